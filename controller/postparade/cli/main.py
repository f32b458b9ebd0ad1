"""Entry point of the ``postparade`` command: names, options and exit status; each command has a file of its own.

Exit status: 0 done, 1 it failed, 2 wrong usage, 130 stopped with Ctrl-C. An expected failure is a
:class:`~postparade.core.faults.Fault` and is printed as one line, or as one JSON object where ``--json`` was given; so
is an unexpected one, whose traceback is printed only with ``--verbose``.
"""

import json
import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, CycloptsError, Parameter, UnknownCommandError

from postparade import __version__
from postparade.cli.dice.commands import dice_app
from postparade.cli.firmware import firmware_app
from postparade.cli.journal import journal_app
from postparade.cli.odds.commands import odds_app
from postparade.cli.options import AsJson, ConfigFile, Count, GameName, JournalFile, PortNumber, Seed
from postparade.cli.process import keep_log, keep_small
from postparade.cli.sounds.commands import sounds_app
from postparade.cli.track.commands import track_app
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
config_app = App(name="config", help="Look at the configuration.")
app.command(dice_app)
app.command(track_app)
app.command(firmware_app)
app.command(odds_app)
app.command(journal_app)
app.command(sounds_app)
app.command(config_app)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line and return the exit status; ``arguments`` default to those of the program."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    as_json, verbose = "--json" in given, VERBOSE in given
    keep_log(verbose)
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
    line = " ".join(str(error).split())
    if isinstance(error, UnknownCommandError) and error.app is not None:
        names = ", ".join(sorted(name for name in error.app if not name.startswith("-")))
        line = f"{line.partition(' Available commands:')[0]} The commands are {names}"
    return line.rstrip(".")


def _dice_source(_type: object, value: str | None) -> None:
    """Refuse a ``--dice`` that names no source, built in or installed, or no folder of photographs."""
    if value is None:
        return
    from postparade.dice.sources.registry import check_name

    try:
        check_name(value)
    except ConfigurationFault as fault:
        raise ValueError(f"{fault.sentence} {fault.remedy}") from fault


def _track_driver(_type: object, value: str | None) -> None:
    """Refuse a ``--hardware`` that names no driver, built in or installed."""
    if value in (None, "simulated", "none"):
        return
    from postparade.track.drivers import check_name

    try:
        check_name(str(value))
    except ConfigurationFault as fault:
        raise ValueError(f"{fault.sentence} {fault.remedy} Or: simulated, none") from fault


@app.command
def run(
    *,
    hardware: Annotated[str | None, Parameter(validator=_track_driver)] = None,
    dice: Annotated[str | None, Parameter(validator=_dice_source)] = None,
    data: Path | None = None,
    port: PortNumber | None = None,
    host: str | None = None,
    config: ConfigFile = None,
    open_page: Annotated[bool, Parameter(name="--open", negative="")] = False,
    demonstration: Annotated[bool, Parameter(name="--demonstration", negative="")] = False,
) -> int:
    """Run the table until it is stopped, and print the addresses of its pages.

    Parameters
    ----------
    hardware
        The track: simulated in the browser, none at all, or a driver, built in (pico, wled, spi, pwm) or installed;
        several joined with +, as in wled+pwm.
    dice
        Where rolls come from: camera, simulated, buttons, number-pad, electronic, manual, camera:CAMERA for another
        camera than the configured one, or photos:DIR for a folder of pictures; several joined with +, as in
        camera+buttons.
    data
        The folder of this evening: journal, seats and settings that must survive.
    port
        The port of the pages.
    host
        The address to listen on.
    config
        A configuration file; without one, postparade.toml here if there is one, else the defaults.
    open_page
        Open the board in this machine's browser.
    demonstration
        Play to try things out: the pages say so, and what happens is kept in a folder that is gone when the table
        stops. The evening of the data folder is not touched.
    """
    from postparade.cli.run import run as run_table

    return run_table(hardware, dice, data, port, host, config, open_page, demonstration)


@app.command
def simulate(
    game: GameName,
    *,
    races: Count = 1,
    players: int | None = None,
    seed: Seed | None = None,
    board: str | None = None,
    house: str | None = None,
    fast: Annotated[bool, Parameter(negative="")] = False,
    as_json: AsJson = False,
) -> int:
    """Play whole races with random legal players through the rules and the ledger, without any hardware.

    Parameters
    ----------
    races
        How many races to play.
    players
        How many players sit at the table, 4 if not given; not with --fast, which runs horses alone.
    seed
        The same seed plays the same races again; without one, every call differs.
    board
        The lane lengths, where the game has several boards.
    house
        Who runs the races, where the game has a House: for ready-set-bet none, neutral, fixed or rotation. A neutral or
        fixed House is one of the players, the last one.
    fast
        Run horses and dice alone, without players and chips, hundreds of times as fast.
    """
    from postparade.cli.simulate import simulate as simulate_races
    from postparade.cli.simulate import simulate_fast

    if fast:
        if players is not None:
            raise ConfigurationFault("bad_usage", why="--fast runs horses without players: leave --players out")
        if house is not None:
            raise ConfigurationFault("bad_usage", why="--fast runs horses without a House: leave --house out")
        return simulate_fast(game, races, seed, board, as_json)
    return simulate_races(game, races, 4 if players is None else players, seed, board, house, as_json)


@app.command
def init(
    file: Path = Path("postparade.toml"),
    *,
    answer: Annotated[tuple[str, ...], Parameter(name="--set", negative="")] = (),
    yes: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Ask a few questions and write a configuration file; in an existing one, only the answers change.

    Parameters
    ----------
    file
        The configuration to write.
    answer
        An option that is not asked for, as in --set track.driver=pico; may be given several times.
    yes
        Ask nothing: options that --set does not name keep their value or the default.
    """
    from postparade.cli.init import init as write_configuration

    return write_configuration(file, answer, not yes)


@app.command
def doctor(*, bundle: Path | None = None, config: ConfigFile = None, as_json: AsJson = False) -> int:
    """Look at this machine, part by part: what is ready for a table, what is not, and what to do about it.

    Parameters
    ----------
    bundle
        Write all of it into this file (.tar.gz) for a report, with configuration and log, without PIN and addresses.
    config
        A configuration file; without one, postparade.toml here if there is one, else the defaults.
    """
    from postparade.cli.doctor import doctor as examine_machine

    return examine_machine(bundle, config, as_json)


@app.command
def replay(journal: JournalFile, *, until: Count | None = None, as_json: AsJson = False) -> int:
    """Play a journal again and print the final public state with a digest of it.

    Parameters
    ----------
    until
        Stop after this entry, to see the table as it was then; ledger names the entries of all payments.
    """
    from postparade.cli.replay import replay as replay_journal

    return replay_journal(journal, until, as_json)


@app.command
def ledger(journal: JournalFile, *, as_json: AsJson = False) -> int:
    """Print who paid what when, the totals, and whether every chip is accounted for."""
    from postparade.cli.ledger import ledger as print_ledger

    return print_ledger(journal, as_json)


@app.command
def verify(journal: JournalFile, *, head: str | None = None, as_json: AsJson = False) -> int:
    """Check that chance was what the table had committed to: every seed, every die and card that it drew.

    Parameters
    ----------
    head
        Entry and seal that a guest has kept (ENTRY:SEAL, from the code on the board after a race); the journal must
        hold that very entry.
    """
    from postparade.cli.verify import verify_journal

    return verify_journal(journal, head, as_json)


@app.command
def report(
    journal: JournalFile,
    *,
    out: Path = Path("report"),
    language: str = "en",
    drawings_only: Annotated[bool, Parameter(negative="")] = False,
    as_json: AsJson = False,
) -> int:
    """Write charts of every race and a page of the whole evening, with standings, highlights, luck and dice.

    Parameters
    ----------
    out
        The folder for evening.html, evening.pdf and the charts as SVG and PNG.
    language
        The language of page and charts: en, de, es, fr or it.
    drawings_only
        Write HTML and SVG only, which need no browser.
    as_json
        Print one JSON object with the files, standings, highlights and races.
    """
    keep_small()
    from postparade.cli.report import report as write_report

    return write_report(journal, out, language, drawings_only=drawings_only, as_json=as_json)


@app.command
def docs(
    name: str | None = None,
    *,
    folder: Annotated[bool, Parameter(negative="")] = False,
    as_json: AsJson = False,
) -> int:
    """List the included documents, or show one: the build guide, wiring, games, configuration, troubleshooting.

    Parameters
    ----------
    name
        Which one, for example build-guide.
    folder
        Say where documents, services, installer and printable parts are.
    """
    from postparade.cli.documents import show_documents

    return show_documents(name, folder, as_json)


@app.command
def completion(shell: Literal["bash", "zsh", "fish"]) -> int:
    """Print what a shell needs to complete commands and options.

    bash: postparade completion bash > ~/.local/share/bash-completion/completions/postparade

    zsh: into a file _postparade in a folder of $fpath. fish: into ~/.config/fish/completions/postparade.fish
    """
    from postparade.cli.documents import print_completion

    return print_completion(app, shell)


@config_app.command
def check(*, config: ConfigFile = None, as_json: AsJson = False) -> int:
    """Say whether the configuration can be used, and what is wrong with it if not.

    Parameters
    ----------
    config
        The file to check; without one, postparade.toml here if there is one.
    """
    from postparade.cli.config import check as check_configuration

    return check_configuration(config, as_json)


@config_app.command
def show(*, config: ConfigFile = None) -> int:
    """Print the configuration in force, including the defaults, as a configuration file.

    Parameters
    ----------
    config
        The file to read; without one, postparade.toml here if there is one.
    """
    from postparade.cli.config import show as show_configuration

    return show_configuration(config)


@config_app.command(name="options")
def list_options(*, as_json: AsJson = False) -> int:
    """List every option of the configuration with its default and its allowed values."""
    from postparade.cli.config import list_options as print_options

    return print_options(as_json)
