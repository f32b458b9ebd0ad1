# Che cosa dice il cronista, in italiano. Struttura e argomenti: si veda il file inglese.
# $the-horse è "il sette", $of-horse "del sette", $to-horse "al sette".

## Parti

runner = { $number ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
   *[other] numero { $number }
}
    .the = { $number ->
        [8] l'otto
        [11] l'undici
       *[other] il { runner }
    }
    .of = { $number ->
        [8] dell'otto
        [11] dell'undici
       *[other] del { runner }
    }
    .to = { $number ->
        [8] all'otto
        [11] all'undici
       *[other] al { runner }
    }
named = { $label }
    .the = { $label }
    .of = di { $label }
    .to = a { $label }
paired = { $label }
    .the = { $label ->
        [undici-dodici] l'undici-dodici
       *[other] il { $label }
    }
    .of = { $label ->
        [undici-dodici] dell'undici-dodici
       *[other] del { $label }
    }
    .to = { $label ->
        [undici-dodici] all'undici-dodici
       *[other] al { $label }
    }
unnamed = il posto { $seat }
chips = { $chips ->
    [one] un gettone
   *[other] { $chips } gettoni
}
points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
minus = meno
odds = { $win } a { $stake }

## La serata

opened = Benvenuti a { $game }!
    .v2 = Il gioco di stasera: { $game }!
    .v3 = Signore e signori, { $game }!
closed = La partita è finita. Grazie per aver giocato!
    .v2 = Il gioco finisce qui. Grazie per aver giocato!
sound-test = Prova audio. Mi sentite tutti?
seat-taken = Ciao, { $name }!
    .v2 = { $name } prende posto.
    .v3 = Che bello vederti, { $name }!
seat-renamed = Il posto { $seat } ora si chiama { $name }.
seat-cleared = Il posto { $seat } è libero.
joined = { $name } entra con { chips }.
left = { $name } se ne va con { chips }.
topped-up = { $name } compra { chips }.
correction = Correzione: i dadi segnano { $first } e { $second }.
    .v2 = I commissari correggono il tiro: { $first } e { $second }.

## Prima della partenza

race = Corsa { $number }! Cavalli alle gabbie.
    .v2 = I cavalli vanno alle gabbie per la corsa { $number }.
    .v3 = Ecco la corsa { $number }. Ai nastri di partenza, prego!
race-last = Corsa { $number }, l'ultima della serata! Cavalli alle gabbie.
    .v2 = Un'ultima volta alle gabbie: ecco la corsa { $number }.
carried-in = Il piatto parte da { chips }.
    .v2 = Già nel piatto: { chips }.
    .v3 = Si comincia con { chips } nel piatto.
redistributed = Si ridistribuiscono i gettoni: { $chips } a testa.
    .v2 = Borse nuove per tutti: { chips } a testa.
first-roller = Comincia { $name }.
    .v2 = Il primo tiro è di { $name }.
    .v3 = { $name }, i dadi sono tuoi.
has-dice = { $name } ha i dadi.
    .v2 = I dadi vanno a { $name }.
    .v3 = Tocca a { $name }.
roll = { $name } tira { $first } e { $second }.
roll-sum = { $name } tira { $total }.
scratch = { $the-horse } è ritirato.
    .v2 = Ritirato { $the-horse }!
    .v3 = Niente corsa oggi per { $the-horse }.
    .v4 = { $the-horse } torna in scuderia.
scratch-favourite = Un favorito è fuori: ritirato { $the-horse }!
    .v2 = Che mazzata! { $the-horse } è ritirato.
    .v3 = Gli allibratori restano di sasso: niente corsa per { $the-horse }.
scratch-outsider = { $the-horse } è ritirato, e gli allibratori fanno spallucce.
    .v2 = Un sognatore in meno: { $the-horse }.
    .v3 = { $the-horse } può riposare. Tanto la strada era lunga.
price = { chips } a carta.
one-more-scratch = Ancora un ritiro e si parte.
    .v2 = Manca un ritiro.
    .v3 = Tre sono fuori, ne manca uno.
ask-scratch = Chi ha { $the-horse }?
    .v2 = Mostrate le carte: chi ha { $the-horse }?
ask-finish = Chi ha il vincitore, { $the-horse }?
    .v2 = Chi ha carte del vincitore, { $the-horse }?
held = { $name } { $cards ->
    [0] non ha carte
    [one] ha una carta
   *[other] ha { $cards } carte
} { $of-horse }.
counted-missing = { $cards ->
    [one] Manca all'appello una carta { $of-horse }.
   *[other] Mancano all'appello { $cards } carte { $of-horse }.
}
pay = { chips }, { $name }.
pay-short = { $name } deve { $due } e paga { chips }.
pay-nothing = { $name } deve { $due }, ma la borsa è vuota.
    .v2 = Da { $name } non c'è niente da prendere.
pay-nobody = Non ce l'ha nessuno, non paga nessuno.
    .v2 = E al tavolo nemmeno una sua carta!
    .v3 = Questo non lo paga nessuno.
broke = { $name } non ha più gettoni.
    .v2 = A { $name } restano solo briciole in tasca.
    .v3 = { $name } ormai gioca solo di coraggio.
repeat = Ancora { $the-horse }! E costa.
    .v2 = { $the-horse } è già ritirato. Si paga!
    .v3 = { $the-horse } un'altra volta. Il piatto ringrazia.
repeat-again = Ancora { $the-horse }! Si tira di nuovo.
    .v2 = { $the-horse } è già fuori. Un altro tiro!
    .v3 = { $the-horse } l'abbiamo già ritirato. Ancora una volta, prego.
off = Partiti!
    .v2 = Si aprono le gabbie, e via!
    .v3 = Eccoli in corsa!
    .v4 = Giù la bandiera, e via!

## Un tiro

snake-eyes = Doppio uno!
    .v2 = Due puntini e basta!
    .v3 = Uno e uno, meno di così non si può!
boxcars = Doppio sei!
    .v2 = Due sei!
    .v3 = Sei e sei, di più non si può!
double = Un doppio, e { $the-horse } avanza!
    .v2 = Una coppia per { $the-horse }!
    .v3 = { $the-horse }, con un doppio!

## La corsa

first-step = { $the-horse } esce per primo!
    .v2 = Il primo passo è { $of-horse }!
    .v3 = Il più svelto a partire: { $the-horse }!
move = { $the-horse } ruba una lunghezza!
    .v2 = { $the-horse } non molla.
    .v3 = { $the-horse } ne ha ancora.
    .v4 = { $the-horse } chiede strada!
    .v5 = { $the-horse } stringe i denti.
    .v6 = Ecco { $the-horse }.
    .v7 = { $the-horse } allunga!
    .v8 = { $the-horse } divora la pista!
    .v9 = { $the-horse } guadagna terreno.
    .v10 = Una bella falcata { $of-horse }!
    .v11 = { $the-horse } insiste.
    .v12 = E avanza { $the-horse }!
move-first = { $the-horse } lascia la gabbia.
    .v2 = Ora si muove { $the-horse }.
    .v3 = { $the-horse } entra in corsa.
move-hot = { $the-horse }!
    .v2 = Arriva { $the-horse }!
    .v3 = Adesso { $the-horse }!
    .v4 = Vola { $the-horse }!
    .v5 = Forza, { $horse }!
    .v6 = Come va { $the-horse }!
move-outsider = { $the-horse }, lento ma inesorabile.
    .v2 = { $the-horse } ci prova, che tenerezza.
    .v3 = Un passo per { $the-horse }, e la strada è lunga.
    .v4 = Si muove perfino { $the-horse }.
    .v5 = Nessuno ha detto { $to-horse } che non può vincere.
    .v6 = { $the-horse } è uscito a prendere una boccata d'aria.
left-gate = { $the-horse } si è svegliato!
    .v2 = Finalmente { $the-horse } lascia la gabbia.
    .v3 = Buongiorno, { $horse }!
surge = { $the-horse } accelera!
    .v2 = { $the-horse } allunga il passo!
    .v3 = { $the-horse } ha le ali!
lead = { $the-horse } va in testa!
    .v2 = { $the-horse } passa al comando!
    .v3 = Adesso conduce { $the-horse }!
    .v4 = E in testa c'è { $the-horse }!
lead-from = { $the-horse } supera { $the-other }!
    .v2 = { $the-horse } soffia il comando { $to-other }!
    .v3 = Ripreso { $the-other }, conduce { $the-horse }!
lead-back = { $the-horse } è di nuovo davanti!
    .v2 = { $the-horse } si riprende il comando!
    .v3 = Il comando torna { $to-horse }!
level = { $the-horse } e { $the-other }, testa a testa!
    .v2 = { $the-horse } e { $the-other }, fianco a fianco!
    .v3 = Appaiati, { $the-horse } e { $the-other }!
    .v4 = { $the-horse } e { $the-other } insieme al comando!
level-many = { $runners } cavalli alla pari in testa!
    .v2 = Un muro di { $runners } cavalli davanti!
    .v3 = { $runners } cavalli insieme al comando!
clear = { $the-horse } di { $moves } lunghezze, e dietro il vuoto!
    .v2 = { $the-horse } stacca tutti di { $moves } lunghezze!
    .v3 = { $the-horse } se ne va: { $moves } lunghezze di vantaggio!
catching = Rinviene { $the-horse }, { $the-other } è nel mirino!
    .v2 = { $the-other } sente sul collo il fiato { $of-horse }!
    .v3 = Ecco { $the-horse }, subito dietro { $the-other }!
halfway = Oltre metà corsa: prendete { $the-horse }, se ci riuscite!
    .v2 = Metà strada per il primo, { $the-horse }.
    .v3 = Metà corsa è andata, e conduce { $the-horse }.
near = { $to-horse } ne manca uno solo!
    .v2 = Ancora un { $horse } ed è fatta!
    .v3 = { $the-horse } è a un passo dal traguardo!
    .v4 = { $the-horse } vede già il traguardo!
near-two = { $the-horse } raggiunge { $the-other }: un passo per tutti e due!
    .v2 = { $the-horse } e { $the-other }, a un passo dal traguardo!
    .v3 = Ancora uno, per { $the-horse } o per { $the-other }!
near-many = { $runners } cavalli, un passo. Occhi aperti!
    .v2 = { $runners } cavalli sono a un passo dal traguardo!
    .v3 = Fiato sospeso: a { $runners } cavalli ne manca uno solo!
longshot = Guardate l'outsider, { $the-horse }!
    .v2 = Chi l'avrebbe detto? Ecco { $the-horse }!
    .v3 = In testa l'outsider! È { $the-horse }!
twice = Ancora { $the-horse }!
    .v2 = Due di fila, { $the-horse }!
    .v3 = Di nuovo { $the-horse }!
    .v4 = { $horse }, e ancora { $horse }!
streak = Ancora { $the-horse }! Sono { $times } di fila!
    .v2 = Per { $times } volte di fila, { $the-horse }!
    .v3 = { $the-horse } fa { $times } di fila!
scratched-roll = { $the-horse } mastica fieno. Gettoni nel piatto!
    .v2 = Con { $the-horse } corre soltanto il conto.
    .v3 = Oh no, { $the-horse }! Quello non corre.
    .v4 = { $the-horse } è in scuderia. E costa!
    .v5 = { $the-horse } ha il giorno libero. Si paga!
    .v6 = { $the-horse }? Assente giustificato. Si paga!
fined-again = { $times } multe per { $name } in questa corsa. Il piatto è innamorato.
    .v2 = Multa numero { $times } per { $name }. Qualcuno porti dei dadi nuovi!
    .v3 = { $name } sfama di nuovo il piatto, già { $times } volte. Che gentilezza!
wasted = Tre numeri ritirati di fila. I cavalli prendono il tè.
    .v2 = Tre tiri, nemmeno un passo. Bel tempo, però.
    .v3 = Non si muove nessuno, pagano tutti.
pot = Ci sono { $chips } gettoni nel piatto.
    .v2 = Il piatto arriva a { $chips } gettoni!
    .v3 = { $chips } gettoni nel piatto adesso!

## Momenti tranquilli

order = Conduce { $the-horse } davanti { $to-other }, poi { $the-third }.
    .v2 = L'ordine: { $horse }, { $other }, { $third }.
    .v3 = { $the-horse } davanti, { $the-other } secondo, { $the-third } terzo.
    .v4 = { $the-horse }, e dietro { $the-other } e { $the-third }.
order-two = Conduce { $the-horse }, segue { $the-other }.
    .v2 = { $the-horse } davanti { $to-other }, gli altri aspettano.
    .v3 = Solo { $the-horse } e { $the-other } hanno lasciato le gabbie.
order-level = { $the-horse } e { $the-other } insieme al comando, { $the-third } è terzo.
    .v2 = Alla pari davanti: { $the-horse } e { $the-other }. Dietro, { $the-third }.
    .v3 = { $the-third } insegue { $the-horse } e { $the-other }.
still-level = Ancora appaiati { $the-horse } e { $the-other }.
    .v2 = { $the-horse } e { $the-other } sono ancora alla pari.
    .v3 = { $the-horse } o { $the-other }? Nessuno lo sa.
stands = Se ora vince { $the-horse }, { $name } incassa { chips }.
    .v2 = { chips } per { $name }, se ora vince { $the-horse }.
    .v3 = Solo { $name } ha carte { $of-horse }: { chips } in palio.
stands-several = In { $players } hanno carte { $of-horse }.
    .v2 = In { $players } tifano per { $the-horse }.
    .v3 = { $the-horse } ha { $players } amici a questo tavolo.
stands-nobody = In testa c'è { $the-horse }, e nessuno ne ha una carta.
    .v2 = Nessuno al tavolo ha { $the-horse }. Imbarazzante.
    .v3 = { $the-horse } corre solo per se stesso.
gap = { $the-horse } ha { $moves } lunghezze di vantaggio.
    .v2 = { $moves } lunghezze tra { $the-horse } e gli altri.
    .v3 = Agli altri serve il binocolo: { $the-horse } è avanti di { $moves }.
needs = { $to-horse } ne mancano { $moves }.
    .v2 = Ancora { $moves } per { $the-horse }.
    .v3 = Solo { $moves } passi, { $horse }!
still-home = { $the-horse } è ancora in gabbia.
    .v2 = { $the-horse } ammira ancora il panorama dalla gabbia.
    .v3 = Qualcuno può svegliare { $the-horse }, per favore?
drought = { $rolls } tiri senza un { $horse }.
    .v2 = { $rolls } tiri senza { $the-horse }. Saranno i ferri.
    .v3 = { $the-horse } si fa aspettare da { $rolls } tiri. I dadi non hanno memoria, mi dicono.
dreaming = Ancora { $moves } per { $the-horse }. Sognare si può.
    .v2 = { $to-horse } ne mancano { $moves }. Ammiriamo il coraggio.
    .v3 = { $the-horse } ha ancora { $moves } passi e tutto il tempo del mondo.
pot-now = { $chips } gettoni aspettano nel piatto.
    .v2 = In palio: { $chips } gettoni.
    .v3 = Nel piatto: { $chips } gettoni.
generous = { $name } ha pagato più di tutti in questa corsa: { chips }.
    .v2 = Offre { $name }: { chips } per il piatto.
    .v3 = Il piatto ringrazia { $name } per { chips }.
richest = { $name } se la passa bene: { $chips }.
    .v2 = Nessuno ha più di { $name }: { $chips }.
    .v3 = La borsa più piena è di { $name }: { $chips }.
winner-nose = { $the-horse }, di corto muso!
    .v2 = Di corto muso, { $the-horse }!
    .v3 = { $the-horse } sul palo, di corto muso!
winner-snake-eyes = Doppio uno, e vince { $the-horse }!
    .v2 = Due puntini, ed è { $the-horse }!
winner-boxcars = Doppio sei, e vince { $the-horse }!
    .v2 = Due sei, ed è { $the-horse }!
wins-tonight = { $the-horse } ha già vinto { $times } corse.
    .v2 = { $times } vittorie { $of-horse } finora.
    .v3 = Ancora una corsa con { $the-horse }, { $times } volte vincitore.
long-race = Già { $rolls } tiri. Nessuno ha fretta.
    .v2 = { $rolls } tiri alle spalle. Che fiato!
    .v3 = { $rolls } tiri. I cavalli chiedono acqua.
waiting = I dadi aspettano { $name }.
    .v2 = Quando vuoi, { $name }.
    .v3 = Tocca a { $name }.

## Il traguardo

photo = Fotofinish!
    .v2 = Che finale!
    .v3 = Arrivo serratissimo!
winner = { $the-horse } vince la corsa!
    .v2 = { $the-horse } taglia il traguardo!
    .v3 = È { $the-horse }! Vince { $the-horse }!
    .v4 = Primo sul palo: { $the-horse }!
winner-again = Il vincitore: { $the-horse }!
    .v2 = { $the-horse } ce l'ha fatta!
    .v3 = Sì, ha vinto { $the-horse }!
longshot-wins = L'outsider ce l'ha fatta!
    .v2 = { $the-horse }! Nessuno ci credeva. Nessuno!
    .v3 = Vince un outsider. Raccontatelo ai nipoti!
sleeper-wins = { $rolls } tiri a dormire, e vince { $the-horse }!
    .v2 = { $the-horse } ha dormito per { $rolls } tiri. Che risveglio!
    .v3 = { $rolls } tiri in gabbia, poi dritto alla gloria!
second = { $the-horse } è secondo.
    .v2 = Dietro il vincitore: { $the-horse }.
placed = { $the-horse } è secondo, { $the-other } terzo.
    .v2 = Piazzati: { $the-horse }, poi { $the-other }.
second-level = { $the-horse } e { $the-other }, pari al secondo posto.
    .v2 = Secondo posto a pari merito: { $the-horse } e { $the-other }.
second-many = { $runners } cavalli, pari al secondo posto.
    .v2 = Secondo posto a pari merito per { $runners } cavalli.
third-level = { $the-horse } e { $the-other }, pari al terzo posto.
    .v2 = Terzo posto a pari merito: { $the-horse } e { $the-other }.
wins-broke = { $rolls ->
    [one] Un tiro fa { $name } era al verde.
   *[other] { $rolls } tiri fa { $name } era al verde.
} E ora: { chips }!
    .v2 = Dalle stalle alle stelle: { chips } per { $name }!
wire-to-wire = { $the-horse } in testa dall'inizio alla fine.
    .v2 = Da un capo all'altro, { $the-horse }.
    .v3 = Nessuno ha mai superato { $the-horse }.
comeback = Che rimonta { $of-horse }!
    .v2 = Era lontanissimo, { $the-horse }.
    .v3 = { $the-horse } sembrava battuto. Sembrava.
easy-win = E non c'è mai stata storia.
    .v2 = Gli altri sono ancora per strada.
    .v3 = Una passeggiata per { $the-horse }.
wins = { $name } vince { chips }.
wins-big = { $name } vince { chips }!
    .v2 = { chips } per { $name }! Offre la casa. L'altra casa.
    .v3 = Una montagna per { $name }: { chips }!
wins-nobody = Il vincitore non ce l'ha nessuno.
    .v2 = E nessuno ha una carta del vincitore.
carry = { $chips ->
    [one] Un gettone resta
   *[other] { $chips } gettoni restano
} nel piatto per la prossima corsa.
    .v2 = Il piatto tiene { chips } per la prossima corsa.
carry-all = Nessuno incassa: tutti i { $chips } gettoni restano nel piatto.
    .v2 = L'intero piatto di { $chips } gettoni aspetta la prossima corsa.
official = Il risultato è ufficiale: { $horse }, { $other }, { $third }.
    .v2 = Risultato ufficiale: primo { $the-horse }, secondo { $the-other }, terzo { $the-third }.
    .v3 = Per la cronaca: { $the-horse } davanti { $to-other } e { $to-third }.
official-two = Il risultato è ufficiale: { $the-horse } davanti { $to-other }.
    .v2 = Risultato ufficiale: primo { $the-horse }, secondo { $the-other }.
    .v3 = Per la cronaca: { $the-horse }, poi { $the-other }.
official-one = Il risultato è ufficiale: ha vinto { $the-horse }.
    .v2 = Risultato ufficiale: il vincitore è { $the-horse }.
    .v3 = Per la cronaca: la corsa va { $to-horse }.
result-winner = { $name } vince la partita con { $chips }!
    .v2 = La partita è di { $name }: { $chips }!
result-shared = { $names } si dividono la vittoria con { $chips } a testa!
result-rank = { $place ->
    [2] Secondo posto
    [3] Terzo posto
   *[other] Posto { $place }
}: { $name } con { $chips }.
unclaimed = { $chips ->
    [one] Un gettone resta nel piatto e non è
   *[other] { $chips } gettoni restano nel piatto e non sono
} di nessuno.

## Giochi con scommesse

bets-open = Scommesse aperte!
    .v2 = Fate il vostro gioco!
    .v3 = Lo sportello è aperto. Scommettete, prego!
bet = { $name } punta { $chips }: { $the-horse }.
    .v2 = { $chips } di { $name } per { $the-horse }.
    .v3 = { $name } gioca { $the-horse } con { $chips }.
red-line = { $the-horse } passa la linea rossa!
    .v2 = { $the-horse } è oltre la linea rossa!
    .v3 = Oltre la linea c'è { $the-horse }!
red-line-last = { $the-horse } passa la linea. Ancora uno e le scommesse si chiudono!
    .v2 = { $the-horse } passa la linea: il prossimo chiude lo sportello!
    .v3 = Dopo { $the-horse }, ancora uno e si chiude!
bets-closed = Scommesse chiuse!
    .v2 = Basta scommesse!
    .v3 = Lo sportello è chiuso, basta scommesse!
locked = { $name } è a posto.
    .v2 = { $name } ha scelto.
    .v3 = { $name } ha deciso.
revealed = { $name } punta { chips }.
    .v2 = { chips } da { $name }.
    .v3 = { $name } offre { chips }.
withdrawn = { $the-horse } è fuori corsa!
    .v2 = { $the-horse } non può continuare!
    .v3 = Oh no, { $the-horse } si ferma!
track-wet = Piove. Il terreno è bagnato.
    .v2 = Oggi il terreno è bagnato.
    .v3 = Fango, signore e signori. Il terreno è bagnato.
track-dry = C'è il sole. Il terreno è asciutto.
    .v2 = Oggi il terreno è asciutto.
    .v3 = Un bel terreno asciutto.
final = E adesso, la finale!
    .v2 = Questa è l'ultima corsa.
    .v3 = Qui si decide tutto: la finale!
dead-heat = Parità! { $the-horse } e { $the-other } si dividono la vittoria!
    .v2 = Impossibile separare { $the-horse } e { $the-other }: parità!
    .v3 = Due vincitori, { $the-horse } e { $the-other }!

## Gli ultimi passi: più breve

lead-hot = In testa { $the-horse }!
    .v2 = { $the-horse } davanti!
    .v3 = È { $the-horse }!
lead-from-hot = { $the-horse } passa { $the-other }!
    .v2 = { $the-horse } davanti { $to-other }!
lead-back-hot = Torna { $the-horse }!
    .v2 = Di nuovo davanti { $the-horse }!
level-hot = { $horse }! { $other }! Pari!
    .v2 = { $horse } e { $other }!
level-many-hot = { $runners } in linea!
    .v2 = { $runners } alla pari!
clear-hot = { $the-horse } di { $moves }!
    .v2 = { $moves } lunghezze, { $the-horse }!
catching-hot = Guardate { $the-horse }!
    .v2 = { $other }, occhio dietro!
halfway-hot = Metà corsa: { $the-horse }!
    .v2 = A metà, { $the-horse }!
near-hot = { $the-horse }, un passo!
    .v2 = Ancora uno, { $horse }!
    .v3 = { $the-horse } vede il traguardo!
near-two-hot = { $other }! { $horse }! Un passo!
    .v2 = { $horse } o { $other }!
near-many-hot = { $runners } cavalli, un traguardo!
    .v2 = { $runners } cavalli, un passo!
longshot-hot = L'outsider! { $the-horse }!
    .v2 = Proprio { $the-horse }!
surge-hot = { $the-horse } vola!
    .v2 = { $the-horse } ha le ali!
twice-hot = Ancora { $the-horse }!
    .v2 = E { $the-horse }!
    .v3 = E ancora { $the-horse }!
streak-hot = { $times } volte { $the-horse }!
    .v2 = { $the-horse }, { $times } di fila!
order-hot = { $horse }, { $other }, { $third }.
    .v2 = { $the-horse } davanti { $to-other }.
order-level-hot = { $horse }, { $other }: pari.
    .v2 = { $the-horse } o { $the-other }?
still-level-hot = { $horse } o { $other }?
    .v2 = { $horse }, { $other }: pari.
needs-hot = Ancora { $moves }, { $horse }!
    .v2 = Ancora { $moves }!
gap-hot = { $the-horse } di { $moves }.
    .v2 = { $moves } lunghezze.

## Scommesse durante la corsa

race-best = Il colpo della corsa: { $name }, più { $chips }!
    .v2 = { $name } ci guadagna { $chips }!
race-best-shared = Chi guadagna di più: { $names }, { $chips } a testa.
race-nobody = Il banco sorride: nessuno ci ha guadagnato niente.
    .v2 = In questa corsa non ha guadagnato nessuno.
prop = { $the-horse } davanti { $to-other }: { $times } a 1.
    .v2 = { $times } a 1, { $the-horse } batte { $the-other }.
prop-two = { $the-horse } davanti { $to-other } e { $to-third }: { $times } a 1.
    .v2 = { $times } a 1, { $the-horse } batte { $the-other } e { $the-third }.
prop-many = { $the-horse } davanti ad altri { $runners }: { $times } a 1.
    .v2 = { $times } a 1, { $the-horse } batte altri { $runners }.
prop-pays = { $the-horse } davanti { $to-other } paga { $times } a 1.
    .v2 = Paga { $times } a 1: { $the-horse } davanti { $to-other }.
prop-two-pays = { $the-horse } davanti { $to-other } e { $to-third } paga { $times } a 1.
    .v2 = Paga { $times } a 1: { $the-horse } davanti { $to-other } e { $to-third }.
prop-many-pays = { $the-horse } davanti ad altri { $runners } paga { $times } a 1.
    .v2 = Paga { $times } a 1: { $the-horse } davanti ad altri { $runners }.
exotic-pays = { $number ->
    [1] Corta testa
    [2] Fuga
    [3] Gran galoppo
    [4] Gabbie assonnate
   *[5] Fotofinish
} paga!
cards-pay-nothing = Delle carte non paga nessuna.
    .v2 = Niente per le carte, stavolta.
ended = Era l'ultima corsa. Contate i gettoni: chi ne ha di più vince la serata!
    .v2 = Le corse sono finite. Contate i gettoni: chi ne ha di più ha vinto!
exotic-1 = Novità sul tabellone: Corta testa.
exotic-2 = Novità sul tabellone: Fuga.
exotic-3 = Novità sul tabellone: Gran galoppo.
exotic-4 = Novità sul tabellone: Gabbie assonnate.
exotic-5 = Novità sul tabellone: Fotofinish.
paused = Fermi tutti: la corsa è in pausa.
    .v2 = La corsa si ferma.
resumed = E si continua!
    .v2 = La corsa riprende!

## Duelli

duel-round = Mano { $number }: { $name } contro { $rival }!
    .v2 = { $name } incontra { $rival }, mano { $number }!
    .v3 = Mano { $number }: { $name } o { $rival }?
expects-win = { $name } punta sulla vittoria!
    .v2 = { $name } dice: vinco io!
    .v3 = { $name } ci crede: vittoria!
expects-lose = { $name } punta sulla propria sconfitta!
    .v2 = { $name } vuole perdere!
    .v3 = { $name } tifa per la propria sconfitta!
expects-draw = { $name } punta sul pari!
    .v2 = { $name } dice: pari!
    .v3 = Non vince nessuno, dice { $name }!
duel-lane = Corsia { $number }: { $name } contro { $rival }!
    .v2 = In gabbia, corsia { $number }: { $name } e { $rival }!
    .v3 = { $name }, { $rival }, corsia { $number }!
duel-next = Corsia { $number }!
    .v2 = Ora la corsia { $number }!
    .v3 = Tocca alla corsia { $number }!
duel-single = Corsa secca: { $name } contro { $rival }!
    .v2 = { $name } contro { $rival }, una corsa sola!
duel-horses = { $horse } per { $name }, { $other } per { $rival }!
    .v2 = { $name } schiera { $horse }, { $rival } { $other }!
    .v3 = { $name } con { $horse }, { $rival } con { $other }!
duel-horses-next = Corsia { $number }: { $horse } contro { $other }!
    .v2 = Ora { $horse } contro { $other }!
    .v3 = { $horse } sfida { $other }!
    .v4 = Tocca a { $horse } e { $other }!
duel-leads = { $name } è davanti!
    .v2 = { $name } guida!
    .v3 = { $name } parte meglio!
    .v4 = Davanti c'è { $name }!
    .v5 = { $name } fa l'andatura!
    .v6 = Vantaggio per { $name }!
    .v7 = La partenza migliore è di { $name }!
duel-passes = { $name } supera { $rival }!
    .v2 = { $name } raggiunge { $rival } e va in testa!
    .v3 = Ecco che arriva { $name }!
duel-again = { $name } è di nuovo davanti!
    .v2 = Di nuovo { $name }!
    .v3 = { $name } si riprende il comando!
duel-level = Fianco a fianco!
    .v2 = Testa a testa!
duel-clear = { $name } prende il largo!
    .v2 = { $name }, e dietro il vuoto!
    .v3 = { $rival } non tiene il passo!
    .v4 = { $name } se ne va!
    .v5 = { $name } lascia sul posto { $rival }!
duel-close = { $rival } si incolla a { $name }!
    .v2 = { $name } appena davanti a { $rival }!
    .v3 = { $rival } non molla { $name }!
duel-wire = Il traguardo! Di chi è?
    .v2 = Verso il traguardo, vicinissimi!
    .v3 = Tra i due c'è un soffio, e il traguardo è lì!
duel-won = La spunta { $name }!
    .v2 = È { $name }!
    .v3 = { $name } taglia il traguardo!
    .v4 = { $name } ce la fa!
    .v5 = La corsia va a { $name }!
    .v6 = { $name }, senza discussioni!
    .v7 = Arriva prima { $name }!
duel-drawn = Parità! Né { $name } né { $rival }!
    .v2 = Impossibile separare { $name } e { $rival }!
mud-likes = Il cavallo di { $name } ama il fango!
    .v2 = Fango? Proprio quello che serve a { $name }!
mud-hates = Il cavallo di { $name } odia il fango!
    .v2 = Fango! { $name } scivola!
round-won = La mano va a { $name }!
    .v2 = { $name } vince la mano!
    .v3 = Questa mano è di { $name }!
round-drawn = La mano finisce pari!
    .v2 = Una mano senza vincitore!
bet-right = { $name } ci ha visto giusto!
    .v2 = { $name } lo sapeva!
    .v3 = La scommessa giusta: { $name }!
bet-right-both = Tutti e due ci hanno visto giusto!
    .v2 = Due scommesse, due giuste!
bet-right-nobody = Nessuno ci ha visto giusto!
    .v2 = Due scommesse, nessuna giusta!
    .v3 = Sbagliavano tutti e due!
    .v4 = E nessuno dei due se lo aspettava!
prize = { $cards ->
    [one] Una carta
   *[other] { $cards } carte
} per { $name }!
    .v2 = { $name } incassa { $cards ->
    [one] una carta
   *[other] { $cards } carte
}!
prize-own = Ognuno riprende le sue carte.
    .v2 = Le carte tornano a chi le aveva.
    .v3 = Nessuno perde le sue carte.
prize-pool = Nel piatto! { $cards ->
    [one] Ora c'è una carta
   *[other] Ora ci sono { $cards } carte
}.
    .v2 = Se le prende il piatto: già { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
pool-dealt = Si divide il piatto: { $cards } carte!
pool-unclaimed = { $cards } carte nel piatto, e non vanno a nessuno.
finals = La finale! Un cavallo a testa, non si torna indietro!
    .v2 = Da adesso un cavallo a testa: la finale!
finals-go-on = La finale continua!
    .v2 = E ora l'ultima parte della finale!
sudden-death = Spareggio! { $names }!
    .v2 = Perfetta parità. Spareggio: { $names }!
duel-survives = { $name } resta in gioco!
    .v2 = { $name } sopravvive!
duel-undecided = Ancora nulla di fatto. Di nuovo!
    .v2 = Di nuovo nessuno! Ancora!

## Allibratori

meeting = Benvenuti alle corse! Il terreno è { $going ->
    [soft] morbido
    [firm] compatto
    [good] buono
   *[hard] duro
}.
field = Corrono { $horse } e { $other }.
    .v2 = Al via: { $horse } e { $other }.
    .v3 = In questa corsa: { $horse } e { $other }.
field-next = { $horse }, { $other }.
    .v2 = { $horse } e { $other }.
field-last = { $horse } e { $other } completano il campo.
    .v2 = E per finire, { $horse } e { $other }.
field-one = { $horse } completa il campo.
market = Il mercato è aperto. { $name } fa la prima quota.
    .v2 = Le quote, prego! Comincia { $name }.
    .v3 = Gessetti alla mano! Apre { $name }.
price-first = { $name } quota { $the-horse }: { odds }.
    .v2 = { odds } { $the-horse }, dice { $name }.
    .v3 = { $the-horse }? { odds }, risponde { $name }.
    .v4 = Sulla lavagna di { $name }: { $the-horse }, { odds }.
price-shortens = { $the-horse } scende a { odds }!
    .v2 = Soldi per { $the-horse }: { odds }, { $name }!
    .v3 = Cala la quota: { $the-horse }, { odds }!
price-drifts = { $the-horse } sale a { odds }.
    .v2 = Chi vuole { $the-horse }? { $name } dice { odds }.
    .v3 = Adesso { odds }, { $the-horse }, e se lo prende { $name }.
last-market = Solo { $the-horse } non ha una quota. Ancora una e si parte!
    .v2 = Una quota per { $the-horse }, e si parte!
    .v3 = Manca solo { $the-horse }: chi si butta?
special-1 = Un tocco di senape per { $the-horse }!
    .v2 = Che piccante! Senape per { $the-horse }!
special-2 = L'antidoping! { $the-horse } è positivo!
    .v2 = Doping! { $the-horse } deve uscire!
special-3 = Un acquazzone sulla pista!
    .v2 = Aprite gli ombrelli: un acquazzone!
special-4 = A terra! { $the-horse } perde il fantino!
    .v2 = Fantino a terra! { $the-horse } è scosso!
special-5 = Qualcuno ha manomesso { $the-horse }!
    .v2 = Chi è entrato nel box { $of-horse }?
special-6 = I pronostici dicono { $the-horse }!
    .v2 = La soffiata del giorno: { $the-horse }!
special-7 = Il fantino { $of-horse } è stato comprato!
    .v2 = Una bustarella per il fantino { $of-horse }!
special-8 = Scambio al tondino! Quello è { $the-horse }?
    .v2 = Qual è { $the-horse }? Confusione al tondino!
special-9 = Un bel peso per { $the-horse }!
    .v2 = Altro piombo nella sella { $of-horse }!
special-10 = Il pubblico ama { $the-horse }!
    .v2 = Tutti vogliono { $the-horse }!
special-11 = Il fantino { $of-horse } è stato rapito!
    .v2 = Dov'è il fantino { $of-horse }? Rapito!
special-12 = Scommesse annullate per { $the-horse }!
    .v2 = Lavagna pulita: niente scommesse per { $the-horse }!
horse-in = Al suo posto corre { $the-horse }!
    .v2 = Nuovo in corsa: { $the-horse }!
going-now = Pioggia! Il terreno ora è { $going ->
    [soft] morbido
    [firm] compatto
    [good] buono
   *[hard] duro
}.
likes-course = { $the-horse } ama questa pista!
    .v2 = È la pista { $of-horse }!
hates-course = { $the-horse } odia questa pista!
    .v2 = Non è pista per { $the-horse }!
likes-going = Questo terreno fa per { $the-horse }!
    .v2 = È il terreno { $of-horse }!
helped = Ma che cosa ha mangiato { $the-horse }?
    .v2 = Guardate adesso { $the-horse }!
hurt = Qualcosa non va con { $the-horse }!
    .v2 = Che cos'ha { $the-horse }?
leads-still = Sempre { $the-horse }!
    .v2 = { $the-horse } tiene duro!
    .v3 = { $the-horse } resta in testa!
chased = { $the-horse } davanti { $to-other }!
    .v2 = { $the-other } insegue { $the-horse }!
    .v3 = In testa { $the-horse }, ma { $the-other } è vicino!
dead-heat-many = Parità! { $runners } cavalli si dividono la vittoria!
    .v2 = { $runners } vincitori! Parità!
points-won = { points } a { $name }.
    .v2 = { $name } prende { points }.
    .v3 = Più { points } per { $name }.
points-lost = Meno { points } per { $name }. Ahi!
    .v2 = { $name } paga { points }.
    .v3 = Questa vittoria costa { points } a { $name }.
