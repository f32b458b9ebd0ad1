# Lo que dicen las pantallas, en español. Estructura y argumentos: véase el archivo inglés.

seat = Asiento { $seat }
and = y
labelled = { $label }: { $text }
cards-found = { $found } de 4 cartas encontradas, { $open ->
    [one] falta { $open } respuesta
   *[other] faltan { $open } respuestas
}
scan-to-sit = Escanea el código con el móvil para sentarte. El anfitrión elige el juego en su consola.

track = La pista
lanes = Calles
table = Mesa
result = Resultado
devices = Aparatos
to-go = faltan
chance = prob.
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
held-back = Algo retiene una parte de esta página ({ $part }). Prueba sin bloqueador de anuncios ni otras extensiones.
cookies-refused = Este navegador no guarda cookies, así que la mesa no lo reconocería. Permite las cookies para esta dirección o usa otro navegador.
unreached = Esta página ha llegado sin sus partes. Detrás de un proxy, la mesa necesita un nombre o un puerto propios; no puede estar bajo una ruta de otro sitio.
needs-scripts = Esta página necesita sus scripts. Permite JavaScript en esta dirección y vuelve a abrirla.
welcome = Bienvenidos a las carreras.
gates-empty = Los cajones están vacíos
more-in-box = { $chips } más esperan en la caja
roller-purse-waits = { $chips } para quien lleve al ganador a la meta
pot-cards = cartas propias: { $cards }
pot-expected = unas { $chips } al ganarlo
costs = { $chips ->
    [one] cuesta { $chips } ficha
   *[other] cuesta { $chips } fichas
}
first-place = 1.º
race-number = Carrera { $number }
race-of = Carrera { $number } de { $races }
last-roll = Última tirada: { $sum }
last-roll-by = Última tirada: { $sum }, { $name }
rolls = Tira { $name }
has-turn = Le toca a { $name }
deals = Reparte { $name }
ready-to-deal = Listos para repartir
race-over = Fin de la carrera
game-over = Fin de la partida
who-holds = ¿Quién tiene el { $horse }?
waits = espera

tell-dealt = Carrera { $race }: { $name } tira primero.
tell-ante = Todos ponen una apuesta inicial de { $ante }.
tell-left-over = { $cards ->
    [one] Sobra { $cards } carta
   *[other] Sobran { $cards } cartas
} para el bote.
tell-redistribute = Nuevo reparto de fichas: { $each } por cabeza.
tell-scratch = El caballo { $horse } queda retirado, { $value ->
    [one] { $value } ficha
   *[other] { $value } fichas
} por carta.
tell-repeat = El { $horse } ya está retirado.
tell-repeat-again = El { $horse } ya está retirado: { $name } tira otra vez.
tell-off = ¡Y allá van! { $name } tiene los dados.
tell-move = El caballo { $horse } avanza, le faltan { $left }.
tell-line = ¡El caballo { $horse } cruza la meta!
tell-roller-purse = { $name } tiró los dados de la victoria y se lleva { $paid }.
tell-payout = { $name } cobra { $amount }.
tell-ask = ¿Quién tiene cartas del { $horse }?
tell-counted = { $missing ->
    [one] No ha aparecido { $missing } carta
   *[other] No han aparecido { $missing } cartas
} del { $horse }.
tell-pays = { $name } paga { $paid }
tell-joined = { $name } entra en la partida.
tell-left = { $name } deja la partida.
tell-corrected = Se ha corregido una tirada mal leída y se ha vuelto a calcular lo que siguió.
tell-lapsed = Con la tirada corregida ya no cuenta: { $what }.
lapsed-bet = lo que apostaste después
lapsed-move-bet = el disco que moviste
lapsed-vip = la carta que te quedaste
lapsed-declare = tu respuesta
lapsed-join = tu entrada en la partida
lapsed-roll = tu tirada
lapsed-other = lo que hiciste después

dice-moving = Los dados ruedan…
dice-reading = Leyendo los dados…
dice-covered = Algo tapa la bandeja.
dice-moved = Se ha movido la cámara de los dados o su bandeja.
dice-calibrating = Se está ajustando la cámara de los dados; las tiradas esperan.
dice-unseen = La mesa no ve los dados.
dice-host-types = El anfitrión teclea lo que muestran.
dice-you-type = Teclea lo que muestran.
dice-again = Tira otra vez.
dice-again-or-host = Tira otra vez, o el anfitrión teclea lo que muestran.
phase-setup = Antes del primer reparto
phase-scratch = Retiradas
phase-race = Ya corren
phase-finished = Terminada
phase-game-over = Fin de la partida

counting = Contando las cartas…
rolled-home = tirada ganadora
nobody-holds = Nadie tiene al ganador: el bote se queda.
cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
number-wins = Gana el número { $number }
named-wins = Gana { $horse }, número { $number }
pot-stays = { $chips ->
    [one] { $chips } ficha se queda
   *[other] { $chips } fichas se quedan
} en el bote.
share-victory = { $names } comparten la victoria
wins-game = { $name } gana la partida
tokens-won = Fichas ganadas en todas las carreras
chips-at-end = Fichas al final
left-in-pot = { $chips } quedan en el bote

board-title = El tablero - Post Parade
join-title = Únete a la mesa - Post Parade
seat-title = Tu asiento - Post Parade
host-title = Consola del anfitrión - Post Parade
refused-title = Aquí no - Post Parade
language = Idioma
pages = Páginas
board = Tablero
to-the-board = Al tablero
host-console = Consola del anfitrión
qr-code = Código QR: únete a la mesa con tu móvil
scan-or-open = Escanea con tu móvil, o abre { $address } y escribe { $code }
first-pin = Anfitrión: escanea este código para configurar la mesa, o abre { $address } y escribe el PIN { $pin }
first-code = Código QR: configura esta mesa con tu móvil
doors-closed = Las puertas están cerradas. Pide al anfitrión que te deje entrar.
wait-at-door = El anfitrión te dejará entrar, { $name }
wait-note = Deja abierta esta página. Entrarás en cuanto el anfitrión toque tu nombre.
wait-no-more = No esperar más
code-elsewhere = Únete: { $address }, con el código de la pantalla de la mesa
show-code-here = Mostrar aquí el código
screen-number = Pantalla { $number }: el anfitrión puede dejar que muestre el código

tagline = Una noche en las carreras, en esta misma mesa.
your-name = Tu nombre
join-code = Código (está en el tablero)
take-a-seat = Sentarse
your-seat = Tu asiento
bringing-back = Volviendo a tu asiento…
tap-lost = Ese toque no ha llegado. No ha pasado nada; toca otra vez.
another-joins = Otra persona se une con este móvil
back-to-seat = Volver al asiento de { $name }
you-have-seat = Ya tienes un asiento
no-answer = La mesa no responde. Comprueba que este móvil está en la wifi de la mesa e inténtalo de nuevo.
join-the-table = Unirse a la mesa
seat-elsewhere = Este asiento está en otro móvil
seat-elsewhere-way = Pide al anfitrión un nuevo código QR para tu asiento, o toma otro asiento.
seat-free = Este asiento está libre
seat-free-way = Únete a la mesa para tomar asiento.
seat-moving = Cambias a { $table }
seat-moving-way = Esta página va sola en un momento.
seat-moving-go = Ir a { $table }

chips = fichas
pot = bote
what-you-can-do = Lo que puedes hacer
your-hand = Tu mano
the-race = La carrera
waiting-for-game = Esperando a que el anfitrión elija un juego
join-next-race = Entras en la próxima carrera
only-watching = Por ahora solo miras
how-many-cards = ¿Cuántas cartas del { $horse } tienes?
your-turn = Te toca: tira los dados
you-deal = Te toca repartir la carrera
lesson-dice = Dos dados: avanza el caballo de su suma.
lesson-scratch = Los caballos retirados cuestan fichas: por cada carta tuya y cuando los sacas.
lesson-win = Quien tiene cartas del ganador se reparte el bote.
waiting-first-deal = Esperando el primer reparto
waiting-next-race = Esperando la próxima carrera
throw-the-dice = Tirar los dados
table-rolls = La mesa tira los dados sola.
it-is = Son
enter-other-dice = Introducir otros dados
choice-deal = Repartir la carrera { $race }
choice-end-session = Terminar la partida
choice-settle = Seguir con { $found } de 4 cartas
race-worth = Esta carrera vale { $chips } fichas para ti
worth-before-off = de media: { $winnings } del bote, menos { $costs } por retiradas por venir y { $fines } por números retirados que saques
worth-in-race = de media: { $winnings } del bote, menos { $fines } por números retirados que saques
printed-cards = Tienes cartas impresas; la mesa pregunta cuando cuentan.
no-cards-left = Sin cartas hasta el próximo reparto.
no-chips-left = Sin fichas: no debes nada y todavía puedes ganar.
is-scratched = retirado
the-winner = el ganador
has-won = ha ganado
left-to-go = faltan { $left }
with-chance = { $told }, probabilidad { $chance }
horse-told = Caballo { $horse }: { $told }
you-hold = tienes { $cards }
is-rolling = tira
is-to-act = juega
won-score = ganado { $score }
starred = ganadas
you-win = ¡Ganas la partida!
game-ended = La partida ha terminado
nothing-for-you = Esta vez nada para ti.
chart-large = El gráfico de la carrera, grande
chart-of-chances = Probabilidades de todos los caballos a lo largo de la carrera
price-against = { $odds } a 1
outsider = improbable
cards-of = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} del { $horse }
you-rolled-home = Tiraste los dados de la victoria: { $amount } del bote.
you-collect = Cobras { $amount } con { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}.
swipe-to-throw = Desliza hacia arriba para tirar
what-it-is-worth = En cifras
cheer = ¡Animar!
cheer-for = ¡Vamos, { $horse }!
phone-sounds = Sonidos de este móvil: activados
phone-muted = Sonidos de este móvil: apagados
you-paid = { $chips ->
    [one] Has pagado { $chips } ficha
   *[other] Has pagado { $chips } fichas
}
you-get = { $chips ->
    [one] ¡{ $chips } ficha para ti!
   *[other] ¡{ $chips } fichas para ti!
}
chart-of-race = La carrera en un gráfico
need-roll = Necesitas { $horses }
need-last = ¡Te falta una tirada: { $horses }!
need-avoid = ¡Todo menos { $horses }!
need-none = Ya no corre ninguno de tus caballos.
horse-number = el { $horse }
a-number-2 = un dos
a-number-3 = un tres
a-number-4 = un cuatro
a-number-5 = un cinco
a-number-6 = un seis
a-number-7 = un siete
a-number-8 = un ocho
a-number-9 = un nueve
a-number-10 = un diez
a-number-11 = un once
a-number-12 = un doce

enter-dice = Introducir { $one } + { $two } = { $sum }
throw-dice = Tirar { $one } + { $two } = { $sum }
tap-both = Toca los dos dados
tap-die = Toca lo que muestra el dado
die-face = Dado: { $face }
enter-die = Introducir { $face }
first-die = Primer dado
second-die = Segundo dado
first-die-face = Primer dado: { $face }
second-die-face = Segundo dado: { $face }
pair-of-dice = { $one } y { $two }, en total { $sum }
nobody-wins = Nadie gana esta carrera
dead-heat = Empate: { $names }
you-owe-answer = Te toca a ti
paused = En pausa
paused-by-host = Quien dirige ha puesto la partida en pausa.
table-plays-you = La mesa juega por ti.
play-myself = Juego yo
look-up = ¡Mira el tablero!
race-is-on = La carrera está en marcha
result-first = Primero el resultado: mira el tablero.
you-are-paid = ¡Cobras!
hold-to-confirm = mantén pulsado para confirmar
press-again = pulsa otra vez para confirmar
choice-roll = Tirar los dados
choice-declare = Cartas del { $horse }
choice-pause = Pausa
choice-resume = Continuar
field-chips = Fichas
held-by = en manos de
sign-chance = 1 de cada { $rolls }
sign-wins = ¡gana para el { $horse }!
players-wait-short = { $players ->
    [one] { $players } jugador en la mesa
   *[other] { $players } jugadores en la mesa
}
host-starts = El anfitrión empieza el juego en su consola.
at-the-line = En la meta
photo-finish = Foto finish
deciding-roll = La tirada decisiva, otra vez
backed-by = con { $names }
join-short = Únete: { $address }, código { $code }
you-are-in = ¡Ya estás dentro! Mira el tablero.

# Chance that can be checked
fairness-title = Juego limpio - Post Parade
fair-chance = Juego limpio
fair-how = Antes de cada carrera la mesa saca un número secreto y lo sella. De él salen todos los dados y las cartas de la carrera, y el tablero muestra su huella: ya nadie puede cambiarlo. Después de la carrera se abre el sello, y este dispositivo lo vuelve a calcular todo.
fair-now = La carrera en curso
fair-sealed = Sellada, con esta huella; el tablero muestra sus doce primeros caracteres.
fair-kept = Lo que recuerda este dispositivo
fair-before = Carreras anteriores
fair-reading = Calculando…
fair-last = La última carrera
fair-ago = { $races ->
    [one] { $races } carrera antes
   *[other] { $races } carreras antes
}
fair-numbers = Los números que hay detrás
fair-print = Huella
fair-secret = Número secreto
fair-journal = Entradas del diario
fair-entries = { $first } a { $last }
fair-right = { $draws ->
    [one] { $draws } tirada o reparto, tal como se selló.
   *[other] { $draws } tiradas y repartos, todo tal como se selló.
}
fair-wrong = ¡No es como se selló!
fair-all-right = Todas las carreras salieron tal como se sellaron.
fair-some-wrong = Algo no salió como se selló.
fair-none = Aún no se ha corrido ninguna carrera.
fair-held = Nada de lo que vio este dispositivo ha cambiado desde entonces.
fair-not-held = ¡Lo que vio este dispositivo ha cambiado desde entonces!
fair-check = Comprobar la carrera
fair-scan = Escanea y comprueba que todo fue limpio.
fair-fingerprint = Azar sellado: { $hash }
demonstration = Demostración: no se guarda nada
interrupted-at = Interrumpido a las { $when }. Todo está como estaba.
copied-at = Velada copiada a las { $when } { $through ->
    [drive] en una memoria USB
    [command_line] desde la línea de órdenes
   *[console] desde la consola
}, sin lo que está oculto
past-race = Repetición: carrera { $number }
typed-in = Tecleada
typing-off = Aquí no se teclean tiradas. Tira los dados.

## pantallas y sobreimpresiones
overlay-title = Sobreimpresión - Post Parade
overlay-waits = La próxima carrera está en camino
held-by-whom = Quién tiene qué
screen-title = Pantalla - Post Parade
screen-shows = Qué muestra esta pantalla
screen-waits = El anfitrión dice qué muestra esta pantalla: escanea el código.
screen-code = Código QR: asignar las pantallas
screen-number-so = Pantalla { $number }
screen-silent = La mesa no responde. Así estaban las cosas a las { $when }.
