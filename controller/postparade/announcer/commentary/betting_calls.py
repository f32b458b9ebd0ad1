"""Calls for games in which people bet, lock decisions or lose a runner: the rest of the common vocabulary."""

from collections.abc import Iterator

from postparade.announcer.commentary.call_context import CallContext
from postparade.announcer.commentary.calls import Call, Priority


def betting(context: CallContext) -> Iterator[Call]:
    """Bets open, are placed and close; the red line that closes them comes nearer."""
    if context.first("bets_open") is not None:
        yield context.call(Priority.TURN, context.line("bets-open"), topic="bets", patience=3.0)
    for bet in context.all("bet"):
        line = context.line("bet", player=bet.player, horse=bet.horse, chips=bet.chips)
        yield context.call(Priority.FILLER, line, spoken=False)
    closed = context.first("bets_closed") is not None
    for crossed in context.all("red_line"):
        if closed:
            break
        last = crossed.count + 1 == getattr(crossed, "closes", None)
        key = "red-line-last" if last else "red-line"
        yield context.call(Priority.TURN, context.line(key, horse=crossed.horse), topic="bets")
    if closed:
        yield context.call(Priority.RULE, context.line("bets-closed"), topic="bets", interrupts=Priority.TURN)


def decisions(context: CallContext) -> Iterator[Call]:
    """Somebody has decided; what was hidden lies open."""
    for locked in context.all("locked"):
        yield context.call(Priority.FILLER, context.line("locked", player=locked.player), patience=2.0)
    bids = [context.line("revealed", player=bid.player, chips=bid.chips) for bid in context.all("revealed")]
    if bids:
        yield context.call(Priority.RULE, *bids, topic="rule", interrupts=Priority.COLOUR)


def course(context: CallContext) -> Iterator[Call]:
    """What happens to the field and the ground before or in a race."""
    for gone in context.all("withdrawn"):
        yield context.call(Priority.TURN, context.line("withdrawn", horse=gone.horse), interrupts=Priority.FILLER)
    for ground in context.all("track"):
        key = "track-wet" if ground.wet else "track-dry"
        yield context.call(Priority.TURN, context.line(key), topic="course", patience=3.0)
    if context.first("final") is not None:
        yield context.call(Priority.TURN, context.line("final"), topic="evening", patience=4.0)


def dead_heat(context: CallContext) -> Iterator[Call]:
    """Two runners share the first place, in games that rank the field."""
    finished = context.first("finish")
    shared = tuple(next(iter(getattr(finished, "ranks", ())), ()))
    if len(shared) == 2:
        line = context.line("dead-heat", horse=shared[0], other=shared[1])
        yield context.call(Priority.TURN, line, topic="dead-heat", patience=6.0)
