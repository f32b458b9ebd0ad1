# Ce que disent les écrans, en français. Structure et arguments : voir le fichier anglais.

seat = Place { $seat }
and = et
cards-found = { $found } cartes sur 4 trouvées, { $open ->
    [one] { $open } réponse manque
   *[other] { $open } réponses manquent
}
players-wait = { $players ->
    [one] { $players } joueur est
   *[other] { $players } joueurs sont
} à table. La partie commence sur la console de l'hôte.
scan-to-sit = Scannez le code avec le téléphone pour prendre place. Le jeu se choisit sur la console de l'hôte.

track = La piste
lanes = Couloirs
table = Table
result = Résultat
devices = Appareils
to-go = reste
cards-held = cartes
chance = chance
favourite = favori
long-shot = outsider
in-the-pot = Dans le pot
scratched = Retirés
scratched-long = Retiré
the-dice = Les dés
at-the-table = À table
join-in = Jouer aussi
connecting = Connexion à la table…
reconnecting = Reconnexion à la table…
welcome = Bienvenue aux courses.
gates-empty = Les stalles sont vides
more-in-box = { $chips } autres attendent dans la boîte
pot-expected = environ { $chips } quand il sera gagné
scratch-box = Case { $box } :
a-card = { $chips } par carte
costs = coûte { $chips }
first-place = 1er
race-number = Course { $number }
race-of = Course { $number } sur { $races }
last-roll = Dernier lancer { $sum }
last-roll-by = Dernier lancer { $sum } de { $name }
rolls = { $name } lance
ready-to-deal = Prêt à distribuer
race-over = Course finie
game-over = Partie finie
who-holds = Qui a le { $horse } ?
waits = attend

tell-dealt = Course { $race } : { $name } lance en premier.
tell-redistribute = Les jetons sont redistribués : { $each } chacun.
tell-scratch = Le cheval { $horse } est retiré, { $value ->
    [one] { $value } jeton
   *[other] { $value } jetons
} par carte.
tell-repeat = Le { $horse } est déjà retiré.
tell-repeat-again = Le { $horse } est déjà retiré : { $name } relance.
tell-off = Et c'est parti ! { $name } a les dés.
tell-move = Le cheval { $horse } avance, encore { $left }.
tell-line = Le cheval { $horse } passe le poteau !
tell-payout = { $name } touche { $amount }.
tell-ask = Qui a des cartes du { $horse } ?
tell-counted = Introuvable : { $missing ->
    [one] { $missing } carte
   *[other] { $missing } cartes
} du { $horse }.
tell-pays = { $name } paie { $paid }

dice-moving = Les dés roulent…
dice-reading = Lecture des dés…
dice-covered = Quelque chose couvre le plateau.
dice-moved = La caméra des dés a bougé.
dice-calibrating = On règle la caméra des dés ; les lancers attendent.
phase-setup = Avant la première donne
phase-scratch = Retraits
phase-race = C'est parti
phase-finished = Terminée
phase-game-over = Partie finie

counting = On compte les cartes…
nobody-holds = Personne n'a le gagnant : le pot reste.
cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
number-wins = Le numéro { $number } gagne
named-wins = { $horse }, numéro { $number }, gagne
pot-stays = { $chips ->
    [one] { $chips } jeton reste
   *[other] { $chips } jetons restent
} dans le pot.
share-victory = { $names } se partagent la victoire
wins-evening = { $name } gagne la soirée
tokens-won = Jetons gagnés dans toutes les courses
chips-at-end = Jetons à la fin
left-in-pot = { $chips } restent dans le pot

board-title = Le tableau - Post Parade
join-title = Rejoindre la table - Post Parade
seat-title = Ta place - Post Parade
host-title = Console de l'hôte - Post Parade
language = Langue
pages = Pages
board = Tableau
host-console = Console de l'hôte
qr-code = Code QR : rejoindre la table avec un téléphone
scan-or-open = Scannez avec le téléphone, ou ouvrez { $address } et tapez { $code }
doors-closed = Les portes sont fermées. Demandez à l'hôte de vous laisser entrer.

tagline = Une soirée aux courses, à cette table même.
your-name = Ton nom
join-code = Code, affiché au tableau
take-a-seat = Prendre place
your-seat = Ta place
bringing-back = Retour à ta place…
no-answer = La table ne répond pas. Vérifie que ce téléphone est sur le Wi-Fi de la table, puis réessaie.
join-the-table = Rejoindre la table
seat-elsewhere = Cette place est sur un autre téléphone
seat-elsewhere-way = Demande à l'hôte un nouveau code QR pour ta place, ou prends une autre place.

chips = jetons
pot = pot
what-you-can-do = Ce que tu peux faire
your-hand = Ta main
the-race = La course
waiting-for-game = L'hôte va choisir un jeu
join-next-race = Tu entres à la prochaine course
how-many-cards = Combien de cartes du { $horse } as-tu ?
your-turn = À toi de lancer les dés
you-deal = À toi de distribuer pour la prochaine course
waiting-first-deal = On va distribuer
waiting-next-race = En attente de la prochaine course
throw-the-dice = Lancer les dés
it-is = Ce sont
enter-other-dice = Saisir d'autres dés
deal-race = Distribuer pour la course { $number }
end-session = Terminer la soirée
go-on-with = Continuer avec { $found } cartes sur 4
race-worth = Cette course vaut { $chips } pour toi
worth-before-off = en moyenne : { $winnings } du pot, moins { $costs } pour les retraits à venir et { $fines } pour les numéros retirés que tu lances
worth-in-race = en moyenne : { $winnings } du pot, moins { $fines } pour les numéros retirés que tu lances
printed-cards = Tu as des cartes imprimées ; la table demande quand elles comptent.
no-cards-left = Plus de cartes dans cette course.
is-scratched = retiré
the-winner = le gagnant
has-won = a gagné
left-to-go = encore { $left }
with-chance = { $told }, chance { $chance }
horse-told = Cheval { $horse } : { $told }
you-hold = tu en as { $cards }
is-rolling = lance
won-score = gagné { $score }
you-win = Tu gagnes la soirée !
evening-over = La soirée est finie
nothing-for-you = Rien pour toi cette fois.
chart-large = Le graphique de la course, en grand
chart-of-chances = Chances de tous les chevaux au fil de la course
price-against = { $odds } contre 1
price-on = 1 contre { $odds }
cards-of = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} du { $horse }
you-collect = Tu touches { $amount } avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.

enter-dice = Saisir { $one } + { $two } = { $sum }
throw-dice = Lancer { $one } + { $two } = { $sum }
tap-both = Touche les deux dés
first-die = Premier dé
second-die = Second dé
first-die-face = Premier dé : { $face }
second-die-face = Second dé : { $face }
pair-of-dice = { $one } et { $two }, ensemble { $sum }

simulated-table = Table simulée
dice-camera = Caméra des dés
track-lights = Lumières de la piste
sign-out = Se déconnecter
who-runs = Qui mène la soirée ?
pin-asked = PIN, six chiffres, affiché là où la table a été démarrée
open-console = Ouvrir la console
now = Maintenant
last-rolls = Derniers lancers
misread = Mal lu ? Touche le lancer, puis les faces vraiment sorties.
new-game = Nouvelle partie
game = Jeu
start-game = Commencer la partie
seats = Places
phoneless-name = Nom d'un joueur sans téléphone
phoneless = Joueur sans téléphone
add = Ajouter
join-with-phone = Rejoindre avec un téléphone
with-code = code { $code }
close-doors = Fermer les portes
open-doors = Laisser entrer
the-table = La table
dice = Dés
sound = Son
by-hand = saisis à la main
connected = connectée
not-connected = non connectée
none = il n'y en a pas
calibrate-it = La calibrer
go-there = Y aller
no-game = Aucun jeu sur la table
seat-players-first = Place les joueurs, puis commence une partie
silent-table = La table ne répond pas.
take-off = Retirer le jeu de la table
take-off-asked = Retirer le jeu de la table ?
journal-keeps = Le journal le garde ; jetons et pot ne sont pas repris.
not-carried-on = Les jetons et le pot de cette partie ne sont pas repris.
close-game = Fermer la partie
yes-close = Oui, la fermer
close = Fermer

seat-of = Place de { $name }
qr-of = Code QR de la place de { $name }
scan-to-reseat = { $name } scanne ceci avec le téléphone qui va jouer. Valable une fois, pendant cinq minutes ; le téléphone qui a la place maintenant la perd.
new-name = Nouveau nom
rename = Renommer
rename-who = Renommer { $name }
buy-chips = Acheter des jetons
who-buys = { $name } achète des jetons
join-game = Entrer dans la partie
leave-game = Quitter la partie
clear-seat = Libérer la place
phone-here = téléphone présent
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

chips-for-everybody = Jetons pour chacun
first-dealer = Donneur de la première course
last-seat = la dernière place
first-seat = la première place
tokens-in-all = Jetons en tout
races = Courses
youngest-first = Le plus jeune lance en premier
tie-break = Une course de plus si les premiers sont à égalité
board-moves = Plateau : pas des chevaux 2 à 7
board-usual = habituel
board-sixteen = seize
board-even-steps = marches égales
board-short = court
board-double = double
scratches-cost = Les retraits coûtent
scratches-rising = croissant
scratches-flat = égal
scratches-nickels = par cinq
the-cards = Cartes
dealt-by-table = distribuées par la table
printed-in-hands = cartes imprimées en main
players-from-to = de { $least } à { $most } joueurs
players-take-part = { $players } joueurs participent.
seat-at-least = Place d'abord au moins { $players } joueurs.
odds-and-report = Cotes et rapport
odds-are-on = Le tableau et les téléphones montrent la chance de chaque cheval et la valeur de la course.
odds-are-off = Personne ne voit les chances : un jeu plus pur.
hide-odds = Cacher les cotes
show-odds = Montrer les cotes
sound-voice = Commentateur
sound-bed = Public et sabots
sound-effects = Clairon, cloche, jetons et dés
sound-muted = Muet
sound-night = Nuit : plus doux, sans clairon ni cloche
sound-dice = On entend rouler les dés
sound-output = Sortie
sound-default = Sortie par défaut
sound-delay = Délai
sound-delay-of = environ { $ms } ms
sound-goes = Le son sort par : { $device }
sound-nowhere = Il n'y a pas de sortie audio ; les sous-titres continuent.
sound-is-off = Le son est coupé dans la configuration ; les sous-titres continuent.
sound-try = Tester le son
sound-keep = Jusqu'à l'arrêt de la table ; pour le garder, écris-le dans la section [announcer] de la configuration.
save-report = Enregistrer le rapport

dice-health = Santé des dés
no-rolls-yet = Pas encore de lancers à juger.
usually = d'habitude { $times }
suspicious = suspect
try-other-dice = Essaie d'autres dés. Si la caméra les lit, regarde les derniers lancers : elle peut confondre deux faces.
faces-of-die = Faces du dé { $die }
bars-and-lines = Barres : combien de fois c'est sorti. Traits : ce que donnent des dés honnêtes.
by-luck = Quelle probabilité par hasard ?
luck-faces = faces
luck-sums = sommes
luck-runs = haut et bas en alternance
luck-again = les mêmes faces encore
luck-explained = Des dés honnêtes sont au moins aussi inégaux avec cette fréquence, à un coup d'œil donné. Qui regarde après chaque lancer voit parfois de petits nombres ; la phrase ci-dessus en tient compte.
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
