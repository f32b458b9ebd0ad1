"""What the next roll may bring is known before it: nearly all that is then said was thought of."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from postparade.announcer.commentary.calls import Line
from postparade.announcer.commentary.commentator import FIRST_LULL, LULLS, NEXT_LULL, Commentator
from postparade.announcer.commentary.lookahead import Outlook
from postparade.announcer.wording import Wording
from postparade.rules.actions import Roll

GAMES: tuple[dict[str, Any], ...] = (
    {"game": "quarter-horse"},
    {"game": "quarter-horse", "board": "short", "chips": 100},
    {"game": "hold-your-horses", "races": 3},
)
KNOWN_OTHERWISE = {
    *("double", "snake-eyes", "boxcars", "pot", "wins-nobody"),
    *("broke", "has-dice"),
    *("carry", "carry-all", "result-winner", "result-shared", "result-rank", "unclaimed"),
}
"""Lines of the pack, of names that were learned when they sat down, and those that follow from rules of the game which
the announcer does not know."""


def expected(commentator: Commentator, update: Any) -> set[Line]:
    return {line for line, _ in Outlook(commentator.copy(), update).lines()}


@pytest.mark.parametrize("setup", GAMES)
def test_what_a_roll_of_the_race_brings_was_thought_of(
    evening: Callable[..., Any], catalogue: Wording, setup: dict[str, Any]
) -> None:
    commentator, night, chance = Commentator(catalogue.variants), evening(**setup), random.Random(3)
    commentator.hear(night.opened(), 0.0)
    foreseen, said, surprises = set[Line](), 0, list[Line]()
    for at, update in enumerate(update for _ in range(3) for update in night.whole_race(chance)):
        calls = commentator.hear(update, 10.0 * at).calls
        if update.race_before is not None and update.race_before.running:
            lines = [line for call in calls if call.spoken for line in call.lines]
            said += len(lines)
            surprises += [line for line in lines if line not in foreseen]
        foreseen = expected(commentator, update)
    assert said > 80
    assert {line.key for line in surprises} <= KNOWN_OTHERWISE
    assert len(surprises) < 0.2 * said


def test_remarks_of_a_silence_are_thought_of_when_it_begins(evening: Callable[..., Any], catalogue: Wording) -> None:
    commentator, night = Commentator(catalogue.variants), evening()
    night.deal()
    night.scratch(2, 3, 11, 12)
    foreseen = set[Line]()
    for at, horse in enumerate((7, 7, 6)):
        update = night.run(horse)
        commentator.hear(update, 100.0 * at)
        foreseen = expected(commentator, update)
    times = [200.0 + FIRST_LULL + NEXT_LULL * lull for lull in range(2 * LULLS)]
    said = [line for now in times for call in commentator.lull(now).calls for line in call.lines]
    assert len(said) == LULLS
    assert set(said) <= foreseen


def test_looking_ahead_changes_nothing(evening: Callable[..., Any], catalogue: Wording) -> None:
    one, other = Commentator(catalogue.variants), Commentator(catalogue.variants)
    night = evening()
    for at, update in enumerate(night.whole_race(random.Random(1))):
        assert one.hear(update, 10.0 * at) == other.hear(update, 10.0 * at)
        expected(one, update)
        assert one.lull(10.0 * at + 5) == other.lull(10.0 * at + 5)


def test_nothing_is_expected_of_dice_before_the_off(evening: Callable[..., Any], catalogue: Wording) -> None:
    commentator, night = Commentator(catalogue.variants), evening()
    update = night.deal()
    commentator.hear(update, 0.0)
    assert {line.key for line in expected(commentator, update)} <= {"waiting", "pot-now", "richest"}
    assert night.play(Roll((3, 4))).events
