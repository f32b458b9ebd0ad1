# Une nuit de courses : les pages de la centrale, en français.

night-stage-title = Scène - Post Parade
night-standings-title = Classement - Post Parade
night-console-title = Console de l’organisation - Post Parade
night-join-title = Rejoindre une nuit de courses - Post Parade
night-pages = Pages
night-stage = Scène
night-console = Console de l’organisation
night-standings = Classement
night-tables = Tables
night-guests = invités
night-final = Finale
night-final-at = Finale à { $table }
night-heats = Manches
night-no-table = Aucune table n’a encore rejoint.
night-no-table-how = La console de l’organisation montre le lien avec lequel les tables rejoignent.
night-no-results = Aucune course n’est encore finie.
night-away = absente
night-away-since = absente depuis { $seconds } s
night-waiting = pas encore de jeu
night-paused = en pause
night-leads = Le { $horse } mène
night-leads-chance = Le { $horse } mène · { $chance } %
night-level = à égalité
night-won = Le { $horse } a gagné
night-close = Arrivée serrée
night-at-the-gates = dans les stalles
night-away-stage = La centrale est injoignable ; l’affichage peut dater.
night-over = La nuit de courses est finie
night-meeting = { $name } : { $races ->
    [one] { $races } course
   *[other] { $races } courses
} à chaque table
night-place = place
night-name = nom
night-table = table
night-points = points
night-purse = bourse
night-wins = victoires
night-races = courses
night-points-each = points par course
night-purse-each = bourse par course
night-rule-points = Par course 10, 6, 4, 3, 2 et 1 point à qui elle a rapporté le plus.
night-rule-place = Comptent les courses gagnées, puis les deuxièmes places, et ainsi de suite.
night-rule-purse = Ce que les courses ont rapporté, en centièmes de la mise de départ.
night-seat = place { $seat }
night-pin = Code PIN de l’organisation
night-pin-where = postparade hub l’affiche au démarrage.
night-sign-in = Se connecter
night-sign-out = Se déconnecter
night-invite = Faire rejoindre une table
night-invite-how = Démarrez chaque table avec ce lien :
night-command = postparade run --join { $link }
night-renew-code = Autre code
night-all = Toutes les tables
night-start = Continuer
night-start-all = Tout démarrer ensemble
night-pause = Pause
night-resume = Reprendre
night-end = Finir la nuit
night-duck = Son baissé
night-announce = Annoncer
night-announcement = Annonce
night-announcement-clear = Retirer l’annonce
night-announcement-note = Les tableaux, les téléphones et la scène l’affichent aussitôt ; elle est dite entre deux courses, jamais pendant une arrivée.
night-notice-soon = La prochaine course commence dans cinq minutes.
night-notice-break = Nous faisons une pause d’un quart d’heure.
night-notice-bar = Le bar ferme bientôt : dernières commandes, s’il vous plaît !
night-notice-final = La finale va bientôt être courue.
night-notice-prizes = La remise des prix va commencer.
night-move = Changer de table
night-moves = Faire changer de table
night-moves-note = La personne part après la course avec ce que les règles lui laissent, et s’assied à l’autre table, à la même place si elle est libre. Le téléphone suit tout seul.
night-move-who = Personne
night-move-to = Vers la table
night-move-everybody = Toute la table { $table }
night-move-on-the-way = { $name } : en route vers { $table }
night-move-done = { $name } : maintenant à { $table }, place { $seat }
night-move-stayed = { $name } : toujours à { $table }
night-move-stay = Annuler le changement
night-move-nobody = Personne n’est encore assis à une table.
night-contest = Compétition
night-contest-name = Nom
night-contest-races = Courses à chaque table (vide : toutes)
night-contest-by = Décidé par
night-by-points = les points
night-by-place = les places
night-by-purse = la bourse
night-contest-teams = Soirée par équipes : les tables d’abord
night-contest-advance = Finalistes par table (0 : pas de finale)
night-contest-draw = Places de la finale
night-draw-lot = tirées au sort
night-draw-seeding = les meilleurs d’abord
night-begin = Commencer la compétition
night-draw-final = Tirer la finale
night-final-table = Table de la finale
night-race = Course commune
night-race-round = Course commune sur { $lengths } longueurs · tour { $round }
night-race-won = { $tables } { $count ->
    [one] a gagné la course commune
   *[other] ont gagné la course commune
}
night-race-missing = Doivent encore lancer : { $tables }
night-race-rolled-of = { $rolled } sur { $field } ont lancé
night-race-left = encore { $seconds } s
night-race-counts = Votre prochain lancer compte
night-race-no-dice = sans dés
night-race-needs-dice = Jouez à un jeu avec des dés pour lancer pour votre cheval
night-race-counted = { $sum } pour votre cheval
night-race-place = place { $place } sur { $field }
night-race-how = Chaque table lance pour son propre cheval tout en jouant : à chaque tour, son premier lancer de deux dés compte.
night-race-lengths = Longueurs
night-race-seconds = Secondes que dure un tour après son premier lancer
night-race-begin = Lancer la course commune
night-race-close = Clore le tour maintenant
night-race-call-off = Annuler la course
night-health = État des tables
night-here = présente
night-latency = { $ms } ms
night-entry = entrée { $entry }
night-behind = { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
} de retard
night-clock = horloge décalée de { $seconds } s
night-version = version { $version }
night-refused = { $times ->
    [one] { $times } message refusé
   *[other] { $times } messages refusés
}
night-withdrawn = { $entries ->
    [one] { $entries } entrée retirée
   *[other] { $entries } entrées retirées
}
night-rejoin = Prendre le journal tel qu’il est
night-order-open = demandé, pas encore fait
night-order-done = fait
night-done = C’est fait.
night-table-fault = ne peut pas jouer ({ $code })
night-join-how = Ce lien fait rejoindre une table à la nuit de courses. Démarrez la table sur sa machine avec lui :
night-join = Rejoindre la nuit de courses
night-league-reports = Cette soirée est transmise à la ligue { $league }.
night-league-joins = Cette soirée sera transmise à une ligue qui n’a pas encore répondu.
night-forget = Effacer un nom
night-forget-note = Le nom disparaît de cette centrale et de la ligue ; la table le garde jusqu’à ce que l’invité soit renommé.
night-forget-who = Nom
night-forget-do = Effacer le nom
night-forgotten = { $seats ->
    [0] Personne ne porte ce nom ici.
    [one] Le nom a été effacé à une place.
   *[other] Le nom a été effacé à { $seats } places.
}
league-title = Ligue - Post Parade
league-console-title = Console de la ligue - Post Parade
league-page = Ligue
league-console = Console de la ligue
league-season = Saison
league-season-number = Saison { $number }
league-venue = lieu
league-venues = Lieux
league-meetings = réunions
league-records = Records de la saison
league-record-purse = Plus gros gain en une course
league-record-points = Le plus de points
league-record-wins = Le plus de victoires
league-record-races = Le plus de courses
league-record-streak = Le plus de victoires d’affilée
league-guest = Invité { $code }
league-no-races = Aucune course n’a encore été transmise cette saison.
league-no-venues = Aucun lieu ne participe encore.
league-names-note = Seuls les invités qui l’ont accepté sur leur téléphone sont nommés.
league-csv = Toutes les courses en CSV
league-json = Toutes les courses en JSON
league-away-page = La ligue est injoignable ; l’affichage peut être ancien.
league-pin-where = postparade league l’affiche au démarrage.
league-join = Transmettre à la ligue
league-invite = Accueillir un lieu
league-invite-how = Lancez la centrale de chaque lieu avec ce lien :
league-command = postparade hub --league { $link }
league-new-season = Une nouvelle saison
league-new-season-note = Ce que les lieux transmettent désormais lui appartient.
league-begin-season = Commencer la saison
league-forget-note = Le nom disparaît de toutes les saisons ; les courses restent sous un pseudonyme.
league-consent = Afficher mon nom dans la ligue { $league } ?
league-consent-yes = La ligue affiche votre nom. Vous pouvez revenir là-dessus à tout moment.
league-consent-no = La ligue compte vos courses sans votre nom.
