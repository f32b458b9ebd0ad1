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
