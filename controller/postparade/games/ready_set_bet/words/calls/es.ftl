# What the caller says of Ready Set Bet. See locale/es/calls.ftl for arguments and parts of messages.

# 1-3: told
red-line = ¡{ $the-horse } cruza la línea roja!
    .v2 = ¡{ $the-horse } ha pasado la línea roja!
    .v3 = ¡Y { $the-horse } pasa la línea!
# 1-3: told
red-line-last = { $the-horse } pasa la línea. ¡Uno más y se cierran las apuestas!
    .v2 = { $the-horse } cruza la línea: ¡el siguiente cierra la ventanilla!
    .v3 = Tras { $the-horse }, uno más y se cierran las apuestas.
# 1-2: told
race-best = Lo mejor de la carrera: { $name }, ¡con { chips }!
    .v2 = ¡{ $name } saca { chips } de esta carrera!
# 1: told
race-best-shared = Quienes más sacan: { $names }, { chips } por cabeza.
# 1-2: told
prop = { $the-horse } delante { $of-other }: { $times } a 1.
    .v2 = { $times } a 1 a que { $the-horse } gana { $to-other }.
# 1-2: told
prop-two = { $the-horse } delante { $of-other } y { $of-third }: { $times } a 1.
    .v2 = { $times } a 1 a que { $the-horse } gana { $to-other } y { $to-third }.
# 1-2: told
prop-many = { $the-horse } delante de otros { $runners }: { $times } a 1.
    .v2 = { $times } a 1 a que { $the-horse } gana a otros { $runners }.
# 1-2: told
prop-pays = { $the-horse } delante { $of-other } paga { $times } a 1.
    .v2 = Paga { $times } a 1: { $the-horse } delante { $of-other }.
# 1-2: told
prop-two-pays = { $the-horse } delante { $of-other } y { $of-third } paga { $times } a 1.
    .v2 = Paga { $times } a 1: { $the-horse } delante { $of-other } y { $of-third }.
# 1-2: told
prop-many-pays = { $the-horse } delante de otros { $runners } paga { $times } a 1.
    .v2 = Paga { $times } a 1: { $the-horse } delante de otros { $runners }.
# 1: told
exotic-pays = ¡Paga { $number ->
    [1] Corta cabeza
    [2] Escapada
    [3] Galope tendido
    [4] Salida dormida
   *[5] Foto finish
}!
# 1-2: told
cards-pay-nothing = De las cartas, no paga ninguna.
    .v2 = Nada para las cartas esta vez.
# 1: told
exotic-1 = Nuevo en la pizarra: Corta cabeza.
# 1: told
exotic-2 = Nuevo en la pizarra: Escapada.
# 1: told
exotic-3 = Nuevo en la pizarra: Galope tendido.
# 1: told
exotic-4 = Nuevo en la pizarra: Salida dormida.
# 1: told
exotic-5 = Nuevo en la pizarra: Foto finish.
# 1-3: told
had-winner = ¡{ $name } tenía { $the-horse } a ganador, a { $times } a 1!
    .v2 = { $times } a 1 para { $name }: ¡{ $the-horse } a ganador!
    .v3 = { $name } vio venir { $to-horse }, ¡a { $times } a 1!
# 1-3: told
last-bet = ¡Se esfuma la última apuesta de { $name }!
    .v2 = { $name } puede romperlo todo: ni una apuesta ha entrado.
    .v3 = Sin suerte para { $name }: la última esperanza murió en la meta.
