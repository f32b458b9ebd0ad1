"""What the announcer knows of the race: a small snapshot of it and of how it came about."""

from fractions import Fraction
from functools import lru_cache
from typing import TypeVar

from msgspec import Struct

from postparade.rules.contract import GameStatus
from postparade.rules.race import Lane, Race, share

Key = TypeVar("Key", bound=int | str)
NO_GAME = GameStatus("")
LAST_MOVES = {0: 0.2, 1: 0.2, 2: 0.05}
"""What the tension gains, by the number of moves that would end the race."""
LAST_PARTS, LATE_PARTS = 0.6, 0.35
"""Share of the course from which a race that is run in parts is in its last ones, and what the tension gains then."""
NEARLY = 5 / 6
"""Share of its course behind which a leader is all but home."""


class PastRace(Struct, frozen=True):
    """A race that is over: its ``number``, the journal ``entry`` with its finish, and, as the horses are known from
    race to race, the ``winner``, the clear ``second``, the horse that was all but home and lost (``lost_by``), and
    those that were ``scratched``. ``shared``: it was a dead heat. ``roller``: the seat that rolled the winner home."""

    number: int
    entry: int
    winner: int | str
    second: int | str | None = None
    lost_by: int | str | None = None
    scratched: tuple[int | str, ...] = ()
    shared: bool = False
    roller: int | None = None


class RaceModel(Struct, frozen=True):
    """The race after the last event.

    ``epoch`` counts games and corrections: what was true in one epoch means nothing in the next. ``number`` is that of
    the race in the game and ``pot`` the chips to be won. ``streak`` is the horse rolled last and how often in a row.
    ``marks`` are the situations that have come up in this race, so that each is news only once.

    The fields from here on are the history of the race, reliable only while ``whole``: followed from the deal on and
    never corrected. ``rolls`` since the off; ``seen``: by horse, the roll at which it came up last; ``leaders``: who
    was alone in front, in order; ``shared``: whether the front was ever shared; ``behind``: the most by which a horse
    was behind the front once that was past half way, as a share of the course; ``ahead``: who is in front, since roll
    ``ahead_since``;
    ``paid`` and ``fines``: by seat, chips paid and scratched numbers rolled in the race;
    ``wasted``: scratched numbers in succession; ``woke``: by horse, the roll with which it left its gate; ``broke``: by
    seat, the roll after which its purse was first empty. ``points``: by seat, what the race brought a bookmaker;
    ``purses``: by seat, what it holds now.
    ``nearly_home``: the horse that last led alone with :data:`NEARLY` of its course behind it.
    ``wins`` counts the races won by each horse (see :func:`known_as`) since the game began, ``None`` when not known.
    ``evening`` are the races before this one, ``complete`` if it is all of them, and ``recalled`` the kind of story
    that the last finish ended; ``rounds`` who met whom in the rounds of a game of duels, and who won. ``holders``: by
    lane, who has how much on it.
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
    behind: dict[int, float] = {}
    ahead: tuple[int, ...] = ()
    ahead_since: int = 0
    paid: dict[int, int] = {}
    fines: dict[int, int] = {}
    wasted: int = 0
    woke: dict[int, int] = {}
    broke: dict[int, int] = {}
    points: dict[int, int] = {}
    purses: dict[int, int] = {}
    nearly_home: int | None = None
    wins: dict[int | str, int] | None = None
    evening: tuple[PastRace, ...] = ()
    complete: bool = False
    recalled: str = ""
    rounds: tuple[tuple[tuple[int, int], int | None], ...] = ()
    holders: dict[int, dict[int, int]] = {}


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
    """Numbers of the runners that have come furthest along their own courses; nobody before the first move."""
    moved = [lane for lane in runners(race) if lane.position]
    best = max(map(share, moved), default=0.0)
    return tuple(lane.number for lane in moved if share(lane) == best)


def order(race: Race | None) -> tuple[Lane, ...]:
    """The runners that have moved, the one furthest along its own course first; ties in lane order."""
    return tuple(sorted((lane for lane in runners(race) if lane.position), key=share, reverse=True))


def runner_up(race: Race | None) -> int | None:
    """The lane that came in second, clearly before whoever came next."""
    others = [lane for lane in order(race) if race is not None and lane.number not in race.winners]
    if not others or share(others[0]) in [share(lane) for lane in others[1:2]]:
        return None
    return others[0].number


def apart(race: Race | None, places: int) -> bool:
    """Whether each of the first ``places`` runners is clearly ahead of whoever comes next."""
    shares = [share(lane) for lane in order(race)[: places + 1]]
    return len(shares) >= places and len(set(shares)) == len(shares)


def at_the_wire(race: Race | None) -> tuple[int, ...]:
    """Numbers of the runners that have moved and need one more move only, whoever leads."""
    return tuple(lane.number for lane in runners(race) if lane.position and left(lane) == 1)


def clear_by(race: Race | None) -> int:
    """How far the leader is ahead of the next runner that has moved, in whole lengths: moves of the leader's own
    course, so never more than it has made. 0 while nobody leads alone, or nobody else has moved."""
    field = order(race)
    if len(field) < 2:
        return 0
    first, second = field[:2]
    return (first.position * second.length - second.position * first.length) // second.length


def lengths_behind(lane: Lane, leader: Lane) -> Fraction:
    """How far a runner is behind ``leader``, in moves of the leader's course."""
    return leader.position - Fraction(lane.position * leader.length, lane.length)


@lru_cache(maxsize=64)
def tension(race: Race | None) -> float:
    """How exciting the race is, 0 to 1: how far the best runner has come, whether one or two moves would end the race
    or, where it is run in parts, it is in the last ones; and a little for every rival that one move would bring level,
    the more the later it is.

    0 before the off, 1 from the finish on.
    """
    if race is None or not (race.running or race.finished):
        return 0.0
    if race.finished:
        return 1.0
    lanes = runners(race)
    best = max(map(share, lanes), default=0.0)
    least = min((left(lane) for lane in lanes), default=0)
    rivals = sum(1 for lane in lanes if lane.position and (lane.position + 1) / lane.length >= best) - 1
    late = LATE_PARTS if not stepwise(race) and best >= LAST_PARTS else LAST_MOVES.get(least, 0.0)
    return min(1.0, 0.1 + 0.6 * best + late + 0.08 * best * max(0, rivals))


def news(before: RaceModel, after: RaceModel, mark: str) -> tuple[int, ...]:
    """Numbers for which the situation ``mark`` has just come up."""
    return tuple(sorted(number for name, number in after.marks - before.marks if name == mark))


def added(counts: dict[Key, int], key: Key, more: int) -> dict[Key, int]:
    """``counts`` with ``more`` for ``key``."""
    return {**counts, key: counts.get(key, 0) + more}
