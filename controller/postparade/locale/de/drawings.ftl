# Was in Zeichnungen und auf gedruckten Seiten steht, auf Deutsch.

plan-title = { $pixels } Pixel ({ $outputs }), Farbfolge { $order }
plan-output = Ausgang { $number }: { $count }
plan-seat = Platz { $seat }
plan-pixel = Pixel { $at } an Ausgang { $chain }

race-won = Rennen { $race }: Nummer { $horse } gewinnt
race-unfinished = Rennen { $race }, nicht zu Ende
so-many-rolls = { $rolls ->
    [one] { $rolls } Wurf
   *[other] { $rolls } Würfe
}
winner-at-off = der Sieger hatte beim Start { $chance }
lead-changed = die Führung wechselte { $times ->
    [0] nie
    [one] einmal
   *[other] { $times }-mal
}
biggest-of-race = größte Wende: Wurf { $roll }, Nr. { $horse } von { $before } auf { $after }
percent = { $share } %
under-one-percent = unter 1 %
tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
scratched-so-far = gestrichen:
scratches = Streichungen
axis-rolls = Würfe
swing-of = Nummer { $horse }: { $before } auf { $after }
luck-in-chips = Glück in Chips
luck-beyond = mehr, als die Karten versprachen
the-dice = Die Würfel, { $rolls ->
    [one] { $rolls } Wurf
   *[other] { $rolls } Würfe
}
marks-fair = Striche: faire Würfel

tokens-by-race = { $game }: gewonnene Chips nach jedem Rennen
chips-by-race = { $game }: Chips nach jedem Rennen
axis-race = Rennen
axis-winner = Sieger

evening = Ein Abend auf der Rennbahn
evening-when = { DATETIME($began, dateStyle: "full", timeStyle: "short") }
final-standings = Endstand nach { $counted }.
standings-so-far = Stand nach { $counted }.
races-run = { $races ->
    [one] { $races } Rennen
   *[other] { $races } Rennen
}
left-in-pot = { $unit ->
    [cards] { $number ->
        [one] { $number } Karte bleibt im Topf und gehört niemandem.
       *[other] { $number } Karten bleiben im Topf und gehören niemandem.
    }
    [points] { $number ->
        [one] { $number } Punkt bleibt im Topf und gehört niemandem.
       *[other] { $number } Punkte bleiben im Topf und gehören niemandem.
    }
   *[chips] { $number ->
        [one] { $number } Chip bleibt im Topf und gehört niemandem.
       *[other] { $number } Chips bleiben im Topf und gehören niemandem.
    }
}
now-in-pot = { $unit ->
    [cards] { $number ->
        [one] { $number } Karte liegt im Topf.
       *[other] { $number } Karten liegen im Topf.
    }
    [points] { $number ->
        [one] { $number } Punkt liegt im Topf.
       *[other] { $number } Punkte liegen im Topf.
    }
   *[chips] { $number ->
        [one] { $number } Chip liegt im Topf.
       *[other] { $number } Chips liegen im Topf.
    }
}
latest-races = Von { $races } Rennen werden die letzten { $latest } einzeln gezeigt; nur sie zählen fürs Glück.
luck-explained = Glück: Chips über das hinaus, was Karten und Würfel erwarten ließen, wenn alle immer zahlen könnten.
highlights = Höhepunkte
accounts-chips = Konten, in Chips
accounts-cards = Konten, in Karten
accounts-points = Konten, in Punkte
the-races = Die Rennen
chances-exact = Die Chancen sind exakt, nach jedem Wurf aus den Regeln berechnet.
column-place = Rang
column-seat = Platz
column-player = Name
column-tokens = gewonnene Chips
column-chips = Chips
column-cards = Karten
column-points = Punkte
column-luck = Glück
column-bought = gekauft
column-paid = gezahlt
column-received = bekommen
column-holds = hat

longest-shot = Größter Außenseiter: Nummer { $horse } gewann Rennen { $race } mit { $chance } beim Start.
biggest-swing = Größte Wende: Wurf { $roll } in Rennen { $race }, von { $name }, brachte Nummer { $horse } von { $before } auf { $after }.
closest-race = Engstes Rennen: In Rennen { $race } wechselte die Führung { $times ->
    [one] einmal
   *[other] { $times }-mal
}.
biggest-payout = Größte Auszahlung: { $name } bekam { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} in Rennen { $race }.
luckiest = Glückspilz: { $name }, { $chips } Chips gegenüber der Erwartung.
unluckiest = Pechvogel: { $name }, { $chips } Chips gegenüber der Erwartung.
longest-race = Längstes Rennen: { $rolls } Würfe in Rennen { $race }.

## Wie gerecht ein Spielbrett ist

fairness-title = Wer wie oft gewinnt, über alle Streichungen
this-board = Dieses Brett
fairest-board = Das gerechteste
board-told = { $board }: Bahnen { $lanes }; das beste Pferd gewinnt { $times }-mal so oft wie das schlechteste
lane-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Die Geschichte eines Abends, und was Gäste mitnehmen

story = Wie es war
story-won = { $names } { $many ->
    [one] gewinnt
   *[other] gewinnen
} den Abend mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
story-comeback = Das Comeback: { $name } hat in einem Spiel { $value ->
    [one] { $value } Platz
   *[other] { $value } Plätze
} gutgemacht.
story-accounts = Die Spiele und ihre Abrechnung
keepsake = { $name }: ein Abend beim Rennen
keepsake-moment = Der beste Moment
keepsake-moment-chips = Rennen { $race } in { $game }: { $gain ->
    [one] { $gain } Chip
   *[other] { $gain } Chips
} mehr
keepsake-moment-cards = Runde { $race } in { $game }: { $gain ->
    [one] { $gain } Karte
   *[other] { $gain } Karten
} mehr
keepsake-moment-points = Rennen { $race } in { $game }: { $gain ->
    [one] { $gain } Punkt
   *[other] { $gain } Punkte
} mehr
keepsake-moment-tokens = Rennen { $race } in { $game }: { $gain ->
    [one] { $gain } Marke
   *[other] { $gain } Marken
} gewonnen
keepsake-photo = So ging das Rennen aus
keepsake-hands = Was du hattest und gespielt hast
keepsake-race = Rennen { $race }
keepsake-round = Runde { $race }
