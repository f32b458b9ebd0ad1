"""Whose rolls will cost and win: the fines that every seat may expect to pay for scratched numbers of its own, and its
chance to roll the winner home.

Dice travel from seat to seat, so that a seat's rolls are every n-th one. Marking each roll with a factor z,

    F(z) = sum over m of z^m E[fine of the m-th roll]

gives at the n-th roots of unity the sums over every n-th roll (a discrete Fourier transform). While box b is filled, at
the rate s of the rolls that fill none (horses scratched before, and sums that move nobody), rolls go by with the marks
1 / (1 - s z), the last of them fills the box: z (1 - s) / (1 - s z). In the race, with s the rate of the rolls that
move nobody and q_k the chance that nobody is in after k moves,

    marks = sum over k of q_k (z (1 - s))^k / (1 - s z)^(k + 1)

since between two moves lies a geometric number of rolls that move nobody. The roll that brings the winner home, with
f_k the chance that it is the k-th move, has the marks

    sum over k of f_k (z (1 - s))^(k - 1) (1 - s) / (1 - s z)^k
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from postparade.games.dice_race.odds.stakes import Stakes
from postparade.odds.clocks import Floats, Whole
from postparade.odds.scratching import Scratchings

Marks = NDArray[np.complex128]


class OwnRolls(NamedTuple):
    """By seat, shape (seats,): chips that it may expect to pay for scratched numbers it rolls itself, and the chance
    that it rolls the winner home."""

    fines: Floats
    finishes: Floats


def own_rolls(stakes: Stakes, found: Scratchings, left: Whole, all_rates: Floats) -> OwnRolls:
    """What each seat may expect of its own rolls.

    ``found`` are the scratches that may follow, ``left`` the moves needed in each field that then runs, shape
    (fields, horses), ``all_rates`` how often each horse comes up, shape (horses,).
    """
    full, seats = len(stakes.scratched), len(stakes.held)
    marks = np.exp(2j * np.pi * np.arange(seats // 2 + 1) / seats)
    rates, values = all_rates[found.boxes], np.array(stakes.values)
    idle, boxes = 1 - all_rates.sum(), stakes.board.boxes
    gone = np.cumsum(rates, axis=-1)
    due = np.cumsum(values * rates, axis=-1)
    share = found.chances[..., None].astype(np.complex128)
    before_off = np.zeros(len(marks), dtype=np.complex128)
    for box in range(full, boxes):
        scratched = (gone - rates)[..., box, None] + idle
        open_box = 1 / (1 - scratched * marks)
        if stakes.fined_repeats:
            fine = (due - values * rates)[..., box, None]
            before_off += (share * fine * open_box).sum(axis=(0, 1))
        if stakes.first_roller is None:
            share = share * marks * (1 - scratched) * open_box
    rolls, finish = _race_marks(left, gone[:, 0, -1:] + idle, marks, all_rates)
    race = ((share * due[..., -1:]).sum(axis=1) * rolls).sum(axis=0)
    home = (share.sum(axis=1) * finish).sum(axis=0)
    first = stakes.roller if stakes.first_roller is None or full == boxes else stakes.first_roller
    fines = np.roll(_by_turn(before_off, seats), stakes.roller) + np.roll(_by_turn(race, seats), first)
    return OwnRolls(fines, np.roll(_by_turn(home, seats), first))


def _by_turn(marked: Marks, seats: int) -> Floats:
    """Sums over every ``seats``-th roll, beginning with the first, second ... of them."""
    sums: Floats = np.fft.irfft(marked.conj(), seats)
    return sums


def _race_marks(left: Whole, scratched: Floats, marks: Marks, rates: Floats) -> tuple[Marks, Marks]:
    """The sum of the marks of all rolls of a race, and those of the roll that ends it, shapes (fields, marks);
    ``scratched`` is the rate of the rolls that move nobody, shape (fields, 1)."""
    step = marks * (1 - scratched) / (1 - scratched * marks)
    still_open = nobody_in(left, rates)
    ended = still_open - np.pad(still_open[:, 1:], ((0, 0), (0, 1)))
    moves, last = (
        np.polynomial.polynomial.polyval(step, chances.T[..., None], tensor=False) for chances in (still_open, ended)
    )
    marked: Marks = (moves / (1 - scratched * marks)).astype(np.complex128)
    final: Marks = (last * (1 - scratched) / (1 - scratched * marks)).astype(np.complex128)
    return marked, final


def nobody_in(left: Whole, rates: Floats) -> Floats:
    """Chance that no horse has crossed the line after 0, 1, 2 ... moves, shape (fields, moves); ``left`` are the moves
    needed, shape (fields, horses), 0 for horses that do not run; ``rates`` how often each comes up, shape (horses,).

    With clocks that tick at the horses' rates: the chance that within some time there were k ticks and nobody is in,
    over the chance of k ticks. Any time will do; this one keeps both well above the smallest number there is.
    """
    most = int(np.maximum(left - 1, 0).sum(axis=-1).max())
    time = 0.75 * max(1, most)
    ticks = _poisson(rates[:, None] * time, int(left.max()))
    open_ = np.zeros((len(left), most + 1))
    for needed, chances in zip(left, open_, strict=True):
        found = np.ones(1)
        for horse in np.flatnonzero(needed):
            found = np.convolve(found, ticks[horse, : needed[horse]])
        chances[: len(found)] = found
    moves = _poisson((left > 0) @ rates[:, None] * time, most + 1)
    return np.divide(open_, moves, out=np.zeros_like(open_), where=open_ > 0)


def _poisson(mean: Floats, count: int) -> Floats:
    """Chances of 0 to ``count`` - 1 for every ``mean``, shape (means, count)."""
    k = np.arange(count)
    log_factorial = np.concatenate(([0.0], np.cumsum(np.log(k[1:]))))
    chances: Floats = np.exp(k * np.log(mean) - mean - log_factorial)
    return chances
