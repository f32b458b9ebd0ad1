# La fin d'une soirée, ce qu'il en reste, et le tableau entre les soirées, en français.

evening-over = La soirée est finie
evening-counting = Les juges font leurs comptes
evening-games = Une soirée, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
podium-3 = Troisième place
podium-2 = Deuxième place
podium-1 = La victoire de la soirée
evening-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
evening-titles = Les titres de la soirée
evening-standings = Classement de la soirée
evening-rule = Dernière place d'une partie : 1 point. Les autres : 1 de plus par convive derrière. À égalité de points, plus de parties gagnées l'emportent.
evening-place = place
evening-name = nom
evening-sum = points
evening-trophy = Trophée de la soirée
evening-level = à égalité avec { $names }
title-comeback = La remontée de la soirée
title-comeback-for = { $value ->
    [one] { $value } place gagnée
   *[other] { $value } places gagnées
} en une partie
title-luck = Chance de la soirée
title-luck-for = le hasard seul a payé { $value } fois
title-risk = Cœur de lion
title-risk-for = { $value ->
    [one] { $value } pari audacieux
   *[other] { $value } paris audacieux
}
title-fine = Pilier de la caisse des amendes
title-fine-for = { $value ->
    [one] { $value } amende
   *[other] { $value } amendes
}
title-pot = Un cœur pour le pot
title-pot-for = { $value ->
    [one] { $value } jeton versé
   *[other] { $value } jetons versés
}
title-right = L'œil le plus sûr
title-right-for = { $value ->
    [one] { $value } pronostic juste
   *[other] { $value } pronostics justes
}
title-take = Mains en or
title-take-for = dans { $value ->
    [one] { $value } course
   *[other] { $value } courses
}, personne n'a gagné plus
title-home = La main du destin
title-home-for = { $value ->
    [one] { $value } course conclue
   *[other] { $value } courses conclues
} d'un lancer
title-scheme = Un as dans la manche
title-scheme-for = { $value ->
    [one] { $value } carte jouée
   *[other] { $value } cartes jouées
} pour changer une course
title-lead = Une tête devant
title-lead-for = en tête, sans égal, après { $value ->
    [one] { $value } course
   *[other] { $value } courses
}
title-scratch = Les clés de l'écurie
title-scratch-for = { $value ->
    [one] { $value } cheval renvoyé
   *[other] { $value } chevaux renvoyés
}
title-double = Vision double
title-double-for = { $value ->
    [one] { $value } double
   *[other] { $value } doubles
} aux dés
title-wait = Patience d'ange
title-wait-for = { $value ->
    [one] { $value } course
   *[other] { $value } courses
} d'attente avant le prochain meilleur gain
title-wrong = Éternel optimisme
title-wrong-for = { $value ->
    [one] { $value } pronostic manqué
   *[other] { $value } pronostics manqués
}
title-throw = Le bras le plus fort
title-throw-for = { $value ->
    [one] { $value } lancer
   *[other] { $value } lancers
} de dés
title-steady = Le calme même
title-steady-for = { $value ->
    [one] { $value } course
   *[other] { $value } courses
} sans changer de place
title-there = L'âme de la table
title-there-for = { $value ->
    [one] { $value } course
   *[other] { $value } courses
} au complet
close-evening = Terminer la soirée
close-evening-note = Le tableau montre podium, titres et trophée. La partie en cours compte telle quelle.
close-evening-asked = Terminer la soirée ?
close-evening-stay = Continuer à jouer
keepsake-yours = Ta soirée
keepsake-save = Enregistrer ma soirée
keepsake-share = Partager
keepsake-note = Un fichier avec tout dedans : il s'ouvre sans la table et se transmet.
keepsake-looks-up = Lève les yeux : la soirée s'achève sur le tableau.
keepsake-place = { $place ->
    [1] Première place
    [2] Deuxième place
    [3] Troisième place
   *[other] Place { $place }
} sur { $guests }
attract-welcome = Bienvenue aux courses
attract-join = Scanne pour jouer
attract-wifi = Wi-Fi : { $name }
attract-wifi-code = Code QR : accès au Wi-Fi
attract-off = Une course de démonstration : les chevaux sont partis
attract-moves = Le { $horse } avance d'un pas
attract-leads = Le { $horse } prend la tête
attract-one-to-go = Plus qu'un pas pour le { $horse }
attract-wins = Le { $horse } gagne. Assieds-toi : le prochain sera peut-être le tien
hall-of-fame = Tableau d'honneur
hall-note = Garde qui a gagné tes soirées, sur cette table seulement. Rien n'est noté tant que c'est désactivé.
hall-keep = Garder les vainqueurs des soirées
hall-show = Les montrer sur le tableau entre les soirées
hall-clear = Vider le tableau d'honneur
hall-clear-asked = Vider le tableau d'honneur ?
hall-clear-note = { $evenings ->
    [one] { $evenings } soirée sera oubliée
   *[other] { $evenings } soirées seront oubliées
} pour de bon. Rapports et journal restent.
hall-clear-stay = Laisser
hall-empty = Aucune soirée n'est encore gardée.
tonight = Au programme ce soir
tonight-note = Une ligne que le tableau montre tant qu'il n'y a personne.
tonight-keep = L'afficher
tonight-kept = C'est affiché.
watching-title = Regarder - Post Parade
watch-heading = Regarder et pronostiquer
watch-what = Choisis le gagnant avant le départ : 1 point par course devinée. Ni jetons ni paris.
watch-only = Seulement regarder et deviner les gagnants
watch-enter = Regarder
watch-horses = Chevaux
watch-sit = Prendre place, dès la prochaine course
watch-pick = Qui gagne ? Touche un cheval avant le départ.
watch-picked = Ton choix. Tu peux en changer jusqu'au départ.
watch-late = Ils sont partis. Choisis avant la prochaine course.
watch-runs = Ton cheval court !
watch-waits = En attendant la prochaine course.
watch-right = Bien vu : 1 point !
watch-wrong = Pas ton cheval, cette fois.
watch-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
} en { $races ->
    [one] { $races } course
   *[other] { $races } courses
}
watch-pick-horse = Choisir { $horse }
watch-ranking = Meilleurs pronostics sans place
