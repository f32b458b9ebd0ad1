# What the caller says of Ready Set Bet. See locale/es/calls.ftl for arguments and parts of messages.

red-line = ¡{ $the-horse } cruza la línea roja!
    .v2 = ¡{ $the-horse } ha pasado la línea roja!
    .v3 = ¡Y { $the-horse } pasa la línea!
red-line-last = { $the-horse } pasa la línea. ¡Uno más y se cierran las apuestas!
    .v2 = { $the-horse } cruza la línea: ¡el siguiente cierra la ventanilla!
    .v3 = Tras { $the-horse }, uno más y se cierran las apuestas.
race-best = Lo mejor de la carrera: { $name }, ¡con { chips }!
    .v2 = ¡{ $name } saca { chips } de esta carrera!
race-best-shared = Quienes más sacan: { $names }, { chips } por cabeza.
prop = { $the-horse } delante { $of-other }: { $times } a 1.
    .v2 = { $times } a 1 a que { $the-horse } gana { $to-other }.
prop-two = { $the-horse } delante { $of-other } y { $of-third }: { $times } a 1.
    .v2 = { $times } a 1 a que { $the-horse } gana { $to-other } y { $to-third }.
prop-many = { $the-horse } delante de otros { $runners }: { $times } a 1.
    .v2 = { $times } a 1 a que { $the-horse } gana a otros { $runners }.
prop-pays = { $the-horse } delante { $of-other } paga { $times } a 1.
    .v2 = Paga { $times } a 1: { $the-horse } delante { $of-other }.
prop-two-pays = { $the-horse } delante { $of-other } y { $of-third } paga { $times } a 1.
    .v2 = Paga { $times } a 1: { $the-horse } delante { $of-other } y { $of-third }.
prop-many-pays = { $the-horse } delante de otros { $runners } paga { $times } a 1.
    .v2 = Paga { $times } a 1: { $the-horse } delante de otros { $runners }.
exotic-pays = ¡Paga { $number ->
    [1] Corta cabeza
    [2] Escapada
    [3] Galope tendido
    [4] Salida dormida
   *[5] Foto finish
}!
cards-pay-nothing = De las cartas, no paga ninguna.
    .v2 = Nada para las cartas esta vez.
exotic-1 = Nuevo en la pizarra: Corta cabeza.
exotic-2 = Nuevo en la pizarra: Escapada.
exotic-3 = Nuevo en la pizarra: Galope tendido.
exotic-4 = Nuevo en la pizarra: Salida dormida.
exotic-5 = Nuevo en la pizarra: Foto finish.
