# What the screens say, in English. $name is a player, $names several, all others are numbers.
# A message whose name is in the page as data-word stands there by itself.

## Names and lists

seat = Seat { $seat }
and = and
labelled = { $label }: { $text }

## The board

track = The track
lanes = Lanes
table = Table
result = Result
devices = Devices
to-go = to go
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
held-back = Part of this page was blocked ({ $part }). Try again without ad blockers and other extensions.
cookies-refused = This browser keeps no cookies, so the table would not know it again. Allow cookies for this address, or use another browser.
unreached = This page came without its parts. Behind a proxy, the table needs a name or a port of its own; it cannot live under a path of another site.
needs-scripts = This page needs its scripts. Allow JavaScript for this address, then open it again.
welcome = Welcome to the races.
gates-empty = The gates are empty
more-in-box = { $chips } more wait in the box
roller-purse-waits = { $chips } for whoever rolls the winner home
pot-cards = its own cards: { $cards }
pot-expected = about { $chips } when it is won
costs = { $chips ->
    [one] costs { $chips } chip
   *[other] costs { $chips } chips
}
first-place = 1st
race-number = Race { $number }
race-of = Race { $number } of { $races }
last-roll = Last roll { $sum }
last-roll-by = Last roll { $sum } by { $name }
rolls = { $name } rolls
has-turn = It is { $name }'s turn
deals = { $name } deals
ready-to-deal = Ready to deal
race-over = Race over
game-over = Game over
who-holds = Who holds the { $horse }?
waits = waits
cards-found = { $found } of 4 cards found, { $open ->
    [one] { $open } player
   *[other] { $open } players
} still to answer on the phone
scan-to-sit = Scan the code with your phone to take a seat. The host chooses the game on the host console.

## What happened

tell-dealt = Race { $race }: { $name } rolls first.
tell-ante = Everybody pays an ante of { $ante }.
tell-left-over = { $cards ->
    [one] { $cards } card is
   *[other] { $cards } cards are
} left over for the pot.
tell-redistribute = The chips are shared out again: { $each } each.
tell-scratch = Horse { $horse } is scratched, { $value ->
    [one] { $value } chip
   *[other] { $value } chips
} a card.
tell-repeat = The { $horse } is scratched already.
tell-repeat-again = The { $horse } is scratched already: { $name } rolls again.
tell-off = And they're off! { $name } has the dice.
tell-move = Horse { $horse } moves up, { $left } to go.
tell-line = Horse { $horse } crosses the line!
tell-roller-purse = { $name } rolled the winner home and takes { $paid }.
tell-payout = { $name } collects { $amount }.
tell-ask = Who holds cards of the { $horse }?
tell-counted = { $missing ->
    [one] { $missing } card
   *[other] { $missing } cards
} of the { $horse } could not be found.
tell-pays = { $name } pays { $paid }
tell-joined = { $name } joins the game.
tell-left = { $name } leaves the game.
tell-corrected = A misread roll was corrected, and everything after it was worked out again.
tell-lapsed = With the corrected roll, this no longer counts: { $what }.
lapsed-bet = what you bet after it
lapsed-move-bet = your moved token
lapsed-vip = the card you kept
lapsed-declare = your answer
lapsed-join = that you had joined
lapsed-roll = your roll
lapsed-other = what you did after it

## The dice and the race

dice-moving = The dice are rolling…
dice-reading = Reading the dice…
dice-covered = Something covers the tray.
dice-moved = The dice camera or its tray has been moved.
dice-calibrating = The dice camera is being calibrated; rolls wait.
dice-unseen = The table cannot see the dice.
dice-host-types = The host types in what they show.
dice-you-type = Type in what they show.
dice-again = Throw again.
dice-again-or-host = Throw again, or ask the host to enter what they show.
phase-setup = Before the first deal
phase-scratch = Scratches
phase-race = They're off
phase-finished = Finished
phase-game-over = Game over

## The result

counting = Counting the cards…
rolled-home = the winning roll
nobody-holds = Nobody holds the winner: the pot stays.
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
number-wins = Number { $number } wins
named-wins = { $horse }, number { $number }, wins
pot-stays = { $chips ->
    [one] { $chips } chip stays
   *[other] { $chips } chips stay
} in the pot.
share-victory = { $names } share the victory
wins-game = { $name } wins the game
tokens-won = Chips won in all races
chips-at-end = Chips at the end
left-in-pot = { $chips } left in the pot

## Titles and the way between pages

board-title = The board - Post Parade
join-title = Join the table - Post Parade
seat-title = Your seat - Post Parade
host-title = Host console - Post Parade
refused-title = Not here - Post Parade
language = Language
pages = Pages
board = Board
to-the-board = To the board
host-console = Host console
qr-code = QR code: join the table with your phone
scan-or-open = Scan with your phone, or open { $address } and type { $code }
first-pin = Host: scan this code to set the table up, or open { $address } and type the PIN { $pin }
first-code = QR code: set up this table with your phone
doors-closed = The doors are closed. Ask the host to let you in.
wait-at-door = Waiting for the host to let you in, { $name }
wait-note = Leave this page open. You will be in as soon as the host taps your name.
wait-no-more = Stop waiting
code-elsewhere = Join in: { $address }, with the code on the table's own screen
show-code-here = Show the code here
screen-number = Screen { $number }: the host can let it show the code

## Joining

tagline = A night at the races, at this very table.
your-name = Your name
join-code = Join code, from the board
take-a-seat = Take a seat
your-seat = Your seat
bringing-back = Bringing you back to your seat…
tap-lost = That tap got lost and changed nothing. Tap again.
another-joins = Let somebody else join on this phone
back-to-seat = Back to { $name }'s seat
you-have-seat = You already have a seat
no-answer = The table does not answer. Check that this phone is in the table's Wi-Fi, then try again.
join-the-table = Join the table
seat-elsewhere = This seat is on another phone
seat-elsewhere-way = Ask the host for a new QR code for your seat, or take a new seat.
seat-free = This seat is free
seat-free-way = Join the table to take a seat.
seat-moving = You are moving to { $table }
seat-moving-way = This page goes there by itself in a moment.
seat-moving-go = Go to { $table }

## A player's phone

chips = chips
pot = pot
what-you-can-do = What you can do
your-hand = Your hand
the-race = The race
waiting-for-game = Waiting for the host to choose a game
join-next-race = You join with the next race
only-watching = You are only watching for now
how-many-cards = How many cards of the { $horse } do you hold?
your-turn = Your turn: roll the dice
you-deal = You deal the next race
lesson-dice = Two dice: the horse of their sum moves.
lesson-scratch = Scratched horses cost chips: for every card you hold, and when you roll them.
lesson-win = Whoever holds cards of the winner shares the pot.
waiting-first-deal = Waiting for the first deal
waiting-next-race = Waiting for the next race
throw-the-dice = Throw the dice
table-rolls = The table rolls by itself.
it-is = It is
enter-other-dice = Enter other dice
choice-deal = Deal race { $race }
choice-end-session = End the game
choice-settle = Continue with { $found } of 4 cards
race-worth = This race is worth { $chips } chips to you
worth-before-off = on average: { $winnings } from the pot, less { $costs } for scratches to come and { $fines } for scratched numbers you roll
worth-in-race = on average: { $winnings } from the pot, less { $fines } for scratched numbers you roll
printed-cards = You hold printed cards. The table will ask about them when they matter.
no-cards-left = No cards until the next deal.
no-chips-left = No chips left: you owe nothing, and you can still win.
is-scratched = scratched
the-winner = the winner
has-won = has won
left-to-go = { $left } to go
with-chance = { $told }, chance { $chance }
horse-told = Horse { $horse }: { $told }
you-hold = you hold { $cards }
is-rolling = rolls
is-to-act = has the turn
won-score = won { $score }
starred = won
you-win = You win the game!
game-ended = The game is over
nothing-for-you = Nothing for you this time.
chart-large = Large chart of the race
chart-of-chances = Chances of all horses over the rolls of the race
price-against = { $odds } to 1
outsider = outsider
cards-of = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} of the { $horse }
you-rolled-home = You rolled the winner home: { $amount } from the pot.
you-collect = You collect { $amount } with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
swipe-to-throw = Swipe up to throw
what-it-is-worth = In figures
cheer = Cheer!
cheer-for = Come on, { $horse }!
phone-sounds = Sounds of this phone: on
phone-muted = Sounds of this phone: off
you-paid = { $chips ->
    [one] You paid { $chips } chip
   *[other] You paid { $chips } chips
}
you-get = { $chips ->
    [one] { $chips } chip for you!
   *[other] { $chips } chips for you!
}
chart-of-race = The race as a chart
need-roll = You need { $horses }
need-last = One roll to go: { $horses }!
need-avoid = Anything but { $horses }!
need-none = None of your horses is running any more.
horse-number = the { $horse }
a-number-2 = a two
a-number-3 = a three
a-number-4 = a four
a-number-5 = a five
a-number-6 = a six
a-number-7 = a seven
a-number-8 = an eight
a-number-9 = a nine
a-number-10 = a ten
a-number-11 = an eleven
a-number-12 = a twelve

## Entering dice

enter-dice = Enter { $one } + { $two } = { $sum }
throw-dice = Throw { $one } + { $two } = { $sum }
tap-both = Tap both dice
tap-die = Tap what the die shows
die-face = Die: { $face }
enter-die = Enter { $face }
first-die = First die
second-die = Second die
first-die-face = First die: { $face }
second-die-face = Second die: { $face }
pair-of-dice = { $one } and { $two }, together { $sum }
nobody-wins = Nobody wins this race
dead-heat = Dead heat: { $names }
you-owe-answer = It's your move
paused = Paused
paused-by-host = The host has paused the game.
table-plays-you = The table plays for you.
play-myself = Take over again
look-up = Look up at the board!
race-is-on = The race is on
result-first = The result first: look at the board.
you-are-paid = You are paid!
hold-to-confirm = hold to confirm
press-again = press again to confirm
choice-roll = Roll the dice
choice-declare = Cards of the { $horse }
choice-pause = Pause
choice-resume = Resume
field-chips = Chips
held-by = held by
sign-chance = 1 in { $rolls }
sign-wins = wins for { $horse }!
players-wait-short = { $players ->
    [one] { $players } player at the table
   *[other] { $players } players at the table
}
host-starts = The host starts the game on the host console.
at-the-line = At the line
photo-finish = Photo finish
deciding-roll = The deciding roll again
backed-by = backed by { $names }
join-short = Join in: { $address }, code { $code }
you-are-in = You're in! Look up at the board.

# Chance that can be checked
fairness-title = Fair chance - Post Parade
fair-chance = Fair chance
fair-how = Before each race the table draws a secret number and seals it. All dice and cards of the race follow from that number, and the board shows its fingerprint, so nobody can change it any more. After the race the seal is opened, and this device works everything out again.
fair-now = The current race
fair-sealed = Sealed, with this fingerprint; the board shows its first twelve characters.
fair-kept = What this device remembers
fair-before = Earlier races
fair-reading = Working it out…
fair-last = The last race
fair-ago = { $races ->
    [one] { $races } race earlier
   *[other] { $races } races earlier
}
fair-numbers = The numbers behind it
fair-print = Fingerprint
fair-secret = Secret number
fair-journal = Entries in the journal
fair-entries = { $first } to { $last }
fair-right = { $draws ->
    [one] { $draws } roll or deal, just as sealed.
   *[other] { $draws } rolls and deals, all just as sealed.
}
fair-wrong = Not as sealed!
fair-all-right = All races came out just as they had been sealed.
fair-some-wrong = Something did not come out as it had been sealed.
fair-none = No race has been run yet.
fair-held = Nothing that this device was shown has been changed since.
fair-not-held = What this device was shown has been changed since!
fair-check = Check this race
fair-scan = Scan to check that everything was drawn fairly.
fair-fingerprint = Luck sealed: { $hash }
demonstration = Demonstration: nothing is kept
interrupted-at = Interrupted at { $when }. Everything is as it was.
copied-at = Evening copied at { $when } { $through ->
    [drive] to a stick
    [command_line] on the command line
   *[console] on the host console
}, without what is hidden
past-race = Race { $number } again
typed-in = Typed in
typing-off = Rolls cannot be typed in here. Throw the dice.

## screens and overlays
overlay-title = Overlay - Post Parade
overlay-waits = The next race is on its way
held-by-whom = Who holds what
screen-title = Screen - Post Parade
screen-shows = What this screen shows
screen-waits = The host says what this screen shows: scan the code.
screen-code = QR code: assign the screens
screen-number-so = Screen { $number }
screen-silent = The table is silent. This is how things stood at { $when }.
