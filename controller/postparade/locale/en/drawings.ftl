# Words in drawings and on printed pages, in English.

## The layout of the track

plan-title = { $pixels } pixels ({ $outputs }), colour order { $order }
plan-output = output { $number }: { $count }
plan-seat = seat { $seat }
plan-pixel = pixel { $at } of output { $chain }

## The chart of a race

race-won = Race { $race }: number { $horse } wins
race-unfinished = Race { $race }, not finished
so-many-rolls = { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}
winner-at-off = the winner had { $chance } at the off
lead-changed = the lead { $times ->
    [0] never changed
    [one] changed once
   *[other] changed { $times } times
}
biggest-of-race = biggest swing: roll { $roll }, number { $horse } from { $before } to { $after }
percent = { $share } %
under-one-percent = under 1 %
tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
scratched-so-far = scratched:
scratches = scratches
axis-rolls = rolls
swing-of = number { $horse }: { $before } to { $after }
luck-in-chips = Luck in chips
luck-beyond = beyond what the cards promised
the-dice = The dice, { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}
marks-fair = marks: fair dice

## The chart of an evening

tokens-by-race = { $game }: tokens won after each race
chips-by-race = { $game }: chips after each race
axis-race = race
axis-winner = winner

## The page of an evening

evening = An evening at the races
evening-when = { DATETIME($began, dateStyle: "full", timeStyle: "short") }
final-standings = Final standings after { $counted }.
standings-so-far = Standings after { $counted }.
races-run = { $races ->
    [one] { $races } race
   *[other] { $races } races
}
left-in-pot = { $unit ->
    [cards] { $number ->
        [one] { $number } card stays in the pot and belongs to nobody.
       *[other] { $number } cards stay in the pot and belong to nobody.
    }
    [points] { $number ->
        [one] { $number } point stays in the pot and belongs to nobody.
       *[other] { $number } points stay in the pot and belong to nobody.
    }
   *[chips] { $number ->
        [one] { $number } chip stays in the pot and belongs to nobody.
       *[other] { $number } chips stay in the pot and belong to nobody.
    }
}
now-in-pot = { $unit ->
    [cards] { $number ->
        [one] { $number } card is in the pot.
       *[other] { $number } cards are in the pot.
    }
    [points] { $number ->
        [one] { $number } point is in the pot.
       *[other] { $number } points are in the pot.
    }
   *[chips] { $number ->
        [one] { $number } chip is in the pot.
       *[other] { $number } chips are in the pot.
    }
}
latest-races = Of { $races } races, the last { $latest } are shown one by one; luck is based on these.
luck-explained = Luck: chips beyond what cards and dice could be expected to bring, if every purse could always pay.
highlights = Highlights
accounts-chips = Accounts, in chips
accounts-cards = Accounts, in cards
accounts-points = Accounts, in points
the-races = The races
chances-exact = Chances are exact, computed from the rules after every roll.
column-place = place
column-seat = seat
column-player = player
column-tokens = tokens won
column-chips = chips
column-cards = cards
column-points = points
column-luck = luck
column-bought = bought
column-paid = paid
column-received = received
column-holds = holds

## What people will talk about

longest-shot = Longest shot: number { $horse } won race { $race } with { $chance } at the off.
biggest-swing = Biggest swing: roll { $roll } of race { $race }, by { $name }, took number { $horse } from { $before } to { $after }.
closest-race = Closest race: in race { $race } the lead changed { $times ->
    [one] once
   *[other] { $times } times
}.
biggest-payout = Biggest payout: { $name } took { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
} in race { $race }.
luckiest = Luckiest player: { $name }, { $chips } chips beyond expectation.
unluckiest = Unluckiest player: { $name }, { $chips } chips beyond expectation.
longest-race = Longest race: { $rolls } rolls in race { $race }.

## How fair a board is

fairness-title = Who wins how often, over all scratches
this-board = This board
fairest-board = The fairest one
board-told = { $board }: lanes { $lanes }; best { $times } times worst
lane-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## The story of an evening, and what guests take home

story = How it went
story-won = { $names } { $many ->
    [one] wins
   *[other] win
} the evening with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
story-comeback = The comeback: { $name } climbed { $value ->
    [one] { $value } place
   *[other] { $value } places
} in one game.
story-accounts = The games and their accounts
keepsake = { $name }: an evening at the races
keepsake-moment = The best moment
keepsake-moment-chips = Race { $race } of { $game }: { $gain ->
    [one] { $gain } chip
   *[other] { $gain } chips
} more
keepsake-moment-cards = Round { $race } of { $game }: { $gain ->
    [one] { $gain } card
   *[other] { $gain } cards
} more
keepsake-moment-points = Race { $race } of { $game }: { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} more
keepsake-moment-tokens = Race { $race } of { $game }: { $gain ->
    [one] { $gain } token
   *[other] { $gain } tokens
} won
keepsake-photo = How that race came in
keepsake-hands = What you held and played
keepsake-race = race { $race }
keepsake-round = round { $race }
