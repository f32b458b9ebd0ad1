# What the pages say at which somebody works on camera and track or plays with the simulated table, in English.
# What has no unit beside it may be words; everything else is a number.

## Every workplace

to-console = To the host console
hosts-page = This page is the host's. Sign in at the host console first, then come back.
try-again = Try again.

## The live picture

live-picture = Live picture of the dice camera
picture-stands = The picture is frozen.
picture-waits = Waiting for the first picture…
eye-silent = The program that reads the dice does not answer. Trying again…

## Calibrating the dice camera

camera-title = Dice camera - Post Parade
steps = Steps
camera-sees = What the camera sees
pictures-taken = Pictures taken
waiting-for-dice = Waiting for the dice
advice = Advice
step-look = Aim
step-empty = Empty tray
step-outline = Outline
step-roll = Test roll
step-verdict = Save
camera-blind = No picture of the tray
camera-blind-way = Calibration can start as soon as the camera delivers a picture.
camera-idle = This camera is not calibrated yet
camera-idle-way = It takes a minute: an empty tray, then one throw. Rolls of the running game wait meanwhile.
camera-saved = This camera is calibrated
camera-aim = Aim camera and lamp
camera-aim-way = Hang the camera straight above the tray so that the whole floor is in the picture, and follow the advice. Take everything out of the tray. Rolls do not count until you are done.
camera-empty = Hands off the tray
camera-empty-way = The empty tray is being photographed…
camera-outline = Is this the floor of the tray?
camera-outline-way = Drag the corners where the line is off.
camera-roll = Throw both dice
camera-roll-way = Throw them into the tray as you do in the game, and take your hand away.
camera-verdict = This is what the camera found
camera-verdict-way = Save it, or throw again.
outline-whole = The floor fills the whole picture.
outline-missing = No outline was found: draw it by hand, or let the dice land anywhere.
corner = Corner { $number }: move it with the arrow keys
stored-now = Stored, with { $edge } pixels a die. Take the dice out of the tray: the next throw counts.
stored-since = Since { $when }, with { $edge } pixels a die. Calibrate it anew whenever camera, tray or lamp has moved.
stop-calibrating = Stop calibrating
tray-is-empty = The tray is empty: go on
yes-go-on = Yes, go on
larger = Larger
smaller = Smaller
dice-anywhere = Dice may land anywhere
draw-by-hand = Draw it by hand
new-picture = New picture
change-outline = Change the outline
empty-again = Empty tray again
save = Save
throw-again = Throw again
start-anew = Start anew
back-to-console = Back to the host console
calibrate-anew = Calibrate anew
calibrate-camera = Calibrate this camera
light = Light
light-of = { $light } of 255
evenness = Evenness
times-as-bright = { $times } times
flicker = Flicker
all-fine = Everything is fine.
contrast-dice = Contrast of dice
contrast-pips = Contrast of pips
light-fine = Light and picture are fine.
dice-unread = The dice could not be read.
pixels-a-die = { $edge } pixels a die

## The lights of the track

track-title = Track lights - Post Parade
strip-shows = What the strip shows, pixel by pixel
connection = The connection
link-of = { $driver }: { $state }
link-of-firmware = { $driver }, firmware { $firmware }: { $state }
pictures-shown = Pictures shown
pictures-lost = Pictures lost
messages-damaged = Damaged messages
commands-again = Commands sent again
board-starts = Starts of the board
connections-again = Connections made again
check-wiring = Check the wiring
check-explained = Each lane has one green light at its gate and three red ones at its finish; white light runs from green to red. The lights go back to the race after two minutes at the latest.
light-one-lane = Light one lane
all-lanes = All lanes in turn
all-colours = Red, green, blue, white
shows-race = The strip shows the race.
lit-lane = Lit: horse { $horse }
lit-red = Lit: red
lit-green = Lit: green
lit-blue = Lit: blue
lit-white = Lit: white
back-to-race = Back to the race
the-light = The light
brightness = Brightness
night = Night
without-colours = Horses told apart without colours
current-now = About { $now } mA of at most { $most } mA.
track-keep = Kept until the table stops. To keep it for good, set it in [track] in the configuration.

## The dice watch

watch-title = Dice watch - Post Parade
dice-watch = Dice watch
watch-reconnecting = Reconnecting…
freeze = Freeze
what-it-thinks = What it thinks
nothing-yet = Nothing yet.
how-it-goes = How it goes
tray-empty = The tray is empty.
something-moves = Something moves.
watch-moved = The camera has been moved: put it back or calibrate it again.
no-picture = No picture.
not-sure = Not sure.
so-sure = { $values }, { $share } sure
perhaps = Perhaps
seconds-ago = { $seconds } s ago
minutes-ago = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} ago
none-yet = None yet.
light-told = { $level } of white on average, { $judged }
light-glaring = { $light }; glare on { $share } of the picture
light-very-dim = very dark
light-dim = dark
light-good = good
light-very-strong = very bright
frames = Frames
frames-told = { $captured } a second captured, { $read } read; { $dropped } of { $all } left out for newer ones
reading = Reading
reading-told = { $ms } ms for a frame, { $age } ms old when read
settings = Settings
goes-on-adjusting = the camera keeps adjusting itself: { $what }
nothing-adjusts = the camera adjusts nothing by itself
tray = Tray
tray-known = its empty picture is known
tray-learned = its empty picture is learned while nothing lies there

## The simulated table

simulator-title = Simulated table - Post Parade
tray-seen = The tray, as the camera sees it
tray-picture = Live picture of the dice tray
drop-photo = Drop a photograph here
throw-two = Throw two dice
photograph = Photograph…
choose-faces = Choose the faces
strip-and-horses = The strip and the horses
hands-and-faults = Hands, buttons and faults
link-to-board = The link to the board
only-host-plays = Only the host plays with the simulated table
sign-in-first = Sign in on the host console
photo-not-taken = The table did not accept the photograph.
lane-pixels = Pixels of lane { $number }
servo-at = Servo at { $us } µs
servo-limp = Servo without signal
between-races = Between two races
roll-committed = { $dice } = { $sum }, committed
link-driver = Driver
link-state = Connection
link-firmware = Firmware
link-pictures = Pictures a second
link-current = Current in mA
the-tray = The tray
group-buttons = Buttons
group-cable = The cable to the board
group-rails = Strip and rails
cocked-throw = Cocked throw
hand-over-tray = Hand over the tray
bump-camera = Bump the camera
empty-the-tray = Empty the tray
unplug-camera = Unplug the camera
button-number = Button { $number }
pull-cable = Pull the cable
let-nothing-through = Let nothing through
reset-board = Reset the board
lost-bytes = Lost bytes
turned-bits = Turned bits
pieces-cut = Pieces cut in two
late-by = Late by seconds
dead-pixels = Dead pixels
other-order = Strips with another colour order
stuck-horse = Stuck horse (0: none)
