"""Entry point of the ``postparade`` command: the tree of its commands, and the exit status.

Each command has a file, imported when the command is used, that alone declares its options and its help.

Exit status: 0 done, 1 it failed, 2 wrong usage, 130 stopped with Ctrl-C. An expected failure is a
:class:`~postparade.core.faults.Fault` and is printed as one line, or as one JSON object where ``--json`` was given; so
is an unexpected one, whose traceback is printed only with ``--verbose``.
"""

import json
import logging
import os
import re
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, UnknownCommandError

from postparade import __version__
from postparade.cli.lazy_commands import add_commands, add_group
from postparade.cli.process import keep_log, limit_libraries
from postparade.core.faults import ConfigurationFault, Fault, QuestionFault

STOPPED_BY_KEYBOARD = 130
VERBOSE = "--verbose"

app = App(
    name="postparade",
    version=__version__,
    help="The table of Post Parade: dice in, lights, voices and purses out.\n\n"
    "Every command takes --verbose, which logs to standard error what happens inside.",
    exit_on_error=False,
    print_error=False,
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)
add_commands(
    app,
    {
        "run": "run:run",
        "simulate": "simulate:simulate",
        "init": "init:init",
        "doctor": "doctor:doctor",
        "replay": "replay:replay",
        "ledger": "ledger:ledger",
        "verify": "verify:verify_journal",
        "report": "report:report",
        "update": "update:update",
        "league": "league:open_league",
        "docs": "documents:show_documents",
        "completion": "documents:print_completion",
    },
)
add_group(
    app,
    "dice",
    "Read dice from pictures and cameras, without a table; list smart dice; judge the dice of an evening.",
    {
        "read": "dice.read:read_files",
        "watch": "dice.watch:watch",
        "replay": "dice.replay:replay_bundle",
        "calibrate": "dice.calibrate:calibrate",
        "measure": "dice.measure:measure",
        "health": "dice.health:health",
        "smart": "dice.smart:list_smart_dice",
    },
)
add_group(
    app,
    "track",
    "Print, draw, light and try the track, without a table.",
    {
        "layout": "track.layout:show_layout",
        "print": "track.printing:print_sheet",
        "parts": "track.parts:show_parts",
        "pinout": "track.pinout:show_pinout",
        "rails": "track.rail_servo_calibration:drive_rails",
        "test": "track.hardware_test:try_track",
    },
)
add_group(
    app,
    "cards",
    "Print cards for the table.",
    {"print": "cards.printing:print_cards"},
)
add_group(
    app,
    "firmware",
    "Look at the firmware of the track board, or put ours on it.",
    {"info": "firmware:info", "upload": "firmware:upload"},
)
app.command(
    "postparade.cli.odds.chances:odds_app", name="odds", help="Exact chances of a dice race, and how fair a board is."
)
app.command("postparade.cli.hub.night:hub_app", name="hub", help="A race night: the hub of several tables.")
add_group(
    app,
    "journal",
    "Check, copy and mend the journal of an evening.",
    {"check": "journal:check", "backup": "journal:backup", "salvage": "journal:salvage"},
)
add_group(
    app,
    "sounds",
    "Check sound packs, record a caller of your own, or build one from a voice.",
    {
        "check": "sounds.check:check_pack",
        "normalise": "sounds.normalise:normalise_pack",
        "script": "sounds.script:print_script",
        "split": "sounds.split:split_recording",
        "build": "sounds.build:build_pack",
    },
)
add_group(
    app,
    "config",
    "Look at the configuration.",
    {"check": "config:check", "show": "config:show", "options": "config:list_options"},
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line and return the exit status; ``arguments`` default to those of the program."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    as_json, verbose = "--json" in given, VERBOSE in given
    keep_log(verbose)
    limit_libraries()
    given = [word for word in given if word != VERBOSE]
    try:
        status = app(given)
        sys.stdout.flush()
    except CycloptsError as error:
        return _tell(ConfigurationFault("bad_usage", why=_one_sentence(error)), as_json)
    except BrokenPipeError:
        # The reader of our output (`| head`) has gone; a closed stdout would complain again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Fault as fault:
        return _tell(fault, as_json)
    except KeyboardInterrupt:
        return STOPPED_BY_KEYBOARD
    except Exception as error:
        if verbose:
            logging.getLogger("postparade").exception("postparade %s", " ".join(given))
        return _tell(ConfigurationFault("unexpected", kind=type(error).__name__, why=error), as_json)
    return status if isinstance(status, int) else 0


def _tell(fault: Fault, as_json: bool) -> int:
    """Print ``fault`` for a person, or for a program, and return its exit status."""
    if as_json:
        print(json.dumps({"code": fault.code, "sentence": fault.sentence, "remedy": fault.remedy}))
    else:
        print(f"{fault.code}: {fault.sentence} {fault.remedy}", file=sys.stderr)
    return 2 if fault.code == "bad_usage" or isinstance(fault, QuestionFault) else 1


def _one_sentence(error: CycloptsError) -> str:
    """What ``error`` says, on one line and without its closing full stop, which the catalogue adds. All possible
    commands are named, where cyclopts breaks off in the middle of the list."""
    line = re.sub(r'^Invalid values for command "[^"]*"\. ', "", " ".join(str(error).split()))
    if isinstance(error, UnknownCommandError) and error.app is not None:
        names = ", ".join(sorted(name for name in error.app if not name.startswith("-")))
        line = f"{line.partition(' Available commands:')[0]} The commands are {names}"
    return line.rstrip(".")
