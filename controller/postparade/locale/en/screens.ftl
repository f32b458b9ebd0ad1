# What the screens say, in English. $name is a player, $names several, all others are numbers.
# A message whose name is in the page as data-word stands there by itself.

## Names and lists

seat = Seat { $seat }
and = and

## The board

track = The track
lanes = Lanes
table = Table
result = Result
devices = Devices
to-go = to go
cards-held = cards held
chance = chance
favourite = favourite
long-shot = long shot
in-the-pot = In the pot
scratched = Scratched
scratched-long = Scratched
the-dice = The dice
at-the-table = At the table
join-in = Join in
connecting = Connecting to the table…
reconnecting = Reconnecting to the table…
welcome = Welcome to the races.
gates-empty = The gates are empty
more-in-box = { $chips } more wait in the box
pot-expected = about { $chips } when it is won
scratch-box = Box { $box }:
a-card = { $chips } a card
costs = costs { $chips }
first-place = 1st
race-number = Race { $number }
race-of = Race { $number } of { $races }
last-roll = Last roll { $sum }
last-roll-by = Last roll { $sum } by { $name }
rolls = { $name } rolls
ready-to-deal = Ready to deal
race-over = Race over
game-over = Game over
who-holds = Who holds the { $horse }?
waits = waits
cards-found = { $found } of 4 cards found, { $open ->
    [one] { $open } player
   *[other] { $open } players
} still to answer on the phone
players-wait = { $players ->
    [one] { $players } player is
   *[other] { $players } players are
} at the table. The host starts the game on the host console.
scan-to-sit = Scan the code with your phone to take a seat. The host chooses the game on the host console.

## What happened

tell-dealt = Race { $race }: { $name } rolls first.
tell-redistribute = The tokens are shared out again: { $each } each.
tell-scratch = Horse { $horse } is scratched, { $value ->
    [one] { $value } chip
   *[other] { $value } chips
} a card.
tell-repeat = The { $horse } is scratched already.
tell-repeat-again = The { $horse } is scratched already: { $name } rolls again.
tell-off = And they're off! { $name } has the dice.
tell-move = Horse { $horse } moves up, { $left } to go.
tell-line = Horse { $horse } crosses the line!
tell-payout = { $name } collects { $amount }.
tell-ask = Who holds cards of the { $horse }?
tell-counted = { $missing ->
    [one] { $missing } card
   *[other] { $missing } cards
} of the { $horse } could not be found.
tell-pays = { $name } pays { $paid }

## The dice and the race

dice-moving = The dice are rolling…
dice-reading = Reading the dice…
dice-covered = Something covers the tray.
dice-moved = The dice camera has been moved.
dice-calibrating = The dice camera is being calibrated; rolls wait.
phase-setup = Before the first deal
phase-scratch = Scratches
phase-race = They're off
phase-finished = Finished
phase-game-over = Game over

## The result

counting = Counting the cards…
nobody-holds = Nobody holds the winner: the pot stays.
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
number-wins = Number { $number } wins
named-wins = { $horse }, number { $number }, wins
pot-stays = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
} stay in the pot.
share-victory = { $names } share the victory
wins-evening = { $name } wins the evening
tokens-won = Tokens won in all races
chips-at-end = Chips at the end
left-in-pot = { $chips } left in the pot
