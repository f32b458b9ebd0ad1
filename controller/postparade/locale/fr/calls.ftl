# Ce que dit le commentateur, en français. Structure et arguments : voir le fichier anglais.
# $the-horse est « le sept », $of-horse « du sept », $to-horse « au sept ».

## Parties

runner = { $number ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] numéro { $number }
}
    .the = le { runner }
    .of = du { runner }
    .to = au { runner }
named = { $label }
    .the = { $label }
    .of = de { $label }
    .to = à { $label }
paired = { $label }
    .the = le { $label }
    .of = du { $label }
    .to = au { $label }
unnamed = la place { $seat }
chips = { $chips ->
    [one] un jeton
   *[other] { $chips } jetons
}
due = { $due ->
    [one] un jeton
   *[other] { $due } jetons
}
points = { $points ->
    [one] un point
   *[other] { $points } points
}
and = et
minus = moins
odds = { $win } contre { $stake }

## La soirée

# 1-3: told
opened = Bienvenue à { $game } !
    .v2 = Ce soir, on joue à { $game } !
    .v3 = Mesdames et messieurs, { $game } !
# 1-2: told
closed = La partie est finie. Merci d'avoir joué !
    .v2 = C'est terminé. Merci d'avoir joué !
# 1: told
sound-test = Petit essai de son. Tout le monde m'entend ?
# 1: told
announcement = { $text }
# 1-3: told
seat-taken = Bienvenue, { $name } !
    .v2 = { $name } prend place.
    .v3 = Quel plaisir de te voir, { $name } !
# 1: told
seat-renamed = La place { $seat } s'appelle maintenant { $name }.
# 1: told
seat-cleared = La place { $seat } est libre.
# 1: told
joined = { $name } entre en jeu avec { chips }.
# 1: told
left = { $name } part avec { chips }.
# 1: told
topped-up = { $name } achète { chips }.
# 1-2: told
correction = Correction : les dés montrent { $first } et { $second }.
    .v2 = Les commissaires corrigent le lancer : { $first } et { $second }.
# 1: told
correction-one = Correction : le dé montre { $total }.
# 1-3: told
roll-taken-back = Le dernier lancer ne compte pas.
    .v2 = Les commissaires annulent le dernier lancer.
    .v3 = Oubliez le dernier lancer : personne n'a lancé.

## Avant le départ

# 1-3: told
race = Course { $number } ! Les chevaux au départ.
    .v2 = Les chevaux rejoignent le départ de la course { $number }.
    .v3 = Place à la course { $number }. Au départ, s'il vous plaît !
# 1-2: told
race-last = Course { $number }, la dernière de la partie ! Les chevaux au départ.
    .v2 = Dernier départ de la partie : la course { $number }.
# 1-3: told
first-roller = { $name } lance en premier.
    .v2 = Le premier lancer est pour { $name }.
    .v3 = { $name }, les dés sont à toi.
# 1-3: told
has-dice = { $name } a les dés.
    .v2 = Les dés sont pour { $name }.
    .v3 = À toi, { $name }.
# 1: told
roll = { $name } fait { $first } et { $second }.
# 1: told
roll-sum = { $name } fait { $total }.
# 1-4: told
off = Et c'est parti !
    .v2 = Les stalles s'ouvrent, et les voilà partis !
    .v3 = Ils sont partis !
    .v4 = Le drapeau tombe, ils s'élancent !

## Un lancer

# 1-3: told
snake-eyes = Double un !
    .v2 = Deux petits un !
    .v3 = Deux as, on ne fait pas moins !
# 1-3: told
boxcars = Double six !
    .v2 = Deux six !
    .v3 = Deux six, on ne fait pas plus !
# 1-3: moved
double = Un double, et { $the-horse } avance !
    .v2 = Un double pour { $the-horse } !
    .v3 = { $the-horse }, sur un double !

## La course

# 1-3: leads, first-out
first-step = { $the-horse } jaillit en tête !
    .v2 = Le premier pas est pour { $the-horse } !
    .v3 = Le meilleur départ est celui { $of-horse } !
# 1-12: moved-before
move = { $the-horse } grappille une longueur !
    .v2 = { $the-horse } s'accroche.
    .v3 = { $the-horse } en garde sous le sabot.
    .v4 = { $the-horse } place une accélération !
    .v5 = { $the-horse } ne lâche rien.
    .v6 = Voilà { $the-horse }.
    .v7 = { $the-horse } allonge la foulée !
    .v8 = { $the-horse } avale la piste !
    .v9 = { $the-horse } garde le rythme.
    .v10 = Une belle foulée { $of-horse } !
    .v11 = { $the-horse } poursuit son effort.
    .v12 = En avant, { $the-horse } !
# 1-3: moved
move-first = { $the-horse } quitte sa stalle.
    .v2 = Voilà { $the-horse } en route.
    .v3 = { $the-horse } entre dans la course.
# 1-6: moved
move-hot = { $the-horse } !
    .v2 = { $the-horse } fonce !
    .v3 = { $the-horse }, maintenant !
    .v4 = { $the-horse } file !
    .v5 = Allez, { $the-horse } !
    .v6 = Regardez-moi { $the-horse } !
# 1-4: moved, outsider, behind-three
# 5: moved, outsider, behind-three, idiom
# 6: moved, outsider, behind-three
move-outsider = { $the-horse }, lentement mais sûrement.
    .v2 = { $the-horse } fait de son mieux, brave bête.
    .v3 = Un pas pour { $the-horse }, et la route est longue.
    .v4 = Même { $the-horse } avance.
    .v5 = Personne n'a dit { $to-horse } que c'était perdu d'avance.
    .v6 = { $the-horse } prend l'air.
# 1-3: moved
left-gate = { $the-horse } se réveille !
    .v2 = Enfin, { $the-horse } quitte sa stalle.
    .v3 = Bien dormi, { $the-horse } ?
# 1-3: moved
surge = { $the-horse } accélère !
    .v2 = Une foulée de plus pour { $the-horse } !
    .v3 = { $the-horse } a des ailes !
# 1-4: leads
lead = { $the-horse } prend la tête !
    .v2 = { $the-horse } passe devant !
    .v3 = C'est { $the-horse } qui mène !
    .v4 = Et en tête, { $the-horse } !
# 1-3: leads, passed
lead-from = { $the-horse } dépasse { $the-other } !
    .v2 = { $the-horse } souffle la tête { $to-other } !
    .v3 = { $the-other } cède, { $the-horse } mène !
# 1-3: leads, led-before
lead-back = { $the-horse } est de nouveau devant !
    .v2 = { $the-horse } reprend la tête !
    .v3 = La tête revient { $to-horse } !
# 1-4: level
level = { $the-horse } et { $the-other }, botte à botte !
    .v2 = { $the-horse } et { $the-other }, côte à côte !
    .v3 = Rien ne sépare { $the-horse } { $of-other } !
    .v4 = { $the-horse } et { $the-other } se partagent la tête !
# 1-3: count-in-front
level-many = { $runners } chevaux sur la même ligne !
    .v2 = Un mur de { $runners } chevaux en tête !
    .v3 = { $runners } chevaux se partagent la tête !
# 1-3: leads, margin
clear = { $the-horse }, { $moves } longueurs, et le désert !
    .v2 = { $the-horse } se détache : { $moves } longueurs !
    .v3 = { $the-horse } s'envole : { $moves } longueurs d'avance !
# 1-3: close-behind
catching = { $the-horse } revient sur { $the-other } !
    .v2 = { $the-other } entend les sabots { $of-horse } !
    .v3 = Voilà { $the-horse }, dans le sillage { $of-other } !
# 1-3: close-up, was-behind, idiom
closing = On croyait { $the-horse } hors course. Regardez maintenant !
    .v2 = D'où sort { $the-horse } ?
    .v3 = { $the-horse } a refait son retard !
# 1-3: leads, past-half
halfway = Mi-course passée : rattrapez { $the-horse } si vous pouvez !
    .v2 = Mi-course pour le leader, { $the-horse }.
    .v3 = { $the-horse } mène à mi-course.
# 1-4: one-step
near = Plus qu'un pas pour { $the-horse } !
    .v2 = Encore un pas, et { $the-horse } gagne !
    .v3 = { $the-horse } est à un pas du poteau !
    .v4 = { $the-horse } voit le poteau !
# 1-3: one-step
near-two = { $the-horse } rejoint { $the-other } : un pas pour les deux !
    .v2 = { $the-horse } et { $the-other }, à un pas du poteau !
    .v3 = Encore un, pour { $the-horse } ou pour { $the-other } !
# 1-3: count-at-the-wire
near-many = { $runners } chevaux, un pas. Défense de cligner !
    .v2 = { $runners } chevaux sont à un pas du poteau !
    .v3 = Retenez votre souffle : un pas pour { $runners } chevaux !
# 1-3: leads, past-half, outsider
longshot = Regardez l'outsider, { $the-horse } !
    .v2 = Qui l'aurait cru ? Voilà { $the-horse } !
    .v3 = L'outsider mène ! C'est { $the-horse } !
# 1-4: again-rolled
twice = Encore { $the-horse } !
    .v2 = Coup sur coup, { $the-horse } !
    .v3 = Et de nouveau { $the-horse } !
    .v4 = { $horse }, et encore { $horse } !
# 1-3: row
streak = Encore { $the-horse } ! Ça fait { $times } de suite !
    .v2 = { $times } fois de suite, { $the-horse } !
    .v3 = { $times } à la file pour { $the-horse } !
# 1: nobody-moved
# 2: nobody-moved, idiom
# 3: nobody-moved
wasted = Trois non-partants de suite. Les chevaux prennent le thé.
    .v2 = Trois lancers, pas un seul pas. Mais il fait beau.
    .v3 = Personne ne bouge. Même le poteau bâille.

## Moments calmes

# 1-4: first-three
order = { $the-horse } mène devant { $the-other }, puis { $the-third }.
    .v2 = L'ordre : { $horse }, { $other }, { $third }.
    .v3 = { $the-horse } devant, { $the-other } deuxième, { $the-third } troisième.
    .v4 = { $the-horse } devant { $the-other } et { $the-third }.
# 1-3: first-two, only-two-moved
order-two = { $the-horse } mène, { $the-other } suit.
    .v2 = { $the-horse } devant { $the-other }, les autres attendent.
    .v3 = Seuls { $the-horse } et { $the-other } ont quitté leur stalle.
# 1-3: level
order-level = { $the-horse } et { $the-other } se partagent la tête, { $the-third } est troisième.
    .v2 = À égalité devant : { $the-horse } et { $the-other }. Derrière, { $the-third }.
    .v3 = { $the-third } poursuit { $the-horse } et { $the-other }.
# 1-3: level
still-level = Impossible de départager { $the-horse } et { $the-other }.
    .v2 = { $the-horse } et { $the-other } sont toujours à égalité.
    .v3 = { $the-horse } ou { $the-other } ? Bien malin qui le dira.
# 1-3: leads, margin
gap = { $the-horse } a { $moves } longueurs d'avance.
    .v2 = { $moves } longueurs entre { $the-horse } et les autres.
    .v3 = Les autres sortent les jumelles : { $the-horse }, { $moves } devant.
# 1-3: leads, reigning
reign = { $the-horse } se plaît devant.
    .v2 = { $the-horse } mène depuis un bon moment.
    .v3 = Rattraper { $the-horse } ? Personne, depuis un bon moment.
# 1-3: leads, steps-left
needs = { $the-horse } a encore { $moves } pas à faire.
    .v2 = Encore { $moves } pour { $the-horse }.
    .v3 = Plus que { $moves } pas, { $the-horse } !
# 1-3: in-the-gate
still-home = { $the-horse } est toujours dans sa stalle.
    .v2 = { $the-horse } admire toujours la vue de sa stalle.
    .v3 = Quelqu'un pour réveiller { $the-horse }, s'il vous plaît ?
# 1-3: not-rolled-for
drought = Pas de { $horse } depuis { $rolls } lancers.
    .v2 = { $rolls } lancers sans { $the-horse }. Ça doit venir des fers.
    .v3 = { $the-horse } se fait attendre depuis { $rolls } lancers. Les dés n'ont pas de mémoire, paraît-il.
# 1-3: steps-left, outsider, behind-three
dreaming = Encore { $moves } pour { $the-horse }. On peut rêver.
    .v2 = Il faut { $moves } de plus { $to-horse }. Saluons le courage.
    .v3 = { $the-horse } a encore { $moves } pas à faire et tout son temps.
# 1-3: told
pot-now = { $chips } jetons attendent dans le pot.
    .v2 = À gagner : { $chips } jetons.
    .v3 = { $chips } jetons cherchent preneur.
# 1-3: told
generous = { $name } a payé le plus dans cette course : { chips }.
    .v2 = Avec les compliments de { $name } : { chips } pour le pot.
    .v3 = Le pot remercie { $name } pour { chips }.
# 1-3: told
richest = { $name } dort tranquille sur { chips }.
    .v2 = Personne n'a plus que { $name } : { chips }.
    .v3 = { $name } a la bourse la mieux garnie : { chips }.
# 1-3: won, photo
winner-nose = { $the-horse }, d'un nez !
    .v2 = D'un nez, c'est { $the-horse } !
    .v3 = { $the-horse } sur le poteau, d'un nez !
# 1-2: won
winner-snake-eyes = Double un, et { $the-horse } gagne !
    .v2 = Deux petits un, et c'est { $the-horse } !
# 1-2: won
winner-boxcars = Double six, et { $the-horse } gagne !
    .v2 = Deux six, et c'est { $the-horse } !
# 1-3: told
wins-tonight = { $the-horse } a déjà gagné { $times } courses.
    .v2 = { $times } victoires { $of-horse } jusqu'ici.
    .v3 = { $the-horse } en est à { $times } victoires.
# 1-3: told
long-race = Déjà { $rolls } lancers. Personne n'est pressé.
    .v2 = { $rolls } lancers derrière nous. Quelle endurance !
    .v3 = { $rolls } lancers. Les chevaux demandent à boire.
# 1-3: told
waiting = Les dés attendent { $name }.
    .v2 = Quand tu veux, { $name }.
    .v3 = C'est à { $name } de lancer.

## L'arrivée

# 1-3: photo
photo = On demande la photo !
    .v2 = Quelle arrivée !
    .v3 = C'était serré !
# 1-4: won
winner = { $the-horse } gagne la course !
    .v2 = { $the-horse } passe le poteau !
    .v3 = C'est { $the-horse } ! { $the-horse } gagne !
    .v4 = Au poteau avant tout le monde : { $the-horse } !
# 1-3: won
winner-again = La victoire est pour { $the-horse } !
    .v2 = { $the-horse } l'emporte !
    .v3 = Oui, { $the-horse } a gagné !
# 1-3: won, told
sleeper-wins = { $rolls } lancers à dormir, et c'est { $the-horse } !
    .v2 = { $the-horse } a dormi { $rolls } lancers. Quel réveil !
    .v3 = { $rolls } lancers dans la stalle, puis droit vers la gloire !
# 1-3: won, outsider
longshot-wins = L'outsider a réussi son coup !
    .v2 = Qui comptait sur { $the-horse } ? Soyez francs !
    .v3 = Un outsider gagne. Racontez-le à vos petits-enfants !
# 1-3: won, from-start-to-finish
wire-to-wire = { $the-horse } a mené de bout en bout.
    .v2 = Du départ à l'arrivée, { $the-horse }.
    .v3 = Personne n'a pu passer { $the-horse }.
# 1-3: won, far-behind
comeback = Quelle remontée { $of-horse } !
    .v2 = { $the-horse } revient de très loin.
    .v3 = On ne donnait plus cher { $of-horse }. Eh bien non.
# 1-3: won, far-ahead, others-on-their-way
easy-win = Et derrière, le désert.
    .v2 = Les autres sont encore en route.
    .v3 = { $the-horse } gagne de loin.
# 1-2: told
second = { $the-horse } est deuxième.
    .v2 = Ensuite vient { $the-horse }.
# 1-2: told
placed = Deuxième { $the-horse }, troisième { $the-other }.
    .v2 = Ensuite { $the-horse }, puis { $the-other }.
# 1-2: told
second-level = { $the-horse } et { $the-other } à égalité pour la deuxième place.
    .v2 = Deuxième place partagée : { $the-horse } et { $the-other }.
# 1-2: told
second-many = { $runners } chevaux à égalité pour la deuxième place.
    .v2 = Deuxième place partagée par { $runners } chevaux.
# 1-2: told
third-level = { $the-horse } et { $the-other } à égalité pour la troisième place.
    .v2 = Troisième place partagée : { $the-horse } et { $the-other }.
# 1-3: won, first-three
official = L'arrivée est officielle : { $horse }, { $other }, { $third }.
    .v2 = Résultat officiel : { $the-horse } gagne, puis { $the-other } et { $the-third }.
    .v3 = Pour mémoire : { $the-horse } devant { $the-other } et { $the-third }.
# 1-3: won, first-two
official-two = L'arrivée est officielle : { $the-horse } devant { $the-other }.
    .v2 = Résultat officiel : { $the-horse } gagne, puis { $the-other }.
    .v3 = Pour mémoire : { $the-horse }, puis { $the-other }.
# 1-3: won
official-one = Les juges confirment : { $the-horse }.
    .v2 = Rien à redire : victoire { $of-horse }.
    .v3 = C'est confirmé : { $the-horse } a gagné.
# 1-2: told
result-winner = { $name } gagne la partie avec { $chips } !
    .v2 = La partie est à { $name } : { $chips } !
# 1: told
result-shared = { $names } se partagent la victoire avec { $chips } chacun !
# 1: told
result-rank = { $place ->
    [2] Deuxième
    [3] Troisième
   *[other] Rang { $place }
} : { $name } avec { $chips }.
# 1: told
unclaimed = { $chips ->
    [one] Un jeton reste dans le pot et n'est
   *[other] { $chips } jetons restent dans le pot et ne sont
} à personne.

## Jeux avec paris

# 1-3: told
bets-open = Les paris sont ouverts !
    .v2 = Faites vos jeux !
    .v3 = Le guichet est ouvert. Vos paris, s'il vous plaît !
# 1-3: told
bets-closed = Rien ne va plus !
    .v2 = Les paris sont clos !
    .v3 = Le guichet est fermé, rien ne va plus !
# 1-3: won-together, photo
dead-heat = Égalité ! { $the-horse } et { $the-other } se partagent la victoire !
    .v2 = Impossible de départager { $the-horse } et { $the-other } : égalité !
    .v3 = Deux gagnants, { $the-horse } et { $the-other } !

## Les derniers pas : plus court

# 1-3: leads
lead-hot = { $the-horse } mène !
    .v2 = { $the-horse } devant !
    .v3 = C'est { $the-horse } !
# 1-2: leads, passed
lead-from-hot = { $the-horse } passe { $the-other } !
    .v2 = { $the-horse } devant { $the-other } !
# 1-2: leads, led-before
lead-back-hot = Revoilà { $the-horse } !
    .v2 = { $the-horse } revient !
# 1-2: level
level-hot = { $horse } ! { $other } ! Ensemble !
    .v2 = { $horse } et { $other } !
# 1-2: count-in-front
level-many-hot = { $runners } de front !
    .v2 = { $runners } ensemble !
# 1-2: leads, margin
clear-hot = { $the-horse }, { $moves } devant !
    .v2 = { $moves } longueurs, { $the-horse } !
# 1-2: close-behind
catching-hot = Regardez { $the-horse } !
    .v2 = { $the-other }, derrière toi !
# 1-2: close-up, was-behind, idiom
closing-hot = { $the-horse }, de nulle part !
    .v2 = Voilà { $the-horse } !
# 1-2: leads, past-half
halfway-hot = Mi-course : { $the-horse } !
    .v2 = À la moitié, { $the-horse } !
# 1-3: one-step
near-hot = { $the-horse }, un pas !
    .v2 = Encore un, { $the-horse } !
    .v3 = { $the-horse } voit le poteau !
# 1-2: one-step
near-two-hot = { $other } ! { $horse } ! Un pas !
    .v2 = { $horse } ou { $other } !
# 1-2: count-at-the-wire
near-many-hot = { $runners } chevaux, un poteau !
    .v2 = { $runners } chevaux, un pas !
# 1-2: leads, past-half, outsider
longshot-hot = L'outsider ! { $the-horse } !
    .v2 = Incroyable, { $the-horse } !
# 1-2: moved
surge-hot = { $the-horse } vole !
    .v2 = Des ailes, { $the-horse } !
# 1-3: again-rolled
twice-hot = Encore { $the-horse } !
    .v2 = Et { $the-horse } !
    .v3 = Et encore { $the-horse } !
# 1-2: row
streak-hot = { $times } fois { $the-horse } !
    .v2 = { $the-horse }, { $times } de suite !
# 1-2: first-three
order-hot = { $horse }, { $other }, { $third }.
    .v2 = { $the-horse } devant { $the-other }.
# 1-2: level
order-level-hot = { $horse }, { $other } : à égalité.
    .v2 = { $the-horse } ou { $the-other } ?
# 1-2: level
still-level-hot = { $horse } ou { $other } ?
    .v2 = { $horse }, { $other } : à égalité.
# 1-2: leads, steps-left
needs-hot = Encore { $moves }, { $the-horse } !
    .v2 = Encore { $moves } !
# 1-2: leads, margin
gap-hot = { $the-horse }, { $moves } devant.
    .v2 = { $moves } longueurs.

## Paris pendant la course

# 1-2: told
race-nobody = La banque sourit : personne n'a rien gagné.
    .v2 = Personne n'a gagné d'argent dans cette course.
# 1-2: told
ended = C'était la dernière course. Comptez vos jetons : qui en a le plus gagne la partie !
    .v2 = Les courses sont courues. Comptez vos jetons : qui en a le plus a gagné !
# 1-2: told
paused = On arrête tout : la course est en pause.
    .v2 = La course est suspendue.
# 1-2: told
resumed = Et on repart !
    .v2 = La course reprend !

## Bookmakers

# 1-2: told
dead-heat-many = Égalité ! { $runners } chevaux se partagent la victoire !
    .v2 = { $runners } gagnants ! Égalité !

## Stories: of a race, of the players, of the evening
# 1-3: second-now
up-to-second = { $the-horse } prend la deuxième place !
    .v2 = À la deuxième place, { $the-horse } !
    .v3 = { $the-horse } se cale dans le sillage { $of-other } !
# 1-4: moved-before, backed
move-for = { $the-horse }, pour { $name } !
    .v2 = { $name } respire : { $the-horse } avance !
    .v3 = Un pas pour { $the-horse }, et pour { $name }.
    .v4 = { $the-horse } emmène { $name } un peu plus loin.
# 1-3: one-step, backed
near-for = { $name } veut { $the-horse }, tout de suite !
    .v2 = Un pas pour { $the-horse }, et { $name } ne regarde plus !
    .v3 = { $the-horse } est à un pas du poteau. Tiens bon, { $name } !
# 1-3: one-step, backed
near-for-hot = { $the-horse }, pour { $name } !
    .v2 = { $name } veut { $the-horse } !
    .v3 = Un pas, { $name } !
# 1-3: swing-up, percent
swing = { $percent } pour cent maintenant pour { $the-horse } !
    .v2 = La course penche vers { $the-horse } : { $percent } pour cent !
    .v3 = Et d'un coup, { $percent } pour cent pour { $the-horse } !
# 1-2: swing-up, percent
swing-hot = { $the-horse } : { $percent } pour cent !
    .v2 = { $percent } pour cent pour { $the-horse } !
# 1-3: swing-up, percent, backed
swing-for = Voilà qui plaît à { $name } : { $percent } pour cent pour { $the-horse } !
    .v2 = { $name } se redresse : { $percent } pour cent pour { $the-horse } !
    .v3 = { $percent } pour cent pour { $the-horse }, et { $name } sourit !
# 1-4: swing-up, backed
swing-for-hot = { $name } jubile !
    .v2 = Bon pour { $name } !
    .v3 = Souris, { $name } !
    .v4 = Respire, { $name } !
# 1-3: swing-up, likelier-than-not
swing-on = Les chances sont maintenant du côté { $of-horse } !
    .v2 = Plus d'une chance sur deux pour { $the-horse } !
    .v3 = À cette heure, la course est promise { $to-horse } !
# 1-3: swing-up, likelier-than-not, backed
swing-on-for = Plus d'une chance sur deux pour { $the-horse }, et { $name } compte déjà !
    .v2 = La course est promise { $to-horse }, et à { $name } !
    .v3 = Ne regarde pas, { $name } : la course est promise { $to-horse } !
# 1-3: swing-down
swing-against = Coup dur pour { $the-horse } !
    .v2 = { $the-horse } voit filer la course !
    .v3 = Mauvais lancer pour { $the-horse } !
# 1-2: swing-down
swing-against-hot = Aïe pour { $the-horse } !
    .v2 = Pas pour { $the-horse } !
# 1-3: won, run-of-wins
won-last = Et de { $times } d'affilée pour { $the-horse } !
    .v2 = { $the-horse } avait gagné la course d'avant, et gagne encore !
    .v3 = Qui arrêtera { $the-horse } ? { $times } victoires de suite !
# 1-3: won, won-race
won-before = { $the-horse } avait aussi gagné la course { $number }.
    .v2 = On connaît la maison : la course { $number } était déjà pour { $the-horse }.
    .v3 = Après la course { $number }, une autre pour { $the-horse } !
# 1-3: won, beat-in-race
rival-beaten = { $the-horse } bat encore { $the-other }, comme dans la course { $number } !
    .v2 = Comme dans la course { $number } : { $the-horse } devant { $the-other } !
    .v3 = Contre { $the-horse }, { $the-other } cherche toujours la solution !
# 1-3: won, beaten-in-race
rival-repaid = Cette fois, { $the-horse } bat { $the-other } !
    .v2 = { $the-horse } prend sa revanche sur { $the-other } pour la course { $number } !
    .v3 = La course { $number } est vengée : { $the-horse } devant { $the-other } !
# 1-3: rolled-winners
rolls-home = { $times } gagnants de suite de la main de { $name } !
    .v2 = Qui a lancé les dés des { $times } derniers gagnants ? { $name } !
    .v3 = La main est chaude : { $times } gagnants de suite pour { $name } !
# 1-3: won, second-in-race
second-before = Deuxième place dans la course { $number }, victoire dans celle-ci : { $the-horse } !
    .v2 = { $the-horse } efface la deuxième place de la course { $number } !
    .v3 = Si près dans la course { $number }, et maintenant : { $the-horse } !
# 1-3: won, lost-race
made-good = { $the-horse } avait laissé filer la course { $number }. Pas celle-ci !
    .v2 = La course { $number } s'était envolée près du poteau. Celle-ci est pour { $the-horse } !
    .v3 = Souvenez-vous de la course { $number } ! { $the-horse } n'a pas oublié !
# 1-3: won, out-of-race
scratched-before = À l'écurie pour la course { $number }, et maintenant la victoire : { $the-horse } !
    .v2 = De l'écurie, course { $number }, à la victoire : { $the-horse } !
    .v3 = { $the-horse } n'a pas couru la course { $number }, et gagne la suivante !
# 1-3: won, all-different
new-winners = { $times } courses, { $times } vainqueurs différents !
    .v2 = Personne n'a gagné deux fois ce soir : { $times } courses, { $times } vainqueurs !
    .v3 = Avec { $the-horse }, { $times } vainqueurs en { $times } courses !
# 1-3: won, no-win-before
first-win = La première victoire de la soirée pour { $the-horse } !
    .v2 = { $the-horse } ouvre son compteur ce soir !
    .v3 = Pas de victoire ce soir pour { $the-horse }. Jusqu'ici !
# 1-3: won, traded-the-lead
duel-ends = Quel duel ! { $the-horse } bat { $the-other } !
    .v2 = { $the-horse } et { $the-other } se sont repris la tête sans cesse, et { $the-horse } a le dernier mot !
    .v3 = Coup pour coup avec { $the-other }, et { $the-horse } place le dernier !
# 1-3: won, had-it-won
thrown-away = { $the-other } avait course gagnée, et voilà !
    .v2 = Si près pour { $the-other }, et c'est { $the-horse } !
    .v3 = { $the-other } voyait déjà le poteau. C'est { $the-horse } qui le passe !
# 1-2: told
signature = Et voilà, mes amis, c'est ça, les courses !
    .v2 = Tenez bien vos chapeaux, mes amis, et vos jetons aussi !
# 1-2: told
dead-heats = { $times ->
    [1] Le premier ex æquo de la soirée !
   *[other] { $times } ex æquo ce soir !
}
    .v2 = { $times ->
    [1] Pas d'ex æquo avant celui-ci ce soir !
   *[other] Ex æquo numéro { $times } de la soirée !
}
