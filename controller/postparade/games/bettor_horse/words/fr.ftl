# Bettor Horse à l'écran : le téléphone, le tableau, l'hôte et les règles.

choice-commit = Valider trois chevaux et un pari
choice-cut = Couper le paquet
choice-toss = Lancer la pièce
choice-adjust = Qu'en dit ton pataugeur ?
choice-fill-in = Jouer au hasard pour { $name }
choice-enter = Saisir paris et vitesses
option-track-conditions = Terrain lourd ou sec
option-open-decks = Montrer les cartes restantes
option-race-for-pool = Le pot que personne ne gagne se court
option-cards-dealt = sur les téléphones
option-cards-physical = imprimées ; la table compte
field-bets = Paris
field-speeds = Vitesses, couloir par couloir
phase-commit = paris secrets
phase-track = lourd ou sec ?
phase-adjust = pataugeurs
phase-race = les courses
phase-finished = fin
bet = Pari
bet-win = Victoire
bet-lose = Défaite
bet-draw = Égalité
option-win = Victoire
option-lose = Défaite
option-draw = Égalité
horse = Cheval
card = { $horse } { $speed }
mudder = pataugeur
pair = { $first } – { $second }
final = La finale
final-1 = Finale, première partie
final-2 = Finale, deuxième partie
pool-race = Course pour le pot
sudden-death = Mort subite
by-duel = Bourses égales : décidé à la mort subite
lane = Couloir { $lane }
lane-of = { $lanes ->
    [1] C'est parti !
   *[other] Couloir { $lane } sur { $lanes }
}
going-open = lourd ou sec ?
going-wet = Terrain lourd
going-dry = Terrain sec
purse =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
final-mark = Finale
next-rounds = Ensuite
cards-left = Pas encore couru
of-speed = vitesse { $speed } : { $count }
purse-name = cartes
turn-note = décide
race-of = Manche { $number } sur { $races }
race-number = Mort subite
pool-note = cartes sans pari juste
pick-three = Trois chevaux et un pari contre { $name }
pick-one = La finale : un cheval et un pari contre { $name }
pick-pool-race = Course pour le pot : trois cartes de tout ton jeu, contre { $name }
pick-duel = Mort subite : choisis contre { $name }
first-round = Le plus grand nombre gagne son couloir, deux couloirs la manche. Seul un pari juste prend les cartes, même un pari sur sa défaite.
waiting-for = On attend { $name }
now-racing = { $first } court contre { $second }.
your-next =
    { $rounds ->
        [one] Ensuite, c'est à toi.
       *[other] À toi dans { $rounds } manches.
    }
wet-or-dry = Le terrain est-il lourd ou sec ?
other-cuts = { $name } coupe
other-tosses = { $name } lance la pièce
your-mudder = Terrain lourd : comment court ton pataugeur ?
mudder-waits =
    { $seats ->
        [one] { $name } règle son pataugeur
       *[other] Chacun règle son pataugeur
    }
mud-likes = aime la boue
mud-same = s'en moque
mud-hates = déteste la boue
look-up = Lève les yeux : c'est parti !
lay-cards =
    { $cards ->
        [one] Posez chacun { $cards } carte et un pari
       *[other] Posez chacun { $cards } cartes et un pari
    }
choose =
    { $seats ->
        [one] { $name } choisit en secret
       *[other] Chacun choisit en secret
    }
choosing = choisit
locked = validé
bets-turn = Les paris se retournent
round-run = La manche est courue
over = Partie finie
your-lanes = Tes couloirs
your-bet = Ton pari
choose-more =
    { $cards ->
        [one] Choisis encore { $cards } cheval
       *[other] Choisis encore { $cards } chevaux
    }
choose-bet = Comment ça finira pour toi ? Parie
ready-to-lock = Prêt : maintiens « Valider » sous tes cartes
why-full =
    { $cards ->
        [one] Le couloir est pris ; touche-le pour reprendre la carte
       *[other] Les { $cards } couloirs sont pris ; touches-en un pour reprendre sa carte
    }
why-raced = { $card } a déjà couru
take-back = Reprendre { $card } du couloir { $lane }
chosen-for = { $card }, couloir { $lane }
raced-card = { $speed }, déjà couru
lock = Valider
cover = Cacher mes cartes
uncover = Voir mes cartes
press-to-peek = Validé. Appuie pour regarder
printed-cards = Les cartes sont sur la table.
your-cards =
    { $cards ->
        [one] Il te reste { $cards } carte
       *[other] Il te reste { $cards } cartes
    }
your-winnings =
    { $cards ->
        [one] { $cards } carte gagnée
       *[other] { $cards } cartes gagnées
    }
no-winnings = Aucune carte gagnée encore
enter-round = Retourne les cartes et saisis ce qu'elles montrent ; pataugeurs sur terrain lourd : la vitesse courue
bet-of = Pari de { $name }
speed-of = { $name }, couloir { $lane }
slower = Moins : { $of }
faster = Plus : { $of }
run-races = Lancer les courses
lane-run = { $lanes ->
    [1] La course est courue.
   *[other] Couloir { $lane } sur { $lanes } couru.
}
needs-win = encore une victoire
needs-lose = encore une défaite
needs-draw = il faut un ex æquo
needs-not-win = ne doit pas gagner
needs-not-lose = ne doit pas perdre
needs-one-win = encore une victoire
needs-one-lose = encore une défaite
needs-both-win = doit gagner les deux
needs-both-lose = doit perdre les deux
needs-open = nul encore possible
needs-safe = a déjà raison !
needs-gone = pari perdu
lane-win = Le couloir { $lane } est à toi.
lane-lose = Le couloir { $lane } est perdu.
lane-draw = Couloir { $lane } : ex æquo.
outcome-win = Tu as gagné la manche.
outcome-lose = Tu as perdu la manche.
outcome-draw = Manche nulle.
bet-right = Ton pari est juste !
bet-wrong = Ton pari est faux.
chances-random = Ces chances valent pour des cartes tirées au hasard : qui réfléchit fait mieux.
prepared = Prêt. Tu peux encore changer jusqu'au verrouillage.
prepare = { $rounds ->
    [one] Prépare-toi : c'est bientôt à toi
   *[other] Prépare-toi : à toi dans { $rounds } manches
}
pot-at-stake = { $cards ->
    [one] Un pari juste donne aussi part au pot de { $cards } carte !
   *[other] Un pari juste donne aussi part au pot de { $cards } cartes !
}
tip-title = Ton pronostic : qui gagne cette manche ?
tip-draw = Égalité
tip-right = Bon pronostic !
tip-wrong = Mauvais pronostic.
tip-score = { $right } sur { $tips } jusqu'ici.
rival-runs = { $name } court à { $speed }.
lane-would-win = gagne le couloir
lane-would-draw = ex aequo
lane-would-lose = perd le couloir
prize-cards = { $cards ->
    [one] +{ $cards } carte !
   *[other] +{ $cards } cartes !
}
prize-other = { $name } prend les { $cards } cartes.
prize-pool = Personne n'a vu juste : les { $cards } cartes vont au pot.
tell-round-called = Ensuite : { $pair }.
tell-final-called = Les dernières courses ! Un cheval chacun.
tell-locked = { $name } a validé.
tell-filled-in = La table joue pour { $name }.
tell-bet-win = { $name } parie sur sa victoire.
tell-bet-lose = { $name } parie sur sa défaite !
tell-bet-draw = { $name } parie sur l'égalité.
tell-track-wet = Il a plu : le terrain est lourd.
tell-track-dry = Le terrain est sec.
tell-lane = Couloir { $lane }.
tell-lane-loaded = Couloir { $lane } : { $first } contre { $second }.
tell-mud-liked = Le pataugeur de { $name } aime ça !
tell-mud-hated = Le pataugeur de { $name } déteste ça.
tell-mud-same = Le pataugeur de { $name } s'en moque.
tell-lane-won = Le couloir { $lane } est pour { $name }.
tell-dead-heat = Couloir { $lane } : ex æquo !
tell-round-won = { $name } gagne la manche.
tell-round-drawn = Manche nulle.
tell-right = { $name } a vu juste !
tell-both-right = Les deux ont vu juste !
tell-none-right = Personne n'a vu juste.
tell-collects =
    { $cards ->
        [one] { $name } prend { $cards } carte.
       *[other] { $name } prend { $cards } cartes.
    }
tell-each-own = Chacun reprend ses cartes.
tell-into-pool = { $cards } cartes au pot : { $pool } maintenant.
tell-pool = Le pot de { $cards } cartes est partagé.
tell-pool-unclaimed = { $cards } cartes restent au pot, sans preneur.
tell-pool-race = { $cards } cartes au pot, sans gagnant : tous courent pour elles, chacun avec son jeu entier.
tell-pool-race-again = Personne n'avait raison : encore une fois pour les { $cards } cartes !
tell-sudden-death = Bourses égales : mort subite !
tell-duel-won = { $name } gagne le duel.
tell-duel-undecided = Toujours à égalité : encore une fois !
tell-result = Victoire : { $names }.
report-round = Manche { $number }
report-line = { $what } : { $text }
report-purses = Cartes gagnées, manche après manche
report-pool = le pot
report-run = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
report-best-bets = Meilleurs paris : { $name }, juste dans { $right } manches sur { $rounds }.
report-biggest-haul = Plus belle prise : { $name } a pris { $cards } cartes ({ $what }).
report-finest-defeat = La plus belle défaite : { $name } a parié sur sa défaite, a perdu et a eu raison ({ $what }).
report-longest-drought = Plus longue série sans pari juste : { $rounds } manches ; { $cards } cartes dans le pot.
report-seen-coming = Impossible de faire plus serré : égalité, et { $name } l'avait vue venir ({ $what }).
rules = Comment on joue
rules-choose-title = Choisir en secret
rules-choose = Place trois de tes chevaux dans les couloirs et parie sur ce qui t'attend : victoire, défaite ou égalité. En face, les 24 mêmes cartes.
rules-race-title = Couloir par couloir
rules-race = Les paris se retournent, puis les couloirs courent. La plus grande vitesse gagne ; à vitesse égale, ex æquo. Deux couloirs décident ; un partout : égalité.
rules-prize-title = Seul le pari compte
rules-prize = Un seul pari juste : il prend les six cartes. Deux : trois chacun. Perdre rapporte, si tu l'as parié !
rules-pool-title = Le pot
rules-pool = Personne n'a vu juste ? Les six cartes vont au pot. Les paris justes de la finale se le partagent.
rules-final-title = La finale
rules-final = À la dernière manche, un seul cheval chacun : deux cartes en jeu, et le pot.
rules-mud-title = Terrain lourd (option)
rules-mud = Une carte coupée décide : lourd ou sec. Sur terrain lourd, ton pataugeur gagne un, perd un, ou reste tel quel, au choix.
rules-more-title = À quatre, six, huit
rules-more = Les voisins se rencontrent l'un après l'autre, pour que tous regardent. Un seul pot, et une finale en deux parties.
rules-end-title = Qui gagne
rules-end = Le plus de cartes gagne, peu importe leur vitesse. Égalité ? Duel avec les cartes gagnées, jusqu'à un seul pari juste.

# The tile of the game on the host console
tile-bettor-horse = Choisissez trois chevaux en secret et devinez l’issue de votre course.
without-phones = Choisissez les cartes imprimées dans les réglages, ou laissez la table jouer pour eux.
