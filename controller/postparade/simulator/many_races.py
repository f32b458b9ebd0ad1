"""Dice races by the hundred thousand: arrays of races in step, for statistics of dice and horses.

Horses are rolled, scratched and moved exactly as by the rules; hands, purses and events are left out. Whole evenings of
random players (:mod:`postparade.simulator.players`) have those.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from postparade.rules.boards import HORSES, Lanes
from postparade.rules.dice import FACES

BOXES = 4
TOGETHER = 32768
"""Races in one batch: few enough that their lanes stay in the processor's cache."""
SCRATCHED = 30_000
"""Moves to go of a scratched horse: it never gets there."""
_SUMS = np.array([first + second - HORSES[0] for first in FACES for second in FACES])

Whole = NDArray[np.int64]


class Races(NamedTuple):
    """What came of races, one row each. Horses are indices from 0 (horse 2).

    ``winners`` and ``rolls`` (all rolls of the race, before the off too) have the shape (races,). ``boxes`` are the
    scratched horses in order, ``repeats`` and ``fined`` how often the horse of each box came up again before and after
    the off, shape (races, 4).
    """

    winners: Whole
    rolls: Whole
    boxes: Whole
    repeats: Whole
    fined: Whole

    def fines(self, values: Sequence[int], *, repeats: bool) -> Whole:
        """Chips that each race's fines bring into the pot when everybody can pay, shape (races,); ``values`` are those
        of the four boxes, ``repeats`` says whether repeats before the off cost anything."""
        paid: Whole = (self.fined + (self.repeats if repeats else 0)) @ np.array(values)
        return paid


Rolls = Callable[[int], Whole]
"""Rolls the dice for so many races at once; the rolls are indices of horses."""


def fair_dice(chance: np.random.Generator) -> Rolls:
    """Two fair dice, thrown by a generator of random numbers."""
    thrown = np.empty(0, dtype=np.uint8)

    def roll(races: int) -> Whole:
        nonlocal thrown
        if len(thrown) < races:
            thrown = chance.integers(0, len(_SUMS), max(races, 8 * TOGETHER), dtype=np.uint8)
        pairs, thrown = thrown[:races], thrown[races:]
        return _SUMS.take(pairs)

    return roll


def race_many(lanes: Lanes, races: int, chance: np.random.Generator) -> Iterator[Races]:
    """``races`` races on ``lanes`` (moves needed by horses 2 to 12), in batches."""
    rolls = fair_dice(chance)
    for start in range(0, races, TOGETHER):
        yield race_batch(lanes, min(TOGETHER, races - start), rolls)


def race_batch(lanes: Lanes, races: int, rolls: Rolls) -> Races:
    """``races`` races in step: ``rolls`` is asked for one roll of every race that still needs one, in their order."""
    left = np.tile(np.array(lanes, dtype=np.int16), races)
    boxes = np.zeros((races, BOXES), dtype=np.int64)
    before = _scratch(left, boxes, rolls)
    again = SCRATCHED - np.take_along_axis(left.reshape(races, -1), boxes, axis=1).astype(np.int64)
    winners, after = _run(left, races, rolls)
    fined = SCRATCHED - np.take_along_axis(left.reshape(races, -1), boxes, axis=1) - again
    return Races(winners, before + after, boxes, again, fined)


def _scratch(left: NDArray[np.int16], boxes: Whole, rolls: Rolls) -> Whole:
    """Fill the boxes of all races; returns the rolls that each took. A repeat takes one from the horse's moves."""
    races = len(boxes)
    rolled, full = np.zeros(races, dtype=np.int64), np.zeros(races, dtype=np.int64)
    waiting = np.arange(races)
    while len(waiting):
        horses = rolls(len(waiting))
        at = waiting * len(HORSES) + horses
        fresh = left[at] <= SCRATCHED // 2
        left[at] = np.where(fresh, SCRATCHED, left[at] - 1)
        hit = waiting[fresh]
        boxes[hit, full[hit]] = horses[fresh]
        full[hit] += 1
        rolled[waiting] += 1
        waiting = waiting[full[waiting] < BOXES]
    return rolled


def _run(left: NDArray[np.int16], races: int, rolls: Rolls) -> tuple[Whole, Whole]:
    """Run all races to the line; returns the winner of each, and the rolls that it took."""
    winners, rolled = np.zeros(races, dtype=np.int64), np.zeros(races, dtype=np.int64)
    gates = np.arange(0, races * len(HORSES), len(HORSES))
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
            race, winner = np.divmod(home, len(HORSES))
            winners[race], rolled[race] = winner, thrown
            gates = gates[running]
    return winners, rolled
