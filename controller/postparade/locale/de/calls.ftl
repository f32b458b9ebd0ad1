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

# 1-3: told
opened = Willkommen bei { $game }!
    .v2 = Heute auf dem Programm: { $game }!
    .v3 = Meine Damen und Herren, { $game }!
# 1-2: told
closed = Das Spiel ist zu Ende. Danke fürs Mitspielen!
    .v2 = Damit endet das Spiel. Danke fürs Mitspielen!
# 1: told
sound-test = Das ist eine Tonprobe. Können mich alle hören?
# 1: told
announcement = { $text }
# 1-3: told
seat-taken = Willkommen, { $name }!
    .v2 = { $name } nimmt Platz.
    .v3 = Schön, dass du da bist, { $name }!
# 1: told
seat-renamed = Platz { $seat } heißt jetzt { $name }.
# 1: told
seat-cleared = Platz { $seat } ist frei.
# 1: told
joined = { $name } steigt ein, mit { $chips ->
    [one] einem Chip
   *[other] { $chips } Chips
}.
# 1: told
left = { $name } geht, mit { $chips ->
    [one] einem Chip
   *[other] { $chips } Chips
}.
# 1: told
topped-up = { $name } kauft { chips }.
# 1-2: told
correction = Korrektur: Die Würfel zeigen { $first } und { $second }.
    .v2 = Die Rennleitung korrigiert den Wurf: { $first } und { $second }.
# 1: told
correction-one = Korrektur: Der Würfel zeigt { $total }.
# 1-3: told
roll-taken-back = Der letzte Wurf zählt nicht.
    .v2 = Die Rennleitung nimmt den letzten Wurf zurück.
    .v3 = Vergesst den letzten Wurf: Da hat niemand gewürfelt.

## Vor dem Start

# 1-3: told
race = Rennen { $number }! Die Pferde an den Start.
    .v2 = Die Pferde kommen an den Start zum Rennen { $number }.
    .v3 = Jetzt kommt Rennen { $number }. Bitte an den Start!
# 1-2: told
race-last = Rennen { $number }, das letzte des Spiels! Die Pferde an den Start.
    .v2 = Zum letzten Mal an den Start: Rennen { $number }.
# 1-3: told
first-roller = { $name } würfelt zuerst.
    .v2 = Der erste Wurf gehört { $name }.
    .v3 = { $name }, du hast die Würfel.
# 1-3: told
has-dice = { $name } hat die Würfel.
    .v2 = Die Würfel liegen bei { $name }.
    .v3 = Bitte, { $name }.
# 1: told
roll = { $name } würfelt { $first } und { $second }.
# 1: told
roll-sum = { $name } würfelt { $total }.
# 1-4: told
off = Und los geht's!
    .v2 = Die Boxen sind offen, das Rennen läuft!
    .v3 = Sie sind unterwegs!
    .v4 = Die Flagge fällt, und ab die Post!

## Ein Wurf

# 1-3: told
snake-eyes = Einserpasch!
    .v2 = Zwei kleine Einsen!
    .v3 = Zwei Einsen, kleiner geht es nicht!
# 1-3: told
boxcars = Sechserpasch!
    .v2 = Zwei Sechsen!
    .v3 = Zwei Sechsen, größer geht es nicht!
# 1-3: moved
double = Pasch, und { $the-horse } läuft!
    .v2 = Ein Pasch für { $the-horse }!
    .v3 = { $the-horse }, mit einem Pasch!

## Das Rennen

# 1-3: leads, first-out
first-step = { $the-horse } ist am schnellsten aus der Box!
    .v2 = Der erste Schritt gehört { $of-horse }.
    .v3 = Und weg ist { $the-horse }!
# 1-12: moved-before
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
# 1-3: moved
move-first = { $the-horse } verlässt die Box.
    .v2 = Jetzt läuft auch { $the-horse }.
    .v3 = { $the-horse } mischt mit.
# 1-6: moved
move-hot = { $the-horse }!
    .v2 = { $the-horse } kommt!
    .v3 = Jetzt { $the-horse }!
    .v4 = Da ist { $the-horse }!
    .v5 = Lauf, { $horse }!
    .v6 = Schaut, wie { $the-horse } rennt!
# 1-4: moved, outsider, behind-three
# 5: moved, outsider, behind-three, idiom
# 6: moved, outsider, behind-three
move-outsider = { $the-horse }, langsam, aber sicher.
    .v2 = { $the-horse } gibt sich Mühe.
    .v3 = Ein Schritt für { $the-horse }, und der Weg ist noch weit.
    .v4 = Selbst { $the-horse } bewegt sich.
    .v5 = Niemand hat { $of-horse } gesagt, dass das nichts wird.
    .v6 = { $the-horse } genießt die frische Luft.
# 1-3: moved
left-gate = { $the-horse } ist aufgewacht!
    .v2 = Endlich verlässt { $the-horse } die Box.
    .v3 = Guten Morgen, { $horse }!
# 1-3: moved
surge = { $the-horse } zieht an!
    .v2 = { $the-horse } macht einen Satz!
    .v3 = { $the-horse } hat Flügel!
# 1-4: leads
lead = { $the-horse } übernimmt die Führung!
    .v2 = { $the-horse } geht nach vorn!
    .v3 = Jetzt führt { $the-horse }!
    .v4 = Und vorn ist { $the-horse }!
# 1-3: leads, passed
lead-from = { $the-horse } überholt { $the-other }!
    .v2 = { $the-horse } zieht an { $of-other } vorbei!
    .v3 = { $the-other } ist eingeholt, jetzt führt { $the-horse }!
# 1-3: leads, led-before
lead-back = { $the-horse } ist wieder vorn!
    .v2 = { $the-horse } holt sich die Führung zurück!
    .v3 = Die Führung geht wieder an { $the-horse }!
# 1-2: level
# 3: level, idiom
# 4: level
level = { $the-horse } und { $the-other }, Kopf an Kopf!
    .v2 = { $the-horse } und { $the-other }, Seite an Seite!
    .v3 = { $the-horse } und { $the-other }: Da passt kein Blatt dazwischen!
    .v4 = { $the-horse } und { $the-other } teilen sich die Führung!
# 1-3: count-in-front
level-many = { $runners } Pferde liegen gleichauf vorn!
    .v2 = Eine Wand aus { $runners } Pferden an der Spitze!
    .v3 = { $runners } Pferde teilen sich die Führung!
# 1: leads, margin, idiom
# 2-3: leads, margin
clear = { $the-horse } mit { $moves } Längen, dann lange nichts!
    .v2 = { $the-horse } setzt sich ab, { $moves } Längen voraus!
    .v3 = { $the-horse } läuft davon: { $moves } Längen Vorsprung!
# 1-3: close-behind
catching = { $the-horse } rückt { $of-other } auf den Pelz!
    .v2 = { $the-other } kann { $the-horse } schon hören!
    .v3 = Da kommt { $the-horse }, dicht hinter { $of-other }!
# 1-3: close-up, was-behind, idiom
closing = { $the-horse } war abgeschrieben, und jetzt das!
    .v2 = Wo kommt { $the-horse } auf einmal her?
    .v3 = { $the-horse } hat den Anschluss!
# 1-3: leads, past-half
halfway = Die Hälfte ist geschafft: Fangt { $the-horse }, wenn ihr könnt!
    .v2 = Halbe Strecke, und vorn ist { $the-horse }.
    .v3 = Nach der Hälfte führt { $the-horse }.
# 1-4: one-step
near = { $the-horse } braucht nur noch einen Schritt!
    .v2 = Noch ein Schritt, und { $the-horse } ist im Ziel!
    .v3 = { $the-horse } steht einen Schritt vor dem Ziel!
    .v4 = { $the-horse } sieht schon das Ziel!
# 1-3: one-step
near-two = { $the-horse } zieht mit { $of-other } gleich: noch ein Schritt für beide!
    .v2 = { $the-horse } und { $the-other }, beide einen Schritt vor dem Ziel!
    .v3 = Noch ein Schritt, für { $the-horse } oder für { $the-other }!
# 1-3: count-at-the-wire
near-many = { $runners } Pferde, ein Schritt. Nicht blinzeln!
    .v2 = { $runners } Pferde stehen einen Schritt vor dem Ziel!
    .v3 = Luft anhalten: { $runners } Pferde brauchen nur noch einen!
# 1-3: leads, past-half, outsider
longshot = Schaut euch den Außenseiter an, { $the-horse }!
    .v2 = Wer hätte das gedacht? { $the-horse } führt!
    .v3 = Der Außenseiter führt! Es ist { $the-horse }!
# 1-4: again-rolled
twice = Wieder { $the-horse }!
    .v2 = Gleich noch einmal { $the-horse }!
    .v3 = Und noch einmal { $the-horse }!
    .v4 = { $horse }, und wieder { $horse }!
# 1-3: row
streak = Wieder { $the-horse }! Das war { $times } Mal hintereinander!
    .v2 = { $times } Mal nacheinander { $the-horse }!
    .v3 = { $the-horse }, und das { $times } Mal in Folge!
# 1-3: nobody-moved
wasted = Drei gestrichene Zahlen hintereinander. Die Pferde trinken Tee.
    .v2 = Drei Würfe, kein einziger Schritt. Aber schönes Wetter.
    .v3 = Keiner läuft. Sogar die Ziellinie gähnt.

## Stille Momente

# 1-4: first-three
order = { $the-horse } führt vor { $of-other }, dann { $the-third }.
    .v2 = Die Reihenfolge: { $horse }, { $other }, { $third }.
    .v3 = Vorn { $the-horse }, dahinter { $the-other }, dann { $the-third }.
    .v4 = { $the-horse } vor { $of-other } und { $of-third }.
# 1-3: first-two, only-two-moved
order-two = { $the-horse } führt, { $the-other } folgt.
    .v2 = { $the-horse } vor { $of-other }, die anderen warten.
    .v3 = Nur { $the-horse } und { $the-other } haben die Box verlassen.
# 1-3: level
order-level = { $the-horse } und { $the-other } führen, dann kommt { $the-third }.
    .v2 = Gleichauf vorn: { $the-horse } und { $the-other }. Dahinter { $the-third }.
    .v3 = { $the-third } jagt { $the-horse } und { $the-other }.
# 1: level, idiom
# 2: level
# 3: level, idiom
still-level = Zwischen { $the-horse } und { $the-other } passt immer noch kein Blatt.
    .v2 = { $the-horse } und { $the-other } sind immer noch gleichauf.
    .v3 = { $the-horse } oder { $the-other }? Niemand weiß es.
# 1-3: leads, margin
gap = { $the-horse } ist { $moves } Längen voraus.
    .v2 = { $moves } Längen zwischen { $of-horse } und dem Rest.
    .v3 = Der Rest braucht ein Fernglas: { $the-horse }, { $moves } Längen voraus.
# 1-3: leads, reigning
reign = { $the-horse } fühlt sich wohl da vorn.
    .v2 = { $the-horse } führt schon eine ganze Weile.
    .v3 = { $the-horse } einholen? Das hat lange keiner geschafft.
# 1-3: leads, steps-left
needs = { $the-horse } braucht noch { $moves }.
    .v2 = Noch { $moves } für { $the-horse }.
    .v3 = Nur noch { $moves } Schritte, { $horse }!
# 1-3: in-the-gate
still-home = { $the-horse } steht immer noch in der Box.
    .v2 = { $the-horse } genießt noch die Aussicht aus der Box.
    .v3 = Kann bitte mal jemand { $the-horse } wecken?
# 1-3: not-rolled-for
drought = Seit { $rolls } Würfen nichts von { $of-horse }.
    .v2 = { $rolls } Würfe ohne { $the-horse }. Das muss an den Hufeisen liegen.
    .v3 = { $the-horse } lässt seit { $rolls } Würfen auf sich warten. Würfel haben kein Gedächtnis, sagt man.
# 1-2: steps-left, outsider, behind-three
# 3: steps-left, outsider, behind-three, idiom
dreaming = Noch { $moves } für { $the-horse }. Träumen darf man.
    .v2 = { $the-horse } braucht noch { $moves }. Wir bewundern den Mut.
    .v3 = { $the-horse } hat noch { $moves } Schritte und alle Zeit der Welt.
# 1-3: told
pot-now = { $chips } Chips warten im Topf.
    .v2 = Zu gewinnen: { $chips } Chips.
    .v3 = { $chips } Chips suchen ein Zuhause.
# 1-3: told
generous = { $name } hat in diesem Rennen am meisten gezahlt: { chips }.
    .v2 = Mit besten Grüßen von { $name }: { chips } für den Topf.
    .v3 = Der Topf dankt { $name } für { chips }.
# 1-3: told
richest = { $name } hat gut lachen, mit { chips }.
    .v2 = Niemand hat mehr als { $name }: { chips }.
    .v3 = Die vollste Kasse hat { $name }: { chips }.
# 1-3: told
wins-tonight = { $the-horse } hat schon { $times } Rennen gewonnen.
    .v2 = Bisher { $times } Siege für { $the-horse }.
    .v3 = { $times } Rennen gingen heute schon an { $the-horse }.
# 1-3: told
long-race = Schon { $rolls } Würfe. Niemand hat es eilig.
    .v2 = Wurf { $rolls } liegt hinter uns. Starke Ausdauer, Leute!
    .v3 = { $rolls } Würfe. Die Pferde bitten um Wasser.
# 1-3: told
waiting = Die Würfel warten auf { $name }.
    .v2 = Nur keine Eile, { $name }.
    .v3 = { $name } ist dran.
# 1-3: won, photo
winner-nose = { $the-horse }, um eine Nase!
    .v2 = Um eine Nase: { $the-horse }!
    .v3 = { $the-horse } auf der Linie, um eine Nase!
# 1-2: won
winner-snake-eyes = Einserpasch, und { $the-horse } gewinnt!
    .v2 = Zwei kleine Einsen, und es ist { $the-horse }!
# 1-2: won
winner-boxcars = Sechserpasch, und { $the-horse } gewinnt!
    .v2 = Zwei Sechsen, und es ist { $the-horse }!

## Das Ziel

# 1-3: photo
photo = Fotofinish!
    .v2 = Was für ein Finish!
    .v3 = War das knapp!
# 1-4: won
winner = { $the-horse } gewinnt das Rennen!
    .v2 = { $the-horse } ist im Ziel!
    .v3 = Es ist { $the-horse }! { $horse } gewinnt!
    .v4 = Zuerst im Ziel: { $the-horse }!
# 1-3: won
winner-again = Der Sieger: { $the-horse }!
    .v2 = { $the-horse } hat es geschafft!
    .v3 = Ja, { $the-horse } hat gewonnen!
# 1-3: won, told
sleeper-wins = { $rolls } Würfe verschlafen, und dann siegt { $the-horse }!
    .v2 = { $the-horse } hat { $rolls } Würfe lang geschlafen. So wacht man auf!
    .v3 = { $rolls } Würfe in der Box, dann geradewegs zum Sieg!
# 1-3: won, outsider
longshot-wins = Der Außenseiter hat es geschafft!
    .v2 = Wer hatte { $the-horse } auf dem Zettel? Ehrlich!
    .v3 = Ein Außenseiter gewinnt. Erzählt es euren Enkeln!
# 1-3: won, from-start-to-finish
wire-to-wire = { $the-horse } führte vom Start bis ins Ziel.
    .v2 = Start-Ziel-Sieg für { $the-horse }.
    .v3 = Niemand kam je an { $of-horse } vorbei.
# 1-3: won, far-behind
comeback = Was für eine Aufholjagd: { $the-horse }!
    .v2 = { $the-horse } kam von weit hinten.
    .v3 = { $the-horse } schien geschlagen. Von wegen!
# 1-3: won, far-ahead, others-on-their-way
easy-win = Und dann kam lange nichts.
    .v2 = Die anderen sind noch unterwegs.
    .v3 = Ein überlegener Sieg für { $the-horse }.
# 1-2: told
second = Dahinter { $the-horse }.
    .v2 = Zweiter Platz: { $the-horse }.
# 1-2: told
placed = Platz zwei { $the-horse }, Platz drei { $the-other }.
    .v2 = Dahinter { $the-horse }, dann { $the-other }.
# 1-2: told
second-level = { $the-horse } und { $the-other } teilen sich Platz zwei.
    .v2 = Platz zwei gleichauf: { $the-horse } und { $the-other }.
# 1-2: told
second-many = { $runners } Pferde teilen sich Platz zwei.
    .v2 = Platz zwei gleichauf: { $runners } Pferde.
# 1-2: told
third-level = { $the-horse } und { $the-other } teilen sich Platz drei.
    .v2 = Platz drei gleichauf: { $the-horse } und { $the-other }.
# 1-3: won, first-three
official = Der Einlauf ist amtlich: { $horse }, { $other }, { $third }.
    .v2 = Amtlich: Platz eins { $horse }, zwei { $other }, drei { $third }.
    .v3 = Fürs Protokoll: { $the-horse } vor { $of-other } und { $of-third }.
# 1-3: won, first-two
official-two = Der Einlauf ist amtlich: { $the-horse } vor { $of-other }.
    .v2 = Amtlich: Platz eins { $horse }, Platz zwei { $other }.
    .v3 = Fürs Protokoll: { $the-horse }, dann { $the-other }.
# 1-3: won
official-one = Keine Einwände der Rennleitung: { $the-horse } hat gewonnen.
    .v2 = Es bleibt dabei: { $the-horse } hat gewonnen.
    .v3 = Amtlich: Gewonnen hat { $the-horse }.
# 1-2: told
result-winner = { $name } gewinnt das Spiel mit { $chips }!
    .v2 = Das Spiel gehört { $name }: { $chips }!
# 1: told
result-shared = { $names } teilen sich den Sieg mit je { $chips }!
# 1: told
result-rank = { $place ->
    [2] Zweiter Platz
    [3] Dritter Platz
   *[other] Platz { $place }
}: { $name } mit { $chips }.
# 1: told
unclaimed = { $chips ->
    [one] Ein Chip bleibt im Topf und gehört
   *[other] { $chips } Chips bleiben im Topf und gehören
} niemandem.

## Spiele mit Wetten

# 1-3: told
bets-open = Die Wetten sind eröffnet!
    .v2 = Eure Wetten, bitte!
    .v3 = Der Schalter ist offen. Die Einsätze, bitte!
# 1-3: told
bets-closed = Nichts geht mehr!
    .v2 = Die Wetten sind geschlossen!
    .v3 = Der Schalter ist zu, nichts geht mehr!
# 1-3: won-together, photo
dead-heat = Totes Rennen! { $the-horse } und { $the-other } teilen sich den Sieg!
    .v2 = { $the-horse } und { $the-other } sind nicht zu trennen: totes Rennen!
    .v3 = Zwei Sieger, { $the-horse } und { $the-other }!

## Die letzten Schritte: kürzer

# 1-3: leads
lead-hot = { $the-horse } führt!
    .v2 = Vorn { $the-horse }!
    .v3 = Spitze: { $the-horse }!
# 1-2: leads, passed
lead-from-hot = { $the-horse } vorbei an { $of-other }!
    .v2 = { $the-horse } vor { $of-other }!
# 1-2: leads, led-before
lead-back-hot = Wieder vorn: { $the-horse }!
    .v2 = { $the-horse } ist zurück!
# 1-2: level
level-hot = { $horse }! { $other }! Gleichauf!
    .v2 = { $horse } und { $other }!
# 1-2: count-in-front
level-many-hot = { $runners } in einer Reihe!
    .v2 = { $runners } gleichauf!
# 1-2: leads, margin
clear-hot = { $the-horse }, { $moves } voraus!
    .v2 = { $moves } Längen, { $the-horse }!
# 1-2: close-behind
catching-hot = Schaut auf { $the-horse }!
    .v2 = { $other }, dreh dich um!
# 1-2: close-up, was-behind, idiom
closing-hot = { $the-horse }, aus dem Nichts!
    .v2 = Da kommt { $the-horse }!
# 1-2: leads, past-half
halfway-hot = Halbe Strecke: { $the-horse }!
    .v2 = Über die Hälfte, { $the-horse }!
# 1-3: one-step
near-hot = { $the-horse }, ein Schritt!
    .v2 = Noch einen, { $horse }!
    .v3 = { $the-horse } sieht das Ziel!
# 1-2: one-step
near-two-hot = { $other }! { $horse }! Ein Schritt!
    .v2 = { $horse } oder { $other }!
# 1-2: count-at-the-wire
near-many-hot = { $runners } Pferde, ein Ziel!
    .v2 = { $runners } Pferde, ein Schritt!
# 1-2: leads, past-half, outsider
longshot-hot = Der Außenseiter! { $the-horse }!
    .v2 = Ausgerechnet { $the-horse }!
# 1-2: moved
surge-hot = { $the-horse } fliegt!
    .v2 = { $the-horse } mit Flügeln!
# 1-3: again-rolled
twice-hot = Wieder { $the-horse }!
    .v2 = Noch mal { $the-horse }!
    .v3 = Und noch mal { $the-horse }!
# 1-2: row
streak-hot = { $times } Mal { $the-horse }!
    .v2 = { $the-horse }, { $times } Mal in Folge!
# 1-2: first-three
order-hot = { $horse }, { $other }, { $third }.
    .v2 = { $the-horse } vor { $of-other }.
# 1-2: level
order-level-hot = { $horse }, { $other }: gleichauf.
    .v2 = { $the-horse } oder { $the-other }?
# 1-2: level
still-level-hot = { $horse } oder { $other }?
    .v2 = { $horse }, { $other }: gleichauf.
# 1-2: leads, steps-left
needs-hot = Noch { $moves }, { $horse }!
    .v2 = Noch { $moves }!
# 1-2: leads, margin
gap-hot = { $the-horse }, { $moves } voraus.
    .v2 = { $moves } Längen.

## Wetten im laufenden Rennen

# 1-2: told
race-nobody = Die Bank lächelt: Niemand hat etwas gewonnen.
    .v2 = An diesem Rennen hat niemand etwas verdient.
# 1-2: told
ended = Das war das letzte Rennen. Zählt eure Chips: Wer die meisten hat, gewinnt das Spiel!
    .v2 = Alle Rennen sind gelaufen. Zählt eure Chips: Wer die meisten hat, hat gewonnen!
# 1-2: told
paused = Alles anhalten: Das Rennen macht Pause.
    .v2 = Das Rennen steht still.
# 1-2: told
resumed = Und weiter geht's!
    .v2 = Das Rennen läuft wieder!

## Buchmacher

# 1-2: told
dead-heat-many = Totes Rennen! { $runners } Pferde teilen sich den Sieg!
    .v2 = { $runners } Sieger! Totes Rennen!

## Stories: of a race, of the players, of the evening
# 1-3: second-now
up-to-second = { $the-horse } schiebt sich auf Platz zwei!
    .v2 = Auf Platz zwei: { $the-horse }!
    .v3 = { $the-horse } setzt sich hinter { $the-other }!
# 1-4: moved-before, backed
move-for = { $the-horse }, für { $name }!
    .v2 = { $name } atmet auf: { $the-horse } läuft!
    .v3 = Ein Schritt für { $the-horse } und für { $name }.
    .v4 = { $the-horse } trägt { $name } ein Stück weiter.
# 1-3: one-step, backed
near-for = { $name } braucht { $the-horse }!
    .v2 = Ein Schritt fehlt { $of-horse }, und { $name } kann nicht hinsehen!
    .v3 = { $the-horse } steht einen Schritt vor dem Ziel. Halt dich fest, { $name }!
# 1-3: one-step, backed
near-for-hot = { $the-horse }, für { $name }!
    .v2 = { $name } braucht { $the-horse }!
    .v3 = Ein Schritt, { $name }!
# 1-3: swing-up, percent
swing = { $percent } Prozent jetzt für { $the-horse }!
    .v2 = Das Rennen kippt zu { $of-horse }: { $percent } Prozent!
    .v3 = { $the-horse } steht auf einmal bei { $percent } Prozent!
# 1-2: swing-up, percent
swing-hot = { $the-horse }: { $percent } Prozent!
    .v2 = { $percent } Prozent für { $the-horse }!
# 1-3: swing-up, percent, backed
swing-for = Das freut { $name }: { $percent } Prozent für { $the-horse }!
    .v2 = { $name } wird wach: { $percent } Prozent für { $the-horse }!
    .v3 = { $percent } Prozent für { $the-horse }, und { $name } strahlt!
# 1-4: swing-up, backed
swing-for-hot = Das freut { $name }!
    .v2 = Gut für { $name }!
    .v3 = Lächeln, { $name }!
    .v4 = Durchatmen, { $name }!
# 1-3: swing-up, likelier-than-not
swing-on = Die Chancen stehen jetzt für { $the-horse }!
    .v2 = Eher ja als nein: { $the-horse }!
    .v3 = Jetzt müsste es { $the-horse } machen!
# 1-3: swing-up, likelier-than-not, backed
swing-on-for = Die Chancen stehen für { $the-horse }, und { $name } rechnet schon!
    .v2 = Eher ja als nein, { $name }: { $the-horse }!
    .v3 = Nicht hinsehen, { $name }: { $the-horse } müsste es jetzt machen!
# 1-3: swing-down
swing-against = Das tut { $of-horse } weh!
    .v2 = { $of-horse } schwimmen die Felle davon!
    .v3 = Ein schlechter Wurf für { $the-horse }!
# 1-2: swing-down
swing-against-hot = Nicht für { $the-horse }!
    .v2 = Pech für { $the-horse }!
# 1-3: won, run-of-wins
won-last = Das sind { $times } Siege in Folge für { $the-horse }!
    .v2 = { $the-horse } hat schon das letzte Rennen gewonnen, und jetzt wieder!
    .v3 = Wer hält { $the-horse } auf? { $times } Siege am Stück!
# 1-3: won, won-race
won-before = { $the-horse } hat auch Rennen { $number } gewonnen.
    .v2 = Das kennen wir: Rennen { $number } ging auch an { $the-horse }.
    .v3 = Nach Rennen { $number } der nächste Sieg für { $the-horse }!
# 1-3: won, beat-in-race
rival-beaten = { $the-horse } schlägt { $the-other } wieder, wie in Rennen { $number }!
    .v2 = Wie in Rennen { $number }: { $the-horse } vor { $of-other }!
    .v3 = Gegen { $the-horse } ist { $the-other } immer noch machtlos!
# 1-3: won, beaten-in-race
rival-repaid = Diesmal ist { $the-horse } vor { $of-other }!
    .v2 = { $the-horse } revanchiert sich bei { $of-other } für Rennen { $number }!
    .v3 = Revanche für Rennen { $number }: { $the-horse } schlägt { $the-other }!
# 1-3: rolled-winners
rolls-home = { $times } Sieger in Folge aus der Hand von { $name }!
    .v2 = Wer hat die letzten { $times } Sieger ins Ziel gewürfelt? { $name }!
    .v3 = Heiße Hand: { $name } würfelt { $times } Sieger in Folge!
# 1-3: won, second-in-race
second-before = Zweiter Platz in Rennen { $number }, und jetzt der Sieg: { $the-horse }!
    .v2 = { $the-horse } macht Platz zwei aus Rennen { $number } wett!
    .v3 = In Rennen { $number } noch geschlagen, und jetzt: { $the-horse }!
# 1-3: won, lost-race
made-good = Rennen { $number } hat { $the-horse } noch verschenkt. Dieses nicht!
    .v2 = Rennen { $number } entglitt { $of-horse } kurz vor dem Ziel. Dieses nicht!
    .v3 = Denkt an Rennen { $number }! { $the-horse } hat es nicht vergessen!
# 1-3: won, out-of-race
scratched-before = In Rennen { $number } gestrichen, jetzt vorn: { $the-horse }!
    .v2 = In Rennen { $number } noch im Stall, und jetzt das: { $the-horse }!
    .v3 = { $the-horse } musste bei Rennen { $number } zusehen und gewinnt das nächste!
# 1-3: won, all-different
new-winners = { $times } Rennen, { $times } verschiedene Sieger!
    .v2 = Niemand hat heute zweimal gewonnen: { $times } Rennen, { $times } Sieger!
    .v3 = Mit { $of-horse } sind es { $times } Sieger in { $times } Rennen!
# 1-3: won, no-win-before
first-win = Der erste Sieg des Abends für { $the-horse }!
    .v2 = Jetzt hat auch { $the-horse } heute einen Sieg!
    .v3 = Kein Sieg heute für { $the-horse }. Bis eben!
# 1-3: won, traded-the-lead
duel-ends = Was für ein Zweikampf! { $the-horse } schlägt { $the-other }!
    .v2 = { $the-horse } und { $the-other } im Wechsel vorn, und { $the-horse } hat das letzte Wort!
    .v3 = Schlag auf Schlag mit { $of-other }, und { $the-horse } trifft zuletzt!
# 1-3: won, had-it-won
thrown-away = { $the-other } hatte schon gewonnen, und dann das!
    .v2 = So nah war { $the-other } dran, und es wird { $the-horse }!
    .v3 = { $the-other } sah schon das Ziel. Angekommen ist { $the-horse }!
# 1-2: told
signature = Und das, liebe Freunde, ist Rennsport!
    .v2 = Haltet die Hüte fest, Freunde, und die Chips auch!
# 1-2: told
dead-heats = { $times ->
    [1] Das erste tote Rennen des Abends!
   *[other] { $times } tote Rennen an diesem Abend!
}
    .v2 = { $times ->
    [1] Heute gab es davor kein totes Rennen!
   *[other] Totes Rennen Nummer { $times } heute!
}
