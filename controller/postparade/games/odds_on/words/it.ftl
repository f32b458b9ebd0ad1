# Odds On sugli schermi. Il gioco è di David Bolton (CC BY 2.5); le parole sono nostre.

## Che cosa si può fare
choice-start = Dai le carte e apri la riunione
choice-price = Quota un cavallo a { $price }
choice-special = Gioca una speciale: { $number ->
    [1] Un tocco di senape
    [2] Positivo all'antidoping
    [3] Acquazzone
    [4] Il fantino cade
    [5] Cavallo manomesso
    [6] Pronostico
    [7] Fantino corrotto
    [9] Handicap pesante
    [10] Beniamino del pubblico
    [11] Fantino rapito
   *[12] Scommesse annullate
}
choice-swap = Scambia il cavallo della gabbia { $horse } con un altro
choice-discard = Scarta una carta
choice-pass = Passa
choice-pass-for = Passa per { $name }
field-gate = Gabbia
field-swap-with = Seconda gabbia
field-card = Carta

## Preparazione
option-dealer = Mazziere; comincia il posto alla sua sinistra
option-dealer-nobody = l'ultimo posto
option-dislike-penalty = Quanto toglie una pista sgradita
option-runner-up-after-dead-heat = Paga il secondo anche dopo una parità in testa
option-hidden-ratings = Il valore di cavalli e fantini resta nascosto fino al via

## A che punto è la riunione
phase-setup = prima della prima corsa
phase-pricing = il mercato è aperto
phase-race = il mercato è chiuso
phase-finished = la riunione è finita
you-deal-meeting = Dai le carte: apri la riunione
waiting-for-deal = { $name } dà le carte
your-turn = Tocca a te: una carta, poi un cavallo
turn-note = gioca
purse-name = punti
turn-of = Tocca a { $name }
they-are-off = Sono partiti!
look-at-result = Il risultato: guarda il tabellone
race-settled = La corsa è pagata
meeting-over = La riunione è finita
you-won-meeting = Hai vinto la riunione!
prices-missing = { $missing ->
    [0] tutti hanno una quota
    [one] manca una quota
   *[other] mancano { $missing } quote
}
turns-taken = turno { $turns } di { $limit } al massimo
priced-by = quotato da { $names }
piles = { $pile } carte da pescare, { $discard } scartate

## La mano
your-cards = Le tue carte
card-hidden = Carta { $number }, coperta
card-price = Quota { $price }, { $dollars } $
hold-to-look = Tieni il dito sopra per guardare.
show-cards = Mostra
hide-cards = Copri
take-a-card = Tocca una carta, poi il cavallo.
look-meanwhile = Tocca una carta per vedere dove andrebbe.
throw-away = Scarta
first-horse = Quale cavallo si sposta?
second-horse = Il cavallo della gabbia { $horse } si scambia con…
nowhere = Nessun cavallo prende { $price } ora: scartala o tienila.
lay-here = { $card }: su { $horse }
would-pay = Con questa quota:
would-rate = Forza con questa carta: { $rating }
tap-again = Tocca di nuovo per metterla qui
lay-confirm = Conferma: { $card }, su { $horse }
rules-example = Vince la forza maggiore: 6 + 3 + 2 batte 4 + 2 + 1. Il vincitore porta cavallo, fantino e quota insieme: −2 −1 +1. Il secondo porta solo la sua quota: +4. I buoni cavalli a quota alta quindi ti costano, e un buon secondo vale oro.
why-withdrawn = Fuori da questa corsa.
why-turn = Non è ancora il tuo turno. Andrebbe qui.
why-same = Questo si sposta. Scegline un altro.
why-price = È a { $price }: prende { $shorter } o { $longer }.
why-end = È a { $price }: prende solo { $shorter }.
no-owner = nessuno
first-place = 1º
second-place = 2º
no-points = Nessun punto per te in questa corsa.
race-points = { $points } { $count ->
    [one] punto
   *[other] punti
}:

## La pista
ladder = Scala delle quote
going = Terreno
going-soft = morbido
going-firm = compatto
going-good = buono
going-hard = duro
going-is = Il terreno è { $going }.
weather-dull = grigio
weather-wet = pioggia
weather-sunny = sole
weather-heatwave = gran caldo
course-part = pista
going-part = terreno
rating-so-far = forza
winner-pays = se vince
likes-course = ama { $course }
dislikes-course = non ama questa pista
likes-going = lo ama { $going }
withdrawn = fuori
played-at = su { $horse }
last-race = Corsa { $race }
place = { $place }º
part-form = cavallo + fantino
part-track = pista
part-going = terreno
part-specials = speciali
rating = forza
points = punti
points-of-meeting = Punti di cinque corse

## Le carte speciali
special-1 = Un tocco di senape
special-2 = Positivo all'anti­doping
special-3 = Acquaz­zone
special-4 = Il fantino cade
special-5 = Cavallo manomesso
special-6 = Pronostico
special-7 = Fantino corrotto
special-8 = Scambio al tondino
special-9 = Handicap pesante
special-10 = Benia­mino del pubblico
special-11 = Fantino rapito
special-12 = Scommesse annullate
effect-1 = forza +2
effect-2 = lo sostituisce un altro cavallo
effect-3 = terreno più morbido di un gradino
effect-4 = il cavallo è fuori dalla corsa
effect-5 = forza −2
effect-6 = forza +1
effect-7 = forza −3
effect-8 = due cavalli si scambiano di gabbia
effect-9 = forza −1
effect-10 = forza +1
effect-11 = monta un altro fantino
effect-12 = via la quota e le speciali

## Che cosa succede
tell-meeting-opened = La riunione è aperta: { $weather }, terreno { $going }.
tell-field-drawn = Corsa { $race }: { $horses } partenti.
tell-market-opened = { $name } apre il mercato.
tell-price-set = { $name } quota il numero { $horse } a { $price }.
tell-price-moved = { $name } sposta il numero { $horse } da { $previous } a { $price }.
tell-special = { $name } gioca { $title } sul numero { $horse }.
tell-ground = Piove: il terreno è { $going }.
tell-withdrawn = Il numero { $horse } è fuori dalla corsa.
tell-swapped = I numeri { $horse } e { $other } si sono scambiati il cavallo.
tell-discarded = { $name } scarta una carta.
tell-passed = { $name } passa.
tell-refilled = Si mescolano { $cards } carte.
tell-last-market = Solo il numero { $horse } è senza quota.
tell-off-all-priced = Tutti hanno una quota. Sono partiti!
tell-off-all-passed = Hanno passato tutti. Sono partiti!
tell-off-turn-limit = Tempo scaduto. Sono partiti!
tell-running-form = Cavallo e fantino: la forma parla per prima.
tell-running-track = A chi piace questa pista?
tell-running-going = Ora dice la sua il terreno.
tell-running-specials = E adesso le speciali…
tell-running-line = Verso il traguardo!
tell-finish = Vince il numero { $horse }.
tell-dead-heat = Parità: { $horses }!
tell-paid = { $name }: { $points } { $count ->
    [one] punto
   *[other] punti
}.
tell-won = { $names } vince la riunione!
tell-shared = { $names } si dividono la riunione!

## Carte stampate
option-cards-dealt = sui telefoni
option-cards-physical = stampate; il tavolo conta
choice-enter = Inserisci la gabbia { $horse }
choice-send-off = Via!
gate-name = Gabbia { $gate }
lay-prices = Comincia { $name }
enter-runners = Inserite quello che c'è alle gabbie
runners-entered = { $entered } di { $runners } inseriti
enter-note = Tocca una gabbia e scrivi quello che c'è: valori, effetti e punti. Il tavolo somma, fa correre e tiene i punti.
enter-owner = Di chi
enter-horse = Cavallo
enter-jockey = Fantino
enter-track = Pista
enter-going = Terreno
enter-specials = Speciali
enter-form = $ di cavallo e fantino
enter-price = $ della quota
enter-withdrawn = Non corre
enter-save = Inserisci
enter-cancel = Annulla
less = meno: { $of }
more = più: { $of }
tell-off-all-entered = Ci sono tutti. Sono partiti!
tell-runner-entered = La gabbia { $horse } è inserita.
tell-race-ready = Corsa { $race }: { $runners } cavalli. Mettete le quote!
field-parts = Forza: cavallo, fantino, pista, terreno, speciali
field-form = $ di cavallo e fantino
field-price = $ della quota
field-owner = Di chi

## Resoconti e crediti
credit = Odds On è un gioco di David Bolton, pubblicato con CC BY 2.5; qui le regole sono riscritte e le tabelle delle carte sostituite.
report-won-unowned = Corsa { $race }: vince { $horse }.
report-dead-heat = Corsa { $race }: parità tra { $horses }.
report-longest-price = Quota più alta vincente: { $horse } a { $price }, corsa { $race }.
report-best-runner = Partente migliore: { $horse } ha portato { $points } a { $name } nella corsa { $race }.
report-dearest-runner = Partente più caro: { $horse } è costato { $points } a { $name } nella corsa { $race }.
report-highest-rating = Valore più alto: { $horse } con { $rating } nella corsa { $race }.
report-horse = cavallo
report-jockey = fantino
report-track = pista
report-going = terreno
report-specials = speciali
book-margin = Margine del banco: { $margin } %

## Le regole, a parole nostre
rules = Come si gioca
rules-aim-title = Sei un allibratore
rules-aim = In cinque corse metti quote ai cavalli. Un cavallo è di chi lo ha quotato per ultimo. Chi ha i primi due segna i $ delle carte, che possono essere rossi: quote alte e buoni cavalli costano. Vince il totale più alto.
rules-turn-title = Il tuo turno
rules-turn = Metti una quota a un cavallo, gioca una carta speciale, scarta una carta o passa. Poi peschi: hai sempre sei carte in mano.
rules-ladder-title = Un gradino alla volta
rules-ladder = Un cavallo senza quota ne prende una qualunque. Una quota si cambia solo con la vicina sulla scala, un gradino più bassa o più alta. Allora il cavallo è tuo.
rules-off-title = La partenza
rules-off = Appena ogni cavallo ha una quota si corre. Si parte anche se passano tutti di seguito, o dopo venti turni a testa; i cavalli senza quota allora corrono per nessuno.
rules-rating-title = Decide la forza
rules-rating = Cavallo e fantino hanno un valore. Chi ama la pista guadagna 2, chi non la ama perde 1; chi ama il terreno guadagna 1. Le speciali aggiungono o tolgono. Vince la forza maggiore; a forza uguale è parità.
rules-paid-title = Quanti punti fai
rules-paid = Chi ha il vincitore segna i $ di cavallo, fantino e quota; chi ha il secondo, solo quelli della quota. In caso di parità si paga tutto per intero.
rules-going-title = Pista, tempo, terreno
rules-going = Una pista per tutta la riunione. Il tempo cambia il terreno: la pioggia lo ammorbidisce, il sole lo indurisce, il gran caldo di due gradini. Gli acquazzoni lo ammorbidiscono per il resto della giornata.
rules-end-title = La riunione
rules-end = Corrono otto, sette, sei, cinque e quattro cavalli. Mani e mazzi restano; il primo turno passa a sinistra. Dopo la quinta corsa vince il totale più alto; a pari punti si divide.
rules-specials-title = Le carte speciali
credit-long = Odds On è un gioco di David Bolton, pubblicato con licenza Creative Commons Attribution 2.5 (creativecommons.org/licenses/by/2.5). Qui le regole sono dette con altre parole e completate dove tacciono, e le sue tabelle di carte, andate perse, sostituite; queste modifiche non sono sue.

# The tile of the game on the host console
tile-odds-on = Fai l’allibratore: vendi quote, poi guardali correre.
without-phones = Scegli le carte stampate nelle impostazioni, o fai giocare il tavolo per loro.
