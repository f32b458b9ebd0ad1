"""Scratching: horses taken out before the off, and what they cost, then and whenever they are rolled again."""

from collections.abc import Iterator

from postparade.games.dice_race.rules import events as ev
from postparade.games.dice_race.rules.state import State
from postparade.games.dice_race.rules.variant import Variant
from postparade.rules.cards import Hand
from postparade.rules.chips import payable


def scratch(game: Variant, state: State, horse: int, roller: int) -> Iterator[ev.Event]:
    """``horse`` goes to the next scratch box, and its holders pay or are asked for their cards. The last box filled is
    the off."""
    box = len(state.scratched) + 1
    value = state.scratch_values[box - 1]
    yield ev.Scratched(horse, box, value, roller)
    if state.hands is None:
        yield ev.Asked(horse, "scratch")
        return
    yield from charge(state, horse, value, held_by_seat(state, state.hands, horse))
    if box == state.boxes:
        yield ev.Off(game.first_of_race(state, roller))


def charge(state: State, horse: int, value: int, counts: tuple[int, ...]) -> Iterator[ev.Paid]:
    """Every holder pays ``value`` a card, in seat order; nobody pays more than the purse holds."""
    for seat, purse, cards in zip(state.players, state.chips, counts, strict=True):
        if cards:
            due = value * cards
            yield ev.Paid(seat, "scratch", horse, due, payable(due, purse), cards)


def fine(state: State, horse: int, roller: int, reason: ev.PayReason) -> ev.Paid:
    """``roller`` pays what the scratched ``horse`` is worth."""
    due = state.value(horse)
    return ev.Paid(roller, reason, horse, due, payable(due, state.chips[state.players.index(roller)]))


def held_by_seat(state: State, hands: tuple[Hand, ...], horse: int) -> tuple[int, ...]:
    """How many cards of ``horse`` each seat holds."""
    at = state.numbers.index(horse)
    return tuple(hand[at] for hand in hands)
