"""Races as arrays: the same dice give the same races as the rules, and statistics agree with the exact chances."""

import random

import numpy as np
import pytest

from postparade.games.dice_race.rules.actions import Deal
from postparade.games.dice_race.rules.events import Paid, Repeated
from postparade.odds.scratching import gate_chances
from postparade.rules.actions import Roll
from postparade.rules.contract import boards_of
from postparade.rules.dice import TWO_SIXES
from postparade.rules.registry import GAMES
from postparade.simulator.monte_carlo_races import Whole, fair_dice, race_batch, race_many
from postparade.simulator.players import SimulatedGame
from tests.games.dice_race.usual import BOARDS, USUAL

RACES = 150
VALUES = (1, 2, 3, 4)


class ByTheRules:
    """Rolls for races in step, each also played by the rules with rich players, chip by chip."""

    def __init__(self, name: str) -> None:
        self._chance = random.Random(4)
        rich = {"chips": 50_000} if name == "quarter-horse" else {"tokens": 100_000, "scratch_values": VALUES}
        self.evenings = [SimulatedGame(GAMES[name], 2, self._chance, **rich) for _ in range(RACES)]
        self.rolls, self.fines = [0] * RACES, [0] * RACES
        self.repeats = [0] * RACES
        for evening in self.evenings:
            evening.apply(evening.game.prepare(evening.state, Deal(), None, lambda deck: sorted(deck)), None)

    def __call__(self, races: int) -> Whole:
        """One roll of every race that is being scratched, or, when none is, of every race that is run."""
        for phase in ("scratch", "race"):
            at_it = [at for at, evening in enumerate(self.evenings) if evening.state.phase == phase]
            if at_it:
                break
        assert len(at_it) == races
        return np.array([self._roll(at) for at in at_it])

    def _roll(self, at: int) -> int:
        dice = self._chance.choice(TWO_SIXES.rolls)
        for event in self.evenings[at].apply(Roll(dice), None):
            if isinstance(event, Paid) and event.reason != "scratch":
                self.fines[at] += event.paid
            self.repeats[at] += isinstance(event, Repeated)
        self.rolls[at] += 1
        return sum(dice) - 2


@pytest.mark.parametrize(("name", "fined"), [("quarter-horse", True), ("hold-your-horses", False)])
def test_same_dice_give_the_same_races_as_the_rules(name: str, fined: bool) -> None:
    rules = ByTheRules(name)
    board = boards_of(GAMES[name])["usual"]
    races = race_batch(board, RACES, rules)
    states = [evening.state for evening in rules.evenings]
    assert (races.winners + 2).tolist() == [state.winner for state in states]
    assert races.rolls.tolist() == rules.rolls == [state.rolls for state in states]
    assert (races.boxes + 2).tolist() == [list(state.scratched) for state in states]
    assert races.repeats.sum(axis=1).tolist() == rules.repeats
    assert races.fines(VALUES, repeats=fined).tolist() == rules.fines


@pytest.mark.parametrize("board", ["usual", "even-steps", "short"])
def test_wins_agree_with_the_exact_chances(board: str) -> None:
    raced = BOARDS[board]
    races = 100_000
    wins = sum(np.bincount(batch.winners, minlength=11) for batch in race_many(raced, races, np.random.default_rng(1)))
    expected = races * gate_chances(raced)
    assert np.sum(wins) == races
    chi_square = float(np.sum((wins - expected) ** 2 / expected))
    assert chi_square < 29.6  # one in a thousand with ten degrees of freedom


def test_a_seed_gives_the_same_races_again_and_every_batch_is_full() -> None:
    short = BOARDS["short"]
    one, other = (list(race_many(short, 40_000, np.random.default_rng(9))) for _ in range(2))
    assert [len(batch.winners) for batch in one] == [32_768, 7_232]
    for left, right in zip(one, other, strict=True):
        assert all((mine == yours).all() for mine, yours in zip(left, right, strict=True))


def test_rolls_are_those_of_two_dice() -> None:
    rolled = np.bincount(fair_dice(USUAL, np.random.default_rng(3))(360_000), minlength=11)
    assert abs(rolled / 10_000 - [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]).max() < 0.1
