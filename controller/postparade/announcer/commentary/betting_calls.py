"""Calls for games in which people bet, lock decisions or lose a runner: the rest of the common vocabulary."""

from collections.abc import Iterator

from postparade.announcer.commentary.calls import Call, Priority
from postparade.announcer.commentary.scene import Occasion


def betting(scene: Occasion) -> Iterator[Call]:
    """Bets open, are placed and close; the red line that closes them comes nearer."""
    if scene.first("bets_open") is not None:
        yield scene.call(Priority.TURN, scene.line("bets-open"), topic="bets", patience=3.0)
    for bet in scene.all("bet"):
        line = scene.line("bet", player=bet.player, horse=bet.horse, chips=bet.chips)
        yield scene.call(Priority.FILLER, line, spoken=False)
    closed = scene.first("bets_closed") is not None
    for crossed in scene.all("red_line"):
        if closed:
            break
        last = crossed.count + 1 == getattr(crossed, "closes", None)
        key = "red-line-last" if last else "red-line"
        yield scene.call(Priority.TURN, scene.line(key, horse=crossed.horse), topic="bets")
    if closed:
        yield scene.call(Priority.RULE, scene.line("bets-closed"), topic="bets", interrupts=Priority.TURN)


def decisions(scene: Occasion) -> Iterator[Call]:
    """Somebody has decided; what was hidden lies open."""
    for locked in scene.all("locked"):
        yield scene.call(Priority.FILLER, scene.line("locked", player=locked.player), patience=2.0)
    bids = [scene.line("revealed", player=bid.player, chips=bid.chips) for bid in scene.all("revealed")]
    if bids:
        yield scene.call(Priority.RULE, *bids, topic="rule", interrupts=Priority.COLOUR)


def course(scene: Occasion) -> Iterator[Call]:
    """What happens to the field and the ground before or in a race."""
    for gone in scene.all("withdrawn"):
        yield scene.call(Priority.TURN, scene.line("withdrawn", horse=gone.horse), interrupts=Priority.FILLER)
    for ground in scene.all("track"):
        key = "track-wet" if ground.wet else "track-dry"
        yield scene.call(Priority.TURN, scene.line(key), topic="course", patience=3.0)
    if scene.first("final") is not None:
        yield scene.call(Priority.TURN, scene.line("final"), topic="evening", patience=4.0)


def dead_heat(scene: Occasion) -> Iterator[Call]:
    """Two runners share the first place, in games that rank the field."""
    finished = scene.first("finish")
    shared = tuple(next(iter(getattr(finished, "ranks", ())), ()))
    if len(shared) == 2:
        line = scene.line("dead-heat", horse=shared[0], other=shared[1])
        yield scene.call(Priority.TURN, line, topic="dead-heat", patience=6.0)
