# Parole su ciò che si stampa e si cabla, in italiano.

## La pista stampata

sheet-strip = un LED ogni { $pitch } mm, fori di { $hole } mm
sheet-scratched = ritirati
sheet-gate = partenza
sheet-finish = arrivo
sheet-red-line = linea rossa
sheet-ruler = millimetri: misura questo righello prima di tagliare
tile-place = riga { $row } di { $rows }, colonna { $column } di { $columns }; la barra è lunga 100 mm

## Il foglio sotto il vassoio dei dadi

tray-title = Sotto il vassoio dei dadi
tray-floor = Metti il vassoio tra gli angoli: il suo fondo misura { $floor } mm per lato.
tray-camera = La telecamera è appesa proprio sopra la croce.
tray-top = parte alta dell'immagine
tray-die = un dado di { $die } mm

## Il cablaggio

wiring-title = Cablaggio della pista
wiring-told = { $pixels } LED: al massimo { $amperes } A, come dice [track] cap_ma ({ $white } A se tutto fosse bianco senza limite); fili verso la striscia di { $mm2 } mm² (AWG { $awg })
wiring-controller = il controller
wiring-board = la scheda della pista
wiring-shifter = traslatore di livello
wiring-five-volts = +5 V della striscia
wiring-strip-supply = striscia, { $amperes } A
wiring-servo-supply = per i servo, { $amperes } A
wiring-lane = cavallo { $horse }: pixel da { $first } a { $last }
wiring-seat = posto { $seat }: pixel da { $first } a { $last }
wiring-servo = cavallo { $horse }
wiring-switches = Interruttori dietro le gabbie: tutti in parallelo da { $pin } a massa.
wiring-ground = Pico, traslatore, striscia e servo: una sola massa.
wiring-no-usb-power = Striscia e servo non prendono mai corrente dal Pico.
wiring-buttons = Pulsanti da 1 a 4: { $pins } a massa.
wiring-jumper = { $pin } a massa: la scheda resta al prompt.
wiring-between = Da corsia a corsia, + e - corrono insieme ai dati.

card-seat = Prendi posto
card-wifi = Nel Wi-Fi { $name }
card-password = Password: { $password }
card-code = Poi scrivi il codice che è sul tabellone.
card-rules = Le regole del tavolo
card-rule-seat = Il tuo telefono è il tuo posto. Nessun altro vede che cosa mostra; tienilo per te.
card-rule-turn = Il tabellone dice a chi tocca, il tuo telefono che cosa puoi fare.
card-rule-dice = Lancia i due dadi nel vassoio e lasciali fermi. Il tavolo li legge e muove il cavallo.
card-rule-again = Un dado inclinato o uscito dal vassoio non vale: rilancia tutti e due.
card-rule-wrong = Un lancio letto male? Dillo a chi conduce prima del prossimo: viene corretto, con tutto ciò che ne seguiva.
card-rule-leave = Batteria scarica o un altro telefono? Chi conduce mostra un codice, e il tuo posto si sposta con tutto ciò che hai.

## L'azionamento di un cavallo

mechanism-title = Come un motore tira un cavallo
mechanism-above = Dall'alto
mechanism-side = Di lato
mechanism-told = Il cavallo percorre { $travel } mm: { $turns } giri del tamburo, { $seconds } s con il servo usuale.
mechanism-drum = tamburo sul servo, tre giri di filo
mechanism-stop = fermo, con feltro
mechanism-slider = cursore, annodato al filo
mechanism-rail = rotaia
mechanism-pulley = puleggia
mechanism-tensioner = tenditore: tira e poi avvita
mechanism-board = tavola di 4 mm
mechanism-mount = supporto del servo sotto la tavola
mechanism-servo = servo, alette avvitate al supporto
mechanism-hole = foro di 36 mm
mechanism-return = Il filo torna accanto alla rotaia.

## I pin della scheda

pinout-title = Pin della scheda della pista
pinout-strip = striscia { $number }
pinout-servo = servo, cavallo { $horse }
pinout-button = pulsante { $number }
pinout-lamp = spia { $number }
pinout-switches = interruttori alle gabbie
pinout-jumper = ponticello: resta al prompt
pinout-told = La presa USB è in alto. Tutto ciò che si chiama GND è una sola massa.

## Il cablaggio della prima corsia

first-lane-title = La prima corsia
first-lane-told = Tutto è visto dall’alto. La tacca dell’adattatore di livello è tra i suoi piedini 1 e 14.
first-lane-arrow = La freccia parte da qui.
first-lane-unused = Gli ingressi senza corsia vanno a massa; i piedini 6, 8 e 11 restano liberi.
first-lane-stripe = La striscia sul condensatore grande è il suo meno. Al contrario, scoppia.
first-lane-far = Dall’alimentatore, i due fili vanno anche ai pixel indicati nell’elenco dei pezzi.
stripboard-title = Il traslatore di livello su basetta a strisce
stripboard-told = Visto dal lato dei componenti, al doppio. Le strisce sono sotto, lungo le file.
stripboard-cut = Croci: taglia lì la striscia con una punta da 4 mm, a mano. I ponticelli sono di filo isolato.
stripboard-link = Le linee rosse e nere tra i fori sono ponticelli. La tacca del chip è ai piedini 1 e 14.
stripboard-check = Misura prima di inserire il chip: nulla tra le file 11 e 13, nulla da un lato all'altro di un taglio.
