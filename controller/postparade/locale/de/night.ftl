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
night-sign-out = Abmelden
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
night-announcement-clear = Ansage wegnehmen
night-announcement-note = Tafeln, Handys und Bühne zeigen sie sofort; gesprochen wird sie zwischen zwei Rennen, nie über einem Finish.
night-notice-soon = Das nächste Rennen beginnt in fünf Minuten.
night-notice-break = Wir machen eine Viertelstunde Pause.
night-notice-bar = Die Bar schließt bald: letzte Bestellungen, bitte!
night-notice-final = Gleich wird das Finale gelaufen.
night-notice-prizes = Gleich ist Siegerehrung.
night-move = Wechsel
night-moves = Einen Gast wechseln lassen
night-moves-note = Der Gast geht nach dem Rennen mit dem, was ihm die Regeln lassen, und setzt sich an den anderen Tisch, auf denselben Platz, wenn er frei ist. Das Handy folgt von selbst.
night-move-who = Gast
night-move-to = An den Tisch
night-move-everybody = Alle am Tisch { $table }
night-move-on-the-way = { $name }: auf dem Weg an { $table }
night-move-done = { $name }: jetzt an { $table }, Platz { $seat }
night-move-stayed = { $name }: an { $table } geblieben
night-move-stay = Den Gast bleiben lassen
night-move-nobody = Noch sitzt niemand an einem Tisch.
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
night-race = Gemeinsames Rennen
night-race-round = Gemeinsames Rennen über { $lengths } Längen · Runde { $round }
night-race-won = { $tables } { $count ->
    [one] hat das gemeinsame Rennen gewonnen
   *[other] haben das gemeinsame Rennen gewonnen
}
night-race-missing = Noch nicht gewürfelt: { $tables }
night-race-rolled-of = { $rolled } von { $field } haben gewürfelt
night-race-left = noch { $seconds } s
night-race-counts = Euer nächster Wurf zählt
night-race-no-dice = ohne Würfel
night-race-needs-dice = Spielt ein Spiel mit Würfeln, um für euer Pferd zu würfeln
night-race-counted = { $sum } für euer Pferd
night-race-place = Platz { $place } von { $field }
night-race-how = Jeder Tisch würfelt, während er spielt, für sein eigenes Pferd: In jeder Runde zählt sein erster Wurf mit zwei Würfeln.
night-race-lengths = Längen
night-race-seconds = Sekunden, die eine Runde nach ihrem ersten Wurf dauert
night-race-begin = Gemeinsames Rennen starten
night-race-close = Runde jetzt schließen
night-race-call-off = Rennen abbrechen
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
night-league-reports = Dieser Abend wird der Liga { $league } gemeldet.
night-league-joins = Dieser Abend wird einer Liga gemeldet, die noch nicht geantwortet hat.
night-forget = Einen Namen löschen
night-forget-note = Der Name verschwindet aus dieser Zentrale und aus der Liga; der Tisch behält ihn, bis der Gast umbenannt wird.
night-forget-who = Name
night-forget-do = Namen löschen
night-forgotten = { $seats ->
    [0] So heißt hier niemand.
    [one] Der Name wurde an einem Platz gelöscht.
   *[other] Der Name wurde an { $seats } Plätzen gelöscht.
}
league-title = Liga - Post Parade
league-console-title = Konsole der Liga - Post Parade
league-page = Liga
league-console = Konsole der Liga
league-season = Saison
league-season-number = Saison { $number }
league-venue = Lokal
league-venues = Lokale
league-meetings = Renntage
league-records = Rekorde der Saison
league-record-purse = Höchster Gewinn in einem Rennen
league-record-points = Meiste Punkte
league-record-wins = Meiste Siege
league-record-races = Meiste Rennen
league-record-streak = Meiste Siege in Folge
league-guest = Gast { $code }
league-no-races = In dieser Saison wurde noch kein Rennen gemeldet.
league-no-venues = Noch nimmt kein Lokal teil.
league-names-note = Namen stehen hier nur, wenn der Gast auf dem Telefon zugestimmt hat.
league-csv = Alle Rennen als CSV
league-json = Alle Rennen als JSON
league-away-page = Die Liga ist nicht zu erreichen; die Anzeige kann veraltet sein.
league-pin-where = postparade league zeigt sie beim Start.
league-join = Der Liga melden
league-invite = Ein Lokal aufnehmen
league-invite-how = Starte die Zentrale jedes Lokals mit diesem Link:
league-command = postparade hub --league { $link }
league-new-season = Eine neue Saison
league-new-season-note = Zu ihr gehört, was Lokale von jetzt an melden.
league-begin-season = Saison beginnen
league-forget-note = Der Name verschwindet aus allen Saisons; die Rennen bleiben unter einem Pseudonym.
league-consent = Meinen Namen in der Liga { $league } zeigen?
league-consent-yes = Die Liga zeigt deinen Namen. Das kannst du jederzeit zurücknehmen.
league-consent-no = Die Liga zählt deine Rennen ohne deinen Namen.
