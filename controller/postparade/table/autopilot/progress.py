"""How far an evening on autopilot has come. It follows from the journal and from nothing else, so that a power cut
changes nothing about it. Pure."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from postparade.table.autopilot.schedule import Item, Schedule

SENDER = "schedule-"
"""What the ids of commands begin with that the autopilot gives."""
RESTART = "restart-"
"""What the ids of commands begin with that the table gives when it has started again."""

Why = Literal["asked", "too_few", "too_many", "refused"]
"""Why an item was left out: the host wanted it, too few or too many guests, or the game refused."""


class Mark(Struct, frozen=True):
    """A journal entry, and when it was made (wall time in seconds since 1970)."""

    entry: int
    at: float


class Stand(Struct, frozen=True):
    """How the table stands, as far as a schedule is concerned: the entry that ``opened`` the game (0: none is on the
    table), its name, whether it is ``over``, how many ``races`` came to a finish, and whether one is ``running`` or has
    just ``finished``."""

    opened: int = 0
    game: str = ""
    over: bool = False
    races: int = 0
    running: bool = False
    finished: bool = False
    paused: bool = False


class Skipped(Struct, frozen=True):
    """Item ``item`` was left out."""

    item: int
    why: Why


class Progress(Struct, frozen=True):
    """An evening that goes by ``schedule``.

    ``night`` is the date on which it began, ``closes`` the closing time in seconds since 1970 (0: none).
    ``item`` is the number of the item that is on or next, counted from 0 and on through every repetition; ``on`` the
    entry that put its game on the table, 0 between items. ``began`` is the entry since which the item, or the break,
    is on, ``since`` the one since which the table stands as it does, ``seated`` the one in which somebody last sat down
    or left. ``held``: the host has paused the schedule. ``leaving``: the item ends after this race. ``full``: nobody
    but the host begins another race in it. ``rested``: there is a break before the next item, because the one before it
    was played. ``closing``: no new race begins; ``closed_after`` is how many races of the item were run by then.
    ``interrupted``: a race is paused because the table was started again, not because the host wanted it. ``filled``
    are the seats that the schedule filled with players of the table. ``lasted`` is how many seconds the last race took,
    ``off`` when the one that is running began.
    """

    schedule: Schedule
    night: str
    closes: float
    since: Mark
    seated: Mark
    began: Mark
    item: int = 0
    on: int = 0
    stand: Stand = Stand()
    held: bool = False
    leaving: bool = False
    full: bool = False
    rested: bool = False
    closing: bool = False
    closed_after: int = -1
    interrupted: bool = False
    filled: tuple[int, ...] = ()
    skipped: tuple[Skipped, ...] = ()
    lasted: float = 0.0
    off: float = 0.0
    over: bool = False

    @property
    def now(self) -> Item | None:
        """The item that is on, or next; ``None`` after the last."""
        items = self.schedule.items
        if self.item >= len(items) and not self.schedule.again:
            return None
        return items[self.item % len(items)]

    @property
    def before(self) -> Item | None:
        """The item before that; ``None`` at the beginning."""
        items = self.schedule.items
        return items[(self.item - 1) % len(items)] if self.item else None

    @property
    def by_hand(self) -> bool:
        """Whether the host has put a game on the table that is not the schedule's."""
        return bool(self.stand.opened) and self.stand.opened != self.on


def started(schedule: Schedule, night: str, closes: float, stand: Stand, at: Mark) -> Progress:
    """The evening in the entry that begins it."""
    return adopted(Progress(schedule, night, closes, since=at, seated=at, began=at, stand=stand), at)


def followed(before: Progress, stand: Stand, command: str, at: Mark) -> Progress:
    """The evening after an entry that left the table as it ``stand``s, and that ``command`` caused."""
    if stand == before.stand:
        return before
    then = before.stand
    # A race that is only made ready leaves the countdown as it is.
    readied = stand == replace(then, finished=False)
    after = replace(before, stand=stand, since=before.since if readied else at)
    if before.on and stand.opened != before.on:
        after = next_item(after, at, rested=True)
    if stand.races != then.races or stand.opened != then.opened:
        after = replace(after, full=_has_its_races(after, at))
    if stand.running and not then.running:
        after = replace(after, off=at.at)
    elif then.running and not stand.running and after.off:
        after = replace(after, lasted=max(0.0, at.at - after.off), off=0.0)
    if stand.paused != then.paused:
        after = replace(after, interrupted=stand.paused and command.startswith(RESTART))
    return adopted(after, at)


def _has_its_races(progress: Progress, at: Mark) -> bool:
    """Whether the race that has just come to a finish was the last of its item."""
    item, stand = progress.now, progress.stand
    if not progress.on or item is None or not stand.races:
        return False
    late = item.minutes > 0 and at.at - progress.began.at >= 60 * item.minutes
    return progress.closing or progress.leaving or late or 0 < item.races <= stand.races


def adopted(progress: Progress, at: Mark) -> Progress:
    """A game that the host has opened by hand is the item that comes next anyway, if it is that game."""
    item, stand = progress.now, progress.stand
    if progress.on or not stand.opened or stand.over or item is None or item.game != stand.game:
        return progress
    return replace(progress, on=stand.opened, began=at)


def next_item(progress: Progress, at: Mark, *, rested: bool) -> Progress:
    """The evening between this item and the next; ``rested``: with a break."""
    return replace(progress, item=progress.item + 1, on=0, leaving=False, full=False, rested=rested, since=at, began=at)
