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
points = { $points ->
    [one] un point
   *[other] { $points } points
}
minus = moins
odds = { $win } contre { $stake }

## La soirée

opened = Bienvenue à { $game } !
    .v2 = Ce soir, on joue à { $game } !
    .v3 = Mesdames et messieurs, { $game } !
closed = La partie est finie. Merci d'avoir joué !
    .v2 = C'est terminé. Merci d'avoir joué !
sound-test = Petit essai de son. Tout le monde m'entend ?
seat-taken = Bienvenue, { $name } !
    .v2 = { $name } prend place.
    .v3 = Quel plaisir de te voir, { $name } !
seat-renamed = La place { $seat } s'appelle maintenant { $name }.
seat-cleared = La place { $seat } est libre.
joined = { $name } entre en jeu avec { chips }.
left = { $name } part avec { chips }.
topped-up = { $name } achète { chips }.
correction = Correction : les dés montrent { $first } et { $second }.
    .v2 = Les commissaires corrigent le lancer : { $first } et { $second }.

## Avant le départ

race = Course { $number } ! Les chevaux au départ.
    .v2 = Les chevaux rejoignent le départ de la course { $number }.
    .v3 = Place à la course { $number }. Au départ, s'il vous plaît !
race-last = Course { $number }, la dernière de la soirée ! Les chevaux au départ.
    .v2 = Dernier départ de la soirée : la course { $number }.
carried-in = Le pot démarre à { chips }.
    .v2 = Déjà dans le pot : { chips }.
    .v3 = On part avec { chips } dans le pot.
redistributed = Les jetons sont redistribués : { $chips } chacun.
    .v2 = Une bourse neuve pour tous : { chips } chacun.
first-roller = { $name } lance en premier.
    .v2 = Le premier lancer est pour { $name }.
    .v3 = { $name }, les dés sont à toi.
has-dice = { $name } a les dés.
    .v2 = Les dés sont pour { $name }.
    .v3 = À toi, { $name }.
roll = { $name } fait { $first } et { $second }.
roll-sum = { $name } fait { $total }.
scratch = { $the-horse } est non-partant.
    .v2 = Non-partant : { $the-horse } !
    .v3 = Pas de course aujourd'hui pour { $the-horse }.
    .v4 = { $the-horse } rentre à l'écurie.
scratch-favourite = Un favori en moins : { $the-horse } est non-partant !
    .v2 = Coup dur ! { $the-horse } est non-partant.
    .v3 = Stupeur chez les bookmakers : pas de course pour { $the-horse }.
scratch-outsider = { $the-horse } est non-partant, et les bookmakers haussent les épaules.
    .v2 = Un rêveur de moins : { $the-horse }.
    .v3 = { $the-horse } peut souffler. La route était longue, de toute façon.
price = { chips } la carte.
one-more-scratch = Encore un non-partant et c'est parti.
    .v2 = Plus qu'un non-partant.
    .v3 = Trois dehors, encore un.
ask-scratch = Qui a { $the-horse } ?
    .v2 = Montrez vos cartes : qui a { $the-horse } ?
ask-finish = Qui a le gagnant, { $the-horse } ?
    .v2 = Qui a des cartes du gagnant, { $the-horse } ?
held = { $name } a { $cards ->
    [0] zéro carte
    [one] une carte
   *[other] { $cards } cartes
} { $of-horse }.
counted-missing = { $cards ->
    [one] Une carte { $of-horse } reste introuvable.
   *[other] { $cards } cartes { $of-horse } restent introuvables.
}
pay = { chips }, { $name }.
pay-short = { $name } doit { $due } et paie { chips }.
pay-nothing = { $name } doit { $due } : la bourse est vide.
    .v2 = Rien à prendre chez { $name }.
pay-nobody = Personne ne l'a, personne ne paie.
    .v2 = Et pas une seule carte à table !
    .v3 = Pour celui-là, personne ne paie.
broke = { $name } n'a plus un jeton.
    .v2 = { $name } n'a plus que ses poches.
    .v3 = { $name } continue avec son seul courage.
repeat = Encore { $the-horse } ! Ça coûte.
    .v2 = { $the-horse } est déjà non-partant. À la caisse !
    .v3 = { $the-horse } une fois de plus. Le pot dit merci.
repeat-again = Encore { $the-horse } ! On relance.
    .v2 = { $the-horse } est déjà à l'écurie. On recommence !
    .v3 = { $the-horse }, c'est déjà fait. Encore une fois, s'il vous plaît.
off = Et c'est parti !
    .v2 = Les stalles s'ouvrent, et les voilà partis !
    .v3 = Ils sont partis !
    .v4 = Le drapeau tombe, ils s'élancent !

## Un lancer

snake-eyes = Double un !
    .v2 = Deux petits un !
    .v3 = Deux as, on ne fait pas moins !
boxcars = Double six !
    .v2 = Deux six !
    .v3 = Deux six, on ne fait pas plus !
double = Un double, et { $the-horse } avance !
    .v2 = Un double pour { $the-horse } !
    .v3 = { $the-horse }, sur un double !

## La course

first-step = { $the-horse } jaillit le premier !
    .v2 = Le premier pas est pour { $the-horse } !
    .v3 = Le plus vif au départ : { $the-horse } !
move = { $the-horse } grappille une longueur !
    .v2 = { $the-horse } s'accroche.
    .v3 = { $the-horse } en garde sous le sabot.
    .v4 = { $the-horse } place une accélération !
    .v5 = { $the-horse } ne lâche rien.
    .v6 = Voilà { $the-horse }.
    .v7 = { $the-horse } allonge la foulée !
    .v8 = { $the-horse } avale la piste !
    .v9 = { $the-horse } gagne du terrain.
    .v10 = Une belle foulée { $of-horse } !
    .v11 = { $the-horse } poursuit son effort.
    .v12 = En avant, { $the-horse } !
move-first = { $the-horse } quitte sa stalle.
    .v2 = Voilà { $the-horse } en route.
    .v3 = { $the-horse } entre dans la course.
move-hot = { $the-horse } !
    .v2 = { $the-horse } fonce !
    .v3 = { $the-horse }, maintenant !
    .v4 = { $the-horse } file !
    .v5 = Allez, { $the-horse } !
    .v6 = Regardez-moi { $the-horse } !
move-outsider = { $the-horse }, lentement mais sûrement.
    .v2 = { $the-horse } fait de son mieux, brave bête.
    .v3 = Un pas pour { $the-horse }, et la route est longue.
    .v4 = Même { $the-horse } avance.
    .v5 = Personne n'a dit { $to-horse } que c'était perdu d'avance.
    .v6 = { $the-horse } prend l'air.
left-gate = { $the-horse } se réveille !
    .v2 = Enfin, { $the-horse } quitte sa stalle.
    .v3 = Bien dormi, { $the-horse } ?
surge = { $the-horse } accélère !
    .v2 = Une foulée de plus pour { $the-horse } !
    .v3 = { $the-horse } a des ailes !
lead = { $the-horse } prend la tête !
    .v2 = { $the-horse } passe devant !
    .v3 = C'est { $the-horse } qui mène !
    .v4 = Et en tête, { $the-horse } !
lead-from = { $the-horse } dépasse { $the-other } !
    .v2 = { $the-horse } souffle la tête { $to-other } !
    .v3 = { $the-other } cède, { $the-horse } mène !
lead-back = { $the-horse } est de nouveau devant !
    .v2 = { $the-horse } reprend la tête !
    .v3 = La tête revient { $to-horse } !
level = { $the-horse } et { $the-other }, botte à botte !
    .v2 = { $the-horse } et { $the-other }, côte à côte !
    .v3 = Rien ne sépare { $the-horse } { $of-other } !
    .v4 = { $the-horse } et { $the-other } se partagent la tête !
level-many = { $runners } chevaux sur la même ligne !
    .v2 = Un mur de { $runners } chevaux en tête !
    .v3 = { $runners } chevaux se partagent la tête !
clear = { $the-horse }, { $moves } longueurs, et le désert !
    .v2 = { $the-horse } se détache : { $moves } longueurs !
    .v3 = { $the-horse } s'envole : { $moves } longueurs d'avance !
catching = { $the-horse } revient sur { $the-other } !
    .v2 = { $the-other } entend les sabots { $of-horse } !
    .v3 = Voilà { $the-horse }, dans le sillage { $of-other } !
halfway = Mi-course passée : rattrapez { $the-horse } si vous pouvez !
    .v2 = Mi-course pour le leader, { $the-horse }.
    .v3 = { $the-horse } mène à mi-course.
near = Plus qu'un pas pour { $the-horse } !
    .v2 = Encore un { $horse } et c'est gagné !
    .v3 = { $the-horse } est à un pas du poteau !
    .v4 = { $the-horse } voit le poteau !
near-two = { $the-horse } rejoint { $the-other } : un pas pour les deux !
    .v2 = { $the-horse } et { $the-other }, à un pas du poteau !
    .v3 = Encore un, pour { $the-horse } ou pour { $the-other } !
near-many = { $runners } chevaux, un pas. Défense de cligner !
    .v2 = { $runners } chevaux sont à un pas du poteau !
    .v3 = Retenez votre souffle : un pas pour { $runners } chevaux !
longshot = Regardez l'outsider, { $the-horse } !
    .v2 = Qui l'aurait cru ? Voilà { $the-horse } !
    .v3 = L'outsider mène ! C'est { $the-horse } !
twice = Encore { $the-horse } !
    .v2 = Coup sur coup, { $the-horse } !
    .v3 = Et de nouveau { $the-horse } !
    .v4 = { $horse }, et encore { $horse } !
streak = Encore { $the-horse } ! Ça fait { $times } de suite !
    .v2 = { $times } fois de suite, { $the-horse } !
    .v3 = { $times } à la file pour { $the-horse } !
scratched-roll = { $the-horse } mange du foin. Au pot !
    .v2 = { $the-horse } ne fait courir que l'addition.
    .v3 = Oh non, { $the-horse } ! Celui-là ne court pas.
    .v4 = { $the-horse } est à l'écurie. Ça coûte !
    .v5 = { $the-horse } a pris sa journée. Au pot !
    .v6 = { $the-horse } ? Aux abonnés absents. Au pot !
fined-again = { $times } amendes pour { $name } dans cette course. Le pot est amoureux.
    .v2 = Amende numéro { $times } pour { $name }. Qu'on apporte d'autres dés !
    .v3 = { $name } nourrit le pot, { $times } fois déjà. Trop aimable !
wasted = Trois non-partants de suite. Les chevaux prennent le thé.
    .v2 = Trois lancers, pas un seul pas. Mais il fait beau.
    .v3 = Personne ne bouge, tout le monde paie.
pot = Il y a { $chips } jetons dans le pot.
    .v2 = Le pot atteint { $chips } jetons !
    .v3 = { $chips } jetons dans le pot maintenant !

## Moments calmes

order = { $the-horse } mène devant { $the-other }, puis { $the-third }.
    .v2 = L'ordre : { $horse }, { $other }, { $third }.
    .v3 = { $the-horse } devant, { $the-other } deuxième, { $the-third } troisième.
    .v4 = { $the-horse }, suivi { $of-other } et { $of-third }.
order-two = { $the-horse } mène, { $the-other } suit.
    .v2 = { $the-horse } devant { $the-other }, les autres attendent.
    .v3 = Seuls { $the-horse } et { $the-other } ont quitté leur stalle.
order-level = { $the-horse } et { $the-other } se partagent la tête, { $the-third } est troisième.
    .v2 = À égalité devant : { $the-horse } et { $the-other }. Derrière, { $the-third }.
    .v3 = { $the-third } poursuit { $the-horse } et { $the-other }.
still-level = Impossible de départager { $the-horse } et { $the-other }.
    .v2 = { $the-horse } et { $the-other } sont toujours à égalité.
    .v3 = { $the-horse } ou { $the-other } ? Bien malin qui le dira.
stands = Si { $the-horse } gagne maintenant, { $name } touche { chips }.
    .v2 = { chips } pour { $name }, si { $the-horse } gagne maintenant.
    .v3 = Personne n'a { $the-horse }, sauf { $name } : { chips } à gagner.
stands-several = { $players } joueurs ont des cartes { $of-horse }.
    .v2 = { $players } joueurs encouragent { $the-horse }.
    .v3 = { $the-horse } a { $players } amis à cette table.
stands-nobody = { $the-horse } mène, et personne ne l'a en main.
    .v2 = Personne à table n'a { $the-horse }. Gênant.
    .v3 = { $the-horse } ne court que pour sa pomme.
gap = { $the-horse } a { $moves } longueurs d'avance.
    .v2 = { $moves } longueurs entre { $the-horse } et les autres.
    .v3 = Les autres sortent les jumelles : { $the-horse }, { $moves } devant.
needs = Il en faut encore { $moves } { $to-horse }.
    .v2 = Encore { $moves } pour { $the-horse }.
    .v3 = Plus que { $moves } pas, { $the-horse } !
still-home = { $the-horse } est toujours dans sa stalle.
    .v2 = { $the-horse } admire toujours la vue de sa stalle.
    .v3 = Quelqu'un pour réveiller { $the-horse }, s'il vous plaît ?
drought = Pas de { $horse } depuis { $rolls } lancers.
    .v2 = { $rolls } lancers sans { $the-horse }. Ça doit venir des fers.
    .v3 = { $the-horse } se fait attendre depuis { $rolls } lancers. Les dés n'ont pas de mémoire, paraît-il.
dreaming = Encore { $moves } pour { $the-horse }. On peut rêver.
    .v2 = Il faut { $moves } de plus { $to-horse }. Saluons le courage.
    .v3 = { $the-horse } a encore { $moves } pas à faire et tout son temps.
pot-now = { $chips } jetons attendent dans le pot.
    .v2 = À gagner : { $chips } jetons.
    .v3 = Dans le pot : { $chips } jetons.
generous = { $name } a payé le plus dans cette course : { chips }.
    .v2 = Avec les compliments de { $name } : { chips } pour le pot.
    .v3 = Le pot remercie { $name } pour { chips }.
richest = { $name } dort tranquille sur { $chips }.
    .v2 = Personne n'a plus que { $name } : { $chips }.
    .v3 = { $name } a la bourse la mieux garnie : { $chips }.
winner-nose = { $the-horse }, d'un nez !
    .v2 = D'un nez, c'est { $the-horse } !
    .v3 = { $the-horse } sur le poteau, d'un nez !
winner-snake-eyes = Double un, et { $the-horse } gagne !
    .v2 = Deux petits un, et c'est { $the-horse } !
winner-boxcars = Double six, et { $the-horse } gagne !
    .v2 = Deux six, et c'est { $the-horse } !
wins-tonight = { $the-horse } a déjà gagné { $times } courses.
    .v2 = { $times } victoires { $of-horse } jusqu'ici.
    .v3 = Revoilà { $the-horse }, { $times } victoires en poche.
long-race = Déjà { $rolls } lancers. Personne n'est pressé.
    .v2 = { $rolls } lancers derrière nous. Quelle endurance !
    .v3 = { $rolls } lancers. Les chevaux demandent à boire.
waiting = Les dés attendent { $name }.
    .v2 = Quand tu veux, { $name }.
    .v3 = C'est à { $name } de lancer.

## L'arrivée

photo = On demande la photo !
    .v2 = Quelle arrivée !
    .v3 = C'était serré !
winner = { $the-horse } gagne la course !
    .v2 = { $the-horse } passe le poteau !
    .v3 = C'est { $the-horse } ! { $the-horse } gagne !
    .v4 = Premier au poteau : { $the-horse } !
winner-again = Votre gagnant : { $the-horse } !
    .v2 = { $the-horse } l'emporte !
    .v3 = Oui, { $the-horse } a gagné !
sleeper-wins = { $rolls } lancers à dormir, et c'est { $the-horse } !
    .v2 = { $the-horse } a dormi { $rolls } lancers. Quel réveil !
    .v3 = { $rolls } lancers dans la stalle, puis droit vers la gloire !
longshot-wins = L'outsider a réussi son coup !
    .v2 = Personne ne croyait en { $the-horse }. Personne !
    .v3 = Un outsider gagne. Racontez-le à vos petits-enfants !
wire-to-wire = { $the-horse } a mené de bout en bout.
    .v2 = Du départ à l'arrivée, { $the-horse }.
    .v3 = Personne n'a pu passer { $the-horse }.
comeback = Quelle remontée { $of-horse } !
    .v2 = { $the-horse } revient de très loin.
    .v3 = On donnait { $the-horse } battu. Eh bien non.
easy-win = Et sans jamais trembler.
    .v2 = Les autres sont encore en route.
    .v3 = Une promenade de santé pour { $the-horse }.
second = { $the-horse } est deuxième.
    .v2 = Derrière le gagnant : { $the-horse }.
placed = Deuxième { $the-horse }, troisième { $the-other }.
    .v2 = Ensuite { $the-horse }, puis { $the-other }.
second-level = { $the-horse } et { $the-other } à égalité pour la deuxième place.
    .v2 = Deuxième place partagée : { $the-horse } et { $the-other }.
second-many = { $runners } chevaux à égalité pour la deuxième place.
    .v2 = Deuxième place partagée par { $runners } chevaux.
third-level = { $the-horse } et { $the-other } à égalité pour la troisième place.
    .v2 = Troisième place partagée : { $the-horse } et { $the-other }.
wins-broke = { $rolls ->
    [one] Il y a un lancer, { $name } n'avait plus rien.
   *[other] Il y a { $rolls } lancers, { $name } n'avait plus rien.
} Et maintenant : { chips } !
    .v2 = Des poches vides à la fortune : { chips } pour { $name } !
wins = { $name } gagne { chips }.
wins-big = { $name } gagne { chips } !
    .v2 = { chips } pour { $name } ! C'est la tournée du patron. De l'autre patron.
    .v3 = Une montagne pour { $name } : { chips } !
wins-nobody = Personne n'a le gagnant.
    .v2 = Et personne n'a de carte du gagnant.
carry = { $chips ->
    [one] Un jeton reste
   *[other] { $chips } jetons restent
} dans le pot pour la prochaine course.
    .v2 = Le pot garde { chips } pour la prochaine course.
carry-all = Personne ne touche rien : les { $chips } jetons restent dans le pot.
    .v2 = Tout le pot de { $chips } jetons attend la prochaine course.
official = L'arrivée est officielle : { $horse }, { $other }, { $third }.
    .v2 = Résultat officiel : premier { $the-horse }, deuxième { $the-other }, troisième { $the-third }.
    .v3 = Pour mémoire : { $the-horse } devant { $the-other } et { $the-third }.
official-two = L'arrivée est officielle : { $the-horse } devant { $the-other }.
    .v2 = Résultat officiel : premier { $the-horse }, deuxième { $the-other }.
    .v3 = Pour mémoire : { $the-horse }, puis { $the-other }.
official-one = L'arrivée est officielle : { $the-horse } a gagné.
    .v2 = Résultat officiel : le gagnant est { $the-horse }.
    .v3 = Pour mémoire : la course revient { $to-horse }.
result-winner = { $name } gagne la partie avec { $chips } !
    .v2 = La partie est à { $name } : { $chips } !
result-shared = { $names } se partagent la victoire avec { $chips } chacun !
result-rank = { $place ->
    [2] Deuxième
    [3] Troisième
   *[other] Rang { $place }
} : { $name } avec { $chips }.
unclaimed = { $chips ->
    [one] Un jeton reste dans le pot et n'est
   *[other] { $chips } jetons restent dans le pot et ne sont
} à personne.

## Jeux avec paris

bets-open = Les paris sont ouverts !
    .v2 = Faites vos jeux !
    .v3 = Le guichet est ouvert. Vos paris, s'il vous plaît !
bet = { $name } mise { $chips } sur { $the-horse }.
    .v2 = { $chips } de { $name } sur { $the-horse }.
    .v3 = { $name } parie { $chips } sur { $the-horse }.
red-line = { $the-horse } passe la ligne rouge !
    .v2 = { $the-horse } a franchi la ligne rouge !
    .v3 = Ligne rouge franchie pour { $the-horse } !
red-line-last = { $the-horse } a passé la ligne. Encore un et les paris sont clos !
    .v2 = { $the-horse } passe la ligne : le prochain ferme le guichet !
    .v3 = Après { $the-horse }, encore un et les paris sont clos !
bets-closed = Rien ne va plus !
    .v2 = Les paris sont clos !
    .v3 = Le guichet est fermé, rien ne va plus !
locked = C'est bon pour { $name }.
    .v2 = { $name } a choisi.
    .v3 = { $name } a décidé.
revealed = { $name } parie { chips }.
    .v2 = { chips } de { $name }.
    .v3 = { $name } propose { chips }.
withdrawn = { $the-horse } est hors course !
    .v2 = { $the-horse } ne peut plus continuer !
    .v3 = Oh non, { $the-horse } abandonne !
track-wet = Il pleut. Le terrain est lourd.
    .v2 = Terrain lourd aujourd'hui.
    .v3 = De la boue, mesdames et messieurs. Le terrain est lourd.
track-dry = Le soleil brille. Le terrain est sec.
    .v2 = Terrain sec aujourd'hui.
    .v3 = Un beau terrain sec.
final = Et maintenant, la finale !
    .v2 = C'est la dernière course.
    .v3 = Tout se joue maintenant : la finale !
dead-heat = Égalité ! { $the-horse } et { $the-other } se partagent la victoire !
    .v2 = Impossible de départager { $the-horse } et { $the-other } : égalité !
    .v3 = Deux gagnants, { $the-horse } et { $the-other } !

## Les derniers pas : plus court

lead-hot = { $the-horse } mène !
    .v2 = { $the-horse } devant !
    .v3 = C'est { $the-horse } !
lead-from-hot = { $the-horse } passe { $the-other } !
    .v2 = { $the-horse } devant { $the-other } !
lead-back-hot = Revoilà { $the-horse } !
    .v2 = { $the-horse } revient !
level-hot = { $horse } ! { $other } ! Ensemble !
    .v2 = { $horse } et { $other } !
level-many-hot = { $runners } de front !
    .v2 = { $runners } ensemble !
clear-hot = { $the-horse }, { $moves } devant !
    .v2 = { $moves } longueurs, { $the-horse } !
catching-hot = Regardez { $the-horse } !
    .v2 = { $the-other }, derrière toi !
halfway-hot = Mi-course : { $the-horse } !
    .v2 = À la moitié, { $the-horse } !
near-hot = { $the-horse }, un pas !
    .v2 = Encore un, { $the-horse } !
    .v3 = { $the-horse } voit le poteau !
near-two-hot = { $other } ! { $horse } ! Un pas !
    .v2 = { $horse } ou { $other } !
near-many-hot = { $runners } chevaux, un poteau !
    .v2 = { $runners } chevaux, un pas !
longshot-hot = L'outsider ! { $the-horse } !
    .v2 = Incroyable, { $the-horse } !
surge-hot = { $the-horse } vole !
    .v2 = Des ailes, { $the-horse } !
twice-hot = Encore { $the-horse } !
    .v2 = Et { $the-horse } !
    .v3 = Et encore { $the-horse } !
streak-hot = { $times } fois { $the-horse } !
    .v2 = { $the-horse }, { $times } de suite !
order-hot = { $horse }, { $other }, { $third }.
    .v2 = { $the-horse } devant { $the-other }.
order-level-hot = { $horse }, { $other } : à égalité.
    .v2 = { $the-horse } ou { $the-other } ?
still-level-hot = { $horse } ou { $other } ?
    .v2 = { $horse }, { $other } : à égalité.
needs-hot = Encore { $moves }, { $the-horse } !
    .v2 = Encore { $moves } !
gap-hot = { $the-horse }, { $moves } devant.
    .v2 = { $moves } longueurs.

## Paris pendant la course

race-best = La meilleure affaire : { $name }, plus { $chips } !
    .v2 = { $name } en tire { $chips } !
race-best-shared = Les meilleures affaires : { $names }, { $chips } chacun.
race-nobody = La banque sourit : personne n'a rien gagné.
    .v2 = Personne n'a gagné d'argent dans cette course.
prop = { $the-horse } devant { $the-other } : { $times } contre 1.
    .v2 = { $times } contre 1, { $the-horse } bat { $the-other }.
prop-two = { $the-horse } devant { $the-other } et { $the-third } : { $times } contre 1.
    .v2 = { $times } contre 1, { $the-horse } bat { $the-other } et { $the-third }.
prop-many = { $the-horse } devant { $runners } autres : { $times } contre 1.
    .v2 = { $times } contre 1, { $the-horse } bat { $runners } autres.
prop-pays = { $the-horse } devant { $the-other } paie { $times } contre 1.
    .v2 = Ça paie { $times } contre 1 : { $the-horse } devant { $the-other }.
prop-two-pays = { $the-horse } devant { $the-other } et { $the-third } paie { $times } contre 1.
    .v2 = Ça paie { $times } contre 1 : { $the-horse } devant { $the-other } et { $the-third }.
prop-many-pays = { $the-horse } devant { $runners } autres paie { $times } contre 1.
    .v2 = Ça paie { $times } contre 1 : { $the-horse } devant { $runners } autres.
exotic-pays = { $number ->
    [1] Courte tête
    [2] Cavalier seul
    [3] Grand galop
    [4] Départ endormi
   *[5] Photo-finish
} paie !
cards-pay-nothing = Pas une carte ne paie.
    .v2 = Rien pour les cartes cette fois.
ended = C'était la dernière course. Comptez vos jetons : qui en a le plus gagne la soirée !
    .v2 = Les courses sont courues. Comptez vos jetons : qui en a le plus a gagné !
exotic-1 = Nouveau au tableau : Courte tête.
exotic-2 = Nouveau au tableau : Cavalier seul.
exotic-3 = Nouveau au tableau : Grand galop.
exotic-4 = Nouveau au tableau : Départ endormi.
exotic-5 = Nouveau au tableau : Photo-finish.
paused = On arrête tout : la course est en pause.
    .v2 = La course est suspendue.
resumed = Et on repart !
    .v2 = La course reprend !

## Duels

duel-round = Manche { $number } : { $name } contre { $rival } !
    .v2 = { $name } rencontre { $rival }, manche { $number } !
    .v3 = Manche { $number } : { $name } ou { $rival } ?
expects-win = { $name } parie sur sa victoire !
    .v2 = { $name } dit : je gagne !
    .v3 = { $name } y croit : la victoire !
expects-lose = { $name } parie sur sa défaite !
    .v2 = { $name } veut perdre !
    .v3 = { $name } joue contre son camp !
expects-draw = { $name } parie sur l'égalité !
    .v2 = { $name } dit : égalité !
    .v3 = Pas de vainqueur, dit { $name } !
duel-lane = Couloir { $number } : { $name } contre { $rival } !
    .v2 = Au départ du couloir { $number } : { $name } et { $rival } !
    .v3 = { $name }, { $rival }, couloir { $number } !
duel-next = Couloir { $number } !
    .v2 = Au couloir { $number } !
    .v3 = Maintenant, le couloir { $number } !
duel-single = Une course, et une seule : { $name } contre { $rival } !
    .v2 = { $name } contre { $rival }, une seule course !
duel-horses = { $horse } pour { $name }, { $other } pour { $rival } !
    .v2 = { $name } aligne { $horse }, { $rival } { $other } !
    .v3 = { $name } avec { $horse }, { $rival } avec { $other } !
duel-horses-next = Couloir { $number } : { $horse } contre { $other } !
    .v2 = Maintenant, { $horse } contre { $other } !
    .v3 = { $horse } rencontre { $other } !
    .v4 = Ensuite, { $horse } et { $other } !
duel-leads = { $name } est devant !
    .v2 = { $name } mène !
    .v3 = Meilleur départ pour { $name } !
    .v4 = Devant, c'est { $name } !
    .v5 = { $name } montre le chemin !
    .v6 = Avantage { $name } !
    .v7 = Départ éclair de { $name } !
duel-passes = { $name } passe { $rival } !
    .v2 = { $name } rejoint { $rival } et mène !
    .v3 = Voilà { $name } !
duel-again = { $name } est de nouveau devant !
    .v2 = Revoilà { $name } !
    .v3 = { $name } reprend la tête !
duel-level = Côte à côte !
    .v2 = Au coude à coude !
duel-clear = { $name } prend le large !
    .v2 = { $name }, et derrière, le vide !
    .v3 = { $rival } ne peut pas suivre !
    .v4 = { $name } file vers la victoire !
    .v5 = { $name } laisse { $rival } sur place !
duel-close = { $rival } talonne { $name } !
    .v2 = { $name } juste devant { $rival } !
    .v3 = { $rival } ne lâche pas { $name } !
duel-wire = Le poteau ! Pour qui ?
    .v2 = Vers le poteau, et c'est serré !
    .v3 = Rien ne les sépare, et le poteau approche !
duel-won = C'est pour { $name } !
    .v2 = C'est { $name } !
    .v3 = { $name } passe le poteau !
    .v4 = { $name } y est !
    .v5 = Le couloir est pour { $name } !
    .v6 = { $name }, sans discussion !
    .v7 = { $name } l'emporte !
duel-drawn = Égalité ! Ni { $name }, ni { $rival } !
    .v2 = Impossible de départager { $name } et { $rival } !
mud-likes = Le cheval de { $name } adore la boue !
    .v2 = La boue ? Un régal pour { $name } !
mud-hates = Le cheval de { $name } déteste la boue !
    .v2 = La boue ! { $name } patine !
round-won = La manche est pour { $name } !
    .v2 = { $name } gagne la manche !
    .v3 = Cette manche, c'est { $name } !
round-drawn = Manche nulle !
    .v2 = Pas de vainqueur dans cette manche !
bet-right = { $name } avait vu juste !
    .v2 = { $name } le savait !
    .v3 = Le bon pari : { $name } !
bet-right-both = Les deux avaient vu juste !
    .v2 = Deux paris, deux bons !
bet-right-nobody = Personne n'avait vu juste !
    .v2 = Deux paris, aucun bon !
    .v3 = Les deux avaient tout faux !
    .v4 = Et aucun des deux ne l'avait vu venir !
prize = { $cards ->
    [one] Une carte
   *[other] { $cards } cartes
} pour { $name } !
    .v2 = { $name } ramasse { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} !
prize-own = Chacun les siennes : les cartes rentrent à la maison.
    .v2 = Les cartes repartent d'où elles viennent.
    .v3 = Personne ne perd ses cartes.
prize-pool = Au pot ! { $cards ->
    [one] Une carte y attend
   *[other] { $cards } cartes y attendent
}.
    .v2 = Le pot les avale : déjà { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}.
pool-dealt = Le pot est partagé : { $cards } cartes !
pool-unclaimed = { $cards } cartes dans le pot, et personne n'y a droit.
finals = La finale ! Un cheval chacun, sans retour !
    .v2 = Plus qu'un cheval chacun : la finale !
finals-go-on = La finale continue !
    .v2 = Et maintenant, la fin de la finale !
sudden-death = Mort subite ! { $names } !
    .v2 = Rien ne les sépare. Mort subite : { $names } !
duel-survives = { $name } reste en jeu !
    .v2 = { $name } survit !
duel-undecided = Toujours pas de vainqueur. Encore une fois !
    .v2 = Encore personne ! On recommence !

## Bookmakers

meeting = Bienvenue aux courses ! Le terrain est { $going ->
    [soft] souple
    [firm] ferme
    [good] bon
   *[hard] dur
}.
field = Les partants : { $horse } et { $other }.
    .v2 = Au départ : { $horse } et { $other }.
    .v3 = Dans cette course : { $horse } et { $other }.
field-next = { $horse }, { $other }.
    .v2 = { $horse } et { $other }.
field-last = { $horse } et { $other } complètent le lot.
    .v2 = Et pour finir, { $horse } et { $other }.
field-one = { $horse } complète le lot.
market = Le marché est ouvert. { $name } donne la première cote.
    .v2 = Les cotes, s'il vous plaît ! { $name } commence.
    .v3 = À vos craies ! { $name } d'abord.
price-first = { $name } propose { odds } pour { $the-horse }.
    .v2 = { odds } pour { $the-horse }, dit { $name }.
    .v3 = { $the-horse } ? { odds }, chez { $name }.
    .v4 = { $name } affiche { $the-horse } à { odds }.
price-shortens = { $the-horse } descend à { odds } !
    .v2 = On joue { $the-horse } : { odds }, { $name } !
    .v3 = La cote baisse : { $the-horse } à { odds } !
price-drifts = { $the-horse } monte à { odds }.
    .v2 = Qui veut { $the-horse } ? { $name } donne { odds }.
    .v3 = { odds } maintenant pour { $the-horse }, repris par { $name }.
last-market = Plus que { $the-horse } sans cote. Encore une, et c'est parti !
    .v2 = Une cote pour { $the-horse }, et c'est parti !
    .v3 = Reste { $the-horse } : qui ose ?
special-1 = Un soupçon de moutarde pour { $the-horse } !
    .v2 = Ça pique : moutarde pour { $the-horse } !
special-2 = Le contrôle antidopage ! { $the-horse } est positif !
    .v2 = Contrôle positif pour { $the-horse } ! Dehors !
special-3 = Une averse sur la piste !
    .v2 = Sortez les parapluies : une averse !
special-4 = Chute ! { $the-horse } a perdu son jockey !
    .v2 = Le jockey { $of-horse } est dans l'herbe !
special-5 = Quelqu'un a touché à { $the-horse } !
    .v2 = Qui est entré dans le box { $of-horse } ?
special-6 = Les pronostiqueurs ont un faible pour { $the-horse } !
    .v2 = Le tuyau du jour : { $the-horse } !
special-7 = Le jockey { $of-horse } a été acheté !
    .v2 = Une enveloppe pour le jockey { $of-horse } !
special-8 = Confusion au paddock ! Est-ce bien { $the-horse } ?
    .v2 = Lequel est { $the-horse } ? Confusion au paddock !
special-9 = Un lourd handicap pour { $the-horse } !
    .v2 = Du plomb en plus dans la selle { $of-horse } !
special-10 = Le public adore { $the-horse } !
    .v2 = Tout le monde joue { $the-horse } !
special-11 = Le jockey { $of-horse } a été enlevé !
    .v2 = Où est le jockey { $of-horse } ? Enlevé !
special-12 = Tous les paris sur { $the-horse } sont annulés !
    .v2 = On efface : plus de paris sur { $the-horse } !
horse-in = { $the-horse } court à sa place !
    .v2 = Nouveau partant : { $the-horse } !
going-now = La pluie ! Le terrain est maintenant { $going ->
    [soft] souple
    [firm] ferme
    [good] bon
   *[hard] dur
}.
likes-course = { $the-horse } adore cette piste !
    .v2 = C'est la piste { $of-horse } !
hates-course = { $the-horse } déteste cette piste !
    .v2 = Pas une piste pour { $the-horse } !
likes-going = Ce terrain convient { $to-horse } !
    .v2 = Le terrain rêvé { $of-horse } !
helped = Mais qu'est-ce qui prend { $to-horse } ?
    .v2 = Regardez { $the-horse }, maintenant !
hurt = Quelque chose ne va pas chez { $the-horse } !
    .v2 = Que se passe-t-il avec { $the-horse } ?
leads-still = Toujours { $the-horse } !
    .v2 = { $the-horse } tient bon !
    .v3 = { $the-horse } garde la tête !
chased = { $the-horse } devant { $the-other } !
    .v2 = { $the-other } à la poursuite { $of-horse } !
    .v3 = { $the-horse } mène, { $the-other } n'est pas loin !
dead-heat-many = Égalité ! { $runners } chevaux se partagent la victoire !
    .v2 = { $runners } gagnants ! Égalité !
points-won = { points } pour { $name }.
    .v2 = { $name } prend { points }.
    .v3 = Plus { points } pour { $name }.
points-lost = Moins { points } pour { $name }. Aïe !
    .v2 = { $name } paie { points }.
    .v3 = Cette victoire coûte { points } à { $name }.
