"""Calls of games in which two seats match horses in secret: bets turn over, duels run from gate to wire.

Two seats may send horses of the same name, so a duel is called by the names of the players.
"""

from collections.abc import Iterator

from postparade.announcer.commentary.call_context import CallContext
from postparade.announcer.commentary.calls import Call, Priority
from postparade.announcer.commentary.events import (
    BetsRevealed,
    DuelDecided,
    LaneLoaded,
    LaneRun,
    MudderAdjusted,
    PoolSettled,
    Prize,
    Round,
    RoundDecided,
    Stride,
    SuddenDeath,
)
from postparade.announcer.commentary.race_model import front
from postparade.announcer.commentary.validity import Validity


def rounds(context: CallContext) -> Iterator[Call]:
    """Who meets whom, and what both had bet."""
    for called in context.all(Round):
        first, second = called.pair
        line = context.line("duel-round", first, second, number=called.round)
        yield context.call(Priority.TURN, line, topic="round", patience=6.0)
    for turned in context.all(BetsRevealed):
        pairs = zip(turned.pair, turned.bets, strict=True)
        lines = [context.line(f"expects-{bet}", seat) for seat, bet in pairs]
        yield context.call(Priority.RULE, *lines, topic="round", interrupts=Priority.COLOUR, patience=3.0)
    for level in context.all(SuddenDeath):
        line = context.line("sudden-death", names=", ".join(map(context.name, level.contenders)))
        yield context.call(Priority.RULE, line, topic="round", interrupts=Priority.COLOUR)


def duels(context: CallContext) -> Iterator[Call]:
    """A duel from the gate to the wire; what is said of it holds until the next stride."""
    here = context.valid_while(exactly=context.after.race)
    for loaded in context.all(LaneLoaded):
        key = "duel-lane" if loaded.lanes > 1 else "duel-single"
        line = context.line(key, *loaded.pair, number=loaded.lane)
        yield context.call(Priority.TURN, line, topic="duel", patience=2.0, valid=here)
    for adjusted in context.all(MudderAdjusted):
        if adjusted.by:
            line = context.line("mud-likes" if adjusted.by > 0 else "mud-hates", adjusted.player)
            yield context.call(Priority.TURN, line, topic="duel", interrupts=Priority.FILLER)
    for stride in context.all(Stride):
        yield from _stride(context, stride, here)
    for run in context.all(LaneRun):
        winner = next((seat for seat, result in zip(run.pair, run.results, strict=True) if result == "win"), None)
        if winner is None:
            lines = [context.line("photo"), context.line("duel-drawn", *run.pair)]
        else:
            lines = [context.line("duel-won", winner)]
        yield context.call(Priority.RULE, *lines, topic="duel", interrupts=Priority.TURN, patience=2.0, valid=here)


def _stride(context: CallContext, stride: Stride, here: Validity) -> Iterator[Call]:
    """Who is in front now, when that has changed."""
    ahead = front(context.after.race)
    before = front(context.update.race_before)
    if ahead == before:
        return
    if len(ahead) == 1 and ahead[0] in (1, 2):
        seat, rival = stride.pair if ahead[0] == 1 else (stride.pair[1], stride.pair[0])
        key = "duel-passes" if before and len(before) == 1 else "duel-leads"
        line = context.line(key, seat, rival)
    else:
        line = context.line("duel-level")
    yield context.call(Priority.TURN, line, topic="duel", interrupts=Priority.TURN, patience=0.6, valid=here)


def verdicts(context: CallContext) -> Iterator[Call]:
    """Whose bet came true, where the cards go, who is still in."""
    for decided in context.all(RoundDecided):
        if len(decided.right) == 1:
            line = context.line("bet-right", decided.right[0])
        else:
            line = context.line("bet-right-both" if decided.right else "bet-right-nobody")
        yield context.call(Priority.TURN, line, topic="verdict", patience=2.5)
    for prize in context.all(Prize):
        if prize.prize == "pool":
            line = context.line("prize-pool", cards=prize.pool)
        elif prize.prize == "own":
            line = context.line("prize-own")
        elif len(prize.to) == 1:
            ((seat, cards),) = prize.to.items()
            line = context.line("prize", seat, cards=len(cards))
        else:
            continue
        yield context.call(Priority.TURN, line, topic="verdict", patience=3.0)
    for settled in context.all(PoolSettled):
        line = context.line("pool-dealt" if settled.shares else "pool-unclaimed", cards=settled.pool)
        yield context.call(Priority.TURN, line, topic="verdict", patience=4.0)
    for duel in context.all(DuelDecided):
        line = context.line("duel-undecided") if duel.winner is None else context.line("duel-survives", duel.winner)
        yield context.call(Priority.RULE, line, topic="verdict", interrupts=Priority.COLOUR)
