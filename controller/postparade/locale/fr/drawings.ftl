# Ce que disent les dessins et les pages imprimées, en français.

plan-title = { $pixels } pixels ({ $outputs }), ordre des couleurs { $order }
plan-output = sortie { $number } : { $count }
plan-seat = place { $seat }
plan-pixel = pixel { $at } de la sortie { $chain }

race-won = Course { $race } : le numéro { $horse } gagne
race-unfinished = Course { $race }, non terminée
so-many-rolls = { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
}
winner-at-off = le gagnant avait { $chance } au départ
lead-changed = le leader { $times ->
    [0] n'a jamais changé
    [one] a changé une fois
   *[other] a changé { $times } fois
}
biggest-of-race = plus grand revirement : lancer { $roll }, n° { $horse } de { $before } à { $after }
percent = { $share } %
under-one-percent = moins de 1 %
tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
scratched-so-far = non-part. :
scratches = non-partants
axis-rolls = lancers
swing-of = numéro { $horse } : { $before } à { $after }
luck-in-chips = Chance en jetons
luck-beyond = au-delà de ce que promettaient les cartes
the-dice = Les dés, { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
}
marks-fair = traits : dés équilibrés

tokens-by-race = { $game } : jetons gagnés après chaque course
chips-by-race = { $game } : jetons après chaque course
axis-race = course
axis-winner = gagnant

evening = Une soirée aux courses
evening-when = { DATETIME($began, dateStyle: "full", timeStyle: "short") }
final-standings = Classement final après { $counted }.
standings-so-far = Classement après { $counted }.
races-run = { $races ->
    [one] { $races } course
   *[other] { $races } courses
}
left-in-pot = { $unit ->
    [cards] { $number ->
        [one] { $number } carte reste dans le pot et n'est à personne.
       *[other] { $number } cartes restent dans le pot et ne sont à personne.
    }
    [points] { $number ->
        [one] { $number } point reste dans le pot et n'est à personne.
       *[other] { $number } points restent dans le pot et ne sont à personne.
    }
   *[chips] { $number ->
        [one] { $number } jeton reste dans le pot et n'est à personne.
       *[other] { $number } jetons restent dans le pot et ne sont à personne.
    }
}
now-in-pot = { $unit ->
    [cards] { $number ->
        [one] { $number } carte est dans le pot.
       *[other] { $number } cartes sont dans le pot.
    }
    [points] { $number ->
        [one] { $number } point est dans le pot.
       *[other] { $number } points sont dans le pot.
    }
   *[chips] { $number ->
        [one] { $number } jeton est dans le pot.
       *[other] { $number } jetons sont dans le pot.
    }
}
latest-races = Sur { $races } courses, les { $latest } dernières sont racontées une à une ; la chance ne compte que celles-ci.
luck-explained = Chance : jetons au-delà de ce que cartes et dés laissaient espérer, si chacun pouvait toujours payer.
highlights = Temps forts
accounts-chips = Comptes, en jetons
accounts-cards = Comptes, en cartes
accounts-points = Comptes, en points
the-races = Les courses
chances-exact = Les chances sont exactes, calculées d'après les règles après chaque lancer.
column-place = rang
column-seat = place
column-player = joueur
column-tokens = jetons gagnés
column-chips = jetons
column-cards = cartes
column-points = points
column-luck = chance
column-bought = acheté
column-paid = payé
column-received = reçu
column-holds = possède

longest-shot = Plus gros outsider : le numéro { $horse } a gagné la course { $race } avec { $chance } au départ.
biggest-swing = Plus grand revirement : le lancer { $roll } de la course { $race }, par { $name }, a fait passer le numéro { $horse } de { $before } à { $after }.
closest-race = Course la plus disputée : dans la course { $race }, le leader a changé { $times ->
    [one] une fois
   *[other] { $times } fois
}.
biggest-payout = Plus gros gain : { $name } a touché { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} dans la course { $race }.
luckiest = Le plus de chance : { $name }, { $chips } jetons par rapport à l'attendu.
unluckiest = Le moins de chance : { $name }, { $chips } jetons par rapport à l'attendu.
longest-race = Course la plus longue : { $rolls } lancers dans la course { $race }.

## L'équité d'un plateau

fairness-title = Qui gagne combien de fois, tous non-partants confondus
this-board = Cette piste
fairest-board = La plus équitable
board-told = { $board } : couloirs { $lanes } ; le meilleur gagne { $times } fois ce que gagne le pire
lane-moves = { $moves ->
    [one] { $moves } pas
   *[other] { $moves } pas
}
hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## L'histoire d'une soirée, et ce que les invités emportent

story = Comment c'était
story-won = { $names } { $many ->
    [one] remporte
   *[other] remportent
} la soirée avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
story-comeback = La remontée : { $name } a gagné { $value ->
    [one] { $value } place
   *[other] { $value } places
} en une partie.
story-accounts = Les parties et leurs comptes
keepsake = { $name } : une soirée aux courses
keepsake-moment = Le meilleur moment
keepsake-moment-chips = Course { $race } de { $game } : { $gain ->
    [one] { $gain } jeton
   *[other] { $gain } jetons
} de plus
keepsake-moment-cards = Manche { $race } de { $game } : { $gain ->
    [one] { $gain } carte
   *[other] { $gain } cartes
} de plus
keepsake-moment-points = Course { $race } de { $game } : { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} de plus
keepsake-moment-tokens = Course { $race } de { $game } : { $gain ->
    [one] { $gain } jeton gagné
   *[other] { $gain } jetons gagnés
}
keepsake-photo = L'arrivée de cette course
keepsake-hands = Ce que tu avais et jouais
keepsake-race = course { $race }
keepsake-round = manche { $race }
