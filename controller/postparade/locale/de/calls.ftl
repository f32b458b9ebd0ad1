# Was der Sprecher auf Deutsch sagt. Aufbau und Argumente: siehe die englische Datei.
# $the-horse ist "die Sieben", $of-horse ist "der Sieben" (Wem? Wessen?).

## Teile

runner = { $number ->
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
    [11] Elf
    [12] Zwölf
   *[other] Nummer { $number }
}
    .the = die { runner }
    .of = der { runner }
named = { $label }
    .the = { $label }
    .of = { $label }
paired = { $label }
    .the = die { $label }
    .of = der { $label }
unnamed = Platz { $seat }
chips = { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
}
due = { $due ->
    [one] einen Chip
   *[other] { $due } Chips
}
points = { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
and = und
minus = minus
odds = { $win } zu { $stake }

## Der Abend

opened = Willkommen bei { $game }!
    .v2 = Heute auf dem Programm: { $game }!
    .v3 = Meine Damen und Herren, { $game }!
closed = Das Spiel ist zu Ende. Danke fürs Mitspielen!
    .v2 = Damit endet das Spiel. Danke fürs Mitspielen!
sound-test = Das ist eine Tonprobe. Können mich alle hören?
seat-taken = Willkommen, { $name }!
    .v2 = { $name } nimmt Platz.
    .v3 = Schön, dass du da bist, { $name }!
seat-renamed = Platz { $seat } heißt jetzt { $name }.
seat-cleared = Platz { $seat } ist frei.
joined = { $name } steigt ein, mit { $chips ->
    [one] einem Chip
   *[other] { $chips } Chips
}.
left = { $name } geht, mit { $chips ->
    [one] einem Chip
   *[other] { $chips } Chips
}.
topped-up = { $name } kauft { chips }.
correction = Korrektur: Die Würfel zeigen { $first } und { $second }.
    .v2 = Die Rennleitung korrigiert den Wurf: { $first } und { $second }.

## Vor dem Start

race = Rennen { $number }! Die Pferde an den Start.
    .v2 = Die Pferde kommen an den Start zum Rennen { $number }.
    .v3 = Jetzt kommt Rennen { $number }. Bitte an den Start!
race-last = Rennen { $number }, das letzte des Abends! Die Pferde an den Start.
    .v2 = Zum letzten Mal an den Start: Rennen { $number }.
first-roller = { $name } würfelt zuerst.
    .v2 = Der erste Wurf gehört { $name }.
    .v3 = { $name }, du hast die Würfel.
has-dice = { $name } hat die Würfel.
    .v2 = Die Würfel liegen bei { $name }.
    .v3 = Bitte, { $name }.
roll = { $name } würfelt { $first } und { $second }.
roll-sum = { $name } würfelt { $total }.
off = Und los geht's!
    .v2 = Die Boxen sind offen, das Rennen läuft!
    .v3 = Sie sind unterwegs!
    .v4 = Die Flagge fällt, und ab die Post!

## Ein Wurf

snake-eyes = Einserpasch!
    .v2 = Zwei kleine Einsen!
    .v3 = Zwei Einsen, kleiner geht es nicht!
boxcars = Sechserpasch!
    .v2 = Zwei Sechsen!
    .v3 = Zwei Sechsen, größer geht es nicht!
double = Pasch, und { $the-horse } läuft!
    .v2 = Ein Pasch für { $the-horse }!
    .v3 = { $the-horse }, mit einem Pasch!

## Das Rennen

first-step = { $the-horse } ist am schnellsten aus der Box!
    .v2 = Der erste Schritt gehört { $of-horse }.
    .v3 = Und weg ist { $the-horse }!
move = { $the-horse } klaut sich eine Länge!
    .v2 = { $the-horse } legt nach!
    .v3 = { $the-horse } hat noch Reserven.
    .v4 = { $the-horse } will es wissen!
    .v5 = { $the-horse } beißt sich durch.
    .v6 = In Bewegung: { $the-horse }.
    .v7 = { $the-horse } streckt sich!
    .v8 = { $the-horse } frisst Meter!
    .v9 = { $the-horse } lässt nicht locker.
    .v10 = Ein guter Sprung von { $of-horse }!
    .v11 = { $the-horse } bleibt dran.
    .v12 = Und weiter, { $horse }!
move-first = { $the-horse } verlässt die Box.
    .v2 = Jetzt läuft auch { $the-horse }.
    .v3 = { $the-horse } mischt mit.
move-hot = { $the-horse }!
    .v2 = { $the-horse } kommt!
    .v3 = Jetzt { $the-horse }!
    .v4 = Da ist { $the-horse }!
    .v5 = Lauf, { $horse }!
    .v6 = Schaut, wie { $the-horse } rennt!
move-outsider = { $the-horse }, langsam, aber sicher.
    .v2 = { $the-horse } gibt sich Mühe.
    .v3 = Ein Schritt für { $the-horse }, und der Weg ist noch weit.
    .v4 = Selbst { $the-horse } bewegt sich.
    .v5 = Niemand hat { $of-horse } gesagt, dass das nichts wird.
    .v6 = { $the-horse } genießt die frische Luft.
left-gate = { $the-horse } ist aufgewacht!
    .v2 = Endlich verlässt { $the-horse } die Box.
    .v3 = Guten Morgen, { $horse }!
surge = { $the-horse } zieht an!
    .v2 = { $the-horse } macht einen Satz!
    .v3 = { $the-horse } hat Flügel!
lead = { $the-horse } übernimmt die Führung!
    .v2 = { $the-horse } geht nach vorn!
    .v3 = Jetzt führt { $the-horse }!
    .v4 = Und vorn ist { $the-horse }!
lead-from = { $the-horse } überholt { $the-other }!
    .v2 = { $the-horse } zieht an { $of-other } vorbei!
    .v3 = { $the-other } ist eingeholt, jetzt führt { $the-horse }!
lead-back = { $the-horse } ist wieder vorn!
    .v2 = { $the-horse } holt sich die Führung zurück!
    .v3 = Die Führung geht wieder an { $the-horse }!
level = { $the-horse } und { $the-other }, Kopf an Kopf!
    .v2 = { $the-horse } und { $the-other }, Seite an Seite!
    .v3 = { $the-horse } und { $the-other }: Da passt kein Blatt dazwischen!
    .v4 = { $the-horse } und { $the-other } teilen sich die Führung!
level-many = { $runners } Pferde liegen gleichauf vorn!
    .v2 = Eine Wand aus { $runners } Pferden an der Spitze!
    .v3 = { $runners } Pferde teilen sich die Führung!
clear = { $the-horse } mit { $moves } Längen, dann lange nichts!
    .v2 = { $the-horse } setzt sich ab, { $moves } Längen voraus!
    .v3 = { $the-horse } läuft davon: { $moves } Längen Vorsprung!
catching = { $the-horse } rückt { $of-other } auf den Pelz!
    .v2 = { $the-other } kann { $the-horse } schon hören!
    .v3 = Da kommt { $the-horse }, dicht hinter { $of-other }!
halfway = Die Hälfte ist geschafft: Fangt { $the-horse }, wenn ihr könnt!
    .v2 = Halbe Strecke, und vorn ist { $the-horse }.
    .v3 = Nach der Hälfte führt { $the-horse }.
near = { $the-horse } braucht nur noch einen Schritt!
    .v2 = Noch ein Schritt, und { $the-horse } ist im Ziel!
    .v3 = { $the-horse } steht einen Schritt vor dem Ziel!
    .v4 = { $the-horse } sieht schon das Ziel!
near-two = { $the-horse } zieht mit { $of-other } gleich: noch ein Schritt für beide!
    .v2 = { $the-horse } und { $the-other }, beide einen Schritt vor dem Ziel!
    .v3 = Noch ein Schritt, für { $the-horse } oder für { $the-other }!
near-many = { $runners } Pferde, ein Schritt. Nicht blinzeln!
    .v2 = { $runners } Pferde stehen einen Schritt vor dem Ziel!
    .v3 = Luft anhalten: { $runners } Pferde brauchen nur noch einen!
longshot = Schaut euch den Außenseiter an, { $the-horse }!
    .v2 = Wer hätte das gedacht? { $the-horse } führt!
    .v3 = Der Außenseiter führt! Es ist { $the-horse }!
twice = Wieder { $the-horse }!
    .v2 = Gleich noch einmal { $the-horse }!
    .v3 = Und noch einmal { $the-horse }!
    .v4 = { $horse }, und wieder { $horse }!
streak = Wieder { $the-horse }! Das war { $times } Mal hintereinander!
    .v2 = { $times } Mal nacheinander { $the-horse }!
    .v3 = { $the-horse }, und das { $times } Mal in Folge!
wasted = Drei gestrichene Zahlen hintereinander. Die Pferde trinken Tee.
    .v2 = Drei Würfe, kein einziger Schritt. Aber schönes Wetter.
    .v3 = Keiner läuft. Sogar die Ziellinie gähnt.

## Stille Momente

order = { $the-horse } führt vor { $of-other }, dann { $the-third }.
    .v2 = Die Reihenfolge: { $horse }, { $other }, { $third }.
    .v3 = Vorn { $the-horse }, dahinter { $the-other }, dann { $the-third }.
    .v4 = { $the-horse } vor { $of-other } und { $of-third }.
order-two = { $the-horse } führt, { $the-other } folgt.
    .v2 = { $the-horse } vor { $of-other }, die anderen warten.
    .v3 = Nur { $the-horse } und { $the-other } haben die Box verlassen.
order-level = { $the-horse } und { $the-other } führen, dann kommt { $the-third }.
    .v2 = Gleichauf vorn: { $the-horse } und { $the-other }. Dahinter { $the-third }.
    .v3 = { $the-third } jagt { $the-horse } und { $the-other }.
still-level = Zwischen { $the-horse } und { $the-other } passt immer noch kein Blatt.
    .v2 = { $the-horse } und { $the-other } sind immer noch gleichauf.
    .v3 = { $the-horse } oder { $the-other }? Niemand weiß es.
gap = { $the-horse } ist { $moves } Längen voraus.
    .v2 = { $moves } Längen zwischen { $of-horse } und dem Rest.
    .v3 = Der Rest braucht ein Fernglas: { $the-horse }, { $moves } Längen voraus.
needs = { $the-horse } braucht noch { $moves }.
    .v2 = Noch { $moves } für { $the-horse }.
    .v3 = Nur noch { $moves } Schritte, { $horse }!
still-home = { $the-horse } steht immer noch in der Box.
    .v2 = { $the-horse } genießt noch die Aussicht aus der Box.
    .v3 = Kann bitte mal jemand { $the-horse } wecken?
drought = Seit { $rolls } Würfen nichts von { $of-horse }.
    .v2 = { $rolls } Würfe ohne { $the-horse }. Das muss an den Hufeisen liegen.
    .v3 = { $the-horse } lässt seit { $rolls } Würfen auf sich warten. Würfel haben kein Gedächtnis, sagt man.
dreaming = Noch { $moves } für { $the-horse }. Träumen darf man.
    .v2 = { $the-horse } braucht noch { $moves }. Wir bewundern den Mut.
    .v3 = { $the-horse } hat noch { $moves } Schritte und alle Zeit der Welt.
pot-now = { $chips } Chips warten im Topf.
    .v2 = Zu gewinnen: { $chips } Chips.
    .v3 = { $chips } Chips suchen ein Zuhause.
generous = { $name } hat in diesem Rennen am meisten gezahlt: { chips }.
    .v2 = Mit besten Grüßen von { $name }: { chips } für den Topf.
    .v3 = Der Topf dankt { $name } für { chips }.
richest = { $name } hat gut lachen, mit { chips }.
    .v2 = Niemand hat mehr als { $name }: { chips }.
    .v3 = Die vollste Kasse hat { $name }: { chips }.
wins-tonight = { $the-horse } hat schon { $times } Rennen gewonnen.
    .v2 = Bisher { $times } Siege für { $the-horse }.
    .v3 = { $times } Rennen gingen heute schon an { $the-horse }.
long-race = Schon { $rolls } Würfe. Niemand hat es eilig.
    .v2 = Wurf { $rolls } liegt hinter uns. Starke Ausdauer, Leute!
    .v3 = { $rolls } Würfe. Die Pferde bitten um Wasser.
waiting = Die Würfel warten auf { $name }.
    .v2 = Nur keine Eile, { $name }.
    .v3 = { $name } ist dran.
winner-nose = { $the-horse }, um eine Nase!
    .v2 = Um eine Nase: { $the-horse }!
    .v3 = { $the-horse } auf der Linie, um eine Nase!
winner-snake-eyes = Einserpasch, und { $the-horse } gewinnt!
    .v2 = Zwei kleine Einsen, und es ist { $the-horse }!
winner-boxcars = Sechserpasch, und { $the-horse } gewinnt!
    .v2 = Zwei Sechsen, und es ist { $the-horse }!

## Das Ziel

photo = Fotofinish!
    .v2 = Was für ein Finish!
    .v3 = War das knapp!
winner = { $the-horse } gewinnt das Rennen!
    .v2 = { $the-horse } ist im Ziel!
    .v3 = Es ist { $the-horse }! { $horse } gewinnt!
    .v4 = Zuerst im Ziel: { $the-horse }!
winner-again = Der Sieger: { $the-horse }!
    .v2 = { $the-horse } hat es geschafft!
    .v3 = Ja, { $the-horse } hat gewonnen!
sleeper-wins = { $rolls } Würfe verschlafen, und dann siegt { $the-horse }!
    .v2 = { $the-horse } hat { $rolls } Würfe lang geschlafen. So wacht man auf!
    .v3 = { $rolls } Würfe in der Box, dann geradewegs zum Sieg!
longshot-wins = Der Außenseiter hat es geschafft!
    .v2 = Wer hatte { $the-horse } auf dem Zettel? Ehrlich!
    .v3 = Ein Außenseiter gewinnt. Erzählt es euren Enkeln!
wire-to-wire = { $the-horse } führte vom Start bis ins Ziel.
    .v2 = Start-Ziel-Sieg für { $the-horse }.
    .v3 = Niemand kam je an { $of-horse } vorbei.
comeback = Was für eine Aufholjagd, { $the-horse }!
    .v2 = { $the-horse } kam von weit hinten.
    .v3 = { $the-horse } schien geschlagen. Von wegen!
easy-win = Und dann kam lange nichts.
    .v2 = Die anderen sind noch unterwegs.
    .v3 = Ein überlegener Sieg für { $the-horse }.
second = Dahinter { $the-horse }.
    .v2 = Zweiter Platz: { $the-horse }.
placed = Platz zwei { $the-horse }, Platz drei { $the-other }.
    .v2 = Dahinter { $the-horse }, dann { $the-other }.
second-level = { $the-horse } und { $the-other } teilen sich Platz zwei.
    .v2 = Platz zwei gleichauf: { $the-horse } und { $the-other }.
second-many = { $runners } Pferde teilen sich Platz zwei.
    .v2 = Platz zwei gleichauf: { $runners } Pferde.
third-level = { $the-horse } und { $the-other } teilen sich Platz drei.
    .v2 = Platz drei gleichauf: { $the-horse } und { $the-other }.
official = Der Einlauf ist amtlich: { $horse }, { $other }, { $third }.
    .v2 = Amtlich: Platz eins { $horse }, zwei { $other }, drei { $third }.
    .v3 = Fürs Protokoll: { $the-horse } vor { $of-other } und { $of-third }.
official-two = Der Einlauf ist amtlich: { $the-horse } vor { $of-other }.
    .v2 = Amtlich: Platz eins { $horse }, Platz zwei { $other }.
    .v3 = Fürs Protokoll: { $the-horse }, dann { $the-other }.
official-one = Das Ergebnis ist amtlich: Gewonnen hat { $the-horse }.
    .v2 = Amtlich: Der Sieger ist { $the-horse }.
    .v3 = Fürs Protokoll: Das Rennen geht an { $the-horse }.
result-winner = { $name } gewinnt das Spiel mit { $chips }!
    .v2 = Das Spiel gehört { $name }: { $chips }!
result-shared = { $names } teilen sich den Sieg mit je { $chips } Chips!
result-rank = { $place ->
    [2] Zweiter Platz
    [3] Dritter Platz
   *[other] Platz { $place }
}: { $name } mit { $chips }.
unclaimed = { $chips ->
    [one] Ein Chip bleibt im Topf und gehört
   *[other] { $chips } Chips bleiben im Topf und gehören
} niemandem.

## Spiele mit Wetten

bets-open = Die Wetten sind eröffnet!
    .v2 = Eure Wetten, bitte!
    .v3 = Der Schalter ist offen. Die Einsätze, bitte!
bets-closed = Nichts geht mehr!
    .v2 = Die Wetten sind geschlossen!
    .v3 = Der Schalter ist zu, nichts geht mehr!
dead-heat = Totes Rennen! { $the-horse } und { $the-other } teilen sich den Sieg!
    .v2 = { $the-horse } und { $the-other } sind nicht zu trennen: totes Rennen!
    .v3 = Zwei Sieger, { $the-horse } und { $the-other }!

## Die letzten Schritte: kürzer

lead-hot = { $the-horse } führt!
    .v2 = Vorn { $the-horse }!
    .v3 = Spitze: { $the-horse }!
lead-from-hot = { $the-horse } vorbei an { $of-other }!
    .v2 = { $the-horse } vor { $of-other }!
lead-back-hot = Wieder vorn: { $the-horse }!
    .v2 = { $the-horse } ist zurück!
level-hot = { $horse }! { $other }! Gleichauf!
    .v2 = { $horse } und { $other }!
level-many-hot = { $runners } in einer Reihe!
    .v2 = { $runners } gleichauf!
clear-hot = { $the-horse }, { $moves } voraus!
    .v2 = { $moves } Längen, { $the-horse }!
catching-hot = Schaut auf { $the-horse }!
    .v2 = { $other }, dreh dich um!
halfway-hot = Halbe Strecke: { $the-horse }!
    .v2 = Über die Hälfte, { $the-horse }!
near-hot = { $the-horse }, ein Schritt!
    .v2 = Noch einen, { $horse }!
    .v3 = { $the-horse } sieht das Ziel!
near-two-hot = { $other }! { $horse }! Ein Schritt!
    .v2 = { $horse } oder { $other }!
near-many-hot = { $runners } Pferde, ein Ziel!
    .v2 = { $runners } Pferde, ein Schritt!
longshot-hot = Der Außenseiter! { $the-horse }!
    .v2 = Ausgerechnet { $the-horse }!
surge-hot = { $the-horse } fliegt!
    .v2 = { $the-horse } mit Flügeln!
twice-hot = Wieder { $the-horse }!
    .v2 = Noch mal { $the-horse }!
    .v3 = Und noch mal { $the-horse }!
streak-hot = { $times } Mal { $the-horse }!
    .v2 = { $the-horse }, { $times } Mal in Folge!
order-hot = { $horse }, { $other }, { $third }.
    .v2 = { $the-horse } vor { $of-other }.
order-level-hot = { $horse }, { $other }: gleichauf.
    .v2 = { $the-horse } oder { $the-other }?
still-level-hot = { $horse } oder { $other }?
    .v2 = { $horse }, { $other }: gleichauf.
needs-hot = Noch { $moves }, { $horse }!
    .v2 = Noch { $moves }!
gap-hot = { $the-horse }, { $moves } voraus.
    .v2 = { $moves } Längen.

## Wetten im laufenden Rennen

race-nobody = Die Bank lächelt: Niemand hat etwas gewonnen.
    .v2 = An diesem Rennen hat niemand etwas verdient.
ended = Das war das letzte Rennen. Zählt eure Chips: Wer die meisten hat, gewinnt den Abend!
    .v2 = Alle Rennen sind gelaufen. Zählt eure Chips: Wer die meisten hat, hat gewonnen!
paused = Alles anhalten: Das Rennen macht Pause.
    .v2 = Das Rennen steht still.
resumed = Und weiter geht's!
    .v2 = Das Rennen läuft wieder!

## Buchmacher

dead-heat-many = Totes Rennen! { $runners } Pferde teilen sich den Sieg!
    .v2 = { $runners } Sieger! Totes Rennen!
