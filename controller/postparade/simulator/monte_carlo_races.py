"""Dice races by the hundred thousand: arrays of races in step, for statistics of dice and horses.

Horses are rolled, scratched and moved exactly as by the rules; hands, purses and events are left out. Whole evenings of
random players (:mod:`postparade.simulator.players`) have those.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from postparade.rules.boards import Board

TOGETHER = 32768
"""Races in one batch: few enough that their lanes stay in the processor's cache."""
SCRATCHED = 30_000
"""Moves to go of a scratched horse: it never gets there."""

Whole = NDArray[np.int64]


class Races(NamedTuple):
    """What came of races, one row each. Horses are indices from 0.

    ``winners`` and ``rolls`` (all rolls of the race, before the off too) have the shape (races,). ``boxes`` are the
    scratched horses in order, ``repeats`` and ``fined`` how often the horse of each box came up again before and after
    the off, shape (races, boxes).
    """

    winners: Whole
    rolls: Whole
    boxes: Whole
    repeats: Whole
    fined: Whole

    def fines(self, values: Sequence[int], *, repeats: bool) -> Whole:
        """Chips that each race's fines bring into the pot when everybody can pay, shape (races,); ``values`` are those
        of the boxes, ``repeats`` says whether repeats before the off cost anything."""
        paid: Whole = (self.fined + (self.repeats if repeats else 0)) @ np.array(values)
        return paid


Rolls = Callable[[int], Whole]
"""Rolls the dice for so many races at once; the rolls are indices of horses, one past the last where a sum moves
nobody."""


def fair_dice(board: Board, chance: np.random.Generator) -> Rolls:
    """The fair dice of ``board``, thrown by a generator of random numbers."""
    horses = {total: at for at, lane in enumerate(board.lanes) for total in lane.sums}
    found = np.array([horses.get(sum(roll), len(board.lanes)) for roll in board.dice.rolls])
    thrown = np.empty(0, dtype=np.uint8)

    def roll(races: int) -> Whole:
        nonlocal thrown
        if len(thrown) < races:
            thrown = chance.integers(0, len(found), max(races, 8 * TOGETHER), dtype=np.uint8)
        pairs, thrown = thrown[:races], thrown[races:]
        return found.take(pairs)

    return roll


def race_many(board: Board, races: int, chance: np.random.Generator) -> Iterator[Races]:
    """``races`` races on ``board``, in batches."""
    rolls = fair_dice(board, chance)
    for start in range(0, races, TOGETHER):
        yield race_batch(board, min(TOGETHER, races - start), rolls)


def race_batch(board: Board, races: int, rolls: Rolls) -> Races:
    """``races`` races in step: ``rolls`` is asked for one roll of every race that still needs one, in their order."""
    # A sum that moves nobody is a horse that was scratched before the race began: it never gets anywhere.
    left = np.tile(np.array([*board.lengths, SCRATCHED], dtype=np.int16), races)
    boxes = np.zeros((races, board.boxes), dtype=np.int64)
    before = _scratch(left, boxes, rolls)
    again = SCRATCHED - np.take_along_axis(left.reshape(races, -1), boxes, axis=1).astype(np.int64)
    winners, after = _run(left, len(board.lanes) + 1, races, rolls)
    fined = SCRATCHED - np.take_along_axis(left.reshape(races, -1), boxes, axis=1) - again
    return Races(winners, before + after, boxes, again, fined)


def _scratch(left: NDArray[np.int16], boxes: Whole, rolls: Rolls) -> Whole:
    """Fill the boxes of all races; returns the rolls that each took. A repeat takes one from the horse's moves."""
    races, places = len(boxes), len(left) // len(boxes)
    rolled, full = np.zeros(races, dtype=np.int64), np.zeros(races, dtype=np.int64)
    waiting = np.arange(races)
    while len(waiting):
        horses = rolls(len(waiting))
        at = waiting * places + horses
        fresh = left[at] <= SCRATCHED // 2
        left[at] = np.where(fresh, SCRATCHED, left[at] - 1)
        hit = waiting[fresh]
        boxes[hit, full[hit]] = horses[fresh]
        full[hit] += 1
        rolled[waiting] += 1
        waiting = waiting[full[waiting] < boxes.shape[1]]
    return rolled


def _run(left: NDArray[np.int16], places: int, races: int, rolls: Rolls) -> tuple[Whole, Whole]:
    """Run all races to the line, each in ``places`` of ``left``; returns the winner of each, and the rolls it took."""
    winners, rolled = np.zeros(races, dtype=np.int64), np.zeros(races, dtype=np.int64)
    gates = np.arange(0, races * places, places)
    thrown = 0
    while len(gates):
        thrown += 1
        at = gates + rolls(len(gates))
        to_go = left.take(at)
        to_go -= 1
        left[at] = to_go
        if not to_go.all():
            running = to_go != 0
            home = at[~running]
            race, winner = np.divmod(home, places)
            winners[race], rolled[race] = winner, thrown
            gates = gates[running]
    return winners, rolled
