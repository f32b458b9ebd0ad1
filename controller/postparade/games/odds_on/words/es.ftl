# Odds On en las pantallas. El juego es de David Bolton (CC BY 2.5); las palabras son nuestras.

## Lo que se puede hacer
choice-start = Repartir y abrir la jornada
choice-price = Poner un caballo a { $price }
choice-special = Jugar una especial: { $number ->
    [1] Un toque de mostaza
    [2] Positivo en dopaje
    [3] Chaparrón
    [4] El jinete se cae
    [5] Caballo saboteado
    [6] Pronóstico del experto
    [7] Jinete sobornado
    [9] Hándicap pesado
    [10] Favorito del público
    [11] Jinete secuestrado
   *[12] Apuestas anuladas
}
choice-swap = Cambiar el caballo del cajón { $horse } por otro
choice-discard = Descartar una carta
choice-pass = Pasar
choice-pass-for = Pasar por { $name }
field-gate = Cajón
field-swap-with = Segundo cajón
field-card = Carta

## Preparación
option-dealer = Quién reparte; empieza quien está a su izquierda
option-dealer-nobody = el último asiento
option-dislike-penalty = Lo que resta una pista que no gusta
option-runner-up-after-dead-heat = Pagar al segundo también tras un empate en cabeza
option-hidden-ratings = Lo que valen caballos y jinetes no se ve hasta la salida

## Cómo va la jornada
phase-setup = antes de la primera carrera
phase-pricing = el mercado está abierto
phase-race = el mercado está cerrado
phase-finished = la jornada ha terminado
you-deal-meeting = Repartes: abre la jornada
waiting-for-deal = Reparte { $name }
your-turn = Te toca: una carta y luego un caballo
turn-note = juega
purse-name = puntos
turn-of = Juega { $name }
they-are-off = ¡Ya corren!
look-at-result = El resultado está en el tablero
race-settled = La carrera está cerrada
meeting-over = La jornada ha terminado
you-won-meeting = ¡Ganas la jornada!
prices-missing = { $missing ->
    [0] todos tienen cuota
    [one] falta una cuota
   *[other] faltan { $missing } cuotas
}
turns-taken = turno { $turns } de { $limit } como mucho
priced-by = cuota de { $names }
piles = { $pile } cartas por robar, { $discard } descartadas

## La mano
your-cards = Tus cartas
card-hidden = Carta { $number }, boca abajo
card-price = Cuota { $price }, { $dollars } $
hold-to-look = Mantén el dedo encima para mirar.
show-cards = Mostrar
hide-cards = Ocultar
take-a-card = Toca una carta y luego el caballo.
look-meanwhile = Toca una carta para ver dónde encaja.
throw-away = Descartar
first-horse = ¿Qué caballo se mueve?
second-horse = El caballo del cajón { $horse } se cambia con…
nowhere = Ningún caballo admite { $price } ahora: descártala o guárdala.
lay-here = { $card }: en { $horse }
would-pay = Con esta cuota:
would-rate = Fuerza con esta carta: { $rating }
tap-again = Toca otra vez para ponerla aquí
lay-confirm = Confirmar: { $card }, en { $horse }
rules-example = Gana la mayor fuerza: 6 + 3 + 2 supera a 4 + 2 + 1. El ganador da caballo, jinete y cuota juntos: −2 −1 +1. El segundo da solo su cuota: +4. Los buenos caballos con cuota alta te cuestan, y un buen segundo vale oro.
why-withdrawn = Fuera de esta carrera.
why-turn = Aún no es tu turno. Aquí encajaría.
why-same = Este se mueve. Elige otro.
why-price = Está a { $price }: admite { $shorter } o { $longer }.
why-end = Está a { $price }: solo admite { $shorter }.
no-owner = nadie
first-place = 1.º
second-place = 2.º
no-points = No hay puntos para ti en esta carrera.
race-points = { $points } { $count ->
    [one] punto
   *[other] puntos
}:

## La pista
ladder = Escala de cuotas
going = Terreno
going-soft = blando
going-firm = firme
going-good = bueno
going-hard = duro
going-is = Terreno { $going }.
weather-dull = nublado
weather-wet = lluvia
weather-sunny = sol
weather-heatwave = ola de calor
course-part = pista
going-part = terreno
rating-so-far = fuerza
winner-pays = si gana
likes-course = le gusta { $course }
dislikes-course = no le gusta esta pista
likes-going = lo prefiere { $going }
withdrawn = fuera
played-at = sobre { $horse }
last-race = Carrera { $race }
place = { $place }.º
part-form = caballo + jinete
part-track = pista
part-going = terreno
part-specials = especiales
rating = fuerza
points = puntos
points-of-meeting = Puntos de cinco carreras

## Las cartas especiales
special-1 = Un toque de mostaza
special-2 = Positivo en dopaje
special-3 = Chaparrón
special-4 = El jinete se cae
special-5 = Caballo saboteado
special-6 = Pronós­tico del experto
special-7 = Jinete sobor­nado
special-8 = Confusión en el paddock
special-9 = Hándicap pesado
special-10 = Favorito del público
special-11 = Jinete secues­trado
special-12 = Apuestas anuladas
effect-1 = fuerza +2
effect-2 = otro caballo ocupa su lugar
effect-3 = terreno un grado más blando hoy
effect-4 = el caballo queda fuera de la carrera
effect-5 = fuerza −2
effect-6 = fuerza +1
effect-7 = fuerza −3
effect-8 = dos caballos cambian de cajón
effect-9 = fuerza −1
effect-10 = fuerza +1
effect-11 = monta otro jinete
effect-12 = se retiran cuota y especiales

## Lo que pasa
tell-meeting-opened = Se abre la jornada: { $weather }, terreno { $going }.
tell-field-drawn = Carrera { $race }: { $horses } caballos.
tell-market-opened = { $name } abre el mercado.
tell-price-set = { $name } pone al { $horse } a { $price }.
tell-price-moved = { $name } mueve al { $horse } de { $previous } a { $price }.
tell-special = { $name } juega { $title } sobre el { $horse }.
tell-ground = Llueve: terreno { $going }.
tell-withdrawn = El { $horse } queda fuera de la carrera.
tell-swapped = El { $horse } y el { $other } han cambiado de caballo.
tell-discarded = { $name } descarta una carta.
tell-passed = { $name } pasa.
tell-refilled = Se barajan { $cards } cartas.
tell-last-market = Solo el { $horse } no tiene cuota.
tell-off-all-priced = Todos tienen cuota. ¡Ya corren!
tell-off-all-passed = Todos han pasado. ¡Ya corren!
tell-off-turn-limit = Se acabó el tiempo. ¡Ya corren!
tell-running-form = Caballo y jinete: primero habla la forma.
tell-running-track = ¿A quién le gusta esta pista?
tell-running-going = Ahora habla el terreno.
tell-running-specials = Y ahora las especiales…
tell-running-line = ¡Hacia la meta!
tell-finish = Gana el { $horse }.
tell-dead-heat = ¡Empate: { $horses }!
tell-paid = { $name }: { $points } { $count ->
    [one] punto
   *[other] puntos
}.
tell-won = ¡{ $names } gana la jornada!
tell-shared = ¡{ $names } comparten la jornada!

## Cartas impresas
option-cards-dealt = en los móviles
option-cards-physical = impresas; la mesa cuenta
choice-enter = Introducir el cajón { $horse }
choice-send-off = ¡Salen!
gate-name = Cajón { $gate }
lay-prices = Empieza { $name }
enter-runners = Introducid lo que hay en los cajones
runners-entered = { $entered } de { $runners } introducidos
enter-note = Toca un cajón y escribe lo que hay: valores, efectos y puntos. La mesa suma, corre la carrera y lleva la cuenta.
enter-owner = De quién
enter-horse = Caballo
enter-jockey = Jinete
enter-track = Pista
enter-going = Terreno
enter-specials = Especiales
enter-form = $ de caballo y jinete
enter-price = $ de la cuota
enter-withdrawn = No corre
enter-save = Introducir
enter-cancel = Cancelar
less = menos: { $of }
more = más: { $of }
tell-off-all-entered = Están todos. ¡Ya salen!
tell-runner-entered = El cajón { $horse } está introducido.
tell-race-ready = Carrera { $race }: { $runners } caballos. ¡Poned vuestras cuotas!
field-parts = Fuerza: caballo, jinete, pista, terreno, especiales
field-form = $ de caballo y jinete
field-price = $ de la cuota
field-owner = De quién

## Informes y autoría
credit = Odds On es un juego de David Bolton, publicado con CC BY 2.5; aquí las reglas se cuentan de nuevo y las tablas de cartas son otras.
report-won-unowned = Carrera { $race }: gana { $horse }.
report-dead-heat = Carrera { $race }: empate de { $horses }.
report-longest-price = Cuota ganadora más alta: { $horse } a { $price }, carrera { $race }.
report-best-runner = Mejor caballo: { $horse } dio { $points } a { $name } en la carrera { $race }.
report-dearest-runner = Caballo más caro: { $horse } costó { $points } a { $name } en la carrera { $race }.
report-highest-rating = Valoración más alta: { $horse } con { $rating } en la carrera { $race }.
report-horse = caballo
report-jockey = jinete
report-track = pista
report-going = terreno
report-specials = especiales
book-margin = Libro: { $margin } % de margen

## Las reglas, con nuestras palabras
rules = Cómo se juega
rules-aim-title = Llevas las apuestas
rules-aim = En cinco carreras pones cuotas a caballos. Quien puso la última cuota de un caballo es su dueño. Los dueños de los dos primeros suman los $ de las cartas, que pueden ser rojos: las cuotas altas y los buenos caballos cuestan. Gana el total más alto.
rules-turn-title = Tu turno
rules-turn = Pon una cuota a un caballo, juega una carta especial, descarta una carta o pasa. Después robas, y así siempre tienes seis cartas.
rules-ladder-title = Paso a paso
rules-ladder = Un caballo sin cuota admite cualquiera. Una cuota solo se cambia por su vecina en la escala, un paso más baja o más alta. Entonces el caballo es tuyo.
rules-off-title = La salida
rules-off = En cuanto todos los caballos tienen cuota, se corre. También si todos pasan seguidos, o tras veinte turnos cada uno; los caballos sin cuota corren entonces para nadie.
rules-rating-title = Decide la fuerza
rules-rating = Caballo y jinete tienen valores. Si le gusta la pista, el caballo gana 2; si le disgusta, pierde 1; si le gusta el terreno, gana 1. Las especiales suman o restan. Gana la mayor fuerza; si son iguales, hay empate.
rules-paid-title = Lo que sumas
rules-paid = El dueño del ganador suma los $ de caballo, jinete y cuota; el del segundo, solo los de la cuota. En un empate todos cobran entero.
rules-going-title = Pista, tiempo, terreno
rules-going = Una pista para toda la jornada. El tiempo mueve el terreno: la lluvia lo ablanda, el sol lo endurece, la ola de calor dos grados. Los chaparrones lo ablandan para el resto del día.
rules-end-title = La jornada
rules-end = Corren ocho, siete, seis, cinco y cuatro caballos. Manos y mazos se conservan; el primer turno pasa a la izquierda. Tras la quinta carrera gana el total más alto; si hay empate, se comparte.
rules-specials-title = Las cartas especiales
credit-long = Odds On es un juego de David Bolton, publicado con la licencia Creative Commons Attribution 2.5 (creativecommons.org/licenses/by/2.5). Aquí sus reglas se cuentan con otras palabras y se completan donde callan, y se sustituyen las tablas de cartas perdidas; esos cambios no son suyos.

# The tile of the game on the host console
tile-odds-on = Eres corredor de apuestas: vende cuotas y míralos correr.
without-phones = Elige cartas impresas en los ajustes, o que la mesa juegue por ellos.
