# What the caller says of dice races. See locale/it/calls.ftl for arguments and parts of messages.

# 1-3: told
carried-in = Il piatto parte da { chips }.
    .v2 = Già nel piatto: { chips }.
    .v3 = Si comincia con { chips } nel piatto.
# 1-2: told
redistributed = Si ridistribuiscono i gettoni: { chips } a testa.
    .v2 = Borse nuove per tutti: { chips } a testa.
# 1-3: told
ante = Tutti versano la posta: { chips }.
    .v2 = La posta, prego: { chips } a testa.
    .v3 = Prima dei dadi: { chips } a testa nel piatto.
# 1: told
left-over = { $cards ->
    [one] Avanza una carta. Appartiene al piatto.
   *[other] Avanzano { $cards } carte. Appartengono al piatto.
}
# 1-4: scratched
scratch = { $the-horse } non corre.
    .v2 = Fuori { $the-horse }!
    .v3 = Niente corsa oggi per { $the-horse }.
    .v4 = { $the-horse } torna in scuderia.
# 1-3: told
scratch-favourite = Un favorito è fuori: non corre { $the-horse }!
    .v2 = Che mazzata! { $the-horse } non corre.
    .v3 = Gli allibratori restano di sasso: niente corsa per { $the-horse }.
# 1-3: told
scratch-outsider = { $the-horse } non corre, e gli allibratori fanno spallucce.
    .v2 = Un sognatore in meno: { $the-horse }.
    .v3 = { $the-horse } può riposare. Tanto la strada era lunga.
# 1: told
price = { chips } a carta.
# 1-3: told
one-more-scratch = Ancora un ritiro e si parte.
    .v2 = Manca un ritiro.
    .v3 = Tre sono fuori, ne manca uno.
# 1-2: told
ask-scratch = Chi ha { $the-horse }?
    .v2 = Mostrate le carte: chi ha { $the-horse }?
# 1-2: told
ask-finish = Chi ha il vincitore, { $the-horse }?
    .v2 = Chi ha carte del vincitore, { $the-horse }?
# 1: told
held = { $name } { $cards ->
    [0] non ha carte
    [one] ha una carta
   *[other] ha { $cards } carte
} { $of-horse }.
# 1: told
counted-missing = { $cards ->
    [one] Manca all'appello una carta { $of-horse }.
   *[other] Mancano all'appello { $cards } carte { $of-horse }.
}
# 1: told
pay = { chips }, { $name }.
# 1: told
pay-short = { $name } deve { due } e paga { chips }.
# 1-2: told
pay-nothing = { $name } deve { due }, ma la borsa è vuota.
    .v2 = Da { $name } non c'è niente da prendere.
# 1-3: told
pay-nobody = Non ce l'ha nessuno, non paga nessuno.
    .v2 = E al tavolo nemmeno una sua carta!
    .v3 = Questo non lo paga nessuno.
# 1-3: told
broke = { $name } non ha più gettoni.
    .v2 = A { $name } restano solo briciole in tasca.
    .v3 = { $name } ormai gioca solo di coraggio.
# 1-3: scratched
repeat = Ancora { $the-horse }! E costa.
    .v2 = { $the-horse } non corre più. Si paga!
    .v3 = { $the-horse } un'altra volta. Il piatto ringrazia.
# 1-3: scratched
repeat-again = Ancora { $the-horse }! Si tira di nuovo.
    .v2 = { $the-horse } è già fuori. Un altro tiro!
    .v3 = { $the-horse } non corre, l'abbiamo già detto. Ancora una volta, prego.
# 1: scratched
# 2: scratched, idiom
# 3-6: scratched
scratched-roll = { $the-horse } mastica fieno. Gettoni nel piatto!
    .v2 = Con { $the-horse } corre soltanto il conto.
    .v3 = Oh no, { $the-horse }! Quello non corre.
    .v4 = { $the-horse } è in scuderia. E costa!
    .v5 = { $the-horse } ha il giorno libero. Si paga!
    .v6 = { $the-horse }? Assente giustificato. Si paga!
# 1-3: told
no-horse = Con questo non corre nessuno. I dadi passano.
    .v2 = Questo numero non è di nessuno. Avanti un altro!
    .v3 = Non si muove nessuno. I dadi passano.
# 1-3: told
fined-again = { $times } multe per { $name } in questa corsa. Il piatto è innamorato.
    .v2 = Multa numero { $times } per { $name }. Qualcuno porti dei dadi nuovi!
    .v3 = { $name } sfama di nuovo il piatto, già { $times } volte. Che gentilezza!
# 1-3: told
stands = Se ora vince { $the-horse }, { $name } incassa { chips }.
    .v2 = { chips } per { $name }, se ora vince { $the-horse }.
    .v3 = Solo { $name } ha carte { $of-horse }: { chips } in palio.
# 1-3: told
stands-several = In { $players } hanno carte { $of-horse }.
    .v2 = In { $players } tifano per { $the-horse }.
    .v3 = { $the-horse } ha { $players } amici a questo tavolo.
# 1-3: told
stands-nobody = In testa c'è { $the-horse }, e nessuno ne ha una carta.
    .v2 = Nessuno al tavolo ha { $the-horse }. Imbarazzante.
    .v3 = { $the-horse } corre solo per se stesso.
# 1-2: told
wins-broke = { $rolls ->
    [one] Un tiro fa { $name } era al verde.
   *[other] { $rolls } tiri fa { $name } era al verde.
} E ora: { chips }!
    .v2 = Dalle stalle alle stelle: { chips } per { $name }!
# 1-3: told
roller-purse = { $name } ha tirato i dadi della vittoria: { chips } dal piatto.
    .v2 = Premio di { chips } per { $name }, per il tiro decisivo.
    .v3 = Il tiro decisivo porta { chips } a { $name }.
# 1-3: told
wins = { $name } vince { chips }.
    .v2 = { chips } per { $name }.
    .v3 = { $name } incassa { chips }.
# 1-4: told
wins-big = { $name } vince { chips }!
    .v2 = { chips } per { $name }! Offre la casa. L'altra casa.
    .v3 = Una montagna per { $name }: { chips }!
    .v4 = Fate spazio: { chips } per { $name }!
# 1-2: told
wins-nobody = Il vincitore non ce l'ha nessuno.
    .v2 = E nessuno ha una carta del vincitore.
# 1-2: told
carry = { $chips ->
    [one] Un gettone resta
   *[other] { $chips } gettoni restano
} nel piatto per la prossima corsa.
    .v2 = Il piatto tiene { chips } per la prossima corsa.
# 1-2: told
carry-all = Nessuno incassa: tutti i { $chips } gettoni restano nel piatto.
    .v2 = L'intero piatto di { $chips } gettoni aspetta la prossima corsa.
# 1-3: scratched
off-without = Partiti, senza { $the-horse }!
    .v2 = Niente corsa per { $the-horse }, e si parte!
    .v3 = { $the-horse } resta in scuderia, e via!
