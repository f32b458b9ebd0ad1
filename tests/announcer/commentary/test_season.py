"""Never late, never wrong, never twice the same: whole seasons of simulated races, judged by the facts alone."""

from collections.abc import Callable
from typing import Any

import pytest

from postparade.announcer.wording import Wording
from tests.announcer.season import HOUSE_RULES, Season


@pytest.fixture(scope="module")
def season(evening: Callable[..., Any], catalogue: Wording) -> Season:
    played = Season(evening, catalogue, seed=3)
    played.run(60)
    return played


@pytest.mark.slow(3)
def test_no_call_is_stale_untrue_overlapping_or_repeated(season: Season) -> None:
    assert season.count["lines"] > 1000
    assert not any(season.mistakes().values()), season.mistakes()


def test_house_rules_are_told_as_truly(evening: Callable[..., Any], catalogue: Wording) -> None:
    played = Season(evening, catalogue, seed=3, setups=HOUSE_RULES)
    played.run(18)
    assert not any(played.mistakes().values()), (played.mistakes(), played.untrue[:5])
    assert {"ante", "left-over", "roller-purse", "pay-short", "stands"} <= set(played.said)


def test_every_winner_is_called_and_then_made_official(season: Season) -> None:
    assert season.winners_called == season.finishes == season.officials


def test_the_caller_is_neither_silent_nor_a_chatterbox(season: Season) -> None:
    assert 0.2 < season.running_speech / season.running_time < 0.8


def test_hottest_calls_are_in_the_last_third(season: Season) -> None:
    first, _, last = season.hottest_part()
    assert last > 0.87
    assert first < 0.02


def test_many_different_situations_come_up(season: Season) -> None:
    assert len(season.said) >= 45
