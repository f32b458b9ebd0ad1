"""The stakes of a dice race in chips, as far as the odds need them."""

from typing import NamedTuple

import numpy as np

from postparade.games.dice_race.rules.variant import Variant
from postparade.games.dice_race.rules.view import DiceRaceView
from postparade.odds.clocks import Whole
from postparade.rules.boards import Board

NONE_KEPT: Whole = np.zeros(1, dtype=np.int64)


class Stakes(NamedTuple):
    """A race on ``board`` between deal and finish, with everything in the order of its lanes.

    ``scratched`` are the horses in the boxes, in order; ``values`` what a card or a fine costs in each box. ``held``
    counts the cards in hand, shape (seats, horses); ``found`` those that will count in all, shape (horses,), more than
    the sum of ``held`` where cards are printed ones. ``fined_repeats``: whether a repeat before the off is paid.
    ``roller`` is the seat on turn, ``first_roller`` the one that has the first roll after the last scratch, both
    counted from 0; ``None`` where the dice just go on to the left. ``purse`` is what the pot pays whoever rolls the
    winner home, ``kept`` counts the cards that an even deal left to the pot, shape (horses,): among those ``found``,
    but nobody pays for them, and what they win stays in the pot. Of printed cards it is not known which those are.
    """

    board: Board
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


def stakes_of(game: Variant, view: DiceRaceView) -> Stakes:
    """The stakes of a race of ``game`` that is being scratched or run. Of printed cards it is known only how many there
    are."""
    hands = [seat.cards or () for seat in view.seats]
    seats = [seat.seat for seat in view.seats]
    board = game.board.with_lengths(tuple(lane.length for lane in view.race.lanes))
    assert view.turn is not None, "somebody is on turn between the deal and the finish"
    held = np.array([[hand.count(horse) for horse in board.numbers] for hand in hands], dtype=np.int64)
    held = held.reshape(len(view.seats), len(board.numbers))
    kept = np.array([view.pot_cards.count(horse) for horse in board.numbers], dtype=np.int64)
    return Stakes(
        board=board,
        positions=tuple(lane.position for lane in view.race.lanes),
        scratched=tuple(box.horse for box in view.boxes if box.horse is not None),
        values=tuple(box.value for box in view.boxes),
        pot=view.pot,
        held=held,
        found=np.full(len(board.lanes), game.copies) if view.physical else held.sum(axis=0) + kept,
        fined_repeats=game.fined_repeats,
        roller=seats.index(view.turn),
        first_roller=seats.index(view.opener) if game.opener_starts else None,
        purse=view.roller_purse,
        kept=kept,
    )
