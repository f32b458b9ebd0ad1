# Bettor Horse en las pantallas: el móvil, el tablero, el anfitrión y las reglas.

choice-commit = Fijar tres caballos y una apuesta
choice-cut = Cortar el mazo
choice-toss = Lanzar la moneda
choice-adjust = ¿Cómo corre tu caballo barrero?
choice-fill-in = Jugar al azar por { $name }
choice-enter = Introducir apuestas y velocidades
option-track-conditions = Pistas mojadas y secas
option-open-decks = Mostrar qué cartas quedan
option-race-for-pool = El bote que nadie gana se disputa
option-cards-dealt = en los móviles
option-cards-physical = impresas; la mesa cuenta
field-bets = Apuestas
field-speeds = Velocidades, calle a calle
phase-commit = apuestas secretas
phase-track = ¿mojada o seca?
phase-adjust = barreros
phase-race = las carreras
phase-finished = fin
bet = Apuesta
bet-win = Ganar
bet-lose = Perder
bet-draw = Empatar
option-win = Ganar
option-lose = Perder
option-draw = Empatar
horse = Caballo
card = { $horse } { $speed }
mudder = barrero
pair = { $first } – { $second }
final = La final
final-1 = Final, primera parte
final-2 = Final, segunda parte
pool-race = Carrera por el bote
sudden-death = Muerte súbita
by-duel = Empate: decidido a muerte súbita
lane = Calle { $lane }
lane-of = { $lanes ->
    [1] ¡Ya corren!
   *[other] Calle { $lane } de { $lanes }
}
going-open = ¿mojada o seca?
going-wet = Pista mojada
going-dry = Pista seca
purse =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
final-mark = Final
next-rounds = Después
cards-left = Por correr
of-speed = velocidad { $speed }: { $count }
purse-name = cartas
turn-note = decide
race-of = Ronda { $number } de { $races }
race-number = Muerte súbita
pool-note = cartas sin acierto
pick-three = Tres caballos y una apuesta contra { $name }
pick-one = La final: un caballo y una apuesta contra { $name }
pick-pool-race = Carrera por el bote: tres de tu mazo entero, contra { $name }
pick-duel = Muerte súbita: elige contra { $name }
first-round = El número más alto gana su calle; dos calles, la ronda. Solo una apuesta acertada se lleva las cartas, también la de perder.
waiting-for = Esperamos a { $name }
now-racing = { $first } corre contra { $second }.
your-next =
    { $rounds ->
        [one] Después corres tú.
       *[other] Corres dentro de { $rounds } rondas.
    }
wet-or-dry = ¿La pista está mojada o seca?
other-cuts = { $name } corta
other-tosses = { $name } lanza la moneda
your-mudder = Pista mojada: ¿cómo corre tu barrero?
mudder-waits =
    { $seats ->
        [one] { $name } decide cómo corre su barrero
       *[other] Cada cual decide cómo corre su barrero
    }
mud-likes = le gusta el barro
mud-same = le da igual
mud-hates = odia el barro
look-up = ¡Mira el tablero: corren!
lay-cards =
    { $cards ->
        [one] Poned { $cards } carta y una apuesta cada uno
       *[other] Poned { $cards } cartas y una apuesta cada uno
    }
choose =
    { $seats ->
        [one] { $name } elige en secreto
       *[other] Cada cual elige en secreto
    }
choosing = elige
locked = ya está
bets-turn = Se descubren las apuestas
round-run = Ronda terminada
over = Fin de la partida
your-lanes = Tus calles
your-bet = Tu apuesta
choose-more =
    { $cards ->
        [one] Elige { $cards } caballo más
       *[other] Elige { $cards } caballos más
    }
choose-bet = ¿Cómo te irá? Apuesta
ready-to-lock = Listo: mantén pulsado «Fijar», debajo de tus cartas
why-full =
    { $cards ->
        [one] La calle está ocupada; tócala para sacar la carta
       *[other] Las { $cards } calles están ocupadas; toca una para sacar su carta
    }
why-raced = { $card } ya ha corrido
take-back = Sacar { $card } de la calle { $lane }
chosen-for = { $card }, calle { $lane }
raced-card = { $speed }, ya ha corrido
lock = Fijar
cover = Tapar mis cartas
uncover = Ver mis cartas
press-to-peek = Fijado. Mantén pulsado para mirar
printed-cards = Las cartas están en la mesa.
your-cards =
    { $cards ->
        [one] Te queda { $cards } carta
       *[other] Te quedan { $cards } cartas
    }
your-winnings =
    { $cards ->
        [one] { $cards } carta ganada
       *[other] { $cards } cartas ganadas
    }
no-winnings = Aún sin cartas ganadas
enter-round = Descubre las cartas e introduce lo que muestran; en pista mojada, los barreros tal como corren
bet-of = Apuesta de { $name }
speed-of = { $name }, calle { $lane }
slower = Menos: { $of }
faster = Más: { $of }
run-races = ¡A correr!
lane-run = { $lanes ->
    [1] La carrera ha terminado.
   *[other] Calle { $lane } de { $lanes }, terminada.
}
needs-win = necesita otra victoria
needs-lose = necesita otra derrota
needs-draw = necesita un empate
needs-not-win = no debe ganar
needs-not-lose = no debe perder
needs-one-win = necesita otra victoria
needs-one-lose = necesita otra derrota
needs-both-win = debe ganar las dos
needs-both-lose = debe perder las dos
needs-open = empate aún posible
needs-safe = ¡ya ha acertado!
needs-gone = apuesta perdida
lane-win = La calle { $lane } es tuya.
lane-lose = La calle { $lane } se pierde.
lane-draw = Calle { $lane }: empate.
outcome-win = Has ganado la ronda.
outcome-lose = Has perdido la ronda.
outcome-draw = La ronda queda en empate.
bet-right = ¡Apuesta acertada!
bet-wrong = Apuesta fallada.
chances-random = Son las probabilidades con cartas al azar: quien piensa las mejora.
prepared = Listo. Puedes cambiarlo hasta que lo fijes.
prepare = { $rounds ->
    [one] Prepárate: pronto te toca
   *[other] Prepárate: te toca dentro de { $rounds } rondas
}
pot-at-stake = { $cards ->
    [one] ¡Acertar ahora da también parte del bote de { $cards } carta!
   *[other] ¡Acertar ahora da también parte del bote de { $cards } cartas!
}
tip-title = Tu pronóstico: ¿quién gana esta ronda?
tip-draw = Empate
tip-right = ¡Pronóstico acertado!
tip-wrong = Pronóstico fallado.
tip-score = De momento { $right } de { $tips }.
rival-runs = { $name } corre a { $speed }.
lane-would-win = gana la calle
lane-would-draw = empate
lane-would-lose = pierde la calle
prize-cards = { $cards ->
    [one] ¡+{ $cards } carta!
   *[other] ¡+{ $cards } cartas!
}
prize-other = { $name } se lleva las { $cards } cartas.
prize-pool = Nadie ha acertado: las { $cards } cartas van al bote.
tell-round-called = Ahora: { $pair }.
tell-final-called = ¡Las últimas carreras! Un caballo cada uno.
tell-locked = { $name } ya ha elegido.
tell-filled-in = La mesa juega por { $name }.
tell-bet-win = { $name } apuesta a ganar.
tell-bet-lose = ¡{ $name } apuesta a perder!
tell-bet-draw = { $name } apuesta al empate.
tell-track-wet = Ha llovido: la pista está mojada.
tell-track-dry = La pista está seca.
tell-lane = Calle { $lane }.
tell-lane-loaded = Calle { $lane }: { $first } contra { $second }.
tell-mud-liked = ¡Al barrero de { $name } le gusta!
tell-mud-hated = El barrero de { $name } lo odia.
tell-mud-same = Al barrero de { $name } le da igual.
tell-lane-won = La calle { $lane } es de { $name }.
tell-dead-heat = Calle { $lane }: ¡empate!
tell-round-won = { $name } gana la ronda.
tell-round-drawn = La ronda queda en empate.
tell-right = ¡{ $name } ha acertado!
tell-both-right = ¡Los dos han acertado!
tell-none-right = No ha acertado nadie.
tell-collects =
    { $cards ->
        [one] { $name } se lleva { $cards } carta.
       *[other] { $name } se lleva { $cards } cartas.
    }
tell-each-own = Cada uno se lleva sus cartas.
tell-into-pool = { $cards } cartas al bote: ya son { $pool }.
tell-pool = Se reparte el bote de { $cards } cartas.
tell-pool-unclaimed = { $cards } cartas quedan en el bote: no son de nadie.
tell-pool-race = { $cards } cartas en el bote, y nadie las ha ganado: todos corren por ellas, cada uno con su mazo entero.
tell-pool-race-again = Nadie acertó: ¡otra vez por las { $cards } cartas!
tell-sudden-death = Empatados: ¡muerte súbita!
tell-duel-won = { $name } gana el duelo.
tell-duel-undecided = Siguen iguales: ¡otra vez!
tell-result = Gana: { $names }.
report-round = Ronda { $number }
report-line = { $what }: { $text }
report-purses = Cartas ganadas, ronda a ronda
report-pool = el bote
report-run = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
report-best-bets = Mejores apuestas: { $name }, acierta en { $right } de { $rounds } rondas.
report-biggest-haul = Mayor botín: { $name } se llevó { $cards } cartas ({ $what }).
report-finest-defeat = La mejor derrota: { $name } apostó por perder, perdió y acertó ({ $what }).
report-longest-drought = Más tiempo sin aciertos: { $rounds } rondas; { $cards } cartas en el bote.
report-seen-coming = Más reñido imposible: empate, y { $name } lo vio venir ({ $what }).
rules = Cómo se juega
rules-choose-title = Elegir en secreto
rules-choose = Pon tres de tus caballos en las calles y apuesta cómo te irá: ganar, perder o empatar. Tu rival tiene las mismas 24 cartas.
rules-race-title = Calle a calle
rules-race = Se descubren las apuestas y corren las calles. Gana la velocidad más alta; iguales, empate. Dos calles deciden; una y una, empate.
rules-prize-title = Solo cuenta la apuesta
rules-prize = Si acierta uno, se lleva las seis cartas. Si aciertan los dos, tres cada uno. ¡Perder también paga, si apostaste a eso!
rules-pool-title = El bote
rules-pool = Si nadie acierta, las seis cartas van al bote. Los aciertos en la final se lo reparten.
rules-final-title = La final
rules-final = En la última ronda corre un solo caballo por asiento: dos cartas en juego, y el bote.
rules-mud-title = Pista mojada (opción)
rules-mud = Una carta cortada decide: mojada o seca. En pista mojada, el dueño de un barrero le suma uno, le resta uno o lo deja igual.
rules-more-title = Cuatro, seis, ocho jugadores
rules-more = Los vecinos se enfrentan por turnos, para que todos miren. Un bote para todos, y la final tiene dos partes.
rules-end-title = Quién gana
rules-end = Gana quien tenga más cartas; sus velocidades no importan. ¿Empate? Duelo con las cartas ganadas hasta que acierte solo uno.

# The tile of the game on the host console
tile-bettor-horse = Elige tres caballos en secreto y adivina cómo acaba tu carrera.
without-phones = Elige cartas impresas en los ajustes, o que la mesa juegue por ellos.
