# Ready Set Bet sugli schermi.

## What can be done
roll = Tira i dadi
deal-vip = Dai le carte VIP
setup = Prepara la corsa { $race }
setup-same-house = Corsa { $race }: il banco resta { $name }
setup-house = Corsa { $race }: chi fa il banco?
start = Via! Inizia la corsa { $race }
pause = Metti in pausa la corsa
resume = Riprendi la corsa
keep = Tieni una carta
keep-any = Tieni una carta a caso per { $name }
bet = Scommetti per { $name }
house-bet = Scommessa del banco, { $name }
move-bet = Sposta un gettone di { $name }

## Setting up
option-house = Chi fa il banco?
option-house-none = Il tavolo
option-house-neutral = Qualcuno che non scommette
option-house-fixed = Qualcuno con soldi e gettoni del banco
option-house-rotation = Tutti a turno, corsa per corsa
option-house-seat = Posto del banco
option-house-seat-nobody = nessuno
option-modules = Carte in gioco
option-modules-props = Scommesse di confronto
option-modules-exotics = Arrivi speciali
option-modules-vip = Carte VIP
option-bets = Dove si scommette?
option-bets-phones = Sui telefoni
option-bets-board = Sul proprio tabellone, con le proprie fiche
option-pace = Il tavolo tira
option-pace-off = Non da solo: tira il banco
option-pace-calm = Con calma, ogni 3-4,5 secondi
option-pace-normal = Ogni 2-3 secondi
option-pace-brisk = In fretta, ogni 1,4-2 secondi
option-vip-seconds = Secondi per scegliere una carta VIP (0: senza limite)
option-chances = Probabilità anche sui telefoni

## Where the race stands
phase-between = tra le corse
phase-ready = alle gabbie
phase-open = scommesse aperte
phase-closed = scommesse chiuse
phase-game-over = l'ultima corsa è finita
race-paused = La corsa è in pausa
next-race = Sta per partire la corsa { $race }
who-starts = { $who ->
    [you] Corsa { $race }: la fai partire tu
    [host] Corsa { $race }: la fa partire il conduttore
   *[house] Corsa { $race }: la fa partire { $name } o il conduttore
}
lesson-spots = Metti i tuoi gettoni sulle caselle durante la corsa. Chi prima arriva la prende, e quel che è posato resta.
lesson-prices = Podio paga se il cavallo è fra i primi tre, Piazzato fra i primi due, Vincente se è primo: gettone per il numero grande. Se no, perdi quello rosso.
lesson-close = Appena tre cavalli passano la linea rossa: niente più scommesse!
ready-to-bet = { $who ->
    [host] Guardati intorno: si scommette quando il conduttore fa partire la corsa
   *[house] Guardati intorno: si scommette quando { $name } o il conduttore fa partire la corsa
}
place-house-tokens = Metti i tuoi sei gettoni del banco
bets-open = Scommesse aperte!
over-the-line = Oltre la linea rossa: { $count } di { $needed }
no-more-bets = Niente più scommesse!
you-are-house = Sei il banco
house-is = Banco: { $name }
pair-line = Un altro { $horse } dà un bonus
choosing = Scelgono una carta: { $names }
keep-one = Tieni una carta su due
keep-this = Tieni questa
cards-are-dealt = Si scelgono le carte VIP
cards-come = Ora arrivano le carte VIP

## Spots
kind-show = Podio
kind-place = Piazzato
kind-win = Vincente
spot-show = { $horse } nei primi tre
spot-place = { $horse } nei primi due
spot-win = { $horse } vince
color-blue = Vince il blu
color-orange = Vince l'arancio
color-red = Vince il rosso
color-seven-fifth = 7 tra 5º e 9º
colour-blue = blu
colour-orange = arancione
colour-red = rosso
propositions = Confronti
exotics = Arrivi speciali
prop-text = { $ahead } davanti a { $behind }
exotic-x1 = Corta testa
exotic-x2 = Fuga
exotic-x3 = Gran galoppo
exotic-x4 = Gabbie assonnate
exotic-x5 = Fotofinish
if-margin-second-eq = Il secondo esattamente a { $value }
if-margin-second-ge = Il secondo a { $value } o più
if-margin-third-le = Il terzo al massimo a { $value }
if-at-least-ge = Tutti su { $value } o più
if-at-most-ge = { $count }+ cavalli su { $value } o meno
no-penalty = nessuna penale
worth-now = Quanto vale ora un gettone da 3 e la probabilità della casella; su { $races } corse, ±{ $error } punti.
spectator-page = Per chi guarda: { $address } mostra quanto vale adesso ogni casella libera.

## On the spot
taken = Presa!
lost-the-draw = Sorteggio perso
closed = Chiuso
not-yet = Non ancora
paused-short = Pausa
no-token = Niente gettoni
one-a-card = Solo uno
too-fast = Troppo veloce
lost = Ritenta
not-now = Non ora
not-yours = Non è tuo

## Tokens and cards
your-tokens = I tuoi gettoni
token = Gettone da { $value }
as-it-stands = Per ora:
stands-ahead = { $by } di vantaggio
stands-behind = { $by } di ritardo
stands-level = alla pari
hold-on = Resisti: per ora sono { $chips } gettoni!
call-out = Annuncialo
call-welcome = Corsa { $race }! Scegliete le caselle: si scommette dal via.
call-off = Partiti! Scommettete pure!
call-roll = { $sum }! Il { $horse } avanza, ne mancano { $left }.
call-pair = Un altro { $horse } e vola!
call-front = In testa: il { $horse }, ne mancano { $left }.
call-line = { $count } oltre la linea rossa. A tre si chiude!
call-closed = Puntate chiuse!
all-placed = Tutti i gettoni sono piazzati
move-a-token = Sposta un gettone
tap-your-token = Tocca il tuo gettone
tap-free-spot = Tocca una casella libera
used-up = (già usata)
not-as-house = (non come banco)
bonus-token = Gettone bonus { $value }
card-v13 = Fiche omaggio
card-v14 = Fiche omaggio
card-v15 = La parte del serpente
card-v16 = Tassa di carico
card-v17 = Terzo palo
card-v18 = Lampo blu
card-v19 = Nuovo slancio
card-v20 = A cavalluccio { $value }
card-v21 = A cavalluccio { $value }
card-v22 = A cavalluccio { $value }
card-v23 = A cavalluccio { $value }
card-v24 = Allo steccato
card-v25 = Sul filo di lana
card-v26 = Sella imbottita
card-v27 = Atterraggio morbido
card-v28 = Nastro blu
card-v29 = Fascia arancione
card-v30 = Coccarda rossa
card-v31 = Ripensamento
card-v32 = Biglietto doppio
vip-bonus-token = Un gettone in più, da { $value }, in ogni corsa.
token-cancels = Se perde, la casella non costa nulla.
token-penalty = Se perde, costa { $penalty } in più.
vip-one-time = { $amount } fiche subito.
vip-roll-bonus = { $amount } ogni volta che esce { $sum }.
vip-bonus-move = { $amount } quando un cavallo { $colours } fa un passo bonus.
vip-piggyback = I tuoi gettoni da { $value } possono stare con altri su una casella.
vip-late-bet = Una volta a corsa scommetti anche dopo la chiusura, con un gettone fino a { $value }.
vip-insurance = Paghi { $amount } in meno di penali a corsa.
vip-colour-bonus = { $amount } in più per ogni scommessa vinta su un cavallo { $colours }.
vip-replace = Una volta a corsa puoi spostare un gettone su una casella libera.
vip-twin = Una volta a corsa, un secondo gettone può stare col tuo.

## The settlement
no-tokens = Nessun tuo gettone era sul tabellone.
race-brought = Questa corsa: { $chips }
lost-nothing = non costa nulla
insured = Le tue carte ti fanno risparmiare { $chips }.
forgiven = Ti si condonano { $chips } che non puoi pagare.
chips-and-place = fiche · posto { $place }
nobody-bet = Nessuno ha scommesso su questa corsa.
most-money = Dopo quattro corse vince chi ha di più.
settle-yourselves = L'oro paga, il rosso costa: regolate i conti sul vostro tabellone.
spots-that-won = Queste caselle vincono
spots-that-cost = Queste caselle costano

## At the console
bet-for-somebody = Scommetti per chi non ha il telefono
who = Chi
which-token = Gettone
which-spot = Casella
place-token = Piazzalo

## What happened
tell-race-ready = Corsa { $race }: ci sono carte nuove.
tell-off = Partiti!
tell-snake-eyes = Doppio uno!
tell-boxcars = Doppio sei!
tell-surge = { $horse } scatta, { $bonus } in più!
tell-red-line = { $horse } supera la linea rossa: { $count } di { $needed }.
tell-over-line = { $horse } supera la linea rossa.
tell-finish = Vince { $horse }! Secondo: { $place }. Terzo: { $show }.
tell-finish-level = Vince { $horse }! Secondi: { $place }.
tell-house-pay = { $name } riceve { $amount } come banco.
tell-kept = { $name } tiene una carta.
tell-kept-at-random = Per { $name } si tiene una carta a caso.
tell-leaving = { $name } se ne va dopo questa corsa.
tell-won = Vince { $names }!
tell-shared = { $names } vincono insieme!

## Il resoconto
report-race = Corsa { $race }: vince { $horse }
report-course = { $rolls } tiri; scommesse chiuse dopo il tiro { $closed }.
report-most = Chi incassa di più: { $names }, +{ $chips }.
report-best-token = Il miglior gettone della partita: il { $value } di { $name } su «{ $spot }», corsa { $race }: { $chips }.
report-worst-token = Il peggior gettone della partita: il { $value } di { $name } su «{ $spot }», corsa { $race }: { $chips }.
report-first = Corsa { $race }, «{ $spot }»: { $name } con { $milliseconds } ms di anticipo su { $other }.
report-ahead = { $milliseconds } ms prima di { $name }
report-wisest = Le scommesse migliori: { $name }, con un valore di { $chips } fiche al momento della puntata.
report-roll = tiro { $roll }
report-rolls = tiri
report-skill-and-luck = Abilità e fortuna
report-skill = abilità: quanto valevano i gettoni quando sono stati puntati, in fiche
report-luck = fortuna: che cosa ne ha fatto la corsa
report-note = Linee: le caselle di ogni cavallo, tiro per tiro; in rosso, la linea rossa. Cerchi: i gettoni nel colore di chi li ha puntati, sul loro cavallo, dov'era in quel momento. Il valore di un gettone viene da 8000 corse simulate a partire da quel momento.

# The tile of the game on the host console
tile-ready-set-bet = Scommetti mentre corrono: chi aspetta trova i posti peggiori.
without-phones = Scommettono tramite chi conduce, o il tavolo gioca per loro.
