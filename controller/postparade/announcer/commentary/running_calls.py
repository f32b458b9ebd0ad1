"""Calls about the running race, told from the race before and after: no game is asked for its rules."""

from collections.abc import Iterator

from postparade.announcer.commentary.calls import Call, Priority
from postparade.announcer.commentary.chances import long_shots
from postparade.announcer.commentary.front_calls import front_changes
from postparade.announcer.commentary.model_update import news
from postparade.announcer.commentary.race_model import front, left, order, runners
from postparade.announcer.commentary.scene import Occasion
from postparade.games.race import Lane, Race

ROW = 3
"""A number is worth a count when it has come up that often in a row."""
LATE = 12
"""Rolls after which a horse that leaves the gate has overslept."""


def moves(scene: Occasion) -> Iterator[Call]:
    """What a step did: who is about to win, who leads, who is level; and who moved, when nothing more is to say."""
    before, after = scene.notice.race_before, scene.after.race
    if before is None or after is None or not after.running:
        return
    was = {lane.number: lane.position for lane in before.lanes}
    moved = [lane for lane in runners(after) if lane.position > was.get(lane.number, lane.position)]
    turns = [call for lane in moved for call in _near(scene, lane)]
    if moved:
        turns += front_changes(scene, before, after)
    yield from turns
    for event in scene.all("move"):
        if getattr(event, "bonus", 0):
            valid = scene.claim(left=((event.horse, left(after.lane(event.horse))),), running=True)
            yield scene.call(Priority.COLOUR, scene.line("surge", horse=event.horse), topic="move", valid=valid)
    named = {call.horse for call in turns}
    for lane in moved:
        if lane.number not in named and scene.after.streak[1] < 2:
            yield _step(scene, lane, was[lane.number] == 0, after)


def _near(scene: Occasion, lane: Lane) -> Iterator[Call]:
    """The first time that a runner needs only one more move: alone, or as one of several."""
    if lane.number not in news(scene.before, scene.after, "near"):
        return
    race = scene.after.race
    close = tuple(other.number for other in runners(race) if left(other) == 1 and other.position)
    if len(close) > 2:
        line = scene.line("near-many", runners=len(close))
    elif len(close) == 2:
        line = scene.line("near-two", horse=lane.number, other=next(n for n in close if n != lane.number))
    else:
        line = scene.line("near", horse=lane.number)
    valid = scene.claim(left=tuple((number, 1) for number in close), level=close, running=True)
    yield scene.call(Priority.TURN, line, interrupts=Priority.FILLER, topic="front", valid=valid)


def _step(scene: Occasion, lane: Lane, from_gate: bool, race: Race) -> Call:
    """A move and nothing more."""
    if scene.energy == "hot":
        key = "move-hot"
    elif from_gate and scene.after.whole and scene.after.rolls >= LATE:
        key = "left-gate"
    elif lane.number in long_shots(scene.game, race) and front(race) != (lane.number,):
        key = "move-outsider"
    elif from_gate and len(order(race)) > 1:
        key = "move-first"
    else:
        key = "move"
    valid = scene.claim(left=((lane.number, left(lane)),), running=True)
    return scene.call(
        Priority.COLOUR, scene.line(key, horse=lane.number), interrupts=Priority.FILLER, topic="move", valid=valid
    )


def streak(scene: Occasion) -> Iterator[Call]:
    """The same number again, and again and again."""
    number, times = scene.after.streak
    race = scene.after.race
    if race is None or not race.running or scene.before.streak == scene.after.streak or times < 2:
        return
    if times >= ROW:
        line = scene.line("streak", horse=number, times=times)
    elif any(lane.number == number and not lane.scratched for lane in race.lanes):
        line = scene.line("twice", horse=number)
    else:
        return
    yield scene.call(Priority.COLOUR, line, valid=scene.claim(streak=(number, times)), interrupts=Priority.FILLER)


def faces(scene: Occasion) -> Iterator[Call]:
    """Faces with names of their own, and doubles, when the roll brought nothing more important."""
    if scene.all("scratch", "repeat", "pay", "finish"):
        return
    for rolled in scene.all("roll"):
        if isinstance(rolled.dice, int) or rolled.dice[0] != rolled.dice[1]:
            continue
        key = {1: "snake-eyes", 6: "boxcars"}.get(rolled.dice[0])
        line = scene.line(key) if key else scene.line("double", first=rolled.dice[0])
        valid = scene.claim(streak=scene.after.streak)
        yield scene.call(Priority.COLOUR, line, topic="faces", valid=valid)
