"""Two dice that have rolled and lie still are a roll; everything else is none, and says why."""

from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postparade.dice.sources.smart_dice.messages import Motion, Moved
from postparade.dice.sources.smart_dice.settle import PATIENCE, NoRoll, Rolled, SettleStep, Verdict

SETTLE = 0.7


class Hands:
    """Moves two dice at times of its own, and collects every verdict."""

    def __init__(self) -> None:
        self.step = SettleStep(SETTLE)
        self.now = 100.0
        self.verdicts: list[Verdict] = []
        for die in range(2):
            self.say(die, "rolled", 1)

    def say(self, die: int, motion: Motion, face: int | None = None) -> None:
        self.step.hear(die, Moved(motion, face), self.now)

    def wait(self, seconds: float) -> None:
        end = self.now + seconds
        while (due := self.step.due()) is not None and due <= end:
            self.now = max(self.now, due)
            verdict = self.step.judge(self.now)
            assert verdict is not None, "a verdict that is due has to be given"
            self.verdicts.append(verdict)
        self.now = end

    def throw(self, die: int, face: int) -> None:
        self.say(die, "handled")
        self.wait(0.4)
        self.say(die, "rolling")
        self.wait(0.6)
        self.say(die, "rolled", face)


@pytest.fixture
def hands() -> Hands:
    return Hands()


def test_dice_that_lie_where_they_were_found_are_no_roll(hands: Hands) -> None:
    hands.wait(60)
    assert hands.verdicts == []


def test_two_dice_that_have_rolled_and_lie_still_are_a_roll(hands: Hands) -> None:
    hands.throw(0, 3)
    hands.throw(1, 5)
    hands.wait(SETTLE - 0.1)
    assert hands.verdicts == []
    hands.wait(0.2)
    assert hands.verdicts == [Rolled((3, 5))]


def test_a_roll_counts_once(hands: Hands) -> None:
    hands.throw(0, 3)
    hands.throw(1, 5)
    hands.wait(1)
    hands.say(0, "rolled", 3)
    hands.wait(60)
    assert hands.verdicts == [Rolled((3, 5))]


def test_the_same_faces_twice_are_two_rolls(hands: Hands) -> None:
    for _ in range(2):
        hands.throw(0, 4)
        hands.throw(1, 4)
        hands.wait(1)
    assert hands.verdicts == [Rolled((4, 4)), Rolled((4, 4))]


@pytest.mark.parametrize("motion", ["rolled", "turned"])
def test_a_die_put_down_by_hand_is_no_roll(hands: Hands, motion: Motion) -> None:
    hands.throw(0, 3)
    hands.say(1, "handled")
    hands.wait(0.3)
    hands.say(1, motion, 6)
    hands.wait(1)
    assert hands.verdicts == [NoRoll("smart_die_turned")]


def test_after_a_die_was_put_down_both_have_to_roll(hands: Hands) -> None:
    hands.throw(0, 3)
    hands.say(1, "turned", 6)
    hands.wait(1)
    hands.throw(1, 2)
    hands.wait(1)
    assert hands.verdicts == [NoRoll("smart_die_turned")]
    hands.throw(0, 5)
    hands.wait(1)
    assert hands.verdicts[-1] == Rolled((5, 2))


@pytest.mark.parametrize("motion", ["handled", "turned"])
def test_a_false_roll_in_the_hand_is_no_roll(hands: Hands, motion: Motion) -> None:
    hands.throw(0, 3)
    hands.say(1, "rolling")
    hands.wait(0.2)
    hands.say(1, "rolled", 6)
    hands.wait(SETTLE / 2)
    hands.say(1, motion, 6 if motion == "turned" else None)
    hands.wait(0.2)
    hands.say(1, "rolled", 6)
    hands.wait(1)
    assert Rolled((3, 6)) not in hands.verdicts
    assert hands.verdicts == [NoRoll("smart_die_turned")]


def test_a_die_turned_to_another_face_within_the_settle_time_is_no_roll(hands: Hands) -> None:
    hands.throw(0, 3)
    hands.throw(1, 2)
    hands.wait(SETTLE / 2)
    hands.say(1, "rolled", 6)
    hands.wait(1)
    assert hands.verdicts == [NoRoll("smart_die_turned")]


def test_one_die_only_is_told_and_may_be_completed(hands: Hands) -> None:
    hands.throw(0, 3)
    hands.wait(PATIENCE - 0.1)
    assert hands.verdicts == []
    hands.wait(60)
    assert hands.verdicts == [NoRoll("smart_die_left")]
    hands.throw(1, 2)
    hands.wait(1)
    assert hands.verdicts[1:] == [Rolled((3, 2))]


def test_after_one_die_only_the_other_may_not_be_put_down(hands: Hands) -> None:
    hands.throw(0, 3)
    hands.wait(PATIENCE + 1)
    hands.say(1, "turned", 6)
    hands.wait(1)
    assert hands.verdicts == [NoRoll("smart_die_left"), NoRoll("smart_die_turned")]


def test_a_die_that_wobbles_before_it_lies_is_a_roll(hands: Hands) -> None:
    hands.throw(0, 3)
    hands.say(1, "rolling")
    hands.say(1, "crooked")
    hands.wait(0.2)
    hands.say(1, "rolled", 2)
    hands.wait(1)
    assert hands.verdicts == [Rolled((3, 2))]


def test_a_die_that_leans_is_no_roll_and_may_not_be_tipped(hands: Hands) -> None:
    hands.throw(0, 3)
    hands.say(1, "rolling")
    hands.say(1, "crooked")
    hands.wait(1)
    assert hands.verdicts == [NoRoll("smart_die_leans")]
    hands.say(1, "rolled", 2)
    hands.wait(1)
    assert hands.verdicts[1:] == [NoRoll("smart_die_turned")]


def test_a_connection_that_drops_in_the_roll_is_told_once(hands: Hands) -> None:
    hands.throw(0, 3)
    hands.say(1, "rolling")
    hands.step.lost(1)
    hands.wait(1)
    assert hands.verdicts == [NoRoll("smart_roll_lost")]
    hands.say(1, "rolled", 6)
    hands.wait(60)
    assert hands.verdicts == [NoRoll("smart_roll_lost")]


def test_a_connection_that_drops_between_rolls_is_no_matter(hands: Hands) -> None:
    hands.step.lost(1)
    hands.say(1, "rolled", 6)
    hands.wait(60)
    assert hands.verdicts == []


def test_dice_whose_roll_was_entered_otherwise_do_not_count_again(hands: Hands) -> None:
    hands.throw(0, 3)
    hands.throw(1, 2)
    hands.step.counted()
    hands.wait(60)
    assert hands.verdicts == []


def test_a_die_that_rolls_while_another_roll_counts_is_the_next_one(hands: Hands) -> None:
    hands.say(0, "rolling")
    hands.say(1, "rolling")
    hands.step.counted()
    hands.say(0, "rolled", 2)
    hands.say(1, "rolled", 6)
    hands.wait(1)
    assert hands.verdicts == [Rolled((2, 6))]


class Say(NamedTuple):
    die: int
    motion: Motion
    face: int | None = None


class Wait(NamedTuple):
    seconds: float


class Lose(NamedTuple):
    die: int


class Count(NamedTuple):
    """A roll counts that somebody entered."""


in_motion: st.SearchStrategy[Motion] = st.sampled_from(["rolling", "handled", "crooked", "unknown"])
at_rest: st.SearchStrategy[Motion] = st.sampled_from(["rolled", "turned"])
moves = st.one_of(
    st.builds(Say, st.integers(0, 1), in_motion),
    st.builds(Say, st.integers(0, 1), at_rest, st.integers(1, 6)),
    st.builds(Wait, st.floats(0.0, 8.0)),
    st.builds(Lose, st.integers(0, 1)),
    st.builds(Count),
)


@given(st.lists(moves, max_size=60))
def test_whatever_hands_do_a_roll_has_rolled_and_lies_still(does: list[Say | Wait | Lose | Count]) -> None:
    """By an account of its own: what counts has rolled since it was last held, and has not stirred since."""
    hands, since = Hands(), [0.0, 0.0]
    last: list[tuple[str, int | None]] = [("rolled", 1), ("rolled", 1)]
    rolled = [False, False]
    for one in does:
        before = len(hands.verdicts)
        match one:
            case Wait(seconds):
                hands.wait(seconds)
            case Lose(die):
                hands.step.lost(die)
                last[die], rolled[die] = ("", None), False
            case Count():
                hands.step.counted()
            case Say(die, motion, face):
                hands.say(die, motion, face)
                if last[die] != (motion, face):
                    last[die], since[die] = (motion, face), hands.now
                rolled[die] = motion == "rolling" or (rolled[die] and motion not in ("handled", "turned"))
        for verdict in hands.verdicts[before:]:
            if isinstance(verdict, Rolled):
                assert verdict.faces == tuple(face for _, face in last)
                assert rolled == [True, True]
                assert all(hands.now - at >= SETTLE - 1e-9 for at in since)
                rolled = [False, False]
