# What the caller says of Bettor Horse. See locale/it/calls.ftl for arguments and parts of messages.

# 1-3: told
locked = { $name } è a posto.
    .v2 = { $name } ha scelto.
    .v3 = { $name } ha deciso.
# 1-3: told
track-wet = Piove. Il terreno è bagnato.
    .v2 = Oggi il terreno è bagnato.
    .v3 = Fango, signore e signori. Il terreno è bagnato.
# 1-3: told
track-dry = C'è il sole. Il terreno è asciutto.
    .v2 = Oggi il terreno è asciutto.
    .v3 = Un bel terreno asciutto.
# 1-3: told
final = E adesso, la finale!
    .v2 = Questa è l'ultima corsa.
    .v3 = Qui si decide tutto: la finale!
# 1-3: told
duel-round = Mano { $number }: { $name } contro { $rival }!
    .v2 = { $name } incontra { $rival }, mano { $number }!
    .v3 = Mano { $number }: { $name } o { $rival }?
# 1-3: told
expects-win = { $name } punta sulla vittoria!
    .v2 = { $name } dice: vinco io!
    .v3 = { $name } ci crede: vittoria!
# 1-3: told
expects-lose = { $name } punta sulla propria sconfitta!
    .v2 = { $name } vuole perdere!
    .v3 = { $name } tifa per la propria sconfitta!
# 1-3: told
expects-draw = { $name } punta sul pari!
    .v2 = { $name } dice: pari!
    .v3 = Non vince nessuno, dice { $name }!
# 1-3: told
duel-lane = Corsia { $number }: { $name } contro { $rival }!
    .v2 = In gabbia, corsia { $number }: { $name } e { $rival }!
    .v3 = { $name }, { $rival }, corsia { $number }!
# 1-3: told
duel-next = Corsia { $number }!
    .v2 = Ora la corsia { $number }!
    .v3 = Tocca alla corsia { $number }!
# 1-2: told
duel-single = Corsa secca: { $name } contro { $rival }!
    .v2 = { $name } contro { $rival }, una corsa sola!
# 1-3: told
duel-horses = { $horse } per { $name }, { $other } per { $rival }!
    .v2 = { $name } schiera { $horse }, { $rival } { $other }!
    .v3 = { $name } con { $horse }, { $rival } con { $other }!
# 1-4: told
duel-horses-next = Corsia { $number }: { $horse } contro { $other }!
    .v2 = Ora { $horse } contro { $other }!
    .v3 = { $horse } sfida { $other }!
    .v4 = Tocca a { $horse } e { $other }!
# 1-7: told
duel-leads = { $name } è davanti!
    .v2 = { $name } guida!
    .v3 = { $name } parte meglio!
    .v4 = Davanti c'è { $name }!
    .v5 = { $name } fa l'andatura!
    .v6 = Vantaggio per { $name }!
    .v7 = La partenza migliore è di { $name }!
# 1-3: told
duel-passes = { $name } supera { $rival }!
    .v2 = { $name } raggiunge { $rival } e va in testa!
    .v3 = Ecco che arriva { $name }!
# 1-3: told
duel-again = { $name } è di nuovo davanti!
    .v2 = Di nuovo { $name }!
    .v3 = { $name } si riprende il comando!
# 1-2: told
duel-level = Fianco a fianco!
    .v2 = Testa a testa!
# 1-5: told
duel-clear = { $name } prende il largo!
    .v2 = { $name }, e dietro il vuoto!
    .v3 = { $rival } non tiene il passo!
    .v4 = { $name } se ne va!
    .v5 = { $name } lascia sul posto { $rival }!
# 1-3: told
duel-close = { $rival } si incolla a { $name }!
    .v2 = { $name } appena davanti a { $rival }!
    .v3 = { $rival } non molla { $name }!
# 1-3: told
duel-wire = Il traguardo! Di chi è?
    .v2 = Verso il traguardo, vicinissimi!
    .v3 = Tra i due c'è un soffio, e il traguardo è lì!
# 1-7: told
duel-won = La spunta { $name }!
    .v2 = È { $name }!
    .v3 = { $name } taglia il traguardo!
    .v4 = { $name } ce la fa!
    .v5 = La corsia va a { $name }!
    .v6 = { $name }, senza discussioni!
    .v7 = Arriva prima { $name }!
# 1-2: told
duel-drawn = Parità! Né { $name } né { $rival }!
    .v2 = Impossibile separare { $name } e { $rival }!
# 1-2: told
mud-likes = Il cavallo di { $name } ama il fango!
    .v2 = Fango? Proprio quello che serve a { $name }!
# 1-2: told
mud-hates = Il cavallo di { $name } odia il fango!
    .v2 = Fango! { $name } scivola!
# 1-3: told
round-won = La mano va a { $name }!
    .v2 = { $name } vince la mano!
    .v3 = Questa mano è di { $name }!
# 1-2: told
round-drawn = La mano finisce pari!
    .v2 = Una mano senza vincitore!
# 1-3: told
bet-right = { $name } ci ha visto giusto!
    .v2 = { $name } lo sapeva!
    .v3 = La scommessa giusta: { $name }!
# 1-2: told
bet-right-both = Tutti e due ci hanno visto giusto!
    .v2 = Due scommesse, due giuste!
# 1-4: told
bet-right-nobody = Nessuno ci ha visto giusto!
    .v2 = Due scommesse, nessuna giusta!
    .v3 = Sbagliavano tutti e due!
    .v4 = E nessuno dei due se lo aspettava!
# 1-2: told
prize = { $cards ->
    [one] Una carta
   *[other] { $cards } carte
} per { $name }!
    .v2 = { $name } incassa { $cards ->
    [one] una carta
   *[other] { $cards } carte
}!
# 1-3: told
prize-own = Ognuno riprende le sue carte.
    .v2 = Le carte tornano a chi le aveva.
    .v3 = Nessuno perde le sue carte.
# 1-2: told
prize-pool = Nel piatto! { $cards ->
    [one] Ora c'è una carta
   *[other] Ora ci sono { $cards } carte
}.
    .v2 = Se le prende il piatto: già { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
# 1: told
pool-dealt = Si divide il piatto: { $cards } carte!
# 1: told
pool-unclaimed = { $cards } carte nel piatto, e non vanno a nessuno.
# 1-2: told
finals = La finale! Un cavallo a testa, non si torna indietro!
    .v2 = Da adesso un cavallo a testa: la finale!
# 1-2: told
finals-go-on = La finale continua!
    .v2 = E ora l'ultima parte della finale!
# 1-2: told
pool-race = Nessuno ha vinto il piatto. { $cards } carte: si corre per averle!
    .v2 = { $cards } carte senza padrone. Mazzi interi, e un'altra corsa per il piatto!
# 1-2: told
pool-race-again = Ancora nessuno. Di nuovo per { $cards } carte!
    .v2 = Il piatto tiene le sue { $cards } carte. Un'altra volta!
# 1-2: told
sudden-death = Spareggio! { $names }!
    .v2 = Perfetta parità. Spareggio: { $names }!
# 1-2: told
duel-survives = { $name } resta in gioco!
    .v2 = { $name } sopravvive!
# 1-2: told
duel-undecided = Ancora nulla di fatto. Di nuovo!
    .v2 = Di nuovo nessuno! Ancora!
# 1-7: told
duel-leads-unwanted = { $name } è davanti, e ha puntato sulla sconfitta!
    .v2 = Troppa fretta per quella scommessa, { $name }!
    .v3 = Piano, { $name }! Hai puntato sulla sconfitta!
    .v4 = { $name } davanti, e non ride!
    .v5 = { $name } è davanti. Dov'è il freno di questo cavallo?
    .v6 = Brutta notizia, { $name }: stai vincendo!
    .v7 = Giù il frustino, { $name }! Hai puntato sulla sconfitta!
# 1-5: told
duel-won-unwanted = { $name } vince la corsia, e voleva perdere!
    .v2 = { $name } sul palo. Ahi!
    .v3 = Una vittoria che { $name } non aveva ordinato!
    .v4 = { $name } vince. Basta guardare la faccia!
    .v5 = Complimenti, { $name }. Anzi, no!
# 1-2: told
needs-win = A { $name } serve una vittoria in corsia { $number }!
    .v2 = In corsia { $number } { $name } deve vincere!
# 1-2: told
needs-lose = { $name } spera di perdere in corsia { $number }!
    .v2 = In corsia { $number } { $name } deve perdere!
# 1-2: told
needs-draw = { $name } spera nella parità in corsia { $number }!
    .v2 = Parità in corsia { $number }, o { $name } ha sbagliato!
# 1-2: told
takes-revenge = { $name } si prende la rivincita su { $rival }!
    .v2 = Rivincita per { $name }: l'ultima mano era andata a { $rival }!
# 1-2: told
beats-again = { $name } batte ancora { $rival }!
    .v2 = { $rival } non trova risposta a { $name }: ancora una volta!
# 1-2: told
rounds-tonight = Fanno { $times } mani per { $name } stasera!
    .v2 = { $times } mani per { $name }, finora!
# 1-2: told
first-round-won = La prima mano della serata per { $name }!
    .v2 = { $name } si sblocca!
# 1-2: told
draws-tonight = { $times ->
    [1] La prima mano pari della serata!
   *[other] { $times } mani pari stasera!
}
    .v2 = { $times ->
    [1] Finora ogni mano aveva un vincitore!
   *[other] Pareggio numero { $times } della serata!
}
