# What the caller says of dice races. See locale/en/calls.ftl for arguments and parts of messages.

# 1-3: told
carried-in = The pot starts with { chips }.
    .v2 = Already in the pot: { chips }.
    .v3 = It begins with { chips } in the pot.
# 1-2: told
redistributed = The chips are shared out again: { chips } each.
    .v2 = Fresh purses for everybody: { chips } each.
# 1-3: told
ante = Ante up: { chips } from everybody.
    .v2 = Everybody pays an ante of { chips }.
    .v3 = Before the dice: { chips } each for the pot.
# 1: told
left-over = { $cards ->
    [one] One card is left over. It belongs to the pot.
   *[other] { $cards } cards are left over. They belong to the pot.
}
# 1-4: scratched
scratch = { $the-horse } is scratched.
    .v2 = Scratch { $the-horse }!
    .v3 = No race today for { $the-horse }.
    .v4 = { $the-horse } goes back to the stable.
# 1-3: told
scratch-favourite = A favourite is out: scratch { $the-horse }!
    .v2 = What a blow! { $the-horse } is scratched.
    .v3 = The bookmakers gasp: no race for { $the-horse }.
# 1-3: told
scratch-outsider = { $the-horse } is scratched, and the bookmakers shrug.
    .v2 = One dreamer fewer: { $horse }.
    .v3 = { $the-horse } may rest. It was a long way anyhow.
# 1: told
price = { chips } a card.
# 1-3: told
one-more-scratch = One more scratch and they're off.
    .v2 = One scratch to come.
    .v3 = Three are out, one more to go.
# 1-2: told
ask-scratch = Who holds { $the-horse }?
    .v2 = Show your cards: who has { $the-horse }?
# 1-2: told
ask-finish = Who holds the winner, { $the-horse }?
    .v2 = Who has cards of the winner, { $the-horse }?
# 1: told
held = { $name } holds { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
} of { $the-horse }.
# 1: told
counted-missing = { $cards ->
    [one] One card of { $the-horse } was not found.
   *[other] { $cards } cards of { $the-horse } were not found.
}
# 1: told
pay = { chips }, { $name }.
# 1: told
pay-short = { $name } owes { due } and pays { chips }.
# 1-2: told
pay-nothing = { $name } owes { due }: the purse is empty.
    .v2 = Nothing to take from { $name }.
# 1-3: told
pay-nobody = Nobody holds it, nobody pays.
    .v2 = And not a card of it at the table!
    .v3 = Nobody has to pay for that one.
# 1-3: told
broke = { $name } is out of chips.
    .v2 = { $name } is down to pocket lint.
    .v3 = { $name } plays on with courage alone.
# 1-3: scratched
repeat = { $the-horse } again! That costs.
    .v2 = { $the-horse } is scratched already. Pay up!
    .v3 = { $the-horse } once more. The pot says thank you.
# 1-3: scratched
repeat-again = { $the-horse } again! Roll once more.
    .v2 = { $the-horse } is gone already. Roll again!
    .v3 = We have scratched { $the-horse }. Once more, please.
# 1: scratched
# 2: scratched, idiom
# 3-6: scratched
scratched-roll = { $horse } is eating hay. Pot!
    .v2 = { $the-horse } only runs up a bill.
    .v3 = Oh no, { $the-horse }! That one isn't running.
    .v4 = { $the-horse } is in the stable. It costs!
    .v5 = { $the-horse } has the day off. Pot!
    .v6 = Calling { $horse }? Nobody home. Pot!
# 1-3: told
no-horse = Nobody runs on that. The dice go on.
    .v2 = That number is nobody's. Next, please!
    .v3 = Nobody moves. The dice go on.
# 1-3: told
fined-again = { $times } fines for { $name } in this race. The pot is in love.
    .v2 = Fine number { $times } for { $name }. Somebody bring new dice!
    .v3 = { $name } feeds the pot again, { $times } times now. Very kind!
# 1-3: told
stands = If { $the-horse } wins now, { $name } collects { chips }.
    .v2 = { chips } for { $name }, should { $the-horse } win now.
    .v3 = { $name } alone has cards of { $the-horse }: { chips } to be won.
# 1-3: told
stands-several = { $players } players hold cards of { $the-horse }.
    .v2 = { $players } players are cheering for { $the-horse }.
    .v3 = { $the-horse } has { $players } friends at this table.
# 1-3: told
stands-nobody = { $the-horse } leads, and nobody holds a card of it.
    .v2 = Nobody at the table has { $the-horse }. Awkward.
    .v3 = { $the-horse } is running for nobody but itself.
# 1-2: told
wins-broke = { $rolls ->
    [one] One roll ago { $name } was broke.
   *[other] { $rolls } rolls ago { $name } was broke.
} Now: { chips }!
    .v2 = From pocket lint to riches: { chips } for { $name }!
# 1-3: told
roller-purse = { $name } rolled the winner home: { chips } from the pot.
    .v2 = A purse of { chips } for { $name }, who rolled the winner home.
    .v3 = The roll of the winner earns { $name } { chips }.
# 1-3: told
wins = { $name } wins { chips }.
    .v2 = { chips } for { $name }.
    .v3 = { $name } collects { chips }.
# 1-4: told
wins-big = { $name } wins { chips }!
    .v2 = { chips } for { $name }! Drinks are on the house. The other house.
    .v3 = A mountain of { chips } for { $name }!
    .v4 = Clear the table: { chips } for { $name }!
# 1-2: told
wins-nobody = Nobody holds the winner.
    .v2 = And nobody has a card of the winner.
# 1-2: told
carry = { chips } { $chips ->
    [one] stays
   *[other] stay
} in the pot for the next race.
    .v2 = The pot keeps { chips } for the next race.
# 1-2: told
carry-all = Nobody collects: all { $chips } chips stay in the pot.
    .v2 = The whole pot of { $chips } chips waits for the next race.
# 1-3: scratched
off-without = They're off, without { $the-horse }!
    .v2 = No { $horse } today, and they're off!
    .v3 = { $the-horse } stays in the stable, and away they go!
