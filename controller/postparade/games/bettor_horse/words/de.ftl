# Bettor Horse auf den Bildschirmen: Handy, Tafel, Spielleitung und die Regeln.

choice-commit = Drei Pferde und eine Wette abgeben
choice-cut = Abheben
choice-toss = Münze werfen
choice-adjust = Was macht dein Schlammpferd daraus?
choice-fill-in = Für { $name } zufällig spielen
choice-enter = Wetten und Tempi eingeben
option-track-conditions = Nasses und trockenes Geläuf
option-open-decks = Zeigen, welche Karten noch da sind
option-race-for-pool = Um den Topf, den niemand gewinnt, wird gelaufen
option-cards-dealt = auf den Handys
option-cards-physical = gedruckt; der Tisch zählt
field-bets = Wetten
field-speeds = Tempi, Bahn für Bahn
phase-commit = geheime Wetten
phase-track = nass oder trocken?
phase-adjust = Schlammpferde
phase-race = die Rennen
phase-finished = Ende
bet = Wette
bet-win = Sieg
bet-lose = Niederlage
bet-draw = Remis
option-win = Sieg
option-lose = Niederlage
option-draw = Remis
horse = Pferd
card = { $horse } { $speed }
mudder = Schlammpferd
pair = { $first } – { $second }
final = Das Finale
final-1 = Finale, erster Teil
final-2 = Finale, zweiter Teil
pool-race = Rennen um den Topf
sudden-death = Stechen
by-duel = Gleichstand: im Stechen entschieden
lane = Bahn { $lane }
lane-of = { $lanes ->
    [1] Das Rennen läuft!
   *[other] Bahn { $lane } von { $lanes }
}
going-open = nass oder trocken?
going-wet = Nasses Geläuf
going-dry = Trockenes Geläuf
purse =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
final-mark = Finale
next-rounds = Als Nächste
cards-left = Noch nicht gelaufen
of-speed = Tempo { $speed }: { $count }
purse-name = Karten
turn-note = entscheidet
race-of = Runde { $number } von { $races }
race-number = Stechen
pool-note = Karten ohne richtige Wette
pick-three = Drei Pferde und eine Wette gegen { $name }
pick-one = Finale: ein Pferd und eine Wette gegen { $name }
pick-pool-race = Rennen um den Topf: drei aus deinem ganzen Deck, gegen { $name }
pick-duel = Stechen: Wähle gegen { $name }
first-round = Die höhere Zahl gewinnt ihre Bahn, zwei Bahnen die Runde. Karten bekommt nur, wer richtig wettet, auch auf die eigene Niederlage.
waiting-for = Warte auf { $name }
now-racing = { $first } läuft gegen { $second }.
your-next =
    { $rounds ->
        [one] Danach bist du dran.
       *[other] In { $rounds } Runden bist du dran.
    }
wet-or-dry = Ist das Geläuf nass oder trocken?
other-cuts = { $name } hebt ab
other-tosses = { $name } wirft die Münze
your-mudder = Nasses Geläuf: Wie läuft dein Schlammpferd?
mudder-waits =
    { $seats ->
        [one] { $name } lenkt das Schlammpferd
       *[other] Beide lenken ihre Schlammpferde
    }
mud-likes = mag den Schlamm
mud-same = ist ihm egal
mud-hates = hasst den Schlamm
look-up = Schau hoch: Sie laufen!
lay-cards =
    { $cards ->
        [one] Legt je { $cards } Karte und eine Wette aus
       *[other] Legt je { $cards } Karten und eine Wette aus
    }
choose =
    { $seats ->
        [one] { $name } wählt geheim
       *[other] Beide wählen geheim
    }
choosing = wählt
locked = abgegeben
bets-turn = Die Wetten werden aufgedeckt
round-run = Die Runde ist gelaufen
over = Spiel zu Ende
your-lanes = Deine Bahnen
your-bet = Deine Wette
choose-more =
    { $cards ->
        [one] Wähle noch { $cards } Pferd
       *[other] Wähle noch { $cards } Pferde
    }
choose-bet = Wie geht es für dich aus? Wette
ready-to-lock = Fertig: „Abgeben“ unter den Karten gedrückt halten
why-full =
    { $cards ->
        [one] Die Bahn ist besetzt; tippe sie an, um die Karte zurückzunehmen
       *[other] Alle { $cards } Bahnen sind besetzt; tippe eine an, um ihre Karte zurückzunehmen
    }
why-raced = { $card } ist schon gelaufen
take-back = { $card } aus Bahn { $lane } nehmen
chosen-for = { $card }, Bahn { $lane }
raced-card = { $speed }, gelaufen
lock = Abgeben
cover = Karten verdecken
uncover = Karten zeigen
press-to-peek = Abgegeben. Drücken zum Spicken
printed-cards = Die Karten liegen auf dem Tisch.
your-cards =
    { $cards ->
        [one] Noch { $cards } Karte
       *[other] Noch { $cards } Karten
    }
your-winnings =
    { $cards ->
        [one] { $cards } Karte gewonnen
       *[other] { $cards } Karten gewonnen
    }
no-winnings = Noch keine Karten gewonnen
enter-round = Deckt auf und tippt ein, was daliegt; auf nassem Geläuf das Tempo, mit dem Schlammpferde laufen
bet-of = Wette von { $name }
speed-of = { $name }, Bahn { $lane }
slower = Weniger: { $of }
faster = Mehr: { $of }
run-races = Rennen starten
lane-run = { $lanes ->
    [1] Das Rennen ist gelaufen.
   *[other] Bahn { $lane } von { $lanes } ist gelaufen.
}
needs-win = noch ein Sieg
needs-lose = noch eine Niederlage
needs-draw = braucht ein totes Rennen
needs-not-win = darf nicht gewinnen
needs-not-lose = darf nicht verlieren
needs-one-win = noch ein Sieg
needs-one-lose = noch eine Niederlage
needs-both-win = muss zweimal gewinnen
needs-both-lose = muss zweimal verlieren
needs-open = Remis noch möglich
needs-safe = hat schon recht!
needs-gone = Wette verloren
lane-win = Bahn { $lane } gehört dir.
lane-lose = Bahn { $lane } ist verloren.
lane-draw = Bahn { $lane }: totes Rennen.
outcome-win = Du hast die Runde gewonnen.
outcome-lose = Du hast die Runde verloren.
outcome-draw = Die Runde endet remis.
bet-right = Deine Wette stimmt!
bet-wrong = Deine Wette war falsch.
chances-random = Die Chancen gelten für zufällig gezogene Karten: Wer vorausdenkt, ist besser.
prepared = Vorbereitet. Bis zum Festlegen kannst du alles ändern.
prepare = { $rounds ->
    [one] Bereite dich vor: gleich bist du dran
   *[other] Bereite dich vor: in { $rounds } Runden bist du dran
}
pot-at-stake = { $cards ->
    [one] Eine richtige Wette bringt jetzt auch Anteil am Topf mit { $cards } Karte!
   *[other] Eine richtige Wette bringt jetzt auch Anteil am Topf mit { $cards } Karten!
}
tip-title = Dein Tipp: Wer gewinnt diese Runde?
tip-draw = Unentschieden
tip-right = Dein Tipp stimmt!
tip-wrong = Dein Tipp war falsch.
tip-score = Bisher { $right } von { $tips } richtig.
rival-runs = { $name } läuft mit { $speed }.
lane-would-win = gewinnt die Bahn
lane-would-draw = gleichauf
lane-would-lose = verliert die Bahn
prize-cards = { $cards ->
    [one] +{ $cards } Karte!
   *[other] +{ $cards } Karten!
}
prize-other = { $name } bekommt alle { $cards } Karten.
prize-pool = Keiner hat richtig gewettet: Alle { $cards } Karten kommen in den Topf.
tell-round-called = Als Nächste: { $pair }.
tell-final-called = Die letzten Rennen! Je ein Pferd.
tell-locked = { $name } hat abgegeben.
tell-filled-in = Der Tisch spielt für { $name }.
tell-bet-win = { $name } wettet auf Sieg.
tell-bet-lose = { $name } wettet auf die eigene Niederlage!
tell-bet-draw = { $name } wettet auf Remis.
tell-track-wet = Es hat geregnet: Das Geläuf ist nass.
tell-track-dry = Das Geläuf ist trocken.
tell-lane = Bahn { $lane }.
tell-lane-loaded = Bahn { $lane }: { $first } gegen { $second }.
tell-mud-liked = Das Schlammpferd von { $name } mag das!
tell-mud-hated = Das Schlammpferd von { $name } hasst das.
tell-mud-same = Dem Schlammpferd von { $name } ist es egal.
tell-lane-won = Bahn { $lane } geht an { $name }.
tell-dead-heat = Bahn { $lane }: totes Rennen!
tell-round-won = { $name } gewinnt die Runde.
tell-round-drawn = Die Runde endet remis.
tell-right = { $name } hat richtig gewettet!
tell-both-right = Beide haben richtig gewettet!
tell-none-right = Niemand hat richtig gewettet.
tell-collects =
    { $cards ->
        [one] { $name } nimmt { $cards } Karte.
       *[other] { $name } nimmt { $cards } Karten.
    }
tell-each-own = Beide nehmen ihre Karten zurück.
tell-into-pool = { $cards } Karten in den Topf: jetzt { $pool }.
tell-pool = Der Topf mit { $cards } Karten wird verteilt.
tell-pool-unclaimed = { $cards } Karten bleiben im Topf: Sie gehören niemandem.
tell-pool-race = { $cards } Karten im Topf, und niemand hat sie gewonnen: Alle laufen darum, mit ganzem Deck.
tell-pool-race-again = Niemand lag richtig: noch einmal um die { $cards } Karten!
tell-sudden-death = Gleichstand: Es wird gestochen!
tell-duel-won = { $name } gewinnt das Duell.
tell-duel-undecided = Immer noch gleich: noch einmal!
tell-result = Gewonnen hat: { $names }.
report-round = Runde { $number }
report-line = { $what }: { $text }
report-purses = Karten in den Kassen, Runde für Runde
report-pool = der Topf
report-run = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
report-best-bets = Bestes Gespür: { $name }, richtig in { $right } von { $rounds } Runden.
report-biggest-haul = Größter Fang: { $name } nahm { $cards } Karten ({ $what }).
report-finest-defeat = Die schönste Niederlage: { $name } setzte aufs Verlieren, verlor und hatte recht ({ $what }).
report-longest-drought = Längste Zeit ohne richtige Wette: { $rounds } Runden; { $cards } Karten lagen im Topf.
report-seen-coming = Knapper geht es nicht: unentschieden, und { $name } hatte es geahnt ({ $what }).
rules = So wird gespielt
rules-choose-title = Geheim wählen
rules-choose = Setz drei deiner Pferde in die Bahnen und wette, wie es für dich ausgeht: Sieg, Niederlage oder Remis. Die andere Seite hat die gleichen 24 Karten.
rules-race-title = Bahn für Bahn
rules-race = Beide Wetten werden aufgedeckt, dann laufen die Bahnen. Das höhere Tempo gewinnt die Bahn, gleiches Tempo ist ein totes Rennen. Zwei Bahnen entscheiden; eins zu eins ist remis.
rules-prize-title = Nur die Wette zählt
rules-prize = Hat eine Seite richtig gewettet, nimmt sie alle sechs Karten. Haben beide recht, nimmt jede drei. Auch Verlieren lohnt sich, wenn du darauf gewettet hast!
rules-pool-title = Der Topf
rules-pool = Hat niemand recht, kommen die sechs Karten in den Topf. Richtige Wetten im Finale teilen ihn.
rules-final-title = Das Finale
rules-final = In der letzten Runde läuft von jedem nur ein Pferd: Es geht um zwei Karten und um den Topf.
rules-mud-title = Nasses Geläuf (auf Wunsch)
rules-mud = Eine abgehobene Karte entscheidet: nass oder trocken. Auf nassem Geläuf machst du dein Schlammpferd um eins schneller oder langsamer, oder du lässt es.
rules-more-title = Zu viert, sechst, acht
rules-more = Nachbarn treten nacheinander an, damit alle zuschauen können. Ein Topf gilt für alle, und das Finale hat zwei Teile.
rules-end-title = Wer gewinnt
rules-end = Die meisten Karten gewinnen; ihr Tempo zählt nicht. Gleichstand? Dann ein Duell mit Karten aus der Kasse, bis genau eine Wette stimmt.

# The tile of the game on the host console
tile-bettor-horse = Drei Pferde geheim festlegen und raten, wie dein Rennen ausgeht.
without-phones = Wähle in den Einstellungen gedruckte Karten, oder lass den Tisch für sie spielen.
