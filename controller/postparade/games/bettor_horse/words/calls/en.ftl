# What the caller says of Bettor Horse. See locale/en/calls.ftl for arguments and parts of messages.

locked = { $name } is ready.
    .v2 = { $name } has decided.
    .v3 = { $name } is set.
track-wet = It is raining. The track is wet.
    .v2 = The track is wet today.
    .v3 = Mud, ladies and gentlemen. The track is wet.
track-dry = The sun is out. The track is dry.
    .v2 = The track is dry today.
    .v3 = A fine dry track.
final = And now, the final!
    .v2 = This is the final race.
    .v3 = Everything is decided now: the final!
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
pool-race = Nobody has won the pot. { $cards } cards: race for them!
    .v2 = { $cards } cards without an owner. Fresh decks, and one more race for the pot!
pool-race-again = Still nobody. Again for { $cards } cards!
    .v2 = The pot keeps its { $cards } cards. Once more!
sudden-death = Sudden death! { $names }!
    .v2 = Nothing between them. Sudden death: { $names }!
duel-survives = { $name } stays in!
    .v2 = { $name } survives!
duel-undecided = Still undecided. Once more!
    .v2 = Again nobody! And again!
