# The end of an evening, what is kept of it, and the board between evenings, in English.

evening-over = The evening is over
evening-counting = The judges are counting
evening-games = One evening, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
podium-3 = Third place
podium-2 = Second place
podium-1 = The winner of the evening
evening-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
evening-titles = Titles of the evening
evening-standings = Standings of the evening
evening-rule = Last in a game: 1 point. Everybody else: 1 more for each guest behind. Level on points, more games won counts.
evening-place = place
evening-name = name
evening-sum = points
evening-trophy = Trophy of the evening
evening-level = level with { $names }
title-comeback = Comeback of the evening
title-comeback-for = climbed { $value ->
    [one] { $value } place
   *[other] { $value } places
} in one game
title-luck = Fortune's favourite
title-luck-for = chance alone paid { $value ->
    [one] { $value } time
   *[other] { $value } times
}
title-risk = Heart of a lion
title-risk-for = { $value ->
    [one] { $value } bold call
   *[other] { $value } bold calls
}
title-fine = Pillar of the penalty box
title-fine-for = fined { $value ->
    [one] { $value } time
   *[other] { $value } times
}
title-pot = Best friend of the pot
title-pot-for = put { $value ->
    [one] { $value } chip
   *[other] { $value } chips
} into it
title-right = Sharpest eye
title-right-for = { $value ->
    [one] { $value } call
   *[other] { $value } calls
} came true
title-take = Golden touch
title-take-for = from { $value ->
    [one] { $value } race
   *[other] { $value } races
} nobody took more
title-home = Hand of fate
title-home-for = { $value ->
    [one] { $value } race
   *[other] { $value } races
} ended by a roll of their own
title-scheme = Ace up the sleeve
title-scheme-for = { $value ->
    [one] { $value } card
   *[other] { $value } cards
} played to change a race
title-lead = A nose in front
title-lead-for = alone in the lead after { $value ->
    [one] { $value } race
   *[other] { $value } races
}
title-scratch = Keys to the stable
title-scratch-for = sent { $value ->
    [one] { $value } horse
   *[other] { $value } horses
} back there
title-double = Seeing double
title-double-for = { $value ->
    [one] { $value } double
   *[other] { $value } doubles
} thrown
title-wait = Patience of a saint
title-wait-for = waited { $value ->
    [one] { $value } race
   *[other] { $value } races
} for the next best take
title-wrong = Eternal optimism
title-wrong-for = { $value ->
    [one] { $value } call
   *[other] { $value } calls
} went astray
title-throw = Strongest arm
title-throw-for = { $value ->
    [one] { $value } roll
   *[other] { $value } rolls
} of the dice
title-steady = Calm itself
title-steady-for = { $value ->
    [one] { $value } race
   *[other] { $value } races
} changed nothing about the place
title-haul = Biggest bite
title-haul-for = took { $value }% of all that one race brought
title-snake = Snake charmer
title-snake-for = { $value ->
    [one] a double one
   *[other] { $value } double ones
} thrown
title-boxcars = Full gallop
title-boxcars-for = { $value ->
    [one] a double six
   *[other] { $value } double sixes
} thrown
title-climb = Rocket from the gate
title-climb-for = climbed { $value ->
    [one] { $value } place
   *[other] { $value } places
} with one race
title-fall = Easy come, easy go
title-fall-for = lost { $value ->
    [one] { $value } place
   *[other] { $value } places
} with one race
title-shadow = In hot pursuit
title-shadow-for = alone in second place after { $value ->
    [one] { $value } race
   *[other] { $value } races
}
title-second = Silver lining
title-second-for = second-best take of { $value ->
    [one] { $value } race
   *[other] { $value } races
}
title-lantern = Bearer of the red lantern
title-lantern-for = alone in last place after { $value ->
    [one] { $value } race
   *[other] { $value } races
}
title-edge = Friend of the outsiders
title-edge-for = threw 2, 3, 11 or 12 { $value ->
    [one] { $value } time
   *[other] { $value } times
}
title-seven = Friend of the seven
title-seven-for = threw it { $value ->
    [one] { $value } time
   *[other] { $value } times
}
title-early = First in the saddle
title-early-for = took a seat before everybody else
title-late = Fashionably late
title-late-for = took a seat after everybody else
title-number = Number { $value } of the parade
title-number-for = guest number { $value } to take a seat
title-there = Soul of the table
title-there-for = there for { $value ->
    [one] { $value } race
   *[other] { $value } races
}
close-evening = End the evening
close-evening-note = The board shows podium, titles and trophy. The game on the table counts as it stands.
close-evening-asked = End the evening?
close-evening-stay = Play on
keepsake-yours = Your evening
keepsake-save = Save my evening
keepsake-share = Share
keepsake-note = One file with everything in it: open it without the table, send it on.
keepsake-looks-up = Look up: the evening ends on the board.
keepsake-place = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[other] Place { $place }
} of { $guests }
attract-welcome = Welcome to the races
attract-join = Scan to join
attract-wifi = Wi-Fi: { $name }
attract-wifi-code = QR code: into the Wi-Fi
attract-off = A demonstration race: the horses are off
attract-moves = The { $horse } takes a step
attract-leads = The { $horse } takes the lead
attract-one-to-go = One step to go for the { $horse }
attract-wins = The { $horse } wins. Sit down, and it could be yours
hall-of-fame = Hall of fame
hall-note = Keeps who has won your evenings, on this table alone. Nothing is written down while this is off.
hall-keep = Keep the winners of evenings
hall-show = Show them on the board between evenings
hall-clear = Clear the hall of fame
hall-clear-asked = Clear the hall of fame?
hall-clear-note = { $evenings ->
    [one] { $evenings } evening
   *[other] { $evenings } evenings
} will be forgotten for good. Reports and journal stay.
hall-clear-stay = Leave it
hall-empty = No evening is kept yet.
tonight = What is on tonight
tonight-note = One line that the board shows while nobody is there.
tonight-keep = Put it on the board
tonight-kept = It is on the board.
watching-title = Watch - Post Parade
watch-heading = Watch and pick
watch-what = Pick the winner before the off: 1 point for each race you call. No chips, no bets.
watch-only = Only watch, and pick winners for points
watch-enter = Watch
watch-horses = Horses
watch-sit = Take a seat, with the next race
watch-pick = Who wins? Tap a horse before the off.
watch-picked = Your pick. You may change it until the off.
watch-late = They are off. Pick before the next race.
watch-runs = Your horse is running!
watch-waits = Waiting for the next race.
watch-right = You called it: 1 point!
watch-wrong = Not your horse this time.
watch-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
} from { $races ->
    [one] { $races } race
   *[other] { $races } races
}
watch-pick-horse = Pick { $horse }
watch-ranking = Best eyes without a seat

## an evening on autopilot
schedule-title = Schedule - Post Parade
schedule = Schedule
schedules = Planned evenings
schedules-note = The table runs the evening by itself: games, breaks, closing time. Whatever the host does by hand comes first.
no-schedules = No evening is planned yet.
new-schedule = Plan an evening
example-pub = Pub quiz night: five games
example-afternoon = Family afternoon: two games
example-corner = Race corner: again and again
example-empty = Empty
start-schedule = Start tonight
edit-schedule = Change
delete-schedule = Delete
save-schedule = Save
leave-plan = Cancel
hold-schedule = Pause the schedule
continue-schedule = Go on
skip-item = Skip this game
extend-schedule = 15 minutes longer
call-closing = Last race, then end
stop-schedule = Go on by hand
schedule-starts = The next game starts by itself.
stage-gathering = Waiting for guests
stage-needs = { $needs ->
    [one] 1 more guest needed
   *[other] { $needs } more guests needed
 }
stage-race-in = Next race in { $time }
stage-last-race-in = Last race in { $time }
stage-game-in = { $game } in { $time }
stage-pause = Break · { $game } in { $time }
stage-playing = Racing
stage-playing-last = Last race of the evening
stage-result = That was { $game }
stage-paused = The game is paused
stage-resuming = The race goes on in { $time }
stage-held = The schedule is paused
stage-by_hand = A game of the host comes first
stage-misfit = { $game } is not for so many guests
stage-closing = The evening is ending
stage-stuck = The last race stands still
hint-gathering = It begins when enough guests sit at the table.
hint-paused = Somebody has paused the game: let it go on at the host console.
hint-held = Nothing begins by itself until you let it go on.
hint-by_hand = The schedule goes on when that game is over or off the table.
hint-misfit = Skip this game, or let somebody leave the table.
hint-stuck = Throw the dice, or take the game off the table at the host console; after half an hour the evening ends without it.
item-races = { $races ->
    [one] 1 race
   *[other] { $races } races
 }
item-minutes = { $minutes } min
item-whole = The whole game
item-on = on now: { $races } run · { $length }
item-next = next
item-played = played
item-skipped = skipped
skipped-asked = skipped
skipped-too_few = skipped: too few guests
skipped-too_many = skipped: too many guests
skipped-refused = skipped: it cannot be set up
closes-at = closes at { $when }
next-evening = Next evening: { $when }
venue-clock = Clock of the table: { $time }
venue-clock-wrong = The clock of the table says { $time }, which cannot be relied on: nothing begins by itself until it is set.
plan = Plan of the evening
plan-name = Name
plan-opens = Opens at
plan-closes = Closes at
plan-zone = Time zone
plan-zone-own = that of the table
plan-days = Begins by itself on
plan-days-note = Without a day, it begins when you start it.
plan-items = Games
plan-add = Add a game
plan-game = Game { $number }
plan-races = Races (0: all)
plan-minutes = Minutes (0: any)
plan-pause = Break, min
plan-up = Earlier
plan-down = Later
plan-rules = House rules
plan-own-rules = House rules: { $rules }
plan-seat-option = nobody in particular, because nobody knows yet who comes
plan-rhythm = Guests and breaks
plan-least = Guests at least
plan-between = Seconds between races
plan-patience = Minutes to wait for guests (0: as long as it takes)
plan-fill = The table fills up to so many seats (0: none)
plan-again = After the last game, begin again until closing time
