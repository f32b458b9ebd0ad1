"""The stakes of a dice race in chips, as far as the odds need them."""

from typing import NamedTuple

import numpy as np

from postparade.games.dice_race.rules.view import DiceRaceView
from postparade.odds.clocks import Whole
from postparade.rules.boards import HORSES, Lanes, table
from postparade.rules.cards import COPIES

NONE_KEPT: Whole = np.zeros(len(HORSES), dtype=np.int64)


class Stakes(NamedTuple):
    """A race between deal and finish, with everything in the order of horses 2 to 12.

    ``scratched`` are the horses in the boxes, in order; ``values`` what a card or a fine costs in each of the four.
    ``held`` counts the cards in hand, shape (seats, 11); ``found`` those that will count in all, shape (11,), more
    than the sum of ``held`` where cards are printed ones. ``fined_repeats``: whether a repeat before the off is paid.
    ``roller`` is the seat on turn, ``first_roller`` the one that has the first roll after the last scratch, both
    counted from 0; ``None`` where the dice just go on to the left. ``purse`` is what the pot pays whoever rolls the
    winner home, ``kept`` counts the cards that an even deal left to the pot, shape (11,): among those ``found``, but
    nobody pays for them, and what they win stays in the pot. Of printed cards it is not known which those are.
    """

    lanes: Lanes
    positions: tuple[int, ...]
    scratched: tuple[int, ...]
    values: tuple[int, ...]
    pot: int
    held: Whole
    found: Whole
    fined_repeats: bool
    roller: int
    first_roller: int | None
    purse: int = 0
    kept: Whole = NONE_KEPT


def stakes_of(view: DiceRaceView) -> Stakes:
    """The stakes of a race that is being scratched or run. Of printed cards it is known only that there are four."""
    hands = [seat.cards or () for seat in view.seats]
    seats = [seat.seat for seat in view.seats]
    scratch = table(view.game)["scratch"]
    assert view.turn is not None, "somebody is on turn between the deal and the finish"
    held = np.array([[hand.count(horse) for horse in HORSES] for hand in hands], dtype=np.int64)
    held = held.reshape(len(view.seats), len(HORSES))
    kept = np.array([view.pot_cards.count(horse) for horse in HORSES], dtype=np.int64)
    return Stakes(
        lanes=tuple(lane.length for lane in view.race.lanes),
        positions=tuple(lane.position for lane in view.race.lanes),
        scratched=tuple(box.horse for box in view.boxes if box.horse is not None),
        values=tuple(box.value for box in view.boxes),
        pot=view.pot,
        held=held,
        found=np.full(len(HORSES), COPIES) if view.physical else held.sum(axis=0) + kept,
        fined_repeats=scratch["repeat"] == "pay_and_pass",
        roller=seats.index(view.turn),
        first_roller=seats.index(view.opener) if scratch.get("first_roller") == "youngest" else None,
        purse=view.roller_purse,
        kept=kept,
    )
