# Una notte di corse: le pagine della centrale, in italiano.

night-stage-title = Palco - Post Parade
night-standings-title = Classifica - Post Parade
night-console-title = Console dell’organizzazione - Post Parade
night-join-title = Partecipa a una notte di corse - Post Parade
night-pages = Pagine
night-stage = Palco
night-console = Console dell’organizzazione
night-standings = Classifica
night-tables = Tavoli
night-guests = ospiti
night-final = Finale
night-final-at = Finale a { $table }
night-heats = Batterie
night-no-table = Nessun tavolo partecipa ancora.
night-no-table-how = La console dell’organizzazione mostra il link con cui i tavoli partecipano.
night-no-results = Nessuna corsa è ancora finita.
night-away = assente
night-away-since = assente da { $seconds } s
night-waiting = ancora nessun gioco
night-paused = in pausa
night-leads = In testa il { $horse }
night-leads-chance = In testa il { $horse } · { $chance } %
night-level = alla pari
night-won = Ha vinto il { $horse }
night-close = Arrivo serrato
night-at-the-gates = alle gabbie
night-away-stage = La centrale non è raggiungibile; ciò che si vede può essere vecchio.
night-over = La notte di corse è finita
night-meeting = { $name }: { $races ->
    [one] { $races } corsa
   *[other] { $races } corse
} a ogni tavolo
night-place = posto
night-name = nome
night-table = tavolo
night-points = punti
night-purse = borsa
night-wins = vittorie
night-races = corse
night-points-each = punti a corsa
night-purse-each = borsa a corsa
night-rule-points = Per ogni corsa 10, 6, 4, 3, 2 e 1 punto a chi ha reso di più.
night-rule-place = Contano le corse vinte, poi i secondi posti, e così via.
night-rule-purse = Quanto hanno reso le corse, in centesimi di quanto si aveva all’inizio.
night-seat = posto { $seat }
night-pin = PIN dell’organizzazione
night-pin-where = postparade hub lo mostra all’avvio.
night-sign-in = Accedi
night-sign-out = Esci
night-invite = Far partecipare un tavolo
night-invite-how = Avvia ogni tavolo con questo link:
night-command = postparade run --join { $link }
night-renew-code = Altro codice
night-all = Tutti i tavoli
night-start = Avanti
night-start-all = Avvia tutti insieme
night-pause = Pausa
night-resume = Riprendi
night-end = Chiudi la notte
night-duck = Audio abbassato
night-announce = Annuncia
night-announcement = Annuncio
night-announcement-clear = Togli l’annuncio
night-announcement-note = Tabelloni, telefoni e palco lo mostrano subito; viene detto tra due corse, mai su un arrivo.
night-notice-soon = La prossima corsa comincia tra cinque minuti.
night-notice-break = Facciamo una pausa di un quarto d’ora.
night-notice-bar = Il bar chiude tra poco: ultime ordinazioni, per favore!
night-notice-final = Sta per correre la finale.
night-notice-prizes = Tra poco ci sono le premiazioni.
night-move = Spostamento
night-moves = Sposta un ospite
night-moves-note = L’ospite va via dopo la corsa con ciò che le regole gli lasciano, e si siede all’altro tavolo, allo stesso posto se è libero. Il telefono lo segue da solo.
night-move-who = Ospite
night-move-to = Al tavolo
night-move-everybody = Tutti al tavolo { $table }
night-move-on-the-way = { $name }: in cammino verso { $table }
night-move-done = { $name }: ora a { $table }, posto { $seat }
night-move-stayed = { $name }: rimasto a { $table }
night-move-stay = Lascia l’ospite dov’è
night-move-nobody = Nessuno siede ancora a un tavolo.
night-contest = Gara
night-contest-name = Nome
night-contest-races = Corse a ogni tavolo (vuoto: tutte)
night-contest-by = Decide
night-by-points = i punti
night-by-place = i posti
night-by-purse = la borsa
night-contest-teams = Serata a squadre: prima i tavoli
night-contest-advance = Finalisti per tavolo (0: nessuna finale)
night-contest-draw = Posti della finale
night-draw-lot = sorteggiati
night-draw-seeding = prima i migliori
night-begin = Comincia la gara
night-draw-final = Sorteggia la finale
night-final-table = Tavolo della finale
night-race = Corsa comune
night-race-round = Corsa comune su { $lengths } lunghezze · giro { $round }
night-race-won = { $tables } { $count ->
    [one] ha vinto la corsa comune
   *[other] hanno vinto la corsa comune
}
night-race-missing = Devono ancora tirare: { $tables }
night-race-rolled-of = Hanno tirato { $rolled } su { $field }
night-race-left = ancora { $seconds } s
night-race-counts = Il vostro prossimo tiro conta
night-race-no-dice = senza dadi
night-race-needs-dice = Giocate a un gioco con i dadi per tirare per il vostro cavallo
night-race-counted = { $sum } per il vostro cavallo
night-race-place = posto { $place } su { $field }
night-race-how = Ogni tavolo tira per un suo cavallo mentre gioca: a ogni giro conta il suo primo tiro di due dadi.
night-race-lengths = Lunghezze
night-race-seconds = Secondi che un giro dura dopo il suo primo tiro
night-race-begin = Avvia la corsa comune
night-race-close = Chiudi ora il giro
night-race-call-off = Annulla la corsa
night-health = Stato dei tavoli
night-here = presente
night-latency = { $ms } ms
night-entry = voce { $entry }
night-behind = { $entries ->
    [one] { $entries } voce
   *[other] { $entries } voci
} indietro
night-clock = orologio sfasato di { $seconds } s
night-version = versione { $version }
night-refused = { $times ->
    [one] { $times } messaggio rifiutato
   *[other] { $times } messaggi rifiutati
}
night-withdrawn = { $entries ->
    [one] { $entries } voce ritirata
   *[other] { $entries } voci ritirate
}
night-rejoin = Prendi il registro com’è ora
night-order-open = chiesto, non ancora fatto
night-order-done = fatto
night-done = Fatto.
night-table-fault = non può giocare ({ $code })
night-join-how = Con questo link un tavolo partecipa alla notte di corse. Avvia il tavolo sulla sua macchina così:
night-join = Partecipa alla notte di corse
night-league-reports = Questa serata viene comunicata alla lega { $league }.
night-league-joins = Questa serata verrà comunicata a una lega che non ha ancora risposto.
night-forget = Cancellare un nome
night-forget-note = Il nome sparisce da questa centrale e dalla lega; il tavolo lo conserva finché l’ospite non cambia nome.
night-forget-who = Nome
night-forget-do = Cancella il nome
night-forgotten = { $seats ->
    [0] Qui nessuno si chiama così.
    [one] Il nome è stato cancellato a un posto.
   *[other] Il nome è stato cancellato a { $seats } posti.
}
league-title = Lega - Post Parade
league-console-title = Console della lega - Post Parade
league-page = Lega
league-console = Console della lega
league-season = Stagione
league-season-number = Stagione { $number }
league-venue = locale
league-venues = Locali
league-meetings = riunioni
league-records = Record della stagione
league-record-purse = Vincita più alta in una corsa
league-record-points = Più punti
league-record-wins = Più corse vinte
league-record-races = Più corse disputate
league-record-streak = Più vittorie di fila
league-guest = Ospite { $code }
league-no-races = In questa stagione non è ancora stata comunicata nessuna corsa.
league-no-venues = Non partecipa ancora nessun locale.
league-names-note = I nomi compaiono solo se l’ospite ha acconsentito sul telefono.
league-csv = Tutte le corse in CSV
league-json = Tutte le corse in JSON
league-away-page = La lega non è raggiungibile; quello che si vede può essere vecchio.
league-pin-where = postparade league lo mostra all’avvio.
league-join = Comunicare alla lega
league-invite = Far entrare un locale
league-invite-how = Avvia la centrale di ogni locale con questo link:
league-command = postparade hub --league { $link }
league-new-season = Una nuova stagione
league-new-season-note = Quello che i locali comunicano da ora in poi le appartiene.
league-begin-season = Inizia la stagione
league-forget-note = Il nome sparisce da tutte le stagioni; le corse restano sotto uno pseudonimo.
league-consent = Mostrare il mio nome nella lega { $league }?
league-consent-yes = La lega mostra il tuo nome. Puoi cambiare idea quando vuoi.
league-consent-no = La lega conta le tue corse senza il tuo nome.
