"""How honest and how sharp the verdict on the dice is, and what a look after a roll costs."""

import random
import statistics
import sys
import time
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from postparade.dice.health.fairness_evidence import ENOUGH
from postparade.dice.health.report import report
from postparade.dice.health.tail_probabilities import chi_square_tail, statistic
from postparade.dice.health.tally import Seen, Tally
from tests.dice.health.evenings import evidence, named_after, thrown

FAIR = 1 / 6
ROLLS = 300


def false_alarms() -> None:
    """Fair evenings that are accused at any look, beside a chi-square test at 1 % that is repeated at every roll."""
    told, classical, evenings = 0, 0, 0
    for seed in range(5):
        dice = thrown(4000, ROLLS, 100 + seed, FAIR, FAIR)
        told += int((evidence(dice) >= ENOUGH).any(1).sum())
        counts = np.stack([(dice == face).sum(-1).cumsum(1) for face in range(1, 7)])
        usual = np.arange(1, ROLLS + 1) / 3
        classical += int(((((counts - usual) ** 2 / usual).sum(0)) >= 15.086)[:, 15:].any(1).sum())
        evenings += len(dice)
    print(f"{evenings} fair evenings of {ROLLS} rolls, a look after every roll:")
    print(f"  accused {told / evenings:.2%}; by chi-square at 1 % at every look {classical / evenings:.2%}")


def power() -> None:
    """After how many rolls loaded dice are told."""
    print("rolls until told (tenth, half, nine tenths of 500 evenings)")
    for loads in ((0.25, 0.25), (0.25, FAIR), (0.3, FAIR), (1 / 3, FAIR), (0.5, FAIR)):
        after = named_after(loads, 500, 1500)
        tenth, half, most = (float(np.percentile(after, part, method="lower")) for part in (10, 50, 90))
        what = " and ".join("fair" if load == FAIR else f"six with {load:.2f}" for load in loads)
        print(f"  {what}: {tenth:.0f}, {half:.0f}, {most:.0f}")


def cost() -> None:
    """A whole report at the end of a long evening, beside a bare chi-square of the faces."""
    chance = random.Random(1)
    tally = Tally(Seen((chance.randint(1, 6), chance.randint(1, 6))) for _ in range(400))
    usual = [sum(tally.faces) / 6] * 6
    whole = _milliseconds(lambda: report(tally))
    bare = _milliseconds(lambda: chi_square_tail(statistic(tally.faces, usual), 5))
    print(f"a report after 400 rolls: {whole:.2f} ms, a bare chi-square of the faces {bare:.4f} ms")


def _milliseconds(work: object) -> float:
    assert callable(work)
    spent = []
    for _ in range(50):
        began = time.perf_counter()
        work()
        spent.append((time.perf_counter() - began) * 1000)
    return statistics.median(spent)


if __name__ == "__main__":
    false_alarms()
    power()
    cost()
