"""What the announcer knows of the race: a small snapshot of it and of how it came about."""

from functools import lru_cache
from typing import TypeVar

from msgspec import Struct

from postparade.rules.contract import GameStatus
from postparade.rules.race import Lane, Race

Key = TypeVar("Key", bound=int | str)
NO_GAME = GameStatus("")
LAST_MOVES = {0: 0.2, 1: 0.2, 2: 0.05}
"""What the tension gains, by the number of moves that would end the race."""


class RaceModel(Struct, frozen=True):
    """The race after the last event.

    ``epoch`` counts games and corrections: what was true in one epoch means nothing in the next. ``number`` is that of
    the race in the game and ``pot`` the chips to be won. ``streak`` is the horse rolled last and how often in a row.
    ``marks`` are the situations that have come up in this race, so that each is news only once.

    The fields from here on are the history of the race, reliable only while ``whole``: followed from the deal on and
    never corrected. ``rolls`` since the off; ``seen``: by horse, the roll at which it came up last; ``leaders``: who
    was alone in front, in order; ``shared``: whether the front was ever shared; ``behind``: the most moves that a
    horse was behind the front; ``paid`` and ``fines``: by seat, chips paid and scratched numbers rolled in the race;
    ``wasted``: scratched numbers in succession; ``woke``: by horse, the roll with which it left its gate; ``broke``: by
    seat, the roll after which its purse was first empty. ``points``: by seat, what the race brought a bookmaker;
    ``purses``: by seat, what it holds now.
    ``wins`` counts the races won by each horse (see :func:`known_as`) since the game began, ``None`` when not known.
    """

    race: Race | None = None
    epoch: int = 0
    number: int = 0
    pot: int = 0
    streak: tuple[int, int] = (0, 0)
    marks: frozenset[tuple[str, int]] = frozenset()
    whole: bool = False
    rolls: int = 0
    seen: dict[int, int] = {}
    leaders: tuple[int, ...] = ()
    shared: bool = False
    behind: dict[int, int] = {}
    paid: dict[int, int] = {}
    fines: dict[int, int] = {}
    wasted: int = 0
    woke: dict[int, int] = {}
    broke: dict[int, int] = {}
    points: dict[int, int] = {}
    purses: dict[int, int] = {}
    wins: dict[int | str, int] | None = None


def known_as(race: Race | None, number: int) -> int | str:
    """What the horse of lane ``number`` is called from race to race: its name, as it may start from another lane next
    time, or the number of its lane."""
    lane = next((lane for lane in race.lanes if lane.number == number), None) if race else None
    return lane.name if lane is not None and lane.name else number


def stepwise(race: Race | None) -> bool:
    """Whether dice move the horses step by step, so that single steps mean something."""
    return race is not None and any(lane.sums for lane in race.lanes)


def runner_of(race: Race | None, total: int) -> int:
    """The lane that a sum of the dice belongs to; the sum itself where no lane has it."""
    return next((lane.number for lane in race.lanes if total in lane.sums), total) if race else total


def left(lane: Lane) -> int:
    """Moves that the runner still needs."""
    return lane.length - lane.position


def runners(race: Race | None) -> tuple[Lane, ...]:
    """The lanes that are not scratched."""
    return () if race is None else tuple(lane for lane in race.lanes if not lane.scratched)


@lru_cache(maxsize=64)
def front(race: Race | None) -> tuple[int, ...]:
    """Numbers of the runners that have moved and have the fewest moves left."""
    moved = [lane for lane in runners(race) if lane.position]
    least = min((left(lane) for lane in moved), default=0)
    return tuple(lane.number for lane in moved if left(lane) == least)


def order(race: Race | None) -> tuple[Lane, ...]:
    """The runners that have moved, the one with the fewest moves left first; ties in lane order."""
    return tuple(sorted((lane for lane in runners(race) if lane.position), key=left))


def clear_by(race: Race | None) -> int:
    """How many moves the leader is ahead of the next runner that has moved; 0 while nobody leads alone."""
    field = order(race)
    return left(field[1]) - left(field[0]) if len(field) > 1 else 0


@lru_cache(maxsize=64)
def tension(race: Race | None) -> float:
    """How exciting the race is, 0 to 1: how far the best runner has come, whether one or two moves would end the race,
    and a little for every rival within one move, the more the later it is.

    0 before the off, 1 from the finish on.
    """
    if race is None or not (race.running or race.finished):
        return 0.0
    if race.finished:
        return 1.0
    lanes = runners(race)
    best = max((lane.position / lane.length for lane in lanes), default=0.0)
    least = min((left(lane) for lane in lanes), default=0)
    rivals = sum(1 for lane in lanes if lane.position and left(lane) <= least + 1) - 1
    return min(1.0, 0.1 + 0.6 * best + LAST_MOVES.get(least, 0.0) + 0.08 * best * max(0, rivals))


def news(before: RaceModel, after: RaceModel, mark: str) -> tuple[int, ...]:
    """Numbers for which the situation ``mark`` has just come up."""
    return tuple(sorted(number for name, number in after.marks - before.marks if name == mark))


def added(counts: dict[Key, int], key: Key, more: int) -> dict[Key, int]:
    """``counts`` with ``more`` for ``key``."""
    return {**counts, key: counts.get(key, 0) + more}
