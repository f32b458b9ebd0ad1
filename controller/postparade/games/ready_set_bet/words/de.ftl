# Ready Set Bet auf den Bildschirmen.

## What can be done
roll = Würfeln
deal-vip = VIP-Karten geben
setup = Rennen { $race } vorbereiten
setup-same-house = Rennen { $race }: { $name } bleibt die Bank
setup-house = Rennen { $race }: Wer ist die Bank?
start = Ab die Post! Rennen { $race } starten
pause = Rennen anhalten
resume = Rennen fortsetzen
keep = Eine Karte behalten
keep-any = Für { $name } eine Karte auslosen
bet = Für { $name } wetten
house-bet = Wette der Bank, { $name }
move-bet = Einen Marker von { $name } versetzen

## Setting up
option-house = Wer ist die Bank?
option-house-none = Der Tisch
option-house-neutral = Jemand, der nicht mitwettet
option-house-fixed = Jemand mit Geld und Markern der Bank
option-house-rotation = Alle reihum, Rennen für Rennen
option-house-seat = Die Bank sitzt auf
option-house-seat-nobody = niemand
option-modules = Karten im Spiel
option-modules-props = Vergleichswetten
option-modules-exotics = Besondere Einläufe
option-modules-vip = VIP-Karten
option-bets = Wo wird gewettet?
option-bets-phones = Auf den Handys
option-bets-board = Auf dem eigenen Plan, mit eigenen Chips
option-pace = Der Tisch würfelt
option-pace-off = Nicht von selbst: die Bank würfelt
option-pace-calm = Ruhig, alle 3 bis 4,5 Sekunden
option-pace-normal = Alle 2 bis 3 Sekunden
option-pace-brisk = Flott, alle 1,4 bis 2 Sekunden
option-vip-seconds = Sekunden für die Wahl einer VIP-Karte (0: beliebig lange)
option-chances = Live-Chancen auch auf den Handys

## Where the race stands
phase-between = zwischen den Rennen
phase-ready = an der Startmaschine
phase-open = Wetten offen
phase-closed = Wetten geschlossen
phase-game-over = das letzte Rennen ist gelaufen
race-paused = Das Rennen ist angehalten
next-race = Gleich startet Rennen { $race }
who-starts = { $who ->
    [you] Rennen { $race }: Du startest es
    [host] Rennen { $race }: Die Spielleitung startet es
   *[house] Rennen { $race }: { $name } oder die Spielleitung startet es
}
lesson-spots = Setze deine Marker auf Felder, während das Rennen läuft. Wer zuerst kommt, hat das Feld, und was liegt, bleibt liegen.
lesson-prices = Top 3 zahlt, wenn das Pferd unter den ersten drei ist, Top 2 unter den ersten zwei, Sieg, wenn es gewinnt: Marker mal die große Zahl. Sonst verlierst du die rote.
lesson-close = Sobald drei Pferde über der roten Linie sind: Nichts geht mehr!
ready-to-bet = { $who ->
    [host] Sieh dich um: Gewettet wird, sobald die Spielleitung startet
   *[house] Sieh dich um: Gewettet wird, sobald { $name } oder die Spielleitung startet
}
place-house-tokens = Setze deine sechs Marker der Bank
bets-open = Die Wetten sind offen!
over-the-line = Über der roten Linie: { $count } von { $needed }
no-more-bets = Nichts geht mehr!
you-are-house = Du bist die Bank
house-is = Bank: { $name }
pair-line = Noch eine { $horse } bringt einen Bonus
choosing = Wählen eine Karte: { $names }
keep-one = Behalte eine von zwei Karten
keep-this = Diese behalten
cards-are-dealt = VIP-Karten werden gewählt
cards-come = Gleich gibt es VIP-Karten

## Spots
kind-show = Top 3
kind-place = Top 2
kind-win = Sieg
spot-show = { $horse } unter den ersten drei
spot-place = { $horse } unter den ersten zwei
spot-win = { $horse } siegt
color-blue = Blau siegt
color-orange = Orange siegt
color-red = Rot siegt
color-seven-fifth = 7 auf Platz 5⁠–⁠9
colour-blue = blaues
colour-orange = oranges
colour-red = rotes
propositions = Vergleiche
exotics = Besondere Einläufe
prop-text = { $ahead } vor { $behind }
exotic-x1 = Kurzer Kopf
exotic-x2 = Auf und davon
exotic-x3 = Alle im Galopp
exotic-x4 = Verschlafener Start
exotic-x5 = Fotofinish
if-margin-second-eq = Zweiter genau { $value } zurück
if-margin-second-ge = Zweiter { $value } oder mehr zurück
if-margin-third-le = Dritter höchstens { $value } zurück
if-at-least-ge = Jedes Pferd auf { $value } oder mehr
if-at-most-ge = { $count }+ Pferde bis Feld { $value }
no-penalty = keine Strafe
worth-now = Was ein Marker im Wert 3 jetzt wert ist, und die Chance des Felds; aus { $races } Rennen, ±{ $error } Punkte.
spectator-page = Für Zuschauer: { $address } zeigt, was jedes freie Feld gerade wert ist.

## On the spot
taken = Besetzt!
lost-the-draw = Kein Losglück
closed = Zu spät
not-yet = Noch nicht
paused-short = Pause
no-token = Kein Marker
one-a-card = Nur einer
too-fast = Zu schnell
lost = Noch mal
not-now = Geht nicht
not-yours = Nicht deiner

## Tokens and cards
your-tokens = Deine Marker
token = Marker im Wert { $value }
as-it-stands = So wie es steht:
stands-ahead = { $by } voraus
stands-behind = { $by } zurück
stands-level = gleichauf
hold-on = Halten! So gibt es { $chips } Chips.
call-out = Sag es an
call-welcome = Rennen { $race }! Sucht euch Felder aus: Ab dem Start wird gewettet.
call-off = Und los! Es darf gewettet werden!
call-roll = { $sum }! Die { $horse } rückt vor, noch { $left }.
call-pair = Noch eine { $horse }, und sie macht einen Satz!
call-front = Vorn: die { $horse }, noch { $left }.
call-line = { $count } über der roten Linie. Bei dreien ist Schluss!
call-closed = Nichts geht mehr!
all-placed = Alle Marker sind gesetzt
move-a-token = Marker versetzen
tap-your-token = Tippe auf deinen Marker
tap-free-spot = Tippe auf ein freies Feld
used-up = (in diesem Rennen benutzt)
not-as-house = (nicht als Bank)
bonus-token = Bonusmarker { $value }
card-v13 = Auf Kosten des Hauses
card-v14 = Auf Kosten des Hauses
card-v15 = Schlangenanteil
card-v16 = Frachtgeld
card-v17 = Dritter Pfosten
card-v18 = Blauer Blitz
card-v19 = Zweite Luft
card-v20 = Huckepack { $value }
card-v21 = Huckepack { $value }
card-v22 = Huckepack { $value }
card-v23 = Huckepack { $value }
card-v24 = An den Rails
card-v25 = Letzter Drücker
card-v26 = Gepolsterter Sattel
card-v27 = Weiche Landung
card-v28 = Blaues Band
card-v29 = Orange Schärpe
card-v30 = Rote Rosette
card-v31 = Sinneswandel
card-v32 = Doppelschein
vip-bonus-token = Ein Marker mehr in jedem Rennen, im Wert { $value }.
token-cancels = Verliert er, kostet das Feld nichts.
token-penalty = Verliert er, kostet er { $penalty } mehr.
vip-one-time = Sofort { $amount } Chips.
vip-roll-bonus = { $amount } für jede gewürfelte { $sum }.
vip-bonus-move = { $amount }, wenn ein { $colours } Pferd einen Bonuszug macht.
vip-piggyback = Deine Marker im Wert { $value } dürfen zu anderen auf ein Feld.
vip-late-bet = Einmal im Rennen darfst du noch nach Schluss wetten, mit einem Marker bis { $value }.
vip-insurance = Du zahlst in jedem Rennen { $amount } weniger Strafe.
vip-colour-bonus = { $amount } mehr für jede gewonnene Wette auf ein { $colours } Pferd.
vip-replace = Einmal im Rennen darfst du einen Marker auf ein freies Feld versetzen.
vip-twin = Einmal im Rennen darf ein zweiter Marker zu deinem eigenen.

## The settlement
no-tokens = Von dir lag kein Marker auf dem Plan.
race-brought = Dieses Rennen: { $chips }
lost-nothing = kostet nichts
insured = Deine Karten ersparen dir { $chips }.
forgiven = { $chips }, die du nicht zahlen kannst, sind erlassen.
chips-and-place = Chips · Rang { $place }
nobody-bet = In diesem Rennen hat niemand gewettet.
most-money = Nach vier Rennen gewinnt das meiste Geld.
settle-yourselves = Gold zahlt, Rot kostet: Rechnet auf eurem Plan ab.
spots-that-won = Diese Felder haben gewonnen
spots-that-cost = Diese Felder kosten

## At the console
bet-for-somebody = Für jemanden ohne Handy wetten
who = Wer
which-token = Marker
which-spot = Feld
place-token = Setzen

## What happened
tell-race-ready = Rennen { $race }: Neue Karten liegen aus.
tell-off = Und los geht's!
tell-snake-eyes = Einserpasch!
tell-boxcars = Sechserpasch!
tell-surge = { $horse } zieht an, { $bonus } dazu!
tell-red-line = { $horse } über der roten Linie: { $count } von { $needed }.
tell-over-line = { $horse } über der roten Linie.
tell-finish = { $horse } siegt! Zweiter: { $place }. Dritter: { $show }.
tell-finish-level = { $horse } siegt! Zweite: { $place }.
tell-house-pay = { $name } bekommt { $amount } als Bank.
tell-kept = { $name } behält eine Karte.
tell-kept-at-random = Für { $name } wird eine Karte ausgelost.
tell-leaving = { $name } geht nach diesem Rennen.
tell-won = { $names } gewinnt das Spiel!
tell-shared = { $names } teilen sich den Sieg!

## Der Bericht
report-race = Rennen { $race }: { $horse } siegt
report-course = { $rolls } Würfe; nach Wurf { $closed } ging nichts mehr.
report-most = Am meisten bei der Abrechnung: { $names }, +{ $chips }.
report-best-token = Bester Marker des Spiels: der { $value }er von { $name } auf „{ $spot }“ in Rennen { $race }: { $chips }.
report-worst-token = Schlechtester Marker des Spiels: der { $value }er von { $name } auf „{ $spot }“ in Rennen { $race }: { $chips }.
report-first = Rennen { $race }, „{ $spot }“: { $name } war zuerst da, { $milliseconds } ms vor { $other }.
report-ahead = { $milliseconds } ms vor { $name }
report-wisest = Beste Wetten: { $name }, beim Setzen { $chips } wert.
report-roll = Wurf { $roll }
report-rolls = Würfe
report-skill-and-luck = Können und Glück
report-skill = Können: was die Marker beim Setzen wert waren, in Chips
report-luck = Glück: was das Rennen daraus gemacht hat
report-note = Linien: die Felder jedes Pferds, Wurf für Wurf; rot: die rote Linie. Kreise: Marker in der Farbe ihres Besitzers, auf ihrem Pferd, wo es gerade stand. Was ein Marker wert war, kommt aus 8000 Rennen, die von diesem Augenblick an simuliert wurden.

# The tile of the game on the host console
tile-ready-set-bet = Wetten, während sie laufen: Wer wartet, kriegt die schlechteren Felder.
without-phones = Sie wetten über die Spielleitung, oder der Tisch spielt für sie.
