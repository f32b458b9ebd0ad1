# What the caller says of Ready Set Bet. See locale/it/calls.ftl for arguments and parts of messages.

# 1-3: told
red-line = { $the-horse } passa la linea rossa!
    .v2 = { $the-horse } è oltre la linea rossa!
    .v3 = Oltre la linea c'è { $the-horse }!
# 1-3: told
red-line-last = { $the-horse } passa la linea. Ancora uno e le scommesse si chiudono!
    .v2 = { $the-horse } passa la linea: il prossimo chiude lo sportello!
    .v3 = Dopo { $the-horse }, ancora uno e si chiude!
# 1-2: told
race-best = Il colpo della corsa: { $name }, più { chips }!
    .v2 = { $name } ci guadagna { chips }!
# 1: told
race-best-shared = Chi guadagna di più: { $names }, { chips } a testa.
# 1-2: told
prop = { $the-horse } davanti { $to-other }: { $times } a 1.
    .v2 = { $times } a 1, { $the-horse } batte { $the-other }.
# 1-2: told
prop-two = { $the-horse } davanti { $to-other } e { $to-third }: { $times } a 1.
    .v2 = { $times } a 1, { $the-horse } batte { $the-other } e { $the-third }.
# 1-2: told
prop-many = { $the-horse } davanti ad altri { $runners }: { $times } a 1.
    .v2 = { $times } a 1, { $the-horse } batte altri { $runners }.
# 1-2: told
prop-pays = { $the-horse } davanti { $to-other } paga { $times } a 1.
    .v2 = Paga { $times } a 1: { $the-horse } davanti { $to-other }.
# 1-2: told
prop-two-pays = { $the-horse } davanti { $to-other } e { $to-third } paga { $times } a 1.
    .v2 = Paga { $times } a 1: { $the-horse } davanti { $to-other } e { $to-third }.
# 1-2: told
prop-many-pays = { $the-horse } davanti ad altri { $runners } paga { $times } a 1.
    .v2 = Paga { $times } a 1: { $the-horse } davanti ad altri { $runners }.
# 1: told
exotic-pays = { $number ->
    [1] Corta testa
    [2] Fuga
    [3] Gran galoppo
    [4] Gabbie assonnate
   *[5] Fotofinish
} paga!
# 1-2: told
cards-pay-nothing = Delle carte non paga nessuna.
    .v2 = Niente per le carte, stavolta.
# 1: told
exotic-1 = Novità sul tabellone: Corta testa.
# 1: told
exotic-2 = Novità sul tabellone: Fuga.
# 1: told
exotic-3 = Novità sul tabellone: Gran galoppo.
# 1: told
exotic-4 = Novità sul tabellone: Gabbie assonnate.
# 1: told
exotic-5 = Novità sul tabellone: Fotofinish.
# 1-3: told
had-winner = { $name } aveva { $the-horse } vincente, a { $times } a 1!
    .v2 = { $times } a 1 per { $name }: { $the-horse } vincente!
    .v3 = { $name } ci credeva: { $the-horse }, a { $times } a 1!
# 1-3: told
last-bet = Sfuma l'ultima scommessa di { $name }!
    .v2 = { $name } può strappare tutto: nemmeno una scommessa è entrata.
    .v3 = Niente fortuna per { $name }: l'ultima speranza è morta sul traguardo.
