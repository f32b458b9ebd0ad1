"""``postparade simulate``: whole races by random legal players, for statistics and to see that no chip is ever lost."""

import gc
import json
import random
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from postparade.cli.options import AsJson, Count, Flag, GameName, Seed
from postparade.cli.progress import progress
from postparade.core.faults import ConfigurationFault, Refusal
from postparade.rules.boards import Board
from postparade.rules.contract import AnyGame, Options, boards_of
from postparade.rules.registry import game_named
from postparade.simulator.players import SimulatedGame


def simulate(
    game: GameName,
    *,
    races: Count = 1,
    players: int | None = None,
    seed: Seed | None = None,
    board: str | None = None,
    house: str | None = None,
    option: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    fast: Flag = False,
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
        Who runs the races, where the game has a House: none, neutral, fixed or rotation. A neutral or
        fixed House is one of the players, the last one.
    option
        NAME=VALUE of the setup form, house rules included, such as ante=2 or board=3,4,5,6,7,8,7,6,5,4,3; may be given
        several times.
    fast
        Run horses and dice alone, without players and chips, hundreds of times as fast.
    """
    if not fast:
        seated = 4 if players is None else players
        return _simulate_evening(game, races, seated, seed, board, house, option, as_json)
    return _simulate_fast(game, races, seed, board, as_json)


def _simulate_evening(
    game: str,
    races: int,
    players: int,
    seed: int | None,
    board: str | None,
    house: str | None,
    given: Sequence[str],
    as_json: bool,
) -> int:
    """Play ``races`` races of ``game`` and print the results. Returns the exit status: 1 when a chip was lost.
    ``given`` are further options of its setup, ``NAME=VALUE``.

    Raises :class:`ConfigurationFault`: ``bad_usage`` for an unknown game, board, House, option or number,
    ``no_simulated_players`` for a game that nobody can play here.
    """
    rules = _rules(game)
    used_seed = secrets.randbits(32) if seed is None else seed
    evening = _evening(rules, players, random.Random(used_seed), board, house, given)
    seconds = _play(evening, races)
    report = {
        "game": game,
        "players": players,
        **({} if house is None else {"house": house}),
        **({} if not given else {"options": list(given)}),
        "seed": used_seed,
        "races": evening.tally.races,
        "rolls": evening.tally.rolls,
        "events": evening.tally.events,
        "seconds": round(seconds, 6),
        "races_per_second": round(evening.tally.races / seconds, 1),
        "wins": {str(horse): wins for horse, wins in sorted(evening.tally.wins.items())},
        "drawn": evening.tally.drawn,
        "conserved": evening.tally.conserved,
    }
    called = {str(lane.number): lane.label for lane in rules.race(evening.state).lanes}
    print(json.dumps(report)) if as_json else _show(report, called)
    return 0 if evening.tally.conserved else 1


def _evening(
    rules: AnyGame, players: int, rng: random.Random, board: str | None, house: str | None, given: Sequence[str]
) -> SimulatedGame:
    """An evening of ``rules`` with ``players`` at the table, set up as it was asked for."""
    if board is not None and not _has_boards(rules):
        raise ConfigurationFault("bad_usage", why=f"{rules.title} is run on one board only")
    options: Options = {} if board is None else {"board": board}
    if house is not None:
        options |= _house_options(rules, house, players)
    options |= _given_options(rules, given)
    try:
        return SimulatedGame(rules, players, rng, **options)
    except ValueError as error:
        why = str(error).rstrip(".")
        if house is None and _houses(rules):
            why = f"{why} (--house chooses another: {', '.join(_houses(rules))})"
        raise ConfigurationFault("bad_usage", why=why) from error


def _simulate_fast(game: str, races: int, seed: int | None, board: str | None, as_json: bool) -> int:
    """Run ``races`` races of ``game`` as arrays, without hands and purses, and print how the horses did.

    Raises :class:`ConfigurationFault` (``bad_usage``) for an unknown game, board or number.
    """
    import numpy as np

    from postparade.simulator.monte_carlo_races import race_many

    rules = _rules(game)
    name, raced = _fast_board(rules, board)
    used_seed = secrets.randbits(32) if seed is None else seed
    horses = len(raced.lanes)
    wins, rolls, fined = np.zeros(horses, dtype=np.int64), 0, 0
    start = time.perf_counter()
    with progress("racing") as advance:
        done = 0
        for batch in race_many(raced, races, np.random.default_rng(used_seed)):
            wins += np.bincount(batch.winners, minlength=horses)
            rolls += int(batch.rolls.sum())
            fined += int(batch.fined.sum())
            done += len(batch.winners)
            advance(done, races)
    seconds = time.perf_counter() - start
    report = {
        "game": rules.name,
        "board": name,
        "seed": used_seed,
        "races": races,
        "rolls": rolls,
        "scratched_rolls": fined,
        "seconds": round(seconds, 6),
        "races_per_second": round(races / seconds, 1),
        "wins": {str(horse): int(count) for horse, count in zip(raced.numbers, wins, strict=True)},
    }
    print(json.dumps(report)) if as_json else _show(report)
    return 0


def _fast_board(rules: AnyGame, board: str | None) -> tuple[str, Board]:
    """The board of that name, or the usual one, on which horses can run without hands and purses."""
    known = {name: board for name, board in boards_of(rules).items() if board.plain and board.boxes}
    if not known:
        raise ConfigurationFault("bad_usage", why=f"--fast runs dice races alone, not {rules.title}")
    name = next(iter(known)) if board is None else board
    if name not in known:
        raise ConfigurationFault("bad_usage", why=f"There is no board {name!r}, only {', '.join(known)}")
    return name, known[name]


def _has_boards(game: AnyGame) -> bool:
    """Whether ``game`` is a dice race on boards of several lengths."""
    return any(option.name == "board" for option in game.offer().options)


def _house_options(game: AnyGame, house: str, players: int) -> dict[str, object]:
    """The setup in which ``house`` runs the races; where a player does, it is the one on the last seat.

    Raises :class:`ConfigurationFault` (``bad_usage``) for a game without a House, or without one of that kind.
    """
    kinds = _houses(game)
    if not kinds:
        raise ConfigurationFault("bad_usage", why=f"{game.title} has no House: leave --house out")
    if house not in kinds:
        raise ConfigurationFault("bad_usage", why=f"There is no House {house!r}, only {', '.join(kinds)}")
    return {"house": house, "house_seat": players}


def _houses(game: AnyGame) -> tuple[str, ...]:
    """The kinds of House that may run the races of ``game``; none where it knows no House."""
    return next((option.values for option in game.offer().options if option.name == "house"), ())


def _given_options(game: AnyGame, given: Sequence[str]) -> dict[str, object]:
    """The options of the setup that are ``given`` as ``NAME=VALUE``.

    Raises :class:`ConfigurationFault` (``bad_usage``) for one that the game does not offer, or a value it cannot have.
    """
    offered = [option.name for option in game.offer().options]
    found: dict[str, object] = {}
    for one in given:
        name, _, value = one.partition("=")
        if name not in offered or not value:
            names = ", ".join(offered)
            raise ConfigurationFault("bad_usage", why=f"{one!r} is no NAME=VALUE with one of the names {names}")
        found[name] = value.split(",") if "," in value else value
    try:
        setup = msgspec.convert({"seats": (1, 2), **found}, game.setup_type, strict=False)
    except msgspec.ValidationError as error:
        raise ConfigurationFault("bad_usage", why=str(error).rstrip(".")) from error
    return {name: getattr(setup, name) for name in found}


def _rules(game: str) -> AnyGame:
    rules = game_named(game)
    if isinstance(rules, Refusal):
        raise ConfigurationFault("bad_usage", why=rules.sentence.rstrip(".") + f" ({rules.remedy.rstrip('.')})")
    return rules


def _play(evening: SimulatedGame, races: int) -> float:
    """Seconds of wall time for ``races`` races."""
    step = max(1, races // 100)
    gc.freeze()  # what exists now stays: the collector need not scan it again and again
    start = time.perf_counter()
    with progress("racing") as advance:
        while evening.tally.races < races:
            together = min(step, races - evening.tally.races)
            for _ in range(together):
                evening.play_race()
            advance(evening.tally.races, races)
    return time.perf_counter() - start


def _show(report: dict[str, Any], called: Mapping[str, str] | None = None) -> None:
    """Print ``report`` as a table; ``called`` gives horses the names that stand on their lanes."""
    console = Console()
    played = f"{report['players']} players" if "players" in report else f"the board {report['board']}"
    run = f", House {report['house']}" if "house" in report else ""
    table = Table(title=f"{report['game']}, {played}{run}, seed {report['seed']}")
    table.add_column("horse", justify="right")
    table.add_column("wins", justify="right")
    table.add_column("percent", justify="right")
    for horse, wins in report["wins"].items():
        table.add_row((called or {}).get(horse, horse), str(wins), f"{100 * wins / report['races']:.1f}")
    console.print(table)
    chips = {True: "; every chip accounted for", False: "; CHIPS WERE LOST", None: ""}[report.get("conserved")]
    console.print(
        f"{report['races']} races, {report['rolls']} rolls in {report['seconds']:.2f} s "
        f"({report['races_per_second']:.0f} races a second){chips}"
    )
