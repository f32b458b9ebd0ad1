"""Calls about the front of the field: who takes the lead, who is level, who pulls away, who is being caught."""

from collections.abc import Iterator

from postparade.announcer.commentary.calls import Call, Line, Priority
from postparade.announcer.commentary.model_update import news
from postparade.announcer.commentary.race_model import clear_by, front, left, order
from postparade.announcer.commentary.scene import Occasion
from postparade.games.race import Race


def front_changes(scene: Occasion, before: Race, after: Race) -> Iterator[Call]:
    """What changed in front, the most remarkable first."""
    ahead = front(after)
    valid = scene.claim(level=ahead, running=True)

    def turn(line: Line) -> Call:
        return scene.call(Priority.TURN, line, interrupts=Priority.FILLER, topic="front", valid=valid)

    for horse in news(scene.before, scene.after, "surprise"):
        yield turn(scene.line("longshot", horse=horse))
    if ahead != front(before):
        yield turn(_taken(scene, front(before), ahead))
        return
    if len(ahead) != 1:
        return
    leader = ahead[0]
    if news(scene.before, scene.after, "clear"):
        exact = scene.claim(clear=clear_by(after), level=ahead, running=True)
        line = scene.line("clear", horse=leader, moves=clear_by(after))
        yield scene.call(Priority.TURN, line, interrupts=Priority.FILLER, topic="front", valid=exact)
    elif news(scene.before, scene.after, "half"):
        yield turn(scene.line("halfway", horse=leader))
    elif clear_by(after) == 1 and clear_by(before) > 1:
        pursuers = [lane.number for lane in order(after)[1:] if left(lane) == left(after.lane(leader)) + 1]
        if len(pursuers) == 1 and ("clear", leader) in scene.after.marks:
            exact = scene.claim(left=_rests(after), level=ahead, running=True)
            line = scene.line("catching", horse=pursuers[0], other=leader)
            yield scene.call(Priority.TURN, line, interrupts=Priority.FILLER, topic="front", valid=exact)


def _taken(scene: Occasion, before: tuple[int, ...], now: tuple[int, ...]) -> Line:
    """The words for a new front."""
    if len(now) == 2:
        return scene.line("level", horse=now[0], other=now[1])
    if len(now) > 2:
        return scene.line("level-many", runners=len(now))
    leader = now[0]
    if not before:
        return scene.line("first-step", horse=leader)
    if scene.before.whole and leader in scene.before.leaders:
        return scene.line("lead-back", horse=leader)
    if len(before) == 1 and before[0] != leader:
        return scene.line("lead-from", horse=leader, other=before[0])
    return scene.line("lead", horse=leader)


def _rests(race: Race) -> tuple[tuple[int, int], ...]:
    """What the first two still need."""
    return tuple((lane.number, left(lane)) for lane in order(race)[:2])
