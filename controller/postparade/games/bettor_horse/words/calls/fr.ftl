# What the caller says of Bettor Horse. See locale/fr/calls.ftl for arguments and parts of messages.

# 1-3: told
locked = C'est bon pour { $name }.
    .v2 = { $name } a choisi.
    .v3 = { $name } a décidé.
# 1-3: told
track-wet = Il pleut. Le terrain est lourd.
    .v2 = Terrain lourd aujourd'hui.
    .v3 = De la boue, mesdames et messieurs. Le terrain est lourd.
# 1-3: told
track-dry = Le soleil brille. Le terrain est sec.
    .v2 = Terrain sec aujourd'hui.
    .v3 = Un beau terrain sec.
# 1-3: told
final = Et maintenant, la finale !
    .v2 = C'est la dernière course.
    .v3 = Tout se joue maintenant : la finale !
# 1-3: told
duel-round = Manche { $number } : { $name } contre { $rival } !
    .v2 = { $name } rencontre { $rival }, manche { $number } !
    .v3 = Manche { $number } : { $name } ou { $rival } ?
# 1-3: told
expects-win = { $name } parie sur sa victoire !
    .v2 = { $name } dit : je gagne !
    .v3 = { $name } y croit : la victoire !
# 1-3: told
expects-lose = { $name } parie sur sa défaite !
    .v2 = { $name } veut perdre !
    .v3 = { $name } joue contre son camp !
# 1-3: told
expects-draw = { $name } parie sur l'égalité !
    .v2 = { $name } dit : égalité !
    .v3 = Pas de vainqueur, dit { $name } !
# 1-3: told
duel-lane = Couloir { $number } : { $name } contre { $rival } !
    .v2 = Au départ du couloir { $number } : { $name } et { $rival } !
    .v3 = { $name }, { $rival }, couloir { $number } !
# 1-3: told
duel-next = Couloir { $number } !
    .v2 = Au couloir { $number } !
    .v3 = Maintenant, le couloir { $number } !
# 1-2: told
duel-single = Une course, et une seule : { $name } contre { $rival } !
    .v2 = { $name } contre { $rival }, une seule course !
# 1-3: told
duel-horses = { $horse } pour { $name }, { $other } pour { $rival } !
    .v2 = { $name } aligne { $horse }, { $rival } { $other } !
    .v3 = { $name } avec { $horse }, { $rival } avec { $other } !
# 1-4: told
duel-horses-next = Couloir { $number } : { $horse } contre { $other } !
    .v2 = Maintenant, { $horse } contre { $other } !
    .v3 = { $horse } rencontre { $other } !
    .v4 = Ensuite, { $horse } et { $other } !
# 1-7: told
duel-leads = { $name } est devant !
    .v2 = { $name } mène !
    .v3 = Meilleur départ pour { $name } !
    .v4 = Devant, c'est { $name } !
    .v5 = { $name } montre le chemin !
    .v6 = Avantage { $name } !
    .v7 = Départ éclair de { $name } !
# 1-3: told
duel-passes = { $name } passe { $rival } !
    .v2 = { $name } rejoint { $rival } et mène !
    .v3 = Voilà { $name } !
# 1-3: told
duel-again = { $name } est de nouveau devant !
    .v2 = Revoilà { $name } !
    .v3 = { $name } reprend la tête !
# 1-2: told
duel-level = Côte à côte !
    .v2 = Au coude à coude !
# 1-5: told
duel-clear = { $name } prend le large !
    .v2 = { $name }, et derrière, le vide !
    .v3 = { $rival } ne peut pas suivre !
    .v4 = { $name } file vers la victoire !
    .v5 = { $name } laisse { $rival } sur place !
# 1-3: told
duel-close = { $rival } talonne { $name } !
    .v2 = { $name } juste devant { $rival } !
    .v3 = { $rival } ne lâche pas { $name } !
# 1-3: told
duel-wire = Le poteau ! Pour qui ?
    .v2 = Vers le poteau, et c'est serré !
    .v3 = Rien ne les sépare, et le poteau approche !
# 1-7: told
duel-won = C'est pour { $name } !
    .v2 = C'est { $name } !
    .v3 = { $name } passe le poteau !
    .v4 = { $name } y est !
    .v5 = Le couloir est pour { $name } !
    .v6 = { $name }, sans discussion !
    .v7 = { $name } l'emporte !
# 1-2: told
duel-drawn = Égalité ! Ni { $name }, ni { $rival } !
    .v2 = Impossible de départager { $name } et { $rival } !
# 1-2: told
mud-likes = Le cheval de { $name } adore la boue !
    .v2 = La boue ? Un régal pour { $name } !
# 1-2: told
mud-hates = Le cheval de { $name } déteste la boue !
    .v2 = La boue ! { $name } patine !
# 1-3: told
round-won = La manche est pour { $name } !
    .v2 = { $name } gagne la manche !
    .v3 = Cette manche, c'est { $name } !
# 1-2: told
round-drawn = Manche nulle !
    .v2 = Pas de vainqueur dans cette manche !
# 1-3: told
bet-right = { $name } avait vu juste !
    .v2 = { $name } le savait !
    .v3 = Le bon pari : { $name } !
# 1-2: told
bet-right-both = Les deux avaient vu juste !
    .v2 = Deux paris, deux bons !
# 1-4: told
bet-right-nobody = Personne n'avait vu juste !
    .v2 = Deux paris, aucun bon !
    .v3 = Les deux avaient tout faux !
    .v4 = Et aucun des deux ne l'avait vu venir !
# 1-2: told
prize = { $cards ->
    [one] Une carte
   *[other] { $cards } cartes
} pour { $name } !
    .v2 = { $name } ramasse { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} !
# 1-3: told
prize-own = Chacun les siennes : les cartes rentrent à la maison.
    .v2 = Les cartes repartent d'où elles viennent.
    .v3 = Personne ne perd ses cartes.
# 1-2: told
prize-pool = Au pot ! { $cards ->
    [one] Une carte y attend
   *[other] { $cards } cartes y attendent
}.
    .v2 = Le pot les avale : déjà { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}.
# 1: told
pool-dealt = Le pot est partagé : { $cards } cartes !
# 1: told
pool-unclaimed = { $cards } cartes dans le pot, et personne n'y a droit.
# 1-2: told
finals = La finale ! Un cheval chacun, sans retour !
    .v2 = Plus qu'un cheval chacun : la finale !
# 1-2: told
finals-go-on = La finale continue !
    .v2 = Et maintenant, la fin de la finale !
# 1-2: told
pool-race = Personne n'a gagné le pot. { $cards } cartes : on court pour elles !
    .v2 = { $cards } cartes sans maître. Jeux entiers, et une course de plus pour le pot !
# 1-2: told
pool-race-again = Toujours personne. Encore, pour { $cards } cartes !
    .v2 = Le pot garde ses { $cards } cartes. On recommence !
# 1-2: told
sudden-death = Mort subite ! { $names } !
    .v2 = Rien ne les sépare. Mort subite : { $names } !
# 1-2: told
duel-survives = { $name } reste en jeu !
    .v2 = { $name } survit !
# 1-2: told
duel-undecided = Toujours pas de vainqueur. Encore une fois !
    .v2 = Encore personne ! On recommence !
# 1-7: told
duel-leads-unwanted = { $name } mène, après avoir misé sur la défaite !
    .v2 = Trop rapide pour ce pari, { $name } !
    .v3 = Doucement, { $name } ! Tu as parié sur la défaite !
    .v4 = { $name } devant, et ça ne l'arrange pas !
    .v5 = { $name } mène. Où est le frein de ce cheval ?
    .v6 = Mauvaise nouvelle, { $name } : tu gagnes !
    .v7 = Range la cravache, { $name } ! Tu as parié sur la défaite !
# 1-5: told
duel-won-unwanted = { $name } gagne le couloir, et voulait perdre !
    .v2 = { $name } au poteau. Aïe !
    .v3 = Une victoire que { $name } n'avait pas commandée !
    .v4 = { $name } gagne. Il suffit de voir la tête !
    .v5 = Bravo, { $name }. Ou plutôt non !
# 1-2: told
needs-win = { $name } a besoin d'une victoire au couloir { $number } !
    .v2 = Au couloir { $number }, { $name } doit gagner !
# 1-2: told
needs-lose = { $name } espère perdre au couloir { $number } !
    .v2 = Au couloir { $number }, { $name } doit perdre !
# 1-2: told
needs-draw = { $name } espère un ex æquo au couloir { $number } !
    .v2 = Ex æquo au couloir { $number }, ou { $name } a perdu son pari !
# 1-2: told
takes-revenge = { $name } prend sa revanche sur { $rival } !
    .v2 = Revanche pour { $name } : la dernière manche était pour { $rival } !
# 1-2: told
beats-again = { $name } bat encore { $rival } !
    .v2 = { $rival } n'a pas de réponse à { $name } : encore une fois !
# 1-2: told
rounds-tonight = Cela fait { $times } manches pour { $name } ce soir !
    .v2 = { $times } manches pour { $name } à présent !
# 1-2: told
first-round-won = La première manche de la soirée pour { $name } !
    .v2 = { $name } ouvre son compteur !
# 1-2: told
draws-tonight = { $times ->
    [1] La première manche nulle de la soirée !
   *[other] { $times } manches nulles ce soir !
}
    .v2 = { $times ->
    [1] Toutes les manches d'avant avaient un vainqueur !
   *[other] Nul numéro { $times } de la soirée !
}
