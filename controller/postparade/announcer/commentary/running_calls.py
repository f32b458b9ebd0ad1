"""Calls about the running race, derived from the race before and after, whatever the game."""

from collections.abc import Iterator

from msgspec.structs import replace

from postparade.announcer.commentary.call_context import CallContext
from postparade.announcer.commentary.calls import Call, Line, Priority
from postparade.announcer.commentary.idle_remarks import REIGN, last_step, reign, running_order
from postparade.announcer.commentary.race_model import apart, at_the_wire, clear_by, front, left, news, order, runners
from postparade.rules.dice import TWO_SIXES, total_of
from postparade.rules.events import BetsClosed, Finished, Moved, Off, Rolled
from postparade.rules.race import Lane, Race, share

ROW = 3
"""Times in a row from which a number that comes up is called with the count."""
LATE = 12
"""Rolls after which a horse that leaves the gate has overslept."""
IN_PARTS = 3.0
"""Seconds for which a change in front may wait in a race that is told in parts."""
FIRST_LEAD = 4.0
"""Seconds for which the call of the first leader may wait, while it holds: until the off has been called."""
NEW_LEAD = 2.0
"""Seconds for which the call of a new front may wait, while it holds: less than from one roll to the next."""
REMIND_EVERY = 5
"""Rolls, in the last steps of a race, between reminders of who is one step from the line."""
NAMED_EVERY = 3
"""Steps of a horse at every one of which somebody who has something on it is named."""
FIRST_THREE = 3
"""Places that no outsider is smiled at in."""
ORDER_EVERY = 6
"""Rolls after which the running order is called instead of a step, in a race that leaves no quiet moment."""


def off(context: CallContext) -> Iterator[Call]:
    """The race is off; who has the dice is said as long as they lie."""
    begun = context.first(Off)
    if begun is None:
        return
    lines, lapses = [context.line("off")], None
    if begun.first_roller is not None:
        lines.append(context.line("has-dice", player=begun.first_roller))
        lapses = context.valid_while(exactly=context.after.race, streak=context.after.streak)
    # The off comes with the bell and cuts off whatever was still being read out before the race.
    call = context.call(Priority.RULE, *lines, topic="rule", interrupts=Priority.TURN)
    yield replace(call, firm=1, lapses=lapses)


def rare_rolls(context: CallContext) -> Iterator[Call]:
    """Snake eyes and boxcars, when the roll brought nothing more important."""
    totals = {total_of(one.dice) for one in context.all(Rolled)}
    if context.dice != TWO_SIXES or not totals & {2, 12} or context.any(Finished, BetsClosed):
        return
    # A realtime race waits for nobody: a remark on a roll has to be made at once.
    priority = Priority.TURN if context.status.realtime else Priority.COLOUR
    valid = context.valid_while(streak=context.after.streak)
    line = context.line("boxcars" if 12 in totals else "snake-eyes")
    yield context.call(priority, line, topic="faces", patience=0.8, valid=valid)


def surges(context: CallContext) -> Iterator[Call]:
    """A horse made more steps than the roll alone: an extra stride."""
    after = context.after.race
    for event in context.all(Moved):
        lane = next((one for one in runners(after) if one.number == event.horse), None)
        if event.bonus and lane is not None and after is not None and after.running:
            valid = context.valid_while(left=((lane.number, left(lane)),), running=True)
            line = context.line("surge", horse=lane.number)
            # A new leader matters more than how it took the lead; otherwise a realtime race needs the call at once.
            leads = front(after) != front(context.update.race_before)
            priority = Priority.TURN if context.status.realtime and not leads else Priority.COLOUR
            yield context.call(priority, line, topic="move", patience=1.2, valid=valid)


def moves(context: CallContext) -> Iterator[Call]:
    """What a step did: who is about to win, who leads, who is level; and who moved, when there is nothing more to
    say."""
    before, after = context.update.race_before, context.after.race
    if before is None or after is None or not after.running:
        return
    was = {lane.number: lane.position for lane in before.lanes}
    moved = [lane for lane in runners(after) if lane.position > was.get(lane.number, lane.position)]
    turns = [call for lane in moved for call in _near(context, lane)]
    if moved:
        turns += front_changes(context, before, after)
    yield from turns
    if not context.stepwise:
        return
    surged = {event.horse for event in context.all(Moved) if event.bonus}
    named = {call.horse for call in turns} | surged | set(news(context.before, context.after, "near"))
    for lane in moved:
        if lane.number not in named and context.after.streak[1] < 2:
            yield _step(context, lane, was[lane.number] == 0, after)


def _near(context: CallContext, lane: Lane) -> Iterator[Call]:
    """The first time that a runner needs only one more move: alone, or as one of several."""
    if lane.number not in news(context.before, context.after, "near"):
        return
    close, backed = at_the_wire(context.after.race), None
    if len(close) > 2:
        line = context.line("near-many", runners=len(close))
    elif len(close) == 2:
        # In the last steps two numbers are called, always in the same order; before them, who has joined the other.
        rival = next(number for number in close if number != lane.number)
        first, second = close if context.energy == "hot" else (lane.number, rival)
        line = context.line("near-two", horse=first, other=second)
    else:
        backer = context.backer(lane.number)
        if backer is not None:
            line, backed = context.line("near-for", backer, horse=lane.number), (backer, lane.number)
        else:
            line = context.line("near", horse=lane.number)
    valid = context.valid_while(wire=close, running=True, backed=backed)
    yield context.call(Priority.TURN, line, interrupts=Priority.FILLER, topic="front", valid=valid)


def _step(context: CallContext, lane: Lane, from_gate: bool, race: Race) -> Call:
    """A move and nothing more, or what is said in its place."""
    for line in _instead(context, lane):
        return context.call(Priority.COLOUR, line, topic="move", valid=context.valid_while(exactly=race))
    if context.energy == "hot":
        key = "move"
    elif _pair(context):
        key = "double"
    elif from_gate and context.after.whole and context.after.rolls >= LATE:
        key = "left-gate"
    elif lane.number in context.long_shots and _far_from_home(race, lane):
        key = "move-outsider"
    elif from_gate and len(order(race)) > 1:
        key = "move-first"
    elif _up_to_second(context, lane, race):
        line = context.line("up-to-second", horse=lane.number, other=front(race)[0])
        return context.call(Priority.TURN, line, topic="move", valid=context.valid_while(exactly=race))
    elif lane.position % NAMED_EVERY == 0 and (backer := context.backer(lane.number)) is not None:
        line = context.line("move-for", backer, horse=lane.number)
        valid = context.valid_while(left=((lane.number, left(lane)),), running=True, backed=(backer, lane.number))
        return context.call(Priority.COLOUR, line, interrupts=Priority.FILLER, topic="move", valid=valid)
    else:
        key = "move"
    # A pair is news only until the next roll.
    streak = context.after.streak if key == "double" else None
    valid = context.valid_while(left=((lane.number, left(lane)),), running=True, streak=streak)
    line = context.line(key, horse=lane.number)
    return context.call(Priority.COLOUR, line, interrupts=Priority.FILLER, topic="move", valid=valid)


def _instead(context: CallContext, lane: Lane) -> Iterator[Line]:
    """What is said now and then in place of a move: the running order and who has long been in front, where the race
    leaves no quiet moment for it, and in the last steps who needs one more."""
    rolls, hot = context.after.rolls, context.energy == "hot"
    if context.status.realtime and not hot:
        if rolls % ORDER_EVERY == 0:
            yield from running_order(context)
        if rolls - context.after.ahead_since == REIGN:
            yield from reign(context)
    elif hot and rolls % REMIND_EVERY == 0 and left(lane) != 1:
        yield from last_step(context)


def _up_to_second(context: CallContext, lane: Lane, race: Race) -> bool:
    """Whether a step has brought a runner from behind into second place, alone."""
    before = context.update.race_before
    place, was = [one.number for one in order(race)], [one.number for one in order(before)]
    return apart(race, 2) and place[1] == lane.number and lane.number not in was[:2] and len(was) > 2


def _far_from_home(race: Race, lane: Lane) -> bool:
    """Whether a runner is called as an outsider: before half way, behind three others at least, and only at every other
    step."""
    ahead = sum(share(other) > share(lane) for other in runners(race))
    return 2 * lane.position < lane.length and lane.position % 2 == 1 and ahead >= FIRST_THREE


def _pair(context: CallContext) -> bool:
    """Whether two equal faces were rolled that have no name of their own."""
    faces = next((one.dice for one in context.all(Rolled)), 0)
    return isinstance(faces, tuple) and faces[0] == faces[1] and 1 < faces[0] < 6 and not context.status.realtime


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


def front_changes(context: CallContext, before: Race, after: Race) -> Iterator[Call]:
    """What changed in front, the most remarkable first."""
    ahead = front(after)
    valid = context.valid_while(level=ahead, running=True)

    def turn(line: Line, patience: float | None = None) -> Call:
        # Where the race is told in parts of some seconds, a call may wait until a long name has been said.
        patience = patience if context.stepwise else IN_PARTS
        return context.call(
            Priority.TURN, line, interrupts=Priority.FILLER, topic="front", valid=valid, patience=patience
        )

    for horse in news(context.before, context.after, "surprise"):
        yield turn(context.line("longshot", horse=horse))
    if ahead != front(before):
        yield turn(_taken(context, front(before), ahead), NEW_LEAD if front(before) else FIRST_LEAD)
        return
    if len(ahead) != 1:
        return
    leader = ahead[0]
    if news(context.before, context.after, "clear"):
        exact = context.valid_while(clear=clear_by(after), level=ahead, running=True)
        line = context.line("clear", horse=leader, moves=clear_by(after))
        yield context.call(Priority.TURN, line, interrupts=Priority.FILLER, topic="front", valid=exact)
    elif news(context.before, context.after, "half") and left(after.lane(leader)) > 1:
        yield turn(context.line("halfway", horse=leader))
    elif came := news(context.before, context.after, "close-up"):
        exact = context.valid_while(exactly=after)
        line = context.line("closing", horse=came[0])
        yield context.call(Priority.TURN, line, interrupts=Priority.FILLER, topic="front", valid=exact)
    elif clear_by(after) <= 1 < clear_by(before) and context.stepwise:
        pursuers = [lane.number for lane in order(after)[1:] if share(lane) == share(order(after)[1])]
        if len(pursuers) == 1 and ("clear", leader) in context.after.marks:
            # Another one may come up to the pursuer.
            exact = context.valid_while(exactly=after)
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
    # In the last parts of a race there is time for one name.
    brief = context.energy == "hot" and not context.stepwise
    if len(before) == 1 and before[0] != leader and not brief:
        return context.line("lead-from", horse=leader, other=before[0])
    return context.line("lead", horse=leader)
