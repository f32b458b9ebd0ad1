"""Which wording comes next."""

import random

import pytest

from postparade.announcer.commentary.phrasebook import Phrasebook


@pytest.mark.parametrize("wordings", [2, 3, 4, 8, 12])
def test_no_wording_comes_again_before_half_of_the_others(wordings: int) -> None:
    """Whatever they are about: guests hear the joke, and not the number in it."""
    phrases, chance = Phrasebook(lambda key: wordings), random.Random(1)
    said = [phrases.line("move", (("horse", chance.randint(2, 12)),)).variant for _ in range(400)]
    for at, one in enumerate(said):
        assert one not in said[max(0, at - wordings // 2) : at]
    assert set(said) == set(range(1, wordings + 1))


def test_about_the_same_thing_all_are_used_before_one_comes_again() -> None:
    phrases = Phrasebook(lambda key: 6)
    said = [phrases.line("move", (("horse", 7),)).variant for _ in range(12)]
    assert sorted(said[:6]) == sorted(said[6:]) == [1, 2, 3, 4, 5, 6]


def test_a_single_wording_is_said_again_and_again() -> None:
    phrases = Phrasebook(lambda key: 1)
    assert {phrases.line("bugle", ()).variant for _ in range(3)} == {1}


def test_with_banned_wordings_the_others_take_turns() -> None:
    phrases = Phrasebook(lambda key: 3)
    phrases.banned = {"off": frozenset({2})}
    assert [phrases.line("off", ()).variant for _ in range(4)] == [1, 3, 1, 3]
