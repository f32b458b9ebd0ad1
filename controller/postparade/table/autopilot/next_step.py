"""What the schedule does next, or waits for: a function of how far the evening has come, of what the table shows, and
of the time. Pure."""

from typing import Literal

from msgspec import Struct

from postparade.table.autopilot.progress import Progress
from postparade.table.autopilot.schedule import Item, fitting
from postparade.table.messages import (
    BeginItem,
    CallClosing,
    ClearSeat,
    CloseEvening,
    CloseGame,
    EndItem,
    SeatBot,
    SkipItem,
    StopSchedule,
)
from postparade.table.players import Temper

RESULT = 45.0
"""Seconds for which the result of an item stays on the board before its game leaves the table."""
SOON = 20.0
"""Seconds after that in which guests cannot have got far with the next race."""
FIRST = 25.0
"""Seconds from the opening of a game to its first race."""
PREPARES = 15.0
"""Seconds after which the next race is made ready."""
GRACE = 15.0
"""Seconds that the table waits after somebody sat down, because others may come along."""
RESUMES = 30.0
"""Seconds after which a race goes on that was paused because the table was started again."""
TURNS = 20.0
"""Seconds that guests have to do what continues a race that is under way."""
STANDS_STILL = 600.0
"""Seconds after which the host is told that a race stands still after closing time."""
GIVEN_UP = 1800.0
"""Seconds without an entry after which a race is given up that nobody has finished after closing time."""
USUAL_RACE = 300.0
"""Seconds that a race takes before any was run tonight."""
TEMPER: Temper = "steady"
NAMES = ("Otto", "Bella", "Rocco", "Fanny", "Hugo", "Lola", "Max", "Nina", "Oskar", "Pia", "Rita", "Toni")
"""What the players are called with whom the table fills seats."""

Stage = Literal[
    "gathering",
    "countdown",
    "playing",
    "result",
    "pause",
    "paused",
    "resuming",
    "held",
    "by_hand",
    "misfit",
    "closing",
    "stuck",
    "over",
]
"""``gathering``: for more guests. ``countdown``: to a race or a game. ``playing``: a race is on, or guests do what it
needs. ``result``: of a game. ``pause``: between two games. ``paused``: the host has paused the game. ``resuming``: a
race goes on soon that stood still because the table was started again. ``held``: the host has paused the schedule.
``by_hand``: the host has put another game on the table. ``misfit``: nobody can play what is next with so many guests.
``closing``: the last race is finished, or the evening is about to end. ``stuck``: nobody finishes it. ``over``: the
evening is."""


class Seen(Struct, frozen=True):
    """What the table shows: the ``names`` of those who sit there and how many of them the table plays, what the host
    can press now to go on (``press``; whether that only ``prepares`` a race), whether a choice has a ``deadline`` that
    the table keeps, whether ``dice`` are to be thrown, whether a race is still being shown that is already settled, and
    whether there is an evening to close."""

    names: tuple[str, ...] = ()
    bots: int = 0
    press: Struct | None = None
    prepares: bool = False
    deadline: bool = False
    dice: bool = False
    presenting: bool = False
    closable: bool = False

    @property
    def seats(self) -> int:
        """How many seats are taken."""
        return len(self.names)

    @property
    def guests(self) -> int:
        """How many of them guests play."""
        return self.seats - self.bots


class Time(Struct, frozen=True):
    """The moment: ``wall`` in seconds since 1970, and how many seconds have passed since the table stands as it does
    (``since``), since somebody last sat down or left (``seated``), since the item or the break began (``began``), and
    since the last entry (``entry``)."""

    wall: float
    since: float
    seated: float
    began: float
    entry: float


class Step(Struct, frozen=True):
    """Where the evening stands: its ``stage``; ``left``: seconds to what comes next, ``None`` where nothing does by
    itself; ``needs``: how many more guests are needed; ``last``: whether no race follows the next one, or the one that
    is on; and what is to be done now (``act``), under a name that tells it from everything else that could be done on
    the same entry."""

    stage: Stage
    left: float | None = None
    needs: int = 0
    last: bool = False
    act: Struct | None = None
    name: str = ""


def next_step(progress: Progress, seen: Seen, time: Time) -> Step:
    """What ``progress`` has come to at that ``time``."""
    if progress.over:
        return Step("over")
    if seen.presenting:
        return Step("playing", last=_last(progress, time, 0.0))
    if progress.closes and time.wall >= progress.closes and not progress.closing:
        return Step("closing", act=CallClosing(), name="closing")
    if progress.stand.paused:
        return _paused(progress, seen, time)
    # Closing time comes whoever holds the schedule: the venue closes.
    if progress.closing:
        return _closing(progress, seen, time)
    if progress.held:
        return Step("held")
    if progress.by_hand and not (progress.stand.over and time.since >= RESULT):
        return Step("by_hand")
    return _in_item(progress, seen, time) if progress.on else _between_items(progress, seen, time)


def _paused(progress: Progress, seen: Seen, time: Time) -> Step:
    """A pause of the host lasts until the host ends it; one that a restart has caused does not."""
    if progress.closing and time.entry >= GIVEN_UP:
        return Step("stuck", act=CloseGame(), name="give-up")
    if not progress.interrupted or progress.held or seen.press is None:
        return Step("paused")
    left = max(0.0, RESUMES - time.since)
    return Step("resuming", left) if left else Step("resuming", 0.0, act=seen.press, name="resume")


def _closing(progress: Progress, seen: Seen, time: Time) -> Step:
    stand = progress.stand
    # In games that know no off, a race is under way while nobody can begin one.
    unfinished = seen.press is None and stand.races <= progress.closed_after
    if stand.running or (stand.opened and not stand.over and unfinished):
        return _last_race(progress, seen, time)
    left = max(0.0, RESULT - time.since) if stand.races else 0.0
    if left:
        return Step("closing", left)
    if seen.closable:
        return Step("closing", 0.0, act=CloseEvening(), name="end")
    return Step("closing", 0.0, act=CloseGame() if stand.opened else StopSchedule(), name="end")


def _last_race(progress: Progress, seen: Seen, time: Time) -> Step:
    if time.entry >= GIVEN_UP:
        return Step("stuck", act=CloseGame(), name="give-up")
    if time.entry >= STANDS_STILL:
        return Step("stuck", GIVEN_UP - time.entry, last=True)
    return _race(progress, seen, time)


def _race(progress: Progress, seen: Seen, time: Time) -> Step:
    """A race runs; where the rules ask for nothing but a press and no guest gives it, the schedule does."""
    last = _last(progress, time, 0.0)
    if progress.stand.running and seen.press is not None and time.entry >= TURNS:
        return Step("playing", last=last, act=seen.press, name="go-on")
    return Step("playing", last=last)


def _in_item(progress: Progress, seen: Seen, time: Time) -> Step:
    item, stand = progress.now, progress.stand
    if stand.running:
        return _race(progress, seen, time)
    if item is None or _played(item, progress, seen, time):
        left = max(0.0, RESULT - time.since) if stand.races else 0.0
        return Step("result", left) if left else Step("result", 0.0, act=EndItem(progress.item), name="end-item")
    wait = FIRST if not stand.races else float(progress.schedule.between)
    left = max(0.0, wait - time.since)
    last = _last(progress, time, left)
    if seen.press is None:
        return Step("countdown" if seen.deadline and left else "playing", left if seen.deadline else None, last=last)
    if seen.prepares and time.since >= min(PREPARES, wait):
        return Step("countdown", left, last=last, act=seen.press, name="prepare")
    needs = max(progress.schedule.least - seen.seats, 1 - seen.guests)
    if needs > 0:
        return Step("gathering", left, needs, last)
    if left or seen.prepares:
        return Step("countdown", left, last=last)
    return Step("countdown", 0.0, last=last, act=seen.press, name="start")


def _between_items(progress: Progress, seen: Seen, time: Time) -> Step:
    item, schedule = progress.now, progress.schedule
    if item is None:
        return Step("closing", act=CallClosing(), name="closing")
    before = progress.before if progress.rested else None
    wait = float(schedule.between if before is None else 60 * before.pause)
    left = max(0.0, wait - time.began)
    spare = not seen.guests or fitting(item, seen.guests, schedule.least) == seen.guests
    if progress.filled and spare:
        return Step("countdown", left, act=ClearSeat(progress.filled[-1]), name="make-room")
    needed = fitting(item, seen.seats, schedule.least)
    if needed is None:
        return _misfit(progress, seen, time, wait)
    needs = max(needed - seen.seats, 1 - seen.guests)
    if needs > 0 and seen.guests and needed <= schedule.fill:
        if left:
            return Step("countdown", left)
        return Step("countdown", 0.0, act=SeatBot(_free_name(seen), TEMPER), name="fill")
    if needs > 0:
        return _gathering(progress, seen, time, Step("gathering", left, needs), wait)
    left = max(left, GRACE - time.seated)
    stage: Stage = "pause" if before is not None and left > schedule.between else "countdown"
    return Step(stage, left) if left > 0 else Step(stage, 0.0, act=BeginItem(progress.item), name="begin")


def _gathering(progress: Progress, seen: Seen, time: Time, step: Step, wait: float) -> Step:
    """Wait for guests; if another item can be played by those who are here, go on to it in the end."""
    patience = 60.0 * progress.schedule.patience
    if patience and time.began >= wait + patience and _other_fits(progress, seen):
        return Step("gathering", 0.0, step.needs, act=SkipItem(progress.item, "too_few"), name="skip")
    return step


def _misfit(progress: Progress, seen: Seen, time: Time, wait: float) -> Step:
    """Too many guests will hardly become fewer: go on at once to what they can play together."""
    if time.began >= wait and time.seated >= GRACE and _other_fits(progress, seen):
        return Step("misfit", 0.0, act=SkipItem(progress.item, "too_many"), name="skip")
    return Step("misfit")


def _other_fits(progress: Progress, seen: Seen) -> bool:
    """Whether those who sit here can play an item that is still to come."""
    items, least = progress.schedule.items, progress.schedule.least
    coming = items if progress.schedule.again else items[progress.item + 1 :]
    return any(fitting(item, seen.seats, least) == seen.seats for item in coming if item != progress.now)


def _free_name(seen: Seen) -> str:
    taken = {name.casefold() for name in seen.names}
    return next((name for name in NAMES if name.casefold() not in taken), NAMES[0])


def _played(item: Item, progress: Progress, seen: Seen, time: Time) -> bool:
    """Whether ``item`` has had its races, or its time and nobody is in the middle of a race."""
    stand = progress.stand
    if stand.over or 0 < item.races <= stand.races:
        return True
    late = item.minutes > 0 and stand.races > 0 and time.began >= 60 * item.minutes
    # In games that know no off, guests are busy with the next race at once, but cannot have got far.
    fresh = stand.races > 0 and not seen.dice and time.since < RESULT + SOON
    between_races = seen.press is not None or seen.deadline or fresh
    return between_races and (late or progress.leaving)


def _last(progress: Progress, time: Time, left: float) -> bool:
    """Whether the race that begins in ``left`` seconds, or that is on, is the last before closing time or of the
    evening."""
    if progress.closing:
        return True
    schedule, item, stand = progress.schedule, progress.now, progress.stand
    ending = not schedule.again and progress.item == len(schedule.items) - 1
    if ending and item is not None and item.races and stand.races == item.races - 1:
        return True
    if not progress.closes:
        return False
    lasts = progress.lasted or USUAL_RACE
    begun = max(0.0, time.wall - progress.off) if stand.running and progress.off else 0.0
    return time.wall + left + max(0.0, lasts - begun) + schedule.between >= progress.closes
