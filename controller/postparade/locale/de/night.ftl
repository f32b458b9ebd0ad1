# Eine Rennnacht: die Seiten der Zentrale, auf Deutsch.

night-stage-title = Bühne - Post Parade
night-standings-title = Wertung - Post Parade
night-console-title = Konsole der Organisation - Post Parade
night-join-title = Einer Rennnacht beitreten - Post Parade
night-pages = Seiten
night-stage = Bühne
night-console = Konsole der Organisation
night-standings = Wertung
night-tables = Tische
night-guests = Gäste
night-final = Finale
night-final-at = Finale an { $table }
night-heats = Vorläufe
night-no-table = Noch ist kein Tisch beigetreten.
night-no-table-how = Die Konsole der Organisation zeigt den Link, mit dem Tische beitreten.
night-no-results = Noch ist kein Rennen zu Ende.
night-away = nicht da
night-away-since = seit { $seconds } s nicht da
night-waiting = noch kein Spiel
night-paused = Pause
night-leads = { $horse } führt
night-leads-chance = { $horse } führt · { $chance } %
night-level = gleichauf
night-won = { $horse } hat gewonnen
night-close = Enges Finish
night-at-the-gates = an der Startmaschine
night-away-stage = Die Zentrale ist nicht zu erreichen; die Anzeige kann veraltet sein.
night-over = Die Rennnacht ist vorbei
night-meeting = { $name }: { $races ->
    [one] { $races } Rennen
   *[other] { $races } Rennen
} an jedem Tisch
night-place = Platz
night-name = Name
night-table = Tisch
night-points = Punkte
night-purse = Börse
night-wins = Siege
night-races = Rennen
night-points-each = Punkte je Rennen
night-purse-each = Börse je Rennen
night-rule-points = Je Rennen 10, 6, 4, 3, 2 und 1 Punkt für die, denen es am meisten brachte.
night-rule-place = Gewonnene Rennen zählen, dann zweite Plätze und so weiter.
night-rule-purse = Was Rennen brachten, in Hundertsteln des Anfangs im Spiel.
night-seat = Platz { $seat }
night-pin = PIN der Organisation
night-pin-where = postparade hub zeigt sie beim Start an.
night-sign-in = Anmelden
night-invite = Einen Tisch beitreten lassen
night-invite-how = Starte jeden Tisch mit diesem Link:
night-command = postparade run --join { $link }
night-renew-code = Anderer Code
night-all = Alle Tische
night-start = Weiter
night-start-all = Alle gemeinsam starten
night-pause = Pause
night-resume = Fortsetzen
night-end = Nacht beenden
night-duck = Ton leiser
night-announce = Ansagen
night-announcement = Ansage
night-contest = Wettbewerb
night-contest-name = Name
night-contest-races = Rennen an jedem Tisch (leer: alle)
night-contest-by = Entscheidend sind
night-by-points = Punkte
night-by-place = Plätze
night-by-purse = Börse
night-contest-teams = Teamabend: Tische zuerst
night-contest-advance = Finalisten je Tisch (0: kein Finale)
night-contest-draw = Plätze des Finales
night-draw-lot = ausgelost
night-draw-seeding = Beste zuerst
night-begin = Wettbewerb beginnen
night-draw-final = Finale auslosen
night-final-table = Tisch des Finales
night-health = Zustand der Tische
night-here = da
night-latency = { $ms } ms
night-entry = Eintrag { $entry }
night-behind = { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
} zurück
night-clock = Uhr { $seconds } s daneben
night-version = Version { $version }
night-refused = { $times ->
    [one] { $times } Nachricht
   *[other] { $times } Nachrichten
} abgelehnt
night-withdrawn = { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
} zurückgezogen
night-rejoin = Journal nehmen, wie es jetzt ist
night-order-open = gesagt, noch nicht getan
night-order-done = getan
night-done = Erledigt.
night-table-fault = kann nicht spielen ({ $code })
night-join-how = Mit diesem Link tritt ein Tisch der Rennnacht bei. Starte den Tisch auf seinem Gerät damit:
night-join = Der Rennnacht beitreten
