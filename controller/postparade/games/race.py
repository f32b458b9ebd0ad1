"""The race as every game shows it: the one value that track, board and announcer understand."""

from msgspec import Struct


class Lane(Struct, frozen=True):
    """One runner in its lane.

    ``number`` names the lane and never changes during a race (2 to 12 in the dice races; other games number as they
    please). ``length`` and ``position`` count the same unit, so ``position / length`` is how far the runner has come
    and ``length - position`` what is left. ``colour`` is ``#rrggbb``. ``name`` is what the horse is called, if it is
    called anything.
    """

    number: int
    label: str
    colour: str
    length: int
    position: int = 0
    scratched: bool = False
    name: str = ""


class Race(Struct, frozen=True):
    """Where every runner stands.

    ``leader`` is the lane number with the fewest moves left, ``None`` while nobody or more than one leads. ``running``
    is true from the off to the finish; ``winner`` is set once somebody has crossed the line.
    """

    lanes: tuple[Lane, ...]
    leader: int | None = None
    running: bool = False
    winner: int | None = None

    @property
    def finished(self) -> bool:
        """Whether somebody has crossed the line."""
        return self.winner is not None

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
