"""Calls about chances as they stand: a roll that turns them, and whom that makes happy. Pure; the chances are those
that the table has worked out for its board."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from postparade.announcer.commentary.call_context import CallContext
from postparade.announcer.commentary.calls import Call, Priority

SWING = 0.15
"""By how much the chance of a horse must change with one roll to be called."""
EVEN = 0.5
"""The chance beyond which a horse is more likely to win than not."""
PATIENCE = 2.0
"""Seconds for which that may wait for the end of what the roll did."""


class Chances(Struct, frozen=True):
    """The chance of every lane that can win, in the race and epoch of ``number``, after so many ``rolls``."""

    number: tuple[int, int]
    rolls: int
    win: Mapping[int, float]


def swing(context: CallContext, before: Chances, now: Chances) -> Iterator[Call]:
    """The chances have turned: for a horse and whoever has most on it, or against a horse."""
    race = context.after.race
    if before.number != now.number or race is None or not race.running or now.rolls != before.rolls + 1:
        return
    change = {lane: chance - before.win.get(lane, 0.0) for lane, chance in now.win.items()}
    lane = max(change, key=lambda one: (change[one], -one), default=None)
    if lane is None:
        return
    valid = context.valid_while(exactly=race, streak=context.after.streak)
    if change[lane] >= SWING:
        percent, backer = round(100 * now.win[lane]), context.backer(lane)
        # In the last steps there is no breath for more than a number.
        if before.win.get(lane, 0.0) < EVEN < now.win[lane] and context.energy != "hot":
            line = context.line("swing-on" if backer is None else "swing-on-for", backer, horse=lane)
        elif backer is None:
            line = context.line("swing", horse=lane, percent=percent)
        else:
            line = context.line("swing-for", backer, horse=lane, percent=percent)
    else:
        lane = min(change, key=lambda one: (change[one], one))
        if change[lane] > -SWING:
            return
        line = context.line("swing-against", horse=lane)
    yield context.call(Priority.TURN, line, topic="swing", patience=PATIENCE, valid=valid, joins=True)
