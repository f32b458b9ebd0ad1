# What the caller says of Ready Set Bet. See locale/fr/calls.ftl for arguments and parts of messages.

# 1-3: told
red-line = { $the-horse } passe la ligne rouge !
    .v2 = { $the-horse } a franchi la ligne rouge !
    .v3 = Ligne rouge franchie pour { $the-horse } !
# 1-3: told
red-line-last = { $the-horse } a passé la ligne. Encore un et les paris sont clos !
    .v2 = { $the-horse } passe la ligne : le prochain ferme le guichet !
    .v3 = Après { $the-horse }, encore un et les paris sont clos !
# 1-2: told
race-best = La meilleure affaire : { $name }, plus { chips } !
    .v2 = { $name } en tire { chips } !
# 1: told
race-best-shared = Les meilleures affaires : { $names }, { chips } chacun.
# 1-2: told
prop = { $the-horse } devant { $the-other } : { $times } contre 1.
    .v2 = { $times } contre 1, { $the-horse } bat { $the-other }.
# 1-2: told
prop-two = { $the-horse } devant { $the-other } et { $the-third } : { $times } contre 1.
    .v2 = { $times } contre 1, { $the-horse } bat { $the-other } et { $the-third }.
# 1-2: told
prop-many = { $the-horse } devant { $runners } autres : { $times } contre 1.
    .v2 = { $times } contre 1, { $the-horse } bat { $runners } autres.
# 1-2: told
prop-pays = { $the-horse } devant { $the-other } paie { $times } contre 1.
    .v2 = Ça paie { $times } contre 1 : { $the-horse } devant { $the-other }.
# 1-2: told
prop-two-pays = { $the-horse } devant { $the-other } et { $the-third } paie { $times } contre 1.
    .v2 = Ça paie { $times } contre 1 : { $the-horse } devant { $the-other } et { $the-third }.
# 1-2: told
prop-many-pays = { $the-horse } devant { $runners } autres paie { $times } contre 1.
    .v2 = Ça paie { $times } contre 1 : { $the-horse } devant { $runners } autres.
# 1: told
exotic-pays = { $number ->
    [1] Courte tête
    [2] Cavalier seul
    [3] Grand galop
    [4] Départ endormi
   *[5] Photo-finish
} paie !
# 1-2: told
cards-pay-nothing = Pas une carte ne paie.
    .v2 = Rien pour les cartes cette fois.
# 1: told
exotic-1 = Nouveau au tableau : Courte tête.
# 1: told
exotic-2 = Nouveau au tableau : Cavalier seul.
# 1: told
exotic-3 = Nouveau au tableau : Grand galop.
# 1: told
exotic-4 = Nouveau au tableau : Départ endormi.
# 1: told
exotic-5 = Nouveau au tableau : Photo-finish.
# 1-3: told
had-winner = { $name } avait { $the-horse } gagnant, à { $times } contre 1 !
    .v2 = { $times } contre 1 pour { $name } : { $the-horse } gagnant !
    .v3 = { $name } avait senti { $the-horse }, à { $times } contre 1 !
# 1-3: told
last-bet = Le dernier pari de { $name } s'envole !
    .v2 = { $name } peut tout déchirer : aucun pari n'est passé.
    .v3 = Pas de chance pour { $name } : le dernier espoir s'est éteint sur la ligne.
