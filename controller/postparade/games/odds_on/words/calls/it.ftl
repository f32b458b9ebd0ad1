# What the caller says of Odds On. See locale/it/calls.ftl for arguments and parts of messages.

# 1-3: told
withdrawn = { $the-horse } è fuori corsa!
    .v2 = { $the-horse } non può continuare!
    .v3 = Oh no, { $the-horse } si ferma!
# 1: told
meeting = La riunione comincia. Il terreno è { $going ->
    [soft] morbido
    [firm] compatto
    [good] buono
   *[hard] duro
}.
# 1-3: told
field = Tra i partenti: { $horse } e { $other }.
    .v2 = Nel gruppo: { $horse } e { $other }.
    .v3 = In questa corsa, tra gli altri: { $horse } e { $other }.
# 1-2: told
field-next = Poi { $horse }, e { $other }.
    .v2 = { $horse } e { $other }.
# 1-2: told
field-last = { $horse } e { $other } completano il campo.
    .v2 = E per finire, { $horse } e { $other }.
# 1: told
field-one = { $horse } completa il campo.
# 1-3: told
market = Il mercato è aperto. { $name } fa la prima quota.
    .v2 = Le quote, prego! Comincia { $name }.
    .v3 = Gessetti alla mano! Apre { $name }.
# 1-4: told
price-first = { $name } quota { $the-horse }: { odds }.
    .v2 = { odds } { $the-horse }, dice { $name }.
    .v3 = { $the-horse }? { odds }, risponde { $name }.
    .v4 = Sulla lavagna di { $name }: { $the-horse }, { odds }.
# 1-3: told
price-shortens = { $the-horse } scende a { odds }!
    .v2 = Soldi per { $the-horse }: { odds }, { $name }!
    .v3 = Cala la quota: { $the-horse }, { odds }!
# 1-3: told
price-drifts = { $the-horse } sale a { odds }.
    .v2 = Chi vuole { $the-horse }? { $name } dice { odds }.
    .v3 = Adesso { odds }, { $the-horse }, e se lo prende { $name }.
# 1-3: told
last-market = Solo { $the-horse } non ha una quota. Ancora una e si parte!
    .v2 = Una quota per { $the-horse }, e si parte!
    .v3 = Manca solo { $the-horse }: chi si butta?
# 1-2: told
special-1 = { $name } ha un tocco di senape per { $the-horse }!
    .v2 = Che piccante! { $name } dà la senape: è per { $the-horse }!
# 1-2: told
special-2 = { $name } chiama l'antidoping: test positivo per { $the-horse }!
    .v2 = Doping, dice { $name }! { $the-horse } deve uscire!
# 1-2: told
special-3 = { $name } ordina un acquazzone sulla pista!
    .v2 = Aprite gli ombrelli: { $name } fa piovere!
# 1-2: told
special-4 = { $name } l'aveva previsto: { $the-horse } perde il fantino!
    .v2 = Fantino a terra per { $the-horse }, grazie a { $name }!
# 1-2: told
special-5 = { $name } ha manomesso { $the-horse }!
    .v2 = Chi è entrato nel box { $of-horse }? Chiedete a { $name }!
# 1-2: told
special-6 = { $name } dà un consiglio: { $the-horse }!
    .v2 = La soffiata del giorno, da { $name }: { $the-horse }!
# 1-2: told
special-7 = { $name } compra il fantino { $of-horse }!
    .v2 = Una bustarella di { $name } per il fantino { $of-horse }!
# 1-2: told
special-8 = { $name } fa confusione al tondino! Quello è { $the-horse }?
    .v2 = Qual è { $the-horse }? { $name } ha mescolato tutto!
# 1-2: told
special-9 = { $name } vuole un bel peso per { $the-horse }!
    .v2 = Altro piombo per { $the-horse }, dice { $name }!
# 1-2: told
special-10 = { $name } esalta { $the-horse }: il pubblico ci crede!
    .v2 = Tutti vogliono { $the-horse }! Idea di { $name }!
# 1-2: told
special-11 = { $name } rapisce il fantino { $of-horse }!
    .v2 = Dov'è il fantino { $of-horse }? Chiedete a { $name }!
# 1-2: told
special-12 = { $name } annulla le scommesse per { $the-horse }!
    .v2 = { $name } pulisce la lavagna: niente scommesse per { $the-horse }!
# 1-2: told
horse-in = Al suo posto corre { $the-horse }!
    .v2 = Nuovo in corsa: { $the-horse }!
# 1: told
going-now = Pioggia! Il terreno ora è { $going ->
    [soft] morbido
    [firm] compatto
    [good] buono
   *[hard] duro
}.
# 1-2: told
likes-course = { $the-horse } ama questa pista!
    .v2 = È la pista { $of-horse }!
# 1-2: told
hates-course = { $the-horse } odia questa pista!
    .v2 = Non è pista per { $the-horse }!
# 1-2: told
likes-going = Questo terreno fa per { $the-horse }!
    .v2 = È il terreno { $of-horse }!
# 1-2: told
helped = Ma che cosa ha mangiato { $the-horse }?
    .v2 = Guardate { $the-horse }!
# 1-2: told
hurt = Qualcosa non va con { $the-horse }!
    .v2 = Che cos'ha { $the-horse }?
# 1-2: told
likes-course-hot = { $the-horse } si esalta!
    .v2 = { $the-horse } gradisce!
# 1-2: told
hates-course-hot = { $the-horse } fatica!
    .v2 = { $the-horse } soffre!
# 1-2: told
likes-going-hot = { $the-horse } gradisce!
    .v2 = { $the-horse } vola!
# 1-2: told
helped-hot = Guardate { $the-horse }!
    .v2 = Però, { $the-horse }!
# 1-2: told
hurt-hot = { $the-horse } arranca!
    .v2 = Ahi, { $the-horse }!
# 1-3: level, told
level-still = Ancora alla pari!
    .v2 = Sempre appaiati!
    .v3 = In due davanti!
# 1-3: leads, told
leads-still = Sempre { $the-horse }!
    .v2 = { $the-horse } resiste!
    .v3 = Ancora { $the-horse }!
# 1-3: first-two
chased = { $the-horse } davanti { $to-other }!
    .v2 = { $the-other } insegue { $the-horse }!
    .v3 = In testa { $the-horse }, ma { $the-other } è vicino!
# 1-3: told
points-won = { points } a { $name }.
    .v2 = { $name } prende { points }.
    .v3 = Più { points } per { $name }.
# 1-3: told
points-lost = Meno { points } per { $name }. Ahi!
    .v2 = { $name } paga { points }.
    .v3 = Questa vittoria costa { points } a { $name }.
# 1-3: told
chalked = { $name } aveva quotato { $the-horse } a { odds }!
    .v2 = { odds } sulla lavagna di { $name }: { $the-horse }!
    .v3 = La quota vincente era di { $name }: { odds }!
