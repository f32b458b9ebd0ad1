# Was auf den Bildschirmen steht, auf Deutsch. Aufbau und Argumente: siehe die englische Datei.

seat = Platz { $seat }
and = und
cards-found = { $found } von 4 Karten gefunden, { $open ->
    [one] { $open } Antwort fehlt
   *[other] { $open } Antworten fehlen
} noch
players-wait = { $players ->
    [one] { $players } Spieler sitzt
   *[other] { $players } Spieler sitzen
} am Tisch. Das Spiel beginnt an der Konsole der Spielleitung.
scan-to-sit = Code mit dem Handy scannen und Platz nehmen. Das Spiel wird an der Konsole der Spielleitung gewählt.

track = Die Bahn
lanes = Bahnen
table = Tisch
result = Ergebnis
devices = Geräte
to-go = noch
cards-held = Karten
chance = Chance
favourite = Favorit
long-shot = Außenseiter
in-the-pot = Im Topf
scratched = Gestrichen
scratched-long = Gestrichen
the-dice = Die Würfel
at-the-table = Am Tisch
join-in = Mitspielen
connecting = Verbindung zum Tisch…
reconnecting = Neue Verbindung zum Tisch…
welcome = Willkommen beim Rennen.
gates-empty = Die Boxen sind leer
more-in-box = { $chips } weitere warten im Kasten
pot-expected = etwa { $chips }, wenn er gewonnen wird
scratch-box = Feld { $box }:
a-card = { $chips } je Karte
costs = kostet { $chips }
first-place = 1.
race-number = Rennen { $number }
race-of = Rennen { $number } von { $races }
last-roll = Letzter Wurf { $sum }
last-roll-by = Letzter Wurf { $sum } von { $name }
rolls = { $name } würfelt
ready-to-deal = Bereit zum Geben
race-over = Rennen vorbei
game-over = Spiel vorbei
who-holds = Wer hat die { $horse }?
waits = wartet

tell-dealt = Rennen { $race }: { $name } würfelt zuerst.
tell-redistribute = Die Chips werden neu verteilt: { $each } für jeden.
tell-scratch = Pferd { $horse } ist gestrichen, { $value ->
    [one] { $value } Chip
   *[other] { $value } Chips
} je Karte.
tell-repeat = Die { $horse } ist schon gestrichen.
tell-repeat-again = Die { $horse } ist schon gestrichen: { $name } würfelt noch einmal.
tell-off = Und los geht's! { $name } hat die Würfel.
tell-move = Pferd { $horse } rückt vor, noch { $left }.
tell-line = Pferd { $horse } ist im Ziel!
tell-payout = { $name } bekommt { $amount }.
tell-ask = Wer hat Karten der { $horse }?
tell-counted = { $missing ->
    [one] { $missing } Karte der { $horse } wurde
   *[other] { $missing } Karten der { $horse } wurden
} nicht gefunden.
tell-pays = { $name } zahlt { $paid }

dice-moving = Die Würfel rollen…
dice-reading = Die Würfel werden gelesen…
dice-covered = Etwas verdeckt die Würfelschale.
dice-moved = Die Würfelkamera wurde bewegt.
dice-calibrating = Die Würfelkamera wird eingerichtet; Würfe warten.
phase-setup = Vor dem ersten Geben
phase-scratch = Streichungen
phase-race = Das Rennen läuft
phase-finished = Im Ziel
phase-game-over = Spiel vorbei

counting = Die Karten werden gezählt…
nobody-holds = Niemand hat den Sieger: Der Topf bleibt.
cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
number-wins = Nummer { $number } gewinnt
named-wins = { $horse }, Nummer { $number }, gewinnt
pot-stays = { $chips ->
    [one] { $chips } Chip bleibt
   *[other] { $chips } Chips bleiben
} im Topf.
share-victory = { $names } teilen sich den Sieg
wins-evening = { $name } gewinnt den Abend
tokens-won = Gewonnene Chips in allen Rennen
chips-at-end = Chips am Ende
left-in-pot = { $chips } bleiben im Topf

board-title = Die Tafel - Post Parade
join-title = Mitspielen - Post Parade
seat-title = Dein Platz - Post Parade
host-title = Konsole der Spielleitung - Post Parade
language = Sprache
pages = Seiten
board = Tafel
host-console = Spielleitung
qr-code = QR-Code: mit dem Handy mitspielen
scan-or-open = Mit dem Handy scannen, oder { $address } öffnen und { $code } eingeben
doors-closed = Die Türen sind zu. Bitte die Spielleitung, dich einzulassen.

tagline = Ein Abend auf der Rennbahn, hier an diesem Tisch.
your-name = Dein Name
join-code = Code, steht auf der Tafel
take-a-seat = Platz nehmen
your-seat = Dein Platz
bringing-back = Zurück zu deinem Platz…
no-answer = Der Tisch antwortet nicht. Prüfe, ob dieses Handy im WLAN des Tisches ist, und versuche es noch einmal.
join-the-table = Mitspielen
seat-elsewhere = Dieser Platz ist auf einem anderen Handy
seat-elsewhere-way = Bitte die Spielleitung um einen neuen QR-Code für deinen Platz, oder nimm einen neuen Platz.

chips = Chips
pot = Topf
what-you-can-do = Was du tun kannst
your-hand = Deine Karten
the-race = Das Rennen
waiting-for-game = Die Spielleitung wählt ein Spiel
join-next-race = Du bist ab dem nächsten Rennen dabei
how-many-cards = Wie viele Karten der { $horse } hast du?
your-turn = Du bist dran: würfle
you-deal = Du gibst das nächste Rennen
waiting-first-deal = Gleich wird gegeben
waiting-next-race = Gleich kommt das nächste Rennen
throw-the-dice = Würfeln
it-is = Es sind
enter-other-dice = Andere Würfel eingeben
deal-race = Rennen { $number } geben
end-session = Den Abend beenden
go-on-with = Mit { $found } von 4 Karten weiter
race-worth = Dieses Rennen ist dir { $chips } wert
worth-before-off = im Schnitt: { $winnings } aus dem Topf, weniger { $costs } für Streichungen, die noch kommen, und { $fines } für gestrichene Zahlen, die du würfelst
worth-in-race = im Schnitt: { $winnings } aus dem Topf, weniger { $fines } für gestrichene Zahlen, die du würfelst
printed-cards = Du hast gedruckte Karten; der Tisch fragt, wenn sie zählen.
no-cards-left = Keine Karten mehr in diesem Rennen.
is-scratched = gestrichen
the-winner = der Sieger
has-won = hat gewonnen
left-to-go = noch { $left }
with-chance = { $told }, Chance { $chance }
horse-told = Pferd { $horse }: { $told }
you-hold = du hast { $cards }
is-rolling = würfelt
won-score = gewonnen { $score }
you-win = Du gewinnst den Abend!
evening-over = Der Abend ist zu Ende
nothing-for-you = Diesmal nichts für dich.
chart-large = Das Diagramm des Rennens, groß
chart-of-chances = Chancen aller Pferde im Lauf des Rennens
price-against = { $odds } zu 1
price-on = 1 zu { $odds }
cards-of = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} der { $horse }
you-collect = Du bekommst { $amount } mit { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.

enter-dice = { $one } + { $two } = { $sum } eingeben
throw-dice = { $one } + { $two } = { $sum } werfen
tap-both = Tippe beide Würfel an
first-die = Erster Würfel
second-die = Zweiter Würfel
first-die-face = Erster Würfel: { $face }
second-die-face = Zweiter Würfel: { $face }
pair-of-dice = { $one } und { $two }, zusammen { $sum }

simulated-table = Simulierter Tisch
dice-camera = Würfelkamera
track-lights = Bahnlichter
sign-out = Abmelden
who-runs = Wer leitet den Abend?
pin-asked = PIN, sechs Ziffern, steht dort, wo der Tisch gestartet wurde
open-console = Konsole öffnen
now = Jetzt
last-rolls = Letzte Würfe
misread = Falsch gelesen? Tippe den Wurf an, dann die Augen, die wirklich lagen.
new-game = Neues Spiel
game = Spiel
start-game = Spiel beginnen
seats = Plätze
phoneless-name = Name eines Spielers ohne Handy
phoneless = Spieler ohne Handy
add = Dazu
join-with-phone = Mit dem Handy mitspielen
with-code = Code { $code }
close-doors = Türen schließen
open-doors = Neue einlassen
the-table = Der Tisch
dice = Würfel
sound = Ton
by-hand = von Hand eingegeben
connected = verbunden
not-connected = nicht verbunden
none = nicht da
calibrate-it = Neu einrichten
go-there = Dorthin
no-game = Kein Spiel auf dem Tisch
seat-players-first = Erst Plätze besetzen, dann ein Spiel beginnen
silent-table = Der Tisch antwortet nicht.
take-off = Das Spiel vom Tisch nehmen
take-off-asked = Das Spiel vom Tisch nehmen?
journal-keeps = Das Journal behält es; Chips und Topf gehen nicht weiter.
not-carried-on = Chips und Topf dieses Spiels gehen nicht weiter.
close-game = Spiel schließen
yes-close = Ja, schließen
close = Schließen

seat-of = Platz von { $name }
qr-of = QR-Code für den Platz von { $name }
scan-to-reseat = { $name } scannt das mit dem Handy, das spielen soll. Es gilt einmal, fünf Minuten lang; ein Handy, das den Platz jetzt hat, gibt ihn ab.
new-name = Neuer Name
rename = Umbenennen
rename-who = { $name } umbenennen
buy-chips = Chips kaufen
who-buys = { $name } kauft Chips
join-game = Ins Spiel einsteigen
leave-game = Das Spiel verlassen
clear-seat = Platz räumen
phone-here = Handy da
phone-asleep = Handy schläft
no-phone = kein Handy
more-for = Mehr für { $name }
really-showed = Was zeigten die Würfel wirklich?
correct-roll = Den Wurf { $roll } von { $name } berichtigen
corrected = berichtigt
so-many-chips = { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}

chips-for-everybody = Chips für jeden
first-dealer = Geber des ersten Rennens
last-seat = der letzte Platz
first-seat = der erste Platz
tokens-in-all = Chips insgesamt
races = Rennen
youngest-first = Der Jüngste würfelt zuerst
tie-break = Ein Rennen mehr bei Gleichstand der Besten
board-moves = Bahnen: Züge der Pferde 2 bis 7
board-usual = üblich
board-sixteen = sechzehn
board-even-steps = gleiche Stufen
board-short = kurz
board-double = doppelt
scratches-cost = Streichungen kosten
scratches-rising = steigend
scratches-flat = gleich
scratches-nickels = in Fünfern
the-cards = Karten
dealt-by-table = der Tisch gibt
printed-in-hands = gedruckte Karten in der Hand
players-from-to = { $least } bis { $most } Spieler
players-take-part = { $players } Spieler machen mit.
seat-at-least = Erst mindestens { $players } Plätze besetzen.
odds-and-report = Quoten und Bericht
odds-are-on = Tafel und Handys zeigen die Chance jedes Pferdes und was das Rennen wert ist.
odds-are-off = Niemand sieht Chancen: ein Spiel pur.
hide-odds = Quoten verbergen
show-odds = Quoten zeigen
sound-voice = Sprecher
sound-bed = Publikum und Hufe
sound-effects = Fanfare, Glocke, Chips und Würfel
sound-muted = Stumm
sound-night = Nacht: leiser, ohne Fanfare und Glocke
sound-dice = Rollende Würfel sind zu hören
sound-output = Ausgang
sound-default = Standardgerät
sound-delay = Verzögerung
sound-delay-of = etwa { $ms } ms
sound-goes = Der Ton kommt aus: { $device }
sound-nowhere = Es gibt kein Tongerät; die Untertitel gehen weiter.
sound-is-off = Der Ton ist in der Konfiguration ausgeschaltet; die Untertitel gehen weiter.
sound-try = Ton prüfen
sound-keep = Bis der Tisch beendet wird; wer es behalten will, schreibt es in den Abschnitt [announcer] der Konfiguration.
save-report = Bericht speichern

dice-health = Würfel-Check
no-rolls-yet = Noch keine Würfe zu beurteilen.
usually = üblich { $times }
suspicious = verdächtig
try-other-dice = Nimm andere Würfel. Liest sie die Kamera, sieh dir die letzten Würfe an: Sie könnte eine Seite mit einer anderen verwechseln.
faces-of-die = Augen des Würfels { $die }
bars-and-lines = Balken: wie oft es kam. Striche: was faire Würfel geben.
by-luck = Wie wahrscheinlich ist das durch Zufall?
luck-faces = Augen
luck-sums = Summen
luck-runs = hoch und niedrig im Wechsel
luck-again = dieselben Augen noch einmal
luck-explained = So oft sind faire Würfel bei einem Blick mindestens so ungleich. Wer nach jedem Wurf nachsieht, sieht ab und zu kleine Zahlen; der Satz oben rechnet damit.
not-counted = Nicht gezählt: { $rolls }.
so-often = { $times }-mal
faces-of-rolls = Augen, { $rolls ->
    [one] { $rolls } Wurf
   *[other] { $rolls } Würfe
}
sums-of-rolls = Summen, { $rolls ->
    [one] { $rolls } Wurf
   *[other] { $rolls } Würfe
}
left-out = { $rolls ->
    [one] { $rolls } Wurf
   *[other] { $rolls } Würfe
}: { $reader }
left-out-electronic = { $rolls ->
    [one] { $rolls } Wurf
   *[other] { $rolls } Würfe
} vom Tisch selbst geworfen
left-out-photographs = { $rolls ->
    [one] { $rolls } Wurf
   *[other] { $rolls } Würfe
} aus Fotos gelesen
left-out-unknown = { $rolls ->
    [one] { $rolls } Wurf
   *[other] { $rolls } Würfe
} aus der Zeit, bevor das Journal den Leser festhielt
