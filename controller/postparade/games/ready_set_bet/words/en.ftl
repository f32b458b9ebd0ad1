# Ready Set Bet on screens.

## What can be done
roll = Roll the dice
deal-vip = Deal the VIP cards
setup = Lay out race { $race }
setup-same-house = Race { $race }: { $name } stays the House
setup-house = Race { $race }: who is the House?
start = And they're off! Start race { $race }
pause = Pause the race
resume = Resume the race
keep = Keep one card
keep-any = Keep a card at random for { $name }
bet = Bet for { $name }
house-bet = House bet of { $name }
move-bet = Move a token of { $name }

## Setting up
option-house = Who is the House?
option-house-none = The table
option-house-neutral = A player who does not bet
option-house-fixed = A player with the House's money and tokens
option-house-rotation = Everybody in turn, race by race
option-house-seat = The House sits on
option-house-seat-nobody = nobody
option-modules = Cards in use
option-modules-props = Proposition bets
option-modules-exotics = Exotic finishes
option-modules-vip = VIP cards
option-bets = Where do people bet?
option-bets-phones = On their phones
option-bets-board = On their own printed board, with their own chips
option-pace = The table rolls
option-pace-off = Not by itself: the House rolls
option-pace-calm = Calmly, every 3 to 4.5 seconds
option-pace-normal = Every 2 to 3 seconds
option-pace-brisk = Briskly, every 1.4 to 2 seconds
option-vip-seconds = Seconds to choose a VIP card (0: as long as it takes)
option-chances = Live chances on the phones too

## Where the race stands
phase-between = between races
phase-ready = at the gate
phase-open = bets are open
phase-closed = bets are closed
phase-game-over = the last race is run
race-paused = The race is paused
next-race = Race { $race } is about to start
who-starts = { $who ->
    [you] Race { $race }: you start it
    [host] Race { $race }: the host starts it
   *[house] Race { $race }: { $name } or the host starts it
}
lesson-spots = Put your tokens on spots while the race runs. First come, first served, and tokens stay where they are.
lesson-prices = Show pays if the horse is among the first three, Place among the first two, Win if it is first: your token times the big number. If it loses, you pay the red number.
lesson-close = As soon as three horses are over the red line: no more bets!
ready-to-bet = { $who ->
    [host] Look around: bets open when the host starts the race
   *[house] Look around: bets open when { $name } or the host starts the race
}
place-house-tokens = Place your six House tokens
bets-open = Bets are open!
over-the-line = Over the red line: { $count } of { $needed }
no-more-bets = No more bets!
you-are-house = You are the House
house-is = House: { $name }
pair-line = A second { $horse } earns a bonus
choosing = Choosing a card: { $names }
keep-one = Keep one of two cards
keep-this = Keep this one
cards-are-dealt = VIP cards are being chosen
cards-come = The VIP cards come next

## Spots
kind-show = Show
kind-place = Place
kind-win = Win
spot-show = { $horse } shows
spot-place = { $horse } places
spot-win = { $horse } wins
color-blue = Blue wins
color-orange = Orange wins
color-red = Red wins
color-seven-fifth = 7 is 5th or worse
colour-blue = blue
colour-orange = orange
colour-red = red
propositions = Propositions
exotics = Exotic finishes
prop-text = { $ahead } ahead of { $behind }
exotic-x1 = Short Head
exotic-x2 = Runaway
exotic-x3 = Full Gallop
exotic-x4 = Sleepy Gates
exotic-x5 = Photo Finish
if-margin-second-eq = Second exactly { $value } behind
if-margin-second-ge = Second { $value } or more behind
if-margin-third-le = Third at most { $value } behind
if-at-least-ge = Every horse on { $value } or more
if-at-most-ge = { $count }+ horses on { $value } or less
no-penalty = no penalty
worth-now = Worth of a token of 3, and the chance of the spot; from { $races } races, ±{ $error } points.
spectator-page = For spectators: { $address } shows what every open spot is worth now.

## On the spot
taken = Taken!
lost-the-draw = Lost the draw
closed = Closed
not-yet = Not yet
paused-short = Paused
no-token = No token
one-a-card = Only one
too-fast = Too fast
lost = Tap again
not-now = Not now
not-yours = Not yours

## Tokens and cards
your-tokens = Your tokens
token = Token of { $value }
as-it-stands = As it stands:
stands-ahead = { $by } ahead
stands-behind = { $by } behind
stands-level = level
hold-on = Hold on: { $chips } chips as it stands!
call-out = Call it out
call-welcome = Race { $race }! Choose your spots: bets open with the start.
call-off = And they're off! Bets are open!
call-roll = { $sum }! { $horse } moves up, { $left } to go.
call-pair = Another { $horse } and it surges!
call-front = In front: { $horse }, { $left } to go.
call-line = { $count } over the red line. Three close the bets!
call-closed = No more bets!
all-placed = All tokens are placed
move-a-token = Move a token
tap-your-token = Tap your token
tap-free-spot = Tap a free spot
used-up = (used in this race)
not-as-house = (not as the House)
bonus-token = Bonus token { $value }
card-v13 = Complimentary Chips
card-v14 = Complimentary Chips
card-v15 = Serpent's Share
card-v16 = Freight Fee
card-v17 = Third Furlong
card-v18 = Blue Streak
card-v19 = Second Wind
card-v20 = Piggyback { $value }
card-v21 = Piggyback { $value }
card-v22 = Piggyback { $value }
card-v23 = Piggyback { $value }
card-v24 = Rail Runner
card-v25 = Last Gasp
card-v26 = Padded Saddle
card-v27 = Soft Landing
card-v28 = Blue Ribbon
card-v29 = Orange Sash
card-v30 = Red Rosette
card-v31 = Change of Heart
card-v32 = Twin Ticket
vip-bonus-token = One more token, worth { $value }, in every race.
token-cancels = Its spot costs nothing when it loses.
token-penalty = If it loses it costs { $penalty } more.
vip-one-time = { $amount } chips at once.
vip-roll-bonus = { $amount } for every { $sum } that is rolled.
vip-bonus-move = { $amount } whenever a horse in { $colours } makes a bonus move.
vip-piggyback = Your tokens of { $value } may join others on a spot.
vip-late-bet = Once a race you may still bet after the close, with a token up to { $value }.
vip-insurance = You pay { $amount } less in penalties each race.
vip-colour-bonus = { $amount } more for every winning bet on a horse in { $colours }.
vip-replace = Once a race you may move one of your tokens to a free spot.
vip-twin = Once a race a second token may join your own on a spot.

## The settlement
no-tokens = No token of yours was on the board.
race-brought = This race: { $chips }
lost-nothing = costs nothing
insured = Your cards save you { $chips }.
forgiven = { $chips } you cannot pay are forgiven.
chips-and-place = chips · rank { $place }
nobody-bet = Nobody bet on this race.
most-money = The most money after four races wins.
settle-yourselves = Gold spots pay, red ones cost: settle on your own board.
spots-that-won = These spots won
spots-that-cost = These spots cost

## At the console
bet-for-somebody = Bet for somebody without a phone
who = Who
which-token = Token
which-spot = Spot
place-token = Place it

## What happened
tell-race-ready = Race { $race }: new cards lie on the table.
tell-off = And they're off!
tell-snake-eyes = Snake eyes!
tell-boxcars = Boxcars!
tell-surge = { $horse } surges, { $bonus } more!
tell-red-line = { $horse } crosses the red line: { $count } of { $needed }.
tell-over-line = { $horse } crosses the red line.
tell-finish = { $horse } wins! Placed: { $place }. Showed: { $show }.
tell-finish-level = { $horse } wins! Placed: { $place }.
tell-house-pay = { $name } gets { $amount } for running the race.
tell-kept = { $name } keeps a card.
tell-kept-at-random = A card is kept at random for { $name }.
tell-leaving = { $name } leaves after this race.
tell-won = { $names } wins the game!
tell-shared = { $names } share the win!

## The report
report-race = Race { $race }: { $horse } wins
report-course = { $rolls } rolls; no more bets after roll { $closed }.
report-most = Most from the settlement: { $names }, +{ $chips }.
report-best-token = Best token of the game: the { $value } of { $name } on "{ $spot }" in race { $race }: { $chips }.
report-worst-token = Worst token of the game: the { $value } of { $name } on "{ $spot }" in race { $race }: { $chips }.
report-first = Race { $race }, "{ $spot }": { $name } was first, { $milliseconds } ms before { $other }.
report-ahead = { $milliseconds } ms before { $name }
report-wisest = Best bets: { $name }, worth { $chips } chips when they were placed.
report-roll = roll { $roll }
report-rolls = rolls
report-skill-and-luck = Skill and luck
report-skill = skill: what the tokens were worth when they were placed, in chips
report-luck = luck: what the race made of that
report-note = Lines: the spaces of every horse, roll by roll; red: the red line. Circles: tokens in their owner's colour, on their horse, where it was at that moment. What a token was worth comes from 8000 races simulated from that moment on.

# The tile of the game on the host console
tile-ready-set-bet = Bet while they run: the longer you wait, the worse the spots.
without-phones = They bet through the host, or let the table play for them.
