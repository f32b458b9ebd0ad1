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
move-bet = Mover un disco de { $name }

## Setting up
option-house = ¿Quién es la banca?
option-house-none = La mesa
option-house-neutral = Alguien que no apuesta
option-house-fixed = Alguien con dinero y discos de la banca
option-house-rotation = Todos por turno, carrera a carrera
option-house-seat = La banca se sienta en
option-house-seat-nobody = nadie
option-modules = Cartas en juego
option-modules-props = Apuestas de comparación
option-modules-exotics = Llegadas exóticas
option-modules-vip = Cartas VIP
option-bets = ¿Dónde se apuesta?
option-bets-phones = En los móviles
option-bets-board = En un tablero impreso, con fichas propias
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
phase-game-over = última carrera terminada
race-paused = La carrera está en pausa
next-race = Va a empezar la carrera { $race }
who-starts = { $who ->
    [you] Carrera { $race }: la empiezas tú
    [host] Carrera { $race }: la empieza el anfitrión
   *[house] Carrera { $race }: la empieza { $name } o el anfitrión
}
lesson-spots = Pon tus discos en las casillas durante la carrera. La casilla es de quien llega antes, y lo puesto no se mueve.
lesson-prices = Top 3 paga si el caballo queda entre los tres primeros; Top 2, entre los dos primeros; Ganador, si gana: disco por el número grande. Si no, pagas el rojo.
lesson-close = En cuanto tres caballos pasan la línea roja: ¡no va más!
ready-to-bet = { $who ->
    [host] Mira bien: se apuesta cuando el anfitrión empiece la carrera
   *[house] Mira bien: se apuesta cuando { $name } o el anfitrión empiece la carrera
}
place-house-tokens = Coloca tus seis discos de banca
bets-open = ¡Se aceptan apuestas!
over-the-line = Línea roja: { $count } de { $needed }
no-more-bets = ¡No va más!
you-are-house = Eres la banca
house-is = Banca: { $name }
pair-line = Otro { $horse } da premio
choosing = Eligen carta: { $names }
keep-one = Quédate con una de las dos cartas
keep-this = Me quedo esta
cards-are-dealt = Se eligen las cartas VIP
cards-come = Ahora vienen las cartas VIP

## Spots
kind-show = Top 3
kind-place = Top 2
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
exotic-x1 = Corta cabeza
exotic-x2 = Escapada
exotic-x3 = Galope tendido
exotic-x4 = Salida dormida
exotic-x5 = Foto finish
if-margin-second-eq = El segundo, justo a { $value }
if-margin-second-ge = El segundo, a { $value } o más
if-margin-third-le = El tercero, a { $value } como mucho
if-at-least-ge = Todos en la { $value } o más
if-at-most-ge = { $count }+ caballos en la { $value } o menos
no-penalty = sin multa
worth-now = Lo que vale ahora un disco de 3 y la probabilidad de la casilla; con { $races } carreras, ±{ $error } puntos.
spectator-page = Para quien mira: { $address } muestra lo que vale ahora cada casilla libre.

## On the spot
taken = ¡Ocupada!
lost-the-draw = Sorteo perdido
closed = Cerrado
not-yet = Aún no
paused-short = Pausa
no-token = Sin disco
one-a-card = Solo uno
too-fast = Muy rápido
lost = Otra vez
not-now = Ahora no
not-yours = No es tuyo

## Tokens and cards
your-tokens = Tus discos
token = Disco de { $value }
as-it-stands = De momento:
stands-ahead = { $by } de ventaja
stands-behind = { $by } por detrás
stands-level = igualados
hold-on = ¡Aguanta: de momento son { $chips } fichas!
call-out = Anúncialo
call-welcome = ¡Carrera { $race }! Elegid casillas: se apuesta desde la salida.
call-off = ¡Allá van! ¡Hagan sus apuestas!
call-roll = ¡{ $sum }! El { $horse } avanza, faltan { $left }.
call-pair = ¡Otro { $horse } y sale disparado!
call-front = En cabeza: el { $horse }, faltan { $left }.
call-line = { $count } tras la línea roja. ¡Con tres se cierra!
call-closed = ¡No va más!
all-placed = Todos los discos están puestos
move-a-token = Mover un disco
tap-your-token = Toca tu disco
tap-free-spot = Toca una casilla libre
used-up = (ya usada en esta carrera)
not-as-house = (no como banca)
bonus-token = Disco extra { $value }
card-v13 = Fichas de cortesía
card-v14 = Fichas de cortesía
card-v15 = La parte de la serpiente
card-v16 = Tasa de carga
card-v17 = Tercer poste
card-v18 = Rayo azul
card-v19 = Segundo aliento
card-v20 = A cuestas { $value }
card-v21 = A cuestas { $value }
card-v22 = A cuestas { $value }
card-v23 = A cuestas { $value }
card-v24 = Pegado a los palos
card-v25 = Último suspiro
card-v26 = Silla acolchada
card-v27 = Caída suave
card-v28 = Cinta azul
card-v29 = Banda naranja
card-v30 = Escarapela roja
card-v31 = Cambio de idea
card-v32 = Boleto doble
vip-bonus-token = Un disco más, de { $value }, en cada carrera.
token-cancels = Si pierde, la casilla no cuesta nada.
token-penalty = Si pierde, cuesta { $penalty } más.
vip-one-time = { $amount } fichas al instante.
vip-roll-bonus = { $amount } por cada { $sum } que salga.
vip-bonus-move = { $amount } cuando un caballo { $colours } hace un avance extra.
vip-piggyback = Tus discos de { $value } pueden ir con otros en una casilla.
vip-late-bet = Una vez por carrera puedes apostar tras el cierre, con un disco de hasta { $value }.
vip-insurance = Pagas { $amount } menos de multas en cada carrera.
vip-colour-bonus = { $amount } más por cada apuesta ganada a un caballo { $colours }.
vip-replace = Una vez por carrera puedes mover un disco a una casilla libre.
vip-twin = Una vez por carrera, un segundo disco puede ir con el tuyo.

## The settlement
no-tokens = No tenías discos en el tablero.
race-brought = Esta carrera: { $chips }
lost-nothing = no cuesta nada
insured = Tus cartas te ahorran { $chips }.
forgiven = { $chips } que no puedes pagar se perdonan.
chips-and-place = fichas · puesto { $place }
nobody-bet = Nadie apostó en esta carrera.
most-money = Tras cuatro carreras gana quien más tenga.
settle-yourselves = Lo dorado paga, lo rojo cuesta: haced cuentas en vuestro tablero.
spots-that-won = Estas casillas ganan
spots-that-cost = Estas casillas cuestan

## At the console
bet-for-somebody = Apostar por alguien sin móvil
who = Quién
which-token = Disco
which-spot = Casilla
place-token = Poner

## What happened
tell-race-ready = Carrera { $race }: hay cartas nuevas.
tell-off = ¡Ya corren!
tell-snake-eyes = ¡Doble uno!
tell-boxcars = ¡Doble seis!
tell-surge = ¡{ $horse } se lanza, { $bonus } más!
tell-red-line = { $horse } cruza la línea roja: { $count } de { $needed }.
tell-over-line = { $horse } cruza la línea roja.
tell-finish = ¡Gana { $horse }! Segundo: { $place }. Tercero: { $show }.
tell-finish-level = ¡Gana { $horse }! Segundos: { $place }.
tell-house-pay = { $name } recibe { $amount } por ser la banca.
tell-kept = { $name } se queda con una carta.
tell-kept-at-random = Se elige al azar una carta para { $name }.
tell-leaving = { $name } se va tras esta carrera.
tell-won = ¡Gana { $names }!
tell-shared = ¡{ $names } comparten la victoria!

## El informe
report-race = Carrera { $race }: gana { $horse }
report-course = { $rolls } tiradas; apuestas cerradas tras la tirada { $closed }.
report-most = Quien más se lleva: { $names }, +{ $chips }.
report-best-token = El mejor disco de la partida: el de { $value } de { $name } en «{ $spot }», carrera { $race }: { $chips }.
report-worst-token = El peor disco de la partida: el de { $value } de { $name } en «{ $spot }», carrera { $race }: { $chips }.
report-first = Carrera { $race }, «{ $spot }»: { $name } llegó { $milliseconds } ms antes que { $other }.
report-ahead = { $milliseconds } ms antes que { $name }
report-wisest = Las mejores apuestas: { $name }, con un valor de { $chips } fichas al hacerlas.
report-roll = tirada { $roll }
report-rolls = tiradas
report-skill-and-luck = Habilidad y suerte
report-skill = habilidad: lo que valían los discos al ponerlos, en fichas
report-luck = suerte: lo que hizo con eso la carrera
report-note = Líneas: las casillas de cada caballo, tirada a tirada; en rojo, la línea roja. Círculos: discos del color de su dueño, sobre su caballo, donde estaba entonces. El valor de un disco sale de 8000 carreras simuladas desde ese momento.

# The tile of the game on the host console
tile-ready-set-bet = Apuesta mientras corren: cuanto más esperas, peores casillas quedan.
without-phones = Apuestan a través de quien dirige, o la mesa juega por ellos.
