"""Calls at the finish: the winner twice, who collects, the ranking of the evening, and at last the official result."""

from collections.abc import Iterator

from postparade.announcer.commentary.call_context import CallContext
from postparade.announcer.commentary.calls import Call, Line, Priority
from postparade.announcer.commentary.chances import long_shots
from postparade.announcer.commentary.race_model import clear_by, left, order, runners

COMEBACK = 4
"""Moves that a winner must once have been behind to be admired for it."""
EASY = 4
"""Moves ahead of the next runner that make a win an easy one."""
GREAT = 30
"""Chips that are worth raising the voice for."""


def finish(context: CallContext) -> Iterator[Call]:
    """The winner, called twice, how it won, who collects, and after the last race the ranking."""
    finished = context.first("finish")
    lines: list[Line] = []
    if finished is not None:
        if close_finish(context):
            lines.append(context.line("photo"))
        lines.append(context.line("winner", horse=finished.horse))
        lines.append(context.line("winner-again", horse=finished.horse))
        lines += _manner(context, finished.horse)
    asked = context.first("ask")
    if asked is not None and asked.why == "finish":
        lines.append(context.line("ask-finish", horse=asked.horse))
    collecting = [*collected(context), *ranking(context)]
    if finished is not None:
        valid = context.valid_while(winner=finished.horse)
        yield context.call(Priority.RULE, *lines, *collecting, topic="finish", interrupts=Priority.RULE, valid=valid)
    elif collecting:
        yield context.call(Priority.RULE, *collecting, topic="finish", calmly=True)


def _manner(context: CallContext, winner: int) -> Iterator[Line]:
    """What was remarkable about the win, if anything."""
    model = context.after
    if winner in long_shots(context.game, model.race):
        yield context.line("longshot-wins", horse=winner)
    elif model.whole and model.behind.get(winner, 0) >= COMEBACK:
        yield context.line("comeback", horse=winner)
    elif model.whole and model.leaders == (winner,) and len(order(model.race)) > 1:
        yield context.line("wire-to-wire", horse=winner)
    elif clear_by(model.race) >= EASY:
        yield context.line("easy-win", horse=winner)


def close_finish(context: CallContext) -> bool:
    """Whether another runner was within one move of the line when the winner crossed it."""
    race = context.after.race
    if race is None or race.winner is None:
        return False
    return any(left(lane) <= 1 for lane in runners(race) if lane.number != race.winner)


def collected(context: CallContext) -> Iterator[Line]:
    """The payouts, and what stays in the pot."""
    payouts, carried = context.all("payout"), context.first("carry")
    for payout in payouts:
        key = "wins-big" if payout.amount >= GREAT else "wins"
        yield context.line(key, player=payout.player, chips=payout.amount)
    if carried is None:
        return
    if not payouts:
        yield context.line("wins-nobody")
    if carried.amount:
        yield context.line("carry" if payouts else "carry-all", chips=carried.amount)


def ranking(context: CallContext) -> Iterator[Line]:
    """The result of the evening: who has most, the next two, and what belongs to nobody."""
    final = context.first("result")
    if final is None:
        return
    best = max(final.totals.values())
    if len(final.winners) == 1:
        yield context.line("result-winner", player=final.winners[0], chips=best)
    else:
        yield context.line("result-shared", names=", ".join(map(context.name, final.winners)), chips=best)
    others = sorted((seat for seat in final.totals if seat not in final.winners), key=lambda s: (-final.totals[s], s))
    for seat in others[:2]:
        place = 1 + sum(1 for total in final.totals.values() if total > final.totals[seat])
        yield context.line("result-rank", player=seat, place=place, chips=final.totals[seat])
    if final.unclaimed_pot:
        yield context.line("unclaimed", chips=final.unclaimed_pot)


def official(context: CallContext) -> Iterator[Call]:
    """The order in which the first three came in, calmly, once the noise is over. Level runners are not ranked."""
    race = context.after.race
    if race is None or race.winner is None:
        return
    placed = [lane for lane in order(race) if lane.number != race.winner]
    rests = [left(lane) for lane in placed]
    valid = context.valid_while(winner=race.winner)
    if len(placed) >= 2 and rests[0] < rests[1] and (len(placed) == 2 or rests[1] < rests[2]):
        line = context.line("official", horse=race.winner, other=placed[0].number, third=placed[1].number)
    elif placed and (len(placed) == 1 or rests[0] < rests[1]):
        line = context.line("official-two", horse=race.winner, other=placed[0].number)
    else:
        line = context.line("official-one", horse=race.winner)
    yield context.call(Priority.TURN, line, topic="official", patience=30.0, valid=valid, calmly=True)
