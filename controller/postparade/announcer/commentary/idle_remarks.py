"""What to say while nothing happens: the order of running, who stands to win, and friendly remarks.

Everything here is true of the race exactly as it stands, and is dropped when a move changes it.
"""

from collections.abc import Callable, Iterator

from postparade.announcer.commentary.call_context import CallContext
from postparade.announcer.commentary.calls import Call, Line, Priority
from postparade.announcer.commentary.race_model import (
    apart,
    at_the_wire,
    clear_by,
    front,
    known_as,
    left,
    order,
    runners,
)
from postparade.rules.race import share

LATE = 12
"""Rolls after which a horse in its gate, or a common number that has not come up, is remarkable."""
LONG = 40
"""Rolls that make a race a long one."""
COMMON = 5 / 36
"""Share of all rolls that makes a number a common one."""
REIGN = 12
"""Rolls after which it is remarkable that the same horse leads, and after which it is again."""
FAR = 5
"""Moves from home at which an outsider may dream."""
WASTED = 3
"""Scratched numbers in succession that are worth a remark; the messages say "three"."""
GENEROUS = 5
"""Chips paid in one race that deserve thanks."""
PATIENCE = 3.0


def quiet(context: CallContext) -> Iterator[Call]:
    """Remarks that could be made now, the most useful first."""
    race = context.after.race
    if race is None:
        return
    remarks: tuple[Callable[[CallContext], Iterator[Line]], ...]
    if context.status.paused:
        remarks = ()
    elif race.running and context.energy == "hot":
        # The last parts of a race that is run in parts leave no time for the names of a whole order.
        remarks = (running_order, gap) if context.stepwise else ()
    elif race.running:
        remarks = context.game_calls.remarks
    elif race.finished:
        remarks = (habits, purses)
    else:
        remarks = (dice, purses)
    after = context.after  # a roll that moves nobody is one more, too
    valid = context.valid_while(exactly=race, pot=after.pot, purses=after.purses, streak=after.streak)
    for remark in remarks:
        for line in remark(context):
            yield context.call(
                Priority.FILLER, line, topic="quiet", patience=PATIENCE, valid=valid, calmly=race.finished
            )


def running_order(context: CallContext) -> Iterator[Line]:
    """The first three, or as many of them as can be told apart."""
    race = context.after.race
    placed, ahead = order(race), front(race)
    if len(placed) < 2:
        return
    first, second = placed[0].number, placed[1].number
    if len(placed) == 2 and len(ahead) == 1:
        yield context.line("order-two", horse=first, other=second)
    elif len(placed) > 2 and apart(race, 3):
        yield context.line("order", horse=first, other=second, third=placed[2].number)
    elif len(placed) > 2 and len(ahead) == 2 and len({share(lane) for lane in placed[2:4]}) == len(placed[2:4]):
        yield context.line("order-level", horse=first, other=second, third=placed[2].number)
    elif len(ahead) == 2:
        yield context.line("still-level", horse=first, other=second)


def last_step(context: CallContext) -> Iterator[Line]:
    """A reminder of who needs only one more move."""
    close = at_the_wire(context.after.race)
    if len(close) == 1:
        yield context.line("near", horse=close[0])
    elif len(close) == 2 and context.energy == "hot":
        # The calmer wording says that one has just joined the other.
        yield context.line("near-two", horse=close[0], other=close[1])
    elif len(close) > 2:
        yield context.line("near-many", runners=len(close))


def gap(context: CallContext) -> Iterator[Line]:
    """How far the leader is ahead, and how much it still needs."""
    race = context.after.race
    ahead = front(race)
    if race is None or len(ahead) != 1 or not context.stepwise:
        return
    if clear_by(race) >= 2:
        yield context.line("gap", horse=ahead[0], moves=clear_by(race))
    if left(race.lane(ahead[0])) in (2, 3):
        yield context.line("needs", horse=ahead[0], moves=left(race.lane(ahead[0])))


def reign(context: CallContext) -> Iterator[Line]:
    """A horse that has been alone in front for long."""
    model = context.after
    rolls = model.rolls - model.ahead_since
    if model.whole and context.stepwise and len(model.ahead) == 1 and rolls >= REIGN and rolls % REIGN <= 1:
        yield context.line("reign", horse=model.ahead[0])


def gates(context: CallContext) -> Iterator[Line]:
    """A horse that has not left its gate."""
    asleep = [lane.number for lane in runners(context.after.race) if lane.position == 0]
    if asleep and context.stepwise and context.after.whole and context.after.rolls >= LATE:
        yield context.line("still-home", horse=asleep[0])


def droughts(context: CallContext) -> Iterator[Line]:
    """A common number that nobody rolls."""
    model = context.after
    for lane in runners(model.race):
        missed = model.rolls - model.seen.get(lane.number, 0)
        if model.whole and context.dice.share(lane.sums) >= COMMON and missed >= LATE:
            yield context.line("drought", horse=lane.number, rolls=missed)
            return


def outsiders(context: CallContext) -> Iterator[Line]:
    """A long shot far from home and behind three others at least, when the race is half run."""
    race = context.after.race
    if ("half", 0) not in context.after.marks:
        return
    third = sorted(map(share, runners(race)), reverse=True)[:3][-1]
    far = [
        lane
        for lane in runners(race)
        if lane.number in context.long_shots and left(lane) >= FAR and share(lane) < third
    ]
    if far:
        yield context.line("dreaming", horse=far[-1].number, moves=left(far[-1]))


def purses(context: CallContext) -> Iterator[Line]:
    """The pot, who paid most of it, and who has most."""
    model = context.after
    if model.pot > 1:
        yield context.line("pot-now", chips=model.pot)
    most = sorted(model.paid.items(), key=lambda item: -item[1])[:2]
    alone = len(most) == 1 or (len(most) == 2 and most[0][1] > most[1][1])
    if model.whole and alone and most[0][1] >= GENEROUS:
        yield context.line("generous", player=most[0][0], chips=most[0][1])
    chips = context.status.purses
    richest = [seat for seat, purse in chips.items() if purse == max(chips.values())]
    # Purses of games without dice hold cards or points.
    if len(richest) == 1 and chips[richest[0]] > 1 and context.stepwise:
        yield context.line("richest", player=richest[0], chips=chips[richest[0]])


def habits(context: CallContext) -> Iterator[Line]:
    """Horses that keep winning, races that do not end, and rolls that move nobody."""
    model = context.after
    for lane in runners(model.race):
        times = (model.wins or {}).get(known_as(model.race, lane.number), 0)
        if times > 1:
            yield context.line("wins-tonight", horse=lane.number, times=times)
            break
    if model.whole and model.race is not None and model.race.running and model.rolls >= LONG:
        yield context.line("long-race", rolls=model.rolls)
    if model.whole and model.wasted == WASTED:
        yield context.line("wasted")


def dice(context: CallContext) -> Iterator[Line]:
    """Whom the dice wait for."""
    if context.status.turn is not None and not context.status.asked and not context.status.waiting and context.stepwise:
        yield context.line("waiting", player=context.status.turn)


RUNNING = (running_order, reign, gap, habits, gates, droughts, outsiders, purses)
"""What is tried while a race runs."""
