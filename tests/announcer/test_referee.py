"""Whoever adds a call is told where to write when it is true."""

import pytest

from postparade.announcer.commentary.calls import Line
from tests.announcer import bettors_checker, call_checker
from tests.announcer.bettors_checker import BettorsChecker
from tests.announcer.call_checker import CallChecker
from tests.announcer.claims import swung
from tests.announcer.referee import UnjudgedCallError
from tests.announcer.transcript import transcript

CALL = Line("last-to-first-hot", (("horse", 7),))


@pytest.mark.parametrize("file", ["call_checker.py", "bettors_checker.py"])
def test_a_call_without_a_claim_says_which_line_is_missing_and_where(file: str) -> None:
    update = transcript("quarter-horse", 1).run(1).updates[0][1]
    judge = CallChecker() if file == "call_checker.py" else BettorsChecker(update)
    with pytest.raises(UnjudgedCallError) as told:
        judge.is_true(CALL, 0.0)
    assert f"TRUTHS in tests/announcer/{file}" in str(told.value)
    assert '"last-to-first": lambda r, g, now:' in str(told.value)
    assert "docs/adding-a-call.md" in str(told.value)


def test_each_judge_has_the_lists_that_the_message_names() -> None:
    for judge in (call_checker, bettors_checker):
        assert judge.TRUTHS
        assert not judge.ALWAYS & judge.TRUTHS.keys()


def test_bets_between_a_roll_and_its_call_do_not_undo_its_swing() -> None:
    """The table works out the same chances again after every bet; it was the roll that made the difference."""
    judge = BettorsChecker(transcript("ready-set-bet", 1).run(1).updates[0][1])
    for win in ({9: 0.18}, {9: 0.35}, {9: 0.35}):
        judge.evening.quoted(win)
    assert swung(judge, 9) == pytest.approx(0.17)
