# Odds On à l'écran. Le jeu est de David Bolton (CC BY 2.5) ; les mots sont les nôtres.

## Ce qu'on peut faire
choice-start = Distribuer et ouvrir la réunion
choice-price = Coter un cheval à { $price }
choice-special = Jouer une spéciale : { $number ->
    [1] Un soupçon de moutarde
    [2] Contrôle positif
    [3] Averse
    [4] Chute du jockey
    [5] Cheval saboté
    [6] Choix du pronostiqueur
    [7] Jockey acheté
    [9] Lourd handicap
    [10] Favori du public
    [11] Jockey enlevé
   *[12] Paris annulés
}
choice-swap = Échanger le cheval de la stalle { $horse } avec un autre
choice-discard = Jeter une carte
choice-pass = Passer
choice-pass-for = Passer pour { $name }
field-gate = Stalle
field-swap-with = Seconde stalle
field-card = Carte

## Préparation
option-dealer = Le donneur ; la place à sa gauche commence
option-dealer-nobody = la dernière place
option-dislike-penalty = Ce qu'enlève une piste qui déplaît
option-runner-up-after-dead-heat = Payer le deuxième même après un ex æquo en tête
option-hidden-ratings = La valeur des chevaux et des jockeys reste cachée jusqu'au départ

## Où en est la réunion
phase-setup = avant la première course
phase-pricing = le marché est ouvert
phase-race = le marché est fermé
phase-finished = la réunion est terminée
you-deal-meeting = Tu distribues : ouvre la réunion
waiting-for-deal = { $name } distribue
your-turn = À toi : une carte, puis un cheval
turn-note = joue
purse-name = points
turn-of = À { $name } de jouer
they-are-off = Ils sont partis !
look-at-result = Le résultat est au tableau
race-settled = La course est réglée
meeting-over = La réunion est terminée
you-won-meeting = Tu gagnes la réunion !
prices-missing = { $missing ->
    [0] toutes les cotes sont faites
    [one] une cote manque
   *[other] { $missing } cotes manquent
}
turns-taken = tour { $turns } sur { $limit } au plus
priced-by = coté par { $names }
piles = { $pile } cartes à piocher, { $discard } jetées

## La main
your-cards = Tes cartes
card-hidden = Carte { $number }, face cachée
card-price = Cote { $price }, { $dollars } $
hold-to-look = Garde le doigt dessus pour regarder.
show-cards = Montrer
hide-cards = Cacher
take-a-card = Touche une carte, puis le cheval.
look-meanwhile = Touche une carte pour voir où elle irait.
throw-away = Jeter
first-horse = Quel cheval bouge ?
second-horse = Le cheval de la stalle { $horse } change de place avec…
nowhere = Aucun cheval ne prend { $price } : jette-la ou garde-la.
lay-here = { $card } : sur { $horse }
would-pay = À cette cote :
would-rate = Valeur avec cette carte : { $rating }
tap-again = Touche encore pour la poser ici
lay-confirm = Confirmer : { $card }, sur { $horse }
rules-example = La plus grande valeur gagne : 6 + 3 + 2 bat 4 + 2 + 1. Le gagnant rapporte cheval, jockey et cote ensemble : −2 −1 +1. Le deuxième ne rapporte que sa cote : +4. Les bons chevaux à forte cote te coûtent donc cher, et un bon deuxième vaut de l'or.
why-withdrawn = Ne court plus.
why-turn = Ce n'est pas encore ton tour. Elle irait ici.
why-same = Celui-ci bouge. Choisis-en un autre.
why-price = À { $price } : prend { $shorter } ou { $longer }.
why-end = À { $price } : prend seulement { $shorter }.
no-owner = personne
first-place = 1er
second-place = 2e
no-points = Pas de points pour toi dans cette course.
race-points = { $points } { $count ->
    [one] point
   *[other] points
} :

## La piste
ladder = Échelle des cotes
going = Terrain
going-soft = souple
going-firm = ferme
going-good = bon
going-hard = dur
going-is = Le terrain est { $going }.
weather-dull = gris
weather-wet = pluie
weather-sunny = soleil
weather-heatwave = canicule
course-part = piste
going-part = terrain
rating-so-far = valeur
winner-pays = si 1er
likes-course = aime { $course }
dislikes-course = n'aime pas cette piste
likes-going = l'aime { $going }
withdrawn = sorti
played-at = sur { $horse }
last-race = Course { $race }
place = { $place ->
    [1] 1er
   *[other] { $place }e
}
part-form = cheval + jockey
part-track = piste
part-going = terrain
part-specials = spéciales
rating = valeur
points = points
points-of-meeting = Points de cinq courses

## Les cartes spéciales
special-1 = Un soupçon de moutarde
special-2 = Contrôle positif
special-3 = Averse
special-4 = Chute du jockey
special-5 = Cheval saboté
special-6 = Choix du pronosti­queur
special-7 = Jockey acheté
special-8 = Confusion au paddock
special-9 = Lourd handicap
special-10 = Favori du public
special-11 = Jockey enlevé
special-12 = Paris annulés
effect-1 = valeur +2
effect-2 = un autre cheval prend sa place
effect-3 = terrain plus souple d'un cran
effect-4 = le cheval ne court plus
effect-5 = valeur −2
effect-6 = valeur +1
effect-7 = valeur −3
effect-8 = deux chevaux s'échangent
effect-9 = valeur −1
effect-10 = valeur +1
effect-11 = un autre jockey monte
effect-12 = cote et spéciales retirées

## Ce qui se passe
tell-meeting-opened = La réunion est ouverte : { $weather }, terrain { $going }.
tell-field-drawn = Course { $race } : { $horses } partants.
tell-market-opened = { $name } ouvre le marché.
tell-price-set = { $name } met le { $horse } à { $price }.
tell-price-moved = { $name } fait passer le { $horse } de { $previous } à { $price }.
tell-special = { $name } joue { $title } sur le { $horse }.
tell-ground = Il pleut : le terrain est { $going }.
tell-withdrawn = Le { $horse } ne court plus.
tell-swapped = Le { $horse } et le { $other } ont échangé leurs chevaux.
tell-discarded = { $name } jette une carte.
tell-passed = { $name } passe.
tell-refilled = { $cards } cartes sont mélangées.
tell-last-market = Seul le { $horse } n'a pas de cote.
tell-off-all-priced = Tous sont cotés. Ils sont partis !
tell-off-all-passed = Tout le monde a passé. Ils sont partis !
tell-off-turn-limit = Le temps est écoulé. Ils sont partis !
tell-running-form = Cheval et jockey : la forme parle d'abord.
tell-running-track = Qui aime cette piste ?
tell-running-going = Le terrain a son mot à dire.
tell-running-specials = Et maintenant les spéciales…
tell-running-line = Vers le poteau !
tell-finish = Le { $horse } gagne.
tell-dead-heat = Ex æquo : { $horses } !
tell-paid = { $name } : { $points } { $count ->
    [one] point
   *[other] points
}.
tell-won = { $names } gagne la réunion !
tell-shared = { $names } se partagent la réunion !

## Cartes imprimées
option-cards-dealt = sur les téléphones
option-cards-physical = imprimées ; la table compte
choice-enter = Saisir la stalle { $horse }
choice-send-off = Partez !
gate-name = Stalle { $gate }
lay-prices = { $name } commence
enter-runners = À saisir : ce qui se trouve aux stalles
runners-entered = { $entered } sur { $runners } saisis
enter-note = Touche une stalle et saisis ce qui s'y trouve : valeurs, effets et points. La table additionne, fait courir et compte les points.
enter-owner = À qui
enter-horse = Cheval
enter-jockey = Jockey
enter-track = Piste
enter-going = Terrain
enter-specials = Spéciales
enter-form = $ du cheval et du jockey
enter-price = $ de la cote
enter-withdrawn = Non-partant
enter-save = Valider
enter-cancel = Annuler
less = moins : { $of }
more = plus : { $of }
tell-off-all-entered = Tout est saisi. C'est parti !
tell-runner-entered = Stalle { $horse } : c'est saisi.
tell-race-ready = Course { $race } : { $runners } partants. Posez vos cotes !
field-parts = Valeur : cheval, jockey, piste, terrain, spéciales
field-form = $ du cheval et du jockey
field-price = $ de la cote
field-owner = À qui

## Rapports et mentions
credit = Odds On est un jeu de David Bolton, publié sous CC BY 2.5 ; règles reformulées et tables de cartes remplacées ici.
report-won-unowned = Course { $race } : { $horse } gagne.
report-dead-heat = Course { $race } : ex æquo de { $horses }.
report-longest-price = Plus grosse cote gagnante : { $horse } à { $price }, course { $race }.
report-best-runner = Meilleur partant : { $horse } a rapporté { $points } à { $name } dans la course { $race }.
report-dearest-runner = Partant le plus cher : { $horse } a coûté { $points } à { $name } dans la course { $race }.
report-highest-rating = Meilleure valeur : { $horse } avec { $rating } dans la course { $race }.
report-horse = cheval
report-jockey = jockey
report-track = piste
report-going = terrain
report-specials = spéciales
book-margin = Marge du book : { $margin } %

## Les règles, dans nos mots
rules = Comment on joue
rules-aim-title = Tu es bookmaker
rules-aim = En cinq courses, tu cotes des chevaux. Un cheval est à qui l'a coté en dernier. Les propriétaires des deux premiers marquent les $ des cartes, qui peuvent être rouges : les longues cotes et les bons chevaux coûtent. Le plus haut total gagne.
rules-turn-title = Ton tour
rules-turn = Pose une cote sur un cheval, joue une spéciale, jette une carte ou passe. Puis tu pioches : tu as toujours six cartes.
rules-ladder-title = Cran par cran
rules-ladder = Un cheval sans cote prend n'importe laquelle. Une cote ne se remplace que par sa voisine sur l'échelle, un cran plus courte ou plus longue. Le cheval est alors à toi.
rules-off-title = Le départ
rules-off = On court dès que tous les chevaux sont cotés. Mais aussi quand tout le monde passe à la suite, ou après vingt tours chacun ; les chevaux sans cote courent alors pour personne.
rules-rating-title = La valeur décide
rules-rating = Cheval et jockey ont des valeurs. Qui aime la piste gagne 2, qui ne l'aime pas perd 1 ; qui aime le terrain gagne 1. Les spéciales ajoutent ou retirent. La plus grande valeur gagne ; à valeur égale, ex æquo.
rules-paid-title = Ce que tu marques
rules-paid = Le propriétaire du gagnant marque les $ du cheval, du jockey et de la cote ; celui du deuxième, seulement ceux de la cote. Ex æquo, tous sont payés en entier.
rules-going-title = Piste, temps, terrain
rules-going = Une seule piste pour toute la réunion. Le temps change le terrain : la pluie l'assouplit, le soleil le durcit, la canicule de deux crans. Les averses l'assouplissent pour le reste de la journée.
rules-end-title = La réunion
rules-end = Huit, sept, six, cinq puis quatre chevaux courent. Mains et pioche restent ; le premier tour passe à gauche. Après la cinquième course, le plus haut total gagne ; à égalité, on partage.
rules-specials-title = Les cartes spéciales
credit-long = Odds On est un jeu de David Bolton, publié sous licence Creative Commons Attribution 2.5 (creativecommons.org/licenses/by/2.5). Ici ses règles sont dites avec d'autres mots et complétées là où elles se taisent, et les tables de cartes perdues remplacées ; ces changements ne sont pas de lui.

# The tile of the game on the host console
tile-odds-on = Vous êtes bookmaker : vendez des cotes, puis regardez courir.
without-phones = Choisissez les cartes imprimées dans les réglages, ou laissez la table jouer pour eux.
