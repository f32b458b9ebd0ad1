# What the pages say at which somebody works on camera and track or plays with the simulated table, in English.
# What has no unit beside it may be words; everything else is a number.

## Every workplace

to-console = To the host console
hosts-page = This page is for the host. Sign in on the host console first, then come back.
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
stored-since = Since { $when }, with { $edge } pixels a die. Calibrate it again whenever camera, tray or lamp has moved.
retake-title = Camera or tray has moved
retake-way = Take everything out of the tray. Two taps, and the table reads again; nobody has to throw for it.
retake = The tray is empty: take it as it is
retake-save = Yes, play on
retaken-now = Stored. The next roll counts, and tells how large the dice are.
retaken-since = Since { $when }. The next roll that is read tells how large the dice are.
played = While people played: { $read } of { $rolls } rolls read and not corrected, { $asked } asked about, { $wrong } corrected.
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
start-anew = Start over
back-to-console = Back to the host console
calibrate-anew = Calibrate again
calibrate-camera = Calibrate this camera
light = Light
light-of = { $light } of 255
evenness = Evenness
noise-at-rest = Noise at rest
times-as-bright = { $times } times
flicker = Flicker
all-fine = Everything is fine.
contrast-dice = Contrast of dice
contrast-pips = Contrast of pips
light-fine = Light and picture are fine.
dice-unread = The dice could not be read.
pixels-a-die = { $edge } pixels a die
taking = How pictures are taken
taking-exposure = Exposure in milliseconds (empty: the camera finds it by itself)
taking-exposure-way = Under lamps on mains current, multiples of 10 ms (8.3 ms in America) do not flicker.
taking-encoding = Pictures over the cable
taking-any = as the camera likes
taking-mjpg = compressed (MJPG)
taking-yuyv = uncompressed (YUYV)
taking-rate = Pictures a second (empty: as many as the camera likes)
taking-apply = Take pictures like this
taking-configured = As in the configuration
taking-now = Now: { $what }
exposed-for = exposed for { $ms } ms
exposed-unknown = the camera finds its exposure by itself
rate-now = { $rate } a second
exposure-from-dice = The dice of the test roll set the exposure.

## The lights of the track

track-title = Track lights - Post Parade
strip-shows = What the strip shows, pixel by pixel
connection = The connection
link-of = { $driver }: { $state }
link-of-firmware = { $driver }, firmware { $firmware }: { $state }
frames-shown = Frames shown
frames-sent = Frames sent
frames-lost = Frames lost
messages-damaged = Damaged messages
commands-again = Commands sent again
board-starts = Starts of the board
connections-again = Reconnections
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
without-colours = Tell horses apart without colours
current-now = About { $now } mA of at most { $most } mA.

## The dice watch

watch-title = Dice watch - Post Parade
dice-watch = Dice watch
watch-reconnecting = Reconnecting…
freeze = Freeze
what-it-thinks = What it thinks
nothing-yet = Nothing yet.
how-it-goes = How it is going
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
frames-told = { $captured } a second captured, { $read } read; { $dropped } of { $all } skipped for newer ones
reading = Reading
reading-told = { $ms } ms for a frame, { $age } ms old when read
settings = Settings
goes-on-adjusting = the camera keeps adjusting itself: { $what }
nothing-adjusts = the camera adjusts nothing by itself
tray = Tray
tray-known = its empty picture is known
tray-learned = its empty picture is learned while nothing lies in it

## Measuring the dice camera

measure-title = Measure the camera - Post Parade
measure-camera = Measure the camera
measure-privacy = Only pictures of the tray are kept, and only of rolls that were misread or not read. They stay on this machine, beside the calibration, and are part of a bundle for a bug report.
measure-count = { $done } of { $wanted } rolls
measure-throw = Throw both dice
measure-throw-way = Throw them into the tray as you do in the game, and take your hand away.
measure-throw-now = Throw
measure-read = Is that what lies there?
measure-right = Yes, exactly
measure-else = No, something else
measure-asked = What do the dice show?
measure-asked-way = The table would ask here. { $why }
measure-leave-out = That was no roll
measure-take-back = Take back the last roll
measure-done = { $rolls ->
    [one] One roll is measured
   *[other] All { $rolls } rolls are measured
}
measure-done-way = The result is kept beside the calibration. You may close this page and stop the program.
measure-anew = Measure again
measured-result = Result
measured-read = read
measured-asked = asked
measured-wrong = misread
measured-bound = With 95 % certainty, at most { $share } of all rolls are misread.
measured-offered = { $offered } of the { $asked } asked about were offered first, for one tap.
measured-missed = Misread, or not read
measured-roll-asked = Roll { $number }: { $dice }
measured-roll-wrong = Roll { $number }: { $dice }, read as { $read }
measured-picture = The tray at roll { $number }
measured-well = Every roll was read. Nothing needs to change.
what-would-help = What would help
help-glare = Soften the light: lamps on two sides, or light from the ceiling, and a shorter exposure.
help-cocked = Dice that lean cannot be read: a flat floor and a larger tray help. If they lay flat, mount the camera straight above the middle.
help-blurred = Set the focus on the tray, and give it more light, so that the exposure may be shorter.
help-covered = Take the hand away sooner, and keep everything else out of the tray. If nothing was there, calibrate again.
help-rest = Fix the camera in place, and keep moving light off the tray.
help-touching = A larger tray lets dice come to lie apart.
help-too-many = Take everything else out of the tray. If nothing was there, calibrate again.
help-light = Give the tray more light, or less if it is pure white.
help-unsure = Bring the camera nearer: 60 pixels a die are well. Use dice whose pips stand out, and calibrate with these dice.
help-wrong = A roll was misread: look at its picture, and use other dice or another tray. A bug report with the bundle of postparade doctor helps to mend it.

## The simulated table

this-machine = This machine
machine-kept = The evening is kept here. A copy on your phone or a stick outlives the card.
save-journal = Save a copy of the evening
save-machine-report = Save a report on this machine
machine-off = Switch off
machine-restart = Restart
machine-goes-off = The machine is switching off. Wait for its light to go out before you pull the plug.
machine-starts-anew = The machine is restarting; this page comes back by itself.
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
only-host-plays = Only the host can use the simulated table
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
link-frames = Frames a second
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
pins-of-the-pi = Buttons on the pins of the Raspberry Pi
pin-first = First die: { $number }
pin-second = Second die: { $number }
pin-sum = Sum { $number }
pin-throw = Throw
pull-cable = Pull the cable
let-nothing-through = Let nothing through
reset-board = Reset the board
lost-bytes = Lost bytes
turned-bits = Flipped bits
pieces-cut = Pieces cut in two
late-by = Delay in seconds
dead-pixels = Dead pixels
other-order = Strips with another colour order
stuck-horse = Stuck horse (0: none)

# The machine

machine-title = This machine - Post Parade
machine-page = Settings, copies, Wi-Fi, update
first-start = New here? Say what this table has: language, dice, lights, sound.
set-up-table = Set up this table
settings-later = Everything else
save-settings = Save the settings
settings-kept-in = Saved in { $path }
settings-not-yet = Nothing is saved yet: these are the defaults. Saving writes { $path }
settings-saved = Saved.
settings-wait = Saved. Takes effect when the table restarts; the evening continues where it stopped.
settings-wait-by-hand = Saved. Takes effect when the table is stopped and started again; the evening continues where it stopped.
restart-table = Restart the table
setting-announcer-language = Language of calls and screens
setting-machine-name = Name in the network: phones find NAME.local. Letters a to z, digits, hyphens; empty: as it is
setting-dice-source = Where rolls come from
dice-source-simulated = simulated tray
dice-source-camera = camera over the tray
dice-source-buttons = buttons
dice-source-number-pad = number pad
dice-source-smart = smart dice (Bluetooth)
dice-source-electronic = electronic dice
dice-source-manual = entered by hand
setting-dice-camera = Camera: 0 is the first on USB, picamera the Pi's own
setting-dice-smart-dice = Names of the two smart dice, with a comma between them
setting-track-driver = What drives the lights (nothing ticked: the simulated track)
track-driver-pico = Raspberry Pi Pico
track-driver-wled = WLED board
track-driver-spi = the Pi itself (SPI)
track-driver-pwm = servo board
setting-track-cap-ma = Maximum current for the strips, in mA
setting-track-brightness = Brightness of the lights, 0.05 to 1
setting-track-night = Night: a quarter of the light
setting-announcer-enabled = Play sounds and voices
setting-announcer-caller = Who calls the races
announcer-caller-classic = The classic
announcer-caller-dry = The dry one
announcer-caller-fiery = The hot one
announcer-caller-alternating = Another one in each race
setting-announcer-night = Night: softer sound, no bugle and no bell
setting-web-attract-minutes = Minutes without people until the board shows a demonstration race; 0: never
setting-web-guest-wifi = Name of the guests' Wi-Fi, for a QR code on the board
setting-web-guest-wifi-password = Password of the guests' Wi-Fi, shown as a QR code
setting-mqtt-host = Name or address of the MQTT broker; empty for none
setting-mqtt-user = Name of this table at the broker's log-in
setting-mqtt-password = Password of this table at the broker
setting-mqtt-home-assistant = The table appears in Home Assistant by itself
setting-mqtt-cues = Home Assistant may start, pause and go on, and set light and sound
setting-table-odds = Show chances on board and phones
setting-table-horses = Names of the horses; without one a horse keeps its number
copies = Copies
copies-hold = A copy holds the evening, the settings and the camera calibrations, because a memory card can fail any day. PIN and addresses are not in it, nor what is still hidden in a race: that stays on this machine, where the copy is restored whole. Elsewhere it ends with the last finished race.
copy-to-phone = Save on this device
copy-to-drive = Save here
copy-on-drive = Saved on { $name }. It can be pulled out now.
copy-works = Working…
no-drive = No stick is plugged in. Sticks with FAT or exFAT show up here by themselves.
no-drive-here = No stick that the table may write to is mounted here.
megabytes-free = { $free } MB free
put-back = Restore a copy
choose-copy = A copy from this device
copy-entries = { $entries ->
    [one] { $entries } entry of an evening
   *[other] { $entries } entries of an evening
}
copy-settings = settings
copy-cameras = { $cameras ->
    [one] { $cameras } calibrated camera
   *[other] { $cameras } calibrated cameras
}
copy-made = Made on { $when } by version { $version }
copy-replaces = It replaces the current evening, which is kept in a folder beside it. Phones then need a new code for their seats.
copy-without-race = It was made in the middle of a race: { $left ->
    [one] one entry
   *[other] { $left } entries
} of that race stayed on the machine that made it. The evening goes on after the last finished race.
copy-at-next-start = It will be restored at the next start of the table.
confirm-copy = Restore it and restart
confirm-copy-later = Restore it at the next start
discard-copy = Discard this copy
wifi = Wi-Fi
wifi-of-system = This machine is not used for the table alone: set its Wi-Fi in its own system settings.
wifi-none = This machine has no Wi-Fi.
wifi-off = The radio is switched off. Set its country: that switches it on.
wifi-sets-country = Telling the radio its country…
wifi-country = Country of the radio, two letters
wifi-set-country = Set the country
wifi-country-needed = The radio needs to know its country before it may be used: every country allows other channels. Only then can the table open a network of its own.
wifi-looks = Looking for networks…
wifi-joins = Joining the network…
wifi-opens = Opening the table's own network…
wifi-own = The table runs its own network, { $name }.
wifi-joined = Connected to { $name }
wifi-nowhere = Not connected to any network
network-joined = connected
network-secured = { $strong } %
network-open = { $strong } %, without a password
network-name = Name of the network
network-password = Password, 8 letters or more
join-network = Join
own-warns = The table will leave its current network. You will lose this page until your phone joins the table's own network; there it is at 10.42.0.1.
join-warns = The table will switch to this network. You will lose this page until your phone has joined it, too. If the table cannot join, it goes back.
open-own = Open it
look-for-networks = Look for networks
make-own = A network of the table's own
cancel = Cancel
update = Update
update-version = Version { $version }. Releases: { $channel }.
update-running = Updating. The table restarts by itself; if the new version does not come up, it goes back to this one.
update-failed = The last update did not work; the table runs as before.
update-by-hand = Version { $version }. Whoever started the table here also updates it.
update-ended-newest = { $when }: there is no newer version.
update-ended-came = { $when }: version { $to } has replaced { $from }.
update-ended-went-back = { $when }: version { $to } did not come up; { $from } is back.
update-ended-refused = { $when }: version { $from } stays, because the newer one may not come from the makers.
update-ended-failed = { $when }: the update was not installed; the table runs as before.
update-ended-stuck = { $when }: neither version { $to } nor { $from } came up. On the machine itself: journalctl -u postparade.
update-passed-over = Version { $version } was passed over.
update-why-unreachable = The place that releases come from cannot be reached: connect this machine to the internet.
update-why-no-keys = This version knows no key that releases are signed with.
update-why-not-signed = It is not signed.
update-why-wrong-signature = Its signature is not from a key that this machine trusts, or it was changed afterwards.
update-why-not-what-it-says = It is signed under another name or version, as an old one that is passed off as new.
update-why-no-room = There is not enough free space on the card.
update-why-in-memory = The system is read-only and would forget it with the next start: make it writable first.
update-why-not-set-up = Its libraries could not be installed.
update-why-no-copy = The evening could not be copied before it.
update-why-does-not-answer = The table did not start with it, or did not say that it is well.
update-why-interrupted = The machine was switched off meanwhile.
update-news = What is new in { $version }
update-now = Look for a newer version and install it
updates-channel-stable = stable
updates-channel-test = for testers, too
setting-updates-channel = Which releases an update installs
log = Log
show-log = Show the last lines
save-log = Save the log
log-elsewhere = This table keeps no log here: whoever started it sees it where it was started.

## programs that follow the table
programs-title = Programs - Post Parade
programs-explained = A program with a token can follow the table, or act as you. Lights at home, a stream, a screen of your own: everything that the board shows may be read without one.
program-name = Name of the program
program-scope = What it may do
scope-read = Read: devices and everything on the board
scope-cues = Cues: also continue what waits, such as the next deal
scope-host = Host: everything that you can do at the table
make-token = Make a token
token-once = Copy this token now: it is shown only once.
no-programs = No program has a token.
revoke-program = Revoke
program-known = { $name }: { $scope }
programs-docs = Addresses and messages are listed in
programs-known = Programs with a token

## screens and overlays
screens-title = Screens - Post Parade
screens = Screens
no-screens = No browser has become a screen yet.
open-screen = Open { $address } in any browser on this network: it becomes a screen.
screen-name = Name of screen { $number }
screen-role = What screen { $number } shows
screen-shows-waiting = Its number
screen-shows-board = Board
screen-shows-stage = Course alone
screen-shows-odds = Odds
screen-shows-standings = Standings
screen-shows-bets = Bets
screen-shows-caller = What the caller says
screen-shows-overlay = Overlay
screen-shows-lobby = The way to the table
screen-shows-advertisement = Pictures of the house
screen-shows-blank = Nothing
screen-live = Live
screen-stale = Silent for { $seconds } s: it may show what is no longer so
screen-never = Not here since the table was started
point-out = Which one?
forget-screen = Take off the list
house-pictures = Pictures of the house
house-pictures-note = Screens show them in turn. PNG, JPEG or WebP, up to 4 MB.
add-picture = Add a picture
remove-picture = Remove
overlays = Overlays for a stream
overlays-note = Each address is one element of the race on a transparent page, for a browser source.
scene-collection = Scene collection for OBS Studio
