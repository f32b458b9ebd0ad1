"""The stakes of a dice race in chips, as far as the odds need them."""

from typing import NamedTuple

import numpy as np

from postparade.games.dice_race.rules.view import DiceRaceView
from postparade.odds.clocks import Whole
from postparade.rules.boards import HORSES, Lanes, table
from postparade.rules.cards import COPIES


class Stakes(NamedTuple):
    """A race between deal and finish, with everything in the order of horses 2 to 12.

    ``scratched`` are the horses in the boxes, in order; ``values`` what a card or a fine costs in each of the four.
    ``held`` counts the cards in hand, shape (seats, 11); ``found`` those that will count in all, shape (11,), more
    than the sum of ``held`` where cards are printed ones. ``fined_repeats``: whether a repeat before the off is paid.
    ``roller`` is the seat on turn, ``starter`` the one that has the first roll after the last scratch, both counted
    from 0; ``None`` where the dice just go on to the left.
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
    starter: int | None


def stakes_of(view: DiceRaceView) -> Stakes:
    """The stakes of a race that is being scratched or run. Of printed cards it is known only that there are four."""
    hands = [seat.cards or () for seat in view.seats]
    seats = [seat.seat for seat in view.seats]
    scratch = table(view.game)["scratch"]
    assert view.turn is not None, "somebody is on turn between the deal and the finish"
    held = np.array([[hand.count(horse) for horse in HORSES] for hand in hands], dtype=np.int64)
    return Stakes(
        lanes=tuple(lane.length for lane in view.race.lanes),
        positions=tuple(lane.position for lane in view.race.lanes),
        scratched=tuple(box.horse for box in view.boxes if box.horse is not None),
        values=tuple(box.value for box in view.boxes),
        pot=view.pot,
        held=held.reshape(len(view.seats), len(HORSES)),
        found=np.full(len(HORSES), COPIES) if view.physical else held.reshape(-1, len(HORSES)).sum(axis=0),
        fined_repeats=scratch["repeat"] == "pay_and_pass",
        roller=seats.index(view.turn),
        starter=seats.index(view.opener) if scratch.get("first_roller") == "youngest" else None,
    )
