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

## Titles and the way between pages

board-title = The board - Post Parade
join-title = Join the table - Post Parade
seat-title = Your seat - Post Parade
host-title = Host console - Post Parade
language = Language
pages = Pages
board = Board
host-console = Host console
qr-code = QR code: join the table with your phone
scan-or-open = Scan with your phone, or open { $address } and type { $code }
doors-closed = The doors are closed. Ask the host to let you in.

## Joining

tagline = A night at the races, at this very table.
your-name = Your name
join-code = Join code, from the board
take-a-seat = Take a seat
your-seat = Your seat
bringing-back = Bringing you back to your seat…
no-answer = The table does not answer. Check that this phone is in the table's Wi-Fi, then try again.
join-the-table = Join the table
seat-elsewhere = This seat is on another phone
seat-elsewhere-way = Ask the host for a new QR code for your seat, or take a new seat.

## A player's phone

chips = chips
pot = pot
what-you-can-do = What you can do
your-hand = Your hand
the-race = The race
waiting-for-game = Waiting for the host to choose a game
join-next-race = You join with the next race
how-many-cards = How many cards of the { $horse } do you hold?
your-turn = Your turn: roll the dice
you-deal = You deal the next race
waiting-first-deal = Waiting for the first deal
waiting-next-race = Waiting for the next race
throw-the-dice = Throw the dice
it-is = It is
enter-other-dice = Enter other dice
deal-race = Deal race { $number }
end-session = End the session
go-on-with = Go on with { $found } of 4 cards
race-worth = This race is worth { $chips } to you
worth-before-off = on average: { $winnings } from the pot, less { $costs } for scratches to come and { $fines } for scratched numbers you roll
worth-in-race = on average: { $winnings } from the pot, less { $fines } for scratched numbers you roll
printed-cards = You hold printed cards; the table asks when they count.
no-cards-left = No cards left in this race.
is-scratched = scratched
the-winner = the winner
has-won = has won
left-to-go = { $left } to go
with-chance = { $told }, chance { $chance }
horse-told = Horse { $horse }: { $told }
you-hold = you hold { $cards }
is-rolling = rolls
won-score = won { $score }
you-win = You win the evening!
evening-over = The evening is over
nothing-for-you = Nothing for you this time.
chart-large = The chart of the race, large
chart-of-chances = Chances of all horses over the rolls of the race
price-against = { $odds } to 1
price-on = 1 to { $odds }
cards-of = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} of the { $horse }
you-collect = You collect { $amount } with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.

## Entering dice

enter-dice = Enter { $one } + { $two } = { $sum }
throw-dice = Throw { $one } + { $two } = { $sum }
tap-both = Tap both dice
first-die = First die
second-die = Second die
first-die-face = First die: { $face }
second-die-face = Second die: { $face }
pair-of-dice = { $one } and { $two }, together { $sum }

## The host console

simulated-table = Simulated table
dice-camera = Dice camera
track-lights = Track lights
sign-out = Sign out
who-runs = Who runs the evening?
pin-asked = PIN, six digits, printed where the table was started
open-console = Open the console
now = Now
last-rolls = Last rolls
misread = Misread? Tap the roll, then the faces that really lay there.
new-game = New game
game = Game
start-game = Start the game
seats = Seats
phoneless-name = Name of a player without a phone
phoneless = A player without a phone
add = Add
join-with-phone = Join with a phone
with-code = code { $code }
close-doors = Close the doors
open-doors = Let newcomers in
the-table = The table
dice = Dice
sound = Sound
by-hand = entered by hand
connected = connected
not-connected = not connected
none = none
calibrate-it = Calibrate it
go-there = Go there
no-game = No game on the table
seat-players-first = Seat the players, then start a game
silent-table = The table does not answer.
take-off = Take the game off the table
take-off-asked = Take the game off the table?
journal-keeps = The journal keeps it; chips and pot are not carried on.
not-carried-on = Chips and pot of this game are not carried on.
close-game = Close the game
yes-close = Yes, close it
close = Close

## Seats

seat-of = { $name }'s seat
qr-of = QR code for { $name }'s seat
scan-to-reseat = { $name } scans this with the phone that shall play. It works once, for five minutes; a phone that holds the seat now lets go of it.
new-name = New name
rename = Rename
rename-who = Rename { $name }
buy-chips = Buy chips
who-buys = { $name } buys chips
join-game = Join the game
leave-game = Leave the game
clear-seat = Clear the seat
phone-here = phone here
phone-asleep = phone asleep
no-phone = no phone
more-for = More for { $name }
really-showed = What did the dice really show?
correct-roll = Correct the roll { $roll } of { $name }
corrected = corrected
so-many-chips = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}

## Setting up a game

chips-for-everybody = Chips for everybody
first-dealer = Dealer of the first race
last-seat = the last seat
first-seat = the first seat
tokens-in-all = Tokens in all
races = Races
youngest-first = The youngest rolls first
tie-break = One more race if the best are level
board-moves = Board: moves of horses 2 to 7
board-usual = usual
board-sixteen = sixteen
board-even-steps = even steps
board-short = short
board-double = double
scratches-cost = Scratches cost
scratches-rising = rising
scratches-flat = flat
scratches-nickels = nickels
the-cards = Cards
dealt-by-table = dealt by the table
printed-in-hands = printed cards in your hands
players-from-to = { $least } to { $most } players
players-take-part = { $players } players take part.
seat-at-least = Seat at least { $players } players first.
odds-and-report = Odds and report
odds-are-on = Board and phones show every horse's chance, and what the race is worth.
odds-are-off = Nobody sees chances: a purer game.
hide-odds = Hide the odds
show-odds = Show the odds
sound-voice = Caller
sound-bed = Crowd and hooves
sound-effects = Bugle, bell, chips and dice
sound-muted = Mute
sound-night = Night: softer, without bugle and bell
sound-dice = Rolling dice are heard
sound-output = Output
sound-default = Default device
sound-delay = Delay
sound-delay-of = about { $ms } ms
sound-goes = Sound goes to: { $device }
sound-nowhere = There is no sound device; captions go on.
sound-is-off = Sound is switched off in the configuration; captions go on.
sound-try = Test the sound
sound-keep = Until the table is stopped; write it into the section [announcer] of the configuration to keep it.
save-report = Save the report

## Dice health

dice-health = Dice health
no-rolls-yet = No rolls to judge yet.
usually = { $times } usual
suspicious = suspicious
try-other-dice = Try other dice. If the camera reads them, look at the last rolls: it may take one face for another.
faces-of-die = Faces of the { $die } die
bars-and-lines = Bars: how often it came. Lines: what fair dice give.
by-luck = How likely is that by luck?
luck-faces = faces
luck-sums = sums
luck-runs = high and low in turn
luck-again = the same faces again
luck-explained = One look at fair dice is at least this uneven so often. Whoever looks after every roll sees small numbers now and then; the sentence above allows for that.
not-counted = Not counted: { $rolls }.
so-often = { $times ->
    [one] { $times } time
   *[other] { $times } times
}
faces-of-rolls = Faces, { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}
sums-of-rolls = Sums, { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}
left-out = { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}: { $reader }
left-out-electronic = { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
} thrown by the table itself
left-out-photographs = { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
} read from photographs
left-out-unknown = { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
} from before the journal kept who read them
