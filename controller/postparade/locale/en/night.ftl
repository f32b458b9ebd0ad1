# A race night: the pages of the hub, in English.

night-stage-title = Stage - Post Parade
night-standings-title = Standings - Post Parade
night-console-title = Organiser's console - Post Parade
night-join-title = Join a race night - Post Parade
night-pages = Pages
night-stage = Stage
night-console = Organiser's console
night-standings = Standings
night-tables = Tables
night-guests = guests
night-final = Final
night-final-at = Final at { $table }
night-heats = Heats
night-no-table = No table has joined yet.
night-no-table-how = The organiser's console shows the link that tables join with.
night-no-results = No race has finished yet.
night-away = away
night-away-since = away for { $seconds } s
night-waiting = no game yet
night-paused = paused
night-leads = { $horse } leads
night-leads-chance = { $horse } leads · { $chance } %
night-level = level
night-won = { $horse } has won
night-close = Close finish
night-at-the-gates = at the gates
night-away-stage = The hub cannot be reached; what is shown may be old.
night-over = The race night is over
night-meeting = { $name }: { $races ->
    [one] { $races } race
   *[other] { $races } races
} at every table
night-place = place
night-name = name
night-table = table
night-points = points
night-purse = purse
night-wins = wins
night-races = races
night-points-each = points a race
night-purse-each = purse a race
night-rule-points = For each race 10, 6, 4, 3, 2 and 1 points, to whom it brought most.
night-rule-place = Races won count, then second places, and so on.
night-rule-purse = What races brought, in hundredths of what the game began with.
night-seat = seat { $seat }
night-pin = Organiser's PIN
night-pin-where = postparade hub prints it when it starts.
night-sign-in = Sign in
night-sign-out = Sign out
night-invite = Let a table join
night-invite-how = Start each table with this link:
night-command = postparade run --join { $link }
night-renew-code = Another code
night-all = All tables
night-start = Go on
night-start-all = Start all together
night-pause = Pause
night-resume = Resume
night-end = End the night
night-duck = Sound down
night-announce = Announce
night-announcement = Announcement
night-announcement-clear = Take it down
night-announcement-note = Boards, phones and the stage show it at once; callers say it between two races, never over a finish.
night-notice-soon = The next race starts in five minutes.
night-notice-break = We take a break of a quarter of an hour.
night-notice-bar = The bar is closing soon: last orders, please!
night-notice-final = The final is about to be run.
night-notice-prizes = The prizes are about to be given.
night-move = Move
night-moves = Move a guest
night-moves-note = The guest leaves after the race with what the rules leave them, and sits down at the other table, at the same seat where it is free. The phone follows by itself.
night-move-who = Guest
night-move-to = To table
night-move-everybody = Everybody at { $table }
night-move-on-the-way = { $name }: on the way to { $table }
night-move-done = { $name }: now at { $table }, seat { $seat }
night-move-stayed = { $name }: stayed at { $table }
night-move-stay = Let the guest stay
night-move-nobody = Nobody sits at a table yet.
night-contest = Contest
night-contest-name = Name
night-contest-races = Races at every table (empty: all)
night-contest-by = Decided by
night-by-points = points
night-by-place = places
night-by-purse = purse
night-contest-teams = Team evening: tables first
night-contest-advance = Finalists of each table (0: no final)
night-contest-draw = Seats of the final
night-draw-lot = drawn by lot
night-draw-seeding = best first
night-begin = Begin the contest
night-draw-final = Draw the final
night-final-table = Table of the final
night-race = Common race
night-race-round = Common race over { $lengths } lengths · round { $round }
night-race-won = { $tables } { $count ->
    [one] has won the common race
   *[other] have won the common race
}
night-race-missing = Yet to roll: { $tables }
night-race-rolled-of = { $rolled } of { $field } have rolled
night-race-left = { $seconds } s left
night-race-counts = Your next roll counts
night-race-no-dice = no dice
night-race-needs-dice = Play a game with dice to roll for your horse
night-race-counted = { $sum } for your horse
night-race-place = place { $place } of { $field }
night-race-how = Every table rolls for a horse of its own while it plays: in each round, its first roll of two dice counts.
night-race-lengths = Lengths
night-race-seconds = Seconds that a round goes on after its first roll
night-race-begin = Start the common race
night-race-close = Close the round now
night-race-call-off = Call the race off
night-health = Health of the tables
night-here = here
night-latency = { $ms } ms
night-entry = entry { $entry }
night-behind = { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} behind
night-clock = clock { $seconds } s off
night-version = version { $version }
night-refused = { $times ->
    [one] { $times } message
   *[other] { $times } messages
} refused
night-withdrawn = { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} withdrawn
night-rejoin = Take the journal as it is now
night-order-open = told, not done yet
night-order-done = done
night-done = Done.
night-table-fault = cannot play ({ $code })
night-join-how = This link lets a table join the race night. Start the table on its machine with it:
night-join = Join the race night
night-league-reports = This night is reported to the league { $league }.
night-league-joins = This night will be reported to a league, which has not answered yet.
night-forget = Delete a name
night-forget-note = The name goes from this hub and from the league; the table keeps it until the guest is renamed.
night-forget-who = Name
night-forget-do = Delete the name
night-forgotten = { $seats ->
    [0] Nobody has that name here.
    [one] The name was deleted at one seat.
   *[other] The name was deleted at { $seats } seats.
}
league-title = League - Post Parade
league-console-title = League console - Post Parade
league-page = League
league-console = League console
league-season = Season
league-season-number = Season { $number }
league-venue = venue
league-venues = Venues
league-meetings = meetings
league-records = Records of the season
league-record-purse = Largest purse in a race
league-record-points = Most points
league-record-wins = Most races won
league-record-races = Most races run
league-record-streak = Most wins in a row
league-guest = Guest { $code }
league-no-races = No race has been reported in this season yet.
league-no-venues = No venue has joined yet.
league-names-note = Guests are named only if they have agreed on their phones.
league-csv = All races as CSV
league-json = All races as JSON
league-away-page = The league cannot be reached; what is shown may be old.
league-pin-where = postparade league prints it when it starts.
league-join = Report to the league
league-invite = Let a venue join
league-invite-how = Start the hub of each venue with this link:
league-command = postparade hub --league { $link }
league-new-season = A new season
league-new-season-note = What venues report from now on belongs to it.
league-begin-season = Begin the season
league-forget-note = The name goes from every season; the races stay under a pseudonym.
league-consent = Show my name in the league { $league }?
league-consent-yes = The league shows your name. You can take that back at any time.
league-consent-no = The league counts your races without your name.
