# 1-2: told
fiery-signature = Il cuore! Il mio povero cuore! Che corsa!
    .v2 = Una sedia! E un'altra corsa!
# 1-4: told
fiery-off = Via! Via! Via! Volano!
    .v2 = Esplodono le gabbie! Partiti!
    .v3 = Svegliate i vicini! Partiti!
    .v4 = Fuoco! Fuoco! Si va!
# 1-3: scratched
fiery-off-without = Partiti! Senza { $the-horse }! Nessuna pietà!
    .v2 = Niente { $the-horse }! Piangeremo dopo! Via!
    .v3 = { $the-horse } resta a casa! Pazienza! Via!
# 1-3: told
fiery-race = Corsa { $number }! Ho il cuore in gola!
    .v2 = Corsa { $number }! Acqua! Un prete!
    .v3 = Eccola! Corsa { $number }! Accendete i fuochi!
# 1-3: leads, first-out
fiery-first-step = { $the-horse }! { $the-horse } esplode davanti!
    .v2 = Guardate! Davanti! { $the-horse }!
    .v3 = Primo sangue! È { $the-horse }!
# 1-12: moved-before
fiery-move = { $the-horse }! Come un tuono!
    .v2 = Oh, { $the-horse }! Che falcata!
    .v3 = Brucia la pista, { $horse }!
    .v4 = Sì! Sì! { $the-horse }!
    .v5 = { $the-horse } sputa fuoco!
    .v6 = Corri, { $horse }! Corri per tua madre!
    .v7 = Un tuono! È { $the-horse }!
    .v8 = { $the-horse }! Non posso guardare! Guardo!
    .v9 = Vai, { $horse }! Vai!
    .v10 = Sentite gli zoccoli! { $the-horse }!
    .v11 = Il cuore! { $the-horse }!
    .v12 = { $the-horse }! Follia! Follia!
# 1-4: moved-before, backed
fiery-move-for = { $the-horse }! Per { $name }! Per la gloria!
    .v2 = { $name }! Guarda { $the-horse }! Vola!
    .v3 = Bacia i dadi, { $name }! { $the-horse } avanza!
    .v4 = Grida, { $name }! È { $the-horse }!
# 1-3: moved
fiery-move-first = Scatenate l'inferno! { $the-horse }!
    .v2 = La porta vola via! { $the-horse }!
    .v3 = Arrivano i guai! { $the-horse }!
# 1-5: moved
fiery-move-hot = { $the-horse }! { $the-horse }!
    .v2 = Sì! { $the-horse }!
    .v3 = Vola, { $horse }! Vola!
    .v4 = Oh! { $the-horse }!
    .v5 = Fuoco! { $the-horse }!
# 1-2: moved, outsider, behind-three
# 3-4: moved, outsider, behind-three, idiom
fiery-move-outsider = { $the-horse }! Amo questo cavallo! Lo amo!
    .v2 = Credici, { $horse }! Credici!
    .v3 = Nessuno ha avvertito { $the-horse }! Corre!
    .v4 = Mai mollare, { $horse }! Mai!
# 1-3: moved
fiery-left-gate = È vivo! { $the-horse } si muove!
    .v2 = { $the-horse }! Dall'oltretomba!
    .v3 = Buongiorno, sole! { $the-horse }!
# 1-3: moved
fiery-double = Gemelli! { $the-horse } sui gemelli!
    .v2 = Un doppio! Un doppio! { $the-horse }!
    .v3 = Doppio! Il cuore! { $the-horse }!
# 1-3: second-now
fiery-up-to-second = { $the-horse } al secondo posto! Sente il sangue!
    .v2 = Secondo posto! { $the-horse }! E ha fame!
    .v3 = Attento, { $other }! Arriva { $the-horse }!
# 1-4: leads
fiery-lead = { $the-horse } in testa! { $the-horse } in testa!
    .v2 = Davanti! { $the-horse } infiamma la pista!
    .v3 = Chi è? È { $the-horse }! Davanti!
    .v4 = { $the-horse }! In cima! In cima!
# 1-3: leads
fiery-lead-hot = { $the-horse }! Davanti!
    .v2 = { $the-horse } in testa! Oh!
    .v3 = Fuoco! { $the-horse } davanti!
# 1-3: leads, passed
fiery-lead-from = { $the-horse } si mangia { $the-other }!
    .v2 = Addio, { $other }! Benvenuto { $the-horse }!
    .v3 = { $the-horse } ruggisce e passa { $the-other }!
# 1-2: leads, passed
fiery-lead-from-hot = { $the-horse }! Davanti { $to-other }!
    .v2 = Ciao, { $other }! { $the-horse }!
# 1-3: leads, led-before
fiery-lead-back = { $the-horse } torna davanti! Lo sapevo! Lo sapevo!
    .v2 = Non vuole arrendersi! { $the-horse } di nuovo in testa!
    .v3 = Vendetta! Torna { $the-horse }!
# 1-2: leads, led-before
fiery-lead-back-hot = { $the-horse }! Torna!
    .v2 = Ancora! Ancora { $the-horse }!
# 1-4: level
fiery-level = { $the-horse }! { $the-other }! Il cuore non regge!
    .v2 = Fianco a fianco! { $the-horse } e { $the-other }! Fuoco contro fuoco!
    .v3 = Non respirate! { $the-horse } e { $the-other }!
    .v4 = { $the-horse }! E { $the-other }! Tenetemi la mano!
# 1-2: level
fiery-level-hot = { $the-horse }! { $the-other }! Aiuto!
    .v2 = Pari! Pari! Il cuore!
# 1-3: leads, past-half
fiery-halfway = Metà corsa! { $the-horse } davanti! Mi sciolgo!
    .v2 = Metà! Prendete { $the-horse }! Prendetelo!
    .v3 = Metà! E { $the-horse } davanti! Acqua! Acqua!
# 1-3: one-step
fiery-near = Un passo! { $the-horse }! Un passo! Mamma!
    .v2 = { $the-horse } sente il palo! Un passo!
    .v3 = Tenetemi! Un passo per { $the-horse }!
# 1-3: one-step
fiery-near-hot = Uno! { $the-horse }! Uno!
    .v2 = { $the-horse }! Così vicino!
    .v3 = Tenetemi! { $the-horse }!
# 1-3: one-step, backed
fiery-near-for = { $name }! Il tuo cavallo! { $the-horse }! Un passo! Grida!
    .v2 = Un passo! { $the-horse }! Prega, { $name }! Prega!
    .v3 = { $the-horse }! Un passo! Tienimi, { $name }!
# 1-3: one-step, backed
fiery-near-for-hot = Prega, { $name }! { $the-horse }!
    .v2 = { $the-horse }! Per { $name }!
    .v3 = Uno! Grida, { $name }!
# 1-2: one-step
fiery-near-two-hot = { $the-horse }! { $the-other }! Aiuto!
    .v2 = { $the-other }! { $the-horse }! Il cuore!
# 1-3: again-rolled
fiery-twice = Ancora! { $the-horse }! Ancora!
    .v2 = Ancora { $the-horse }! È il diavolo!
    .v3 = E ancora! { $the-horse }! Un tuono!
# 1-3: again-rolled
fiery-twice-hot = { $the-horse }! Ancora!
    .v2 = Ancora! Ancora! { $the-horse }!
    .v3 = E ancora! { $the-horse }!
# 1-3: told
fiery-snake-eyes = Doppio uno! Morde! Morde!
    .v2 = Uno e uno! Oh, il cuore!
    .v3 = Due piccolini! Nascondete i bambini!
# 1-3: told
fiery-boxcars = Doppio sei! Tuoni e fulmini!
    .v2 = Sei e sei! Vola il tetto!
    .v3 = Sei! Sei! Fuoco!
# 1-3: leads, margin
fiery-clear = { $the-horse } per { $moves } lunghezze! Chiamate i pompieri!
    .v2 = { $moves } lunghezze! { $the-horse } brucia la pista!
    .v3 = { $moves }! { $moves } lunghezze! { $the-horse } ha le ali!
# 1-3: first-three
fiery-order = { $the-horse }! Poi { $the-other }! Poi { $the-third }! Fuoco!
    .v2 = È { $the-horse }! { $the-other } caccia! { $the-third } brucia!
    .v3 = { $the-horse }! { $the-other }! { $the-third }! Il cuore!
# 1-6: scratched
fiery-scratch = No! Non { $the-horse }! Fuori!
    .v2 = { $the-horse } è fuori! Piango! Fuori!
    .v3 = Fuori! { $the-horse }! Mi si spezza il cuore!
    .v4 = Oh, che dolore! Niente corsa per { $the-horse }!
    .v5 = Lacrime! Lacrime! { $the-horse } non corre!
    .v6 = Chi fa queste cose? Non { $the-horse }! Fuori!
# 1-3: scratched
fiery-scratch-outsider = { $the-horse } è fuori! Qualcuno lo amava!
    .v2 = Fuori! { $the-horse }! Addio, sognatore!
    .v3 = Fuori! { $the-horse }! Io ci credevo!
# 1-3: scratched
fiery-scratch-favourite = Il favorito! No! No! { $the-horse } è fuori!
    .v2 = Disastro! { $the-horse }! Fuori! Disastro!
    .v3 = Tenetemi! { $the-horse } non corre!
# 1-8: scratched
fiery-scratched-roll = { $the-horse }! Non c'è! Cercate in scuderia!
    .v2 = Non { $the-horse }! Tutto, ma non { $the-horse }!
    .v3 = { $the-horse }! Il fantasma! Il fantasma!
    .v4 = Dadi crudeli! { $the-horse } non corre!
    .v5 = { $the-horse }! Lo spettro della scuderia!
    .v6 = No! No! Non { $the-horse }!
    .v7 = { $the-horse }! Il cuore! Non corre!
    .v8 = Bruciate quel tiro! È { $the-horse }!
# 1-3: moved
fiery-surge = { $the-horse } balza! Come una tigre!
    .v2 = Che balzo! { $the-horse }! Ali di fuoco!
    .v3 = { $the-horse } vola! Vola!
# 1: photo, idiom
# 2-3: photo
fiery-photo = Foto! Foto! Nessuno si muova!
    .v2 = I miei occhi! Non capisco! Foto!
    .v3 = Vicini! Vicini! Mi manca il fiato!
# 1-4: won
fiery-winner = { $the-horse }! { $the-horse }! { $the-horse } vince!
    .v2 = È finita! { $the-horse }! Suonate le campane!
    .v3 = { $the-horse } ce la fa! Baciate il vicino!
    .v4 = Il palo! La gloria! { $the-horse }!
# 1-3: won
fiery-winner-again = { $the-horse }! Ho detto { $the-horse }!
    .v2 = Cantatelo! { $the-horse }!
    .v3 = Scrivetelo col fuoco! { $the-horse }!
# 1-3: won, photo
fiery-winner-nose = Di un muso! Di un pelo! { $the-horse }!
    .v2 = { $the-horse }! Di un muso! Svengo!
    .v3 = Un muso! Un muso! { $the-horse }!
# 1-3: won, far-behind
fiery-comeback = Dal nulla! Dalla tomba! { $the-horse }!
    .v2 = Addio, si diceva! E { $the-horse } vince!
    .v3 = Dall'aldilà! Credeteci! { $the-horse }!
# 1-3: won, outsider
fiery-longshot-wins = L'outsider! L'outsider! Piango!
    .v2 = { $the-horse }! L'impossibile! { $the-horse }!
    .v3 = I sogni si avverano! Guardate { $the-horse }!
# 1-3: won, far-ahead, others-on-their-way
fiery-easy-win = Un massacro! { $the-horse }! Un massacro!
    .v2 = { $the-horse } ha ridotto gli altri in cenere!
    .v3 = Un fulmine! { $the-horse }! Il resto è fumo!
# 1-3: told
fiery-bets-closed = Giù le mani! Puntate chiuse! Giù le mani!
    .v2 = Lo sportello sbatte! Bum!
    .v3 = Troppo tardi! Troppo tardi! Puntate chiuse!
# 1-3: swing-up, percent
fiery-swing = { $percent } per cento! { $the-horse }! { $percent } per cento! Follia!
    .v2 = Trema la terra! { $percent } per cento per { $the-horse }!
    .v3 = { $the-horse }! { $percent } per cento! Tenetemi!
# 1-3: swing-up, percent, backed
fiery-swing-for = { $percent } per cento! { $the-horse }! Balla, { $name }! Balla!
    .v2 = { $name }! È { $the-horse }! { $percent } per cento! Grida!
    .v3 = Guardate { $name }! { $percent } per cento per { $the-horse }! Fuoco!
# 1-4: swing-up, backed
fiery-swing-for-hot = Balla, { $name }! Balla!
    .v2 = Grida, { $name }!
    .v3 = Oh, { $name }! Sì!
    .v4 = Fuoco, { $name }! Fuoco!
# 1-5: told
fiery-duel-leads = { $name }! Come un proiettile!
    .v2 = Fuoco! { $name } davanti!
    .v3 = { $name }! Un razzo!
    .v4 = Guardate { $name }! Follia! Follia!
    .v5 = { $name }! { $name }! Davanti!
# 1-5: told
fiery-duel-won = { $name }! Sì! { $name }!
    .v2 = È { $name }! Le campane! Le campane!
    .v3 = { $name } la prende! Il cuore!
    .v4 = La corsia! La gloria! { $name }!
    .v5 = { $name }! I fuochi d'artificio!
# 1-3: told
fiery-duel-clear = { $name } si scatena! Addio, { $rival }!
    .v2 = { $name } brucia la pista! Ahimè, { $rival }!
    .v3 = Fermate quel cavallo! { $name } vola!
# 1-4: told
fiery-price-first = { odds }! { $name }! { odds } per { $the-horse }!
    .v2 = { $the-horse } a { odds }! Che follia, { $name }!
    .v3 = { $name } osa! { odds }! { $the-horse }!
    .v4 = { odds }! Per { $the-horse }! Tienimi, { $name }!
# 1-3: told
fiery-round-won = La mano! La mano a { $name }! Fuoco!
    .v2 = { $name }! { $name }! La mano!
    .v3 = Bacia qualcuno, { $name }! La mano è tua!
# 1-3: told
fiery-points-lost = Meno { points }! Oh, che dolore, { $name }!
    .v2 = { $name } paga { points }! Mi strazia l'anima!
    .v3 = Brucia! { points } in fumo, { $name }!
# 1-3: told
fiery-points-won = { points }! Balla, { $name }!
    .v2 = { $name }! { points }! Musica! Musica!
    .v3 = Più { points }! Fuoco, { $name }! Fuoco!
