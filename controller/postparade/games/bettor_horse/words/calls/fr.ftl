# What the caller says of Bettor Horse. See locale/fr/calls.ftl for arguments and parts of messages.

locked = C'est bon pour { $name }.
    .v2 = { $name } a choisi.
    .v3 = { $name } a décidé.
track-wet = Il pleut. Le terrain est lourd.
    .v2 = Terrain lourd aujourd'hui.
    .v3 = De la boue, mesdames et messieurs. Le terrain est lourd.
track-dry = Le soleil brille. Le terrain est sec.
    .v2 = Terrain sec aujourd'hui.
    .v3 = Un beau terrain sec.
final = Et maintenant, la finale !
    .v2 = C'est la dernière course.
    .v3 = Tout se joue maintenant : la finale !
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
pool-race = Personne n'a gagné le pot. { $cards } cartes : on court pour elles !
    .v2 = { $cards } cartes sans maître. Jeux entiers, et une course de plus pour le pot !
pool-race-again = Toujours personne. Encore, pour { $cards } cartes !
    .v2 = Le pot garde ses { $cards } cartes. On recommence !
sudden-death = Mort subite ! { $names } !
    .v2 = Rien ne les sépare. Mort subite : { $names } !
duel-survives = { $name } reste en jeu !
    .v2 = { $name } survit !
duel-undecided = Toujours pas de vainqueur. Encore une fois !
    .v2 = Encore personne ! On recommence !
