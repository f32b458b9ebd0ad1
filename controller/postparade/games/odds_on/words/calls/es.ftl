# What the caller says of Odds On. See locale/es/calls.ftl for arguments and parts of messages.

# 1-3: told
withdrawn = ¡{ $the-horse } queda fuera!
    .v2 = ¡{ $the-horse } no puede seguir!
    .v3 = Ay, no, ¡{ $the-horse } abandona!
# 1: told
meeting = Empieza la reunión. El terreno está { $going ->
    [soft] blando
    [firm] firme
    [good] en buen estado
   *[hard] duro
}.
# 1-3: told
field = Entre los que corren: { $the-horse } y { $the-other }.
    .v2 = En el pelotón: { $the-horse } y { $the-other }.
    .v3 = En esta carrera, entre otros: { $the-horse } y { $the-other }.
# 1-2: told
field-next = Luego { $horse }, y { $other }.
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
special-1 = ¡{ $name } tiene un toque de mostaza para { $the-horse }!
    .v2 = ¡Cómo pica! ¡Mostaza de { $name } para { $the-horse }!
# 1-2: told
special-2 = ¡{ $name } pide el control: { $the-horse } da positivo!
    .v2 = ¡Dopaje, dice { $name }! ¡Fuera { $the-horse }!
# 1-2: told
special-3 = ¡{ $name } encarga un chaparrón sobre la pista!
    .v2 = ¡A abrir los paraguas: { $name } hace llover!
# 1-2: told
special-4 = ¡{ $name } lo veía venir: { $the-horse } pierde a su jinete!
    .v2 = ¡Al suelo! ¡{ $name } tira al jinete { $of-horse }!
# 1-2: told
special-5 = ¡{ $name } le ha hecho algo { $to-horse }!
    .v2 = ¿Quién ha entrado en la cuadra { $of-horse }? ¡Que hable { $name }!
# 1-2: told
special-6 = ¡{ $name } señala { $to-horse }!
    .v2 = El soplo del día, de { $name }: ¡{ $the-horse }!
# 1-2: told
special-7 = ¡{ $name } compra al jinete { $of-horse }!
    .v2 = ¡Un sobre de { $name } para el jinete { $of-horse }!
# 1-2: told
special-8 = ¡{ $name } lía el paddock! ¿Ese es { $the-horse }?
    .v2 = ¿Cuál es { $the-horse }? ¡{ $name } lo ha mezclado todo!
# 1-2: told
special-9 = ¡{ $name } quiere mucho peso para { $the-horse }!
    .v2 = ¡Más plomo para { $the-horse }, dice { $name }!
# 1-2: told
special-10 = ¡{ $name } alaba { $to-horse }: el público se lo cree!
    .v2 = ¡Todos van con { $the-horse }! ¡Idea de { $name }!
# 1-2: told
special-11 = ¡{ $name } secuestra al jinete { $of-horse }!
    .v2 = ¿Dónde está el jinete { $of-horse }? ¡Que lo diga { $name }!
# 1-2: told
special-12 = ¡{ $name } anula todas las apuestas por { $the-horse }!
    .v2 = ¡{ $name } borra la pizarra: nada por { $the-horse }!
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
    .v2 = ¡Ojo { $to-horse }!
# 1-2: told
hurt = ¡Algo le pasa { $to-horse }!
    .v2 = ¿Qué le ocurre { $to-horse }?
# 1-2: told
likes-course-hot = ¡{ $the-horse } disfruta!
    .v2 = ¡{ $the-horse } se crece!
# 1-2: told
hates-course-hot = ¡{ $the-horse } sufre!
    .v2 = ¡{ $the-horse } padece!
# 1-2: told
likes-going-hot = ¡{ $the-horse } vuela!
    .v2 = ¡{ $the-horse } disfruta!
# 1-2: told
helped-hot = ¡Ojo { $to-horse }!
    .v2 = ¡Vaya, { $the-horse }!
# 1-2: told
hurt-hot = ¡{ $the-horse } flaquea!
    .v2 = ¡Ay, { $the-horse }!
# 1-3: level, told
level-still = ¡Siguen iguales!
    .v2 = ¡Siguen a la par!
    .v3 = ¡Dos en cabeza!
# 1-3: leads, told
leads-still = ¡Sigue { $the-horse }!
    .v2 = ¡{ $the-horse } aguanta!
    .v3 = ¡{ $the-horse } no cede!
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
# 1-3: told
chalked = ¡{ $name } tenía { $the-horse } a { odds }!
    .v2 = { odds } en la pizarra de { $name }: ¡{ $the-horse }!
    .v3 = La cuota ganadora era de { $name }: ¡{ odds }!
