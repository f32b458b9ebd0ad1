# What the caller says of dice races. See locale/fr/calls.ftl for arguments and parts of messages.

# 1-3: told
carried-in = Le pot démarre à { chips }.
    .v2 = Déjà dans le pot : { chips }.
    .v3 = On part avec { chips } dans le pot.
# 1-2: told
redistributed = Les jetons sont redistribués : { chips } chacun.
    .v2 = Une bourse neuve pour tous : { chips } chacun.
# 1-3: told
ante = Chacun verse sa mise : { chips }.
    .v2 = Mise de départ : { chips } par joueur.
    .v3 = Avant les dés : { chips } chacun pour le pot.
# 1: told
left-over = { $cards ->
    [one] Il reste une carte. Elle appartient au pot.
   *[other] Il reste { $cards } cartes. Elles appartiennent au pot.
}
# 1-4: scratched
scratch = { $the-horse } ne court pas.
    .v2 = Non-partant : { $the-horse } !
    .v3 = Pas de course aujourd'hui pour { $the-horse }.
    .v4 = { $the-horse } rentre à l'écurie.
# 1-3: told
scratch-favourite = Un favori en moins : { $the-horse } ne court pas !
    .v2 = Coup dur ! { $the-horse } reste à l'écurie.
    .v3 = Stupeur chez les bookmakers : pas de course pour { $the-horse }.
# 1-3: told
scratch-outsider = { $the-horse } ne court pas, et les bookmakers haussent les épaules.
    .v2 = Un rêveur de moins : { $the-horse }.
    .v3 = { $the-horse } peut souffler. La route était longue, de toute façon.
# 1: told
price = { chips } la carte.
# 1-3: told
one-more-scratch = Encore un non-partant et c'est parti.
    .v2 = Plus qu'un non-partant.
    .v3 = Trois dehors, encore un.
# 1-2: told
ask-scratch = Qui a { $the-horse } ?
    .v2 = Montrez vos cartes : qui a { $the-horse } ?
# 1-2: told
ask-finish = Qui a le gagnant, { $the-horse } ?
    .v2 = Qui a des cartes du gagnant, { $the-horse } ?
# 1: told
held = { $name } a { $cards ->
    [0] zéro carte
    [one] une carte
   *[other] { $cards } cartes
} { $of-horse }.
# 1: told
counted-missing = { $cards ->
    [one] Une carte { $of-horse } reste introuvable.
   *[other] { $cards } cartes { $of-horse } restent introuvables.
}
# 1: told
pay = { chips }, { $name }.
# 1: told
pay-short = { $name } doit { due } et paie { chips }.
# 1-2: told
pay-nothing = { $name } doit { due } : la bourse est vide.
    .v2 = Rien à prendre chez { $name }.
# 1-3: told
pay-nobody = Personne ne l'a, personne ne paie.
    .v2 = Et pas une seule carte à table !
    .v3 = Pour celui-là, personne ne paie.
# 1-3: told
broke = { $name } n'a plus un jeton.
    .v2 = { $name } n'a plus que ses poches.
    .v3 = { $name } continue avec son seul courage.
# 1-3: scratched
repeat = Encore { $the-horse } ! Ça coûte.
    .v2 = { $the-horse } ne court plus. À la caisse !
    .v3 = { $the-horse } une fois de plus. Le pot dit merci.
# 1-3: scratched
repeat-again = Encore { $the-horse } ! On relance.
    .v2 = { $the-horse } est déjà à l'écurie. On recommence !
    .v3 = { $the-horse }, c'est déjà fait. Encore une fois, s'il vous plaît.
# 1-6: scratched
scratched-roll = { $the-horse } mange du foin. Au pot !
    .v2 = { $the-horse } ne fait courir que l'addition.
    .v3 = Oh non, { $the-horse } ! Celui-là ne court pas.
    .v4 = { $the-horse } est à l'écurie. Ça coûte !
    .v5 = { $the-horse } a pris sa journée. Au pot !
    .v6 = { $the-horse } ? Aux abonnés absents. Au pot !
# 1-3: told
no-horse = Personne ne court là-dessus. Les dés passent.
    .v2 = Ce nombre n'est à personne. Au suivant !
    .v3 = Personne ne bouge. Les dés passent.
# 1-3: told
fined-again = { $times } amendes pour { $name } dans cette course. Le pot est amoureux.
    .v2 = Amende numéro { $times } pour { $name }. Qu'on apporte d'autres dés !
    .v3 = { $name } nourrit le pot, { $times } fois déjà. Trop aimable !
# 1-3: told
stands = Si { $the-horse } gagne maintenant, { $name } touche { chips }.
    .v2 = { chips } pour { $name }, si { $the-horse } gagne maintenant.
    .v3 = Personne n'a { $the-horse }, sauf { $name } : { chips } à gagner.
# 1-3: told
stands-several = { $players } joueurs ont des cartes { $of-horse }.
    .v2 = { $players } joueurs encouragent { $the-horse }.
    .v3 = { $the-horse } a { $players } amis à cette table.
# 1-3: told
stands-nobody = { $the-horse } mène, et personne ne l'a en main.
    .v2 = Personne à table n'a { $the-horse }. Gênant.
    .v3 = { $the-horse } ne court que pour sa pomme.
# 1-2: told
wins-broke = { $rolls ->
    [one] Il y a un lancer, { $name } n'avait plus rien.
   *[other] Il y a { $rolls } lancers, { $name } n'avait plus rien.
} Et maintenant : { chips } !
    .v2 = Des poches vides à la fortune : { chips } pour { $name } !
# 1-3: told
roller-purse = { $name } a lancé les dés de la victoire : { chips } du pot.
    .v2 = Prime de { chips } pour { $name }, pour le lancer gagnant.
    .v3 = Le lancer gagnant rapporte { chips } à { $name }.
# 1-3: told
wins = { $name } gagne { chips }.
    .v2 = { chips } pour { $name }.
    .v3 = { $name } empoche { chips }.
# 1-4: told
wins-big = { $name } gagne { chips } !
    .v2 = { chips } pour { $name } ! C'est la tournée du patron. De l'autre patron.
    .v3 = Une montagne pour { $name } : { chips } !
    .v4 = Faites de la place : { chips } pour { $name } !
# 1-2: told
wins-nobody = Personne n'a le gagnant.
    .v2 = Et personne n'a de carte du gagnant.
# 1-2: told
carry = { $chips ->
    [one] Un jeton reste
   *[other] { $chips } jetons restent
} dans le pot pour la prochaine course.
    .v2 = Le pot garde { chips } pour la prochaine course.
# 1-2: told
carry-all = Personne ne touche rien : les { $chips } jetons restent dans le pot.
    .v2 = Tout le pot de { $chips } jetons attend la prochaine course.
# 1-3: scratched
off-without = C'est parti, sans { $the-horse } !
    .v2 = Pas de course pour { $the-horse }, et c'est parti !
    .v3 = { $the-horse } reste à l'écurie, et les voilà partis !
