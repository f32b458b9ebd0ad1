# Che cosa dice la console del conduttore, in italiano. Struttura e argomenti: si veda il file inglese.

simulated-table = Tavolo simulato
dice-camera = Telecamera dei dadi
programs = Programmi
track-lights = Luci della pista
sign-out = Esci
sign-out-everywhere = Esci dappertutto
signs-out-all-devices = Tutti i dispositivi che hanno aperto questa console vengono disconnessi, anche questo. Chi conosce il PIN può rientrare.
sign-out-everywhere-asked = Uscire ovunque?
sign-out-all = Esci su tutti i dispositivi
stay-signed-in = Resta collegato
who-runs = Chi conduce la serata?
pin-asked = PIN, sei cifre, stampato dove il tavolo è stato avviato
open-console = Apri la console
now = Adesso
last-rolls = Ultimi tiri
misread = Letto male? Tocca il tiro, poi le facce uscite davvero.
settled-for-good = Le corse precedenti sono chiuse per sempre. Qui appariranno i tiri di questa.
new-game = Nuova partita
game = Gioco
start-game = Inizia la partita
seats = Posti
phoneless-name = Nome di chi gioca senza telefono
phoneless = Chi gioca senza telefono
add = Aggiungi
join-with-phone = Entra con il telefono
with-code = codice { $code }
at-the-door = Alla porta
let-in = Fai entrare
let-in-who = Fai entrare { $name }
turn-away = Respingi
turn-away-who = Respingi { $name }
door-open = Tutti quelli con il codice
door-ask = Faccio entrare io ciascuno
door-closed = Nessuno
who-comes-in = Chi può partecipare
seats-each = Posti per telefono
never-played = Mai giocato: { $names }
clear-idle = Togli chi non ha mai giocato
screen-asks = Lo schermo { $number } chiede di mostrare il codice
allow-screen = Mostralo lì
allow-screen-number = Mostra il codice sullo schermo { $number }
not-that-screen = No
not-screen-number = Nessun codice per lo schermo { $number }
the-table = Il tavolo
dice = Dadi
sound = Audio
by-hand = inseriti a mano
source-photos = fotografie
source-buttons = pulsanti
source-number-pad = tastierino numerico
source-smart = dadi smart
source-electronic = tirati dal tavolo stesso
connected = collegata
not-connected = non collegata
confirmation-absent = non collegata
confirmation-withheld = collegata, ma la corsa non si vede
confirmation-sent = tutto viene inviato; nulla lo conferma
confirmation-received = il dispositivo conferma ciò che riceve
confirmation-confirmed = il dispositivo conferma ciò che mostra
device-camera = Telecamera
device-smart-dice = Dadi smart
camera-absent = non collegata
camera-withheld = collegata, ma non vede nulla
camera-sent = dà immagini registrate
camera-confirmed = dà immagini
not-known = Non si sa: { $what }.
show-race-there = Mostrare lì la corsa
none = non c'è
put-tray-right = Rimedia
go-there = Vai
no-game = Nessun gioco sul tavolo
seat-players-first = Fai sedere i giocatori, poi inizia una partita
silent-table = Il tavolo non risponde.
take-off = Togli il gioco dal tavolo
take-off-asked = Togliere il gioco dal tavolo?
journal-keeps = Il resoconto della serata lo conserva. Ciò che ognuno possiede non conta nella prossima partita.
close-game = Chiudi la partita
keep-playing = Continua a giocare
leave-on-table = Lascialo sul tavolo
close = Chiudi

seat-of = Posto di { $name }
qr-of = Codice QR del posto di { $name }
scan-to-reseat = { $name } lo inquadra con il nuovo telefono. Il vecchio telefono viene scollegato. Il codice vale una volta, per cinque minuti.
new-name = Nuovo nome
rename = Rinomina
rename-who = Rinomina { $name }
called-by-seat = Il cronista dice «il posto { $seat }», perché nessuna voce sa pronunciare questo nome.
choice-top-up = Compra gettoni
choice-join = Entra nella partita
choice-leave = Lascia la partita
clear-seat = Libera il posto
phone-here = telefono presente
phone-asleep = telefono in pausa
no-phone = senza telefono
more-for = Altro per { $name }
really-showed = Che cosa mostravano davvero i dadi?
correct-roll = Correggi il tiro { $roll } di { $name }
corrected = corretto
so-many-chips = { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}

option-chips = Gettoni a testa
option-dealer = Mazziere della prima corsa
option-dealer-nobody = l'ultimo posto
option-youngest-nobody = il primo posto
option-tokens = Gettoni in tutto
option-races = Corse
option-youngest = Comincia chi è più giovane
option-tie-break = Una corsa in più se i primi sono pari
option-board = Tabellone: passi dei cavalli da 2 a 7
option-board-usual = normale
option-board-sixteen = sedici
option-board-even-steps = a gradini regolari
option-board-short = corto
option-board-double = doppio
option-own = numeri a scelta
option-scratch-values = I ritiri costano
option-scratch-values-rising = in crescendo
option-scratch-values-flat = sempre uguale
option-scratch-values-nickels = di 5 in 5
house-rules = Regole della casa
option-ante = Posta: la versano tutti prima di ogni corsa
option-roller-purse = Premio dal piatto a chi porta al traguardo il vincitore
option-even-deal = Carte in parti uguali: quelle che avanzano sono del piatto
option-cards = Carte
option-cards-dealt = date dal tavolo
option-cards-physical = carte stampate in mano
players-from-to = da { $least } a { $most } giocatori
players-take-part = Partecipano { $players } giocatori.
seat-at-least = Fai sedere prima almeno { $players } giocatori.
odds-and-report = Quote e resoconto
odds-are-on = Tabellone e telefoni mostrano la probabilità di ogni cavallo e quanto vale la corsa.
odds-are-off = Nessuno vede le probabilità: un gioco più puro.
hide-odds = Nascondi le quote
show-odds = Mostra le quote
sound-voice = Cronista
sound-bed = Pubblico e zoccoli
sound-effects = Tromba, campana, gettoni e dadi
sound-muted = Muto
sound-night = Notte: più piano, senza tromba e campana
sound-dice = Rumore dei dadi che rotolano
sound-attract = Cronista nelle pause: sottovoce, quando non c'è nessuno
sound-output = Uscita
sound-default = Dispositivo predefinito
sound-delay = Ritardo
sound-delay-of = circa { $ms } ms
sound-goes = L'audio esce da: { $device }
sound-withheld = ma nessuno può sentirlo
sound-sent = nulla conferma che si senta
sound-received = il sistema lo riproduce
sound-nowhere = Non c'è un dispositivo audio; i sottotitoli continuano.
sound-is-off = L'audio è disattivato nella configurazione; i sottotitoli continuano.
caller-said = Che cosa ha detto il cronista
never-again = Non dirlo mai più
say-again = Dirlo di nuovo
sound-try = Prova l'audio
keep-it-so = Salva così
until-it-stops = Le modifiche valgono finché il tavolo non viene chiuso.
kept-for-good = Salvato: il tavolo si avvierà così.
save-report = Salva il resoconto
report-after-board = Il resoconto si potrà salvare quando il tabellone avrà mostrato la fine della serata.

dice-health = Salute dei dadi
no-rolls-yet = Ancora nessun tiro da giudicare.
usually = di solito { $times }
suspicious = sospetto
nothing-unusual = Niente di insolito in { $rolls ->
    [one] { $rolls } tiro
   *[other] { $rolls } tiri
}.
finding-rare = { $what }; con dadi onesti succede al massimo in una serata su { $rare }.
finding-die = Il dado { $die } ha mostrato la faccia { $number } in { $way ->
    [seldom] solo { $times }
   *[often] { $times }
} tiri su { $tries }, di solito: { $usual }
finding-face = La faccia { $number } è uscita { $way ->
    [seldom] solo { $times } volte
   *[often] { $times } volte
} su { $tries } facce, di solito: { $usual }
finding-sum = La somma { $number } è uscita { $way ->
    [seldom] solo { $times } volte
   *[often] { $times } volte
} in { $tries } tiri, di solito: { $usual }
finding-again = Le stesse due facce sono tornate { $way ->
    [seldom] solo { $times } volte
   *[often] { $times } volte
} in { $tries } tiri, di solito: { $usual }; dadi non agitati, o un tiro letto due volte
finding-order = Le somme alte e basse { $way ->
    [seldom] arrivano in serie troppo lunghe
   *[often] si alternano troppo spesso
}: { $times } cambi su { $tries }, di solito: { $usual }
try-other-dice = Prova altri dadi. Se li legge la telecamera, guarda gli ultimi tiri: può scambiare una faccia per un'altra.
faces-of-die = Facce del dado { $die }
bars-and-lines = Barre: quante volte è uscito. Linee: quanto danno dadi onesti.
by-luck = Quanto è probabile per caso?
luck-faces = facce
luck-sums = somme
luck-runs = alti e bassi alternati
luck-again = le stesse facce di nuovo
luck-explained = Quanto spesso dei dadi onesti sembrano almeno così irregolari. Chi guarda dopo ogni tiro vede ogni tanto numeri piccoli; la frase sopra ne tiene conto.
not-counted = Non contati: { $rolls }.
so-often = { $times ->
    [one] { $times } volta
   *[other] { $times } volte
}
faces-of-rolls = Facce, { $rolls ->
    [one] { $rolls } tiro
   *[other] { $rolls } tiri
}
sums-of-rolls = Somme, { $rolls ->
    [one] { $rolls } tiro
   *[other] { $rolls } tiri
}
left-out = { $rolls ->
    [one] { $rolls } tiro
   *[other] { $rolls } tiri
}: { $reader }
left-out-electronic = { $rolls ->
    [one] { $rolls } tiro
   *[other] { $rolls } tiri
} del tavolo stesso
left-out-photographs = { $rolls ->
    [one] { $rolls } tiro
   *[other] { $rolls } tiri
} da fotografie
left-out-unknown = { $rolls ->
    [one] { $rolls } tiro
   *[other] { $rolls } tiri
} di quando il diario non annotava chi li leggeva
who-plays = Chi gioca?
players-so-many = { $counts } giocatori
players-wrong-number = Giocherebbero in { $players }; questo gioco è per { $counts }.
option-cards-recorded = inserite dal conduttore, per rigiocare una serata
show-chart = Grafico sul tabellone
incidents = Che cosa è andato storto
seen-all = Visto: svuota la lista
last-races = Ultime corse
show-on-board = Mostra sul tabellone
stop-replay = Ferma il replay
last-races-note = Il tabellone può rimostrare una corsa se non ce n'è un'altra in pista.

# Who may type rolls
typing-who = Chi può digitare i tiri
typing-marked = I tiri digitati sono segnati sul tabellone ed elencati nel libro dei conti.
typing-everybody = Tutti
typing-host = Solo il conduttore
typing-nobody = Nessuno

# Version and digest of the program
program = Programma

## The Run screen and the parts of the set-up

run-room = Gioca
setup-room = Imposta
console-rooms = Console
run-tools = Strumenti della serata
setup-parts = Parti delle impostazioni
pause-game = Metti in pausa
choice-resume-table = Riprendi la partita
table-plays = Il tavolo gioca…
table-plays-note = Per chi si assenta. Il tavolo decide come farebbe quella persona dal telefono, e non vede di più. Con un tocco la persona torna a giocare.
table-plays-for = Il tavolo gioca per { $name }
table-plays-now = Il tavolo gioca per: { $names }
guest-plays = { $name } gioca di nuovo
step-in = Fai giocare il tavolo per { $name }
seat-bot = Un giocatore in più
seat-bot-note = Siete in pochi? Anche il tavolo gioca:
fill-seats = Fai giocare al tavolo { $players ->
    [one] { $players } posto
   *[other] { $players } posti
}
temper-careful = prudente
temper-steady = costante
temper-bold = audace
bot-name-careful = Prudenza
bot-name-steady = Costanza
bot-name-bold = Max
volume = Volume
light-level = Luce
last-roll-name = Ultimo lancio
put-right = Correggi
put-right-so = Sì, correggi così
take-back = Nessuno ha tirato: annulla il tiro
take-back-so = Sì, annulla
preview-horse = Cavallo { $horse }: casella { $before } → { $after }
preview-out = Il cavallo { $horse } è ritirato
preview-in = Il cavallo { $horse } corre di nuovo
preview-purse = { $name }: { $before } → { $after }
preview-pot = Piatto: { $before } → { $after }
preview-winner = Vincitore: { $horses }
preview-no-winner = La corsa continua
preview-lapsed = { $count ->
    [one] Un’azione decade
   *[other] { $count } azioni decadono
}: { $names }
preview-nothing = Non cambia altro.
another-game = Un’altra partita
another-evening = Un’altra serata
presets = Preimpostazioni
preset-sets = Imposta: { $settings }
preset-name-quick = Cinque minuti a corsa
preset-name-children = Con bambini
preset-name-pub = Pub rumoroso
setting-on = sì
setting-off = no
preset-odds = Quote: { $value ->
    [true] visibili
   *[other] nascoste
}
preset-typing = Lanci: li digita solo chi conduce
preset-voice = Voce: { $percent } %
preset-bed = Pubblico: { $percent } %
preset-effects = Effetti: { $percent } %
preset-night = Modo notte spento
preset-brightness = Luce: { $percent } %
step-1 = Gli ospiti scansionano il codice ({ $players } qui)
step-2 = Scegli un gioco
step-3 = Via
about-minutes = circa { $minutes } min
needs-no-dice = Non servono dadi.
needs-dice = { $count ->
    [one] Serve un dado a { $sides } facce.
   *[other] Servono { $count } dadi a { $sides } facce.
}
without-phone = Senza telefono: { $names }.
game-settings = Impostazioni di questo gioco
keys-and-buttons = Tasti e pulsanti
keys-explained = Invio prosegue, P mette in pausa, U corregge l’ultimo lancio. I pulsanti della pista, quelli GPIO e un tastierino possono fare lo stesso.
keys-on = I tasti agiscono nella schermata «Gioca»
keys-shown = Invio: avanti · P: pausa · U: correggi
type-roll = Digita il lancio
evening = Serata
needs-attention = Da guardare
