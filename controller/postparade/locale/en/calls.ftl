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
first-roller = { $name } rolls first.
    .v2 = The first roll belongs to { $name }.
    .v3 = { $name }, the dice are yours.
has-dice = { $name } has the dice.
    .v2 = The dice are with { $name }.
    .v3 = Over to { $name }.
roll = { $name } rolls { $first } and { $second }.
roll-sum = { $name } rolls { $total }.
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
    .v6 = On the move: { $horse }.
    .v7 = { $horse } stretches out!
    .v8 = { $the-horse } eats up the ground!
    .v9 = { $horse } stays busy.
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
    .v2 = One more, and { $horse } is home!
    .v3 = { $horse } is one step from the wire!
    .v4 = { $horse } can see the wire!
near-two = { $horse } joins { $other }: one step to go for both!
    .v2 = { $horse } and { $other }, both one step from the wire!
    .v3 = One more, for { $horse } or for { $other }!
near-many = { $runners } horses, one step. Don't blink!
    .v2 = { $runners } horses are one step from the wire!
    .v3 = Hold your breath: { $runners } horses need just one!
longshot = Look at the long shot, { $horse }!
    .v2 = Who would have thought it? { $horse } leads!
    .v3 = The outsider leads! It's { $horse }!
twice = { $horse } again!
    .v2 = Back to back, { $horse }!
    .v3 = { $horse } once more!
    .v4 = { $horse } and again { $horse }!
streak = { $horse } again! That's { $times } in a row!
    .v2 = { $times } times in a row, it's { $horse }!
    .v3 = { $times } on the trot for { $horse }!
wasted = Three scratched numbers running. The horses are having tea.
    .v2 = Three rolls, not a single step. Lovely weather, though.
    .v3 = Nobody moves. Even the wire is yawning.

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
    .v3 = { $chips } chips are looking for a home.
generous = { $name } has paid the most in this race: { chips }.
    .v2 = With compliments of { $name }: { chips } for the pot.
    .v3 = The pot thanks { $name } for { chips }.
richest = { $name } sits pretty on { chips }.
    .v2 = Nobody has more than { $name }: { chips }.
    .v3 = { $name } has the fullest purse: { chips }.
winner-nose = { $horse }, by a nose!
    .v2 = By a nose, it's { $horse }!
    .v3 = { $horse } on the line, by a nose!
winner-snake-eyes = Snake eyes, and { $horse } wins it!
    .v2 = Two little ones, and it's { $horse }!
winner-boxcars = Boxcars, and { $horse } wins it!
    .v2 = Double six, and it's { $horse }!
wins-tonight = { $the-horse } has already won { $times } races.
    .v2 = { $times } wins for { $the-horse } so far.
    .v3 = { $times } races tonight have gone to { $the-horse }.
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
longshot-wins = The long shot has done it!
    .v2 = Who saw { $the-horse } coming? Be honest!
    .v3 = An outsider wins. Tell your grandchildren!
wire-to-wire = { $horse } led from start to finish.
    .v2 = From wire to wire, { $horse }.
    .v3 = Nobody ever passed { $horse }.
comeback = What a comeback by { $horse }!
    .v2 = { $horse } came from far behind.
    .v3 = { $the-horse } looked beaten, and wasn't.
easy-win = And daylight second.
    .v2 = The others are still on their way.
    .v3 = { $horse }, with plenty in hand.
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
result-shared = { $names } share the victory with { chips } each!
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
bets-closed = No more bets!
    .v2 = The bets are closed!
    .v3 = The window is shut, no more bets!
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

race-nobody = The bank smiles: nobody made a thing.
    .v2 = Nobody made money on that one.
ended = That was the last race. Count your chips: most chips win the evening!
    .v2 = The races are run. Now count your chips: who has most has won!
paused = Hold everything: the race is paused.
    .v2 = The race stands still.
resumed = And on we go!
    .v2 = The race goes on!

## Bookmakers

dead-heat-many = A dead heat! { $runners } horses share the win!
    .v2 = { $runners } winners! A dead heat!
