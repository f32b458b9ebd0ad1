# Lo que dicen los dibujos y las páginas impresas, en español.

plan-title = { $pixels } píxeles ({ $outputs }), orden de colores { $order }
plan-output = salida { $number }: { $count }
plan-seat = asiento { $seat }
plan-pixel = píxel { $at } de la salida { $chain }

race-won = Carrera { $race }: gana el número { $horse }
race-unfinished = Carrera { $race }, sin terminar
so-many-rolls = { $rolls ->
    [one] { $rolls } tirada
   *[other] { $rolls } tiradas
}
winner-at-off = el ganador tenía { $chance } en la salida
lead-changed = el líder { $times ->
    [0] no cambió nunca
    [one] cambió una vez
   *[other] cambió { $times } veces
}
biggest-of-race = mayor vuelco: tirada { $roll }, n.º { $horse } de { $before } a { $after }
percent = { $share } %
under-one-percent = menos del 1 %
tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
scratched-so-far = retirados:
scratches = retiradas
axis-rolls = tiradas
swing-of = número { $horse }: { $before } a { $after }
luck-in-chips = Suerte en fichas
luck-beyond = más allá de lo que prometían las cartas
the-dice = Los dados, { $rolls ->
    [one] { $rolls } tirada
   *[other] { $rolls } tiradas
}
marks-fair = líneas: dados equilibrados

tokens-by-race = { $game }: fichas ganadas tras cada carrera
chips-by-race = { $game }: fichas tras cada carrera
axis-race = carrera
axis-winner = ganador

evening = Una noche en las carreras
evening-when = { DATETIME($began, dateStyle: "full", timeStyle: "short") }
final-standings = Clasificación final tras { $counted }.
standings-so-far = Clasificación tras { $counted }.
races-run = { $races ->
    [one] { $races } carrera
   *[other] { $races } carreras
}
left-in-pot = { $unit ->
    [cards] { $number ->
        [one] { $number } carta queda en el bote y no es de nadie.
       *[other] { $number } cartas quedan en el bote y no son de nadie.
    }
    [points] { $number ->
        [one] { $number } punto queda en el bote y no es de nadie.
       *[other] { $number } puntos quedan en el bote y no son de nadie.
    }
   *[chips] { $number ->
        [one] { $number } ficha queda en el bote y no es de nadie.
       *[other] { $number } fichas quedan en el bote y no son de nadie.
    }
}
now-in-pot = { $unit ->
    [cards] { $number ->
        [one] { $number } carta está en el bote.
       *[other] { $number } cartas están en el bote.
    }
    [points] { $number ->
        [one] { $number } punto está en el bote.
       *[other] { $number } puntos están en el bote.
    }
   *[chips] { $number ->
        [one] { $number } ficha está en el bote.
       *[other] { $number } fichas están en el bote.
    }
}
latest-races = De { $races } carreras, las últimas { $latest } se cuentan una a una; la suerte cuenta solo estas.
luck-explained = Suerte: fichas más allá de lo que cabía esperar de cartas y dados, si todos pudieran pagar siempre.
highlights = Momentos destacados
accounts-chips = Cuentas, en fichas
accounts-cards = Cuentas, en cartas
accounts-points = Cuentas, en puntos
the-races = Las carreras
chances-exact = Las probabilidades son exactas, calculadas según las reglas tras cada tirada.
column-place = puesto
column-seat = asiento
column-player = jugador
column-tokens = fichas ganadas
column-chips = fichas
column-cards = cartas
column-points = puntos
column-luck = suerte
column-bought = comprado
column-paid = pagado
column-received = cobrado
column-holds = tiene

longest-shot = Mayor sorpresa: el número { $horse } ganó la carrera { $race } con { $chance } en la salida.
biggest-swing = Mayor vuelco: la tirada { $roll } de la carrera { $race }, de { $name }, llevó al número { $horse } de { $before } a { $after }.
closest-race = Carrera más reñida: en la carrera { $race } el líder cambió { $times ->
    [one] una vez
   *[other] { $times } veces
}.
biggest-payout = Mayor premio: { $name } cobró { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
} en la carrera { $race }.
luckiest = Con más suerte: { $name }, { $chips } fichas respecto a lo esperado.
unluckiest = Con menos suerte: { $name }, { $chips } fichas respecto a lo esperado.
longest-race = Carrera más larga: { $rolls } tiradas en la carrera { $race }.

## Lo justo que es un tablero

fairness-title = Quién gana y cuántas veces, con todas las retiradas
this-board = Este tablero
fairest-board = El más igualado
board-told = { $board }: calles { $lanes }; el mejor gana { $times } veces lo que el peor
lane-moves = { $moves ->
    [one] { $moves } avance
   *[other] { $moves } avances
}
hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## La historia de una velada, y lo que los invitados se llevan

story = Cómo fue
story-won = { $names } { $many ->
    [one] gana
   *[other] ganan
} la velada con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
story-comeback = La remontada: { $name } subió { $value ->
    [one] { $value } puesto
   *[other] { $value } puestos
} en una partida.
story-accounts = Las partidas y sus cuentas
keepsake = { $name }: una noche en las carreras
keepsake-moment = El mejor momento
keepsake-moment-chips = Carrera { $race } de { $game }: { $gain ->
    [one] { $gain } ficha
   *[other] { $gain } fichas
} más
keepsake-moment-cards = Ronda { $race } de { $game }: { $gain ->
    [one] { $gain } carta
   *[other] { $gain } cartas
} más
keepsake-moment-points = Carrera { $race } de { $game }: { $gain ->
    [one] { $gain } punto
   *[other] { $gain } puntos
} más
keepsake-moment-tokens = Carrera { $race } de { $game }: { $gain ->
    [one] { $gain } ficha ganada
   *[other] { $gain } fichas ganadas
}
keepsake-photo = Así llegó aquella carrera
keepsake-hands = Lo que tuviste y jugaste
keepsake-race = carrera { $race }
keepsake-round = ronda { $race }
