# Lo que dice la consola del anfitrión, en español. Estructura y argumentos: véase el archivo inglés.

simulated-table = Mesa simulada
dice-camera = Cámara de dados
programs = Programas
track-lights = Luces de la pista
sign-out = Cerrar sesión
sign-out-everywhere = Cerrar sesión en todas partes
signs-out-all-devices = Se cierra la sesión de todos los dispositivos que abrieron esta consola, también la de este. Quien sepa el PIN puede volver a entrar.
sign-out-everywhere-asked = ¿Cerrar la sesión en todos?
sign-out-all = Cerrar la sesión en todos
stay-signed-in = Seguir conectado
who-runs = ¿Quién dirige la velada?
pin-asked = PIN, seis cifras, impreso donde se inició la mesa
open-console = Abrir la consola
now = Ahora
last-rolls = Últimas tiradas
misread = ¿Mal leída? Toca la tirada y luego las caras que salieron de verdad.
settled-for-good = Las carreras anteriores ya están pagadas. Aquí saldrán las tiradas de esta.
new-game = Nueva partida
game = Juego
start-game = Empezar la partida
seats = Asientos
phoneless-name = Nombre de un jugador sin móvil
phoneless = Jugador sin móvil
add = Añadir
join-with-phone = Unirse con el móvil
with-code = código { $code }
at-the-door = En la puerta
let-in = Dejar entrar
let-in-who = Dejar entrar a { $name }
turn-away = Rechazar
turn-away-who = Rechazar a { $name }
door-open = Todos los que tengan el código
door-ask = Yo dejo entrar a cada uno
door-closed = Nadie
who-comes-in = Quién puede unirse
seats-each = Asientos por móvil
never-played = Nunca han jugado: { $names }
clear-idle = Quitar a quienes nunca han jugado
screen-asks = La pantalla { $number } pide mostrar el código
allow-screen = Mostrarlo allí
allow-screen-number = Mostrar el código en la pantalla { $number }
not-that-screen = No
not-screen-number = Sin código para la pantalla { $number }
the-table = La mesa
dice = Dados
sound = Sonido
by-hand = a mano
source-photos = fotografías
source-buttons = botones
source-number-pad = teclado numérico
source-smart = dados inteligentes
source-electronic = tirados por la propia mesa
connected = conectada
not-connected = sin conexión
confirmation-absent = sin conexión
confirmation-withheld = conectada, pero la carrera no se ve
confirmation-sent = todo se envía; nada lo confirma
confirmation-received = el dispositivo confirma lo que recibe
confirmation-confirmed = el dispositivo confirma lo que muestra
device-camera = Cámara
device-smart-dice = Dados inteligentes
camera-absent = sin conexión
camera-withheld = conectada, pero no ve nada
camera-sent = da imágenes grabadas
camera-confirmed = da imágenes
not-known = No se sabe: { $what }.
show-race-there = Mostrar allí la carrera
none = no hay
put-tray-right = Arreglarlo
go-there = Ir allí
no-game = Ninguna partida en la mesa
seat-players-first = Sienta a los jugadores y empieza una partida
silent-table = La mesa no responde.
take-off = Quitar la partida de la mesa
take-off-asked = ¿Quitar la partida de la mesa?
journal-keeps = El informe de la noche la guarda. Lo que tiene cada uno no cuenta en la próxima partida.
close-game = Cerrar la partida
keep-playing = Seguir jugando
leave-on-table = Dejarla en la mesa
close = Cerrar

seat-of = Asiento de { $name }
qr-of = Código QR del asiento de { $name }
scan-to-reseat = { $name } lo escanea con el móvil nuevo. El móvil anterior pierde el asiento. El código sirve una sola vez, durante cinco minutos.
new-name = Nuevo nombre
rename = Renombrar
rename-who = Renombrar a { $name }
called-by-seat = El locutor dice «el asiento { $seat }», porque ninguna voz puede pronunciar este nombre.
choice-top-up = Comprar fichas
choice-join = Entrar en la partida
choice-leave = Dejar la partida
clear-seat = Liberar el asiento
phone-here = móvil activo
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

option-chips = Fichas para cada uno
option-dealer = Quien reparte la primera carrera
option-dealer-nobody = el último asiento
option-youngest-nobody = el primer asiento
option-tokens = Fichas en total
option-races = Carreras
option-youngest = Tira primero quien sea más joven
option-tie-break = Una carrera más si los mejores empatan
option-board = Tablero: pasos de los caballos 2 a 7
option-board-usual = habitual
option-board-sixteen = dieciséis
option-board-even-steps = escalones iguales
option-board-short = corto
option-board-double = doble
option-own = números propios
option-scratch-values = Las retiradas cuestan
option-scratch-values-rising = cada vez más
option-scratch-values-flat = lo mismo
option-scratch-values-nickels = de cinco en cinco
house-rules = Reglas de la casa
option-ante = Apuesta inicial: la ponen todos antes de cada carrera
option-roller-purse = Premio del bote para quien lleve al ganador a la meta
option-even-deal = Cartas a partes iguales: las que sobran son del bote
option-cards = Cartas
option-cards-dealt = las reparte la mesa
option-cards-physical = cartas impresas en la mano
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
sound-attract = Locutor en las pausas: en voz baja, cuando no hay nadie
sound-output = Salida
sound-default = Dispositivo predeterminado
sound-delay = Retardo
sound-delay-of = unos { $ms } ms
sound-goes = El sonido sale por: { $device }
sound-withheld = pero nadie puede oírlo
sound-sent = nada confirma que se oiga
sound-received = el sistema lo reproduce
sound-nowhere = No hay dispositivo de sonido; los subtítulos siguen.
sound-is-off = El sonido está desactivado en la configuración; los subtítulos siguen.
caller-said = Lo que dijo el locutor
never-again = No decirlo nunca más
say-again = Volver a decirlo
sound-try = Probar el sonido
keep-it-so = Dejarlo así
until-it-stops = Los cambios valen hasta que se cierre la mesa.
kept-for-good = Guardado para siempre: la mesa se inicia así.
save-report = Guardar el informe
report-after-board = El informe se podrá guardar cuando el tablero haya mostrado el final de la velada.

dice-health = Estado de los dados
no-rolls-yet = Aún no hay tiradas que juzgar.
usually = lo normal: { $times }
suspicious = sospechoso
nothing-unusual = Nada raro en { $rolls ->
    [one] { $rolls } tirada
   *[other] { $rolls } tiradas
}.
finding-rare = { $what }; con dados equilibrados, como mucho una noche de cada { $rare } llega a parecerse a esto.
finding-die = El dado { $die } mostró el { $number } en { $way ->
    [seldom] solo { $times }
   *[often] { $times }
} de { $tries } tiradas, lo normal: { $usual }
finding-face = La cara { $number } salió { $way ->
    [seldom] solo { $times } veces
   *[often] { $times } veces
} en { $tries } caras, lo normal: { $usual }
finding-sum = La suma { $number } salió { $way ->
    [seldom] solo { $times } veces
   *[often] { $times } veces
} en { $tries } tiradas, lo normal: { $usual }
finding-again = Las mismas dos caras se repitieron { $way ->
    [seldom] solo { $times } veces
   *[often] { $times } veces
} en { $tries } tiradas, lo normal: { $usual }; dados sin agitar, o una tirada leída dos veces
finding-order = Las sumas altas y bajas { $way ->
    [seldom] vienen en rachas demasiado largas
   *[often] se alternan demasiado
}: { $times } cambios en { $tries }, lo normal: { $usual }
try-other-dice = Prueba otros dados. Si los lee la cámara, mira las últimas tiradas: puede confundir una cara con otra.
faces-of-die = Caras del dado { $die }
bars-and-lines = Barras: cuántas veces salió. Líneas: lo que dan dados equilibrados.
by-luck = ¿Es probable por azar?
luck-faces = caras
luck-sums = sumas
luck-runs = alto y bajo por turnos
luck-again = las mismas caras otra vez
luck-explained = Con qué frecuencia unos dados equilibrados parecen al menos así de desiguales. Si miras tras cada tirada, a veces verás números pequeños; la frase de arriba lo tiene en cuenta.
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
who-plays = ¿Quién juega?
players-so-many = { $counts } jugadores
players-wrong-number = Jugarían { $players }; este juego es para { $counts }.
option-cards-recorded = introducidas por el anfitrión, para repetir una velada
show-chart = Gráfico en el tablero
incidents = Qué ha fallado
seen-all = Visto: vaciar la lista
last-races = Últimas carreras
show-on-board = Mostrar en el tablero
stop-replay = Parar la repetición
last-races-note = El tablero puede repetir una carrera mientras no haya otra en marcha.

# Who may type rolls
typing-who = Quién puede teclear tiradas
typing-marked = Las tiradas tecleadas se marcan en el tablero y figuran en el libro de cuentas.
typing-everybody = Todos
typing-host = Solo el anfitrión
typing-nobody = Nadie

# Version and digest of the program
program = Programa

## The Run screen and the parts of the set-up

run-room = Jugar
setup-room = Ajustes
console-rooms = Consola
run-tools = Herramientas de la velada
setup-parts = Partes de los ajustes
pause-game = Pausar la partida
choice-resume-table = Seguir con la partida
table-plays = La mesa juega…
table-plays-note = Por quien se ausenta. La mesa decide como lo haría esa persona en el móvil, y no ve más. Con un toque, la persona vuelve a jugar.
table-plays-for = La mesa juega por { $name }
table-plays-now = La mesa juega por: { $names }
guest-plays = { $name } vuelve a jugar
step-in = Que la mesa juegue por { $name }
seat-bot = Un jugador más
seat-bot-note = ¿Sois pocos? La mesa también juega:
fill-seats = Que la mesa juegue { $players ->
    [one] { $players } asiento
   *[other] { $players } asientos
}
temper-careful = prudente
temper-steady = constante
temper-bold = atrevida
bot-name-careful = Prudencia
bot-name-steady = Constanza
bot-name-bold = Max
volume = Volumen
light-level = Luz
last-roll-name = Última tirada
put-right = Corregir
put-right-so = Sí, corregir así
take-back = Nadie ha tirado: anular la tirada
take-back-so = Sí, anularla
preview-horse = Caballo { $horse }: casilla { $before } → { $after }
preview-out = El caballo { $horse } queda retirado
preview-in = El caballo { $horse } vuelve a correr
preview-purse = { $name }: { $before } → { $after }
preview-pot = Bote: { $before } → { $after }
preview-winner = Ganador: { $horses }
preview-no-winner = La carrera sigue
preview-lapsed = { $count ->
    [one] Una acción se anula
   *[other] { $count } acciones se anulan
}: { $names }
preview-nothing = No cambia nada más.
another-game = Otra partida
another-evening = Otra velada
presets = Preajustes
preset-sets = Ajusta: { $settings }
preset-name-quick = Cinco minutos por carrera
preset-name-children = Con niños
preset-name-pub = Bar ruidoso
setting-on = sí
setting-off = no
preset-odds = Cuotas: { $value ->
    [true] visibles
   *[other] ocultas
}
preset-typing = Tiradas: solo las teclea quien dirige
preset-voice = Voz: { $percent } %
preset-bed = Público: { $percent } %
preset-effects = Efectos: { $percent } %
preset-night = Modo noche desactivado
preset-brightness = Luz: { $percent } %
step-1 = Los invitados escanean el código ({ $players } aquí)
step-2 = Elige un juego
step-3 = Empezar
about-minutes = unos { $minutes } min
needs-no-dice = No hacen falta dados.
needs-dice = { $count ->
    [one] Hace falta un dado de { $sides } caras.
   *[other] Hacen falta { $count } dados de { $sides } caras.
}
without-phone = Sin móvil: { $names }.
game-settings = Ajustes de este juego
keys-and-buttons = Teclas y botones
keys-explained = Intro sigue, P pausa, U corrige la última tirada. Los botones de la pista, los botones GPIO y un teclado numérico pueden hacer lo mismo.
keys-on = Las teclas actúan en la pantalla «Jugar»
keys-shown = Intro: seguir · P: pausa · U: corregir
type-roll = Teclear la tirada
evening = Velada
needs-attention = Requiere atención
