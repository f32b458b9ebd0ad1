# What the caller says of Odds On. See locale/en/calls.ftl for arguments and parts of messages.

# 1-3: told
withdrawn = { $horse } is out of the race!
    .v2 = { $horse } cannot go on!
    .v3 = Oh no, { $horse } pulls up!
# 1: told
meeting = The meeting is on. The going is { $going ->
    [soft] soft
    [firm] firm
    [good] good
   *[hard] hard
}.
# 1-3: told
field = Among the runners: { $horse } and { $other }.
    .v2 = In the field: { $horse } and { $other }.
    .v3 = In this race, among others: { $horse } and { $other }.
# 1-2: told
field-next = Then { $horse }, and { $other }.
    .v2 = { $horse } and { $other }.
# 1-2: told
field-last = { $horse } and { $other } complete the field.
    .v2 = And last, { $horse } and { $other }.
# 1: told
field-one = { $horse } completes the field.
# 1-3: told
market = The market is open. { $name } makes the first price.
    .v2 = Prices, please! { $name } begins.
    .v3 = Chalk out, bookmakers! { $name } first.
# 1-4: told
price-first = { $name } goes { odds }, { $the-horse }.
    .v2 = { odds } { $the-horse }, says { $name }.
    .v3 = { $the-horse }? { odds }, from { $name }.
    .v4 = { $name } chalks up { $the-horse } at { odds }.
# 1-3: told
price-shortens = { $the-horse } shortens to { odds }!
    .v2 = Money for { $the-horse }: { odds }, { $name }!
    .v3 = Down comes { $the-horse }: { odds }!
# 1-3: told
price-drifts = { $the-horse } drifts to { odds }.
    .v2 = Who wants { $the-horse }? { $name } goes { odds }.
    .v3 = { odds } now, { $the-horse }, and { $name } takes it over.
# 1-3: told
last-market = Only { $the-horse } has no price. One more, and they're off!
    .v2 = A price for { $the-horse }, and they're off!
    .v3 = { $the-horse } is the last to be priced. Who dares?
# 1-2: told
special-1 = { $name } has a touch of mustard for { $the-horse }!
    .v2 = Mustard for { $the-horse }! { $name } knows the recipe!
# 1-2: told
special-2 = { $name } calls the vet: { $the-horse } has failed the dope test!
    .v2 = Dope test, says { $name }! { $the-horse } has failed it! Out!
# 1-2: told
special-3 = { $name } orders a cloudburst over the course!
    .v2 = Umbrellas up: { $name } makes it rain!
# 1-2: told
special-4 = { $name } was watching: the jockey falls off { $the-horse }!
    .v2 = Man down! { $the-horse } has lost the jockey, thanks to { $name }!
# 1-2: told
special-5 = { $name } has been at { $the-horse }!
    .v2 = Who was in the box of { $the-horse }? Ask { $name }!
# 1-2: told
special-6 = { $name } tips { $the-horse }!
    .v2 = Tip of the day, from { $name }: { $the-horse }!
# 1-2: told
special-7 = { $name } pays off the jockey of { $the-horse }!
    .v2 = An envelope for the jockey of { $the-horse }, from { $name }!
# 1-2: told
special-8 = { $name } mixes up the paddock! Is that { $the-horse }?
    .v2 = Which one is { $the-horse }? { $name } has mixed them up!
# 1-2: told
special-9 = { $name } wants a heavy handicap for { $the-horse }!
    .v2 = More lead for { $the-horse }, says { $name }!
# 1-2: told
special-10 = { $name } talks up { $the-horse }: the public loves it!
    .v2 = Everybody is on { $the-horse }! { $name } started it!
# 1-2: told
special-11 = { $name } kidnaps the jockey of { $the-horse }!
    .v2 = Where is the jockey of { $the-horse }? Ask { $name }!
# 1-2: told
special-12 = { $name } calls off all bets on { $the-horse }!
    .v2 = { $name } wipes the board: no bets on { $the-horse }!
# 1-2: told
horse-in = { $the-horse } comes in instead!
    .v2 = The new runner: { $the-horse }!
# 1: told
going-now = Rain! The going is { $going ->
    [soft] soft
    [firm] firm
    [good] good
   *[hard] hard
} now.
# 1-2: told
likes-course = { $the-horse } loves this course!
    .v2 = This is the course for { $the-horse }!
# 1-2: told
hates-course = { $the-horse } hates this course!
    .v2 = Not a course for { $the-horse }!
# 1-2: told
likes-going = The going suits { $the-horse }!
    .v2 = This is ground for { $the-horse }!
# 1-2: told
helped = What has got into { $the-horse }?
    .v2 = Look, { $the-horse }!
# 1-2: told
hurt = Something is wrong with { $the-horse }!
    .v2 = What is the matter with { $the-horse }?
# 1-2: told
likes-course-hot = { $the-horse } thrives!
    .v2 = { $the-horse } loves it!
# 1-2: told
hates-course-hot = { $the-horse } struggles!
    .v2 = { $the-horse } hates it!
# 1-2: told
likes-going-hot = { $the-horse } enjoys it!
    .v2 = { $the-horse } skips along!
# 1-2: told
helped-hot = Look, { $the-horse }!
    .v2 = Well, { $the-horse }!
# 1-2: told
hurt-hot = { $the-horse } falters!
    .v2 = Trouble: { $the-horse }!
# 1-3: level, told
level-still = Still level!
    .v2 = Nothing in it!
    .v3 = Two in front!
# 1-3: leads, told
leads-still = Still { $horse }!
    .v2 = { $horse } holds!
    .v3 = { $horse } leads!
# 1-3: first-two
chased = { $horse } from { $other }!
    .v2 = { $other } chases { $horse }!
    .v3 = { $horse }, and { $other } is not far!
# 1-3: told
points-won = { $name } scores { points }.
    .v2 = { $name } takes { points }.
    .v3 = Plus { points } for { $name }.
# 1-3: told
points-lost = Minus { points } for { $name }. Ouch!
    .v2 = { $name } pays { points }.
    .v3 = That win costs { $name } { points }.
# 1-3: told
chalked = { $name } had chalked up { $the-horse } at { odds }!
    .v2 = { odds } on the board of { $name }: { $the-horse }!
    .v3 = That one stood with { $name }, at { odds }!
