# What the caller says of Odds On. See locale/it/calls.ftl for arguments and parts of messages.

withdrawn = { $the-horse } è fuori corsa!
    .v2 = { $the-horse } non può continuare!
    .v3 = Oh no, { $the-horse } si ferma!
meeting = Benvenuti alle corse! Il terreno è { $going ->
    [soft] morbido
    [firm] compatto
    [good] buono
   *[hard] duro
}.
field = Corrono { $horse } e { $other }.
    .v2 = Al via: { $horse } e { $other }.
    .v3 = In questa corsa: { $horse } e { $other }.
field-next = { $horse }, { $other }.
    .v2 = { $horse } e { $other }.
field-last = { $horse } e { $other } completano il campo.
    .v2 = E per finire, { $horse } e { $other }.
field-one = { $horse } completa il campo.
market = Il mercato è aperto. { $name } fa la prima quota.
    .v2 = Le quote, prego! Comincia { $name }.
    .v3 = Gessetti alla mano! Apre { $name }.
price-first = { $name } quota { $the-horse }: { odds }.
    .v2 = { odds } { $the-horse }, dice { $name }.
    .v3 = { $the-horse }? { odds }, risponde { $name }.
    .v4 = Sulla lavagna di { $name }: { $the-horse }, { odds }.
price-shortens = { $the-horse } scende a { odds }!
    .v2 = Soldi per { $the-horse }: { odds }, { $name }!
    .v3 = Cala la quota: { $the-horse }, { odds }!
price-drifts = { $the-horse } sale a { odds }.
    .v2 = Chi vuole { $the-horse }? { $name } dice { odds }.
    .v3 = Adesso { odds }, { $the-horse }, e se lo prende { $name }.
last-market = Solo { $the-horse } non ha una quota. Ancora una e si parte!
    .v2 = Una quota per { $the-horse }, e si parte!
    .v3 = Manca solo { $the-horse }: chi si butta?
special-1 = Un tocco di senape per { $the-horse }!
    .v2 = Che piccante! Senape per { $the-horse }!
special-2 = L'antidoping! Test positivo per { $the-horse }!
    .v2 = Doping! { $the-horse } deve uscire!
special-3 = Un acquazzone sulla pista!
    .v2 = Aprite gli ombrelli: un acquazzone!
special-4 = A terra! { $the-horse } perde il fantino!
    .v2 = Fantino a terra per { $the-horse }!
special-5 = Qualcuno ha manomesso { $the-horse }!
    .v2 = Chi è entrato nel box { $of-horse }?
special-6 = I pronostici dicono { $the-horse }!
    .v2 = La soffiata del giorno: { $the-horse }!
special-7 = Il fantino { $of-horse } è stato comprato!
    .v2 = Una bustarella per il fantino { $of-horse }!
special-8 = Scambio al tondino! Quello è { $the-horse }?
    .v2 = Qual è { $the-horse }? Confusione al tondino!
special-9 = Un bel peso per { $the-horse }!
    .v2 = Altro piombo nella sella { $of-horse }!
special-10 = Il pubblico ama { $the-horse }!
    .v2 = Tutti vogliono { $the-horse }!
special-11 = Il fantino { $of-horse } è stato rapito!
    .v2 = Dov'è il fantino { $of-horse }? Rapito!
special-12 = Scommesse annullate per { $the-horse }!
    .v2 = Lavagna pulita: niente scommesse per { $the-horse }!
horse-in = Al suo posto corre { $the-horse }!
    .v2 = Nuovo in corsa: { $the-horse }!
going-now = Pioggia! Il terreno ora è { $going ->
    [soft] morbido
    [firm] compatto
    [good] buono
   *[hard] duro
}.
likes-course = { $the-horse } ama questa pista!
    .v2 = È la pista { $of-horse }!
hates-course = { $the-horse } odia questa pista!
    .v2 = Non è pista per { $the-horse }!
likes-going = Questo terreno fa per { $the-horse }!
    .v2 = È il terreno { $of-horse }!
helped = Ma che cosa ha mangiato { $the-horse }?
    .v2 = Guardate adesso { $the-horse }!
hurt = Qualcosa non va con { $the-horse }!
    .v2 = Che cos'ha { $the-horse }?
leads-still = Sempre { $the-horse }!
    .v2 = { $the-horse } tiene duro!
    .v3 = { $the-horse } resta in testa!
chased = { $the-horse } davanti { $to-other }!
    .v2 = { $the-other } insegue { $the-horse }!
    .v3 = In testa { $the-horse }, ma { $the-other } è vicino!
points-won = { points } a { $name }.
    .v2 = { $name } prende { points }.
    .v3 = Più { points } per { $name }.
points-lost = Meno { points } per { $name }. Ahi!
    .v2 = { $name } paga { points }.
    .v3 = Questa vittoria costa { points } a { $name }.
