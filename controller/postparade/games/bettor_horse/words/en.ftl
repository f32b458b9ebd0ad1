# Bettor Horse on screens: the phone, the board, the host, and the rules.

choice-commit = Lock three horses and a bet
choice-cut = Cut the deck
choice-toss = Toss the coin
choice-adjust = What does your Mudder make of it?
choice-fill-in = Play at random for { $name }
choice-enter = Enter bets and speeds
option-track-conditions = Wet and dry tracks
option-open-decks = Show which cards are left
option-race-for-pool = The pot nobody wins is raced for
option-cards-dealt = on the phones
option-cards-physical = printed; the table keeps score
field-bets = Bets
field-speeds = Speeds, lane by lane
phase-commit = secret bets
phase-track = wet or dry?
phase-adjust = Mudders
phase-race = the races
phase-finished = the end
bet = Bet
bet-win = Win
bet-lose = Lose
bet-draw = Draw
option-win = Win
option-lose = Lose
option-draw = Draw
horse = Horse
card = { $horse } { $speed }
mudder = Mudder
pair = { $first } v { $second }
final = The final
final-1 = Final, first part
final-2 = Final, second part
pool-race = Race for the pot
sudden-death = Sudden death
by-duel = Level purses: decided by sudden death
lane = Lane { $lane }
lane-of = { $lanes ->
    [1] They're off!
   *[other] Lane { $lane } of { $lanes }
}
going-open = wet or dry?
going-wet = Wet track
going-dry = Dry track
purse =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
final-mark = Final
next-rounds = Next
cards-left = Still to race
of-speed = speed { $speed }: { $count }
purse-name = cards
turn-note = decides
race-of = Round { $number } of { $races }
race-number = Sudden death
pool-note = cards nobody bet right on
pick-three = Three horses and a bet against { $name }
pick-one = The final: one horse and a bet against { $name }
pick-pool-race = Race for the pot: three of your whole deck, against { $name }
pick-duel = Sudden death: choose against { $name }
first-round = The higher number wins its lane, two lanes win the round. Only a right bet takes the cards, even one on losing.
waiting-for = Waiting for { $name }
now-racing = { $first } races { $second }.
your-next =
    { $rounds ->
        [one] You are next.
       *[other] Your turn in { $rounds } rounds.
    }
wet-or-dry = Is the track wet or dry?
other-cuts = { $name } cuts the deck
other-tosses = { $name } tosses the coin
your-mudder = Wet track: how does your Mudder run?
mudder-waits =
    { $seats ->
        [one] { $name } decides how the Mudder runs
       *[other] Both decide how their Mudders run
    }
mud-likes = likes the mud
mud-same = does not care
mud-hates = hates the mud
look-up = Look up: they are off!
lay-cards =
    { $cards ->
        [one] Lay out { $cards } card and a bet each
       *[other] Lay out { $cards } cards and a bet each
    }
choose =
    { $seats ->
        [one] { $name } chooses in secret
       *[other] Both choose in secret
    }
choosing = is choosing
locked = locked
bets-turn = The bets turn over
round-run = The round is run
over = Game over
your-lanes = Your three lanes
your-bet = Your bet
choose-more =
    { $cards ->
        [one] Choose { $cards } more horse
       *[other] Choose { $cards } more horses
    }
choose-bet = How will it end for you? Bet
ready-to-lock = Ready: hold “Lock” below your cards
why-full =
    { $cards ->
        [one] The lane is taken; tap it to take the card out
       *[other] All { $cards } lanes are taken; tap one to take its card out
    }
why-raced = { $card } has raced already
take-back = Take { $card } out of lane { $lane }
chosen-for = { $card }, lane { $lane }
raced-card = { $speed }, raced
lock = Lock
cover = Cover my cards
uncover = Show my cards
press-to-peek = Locked. Press to peek
printed-cards = The cards lie on the table.
your-cards =
    { $cards ->
        [one] Your { $cards } card left
       *[other] Your { $cards } cards left
    }
your-winnings =
    { $cards ->
        [one] { $cards } card won
       *[other] { $cards } cards won
    }
no-winnings = No cards won yet
enter-round = Turn the cards over and type in what they show; on a wet track, type the speed at which Mudders run
bet-of = Bet of { $name }
speed-of = { $name }, lane { $lane }
slower = Less: { $of }
faster = More: { $of }
run-races = Run the races
lane-run = { $lanes ->
    [1] The race is run.
   *[other] Lane { $lane } of { $lanes } is run.
}
needs-win = needs one more win
needs-lose = needs one more defeat
needs-draw = needs a dead heat
needs-not-win = must not win
needs-not-lose = must not lose
needs-one-win = needs one more win
needs-one-lose = needs one more defeat
needs-both-win = must win both
needs-both-lose = must lose both
needs-open = draw still possible
needs-safe = is right already!
needs-gone = the bet is lost
lane-win = Lane { $lane } is yours.
lane-lose = Lane { $lane } is lost.
lane-draw = Lane { $lane }: a dead heat.
outcome-win = You won the round.
outcome-lose = You lost the round.
outcome-draw = The round is drawn.
bet-right = Your bet was right!
bet-wrong = Your bet was wrong.
chances-random = The chances are those of cards drawn at random: who knows what to expect beats them.
prepared = Prepared. You can still change it until you lock.
prepare = { $rounds ->
    [one] Prepare: you are next
   *[other] Prepare your turn in { $rounds } rounds
}
pot-at-stake = { $cards ->
    [one] A right bet now also takes part in the pot of { $cards } card!
   *[other] A right bet now also takes part in the pot of { $cards } cards!
}
tip-title = Your tip: who wins this round?
tip-draw = Draw
tip-right = Your tip was right!
tip-wrong = Your tip was wrong.
tip-score = { $right } of { $tips } right so far.
rival-runs = { $name } runs at { $speed }.
lane-would-win = wins the lane
lane-would-draw = a dead heat
lane-would-lose = loses the lane
prize-cards = { $cards ->
    [one] +{ $cards } card!
   *[other] +{ $cards } cards!
}
prize-other = { $name } takes all { $cards } cards.
prize-pool = Nobody bet right: all { $cards } cards go into the pot.
tell-round-called = Next: { $pair }.
tell-final-called = The last races! One horse each.
tell-locked = { $name } has locked in.
tell-filled-in = The table plays for { $name }.
tell-bet-win = { $name } bets on winning.
tell-bet-lose = { $name } bets on losing!
tell-bet-draw = { $name } bets on a draw.
tell-track-wet = It has rained: the track is wet.
tell-track-dry = The track is dry.
tell-lane = Lane { $lane }.
tell-lane-loaded = Lane { $lane }: { $first } against { $second }.
tell-mud-liked = { $name }'s Mudder likes it!
tell-mud-hated = { $name }'s Mudder hates it.
tell-mud-same = { $name }'s Mudder does not care.
tell-lane-won = Lane { $lane } goes to { $name }.
tell-dead-heat = Lane { $lane }: a dead heat!
tell-round-won = { $name } wins the round.
tell-round-drawn = The round is drawn.
tell-right = { $name } bet right!
tell-both-right = Both bet right!
tell-none-right = Nobody bet right.
tell-collects =
    { $cards ->
        [one] { $name } collects { $cards } card.
       *[other] { $name } collects { $cards } cards.
    }
tell-each-own = Each takes their own cards back.
tell-into-pool = { $cards } cards into the pot: { $pool } now.
tell-pool = The pot of { $cards } cards is shared out.
tell-pool-unclaimed = { $cards } cards stay in the pot: they belong to nobody.
tell-pool-race = { $cards } cards in the pot, and nobody has won them: all race for them, each with a whole deck.
tell-pool-race-again = Nobody was right: once more for the { $cards } cards!
tell-sudden-death = Level purses: sudden death!
tell-duel-won = { $name } wins the duel.
tell-duel-undecided = Still level: once more!
tell-result = The winner: { $names }.
report-round = Round { $number }
report-line = { $what }: { $text }
report-purses = Cards in the purses, round by round
report-pool = the pot
report-run = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
report-best-bets = Best bets: { $name }, right in { $right } of { $rounds } rounds.
report-biggest-haul = Biggest haul: { $name } took { $cards } cards ({ $what }).
report-finest-defeat = The finest defeat: { $name } bet on losing, lost, and was right ({ $what }).
report-longest-drought = Longest run without a right bet: { $rounds } rounds; { $cards } cards lay in the pot.
report-seen-coming = Closest: { $what } was drawn, and { $name } had seen it coming.
rules = How it is played
rules-choose-title = Choose in secret
rules-choose = Put three of your horses into the lanes and bet how it will end for you: win, lose or draw. Your rival has the same 24 cards.
rules-race-title = Lane by lane
rules-race = Both bets turn over, then the lanes run. The higher speed wins its lane, equal speeds are a dead heat. Two lanes decide the round; one of each is a draw.
rules-prize-title = Only the bet counts
rules-prize = If one of you bet right, that one takes all six cards. If both did, each takes three. Losing pays, if you bet on it!
rules-pool-title = The pot
rules-pool = If nobody bet right, the six cards go into the pot. Right bets in the final share it out.
rules-final-title = The final
rules-final = In the last round each seat races a single horse: two cards are at stake, and the pot.
rules-mud-title = Wet tracks (an option)
rules-mud = A cut card decides between wet and dry. On a wet track the owner of a Mudder makes it one faster, one slower, or leaves it.
rules-more-title = Four, six, eight players
rules-more = Neighbours meet one after the other, so that everybody can watch. One pot serves all, and the final has two parts.
rules-end-title = Who wins
rules-end = Most cards win; their speeds do not matter. Equal? Then duel with cards from the purse until exactly one bet is right.

# The tile of the game on the host console
tile-bettor-horse = Lock three horses in secret and guess how your race ends.
without-phones = Choose printed cards in the settings, or let the table play for them.
