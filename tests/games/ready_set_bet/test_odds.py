"""Chances of Ready Set Bet: the sample agrees with an independent one of 600,000 races, and with the rules."""

import math
import random

import numpy as np
import pytest
from msgspec.structs import replace

from postparade.games.ready_set_bet.odds import ODDS, Outcomes, chances_of, quoted, run_home, worth
from postparade.games.ready_set_bet.rules.horses import AT_THE_GATE, FINISH, HORSES, ranks
from postparade.games.ready_set_bet.rules.outcome import holds
from postparade.games.ready_set_bet.rules.spots import SPOTS
from postparade.rules.registry import GAMES
from postparade.rules.viewer import TABLE
from postparade.simulator.players import SimulatedGame

RACES = 200_000
OTHERS = 600_000
"""Races of the published figures below."""
# fmt: off
CHANCES = {
    "win/2-3/1": 0.048, "place/2-3/1": 0.127, "show/2-3/1": 0.206, "win/4/1": 0.048, "place/4/1": 0.127,
    "show/4/1": 0.206, "win/5/1": 0.11, "place/5/1": 0.254, "show/5/1": 0.38, "win/6/1": 0.182, "place/6/1": 0.391,
    "show/6/1": 0.549, "win/7/1": 0.222, "place/7/1": 0.478, "show/7/1": 0.656, "win/8/1": 0.183,
    "place/8/1": 0.392, "show/8/1": 0.55, "win/9/1": 0.111, "place/9/1": 0.255, "show/9/1": 0.381,
    "win/10/1": 0.048, "place/10/1": 0.127, "show/10/1": 0.206, "win/11-12/1": 0.048, "place/11-12/1": 0.126,
    "show/11-12/1": 0.205, "color/blue": 0.192, "color/orange": 0.221, "color/red": 0.365,
    "color/seven-fifth": 0.21, "prop/P01": 0.419, "prop/P02": 0.31, "prop/P03": 0.426, "prop/P04": 0.351,
    "prop/P05": 0.35, "prop/P06": 0.31, "prop/P07": 0.215, "prop/P08": 0.351, "prop/P09": 0.29, "prop/P10": 0.493,
    "prop/P11": 0.31, "prop/P12": 0.215, "prop/P13": 0.309, "prop/P14": 0.215, "prop/P15": 0.216, "prop/P16": 0.31,
    "prop/P17": 0.351, "prop/P18": 0.216, "prop/P19": 0.309, "prop/P20": 0.215, "prop/P21": 0.425, "prop/P22": 0.29,
    "prop/P23": 0.31, "prop/P24": 0.418, "prop/P25": 0.309, "prop/P26": 0.216, "prop/P27": 0.216, "prop/P28": 0.484,
    "exotic/X1/1": 0.265, "exotic/X2/1": 0.13, "exotic/X3/1": 0.078, "exotic/X4/1": 0.344, "exotic/X5/1": 0.333,
}
WORTHS = {
    "show/2-3/1": -0.71, "show/2-3/2": 0.09, "place/2-3/1": -1.59, "place/2-3/2": -0.71, "win/2-3/1": -0.89,
    "win/2-3/2": -0.75, "win/2-3/3": -0.6, "show/4/1": 1.06, "show/4/2": 1.85, "place/4/1": 0.65, "place/4/2": 1.52,
    "win/4/1": -0.23, "win/4/2": 0.86, "win/4/3": 1.01, "show/5/1": 0.42, "show/5/2": 2.28, "place/5/1": 0.03,
    "place/5/2": 0.79, "win/5/1": -0.46, "win/5/2": 1.32, "win/5/3": 1.65, "show/6/1": 0.74, "show/6/2": 1.65,
    "place/6/1": -0.7, "place/6/2": -0.09, "win/6/1": 0.0, "win/6/2": 0.82, "win/6/3": 1.64, "show/7/1": 0.93,
    "show/7/2": 1.62, "place/7/1": -0.26, "place/7/2": 0.26, "win/7/1": -1.11, "win/7/2": -0.33, "win/7/3": 0.45,
    "show/8/1": 0.75, "show/8/2": 1.65, "place/8/1": -0.68, "place/8/2": -0.08, "win/8/1": 0.01, "win/8/2": 0.83,
    "win/8/3": 1.65, "show/9/1": 0.43, "show/9/2": 2.28, "place/9/1": 0.04, "place/9/2": 0.8, "win/9/1": -0.45,
    "win/9/2": 1.33, "win/9/3": 1.66, "show/10/1": 1.06, "show/10/2": 1.86, "place/10/1": 0.65, "place/10/2": 1.52,
    "win/10/1": -0.24, "win/10/2": 0.86, "win/10/3": 1.0, "show/11-12/1": -0.71, "show/11-12/2": 0.08,
    "place/11-12/1": -1.6, "place/11-12/2": -0.72, "win/11-12/1": -0.9, "win/11-12/2": -0.76, "win/11-12/3": -0.61,
    "color/blue": 2.07, "color/orange": 1.21, "color/red": 1.56, "color/seven-fifth": 2.52, "prop/P01": 2.03,
    "prop/P02": 1.17, "prop/P03": 0.84, "prop/P04": 1.46, "prop/P05": 1.2, "prop/P06": 0.72, "prop/P07": 0.22,
    "prop/P08": 1.21, "prop/P09": 0.64, "prop/P10": -0.08, "prop/P11": 1.17, "prop/P12": 0.37, "prop/P13": 0.71,
    "prop/P14": 0.23, "prop/P15": 0.24, "prop/P16": 1.17, "prop/P17": 1.46, "prop/P18": 0.37, "prop/P19": 1.17,
    "prop/P20": 0.37, "prop/P21": 0.95, "prop/P22": 1.19, "prop/P23": 0.71, "prop/P24": 2.01, "prop/P25": 0.71,
    "prop/P26": 0.37, "prop/P27": 0.24, "prop/P28": 0.32, "exotic/X1/1": 0.18, "exotic/X1/2": 0.97,
    "exotic/X1/3": 1.76, "exotic/X2/1": -0.18, "exotic/X2/2": 0.2, "exotic/X2/3": 1.46, "exotic/X3/1": -0.44,
    "exotic/X3/2": 0.03, "exotic/X3/3": 1.42, "exotic/X4/1": 0.75, "exotic/X4/2": 1.78, "exotic/X4/3": 2.44,
    "exotic/X5/1": 1.0, "exotic/X5/2": 1.67, "exotic/X5/3": 2.0,
}
# fmt: on
"""Chance, and worth of a token of value 3, before the first roll."""


@pytest.fixture(scope="module")
def at_the_gate() -> dict[str, float]:
    final = run_home(AT_THE_GATE, None, RACES, np.random.default_rng(20))
    return chances_of(SPOTS.values(), final)


def apart(found: float, published: float, swing: float, chance: float, rounding: float) -> float:
    """By how many standard errors of both samples two figures differ, beyond the rounding of the published one."""
    error = swing * math.sqrt(chance * (1 - chance) * (1 / RACES + 1 / OTHERS))
    return max(0.0, abs(found - published) - rounding) / error


def test_chances_before_the_first_roll_are_the_published_ones(at_the_gate: dict[str, float]) -> None:
    """Within three standard errors; one of so many may be a little farther off by chance."""
    off = sorted(apart(at_the_gate[name], chance, 1, chance, 0.0005) for name, chance in CHANCES.items())
    assert off[-2] <= 3
    assert off[-1] <= 4


def test_every_spot_is_worth_what_was_published(at_the_gate: dict[str, float]) -> None:
    assert set(WORTHS) == set(SPOTS)
    off = []
    for name, published in WORTHS.items():
        spot, chance = SPOTS[name], at_the_gate[name]
        off.append(apart(worth(spot, chance), published, spot.multiplier * 3 + spot.penalty, chance, 0.005))
    off.sort()
    assert off[-3] <= 3
    assert off[-1] <= 4


def test_conditions_of_the_sample_are_those_of_the_rules() -> None:
    final = run_home((3, 9, 0, 14, 11, 9, 9, 2, 14), 4, 300, np.random.default_rng(3))
    outcomes = Outcomes(final)
    for spot in SPOTS.values():
        told = outcomes.holds(spot.condition)
        assert [
            holds(spot.condition, tuple(map(int, row)), ranks(tuple(map(int, row)))) for row in final
        ] == told.tolist(), spot.name


def test_every_sampled_race_has_a_winner_and_no_horse_runs_backwards() -> None:
    start = (3, 9, 0, 14, 11, 9, 9, 2, 14)
    final = run_home(start, None, 500, np.random.default_rng(4))
    assert ((final == FINISH).sum(axis=1) == 1).all()
    assert (final >= np.array(start)).all()


@pytest.mark.parametrize("bonus", [True, False])
def test_a_pair_that_is_half_rolled_counts(bonus: bool) -> None:
    """One step from home with the other horse four away: the bonus of the next roll makes them level."""
    start = tuple(14 if horse.id == "7" else 11 if horse.id == "4" else 0 for horse in HORSES)
    single = next(horse.index for horse in HORSES if horse.id == "4")
    final = run_home(start, single if bonus else None, 40_000, np.random.default_rng(5))
    share = float((final[:, single] == FINISH).mean())
    # Alone on the next decisive roll: 3 ways for the four against 6 for the seven, if its bonus waits already.
    assert share == pytest.approx(3 / 36 + (27 / 36) * 0.03 if bonus else 0.03, abs=0.03)
    assert (share > 0.08) is bonus


def test_a_quote_has_chance_worth_and_error_of_every_spot_in_play() -> None:
    game = SimulatedGame(GAMES["ready-set-bet"], 4, random.Random(3))
    while game.state.rolls < 20:
        game.act()
    play = game.game.view(game.state, TABLE)
    quote = ODDS.quote(play)
    assert quote is not None
    assert set(quote["spots"]) == set(play.prices)
    assert sum(quote["win"].values()) == pytest.approx(1)
    assert 0 < quote["error"] < 0.004
    assert ODDS.quick(play)
    assert ODDS.quote(replace(play, bets=())) is quote
    assert ODDS.quote(replace(play, phase="between")) is None


def test_the_same_position_is_always_quoted_alike() -> None:
    spots = tuple(SPOTS.values())
    assert quoted(AT_THE_GATE, None, spots, 2000) == quoted(AT_THE_GATE, None, spots, 2000)
