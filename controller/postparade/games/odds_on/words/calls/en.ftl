# What the caller says of Odds On. See locale/en/calls.ftl for arguments and parts of messages.

withdrawn = { $horse } is out of the race!
    .v2 = { $horse } cannot go on!
    .v3 = Oh no, { $horse } pulls up!
meeting = Welcome to the races! The going is { $going ->
    [soft] soft
    [firm] firm
    [good] good
   *[hard] hard
}.
field = The runners: { $horse } and { $other }.
    .v2 = Today's runners: { $horse } and { $other }.
    .v3 = In this race, { $horse } and { $other }.
field-next = { $horse }, { $other }.
    .v2 = { $horse } and { $other }.
field-last = { $horse } and { $other } complete the field.
    .v2 = And last, { $horse } and { $other }.
field-one = { $horse } completes the field.
market = The market is open. { $name } makes the first price.
    .v2 = Prices, please! { $name } begins.
    .v3 = Chalk out, bookmakers! { $name } first.
price-first = { $name } goes { odds }, { $the-horse }.
    .v2 = { odds } { $the-horse }, says { $name }.
    .v3 = { $the-horse }? { odds }, from { $name }.
    .v4 = { $name } chalks up { $the-horse } at { odds }.
price-shortens = { $the-horse } shortens to { odds }!
    .v2 = Money for { $the-horse }: { odds }, { $name }!
    .v3 = Down comes { $the-horse }: { odds }!
price-drifts = { $the-horse } drifts to { odds }.
    .v2 = Who wants { $the-horse }? { $name } goes { odds }.
    .v3 = { odds } now, { $the-horse }, and { $name } takes it over.
last-market = Only { $the-horse } has no price. One more, and they're off!
    .v2 = A price for { $the-horse }, and they're off!
    .v3 = { $the-horse } is the last to be priced. Who dares?
special-1 = A touch of mustard for { $the-horse }!
    .v2 = Something hot for { $the-horse }: mustard!
special-2 = The dope test! { $the-horse } has failed it!
    .v2 = { $the-horse } has failed the dope test! Out!
special-3 = A cloudburst over the course!
    .v2 = Umbrellas up: a cloudburst!
special-4 = The jockey falls off { $the-horse }!
    .v2 = Man down! { $the-horse } has lost the jockey!
special-5 = Somebody has been at { $the-horse }!
    .v2 = Who has been in the box of { $the-horse }?
special-6 = The tipsters fancy { $the-horse }!
    .v2 = Tip of the day: { $the-horse }!
special-7 = The jockey of { $the-horse } has been paid off!
    .v2 = An envelope for the jockey of { $the-horse }!
special-8 = A mix-up in the paddock! Is that { $the-horse }?
    .v2 = Which one is { $the-horse }? A mix-up in the paddock!
special-9 = A heavy handicap for { $the-horse }!
    .v2 = More lead in the saddle of { $the-horse }!
special-10 = The public loves { $the-horse }!
    .v2 = Everybody is on { $the-horse }!
special-11 = The jockey of { $the-horse } has been kidnapped!
    .v2 = Where is the jockey of { $the-horse }? Kidnapped!
special-12 = All bets on { $the-horse } are off!
    .v2 = Wipe the board: no bets on { $the-horse }!
horse-in = { $the-horse } comes in instead!
    .v2 = The new runner: { $the-horse }!
going-now = Rain! The going is { $going ->
    [soft] soft
    [firm] firm
    [good] good
   *[hard] hard
} now.
likes-course = { $the-horse } loves this course!
    .v2 = This is the course for { $the-horse }!
hates-course = { $the-horse } hates this course!
    .v2 = Not a course for { $the-horse }!
likes-going = The going suits { $the-horse }!
    .v2 = This is ground for { $the-horse }!
helped = What has got into { $the-horse }?
    .v2 = Look at { $the-horse } now!
hurt = Something is wrong with { $the-horse }!
    .v2 = What is the matter with { $the-horse }?
leads-still = Still { $horse }!
    .v2 = { $horse } holds on!
    .v3 = { $horse } keeps the lead!
chased = { $horse } from { $other }!
    .v2 = { $other } chases { $horse }!
    .v3 = { $horse }, and { $other } is not far!
points-won = { $name } scores { points }.
    .v2 = { $name } takes { points }.
    .v3 = Plus { points } for { $name }.
points-lost = Minus { points } for { $name }. Ouch!
    .v2 = { $name } pays { points }.
    .v3 = That win costs { $name } { points }.
