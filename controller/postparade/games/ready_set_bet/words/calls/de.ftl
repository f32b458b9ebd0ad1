# What the caller says of Ready Set Bet. See locale/de/calls.ftl for arguments and parts of messages.

# 1-3: told
red-line = { $the-horse } überquert die rote Linie!
    .v2 = { $the-horse } ist über der roten Linie!
    .v3 = Rote Linie: { $the-horse }!
# 1-3: told
red-line-last = { $the-horse } ist über der Linie. Noch ein Pferd, und die Wetten sind zu!
    .v2 = { $the-horse } überquert die Linie: Beim nächsten Pferd schließt der Schalter!
    .v3 = Nach { $of-horse } noch ein Pferd, dann ist Schluss mit den Wetten!
# 1-2: told
race-best = Am besten lief es für { $name }: plus { chips }!
    .v2 = { $name } holt { chips } aus diesem Rennen!
# 1: told
race-best-shared = Am meisten holen { $names }: { chips } für jeden.
# 1-2: told
prop = { $the-horse } vor { $of-other }: { $times } zu 1.
    .v2 = { $times } zu 1, { $the-horse } schlägt { $the-other }.
# 1-2: told
prop-two = { $the-horse } vor { $of-other } und { $of-third }: { $times } zu 1.
    .v2 = { $times } zu 1, { $the-horse } schlägt { $the-other } und { $the-third }.
# 1-2: told
prop-many = { $the-horse } vor { $runners } anderen: { $times } zu 1.
    .v2 = { $times } zu 1, { $the-horse } schlägt { $runners } andere.
# 1-2: told
prop-pays = { $the-horse } vor { $of-other } zahlt { $times } zu 1.
    .v2 = Das zahlt { $times } zu 1: { $the-horse } vor { $of-other }.
# 1-2: told
prop-two-pays = { $the-horse } vor { $of-other } und { $of-third } zahlt { $times } zu 1.
    .v2 = Das zahlt { $times } zu 1: { $the-horse } vor { $of-other } und { $of-third }.
# 1-2: told
prop-many-pays = { $the-horse } vor { $runners } anderen zahlt { $times } zu 1.
    .v2 = Das zahlt { $times } zu 1: { $the-horse } vor { $runners } anderen.
# 1: told
exotic-pays = Es zahlt: { $number ->
    [1] Kurzer Kopf
    [2] Auf und davon
    [3] Alle im Galopp
    [4] Verschlafener Start
   *[5] Fotofinish
}!
# 1-2: told
cards-pay-nothing = Von den Karten zahlt keine.
    .v2 = Diesmal nichts für die Karten.
# 1: told
exotic-1 = Neu auf der Tafel: Kurzer Kopf.
# 1: told
exotic-2 = Neu auf der Tafel: Auf und davon.
# 1: told
exotic-3 = Neu auf der Tafel: Alle im Galopp.
# 1: told
exotic-4 = Neu auf der Tafel: Verschlafener Start.
# 1: told
exotic-5 = Neu auf der Tafel: Fotofinish.
# 1-3: told
had-winner = { $name } hatte { $the-horse } auf Sieg, zu { $times } zu 1!
    .v2 = { $times } zu 1 für { $name }: Sieg auf { $the-horse }!
    .v3 = { $name } hat { $the-horse } kommen sehen, zu { $times } zu 1!
# 1-3: told
last-bet = Die letzte Wette von { $name } ist geplatzt!
    .v2 = { $name } kann alles zerreißen: Keine einzige Wette ging auf.
    .v3 = Kein Glück für { $name }: Die letzte Hoffnung starb auf der Linie.
