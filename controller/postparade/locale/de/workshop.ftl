# Worte auf dem, was man druckt und verdrahtet, auf Deutsch.

## Die gedruckte Rennbahn

sheet-strip = alle { $pitch } mm eine LED, Löcher von { $hole } mm
sheet-scratched = gestrichen
sheet-gate = Start
sheet-finish = Ziel
sheet-red-line = rote Linie
sheet-ruler = Millimeter: vor dem Schneiden dieses Lineal nachmessen
tile-place = Reihe { $row } von { $rows }, Spalte { $column } von { $columns }; der Balken ist 100 mm lang

## Das Blatt unter der Würfelschale

tray-title = Unter der Würfelschale
tray-floor = Stell die Schale in die Eckmarken: Ihr Boden misst { $floor } mm im Quadrat.
tray-camera = Die Kamera hängt senkrecht über dem Kreuz.
tray-top = oben im Bild
tray-die = ein Würfel von { $die } mm

## Die Verdrahtung

wiring-title = Verdrahtung der Rennbahn
wiring-told = { $pixels } LEDs: höchstens { $amperes } A, wie [track] cap_ma sagt (ganz weiß ohne diese Grenze { $white } A); Leitungen zum Streifen { $mm2 } mm² (AWG { $awg })
wiring-controller = die Steuerung
wiring-board = die Platine der Bahn
wiring-shifter = Pegelwandler
wiring-five-volts = +5 V des Streifens
wiring-strip-supply = Streifen, { $amperes } A
wiring-servo-supply = für Servos, { $amperes } A
wiring-lane = Pferd { $horse }: Pixel { $first } bis { $last }
wiring-seat = Platz { $seat }: Pixel { $first } bis { $last }
wiring-servo = Pferd { $horse }
wiring-switches = Schalter hinter den Startboxen: alle parallel von { $pin } nach Masse.
wiring-ground = Pico, Pegelwandler, Streifen und Servos: gemeinsame Masse.
wiring-no-usb-power = Streifen und Servos bekommen nie Strom vom Pico.
wiring-buttons = Knöpfe 1 bis 4: { $pins } nach Masse.
wiring-jumper = { $pin } nach Masse hält die Platine am Prompt.
wiring-between = Von Bahn zu Bahn laufen + und - neben den Daten.

card-seat = Nimm Platz
card-wifi = Ins WLAN { $name }
card-password = Passwort: { $password }
card-code = Gib dann den Code ein, der auf der Tafel steht.
card-rules = Die Regeln am Tisch
card-rule-seat = Dein Handy ist dein Platz. Was es zeigt, sieht niemand sonst; behalte es für dich.
card-rule-turn = Die Tafel sagt, wer dran ist, dein Handy, was du tun kannst.
card-rule-dice = Wirf beide Würfel in die Schale und lass sie liegen. Der Tisch liest sie und zieht das Pferd.
card-rule-again = Ein Würfel, der schräg liegt oder hinausgerollt ist, zählt nicht: Wirf beide noch einmal.
card-rule-wrong = Wurde ein Wurf falsch gelesen? Sag es dem Spielleiter vor dem nächsten: Er wird berichtigt, samt allem, was daraus folgte.
card-rule-leave = Akku leer oder anderes Handy? Der Spielleiter zeigt einen Code, und dein Platz zieht mit allem um, was du hast.

## Der Antrieb eines Pferdes

mechanism-title = Wie ein Motor ein Pferd zieht
mechanism-above = Von oben
mechanism-side = Von der Seite
mechanism-told = Das Pferd läuft { $travel } mm: { $turns } Umdrehungen der Trommel, { $seconds } s mit dem üblichen Servo.
mechanism-drum = Trommel auf dem Servo, drei Windungen Schnur
mechanism-stop = Endanschlag, mit Filz
mechanism-slider = Schlitten, in die Schnur geknotet
mechanism-rail = Schiene
mechanism-pulley = Umlenkrolle
mechanism-tensioner = Spanner: straff ziehen, festschrauben
mechanism-board = Brett, 4 mm
mechanism-mount = Servohalter unter dem Brett
mechanism-servo = Servo, mit seinen Laschen am Halter verschraubt
mechanism-hole = Loch von 36 mm
mechanism-return = Die Schnur läuft neben der Schiene zurück.

## Die Anschlüsse der Platine

pinout-title = Anschlüsse der Platine der Bahn
pinout-strip = Streifen { $number }
pinout-servo = Servo von Pferd { $horse }
pinout-button = Knopf { $number }
pinout-lamp = Lampe { $number }
pinout-switches = Schalter an den Startboxen
pinout-jumper = Brücke: am Prompt bleiben
pinout-told = Die USB-Buchse zeigt nach oben. Alles mit GND ist dieselbe Masse.

## Die Verdrahtung der ersten Bahn

first-lane-title = Die erste Bahn
first-lane-told = Alles ist von oben gesehen. Die Kerbe des Pegelwandlers liegt zwischen seinen Pins 1 und 14.
first-lane-arrow = Der Pfeil zeigt von hier weg.
first-lane-unused = Eingänge ohne Bahn kommen an Masse; die Pins 6, 8 und 11 bleiben frei.
first-lane-stripe = Der Streifen am großen Kondensator ist sein Minus. Verkehrt herum platzt er.
first-lane-far = Vom Netzteil führen beide Adern auch zu den Pixeln, die die Stückliste nennt.
stripboard-title = Der Pegelwandler auf Streifenrasterplatine
stripboard-told = Von der Seite der Bauteile gesehen, doppelt so groß. Die Streifen liegen darunter, entlang der Reihen.
stripboard-cut = Kreuze: Dort den Streifen mit einem 4-mm-Bohrer von Hand trennen. Brücken sind isolierter Draht.
stripboard-link = Rote und schwarze Linien zwischen Löchern sind Brücken. Die Kerbe des Chips ist bei Pin 1 und 14.
stripboard-check = Miss, bevor der Chip hineinkommt: nichts zwischen Reihe 11 und 13, nichts über einen Schnitt hinweg.
