# What the caller says of Ready Set Bet. See locale/fr/calls.ftl for arguments and parts of messages.

red-line = { $the-horse } passe la ligne rouge !
    .v2 = { $the-horse } a franchi la ligne rouge !
    .v3 = Ligne rouge franchie pour { $the-horse } !
red-line-last = { $the-horse } a passé la ligne. Encore un et les paris sont clos !
    .v2 = { $the-horse } passe la ligne : le prochain ferme le guichet !
    .v3 = Après { $the-horse }, encore un et les paris sont clos !
race-best = La meilleure affaire : { $name }, plus { chips } !
    .v2 = { $name } en tire { chips } !
race-best-shared = Les meilleures affaires : { $names }, { chips } chacun.
prop = { $the-horse } devant { $the-other } : { $times } contre 1.
    .v2 = { $times } contre 1, { $the-horse } bat { $the-other }.
prop-two = { $the-horse } devant { $the-other } et { $the-third } : { $times } contre 1.
    .v2 = { $times } contre 1, { $the-horse } bat { $the-other } et { $the-third }.
prop-many = { $the-horse } devant { $runners } autres : { $times } contre 1.
    .v2 = { $times } contre 1, { $the-horse } bat { $runners } autres.
prop-pays = { $the-horse } devant { $the-other } paie { $times } contre 1.
    .v2 = Ça paie { $times } contre 1 : { $the-horse } devant { $the-other }.
prop-two-pays = { $the-horse } devant { $the-other } et { $the-third } paie { $times } contre 1.
    .v2 = Ça paie { $times } contre 1 : { $the-horse } devant { $the-other } et { $the-third }.
prop-many-pays = { $the-horse } devant { $runners } autres paie { $times } contre 1.
    .v2 = Ça paie { $times } contre 1 : { $the-horse } devant { $runners } autres.
exotic-pays = { $number ->
    [1] Courte tête
    [2] Cavalier seul
    [3] Grand galop
    [4] Départ endormi
   *[5] Photo-finish
} paie !
cards-pay-nothing = Pas une carte ne paie.
    .v2 = Rien pour les cartes cette fois.
exotic-1 = Nouveau au tableau : Courte tête.
exotic-2 = Nouveau au tableau : Cavalier seul.
exotic-3 = Nouveau au tableau : Grand galop.
exotic-4 = Nouveau au tableau : Départ endormi.
exotic-5 = Nouveau au tableau : Photo-finish.
