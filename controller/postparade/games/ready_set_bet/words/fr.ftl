# Ready Set Bet à l'écran.

## What can be done
roll = Lancer les dés
deal-vip = Distribuer les cartes VIP
setup = Préparer la course { $race }
setup-same-house = Course { $race } : { $name } reste la banque
setup-house = Course { $race } : qui est la banque ?
start = C'est parti ! Lancer la course { $race }
pause = Mettre la course en pause
resume = Reprendre la course
keep = Garder une carte
keep-any = Garder une carte au hasard pour { $name }
bet = Parier pour { $name }
house-bet = Pari de la banque, { $name }
move-bet = Déplacer un pion de { $name }

## Setting up
option-house = Qui est la banque ?
option-house-none = La table
option-house-neutral = Quelqu'un qui ne parie pas
option-house-fixed = Quelqu'un avec l'argent et les pions de la banque
option-house-rotation = Chacun son tour, course après course
option-house-seat = La banque est à la place de
option-house-seat-nobody = personne
option-modules = Cartes en jeu
option-modules-props = Paris face-à-face
option-modules-exotics = Arrivées exotiques
option-modules-vip = Cartes VIP
option-bets = Où parie-t-on ?
option-bets-phones = Sur les téléphones
option-bets-board = Sur leur propre tapis, avec leurs jetons
option-pace = La table lance
option-pace-off = Pas d'elle-même : la banque lance
option-pace-calm = Calmement, toutes les 3 à 4,5 secondes
option-pace-normal = Toutes les 2 à 3 secondes
option-pace-brisk = Vite, toutes les 1,4 à 2 secondes
option-vip-seconds = Secondes pour choisir une carte VIP (0 : sans limite)
option-chances = Chances aussi sur les téléphones

## Where the race stands
phase-between = entre les courses
phase-ready = dans les stalles
phase-open = paris ouverts
phase-closed = paris fermés
phase-game-over = la dernière course est courue
race-paused = La course est en pause
next-race = La course { $race } va partir
who-starts = { $who ->
    [you] Course { $race } : à toi de la lancer
    [host] Course { $race } : l'hôte la lance
   *[house] Course { $race } : { $name } ou l'hôte la lance
}
lesson-spots = Pose tes pions sur les cases pendant la course. Premier arrivé, premier servi, et ce qui est posé reste.
lesson-prices = Podium paie si le cheval est parmi les trois premiers, Placé parmi les deux premiers, Gagnant s'il est premier : ton pion fois le grand nombre. Sinon, tu paies le rouge.
lesson-close = Dès que trois chevaux ont passé la ligne rouge : rien ne va plus !
ready-to-bet = { $who ->
    [host] Regarde bien : on parie dès que l'hôte lance la course
   *[house] Regarde bien : on parie dès que { $name } ou l'hôte lance la course
}
place-house-tokens = Pose tes six pions de banque
bets-open = Faites vos jeux !
over-the-line = Ligne rouge : { $count } sur { $needed }
no-more-bets = Rien ne va plus !
you-are-house = Tu es la banque
house-is = Banque : { $name }
pair-line = Un second { $horse } rapporte un bonus
choosing = Choix d'une carte : { $names }
keep-one = Garde une carte sur deux
keep-this = Garder celle-ci
cards-are-dealt = On choisit les cartes VIP
cards-come = Les cartes VIP arrivent

## Spots
kind-show = Podium
kind-place = Placé
kind-win = Gagnant
spot-show = { $horse } dans les trois
spot-place = { $horse } dans les deux
spot-win = { $horse } gagne
color-blue = Bleu gagne
color-orange = Orange gagne
color-red = Rouge gagne
color-seven-fifth = 7 entre 5e et 9e
colour-blue = bleu
colour-orange = orange
colour-red = rouge
propositions = Face-à-face
exotics = Arrivées exotiques
prop-text = { $ahead } devant { $behind }
exotic-x1 = Courte tête
exotic-x2 = Cavalier seul
exotic-x3 = Grand galop
exotic-x4 = Départ endormi
exotic-x5 = Photo-finish
if-margin-second-eq = Le second à { $value } pile
if-margin-second-ge = Le second à { $value } ou plus
if-margin-third-le = Le troisième à { $value } au plus
if-at-least-ge = Tous sur { $value } ou plus
if-at-most-ge = { $count }+ chevaux sur { $value } ou moins
no-penalty = sans amende
worth-now = Ce que vaut maintenant un pion de 3, et la chance de la case ; sur { $races } courses, à ±{ $error } point près.
spectator-page = Pour qui regarde : { $address } montre ce que vaut chaque case libre en ce moment.

## On the spot
taken = Prise !
lost-the-draw = Tirage perdu
closed = Fermé
not-yet = Pas encore
paused-short = Pause
no-token = Pas de pion
one-a-card = Un seul
too-fast = Trop vite
lost = Réessaie
not-now = Impossible
not-yours = Pas à toi

## Tokens and cards
your-tokens = Tes pions
token = Pion de { $value }
as-it-stands = En l'état :
stands-ahead = { $by } d'avance
stands-behind = { $by } de retard
stands-level = à égalité
hold-on = Tiens bon : { $chips } jetons en l'état !
call-out = Annonce-le
call-welcome = Course { $race } ! Choisissez vos cases : on parie dès le départ.
call-off = C'est parti ! Faites vos paris !
call-roll = { $sum } ! Le { $horse } avance, encore { $left }.
call-pair = Encore un { $horse }, et il s'envole !
call-front = En tête : le { $horse }, encore { $left }.
call-line = { $count } au-delà de la ligne rouge. À trois, on ferme !
call-closed = Rien ne va plus !
all-placed = Tous les pions sont posés
move-a-token = Déplacer un pion
tap-your-token = Touche ton pion
tap-free-spot = Touche une case libre
used-up = (déjà utilisée)
not-as-house = (pas à la banque)
bonus-token = Pion bonus { $value }
card-v13 = Jetons offerts
card-v14 = Jetons offerts
card-v15 = La part du serpent
card-v16 = Frais de port
card-v17 = Troisième poteau
card-v18 = Éclair bleu
card-v19 = Second souffle
card-v20 = En croupe { $value }
card-v21 = En croupe { $value }
card-v22 = En croupe { $value }
card-v23 = En croupe { $value }
card-v24 = À la corde
card-v25 = Dernier souffle
card-v26 = Selle rembourrée
card-v27 = Chute amortie
card-v28 = Ruban bleu
card-v29 = Écharpe orange
card-v30 = Cocarde rouge
card-v31 = Changement d'avis
card-v32 = Ticket jumelé
vip-bonus-token = Un pion de plus, de { $value }, à chaque course.
token-cancels = S'il perd, la case ne coûte rien.
token-penalty = S'il perd, il coûte { $penalty } de plus.
vip-one-time = { $amount } jetons tout de suite.
vip-roll-bonus = { $amount } pour chaque { $sum } lancé.
vip-bonus-move = { $amount } quand un cheval { $colours } fait un bond bonus.
vip-piggyback = Tes pions de { $value } peuvent en rejoindre d'autres sur une case.
vip-late-bet = Une fois par course, tu peux parier après la clôture, avec un pion jusqu'à { $value }.
vip-insurance = Tu paies { $amount } de moins d'amendes par course.
vip-colour-bonus = { $amount } de plus par pari gagné sur un cheval { $colours }.
vip-replace = Une fois par course, tu peux déplacer un pion sur une case libre.
vip-twin = Une fois par course, un second pion peut rejoindre le tien.

## The settlement
no-tokens = Aucun de tes pions n'était posé.
race-brought = Cette course : { $chips }
lost-nothing = ne coûte rien
insured = Tes cartes t'épargnent { $chips }.
forgiven = { $chips } que tu ne peux pas payer sont effacés.
chips-and-place = jetons · rang { $place }
nobody-bet = Personne n'a parié sur cette course.
most-money = Après quatre courses, le plus riche gagne.
settle-yourselves = Le doré paie, le rouge coûte : réglez sur votre tapis.
spots-that-won = Ces cases gagnent
spots-that-cost = Ces cases coûtent

## At the console
bet-for-somebody = Parier pour quelqu'un sans téléphone
who = Qui
which-token = Pion
which-spot = Case
place-token = Poser

## What happened
tell-race-ready = Course { $race } : de nouvelles cartes sont là.
tell-off = Ils sont partis !
tell-snake-eyes = Double un !
tell-boxcars = Double six !
tell-surge = { $horse } s'envole, { $bonus } de plus !
tell-red-line = { $horse } passe la ligne rouge : { $count } sur { $needed }.
tell-over-line = { $horse } passe la ligne rouge.
tell-finish = { $horse } gagne ! Deuxième : { $place }. Troisième : { $show }.
tell-finish-level = { $horse } gagne ! Deuxièmes : { $place }.
tell-house-pay = { $name } reçoit { $amount } comme banque.
tell-kept = { $name } garde une carte.
tell-kept-at-random = Une carte est tirée au sort pour { $name }.
tell-leaving = { $name } part après cette course.
tell-won = { $names } gagne la partie !
tell-shared = { $names } se partagent la victoire !

## Le rapport
report-race = Course { $race } : { $horse } gagne
report-course = { $rolls } lancers ; rien ne va plus après le lancer { $closed }.
report-most = Le plus gros gain : { $names }, +{ $chips }.
report-best-token = Meilleur pion de la partie : le { $value } de { $name } sur « { $spot } », course { $race } : { $chips }.
report-worst-token = Pire pion de la partie : le { $value } de { $name } sur « { $spot } », course { $race } : { $chips }.
report-first = Course { $race }, « { $spot } » : { $name } a devancé { $other } de { $milliseconds } ms.
report-ahead = { $milliseconds } ms avant { $name }
report-wisest = Meilleurs paris : { $name }, une valeur de { $chips } au moment de miser.
report-roll = lancer { $roll }
report-rolls = lancers
report-skill-and-luck = Flair et chance
report-skill = flair : ce que valaient les pions au moment de miser, en jetons
report-luck = chance : ce que la course en a fait
report-note = Lignes : les cases de chaque cheval, lancer par lancer ; en rouge, la ligne rouge. Cercles : les pions à la couleur de leur propriétaire, sur leur cheval, là où il se trouvait. La valeur d'un pion vient de 8000 courses simulées à partir de cet instant.

# The tile of the game on the host console
tile-ready-set-bet = Pariez pendant la course : plus on attend, moins bonnes sont les places.
without-phones = Ils parient par l’hôte, ou la table joue pour eux.
