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
points = { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
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
carried-in = { $chips ->
    [one] Ein Chip liegt
   *[other] { $chips } Chips liegen
} schon im Topf.
    .v2 = Schon im Topf: { $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
}.
    .v3 = Los geht es mit { $chips ->
    [one] einem Chip
   *[other] { $chips } Chips
} im Topf.
redistributed = Die Chips werden neu verteilt: je { $chips }.
    .v2 = Frisch gefüllte Kassen: je { $chips }.
first-roller = { $name } würfelt zuerst.
    .v2 = Der erste Wurf gehört { $name }.
    .v3 = { $name }, du hast die Würfel.
has-dice = { $name } hat die Würfel.
    .v2 = Die Würfel liegen bei { $name }.
    .v3 = Bitte, { $name }.
roll = { $name } würfelt { $first } und { $second }.
roll-sum = { $name } würfelt { $total }.
scratch = { $the-horse } wird gestrichen.
    .v2 = Gestrichen: { $the-horse }!
    .v3 = Kein Rennen heute für { $the-horse }.
    .v4 = { $the-horse } geht zurück in den Stall.
scratch-favourite = Ein Favorit ist draußen: { $the-horse }!
    .v2 = Das tut weh! Gestrichen: { $the-horse }!
    .v3 = Die Buchmacher stöhnen: kein Rennen für { $the-horse }.
scratch-outsider = { $the-horse } ist raus, und die Buchmacher zucken mit den Schultern.
    .v2 = Ein Traum weniger: { $the-horse }.
    .v3 = { $the-horse } darf sich ausruhen. War sowieso ein weiter Weg.
price = { $chips ->
    [one] Ein Chip
   *[other] { $chips } Chips
} pro Karte.
one-more-scratch = Noch eine Streichung, dann geht's los.
    .v2 = Eine Streichung fehlt noch.
    .v3 = Drei sind raus, eins fehlt noch.
ask-scratch = Wer hat { $the-horse }?
    .v2 = Karten zeigen: Wer hat { $the-horse }?
ask-finish = Wer hat den Sieger, { $the-horse }?
    .v2 = Wer hat Karten vom Sieger, { $of-horse }?
held = { $name } hat { $cards ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
} von { $of-horse }.
counted-missing = { $cards ->
    [one] Eine Karte von { $of-horse } wurde nicht gefunden.
   *[other] { $cards } Karten von { $of-horse } wurden nicht gefunden.
}
pay = { chips }, { $name }.
pay-short = { $name } schuldet { $due } und zahlt { chips }.
pay-nothing = { $name } schuldet { $due }, aber die Kasse ist leer.
    .v2 = Bei { $name } ist nichts zu holen.
pay-nobody = Hat keiner, zahlt keiner.
    .v2 = Und keine einzige Karte davon am Tisch!
    .v3 = Dafür muss niemand zahlen.
broke = { $name } hat keine Chips mehr.
    .v2 = { $name } hat nur noch Fusseln in der Tasche.
    .v3 = { $name } spielt jetzt nur noch mit Mut.
repeat = Schon wieder { $the-horse }! Das kostet.
    .v2 = { $the-horse } ist schon gestrichen. Bitte zahlen!
    .v3 = Und noch einmal { $the-horse }. Der Topf bedankt sich.
repeat-again = Schon wieder { $the-horse }! Noch einmal würfeln.
    .v2 = { $the-horse } ist schon weg. Noch ein Wurf!
    .v3 = { $the-horse } hatten wir schon. Noch einmal, bitte.
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
    .v6 = Da kommt { $the-horse }.
    .v7 = { $the-horse } streckt sich!
    .v8 = { $the-horse } frisst Meter!
    .v9 = { $the-horse } gewinnt an Boden.
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
    .v2 = Noch einmal { $horse }, und es ist geschafft!
    .v3 = { $the-horse } steht einen Schritt vor dem Ziel!
    .v4 = { $the-horse } sieht schon das Ziel!
near-two = { $the-horse } zieht mit { $of-other } gleich: noch ein Schritt für beide!
    .v2 = { $the-horse } und { $the-other }, beide einen Schritt vor dem Ziel!
    .v3 = Noch ein Schritt, für { $the-horse } oder für { $the-other }!
near-many = { $runners } Pferde, ein Schritt. Nicht blinzeln!
    .v2 = { $runners } Pferde stehen einen Schritt vor dem Ziel!
    .v3 = Luft anhalten: { $runners } Pferde brauchen nur noch einen!
longshot = Schaut euch den Außenseiter an, { $the-horse }!
    .v2 = Wer hätte das gedacht? Da kommt { $the-horse }!
    .v3 = Der Außenseiter führt! Es ist { $the-horse }!
twice = Wieder { $the-horse }!
    .v2 = Gleich noch einmal { $the-horse }!
    .v3 = Und noch einmal { $the-horse }!
    .v4 = { $horse }, und wieder { $horse }!
streak = Wieder { $the-horse }! Das war { $times } Mal hintereinander!
    .v2 = { $times } Mal nacheinander { $the-horse }!
    .v3 = { $the-horse }, und das { $times } Mal in Folge!
scratched-roll = { $the-horse } frisst Heu. Chips in den Topf!
    .v2 = Bei { $of-horse } läuft nur die Rechnung.
    .v3 = Oh nein, { $the-horse }! Läuft doch gar nicht mit.
    .v4 = { $the-horse } steht im Stall. Das kostet!
    .v5 = { $the-horse } hat heute frei. Bitte zahlen!
    .v6 = Hallo, { $horse }? Keiner zu Hause. Bitte zahlen!
fined-again = { $times } Strafen für { $name } in diesem Rennen. Der Topf ist verliebt.
    .v2 = Strafe Nummer { $times } für { $name }. Neue Würfel, bitte!
    .v3 = { $name } füttert wieder den Topf, schon { $times } Mal. Sehr freundlich!
wasted = Drei gestrichene Zahlen hintereinander. Die Pferde trinken Tee.
    .v2 = Drei Würfe, kein einziger Schritt. Aber schönes Wetter.
    .v3 = Keiner läuft, alle zahlen.
pot = Im Topf liegen { $chips } Chips.
    .v2 = Der Topf hat { $chips } Chips erreicht!
    .v3 = { $chips } Chips sind jetzt im Topf!

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
stands = Gewinnt jetzt { $the-horse }, bekommt { $name } { chips }.
    .v2 = { $chips ->
    [one] Ein Chip
   *[other] { $chips } Chips
} für { $name }, wenn { $the-horse } jetzt gewinnt.
    .v3 = Nur { $name } hat Karten von { $of-horse }: { $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
} zu holen.
stands-several = { $players } Leute am Tisch haben Karten von { $of-horse }.
    .v2 = { $players } Leute drücken { $of-horse } die Daumen.
    .v3 = { $the-horse } hat { $players } Freunde an diesem Tisch.
stands-nobody = { $the-horse } führt, und niemand hat eine Karte davon.
    .v2 = Niemand am Tisch hat { $the-horse }. Peinlich.
    .v3 = { $the-horse } läuft nur für sich selbst.
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
    .v3 = Im Topf: { $chips } Chips.
generous = { $name } hat in diesem Rennen am meisten gezahlt: { $chips }.
    .v2 = Mit besten Grüßen von { $name }: { $chips } für den Topf.
    .v3 = Der Topf dankt { $name } für { chips }.
richest = { $name } hat gut lachen, mit { $chips }.
    .v2 = Niemand hat mehr als { $name }: { $chips }.
    .v3 = Die vollste Kasse hat { $name }: { $chips }.
wins-tonight = { $the-horse } hat schon { $times } Rennen gewonnen.
    .v2 = Bisher { $times } Siege für { $the-horse }.
    .v3 = Wieder dabei: { $the-horse }, schon { $times } Mal Sieger.
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
    .v2 = Niemand hat an { $the-horse } geglaubt. Niemand!
    .v3 = Ein Außenseiter gewinnt. Erzählt es euren Enkeln!
wire-to-wire = { $the-horse } führte vom Start bis ins Ziel.
    .v2 = Start-Ziel-Sieg für { $the-horse }.
    .v3 = Niemand kam je an { $of-horse } vorbei.
comeback = Was für eine Aufholjagd von { $of-horse }!
    .v2 = { $the-horse } kam von weit hinten.
    .v3 = { $the-horse } schien geschlagen. Von wegen!
easy-win = Das war nie in Gefahr.
    .v2 = Die anderen sind noch unterwegs.
    .v3 = Ein Spaziergang für { $the-horse }.
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
wins-broke = { $rolls ->
    [one] Vor einem Wurf war { $name } pleite.
   *[other] Vor { $rolls } Würfen war { $name } pleite.
} Jetzt: { $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
}!
    .v2 = Vom Fussel zum Vermögen: { $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
} für { $name }!
wins = { $name } gewinnt { chips }.
wins-big = { $name } gewinnt { chips }!
    .v2 = { chips } für { $name }! Die nächste Runde geht aufs Haus. Aufs andere Haus.
    .v3 = Ein ganzer Berg für { $name }: { chips }!
wins-nobody = Niemand hat den Sieger.
    .v2 = Und niemand hat eine Karte vom Sieger.
carry = { $chips ->
    [one] Ein Chip bleibt
   *[other] { $chips } Chips bleiben
} im Topf, fürs nächste Rennen.
    .v2 = Fürs nächste Rennen im Topf: { $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
}.
carry-all = Niemand bekommt etwas: Alle { $chips } Chips bleiben im Topf.
    .v2 = Der ganze Topf mit { $chips } Chips wartet auf das nächste Rennen.
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
result-shared = { $names } teilen sich den Sieg mit je { $chips }!
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
bet = { $name } setzt { $chips } auf { $the-horse }.
    .v2 = { $chips } von { $name } auf { $the-horse }.
    .v3 = { $name } wettet { $chips } auf { $the-horse }.
red-line = { $the-horse } überquert die rote Linie!
    .v2 = { $the-horse } ist über der roten Linie!
    .v3 = Rote Linie: { $the-horse }!
red-line-last = { $the-horse } ist über der Linie. Noch ein Pferd, und die Wetten sind zu!
    .v2 = { $the-horse } überquert die Linie: Beim nächsten Pferd schließt der Schalter!
    .v3 = Nach { $of-horse } noch ein Pferd, dann ist Schluss mit den Wetten!
bets-closed = Nichts geht mehr!
    .v2 = Die Wetten sind geschlossen!
    .v3 = Der Schalter ist zu, nichts geht mehr!
locked = { $name } ist bereit.
    .v2 = { $name } hat sich entschieden.
    .v3 = { $name } hat gewählt.
revealed = { $name } bietet { $chips }.
    .v2 = { $chips } von { $name }.
    .v3 = { $name } setzt { $chips }.
withdrawn = { $the-horse } ist aus dem Rennen!
    .v2 = { $the-horse } kann nicht weiter!
    .v3 = Oh nein, { $the-horse } gibt auf!
track-wet = Es hat geregnet. Das Geläuf ist nass.
    .v2 = Das Geläuf ist heute nass.
    .v3 = Schlamm, meine Damen und Herren. Das Geläuf ist nass.
track-dry = Die Sonne scheint. Das Geläuf ist trocken.
    .v2 = Das Geläuf ist heute trocken.
    .v3 = Ein feines, trockenes Geläuf.
final = Und jetzt das Finale!
    .v2 = Das ist das letzte Rennen.
    .v3 = Jetzt entscheidet sich alles: das Finale!
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

race-best = Am besten lief es für { $name }: plus { $chips }!
    .v2 = { $name } holt { $chips } aus diesem Rennen!
race-best-shared = Am meisten holen { $names }: je { $chips }.
race-nobody = Die Bank lächelt: Niemand hat etwas gewonnen.
    .v2 = An diesem Rennen hat niemand etwas verdient.
prop = { $the-horse } vor { $of-other }: { $times } zu 1.
    .v2 = { $times } zu 1, { $the-horse } schlägt { $the-other }.
prop-two = { $the-horse } vor { $of-other } und { $of-third }: { $times } zu 1.
    .v2 = { $times } zu 1, { $the-horse } schlägt { $the-other } und { $the-third }.
prop-many = { $the-horse } vor { $runners } anderen: { $times } zu 1.
    .v2 = { $times } zu 1, { $the-horse } schlägt { $runners } andere.
prop-pays = { $the-horse } vor { $of-other } zahlt { $times } zu 1.
    .v2 = Das zahlt { $times } zu 1: { $the-horse } vor { $of-other }.
prop-two-pays = { $the-horse } vor { $of-other } und { $of-third } zahlt { $times } zu 1.
    .v2 = Das zahlt { $times } zu 1: { $the-horse } vor { $of-other } und { $of-third }.
prop-many-pays = { $the-horse } vor { $runners } anderen zahlt { $times } zu 1.
    .v2 = Das zahlt { $times } zu 1: { $the-horse } vor { $runners } anderen.
exotic-pays = Es zahlt: { $number ->
    [1] Kurzer Kopf
    [2] Auf und davon
    [3] Alle im Galopp
    [4] Verschlafener Start
   *[5] Fotofinish
}!
cards-pay-nothing = Von den Karten zahlt keine.
    .v2 = Diesmal nichts für die Karten.
ended = Das war das letzte Rennen. Zählt eure Chips: Wer die meisten hat, gewinnt den Abend!
    .v2 = Alle Rennen sind gelaufen. Zählt eure Chips: Wer die meisten hat, hat gewonnen!
exotic-1 = Neu auf der Tafel: Kurzer Kopf.
exotic-2 = Neu auf der Tafel: Auf und davon.
exotic-3 = Neu auf der Tafel: Alle im Galopp.
exotic-4 = Neu auf der Tafel: Verschlafener Start.
exotic-5 = Neu auf der Tafel: Fotofinish.
paused = Alles anhalten: Das Rennen macht Pause.
    .v2 = Das Rennen steht still.
resumed = Und weiter geht's!
    .v2 = Das Rennen läuft wieder!

## Duelle

duel-round = Runde { $number }: { $name } gegen { $rival }!
    .v2 = { $name } trifft auf { $rival }, Runde { $number }!
    .v3 = Runde { $number }: { $name } oder { $rival }?
expects-win = { $name } setzt auf Sieg!
    .v2 = { $name } sagt: Ich gewinne!
    .v3 = { $name } glaubt fest an den Sieg!
expects-lose = { $name } setzt auf die eigene Niederlage!
    .v2 = { $name } will verlieren!
    .v3 = { $name } wettet gegen sich selbst!
expects-draw = { $name } setzt auf Remis!
    .v2 = { $name } sagt: remis!
    .v3 = Niemand gewinnt, sagt { $name }!
duel-lane = Bahn { $number }: { $name } gegen { $rival }!
    .v2 = An den Start auf Bahn { $number }: { $name } und { $rival }!
    .v3 = { $name }, { $rival }, Bahn { $number }!
duel-next = Bahn { $number }!
    .v2 = Weiter auf Bahn { $number }!
    .v3 = Jetzt Bahn { $number }!
duel-single = Nur ein Lauf: { $name } gegen { $rival }!
    .v2 = { $name } gegen { $rival }, ein einziger Lauf!
duel-horses = { $horse } für { $name }, { $other } für { $rival }!
    .v2 = { $name } schickt { $horse }, { $rival } { $other }!
    .v3 = { $name } mit { $horse }, { $rival } mit { $other }!
duel-horses-next = Bahn { $number }: { $horse } gegen { $other }!
    .v2 = Jetzt { $horse } gegen { $other }!
    .v3 = { $horse } trifft auf { $other }!
    .v4 = Als Nächste { $horse } und { $other }!
duel-leads = { $name } ist vorn!
    .v2 = { $name } führt!
    .v3 = { $name } kommt besser weg!
    .v4 = Vorn liegt { $name }!
    .v5 = { $name } macht das Tempo!
    .v6 = Vorteil { $name }!
    .v7 = Am schnellsten weg: { $name }!
duel-passes = { $name } zieht an { $rival } vorbei!
    .v2 = { $rival } ist eingeholt, { $name } führt!
    .v3 = Jetzt kommt { $name }!
duel-again = { $name } ist wieder vorn!
    .v2 = Wieder { $name }!
    .v3 = { $name } holt sich die Führung zurück!
duel-level = Seite an Seite!
    .v2 = Kopf an Kopf!
duel-clear = { $name } zieht davon!
    .v2 = { $name }, und dann lange nichts!
    .v3 = Da kann { $rival } nicht mithalten!
    .v4 = { $name } läuft auf und davon!
    .v5 = { $name } lässt { $rival } stehen!
duel-close = { $rival } klebt an { $name }!
    .v2 = { $name } knapp vor { $rival }!
    .v3 = { $rival } lässt { $name } nicht ziehen!
duel-wire = Die Ziellinie! Wer holt es sich?
    .v2 = Auf die Linie zu, ganz eng!
    .v3 = Nichts dazwischen, kurz vor dem Ziel!
duel-won = Die Bahn geht an { $name }!
    .v2 = Es ist { $name }!
    .v3 = { $name } ist im Ziel!
    .v4 = { $name } holt es sich!
    .v5 = { $name } bringt es nach Hause!
    .v6 = { $name }, keine Frage!
    .v7 = Zuerst im Ziel: { $name }!
duel-drawn = Totes Rennen! Weder { $name } noch { $rival }!
    .v2 = { $name } und { $rival } sind nicht zu trennen!
mud-likes = Das Pferd von { $name } liebt den Schlamm!
    .v2 = Schlamm? Genau richtig für { $name }!
mud-hates = Das Pferd von { $name } hasst den Schlamm!
    .v2 = Schlamm! { $name } rutscht!
round-won = Die Runde geht an { $name }!
    .v2 = { $name } gewinnt die Runde!
    .v3 = Das war die Runde von { $name }!
round-drawn = Die Runde endet remis!
    .v2 = Kein Sieger in dieser Runde!
bet-right = { $name } hat richtig gelegen!
    .v2 = { $name } hat es gewusst!
    .v3 = Die Wette von { $name } stimmt!
bet-right-both = Beide haben richtig gelegen!
    .v2 = Zwei Wetten, beide richtig!
bet-right-nobody = Niemand hat richtig gelegen!
    .v2 = Zwei Wetten, beide falsch!
    .v3 = Beide lagen falsch!
    .v4 = Damit hatte keiner von beiden gerechnet!
prize = { $cards ->
    [one] Eine Karte
   *[other] { $cards } Karten
} für { $name }!
    .v2 = { $name } kassiert { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}!
prize-own = Alle nehmen ihre Karten wieder mit.
    .v2 = Die Karten gehen zurück an ihre Besitzer.
    .v3 = Jede Karte bleibt, wo sie hingehört.
prize-pool = Ab in den Topf! { $cards ->
    [one] Eine Karte liegt
   *[other] { $cards } Karten liegen
} jetzt drin.
    .v2 = Das schluckt der Topf: { $cards ->
    [one] schon eine Karte
   *[other] schon { $cards } Karten
}.
pool-dealt = Der Topf wird verteilt: { $cards } Karten!
pool-unclaimed = { $cards } Karten im Topf, und niemand bekommt sie.
finals = Das Finale! Je ein Pferd, kein Zurück!
    .v2 = Ab jetzt läuft nur noch je ein Pferd: das Finale!
finals-go-on = Weiter im Finale!
    .v2 = Und jetzt der letzte Teil vom Finale!
sudden-death = Stechen! { $names }!
    .v2 = Sie sind gleichauf. Stechen: { $names }!
duel-survives = { $name } bleibt drin!
    .v2 = { $name } ist weiter dabei!
duel-undecided = Immer noch unentschieden. Noch einmal!
    .v2 = Wieder niemand! Noch einmal!

## Buchmacher

meeting = Willkommen auf der Rennbahn! Das Geläuf ist { $going ->
    [soft] weich
    [firm] fest
    [good] gut
   *[hard] hart
}.
field = Es laufen: { $horse } und { $other }.
    .v2 = Am Start: { $horse } und { $other }.
    .v3 = In diesem Rennen: { $horse } und { $other }.
field-next = { $horse }, { $other }.
    .v2 = { $horse } und { $other }.
field-last = { $horse } und { $other } machen das Feld voll.
    .v2 = Und zuletzt { $horse } und { $other }.
field-one = { $horse } macht das Feld voll.
market = Der Markt ist offen. { $name } macht die erste Quote.
    .v2 = Quoten, bitte! { $name } beginnt.
    .v3 = Kreide raus, Buchmacher! { $name } zuerst.
price-first = { $name } bietet { odds } für { $the-horse }.
    .v2 = { odds } für { $the-horse }, sagt { $name }.
    .v3 = { $the-horse }? { odds }, von { $name }.
    .v4 = { $name } schreibt { odds } an, für { $the-horse }.
price-shortens = Die Quote für { $the-horse } fällt auf { odds }!
    .v2 = Geld auf { $the-horse }: { odds }, { $name }!
    .v3 = Runter geht's bei { $of-horse }: { odds }!
price-drifts = Die Quote für { $the-horse } steigt auf { odds }.
    .v2 = Wer will { $the-horse }? { $name } gibt { odds }.
    .v3 = Jetzt { odds } für { $the-horse }, und { $name } übernimmt.
last-market = Nur { $the-horse } hat keine Quote. Noch eine, und es geht los!
    .v2 = Eine Quote für { $the-horse }, dann geht es los!
    .v3 = Nur { $the-horse } fehlt noch: Wer traut sich?
special-1 = Ein Löffel Senf für { $the-horse }!
    .v2 = Scharf gewürzt: Senf für { $the-horse }!
special-2 = Die Dopingprobe! { $the-horse } ist durchgefallen!
    .v2 = Doping! Raus mit { $of-horse }!
special-3 = Ein Wolkenbruch über der Bahn!
    .v2 = Schirme auf: ein Wolkenbruch!
special-4 = { $the-horse } verliert den Jockey!
    .v2 = Sturz! Der Jockey von { $of-horse } liegt im Gras!
special-5 = Da hat jemand an { $of-horse } herumgepfuscht!
    .v2 = Wer war in der Box von { $of-horse }?
special-6 = Die Kenner schwören auf { $the-horse }!
    .v2 = Der Tipp des Tages: { $the-horse }!
special-7 = Der Jockey von { $of-horse } ist bestochen!
    .v2 = Ein Umschlag für den Jockey von { $of-horse }!
special-8 = Verwechslung im Führring! Ist das { $the-horse }?
    .v2 = Wer ist hier { $the-horse }? Verwechslung im Führring!
special-9 = Ein schweres Handicap für { $the-horse }!
    .v2 = Mehr Blei im Sattel von { $of-horse }!
special-10 = Das Publikum liebt { $the-horse }!
    .v2 = Alle wollen { $the-horse }!
special-11 = Der Jockey von { $of-horse } ist entführt worden!
    .v2 = Wo ist der Jockey von { $of-horse }? Entführt!
special-12 = Alle Wetten auf { $the-horse } sind gestrichen!
    .v2 = Tafel wischen: keine Wetten auf { $the-horse }!
horse-in = Dafür läuft { $the-horse }!
    .v2 = Neu im Feld: { $the-horse }!
going-now = Regen! Das Geläuf ist jetzt { $going ->
    [soft] weich
    [firm] fest
    [good] gut
   *[hard] hart
}.
likes-course = { $the-horse } liebt diese Bahn!
    .v2 = Das ist die Bahn für { $the-horse }!
hates-course = { $the-horse } hasst diese Bahn!
    .v2 = Keine Bahn für { $the-horse }!
likes-going = Das Geläuf liegt { $of-horse }!
    .v2 = Das ist ein Boden für { $the-horse }!
helped = Was ist denn in { $the-horse } gefahren?
    .v2 = Schaut euch { $the-horse } an!
hurt = Mit { $of-horse } stimmt etwas nicht!
    .v2 = Was ist mit { $of-horse } los?
leads-still = Immer noch { $the-horse }!
    .v2 = { $the-horse } bleibt vorn!
    .v3 = { $the-horse } gibt die Führung nicht her!
chased = { $the-horse } vor { $of-other }!
    .v2 = { $the-other } jagt { $the-horse }!
    .v3 = { $the-horse } vorn, { $the-other } dahinter!
dead-heat-many = Totes Rennen! { $runners } Pferde teilen sich den Sieg!
    .v2 = { $runners } Sieger! Totes Rennen!
points-won = { $name } holt { points }.
    .v2 = { $name } nimmt { points }.
    .v3 = { $name } bekommt { points } dazu.
points-lost = { $name } verliert { points }. Autsch!
    .v2 = { $name } zahlt { points }.
    .v3 = Das kostet { $name } { points }.
