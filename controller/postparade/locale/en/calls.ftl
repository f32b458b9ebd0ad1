# What the caller says, in English. A message's value is its first wording, its attributes v2, v3 ... are the others.
# $horse, $other, $third are runners: "seven", or "Cloud Nine"; $the-horse is "the seven". $name is a player. All others are
# numbers, except $game and $names. The first letter of a call is made a capital when it is shown.

## Parts of other messages

runner = { $number ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] number { $number }
}
    .the = the { runner }
named = { $label }
    .the = { $label }
paired = { $label }
    .the = the { $label }
unnamed = seat { $seat }
chips = { $chips ->
    [one] one chip
   *[other] { $chips } chips
}
points = { $points ->
    [one] one point
   *[other] { $points } points
}
minus = minus
odds = { $win ->
    [1] { $stake ->
        [1] evens
       *[other] 1 to { $stake }
    }
   *[other] { $win } to { $stake }
}

## The evening

opened = Welcome to { $game }!
    .v2 = Tonight's game: { $game }!
    .v3 = Ladies and gentlemen, { $game }!
closed = That was the game. Thank you for playing!
    .v2 = The game is over. Thank you for playing!
sound-test = This is a test of the sound. Can everybody hear me?
seat-taken = Welcome, { $name }!
    .v2 = { $name } takes a seat.
    .v3 = Good to see you, { $name }!
seat-renamed = Seat { $seat } is called { $name } now.
seat-cleared = Seat { $seat } is free.
joined = { $name } joins with { chips }.
left = { $name } leaves with { chips }.
topped-up = { $name } buys { chips }.
correction = Correction: the dice show { $first } and { $second }.
    .v2 = The stewards correct the roll: { $first } and { $second }.

## Before the off

race = Race { $number }! Horses to the post.
    .v2 = The horses come to the post for race { $number }.
    .v3 = Here comes race { $number }. To the post, please!
race-last = Race { $number }, the last of the evening! Horses to the post.
    .v2 = One last time: the horses come to the post for race { $number }.
carried-in = The pot starts with { chips }.
    .v2 = Already in the pot: { chips }.
    .v3 = It begins with { chips } in the pot.
redistributed = The chips are shared out again: { $chips } each.
    .v2 = Fresh purses for everybody: { $chips } each.
first-roller = { $name } rolls first.
    .v2 = The first roll belongs to { $name }.
    .v3 = { $name }, the dice are yours.
has-dice = { $name } has the dice.
    .v2 = The dice are with { $name }.
    .v3 = Over to { $name }.
roll = { $name } rolls { $first } and { $second }.
roll-sum = { $name } rolls { $total }.
scratch = { $the-horse } is scratched.
    .v2 = Scratch { $the-horse }!
    .v3 = No race today for { $the-horse }.
    .v4 = { $the-horse } goes back to the stable.
scratch-favourite = A favourite is out: scratch { $the-horse }!
    .v2 = What a blow! { $the-horse } is scratched.
    .v3 = The bookmakers gasp: no race for { $the-horse }.
scratch-outsider = { $the-horse } is scratched, and the bookmakers shrug.
    .v2 = One dreamer fewer: { $horse }.
    .v3 = { $the-horse } may rest. It was a long way anyhow.
price = { chips } a card.
one-more-scratch = One more scratch and they're off.
    .v2 = One scratch to come.
    .v3 = Three are out, one more to go.
ask-scratch = Who holds { $the-horse }?
    .v2 = Show your cards: who has { $the-horse }?
ask-finish = Who holds the winner, { $the-horse }?
    .v2 = Who has cards of the winner, { $the-horse }?
held = { $name } holds { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
} of { $the-horse }.
counted-missing = { $cards ->
    [one] One card of { $the-horse } was not found.
   *[other] { $cards } cards of { $the-horse } were not found.
}
pay = { chips }, { $name }.
pay-short = { $name } owes { $due } and pays { chips }.
pay-nothing = { $name } owes { $due }: the purse is empty.
    .v2 = Nothing to take from { $name }.
pay-nobody = Nobody holds it, nobody pays.
    .v2 = And not a card of it at the table!
    .v3 = Nobody has to pay for that one.
broke = { $name } is out of chips.
    .v2 = { $name } is down to pocket lint.
    .v3 = { $name } plays on with courage alone.
repeat = { $the-horse } again! That costs.
    .v2 = { $the-horse } is scratched already. Pay up!
    .v3 = { $the-horse } once more. The pot says thank you.
repeat-again = { $the-horse } again! Roll once more.
    .v2 = { $the-horse } is gone already. Roll again!
    .v3 = We have scratched { $the-horse }. Once more, please.
off = And they're off!
    .v2 = The gate is open, and away they go!
    .v3 = They're off and running!
    .v4 = The flag is down, and off they go!

## A roll

snake-eyes = Snake eyes!
    .v2 = Two little ones!
    .v3 = Double one, snake eyes!
boxcars = Boxcars!
    .v2 = Double six, boxcars!
    .v3 = Two sixes!
double = { $horse }, the hard way!
    .v2 = Doubles, and { $horse } moves!
    .v3 = A pair for { $horse }!

## The race

first-step = { $horse } is first out of the gate!
    .v2 = { $horse } breaks first!
    .v3 = The first step goes to { $horse }.
move = { $horse } steals a length!
    .v2 = { $horse } keeps grinding.
    .v3 = { $horse } finds more.
    .v4 = { $horse } asks the question!
    .v5 = { $the-horse } digs in.
    .v6 = Here comes { $horse }.
    .v7 = { $horse } stretches out!
    .v8 = { $the-horse } eats up the ground!
    .v9 = { $horse } gains ground.
    .v10 = A good stride from { $the-horse }!
    .v11 = { $the-horse } goes on with it.
    .v12 = On goes { $horse }!
move-first = { $horse } leaves the gate.
    .v2 = Now { $horse } is moving.
    .v3 = { $horse } joins the race.
move-hot = { $horse }!
    .v2 = { $horse } charges on!
    .v3 = { $horse } now!
    .v4 = { $horse } is flying!
    .v5 = Go on, { $horse }!
    .v6 = Look at { $horse } go!
move-outsider = { $the-horse }, slowly but surely.
    .v2 = { $the-horse } tries, bless it.
    .v3 = A step for { $the-horse }, and a long way home.
    .v4 = Even { $horse } is moving.
    .v5 = Nobody told { $the-horse } that it cannot win.
    .v6 = { $the-horse } is out for the fresh air.
left-gate = { $the-horse } has woken up!
    .v2 = At last, { $the-horse } leaves the gate.
    .v3 = Good morning, { $horse }!
surge = { $horse } surges!
    .v2 = { $horse } takes an extra stride!
    .v3 = { $horse } has wings!
lead = { $horse } takes the lead!
    .v2 = { $horse } goes to the front!
    .v3 = It's { $horse } in front now!
    .v4 = And { $horse } leads the field!
lead-from = { $horse } takes the lead from { $other }!
    .v2 = { $horse } passes { $other }!
    .v3 = { $other } is caught, { $horse } leads!
lead-back = { $horse } is back in front!
    .v2 = { $horse } takes the lead again!
    .v3 = The lead returns to { $horse }!
level = { $horse } and { $other } are neck and neck!
    .v2 = { $horse } and { $other }, side by side!
    .v3 = Nothing between { $horse } and { $other }!
    .v4 = { $horse } and { $other } share the lead!
level-many = { $runners } horses are level in front!
    .v2 = A wall of { $runners } horses in front!
    .v3 = { $runners } horses share the lead!
clear = { $horse } by { $moves }, daylight second!
    .v2 = { $horse } pulls clear by { $moves }!
    .v3 = { $horse } is running away: { $moves } ahead!
catching = { $horse } is catching { $other }!
    .v2 = { $other } can hear { $horse } coming!
    .v3 = Here comes { $horse }, right behind { $other }!
halfway = Past halfway: catch { $horse } if you can!
    .v2 = Half way for the leader, { $horse }.
    .v3 = Half of it is done, and { $horse } leads.
near = { $horse } needs only one more!
    .v2 = One more { $horse } would do it!
    .v3 = { $horse } is one step from the wire!
    .v4 = { $horse } can see the wire!
near-two = { $horse } joins { $other }: one step to go for both!
    .v2 = { $horse } and { $other }, both one step from the wire!
    .v3 = One more, for { $horse } or for { $other }!
near-many = { $runners } horses, one step. Don't blink!
    .v2 = { $runners } horses are one step from the wire!
    .v3 = Hold your breath: { $runners } horses need just one!
longshot = Look at the long shot, { $horse }!
    .v2 = Who would have thought it? Here comes { $horse }!
    .v3 = The outsider leads! It's { $horse }!
twice = { $horse } again!
    .v2 = Back to back, { $horse }!
    .v3 = { $horse } once more!
    .v4 = { $horse } and again { $horse }!
streak = { $horse } again! That's { $times } in a row!
    .v2 = { $times } times in a row, it's { $horse }!
    .v3 = { $times } on the trot for { $horse }!
scratched-roll = { $horse } is eating hay. Pot!
    .v2 = { $the-horse } only runs up a bill.
    .v3 = Oh no, { $the-horse }! That one isn't running.
    .v4 = { $the-horse } is in the stable. It costs!
    .v5 = { $the-horse } has the day off. Pot!
    .v6 = Calling { $horse }? Nobody home. Pot!
fined-again = { $times } fines for { $name } in this race. The pot is in love.
    .v2 = Fine number { $times } for { $name }. Somebody bring new dice!
    .v3 = { $name } feeds the pot again, { $times } times now. Very kind!
wasted = Three scratched numbers running. The horses are having tea.
    .v2 = Three rolls, not a single step. Lovely weather, though.
    .v3 = Nobody moves, everybody pays.
pot = There are { $chips } chips in the pot.
    .v2 = The pot has reached { $chips } chips!
    .v3 = { $chips } chips in the pot now!

## Quiet moments

order = { $horse } leads from { $other }, then { $third }.
    .v2 = The order: { $horse }, { $other }, { $third }.
    .v3 = It's { $horse } in front, { $other } second, { $third } third.
    .v4 = { $horse } from { $other }, and { $third } after them.
order-two = { $horse } leads, { $other } follows.
    .v2 = { $horse } in front of { $other }, the others wait.
    .v3 = Only { $horse } and { $other } have left the gate so far.
order-level = { $horse } and { $other } share the lead, { $third } is third.
    .v2 = Level in front: { $horse } and { $other }. Behind them { $third }.
    .v3 = { $third } is chasing { $horse } and { $other }.
still-level = Still nothing between { $horse } and { $other }.
    .v2 = { $horse } and { $other } are still level.
    .v3 = { $horse } or { $other }? Nobody can tell.
stands = If { $the-horse } wins now, { $name } collects { chips }.
    .v2 = { chips } for { $name }, should { $the-horse } win now.
    .v3 = { $name } alone has cards of { $the-horse }: { chips } to be won.
stands-several = { $players } players hold cards of { $the-horse }.
    .v2 = { $players } players are cheering for { $the-horse }.
    .v3 = { $the-horse } has { $players } friends at this table.
stands-nobody = { $the-horse } leads, and nobody holds a card of it.
    .v2 = Nobody at the table has { $the-horse }. Awkward.
    .v3 = { $the-horse } is running for nobody but itself.
gap = { $horse } is { $moves } ahead.
    .v2 = { $moves } lengths between { $horse } and the rest.
    .v3 = The rest need binoculars: { $horse } by { $moves }.
needs = { $horse } needs { $moves } more.
    .v2 = { $moves } to go for { $horse }.
    .v3 = Just { $moves } steps, { $horse }!
still-home = { $the-horse } is still in the gate.
    .v2 = { $the-horse } is still admiring the view from the gate.
    .v3 = Would somebody wake { $the-horse }, please?
drought = No { $horse } for { $rolls } rolls.
    .v2 = { $rolls } rolls without { $the-horse }. It must be the shoes.
    .v3 = { $the-horse } has been overdue for { $rolls } rolls. Dice have no memory, I am told.
dreaming = { $moves } to go for { $the-horse }. One may dream.
    .v2 = { $the-horse } needs { $moves } more. We admire the courage.
    .v3 = { $the-horse } has { $moves } steps left and all the time in the world.
pot-now = { $chips } chips are waiting in the pot.
    .v2 = { $chips } chips to be won.
    .v3 = In the pot: { $chips } chips.
generous = { $name } has paid the most in this race: { chips }.
    .v2 = With compliments of { $name }: { chips } for the pot.
    .v3 = The pot thanks { $name } for { chips }.
richest = { $name } sits pretty on { $chips }.
    .v2 = Nobody has more than { $name }: { $chips }.
    .v3 = { $name } has the fullest purse: { $chips }.
winner-nose = { $horse }, by a nose!
    .v2 = By a nose, it's { $horse }!
    .v3 = { $horse } on the line, by a nose!
winner-snake-eyes = Snake eyes, and { $horse } wins it!
    .v2 = Two little ones, and it's { $horse }!
winner-boxcars = Boxcars, and { $horse } wins it!
    .v2 = Double six, and it's { $horse }!
wins-tonight = { $the-horse } has already won { $times } races.
    .v2 = { $times } wins for { $the-horse } so far.
    .v3 = Once more a race with { $the-horse }, { $times } times a winner.
long-race = { $rolls } rolls already. Nobody is in a hurry.
    .v2 = Roll number { $rolls } is behind us. Good stamina, everybody!
    .v3 = { $rolls } rolls. The horses ask for water.
waiting = The dice wait for { $name }.
    .v2 = Whenever you like, { $name }.
    .v3 = { $name } to roll.

## The finish

photo = It's a photo finish!
    .v2 = What a finish!
    .v3 = That was close!
winner = { $horse } wins the race!
    .v2 = { $the-horse } hits the wire!
    .v3 = It's { $horse }! { $horse }, the winner!
    .v4 = First past the post: { $horse }!
winner-again = Your winner: { $horse }!
    .v2 = { $horse } has done it!
    .v3 = Yes, { $horse } has won it!
sleeper-wins = { $rolls } rolls asleep, and it's { $horse }!
    .v2 = { $horse } slept for { $rolls } rolls. What a way to wake up!
    .v3 = { $rolls } rolls in the gate, then straight to glory!
second = { $horse } is second.
    .v2 = Behind the winner: { $horse }.
placed = { $horse } places, { $other } shows.
    .v2 = Second { $horse }, third { $other }.
second-level = { $horse } and { $other } are level for second.
    .v2 = Nothing between { $horse } and { $other } for second.
second-many = { $runners } horses are level for second.
    .v2 = Second place is shared by { $runners }.
third-level = { $horse } and { $other } share third.
    .v2 = Level for third: { $horse } and { $other }.
wins-broke = { $rolls ->
    [one] One roll ago { $name } was broke.
   *[other] { $rolls } rolls ago { $name } was broke.
} Now: { chips }!
    .v2 = From pocket lint to riches: { chips } for { $name }!
longshot-wins = The long shot has done it!
    .v2 = Nobody believed in { $the-horse }. Nobody!
    .v3 = An outsider wins. Tell your grandchildren!
wire-to-wire = { $horse } led from start to finish.
    .v2 = From wire to wire, { $horse }.
    .v3 = Nobody ever passed { $horse }.
comeback = What a comeback by { $horse }!
    .v2 = { $horse } came from far behind.
    .v3 = { $the-horse } looked beaten, and wasn't.
easy-win = And it was never close.
    .v2 = The others are still on their way.
    .v3 = A walk in the park for { $horse }.
wins = { $name } wins { chips }.
wins-big = { $name } wins { chips }!
    .v2 = { chips } for { $name }! Drinks are on the house. The other house.
    .v3 = A mountain of { chips } for { $name }!
wins-nobody = Nobody holds the winner.
    .v2 = And nobody has a card of the winner.
carry = { chips } { $chips ->
    [one] stays
   *[other] stay
} in the pot for the next race.
    .v2 = The pot keeps { chips } for the next race.
carry-all = Nobody collects: all { $chips } chips stay in the pot.
    .v2 = The whole pot of { $chips } chips waits for the next race.
official = The result is official: { $horse }, { $other }, { $third }.
    .v2 = Official result: first { $horse }, second { $other }, third { $third }.
    .v3 = For the record: { $horse } before { $other } and { $third }.
official-two = The result is official: { $horse } before { $other }.
    .v2 = Official result: first { $horse }, second { $other }.
    .v3 = For the record: { $horse }, then { $other }.
official-one = The result is official: { $horse } has won.
    .v2 = Official result: the winner is { $horse }.
    .v3 = For the record: the race goes to { $horse }.
result-winner = { $name } wins the game with { $chips }!
    .v2 = The game belongs to { $name }: { $chips }!
result-shared = { $names } share the victory with { $chips } each!
result-rank = { $place ->
    [2] Second
    [3] Third
   *[other] Place { $place }
}: { $name } with { $chips }.
unclaimed = { $chips ->
    [one] One chip is left in the pot and belongs
   *[other] { $chips } chips are left in the pot and belong
} to nobody.

## Games with bets

bets-open = The bets are open!
    .v2 = Place your bets, please!
    .v3 = The window is open. Bets, please!
bet = { $name } puts { $chips } on { $the-horse }.
    .v2 = { $chips } from { $name } on { $the-horse }.
    .v3 = { $name } backs { $the-horse } with { $chips }.
red-line = { $horse } crosses the red line!
    .v2 = { $horse } is over the red line!
    .v3 = Over the line goes { $horse }!
red-line-last = { $horse } is over the line. One more closes the bets!
    .v2 = { $horse } crosses the line: the next one closes the window!
    .v3 = After { $horse }, one more and the bets are closed!
bets-closed = No more bets!
    .v2 = The bets are closed!
    .v3 = The window is shut, no more bets!
locked = { $name } is ready.
    .v2 = { $name } has decided.
    .v3 = { $name } is set.
revealed = { $name } bets { chips }.
    .v2 = { chips } from { $name }.
    .v3 = { $name } offers { chips }.
withdrawn = { $horse } is out of the race!
    .v2 = { $horse } cannot go on!
    .v3 = Oh no, { $horse } pulls up!
track-wet = It is raining. The track is wet.
    .v2 = The track is wet today.
    .v3 = Mud, ladies and gentlemen. The track is wet.
track-dry = The sun is out. The track is dry.
    .v2 = The track is dry today.
    .v3 = A fine dry track.
final = And now, the final!
    .v2 = This is the final race.
    .v3 = Everything is decided now: the final!
dead-heat = A dead heat! { $horse } and { $other } share the win!
    .v2 = { $horse } and { $other } cannot be parted: a dead heat!
    .v3 = Two winners, { $horse } and { $other }!

## The last steps: shorter

lead-hot = { $horse } leads!
    .v2 = { $horse } in front!
    .v3 = It's { $horse }!
lead-from-hot = { $horse } past { $other }!
    .v2 = { $horse } has { $other }!
lead-back-hot = { $horse } is back!
    .v2 = Front again: { $horse }!
level-hot = { $horse }! { $other }! Level!
    .v2 = { $horse } and { $other }!
level-many-hot = { $runners } in a line!
    .v2 = { $runners } level!
clear-hot = { $horse } by { $moves }!
    .v2 = { $moves } clear, { $horse }!
catching-hot = Look at { $horse }!
    .v2 = { $other }, look behind you!
halfway-hot = Halfway: { $horse }!
    .v2 = { $horse } past half!
near-hot = { $horse }, one step!
    .v2 = One more, { $horse }!
    .v3 = { $horse } sees the wire!
near-two-hot = { $other }! { $horse }! One step!
    .v2 = { $horse } or { $other }!
near-many-hot = { $runners } horses, one wire!
    .v2 = { $runners } horses, one step!
longshot-hot = The outsider! { $horse }!
    .v2 = { $horse }, of all horses!
surge-hot = { $horse } flies!
    .v2 = { $horse }, wings!
twice-hot = { $horse } again!
    .v2 = And { $horse }!
    .v3 = Once more, { $horse }!
streak-hot = { $horse } again, { $times } running!
    .v2 = { $times } times { $horse }!
order-hot = { $horse }, { $other }, { $third }.
    .v2 = { $horse } from { $other }.
order-level-hot = { $horse }, { $other }: level.
    .v2 = { $horse } or { $other }?
still-level-hot = { $horse } or { $other }?
    .v2 = { $horse }, { $other }: level.
needs-hot = { $moves } more, { $horse }!
    .v2 = { $moves } to go!
gap-hot = { $horse } by { $moves }.
    .v2 = { $moves } clear.

## Bets while the race runs

race-best = Best of the race: { $name }, plus { $chips }!
    .v2 = { $name } makes { $chips } on that one!
race-best-shared = { $names } make the most of it: { $chips } each.
race-nobody = The bank smiles: nobody made a thing.
    .v2 = Nobody made money on that one.
prop = { $horse } ahead of { $other }: { $times } to 1.
    .v2 = { $times } to 1, { $horse } beats { $other }.
prop-two = { $horse } ahead of { $other } and { $third }: { $times } to 1.
    .v2 = { $times } to 1, { $horse } beats { $other } and { $third }.
prop-many = { $horse } ahead of { $runners } others: { $times } to 1.
    .v2 = { $times } to 1, { $horse } beats { $runners } others.
prop-pays = { $horse } ahead of { $other } pays { $times } to 1.
    .v2 = It pays { $times } to 1: { $horse } beat { $other }.
prop-two-pays = { $horse } ahead of { $other } and { $third } pays { $times } to 1.
    .v2 = It pays { $times } to 1: { $horse } beat { $other } and { $third }.
prop-many-pays = { $horse } ahead of { $runners } others pays { $times } to 1.
    .v2 = It pays { $times } to 1: { $horse } beat { $runners } others.
exotic-pays = { $number ->
    [1] Short Head
    [2] Runaway
    [3] Full Gallop
    [4] Sleepy Gates
   *[5] Photo Finish
} pays!
cards-pay-nothing = Of the cards, none pays.
    .v2 = Nothing for the cards this time.
ended = That was the last race. Count your chips: most chips win the evening!
    .v2 = The races are run. Now count your chips: who has most has won!
exotic-1 = New on the board: Short Head.
exotic-2 = New on the board: Runaway.
exotic-3 = New on the board: Full Gallop.
exotic-4 = New on the board: Sleepy Gates.
exotic-5 = New on the board: Photo Finish.
paused = Hold everything: the race is paused.
    .v2 = The race stands still.
resumed = And on we go!
    .v2 = The race goes on!

## Duels

duel-round = Round { $number }: { $name } against { $rival }!
    .v2 = { $name } meets { $rival }, round { $number }!
    .v3 = Round { $number }, and it's { $name } or { $rival }!
expects-win = { $name } bets on winning!
    .v2 = { $name } says: I win!
    .v3 = { $name } is sure of it: a win!
expects-lose = { $name } bets on losing!
    .v2 = { $name } wants to lose!
    .v3 = { $name } backs the other side!
expects-draw = { $name } bets on a draw!
    .v2 = { $name } says: a draw!
    .v3 = Nobody wins, says { $name }!
duel-lane = Lane { $number }: { $name } against { $rival }!
    .v2 = To the gate for lane { $number }: { $name } and { $rival }!
    .v3 = { $name }, { $rival }, lane { $number }!
duel-next = Lane { $number }!
    .v2 = On to lane { $number }!
    .v3 = Now lane { $number }!
duel-single = A single race: { $name } against { $rival }!
    .v2 = { $name } against { $rival }, one race!
duel-horses = { $horse } for { $name }, { $other } for { $rival }!
    .v2 = { $name } runs { $horse }, { $rival } { $other }!
    .v3 = { $name } with { $horse }, { $rival } with { $other }!
duel-horses-next = Lane { $number }: { $horse } against { $other }!
    .v2 = Now { $horse } against { $other }!
    .v3 = { $horse } meets { $other }!
    .v4 = Next, { $horse } and { $other }!
duel-leads = { $name } in front!
    .v2 = { $name } has the lead!
    .v3 = { $name } breaks better!
    .v4 = It's { $name } first!
    .v5 = { $name } shows the way!
    .v6 = Advantage { $name }!
    .v7 = Quickest away: { $name }!
duel-passes = { $name } goes past { $rival }!
    .v2 = { $rival } is caught, { $name } leads!
    .v3 = Here comes { $name }!
duel-again = { $name } is back in front!
    .v2 = { $name } again!
    .v3 = The lead returns to { $name }!
duel-level = Side by side!
    .v2 = Neck and neck!
duel-clear = { $name } draws away!
    .v2 = { $name }, daylight second!
    .v3 = { $rival } cannot go with that!
    .v4 = { $name } is running away with it!
    .v5 = { $name } leaves { $rival } standing!
duel-close = { $rival } is at the shoulder of { $name }!
    .v2 = { $name } just ahead of { $rival }!
    .v3 = { $rival } will not let { $name } go!
duel-wire = The wire! Who has it?
    .v2 = To the wire, and it is close!
    .v3 = Nothing in it, and the wire is near!
duel-won = { $name } takes it!
    .v2 = It's { $name }!
    .v3 = { $name } hits the wire!
    .v4 = { $name } gets there!
    .v5 = Lane to { $name }!
    .v6 = { $name }, no question!
    .v7 = Home first: { $name }!
duel-drawn = Dead heat! Neither { $name } nor { $rival }!
    .v2 = { $name } and { $rival } cannot be parted!
mud-likes = { $name }'s horse loves the mud!
    .v2 = Mud? Just the thing for { $name }!
mud-hates = { $name }'s horse hates the mud!
    .v2 = Mud! { $name } is slipping!
round-won = The round goes to { $name }!
    .v2 = { $name } wins the round!
    .v3 = It is { $name }'s round!
round-drawn = The round is drawn!
    .v2 = No winner in this round!
bet-right = { $name } called it!
    .v2 = { $name } knew it!
    .v3 = The right bet: { $name }!
bet-right-both = Both called it!
    .v2 = Two bets, both right!
bet-right-nobody = Nobody called it!
    .v2 = Two bets, both wrong!
    .v3 = Both had it wrong!
    .v4 = And neither saw that coming!
prize = { $cards ->
    [one] One card
   *[other] { $cards } cards
} for { $name }!
    .v2 = { $name } collects { $cards ->
    [one] one card
   *[other] { $cards }
}!
prize-own = To each his own: the cards go home.
    .v2 = The cards go back to their owners.
    .v3 = Everybody keeps what is theirs.
prize-pool = Into the pot! { $cards ->
    [one] One card lies
   *[other] { $cards } cards lie
} there now.
    .v2 = The pot takes them: { $cards ->
    [one] one card
   *[other] { $cards } cards
} by now.
pool-dealt = The pot is dealt out: { $cards } cards!
pool-unclaimed = { $cards } cards in the pot, and nobody may claim them.
finals = The finals! One horse each, no way back!
    .v2 = One horse each from here: the finals!
finals-go-on = On with the finals!
    .v2 = And now the last part of the finals!
sudden-death = Sudden death! { $names }!
    .v2 = Nothing between them. Sudden death: { $names }!
duel-survives = { $name } stays in!
    .v2 = { $name } survives!
duel-undecided = Still undecided. Once more!
    .v2 = Again nobody! And again!

## Bookmakers

meeting = Welcome to the races! The going is { $going ->
    [soft] soft
    [firm] firm
    [good] good
   *[hard] hard
}.
field = The runners: { $horse } and { $other }.
    .v2 = Today's runners: { $horse } and { $other }.
    .v3 = In this race, { $horse } and { $other }.
field-next = { $horse }, { $other }.
    .v2 = { $horse } and { $other }.
field-last = { $horse } and { $other } complete the field.
    .v2 = And last, { $horse } and { $other }.
field-one = { $horse } completes the field.
market = The market is open. { $name } makes the first price.
    .v2 = Prices, please! { $name } begins.
    .v3 = Chalk out, bookmakers! { $name } first.
price-first = { $name } goes { odds }, { $the-horse }.
    .v2 = { odds } { $the-horse }, says { $name }.
    .v3 = { $the-horse }? { odds }, from { $name }.
    .v4 = { $name } chalks up { $the-horse } at { odds }.
price-shortens = { $the-horse } shortens to { odds }!
    .v2 = Money for { $the-horse }: { odds }, { $name }!
    .v3 = Down comes { $the-horse }: { odds }!
price-drifts = { $the-horse } drifts to { odds }.
    .v2 = Who wants { $the-horse }? { $name } goes { odds }.
    .v3 = { odds } now, { $the-horse }, and { $name } takes it over.
last-market = Only { $the-horse } has no price. One more, and they're off!
    .v2 = A price for { $the-horse }, and they're off!
    .v3 = { $the-horse } is the last to be priced. Who dares?
special-1 = A touch of mustard for { $the-horse }!
    .v2 = Something hot for { $the-horse }: mustard!
special-2 = The dope test! { $the-horse } has failed it!
    .v2 = { $the-horse } has failed the dope test! Out!
special-3 = A cloudburst over the course!
    .v2 = Umbrellas up: a cloudburst!
special-4 = The jockey falls off { $the-horse }!
    .v2 = Man down! { $the-horse } has lost the jockey!
special-5 = Somebody has been at { $the-horse }!
    .v2 = Who has been in the box of { $the-horse }?
special-6 = The tipsters fancy { $the-horse }!
    .v2 = Tip of the day: { $the-horse }!
special-7 = The jockey of { $the-horse } has been paid off!
    .v2 = An envelope for the jockey of { $the-horse }!
special-8 = A mix-up in the paddock! Is that { $the-horse }?
    .v2 = Which one is { $the-horse }? A mix-up in the paddock!
special-9 = A heavy handicap for { $the-horse }!
    .v2 = More lead in the saddle of { $the-horse }!
special-10 = The public loves { $the-horse }!
    .v2 = Everybody is on { $the-horse }!
special-11 = The jockey of { $the-horse } has been kidnapped!
    .v2 = Where is the jockey of { $the-horse }? Kidnapped!
special-12 = All bets on { $the-horse } are off!
    .v2 = Wipe the board: no bets on { $the-horse }!
horse-in = { $the-horse } comes in instead!
    .v2 = The new runner: { $the-horse }!
going-now = Rain! The going is { $going ->
    [soft] soft
    [firm] firm
    [good] good
   *[hard] hard
} now.
likes-course = { $the-horse } loves this course!
    .v2 = This is the course for { $the-horse }!
hates-course = { $the-horse } hates this course!
    .v2 = Not a course for { $the-horse }!
likes-going = The going suits { $the-horse }!
    .v2 = This is ground for { $the-horse }!
helped = What has got into { $the-horse }?
    .v2 = Look at { $the-horse } now!
hurt = Something is wrong with { $the-horse }!
    .v2 = What is the matter with { $the-horse }?
leads-still = Still { $horse }!
    .v2 = { $horse } holds on!
    .v3 = { $horse } keeps the lead!
chased = { $horse } from { $other }!
    .v2 = { $other } chases { $horse }!
    .v3 = { $horse }, and { $other } is not far!
dead-heat-many = A dead heat! { $runners } horses share the win!
    .v2 = { $runners } winners! A dead heat!
points-won = { $name } scores { points }.
    .v2 = { $name } takes { points }.
    .v3 = Plus { points } for { $name }.
points-lost = Minus { points } for { $name }. Ouch!
    .v2 = { $name } pays { points }.
    .v3 = That win costs { $name } { points }.
