# Che cosa dicono i disegni e le pagine stampate, in italiano.

plan-title = { $pixels } pixel ({ $outputs }), ordine dei colori { $order }
plan-output = uscita { $number }: { $count }
plan-seat = posto { $seat }
plan-pixel = pixel { $at } dell'uscita { $chain }

race-won = Corsa { $race }: vince il numero { $horse }
race-unfinished = Corsa { $race }, non finita
so-many-rolls = { $rolls ->
    [one] { $rolls } tiro
   *[other] { $rolls } tiri
}
winner-at-off = il vincitore aveva { $chance } alla partenza
lead-changed = la testa { $times ->
    [0] non è mai cambiata
    [one] è cambiata una volta
   *[other] è cambiata { $times } volte
}
biggest-of-race = svolta maggiore: tiro { $roll }, n. { $horse } da { $before } a { $after }
percent = { $share } %
under-one-percent = meno dell'1 %
tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
scratched-so-far = ritirati:
scratches = ritiri
axis-rolls = tiri
swing-of = numero { $horse }: { $before } a { $after }
luck-in-chips = Fortuna in gettoni
luck-beyond = più di quanto promettevano le carte
the-dice = I dadi, { $rolls ->
    [one] { $rolls } tiro
   *[other] { $rolls } tiri
}
marks-fair = linee: dadi onesti

tokens-by-race = { $game }: gettoni vinti dopo ogni corsa
chips-by-race = { $game }: gettoni dopo ogni corsa
axis-race = corsa
axis-winner = vincitore

evening = Una serata alle corse
evening-when = { DATETIME($began, dateStyle: "full", timeStyle: "short") }
final-standings = Classifica finale dopo { $counted }.
standings-so-far = Classifica dopo { $counted }.
races-run = { $races ->
    [one] { $races } corsa
   *[other] { $races } corse
}
left-in-pot = { $unit ->
    [cards] { $number ->
        [one] { $number } carta resta nel piatto e non è di nessuno.
       *[other] { $number } carte restano nel piatto e non sono di nessuno.
    }
    [points] { $number ->
        [one] { $number } punto resta nel piatto e non è di nessuno.
       *[other] { $number } punti restano nel piatto e non sono di nessuno.
    }
   *[chips] { $number ->
        [one] { $number } gettone resta nel piatto e non è di nessuno.
       *[other] { $number } gettoni restano nel piatto e non sono di nessuno.
    }
}
now-in-pot = { $unit ->
    [cards] { $number ->
        [one] { $number } carta è nel piatto.
       *[other] { $number } carte sono nel piatto.
    }
    [points] { $number ->
        [one] { $number } punto è nel piatto.
       *[other] { $number } punti sono nel piatto.
    }
   *[chips] { $number ->
        [one] { $number } gettone è nel piatto.
       *[other] { $number } gettoni sono nel piatto.
    }
}
latest-races = Di { $races } corse, le ultime { $latest } sono raccontate una per una; la fortuna conta solo queste.
luck-explained = Fortuna: gettoni in più del previsto da carte e dadi, se tutti potessero sempre pagare.
highlights = Momenti salienti
accounts-chips = Conti, in gettoni
accounts-cards = Conti, in carte
accounts-points = Conti, in punti
the-races = Le corse
chances-exact = Le probabilità sono esatte, calcolate dalle regole dopo ogni tiro.
column-place = posizione
column-seat = posto
column-player = giocatore
column-tokens = gettoni vinti
column-chips = gettoni
column-cards = carte
column-points = punti
column-luck = fortuna
column-bought = comprato
column-paid = pagato
column-received = incassato
column-holds = ha

longest-shot = Sorpresa più grande: il numero { $horse } ha vinto la corsa { $race } con { $chance } alla partenza.
biggest-swing = Svolta maggiore: il tiro { $roll } della corsa { $race }, di { $name }, ha portato il numero { $horse } da { $before } a { $after }.
closest-race = Corsa più combattuta: nella corsa { $race } la testa è cambiata { $times ->
    [one] una volta
   *[other] { $times } volte
}.
biggest-payout = Incasso maggiore: { $name } ha preso { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
} nella corsa { $race }.
luckiest = Più fortuna di tutti: { $name }, { $chips } gettoni rispetto alle attese.
unluckiest = Più sfortuna di tutti: { $name }, { $chips } gettoni rispetto alle attese.
longest-race = Corsa più lunga: { $rolls } tiri nella corsa { $race }.

## Quanto è equo un tabellone

fairness-title = Chi vince e quanto spesso, su tutti i ritiri
this-board = Questo tabellone
fairest-board = Il più equo
board-told = { $board }: corsie { $lanes }; il migliore vince { $times } volte quanto il peggiore
lane-moves = { $moves ->
    [one] { $moves } passo
   *[other] { $moves } passi
}
hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## La storia di una serata, e ciò che gli ospiti portano a casa

story = Com'è andata
story-won = { $names } { $many ->
    [one] vince
   *[other] vincono
} la serata con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
story-comeback = La rimonta: { $name } ha risalito { $value ->
    [one] { $value } posto
   *[other] { $value } posti
} in una partita.
story-accounts = Le partite e i loro conti
keepsake = { $name }: una serata alle corse
keepsake-moment = Il momento migliore
keepsake-moment-chips = Corsa { $race } di { $game }: { $gain ->
    [one] { $gain } gettone
   *[other] { $gain } gettoni
} in più
keepsake-moment-cards = Manche { $race } di { $game }: { $gain ->
    [one] { $gain } carta
   *[other] { $gain } carte
} in più
keepsake-moment-points = Corsa { $race } di { $game }: { $gain ->
    [one] { $gain } punto
   *[other] { $gain } punti
} in più
keepsake-moment-tokens = Corsa { $race } di { $game }: { $gain ->
    [one] { $gain } gettone vinto
   *[other] { $gain } gettoni vinti
}
keepsake-photo = L'arrivo di quella corsa
keepsake-hands = Che cosa avevi e hai giocato
keepsake-race = corsa { $race }
keepsake-round = manche { $race }
