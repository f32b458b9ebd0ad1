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
due = { $due ->
    [one] un gettone
   *[other] { $due } gettoni
}
points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
and = e
minus = meno
odds = { $win } a { $stake }

## La serata

# 1-3: told
opened = Benvenuti a { $game }!
    .v2 = Il gioco di stasera: { $game }!
    .v3 = Signore e signori, { $game }!
# 1-2: told
closed = La partita è finita. Grazie per aver giocato!
    .v2 = Il gioco finisce qui. Grazie per aver giocato!
# 1: told
sound-test = Prova audio. Mi sentite tutti?
# 1: told
announcement = { $text }
# 1-3: told
seat-taken = Ciao, { $name }!
    .v2 = { $name } prende posto.
    .v3 = Che bello vederti, { $name }!
# 1: told
seat-renamed = Il posto { $seat } ora si chiama { $name }.
# 1: told
seat-cleared = Il posto { $seat } è libero.
# 1: told
joined = { $name } entra con { chips }.
# 1: told
left = { $name } se ne va con { chips }.
# 1: told
topped-up = { $name } compra { chips }.
# 1-2: told
correction = Correzione: i dadi segnano { $first } e { $second }.
    .v2 = I commissari correggono il tiro: { $first } e { $second }.
# 1: told
correction-one = Correzione: il dado segna { $total }.
# 1-3: told
roll-taken-back = L'ultimo tiro non vale.
    .v2 = I commissari annullano l'ultimo tiro.
    .v3 = Dimenticate l'ultimo tiro: nessuno ha tirato.

## Prima della partenza

# 1-3: told
race = Corsa { $number }! Cavalli alle gabbie.
    .v2 = I cavalli vanno alle gabbie per la corsa { $number }.
    .v3 = Ecco la corsa { $number }. Ai nastri di partenza, prego!
# 1-2: told
race-last = Corsa { $number }, l'ultima della partita! Cavalli alle gabbie.
    .v2 = Un'ultima volta alle gabbie: ecco la corsa { $number }.
# 1-3: told
first-roller = Comincia { $name }.
    .v2 = Il primo tiro è di { $name }.
    .v3 = { $name }, i dadi sono tuoi.
# 1-3: told
has-dice = { $name } ha i dadi.
    .v2 = I dadi vanno a { $name }.
    .v3 = Tocca a { $name }.
# 1: told
roll = { $name } tira { $first } e { $second }.
# 1: told
roll-sum = { $name } tira { $total }.
# 1-4: told
off = Partiti!
    .v2 = Si aprono le gabbie, e via!
    .v3 = Eccoli in corsa!
    .v4 = Giù la bandiera, e via!

## Un tiro

# 1-3: told
snake-eyes = Doppio uno!
    .v2 = Due puntini e basta!
    .v3 = Uno e uno, meno di così non si può!
# 1-3: told
boxcars = Doppio sei!
    .v2 = Due sei!
    .v3 = Sei e sei, di più non si può!
# 1-3: moved
double = Un doppio, e { $the-horse } avanza!
    .v2 = Una coppia per { $the-horse }!
    .v3 = { $the-horse }, con un doppio!

## La corsa

# 1-3: leads, first-out
first-step = { $the-horse } esce davanti a tutti!
    .v2 = Il primo passo è { $of-horse }!
    .v3 = La partenza migliore è { $of-horse }!
# 1-12: moved-before
move = { $the-horse } ruba una lunghezza!
    .v2 = { $the-horse } non molla.
    .v3 = { $the-horse } ne ha ancora.
    .v4 = { $the-horse } chiede strada!
    .v5 = { $the-horse } stringe i denti.
    .v6 = Ecco { $the-horse }.
    .v7 = { $the-horse } allunga!
    .v8 = { $the-horse } divora la pista!
    .v9 = { $the-horse } tiene il ritmo.
    .v10 = Una bella falcata { $of-horse }!
    .v11 = { $the-horse } insiste.
    .v12 = E avanza { $the-horse }!
# 1-3: moved
move-first = { $the-horse } lascia la gabbia.
    .v2 = Ora si muove { $the-horse }.
    .v3 = { $the-horse } entra in corsa.
# 1-6: moved
move-hot = { $the-horse }!
    .v2 = Arriva { $the-horse }!
    .v3 = Adesso { $the-horse }!
    .v4 = Vola { $the-horse }!
    .v5 = Forza, { $horse }!
    .v6 = Come va { $the-horse }!
# 1-4: moved, outsider, behind-three
# 5: moved, outsider, behind-three, idiom
# 6: moved, outsider, behind-three
move-outsider = { $the-horse }, lento ma inesorabile.
    .v2 = { $the-horse } ci prova, che tenerezza.
    .v3 = Un passo per { $the-horse }, e la strada è lunga.
    .v4 = Si muove perfino { $the-horse }.
    .v5 = Nessuno ha detto { $to-horse } che non può vincere.
    .v6 = { $the-horse } prende una boccata d'aria.
# 1-3: moved
left-gate = Si sveglia { $the-horse }!
    .v2 = Finalmente { $the-horse } lascia la gabbia.
    .v3 = Buongiorno, { $horse }!
# 1-3: moved
surge = { $the-horse } accelera!
    .v2 = { $the-horse } allunga il passo!
    .v3 = { $the-horse } ha le ali!
# 1-4: leads
lead = { $the-horse } va in testa!
    .v2 = { $the-horse } passa al comando!
    .v3 = Adesso conduce { $the-horse }!
    .v4 = E in testa c'è { $the-horse }!
# 1-3: leads, passed
lead-from = { $the-horse } supera { $the-other }!
    .v2 = { $the-horse } soffia il comando { $to-other }!
    .v3 = { $the-other } cede, conduce { $the-horse }!
# 1-3: leads, led-before
lead-back = { $the-horse } è di nuovo davanti!
    .v2 = { $the-horse } si riprende il comando!
    .v3 = Il comando torna { $to-horse }!
# 1-4: level
level = { $the-horse } e { $the-other }, testa a testa!
    .v2 = { $the-horse } e { $the-other }, fianco a fianco!
    .v3 = Appaiati, { $the-horse } e { $the-other }!
    .v4 = { $the-horse } e { $the-other } insieme al comando!
# 1-3: count-in-front
level-many = { $runners } cavalli alla pari in testa!
    .v2 = Un muro di { $runners } cavalli davanti!
    .v3 = { $runners } cavalli insieme al comando!
# 1-3: leads, margin
clear = { $the-horse } di { $moves } lunghezze, e dietro il vuoto!
    .v2 = { $the-horse } stacca tutti di { $moves } lunghezze!
    .v3 = { $the-horse } se ne va: { $moves } lunghezze di vantaggio!
# 1-3: close-behind
catching = Rinviene { $the-horse }, { $the-other } è nel mirino!
    .v2 = { $the-other } sente sul collo il fiato { $of-horse }!
    .v3 = Ecco { $the-horse }, subito dietro { $the-other }!
# 1-3: close-up, was-behind, idiom
closing = { $the-horse } era fuori dai giochi, e guardate adesso!
    .v2 = Da dove sbuca { $the-horse }?
    .v3 = { $the-horse } ha ricucito lo strappo!
# 1-3: leads, past-half
halfway = Oltre metà corsa: prendete { $the-horse }, se ci riuscite!
    .v2 = Metà strada, e davanti c'è { $the-horse }.
    .v3 = Metà corsa è andata, e conduce { $the-horse }.
# 1-4: one-step
near = { $to-horse } ne manca uno solo!
    .v2 = Ancora un passo, e { $the-horse } è sul traguardo!
    .v3 = { $the-horse } è a un passo dal traguardo!
    .v4 = { $the-horse } vede già il traguardo!
# 1: one-step, idiom
# 2-3: one-step
near-two = { $the-horse } raggiunge { $the-other }: un passo per tutti e due!
    .v2 = { $the-horse } e { $the-other }, a un passo dal traguardo!
    .v3 = Ancora uno, per { $the-horse } o per { $the-other }!
# 1-3: count-at-the-wire
near-many = { $runners } cavalli, un passo. Occhi aperti!
    .v2 = { $runners } cavalli sono a un passo dal traguardo!
    .v3 = Fiato sospeso: a { $runners } cavalli ne manca uno solo!
# 1-3: leads, past-half, outsider
longshot = Guardate l'outsider, { $the-horse }!
    .v2 = Chi l'avrebbe detto? Ecco { $the-horse }!
    .v3 = In testa l'outsider! È { $the-horse }!
# 1-4: again-rolled
twice = Ancora { $the-horse }!
    .v2 = Due di fila, { $the-horse }!
    .v3 = Di nuovo { $the-horse }!
    .v4 = { $the-horse }, e ancora { $the-horse }!
# 1-3: row
streak = Ancora { $the-horse }! Sono { $times } di fila!
    .v2 = Per { $times } volte di fila, { $the-horse }!
    .v3 = { $the-horse } fa { $times } di fila!
# 1-3: nobody-moved
wasted = Tre numeri ritirati di fila. I cavalli prendono il tè.
    .v2 = Tre tiri, nemmeno un passo. Bel tempo, però.
    .v3 = Non si muove nessuno. Sbadiglia perfino il palo.

## Momenti tranquilli

# 1-4: first-three
order = Conduce { $the-horse } davanti { $to-other }, poi { $the-third }.
    .v2 = L'ordine: { $horse }, { $other }, { $third }.
    .v3 = { $the-horse } davanti, poi { $the-other } e { $the-third }.
    .v4 = { $the-horse }, e dietro { $the-other } e { $the-third }.
# 1-3: first-two, only-two-moved
order-two = Conduce { $the-horse }, segue { $the-other }.
    .v2 = { $the-horse } davanti { $to-other }, gli altri aspettano.
    .v3 = Solo { $the-horse } e { $the-other } hanno lasciato le gabbie.
# 1-3: level
order-level = { $the-horse } e { $the-other } insieme al comando, { $the-third } li insegue.
    .v2 = Alla pari davanti: { $the-horse } e { $the-other }. Dietro, { $the-third }.
    .v3 = { $the-third } dà la caccia { $to-horse } e { $to-other }.
# 1-2: level
# 3: level, idiom
still-level = Ancora appaiati { $the-horse } e { $the-other }.
    .v2 = { $the-horse } e { $the-other } sono ancora alla pari.
    .v3 = { $the-horse } o { $the-other }? Nessuno lo sa.
# 1-3: leads, margin
gap = { $the-horse } ha { $moves } lunghezze di vantaggio.
    .v2 = { $moves } lunghezze tra { $the-horse } e gli altri.
    .v3 = Agli altri serve il binocolo: { $the-horse } è avanti di { $moves }.
# 1-3: leads, reigning
reign = Là davanti { $the-horse } si trova bene.
    .v2 = { $the-horse } è in testa da un bel po'.
    .v3 = Prendere { $the-horse }? È un bel po' che nessuno ci riesce.
# 1-3: leads, steps-left
needs = { $to-horse } ne mancano { $moves }.
    .v2 = Ancora { $moves } per { $the-horse }.
    .v3 = Solo { $moves } passi, { $horse }!
# 1-3: in-the-gate
still-home = { $the-horse } è ancora in gabbia.
    .v2 = { $the-horse } ammira ancora il panorama dalla gabbia.
    .v3 = Qualcuno può svegliare { $the-horse }, per favore?
# 1-3: not-rolled-for
drought = Niente { $horse } da { $rolls } tiri.
    .v2 = { $rolls } tiri senza { $the-horse }. Saranno i ferri.
    .v3 = { $the-horse } si fa aspettare da { $rolls } tiri. I dadi non hanno memoria, mi dicono.
# 1-3: steps-left, outsider, behind-three
dreaming = Ancora { $moves } per { $the-horse }. Sognare si può.
    .v2 = { $to-horse } ne mancano { $moves }. Ammiriamo il coraggio.
    .v3 = { $the-horse } ha ancora { $moves } passi e tutto il tempo del mondo.
# 1-3: told
pot-now = { $chips } gettoni aspettano nel piatto.
    .v2 = In palio: { $chips } gettoni.
    .v3 = { $chips } gettoni cercano padrone.
# 1-3: told
generous = { $name } ha pagato più di tutti in questa corsa: { chips }.
    .v2 = Offre { $name }: { chips } per il piatto.
    .v3 = Il piatto ringrazia { $name } per { chips }.
# 1-3: told
richest = { $name } se la passa bene: { chips }.
    .v2 = Nessuno ha più di { $name }: { chips }.
    .v3 = La borsa più piena è di { $name }: { chips }.
# 1-3: won, photo
winner-nose = { $the-horse }, di corto muso!
    .v2 = Di corto muso, { $the-horse }!
    .v3 = { $the-horse } sul palo, di corto muso!
# 1-2: won
winner-snake-eyes = Doppio uno, e vince { $the-horse }!
    .v2 = Due puntini, ed è { $the-horse }!
# 1-2: won
winner-boxcars = Doppio sei, e vince { $the-horse }!
    .v2 = Due sei, ed è { $the-horse }!
# 1-3: told
wins-tonight = { $the-horse } ha già vinto { $times } corse.
    .v2 = { $times } vittorie { $of-horse } finora.
    .v3 = Stasera { $times } corse sono andate { $to-horse }.
# 1-3: told
long-race = Già { $rolls } tiri. Nessuno ha fretta.
    .v2 = { $rolls } tiri alle spalle. Che fiato!
    .v3 = { $rolls } tiri. I cavalli chiedono acqua.
# 1-3: told
waiting = I dadi aspettano { $name }.
    .v2 = Quando vuoi, { $name }.
    .v3 = Tocca a { $name }.

## Il traguardo

# 1-3: photo
photo = Fotofinish!
    .v2 = Che finale!
    .v3 = Arrivo serratissimo!
# 1-4: won
winner = { $the-horse } vince la corsa!
    .v2 = { $the-horse } taglia il traguardo!
    .v3 = È { $the-horse }! Vince { $the-horse }!
    .v4 = Davanti a tutti sul palo: { $the-horse }!
# 1-3: won
winner-again = La vittoria è { $of-horse }!
    .v2 = { $the-horse } ce l'ha fatta!
    .v3 = Sì, ha vinto { $the-horse }!
# 1-3: won, outsider
longshot-wins = L'outsider ce l'ha fatta!
    .v2 = { $the-horse }! Alzi la mano chi ci credeva!
    .v3 = Vince un outsider. Raccontatelo ai nipoti!
# 1-3: won, told
sleeper-wins = { $rolls } tiri a dormire, e vince { $the-horse }!
    .v2 = { $the-horse } ha dormito per { $rolls } tiri. Che risveglio!
    .v3 = { $rolls } tiri in gabbia, poi dritto alla gloria!
# 1-2: told
second = Secondo posto per { $the-horse }.
    .v2 = Alle sue spalle, { $the-horse }.
# 1-2: told
placed = Secondo posto per { $the-horse }, terzo per { $the-other }.
    .v2 = Piazzati: { $the-horse }, poi { $the-other }.
# 1-2: told
second-level = { $the-horse } e { $the-other }, pari al secondo posto.
    .v2 = Secondo posto a pari merito: { $the-horse } e { $the-other }.
# 1-2: told
second-many = { $runners } cavalli, pari al secondo posto.
    .v2 = Secondo posto a pari merito per { $runners } cavalli.
# 1-2: told
third-level = { $the-horse } e { $the-other }, pari al terzo posto.
    .v2 = Terzo posto a pari merito: { $the-horse } e { $the-other }.
# 1-3: won, from-start-to-finish
wire-to-wire = { $the-horse } in testa dall'inizio alla fine.
    .v2 = Da un capo all'altro, { $the-horse }.
    .v3 = Nessuno ha mai superato { $the-horse }.
# 1-3: won, far-behind
comeback = Che rimonta { $of-horse }!
    .v2 = Veniva da lontanissimo, { $the-horse }.
    .v3 = Sembrava finita per { $the-horse }. Sembrava.
# 1-3: won, far-ahead, others-on-their-way
easy-win = E dietro, il vuoto.
    .v2 = Gli altri sono ancora per strada.
    .v3 = { $the-horse }, per distacco.
# 1-3: won, first-three
official = Il risultato è ufficiale: { $horse }, { $other }, { $third }.
    .v2 = Risultato ufficiale: vince { $the-horse }, poi { $the-other } e { $the-third }.
    .v3 = Per la cronaca: { $the-horse } davanti { $to-other } e { $to-third }.
# 1-3: won, first-two
official-two = Il risultato è ufficiale: { $the-horse } davanti { $to-other }.
    .v2 = Risultato ufficiale: vince { $the-horse }, poi { $the-other }.
    .v3 = Per la cronaca: { $the-horse }, poi { $the-other }.
# 1-3: won
official-one = I giudici confermano: { $the-horse }.
    .v2 = Niente da ridire: la vittoria è { $of-horse }.
    .v3 = È confermato: ha vinto { $the-horse }.
# 1-2: told
result-winner = { $name } vince la partita con { $chips }!
    .v2 = La partita è di { $name }: { $chips }!
# 1: told
result-shared = { $names } si dividono la vittoria con { $chips } a testa!
# 1: told
result-rank = { $place ->
    [2] Secondo posto
    [3] Terzo posto
   *[other] Posto { $place }
}: { $name } con { $chips }.
# 1: told
unclaimed = { $chips ->
    [one] Un gettone resta nel piatto e non è
   *[other] { $chips } gettoni restano nel piatto e non sono
} di nessuno.

## Giochi con scommesse

# 1-3: told
bets-open = Scommesse aperte!
    .v2 = Fate il vostro gioco!
    .v3 = Lo sportello è aperto. Scommettete, prego!
# 1-3: told
bets-closed = Scommesse chiuse!
    .v2 = Basta scommesse!
    .v3 = Lo sportello è chiuso, basta scommesse!
# 1-3: won-together, photo
dead-heat = Parità! { $the-horse } e { $the-other } si dividono la vittoria!
    .v2 = Impossibile separare { $the-horse } e { $the-other }: parità!
    .v3 = Due vincitori, { $the-horse } e { $the-other }!

## Gli ultimi passi: più breve

# 1-3: leads
lead-hot = In testa { $the-horse }!
    .v2 = { $the-horse } davanti!
    .v3 = È { $the-horse }!
# 1-2: leads, passed
lead-from-hot = { $the-horse } passa { $the-other }!
    .v2 = { $the-horse } davanti { $to-other }!
# 1-2: leads, led-before
lead-back-hot = Torna { $the-horse }!
    .v2 = Di nuovo davanti { $the-horse }!
# 1-2: level
level-hot = { $horse }! { $other }! Pari!
    .v2 = { $horse } e { $other }!
# 1-2: count-in-front
level-many-hot = { $runners } in linea!
    .v2 = { $runners } alla pari!
# 1-2: leads, margin
clear-hot = { $the-horse } di { $moves }!
    .v2 = { $moves } lunghezze, { $the-horse }!
# 1-2: close-behind
catching-hot = Guardate { $the-horse }!
    .v2 = { $other }, occhio dietro!
# 1-2: close-up, was-behind, idiom
closing-hot = { $the-horse }, dal nulla!
    .v2 = Ecco { $the-horse }!
# 1-2: leads, past-half
halfway-hot = Metà corsa: { $the-horse }!
    .v2 = A metà, { $the-horse }!
# 1-3: one-step
near-hot = { $the-horse }, un passo!
    .v2 = Ancora uno, { $horse }!
    .v3 = { $the-horse } vede il traguardo!
# 1-2: one-step
near-two-hot = { $other }! { $horse }! Un passo!
    .v2 = { $horse } o { $other }!
# 1-2: count-at-the-wire
near-many-hot = { $runners } cavalli, un traguardo!
    .v2 = { $runners } cavalli, un passo!
# 1-2: leads, past-half, outsider
longshot-hot = L'outsider! { $the-horse }!
    .v2 = Proprio { $the-horse }!
# 1-2: moved
surge-hot = { $the-horse } vola!
    .v2 = { $the-horse } ha le ali!
# 1-3: again-rolled
twice-hot = Ancora { $the-horse }!
    .v2 = E { $the-horse }!
    .v3 = E ancora { $the-horse }!
# 1-2: row
streak-hot = { $times } volte { $the-horse }!
    .v2 = { $the-horse }, { $times } di fila!
# 1-2: first-three
order-hot = { $horse }, { $other }, { $third }.
    .v2 = { $the-horse } davanti { $to-other }.
# 1-2: level
order-level-hot = { $horse }, { $other }: pari.
    .v2 = { $the-horse } o { $the-other }?
# 1-2: level
still-level-hot = { $horse } o { $other }?
    .v2 = { $horse }, { $other }: pari.
# 1-2: leads, steps-left
needs-hot = Ancora { $moves }, { $horse }!
    .v2 = Ancora { $moves }!
# 1-2: leads, margin
gap-hot = { $the-horse } di { $moves }.
    .v2 = { $moves } lunghezze.

## Scommesse durante la corsa

# 1-2: told
race-nobody = Il banco sorride: nessuno ci ha guadagnato niente.
    .v2 = In questa corsa non ha guadagnato nessuno.
# 1-2: told
ended = Era l'ultima corsa. Contate i gettoni: chi ne ha di più vince la partita!
    .v2 = Le corse sono finite. Contate i gettoni: chi ne ha di più ha vinto!
# 1-2: told
paused = Fermi tutti: la corsa è in pausa.
    .v2 = La corsa si ferma.
# 1-2: told
resumed = E si continua!
    .v2 = La corsa riprende!

## Allibratori

# 1-2: told
dead-heat-many = Parità! { $runners } cavalli si dividono la vittoria!
    .v2 = { $runners } vincitori! Parità!

## Stories: of a race, of the players, of the evening
# 1-3: second-now
up-to-second = { $the-horse } sale al secondo posto!
    .v2 = Al secondo posto, { $the-horse }!
    .v3 = { $the-horse } si mette in scia { $to-other }!
# 1-4: moved-before, backed
move-for = { $the-horse }, per { $name }!
    .v2 = Respira { $name }: { $the-horse } avanza!
    .v3 = Un passo per { $the-horse }, e per { $name }.
    .v4 = { $the-horse } porta { $name } un po' più in là.
# 1-3: one-step, backed
near-for = { $name } vuole { $the-horse }, subito!
    .v2 = Un passo per { $the-horse }, e { $name } non guarda più!
    .v3 = { $the-horse } è a un passo dal palo. Resisti, { $name }!
# 1-3: one-step, backed
near-for-hot = { $the-horse }, per { $name }!
    .v2 = { $name } vuole { $the-horse }!
    .v3 = Un passo, { $name }!
# 1-3: swing-up, percent
swing = { $percent } per cento adesso per { $the-horse }!
    .v2 = La corsa pende verso { $the-horse }: { $percent } per cento!
    .v3 = Di colpo, { $percent } per cento per { $the-horse }!
# 1-2: swing-up, percent
swing-hot = { $the-horse }: { $percent } per cento!
    .v2 = { $percent } per cento per { $the-horse }!
# 1-3: swing-up, percent, backed
swing-for = { $name } gongola: { $percent } per cento per { $the-horse }!
    .v2 = { $name } drizza la schiena: { $percent } per cento per { $the-horse }!
    .v3 = { $percent } per cento per { $the-horse }, e { $name } sorride!
# 1-4: swing-up, backed
swing-for-hot = { $name } gongola!
    .v2 = Bene per { $name }!
    .v3 = Sorridi, { $name }!
    .v4 = Respira, { $name }!
# 1-3: swing-up, likelier-than-not
swing-on = Adesso i numeri sono con { $the-horse }!
    .v2 = Più sì che no: { $the-horse }!
    .v3 = Da qui la corsa è { $of-horse }!
# 1-3: swing-up, likelier-than-not, backed
swing-on-for = I numeri sono con { $the-horse }, e { $name } fa già i conti!
    .v2 = Più sì che no, { $name }: { $the-horse }!
    .v3 = Non guardare, { $name }: la corsa è { $of-horse }!
# 1-3: swing-down
swing-against = Che botta per { $the-horse }!
    .v2 = { $the-horse } vede sfuggire la corsa!
    .v3 = Brutto tiro per { $the-horse }!
# 1-2: swing-down
swing-against-hot = Non per { $the-horse }!
    .v2 = Ahi, { $the-horse }!
# 1-3: won, run-of-wins
won-last = { $times } vittorie di fila per { $the-horse }!
    .v2 = { $the-horse } aveva vinto anche la corsa scorsa, e vince ancora!
    .v3 = Chi ferma { $the-horse }? { $times } di fila!
# 1-3: won, won-race
won-before = { $the-horse } aveva vinto anche la corsa { $number }.
    .v2 = Una vecchia conoscenza: la corsa { $number } fu di { $the-horse }.
    .v3 = Dopo la corsa { $number }, un'altra per { $the-horse }!
# 1-3: won, beat-in-race
rival-beaten = { $the-horse } batte ancora { $the-other }, come nella corsa { $number }!
    .v2 = Come nella corsa { $number }: { $the-horse } davanti { $to-other }!
    .v3 = Contro { $the-horse }, { $the-other } non ha ancora trovato la risposta!
# 1-3: won, beaten-in-race
rival-repaid = Questa volta { $the-horse } batte { $the-other }!
    .v2 = Rivincita per la corsa { $number }: { $the-horse } batte { $the-other }!
    .v3 = La corsa { $number } è vendicata: { $the-horse } davanti { $to-other }!
# 1-3: rolled-winners
rolls-home = { $times } vincitori di fila dalla mano di { $name }!
    .v2 = Chi ha lanciato i dadi degli ultimi { $times } vincitori? { $name }!
    .v3 = Mano calda: { $times } vincitori di fila per { $name }!
# 1-3: won, second-in-race
second-before = Secondo posto nella corsa { $number }, vittoria in questa: { $the-horse }!
    .v2 = { $the-horse } riscatta il secondo posto della corsa { $number }!
    .v3 = A un soffio nella corsa { $number }, e adesso guardate: { $the-horse }!
# 1-3: won, lost-race
made-good = { $the-horse } aveva buttato via la corsa { $number }. Questa no!
    .v2 = La corsa { $number } era sfuggita vicino al palo. Questa è per { $the-horse }!
    .v3 = Ricordate la corsa { $number }? { $the-horse } la ricorda eccome!
# 1-3: won, out-of-race
scratched-before = In scuderia nella corsa { $number }, e ora la vittoria: { $the-horse }!
    .v2 = Dalla scuderia, corsa { $number }, al trionfo: { $the-horse }!
    .v3 = { $the-horse } non ha corso la corsa { $number }, e vince la successiva!
# 1-3: won, all-different
new-winners = { $times } corse, { $times } vincitori diversi!
    .v2 = Stasera nessuno ha vinto due volte: { $times } corse, { $times } vincitori!
    .v3 = Con { $the-horse } fanno { $times } vincitori in { $times } corse!
# 1-3: won, no-win-before
first-win = La prima vittoria della serata per { $the-horse }!
    .v2 = { $the-horse } si sblocca stasera!
    .v3 = Niente vittorie stasera per { $the-horse }. Fino a qui!
# 1-3: won, traded-the-lead
duel-ends = Che duello! { $the-horse } batte { $the-other }!
    .v2 = { $the-horse } e { $the-other } si sono scambiati la testa, e { $the-horse } ha l'ultima parola!
    .v3 = Colpo su colpo con { $the-other }, e l'ultimo è di { $the-horse }!
# 1-3: won, had-it-won
thrown-away = { $the-other } aveva la corsa in tasca, e la perde!
    .v2 = A un passo { $the-other }, e passa { $the-horse }!
    .v3 = { $the-other } sentiva odore di traguardo. Ci arriva { $the-horse }!
# 1-2: told
signature = E queste, amici miei, sono le corse!
    .v2 = Tenetevi stretti i cappelli, amici, e anche i gettoni!
# 1-2: told
dead-heats = { $times ->
    [1] La prima parità della serata!
   *[other] { $times } parità stasera!
}
    .v2 = { $times ->
    [1] Prima di questa, nessuna parità stasera!
   *[other] Parità numero { $times } della serata!
}
