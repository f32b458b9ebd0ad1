"""Calls of Ready Set Bet: the cards that can be bet on, the red line, who gained most.

Single bets are captions only: they come faster than anybody can speak.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from postparade.announcer.commentary import evening_calls, finish_calls, running_calls
from postparade.announcer.commentary.call_context import CallContext
from postparade.announcer.commentary.calls import Call, Line, Priority
from postparade.announcer.commentary.game_calls import GameCalls, Sound, phrases
from postparade.games.ready_set_bet.rules import events as ev
from postparade.games.ready_set_bet.rules.horses import BY_NUMBER, HORSES, TABLE
from postparade.games.ready_set_bet.rules.spots import SPOTS, Spot
from postparade.rules.contract import GameStatus
from postparade.rules.events import RaceBegan
from postparade.rules.race import Race

WIN_PERCENT = {horse.number: float(row["win_percent"]) for horse, row in zip(HORSES, TABLE["horse"], strict=True)}
"""How often each horse wins a race."""
PROPS: dict[str, dict[str, object]] = {card["id"]: card for card in TABLE["prop"]}
"""The prop cards by name."""


def red_line(context: CallContext) -> Iterator[Call]:
    """The red line, which closes the betting, is crossed."""
    if context.any(ev.BetsClosed):
        return
    for crossed in context.all(ev.RedLine):
        if crossed.count >= crossed.needed:
            continue
        key = "red-line-last" if crossed.count + 1 == crossed.needed else "red-line"
        line = context.line(key, horse=crossed.horse)
        valid = context.valid_while(running=True)
        yield context.call(Priority.TURN, line, topic="red-line", interrupts=Priority.COLOUR, patience=2.0, valid=valid)


def rare_rolls(context: CallContext) -> Iterator[Call]:
    """Snake eyes and boxcars, unless the roll took a horse across the red line."""
    if not context.any(ev.RedLine):
        yield from running_calls.rare_rolls(context)


def cards_read_out(context: CallContext, begun: ev.RaceReady) -> Iterator[Line]:
    """Before a race: the new cards on which bets can be placed."""
    yield from _exotic(context, begun.exotics)
    yield from _props(context, begun.props)


def _exotic(context: CallContext, names: tuple[str, ...]) -> Iterator[Line]:
    """The newest exotic card; those before it were read out with their race."""
    number = names[-1][1:] if names else ""
    if number.isdigit() and context.has(f"exotic-{int(number)}"):
        yield context.line(f"exotic-{int(number)}")


def _props(context: CallContext, names: tuple[str, ...]) -> Iterator[Line]:
    for name in names:
        if name in PROPS:
            yield from _prop(context, PROPS[name], "prop", "prop-two", "prop-many")


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
    paying = list(dict.fromkeys((kind, card) for kind, card, won in lying if won))
    for kind, card in paying:
        if kind == "prop" and card in PROPS:
            yield from _prop(context, PROPS[card], "prop-pays", "prop-two-pays", "prop-many-pays")
        elif kind == "exotic" and card[1:].isdigit():
            yield context.line("exotic-pays", number=int(card[1:]))
    if lying and not paying:
        yield context.line("cards-pay-nothing")


def settlement(context: CallContext) -> Iterator[Line]:
    """Who gained most in the race; nobody is named if nobody gained anything."""
    yield from _on_the_winner(context)
    yield from _out_of_luck(context)
    settled = {one.player: one.gain - one.paid for one in context.all(ev.Settled)}
    best = max(settled.values(), default=0)
    winners = [player for player, chips in settled.items() if chips == best]
    if settled and best <= 0:
        yield context.line("race-nobody")
    elif len(winners) == 1:
        yield context.line("race-best", player=winners[0], chips=best)
    elif winners:
        yield context.line("race-best-shared", names=", ".join(map(context.name, winners)), chips=best)


def _on_the_winner(context: CallContext) -> Iterator[Line]:
    """Whose token on the winner made most, and at what price."""
    race = context.after.race
    winner = race.winner if race is not None else None
    if winner is None:
        return
    spots = ((one.player, SPOTS[one.spot]) for one in context.all(ev.BetResult) if one.won and one.gain)
    prices = [(spot.multiplier, seat) for seat, spot in spots if spot.kind == "win" and _lane(spot) == winner]
    best = max(prices, default=(0, 0))[0]
    seats = {seat for price, seat in prices if price == best}
    if len(seats) == 1:
        yield context.line("had-winner", player=seats.pop(), horse=winner, times=best)


def _out_of_luck(context: CallContext) -> Iterator[Line]:
    """The one player whose last bet has died at the line, if all others have won something."""
    won: dict[int, bool] = {}
    for bet in context.all(ev.BetResult):
        won[bet.player] = won.get(bet.player, False) or bet.won
    losers = [seat for seat, any_won in won.items() if not any_won]
    if len(losers) == 1 < len(won):
        yield context.line("last-bet", losers[0])


def _lane(spot: Spot) -> int:
    return HORSES[spot.horse].number


class ReadySetBetCalls(GameCalls):
    """The calls of Ready Set Bet."""

    words = "postparade.games.ready_set_bet:words/calls"
    phrases = (
        *phrases((*(f"exotic-{number}" for number in range(1, 6)), "cards-pay-nothing")),
        *phrases(("red-line", "red-line-last"), horse=BY_NUMBER),
        *phrases(("exotic-pays",), number=range(1, 6)),
    )
    rules = (
        evening_calls.roll,
        evening_calls.deal,
        evening_calls.pauses,
        running_calls.off,
        evening_calls.bets,
        red_line,
        running_calls.surges,
        rare_rolls,
        running_calls.moves,
        running_calls.streak,
        finish_calls.finish,
        finish_calls.ended,
        evening_calls.seating,
    )
    # Bets and cards come faster than anybody can speak; rare rolls are told from the dice, departures once they count.
    silent = frozenset(
        (
            ev.HousePaid,
            ev.BetPlaced,
            ev.BetMoved,
            ev.SnakeEyes,
            ev.Boxcars,
            ev.VipPaid,
            ev.VipTriggered,
            ev.VipDealt,
            ev.VipKept,
            ev.Leaving,
        )
    )

    def dealt(self, context: CallContext, begun: RaceBegan) -> Iterator[Line]:
        """The new cards on which bets can be placed."""
        assert isinstance(begun, ev.RaceReady)
        return cards_read_out(context, begun)

    def collected(self, context: CallContext) -> Iterator[Line]:
        """Who gained most."""
        return settlement(context)

    def last_words(self, context: CallContext) -> Iterator[Line]:
        """The cards that pay, where people settle with their own chips."""
        return cards_that_pay(context)

    def backers(self, status: GameStatus, lane: int) -> Mapping[int, int]:
        """Who has tokens on the horse to win, place or show."""
        return status.holders.get(lane, {})

    def chances(self, race: Race) -> Mapping[int, float]:
        """Those of the game's own table."""
        return WIN_PERCENT

    def sounds(self, event: Struct) -> tuple[Sound, ...]:
        """Chips for whoever has won."""
        gain = event.gain if isinstance(event, ev.Settled) else 0
        return (("chip" if gain == 1 else "chips"),) if gain else ()


CALLS = ReadySetBetCalls()
