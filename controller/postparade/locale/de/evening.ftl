# Das Ende eines Abends, was davon bleibt, und die Tafel zwischen den Abenden, auf Deutsch.

evening-over = Der Abend ist zu Ende
evening-counting = Die Richter zählen noch
evening-games = Ein Abend, { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}
podium-3 = Dritter Platz
podium-2 = Zweiter Platz
podium-1 = Der Sieg des Abends
evening-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
evening-titles = Die Titel des Abends
evening-standings = Wertung des Abends
evening-rule = Letzter Platz in einem Spiel: 1 Punkt. Sonst 1 mehr für jeden Gast dahinter. Bei gleichen Punkten zählen mehr gewonnene Spiele.
evening-place = Platz
evening-name = Name
evening-sum = Punkte
evening-trophy = Pokal des Abends
evening-level = gleichauf mit { $names }
title-comeback = Comeback des Abends
title-comeback-for = { $value ->
    [one] { $value } Platz
   *[other] { $value } Plätze
} in einem Spiel gutgemacht
title-luck = Liebling des Glücks
title-luck-for = { $value } Mal hat der Zufall allein gezahlt
title-risk = Löwenherz
title-risk-for = { $value ->
    [one] { $value } kühner Tipp
   *[other] { $value } kühne Tipps
}
title-fine = Stütze der Strafkasse
title-fine-for = { $value ->
    [one] { $value } Strafe
   *[other] { $value } Strafen
}
title-pot = Ein Herz für den Topf
title-pot-for = { $value ->
    [one] { $value } Chip
   *[other] { $value } Chips
} hineingelegt
title-right = Schärfstes Auge
title-right-for = { $value ->
    [one] { $value } Tipp ging
   *[other] { $value } Tipps gingen
} auf
title-take = Goldenes Händchen
title-take-for = aus { $value ->
    [one] { $value } Rennen
   *[other] { $value } Rennen
} nahm niemand mehr mit
title-home = Hand des Schicksals
title-home-for = { $value } Rennen mit eigenem Wurf entschieden
title-scheme = Ass im Ärmel
title-scheme-for = { $value ->
    [one] { $value } Karte
   *[other] { $value } Karten
} gespielt, um ein Rennen zu ändern
title-lead = Die Nase vorn
title-lead-for = nach { $value } Rennen allein in Führung
title-scratch = Schlüssel zum Stall
title-scratch-for = { $value ->
    [one] { $value } Pferd
   *[other] { $value } Pferde
} dorthin geschickt
title-double = Doppelt gesehen
title-double-for = { $value ->
    [one] { $value } Pasch
   *[other] { $value } Pasche
} geworfen
title-wait = Engelsgeduld
title-wait-for = { $value } Rennen auf den nächsten besten Gewinn gewartet
title-wrong = Ewiger Optimismus
title-wrong-for = { $value ->
    [one] { $value } Tipp ging
   *[other] { $value } Tipps gingen
} daneben
title-throw = Stärkster Wurfarm
title-throw-for = { $value } Mal gewürfelt
title-steady = Die Ruhe selbst
title-steady-for = { $value } Rennen änderten nichts am Platz
title-haul = Der große Happen
title-haul-for = { $value } % von allem, was ein Rennen brachte
title-snake = Einser-Magnet
title-snake-for = { $value } Mal einen Einserpasch geworfen
title-boxcars = Voller Galopp
title-boxcars-for = { $value } Mal einen Sechserpasch geworfen
title-climb = Blitzstart
title-climb-for = in einem Rennen { $value ->
    [one] { $value } Platz
   *[other] { $value } Plätze
} gutgemacht
title-fall = Wie gewonnen, so zerronnen
title-fall-for = in einem Rennen { $value ->
    [one] { $value } Platz
   *[other] { $value } Plätze
} verloren
title-shadow = Dicht auf den Fersen
title-shadow-for = nach { $value } Rennen allein auf Platz zwei
title-second = Silberstreif
title-second-for = { $value } Mal der zweitbeste Gewinn eines Rennens
title-lantern = Rote Laterne
title-lantern-for = nach { $value } Rennen allein auf dem letzten Platz
title-edge = Herz für Außenseiter
title-edge-for = { $value } Mal 2, 3, 11 oder 12 geworfen
title-seven = Treu der Sieben
title-seven-for = { $value } Mal eine Sieben geworfen
title-early = Als Erstes im Sattel
title-early-for = vor allen anderen Platz genommen
title-late = Der große Auftritt
title-late-for = nach allen anderen Platz genommen
title-number = Nummer { $value } der Parade
title-number-for = als Gast Nummer { $value } Platz genommen
title-there = Seele des Tisches
title-there-for = bei { $value } Rennen dabei
close-evening = Den Abend beenden
close-evening-note = Die Tafel zeigt Podest, Titel und Pokal. Das Spiel auf dem Tisch zählt, wie es steht.
close-evening-asked = Den Abend beenden?
close-evening-stay = Weiterspielen
keepsake-yours = Dein Abend
keepsake-save = Meinen Abend speichern
keepsake-share = Teilen
keepsake-note = Eine Datei mit allem darin: Sie öffnet sich ohne den Tisch und lässt sich weiterschicken.
keepsake-looks-up = Schau hoch: Der Abend endet auf der Tafel.
keepsake-place = { $place ->
    [1] Erster Platz
    [2] Zweiter Platz
    [3] Dritter Platz
   *[other] Platz { $place }
} von { $guests }
attract-welcome = Willkommen beim Rennen
attract-join = Scannen und mitspielen
attract-wifi = WLAN: { $name }
attract-wifi-code = QR-Code: ins WLAN
attract-off = Ein Schaurennen: Die Pferde sind unterwegs
attract-moves = Die { $horse } geht einen Schritt
attract-leads = Die { $horse } übernimmt die Führung
attract-one-to-go = Noch ein Schritt für die { $horse }
attract-wins = Die { $horse } gewinnt. Setz dich dazu, dann ist es vielleicht deine
hall-of-fame = Ruhmeshalle
hall-note = Bewahrt auf, wer deine Abende gewonnen hat, nur auf diesem Tisch. Solange das aus ist, wird nichts aufgeschrieben.
hall-keep = Sieger der Abende aufbewahren
hall-show = Zwischen den Abenden auf der Tafel zeigen
hall-clear = Ruhmeshalle leeren
hall-clear-asked = Ruhmeshalle leeren?
hall-clear-note = { $evenings ->
    [one] { $evenings } Abend wird
   *[other] { $evenings } Abende werden
} endgültig vergessen. Berichte und Journal bleiben.
hall-clear-stay = So lassen
hall-empty = Noch ist kein Abend aufbewahrt.
tonight = Was heute läuft
tonight-note = Eine Zeile, die auf der Tafel steht, solange niemand da ist.
tonight-keep = Auf die Tafel damit
tonight-kept = Es steht auf der Tafel.
watching-title = Zuschauen - Post Parade
watch-heading = Zuschauen und tippen
watch-what = Tippe vor dem Start auf den Sieger: 1 Punkt für jedes Rennen, das du triffst. Keine Chips, keine Wetten.
watch-only = Nur zuschauen und auf Sieger tippen
watch-enter = Zuschauen
watch-horses = Pferde
watch-sit = Platz nehmen, ab dem nächsten Rennen
watch-pick = Wer gewinnt? Tippe vor dem Start auf ein Pferd.
watch-picked = Dein Tipp. Bis zum Start kannst du ihn ändern.
watch-late = Sie laufen schon. Tippe vor dem nächsten Rennen.
watch-runs = Dein Pferd läuft!
watch-waits = Gleich kommt das nächste Rennen.
watch-right = Richtig getippt: 1 Punkt!
watch-wrong = Diesmal nicht dein Pferd.
watch-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} aus { $races ->
    [one] { $races } Rennen
   *[other] { $races } Rennen
}
watch-pick-horse = Auf { $horse } tippen
watch-ranking = Beste Tipps ohne Platz

## an evening on autopilot
schedule-title = Programm - Post Parade
schedule = Programm
schedules = Geplante Abende
schedules-note = Der Tisch führt den Abend von selbst: Spiele, Pausen, Schluss. Was die Spielleitung von Hand tut, geht vor.
no-schedules = Noch ist kein Abend geplant.
new-schedule = Einen Abend planen
example-pub = Kneipenabend: fünf Spiele
example-afternoon = Familiennachmittag: zwei Spiele
example-corner = Rennecke: immer wieder
example-empty = Leer
start-schedule = Heute starten
edit-schedule = Ändern
delete-schedule = Löschen
save-schedule = Sichern
leave-plan = Abbrechen
hold-schedule = Programm anhalten
continue-schedule = Weiter
skip-item = Dieses Spiel auslassen
extend-schedule = 15 Minuten länger
call-closing = Letztes Rennen, dann Schluss
stop-schedule = Von Hand weiter
schedule-starts = Das nächste Spiel beginnt von selbst.
stage-gathering = Warten auf Gäste
stage-needs = { $needs ->
    [one] Noch 1 Gast fehlt
   *[other] Noch { $needs } Gäste fehlen
 }
stage-race-in = Nächstes Rennen in { $time }
stage-last-race-in = Letztes Rennen in { $time }
stage-game-in = { $game } in { $time }
stage-pause = Pause · { $game } in { $time }
stage-playing = Es wird gespielt
stage-playing-last = Letztes Rennen des Abends
stage-result = Das war { $game }
stage-paused = Das Spiel ist angehalten
stage-resuming = Das Rennen geht in { $time } weiter
stage-held = Das Programm ist angehalten
stage-by_hand = Ein Spiel der Spielleitung geht vor
stage-misfit = { $game } geht nicht mit so vielen Gästen
stage-closing = Der Abend geht zu Ende
stage-stuck = Das letzte Rennen steht still
hint-gathering = Es beginnt, sobald genug Gäste am Tisch sitzen.
hint-paused = Jemand hat das Spiel angehalten: Lass es in der Spielleitung weitergehen.
hint-held = Nichts beginnt von selbst, bis du es weiterlaufen lässt.
hint-by_hand = Das Programm geht weiter, wenn dieses Spiel vorbei oder vom Tisch ist.
hint-misfit = Lass dieses Spiel aus, oder jemand verlässt den Tisch.
hint-stuck = Würfelt weiter, oder nimm das Spiel in der Spielleitung vom Tisch; nach einer halben Stunde endet der Abend ohne dieses Rennen.
item-races = { $races ->
    [one] 1 Rennen
   *[other] { $races } Rennen
 }
item-minutes = { $minutes } min
item-whole = Das ganze Spiel
item-on = läuft: { $races } gelaufen · { $length }
item-next = als Nächstes
item-played = gespielt
item-skipped = ausgelassen
skipped-asked = ausgelassen
skipped-too_few = ausgelassen: zu wenige Gäste
skipped-too_many = ausgelassen: zu viele Gäste
skipped-refused = ausgelassen: lässt sich nicht aufbauen
closes-at = Schluss um { $when }
next-evening = Nächster Abend: { $when }
venue-clock = Uhr des Tisches: { $time }
venue-clock-wrong = Die Uhr des Tisches zeigt { $time }, darauf ist kein Verlass: Nichts beginnt von selbst, bis sie gestellt ist.
plan = Plan des Abends
plan-name = Name
plan-opens = Beginnt um
plan-closes = Schluss um
plan-zone = Zeitzone
plan-zone-own = die des Tisches
plan-days = Beginnt von selbst am
plan-days-note = Ohne Tag beginnt er, wenn du ihn startest.
plan-items = Spiele
plan-add = Spiel hinzufügen
plan-game = Spiel { $number }
plan-races = Rennen (0: alle)
plan-minutes = Minuten (0: frei)
plan-pause = Pause, min
plan-up = Früher
plan-down = Später
plan-rules = Hausregeln
plan-own-rules = Hausregeln: { $rules }
plan-seat-option = niemand Bestimmtes, denn noch weiß niemand, wer kommt
plan-rhythm = Gäste und Pausen
plan-least = Gäste mindestens
plan-between = Sekunden zwischen Rennen
plan-patience = Minuten warten auf Gäste (0: so lange es dauert)
plan-fill = Der Tisch füllt auf so viele Plätze auf (0: keine)
plan-again = Nach dem letzten Spiel von vorn, bis Schluss ist
