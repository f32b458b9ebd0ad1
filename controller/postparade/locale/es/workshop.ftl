# Palabras en lo que se imprime y se cablea, en español.

## La pista impresa

sheet-strip = un LED cada { $pitch } mm, agujeros de { $hole } mm
sheet-scratched = retirados
sheet-gate = salida
sheet-finish = meta
sheet-red-line = línea roja
sheet-ruler = milímetros: mide esta regla antes de cortar
tile-place = fila { $row } de { $rows }, columna { $column } de { $columns }; la barra mide 100 mm

## La hoja debajo de la bandeja de dados

tray-title = Debajo de la bandeja de dados
tray-floor = Coloca la bandeja entre las esquinas: su fondo mide { $floor } mm por lado.
tray-camera = La cámara cuelga justo encima de la cruz.
tray-top = parte superior de la imagen
tray-die = un dado de { $die } mm

## El cableado

wiring-title = Cableado de la pista
wiring-told = { $pixels } LED: { $amperes } A como máximo, según [track] cap_ma ({ $white } A si todo fuera blanco sin límite); cables hasta la tira de { $mm2 } mm² (AWG { $awg })
wiring-controller = el controlador
wiring-board = la placa de la pista
wiring-shifter = adaptador de nivel
wiring-five-volts = +5 V de la tira
wiring-strip-supply = tira, { $amperes } A
wiring-servo-supply = para los servos, { $amperes } A
wiring-lane = caballo { $horse }: píxeles { $first } a { $last }
wiring-seat = asiento { $seat }: píxeles { $first } a { $last }
wiring-servo = caballo { $horse }
wiring-switches = Interruptores detrás de los cajones: todos en paralelo de { $pin } a masa.
wiring-ground = Pico, adaptador, tira y servos: una sola masa.
wiring-no-usb-power = Tira y servos nunca toman corriente del Pico.
wiring-buttons = Botones 1 a 4: { $pins } a masa.
wiring-jumper = { $pin } a masa: la placa se queda en espera.
wiring-between = De calle a calle, + y - acompañan a los datos.

card-seat = Toma asiento
card-wifi = Entrar en la wifi { $name }
card-password = Contraseña: { $password }
card-code = Después escribe el código que está en el tablero.
card-rules = Las reglas de la mesa
card-rule-seat = Tu móvil es tu asiento. Nadie más ve lo que muestra; guárdatelo.
card-rule-turn = El tablero dice a quién le toca, tu móvil lo que puedes hacer.
card-rule-dice = Tira los dos dados en la bandeja y déjalos quietos. La mesa los lee y mueve el caballo.
card-rule-again = Un dado inclinado o fuera de la bandeja no cuenta: tira los dos otra vez.
card-rule-wrong = ¿Se ha leído mal una tirada? Díselo al anfitrión antes de la siguiente: se corrige, con todo lo que vino después.
card-rule-leave = ¿Sin batería o con otro móvil? El anfitrión muestra un código, y tu asiento se muda con todo lo que tienes.

## El accionamiento de un caballo

mechanism-title = Cómo un motor tira de un caballo
mechanism-above = Desde arriba
mechanism-side = De lado
mechanism-told = El caballo recorre { $travel } mm: { $turns } vueltas del tambor, { $seconds } s con el servo habitual.
mechanism-drum = tambor sobre el servo, tres vueltas de cuerda
mechanism-stop = tope, con fieltro
mechanism-slider = corredera, atada a la cuerda
mechanism-rail = carril
mechanism-pulley = polea
mechanism-tensioner = tensor: tira y atornilla
mechanism-board = tablero de 4 mm
mechanism-mount = soporte del servo bajo el tablero
mechanism-servo = servo, con las orejas atornilladas al soporte
mechanism-hole = agujero de 36 mm
mechanism-return = La cuerda vuelve junto al carril.

## Los pines de la placa

pinout-title = Pines de la placa de la pista
pinout-strip = tira { $number }
pinout-servo = servo, caballo { $horse }
pinout-button = botón { $number }
pinout-lamp = luz { $number }
pinout-switches = interruptores de los cajones
pinout-jumper = puente: quedarse en espera
pinout-told = El conector USB está arriba. Todo lo llamado GND es una sola masa.

## El cableado de la primera calle

first-lane-title = La primera calle
first-lane-told = Todo se ve desde arriba. La muesca del adaptador de nivel está entre sus patillas 1 y 14.
first-lane-arrow = La flecha apunta hacia fuera.
first-lane-unused = Las entradas sin calle van a masa; las patillas 6, 8 y 11 quedan libres.
first-lane-stripe = La franja del condensador grande es su negativo. Al revés, revienta.
first-lane-far = Desde la fuente, los dos cables van también a los píxeles que indica la lista de piezas.
stripboard-title = El adaptador de nivel en placa de tiras
stripboard-told = Visto desde el lado de los componentes, al doble. Las tiras están debajo, a lo largo de las filas.
stripboard-cut = Cruces: corta ahí la tira con una broca de 4 mm, a mano. Los puentes son de hilo aislado.
stripboard-link = Las líneas rojas y negras entre agujeros son puentes. La muesca del chip está en las patas 1 y 14.
stripboard-check = Mide antes de poner el chip: nada entre las filas 11 y 13, nada de un lado a otro de un corte.
