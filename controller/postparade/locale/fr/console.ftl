# Ce que dit la console de l'hôte, en français. Structure et arguments : voir le fichier anglais.

simulated-table = Table simulée
dice-camera = Caméra des dés
programs = Programmes
track-lights = Lumières de la piste
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
signs-out-all-devices = Tous les appareils qui ont ouvert cette console sont déconnectés, celui-ci aussi. Qui connaît le PIN peut se reconnecter.
sign-out-everywhere-asked = Déconnecter partout ?
sign-out-all = Déconnecter tous les appareils
stay-signed-in = Rester connecté
who-runs = Qui anime la soirée ?
pin-asked = PIN, six chiffres, affiché là où la table a été démarrée
open-console = Ouvrir la console
now = Maintenant
last-rolls = Derniers lancers
misread = Mal lu ? Touche le lancer, puis les faces vraiment sorties.
settled-for-good = Les courses passées sont réglées pour de bon. Les lancers de celle-ci s'afficheront ici.
new-game = Nouvelle partie
game = Jeu
start-game = Commencer la partie
seats = Places
phoneless-name = Nom de qui joue sans téléphone
phoneless = Quelqu'un sans téléphone
add = Ajouter
join-with-phone = Rejoindre avec un téléphone
with-code = code { $code }
at-the-door = À la porte
let-in = Faire entrer
let-in-who = Faire entrer { $name }
turn-away = Refuser
turn-away-who = Refuser { $name }
door-open = Tous ceux qui ont le code
door-ask = Je fais entrer chacun
door-closed = Personne
who-comes-in = Qui peut rejoindre
seats-each = Places par téléphone
never-played = N'ont jamais joué : { $names }
clear-idle = Retirer ceux qui n'ont jamais joué
screen-asks = L'écran { $number } veut montrer le code
allow-screen = Le montrer là
allow-screen-number = Montrer le code sur l'écran { $number }
not-that-screen = Non
not-screen-number = Pas de code pour l'écran { $number }
the-table = La table
dice = Dés
sound = Son
by-hand = saisis à la main
source-photos = photos
source-buttons = boutons
source-number-pad = pavé numérique
source-smart = dés connectés
source-electronic = lancés par la table elle-même
connected = connectée
not-connected = non connectée
confirmation-absent = non connectée
confirmation-withheld = connectée, mais la course n’est pas visible
confirmation-sent = tout est envoyé ; rien ne le confirme
confirmation-received = l’appareil confirme ce qu’il reçoit
confirmation-confirmed = l’appareil confirme ce qu’il montre
device-camera = Caméra
device-smart-dice = Dés connectés
camera-absent = non connectée
camera-withheld = connectée, mais elle ne voit rien
camera-sent = donne des images enregistrées
camera-confirmed = donne des images
not-known = On ne sait pas : { $what }.
show-race-there = Y montrer la course
none = il n'y en a pas
put-tray-right = Y remédier
go-there = Y aller
no-game = Aucun jeu sur la table
seat-players-first = Place les joueurs, puis commence une partie
silent-table = La table ne répond pas.
take-off = Retirer le jeu de la table
take-off-asked = Retirer le jeu de la table ?
journal-keeps = Le rapport de la soirée le garde. Ce que chacun possède ne compte pas dans la partie suivante.
close-game = Fermer la partie
keep-playing = Continuer à jouer
leave-on-table = Le laisser sur la table
close = Fermer

seat-of = Place de { $name }
qr-of = Code QR de la place de { $name }
scan-to-reseat = { $name } scanne ceci avec le nouveau téléphone. L'ancien téléphone est déconnecté. Le code sert une seule fois, pendant cinq minutes.
new-name = Nouveau nom
rename = Renommer
rename-who = Renommer { $name }
called-by-seat = Le commentateur dit « la place { $seat } », car aucune voix ne peut prononcer ce nom.
choice-top-up = Acheter des jetons
choice-join = Entrer dans la partie
choice-leave = Quitter la partie
clear-seat = Libérer la place
phone-here = téléphone connecté
phone-asleep = téléphone en veille
no-phone = sans téléphone
more-for = Plus pour { $name }
really-showed = Que montraient vraiment les dés ?
correct-roll = Corriger le lancer { $roll } de { $name }
corrected = corrigé
so-many-chips = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}

option-chips = Jetons pour chacun
option-dealer = Donneur de la première course
option-dealer-nobody = la dernière place
option-youngest-nobody = la première place
option-tokens = Jetons en tout
option-races = Courses
option-youngest = Le plus jeune lance en premier
option-tie-break = Une course de plus si les premiers sont à égalité
option-board = Piste : pas des chevaux 2 à 7
option-board-usual = habituel
option-board-sixteen = seize
option-board-even-steps = paliers égaux
option-board-short = court
option-board-double = double
option-own = vos propres nombres
option-scratch-values = Les non-partants coûtent
option-scratch-values-rising = de plus en plus
option-scratch-values-flat = tous pareil
option-scratch-values-nickels = de cinq en cinq
house-rules = Règles maison
option-ante = Mise : chacun la verse avant chaque course
option-roller-purse = Prime du pot pour qui fait arriver le gagnant
option-even-deal = Autant de cartes pour tous : le reste est au pot
option-cards = Cartes
option-cards-dealt = distribuées par la table
option-cards-physical = cartes imprimées en main
players-from-to = de { $least } à { $most } joueurs
players-take-part = { $players } joueurs participent.
seat-at-least = Place d'abord au moins { $players } joueurs.
odds-and-report = Cotes et rapport
odds-are-on = Le tableau et les téléphones montrent la chance de chaque cheval et la valeur de la course.
odds-are-off = Les chances sont cachées : un jeu plus pur.
hide-odds = Cacher les cotes
show-odds = Montrer les cotes
sound-voice = Commentateur
sound-bed = Public et sabots
sound-effects = Clairon, cloche, jetons et dés
sound-muted = Son coupé
sound-night = Nuit : plus doux, sans clairon ni cloche
sound-dice = Bruit des dés
sound-attract = Commentateur pendant les pauses : à voix basse, quand il n'y a personne
sound-output = Sortie
sound-default = Sortie par défaut
sound-delay = Décalage
sound-delay-of = environ { $ms } ms
sound-goes = Le son sort par : { $device }
sound-withheld = mais personne ne peut l’entendre
sound-sent = rien ne confirme qu’on l’entend
sound-received = le système le joue
sound-nowhere = Il n'y a pas de sortie audio ; les sous-titres continuent.
sound-is-off = Le son est coupé dans la configuration ; les sous-titres continuent.
caller-said = Ce que le commentateur a dit
never-again = Ne plus jamais dire ça
say-again = Le dire à nouveau
sound-try = Tester le son
keep-it-so = Garder ces réglages
until-it-stops = Les changements valent jusqu'à l'arrêt de la table.
kept-for-good = Enregistré : la table démarrera avec ces réglages.
save-report = Enregistrer le rapport
report-after-board = Le rapport pourra être enregistré quand le tableau aura montré la fin de la soirée.

dice-health = Santé des dés
no-rolls-yet = Pas encore de lancers à juger.
usually = d'habitude { $times }
suspicious = suspect
nothing-unusual = Rien d'anormal en { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
}.
finding-rare = { $what } ; avec de bons dés, au plus une soirée sur { $rare } finit par ressembler à cela.
finding-die = Le dé { $die } a montré le { $number } dans { $way ->
    [seldom] seulement { $times }
   *[often] { $times }
} lancers sur { $tries }, d'habitude : { $usual }
finding-face = La face { $number } est sortie { $way ->
    [seldom] seulement { $times } fois
   *[often] { $times } fois
} sur { $tries } faces, d'habitude : { $usual }
finding-sum = La somme { $number } est sortie { $way ->
    [seldom] seulement { $times } fois
   *[often] { $times } fois
} en { $tries } lancers, d'habitude : { $usual }
finding-again = Les deux mêmes faces sont revenues { $way ->
    [seldom] seulement { $times } fois
   *[often] { $times } fois
} en { $tries } lancers, d'habitude : { $usual } ; des dés que l'on ne secoue pas, ou un lancer lu deux fois
finding-order = Les sommes hautes et basses { $way ->
    [seldom] viennent en trop longues séries
   *[often] alternent trop souvent
} : { $times } changements sur { $tries }, d'habitude : { $usual }
try-other-dice = Essaie d'autres dés. Si la caméra les lit, regarde les derniers lancers : elle peut confondre deux faces.
faces-of-die = Faces du dé { $die }
bars-and-lines = Barres : combien de fois c'est sorti. Traits : ce que donnent de bons dés.
by-luck = Est-ce probable par hasard ?
luck-faces = faces
luck-sums = sommes
luck-runs = haut et bas en alternance
luck-again = les mêmes faces encore
luck-explained = Part des cas où de bons dés ont l'air au moins aussi inégaux. Qui regarde après chaque lancer voit parfois de petits nombres ; la phrase ci-dessus en tient compte.
not-counted = Non comptés : { $rolls }.
so-often = { $times } fois
faces-of-rolls = Faces, { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
}
sums-of-rolls = Sommes, { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
}
left-out = { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
} : { $reader }
left-out-electronic = { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
} par la table elle-même
left-out-photographs = { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
} d'après des photos
left-out-unknown = { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
} d'avant que le journal note qui les a lus
who-plays = Qui joue ?
players-so-many = { $counts } joueurs
players-wrong-number = { $players } participeraient ; ce jeu se joue à { $counts }.
option-cards-recorded = saisies par l'hôte, pour rejouer une soirée
show-chart = Graphique au tableau
incidents = Ce qui a mal tourné
seen-all = Vu : vider la liste
last-races = Dernières courses
show-on-board = Montrer au tableau
stop-replay = Arrêter la rediffusion
last-races-note = Le tableau peut remontrer une course tant qu'aucune autre n'est en cours.

# Who may type rolls
typing-who = Qui peut saisir les lancers
typing-marked = Les lancers saisis sont signalés sur le tableau et listés dans le livre de comptes.
typing-everybody = Tout le monde
typing-host = L'hôte seulement
typing-nobody = Personne

# Version and digest of the program
program = Programme

## The Run screen and the parts of the set-up

run-room = Jouer
setup-room = Régler
console-rooms = Console
run-tools = Outils de la soirée
setup-parts = Parties des réglages
pause-game = Mettre en pause
choice-resume-table = Reprendre la partie
table-plays = La table joue…
table-plays-note = Pour quelqu'un qui s'absente. La table décide comme cette personne le ferait sur son téléphone, sans en voir plus. D'un geste, elle reprend sa place.
table-plays-for = La table joue pour { $name }
table-plays-now = La table joue pour : { $names }
guest-plays = { $name } rejoue
step-in = Laisser la table jouer pour { $name }
seat-bot = Un joueur de plus
seat-bot-note = Pas assez de monde ? La table joue aussi :
fill-seats = Laisser la table jouer { $players ->
    [one] { $players } place
   *[other] { $players } places
}
temper-careful = prudente
temper-steady = régulière
temper-bold = audacieuse
bot-name-careful = Prudence
bot-name-steady = Constance
bot-name-bold = Max
volume = Volume
light-level = Lumière
last-roll-name = Dernier lancer
put-right = Corriger
put-right-so = Oui, corriger ainsi
take-back = Personne n'a lancé : annuler ce lancer
take-back-so = Oui, annuler
preview-horse = Cheval { $horse } : case { $before } → { $after }
preview-out = Le cheval { $horse } est éliminé
preview-in = Le cheval { $horse } court de nouveau
preview-purse = { $name } : { $before } → { $after }
preview-pot = Cagnotte : { $before } → { $after }
preview-winner = Gagnant : { $horses }
preview-no-winner = La course continue
preview-lapsed = { $count ->
    [one] Une action est annulée
   *[other] { $count } actions sont annulées
} : { $names }
preview-nothing = Rien d’autre ne change.
another-game = Une autre partie
another-evening = Une autre soirée
presets = Préréglages
preset-sets = Règle : { $settings }
preset-name-quick = Cinq minutes par course
preset-name-children = Avec des enfants
preset-name-pub = Bar bruyant
setting-on = oui
setting-off = non
preset-odds = Cotes : { $value ->
    [true] affichées
   *[other] cachées
}
preset-typing = Lancers : saisis par l'hôte seulement
preset-voice = Voix : { $percent } %
preset-bed = Foule : { $percent } %
preset-effects = Effets : { $percent } %
preset-night = Mode nuit désactivé
preset-brightness = Lumière : { $percent } %
step-1 = Les invités scannent le code ({ $players } ici)
step-2 = Choisir un jeu
step-3 = Commencer
about-minutes = environ { $minutes } min
needs-no-dice = Aucun dé nécessaire.
needs-dice = { $count ->
    [one] Il faut un dé à { $sides } faces.
   *[other] Il faut { $count } dés à { $sides } faces.
}
without-phone = Sans téléphone : { $names }.
game-settings = Réglages de ce jeu
keys-and-buttons = Touches et boutons
keys-explained = Entrée continue, P met en pause, U corrige le dernier lancer. Les boutons de la piste, les boutons GPIO et un pavé numérique peuvent faire de même.
keys-on = Les touches agissent sur l’écran « Jouer »
keys-shown = Entrée : continuer · P : pause · U : corriger
type-roll = Saisir le lancer
evening = Soirée
needs-attention = À regarder
