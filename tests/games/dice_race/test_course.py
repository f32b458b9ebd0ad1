"""The course of a race: throws, chances, lead, swing and luck, as the journal tells them."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from postparade.games.dice_race.report.roll_by_roll import Course, dice_races
from postparade.odds.scratching import gate_chances
from postparade.odds.win import moves_left, win_chances
from postparade.reports.evening import evening_of
from postparade.rules.viewer import HOST
from postparade.table.messages import Correct
from tests.games.dice_race.usual import RATES, USUAL
from tests.reports.evenings import NAMES, RUN, SCRATCHES, known_race, play
from tests.table.players import company, dice_for

pytestmark = pytest.mark.slow(4)


def only_race(folder: Path) -> Course:
    (race,) = dice_races(evening_of(folder).games[0]).races
    return race


def test_throws_scratches_lead_and_winner_are_those_of_the_race(tmp_path: Path) -> None:
    race = only_race(known_race(tmp_path))
    assert [throw.horse for throw in race.throws] == [*SCRATCHES, *RUN]
    assert (race.scratched, race.off, race.winner) == ((5, 6, 8, 9), 5, 12)
    # The 7 goes first, the 2 takes the lead with two of three moves; the 12 draws level (nobody leads alone), and wins.
    assert [throw.leader for throw in race.throws[-7:]] == [2, 2, 2, None, None, None, 12]
    assert race.lead_changes == 2


def test_every_row_of_chances_is_the_exact_one_of_its_position(tmp_path: Path) -> None:
    race = only_race(known_race(tmp_path))
    assert race.chances.shape == (16, 11)
    assert race.chances.sum(axis=1) == pytest.approx(np.ones(16), rel=1e-12)
    assert race.chances[0] == pytest.approx(gate_chances(USUAL), rel=1e-12)
    assert race.chances[2] == pytest.approx(gate_chances(USUAL, (5, 6)), rel=1e-12)
    assert race.chances[3] == pytest.approx(race.chances[2])  # a repeat
    positions = (2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)
    assert race.chances[9] == pytest.approx(win_chances(moves_left(USUAL, positions, (5, 6, 8, 9)), RATES), rel=1e-12)
    assert race.chances[15].tolist() == [0] * 10 + [1]


def test_biggest_swing_is_the_largest_change_before_the_finish(tmp_path: Path) -> None:
    race = only_race(known_race(tmp_path))
    swing = race.swing
    assert swing is not None
    assert swing.size == pytest.approx(abs(np.diff(race.chances[:-1], axis=0)).max())
    assert race.throws[swing.throw - 1].horse == swing.horse


def test_luck_is_what_the_race_brought_less_what_it_promised(tmp_path: Path) -> None:
    """Chips won and paid, plus the fines that each own roll could have cost, less the hand's worth at the deal; the sum
    over all seats follows from the pot alone."""
    report = evening_of(known_race(tmp_path, chips=500))
    (race,) = dice_races(report.games[0]).races
    assert race.luck is not None
    assert sorted(race.luck) == [1, 2, 3]
    started = 500
    for seat, luck in race.luck.items():
        gained = race.purses[seat] - started
        assert abs(luck - gained) < 45  # no hand is worth more than the pot that can be expected
    assert sum(race.purses.values()) + race.pot - sum(race.payouts.values()) == 3 * started


@pytest.mark.parametrize("game", ["quarter-horse", "hold-your-horses"])
def test_luck_evens_out_over_many_races(tmp_path: Path, game: str) -> None:
    """With rich players the mean luck of a race is within four standard errors of zero."""
    rich: dict[str, Any] = {"chips": 5000} if game == "quarter-horse" else {"tokens": 9000, "races": 24}
    races = dice_races(evening_of(play(tmp_path, 24, game, board="short", **rich)).games[0]).races
    luck = np.array([list((race.luck or {}).values()) for race in races])
    assert luck.shape == (24, 3)
    assert (abs(luck.mean(axis=0)) < 4 * luck.std(axis=0) / 24**0.5).all()
    assert luck.std() > 5


def test_no_luck_is_computed_for_printed_cards(tmp_path: Path) -> None:
    race = only_race(known_race(tmp_path, SCRATCHES[:1], cards="physical"))
    assert (race.luck, race.winner, race.off) == (None, None, 0)
    assert race.chances.shape == (2, 11)


async def test_a_corrected_roll_counts_as_it_was_read_at_last(tmp_path: Path) -> None:
    async def run() -> None:
        async with company(tmp_path, NAMES, "quarter-horse") as guests:
            await guests.scratch(5, 6, 8, 9)
            await guests.roll(2, 3)
            await guests.do(Correct(guests.table.view(HOST).rolls[0].entry, dice_for(12)))

    await run()
    assert [throw.horse for throw in only_race(tmp_path).throws] == [5, 6, 8, 9, 2, 12]
