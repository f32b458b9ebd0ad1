# What the caller says of Odds On. See locale/es/calls.ftl for arguments and parts of messages.

# 1-3: told
withdrawn = ¡{ $the-horse } queda fuera!
    .v2 = ¡{ $the-horse } no puede seguir!
    .v3 = Ay, no, ¡{ $the-horse } abandona!
# 1: told
meeting = ¡Bienvenidos a las carreras! El terreno está { $going ->
    [soft] blando
    [firm] firme
    [good] en buen estado
   *[hard] duro
}.
# 1-3: told
field = Corren { $the-horse } y { $the-other }.
    .v2 = En los cajones: { $the-horse } y { $the-other }.
    .v3 = En esta carrera: { $the-horse } y { $the-other }.
# 1-2: told
field-next = { $horse }, { $other }.
    .v2 = { $horse } y { $other }.
# 1-2: told
field-last = { $the-horse } y { $the-other } completan la lista.
    .v2 = Y por último, { $the-horse } y { $the-other }.
# 1: told
field-one = { $the-horse } completa la lista.
# 1-3: told
market = Se abre el mercado. { $name } pone la primera cuota.
    .v2 = ¡Cuotas, por favor! Empieza { $name }.
    .v3 = ¡Tizas en mano! Abre { $name }.
# 1-4: told
price-first = { $name } ofrece { odds } por { $the-horse }.
    .v2 = { odds } por { $the-horse }, dice { $name }.
    .v3 = ¿{ $the-horse }? { odds }, de { $name }.
    .v4 = { $name } apunta { odds } por { $the-horse }.
# 1-3: told
price-shortens = ¡{ $the-horse } baja a { odds }!
    .v2 = Entra dinero por { $the-horse }: ¡{ odds }, { $name }!
    .v3 = ¡Baja la cuota: { $the-horse }, { odds }!
# 1-3: told
price-drifts = { $the-horse } sube a { odds }.
    .v2 = ¿Quién quiere { $to-horse }? { $name } da { odds }.
    .v3 = Ahora { odds } por { $the-horse }, y se lo queda { $name }.
# 1-3: told
last-market = Solo { $the-horse } sigue sin cuota. ¡Una más y salen!
    .v2 = Una cuota para { $the-horse }, ¡y salen!
    .v3 = Falta { $the-horse }: ¿quién se atreve?
# 1-2: told
special-1 = ¡Un toque de mostaza para { $the-horse }!
    .v2 = ¡Cómo pica! ¡Mostaza para { $the-horse }!
# 1-2: told
special-2 = ¡Control antidopaje! ¡{ $the-horse } da positivo!
    .v2 = ¡Dopaje! ¡Fuera { $the-horse }!
# 1-2: told
special-3 = ¡Un chaparrón sobre la pista!
    .v2 = ¡A abrir los paraguas: un chaparrón!
# 1-2: told
special-4 = ¡Al suelo! ¡{ $the-horse } pierde a su jinete!
    .v2 = ¡El jinete { $of-horse } está en la hierba!
# 1-2: told
special-5 = ¡Le han hecho algo { $to-horse }!
    .v2 = ¿Quién ha entrado en la cuadra { $of-horse }?
# 1-2: told
special-6 = ¡Los pronósticos señalan { $to-horse }!
    .v2 = El soplo del día: ¡{ $the-horse }!
# 1-2: told
special-7 = ¡Han comprado al jinete { $of-horse }!
    .v2 = ¡Un sobre para el jinete { $of-horse }!
# 1-2: told
special-8 = ¡Confusión en el paddock! ¿Ese es { $the-horse }?
    .v2 = ¿Cuál es { $the-horse }? ¡Confusión en el paddock!
# 1-2: told
special-9 = ¡Mucho peso para { $the-horse }!
    .v2 = ¡Más plomo en la silla { $of-horse }!
# 1-2: told
special-10 = ¡El público adora { $to-horse }!
    .v2 = ¡Todos van con { $the-horse }!
# 1-2: told
special-11 = ¡Han secuestrado al jinete { $of-horse }!
    .v2 = ¿Dónde está el jinete { $of-horse }? ¡Secuestrado!
# 1-2: told
special-12 = ¡Se anulan todas las apuestas por { $the-horse }!
    .v2 = ¡A borrar la pizarra: nada por { $the-horse }!
# 1-2: told
horse-in = ¡{ $the-horse } corre en su lugar!
    .v2 = Nuevo participante: ¡{ $the-horse }!
# 1: told
going-now = ¡Lluvia! El terreno está ahora { $going ->
    [soft] blando
    [firm] firme
    [good] en buen estado
   *[hard] duro
}.
# 1-2: told
likes-course = ¡Esta pista le va { $to-horse }!
    .v2 = ¡Esta es la pista { $of-horse }!
# 1-2: told
hates-course = ¡{ $the-horse } odia esta pista!
    .v2 = ¡No es pista para { $the-horse }!
# 1-2: told
likes-going = ¡Este terreno le va { $to-horse }!
    .v2 = ¡Este es el terreno { $of-horse }!
# 1-2: told
helped = ¿Qué le ha dado { $to-horse }?
    .v2 = ¡Ojo ahora { $to-horse }!
# 1-2: told
hurt = ¡Algo le pasa { $to-horse }!
    .v2 = ¿Qué le ocurre { $to-horse }?
# 1-3: leads, told
leads-still = ¡Sigue { $the-horse } delante!
    .v2 = ¡{ $the-horse } aguanta!
    .v3 = ¡{ $the-horse } no suelta el mando!
# 1-3: first-two
chased = ¡{ $the-horse } por delante { $of-other }!
    .v2 = ¡{ $the-other } persigue { $to-horse }!
    .v3 = ¡Delante { $the-horse }, y { $the-other } no está lejos!
# 1-3: told
points-won = { points } para { $name }.
    .v2 = { $name } se lleva { points }.
    .v3 = { points } más para { $name }.
# 1-3: told
points-lost = Menos { points } para { $name }. ¡Ay!
    .v2 = { $name } paga { points }.
    .v3 = Esa victoria le cuesta { points } a { $name }.
