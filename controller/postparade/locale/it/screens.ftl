# Che cosa dicono gli schermi, in italiano. Struttura e argomenti: si veda il file inglese.

seat = Posto { $seat }
and = e
cards-found = { $found } carte su 4 trovate, { $open ->
    [one] manca { $open } risposta
   *[other] mancano { $open } risposte
}
players-wait = { $players ->
    [one] { $players } giocatore è
   *[other] { $players } giocatori sono
} al tavolo. Il gioco comincia dalla console dell'ospite.
scan-to-sit = Inquadra il codice con il telefono per sederti. Il gioco si sceglie dalla console dell'ospite.

track = La pista
lanes = Corsie
table = Tavolo
result = Risultato
devices = Apparecchi
to-go = mancano
cards-held = carte
chance = probabilità
favourite = favorito
long-shot = outsider
in-the-pot = Nel piatto
scratched = Ritirati
scratched-long = Ritirato
the-dice = I dadi
at-the-table = Al tavolo
join-in = Partecipa
connecting = Collegamento al tavolo…
reconnecting = Nuovo collegamento al tavolo…
welcome = Benvenuti alle corse.
gates-empty = I cancelli sono vuoti
more-in-box = altri { $chips } aspettano nella scatola
pot-expected = circa { $chips } quando sarà vinto
scratch-box = Casella { $box }:
a-card = { $chips } a carta
costs = costa { $chips }
first-place = 1º
race-number = Corsa { $number }
race-of = Corsa { $number } di { $races }
last-roll = Ultimo tiro { $sum }
last-roll-by = Ultimo tiro { $sum } di { $name }
rolls = Tira { $name }
ready-to-deal = Pronti a dare le carte
race-over = Corsa finita
game-over = Partita finita
who-holds = Chi ha il numero { $horse }?
waits = aspetta

tell-dealt = Corsa { $race }: { $name } tira per primo.
tell-redistribute = I gettoni si ridividono: { $each } a testa.
tell-scratch = Il cavallo { $horse } è ritirato, { $value ->
    [one] { $value } gettone
   *[other] { $value } gettoni
} a carta.
tell-repeat = Il numero { $horse } è già ritirato.
tell-repeat-again = Il numero { $horse } è già ritirato: { $name } tira ancora.
tell-off = E sono partiti! { $name } ha i dadi.
tell-move = Il cavallo { $horse } avanza, ne mancano { $left }.
tell-line = Il cavallo { $horse } taglia il traguardo!
tell-payout = { $name } prende { $amount }.
tell-ask = Chi ha carte del numero { $horse }?
tell-counted = Introvabile: { $missing ->
    [one] { $missing } carta
   *[other] { $missing } carte
} del numero { $horse }.
tell-pays = { $name } paga { $paid }

dice-moving = I dadi rotolano…
dice-reading = Lettura dei dadi…
dice-covered = Qualcosa copre il vassoio.
dice-moved = La telecamera dei dadi è stata spostata.
dice-calibrating = Si regola la telecamera dei dadi; i tiri aspettano.
phase-setup = Prima della prima mano
phase-scratch = Ritiri
phase-race = Si corre
phase-finished = Finita
phase-game-over = Partita finita

counting = Si contano le carte…
nobody-holds = Nessuno ha il vincitore: il piatto resta.
cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
number-wins = Vince il numero { $number }
named-wins = Vince { $horse }, numero { $number }
pot-stays = { $chips ->
    [one] { $chips } gettone resta
   *[other] { $chips } gettoni restano
} nel piatto.
share-victory = { $names } si dividono la vittoria
wins-evening = { $name } vince la serata
tokens-won = Gettoni vinti in tutte le corse
chips-at-end = Gettoni alla fine
left-in-pot = { $chips } restano nel piatto
