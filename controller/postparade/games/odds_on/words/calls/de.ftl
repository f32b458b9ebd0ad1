# What the caller says of Odds On. See locale/de/calls.ftl for arguments and parts of messages.

# 1-3: told
withdrawn = { $the-horse } ist aus dem Rennen!
    .v2 = { $the-horse } kann nicht weiter!
    .v3 = Oh nein, { $the-horse } gibt auf!
# 1: told
meeting = Der Renntag beginnt. Das Geläuf ist { $going ->
    [soft] weich
    [firm] fest
    [good] gut
   *[hard] hart
}.
# 1-3: told
field = Mit dabei: { $horse } und { $other }.
    .v2 = Unter den Startern: { $horse } und { $other }.
    .v3 = In diesem Feld auch: { $horse } und { $other }.
# 1-2: told
field-next = Dann { $horse }, und { $other }.
    .v2 = { $horse } und { $other }.
# 1-2: told
field-last = { $horse } und { $other } machen das Feld voll.
    .v2 = Und zuletzt { $horse } und { $other }.
# 1: told
field-one = { $horse } macht das Feld voll.
# 1-3: told
market = Der Markt ist offen. { $name } macht die erste Quote.
    .v2 = Quoten, bitte! { $name } beginnt.
    .v3 = Kreide raus, Buchmacher! { $name } zuerst.
# 1-4: told
price-first = { $name } bietet { odds } für { $the-horse }.
    .v2 = { odds } für { $the-horse }, sagt { $name }.
    .v3 = { $the-horse }? { odds }, von { $name }.
    .v4 = { $name } schreibt { $the-horse } mit { odds } an.
# 1-3: told
price-shortens = Die Quote für { $the-horse } fällt auf { odds }!
    .v2 = Geld auf { $the-horse }: { odds }, { $name }!
    .v3 = Runter geht's bei { $of-horse }: { odds }!
# 1-3: told
price-drifts = Die Quote für { $the-horse } steigt auf { odds }.
    .v2 = Wer will { $the-horse }? { $name } gibt { odds }.
    .v3 = Jetzt { odds } für { $the-horse }, und { $name } übernimmt.
# 1-3: told
last-market = Nur { $the-horse } hat keine Quote. Noch eine, und es geht los!
    .v2 = Eine Quote für { $the-horse }, dann geht es los!
    .v3 = Nur { $the-horse } fehlt noch: Wer traut sich?
# 1-2: told
special-1 = { $name } hat einen Löffel Senf für { $the-horse }!
    .v2 = Scharf gewürzt von { $name }: Senf für { $the-horse }!
# 1-2: told
special-2 = { $name } ruft zur Dopingprobe: { $the-horse } fällt durch!
    .v2 = Doping, sagt { $name }! Raus mit { $of-horse }!
# 1-2: told
special-3 = { $name } bestellt einen Wolkenbruch über der Bahn!
    .v2 = Schirme auf: { $name } lässt es regnen!
# 1-2: told
special-4 = { $name } hat es kommen sehen: { $the-horse } verliert den Jockey!
    .v2 = Sturz! { $name } holt den Jockey von { $of-horse } herunter!
# 1-2: told
special-5 = { $name } hat an { $of-horse } herumgepfuscht!
    .v2 = Wer war in der Box von { $of-horse }? Fragt { $name }!
# 1-2: told
special-6 = { $name } schwört auf { $the-horse }!
    .v2 = Der Tipp des Tages von { $name }: { $the-horse }!
# 1-2: told
special-7 = { $name } besticht den Jockey von { $of-horse }!
    .v2 = Ein Umschlag von { $name } für den Jockey von { $of-horse }!
# 1-2: told
special-8 = { $name } stiftet Verwirrung im Führring! Ist das { $the-horse }?
    .v2 = Wer ist hier { $the-horse }? { $name } hat getauscht!
# 1-2: told
special-9 = { $name } will ein schweres Handicap für { $the-horse }!
    .v2 = Mehr Blei für { $the-horse }, sagt { $name }!
# 1-2: told
special-10 = { $name } trommelt für { $the-horse }: das Publikum ist verliebt!
    .v2 = Alle wollen { $the-horse }! { $name } hat damit angefangen!
# 1-2: told
special-11 = { $name } entführt den Jockey von { $of-horse }!
    .v2 = Wo ist der Jockey von { $of-horse }? Fragt { $name }!
# 1-2: told
special-12 = { $name } streicht alle Wetten auf { $the-horse }!
    .v2 = { $name } wischt die Tafel: keine Wetten auf { $the-horse }!
# 1-2: told
horse-in = Dafür läuft { $the-horse }!
    .v2 = Neu im Feld: { $the-horse }!
# 1: told
going-now = Regen! Das Geläuf ist jetzt { $going ->
    [soft] weich
    [firm] fest
    [good] gut
   *[hard] hart
}.
# 1-2: told
likes-course = { $the-horse } liebt diese Bahn!
    .v2 = Das ist die Bahn für { $the-horse }!
# 1-2: told
hates-course = { $the-horse } hasst diese Bahn!
    .v2 = Keine Bahn für { $the-horse }!
# 1-2: told
likes-going = Das Geläuf liegt { $of-horse }!
    .v2 = Das ist ein Boden für { $the-horse }!
# 1-2: told
helped = Was ist denn in { $the-horse } gefahren?
    .v2 = Seht { $the-horse }!
# 1-2: told
hurt = Mit { $of-horse } stimmt etwas nicht!
    .v2 = Was ist mit { $of-horse } los?
# 1-2: told
likes-course-hot = { $the-horse } blüht auf!
    .v2 = { $the-horse } genießt es!
# 1-2: told
hates-course-hot = { $the-horse } quält sich!
    .v2 = { $the-horse } hadert!
# 1-2: told
likes-going-hot = { $the-horse } fliegt!
    .v2 = { $the-horse } genießt das!
# 1-2: told
helped-hot = Seht { $the-horse }!
    .v2 = Hoppla, { $the-horse }!
# 1-2: told
hurt-hot = { $the-horse } stockt!
    .v2 = Sorgen: { $the-horse }!
# 1-3: level, told
level-still = Weiter gleichauf!
    .v2 = Kopf an Kopf!
    .v3 = Zwei sind vorn!
# 1-3: leads, told
leads-still = Weiter { $the-horse }!
    .v2 = { $the-horse } hält!
    .v3 = Vorn: { $the-horse }!
# 1-3: first-two
chased = { $the-horse } vor { $of-other }!
    .v2 = { $the-other } jagt { $the-horse }!
    .v3 = { $the-horse } vorn, { $the-other } dahinter!
# 1-3: told
points-won = { $name } holt { points }.
    .v2 = { $name } nimmt { points }.
    .v3 = { $name } bekommt { points } dazu.
# 1-3: told
points-lost = { $name } verliert { points }. Autsch!
    .v2 = { $name } zahlt { points }.
    .v3 = Das kostet { $name } { points }.
# 1-3: told
chalked = { $name } hatte { $the-horse } mit { odds } an der Tafel!
    .v2 = { odds } auf der Tafel von { $name }: { $the-horse }!
    .v3 = Der Sieger stand bei { $name }, mit { odds }!
