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
