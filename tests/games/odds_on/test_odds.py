"""Ratings so far and the bookmakers' margin."""

from fractions import Fraction

import pytest

from postparade.games.odds_on.odds import ODDS, implied, margin
from postparade.games.odds_on.rules.cards import LADDER
from postparade.rules.viewer import TABLE
from tests.games.odds_on.meetings import GAME, meeting


@pytest.mark.parametrize(("price", "chance"), [("1:1", (1, 2)), ("4:1", (1, 5)), ("1:4", (4, 5)), ("25:1", (1, 26))])
def test_a_price_implies_the_chance_at_which_it_is_fair(price: str, chance: tuple[int, int]) -> None:
    assert implied(price) == Fraction(*chance)


def test_shorter_prices_imply_better_chances() -> None:
    chances = [implied(card.price) for card in LADDER]
    assert chances == sorted(chances, reverse=True)


def test_a_fair_book_has_no_margin() -> None:
    assert margin(["1:1", "3:1", "3:1"]) == 0
    assert margin(["1:1", "1:1", "1:1"]) == Fraction(1, 2)
    assert margin(["4:1", "4:1", "4:1", "4:1"]) == Fraction(-1, 5)


def test_quotes_agree_with_the_race_that_follows_when_nothing_more_is_played() -> None:
    """The ratings quoted before the turn that sends the race off are those of the result, but for the runners that this
    last turn changed."""
    compared = 0
    for seed in range(20):
        for step in meeting(seed, 3):
            quoted = ODDS.quote(GAME.view(step.before, TABLE))
            after = step.events[-1][1]
            if quoted is None or len(after.results) == len(step.before.results):
                continue
            gates = {gate.number: gate for gate in step.before.gates}
            if getattr(step.action, "card", "").startswith("special"):
                continue
            for runner in after.results[-1].runners:
                assert quoted["ratings"].get(str(runner.gate)) == runner.rating
                assert quoted["places"].get(str(runner.gate)) == runner.rank
                assert runner.gate in gates
                compared += 1
    assert compared > 100


def test_there_is_no_margin_before_every_runner_has_a_price_and_no_quote_between_meetings() -> None:
    seen = set()
    for step in meeting(5, 4):
        view = GAME.view(step.before, TABLE)
        quoted = ODDS.quote(view)
        seen.add(quoted is None)
        if quoted is not None:
            assert ODDS.quick(view)
            assert quoted["win"] == {}
            assert quoted["margin"] is None
            assert quoted["priced"] < len(quoted["ratings"])
    assert seen == {True, False}
    assert ODDS.quote(GAME.view(step.events[-1][1], TABLE)) is None
