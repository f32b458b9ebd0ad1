"""Calls for games in which people bet on a race: bets open and close, the red line, who gained most.

Single bets are captions only: they come faster than anybody can speak.
"""

from collections.abc import Iterator
from typing import Any

from postparade.announcer.commentary.call_context import CallContext
from postparade.announcer.commentary.calls import Call, Line, Priority
from postparade.announcer.commentary.events import (
    Beginning,
    Bet,
    BetsClosed,
    BetsOpen,
    Boxcars,
    Final,
    Finish,
    Ground,
    GroundDeclared,
    Locked,
    RedLine,
    Revealed,
    Roll,
    Settlement,
    SnakeEyes,
    Withdrawn,
)
from postparade.rules.boards import table
from postparade.rules.race import Race


def betting(context: CallContext) -> Iterator[Call]:
    """Bets open, are placed and close; the red line that closes them comes nearer."""
    if context.any(BetsOpen):
        yield context.call(Priority.TURN, context.line("bets-open"), topic="bets", patience=3.0)
    for bet in context.all(Bet):
        line = context.line("bet", player=bet.player, horse=bet.horse, chips=bet.chips)
        yield context.call(Priority.FILLER, line, spoken=False)
    if context.any(BetsClosed):
        if not context.any(Finish):
            line = context.line("bets-closed")
            yield context.call(Priority.RULE, line, topic="bets", interrupts=Priority.TURN)
        return
    for crossed in context.all(RedLine):
        needed = crossed.needed or _closes(context.after.race)
        if needed is not None and crossed.count >= needed:
            continue
        key = "red-line-last" if crossed.count + 1 == needed else "red-line"
        line = context.line(key, horse=crossed.horse)
        valid = context.valid_while(running=True)
        yield context.call(Priority.TURN, line, topic="red-line", interrupts=Priority.COLOUR, patience=2.0, valid=valid)


def _closes(race: Race | None) -> int | None:
    return race.line.closes if race is not None and race.line is not None else None


def rare_rolls(context: CallContext) -> Iterator[Call]:
    """Snake eyes and boxcars, when the roll brought nothing more important."""
    if context.any(Finish, BetsClosed, RedLine):
        return
    totals = [one.dice if isinstance(one.dice, int) else sum(one.dice) for one in context.all(Roll)]
    key = "snake-eyes" if context.any(SnakeEyes) or 2 in totals else ""
    key = "boxcars" if context.any(Boxcars) or 12 in totals else key
    if key:
        # A realtime race waits for nobody: a remark on a roll has to be made at once.
        priority = Priority.TURN if context.status.realtime else Priority.COLOUR
        valid = context.valid_while(streak=context.after.streak)
        yield context.call(priority, context.line(key), topic="faces", patience=0.8, valid=valid)


def cards_read_out(context: CallContext, begun: Beginning) -> Iterator[Line]:
    """Before a race: the new cards on which bets can be placed."""
    yield from _exotic(context, begun.exotics)
    yield from _props(context, begun.props)


def _exotic(context: CallContext, names: tuple[str, ...]) -> Iterator[Line]:
    """The newest exotic card; those before it were read out with their race."""
    number = names[-1][1:] if names else ""
    if number.isdigit() and context.has(f"exotic-{int(number)}"):
        yield context.line(f"exotic-{int(number)}")


def _props(context: CallContext, names: tuple[str, ...]) -> Iterator[Line]:
    cards = _cards(context.game)
    for name in names:
        if name in cards:
            yield from _prop(context, cards[name], "prop", "prop-two", "prop-many")


def _prop(context: CallContext, card: dict[str, Any], of_one: str, of_two: str, of_many: str) -> Iterator[Line]:
    """What a prop card says, worded by how many horses have to be behind."""
    horses = {horse.label: horse.number for horse in context.after.race.lanes} if context.after.race else {}
    if card["ahead"] not in horses or any(one not in horses for one in card["behind"]):
        return
    ahead, behind, times = horses[card["ahead"]], [horses[one] for one in card["behind"]], int(card["m"])
    if len(behind) == 1:
        yield context.line(of_one, horse=ahead, other=behind[0], times=times)
    elif len(behind) == 2:
        yield context.line(of_two, horse=ahead, other=behind[0], third=behind[1], times=times)
    else:
        yield context.line(of_many, horse=ahead, runners=len(behind), times=times)


def cards_that_pay(context: CallContext) -> Iterator[Line]:
    """Which cards have won, in games that show a sheet for people to settle with their own chips."""
    lying = []
    for entry in getattr(context.update.view.play, "sheet", ()):
        match entry:
            case (str() as spot, bool() as won, *_) if spot.startswith(("prop/", "exotic/")):
                kind, card = spot.split("/")[:2]
                lying.append((kind, card, won))
    cards = _cards(context.game)
    paying = list(dict.fromkeys((kind, card) for kind, card, won in lying if won))
    for kind, card in paying:
        if kind == "prop" and card in cards:
            yield from _prop(context, cards[card], "prop-pays", "prop-two-pays", "prop-many-pays")
        elif kind == "exotic" and card[1:].isdigit():
            yield context.line("exotic-pays", number=int(card[1:]))
    if lying and not paying:
        yield context.line("cards-pay-nothing")


def _cards(game: str | None) -> dict[str, Any]:
    """The prop cards of ``game`` by name, if its data table has some."""
    try:
        return {card["id"]: card for card in table(game)["prop"]} if game else {}
    except (FileNotFoundError, KeyError):
        return {}


def settlement(context: CallContext) -> Iterator[Line]:
    """Who gained most in the race; nobody is named if nobody gained anything."""
    settled = {one.player: one.gain - one.paid for one in context.all(Settlement)}
    best = max(settled.values(), default=0)
    winners = [player for player, chips in settled.items() if chips == best]
    if settled and best <= 0:
        yield context.line("race-nobody")
    elif len(winners) == 1:
        yield context.line("race-best", player=winners[0], chips=best)
    elif winners:
        yield context.line("race-best-shared", names=", ".join(map(context.name, winners)), chips=best)


def decisions(context: CallContext) -> Iterator[Call]:
    """Somebody has decided, or hidden decisions are revealed."""
    for locked in context.all(Locked):
        yield context.call(Priority.FILLER, context.line("locked", player=locked.player), patience=2.0)
    bids = [context.line("revealed", player=bid.player, chips=bid.chips) for bid in context.all(Revealed)]
    if bids:
        yield context.call(Priority.RULE, *bids, topic="rule", interrupts=Priority.COLOUR)


def ground(context: CallContext) -> Iterator[Call]:
    """What happens to the field and the ground before or in a race."""
    for gone in context.all(Withdrawn):
        line = context.line("withdrawn", horse=gone.horse)
        yield context.call(Priority.TURN, line, interrupts=Priority.FILLER, patience=3.0)
    wet = [one.wet for one in context.all(Ground)]
    wet += [one.condition == "wet" for one in context.all(GroundDeclared)]
    for one in wet:
        line = context.line("track-wet" if one else "track-dry")
        yield context.call(Priority.TURN, line, topic="course", patience=3.0)
    for last in context.all(Final):
        several = last.round is not None and last.round != context.status.races
        line = context.line(("finals-go-on" if last.part > 1 else "finals") if several else "final")
        yield context.call(Priority.TURN, line, topic="evening", patience=4.0)
