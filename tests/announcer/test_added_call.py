"""What docs/adding-a-call.md adds to the games with scratches is called, true, and passes the referee."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from fluent.syntax import ast, parse

from postparade.announcer.commentary.calls import Call
from postparade.announcer.commentary.commentator import Commentator
from postparade.announcer.wording import Wording
from postparade.games.dice_race import calls as dice_race_calls
from postparade.games.dice_race.calls import DiceRaceCalls
from postparade.rules.events import Finished
from tests.announcer import call_checker
from tests.announcer.call_checker import CallChecker
from tests.conftest import REPOSITORY

KEY = "last-to-first"
BLOCKS = re.findall(
    r"```(python|ftl)\n(.*?)```", (REPOSITORY / "docs" / "adding-a-call.md").read_text(encoding="utf-8"), re.DOTALL
)
RULE, TRUTH = (text for kind, text in BLOCKS if kind == "python")
(WORDS,) = (text for kind, text in BLOCKS if kind == "ftl")


def wordings() -> int:
    (message,) = parse(WORDS).body
    assert isinstance(message, ast.Message)
    assert message.id.name == KEY
    return 1 + len(message.attributes)


def test_the_call_of_the_page_is_made_and_the_referee_agrees(
    monkeypatch: pytest.MonkeyPatch, evening: Callable[..., Any]
) -> None:
    names = vars(dice_race_calls) | {"Finished": Finished}
    exec(RULE, names)
    monkeypatch.setattr(DiceRaceCalls, "rules", (*DiceRaceCalls.rules, names["last_to_first"]))
    monkeypatch.setattr(call_checker, "TRUTHS", call_checker.TRUTHS | eval(f"{{{TRUTH}}}", vars(call_checker)))
    catalogue = Wording("en")
    commentator = Commentator(lambda key: wordings() if key == KEY else catalogue.variants(key))
    referee, made, now, chance = CallChecker(), list[Call](), 0.0, random.Random(3)
    for _ in range(10):
        night = evening(game="hold-your-horses", races=3)
        for update in (night.opened(), *(update for _ in range(3) for update in night.whole_race(chance))):
            referee.learn(update, now := now + 5.0)
            said = [call for call in commentator.hear(update, now).calls if call.key == KEY]
            assert all(referee.is_true(line, now) for call in said for line in call.lines)
            made += said
    assert made


def test_it_is_no_call_of_ours_yet() -> None:
    assert KEY not in Wording("en").keys, "the page has to explain a call that is not there"
