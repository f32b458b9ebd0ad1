"""The race as every game shows it: the one value that track, board and announcer understand."""

from msgspec import Struct


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

    ``leader`` is the lane number with the fewest moves left, ``None`` while nobody or more than one leads. ``running``
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


def sole_leader(lanes: tuple[Lane, ...]) -> int | None:
    """The running lane that has moved and has strictly the fewest moves left, or ``None``."""
    best, leader = None, None
    for lane in lanes:
        if lane.scratched or lane.position == 0:
            continue
        left = lane.length - lane.position
        if best is None or left < best:
            best, leader = left, lane.number
        elif left == best:
            leader = None
    return leader
