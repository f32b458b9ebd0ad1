# Lo que dicen las pantallas, en español. Estructura y argumentos: véase el archivo inglés.

seat = Puesto { $seat }
and = y
cards-found = { $found } de 4 cartas encontradas, { $open ->
    [one] falta { $open } respuesta
   *[other] faltan { $open } respuestas
}
players-wait = { $players ->
    [one] { $players } jugador está
   *[other] { $players } jugadores están
} en la mesa. El juego empieza en la consola del anfitrión.
scan-to-sit = Escanea el código con el móvil para sentarte. El juego se elige en la consola del anfitrión.

track = La pista
lanes = Calles
table = Mesa
result = Resultado
devices = Aparatos
to-go = faltan
cards-held = cartas
chance = opción
favourite = favorito
long-shot = sorpresa
in-the-pot = En el bote
scratched = Retirados
scratched-long = Retirado
the-dice = Los dados
at-the-table = En la mesa
join-in = Únete
connecting = Conectando con la mesa…
reconnecting = Volviendo a conectar con la mesa…
welcome = Bienvenidos a las carreras.
gates-empty = Los cajones están vacíos
more-in-box = { $chips } más esperan en la caja
pot-expected = unas { $chips } cuando se gane
scratch-box = Casilla { $box }:
a-card = { $chips } por carta
costs = cuesta { $chips }
first-place = 1.º
race-number = Carrera { $number }
race-of = Carrera { $number } de { $races }
last-roll = Última tirada { $sum }
last-roll-by = Última tirada { $sum } de { $name }
rolls = Tira { $name }
ready-to-deal = Listos para repartir
race-over = Fin de la carrera
game-over = Fin del juego
who-holds = ¿Quién tiene el { $horse }?
waits = espera

tell-dealt = Carrera { $race }: { $name } tira primero.
tell-redistribute = Se reparten de nuevo las fichas: { $each } para cada uno.
tell-scratch = El caballo { $horse } queda retirado, { $value ->
    [one] { $value } ficha
   *[other] { $value } fichas
} por carta.
tell-repeat = El { $horse } ya está retirado.
tell-repeat-again = El { $horse } ya está retirado: { $name } tira otra vez.
tell-off = ¡Y allá van! { $name } tiene los dados.
tell-move = El caballo { $horse } avanza, le faltan { $left }.
tell-line = ¡El caballo { $horse } cruza la meta!
tell-payout = { $name } cobra { $amount }.
tell-ask = ¿Quién tiene cartas del { $horse }?
tell-counted = { $missing ->
    [one] No apareció { $missing } carta
   *[other] No aparecieron { $missing } cartas
} del { $horse }.
tell-pays = { $name } paga { $paid }

dice-moving = Los dados ruedan…
dice-reading = Leyendo los dados…
dice-covered = Algo tapa la bandeja.
dice-moved = Se ha movido la cámara de los dados.
dice-calibrating = Se está ajustando la cámara de los dados; las tiradas esperan.
phase-setup = Antes del primer reparto
phase-scratch = Retiradas
phase-race = Ya corren
phase-finished = Terminada
phase-game-over = Fin del juego

counting = Contando las cartas…
nobody-holds = Nadie tiene el ganador: el bote se queda.
cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
number-wins = Gana el número { $number }
named-wins = Gana { $horse }, número { $number }
pot-stays = { $chips ->
    [one] { $chips } ficha queda
   *[other] { $chips } fichas quedan
} en el bote.
share-victory = { $names } comparten la victoria
wins-evening = { $name } gana la noche
tokens-won = Fichas ganadas en todas las carreras
chips-at-end = Fichas al final
left-in-pot = { $chips } quedan en el bote

board-title = El tablero - Post Parade
join-title = Únete a la mesa - Post Parade
seat-title = Tu asiento - Post Parade
host-title = Consola del anfitrión - Post Parade
language = Idioma
pages = Páginas
board = Tablero
host-console = Consola del anfitrión
qr-code = Código QR: únete a la mesa con tu móvil
scan-or-open = Escanea con tu móvil, o abre { $address } y escribe { $code }
doors-closed = Las puertas están cerradas. Pide al anfitrión que te deje entrar.

tagline = Una noche en las carreras, en esta misma mesa.
your-name = Tu nombre
join-code = Código, está en el tablero
take-a-seat = Sentarse
your-seat = Tu asiento
bringing-back = Volviendo a tu asiento…
no-answer = La mesa no responde. Comprueba que este móvil está en la wifi de la mesa e inténtalo de nuevo.
join-the-table = Unirse a la mesa
seat-elsewhere = Este asiento está en otro móvil
seat-elsewhere-way = Pide al anfitrión un nuevo código QR para tu asiento, o toma otro asiento.

chips = fichas
pot = bote
what-you-can-do = Lo que puedes hacer
your-hand = Tu mano
the-race = La carrera
waiting-for-game = Esperando a que el anfitrión elija un juego
join-next-race = Entras en la próxima carrera
how-many-cards = ¿Cuántas cartas del { $horse } tienes?
your-turn = Te toca: tira los dados
you-deal = Repartes la próxima carrera
waiting-first-deal = Esperando el primer reparto
waiting-next-race = Esperando la próxima carrera
throw-the-dice = Tirar los dados
it-is = Son
enter-other-dice = Introducir otros dados
deal-race = Repartir la carrera { $number }
end-session = Terminar la sesión
go-on-with = Seguir con { $found } de 4 cartas
race-worth = Esta carrera vale { $chips } para ti
worth-before-off = de media: { $winnings } del bote, menos { $costs } por retiradas por venir y { $fines } por números retirados que saques
worth-in-race = de media: { $winnings } del bote, menos { $fines } por números retirados que saques
printed-cards = Tienes cartas impresas; la mesa pregunta cuando cuentan.
no-cards-left = No te quedan cartas en esta carrera.
is-scratched = retirado
the-winner = el ganador
has-won = ha ganado
left-to-go = faltan { $left }
with-chance = { $told }, probabilidad { $chance }
horse-told = Caballo { $horse }: { $told }
you-hold = tienes { $cards }
is-rolling = tira
won-score = ganado { $score }
you-win = ¡Ganas la noche!
evening-over = La noche ha terminado
nothing-for-you = Esta vez nada para ti.
chart-large = El gráfico de la carrera, grande
chart-of-chances = Probabilidades de todos los caballos a lo largo de la carrera
price-against = { $odds } a 1
price-on = 1 a { $odds }
cards-of = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} del { $horse }
you-collect = Cobras { $amount } con { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}.

enter-dice = Introducir { $one } + { $two } = { $sum }
throw-dice = Tirar { $one } + { $two } = { $sum }
tap-both = Toca los dos dados
first-die = Primer dado
second-die = Segundo dado
first-die-face = Primer dado: { $face }
second-die-face = Segundo dado: { $face }
pair-of-dice = { $one } y { $two }, en total { $sum }

simulated-table = Mesa simulada
dice-camera = Cámara de dados
track-lights = Luces de la pista
sign-out = Cerrar sesión
who-runs = ¿Quién dirige la noche?
pin-asked = PIN, seis cifras, impreso donde se inició la mesa
open-console = Abrir la consola
now = Ahora
last-rolls = Últimas tiradas
misread = ¿Mal leído? Toca la tirada y luego las caras que salieron de verdad.
new-game = Nuevo juego
game = Juego
start-game = Empezar el juego
seats = Asientos
phoneless-name = Nombre de un jugador sin móvil
phoneless = Jugador sin móvil
add = Añadir
join-with-phone = Unirse con el móvil
with-code = código { $code }
close-doors = Cerrar las puertas
open-doors = Dejar entrar a nuevos
the-table = La mesa
dice = Dados
sound = Sonido
by-hand = a mano
connected = conectada
not-connected = sin conexión
none = no hay
calibrate-it = Calibrarla
go-there = Ir allí
no-game = Ningún juego en la mesa
seat-players-first = Sienta a los jugadores y empieza un juego
silent-table = La mesa no responde.
take-off = Quitar el juego de la mesa
take-off-asked = ¿Quitar el juego de la mesa?
journal-keeps = El diario lo conserva; fichas y bote no continúan.
not-carried-on = Las fichas y el bote de este juego no continúan.
close-game = Cerrar el juego
yes-close = Sí, cerrarlo
close = Cerrar

seat-of = Asiento de { $name }
qr-of = Código QR del asiento de { $name }
scan-to-reseat = { $name } lo escanea con el móvil que va a jugar. Sirve una vez, durante cinco minutos; el móvil que ahora tiene el asiento lo suelta.
new-name = Nuevo nombre
rename = Renombrar
rename-who = Renombrar a { $name }
buy-chips = Comprar fichas
who-buys = { $name } compra fichas
join-game = Entrar en el juego
leave-game = Dejar el juego
clear-seat = Liberar el asiento
phone-here = móvil presente
phone-asleep = móvil dormido
no-phone = sin móvil
more-for = Más para { $name }
really-showed = ¿Qué mostraban los dados de verdad?
correct-roll = Corregir la tirada { $roll } de { $name }
corrected = corregida
so-many-chips = { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}

chips-for-everybody = Fichas para cada uno
first-dealer = Quien reparte la primera carrera
last-seat = el último asiento
first-seat = el primer asiento
tokens-in-all = Fichas en total
races = Carreras
youngest-first = El más joven tira primero
tie-break = Una carrera más si los mejores empatan
board-moves = Tablero: pasos de los caballos 2 a 7
board-usual = habitual
board-sixteen = dieciséis
board-even-steps = escalones iguales
board-short = corto
board-double = doble
scratches-cost = Las retiradas cuestan
scratches-rising = creciente
scratches-flat = igual
scratches-nickels = de cinco en cinco
the-cards = Cartas
dealt-by-table = las reparte la mesa
printed-in-hands = cartas impresas en la mano
players-from-to = de { $least } a { $most } jugadores
players-take-part = Participan { $players } jugadores.
seat-at-least = Sienta primero al menos a { $players } jugadores.
odds-and-report = Probabilidades e informe
odds-are-on = El tablero y los móviles muestran la probabilidad de cada caballo y lo que vale la carrera.
odds-are-off = Nadie ve probabilidades: un juego más puro.
hide-odds = Ocultar las probabilidades
show-odds = Mostrar las probabilidades
sound-voice = Locutor
sound-bed = Público y cascos
sound-effects = Corneta, campana, fichas y dados
sound-muted = Silencio
sound-night = Noche: más bajo, sin corneta ni campana
sound-dice = Se oyen rodar los dados
sound-output = Salida
sound-default = Dispositivo predeterminado
sound-delay = Retardo
sound-delay-of = unos { $ms } ms
sound-goes = El sonido sale por: { $device }
sound-nowhere = No hay dispositivo de sonido; los subtítulos siguen.
sound-is-off = El sonido está desactivado en la configuración; los subtítulos siguen.
sound-try = Probar el sonido
sound-keep = Hasta que se cierre la mesa; para conservarlo, escríbelo en la sección [announcer] de la configuración.
save-report = Guardar el informe

dice-health = Salud de los dados
no-rolls-yet = Aún no hay tiradas que juzgar.
usually = lo usual { $times }
suspicious = sospechoso
try-other-dice = Prueba otros dados. Si los lee la cámara, mira las últimas tiradas: puede confundir una cara con otra.
faces-of-die = Caras del dado { $die }
bars-and-lines = Barras: cuántas veces salió. Líneas: lo que dan dados justos.
by-luck = ¿Qué probable es por azar?
luck-faces = caras
luck-sums = sumas
luck-runs = alto y bajo por turnos
luck-again = las mismas caras otra vez
luck-explained = Así de a menudo unos dados justos son al menos así de desiguales en una mirada. Quien mira tras cada tirada ve a veces números pequeños; la frase de arriba lo tiene en cuenta.
not-counted = Sin contar: { $rolls }.
so-often = { $times ->
    [one] { $times } vez
   *[other] { $times } veces
}
faces-of-rolls = Caras, { $rolls ->
    [one] { $rolls } tirada
   *[other] { $rolls } tiradas
}
sums-of-rolls = Sumas, { $rolls ->
    [one] { $rolls } tirada
   *[other] { $rolls } tiradas
}
left-out = { $rolls ->
    [one] { $rolls } tirada
   *[other] { $rolls } tiradas
}: { $reader }
left-out-electronic = { $rolls ->
    [one] { $rolls } tirada
   *[other] { $rolls } tiradas
} de la propia mesa
left-out-photographs = { $rolls ->
    [one] { $rolls } tirada
   *[other] { $rolls } tiradas
} de fotografías
left-out-unknown = { $rolls ->
    [one] { $rolls } tirada
   *[other] { $rolls } tiradas
} de antes de que el diario anotara quién las leyó
