# Che cosa dicono gli schermi, in italiano. Struttura e argomenti: si veda il file inglese.

seat = Posto { $seat }
and = e
labelled = { $label }: { $text }
cards-found = { $found } carte su 4 trovate, { $open ->
    [one] manca { $open } risposta
   *[other] mancano { $open } risposte
}
scan-to-sit = Inquadra il codice con il telefono per sederti. Il gioco si sceglie dalla console del conduttore.

track = La pista
lanes = Corsie
table = Tavolo
result = Risultato
devices = Apparecchi
to-go = mancano
chance = probabilità
favourite = favorito
long-shot = outsider
in-the-pot = Nel piatto
scratched = Ritirati
scratched-long = Ritirato
the-dice = I dadi
at-the-table = Al tavolo
join-in = Partecipa
connecting = Collegamento al tavolo…
reconnecting = Riconnessione al tavolo…
held-back = Una parte di questa pagina viene trattenuta ({ $part }). Prova senza blocco della pubblicità e altre estensioni.
cookies-refused = Questo browser non conserva i cookie, quindi il tavolo non lo riconoscerebbe. Consenti i cookie per questo indirizzo o usa un altro browser.
unreached = Questa pagina è arrivata senza le sue parti. Dietro un proxy il tavolo ha bisogno di un nome o di una porta propri; non può stare sotto un percorso di un altro sito.
needs-scripts = Questa pagina ha bisogno dei suoi script. Consenti JavaScript per questo indirizzo e riaprila.
welcome = Benvenuti alle corse.
gates-empty = Le gabbie sono vuote
more-in-box = ancora { $chips } nella scatola
roller-purse-waits = { $chips } a chi porta al traguardo il vincitore
pot-cards = carte sue: { $cards }
pot-expected = circa { $chips } quando sarà vinto
costs = { $chips ->
    [one] costa { $chips } gettone
   *[other] costa { $chips } gettoni
}
first-place = 1º
race-number = Corsa { $number }
race-of = Corsa { $number } di { $races }
last-roll = Ultimo tiro { $sum }
last-roll-by = Ultimo tiro { $sum } di { $name }
rolls = Tira { $name }
has-turn = Tocca a { $name }
deals = Dà le carte { $name }
ready-to-deal = Pronti a dare le carte
race-over = Corsa finita
game-over = Partita finita
who-holds = Chi ha il numero { $horse }?
waits = aspetta

tell-dealt = Corsa { $race }: comincia { $name }.
tell-ante = Tutti versano una posta di { $ante }.
tell-left-over = { $cards ->
    [one] Avanza { $cards } carta
   *[other] Avanzano { $cards } carte
} per il piatto.
tell-redistribute = Gettoni ridistribuiti: { $each } a testa.
tell-scratch = Il cavallo { $horse } è ritirato, { $value ->
    [one] { $value } gettone
   *[other] { $value } gettoni
} a carta.
tell-repeat = Il numero { $horse } è già ritirato.
tell-repeat-again = Il numero { $horse } è già ritirato: { $name } tira ancora.
tell-off = E sono partiti! { $name } ha i dadi.
tell-move = Il cavallo { $horse } avanza: { $left } al traguardo.
tell-line = Il cavallo { $horse } taglia il traguardo!
tell-roller-purse = { $name } ha tirato i dadi della vittoria e prende { $paid }.
tell-payout = { $name } prende { $amount }.
tell-ask = Chi ha carte del numero { $horse }?
tell-counted = { $missing ->
    [one] Manca { $missing } carta
   *[other] Mancano { $missing } carte
} del numero { $horse }.
tell-pays = { $name } paga { $paid }
tell-joined = { $name } entra nel gioco.
tell-left = { $name } lascia il gioco.
tell-corrected = Un tiro letto male è stato corretto. Il seguito è stato ricalcolato.
tell-lapsed = Con il tiro corretto non vale più: { $what }.
lapsed-bet = quello che hai puntato dopo
lapsed-move-bet = il gettone che hai spostato
lapsed-vip = la carta che hai tenuto
lapsed-declare = la tua risposta
lapsed-join = il tuo ingresso nel gioco
lapsed-roll = il tuo tiro
lapsed-other = quello che hai fatto dopo

dice-moving = I dadi rotolano…
dice-reading = Lettura dei dadi…
dice-covered = Qualcosa copre il vassoio.
dice-moved = La telecamera dei dadi o il suo vassoio è stato spostato.
dice-calibrating = Si calibra la telecamera dei dadi; i tiri aspettano.
dice-unseen = Il tavolo non vede i dadi.
dice-host-types = Il conduttore digita quello che mostrano.
dice-you-type = Digita quello che mostrano.
dice-again = Tira di nuovo.
dice-again-or-host = Tira di nuovo, oppure il conduttore digita quello che mostrano.
phase-setup = Prima della prima mano
phase-scratch = Ritiri
phase-race = Si corre
phase-finished = Finita
phase-game-over = Partita finita

counting = Si contano le carte…
rolled-home = tiro decisivo
nobody-holds = Nessuno ha il vincitore: il piatto resta.
cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
number-wins = Vince il numero { $number }
named-wins = Vince { $horse }, numero { $number }
pot-stays = { $chips ->
    [one] { $chips } gettone resta
   *[other] { $chips } gettoni restano
} nel piatto.
share-victory = { $names } si dividono la vittoria
wins-game = { $name } vince la partita
tokens-won = Gettoni vinti in tutte le corse
chips-at-end = Gettoni alla fine
left-in-pot = { $chips } restano nel piatto

board-title = Il tabellone - Post Parade
join-title = Unisciti al tavolo - Post Parade
seat-title = Il tuo posto - Post Parade
host-title = Console del conduttore - Post Parade
refused-title = Non qui - Post Parade
language = Lingua
pages = Pagine
board = Tabellone
to-the-board = Al tabellone
host-console = Console del conduttore
qr-code = Codice QR: unisciti al tavolo con il telefono
scan-or-open = Inquadra con il telefono, oppure apri { $address } e scrivi { $code }
first-pin = Conduttore: inquadra questo codice per preparare il tavolo, o apri { $address } e scrivi il PIN { $pin }
first-code = Codice QR: prepara questo tavolo con il telefono
doors-closed = Le porte sono chiuse. Chiedi al conduttore di farti entrare.
wait-at-door = Il conduttore ti farà entrare, { $name }
wait-note = Lascia aperta questa pagina. Entri appena il conduttore tocca il tuo nome.
wait-no-more = Non aspettare più
code-elsewhere = Partecipa: { $address }, con il codice sullo schermo del tavolo
show-code-here = Mostra qui il codice
screen-number = Schermo { $number }: il conduttore può fargli mostrare il codice

tagline = Una serata alle corse, proprio a questo tavolo.
your-name = Il tuo nome
join-code = Codice, sul tabellone
take-a-seat = Siediti
your-seat = Il tuo posto
bringing-back = Ritorno al tuo posto…
tap-lost = Il tocco è andato perso. Non è successo nulla; tocca di nuovo.
another-joins = Fai entrare altri da questo telefono
back-to-seat = Torna al posto di { $name }
you-have-seat = Hai già un posto
no-answer = Il tavolo non risponde. Controlla che questo telefono sia sul Wi-Fi del tavolo, poi riprova.
join-the-table = Unisciti al tavolo
seat-elsewhere = Questo posto è su un altro telefono
seat-elsewhere-way = Chiedi al conduttore un nuovo codice QR per il tuo posto, o prendi un altro posto.
seat-free = Questo posto è libero
seat-free-way = Unisciti al tavolo per prendere posto.
seat-moving = Passi a { $table }
seat-moving-way = Questa pagina ci va da sola tra un momento.
seat-moving-go = Vai a { $table }

chips = gettoni
pot = piatto
what-you-can-do = Che cosa puoi fare
your-hand = La tua mano
the-race = La corsa
waiting-for-game = Il conduttore sceglie un gioco
join-next-race = Entri dalla prossima corsa
only-watching = Per ora stai solo a guardare
how-many-cards = Quante carte hai del numero { $horse }?
your-turn = Tocca a te: tira i dadi
you-deal = Dai tu le carte per la prossima corsa
lesson-dice = Due dadi: avanza il cavallo della loro somma.
lesson-scratch = I cavalli ritirati costano gettoni: per ogni tua carta, e quando li tiri.
lesson-win = Chi ha carte del vincitore si divide il piatto.
waiting-first-deal = In attesa della prima mano
waiting-next-race = In attesa della prossima corsa
throw-the-dice = Tira i dadi
table-rolls = Il tavolo tira i dadi da solo.
it-is = Sono
enter-other-dice = Inserisci altri dadi
choice-deal = Dai le carte per la corsa { $race }
choice-end-session = Concludi la partita
choice-settle = Continua con { $found } carte su 4
race-worth = Questa corsa vale { $chips } gettoni per te
worth-before-off = in media: { $winnings } dal piatto, meno { $costs } per i ritiri a venire e { $fines } per i numeri ritirati che tiri
worth-in-race = in media: { $winnings } dal piatto, meno { $fines } per i numeri ritirati che tiri
printed-cards = Hai carte stampate; il tavolo chiede quando contano.
no-cards-left = Niente carte fino alla prossima distribuzione.
no-chips-left = Gettoni finiti: non devi nulla e puoi ancora vincere.
is-scratched = ritirato
the-winner = il vincitore
has-won = ha vinto
left-to-go = { $left } al traguardo
with-chance = { $told }, probabilità { $chance }
horse-told = Cavallo { $horse }: { $told }
you-hold = ne hai { $cards }
is-rolling = tira
is-to-act = gioca
won-score = vinto { $score }
starred = vinti
you-win = Hai vinto la partita!
game-ended = La partita è finita
nothing-for-you = Questa volta niente per te.
chart-large = Il grafico della corsa, in grande
chart-of-chances = Probabilità di tutti i cavalli, tiro per tiro
price-against = { $odds } a 1
outsider = outsider
cards-of = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} del numero { $horse }
you-rolled-home = Hai tirato i dadi della vittoria: { $amount } dal piatto.
you-collect = Incassi { $amount } con { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}.
swipe-to-throw = Scorri verso l'alto per tirare
what-it-is-worth = In cifre
cheer = Fai il tifo!
cheer-for = Forza, { $horse }!
phone-sounds = Suoni di questo telefono: attivi
phone-muted = Suoni di questo telefono: spenti
you-paid = { $chips ->
    [one] Hai pagato { $chips } gettone
   *[other] Hai pagato { $chips } gettoni
}
you-get = { $chips ->
    [one] { $chips } gettone per te!
   *[other] { $chips } gettoni per te!
}
chart-of-race = La corsa in un grafico
need-roll = Ti serve { $horses }
need-last = Ti manca un tiro: { $horses }!
need-avoid = Tutto tranne { $horses }!
need-none = Nessuno dei tuoi cavalli corre più.
horse-number = il { $horse }
a-number-2 = un due
a-number-3 = un tre
a-number-4 = un quattro
a-number-5 = un cinque
a-number-6 = un sei
a-number-7 = un sette
a-number-8 = un otto
a-number-9 = un nove
a-number-10 = un dieci
a-number-11 = un undici
a-number-12 = un dodici

enter-dice = Inserisci { $one } + { $two } = { $sum }
throw-dice = Tira { $one } + { $two } = { $sum }
tap-both = Tocca i due dadi
tap-die = Tocca ciò che segna il dado
die-face = Dado: { $face }
enter-die = Inserisci { $face }
first-die = Primo dado
second-die = Secondo dado
first-die-face = Primo dado: { $face }
second-die-face = Secondo dado: { $face }
pair-of-dice = { $one } e { $two }, insieme { $sum }
nobody-wins = Nessuno vince questa corsa
dead-heat = Parità: { $names }
you-owe-answer = Tocca a te
paused = In pausa
paused-by-host = Chi conduce ha messo in pausa la partita.
table-plays-you = Il tavolo gioca per te.
play-myself = Gioco io
look-up = Guarda il tabellone!
race-is-on = La corsa è in corso
result-first = Prima il risultato: guarda il tabellone.
you-are-paid = Incassi!
hold-to-confirm = tieni premuto per confermare
press-again = premi ancora per confermare
choice-roll = Tira i dadi
choice-declare = Carte del numero { $horse }
choice-pause = Pausa
choice-resume = Riprendi
field-chips = Gettoni
held-by = in mano a
sign-chance = 1 su { $rolls }
sign-wins = vince per il { $horse }!
players-wait-short = { $players ->
    [one] { $players } giocatore al tavolo
   *[other] { $players } giocatori al tavolo
}
host-starts = Il conduttore avvia il gioco dalla sua console.
at-the-line = Al traguardo
photo-finish = Fotofinish
deciding-roll = Rivediamo il tiro decisivo
backed-by = giocato da { $names }
join-short = Partecipa: { $address }, codice { $code }
you-are-in = Ci sei! Guarda il tabellone.

# Chance that can be checked
fairness-title = Gioco pulito - Post Parade
fair-chance = Gioco pulito
fair-how = Prima di ogni corsa il tavolo estrae un numero segreto e lo sigilla. Da quel numero derivano tutti i dadi e le carte della corsa, e il tabellone ne mostra l'impronta: nessuno può più cambiarlo. Dopo la corsa il sigillo si apre, e questo dispositivo ricalcola tutto.
fair-now = La corsa attuale
fair-sealed = Sigillata, con questa impronta; il tabellone ne mostra i primi dodici caratteri.
fair-kept = Che cosa ricorda questo dispositivo
fair-before = Corse precedenti
fair-reading = Sto calcolando…
fair-last = L'ultima corsa
fair-ago = { $races ->
    [one] { $races } corsa prima
   *[other] { $races } corse prima
}
fair-numbers = I numeri usati
fair-print = Impronta
fair-secret = Numero segreto
fair-journal = Voci del diario
fair-entries = da { $first } a { $last }
fair-right = { $draws ->
    [one] { $draws } tiro o mano: corrisponde al sigillo.
   *[other] { $draws } tiri e mani: tutto corrisponde al sigillo.
}
fair-wrong = Non corrisponde al sigillo!
fair-all-right = Tutte le corse corrispondono al sigillo.
fair-some-wrong = Qualcosa non corrisponde al sigillo.
fair-none = Non si è ancora disputata nessuna corsa.
fair-held = Niente di ciò che questo dispositivo ha visto è cambiato da allora.
fair-not-held = Ciò che questo dispositivo ha visto è cambiato da allora!
fair-check = Verifica la corsa
fair-scan = Inquadra per verificare che il sorteggio sia onesto.
fair-fingerprint = Sorte sigillata: { $hash }
demonstration = Dimostrazione: non si salva nulla
interrupted-at = Interrotto alle { $when }. Tutto è rimasto com'era.
copied-at = Serata copiata alle { $when } { $through ->
    [drive] su una chiavetta
    [command_line] dalla riga di comando
   *[console] dalla console
}, senza ciò che è nascosto
past-race = Rivediamo la corsa { $number }
typed-in = Digitato
typing-off = Qui i tiri non si digitano. Tira i dadi.

## schermi e sovrimpressioni
overlay-title = Sovrimpressione - Post Parade
overlay-waits = La prossima corsa sta per arrivare
held-by-whom = Chi ha che cosa
screen-title = Schermo - Post Parade
screen-shows = Che cosa mostra questo schermo
screen-waits = Il conduttore dice che cosa mostra questo schermo: scansiona il codice.
screen-code = Codice QR: assegnare gli schermi
screen-number-so = Schermo { $number }
screen-silent = Il tavolo non risponde. Così stavano le cose alle { $when }.
