# Odds On on screens. The game is by David Bolton (CC BY 2.5); the words are ours.

## What can be done
choice-start = Deal and open the meeting
choice-price = Price a horse at { $price }
choice-special = Play a special: { $number ->
    [1] Touch of mustard
    [2] Fails dope test
    [3] Cloudburst
    [4] Jockey falls off
    [5] Horse tampered with
    [6] Tipster's selection
    [7] Jockey paid off
    [9] Heavy handicap
    [10] Public favourite
    [11] Jockey kidnapped
   *[12] Bets removed
}
choice-swap = Swap the horse of gate { $horse } with another
choice-discard = Throw a card away
choice-pass = Pass
choice-pass-for = Pass for { $name }
field-gate = Gate
field-swap-with = Second gate
field-card = Card

## Setting up
option-dealer = Dealer; the seat to the left begins
option-dealer-nobody = the last seat
option-dislike-penalty = A disliked course lowers the rating
option-runner-up-after-dead-heat = Pay the runner-up also after a dead heat for first
option-hidden-ratings = What horses and jockeys are worth stays hidden until the off

## Where the meeting stands
phase-setup = before the first race
phase-pricing = the market is open
phase-race = the market is closed
phase-finished = the meeting is over
you-deal-meeting = You deal: open the meeting
waiting-for-deal = { $name } deals
your-turn = Your turn: a card, then a horse
turn-note = is playing
purse-name = points
turn-of = { $name } to play
they-are-off = They are off!
look-at-result = The result: look at the board
race-settled = The race is settled
meeting-over = The meeting is over
you-won-meeting = You win the meeting!
prices-missing = { $missing ->
    [0] every horse has a price
    [one] one price missing
   *[other] { $missing } prices missing
}
turns-taken = turn { $turns } of { $limit } at most
priced-by = priced by { $names }
piles = { $pile } cards to draw, { $discard } discarded

## The hand
your-cards = Your cards
card-hidden = Card { $number }, face down
card-price = Price { $price }, { $dollars } $
hold-to-look = Hold a finger on them to look.
show-cards = Show
hide-cards = Hide
take-a-card = Tap a card, then the horse it goes to.
look-meanwhile = Tap a card to see where it would fit.
throw-away = Throw away
first-horse = Which horse moves?
second-horse = The horse of gate { $horse } changes places with …
nowhere = No horse takes { $price } now: throw it away or keep it.
lay-here = { $card }: on { $horse }
would-pay = With this price:
would-rate = Rating with this card: { $rating }
tap-again = Tap again to lay it here
lay-confirm = Confirm: { $card }, on { $horse }
rules-example = The best rating wins: 6 + 3 + 2 beats 4 + 2 + 1. The winner pays its owner horse, jockey and price together: −2 −1 +1. The runner-up pays its price alone: +4. So fine horses at long prices cost you, and a good second is gold.
why-withdrawn = Out of this race.
why-turn = Not your turn yet. This is where it would go.
why-same = This one moves. Choose another.
why-price = Stands at { $price }: takes { $shorter } or { $longer }.
why-end = Stands at { $price }: takes { $shorter } only.
no-owner = nobody
first-place = 1st
second-place = 2nd
no-points = No points for you in this race.
race-points = { $points } { $count ->
    [one] point
   *[other] points
}:

## The course
ladder = Price ladder
going = Going
going-soft = soft
going-firm = firm
going-good = good
going-hard = hard
going-is = The going is { $going }.
weather-dull = dull
weather-wet = wet
weather-sunny = sunny
weather-heatwave = heat wave
course-part = course
going-part = going
rating-so-far = rating
winner-pays = if first
likes-course = likes { $course }
dislikes-course = dislikes this course
likes-going = likes it { $going }
withdrawn = out
played-at = on { $horse }
last-race = Race { $race }
place = { $place }.
part-form = horse + jockey
part-track = course
part-going = going
part-specials = specials
rating = rating
points = points
points-of-meeting = Points of five races

## The special cards
special-1 = Touch of mustard
special-2 = Fails dope test
special-3 = Cloudburst
special-4 = Jockey falls off
special-5 = Horse tampered with
special-6 = Tipster's selection
special-7 = Jockey paid off
special-8 = Mix-up in the paddock
special-9 = Heavy handicap
special-10 = Public favourite
special-11 = Jockey kidnapped
special-12 = Bets removed
effect-1 = rating +2
effect-2 = another horse takes its place
effect-3 = ground one step softer, all day
effect-4 = the horse is out of this race
effect-5 = rating −2
effect-6 = rating +1
effect-7 = rating −3
effect-8 = two horses change places
effect-9 = rating −1
effect-10 = rating +1
effect-11 = another jockey rides
effect-12 = price and specials are taken away

## What happens
tell-meeting-opened = The meeting is open: { $weather }, the going is { $going }.
tell-field-drawn = Race { $race }: { $horses } runners.
tell-market-opened = { $name } opens the market.
tell-price-set = { $name } prices the { $horse } at { $price }.
tell-price-moved = { $name } moves the { $horse } from { $previous } to { $price }.
tell-special = { $name } plays { $title } on the { $horse }.
tell-ground = It rains: the going is { $going }.
tell-withdrawn = The { $horse } is out of the race.
tell-swapped = The { $horse } and the { $other } have swapped horses.
tell-discarded = { $name } throws a card away.
tell-passed = { $name } passes.
tell-refilled = { $cards } cards are shuffled.
tell-last-market = Only the { $horse } has no price.
tell-off-all-priced = All are priced. They are off!
tell-off-all-passed = Everybody passed. They are off!
tell-off-turn-limit = Time is up. They are off!
tell-running-form = Horse and jockey: the form tells first.
tell-running-track = Now who likes this course?
tell-running-going = The going has its say.
tell-running-specials = And now the specials …
tell-running-line = To the line!
tell-finish = The { $horse } wins.
tell-dead-heat = Dead heat: { $horses }!
tell-paid = { $name }: { $points } { $count ->
    [one] point
   *[other] points
}.
tell-won = { $names } wins the meeting!
tell-shared = { $names } share the meeting!

## Printed cards
option-cards-dealt = on the phones
option-cards-physical = printed; the table keeps score
choice-enter = Enter gate { $horse }
choice-send-off = Off!
gate-name = Gate { $gate }
lay-prices = { $name } begins
enter-runners = Enter what lies at the gates
runners-entered = { $entered } of { $runners } entered
enter-note = Tap a gate and type what lies there: values, effects and points. The table totals the ratings, runs the race and keeps score.
enter-owner = Owner
enter-horse = Horse
enter-jockey = Jockey
enter-track = Course
enter-going = Going
enter-specials = Specials
enter-form = $ of horse and jockey
enter-price = $ of the price
enter-withdrawn = Out of this race
enter-save = Enter
enter-cancel = Cancel
less = less: { $of }
more = more: { $of }
tell-off-all-entered = All are entered. They are off!
tell-runner-entered = Gate { $horse } is entered.
tell-race-ready = Race { $race }: { $runners } runners. Lay your prices!
field-parts = Rating: horse, jockey, course, going, specials
field-form = $ of horse and jockey
field-price = $ of the price
field-owner = Owner

## Reports and credits
credit = Odds On is a game by David Bolton, published under CC BY 2.5; rules retold and card tables replaced here.
report-won-unowned = Race { $race }: { $horse } wins.
report-dead-heat = Race { $race }: dead heat of { $horses }.
report-longest-price = Longest price to win: { $horse } at { $price }, race { $race }.
report-best-runner = Best runner: { $horse } brought { $name } { $points } in race { $race }.
report-dearest-runner = Dearest runner: { $horse } cost { $name } { $points } in race { $race }.
report-highest-rating = Highest rating: { $horse } with { $rating } in race { $race }.
report-horse = horse
report-jockey = jockey
report-track = course
report-going = going
report-specials = specials
book-margin = Book: { $margin } % margin

## The rules, in our own words
rules = How it is played
rules-aim-title = You are a bookmaker
rules-aim = In five races you put prices on horses. Whoever priced a horse last owns it. The owners of the first two score the $ of the cards, which may be red: long prices and fine horses cost you. The highest total wins.
rules-turn-title = Your turn
rules-turn = Lay a price card beside a horse, play a special card on one, throw a card away, or pass. Then you draw, so that you always hold six cards.
rules-ladder-title = Prices step by step
rules-ladder = A horse without a price takes any price. A price can only be replaced by its neighbour on the ladder, one step shorter or longer. Then the horse is yours.
rules-off-title = They are off
rules-off = As soon as every horse has a price, the race is run. It also goes off when everybody passes in turn, or after twenty turns each; horses without a price then run for nobody.
rules-rating-title = The rating decides
rules-rating = Horse and jockey have values. A horse that likes the course gains 2, one that dislikes it loses 1; one that likes the going gains 1. Special cards beside it add or take away. The best rating wins; equal ratings are a dead heat.
rules-paid-title = What you score
rules-paid = The owner of the winner scores the $ of horse, jockey and price; the owner of the runner-up the $ of the price alone. In a dead heat all are paid in full.
rules-going-title = Course, weather, going
rules-going = One course for the whole meeting. The weather changes the going: rain makes it softer, sun harder, a heat wave two steps harder. Cloudbursts soften it for the rest of the day.
rules-end-title = The meeting
rules-end = Races have eight, seven, six, five and four horses. Hands and piles stay; the first turn passes to the left. After the fifth race the highest total wins; equal totals share.
rules-specials-title = The special cards
credit-long = Odds On is a game by David Bolton, published under the Creative Commons Attribution 2.5 licence (creativecommons.org/licenses/by/2.5). Here its rules are retold in other words and completed where the original says nothing, and its lost card tables are replaced; these changes are not his.

# The tile of the game on the host console
tile-odds-on = You are the bookmaker: sell prices, then watch them run.
without-phones = Choose printed cards in the settings, or let the table play for them.
