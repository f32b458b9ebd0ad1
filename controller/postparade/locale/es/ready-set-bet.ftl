# Ready Set Bet en las pantallas.

## What can be done
roll = Tirar los dados
deal-vip = Repartir las cartas VIP
setup = Preparar la carrera { $race }
setup-same-house = Carrera { $race }: { $name } sigue de banca
setup-house = Carrera { $race }: ¿quién es la banca?
start = ¡Salida! Empezar la carrera { $race }
pause = Pausar la carrera
resume = Reanudar la carrera
keep = Quedarse con una carta
keep-any = Quedarse con una carta al azar por { $name }
bet = Apostar por { $name }
house-bet = Apuesta de la banca, { $name }
move-bet = Mover una ficha de { $name }

## Setting up
option-house = ¿Quién es la banca?
option-house-none = La mesa
option-house-neutral = Alguien que no apuesta
option-house-fixed = Alguien con dinero y fichas de la banca
option-house-rotation = Todos por turno, carrera a carrera
option-house-seat = La banca se sienta en
option-house-seat-nobody = nadie
option-modules = Cartas en juego
option-modules-props = Apuestas de comparación
option-modules-exotics = Llegadas exóticas
option-modules-vip = Cartas VIP
option-bets = ¿Dónde se apuesta?
option-bets-phones = En los móviles
option-bets-board = En su propio tablero, con sus fichas
option-pace = La mesa tira
option-pace-off = No por sí sola: tira la banca
option-pace-calm = Con calma, cada 3 a 4,5 segundos
option-pace-normal = Cada 2 a 3 segundos
option-pace-brisk = Deprisa, cada 1,4 a 2 segundos
option-vip-seconds = Segundos para elegir una carta VIP (0: sin límite)
option-chances = Probabilidades también en los móviles

## Where the race stands
phase-between = entre carreras
phase-ready = en los cajones
phase-open = apuestas abiertas
phase-closed = apuestas cerradas
phase-game-over = se corrió la última carrera
race-paused = La carrera está en pausa
next-race = Está por empezar la carrera { $race }
who-starts = { $who ->
    [you] Carrera { $race }: la empiezas tú
    [host] Carrera { $race }: la empieza el anfitrión
   *[house] Carrera { $race }: la empieza { $name } o el anfitrión
}
lesson-spots = Pon tus fichas en casillas mientras corre la carrera. Quien llega primero se la queda, y lo puesto no se mueve.
lesson-prices = Tercero paga si el caballo queda entre los tres primeros, Segundo entre los dos primeros, Ganador si es primero: ficha por el número grande. Si no, pierdes el rojo.
lesson-close = En cuanto tres caballos pasan la línea roja: ¡no va más!
ready-to-bet = { $who ->
    [host] Mira bien: se apuesta cuando el anfitrión empiece la carrera
   *[house] Mira bien: se apuesta cuando { $name } o el anfitrión empiece la carrera
}
place-house-tokens = Coloca tus seis fichas de banca
bets-open = ¡Se aceptan apuestas!
over-the-line = Pasada la línea roja: { $count } de { $needed }
no-more-bets = ¡No va más!
you-are-house = Eres la banca
house-is = Banca: { $name }
pair-line = Otro { $horse } da premio
choosing = Eligen carta: { $names }
keep-one = Quédate con una de dos cartas
keep-this = Quedarme esta
cards-are-dealt = Se eligen las cartas VIP

## Spots
kind-show = Tercero
kind-place = Segundo
kind-win = Ganador
spot-show = { $horse } entre los tres primeros
spot-place = { $horse } entre los dos primeros
spot-win = { $horse } gana
color-blue = Gana azul
color-orange = Gana naranja
color-red = Gana rojo
color-seven-fifth = 7 entre 5.º y 9.º
colour-blue = azul
colour-orange = naranja
colour-red = rojo
propositions = Comparaciones
exotics = Llegadas exóticas
prop-text = { $ahead } por delante de { $behind }
exotic-x1 = Cabeza corta
exotic-x2 = Escapada
exotic-x3 = A todo galope
exotic-x4 = Cajones dormidos
exotic-x5 = Foto de llegada
if-margin-second-eq = El segundo, justo a { $value }
if-margin-second-ge = El segundo, a { $value } o más
if-margin-third-le = El tercero, a { $value } como mucho
if-at-least-ge = Todos en la { $value } o más
if-at-most-ge = { $count }+ caballos en la { $value } o menos
no-penalty = sin multa
worth-now = Lo que vale ahora una ficha de 3 y la probabilidad de la casilla; de { $races } carreras, ±{ $error } puntos.
spectator-page = Para quien mira: { $address } muestra lo que vale ahora cada casilla libre.

## On the spot
taken = ¡Ocupada!
closed = Cerrado
not-yet = Aún no
paused-short = Pausa
no-token = Sin ficha
one-a-card = Solo una
too-fast = Muy rápido
lost = Otra vez
not-now = Ahora no
not-yours = No es tuya

## Tokens and cards
your-tokens = Tus fichas
token = Ficha de { $value }
all-placed = Todas las fichas están puestas
no-house-bets = Diriges la carrera y no apuestas.
move-a-token = Mover una ficha
tap-your-token = Toca tu ficha
tap-free-spot = Toca una casilla libre
used-up = (ya usada en esta carrera)
not-as-house = (no como banca)
bonus-token = Ficha extra { $value }
card-v13 = Fichas de cortesía
card-v14 = Fichas de cortesía
card-v15 = La parte de la serpiente
card-v16 = Tasa de carga
card-v17 = Tercer poste
card-v18 = Rayo azul
card-v19 = Segundo aire
card-v20 = A cuestas { $value }
card-v21 = A cuestas { $value }
card-v22 = A cuestas { $value }
card-v23 = A cuestas { $value }
card-v24 = Pegado a la valla
card-v25 = Último aliento
card-v26 = Silla acolchada
card-v27 = Caída suave
card-v28 = Cinta azul
card-v29 = Banda naranja
card-v30 = Escarapela roja
card-v31 = Cambio de idea
card-v32 = Boleto doble
vip-bonus-token = Una ficha más, de { $value }, en cada carrera.
token-cancels = Si pierde, la casilla no cuesta nada.
token-penalty = Si pierde, cuesta { $penalty } más.
vip-one-time = { $amount } fichas al instante.
vip-roll-bonus = { $amount } por cada { $sum } que salga.
vip-bonus-move = { $amount } cuando un caballo { $colours } hace un avance extra.
vip-piggyback = Tus fichas de { $value } pueden ir con otras en una casilla.
vip-late-bet = Una vez por carrera puedes apostar tras el cierre, con una ficha de hasta { $value }.
vip-insurance = Pagas { $amount } menos de multas en cada carrera.
vip-colour-bonus = { $amount } más por cada apuesta ganada a un caballo { $colours }.
vip-replace = Una vez por carrera puedes mover una ficha a una casilla libre.
vip-twin = Una vez por carrera, una segunda ficha puede ir con la tuya.

## The settlement
no-tokens = No tenías fichas en el tablero.
race-brought = Esta carrera: { $chips }
lost-nothing = no cuesta nada
insured = Tus cartas te ahorran { $chips }.
forgiven = { $chips } que no puedes pagar se perdonan.
chips-and-place = fichas · puesto { $place }
nobody-bet = Nadie apostó en esta carrera.
most-money = Gana quien más tiene tras cuatro carreras.
settle-yourselves = Lo dorado paga, lo rojo cuesta: liquidad en vuestro tablero.
spots-that-won = Estas casillas ganan
spots-that-cost = Estas casillas cuestan

## At the console
bet-for-somebody = Apostar por alguien sin móvil
who = Quién
which-token = Ficha
which-spot = Casilla
place-token = Poner

## What happened
tell-race-ready = Carrera { $race }: hay cartas nuevas.
tell-off = ¡Ya corren!
tell-snake-eyes = ¡Ojos de serpiente!
tell-boxcars = ¡Doble seis!
tell-surge = ¡{ $horse } se lanza, { $bonus } más!
tell-red-line = { $horse } cruza la línea roja: { $count } de { $needed }.
tell-over-line = { $horse } cruza la línea roja.
tell-finish = ¡Gana { $horse }! Segundo: { $place }. Tercero: { $show }.
tell-house-pay = { $name } recibe { $amount } por ser la banca.
tell-kept = { $name } se queda con una carta.
tell-kept-at-random = Se elige al azar una carta para { $name }.
tell-leaving = { $name } se va tras esta carrera.
tell-won = ¡Gana { $names }!
tell-shared = ¡{ $names } comparten la victoria!

## El informe
report-race = Carrera { $race }: gana { $horse }
report-course = { $rolls } tiradas; no va más después de la tirada { $closed }.
report-most = Quien más se lleva: { $names }, +{ $chips }.
report-best-token = La mejor ficha de la noche: la de { $value } de { $name } en «{ $spot }», carrera { $race }: { $chips }.
report-worst-token = La peor ficha de la noche: la de { $value } de { $name } en «{ $spot }», carrera { $race }: { $chips }.
report-first = Carrera { $race }, «{ $spot }»: { $name } llegó { $milliseconds } ms antes que { $other }.
report-ahead = { $milliseconds } ms antes que { $name }
report-wisest = Las mejores apuestas: { $name }, con un valor de { $chips } fichas al hacerlas.
report-roll = tirada { $roll }
report-rolls = tiradas
report-skill-and-luck = Habilidad y suerte
report-skill = habilidad: lo que valían las fichas al ponerlas
report-luck = suerte: lo que la carrera hizo con ello
report-note = Líneas: las casillas de cada caballo, tirada a tirada; en rojo, la línea roja. Círculos: fichas del color de su dueño, sobre su caballo, donde estaba entonces. El valor de una ficha sale de 8000 carreras corridas desde ese momento.
