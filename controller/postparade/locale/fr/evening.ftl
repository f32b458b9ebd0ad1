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
title-haul = La plus grosse part
title-haul-for = { $value } % de tout ce qu'une course a rapporté
title-snake = Charme des serpents
title-snake-for = { $value ->
    [one] { $value } double un
   *[other] { $value } doubles uns
} aux dés
title-boxcars = Grand galop
title-boxcars-for = { $value ->
    [one] { $value } double six
   *[other] { $value } doubles six
} aux dés
title-climb = Départ canon
title-climb-for = { $value ->
    [one] { $value } place gagnée
   *[other] { $value } places gagnées
} en une course
title-fall = Vite gagné, vite perdu
title-fall-for = { $value ->
    [one] { $value } place perdue
   *[other] { $value } places perdues
} en une course
title-shadow = Sur les talons
title-shadow-for = deuxième, sans égal, après { $value ->
    [one] { $value } course
   *[other] { $value } courses
}
title-second = Reflets d'argent
title-second-for = deuxième gain de { $value ->
    [one] { $value } course
   *[other] { $value } courses
}
title-lantern = Lanterne rouge
title-lantern-for = en dernière place, sans égal, après { $value ->
    [one] { $value } course
   *[other] { $value } courses
}
title-edge = Un cœur pour les outsiders
title-edge-for = { $value } fois 2, 3, 11 ou 12 aux dés
title-seven = Fidèle au sept
title-seven-for = { $value } fois sept aux dés
title-early = Le pied à l'étrier
title-early-for = à table avant tout le monde
title-late = L'entrée remarquée
title-late-for = à table après tout le monde
title-number = Numéro { $value } de la parade
title-number-for = à table en invité numéro { $value }
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

## an evening on autopilot
schedule-title = Programme - Post Parade
schedule = Programme
schedules = Soirées prévues
schedules-note = La table mène la soirée toute seule : jeux, pauses, fermeture. Ce que l'hôte fait à la main passe avant.
no-schedules = Aucune soirée n'est encore prévue.
new-schedule = Prévoir une soirée
example-pub = Soirée au pub : cinq jeux
example-afternoon = Après-midi en famille : deux jeux
example-corner = Coin des courses : encore et encore
example-empty = Vide
start-schedule = Lancer ce soir
edit-schedule = Modifier
delete-schedule = Supprimer
save-schedule = Enregistrer
leave-plan = Annuler
hold-schedule = Mettre en pause
continue-schedule = Reprendre
skip-item = Sauter ce jeu
extend-schedule = 15 minutes de plus
call-closing = Dernière course, puis fin
stop-schedule = Continuer à la main
schedule-starts = Le prochain jeu commence tout seul.
stage-gathering = En attente d'invités
stage-needs = { $needs ->
    [one] Il manque 1 invité
   *[other] Il manque { $needs } invités
 }
stage-race-in = Prochaine course dans { $time }
stage-last-race-in = Dernière course dans { $time }
stage-game-in = { $game } dans { $time }
stage-pause = Pause · { $game } dans { $time }
stage-playing = On joue
stage-playing-last = Dernière course de la soirée
stage-result = C'était { $game }
stage-paused = Le jeu est en pause
stage-resuming = La course reprend dans { $time }
stage-held = Le programme est en pause
stage-by_hand = Un jeu de l'hôte passe avant
stage-misfit = { $game } ne se joue pas à autant d'invités
stage-closing = La soirée se termine
stage-stuck = La dernière course est arrêtée
hint-gathering = Cela commence dès qu'assez d'invités sont à table.
hint-paused = Quelqu'un a mis le jeu en pause : reprenez-le sur la console.
hint-held = Rien ne commence tout seul tant que vous ne reprenez pas.
hint-by_hand = Le programme continue quand ce jeu est fini ou retiré.
hint-misfit = Sautez ce jeu, ou libérez une place.
hint-stuck = Lancez les dés, ou retirez le jeu sur la console ; au bout d'une demi-heure, la soirée se termine sans lui.
item-races = { $races ->
    [one] 1 course
   *[other] { $races } courses
 }
item-minutes = { $minutes } min
item-whole = Tout le jeu
item-on = en cours : { $races } courues · { $length }
item-next = ensuite
item-played = joué
item-skipped = sauté
skipped-asked = sauté
skipped-too_few = sauté : trop peu d'invités
skipped-too_many = sauté : trop d'invités
skipped-refused = sauté : impossible à préparer
closes-at = fermeture à { $when }
next-evening = Prochaine soirée : { $when }
venue-clock = Horloge de la table : { $time }
venue-clock-wrong = L'horloge de la table indique { $time }, ce qui n'est pas fiable : rien ne commence tout seul tant qu'elle n'est pas réglée.
plan = Plan de la soirée
plan-name = Nom
plan-opens = Ouvre à
plan-closes = Ferme à
plan-zone = Fuseau horaire
plan-zone-own = celui de la table
plan-days = Commence tout seul le
plan-days-note = Sans jour, elle commence quand vous la lancez.
plan-items = Jeux
plan-add = Ajouter un jeu
plan-game = Jeu { $number }
plan-races = Courses (0 : toutes)
plan-minutes = Minutes (0 : libre)
plan-pause = Pause, min
plan-up = Plus tôt
plan-down = Plus tard
plan-rules = Règles maison
plan-own-rules = Règles maison : { $rules }
plan-seat-option = personne en particulier, car on ne sait pas encore qui vient
plan-rhythm = Invités et pauses
plan-least = Invités au moins
plan-between = Secondes entre les courses
plan-patience = Minutes d'attente d'invités (0 : sans limite)
plan-fill = La table complète jusqu'à tant de places (0 : aucune)
plan-again = Après le dernier jeu, recommencer jusqu'à la fermeture
