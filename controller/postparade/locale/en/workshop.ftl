# Words on what a maker prints and wires, in English.

## The printed track

sheet-strip = an LED every { $pitch } mm, holes of { $hole } mm
sheet-scratched = scratched
sheet-gate = gate
sheet-finish = finish
sheet-red-line = red line
sheet-ruler = millimetres: measure this ruler before you cut
tile-place = row { $row } of { $rows }, column { $column } of { $columns }; the bar is 100 mm long

## The sheet under the dice tray

tray-title = Under the dice tray
tray-floor = Place the tray inside the corner marks: its floor is { $floor } mm square.
tray-camera = The camera hangs straight above the cross.
tray-top = top of the picture
tray-die = a die of { $die } mm

## The wiring

wiring-title = Wiring of the track
wiring-told = { $pixels } LEDs: { $amperes } A at most as [track] cap_ma says ({ $white } A if all were white without it); wires to the strip { $mm2 } mm² (AWG { $awg })
wiring-controller = the controller
wiring-board = the track board
wiring-shifter = level shifter
wiring-five-volts = +5 V of the strip
wiring-strip-supply = strip, { $amperes } A
wiring-servo-supply = servos, { $amperes } A
wiring-lane = horse { $horse }: pixels { $first } to { $last }
wiring-seat = seat { $seat }: pixels { $first } to { $last }
wiring-servo = horse { $horse }
wiring-switches = Switches behind the gates: all in parallel from { $pin } to ground.
wiring-ground = Pico, shifter, strip and servos share one ground.
wiring-no-usb-power = Strip and servos never take power from the Pico.
wiring-buttons = Buttons 1 to 4: { $pins } to ground.
wiring-jumper = { $pin } to ground keeps the board at its prompt.
wiring-between = From lane to lane, + and - run alongside the data.

## Cards for the table

card-seat = Take a seat
card-wifi = Into the Wi-Fi { $name }
card-password = Password: { $password }
card-code = Then type the code that is on the board.
card-rules = The rules of the table
card-rule-seat = Your phone is your seat. Nobody else sees what it shows; keep it to yourself.
card-rule-turn = The board says whose turn it is, your phone says what you can do.
card-rule-dice = Throw both dice into the tray and let them lie. The table reads them and moves the horse.
card-rule-again = A die that leans or has left the tray does not count: throw both again.
card-rule-wrong = Has a roll been misread? Tell the host before the next one: it is put right, and everything that followed from it.
card-rule-leave = An empty battery or another phone? The host shows a code, and your seat moves there with everything that you hold.

## The drive of a horse

mechanism-title = How a motor pulls a horse
mechanism-above = From above
mechanism-side = From the side
mechanism-told = The horse runs { $travel } mm: { $turns } turns of the drum, { $seconds } s with the usual servo.
mechanism-drum = drum on the servo, three turns of cord
mechanism-stop = end stop, with felt
mechanism-slider = slider, tied into the cord
mechanism-rail = rail
mechanism-pulley = pulley
mechanism-tensioner = tensioner: pull it tight, screw it down
mechanism-board = board, 4 mm
mechanism-mount = servo mount below the board
mechanism-servo = servo, its tabs screwed to the mount
mechanism-hole = hole of 36 mm
mechanism-return = The cord returns beside the rail.

## The pins of the board

pinout-title = Pins of the track board
pinout-strip = strip { $number }
pinout-servo = servo, horse { $horse }
pinout-button = button { $number }
pinout-lamp = lamp { $number }
pinout-switches = switches at the gates
pinout-jumper = jumper: stay at the prompt
pinout-told = The USB socket points up. Everything named GND is one ground.

## The wiring of the first lane

first-lane-title = The first lane
first-lane-told = Everything is seen from above. The notch of the level shifter lies between its pins 1 and 14.
first-lane-arrow = The arrow points away from here.
first-lane-unused = Inputs without a lane go to ground; pins 6, 8 and 11 stay free.
first-lane-stripe = The stripe on the large capacitor is its minus. If it is the wrong way round, it bursts.
first-lane-far = From the supply, both wires also go to the pixels that the parts list names.
stripboard-title = The level shifter on stripboard
stripboard-told = Seen from the side of the parts, twice the true size. The strips lie beneath, along the rows.
stripboard-cut = Crosses: cut the strip there with a drill of 4 mm, turned by hand. Links are insulated wire.
stripboard-link = Red and black lines between holes are links. The notch of the chip is at pins 1 and 14.
stripboard-check = Before you put the chip in, measure: nothing between rows 11 and 13, and between any two holes beside a cut.
