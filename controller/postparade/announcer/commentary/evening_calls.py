"""Calls about the evening round the races: seats, games, deals, results, corrections."""

from collections.abc import Iterator
from typing import Any

from postparade.announcer.commentary.call_context import CallContext
from postparade.announcer.commentary.calls import Call, Line, Priority
from postparade.announcer.commentary.event_tags import BEGINNINGS, tag_of
from postparade.table.messages import ClearSeat, Correct, Rename, TakeSeat


def opened(context: CallContext) -> Iterator[Call]:
    """A game is on the table."""
    play = context.update.view.play
    title = str(getattr(play, "title", context.update.view.game or ""))
    yield context.call(Priority.TURN, context.line("opened", game=title), topic="evening", patience=6.0)


def closed(context: CallContext) -> Iterator[Call]:
    """The game was taken off the table."""
    yield context.call(Priority.TURN, context.line("closed"), topic="evening", patience=4.0, interrupts=Priority.TURN)


def seats(context: CallContext) -> Iterator[Call]:
    """Somebody sat down, was renamed, or left."""
    match context.update.action:
        case TakeSeat(name=name):
            line = context.line("seat-taken", name=name, seat=_seat_of(context, name))
        case Rename(seat=seat, name=name):
            line = context.line("seat-renamed", seat=seat, name=name)
        case ClearSeat(seat=seat):
            line = context.line("seat-cleared", seat=seat)
        case _:
            return
    yield context.call(Priority.FILLER, line, patience=4.0, spoken=line.key == "seat-taken")


def correction(context: CallContext) -> Iterator[Call]:
    """A roll was misread. Only the correction is announced, whatever followed from it."""
    action: Any = context.update.action
    if type(action) is Correct:
        line = context.line("correction", first=action.dice[0], second=action.dice[1])
        yield context.call(Priority.RULE, line, interrupts=Priority.RULE, patience=6.0)


def seating(context: CallContext) -> Iterator[Call]:
    """Seats joined, left or bought chips between two races."""
    for event in context.all("joined", "left", "topped_up"):
        line = context.line(tag_of(event).replace("_", "-"), player=event.player, chips=event.chips)
        yield context.call(Priority.FILLER, line, patience=2.0)


def deal(context: CallContext) -> Iterator[Call]:
    """The next race begins."""
    dealt = context.first(*BEGINNINGS)
    if dealt is None:
        return
    races = getattr(context.update.view.play, "races", None)
    lines: list[Line] = [
        context.line("race-last" if dealt.race == races and dealt.race > 1 else "race", number=dealt.race)
    ]
    shared = context.first("redistribute")
    if shared is not None:
        lines.append(context.line("redistributed", chips=shared.each))
    if context.after.pot and dealt.race > 1:
        lines.append(context.line("carried-in", chips=context.after.pot))
    roller = getattr(dealt, "first_roller", None)
    if roller is not None:
        lines.append(context.line("first-roller", player=roller))
    yield context.call(
        Priority.TURN,
        *lines,
        topic="evening",
        patience=10.0,
        interrupts=Priority.FILLER,
        valid=context.valid_while(streak=(0, 0)),
    )


def roll(context: CallContext) -> Iterator[Call]:
    """The faces, or their sum, as a caption; the voice tells what follows from them."""
    for rolled in context.all("roll"):
        if isinstance(rolled.dice, int):
            line = context.line("roll-sum", rolled.player, total=rolled.dice)
        else:
            line = context.line("roll", rolled.player, first=rolled.dice[0], second=rolled.dice[1])
        yield context.call(Priority.FILLER, line, spoken=False)


def _seat_of(context: CallContext, name: str) -> int:
    """Where somebody has just sat down; 0 when nobody knows."""
    return next((seat for seat, known in context.update.names.items() if known == name), 0)
