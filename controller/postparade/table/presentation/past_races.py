"""Races that are over, read from the journal: where every horse stood after each move, so that they can be shown
again."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from postparade.rules.contract import AnyGame
from postparade.rules.dice import Dice
from postparade.rules.race import Lane, Line, Race
from postparade.table.corrections.correction import counts, faces
from postparade.table.corrections.history import Step
from postparade.table.journal.codec import replay
from postparade.table.journal.journal import Journal
from postparade.table.journal.schema import in_folder
from postparade.table.journal.snapshot import read_snapshot
from postparade.table.state import TableState

RECENT = 10
"""Races that can be shown again (25 CFR 547.14 asks for as many of a gaming machine)."""


class Frame(Struct, frozen=True):
    """Where the horses stood after journal entry ``entry``: ``positions`` in the order of the lanes, the lane numbers
    ``scratched``, and the ``roll`` that led there, if one did."""

    entry: int
    roll: Dice | None
    positions: tuple[int, ...]
    scratched: tuple[int, ...]
    leader: int | None


class PastRace(Struct, frozen=True):
    """A race that is over. ``entry`` decided it, at wall time ``at`` in seconds since 1970; ``number`` is its number in
    its game, ``lanes`` are as they started, ``winners`` the lanes that won."""

    entry: int
    at: float
    game: str
    title: str
    number: int
    lanes: tuple[Lane, ...]
    line: Line | None
    frames: tuple[Frame, ...]
    winners: tuple[int, ...]


def past_races(path: Path, until: int | None = None, give_way: Callable[[], None] = lambda: None) -> list[PastRace]:
    """The last :data:`RECENT` races of the journal at ``path`` (the file or its data folder) that were over at entry
    ``until`` (default: at its end), newest first, with all corrections applied. ``give_way`` is called after every
    entry.

    Reads from the snapshot on, where there is one. Raises ``JournalFault`` like :meth:`Journal.read` and
    :func:`~postparade.table.journal.codec.resume`.
    """
    path = in_folder(path)
    snapshot = read_snapshot(path.parent)
    start = TableState() if snapshot is None else snapshot.state
    times: dict[int, float] = {}
    games: dict[int, TableState] = {}
    for _, record, state in replay(path, Journal.scan(path, after=start.entry), start):
        if until is not None and record.entry > until:
            break
        give_way()
        times[record.entry] = record.at
        if state.game is not None:
            games[state.opened] = state
    races = [race for state in games.values() for race in _races(state, times)]
    return sorted(races, key=lambda race: race.entry, reverse=True)[:RECENT]


def races_run(game: AnyGame, steps: Iterable[Step]) -> int:
    """How many races (or rounds, in games that count those) came to a finish in ``steps``; a race that was only begun
    is none."""
    numbers: set[int] = set()
    finished = False
    for step in steps:
        state = step.before
        for event in step.events:
            state = game.evolve(state, event)
            before, finished = finished, game.race(state).finished
            if finished and not before:
                numbers.add(game.status(state).race)
    return len(numbers)


def _races(evening: TableState, times: dict[int, float]) -> Iterator[PastRace]:
    """The races of the game on the table that are known from their start to their end, in order."""
    game = evening.game
    assert game is not None
    steps = list(evening.history.newest())[::-1]
    if not steps:
        return
    # Of a race that was running when the snapshot was taken, only the end would be known.
    whole = not game.race(steps[0].before).running
    over = False
    frames: list[Frame] = []
    lanes: tuple[Lane, ...] = ()
    for step in steps:
        roll = faces(step.action) if counts(step.action) else None
        state = step.before
        for event in step.events:
            state = game.evolve(state, event)
            race = game.race(state)
            if race.finished and over:
                continue
            if over or _another(race, lanes):
                over, whole, frames, lanes = False, True, [], race.lanes
            found = _frame(race, step.entry, roll)
            if roll is not None or not frames or not _same(frames[-1], found):
                frames.append(found)
                roll = None
            if race.finished:
                over = True
                if whole:
                    yield PastRace(
                        entry=step.entry,
                        at=times[step.entry],
                        game=game.name,
                        title=game.title,
                        number=game.status(state).race,
                        lanes=tuple(replace(lane, position=0, scratched=False) for lane in lanes),
                        line=race.line,
                        frames=tuple(frames),
                        winners=race.winners,
                    )


def _another(race: Race, lanes: tuple[Lane, ...]) -> bool:
    """Whether ``race`` has other horses than ``lanes``."""
    return [(lane.number, lane.length, lane.name) for lane in race.lanes] != [
        (lane.number, lane.length, lane.name) for lane in lanes
    ]


def _same(one: Frame, other: Frame) -> bool:
    return (one.positions, one.scratched) == (other.positions, other.scratched)


def _frame(race: Race, entry: int, roll: Dice | None) -> Frame:
    positions = tuple(lane.position for lane in race.lanes)
    scratched = tuple(lane.number for lane in race.lanes if lane.scratched)
    return Frame(entry, roll, positions, scratched, race.leader)
