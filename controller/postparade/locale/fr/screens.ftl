# Ce que disent les écrans, en français. Structure et arguments : voir le fichier anglais.

seat = Place { $seat }
and = et
labelled = { $label } : { $text }
cards-found = { $found } cartes sur 4 trouvées, { $open ->
    [one] { $open } réponse manque
   *[other] { $open } réponses manquent
}
scan-to-sit = Scannez le code avec votre téléphone pour prendre place. Le jeu se choisit sur la console de l'hôte.

track = La piste
lanes = Couloirs
table = Table
result = Résultat
devices = Appareils
to-go = reste
chance = chance
favourite = favori
long-shot = outsider
in-the-pot = Dans le pot
scratched = Non-partants
scratched-long = Non-partant
the-dice = Les dés
at-the-table = À table
join-in = Venez jouer
connecting = Connexion à la table…
reconnecting = Reconnexion à la table…
held-back = Une partie de cette page est retenue ({ $part }). Essaie sans bloqueur de publicité ni autres extensions.
cookies-refused = Ce navigateur ne garde pas les cookies : la table ne le reconnaîtrait pas. Autorise les cookies pour cette adresse ou prends un autre navigateur.
unreached = Cette page est arrivée sans ses éléments. Derrière un proxy, la table a besoin d’un nom ou d’un port à elle ; elle ne peut pas se trouver sous un chemin d’un autre site.
needs-scripts = Cette page a besoin de ses scripts. Autorise JavaScript pour cette adresse, puis rouvre-la.
welcome = Bienvenue aux courses.
gates-empty = Les stalles sont vides
more-in-box = { $chips } autres attendent dans la boîte
roller-purse-waits = { $chips } pour qui fait arriver le gagnant
pot-cards = ses propres cartes : { $cards }
pot-expected = environ { $chips } quand il sera gagné
costs = { $chips ->
    [one] coûte { $chips } jeton
   *[other] coûte { $chips } jetons
}
first-place = 1er
race-number = Course { $number }
race-of = Course { $number } sur { $races }
last-roll = Dernier lancer { $sum }
last-roll-by = Dernier lancer { $sum } de { $name }
rolls = { $name } lance
has-turn = C'est à { $name } de jouer
deals = { $name } distribue
ready-to-deal = On peut distribuer
race-over = Course finie
game-over = Partie finie
who-holds = Qui a le { $horse } ?
waits = attend

tell-dealt = Course { $race } : { $name } lance en premier.
tell-ante = Chacun verse une mise de { $ante }.
tell-left-over = { $cards ->
    [one] { $cards } carte reste
   *[other] { $cards } cartes restent
} pour le pot.
tell-redistribute = Les jetons sont redistribués : { $each } chacun.
tell-scratch = Le cheval { $horse } est non-partant, { $value ->
    [one] { $value } jeton
   *[other] { $value } jetons
} par carte.
tell-repeat = Le { $horse } est déjà non-partant.
tell-repeat-again = Le { $horse } est déjà non-partant : { $name } relance.
tell-off = Et c'est parti ! { $name } a les dés.
tell-move = Le cheval { $horse } avance, encore { $left }.
tell-line = Le cheval { $horse } passe le poteau !
tell-roller-purse = { $name } a lancé les dés de la victoire et prend { $paid }.
tell-payout = { $name } touche { $amount }.
tell-ask = Qui a des cartes du { $horse } ?
tell-counted = Il manque { $missing ->
    [one] { $missing } carte
   *[other] { $missing } cartes
} du { $horse }.
tell-pays = { $name } paie { $paid }
tell-joined = { $name } entre dans la partie.
tell-left = { $name } quitte la partie.
tell-corrected = Un lancer mal lu a été corrigé. La suite a été recalculée.
tell-lapsed = Avec le lancer corrigé, ceci ne compte plus : { $what }.
lapsed-bet = ce que tu as misé ensuite
lapsed-move-bet = ton pion déplacé
lapsed-vip = la carte que tu as gardée
lapsed-declare = ta réponse
lapsed-join = ton entrée dans la partie
lapsed-roll = ton lancer
lapsed-other = ce que tu as fait ensuite

dice-moving = Les dés roulent…
dice-reading = Lecture des dés…
dice-covered = Quelque chose cache le plateau.
dice-moved = La caméra des dés ou son plateau a bougé.
dice-calibrating = On règle la caméra des dés ; les lancers attendent.
dice-unseen = La table ne voit pas les dés.
dice-host-types = L'hôte saisit ce qu'ils montrent.
dice-you-type = Saisis ce qu'ils montrent.
dice-again = Relance les dés.
dice-again-or-host = Relance les dés, ou demande à l'hôte de les saisir.
phase-setup = Avant la première donne
phase-scratch = Non-partants
phase-race = C'est parti
phase-finished = Terminée
phase-game-over = Partie finie

counting = On compte les cartes…
rolled-home = lancer gagnant
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
wins-game = { $name } gagne la partie
tokens-won = Jetons gagnés dans toutes les courses
chips-at-end = Jetons à la fin
left-in-pot = { $chips } restent dans le pot

board-title = Le tableau - Post Parade
join-title = Rejoindre la table - Post Parade
seat-title = Ta place - Post Parade
host-title = Console de l'hôte - Post Parade
refused-title = Pas ici - Post Parade
language = Langue
pages = Pages
board = Tableau
to-the-board = Vers le tableau
host-console = Console de l'hôte
qr-code = Code QR : rejoindre la table avec un téléphone
scan-or-open = Scannez avec le téléphone, ou ouvrez { $address } et tapez { $code }
first-pin = Hôte : scannez ce code pour préparer la table, ou ouvrez { $address } et tapez le code PIN { $pin }
first-code = Code QR : préparer cette table avec un téléphone
doors-closed = Les portes sont fermées. Demandez à l'hôte de vous laisser entrer.
wait-at-door = L'hôte va te faire entrer, { $name }
wait-note = Garde cette page ouverte. Tu entres dès que l'hôte touche ton nom.
wait-no-more = Ne plus attendre
code-elsewhere = Rejoindre : { $address }, avec le code de l'écran de la table
show-code-here = Montrer le code ici
screen-number = Écran { $number } : l'hôte peut y faire montrer le code

tagline = Une soirée aux courses, ici même, à table.
your-name = Ton nom
join-code = Code affiché au tableau
take-a-seat = Prendre place
your-seat = Ta place
bringing-back = Retour à ta place…
tap-lost = Ton appui s'est perdu. Rien n'a été fait ; appuie encore.
another-joins = Ajouter quelqu'un sur ce téléphone
back-to-seat = Retour à la place de { $name }
you-have-seat = Tu as déjà une place
no-answer = La table ne répond pas. Vérifie que ce téléphone est sur le Wi-Fi de la table, puis réessaie.
join-the-table = Rejoindre la table
seat-elsewhere = Cette place est sur un autre téléphone
seat-elsewhere-way = Demande à l'hôte un nouveau code QR pour ta place, ou prends une autre place.
seat-free = Cette place est libre
seat-free-way = Rejoins la table pour prendre une place.
seat-moving = Vous changez de table : { $table }
seat-moving-way = Cette page y va toute seule dans un instant.
seat-moving-go = Aller à { $table }

chips = jetons
pot = pot
what-you-can-do = Ce que tu peux faire
your-hand = Ta main
the-race = La course
waiting-for-game = L'hôte va choisir un jeu
join-next-race = Tu entres à la prochaine course
only-watching = Pour l'instant, tu regardes
how-many-cards = Combien de cartes du { $horse } as-tu ?
your-turn = À toi de lancer les dés
you-deal = À toi de distribuer pour la prochaine course
lesson-dice = Deux dés : le cheval de leur somme avance.
lesson-scratch = Les non-partants coûtent des jetons : par carte en main, et quand tu sors leur numéro.
lesson-win = Les cartes du gagnant se partagent le pot.
waiting-first-deal = On va distribuer
waiting-next-race = En attente de la prochaine course
throw-the-dice = Lancer les dés
table-rolls = La table lance les dés toute seule.
it-is = C'est
enter-other-dice = Saisir d'autres dés
choice-deal = Distribuer pour la course { $race }
choice-end-session = Terminer la partie
choice-settle = Continuer avec { $found } cartes sur 4
race-worth = Cette course vaut { $chips } jetons pour toi
worth-before-off = en moyenne : { $winnings } du pot, moins { $costs } pour les non-partants à venir et { $fines } pour les non-partants que tu sors
worth-in-race = en moyenne : { $winnings } du pot, moins { $fines } pour les non-partants que tu sors
printed-cards = Tu as des cartes imprimées ; la table les demande quand elles comptent.
no-cards-left = Pas de cartes avant la prochaine donne.
no-chips-left = Plus de jetons : tu ne dois rien et tu peux encore gagner.
is-scratched = non-partant
the-winner = le gagnant
has-won = a gagné
left-to-go = encore { $left }
with-chance = { $told }, chance { $chance }
horse-told = Cheval { $horse } : { $told }
you-hold = tu en as { $cards }
is-rolling = lance
is-to-act = joue
won-score = a gagné { $score }
starred = gagnés
you-win = Tu gagnes la partie !
game-ended = La partie est finie
nothing-for-you = Rien pour toi cette fois.
chart-large = Le graphique de la course, en grand
chart-of-chances = Chances de tous les chevaux au fil de la course
price-against = { $odds } contre 1
outsider = outsider
cards-of = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} du { $horse }
you-rolled-home = Tu as lancé les dés de la victoire : { $amount } du pot.
you-collect = Tu touches { $amount } avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
swipe-to-throw = Balaie vers le haut pour lancer
what-it-is-worth = En chiffres
cheer = Encourager !
cheer-for = Allez, { $horse } !
phone-sounds = Sons de ce téléphone : activés
phone-muted = Sons de ce téléphone : coupés
you-paid = { $chips ->
    [one] Tu as payé { $chips } jeton
   *[other] Tu as payé { $chips } jetons
}
you-get = { $chips ->
    [one] { $chips } jeton pour toi !
   *[other] { $chips } jetons pour toi !
}
chart-of-race = La course en graphique
need-roll = Il te faut { $horses }
need-last = Plus qu'un lancer : { $horses } !
need-avoid = Tout sauf { $horses } !
need-none = Aucun de tes chevaux ne court plus.
horse-number = le { $horse }
a-number-2 = un deux
a-number-3 = un trois
a-number-4 = un quatre
a-number-5 = un cinq
a-number-6 = un six
a-number-7 = un sept
a-number-8 = un huit
a-number-9 = un neuf
a-number-10 = un dix
a-number-11 = un onze
a-number-12 = un douze

enter-dice = Saisir { $one } + { $two } = { $sum }
throw-dice = Lancer { $one } + { $two } = { $sum }
tap-both = Touche les deux dés
tap-die = Touche ce que montre le dé
die-face = Dé : { $face }
enter-die = Saisir { $face }
first-die = Premier dé
second-die = Second dé
first-die-face = Premier dé : { $face }
second-die-face = Second dé : { $face }
pair-of-dice = { $one } et { $two }, ensemble { $sum }
nobody-wins = Personne ne gagne cette course
dead-heat = Ex æquo : { $names }
you-owe-answer = À toi de jouer
paused = En pause
paused-by-host = L'hôte a mis la partie en pause.
table-plays-you = La table joue à ta place.
play-myself = Je joue moi-même
look-up = Regarde le tableau !
race-is-on = La course est lancée
result-first = D'abord le résultat : regarde le tableau.
you-are-paid = Tu encaisses !
hold-to-confirm = maintenir pour confirmer
press-again = appuyer encore pour confirmer
choice-roll = Lancer les dés
choice-declare = Cartes du { $horse }
choice-pause = Pause
choice-resume = Reprendre
field-chips = Jetons
held-by = cartes de
sign-chance = 1 sur { $rolls }
sign-wins = gagne pour le { $horse } !
players-wait-short = { $players ->
    [one] { $players } joueur à la table
   *[other] { $players } joueurs à la table
}
host-starts = L'hôte lance le jeu depuis sa console.
at-the-line = Au poteau
photo-finish = Photo-finish
deciding-roll = Le lancer décisif, encore une fois
backed-by = joué par { $names }
join-short = Rejoindre : { $address }, code { $code }
you-are-in = Tu y es ! Regarde le tableau.

# Chance that can be checked
fairness-title = Sans triche - Post Parade
fair-chance = Sans triche
fair-how = Avant chaque course, la table tire un nombre secret et le met sous scellé. Tous les dés et les cartes de la course en découlent, et le tableau en montre l'empreinte : plus personne ne peut le changer. Après la course, on ouvre le scellé, et cet appareil recalcule tout.
fair-now = La course en cours
fair-sealed = Sous scellé, avec cette empreinte ; le tableau en montre les douze premiers caractères.
fair-kept = Ce que cet appareil a retenu
fair-before = Courses précédentes
fair-reading = Calcul en cours…
fair-last = La dernière course
fair-ago = { $races ->
    [one] { $races } course plus tôt
   *[other] { $races } courses plus tôt
}
fair-numbers = Les chiffres en détail
fair-print = Empreinte
fair-secret = Nombre secret
fair-journal = Entrées du journal
fair-entries = { $first } à { $last }
fair-right = { $draws ->
    [one] { $draws } lancer ou donne, conforme au scellé.
   *[other] { $draws } lancers et donnes, tous conformes au scellé.
}
fair-wrong = Pas conforme au scellé !
fair-all-right = Toutes les courses sont conformes aux scellés.
fair-some-wrong = Quelque chose n'est pas conforme aux scellés.
fair-none = Aucune course n'a encore eu lieu.
fair-held = Rien de ce que cet appareil a vu n'a été changé depuis.
fair-not-held = Ce que cet appareil a vu a été changé depuis !
fair-check = Vérifier cette course
fair-scan = Scannez pour vérifier que tout a été tiré sans triche.
fair-fingerprint = Hasard scellé : { $hash }
demonstration = Démonstration : rien n'est conservé
interrupted-at = Interrompu à { $when }. Tout est resté en l'état.
copied-at = Soirée copiée à { $when } { $through ->
    [drive] sur une clé
    [command_line] en ligne de commande
   *[console] depuis la console
}, sans ce qui est caché
past-race = À revoir : course { $number }
typed-in = Saisi à la main
typing-off = Ici, on ne saisit pas les lancers. Lance les dés.

## écrans et incrustations
overlay-title = Incrustation - Post Parade
overlay-waits = La prochaine course arrive
held-by-whom = Qui possède quoi
screen-title = Écran - Post Parade
screen-shows = Ce que montre cet écran
screen-waits = L'hôte dit ce que montre cet écran : scannez le code.
screen-code = Code QR : attribuer les écrans
screen-number-so = Écran { $number }
screen-silent = La table ne répond pas. Voici où l'on en était à { $when }.
