# Mots sur ce qu'on imprime et ce qu'on câble, en français.

## La piste imprimée

sheet-strip = une LED tous les { $pitch } mm, trous de { $hole } mm
sheet-scratched = non-partants
sheet-gate = départ
sheet-finish = arrivée
sheet-red-line = ligne rouge
sheet-ruler = millimètres : mesurez cette règle avant de couper
tile-place = rangée { $row } sur { $rows }, colonne { $column } sur { $columns } ; la barre mesure 100 mm

## La feuille sous le plateau à dés

tray-title = Sous le plateau à dés
tray-floor = Posez le plateau entre les coins : son fond mesure { $floor } mm de côté.
tray-camera = La caméra est suspendue juste au-dessus de la croix.
tray-top = haut de l'image
tray-die = un dé de { $die } mm

## Le câblage

wiring-title = Câblage de la piste
wiring-told = { $pixels } LED : { $amperes } A au plus, selon [track] cap_ma ({ $white } A si tout était blanc sans limite) ; fils vers le ruban de { $mm2 } mm² (AWG { $awg })
wiring-controller = le contrôleur
wiring-board = la carte de la piste
wiring-shifter = convertisseur de niveau
wiring-five-volts = +5 V du ruban
wiring-strip-supply = ruban, { $amperes } A
wiring-servo-supply = pour les servos, { $amperes } A
wiring-lane = cheval { $horse } : pixels { $first } à { $last }
wiring-seat = place { $seat } : pixels { $first } à { $last }
wiring-servo = cheval { $horse }
wiring-switches = Interrupteurs derrière les stalles : tous en parallèle de { $pin } à la masse.
wiring-ground = Pico, convertisseur, ruban et servos : une seule masse.
wiring-no-usb-power = Ruban et servos ne tirent jamais de courant du Pico.
wiring-buttons = Boutons 1 à 4 : { $pins } à la masse.
wiring-jumper = { $pin } à la masse : la carte reste en attente.
wiring-between = D'un couloir à l'autre, + et - suivent les données.

card-seat = Prenez place
card-wifi = Rejoindre le Wi-Fi { $name }
card-password = Mot de passe : { $password }
card-code = Saisissez ensuite le code affiché au tableau.
card-rules = Les règles de la table
card-rule-seat = Votre téléphone est votre place. Personne d'autre ne voit ce qu'il affiche ; gardez-le pour vous.
card-rule-turn = Le tableau dit à qui c'est le tour, votre téléphone ce que vous pouvez faire.
card-rule-dice = Lancez les deux dés dans le plateau et laissez-les. La table les lit et avance le cheval.
card-rule-again = Un dé incliné ou sorti du plateau ne compte pas : relancez les deux.
card-rule-wrong = Un lancer mal lu ? Dites-le à l'hôte avant le suivant : il est corrigé, avec tout ce qui en découlait.
card-rule-leave = Batterie vide ou autre téléphone ? L'hôte affiche un code, et votre place y passe avec tout ce que vous avez.

## L'entraînement d'un cheval

mechanism-title = Comment un moteur tire un cheval
mechanism-above = Vu de dessus
mechanism-side = Vu de côté
mechanism-told = Le cheval parcourt { $travel } mm : { $turns } tours de tambour, { $seconds } s avec le servo habituel.
mechanism-drum = tambour sur le servo, trois tours de fil
mechanism-stop = butée, avec du feutre
mechanism-slider = chariot, noué dans le fil
mechanism-rail = rail (guide)
mechanism-pulley = poulie
mechanism-tensioner = tendeur : tirez, puis vissez
mechanism-board = planche de 4 mm
mechanism-mount = support du servo sous la planche
mechanism-servo = servo, pattes vissées au support
mechanism-hole = trou de 36 mm
mechanism-return = Le fil revient le long du rail.

## Les broches de la carte

pinout-title = Broches de la carte de la piste
pinout-strip = ruban { $number }
pinout-servo = servo, cheval { $horse }
pinout-button = bouton { $number }
pinout-lamp = voyant { $number }
pinout-switches = interrupteurs des stalles
pinout-jumper = cavalier : rester en attente
pinout-told = La prise USB est en haut. Tout ce qui s'appelle GND est une seule masse.

## Le câblage du premier couloir

first-lane-title = Le premier couloir
first-lane-told = Tout est vu de dessus. L’encoche de l’adaptateur de niveau est entre ses broches 1 et 14.
first-lane-arrow = La flèche part d’ici.
first-lane-unused = Les entrées sans couloir vont à la masse ; les broches 6, 8 et 11 restent libres.
first-lane-stripe = La bande du gros condensateur est son moins. À l’envers, il éclate.
first-lane-far = Depuis l’alimentation, les deux fils vont aussi aux pixels que cite la liste des pièces.
stripboard-title = L'adaptateur de niveau sur plaque à bandes
stripboard-told = Vu du côté des composants, deux fois la taille réelle. Les bandes sont dessous, le long des rangées.
stripboard-cut = Croix : coupe la bande à cet endroit avec un foret de 4 mm, à la main. Les ponts sont en fil isolé.
stripboard-link = Les lignes rouges et noires entre trous sont des ponts. L'encoche de la puce est aux broches 1 et 14.
stripboard-check = Mesure avant de mettre la puce : rien entre les rangées 11 et 13, rien d'un côté à l'autre d'une coupe.
