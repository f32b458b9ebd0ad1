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
