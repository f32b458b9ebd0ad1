# Bettor Horse sugli schermi: il telefono, il tabellone, il conduttore e le regole.

choice-commit = Conferma tre cavalli e una scommessa
choice-cut = Taglia il mazzo
choice-toss = Lancia la moneta
choice-adjust = Che cosa fa il tuo cavallo da fango?
choice-fill-in = Gioca a caso per { $name }
choice-enter = Inserisci scommesse e velocità
option-track-conditions = Terreno bagnato o asciutto
option-open-decks = Mostra quali carte restano
option-race-for-pool = Per il piatto che nessuno vince si corre
option-cards-dealt = sui telefoni
option-cards-physical = stampate; il tavolo conta
field-bets = Scommesse
field-speeds = Velocità, corsia per corsia
phase-commit = scommesse segrete
phase-track = bagnato o asciutto?
phase-adjust = cavalli da fango
phase-race = le corse
phase-finished = fine
bet = Scommessa
bet-win = Vinta
bet-lose = Persa
bet-draw = Pari
option-win = Vinta
option-lose = Persa
option-draw = Pari
horse = Cavallo
card = { $horse } { $speed }
mudder = da fango
pair = { $first } – { $second }
final = La finale
final-1 = Finale, prima parte
final-2 = Finale, seconda parte
pool-race = Corsa per il piatto
sudden-death = Spareggio
by-duel = Parità: deciso allo spareggio
lane = Corsia { $lane }
lane-of = { $lanes ->
    [1] Sono partiti!
   *[other] Corsia { $lane } di { $lanes }
}
going-open = bagnato o asciutto?
going-wet = Terreno bagnato
going-dry = Terreno asciutto
purse =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
final-mark = Finale
next-rounds = Poi
cards-left = Ancora da correre
of-speed = velocità { $speed }: { $count }
purse-name = carte
turn-note = decide
race-of = Mano { $number } di { $races }
race-number = Spareggio
pool-note = carte senza scommessa giusta
pick-three = Tre cavalli e una scommessa contro { $name }
pick-one = La finale: un cavallo e una scommessa contro { $name }
pick-pool-race = Corsa per il piatto: tre carte del mazzo intero, contro { $name }
pick-duel = Spareggio: scegli contro { $name }
first-round = Il numero più alto vince la corsia, due corsie la mano. Prende le carte solo chi scommette giusto, anche sulla propria sconfitta.
waiting-for = Si aspetta { $name }
now-racing = { $first } corre contro { $second }.
your-next =
    { $rounds ->
        [one] Poi tocca a te.
       *[other] Tocca a te fra { $rounds } mani.
    }
wet-or-dry = Il terreno è bagnato o asciutto?
other-cuts = { $name } taglia
other-tosses = { $name } lancia la moneta
your-mudder = Terreno bagnato: come corre il tuo cavallo da fango?
mudder-waits =
    { $seats ->
        [one] { $name } decide per il cavallo da fango
       *[other] Ognuno decide per il suo cavallo da fango
    }
mud-likes = ama il fango
mud-same = non gli importa
mud-hates = odia il fango
look-up = Guarda su: si corre!
lay-cards =
    { $cards ->
        [one] Posate { $cards } carta e una scommessa a testa
       *[other] Posate { $cards } carte e una scommessa a testa
    }
choose =
    { $seats ->
        [one] { $name } sceglie in segreto
       *[other] Ognuno sceglie in segreto
    }
choosing = sceglie
locked = confermato
bets-turn = Si scoprono le scommesse
round-run = La mano è finita
over = Partita finita
your-lanes = Le tue corsie
your-bet = La tua scommessa
choose-more =
    { $cards ->
        [one] Scegli ancora { $cards } cavallo
       *[other] Scegli ancora { $cards } cavalli
    }
choose-bet = Come ti andrà? Scommetti
ready-to-lock = Ci siamo: tieni premuto «Conferma» sotto le carte
why-full =
    { $cards ->
        [one] La corsia è occupata; toccala per riprendere la carta
       *[other] Tutte le { $cards } corsie sono occupate; toccane una per riprendere la carta
    }
why-raced = { $card } ha già corso
take-back = Riprendi { $card } dalla corsia { $lane }
chosen-for = { $card }, corsia { $lane }
raced-card = { $speed }, già corso
lock = Conferma
cover = Copri le carte
uncover = Mostra le carte
press-to-peek = Confermato. Tieni premuto per sbirciare
printed-cards = Le carte sono sul tavolo.
your-cards =
    { $cards ->
        [one] Ti resta { $cards } carta
       *[other] Ti restano { $cards } carte
    }
your-winnings =
    { $cards ->
        [one] { $cards } carta vinta
       *[other] { $cards } carte vinte
    }
no-winnings = Ancora nessuna carta vinta
enter-round = Scoprite le carte e inserite ciò che mostrano; sul bagnato, i cavalli da fango come corrono
bet-of = Scommessa di { $name }
speed-of = { $name }, corsia { $lane }
slower = Meno: { $of }
faster = Più: { $of }
run-races = Via alle corse
lane-run = { $lanes ->
    [1] La corsa è conclusa.
   *[other] Corsia { $lane } di { $lanes }: fatta.
}
needs-win = manca una vittoria
needs-lose = manca una sconfitta
needs-draw = serve una parità
needs-not-win = non deve vincere
needs-not-lose = non deve perdere
needs-one-win = manca una vittoria
needs-one-lose = manca una sconfitta
needs-both-win = deve vincere entrambe
needs-both-lose = deve perdere entrambe
needs-open = pareggio possibile
needs-safe = ha già ragione!
needs-gone = scommessa persa
lane-win = La corsia { $lane } è tua.
lane-lose = La corsia { $lane } è persa.
lane-draw = Corsia { $lane }: parità.
outcome-win = Hai vinto la mano.
outcome-lose = Hai perso la mano.
outcome-draw = La mano finisce pari.
bet-right = La tua scommessa è giusta!
bet-wrong = La tua scommessa è sbagliata.
chances-random = Sono le probabilità di carte prese a caso: chi ragiona fa meglio.
prepared = Pronto. Puoi ancora cambiare prima di bloccare.
prepare = { $rounds ->
    [one] Preparati: tocca quasi a te
   *[other] Preparati: tocca a te tra { $rounds } mani
}
pot-at-stake = { $cards ->
    [one] Una scommessa giusta ora partecipa anche al piatto di { $cards } carta!
   *[other] Una scommessa giusta ora partecipa anche al piatto di { $cards } carte!
}
tip-title = Il tuo pronostico: chi vince questa mano?
tip-draw = Pareggio
tip-right = Pronostico giusto!
tip-wrong = Pronostico sbagliato.
tip-score = Finora { $right } su { $tips }.
rival-runs = { $name } corre a { $speed }.
lane-would-win = vince la corsia
lane-would-draw = alla pari
lane-would-lose = perde la corsia
prize-cards = { $cards ->
    [one] +{ $cards } carta!
   *[other] +{ $cards } carte!
}
prize-other = { $name } prende tutte le { $cards } carte.
prize-pool = Nessuno ha indovinato: tutte le { $cards } carte vanno nel piatto.
tell-round-called = Ora: { $pair }.
tell-final-called = Le ultime corse! Un cavallo a testa.
tell-locked = { $name } ha confermato.
tell-filled-in = Il tavolo gioca per { $name }.
tell-bet-win = { $name } punta sulla vittoria.
tell-bet-lose = { $name } punta sulla sconfitta!
tell-bet-draw = { $name } punta sul pari.
tell-track-wet = Ha piovuto: il terreno è bagnato.
tell-track-dry = Il terreno è asciutto.
tell-lane = Corsia { $lane }.
tell-lane-loaded = Corsia { $lane }: { $first } contro { $second }.
tell-mud-liked = Al cavallo da fango di { $name } piace!
tell-mud-hated = Il cavallo da fango di { $name } lo odia.
tell-mud-same = Il cavallo da fango di { $name } non fa una piega.
tell-lane-won = La corsia { $lane } va a { $name }.
tell-dead-heat = Corsia { $lane }: parità!
tell-round-won = { $name } vince la mano.
tell-round-drawn = La mano finisce pari.
tell-right = { $name } ha scommesso giusto!
tell-both-right = Giusto per tutti e due!
tell-none-right = Nessuno ha scommesso giusto.
tell-collects =
    { $cards ->
        [one] { $name } prende { $cards } carta.
       *[other] { $name } prende { $cards } carte.
    }
tell-each-own = Ognuno riprende le sue carte.
tell-into-pool = { $cards } carte nel piatto: ora { $pool }.
tell-pool = Si divide il piatto di { $cards } carte.
tell-pool-unclaimed = { $cards } carte restano nel piatto: di nessuno.
tell-pool-race = { $cards } carte nel piatto, e nessuno le ha vinte: tutti corrono per averle, ognuno col mazzo intero.
tell-pool-race-again = Nessuno ci ha preso: ancora una volta per le { $cards } carte!
tell-sudden-death = Parità: spareggio!
tell-duel-won = { $name } vince il duello.
tell-duel-undecided = Ancora pari: di nuovo!
tell-result = Vince: { $names }.
report-round = Mano { $number }
report-line = { $what }: { $text }
report-purses = Carte vinte, mano dopo mano
report-pool = il piatto
report-run = { $rounds ->
    [one] { $rounds } turno
   *[other] { $rounds } turni
}
report-best-bets = Scommesse migliori: { $name }, giusto in { $right } turni su { $rounds }.
report-biggest-haul = Bottino più grosso: { $name } ha preso { $cards } carte ({ $what }).
report-finest-defeat = La sconfitta più bella: { $name } ha scommesso di perdere, ha perso e ha avuto ragione ({ $what }).
report-longest-drought = Più a lungo senza scommesse giuste: { $rounds } turni; { $cards } carte nel piatto.
report-seen-coming = Più in bilico di così: pareggio, e { $name } lo aveva previsto ({ $what }).
rules = Come si gioca
rules-choose-title = Si sceglie in segreto
rules-choose = Metti tre cavalli nelle corsie e scommetti su come ti andrà: vinta, persa o pari. Chi ti sfida ha le stesse 24 carte.
rules-race-title = Corsia per corsia
rules-race = Si scoprono le scommesse, poi si corre. Vince il più veloce; a velocità uguale è parità. Due corsie decidono; una a testa è pari.
rules-prize-title = Conta solo la scommessa
rules-prize = Se ha ragione uno solo, prende tutte e sei le carte. Se tutti e due, tre a testa. Anche perdere paga, se ci hai scommesso!
rules-pool-title = Il piatto
rules-pool = Se nessuno ha ragione, le carte vanno nel piatto. Le scommesse giuste della finale se lo dividono.
rules-final-title = La finale
rules-final = Nell'ultima mano corre un solo cavallo a testa: in palio due carte, e il piatto.
rules-mud-title = Terreno bagnato (opzione)
rules-mud = Una carta tagliata decide: bagnato o asciutto. Sul bagnato puoi rendere il tuo cavallo da fango più veloce o più lento di uno, o lasciarlo com'è.
rules-more-title = In quattro, sei, otto
rules-more = I vicini si sfidano a turno, così tutti guardano. Un solo piatto per tutti, e una finale in due parti.
rules-end-title = Chi vince
rules-end = Vince chi ha più carte; la velocità non conta. Parità? Duello con le carte vinte, finché una sola scommessa è giusta.

# The tile of the game on the host console
tile-bettor-horse = Blocca tre cavalli in segreto e indovina come finisce la tua corsa.
without-phones = Scegli le carte stampate nelle impostazioni, o fai giocare il tavolo per loro.
