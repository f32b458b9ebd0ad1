"""Expected pot, and what each hand may expect of it, by the rules of the dice races.

Exact while every purse can pay what falls due, and the pot the roller's purse where that house rule is played; a player
who is broke pays less, and the pot is then that much smaller.

A race adds to the pot: the cards of horses that are still to be scratched, fines for repeats before the off (where the
game has them), and fines for scratched numbers while the race runs. Given the time ``t`` of the finish (measured in
rolls) the fines of each scratched horse are a Poisson number with mean ``w t``, independent of who runs where. So

    E[fines; i wins] = integral of arrival_i(t) t times the sum over scratched s of w_s value_s
    E[z^fines; i wins] = integral of arrival_i(t) exp(t sum of w_s (z^value_s - 1))

The second, at the n-th roots of unity, gives the exact law of what is left when a pot is divided among n cards, and
with it the expected payout ``n floor(pot / n)``.
"""

from cmath import exp as cexp
from math import pi
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from postparade.games.dice_race.odds.stakes import Stakes
from postparade.games.dice_race.odds.turns import own_rolls
from postparade.odds.clocks import Clocks, Floats, Whole, clocks_for
from postparade.odds.scratching import Scratchings, scratchings
from postparade.odds.win import moves_left, rates_of


class Expectation(NamedTuple):
    """``win``: chance of each horse, shape (horses,). ``pot``: chips in it when the winner crosses the line; ``carry``:
    what stays in it after the payout. By seat, shape (seats,): ``winnings`` is the payout of its hand, and the purse
    for rolling the winner home where there is one; ``costs`` what its cards will pay when their horses are scratched,
    ``fines`` what its own rolls of scratched numbers will."""

    win: Floats
    pot: float
    carry: float
    winnings: Floats
    costs: Floats
    fines: Floats

    @property
    def worth(self) -> Floats:
        """By how much each seat's chips may be expected to change until the pot is paid, shape (seats,)."""
        return self.winnings - self.costs - self.fines


class _Bill(NamedTuple):
    """What every order of scratches adds to the pot, shapes (fields, orders): for cards, for repeats on average, and a
    roll while the race runs."""

    cards: Whole
    repeats: Floats
    fines: Floats


def expectation(stakes: Stakes) -> Expectation:
    """What may be expected of a race between deal and finish."""
    # The roller's purse is taken before the cards share what is left.
    stakes = stakes._replace(pot=stakes.pot - stakes.purse)
    board = stakes.board
    found, rates = scratchings(board, stakes.scratched), rates_of(board)
    left = found.runs * moves_left(board, stakes.positions)
    clocks, kinds = clocks_for(rates, left)
    arrivals = clocks.arrivals(kinds, left) * clocks.steps
    bill = _bill(stakes, found, rates)
    share = found.chances[..., None]
    chances, waits = arrivals.sum(axis=-1), arrivals @ clocks.times
    win = (share.sum(axis=1) * chances).sum(axis=0)
    before = stakes.pot + bill.cards + bill.repeats
    pots = (share * (before[..., None] * chances[:, None] + bill.fines[..., None] * waits[:, None])).sum(axis=(0, 1))
    law = _Law(stakes, found, clocks, rates, arrivals, bill)
    rest = pots.copy()
    for cards in np.unique(stakes.found[stakes.found > 0]):
        rest = np.where(stakes.found == cards, law.remainder(int(cards), win), rest)
    each = np.divide(pots - rest, stakes.found, out=np.zeros(len(pots)), where=stakes.found > 0)
    boxed = np.zeros((board.boxes, len(rates)))
    for box in range(len(stakes.scratched), board.boxes):
        np.add.at(boxed[box], found.boxes[..., box], found.chances)
    costs = stakes.held @ (np.array(stakes.values) @ boxed)
    rolls = own_rolls(stakes, found, left, rates)
    winnings = np.asarray(stakes.held @ each + stakes.purse * rolls.finishes, np.float64)
    carry = float(rest.sum() + (stakes.kept * each).sum())
    return Expectation(win, float(pots.sum()) + stakes.purse, carry, winnings, costs, rolls.fines)


def _bill(stakes: Stakes, found: Scratchings, all_rates: Floats) -> _Bill:
    full, values = len(stakes.scratched), np.array(stakes.values)
    rates = all_rates[found.boxes]
    cards = (values * (stakes.found - stakes.kept)[found.boxes])[..., full:].sum(axis=-1)
    so_far = np.cumsum(rates, axis=-1) - rates
    fines = np.cumsum(values * rates, axis=-1)
    repeats = ((fines - values * rates) / (all_rates.sum() - so_far))[..., full:].sum(axis=-1)
    return _Bill(cards, repeats * stakes.fined_repeats, fines[..., -1])


class _Law(NamedTuple):
    """The law of the pot at the finish, by its characteristic function."""

    stakes: Stakes
    found: Scratchings
    clocks: Clocks
    rates: Floats
    arrivals: Floats
    bill: _Bill

    def remainder(self, cards: int, win: Floats) -> Floats:
        """Expected ``pot mod cards`` where horse ``i`` wins (and 0 elsewhere), shape (horses,).

        With roots of unity z: the sum over r of r z^-r is n / (1/z - 1); a root and its conjugate give twice the real
        part.
        """
        total = (cards - 1) / 2 * win
        for power in range(1, (cards + 1) // 2):
            root = cexp(2j * pi * power / cards)
            total = total + 2 * (self.characteristic(root) / (1 / root - 1)).real
        if cards % 2 == 0:
            total = total - self.characteristic(-1.0) / 2
        return total

    def characteristic(self, z: complex) -> NDArray[Any]:
        """E[z^pot; i wins], shape (horses,)."""
        stakes = self.stakes
        turned = np.array([z**value for value in stakes.values])
        factor = self.found.chances * z ** (stakes.pot + self.bill.cards)
        if stakes.fined_repeats:
            factor = factor * self._repeats(turned)
        # Fines depend only on the weights in the boxes, so many orders have the same effect on a pot.
        ways = np.array(stakes.board.ways)
        base = int(ways.max()) + 1
        digits: Whole = base ** np.arange(stakes.board.boxes)
        patterns, order = np.unique(ways[self.found.boxes] @ digits, return_inverse=True)
        throws = len(stakes.board.dice.rolls)
        grow = np.einsum("ob,b->o", patterns[:, None] // digits % base / throws, turned - 1)
        kernel = np.exp(self.clocks.times * grow[:, None])
        fines = np.empty((len(factor), len(self.clocks.times)), dtype=kernel.dtype)
        # einsum stays on one core: hundreds of small matrix products in threads would cost a hundred times as much.
        for field, orders in enumerate(order.reshape(factor.shape)):
            fines[field] = np.einsum("o,ot->t", factor[field], kernel[orders])
        chances: NDArray[Any] = np.einsum("fht,ft->h", self.arrivals, fines)
        return chances

    def _repeats(self, turned: NDArray[Any]) -> NDArray[Any]:
        """E[z^fines] before the off: between two scratches the repeats are a geometric number."""
        rates, total = self.rates[self.found.boxes], self.rates.sum()
        scratched = np.cumsum(rates, axis=-1) - rates
        paid = np.cumsum(rates * turned, axis=-1) - rates * turned
        stages: NDArray[Any] = np.prod(
            ((total - scratched) / (total - paid))[..., len(self.stakes.scratched) :], axis=-1
        )
        return stages
