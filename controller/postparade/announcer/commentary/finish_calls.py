"""Calls at the finish: the winner twice, who collects, the ranking of the evening, and at last the official result."""

from collections.abc import Iterator

from postparade.announcer.commentary.calls import Call, Line, Priority
from postparade.announcer.commentary.chances import long_shots
from postparade.announcer.commentary.race_model import clear_by, left, order, runners
from postparade.announcer.commentary.scene import Occasion

COMEBACK = 4
"""Moves that a winner must once have been behind to be admired for it."""
EASY = 4
"""Moves ahead of the next runner that make a win an easy one."""
GREAT = 30
"""Chips that are worth raising the voice for."""


def finish(scene: Occasion) -> Iterator[Call]:
    """The winner, called twice, how it won, who collects, and after the last race the ranking."""
    finished = scene.first("finish")
    lines: list[Line] = []
    if finished is not None:
        if close_finish(scene):
            lines.append(scene.line("photo"))
        lines.append(scene.line("winner", horse=finished.horse))
        lines.append(scene.line("winner-again", horse=finished.horse))
        lines += _manner(scene, finished.horse)
    asked = scene.first("ask")
    if asked is not None and asked.why == "finish":
        lines.append(scene.line("ask-finish", horse=asked.horse))
    collecting = [*collected(scene), *ranking(scene)]
    if finished is not None:
        valid = scene.claim(winner=finished.horse)
        yield scene.call(Priority.RULE, *lines, *collecting, topic="finish", interrupts=Priority.RULE, valid=valid)
    elif collecting:
        yield scene.call(Priority.RULE, *collecting, topic="finish", calmly=True)


def _manner(scene: Occasion, winner: int) -> Iterator[Line]:
    """What was remarkable about the win, if anything."""
    model = scene.after
    if winner in long_shots(scene.game, model.race):
        yield scene.line("longshot-wins", horse=winner)
    elif model.whole and model.behind.get(winner, 0) >= COMEBACK:
        yield scene.line("comeback", horse=winner)
    elif model.whole and model.leaders == (winner,) and len(order(model.race)) > 1:
        yield scene.line("wire-to-wire", horse=winner)
    elif clear_by(model.race) >= EASY:
        yield scene.line("easy-win", horse=winner)


def close_finish(scene: Occasion) -> bool:
    """Whether another runner was within one move of the line when the winner crossed it."""
    race = scene.after.race
    if race is None or race.winner is None:
        return False
    return any(left(lane) <= 1 for lane in runners(race) if lane.number != race.winner)


def collected(scene: Occasion) -> Iterator[Line]:
    """The payouts, and what stays in the pot."""
    payouts, carried = scene.all("payout"), scene.first("carry")
    for payout in payouts:
        key = "wins-big" if payout.amount >= GREAT else "wins"
        yield scene.line(key, player=payout.player, chips=payout.amount)
    if carried is None:
        return
    if not payouts:
        yield scene.line("wins-nobody")
    if carried.amount:
        yield scene.line("carry" if payouts else "carry-all", chips=carried.amount)


def ranking(scene: Occasion) -> Iterator[Line]:
    """The result of the evening: who has most, the next two, and what belongs to nobody."""
    final = scene.first("result")
    if final is None:
        return
    best = max(final.totals.values())
    if len(final.winners) == 1:
        yield scene.line("result-winner", player=final.winners[0], chips=best)
    else:
        yield scene.line("result-shared", names=", ".join(map(scene.name, final.winners)), chips=best)
    others = sorted((seat for seat in final.totals if seat not in final.winners), key=lambda s: (-final.totals[s], s))
    for seat in others[:2]:
        place = 1 + sum(1 for total in final.totals.values() if total > final.totals[seat])
        yield scene.line("result-rank", player=seat, place=place, chips=final.totals[seat])
    if final.unclaimed_pot:
        yield scene.line("unclaimed", chips=final.unclaimed_pot)


def official(scene: Occasion) -> Iterator[Call]:
    """The order in which the first three came in, calmly, once the noise is over. Level runners are not ranked."""
    race = scene.after.race
    if race is None or race.winner is None:
        return
    placed = [lane for lane in order(race) if lane.number != race.winner]
    rests = [left(lane) for lane in placed]
    valid = scene.claim(winner=race.winner)
    if len(placed) >= 2 and rests[0] < rests[1] and (len(placed) == 2 or rests[1] < rests[2]):
        line = scene.line("official", horse=race.winner, other=placed[0].number, third=placed[1].number)
    elif placed and (len(placed) == 1 or rests[0] < rests[1]):
        line = scene.line("official-two", horse=race.winner, other=placed[0].number)
    else:
        line = scene.line("official-one", horse=race.winner)
    yield scene.call(Priority.TURN, line, topic="official", patience=30.0, valid=valid, calmly=True)
