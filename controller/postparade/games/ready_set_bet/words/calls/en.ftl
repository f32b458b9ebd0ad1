# What the caller says of Ready Set Bet. See locale/en/calls.ftl for arguments and parts of messages.

# 1-3: told
red-line = { $horse } crosses the red line!
    .v2 = { $horse } is over the red line!
    .v3 = Over the line goes { $horse }!
# 1-3: told
red-line-last = { $horse } is over the line. One more closes the bets!
    .v2 = { $horse } crosses the line: the next one closes the window!
    .v3 = After { $horse }, one more and the bets are closed!
# 1-2: told
race-best = Best of the race: { $name }, plus { chips }!
    .v2 = { $name } makes { chips } on that one!
# 1: told
race-best-shared = { $names } make the most of it: { chips } each.
# 1-2: told
prop = { $horse } ahead of { $other }: { $times } to 1.
    .v2 = { $times } to 1, { $horse } beats { $other }.
# 1-2: told
prop-two = { $horse } ahead of { $other } and { $third }: { $times } to 1.
    .v2 = { $times } to 1, { $horse } beats { $other } and { $third }.
# 1-2: told
prop-many = { $horse } ahead of { $runners } others: { $times } to 1.
    .v2 = { $times } to 1, { $horse } beats { $runners } others.
# 1-2: told
prop-pays = { $horse } ahead of { $other } pays { $times } to 1.
    .v2 = It pays { $times } to 1: { $horse } beat { $other }.
# 1-2: told
prop-two-pays = { $horse } ahead of { $other } and { $third } pays { $times } to 1.
    .v2 = It pays { $times } to 1: { $horse } beat { $other } and { $third }.
# 1-2: told
prop-many-pays = { $horse } ahead of { $runners } others pays { $times } to 1.
    .v2 = It pays { $times } to 1: { $horse } beat { $runners } others.
# 1: told
exotic-pays = { $number ->
    [1] Short Head
    [2] Runaway
    [3] Full Gallop
    [4] Sleepy Gates
   *[5] Photo Finish
} pays!
# 1-2: told
cards-pay-nothing = Of the cards, none pays.
    .v2 = Nothing for the cards this time.
# 1: told
exotic-1 = New on the board: Short Head.
# 1: told
exotic-2 = New on the board: Runaway.
# 1: told
exotic-3 = New on the board: Full Gallop.
# 1: told
exotic-4 = New on the board: Sleepy Gates.
# 1: told
exotic-5 = New on the board: Photo Finish.
# 1-3: told
had-winner = { $name } had { $horse } to win, at { $times } to 1!
    .v2 = { $times } to 1 for { $name }: { $horse } to win!
    .v3 = { $name } saw { $horse } coming, at { $times } to 1!
# 1-3: told
last-bet = There goes the last bet of { $name }!
    .v2 = { $name } rips up the lot: not one bet has come in.
    .v3 = No luck for { $name }: the last hope died at the line.
