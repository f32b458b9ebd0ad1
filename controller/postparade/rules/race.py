"""The race as every game shows it: the one value that track, board and announcer understand."""

from msgspec import Struct

from postparade.rules.dice import TWO_SIXES

CLOSE_MOVES, CLOSE_SHARE = 1, 0.02
"""Moves, or as a share of the course, that a rival of the winner may still need in a close finish."""
NEXT_ROLL = 1 / 6 - 1e-9
"""Chance with which the next roll of two dice would have turned a close finish; the rest is for rounding."""
NEARLY_HOME = 0.9
"""Share of its own course of which a rival of the winner must have run more in a close finish."""


class Lane(Struct, frozen=True):
    """One runner in its lane.

    ``number`` names the lane and never changes during a race (2 to 12 in the dice races; other games number as they
    please). ``length`` and ``position`` count the same unit, so ``position / length`` is how far the runner has come
    and ``length - position`` what is left. ``colour`` is ``#rrggbb``. ``name`` is that of the horse, if it has one.
    ``sums`` are the sums of two dice that move it, empty where dice move nobody.
    """

    number: int
    label: str
    colour: str
    length: int
    position: int = 0
    scratched: bool = False
    name: str = ""
    sums: tuple[int, ...] = ()


class Line(Struct, frozen=True):
    """A line across the track: a horse has crossed it once its ``position`` is at least this one. The crossing number
    ``closes`` closes the betting."""

    position: int
    closes: int


class Race(Struct, frozen=True):
    """Where every horse stands.

    ``leader`` is the lane number that leads alone, ``None`` while nobody does (see :func:`sole_leader`). ``running``
    is true from the off to the finish, ``finished`` once it is decided. ``winners`` are the lanes that won: several
    after a dead heat, none where the race was drawn or went unfinished. ``line`` is the red line of games with one.
    """

    lanes: tuple[Lane, ...]
    leader: int | None = None
    running: bool = False
    finished: bool = False
    winners: tuple[int, ...] = ()
    line: Line | None = None

    @property
    def winner(self) -> int | None:
        """The lane that won alone, or ``None``."""
        return self.winners[0] if len(self.winners) == 1 else None

    def lane(self, number: int) -> Lane:
        """The lane with that number. Raises ``KeyError`` when there is none."""
        for lane in self.lanes:
            if lane.number == number:
                return lane
        raise KeyError(number)


def share(lane: Lane) -> float:
    """How much of its own course the runner has behind it, 0 to 1. Equal for courses of different lengths wherever the
    fractions are."""
    return lane.position / lane.length


def sole_leader(lanes: tuple[Lane, ...]) -> int | None:
    """The running lane that has come strictly further along its own course than all others, or ``None``.

    Courses may differ in length: whoever has run two of three steps is ahead of whoever has run nine of seventeen.
    """
    moved = [lane for lane in lanes if lane.position and not lane.scratched]
    best = max(map(share, moved), default=0.0)
    ahead = [lane.number for lane in moved if share(lane) == best]
    return ahead[0] if len(ahead) == 1 else None


def close_rivals(race: Race | None) -> tuple[int, ...]:
    """The lanes that did not win and were so near when the race was won that a photograph is called for: one move from
    the line, or a fiftieth of the course where moves are small, and with nine tenths of their own course run. A step of
    a short course is too long for that. Empty before the finish."""
    if race is None or not race.winners:
        return ()
    return tuple(
        lane.number
        for lane in race.lanes
        if lane.number not in race.winners
        and not lane.scratched
        and lane.length - lane.position <= max(CLOSE_MOVES, CLOSE_SHARE * lane.length)
        and share(lane) > NEARLY_HOME
    )


def photo_finish(race: Race | None) -> bool:
    """Whether the finish is worth a photograph: a dead heat, a rival that was nearly there, or, where dice move the
    horses, rivals that the next roll would have brought home with a chance of :data:`NEXT_ROLL` at least."""
    if race is None or len(race.winners) > 1:
        return race is not None
    close = [race.lane(number) for number in close_rivals(race)]
    if not any(lane.sums for lane in race.lanes):
        return bool(close)
    return TWO_SIXES.share(total for lane in close for total in lane.sums) >= NEXT_ROLL
