# 1-2: told
dry-signature = Era una corsa di cavalli. C'è anche il modulo.
    .v2 = Non ho nulla da aggiungere. I perdenti nemmeno.
# 1-4: told
dry-off = Sono partiti. Quasi.
    .v2 = Via. Doveva succedere.
    .v3 = Le gabbie sono aperte. Qualcuno se n'è accorto.
    .v4 = Si parte. Niente panico.
# 1-3: scratched
dry-off-without = Partono. Il parere { $of-horse } non era richiesto.
    .v2 = Via, senza { $the-horse }. La stalla è riscaldata.
    .v3 = Senza { $the-horse }. Nessuno ha salutato.
# 1-3: told
dry-race = Corsa { $number }. Si prega di restare svegli.
    .v2 = Corsa { $number }. Le carte sono in regola.
    .v3 = Corsa { $number }. Sereno, con possibilità di cavalli.
# 1-3: leads, first-out
dry-first-step = { $the-horse } parte davanti. Forse se ne pentirà.
    .v2 = Al comando, per quel che vale: { $the-horse }.
    .v3 = { $the-horse } dà segni di vita. Vale come vantaggio.
# 1-12: moved-before
dry-move = { $the-horse }. Un progresso, diciamo.
    .v2 = { $the-horse } si muove. In silenzio.
    .v3 = { $the-horse } non ha rinunciato. A verbale.
    .v4 = Un passo { $of-horse }. Applausi non richiesti.
    .v5 = { $the-horse }, senza clamore.
    .v6 = { $the-horse } si guadagna la biada.
    .v7 = { $the-horse }, suppongo.
    .v8 = { $the-horse } prosegue. Tocca.
    .v9 = E { $the-horse }. Un caffè, qualcuno?
    .v10 = { $the-horse } avanza. Il tempo tiene.
    .v11 = { $the-horse }. Da archiviare.
    .v12 = { $the-horse }, con comodo.
# 1-4: moved-before, backed
dry-move-for = { $the-horse } si muove. { $name } finge indifferenza.
    .v2 = { $the-horse }, e { $name } annuisce. Appena.
    .v3 = Un passo per { $the-horse }. { $name } può prendere un biscotto.
    .v4 = { $the-horse }. { $name } ne prende nota.
# 1-3: moved
dry-move-first = { $the-horse } ha trovato l'uscita.
    .v2 = { $the-horse } si unisce a noi. Che gentilezza.
    .v3 = { $the-horse } compare. Meglio tardi.
# 1-5: moved
dry-move-hot = { $the-horse }. Mah.
    .v2 = { $the-horse }, prego.
    .v3 = { $the-horse }, dunque.
    .v4 = Ecco. { $the-horse }.
    .v5 = { $the-horse }. Sia.
# 1-4: moved, outsider, behind-three
dry-move-outsider = { $the-horse } si muove. Lo voleva la statistica.
    .v2 = { $the-horse } non ha fretta. Il padrone neppure.
    .v3 = Un passo per { $the-horse }. Avvisate la stampa.
    .v4 = { $the-horse } si muove. Il caffè resta caldo.
# 1-3: moved
dry-left-gate = { $the-horse } ha finito la colazione.
    .v2 = { $the-horse } ha letto le istruzioni.
    .v3 = { $the-horse }, con signorile ritardo.
# 1-3: moved
dry-double = Una coppia, e { $the-horse } avanza. Ordinato.
    .v2 = Doppio per { $the-horse }. Molto simmetrico.
    .v3 = { $the-horse }, con un doppio. Elegante.
# 1-3: second-now
dry-up-to-second = { $the-horse } al secondo posto. Calma.
    .v2 = Secondo posto: { $the-horse }. Con ambizioni.
    .v3 = { $the-horse } si accoda { $to-other }. Con discrezione.
# 1-4: leads
dry-lead = { $the-horse } conduce. Qualcuno deve.
    .v2 = In testa, { $the-horse }. Ho visto di peggio.
    .v3 = { $the-horse } ha il comando. Fragile.
    .v4 = Ora conduce { $the-horse }. Scrivetelo a matita.
# 1-3: leads
dry-lead-hot = { $the-horse } conduce. Mah.
    .v2 = { $the-horse }. Davanti.
    .v3 = Oh. { $the-horse }.
# 1-3: leads, passed
dry-lead-from = { $the-horse } supera { $the-other }. Senza rancore.
    .v2 = { $the-horse } solleva { $the-other } dall'incarico.
    .v3 = { $the-horse } passa { $the-other }. Con garbo.
# 1-2: leads, passed
dry-lead-from-hot = { $the-horse } passa { $the-other }. Mah.
    .v2 = { $the-horse }, non { $the-other }.
# 1: leads, led-before
# 2: leads, led-before
# 3: leads, led-before
dry-lead-back = { $the-horse } di nuovo in testa. Aveva dimenticato qualcosa.
    .v2 = { $the-horse } torna davanti. Conosce il panorama.
    .v3 = Il comando torna { $to-horse }. Firmare qui.
# 1-2: leads, led-before
dry-lead-back-hot = { $the-horse }. Di nuovo.
    .v2 = Ancora { $the-horse }. Bene.
# 1-4: level
dry-level = { $the-horse } e { $the-other }, alla pari. Che civiltà.
    .v2 = { $the-horse } e { $the-other } si dividono la testa. Da adulti.
    .v3 = { $the-horse }, { $the-other }. Un righello, prego.
    .v4 = { $the-horse } e { $the-other }, fianco a fianco. Attenti alla vernice.
# 1-2: level
dry-level-hot = { $the-horse }, { $the-other }. Pari.
    .v2 = { $the-horse } e { $the-other }. Già.
# 1-3: leads, past-half
dry-halfway = Metà corsa, e { $the-horse } conduce. Pausa caffè.
    .v2 = Metà è andata. { $the-horse }, se interessa.
    .v3 = Metà. { $the-horse } davanti. Il resto è burocrazia.
# 1-3: one-step
dry-near = Manca un passo, { $horse }. Senza pressione.
    .v2 = { $the-horse }, un passo. C'è da svenire.
    .v3 = { $the-horse } ha quasi finito. Noi pure.
# 1-3: one-step
dry-near-hot = { $the-horse }. Un passo.
    .v2 = Un passo, { $the-horse }. Con calma.
    .v3 = { $the-horse }, quasi.
# 1-3: one-step, backed
dry-near-for = Un passo per { $the-horse }. Un bicchiere per { $name }.
    .v2 = Un passo per { $the-horse }. { $name } non parla più.
    .v3 = { $the-horse }, un passo. { $name } la prende bene.
# 1-3: one-step, backed
dry-near-for-hot = { $the-horse }. Per { $name }.
    .v2 = { $name } gradirebbe { $the-horse }.
    .v3 = Uno, { $name }.
# 1-2: one-step
dry-near-two-hot = { $the-horse } o { $the-other }. Ecco.
    .v2 = { $the-horse }, { $the-other }. Un passo.
# 1-3: again-rolled
dry-twice = Ancora { $the-horse }. Sa la strada.
    .v2 = { $the-horse }, di nuovo. Controllate i dadi.
    .v3 = Ancora una volta { $the-horse }. Che costanza.
# 1-3: again-rolled
dry-twice-hot = { $the-horse }. Ancora.
    .v2 = E { $the-horse }, ancora.
    .v3 = Ancora { $the-horse }. Mah.
# 1-3: told
dry-snake-eyes = Due uno. Di meno non si può.
    .v2 = Doppio uno. Non toccare.
    .v3 = Uno e uno. Fate voi il conto.
# 1-3: told
dry-boxcars = Doppio sei. Esibizionista.
    .v2 = Due sei. Qualcuno si è allenato.
    .v3 = Sei e sei. A verbale.
# 1-3: leads, margin
dry-clear = { $the-horse } per { $moves } lunghezze. Gli altri fanno turismo.
    .v2 = { $the-horse }, { $moves } lunghezze avanti. Ci si annoia.
    .v3 = { $the-horse } di { $moves } lunghezze. Svegliate gli altri.
# 1-2: first-three
# 3: first-three, idiom
dry-order = { $the-horse }, { $the-other }, { $the-third }. Al momento.
    .v2 = Nell'ordine: { $the-horse }, { $the-other }, { $the-third }. Proseguite.
    .v3 = { $the-horse }, { $the-other }, { $the-third }. Io leggo e basta.
# 1-6: scratched
dry-scratch = { $the-horse } non corre. Fiori al solito indirizzo.
    .v2 = Oggi senza { $the-horse }. Sopravviveremo.
    .v3 = { $the-horse } manda le sue scuse.
    .v4 = { $the-horse } non corre. Il commercialista insiste.
    .v5 = { $the-horse } resta a letto. Che invidia.
    .v6 = Non parte { $the-horse }. Il fieno è ottimo, pare.
# 1-3: scratched
dry-scratch-outsider = { $the-horse } non corre. Me ne ero scordato.
    .v2 = { $the-horse } non corre. Era previsto?
    .v3 = { $the-horse } è fuori. Il mercato sbadiglia.
# 1-3: scratched
dry-scratch-favourite = { $the-horse } non corre. Costoso.
    .v2 = Il favorito si scusa: { $the-horse }.
    .v3 = { $the-horse } è fuori. Reggetevi ai mobili.
# 1-8: scratched
dry-scratched-roll = { $the-horse }. Assente.
    .v2 = { $the-horse } saluta dalla scuderia.
    .v3 = { $the-horse }. Ancora fuori, purtroppo.
    .v4 = { $the-horse }, in contumacia.
    .v5 = { $the-horse }. In pausa caffè.
    .v6 = { $the-horse }. Numero sbagliato.
    .v7 = { $the-horse } è a pranzo.
    .v8 = { $the-horse }. Lasciate un messaggio.
# 1-3: moved
dry-surge = { $the-horse } prende di più. Ingordigia.
    .v2 = { $the-horse } ha esagerato con la biada.
    .v3 = { $the-horse }, più del dovuto.
# 1-3: photo
dry-photo = Vicini. Scomodamente vicini.
    .v2 = La macchina fotografica, se è sveglia.
    .v3 = Preferirei una fotografia.
# 1-4: won
dry-winner = { $the-horse } vince. Mi sembrava giusto dirlo.
    .v2 = { $the-horse } ha vinto. Tanti saluti alla scienza.
    .v3 = La vittoria è { $of-horse }. Potete espirare.
    .v4 = { $the-horse }, davanti agli altri. Di solito basta.
# 1-3: won
dry-winner-again = { $the-horse }. Sì, davvero.
    .v2 = Ripeto: { $the-horse }. Senza emozione.
    .v3 = { $the-horse }, per chi era al bar.
# 1-3: won, photo
dry-winner-nose = { $the-horse }, di un muso. Piccolo.
    .v2 = Di un muso, { $the-horse }. Conviene averlo.
    .v3 = { $the-horse }. Di un muso. Che poco.
# 1-3: won, far-behind
dry-comeback = { $the-horse } veniva da lontano. Tempo ce n'era.
    .v2 = Una rimonta { $of-horse }. Il necrologio era pronto.
    .v3 = Per { $the-horse } sembrava finita. Bastava dirlo.
# 1-3: won, outsider
dry-longshot-wins = Un outsider. Gli allibratori si sdraiano.
    .v2 = { $the-horse } ha vinto. Mi serve per iscritto.
    .v3 = { $the-horse }. I pronostici, nella stufa.
# 1-3: won, far-ahead, others-on-their-way
dry-easy-win = Gli altri sono ancora fuori. Andate a prenderli.
    .v2 = { $the-horse }, senza sforzo. Potevamo andarcene prima.
    .v3 = { $the-horse }. Gli altri manderanno una cartolina.
# 1-3: told
dry-bets-closed = Puntate chiuse. È per il vostro bene.
    .v2 = Lo sportello è chiuso. Attenti alle dita.
    .v3 = Le puntate sono chiuse. I rimpianti, aperti.
# 1: swing-up, percent, idiom
# 2-3: swing-up, percent
dry-swing = { $percent } per cento per { $the-horse }. Io qui ci lavoro e basta.
    .v2 = { $the-horse }, all'improvviso { $percent } per cento. Pare.
    .v3 = { $percent } per cento, { $the-horse }. Traete le conclusioni.
# 1-3: swing-up, percent, backed
dry-swing-for = { $percent } per cento per { $the-horse }. { $name } può sorridere, con misura.
    .v2 = { $the-horse }, { $percent } per cento. { $name } già conta.
    .v3 = { $percent } per cento per { $the-horse }. Calma, { $name }.
# 1-4: swing-up, backed
dry-swing-for-hot = { $name } approva.
    .v2 = Calma, { $name }.
    .v3 = A verbale, { $name }.
    .v4 = Contegno, { $name }.
# 1-5: told
dry-duel-leads = { $name } conduce. Per ora.
    .v2 = { $name }, davanti. Senza fretta.
    .v3 = { $name } è davanti. Capita.
    .v4 = Davanti { $name }. Qualcuno deve.
    .v5 = { $name }, dunque.
# 1-5: told
dry-duel-won = { $name }. Discreto.
    .v2 = { $name } la prende. Senza clamore.
    .v3 = { $name } vince la corsia. Avanti.
    .v4 = { $name }, e tant'è.
    .v5 = La corsia a { $name }. Firmare qui.
# 1-3: told
dry-duel-clear = { $name } se ne va. { $rival } gode la vista.
    .v2 = { $name } ha preso il largo. { $rival } ammira il paesaggio.
    .v3 = { $name }, comodamente. Coraggio, { $rival }.
# 1-6: told
dry-price-first = { odds } per { $the-horse }, dice { $name }. Coraggioso.
    .v2 = { $name } offre { odds } per { $the-horse }. Io no.
    .v3 = { $the-horse } a { odds }, da { $name }. Per fortuna è gesso.
    .v4 = { odds } per { $the-horse }. { $name } ha un sistema.
    .v5 = { $name } dice { odds }, { $the-horse }. Apposta, si suppone.
    .v6 = { odds } per { $the-horse }. { $name } ci ha dormito sopra.
# 1-3: told
dry-round-won = La mano a { $name }. Niente discorsi.
    .v2 = { $name } ha la mano. A verbale.
    .v3 = { $name } vince la mano. Qualcuno doveva.
# 1-3: told
dry-points-lost = Meno { points } per { $name }. Istruttivo.
    .v2 = { $name } paga { points }. Forma il carattere.
    .v3 = Costa { points } a { $name }. Non insistiamo.
# 1-3: told
dry-points-won = { points } per { $name }. Non spenderli subito.
    .v2 = { $name } segna { points }. Con modestia.
    .v3 = { $name } prende { points }. Seguiranno moduli.
