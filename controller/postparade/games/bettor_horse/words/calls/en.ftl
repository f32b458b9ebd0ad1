# What the caller says of Bettor Horse. See locale/en/calls.ftl for arguments and parts of messages.

# 1-3: told
locked = { $name } is ready.
    .v2 = { $name } has decided.
    .v3 = { $name } is set.
# 1-3: told
track-wet = It is raining. The track is wet.
    .v2 = The track is wet today.
    .v3 = Mud, ladies and gentlemen. The track is wet.
# 1-3: told
track-dry = The sun is out. The track is dry.
    .v2 = The track is dry today.
    .v3 = A fine dry track.
# 1-3: told
final = And now, the final!
    .v2 = This is the final race.
    .v3 = Everything is decided now: the final!
# 1-3: told
duel-round = Round { $number }: { $name } against { $rival }!
    .v2 = { $name } meets { $rival }, round { $number }!
    .v3 = Round { $number }, and it's { $name } or { $rival }!
# 1-3: told
expects-win = { $name } bets on winning!
    .v2 = { $name } says: I win!
    .v3 = { $name } is sure of it: a win!
# 1-3: told
expects-lose = { $name } bets on losing!
    .v2 = { $name } wants to lose!
    .v3 = { $name } backs the other side!
# 1-3: told
expects-draw = { $name } bets on a draw!
    .v2 = { $name } says: a draw!
    .v3 = Nobody wins, says { $name }!
# 1-3: told
duel-lane = Lane { $number }: { $name } against { $rival }!
    .v2 = To the gate for lane { $number }: { $name } and { $rival }!
    .v3 = { $name }, { $rival }, lane { $number }!
# 1-3: told
duel-next = Lane { $number }!
    .v2 = On to lane { $number }!
    .v3 = Now lane { $number }!
# 1-2: told
duel-single = A single race: { $name } against { $rival }!
    .v2 = { $name } against { $rival }, one race!
# 1-3: told
duel-horses = { $horse } for { $name }, { $other } for { $rival }!
    .v2 = { $name } runs { $horse }, { $rival } { $other }!
    .v3 = { $name } with { $horse }, { $rival } with { $other }!
# 1-4: told
duel-horses-next = Lane { $number }: { $horse } against { $other }!
    .v2 = Now { $horse } against { $other }!
    .v3 = { $horse } meets { $other }!
    .v4 = Next, { $horse } and { $other }!
# 1-7: told
duel-leads = { $name } in front!
    .v2 = { $name } has the lead!
    .v3 = { $name } breaks better!
    .v4 = It's { $name } first!
    .v5 = { $name } shows the way!
    .v6 = Advantage { $name }!
    .v7 = Quickest away: { $name }!
# 1-3: told
duel-passes = { $name } goes past { $rival }!
    .v2 = { $rival } is caught, { $name } leads!
    .v3 = Here comes { $name }!
# 1-3: told
duel-again = { $name } is back in front!
    .v2 = { $name } again!
    .v3 = The lead returns to { $name }!
# 1-2: told
duel-level = Side by side!
    .v2 = Neck and neck!
# 1-5: told
duel-clear = { $name } draws away!
    .v2 = { $name }, daylight second!
    .v3 = { $rival } cannot go with that!
    .v4 = { $name } is running away with it!
    .v5 = { $name } leaves { $rival } standing!
# 1-3: told
duel-close = { $rival } is at the shoulder of { $name }!
    .v2 = { $name } just ahead of { $rival }!
    .v3 = { $rival } will not let { $name } go!
# 1-3: told
duel-wire = The wire! Who has it?
    .v2 = To the wire, and it is close!
    .v3 = Nothing in it, and the wire is near!
# 1-7: told
duel-won = { $name } takes it!
    .v2 = It's { $name }!
    .v3 = { $name } hits the wire!
    .v4 = { $name } gets there!
    .v5 = Lane to { $name }!
    .v6 = { $name }, no question!
    .v7 = Home first: { $name }!
# 1-2: told
duel-drawn = Dead heat! Neither { $name } nor { $rival }!
    .v2 = { $name } and { $rival } cannot be parted!
# 1-2: told
mud-likes = { $name }'s horse loves the mud!
    .v2 = Mud? Just the thing for { $name }!
# 1-2: told
mud-hates = { $name }'s horse hates the mud!
    .v2 = Mud! { $name } is slipping!
# 1-3: told
round-won = The round goes to { $name }!
    .v2 = { $name } wins the round!
    .v3 = It is { $name }'s round!
# 1-2: told
round-drawn = The round is drawn!
    .v2 = No winner in this round!
# 1-3: told
bet-right = { $name } called it!
    .v2 = { $name } knew it!
    .v3 = The right bet: { $name }!
# 1-2: told
bet-right-both = Both called it!
    .v2 = Two bets, both right!
# 1-4: told
bet-right-nobody = Nobody called it!
    .v2 = Two bets, both wrong!
    .v3 = Both had it wrong!
    .v4 = And neither saw that coming!
# 1-2: told
prize = { $cards ->
    [one] One card
   *[other] { $cards } cards
} for { $name }!
    .v2 = { $name } collects { $cards ->
    [one] one card
   *[other] { $cards } cards
}!
# 1-3: told
prize-own = To each his own: the cards go home.
    .v2 = The cards go back to their owners.
    .v3 = Everybody keeps what is theirs.
# 1-2: told
prize-pool = Into the pot! { $cards ->
    [one] One card lies
   *[other] { $cards } cards lie
} there now.
    .v2 = The pot takes them: { $cards ->
    [one] one card
   *[other] { $cards } cards
} by now.
# 1: told
pool-dealt = The pot is dealt out: { $cards } cards!
# 1: told
pool-unclaimed = { $cards } cards in the pot, and nobody may claim them.
# 1-2: told
finals = The finals! One horse each, no way back!
    .v2 = One horse each from here: the finals!
# 1-2: told
finals-go-on = On with the finals!
    .v2 = And now the last part of the finals!
# 1-2: told
pool-race = Nobody has won the pot. { $cards } cards: race for them!
    .v2 = { $cards } cards without an owner. Fresh decks, and one more race for the pot!
# 1-2: told
pool-race-again = Still nobody. Again for { $cards } cards!
    .v2 = The pot keeps its { $cards } cards. Once more!
# 1-2: told
sudden-death = Sudden death! { $names }!
    .v2 = Nothing between them. Sudden death: { $names }!
# 1-2: told
duel-survives = { $name } stays in!
    .v2 = { $name } survives!
# 1-2: told
duel-undecided = Still undecided. Once more!
    .v2 = Again nobody! And again!
# 1-7: told
duel-leads-unwanted = { $name } leads, and bet on losing!
    .v2 = Too fast for that bet, { $name }!
    .v3 = Slower, { $name }! You bet on losing!
    .v4 = { $name } in front, and not amused!
    .v5 = { $name } leads. Where is the brake on this horse?
    .v6 = Bad news, { $name }: you are winning!
    .v7 = Put the whip away, { $name }! You bet on losing!
# 1-5: told
duel-won-unwanted = { $name } wins the lane, and wanted to lose!
    .v2 = Home first: { $name }. Oh dear!
    .v3 = A win that { $name } did not ask for!
    .v4 = { $name } wins. Look at that face!
    .v5 = Congratulations, { $name }. Or rather not!
# 1-2: told
needs-win = { $name } needs a win in lane { $number }!
    .v2 = Lane { $number } must be a win for { $name }!
# 1-2: told
needs-lose = { $name } hopes to lose lane { $number }!
    .v2 = Lane { $number } must be lost for { $name }!
# 1-2: told
needs-draw = { $name } hopes for a dead heat in lane { $number }!
    .v2 = A dead heat in lane { $number }, or { $name } was wrong!
# 1-2: told
takes-revenge = { $name } gets even with { $rival }!
    .v2 = Revenge for { $name }: their last round went to { $rival }!
# 1-2: told
beats-again = { $name } beats { $rival } again!
    .v2 = { $rival } finds no answer to { $name }: once more!
# 1-2: told
rounds-tonight = That makes { $times } rounds for { $name } tonight!
    .v2 = { $times } rounds to { $name } by now!
# 1-2: told
first-round-won = The first round of the evening for { $name }!
    .v2 = { $name } is off the mark!
# 1-2: told
draws-tonight = { $times ->
    [1] The first drawn round tonight!
   *[other] { $times } drawn rounds tonight!
}
    .v2 = { $times ->
    [1] No round was drawn tonight before this one!
   *[other] That is draw number { $times } tonight!
}
