# Was an der Konsole der Spielleitung steht, auf Deutsch. Aufbau und Argumente: siehe die englische Datei.

simulated-table = Simulierter Tisch
dice-camera = Würfelkamera
programs = Programme
track-lights = Bahnlichter
sign-out = Abmelden
sign-out-everywhere = Überall abmelden
signs-out-all-devices = Alle Geräte, die diese Konsole geöffnet haben, werden abgemeldet, auch dieses. Wer die PIN kennt, kann sich wieder anmelden.
sign-out-everywhere-asked = Überall abmelden?
sign-out-all = Alle Geräte abmelden
stay-signed-in = Angemeldet bleiben
who-runs = Wer leitet den Abend?
pin-asked = PIN, sechs Ziffern, steht dort, wo der Tisch gestartet wurde
open-console = Konsole öffnen
now = Jetzt
last-rolls = Letzte Würfe
misread = Falsch gelesen? Tippe den Wurf an, dann die Augen, die wirklich oben lagen.
settled-for-good = Frühere Rennen sind endgültig abgerechnet. Würfe dieses Rennens erscheinen hier.
new-game = Neues Spiel
game = Spiel
start-game = Spiel beginnen
seats = Plätze
phoneless-name = Name von jemandem ohne Handy
phoneless = Jemand ohne Handy
add = Dazu
join-with-phone = Mit dem Handy mitspielen
with-code = Code { $code }
at-the-door = An der Tür
let-in = Reinlassen
let-in-who = { $name } reinlassen
turn-away = Abweisen
turn-away-who = { $name } abweisen
door-open = Alle mit dem Code
door-ask = Ich lasse jeden rein
door-closed = Niemand
who-comes-in = Wer darf dazukommen
seats-each = Plätze je Handy
never-played = Noch nie gespielt: { $names }
clear-idle = Alle entfernen, die nie gespielt haben
screen-asks = Bildschirm { $number } möchte den Code zeigen
allow-screen = Dort zeigen
allow-screen-number = Den Code auf Bildschirm { $number } zeigen
not-that-screen = Nein
not-screen-number = Kein Code für Bildschirm { $number }
the-table = Der Tisch
dice = Würfel
sound = Ton
by-hand = von Hand eingegeben
source-photos = Fotos
source-buttons = Knöpfe
source-number-pad = Ziffernblock
source-smart = Smart-Würfel
source-electronic = vom Tisch selbst geworfen
connected = verbunden
not-connected = nicht verbunden
confirmation-absent = nicht verbunden
confirmation-withheld = verbunden, aber das Rennen ist nicht zu sehen
confirmation-sent = alles wird gesendet; nichts bestätigt es
confirmation-received = das Gerät bestätigt, was es empfängt
confirmation-confirmed = das Gerät bestätigt, was es zeigt
device-camera = Kamera
device-smart-dice = Smart-Würfel
camera-absent = nicht verbunden
camera-withheld = verbunden, aber sie sieht nichts
camera-sent = liefert aufgezeichnete Bilder
camera-confirmed = liefert Bilder
not-known = Nicht bekannt: { $what }.
show-race-there = Das Rennen dort zeigen
none = nicht da
put-tray-right = In Ordnung bringen
go-there = Dorthin
no-game = Kein Spiel auf dem Tisch
seat-players-first = Erst Plätze besetzen, dann ein Spiel beginnen
silent-table = Der Tisch antwortet nicht.
take-off = Das Spiel vom Tisch nehmen
take-off-asked = Das Spiel vom Tisch nehmen?
journal-keeps = Der Bericht des Abends behält es. Was alle in der Hand haben, zählt im nächsten Spiel nicht.
close-game = Spiel schließen
keep-playing = Weiterspielen
leave-on-table = Auf dem Tisch lassen
close = Schließen

seat-of = Platz von { $name }
qr-of = QR-Code für den Platz von { $name }
scan-to-reseat = { $name } scannt das mit dem neuen Handy. Das alte Handy wird abgemeldet. Der Code gilt einmal, fünf Minuten lang.
new-name = Neuer Name
rename = Umbenennen
rename-who = { $name } umbenennen
called-by-seat = Gerufen wird „Platz { $seat }“, weil keine Stimme diesen Namen aussprechen kann.
choice-top-up = Chips kaufen
choice-join = Ins Spiel einsteigen
choice-leave = Das Spiel verlassen
clear-seat = Platz räumen
phone-here = Handy da
phone-asleep = Handy schläft
no-phone = kein Handy
more-for = Mehr für { $name }
really-showed = Was zeigten die Würfel wirklich?
correct-roll = Den Wurf { $roll } von { $name } korrigieren
corrected = korrigiert
so-many-chips = { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}

option-chips = Chips pro Person
option-dealer = Wer das erste Rennen gibt
option-dealer-nobody = der letzte Platz
option-youngest-nobody = der erste Platz
option-tokens = Chips insgesamt
option-races = Rennen
option-youngest = Jüngste Person würfelt zuerst
option-tie-break = Ein Rennen mehr bei Gleichstand vorn
option-board = Bahnen: Züge der Pferde 2 bis 7
option-board-usual = üblich
option-board-sixteen = sechzehn
option-board-even-steps = gleiche Stufen
option-board-short = kurz
option-board-double = doppelt
option-own = eigene Zahlen
option-scratch-values = Streichungen kosten
option-scratch-values-rising = steigend
option-scratch-values-flat = gleich
option-scratch-values-nickels = in Fünfern
house-rules = Hausregeln
option-ante = Einsatz: zahlen alle vor jedem Rennen
option-roller-purse = Prämie aus dem Topf für den Wurf, der den Sieger ins Ziel bringt
option-even-deal = Gleich viele Karten: die übrigen gehören dem Topf
option-cards = Karten
option-cards-dealt = der Tisch gibt
option-cards-physical = gedruckte Karten in der Hand
players-from-to = { $least } bis { $most } Personen
players-take-part = { $players } Personen machen mit.
seat-at-least = Erst mindestens { $players } Plätze besetzen.
odds-and-report = Quoten und Bericht
odds-are-on = Tafel und Handys zeigen die Chance jedes Pferdes und was das Rennen wert ist.
odds-are-off = Die Chancen sind verborgen: Spiel pur.
hide-odds = Quoten ausblenden
show-odds = Quoten einblenden
sound-voice = Sprecher
sound-bed = Publikum und Hufe
sound-effects = Fanfare, Glocke, Chips und Würfel
sound-muted = Stumm
sound-night = Nacht: leiser, ohne Fanfare und Glocke
sound-dice = Geräusch der rollenden Würfel
sound-attract = Sprecher in den Pausen: leise, solange niemand da ist
sound-output = Ausgang
sound-default = Standardgerät
sound-delay = Verzögerung
sound-delay-of = etwa { $ms } ms
sound-goes = Der Ton kommt aus: { $device }
sound-withheld = aber niemand kann ihn hören
sound-sent = nichts bestätigt, dass er zu hören ist
sound-received = das System spielt ihn
sound-nowhere = Es gibt kein Tongerät; die Untertitel laufen weiter.
sound-is-off = Der Ton ist in der Konfiguration ausgeschaltet; die Untertitel laufen weiter.
caller-said = Das hat der Kommentator gesagt
never-again = Nie wieder sagen
say-again = Wieder sagen
sound-try = Ton prüfen
keep-it-so = So behalten
until-it-stops = Änderungen gelten, bis der Tisch beendet wird.
kept-for-good = Gespeichert: Der Tisch startet künftig so.
save-report = Bericht speichern
report-after-board = Der Bericht lässt sich speichern, sobald die Tafel das Ende des Abends gezeigt hat.

dice-health = Würfel-Check
no-rolls-yet = Noch keine Würfe zu beurteilen.
usually = üblich { $times }
suspicious = verdächtig
nothing-unusual = Nichts Auffälliges in { $rolls ->
    [one] { $rolls } Wurf
   *[other] { $rolls } Würfen
}.
finding-rare = { $what }; höchstens einer von { $rare } fairen Abenden sieht je so aus.
finding-die = Der Würfel { $die } zeigte in { $way ->
    [seldom] nur { $times }
   *[often] { $times }
} von { $tries } Würfen die { $number }, üblich: { $usual }
finding-face = Die Augenzahl { $number } kam { $way ->
    [seldom] nur { $times }-mal
   *[often] { $times }-mal
} bei { $tries } Würfelseiten, üblich: { $usual }
finding-sum = Die Summe { $number } kam { $way ->
    [seldom] nur { $times }-mal
   *[often] { $times }-mal
} in { $tries } Würfen, üblich: { $usual }
finding-again = Dieselben beiden Augen kamen { $way ->
    [seldom] nur { $times }-mal
   *[often] { $times }-mal
} gleich noch einmal, in { $tries } Würfen, üblich: { $usual }; Würfel, die nicht geschüttelt werden, oder ein Wurf, der zweimal gelesen wird
finding-order = Hohe und niedrige Summen { $way ->
    [seldom] kommen in zu langen Reihen
   *[often] wechseln sich zu oft ab
}: { $times } Wechsel bei { $tries }, üblich: { $usual }
try-other-dice = Nimm andere Würfel. Liest sie die Kamera, sieh dir die letzten Würfe an: Sie könnte eine Seite mit einer anderen verwechseln.
faces-of-die = Augen des Würfels { $die }
bars-and-lines = Balken: wie oft es kam. Striche: was faire Würfel geben.
by-luck = Wie wahrscheinlich ist das durch Zufall?
luck-faces = Augen
luck-sums = Summen
luck-runs = hoch und niedrig im Wechsel
luck-again = dieselben Augen noch einmal
luck-explained = Wie oft faire Würfel mindestens so ungleichmäßig aussehen. Wer nach jedem Wurf nachsieht, sieht ab und zu kleine Zahlen; der Satz oben berücksichtigt das.
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
} aus der Zeit, bevor das Journal festhielt, wer sie las
who-plays = Wer spielt mit?
players-so-many = { $counts } Personen
players-wrong-number = { $players } würden mitspielen; dieses Spiel ist für { $counts }.
option-cards-recorded = von der Spielleitung eingegeben, um einen Abend nachzuspielen
show-chart = Diagramm auf die Tafel
incidents = Was schiefging
seen-all = Gesehen: Liste leeren
last-races = Letzte Rennen
show-on-board = Auf der Tafel zeigen
stop-replay = Wiederholung beenden
last-races-note = Die Tafel zeigt ein Rennen noch einmal, solange kein anderes läuft.

# Who may type rolls
typing-who = Wer Würfe eintippen darf
typing-marked = Eingetippte Würfe sind auf der Tafel markiert und stehen im Kassenbuch.
typing-everybody = Alle
typing-host = Nur die Spielleitung
typing-nobody = Niemand

# Version and digest of the program
program = Programm

## The Run screen and the parts of the set-up

run-room = Spielen
setup-room = Einrichten
console-rooms = Konsole
run-tools = Werkzeuge des Abends
setup-parts = Teile der Einrichtung
pause-game = Spiel anhalten
choice-resume-table = Weiterspielen
table-plays = Der Tisch spielt…
table-plays-note = Für einen Gast, der gerade weg ist. Der Tisch entscheidet wie dieser Gast am Handy und sieht nicht mehr. Mit einem Tipp spielt der Gast wieder selbst.
table-plays-for = Der Tisch spielt für { $name }
table-plays-now = Der Tisch spielt für: { $names }
guest-plays = { $name } spielt wieder
step-in = Den Tisch für { $name } spielen lassen
seat-bot = Noch jemand
seat-bot-note = Zu wenige Gäste? Der Tisch spielt selbst mit:
fill-seats = Den Tisch { $players ->
    [one] { $players } Platz
   *[other] { $players } Plätze
} spielen lassen
temper-careful = vorsichtig
temper-steady = solide
temper-bold = kühn
bot-name-careful = Frieda
bot-name-steady = Ernst
bot-name-bold = Max
volume = Lautstärke
light-level = Licht
last-roll-name = Letzter Wurf
put-right = Berichtigen
put-right-so = Ja, so berichtigen
take-back = Niemand hat gewürfelt: Wurf zurücknehmen
take-back-so = Ja, zurücknehmen
preview-horse = Pferd { $horse }: Feld { $before } → { $after }
preview-out = Pferd { $horse } ist gestrichen
preview-in = Pferd { $horse } läuft wieder
preview-purse = { $name }: { $before } → { $after }
preview-pot = Topf: { $before } → { $after }
preview-winner = Sieger: { $horses }
preview-no-winner = Das Rennen geht weiter
preview-lapsed = { $count ->
    [one] Ein Zug verfällt
   *[other] { $count } Züge verfallen
}: { $names }
preview-nothing = Sonst ändert sich nichts.
another-game = Noch ein Spiel
another-evening = Noch ein Abend
presets = Voreinstellungen
preset-sets = Stellt ein: { $settings }
preset-name-quick = Fünf Minuten pro Rennen
preset-name-children = Mit Kindern
preset-name-pub = Laute Kneipe
setting-on = an
setting-off = aus
preset-odds = Quoten: { $value ->
    [true] sichtbar
   *[other] verborgen
}
preset-typing = Würfe: nur die Spielleitung tippt
preset-voice = Ansage: { $percent } %
preset-bed = Publikum: { $percent } %
preset-effects = Effekte: { $percent } %
preset-night = Nachtmodus aus
preset-brightness = Licht: { $percent } %
step-1 = Gäste scannen den Code ({ $players } da)
step-2 = Spiel wählen
step-3 = Start
about-minutes = etwa { $minutes } min
needs-no-dice = Würfel werden nicht gebraucht.
needs-dice = { $count ->
    [one] Braucht einen Würfel mit { $sides } Seiten.
   *[other] Braucht { $count } Würfel mit { $sides } Seiten.
}
without-phone = Ohne Handy: { $names }.
game-settings = Einstellungen dieses Spiels
keys-and-buttons = Tasten und Knöpfe
keys-explained = Enter macht weiter, P hält an, U berichtigt den letzten Wurf. Knöpfe an der Bahn, GPIO-Knöpfe und ein Ziffernblock können dasselbe.
keys-on = Tasten wirken auf der Seite „Spielen“
keys-shown = Enter: weiter · P: anhalten · U: berichtigen
type-roll = Wurf eintippen
evening = Abend
needs-attention = Braucht Aufmerksamkeit
