"""Calls before the off: who is scratched, who pays for it, and the numbers that come up again."""

from collections.abc import Iterator

from postparade.announcer.commentary.call_context import CallContext
from postparade.announcer.commentary.calls import Call, Line, Priority
from postparade.announcer.commentary.chances import favourites, long_shots
from postparade.announcer.commentary.money_calls import payments

SCRATCHES = 4
REMARKABLE = (4, 8, 12)
"""Scratched numbers of one player in a race that deserve sympathy."""


def scratch(context: CallContext) -> Iterator[Call]:
    """A horse is scratched and its holders pay; with the fourth, the race is off.

    With physical cards the payments (and the off) come in a later update, once the cards are counted.
    """
    lines: list[Line] = []
    scratched, counted, off = context.first("scratch"), context.first("counted"), context.first("off")
    if scratched is not None:
        lines.append(context.line(_manner(context, scratched.horse), horse=scratched.horse))
        lines.append(context.line("price", chips=scratched.value))
    asked = context.first("ask")
    if asked is not None and asked.why == "scratch":
        lines.append(context.line("ask-scratch", horse=asked.horse))
    if counted is not None and counted.missing:
        lines.append(context.line("counted-missing", cards=counted.missing, horse=counted.horse))
    paying = list(payments(context, "scratch"))
    if scratched is not None and asked is None and not paying:
        paying = [context.line("pay-nobody", horse=scratched.horse)]
    lines += paying
    lines += _what_is_next(context)
    if off is not None:
        lines.append(context.line("off"))
        roller = getattr(off, "first_roller", None)
        lines += [context.line("has-dice", player=roller)] if roller is not None else []
    if lines:
        yield context.call(Priority.RULE, *lines, topic="rule", interrupts=Priority.COLOUR)


def _manner(context: CallContext, horse: int) -> str:
    race = context.after.race
    if horse in favourites(context.game, race):
        return "scratch-favourite"
    return "scratch-outsider" if horse in long_shots(context.game, race) else "scratch"


def _what_is_next(context: CallContext) -> Iterator[Line]:
    """Before the fourth scratch: one more, and the race is off."""
    race = context.after.race
    if context.first("scratch") is None or context.first("off") is not None or race is None:
        return
    if sum(lane.scratched for lane in race.lanes) == SCRATCHES - 1:
        yield context.line("one-more-scratch")


def fine(context: CallContext) -> Iterator[Call]:
    """A scratched number came up: before the off it may cost and may be rolled again, in the race it costs."""
    repeated = context.first("repeat")
    if repeated is not None:
        key = "repeat-again" if repeated.again else "repeat"
        lines = [context.line(key, horse=repeated.horse), *payments(context, "repeat")]
        yield context.call(Priority.RULE, *lines, topic="rule", interrupts=Priority.COLOUR)
    for paid in context.all("pay"):
        if paid.reason == "scratched_roll":
            lines = [context.line("scratched-roll", horse=paid.horse), *payments(context, "scratched_roll")]
            lines += _sympathy(context, paid.player)
            yield context.call(Priority.RULE, *lines, topic="rule", interrupts=Priority.COLOUR)


def _sympathy(context: CallContext, player: int) -> Iterator[Line]:
    """Bad luck that comes again and again."""
    times = context.after.fines.get(player, 0)
    if context.after.whole and times in REMARKABLE:
        yield context.line("fined-again", player=player, times=times)
