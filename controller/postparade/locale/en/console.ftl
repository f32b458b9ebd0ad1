# What the host console says, in English. $name is a player, all others are numbers unless their name tells.

simulated-table = Simulated table
dice-camera = Dice camera
programs = Programs
track-lights = Track lights
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
signs-out-all-devices = All devices that opened this console are signed out, this one too. Whoever knows the PIN can sign in again.
sign-out-everywhere-asked = Sign out everywhere?
sign-out-all = Sign out all devices
stay-signed-in = Stay signed in
who-runs = Who runs the evening?
pin-asked = PIN, six digits, printed where the table was started
open-console = Open the console
now = Now
last-rolls = Last rolls
misread = Misread? Tap the roll, then the faces the dice really showed.
settled-for-good = Earlier races are settled for good. Rolls of this race will appear here.
new-game = New game
game = Game
start-game = Start the game
seats = Seats
phoneless-name = Name of a player without a phone
phoneless = A player without a phone
add = Add
join-with-phone = Join with a phone
with-code = code { $code }
at-the-door = At the door
let-in = Let in
let-in-who = Let { $name } in
turn-away = Turn away
turn-away-who = Turn { $name } away
door-open = Everybody with the code
door-ask = I let each one in
door-closed = Nobody
who-comes-in = Who may join
seats-each = Seats a phone may take
never-played = Never played: { $names }
clear-idle = Remove those who never played
screen-asks = Screen { $number } asks to show the join code
allow-screen = Show it there
allow-screen-number = Show the join code on screen { $number }
not-that-screen = No
not-screen-number = No join code for screen { $number }
the-table = The table
dice = Dice
sound = Sound
by-hand = entered by hand
source-photos = photographs
source-buttons = buttons
source-number-pad = number pad
source-smart = smart dice
source-electronic = thrown by the table itself
connected = connected
not-connected = not connected
confirmation-absent = not connected
confirmation-withheld = connected, but the race is not shown
confirmation-sent = everything is sent; nothing confirms it
confirmation-received = the device confirms what it receives
confirmation-confirmed = the device confirms what it shows
device-camera = Camera
device-smart-dice = Smart dice
camera-absent = not connected
camera-withheld = connected, but it sees nothing
camera-sent = gives recorded pictures
camera-confirmed = gives pictures
not-known = Not known: { $what }.
show-race-there = Show the race there
none = none
put-tray-right = Put it right
go-there = Go there
no-game = No game on the table
seat-players-first = Seat the players, then start a game
silent-table = The table does not answer.
take-off = Take the game off the table
take-off-asked = Take the game off the table?
journal-keeps = The report of the evening keeps it. What everybody holds does not count in the next game.
close-game = Close the game
keep-playing = Keep playing
leave-on-table = Leave it on the table
close = Close

## Seats

seat-of = { $name }'s seat
qr-of = QR code for { $name }'s seat
scan-to-reseat = { $name } scans this with the new phone. The old phone is signed out. The code works once, for five minutes.
new-name = New name
rename = Rename
rename-who = Rename { $name }
called-by-seat = The caller says “seat { $seat }”, because no voice can pronounce this name.
choice-top-up = Buy chips
choice-join = Join the game
choice-leave = Leave the game
clear-seat = Clear the seat
phone-here = phone here
phone-asleep = phone asleep
no-phone = no phone
more-for = More for { $name }
really-showed = What did the dice really show?
correct-roll = Correct { $name }'s roll of { $roll }
corrected = corrected
so-many-chips = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}

## Setting up a game

option-chips = Chips for everybody
option-dealer = Dealer of the first race
option-dealer-nobody = the last seat
option-youngest-nobody = the first seat
option-tokens = Tokens in all
option-races = Races
option-youngest = The youngest rolls first
option-tie-break = One more race if the leaders are level
option-board = Board: moves of horses 2 to 7
option-board-usual = usual
option-board-sixteen = sixteen
option-board-even-steps = even steps
option-board-short = short
option-board-double = double
option-own = your own numbers
option-scratch-values = Scratches cost
option-scratch-values-rising = rising
option-scratch-values-flat = flat
option-scratch-values-nickels = nickels
house-rules = House rules
option-ante = Ante: everybody pays before each race
option-roller-purse = Roller's purse: the pot pays whoever rolls the winner home
option-even-deal = Even deal: cards left over belong to the pot
option-cards = Cards
option-cards-dealt = dealt by the table
option-cards-physical = printed cards in your hands
players-from-to = { $least } to { $most } players
players-take-part = { $players } players take part.
seat-at-least = Seat at least { $players } players first.
odds-and-report = Odds and report
odds-are-on = Board and phones show every horse's chance, and what the race is worth.
odds-are-off = Chances are hidden: a purer game.
hide-odds = Hide the odds
show-odds = Show the odds
sound-voice = Caller
sound-bed = Crowd and hooves
sound-effects = Bugle, bell, chips and dice
sound-muted = Mute
sound-night = Night: softer, without bugle and bell
sound-dice = Sound of rolling dice
sound-attract = Caller in the breaks: softly, while nobody is there
sound-output = Output
sound-default = Default device
sound-delay = Delay
sound-delay-of = about { $ms } ms
sound-goes = Sound goes to: { $device }
sound-withheld = but nobody can hear it
sound-sent = nothing confirms that it is heard
sound-received = the system plays it
sound-nowhere = No sound device. Captions continue.
sound-is-off = Sound is switched off in the configuration. Captions continue.
caller-said = What the caller said
never-again = Never say that again
say-again = Say it again
sound-try = Test the sound
keep-it-so = Keep these settings
until-it-stops = Changes last until the table stops.
kept-for-good = Saved: the table will start with these settings.
save-report = Save the report
report-after-board = The report can be saved once the board has shown the end of the evening.

## Dice health

dice-health = Dice health
no-rolls-yet = No rolls to judge yet.
usually = { $times } usual
suspicious = suspicious
nothing-unusual = Nothing unusual in { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}.
finding-rare = { $what }; at most one fair evening in { $rare } ever looks like this.
finding-die = The { $die } die showed the { $number } in { $way ->
    [seldom] only { $times }
   *[often] { $times }
} of { $tries } rolls, usual: { $usual }
finding-face = The face { $number } came { $way ->
    [seldom] only { $times } times
   *[often] { $times } times
} in { $tries } faces, usual: { $usual }
finding-sum = The sum { $number } came { $way ->
    [seldom] only { $times } times
   *[often] { $times } times
} in { $tries } rolls, usual: { $usual }
finding-again = The same two faces came again { $way ->
    [seldom] only { $times } times
   *[often] { $times } times
} in { $tries } rolls, usual: { $usual }; dice that are not shaken, or a roll that is read twice
finding-order = High and low sums { $way ->
    [seldom] come in streaks that are too long
   *[often] take turns too often
}: { $times } changes in { $tries }, usual: { $usual }
try-other-dice = Try other dice. If the camera reads them, look at the last rolls: it may take one face for another.
faces-of-die = Faces of the { $die } die
bars-and-lines = Bars: how often it came. Lines: what fair dice give.
by-luck = How likely is that by luck?
luck-faces = faces
luck-sums = sums
luck-runs = high and low in turn
luck-again = the same faces again
luck-explained = How often fair dice look at least this uneven. If you look after every roll you will see small numbers now and then; the sentence above allows for that.
not-counted = Not counted: { $rolls }.
so-often = { $times ->
    [one] { $times } time
   *[other] { $times } times
}
faces-of-rolls = Faces, { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}
sums-of-rolls = Sums, { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}
left-out = { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}: { $reader }
left-out-electronic = { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
} thrown by the table itself
left-out-photographs = { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
} read from photographs
left-out-unknown = { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
} from before the journal recorded who read them
who-plays = Who plays?
players-so-many = { $counts } players
players-wrong-number = { $players } would take part; this game is for { $counts }.
option-cards-recorded = entered by the host, to replay an evening
show-chart = Chart on the board
incidents = What went wrong
seen-all = Seen: clear this
last-races = Last races
show-on-board = Show on the board
stop-replay = Stop the replay
last-races-note = The board can replay a race while no other race is on.

# Who may type rolls
typing-who = Who may type rolls in
typing-marked = Typed rolls are marked on the board and listed by the ledger.
typing-everybody = Everybody
typing-host = The host only
typing-nobody = Nobody

# Version and digest of the program
program = Program

## The Run screen and the parts of the set-up

run-room = Run
setup-room = Set up
console-rooms = Console
run-tools = Tools of the evening
setup-parts = Parts of the set-up
pause-game = Pause the game
choice-resume-table = Go on with the game
table-plays = The table plays…
table-plays-note = For a guest who is away. It decides like that guest would on the phone, and sees no more. The guest takes over again with one tap.
table-plays-for = The table plays for { $name }
table-plays-now = The table plays for: { $names }
guest-plays = { $name } plays again
step-in = Let the table play for { $name }
seat-bot = One more player
seat-bot-note = Too few guests? The table takes a seat, too:
fill-seats = Let the table play { $players ->
    [one] { $players } seat
   *[other] { $players } seats
}
temper-careful = careful
temper-steady = steady
temper-bold = bold
bot-name-careful = Prudence
bot-name-steady = Ernest
bot-name-bold = Max
volume = Volume
light-level = Light
last-roll-name = Last roll
put-right = Put it right
put-right-so = Yes, put it right
take-back = Nobody rolled: take it back
take-back-so = Yes, take it back
preview-horse = Horse { $horse }: place { $before } → { $after }
preview-out = Horse { $horse } is scratched
preview-in = Horse { $horse } runs again
preview-purse = { $name }: { $before } → { $after }
preview-pot = Pot: { $before } → { $after }
preview-winner = Winner: { $horses }
preview-no-winner = The race goes on
preview-lapsed = { $count ->
    [one] One action lapses
   *[other] { $count } actions lapse
}: { $names }
preview-nothing = Nothing else changes.
another-game = Another game
another-evening = Another evening
presets = Presets
preset-sets = Sets: { $settings }
preset-name-quick = Five minutes a race
preset-name-children = With children
preset-name-pub = Loud pub
setting-on = on
setting-off = off
preset-odds = Odds: { $value ->
    [true] shown
   *[other] hidden
}
preset-typing = Rolls: typed by the host only
preset-voice = Caller: { $percent } %
preset-bed = Crowd: { $percent } %
preset-effects = Effects: { $percent } %
preset-night = Night mode off
preset-brightness = Light: { $percent } %
step-1 = Guests scan the code ({ $players } here)
step-2 = Choose a game
step-3 = Start
about-minutes = about { $minutes } min
needs-no-dice = No dice are needed.
needs-dice = { $count ->
    [one] Needs one die with { $sides } faces.
   *[other] Needs { $count } dice with { $sides } faces.
}
without-phone = Without a phone: { $names }.
game-settings = Settings of this game
keys-and-buttons = Keys and buttons
keys-explained = Enter goes on, P pauses, U puts the last roll right. Buttons on the track, GPIO buttons and a number pad can do the same.
keys-on = Keys work on the Run screen
keys-shown = Enter: go on · P: pause · U: put right
type-roll = Type the roll in
evening = Evening
needs-attention = Needs attention
