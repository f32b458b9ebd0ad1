# What the caller says, in English. A message's value is its first wording, its attributes v2, v3 ... are the others.
# $horse, $other, $third are runners: "seven", or "Cloud Nine"; $the-horse is "the seven". $name is a player. All others are
# numbers, except $game and $names. The line above a message says what its wordings claim: see docs/adding-a-call.md.
# The first letter of a call is made a capital when it is shown.

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
due = { $due ->
    [one] one chip
   *[other] { $due } chips
}
points = { $points ->
    [one] one point
   *[other] { $points } points
}
and = and
minus = minus
odds = { $win ->
    [1] { $stake ->
        [1] evens
       *[other] 1 to { $stake }
    }
   *[other] { $win } to { $stake }
}

## The evening

# 1-3: told
opened = Welcome to { $game }!
    .v2 = Tonight's game: { $game }!
    .v3 = Ladies and gentlemen, { $game }!
# 1-2: told
closed = That was the game. Thank you for playing!
    .v2 = The game is over. Thank you for playing!
# 1: told
sound-test = This is a test of the sound. Can everybody hear me?
# 1: told
announcement = { $text }
# 1-3: told
seat-taken = Welcome, { $name }!
    .v2 = { $name } takes a seat.
    .v3 = Good to see you, { $name }!
# 1: told
seat-renamed = Seat { $seat } is called { $name } now.
# 1: told
seat-cleared = Seat { $seat } is free.
# 1: told
joined = { $name } joins with { chips }.
# 1: told
left = { $name } leaves with { chips }.
# 1: told
topped-up = { $name } buys { chips }.
# 1-2: told
correction = Correction: the dice show { $first } and { $second }.
    .v2 = The stewards correct the roll: { $first } and { $second }.
# 1: told
correction-one = Correction: the die shows { $total }.
# 1-3: told
roll-taken-back = The last roll does not count.
    .v2 = The stewards take the last roll back.
    .v3 = Forget the last roll: nobody threw.

## Before the off

# 1-3: told
race = Race { $number }! Horses to the post.
    .v2 = The horses come to the post for race { $number }.
    .v3 = Here comes race { $number }. To the post, please!
# 1-2: told
race-last = Race { $number }, the last of the game! Horses to the post.
    .v2 = One last time: the horses come to the post for race { $number }.
# 1-3: told
first-roller = { $name } rolls first.
    .v2 = The first roll belongs to { $name }.
    .v3 = { $name }, the dice are yours.
# 1-3: told
has-dice = { $name } has the dice.
    .v2 = The dice are with { $name }.
    .v3 = Over to { $name }.
# 1: told
roll = { $name } rolls { $first } and { $second }.
# 1: told
roll-sum = { $name } rolls { $total }.
# 1-4: told
off = And they're off!
    .v2 = The gate is open, and away they go!
    .v3 = They're off and running!
    .v4 = The flag is down, and off they go!

## A roll

# 1-3: told
snake-eyes = Snake eyes!
    .v2 = Two little ones!
    .v3 = Double one, snake eyes!
# 1-3: told
boxcars = Boxcars!
    .v2 = Double six, boxcars!
    .v3 = Two sixes!
# 1-3: moved
double = { $horse }, the hard way!
    .v2 = Doubles, and { $horse } moves!
    .v3 = A pair for { $horse }!

## The race

# 1-3: leads, first-out
first-step = { $horse } is first out of the gate!
    .v2 = { $horse } breaks first!
    .v3 = The first step goes to { $horse }.
# 1-12: moved-before
move = { $horse } steals a length!
    .v2 = { $horse } keeps grinding.
    .v3 = { $horse } finds more.
    .v4 = { $horse } asks the question!
    .v5 = { $the-horse } digs in.
    .v6 = On the move: { $horse }.
    .v7 = { $horse } stretches out!
    .v8 = { $the-horse } eats up the ground!
    .v9 = { $horse } stays busy.
    .v10 = A good stride from { $the-horse }!
    .v11 = { $the-horse } goes on with it.
    .v12 = On goes { $horse }!
# 1-3: moved
move-first = { $horse } leaves the gate.
    .v2 = Now { $horse } is moving.
    .v3 = { $horse } joins the race.
# 1-6: moved
move-hot = { $horse }!
    .v2 = { $horse } charges on!
    .v3 = { $horse } now!
    .v4 = { $horse } is flying!
    .v5 = Go on, { $horse }!
    .v6 = Look at { $horse } go!
# 1-4: moved, outsider, behind-three
# 5: moved, outsider, behind-three, idiom
# 6: moved, outsider, behind-three
move-outsider = { $the-horse }, slowly but surely.
    .v2 = { $the-horse } tries, bless it.
    .v3 = A step for { $the-horse }, and a long way home.
    .v4 = Even { $horse } is moving.
    .v5 = Nobody told { $the-horse } that it cannot win.
    .v6 = { $the-horse } is out for the fresh air.
# 1-3: moved
left-gate = { $the-horse } has woken up!
    .v2 = At last, { $the-horse } leaves the gate.
    .v3 = Good morning, { $horse }!
# 1-3: moved
surge = { $horse } surges!
    .v2 = { $horse } takes an extra stride!
    .v3 = { $horse } has wings!
# 1-4: leads
lead = { $horse } takes the lead!
    .v2 = { $horse } goes to the front!
    .v3 = It's { $horse } in front now!
    .v4 = And { $horse } leads the field!
# 1-3: leads, passed
lead-from = { $horse } takes the lead from { $other }!
    .v2 = { $horse } passes { $other }!
    .v3 = { $other } is caught, { $horse } leads!
# 1-3: leads, led-before
lead-back = { $horse } is back in front!
    .v2 = { $horse } takes the lead again!
    .v3 = The lead returns to { $horse }!
# 1-4: level
level = { $horse } and { $other } are neck and neck!
    .v2 = { $horse } and { $other }, side by side!
    .v3 = Nothing between { $horse } and { $other }!
    .v4 = { $horse } and { $other } share the lead!
# 1-3: count-in-front
level-many = { $runners } horses are level in front!
    .v2 = A wall of { $runners } horses in front!
    .v3 = { $runners } horses share the lead!
# 1-3: leads, margin
clear = { $horse } by { $moves }, daylight second!
    .v2 = { $horse } pulls clear by { $moves }!
    .v3 = { $horse } is running away: { $moves } ahead!
# 1-3: close-behind
catching = { $horse } is catching { $other }!
    .v2 = { $other } can hear { $horse } coming!
    .v3 = Here comes { $horse }, right behind { $other }!
# 1-3: close-up, was-behind, idiom
closing = { $horse } was nowhere, and look at it now!
    .v2 = Where did { $horse } come from?
    .v3 = { $horse } has closed right up!
# 1-3: leads, past-half
halfway = Past halfway: catch { $horse } if you can!
    .v2 = Half way for the leader, { $horse }.
    .v3 = Half of it is done, and { $horse } leads.
# 1-4: one-step
near = { $horse } needs only one more!
    .v2 = One more, and { $horse } is home!
    .v3 = { $horse } is one step from the wire!
    .v4 = { $horse } can see the wire!
# 1-3: one-step
near-two = { $horse } joins { $other }: one step to go for both!
    .v2 = { $horse } and { $other }, both one step from the wire!
    .v3 = One more, for { $horse } or for { $other }!
# 1-3: count-at-the-wire
near-many = { $runners } horses, one step. Don't blink!
    .v2 = { $runners } horses are one step from the wire!
    .v3 = Hold your breath: { $runners } horses need just one!
# 1-3: leads, past-half, outsider
longshot = Look at the long shot, { $horse }!
    .v2 = Who would have thought it? { $horse } leads!
    .v3 = The outsider leads! It's { $horse }!
# 1-4: again-rolled
twice = { $horse } again!
    .v2 = Back to back, { $horse }!
    .v3 = { $horse } once more!
    .v4 = { $horse } and again { $horse }!
# 1-3: row
streak = { $horse } again! That's { $times } in a row!
    .v2 = { $times } times in a row, it's { $horse }!
    .v3 = { $times } on the trot for { $horse }!
# 1-3: nobody-moved
wasted = Three scratched numbers running. The horses are having tea.
    .v2 = Three rolls, not a single step. Lovely weather, though.
    .v3 = Nobody moves. Even the wire is yawning.

## Quiet moments

# 1-4: first-three
order = { $horse } leads from { $other }, then { $third }.
    .v2 = The order: { $horse }, { $other }, { $third }.
    .v3 = It's { $horse } in front, { $other } second, { $third } third.
    .v4 = { $horse } from { $other }, and { $third } after them.
# 1-3: first-two, only-two-moved
order-two = { $horse } leads, { $other } follows.
    .v2 = { $horse } in front of { $other }, the others wait.
    .v3 = Only { $horse } and { $other } have left the gate so far.
# 1-3: level
order-level = { $horse } and { $other } share the lead, { $third } is third.
    .v2 = Level in front: { $horse } and { $other }. Behind them { $third }.
    .v3 = { $third } is chasing { $horse } and { $other }.
# 1-2: level
# 3: level, idiom
still-level = Still nothing between { $horse } and { $other }.
    .v2 = { $horse } and { $other } are still level.
    .v3 = { $horse } or { $other }? Nobody can tell.
# 1-3: leads, margin
gap = { $horse } is { $moves } ahead.
    .v2 = { $moves } lengths between { $horse } and the rest.
    .v3 = The rest need binoculars: { $horse } by { $moves }.
# 1-3: leads, reigning
reign = { $horse } likes it in front.
    .v2 = { $horse } has been in front for a good while.
    .v3 = Catch { $horse }? Nobody has, for a good while.
# 1-3: leads, steps-left
needs = { $horse } needs { $moves } more.
    .v2 = { $moves } to go for { $horse }.
    .v3 = Just { $moves } steps, { $horse }!
# 1-3: in-the-gate
still-home = { $the-horse } is still in the gate.
    .v2 = { $the-horse } is still admiring the view from the gate.
    .v3 = Would somebody wake { $the-horse }, please?
# 1-3: not-rolled-for
drought = No { $horse } for { $rolls } rolls.
    .v2 = { $rolls } rolls without { $the-horse }. It must be the shoes.
    .v3 = { $the-horse } has been overdue for { $rolls } rolls. Dice have no memory, I am told.
# 1-2: steps-left, outsider, behind-three
# 3: steps-left, outsider, behind-three, idiom
dreaming = { $moves } to go for { $the-horse }. One may dream.
    .v2 = { $the-horse } needs { $moves } more. We admire the courage.
    .v3 = { $the-horse } has { $moves } steps left and all the time in the world.
# 1-3: told
pot-now = { $chips } chips are waiting in the pot.
    .v2 = { $chips } chips to be won.
    .v3 = { $chips } chips are looking for a home.
# 1-3: told
generous = { $name } has paid the most in this race: { chips }.
    .v2 = With compliments of { $name }: { chips } for the pot.
    .v3 = The pot thanks { $name } for { chips }.
# 1-3: told
richest = { $name } sits pretty on { chips }.
    .v2 = Nobody has more than { $name }: { chips }.
    .v3 = { $name } has the fullest purse: { chips }.
# 1-3: won, photo
winner-nose = { $horse }, by a nose!
    .v2 = By a nose, it's { $horse }!
    .v3 = { $horse } on the line, by a nose!
# 1-2: won
winner-snake-eyes = Snake eyes, and { $horse } wins it!
    .v2 = Two little ones, and it's { $horse }!
# 1-2: won
winner-boxcars = Boxcars, and { $horse } wins it!
    .v2 = Double six, and it's { $horse }!
# 1-3: told
wins-tonight = { $the-horse } has already won { $times } races.
    .v2 = { $times } wins for { $the-horse } so far.
    .v3 = { $times } races tonight have gone to { $the-horse }.
# 1-3: told
long-race = { $rolls } rolls already. Nobody is in a hurry.
    .v2 = Roll number { $rolls } is behind us. Good stamina, everybody!
    .v3 = { $rolls } rolls. The horses ask for water.
# 1-3: told
waiting = The dice wait for { $name }.
    .v2 = Whenever you like, { $name }.
    .v3 = { $name } to roll.

## The finish

# 1-3: photo
photo = It's a photo finish!
    .v2 = What a finish!
    .v3 = That was close!
# 1-4: won
winner = { $horse } wins the race!
    .v2 = { $the-horse } hits the wire!
    .v3 = It's { $horse }! { $horse }, the winner!
    .v4 = First past the post: { $horse }!
# 1-3: won
winner-again = Your winner: { $horse }!
    .v2 = { $horse } has done it!
    .v3 = Yes, { $horse } has won it!
# 1-3: won, told
sleeper-wins = { $rolls } rolls asleep, and it's { $horse }!
    .v2 = { $horse } slept for { $rolls } rolls. What a way to wake up!
    .v3 = { $rolls } rolls in the gate, then straight to glory!
# 1-2: told
second = { $horse } is second.
    .v2 = Behind the winner: { $horse }.
# 1-2: told
placed = { $horse } places, { $other } shows.
    .v2 = Second { $horse }, third { $other }.
# 1-2: told
second-level = { $horse } and { $other } are level for second.
    .v2 = Nothing between { $horse } and { $other } for second.
# 1-2: told
second-many = { $runners } horses are level for second.
    .v2 = Second place is shared by { $runners }.
# 1-2: told
third-level = { $horse } and { $other } share third.
    .v2 = Level for third: { $horse } and { $other }.
# 1-3: won, outsider
longshot-wins = The long shot has done it!
    .v2 = Who saw { $the-horse } coming? Be honest!
    .v3 = An outsider wins. Tell your grandchildren!
# 1-3: won, from-start-to-finish
wire-to-wire = { $horse } led from start to finish.
    .v2 = From wire to wire, { $horse }.
    .v3 = Nobody ever passed { $horse }.
# 1-3: won, far-behind
comeback = What a comeback by { $horse }!
    .v2 = { $horse } came from far behind.
    .v3 = { $the-horse } looked beaten, and wasn't.
# 1-3: won, far-ahead, others-on-their-way
easy-win = And daylight second.
    .v2 = The others are still on their way.
    .v3 = { $horse }, with plenty in hand.
# 1-3: won, first-three
official = The result is official: { $horse }, { $other }, { $third }.
    .v2 = Official result: first { $horse }, second { $other }, third { $third }.
    .v3 = For the record: { $horse } before { $other } and { $third }.
# 1-3: won, first-two
official-two = The result is official: { $horse } before { $other }.
    .v2 = Official result: first { $horse }, second { $other }.
    .v3 = For the record: { $horse }, then { $other }.
# 1-3: won
official-one = The numbers are up: { $horse }.
    .v2 = No objection from the stewards: { $horse } wins.
    .v3 = It stands: { $horse } has won.
# 1-2: told
result-winner = { $name } wins the game with { $chips }!
    .v2 = The game belongs to { $name }: { $chips }!
# 1: told
result-shared = { $names } share the victory with { $chips } each!
# 1: told
result-rank = { $place ->
    [2] Second
    [3] Third
   *[other] Place { $place }
}: { $name } with { $chips }.
# 1: told
unclaimed = { $chips ->
    [one] One chip is left in the pot and belongs
   *[other] { $chips } chips are left in the pot and belong
} to nobody.

## Games with bets

# 1-3: told
bets-open = The bets are open!
    .v2 = Place your bets, please!
    .v3 = The window is open. Bets, please!
# 1-3: told
bets-closed = No more bets!
    .v2 = The bets are closed!
    .v3 = The window is shut, no more bets!
# 1-3: won-together, photo
dead-heat = A dead heat! { $horse } and { $other } share the win!
    .v2 = { $horse } and { $other } cannot be parted: a dead heat!
    .v3 = Two winners, { $horse } and { $other }!

## The last steps: shorter

# 1-3: leads
lead-hot = { $horse } leads!
    .v2 = { $horse } in front!
    .v3 = It's { $horse }!
# 1-2: leads, passed
lead-from-hot = { $horse } past { $other }!
    .v2 = { $horse } has { $other }!
# 1-2: leads, led-before
lead-back-hot = { $horse } is back!
    .v2 = Front again: { $horse }!
# 1-2: level
level-hot = { $horse }! { $other }! Level!
    .v2 = { $horse } and { $other }!
# 1-2: count-in-front
level-many-hot = { $runners } in a line!
    .v2 = { $runners } level!
# 1-2: leads, margin
clear-hot = { $horse } by { $moves }!
    .v2 = { $moves } clear, { $horse }!
# 1-2: close-behind
catching-hot = Look at { $horse }!
    .v2 = { $other }, look behind you!
# 1-2: close-up, was-behind, idiom
closing-hot = { $horse }, from nowhere!
    .v2 = Here comes { $horse }!
# 1-2: leads, past-half
halfway-hot = Halfway: { $horse }!
    .v2 = { $horse } past half!
# 1-3: one-step
near-hot = { $horse }, one step!
    .v2 = One more, { $horse }!
    .v3 = { $horse } sees the wire!
# 1-2: one-step
near-two-hot = { $other }! { $horse }! One step!
    .v2 = { $horse } or { $other }!
# 1-2: count-at-the-wire
near-many-hot = { $runners } horses, one wire!
    .v2 = { $runners } horses, one step!
# 1-2: leads, past-half, outsider
longshot-hot = The outsider! { $horse }!
    .v2 = { $horse }, of all horses!
# 1-2: moved
surge-hot = { $horse } flies!
    .v2 = { $horse }, wings!
# 1-3: again-rolled
twice-hot = { $horse } again!
    .v2 = And { $horse }!
    .v3 = Once more, { $horse }!
# 1-2: row
streak-hot = { $horse } again, { $times } running!
    .v2 = { $times } times { $horse }!
# 1-2: first-three
order-hot = { $horse }, { $other }, { $third }.
    .v2 = { $horse } from { $other }.
# 1-2: level
order-level-hot = { $horse }, { $other }: level.
    .v2 = { $horse } or { $other }?
# 1-2: level
still-level-hot = { $horse } or { $other }?
    .v2 = { $horse }, { $other }: level.
# 1-2: leads, steps-left
needs-hot = { $moves } more, { $horse }!
    .v2 = { $moves } to go!
# 1-2: leads, margin
gap-hot = { $horse } by { $moves }.
    .v2 = { $moves } clear.

## Bets while the race runs

# 1-2: told
race-nobody = The bank smiles: nobody made a thing.
    .v2 = Nobody made money on that one.
# 1-2: told
ended = That was the last race. Count your chips: most chips win the game!
    .v2 = The races are run. Now count your chips: who has most has won!
# 1-2: told
paused = Hold everything: the race is paused.
    .v2 = The race stands still.
# 1-2: told
resumed = And on we go!
    .v2 = The race goes on!

## Bookmakers

# 1-2: told
dead-heat-many = A dead heat! { $runners } horses share the win!
    .v2 = { $runners } winners! A dead heat!

## Stories: of a race, of the players, of the evening
# 1-3: second-now
up-to-second = { $horse } is up to second!
    .v2 = Second now: { $horse }!
    .v3 = { $horse } moves up behind { $other }!
# 1-4: moved-before, backed
move-for = { $horse }, for { $name }!
    .v2 = { $name } can breathe: { $horse } moves!
    .v3 = A step for { $horse }, and for { $name }.
    .v4 = { $horse } carries { $name } a little further.
# 1-3: one-step, backed
near-for = { $name } needs { $the-horse }!
    .v2 = One step for { $horse }, and { $name } cannot look!
    .v3 = { $the-horse } is one step from home. Hold on, { $name }!
# 1-3: one-step, backed
near-for-hot = { $the-horse }, for { $name }!
    .v2 = { $name } needs { $the-horse }!
    .v3 = One step, { $name }!
# 1-3: swing-up, percent
swing = { $percent } percent for { $horse } now!
    .v2 = The race tips towards { $horse }: { $percent } percent!
    .v3 = { $horse } is at { $percent } percent, just like that!
# 1-2: swing-up, percent
swing-hot = { $horse }: { $percent } percent!
    .v2 = { $percent } percent, { $horse }!
# 1-3: swing-up, percent, backed
swing-for = That makes { $name } happy: { $percent } percent for { $horse }!
    .v2 = { $name } sits up: { $percent } percent for { $horse }!
    .v3 = { $percent } percent for { $horse }, and { $name } has seen it!
# 1-4: swing-up, backed
swing-for-hot = { $name } likes that!
    .v2 = Good for { $name }!
    .v3 = Smile, { $name }!
    .v4 = Breathe, { $name }!
# 1-3: swing-up, likelier-than-not
swing-on = { $horse } is odds-on now!
    .v2 = More likely than not, it's { $horse }!
    .v3 = From here, { $horse } should get there!
# 1-3: swing-up, likelier-than-not, backed
swing-on-for = { $horse } is odds-on, and { $name } is counting already!
    .v2 = More likely than not, { $name }: { $horse }!
    .v3 = Don't look now, { $name }: { $horse } is odds-on!
# 1-3: swing-down
swing-against = That hurts { $the-horse }!
    .v2 = { $the-horse } sees it slipping away!
    .v3 = A bad roll for { $horse }!
# 1-2: swing-down
swing-against-hot = Not for { $horse }!
    .v2 = Poor { $horse }!
# 1-3: won, run-of-wins
won-last = That is { $times } in a row for { $horse }!
    .v2 = { $horse } won the last race, and wins again!
    .v3 = Who stops { $horse }? { $times } wins running!
# 1-3: won, won-race
won-before = { $horse } won race { $number }, too.
    .v2 = We know that winner: { $horse } took race { $number }.
    .v3 = After race { $number }, another one for { $horse }!
# 1-3: won, beat-in-race
rival-beaten = { $horse } beats { $other } again, as in race { $number }!
    .v2 = Race { $number } once more: { $horse } first, { $other } second!
    .v3 = { $other } still has no answer to { $horse }!
# 1-3: won, beaten-in-race
rival-repaid = This time { $horse } beats { $other }!
    .v2 = { $horse } pays { $other } back for race { $number }!
    .v3 = Race { $number } is repaid: { $horse } ahead of { $other }!
# 1-3: rolled-winners
rolls-home = That makes { $times } winners in a row from the hand of { $name }!
    .v2 = Who rolled the last { $times } winners home? { $name }!
    .v3 = Hot hand: { $times } winners in a row for { $name }!
# 1-3: won, second-in-race
second-before = Second in race { $number }, first in this one: { $horse }!
    .v2 = { $horse } makes up for second place in race { $number }!
    .v3 = Beaten in race { $number }, and now look: { $horse }!
# 1-3: won, lost-race
made-good = { $horse } threw away race { $number }. Not this one!
    .v2 = Race { $number } slipped away near the wire. This one, { $horse }!
    .v3 = Remember race { $number }? { $horse } does!
# 1-3: won, out-of-race
scratched-before = Scratched in race { $number }, a winner now: { $horse }!
    .v2 = From the stable in race { $number } to this: { $horse }!
    .v3 = { $horse } sat out race { $number }, and wins the next!
# 1-3: won, all-different
new-winners = { $times } races, { $times } different winners!
    .v2 = Nobody has won twice tonight: { $times } races, { $times } winners!
    .v3 = { $horse } makes it { $times } winners in { $times } races!
# 1-3: won, no-win-before
first-win = The first win of the evening for { $horse }!
    .v2 = { $horse } is off the mark tonight!
    .v3 = No win for { $horse } tonight. Until now!
# 1-3: won, traded-the-lead
duel-ends = What a duel! { $horse } beats { $other }!
    .v2 = { $horse } and { $other } traded the lead, and { $horse } has the last word!
    .v3 = Blow for blow with { $other }, and { $horse } lands the last one!
# 1-3: won, had-it-won
thrown-away = { $other } had it won, and lost it!
    .v2 = So near for { $other }, and it goes to { $horse }!
    .v3 = { $other } could smell the wire. { $horse } got there!
# 1-2: told
signature = And that, my friends, is racing!
    .v2 = Hold on to your hats, my friends, and to your chips!
# 1-2: told
dead-heats = { $times ->
    [1] The first dead heat of the evening!
   *[other] { $times } dead heats this evening!
}
    .v2 = { $times ->
    [1] No dead heat before this one tonight!
   *[other] That is dead heat number { $times } tonight!
}
