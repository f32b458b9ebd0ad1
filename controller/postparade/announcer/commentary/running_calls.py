"""Calls about the running race, derived from the race before and after, whatever the game."""

from collections.abc import Iterator

from postparade.announcer.commentary.call_context import CallContext
from postparade.announcer.commentary.calls import Call, Line, Priority
from postparade.announcer.commentary.chances import long_shots
from postparade.announcer.commentary.events import Finish, LaneRun, Move, Payment, Repeat, Roll, Scratch, Stride
from postparade.announcer.commentary.idle_remarks import running_order
from postparade.announcer.commentary.model_update import news
from postparade.announcer.commentary.race_model import clear_by, front, left, order, runners
from postparade.games.race import Lane, Race

ROW = 3
"""A number is worth a count when it has come up that often in a row."""
LATE = 12
"""Rolls after which a horse that leaves the gate has overslept."""
ORDER_EVERY = 6
"""Rolls after which a race that leaves no quiet moment has its running order called instead of a step."""


def surges(context: CallContext) -> Iterator[Call]:
    """A horse made more steps than the roll alone: an extra stride."""
    after = context.after.race
    for event in context.all(Move):
        lane = next((one for one in runners(after) if one.number == event.horse), None)
        if event.bonus and lane is not None and after is not None and after.running:
            valid = context.valid_while(left=((lane.number, left(lane)),), running=True)
            line = context.line("surge", horse=lane.number)
            priority = Priority.TURN if context.status.realtime else Priority.COLOUR
            yield context.call(priority, line, topic="move", patience=1.2, valid=valid)


def moves(context: CallContext) -> Iterator[Call]:
    """What a step did: who is about to win, who leads, who is level; and who moved, when nothing more is to say."""
    before, after = context.update.race_before, context.after.race
    if before is None or after is None or not after.running or context.any(Stride, LaneRun):
        return
    was = {lane.number: lane.position for lane in before.lanes}
    moved = [lane for lane in runners(after) if lane.position > was.get(lane.number, lane.position)]
    turns = [call for lane in moved for call in _near(context, lane)]
    if moved:
        turns += front_changes(context, before, after)
    yield from turns
    if not context.stepwise:
        return
    surged = {event.horse for event in context.all(Move) if event.bonus}
    named = {call.horse for call in turns} | surged
    for lane in moved:
        if lane.number not in named and context.after.streak[1] < 2:
            yield _step(context, lane, was[lane.number] == 0, after)


def _near(context: CallContext, lane: Lane) -> Iterator[Call]:
    """The first time that a runner needs only one more move: alone, or as one of several."""
    if lane.number not in news(context.before, context.after, "near"):
        return
    race = context.after.race
    close = tuple(other.number for other in runners(race) if left(other) == 1 and other.position)
    if len(close) > 2:
        line = context.line("near-many", runners=len(close))
    elif len(close) == 2:
        line = context.line("near-two", horse=lane.number, other=next(n for n in close if n != lane.number))
    else:
        line = context.line("near", horse=lane.number)
    valid = context.valid_while(left=tuple((number, 1) for number in close), level=close, running=True)
    yield context.call(Priority.TURN, line, interrupts=Priority.FILLER, topic="front", valid=valid)


def _step(context: CallContext, lane: Lane, from_gate: bool, race: Race) -> Call:
    """A move and nothing more; now and then the running order, where the race leaves no quiet moment for it."""
    if context.status.realtime and context.after.rolls % ORDER_EVERY == 0 and context.energy != "hot":
        for line in running_order(context):
            return context.call(Priority.COLOUR, line, topic="move", valid=context.valid_while(exactly=race))
    if context.energy == "hot":
        key = "move"
    elif from_gate and context.after.whole and context.after.rolls >= LATE:
        key = "left-gate"
    elif lane.number in long_shots(context.game, race) and front(race) != (lane.number,):
        key = "move-outsider"
    elif from_gate and len(order(race)) > 1:
        key = "move-first"
    else:
        key = "move"
    valid = context.valid_while(left=((lane.number, left(lane)),), running=True)
    line = context.line(key, horse=lane.number)
    return context.call(Priority.COLOUR, line, interrupts=Priority.FILLER, topic="move", valid=valid)


def streak(context: CallContext) -> Iterator[Call]:
    """The same horse again, and again and again."""
    number, times = context.after.streak
    race = context.after.race
    if race is None or not race.running or context.before.streak == context.after.streak or times < 2:
        return
    if times >= ROW:
        line = context.line("streak", horse=number, times=times)
    elif any(lane.number == number and not lane.scratched for lane in race.lanes):
        line = context.line("twice", horse=number)
    else:
        return
    valid = context.valid_while(streak=(number, times))
    yield context.call(Priority.COLOUR, line, valid=valid, interrupts=Priority.FILLER)


def doubles(context: CallContext) -> Iterator[Call]:
    """Other equal faces, where there is time for them and the roll brought nothing more important."""
    if context.any(Scratch, Repeat, Payment, Finish) or context.status.realtime:
        return
    for rolled in context.all(Roll):
        if not isinstance(rolled.dice, int) and rolled.dice[0] == rolled.dice[1] and 1 < rolled.dice[0] < 6:
            line = context.line("double", first=rolled.dice[0])
            valid = context.valid_while(streak=context.after.streak)
            yield context.call(Priority.COLOUR, line, topic="faces", valid=valid)


def front_changes(context: CallContext, before: Race, after: Race) -> Iterator[Call]:
    """What changed in front, the most remarkable first."""
    ahead = front(after)
    valid = context.valid_while(level=ahead, running=True)

    def turn(line: Line) -> Call:
        return context.call(Priority.TURN, line, interrupts=Priority.FILLER, topic="front", valid=valid)

    for horse in news(context.before, context.after, "surprise"):
        yield turn(context.line("longshot", horse=horse))
    if ahead != front(before):
        yield turn(_taken(context, front(before), ahead))
        return
    if len(ahead) != 1:
        return
    leader = ahead[0]
    if news(context.before, context.after, "clear"):
        exact = context.valid_while(clear=clear_by(after), level=ahead, running=True)
        line = context.line("clear", horse=leader, moves=clear_by(after))
        yield context.call(Priority.TURN, line, interrupts=Priority.FILLER, topic="front", valid=exact)
    elif news(context.before, context.after, "half"):
        yield turn(context.line("halfway", horse=leader))
    elif clear_by(after) == 1 and clear_by(before) > 1 and context.stepwise:
        pursuers = [lane.number for lane in order(after)[1:] if left(lane) == left(after.lane(leader)) + 1]
        if len(pursuers) == 1 and ("clear", leader) in context.after.marks:
            exact = context.valid_while(left=_rests(after), level=ahead, running=True)
            line = context.line("catching", horse=pursuers[0], other=leader)
            yield context.call(Priority.TURN, line, interrupts=Priority.FILLER, topic="front", valid=exact)


def _taken(context: CallContext, before: tuple[int, ...], now: tuple[int, ...]) -> Line:
    """The words for a new front."""
    if len(now) == 2:
        return context.line("level", horse=now[0], other=now[1])
    if len(now) > 2:
        return context.line("level-many", runners=len(now))
    leader = now[0]
    if not before:
        return context.line("first-step", horse=leader)
    if context.before.whole and leader in context.before.leaders:
        return context.line("lead-back", horse=leader)
    if len(before) == 1 and before[0] != leader:
        return context.line("lead-from", horse=leader, other=before[0])
    return context.line("lead", horse=leader)


def _rests(race: Race) -> tuple[tuple[int, int], ...]:
    """What the first two still need."""
    return tuple((lane.number, left(lane)) for lane in order(race)[:2])
