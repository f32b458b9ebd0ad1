"""The fairness lab: what it calls fair, and that its search finds the fairest board."""

from itertools import product

import pytest

from postparade.odds.board_fairness import fairest, judge
from tests.games.dice_race.usual import BOARDS, USUAL, board

pytestmark = pytest.mark.slow(3)


def test_the_usual_board_is_eight_times_as_kind_to_the_2_as_to_the_7() -> None:
    verdict = judge(USUAL)
    assert verdict.widest == pytest.approx(20.25 / 2.49, rel=0.01)
    assert verdict.chances[0] == verdict.chances.max()
    assert verdict.unfairness == pytest.approx(((verdict.chances - 1 / 11) ** 2).mean() ** 0.5)


def test_search_finds_the_fairest_of_all_symmetric_boards_where_all_can_be_tried() -> None:
    halves = (half for half in product((1, 2, 3), repeat=6) if max(half) == 3 and half[5] == 3)
    best = min((judge(board((*half, *half[-2::-1]))) for half in halves), key=lambda verdict: verdict.unfairness)
    assert fairest(USUAL, 3).board == best.board


def test_even_steps_is_the_fairest_board_of_its_length() -> None:
    assert fairest(USUAL, 14).board == BOARDS["even-steps"]
