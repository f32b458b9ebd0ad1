"""Calls about the evening around the races: seats, games, deals, results, corrections."""

from collections.abc import Iterator

from postparade.announcer.commentary.call_context import CallContext
from postparade.announcer.commentary.calls import Call, Line, Priority
from postparade.rules.events import (
    BetsClosed,
    BetsOpened,
    Finished,
    Joined,
    Left,
    Paused,
    RaceBegan,
    Resumed,
    Rolled,
    ToppedUp,
)
from postparade.rules.registry import GAMES
from postparade.table.messages import ClearSeat, Correct, Rename, TakeSeat


def opened(context: CallContext) -> Iterator[Call]:
    """A game is on the table."""
    game = context.game or ""
    title = GAMES[game].title if game in GAMES else game
    lines = [context.line("opened", game=title), *context.game_calls.opening(context)]
    yield context.call(Priority.TURN, *lines, topic="evening", patience=6.0)


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
    """A roll was misread, or is taken back. Only the correction is announced, whatever followed from it."""
    action = context.update.action
    if type(action) is Correct:
        if not action.dice:
            line = context.line("roll-taken-back")
        elif len(action.dice) == 1:
            line = context.line("correction-one", total=action.dice[0])
        else:
            line = context.line("correction", first=action.dice[0], second=action.dice[1])
        yield context.call(Priority.RULE, line, interrupts=Priority.RULE, patience=6.0)


def seating(context: CallContext) -> Iterator[Call]:
    """Seats joined, left or bought chips between two races."""
    for kind, key in ((Joined, "joined"), (Left, "left"), (ToppedUp, "topped-up")):
        for changed in context.all(kind):
            line = context.line(key, player=changed.player, chips=changed.chips)
            yield context.call(Priority.FILLER, line, patience=2.0)


def pauses(context: CallContext) -> Iterator[Call]:
    """The race was paused or resumed."""
    for kind, key in ((Paused, "paused"), (Resumed, "resumed")):
        if context.any(kind):
            yield context.call(Priority.RULE, context.line(key), topic="pause", interrupts=Priority.TURN, calmly=True)


def deal(context: CallContext) -> Iterator[Call]:
    """The next race begins."""
    begun = context.first(RaceBegan)
    if begun is None:
        return
    last = begun.race == context.status.races and begun.race > 1
    lines: list[Line] = [context.line("race-last" if last else "race", number=begun.race)]
    lines += context.game_calls.dealt(context, begun)
    if begun.first_roller is not None:
        lines.append(context.line("first-roller", player=begun.first_roller))
    yield context.call(
        Priority.TURN,
        *lines,
        topic="evening",
        patience=10.0,
        interrupts=Priority.FILLER,
        valid=context.valid_while(streak=(0, 0)),
    )


def bets(context: CallContext) -> Iterator[Call]:
    """Bets open and close; at the finish, the finish says enough."""
    if context.any(BetsOpened):
        yield context.call(Priority.TURN, context.line("bets-open"), topic="bets", patience=3.0)
    if context.any(BetsClosed) and not context.any(Finished):
        yield context.call(Priority.RULE, context.line("bets-closed"), topic="bets", interrupts=Priority.TURN)


def roll(context: CallContext) -> Iterator[Call]:
    """The faces, or their sum, as a caption; the voice calls what follows from them."""
    for rolled in context.all(Rolled):
        if rolled.player is None:
            continue
        if isinstance(rolled.dice, int):
            line = context.line("roll-sum", rolled.player, total=rolled.dice)
        else:
            line = context.line("roll", rolled.player, first=rolled.dice[0], second=rolled.dice[1])
        yield context.call(Priority.FILLER, line, spoken=False)


def _seat_of(context: CallContext, name: str) -> int:
    """The seat that somebody has just taken; 0 if unknown."""
    return next((seat for seat, known in context.update.names.items() if known == name), 0)
