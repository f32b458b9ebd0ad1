# Odds On auf den Bildschirmen. Das Spiel ist von David Bolton (CC BY 2.5); die Worte sind unsere.

## Was man tun kann
choice-start = Karten geben und den Renntag eröffnen
choice-price = Einem Pferd { $price } geben
choice-special = Sonderkarte spielen: { $number ->
    [1] Mit Senf gewürzt
    [2] Dopingtest positiv
    [3] Wolkenbruch
    [4] Jockey stürzt
    [5] Pferd sabotiert
    [6] Tipp des Tages
    [7] Jockey bestochen
    [9] Schweres Handicap
    [10] Publikumsliebling
    [11] Jockey entführt
   *[12] Wetten gestrichen
}
choice-swap = Das Pferd aus Box { $horse } mit einem anderen tauschen
choice-discard = Eine Karte abwerfen
choice-pass = Passen
choice-pass-for = Für { $name } passen
field-gate = Box
field-swap-with = Zweite Box
field-card = Karte

## Einrichten
option-dealer = Wer gibt; der Platz links davon beginnt
option-dealer-nobody = der letzte Platz
option-dislike-penalty = Abzug auf einer ungeliebten Bahn
option-runner-up-after-dead-heat = Den Zweiten auch nach totem Rennen um den Sieg bezahlen
option-hidden-ratings = Was Pferde und Jockeys wert sind, bleibt bis zum Start verdeckt

## Wo der Renntag steht
phase-setup = vor dem ersten Rennen
phase-pricing = der Markt ist offen
phase-race = der Markt ist geschlossen
phase-finished = der Renntag ist vorbei
you-deal-meeting = Du gibst: eröffne den Renntag
waiting-for-deal = { $name } gibt
your-turn = Du bist dran: erst eine Karte, dann ein Pferd
turn-note = ist am Zug
purse-name = Punkte
turn-of = { $name } ist am Zug
they-are-off = Sie sind unterwegs!
look-at-result = Das Ergebnis steht auf der Tafel
race-settled = Das Rennen ist abgerechnet
meeting-over = Der Renntag ist vorbei
you-won-meeting = Du gewinnst den Renntag!
prices-missing = { $missing ->
    [0] alle Pferde haben eine Quote
    [one] eine Quote fehlt
   *[other] { $missing } Quoten fehlen
}
turns-taken = Zug { $turns } von höchstens { $limit }
priced-by = Quote von { $names }
piles = { $pile } Karten im Stapel, { $discard } abgeworfen

## Die Hand
your-cards = Deine Karten
card-hidden = Karte { $number }, verdeckt
card-price = Quote { $price }, { $dollars } $
hold-to-look = Zum Ansehen den Finger darauf halten.
show-cards = Zeigen
hide-cards = Verdecken
take-a-card = Tippe eine Karte an, dann das Pferd.
look-meanwhile = Tippe eine Karte an und sieh, wo sie passt.
throw-away = Abwerfen
first-horse = Welches Pferd zieht um?
second-horse = Das Pferd aus Box { $horse } tauscht mit …
nowhere = Kein Pferd nimmt jetzt { $price }: abwerfen oder behalten.
lay-here = { $card }: auf { $horse }
would-pay = Mit diesem Kurs:
would-rate = Stärke mit dieser Karte: { $rating }
tap-again = Nochmals tippen: hier ablegen
lay-confirm = Bestätigen: { $card }, auf { $horse }
rules-example = Die größte Stärke gewinnt: 6 + 3 + 2 schlägt 4 + 2 + 1. Der Sieger bringt Pferd, Jockey und Kurs zusammen: −2 −1 +1. Der Zweite bringt nur seinen Kurs: +4. Gute Pferde zu hohen Kursen kosten dich also, und ein guter Zweiter ist Gold wert.
why-withdrawn = Nicht mehr im Rennen.
why-turn = Du bist noch nicht dran. Hierhin würde sie passen.
why-same = Dieses zieht um. Wähle ein anderes.
why-price = Steht bei { $price }: nimmt { $shorter } oder { $longer }.
why-end = Steht bei { $price }: nimmt nur { $shorter }.
no-owner = niemand
first-place = 1.
second-place = 2.
no-points = In diesem Rennen keine Punkte für dich.
race-points = { $points } { $count ->
    [one] Punkt
   *[other] Punkte
}:

## Die Bahn
ladder = Quotenleiter
going = Geläuf
going-soft = weich
going-firm = fest
going-good = gut
going-hard = hart
going-is = Das Geläuf ist { $going }.
weather-dull = trüb
weather-wet = nass
weather-sunny = sonnig
weather-heatwave = Hitzewelle
course-part = Bahn
going-part = Geläuf
rating-so-far = Stärke
winner-pays = bei Sieg
likes-course = mag { $course }
dislikes-course = mag diese Bahn nicht
likes-going = mag es { $going }
withdrawn = raus
played-at = auf { $horse }
last-race = Rennen { $race }
place = { $place }.
part-form = Pferd + Jockey
part-track = Bahn
part-going = Geläuf
part-specials = Extras
rating = Stärke
points = Punkte
points-of-meeting = Punkte aus fünf Rennen

## Die Sonderkarten
special-1 = Mit Senf gewürzt
special-2 = Doping­test positiv
special-3 = Wolken­bruch
special-4 = Jockey stürzt
special-5 = Pferd sabotiert
special-6 = Tipp des Tages
special-7 = Jockey bestochen
special-8 = Verwechs­lung im Führring
special-9 = Schweres Handicap
special-10 = Publikums­liebling
special-11 = Jockey entführt
special-12 = Wetten gestrichen
effect-1 = Stärke +2
effect-2 = ein anderes Pferd springt ein
effect-3 = Boden eine Stufe weicher
effect-4 = das Pferd ist aus dem Rennen
effect-5 = Stärke −2
effect-6 = Stärke +1
effect-7 = Stärke −3
effect-8 = zwei Pferde tauschen die Boxen
effect-9 = Stärke −1
effect-10 = Stärke +1
effect-11 = ein anderer Jockey reitet
effect-12 = Quote und Sonderkarten kommen weg

## Was geschieht
tell-meeting-opened = Der Renntag ist eröffnet: { $weather }, das Geläuf ist { $going }.
tell-field-drawn = Rennen { $race }: { $horses } Pferde.
tell-market-opened = { $name } eröffnet den Markt.
tell-price-set = { $name } gibt der { $horse } eine Quote von { $price }.
tell-price-moved = { $name } setzt die { $horse } von { $previous } auf { $price }.
tell-special = { $name } spielt { $title } auf die { $horse }.
tell-ground = Es regnet: Das Geläuf ist { $going }.
tell-withdrawn = Die { $horse } ist aus dem Rennen.
tell-swapped = Die Pferde der { $horse } und der { $other } sind vertauscht.
tell-discarded = { $name } wirft eine Karte ab.
tell-passed = { $name } passt.
tell-refilled = { $cards } Karten werden gemischt.
tell-last-market = Nur die { $horse } hat noch keine Quote.
tell-off-all-priced = Alle haben eine Quote. Sie sind unterwegs!
tell-off-all-passed = Alle haben gepasst. Sie sind unterwegs!
tell-off-turn-limit = Die Zeit ist um. Sie sind unterwegs!
tell-running-form = Pferd und Jockey: Erst spricht die Form.
tell-running-track = Wer mag diese Bahn?
tell-running-going = Jetzt spricht das Geläuf.
tell-running-specials = Und nun die Sonderkarten …
tell-running-line = Zur Linie!
tell-finish = Die { $horse } gewinnt.
tell-dead-heat = Totes Rennen: { $horses }!
tell-paid = { $name }: { $points } { $count ->
    [one] Punkt
   *[other] Punkte
}.
tell-won = { $names } gewinnt den Renntag!
tell-shared = { $names } teilen sich den Renntag!

## Gedruckte Karten
option-cards-dealt = auf den Handys
option-cards-physical = gedruckt; der Tisch zählt
choice-enter = Box { $horse } eintragen
choice-send-off = Los!
gate-name = Box { $gate }
lay-prices = { $name } beginnt
enter-runners = Tragt ein, was an den Boxen liegt
runners-entered = { $entered } von { $runners } eingetragen
enter-note = Tippt eine Box an und tragt ein, was dort liegt: Werte, Wirkungen und Punkte. Der Tisch rechnet die Stärken aus, startet das Rennen und zählt die Punkte.
enter-owner = Gehört
enter-horse = Pferd
enter-jockey = Jockey
enter-track = Bahn
enter-going = Geläuf
enter-specials = Sonderkarten
enter-form = $ von Pferd und Jockey
enter-price = $ der Quote
enter-withdrawn = Läuft nicht mit
enter-save = Eintragen
enter-cancel = Abbrechen
less = weniger: { $of }
more = mehr: { $of }
tell-off-all-entered = Alle sind eingetragen. Sie sind unterwegs!
tell-runner-entered = Box { $horse } ist eingetragen.
tell-race-ready = Rennen { $race }: { $runners } Pferde. Legt eure Quoten aus!
field-parts = Stärke: Pferd, Jockey, Bahn, Geläuf, Sonderkarten
field-form = $ von Pferd und Jockey
field-price = $ der Quote
field-owner = Gehört

## Berichte und Nachweis
credit = Odds On ist ein Spiel von David Bolton, veröffentlicht unter CC BY 2.5; Regeln hier nacherzählt, Kartentabellen ersetzt.
report-won-unowned = Rennen { $race }: { $horse } gewinnt.
report-dead-heat = Rennen { $race }: totes Rennen von { $horses }.
report-longest-price = Längste Quote eines Siegers: { $horse } bei { $price }, Rennen { $race }.
report-best-runner = Bestes Pferd: { $horse } brachte { $name } { $points } in Rennen { $race }.
report-dearest-runner = Teuerstes Pferd: { $horse } kostete { $name } { $points } in Rennen { $race }.
report-highest-rating = Höchste Wertung: { $horse } mit { $rating } in Rennen { $race }.
report-horse = Pferd
report-jockey = Jockey
report-track = Bahn
report-going = Geläuf
report-specials = Sonderkarten
book-margin = Buch: { $margin } % Marge

## Die Regeln in unseren Worten
rules = So wird gespielt
rules-aim-title = Du bist Buchmacher
rules-aim = In fünf Rennen gibst du Pferden Quoten. Wer einem Pferd zuletzt eine Quote gab, dem gehört es. Die Besitzer der ersten zwei bekommen die $ der Karten, und die können rot sein: Hohe Quoten und gute Pferde kosten. Die höchste Summe gewinnt.
rules-turn-title = Dein Zug
rules-turn = Lege eine Quote an ein Pferd, spiele eine Sonderkarte, wirf eine Karte ab oder passe. Danach ziehst du nach, so dass du immer sechs Karten hast.
rules-ladder-title = Schritt für Schritt
rules-ladder = Ein Pferd ohne Quote nimmt jede. Eine Quote lässt sich nur durch ihren Nachbarn auf der Leiter ersetzen, eine Stufe niedriger oder höher. Dann gehört das Pferd dir.
rules-off-title = Der Start
rules-off = Sobald jedes Pferd eine Quote hat, wird gestartet. Auch wenn reihum alle passen oder alle zwanzig Züge hatten; Pferde ohne Quote laufen dann für niemanden.
rules-rating-title = Die Stärke entscheidet
rules-rating = Pferd und Jockey haben Werte. Wer die Bahn mag, gewinnt 2, wer sie nicht mag, verliert 1; wer das Geläuf mag, gewinnt 1. Sonderkarten daneben zählen dazu oder ab. Die größte Stärke siegt; gleiche Stärken sind ein totes Rennen.
rules-paid-title = Was du bekommst
rules-paid = Dem Besitzer des Siegers zählen die $ von Pferd, Jockey und Quote, dem des Zweiten nur die der Quote. Bei totem Rennen zählen alle voll.
rules-going-title = Bahn, Wetter, Geläuf
rules-going = Eine Bahn für den ganzen Renntag. Das Wetter verändert das Geläuf: Regen macht es weicher, Sonne härter, Hitze zwei Stufen härter. Wolkenbrüche weichen es für den Rest des Tages auf.
rules-end-title = Der Renntag
rules-end = Es laufen acht, sieben, sechs, fünf und vier Pferde. Handkarten und Stapel bleiben; der erste Zug wandert nach links. Nach dem fünften Rennen gewinnt die höchste Summe; gleiche Summen teilen.
rules-specials-title = Die Sonderkarten
credit-long = Odds On ist ein Spiel von David Bolton, veröffentlicht unter der Lizenz Creative Commons Attribution 2.5 (creativecommons.org/licenses/by/2.5). Hier sind seine Regeln mit anderen Worten erzählt und ergänzt, wo sie schweigen, und die verlorenen Kartentabellen ersetzt; diese Änderungen sind nicht von ihm.

# The tile of the game on the host console
tile-odds-on = Du bist Buchmacher: Preise verkaufen, dann laufen sehen.
without-phones = Wähle in den Einstellungen gedruckte Karten, oder lass den Tisch für sie spielen.
