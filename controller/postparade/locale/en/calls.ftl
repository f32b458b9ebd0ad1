# What the announcer says, in English. A message's value is its first wording, its attributes v2, v3 ... are the others.
# Arguments: $horse, $other (runner numbers), $chips, $due, $cards, $times, $runners, $number, $total, $place, $seat,
# $first, $second, $total (numbers); $name, $names, $game (text). The first letter of a call is made a capital when it is shown.

number = { $horse ->
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
   *[other] number { $horse }
}
other-number = { $other ->
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
   *[other] number { $other }
}
chips = { $chips ->
    [one] one chip
   *[other] { $chips } chips
}

## The evening

opened = Welcome to { $game }!
    .v2 = Tonight's game: { $game }!
closed = The table is closed. Thank you for playing!
seat-taken = Welcome, { $name }!
    .v2 = { $name } takes a seat.
seat-renamed = Seat { $seat } is called { $name } now.
seat-cleared = Seat { $seat } is free.
joined = { $name } joins with { chips }.
left = { $name } leaves with { chips }.
topped-up = { $name } buys { chips }.
correction = Correction: the dice show { $first } and { $second }.

## Before the off

race = Race { $number }! Horses to the post.
    .v2 = The horses come to the post for race { $number }.
    .v3 = Here comes race { $number }. To the post, please!
race-last = Race { $number }, the last of the evening! Horses to the post.
redistributed = The chips are shared out again: { $chips } each.
first-roller = { $name } rolls first.
has-dice = { $name } has the dice.
    .v2 = The dice are with { $name }.
roll = { $name } rolls { $first } and { $second }.
roll-sum = { $name } rolls { $total }.
scratch = The { number } is scratched.
    .v2 = Scratch the { number }!
    .v3 = No race today for the { number }.
price = { chips } a card.
ask-scratch = Who holds the { number }?
ask-finish = Who holds the winning { number }?
held = { $name } holds { $cards ->
    [0] no { number }
    [one] one { number }
   *[other] { $cards } cards of the { number }
}.
counted-missing = { $cards ->
    [one] One card of the { number } was not found.
   *[other] { $cards } cards of the { number } were not found.
}
pay = { $name } pays { chips }.
pay-short = { $name } owes { $due } and pays { chips }.
broke = { $name } is out of chips.
repeat = The { number } again! That costs.
    .v2 = The { number } is scratched already. Pay up!
repeat-again = The { number } again! Roll once more.
    .v2 = The { number } is gone already. Roll again!
off = And they're off!
    .v2 = The gate is open, and away they go!
    .v3 = They're off and running!

## The race

move = The { number } moves up.
    .v2 = A step for the { number }.
    .v3 = The { number } goes on.
lead = { number } takes the lead!
    .v2 = { number } goes to the front!
    .v3 = It's { number } in front now!
level = { number } and { other-number } are neck and neck!
    .v2 = { number } and { other-number }, side by side!
level-many = { $runners } horses are level in front!
    .v2 = A wall of { $runners } horses in front!
near = { number } needs only one more!
    .v2 = One more { number } would do it!
    .v3 = Number { number } is one step from the wire!
longshot = Look at the long shot, number { number }!
    .v2 = Who would have thought it? Here comes { number }!
streak = { number } again! That's { $times } in a row!
    .v2 = { $times } times in a row, it's { number }!
scratched-roll = The { number } is scratched. Pay the pot!
    .v2 = That's the scratched { number }. It costs!
    .v3 = Oh no, the { number }! That one isn't running.
pot = There are { $chips } chips in the pot.
    .v2 = The pot has reached { $chips } chips!

## The finish

photo = Photo finish!
    .v2 = What a finish!
winner = { number } wins the race!
    .v2 = { number } hits the wire!
    .v3 = It's { number }! { number } wins!
winner-again = Your winner: number { number }!
    .v2 = The winner is number { number }.
wins = { $name } wins { chips }.
wins-nobody = Nobody holds the winner.
carry = { chips } stay in the pot for the next race.
    .v2 = The pot keeps { chips } for the next race.
carry-all = Nobody collects: all { $chips } chips stay in the pot.
result-winner = { $name } wins the evening with { chips }!
result-shared = { $names } share the evening with { chips } each!
result-rank = { $place ->
    [2] Second
    [3] Third
   *[other] Place { $place }
}: { $name } with { chips }.
unclaimed = { $chips ->
    [one] One chip is left in the pot and belongs
   *[other] { $chips } chips are left in the pot and belong
} to nobody.
