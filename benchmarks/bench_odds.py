"""Exact chances beside simulation, and races as arrays beside the plain loop. One process, one core.

The chances of a position are timed alone, for a whole race re-priced after every roll, and for the full quote of the
table (win, pot, carry, every hand). Monte Carlo gets the same position in the same run: its error shrinks with the root
of the races, so the time it would need for the error of the exact chances follows from the time for a given one.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import random
import time
from collections.abc import Callable
from functools import partial

import numpy as np

from postparade.games.dice_race.odds.quote import quote
from postparade.games.dice_race.rules.state import State
from postparade.odds.win import moves_left, rates_of, win_chances
from postparade.rules.contract import boards_of
from postparade.rules.registry import GAMES
from postparade.rules.viewer import TABLE
from postparade.simulator.monte_carlo_races import race_many
from postparade.simulator.players import SimulatedGame

BOARD = boards_of(GAMES["quarter-horse"])["usual"]
RATES = rates_of(BOARD)
SCRATCHED = (3, 4, 6, 12)
POSITIONS = (1, 0, 0, 4, 0, 9, 6, 0, 3, 0, 0)
EXACT = 1e-12
"""The error of the exact chances, generously."""
MONTE_CARLO = 20_000
FAST = 1_000_000
LOOP = 4_000


def best(work: Callable[[], object], repeats: int) -> float:
    """Seconds of the fastest of some runs."""
    seconds = []
    for _ in range(repeats):
        start = time.perf_counter()
        work()
        seconds.append(time.perf_counter() - start)
    return min(seconds)


def from_here(rng: random.Random, left: list[int]) -> int:
    """The winner of one simulated race from a position; 0 moves left means that a horse does not run."""
    left = left.copy()
    while True:
        horse = rng.randint(1, 6) + rng.randint(1, 6) - 2
        if left[horse]:
            left[horse] -= 1
            if not left[horse]:
                return horse


def plain_race(rng: random.Random) -> int:
    """The winner of one race in the plainest loop: scratch four, then run."""
    left, scratched = list(BOARD.lengths), 0
    while scratched < 4:
        horse = rng.randint(1, 6) + rng.randint(1, 6) - 2
        scratched += left[horse] > 0
        left[horse] = 0
    return from_here(rng, left)


def one_race(seed: int) -> list[State]:
    """The states of a race by the rules, from the deal on, one after each roll."""
    evening = SimulatedGame(GAMES["quarter-horse"], 4, random.Random(seed))
    evening.act()
    states = [evening.state]
    while evening.state.winner is None:
        evening.act()
        states.append(evening.state)
    return states[:-1]


def main() -> None:
    left = moves_left(BOARD, POSITIONS, SCRATCHED)
    start = time.perf_counter()
    exact = win_chances(left, RATES)
    print(f"one position, first of its board         {1e3 * (time.perf_counter() - start):9.2f} ms")
    alone = best(lambda: win_chances(left, RATES), 200)
    print(f"one position                             {1e3 * alone:9.3f} ms")

    states = one_race(4)
    run = [moves_left(BOARD, state.positions, state.scratched) for state in states if state.phase == "race"]
    at_once = best(lambda: win_chances(np.array(run), RATES), 20)
    print(f"{len(run)} rolls of a race re-priced at once      {1e3 * at_once:9.2f} ms")
    one_by_one = best(lambda: [win_chances(position, RATES) for position in run], 5)
    print(f"{len(run)} rolls of a race, one by one            {1e3 * one_by_one:9.2f} ms")
    game = GAMES["quarter-horse"]
    quotes = [best(partial(quote, game.view(state, TABLE)), 3) for state in states]
    print(f"full quote at the deal                   {1e3 * quotes[0]:9.2f} ms")
    print(f"full quote during the race, median       {1e3 * float(np.median(quotes[-len(run) :])):9.2f} ms")

    rng, plain = random.Random(1), left.tolist()
    start = time.perf_counter()
    wins = np.bincount([from_here(rng, plain) for _ in range(MONTE_CARLO)], minlength=11)
    seconds = time.perf_counter() - start
    error = float(abs(wins / MONTE_CARLO - exact).max())
    typical = float(np.sqrt(exact * (1 - exact) / MONTE_CARLO).max())
    print(f"Monte Carlo, {MONTE_CARLO} races                {1e3 * seconds:9.0f} ms, error {error:.4f}")
    for digits, wanted in (("0.1 %", 1e-3), ("1e-12", EXACT)):
        needed = seconds * (typical / wanted) ** 2
        print(f"  time for an error of {digits:<6}: {needed:.3g} s, {needed / alone:.3g} times the exact chances")

    rng = random.Random(2)
    loop = LOOP / best(lambda: [plain_race(rng) for _ in range(LOOP)], 3)
    print(f"plain loop                               {loop:9.0f} races/s   1")
    fast = FAST / best(lambda: sum(len(batch.winners) for batch in race_many(BOARD, FAST, np.random.default_rng(3))), 3)
    print(f"races as arrays                          {fast:9.0f} races/s   {fast / loop:.0f}")


if __name__ == "__main__":
    main()
