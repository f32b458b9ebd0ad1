# Was auf den Bildschirmen steht, auf Deutsch. Aufbau und Argumente: siehe die englische Datei.

seat = Platz { $seat }
and = und
labelled = { $label }: { $text }
cards-found = { $found } von 4 Karten gefunden, { $open ->
    [one] { $open } Antwort fehlt
   *[other] { $open } Antworten fehlen
} noch
scan-to-sit = Code mit dem Handy scannen und Platz nehmen. Das Spiel wird an der Konsole der Spielleitung gewählt.

track = Die Bahn
lanes = Bahnen
table = Tisch
result = Ergebnis
devices = Geräte
to-go = noch
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
held-back = Ein Teil dieser Seite wird zurückgehalten ({ $part }). Versuche es ohne Werbeblocker und andere Erweiterungen.
cookies-refused = Dieser Browser behält keine Cookies, darum erkennt der Tisch ihn nicht wieder. Erlaube Cookies für diese Adresse oder nimm einen anderen Browser.
unreached = Diese Seite kam ohne ihre Teile an. Hinter einem Proxy braucht der Tisch einen eigenen Namen oder Port; unter einem Pfad einer anderen Site kann er nicht liegen.
needs-scripts = Diese Seite braucht ihre Skripte. Erlaube JavaScript für diese Adresse und öffne sie noch einmal.
welcome = Willkommen beim Rennen.
gates-empty = Die Boxen sind leer
more-in-box = { $chips } weitere warten im Kasten
roller-purse-waits = { $chips } für den Wurf, der den Sieger ins Ziel bringt
pot-cards = eigene Karten: { $cards }
pot-expected = etwa { $chips }, wenn er gewonnen wird
costs = { $chips ->
    [one] kostet { $chips } Chip
   *[other] kostet { $chips } Chips
}
first-place = 1.
race-number = Rennen { $number }
race-of = Rennen { $number } von { $races }
last-roll = Letzter Wurf { $sum }
last-roll-by = Letzter Wurf { $sum } von { $name }
rolls = { $name } würfelt
has-turn = { $name } ist am Zug
deals = { $name } gibt
ready-to-deal = Bereit zum Geben
race-over = Rennen vorbei
game-over = Spiel vorbei
who-holds = Wer hat die { $horse }?
waits = wartet

tell-dealt = Rennen { $race }: { $name } würfelt zuerst.
tell-ante = Alle zahlen einen Einsatz von { $ante }.
tell-left-over = { $cards ->
    [one] { $cards } Karte bleibt übrig und gehört
   *[other] { $cards } Karten bleiben übrig und gehören
} dem Topf.
tell-redistribute = Die Chips werden neu verteilt: je { $each }.
tell-scratch = Pferd { $horse } ist gestrichen, { $value ->
    [one] { $value } Chip
   *[other] { $value } Chips
} je Karte.
tell-repeat = Die { $horse } ist schon gestrichen.
tell-repeat-again = Die { $horse } ist schon gestrichen: { $name } würfelt noch einmal.
tell-off = Und los geht's! { $name } hat die Würfel.
tell-move = Pferd { $horse } rückt vor, noch { $left }.
tell-line = Pferd { $horse } ist im Ziel!
tell-roller-purse = { $name } hat den Sieger ins Ziel gewürfelt und nimmt { $paid }.
tell-payout = { $name } bekommt { $amount }.
tell-ask = Wer hat Karten der { $horse }?
tell-counted = { $missing ->
    [one] { $missing } Karte der { $horse } wurde
   *[other] { $missing } Karten der { $horse } wurden
} nicht gefunden.
tell-pays = { $name } zahlt { $paid }
tell-joined = { $name } steigt ins Spiel ein.
tell-left = { $name } steigt aus.
tell-corrected = Ein falsch gelesener Wurf ist korrigiert, alles danach neu gerechnet.
tell-lapsed = Durch den berichtigten Wurf zählt nicht mehr: { $what }.
lapsed-bet = was du danach gesetzt hast
lapsed-move-bet = dein versetzter Marker
lapsed-vip = die Karte, die du behalten hast
lapsed-declare = deine Antwort
lapsed-join = dein Einstieg ins Spiel
lapsed-roll = dein Wurf
lapsed-other = was du danach getan hast

dice-moving = Die Würfel rollen…
dice-reading = Die Würfel werden gelesen…
dice-covered = Etwas verdeckt die Würfelschale.
dice-moved = Die Würfelkamera oder ihre Schale wurde bewegt.
dice-calibrating = Die Würfelkamera wird eingerichtet; Würfe warten.
dice-unseen = Der Tisch sieht die Würfel nicht.
dice-host-types = Die Spielleitung gibt die Augen ein.
dice-you-type = Gib die Augen ein.
dice-again = Wirf noch einmal.
dice-again-or-host = Wirf noch einmal, oder die Spielleitung gibt die Augen ein.
phase-setup = Vor dem ersten Geben
phase-scratch = Streichungen
phase-race = Das Rennen läuft
phase-finished = Im Ziel
phase-game-over = Spiel vorbei

counting = Die Karten werden gezählt…
rolled-home = Wurf ins Ziel
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
wins-game = { $name } gewinnt das Spiel
tokens-won = Gewonnene Chips in allen Rennen
chips-at-end = Chips am Ende
left-in-pot = { $chips } bleiben im Topf

board-title = Die Tafel - Post Parade
join-title = Mitspielen - Post Parade
seat-title = Dein Platz - Post Parade
host-title = Konsole der Spielleitung - Post Parade
refused-title = Nicht hier - Post Parade
language = Sprache
pages = Seiten
board = Tafel
to-the-board = Zur Tafel
host-console = Spielleitung
qr-code = QR-Code: mit dem Handy mitspielen
scan-or-open = Mit dem Handy scannen, oder { $address } öffnen und { $code } eingeben
first-pin = Spielleitung: zum Einrichten diesen Code scannen, oder { $address } öffnen und die PIN { $pin } eingeben
first-code = QR-Code: diesen Tisch mit dem Handy einrichten
doors-closed = Die Türen sind zu. Bitte die Spielleitung, dich reinzulassen.
wait-at-door = Gleich lässt dich die Spielleitung rein, { $name }
wait-note = Lass diese Seite offen. Du bist dabei, sobald die Spielleitung auf deinen Namen tippt.
wait-no-more = Nicht mehr warten
code-elsewhere = Mitspielen: { $address }, mit dem Code auf dem Bildschirm des Tisches
show-code-here = Den Code hier zeigen
screen-number = Bildschirm { $number }: Die Spielleitung kann den Code hier zeigen lassen

tagline = Ein Abend auf der Rennbahn, hier an diesem Tisch.
your-name = Dein Name
join-code = Code von der Tafel
take-a-seat = Platz nehmen
your-seat = Dein Platz
bringing-back = Zurück zu deinem Platz…
tap-lost = Das kam nicht an. Es ist nichts passiert; tippe noch einmal.
another-joins = Noch jemand spielt auf diesem Handy mit
back-to-seat = Zurück zum Platz von { $name }
you-have-seat = Du hast schon einen Platz
no-answer = Der Tisch antwortet nicht. Prüfe, ob dieses Handy im WLAN des Tisches ist, und versuche es noch einmal.
join-the-table = Mitspielen
seat-elsewhere = Dieser Platz ist auf einem anderen Handy
seat-elsewhere-way = Bitte die Spielleitung um einen neuen QR-Code für deinen Platz, oder nimm einen neuen Platz.
seat-free = Dieser Platz ist frei
seat-free-way = Nimm Platz, um mitzuspielen.
seat-moving = Du wechselst an { $table }
seat-moving-way = Diese Seite geht gleich von selbst dorthin.
seat-moving-go = Zu { $table }

chips = Chips
pot = Topf
what-you-can-do = Was du tun kannst
your-hand = Deine Karten
the-race = Das Rennen
waiting-for-game = Die Spielleitung wählt ein Spiel
join-next-race = Du bist ab dem nächsten Rennen dabei
only-watching = Du schaust vorerst nur zu
how-many-cards = Wie viele Karten der { $horse } hast du?
your-turn = Du bist dran: würfle
you-deal = Du gibst das nächste Rennen
lesson-dice = Zwei Würfel: Das Pferd mit ihrer Summe läuft.
lesson-scratch = Gestrichene Pferde kosten Chips: für jede deiner Karten, und wenn du sie würfelst.
lesson-win = Alle mit Karten des Siegers teilen sich den Topf.
waiting-first-deal = Gleich wird gegeben
waiting-next-race = Gleich kommt das nächste Rennen
throw-the-dice = Würfeln
table-rolls = Der Tisch würfelt von selbst.
it-is = Es sind
enter-other-dice = Andere Würfel eingeben
choice-deal = Rennen { $race } geben
choice-end-session = Das Spiel beenden
choice-settle = Mit { $found } von 4 Karten weiter
race-worth = Dieses Rennen ist dir { $chips } Chips wert
worth-before-off = im Schnitt: { $winnings } aus dem Topf, weniger { $costs } für Streichungen, die noch kommen, und { $fines } für gestrichene Zahlen, die du würfelst
worth-in-race = im Schnitt: { $winnings } aus dem Topf, weniger { $fines } für gestrichene Zahlen, die du würfelst
printed-cards = Du hast gedruckte Karten; der Tisch fragt, wenn sie zählen.
no-cards-left = Karten gibt es wieder beim nächsten Geben.
no-chips-left = Keine Chips mehr: Du schuldest nichts und kannst immer noch gewinnen.
is-scratched = gestrichen
the-winner = der Sieger
has-won = hat gewonnen
left-to-go = noch { $left }
with-chance = { $told }, Chance { $chance }
horse-told = Pferd { $horse }: { $told }
you-hold = du hast { $cards }
is-rolling = würfelt
is-to-act = ist am Zug
won-score = gewonnen { $score }
starred = gewonnen
you-win = Du gewinnst das Spiel!
game-ended = Das Spiel ist zu Ende
nothing-for-you = Diesmal nichts für dich.
chart-large = Großes Diagramm des Rennens
chart-of-chances = Chancen aller Pferde im Lauf des Rennens
price-against = { $odds } zu 1
outsider = Außenseiter
cards-of = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} der { $horse }
you-rolled-home = Du hast den Sieger ins Ziel gewürfelt: { $amount } aus dem Topf.
you-collect = Du bekommst { $amount } mit { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
swipe-to-throw = Zum Werfen nach oben wischen
what-it-is-worth = In Zahlen
cheer = Anfeuern!
cheer-for = Los, { $horse }!
phone-sounds = Töne dieses Handys: an
phone-muted = Töne dieses Handys: aus
you-paid = { $chips ->
    [one] Du hast { $chips } Chip gezahlt
   *[other] Du hast { $chips } Chips gezahlt
}
you-get = { $chips ->
    [one] { $chips } Chip für dich!
   *[other] { $chips } Chips für dich!
}
chart-of-race = Das Rennen als Kurve
need-roll = Du brauchst { $horses }
need-last = Ein Wurf fehlt dir: { $horses }!
need-avoid = Bloß nicht { $horses }!
need-none = Von deinen Pferden läuft keines mehr.
horse-number = die { $horse }
a-number-2 = eine Zwei
a-number-3 = eine Drei
a-number-4 = eine Vier
a-number-5 = eine Fünf
a-number-6 = eine Sechs
a-number-7 = eine Sieben
a-number-8 = eine Acht
a-number-9 = eine Neun
a-number-10 = eine Zehn
a-number-11 = eine Elf
a-number-12 = eine Zwölf

enter-dice = { $one } + { $two } = { $sum } eingeben
throw-dice = { $one } + { $two } = { $sum } werfen
tap-both = Tippe beide Würfel an
tap-die = Tippe an, was der Würfel zeigt
die-face = Würfel: { $face }
enter-die = { $face } eingeben
first-die = Erster Würfel
second-die = Zweiter Würfel
first-die-face = Erster Würfel: { $face }
second-die-face = Zweiter Würfel: { $face }
pair-of-dice = { $one } und { $two }, zusammen { $sum }
nobody-wins = Niemand gewinnt dieses Rennen
dead-heat = Totes Rennen: { $names }
you-owe-answer = Du bist gefragt
paused = Angehalten
paused-by-host = Die Spielleitung hat das Spiel angehalten.
table-plays-you = Der Tisch spielt für dich.
play-myself = Ich spiele selbst
look-up = Schau auf die Tafel!
race-is-on = Das Rennen läuft
result-first = Erst das Ergebnis: Schau auf die Tafel.
you-are-paid = Du wirst ausbezahlt!
hold-to-confirm = zum Bestätigen halten
press-again = zum Bestätigen noch einmal drücken
choice-roll = Würfeln
choice-declare = Karten der { $horse }
choice-pause = Anhalten
choice-resume = Weiter
field-chips = Chips
held-by = Karten bei
sign-chance = 1 von { $rolls }
sign-wins = gewinnt für die { $horse }!
players-wait-short = { $players ->
    [one] { $players } Person am Tisch
   *[other] { $players } Personen am Tisch
}
host-starts = Die Spielleitung startet das Spiel auf ihrer Seite.
at-the-line = Im Ziel
photo-finish = Fotofinish
deciding-roll = Der entscheidende Wurf noch einmal
backed-by = für { $names }
join-short = Mitspielen: { $address }, Code { $code }
you-are-in = Du bist dabei! Schau auf die Tafel.

# Chance that can be checked
fairness-title = Fairer Zufall - Post Parade
fair-chance = Fairer Zufall
fair-how = Vor jedem Rennen zieht der Tisch eine geheime Zahl und versiegelt sie. Alle Würfe und Karten des Rennens folgen aus ihr, und die Tafel zeigt ihren Fingerabdruck: Niemand kann sie mehr ändern. Nach dem Rennen wird das Siegel geöffnet, und dieses Gerät rechnet alles nach.
fair-now = Das laufende Rennen
fair-sealed = Versiegelt, mit diesem Fingerabdruck; die Tafel zeigt seine ersten zwölf Zeichen.
fair-kept = Was sich dieses Gerät gemerkt hat
fair-before = Frühere Rennen
fair-reading = Wird nachgerechnet…
fair-last = Das letzte Rennen
fair-ago = { $races ->
    [one] { $races } Rennen davor
   *[other] { $races } Rennen davor
}
fair-numbers = Die Zahlen dahinter
fair-print = Fingerabdruck
fair-secret = Geheime Zahl
fair-journal = Einträge im Journal
fair-entries = { $first } bis { $last }
fair-right = { $draws ->
    [one] Einmal gewürfelt oder ausgeteilt, genau wie versiegelt.
   *[other] { $draws }-mal gewürfelt und ausgeteilt, alles genau wie versiegelt.
}
fair-wrong = Nicht wie versiegelt!
fair-all-right = Alle Rennen liefen genau so, wie sie versiegelt waren.
fair-some-wrong = Etwas lief nicht so, wie es versiegelt war.
fair-none = Es ist noch kein Rennen gelaufen.
fair-held = Was diesem Gerät gezeigt wurde, ist seither unverändert.
fair-not-held = Was diesem Gerät gezeigt wurde, wurde seither geändert!
fair-check = Rennen nachprüfen
fair-scan = Scannen und sehen, dass alles ehrlich gezogen wurde.
fair-fingerprint = Zufall versiegelt: { $hash }
demonstration = Vorführung: nichts wird gespeichert
interrupted-at = Um { $when } unterbrochen. Alles ist, wie es war.
copied-at = Abend um { $when } { $through ->
    [drive] auf einen Stick kopiert
    [command_line] auf der Kommandozeile kopiert
   *[console] an der Konsole kopiert
}, ohne Verdecktes
past-race = Noch einmal: Rennen { $number }
typed-in = Eingetippt
typing-off = Hier werden keine Würfe eingetippt. Würfle.

## Bildschirme und Einblendungen
overlay-title = Einblendung - Post Parade
overlay-waits = Das nächste Rennen kommt gleich
held-by-whom = Wer was hat
screen-title = Bildschirm - Post Parade
screen-shows = Was dieser Bildschirm zeigt
screen-waits = Die Spielleitung sagt, was dieser Bildschirm zeigt: Scanne den Code.
screen-code = QR-Code: Bildschirme zuweisen
screen-number-so = Bildschirm { $number }
screen-silent = Der Tisch antwortet nicht. So stand es um { $when }.
