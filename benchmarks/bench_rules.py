"""Races a second through the rules and the ledger, beside a bare loop that only moves horses. One process, one core."""

import random
import time
from collections.abc import Callable

from postparade.rules.contract import boards_of
from postparade.rules.registry import GAMES
from postparade.simulator.players import SimulatedGame

RACES = 2000


def bare_race(rng: random.Random, lanes: tuple[int, ...]) -> int:
    """A race without cards, chips, events or history: the least that any program has to do. Returns the winner."""
    scratched: set[int] = set()
    while len(scratched) < 4:
        scratched.add(rng.randint(1, 6) + rng.randint(1, 6))
    left = list(lanes)
    while True:
        horse = rng.randint(1, 6) + rng.randint(1, 6)
        if horse in scratched:
            continue
        left[horse - 2] -= 1
        if not left[horse - 2]:
            return horse


def races_per_second(play: Callable[[], None], races: int) -> float:
    """Best of three runs of ``races`` races."""
    rates = []
    for _ in range(3):
        start = time.perf_counter()
        for _ in range(races):
            play()
        rates.append(races / (time.perf_counter() - start))
    return max(rates)


def main() -> None:
    rng = random.Random(1)
    lanes = boards_of(GAMES["quarter-horse"])["usual"].lengths
    bare = races_per_second(lambda: void(bare_race(rng, lanes)), RACES)
    print(f"bare loop                     {bare:10.0f} races/s   1.0")
    for name, game in GAMES.items():
        evening = SimulatedGame(game, 4, random.Random(1))
        rate = races_per_second(evening.play_race, RACES)
        assert evening.tally.conserved
        print(f"{name:<18} with ledger{rate:10.0f} races/s   {rate / bare:.2f}")


def void(_: int) -> None:
    """Drop a result."""


if __name__ == "__main__":
    main()
