# La fine di una serata, ciò che ne resta, e il tabellone fra le serate, in italiano.

evening-over = La serata è finita
evening-counting = I giudici fanno i conti
evening-games = Una serata, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
podium-3 = Terzo posto
podium-2 = Secondo posto
podium-1 = La vittoria della serata
evening-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
evening-titles = I titoli della serata
evening-standings = Classifica della serata
evening-rule = Ultimo posto in una partita: 1 punto. Gli altri: 1 in più per ogni ospite dietro. A pari punti contano più partite vinte.
evening-place = posto
evening-name = nome
evening-sum = punti
evening-trophy = Trofeo della serata
evening-level = alla pari con { $names }
title-comeback = La rimonta della serata
title-comeback-for = { $value ->
    [one] { $value } posto
   *[other] { $value } posti
} in una partita
title-luck = Bacio della fortuna
title-luck-for = il caso da solo ha pagato { $value ->
    [one] { $value } volta
   *[other] { $value } volte
}
title-risk = Cuor di leone
title-risk-for = { $value ->
    [one] { $value } puntata audace
   *[other] { $value } puntate audaci
}
title-fine = Colonna della cassa delle multe
title-fine-for = { $value ->
    [one] { $value } multa
   *[other] { $value } multe
}
title-pot = Un cuore per il piatto
title-pot-for = { $value ->
    [one] { $value } gettone versato
   *[other] { $value } gettoni versati
}
title-right = Occhio più fino
title-right-for = { $value ->
    [one] { $value } pronostico azzeccato
   *[other] { $value } pronostici azzeccati
}
title-take = Mani d'oro
title-take-for = in { $value ->
    [one] { $value } corsa
   *[other] { $value } corse
} nessuno ha preso di più
title-home = La mano del destino
title-home-for = { $value ->
    [one] { $value } corsa chiusa
   *[other] { $value } corse chiuse
} col proprio lancio
title-scheme = Asso nella manica
title-scheme-for = { $value ->
    [one] { $value } carta giocata
   *[other] { $value } carte giocate
} per cambiare una corsa
title-lead = Un naso avanti
title-lead-for = in testa senza rivali dopo { $value ->
    [one] { $value } corsa
   *[other] { $value } corse
}
title-scratch = Le chiavi della scuderia
title-scratch-for = { $value ->
    [one] { $value } cavallo rimandato
   *[other] { $value } cavalli rimandati
}
title-double = Visione doppia
title-double-for = { $value ->
    [one] { $value } doppio
   *[other] { $value } doppi
} ai dadi
title-wait = Santa pazienza
title-wait-for = { $value ->
    [one] { $value } corsa
   *[other] { $value } corse
} di attesa fino alla vincita migliore
title-wrong = Eterno ottimismo
title-wrong-for = { $value ->
    [one] { $value } pronostico mancato
   *[other] { $value } pronostici mancati
}
title-throw = Braccio più forte
title-throw-for = { $value ->
    [one] { $value } lancio
   *[other] { $value } lanci
} di dadi
title-steady = La calma in persona
title-steady-for = { $value ->
    [one] { $value } corsa
   *[other] { $value } corse
} senza cambiare posto
title-haul = Il boccone più grosso
title-haul-for = { $value } % di tutto quello che ha dato una corsa
title-snake = Incanto dei serpenti
title-snake-for = { $value ->
    [one] { $value } doppio uno
   *[other] { $value } doppi uno
} ai dadi
title-boxcars = Gran galoppo
title-boxcars-for = { $value ->
    [one] { $value } doppio sei
   *[other] { $value } doppi sei
} ai dadi
title-climb = Partenza a razzo
title-climb-for = { $value ->
    [one] { $value } posto guadagnato
   *[other] { $value } posti guadagnati
} in una corsa
title-fall = Tanto preso, tanto perso
title-fall-for = { $value ->
    [one] { $value } posto perso
   *[other] { $value } posti persi
} in una corsa
title-shadow = Alle calcagna
title-shadow-for = al secondo posto senza pari dopo { $value ->
    [one] { $value } corsa
   *[other] { $value } corse
}
title-second = Riflessi d'argento
title-second-for = seconda vincita di { $value ->
    [one] { $value } corsa
   *[other] { $value } corse
}
title-lantern = Fanalino di coda
title-lantern-for = all'ultimo posto senza pari dopo { $value ->
    [one] { $value } corsa
   *[other] { $value } corse
}
title-edge = Un cuore per gli outsider
title-edge-for = 2, 3, 11 o 12 ai dadi { $value ->
    [one] { $value } volta
   *[other] { $value } volte
}
title-seven = Fedeltà al sette
title-seven-for = sette ai dadi { $value ->
    [one] { $value } volta
   *[other] { $value } volte
}
title-early = Piede nella staffa
title-early-for = al tavolo prima di tutti gli altri
title-late = Entrata a effetto
title-late-for = al tavolo dopo tutti gli altri
title-number = Numero { $value } della sfilata
title-number-for = al tavolo come ospite numero { $value }
title-there = Anima del tavolo
title-there-for = { $value ->
    [one] { $value } corsa
   *[other] { $value } corse
} insieme
close-evening = Chiudi la serata
close-evening-note = Il tabellone mostra podio, titoli e trofeo. La partita sul tavolo conta così com'è.
close-evening-asked = Chiudere la serata?
close-evening-stay = Continua a giocare
keepsake-yours = La tua serata
keepsake-save = Salva la mia serata
keepsake-share = Condividi
keepsake-note = Un file con tutto dentro: si apre senza il tavolo e si può inoltrare.
keepsake-looks-up = Guarda su: la serata finisce sul tabellone.
keepsake-place = { $place ->
    [1] Primo posto
    [2] Secondo posto
    [3] Terzo posto
   *[other] Posto { $place }
} su { $guests }
attract-welcome = Benvenuti alle corse
attract-join = Inquadra e gioca
attract-wifi = Wi-Fi: { $name }
attract-wifi-code = Codice QR: accesso al Wi-Fi
attract-off = Una corsa dimostrativa: i cavalli sono partiti
attract-moves = Il { $horse } fa un passo
attract-leads = Il { $horse } passa in testa
attract-one-to-go = Al { $horse } manca un passo
attract-wins = Vince il { $horse }. Siediti: il prossimo potrebbe essere il tuo
hall-of-fame = Albo d'oro
hall-note = Conserva chi ha vinto le tue serate, solo su questo tavolo. Finché è spento non si annota nulla.
hall-keep = Conserva i vincitori delle serate
hall-show = Mostrali sul tabellone fra le serate
hall-clear = Svuota l'albo d'oro
hall-clear-asked = Svuotare l'albo d'oro?
hall-clear-note = { $evenings ->
    [one] { $evenings } serata sarà dimenticata
   *[other] { $evenings } serate saranno dimenticate
} per sempre. Resoconti e giornale restano.
hall-clear-stay = Lascia così
hall-empty = Nessuna serata è ancora conservata.
tonight = Che cosa c'è stasera
tonight-note = Una riga che il tabellone mostra finché non c'è nessuno.
tonight-keep = Mettila sul tabellone
tonight-kept = È sul tabellone.
watching-title = Guarda - Post Parade
watch-heading = Guarda e pronostica
watch-what = Scegli il vincitore prima del via: 1 punto per ogni corsa indovinata. Niente gettoni, niente scommesse.
watch-only = Solo guardare e indovinare i vincitori
watch-enter = Guarda
watch-horses = Cavalli
watch-sit = Prendi posto, dalla prossima corsa
watch-pick = Chi vince? Tocca un cavallo prima del via.
watch-picked = La tua scelta. Puoi cambiarla fino al via.
watch-late = Sono già partiti. Scegli prima della prossima corsa.
watch-runs = Il tuo cavallo corre!
watch-waits = In attesa della prossima corsa.
watch-right = Indovinato: 1 punto!
watch-wrong = Questa volta non era il tuo.
watch-score = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in { $races ->
    [one] { $races } corsa
   *[other] { $races } corse
}
watch-pick-horse = Scegli { $horse }
watch-ranking = Migliori pronostici senza posto

## an evening on autopilot
schedule-title = Programma - Post Parade
schedule = Programma
schedules = Serate in programma
schedules-note = Il tavolo conduce la serata da solo: giochi, pause, chiusura. Ciò che il conduttore fa a mano ha la precedenza.
no-schedules = Nessuna serata è ancora in programma.
new-schedule = Prepara una serata
example-pub = Serata al pub: cinque giochi
example-afternoon = Pomeriggio in famiglia: due giochi
example-corner = Angolo delle corse: di continuo
example-empty = Vuoto
start-schedule = Avvia stasera
edit-schedule = Modifica
delete-schedule = Elimina
save-schedule = Salva
leave-plan = Annulla
hold-schedule = Metti in pausa
continue-schedule = Riprendi
skip-item = Salta questo gioco
extend-schedule = 15 minuti in più
call-closing = Ultima corsa, poi fine
stop-schedule = Continua a mano
schedule-starts = Il prossimo gioco parte da solo.
stage-gathering = In attesa di ospiti
stage-needs = { $needs ->
    [one] Manca 1 ospite
   *[other] Mancano { $needs } ospiti
 }
stage-race-in = Prossima corsa tra { $time }
stage-last-race-in = Ultima corsa tra { $time }
stage-game-in = { $game } tra { $time }
stage-pause = Pausa · { $game } tra { $time }
stage-playing = Si gioca
stage-playing-last = Ultima corsa della serata
stage-result = Era { $game }
stage-paused = Il gioco è in pausa
stage-resuming = La corsa riprende tra { $time }
stage-held = Il programma è in pausa
stage-by_hand = Prima c'è un gioco del conduttore
stage-misfit = { $game } non è per così tanti ospiti
stage-closing = La serata sta finendo
stage-stuck = L'ultima corsa è ferma
hint-gathering = Si comincia quando abbastanza ospiti siedono al tavolo.
hint-paused = Qualcuno ha messo il gioco in pausa: fallo riprendere dalla console.
hint-held = Niente comincia da solo finché non lo fai riprendere.
hint-by_hand = Il programma riprende quando quel gioco è finito o tolto dal tavolo.
hint-misfit = Salta questo gioco, o libera un posto.
hint-stuck = Tira i dadi, o togli il gioco dal tavolo dalla console; dopo mezz'ora la serata finisce senza.
item-races = { $races ->
    [one] 1 corsa
   *[other] { $races } corse
 }
item-minutes = { $minutes } min
item-whole = Tutto il gioco
item-on = in corso: { $races } corse · { $length }
item-next = prossimo
item-played = giocato
item-skipped = saltato
skipped-asked = saltato
skipped-too_few = saltato: troppo pochi ospiti
skipped-too_many = saltato: troppi ospiti
skipped-refused = saltato: non si può preparare
closes-at = chiude alle { $when }
next-evening = Prossima serata: { $when }
venue-clock = Orologio del tavolo: { $time }
venue-clock-wrong = L'orologio del tavolo segna { $time }, e non è affidabile: niente comincia da solo finché non è regolato.
plan = Piano della serata
plan-name = Nome
plan-opens = Apre alle
plan-closes = Chiude alle
plan-zone = Fuso orario
plan-zone-own = quello del tavolo
plan-days = Comincia da solo il
plan-days-note = Senza giorno, comincia quando la avvii.
plan-items = Giochi
plan-add = Aggiungi un gioco
plan-game = Gioco { $number }
plan-races = Corse (0: tutte)
plan-minutes = Minuti (0: liberi)
plan-pause = Pausa, min
plan-up = Prima
plan-down = Dopo
plan-rules = Regole della casa
plan-own-rules = Regole della casa: { $rules }
plan-seat-option = nessuno in particolare, perché non si sa ancora chi viene
plan-rhythm = Ospiti e pause
plan-least = Ospiti almeno
plan-between = Secondi tra le corse
plan-patience = Minuti di attesa degli ospiti (0: senza limite)
plan-fill = Il tavolo completa fino a tanti posti (0: nessuno)
plan-again = Dopo l'ultimo gioco ricomincia, fino alla chiusura
