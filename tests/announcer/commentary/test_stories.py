"""Chances that swing, what a finish recalls, the off with the bell, the rhythm of a table."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from postparade.announcer.commentary.calls import Call, Line, Priority
from postparade.announcer.commentary.commentator import Commentator
from postparade.announcer.commentary.race_model import PastRace, RaceModel
from postparade.announcer.commentary.rhythm import Rhythm
from postparade.announcer.commentary.scheduler import Begin, Scheduler
from postparade.announcer.commentary.validity import Validity
from postparade.announcer.wording import Wording
from tests.announcer.conftest import Evening

HERE = Validity(0)


def keys(calls: tuple[Call, ...]) -> list[str]:
    return [line.key.removesuffix("-hot") for call in calls for line in call.lines]


def swung(commentator: Commentator, night: Evening, before: float, now: float) -> tuple[Call, ...]:
    """What is said when a roll of the six takes its chance from ``before`` to ``now``."""
    commentator.hear(night.run(6), 1.0)
    commentator.quoted({6: before, 7: 1 - before}, 1.0)
    commentator.hear(night.run(6), 2.0)
    return commentator.quoted({6: now, 7: 1 - now}, 2.0).calls


@pytest.mark.parametrize(("now", "told"), [(0.44, False), (0.45, True), (0.5, True)])
def test_a_chance_that_jumps_fifteen_points_is_called_with_the_seats_it_helps(
    running: Callable[..., Evening], commentator: Commentator, catalogue: Wording, now: float, told: bool
) -> None:
    night = running(lanes=dict.fromkeys(range(2, 13), 9))
    calls = swung(commentator, night, 0.3, now)
    assert bool(calls) == told
    if told:
        (line,) = calls[0].lines
        given = dict(line.args)
        assert given["seat"] in night.game.status(night.state).holders[6]
        assert f"{round(100 * now)} percent" in catalogue.text(line)


def test_a_horse_that_becomes_likelier_to_win_than_not_is_called_odds_on(
    running: Callable[..., Evening], commentator: Commentator, catalogue: Wording
) -> None:
    night = running(lanes=dict.fromkeys(range(2, 13), 9))
    ((line,),) = (call.lines for call in swung(commentator, night, 0.3, 0.6))
    assert line.key == "swing-on-for"
    assert dict(line.args)["seat"] in night.game.status(night.state).holders[6]
    assert "percent" not in catalogue.text(line)


@pytest.mark.parametrize(("behind", "told"), [(3, 0), (4, 1)])
def test_a_horse_that_was_far_behind_is_called_once_when_it_has_come_up(
    running: Callable[..., Evening], commentator: Commentator, behind: int, told: int
) -> None:
    """A third of the course, which has twelve steps here."""
    night = running(lanes=dict.fromkeys(range(2, 13), 12))
    said = []
    for at, horse in enumerate([8] * (6 - behind) + [7] * 6 + [8] * behind):
        said += [one for one in keys(commentator.hear(night.run(horse), 10.0 * at).calls) if one == "closing"]
    assert len(said) == told


def test_a_quote_that_is_not_the_next_rolls_swings_nothing(
    running: Callable[..., Evening], commentator: Commentator
) -> None:
    night = running(lanes=dict.fromkeys(range(2, 13), 9))
    commentator.hear(night.run(6), 1.0)
    commentator.quoted({6: 0.3, 7: 0.7}, 1.0)
    commentator.hear(night.run(6), 2.0)
    commentator.hear(night.run(6), 3.0)
    assert commentator.quoted({6: 0.9, 7: 0.1}, 3.0).calls == ()


def test_a_swing_is_said_in_one_breath_with_what_the_roll_did() -> None:
    turn = Call((Line("lead", (("horse", 6),)),), Priority.TURN, 0.0, 2.0, HERE)
    swing = Call((Line("swing", (("horse", 6), ("percent", 40))),), Priority.TURN, 0.0, 2.0, HERE, joins=True)
    scheduler = Scheduler()
    scheduler.learn(RaceModel())
    scheduler.offer((turn,), 0.0)
    scheduler.offer((swing,), 0.0)
    begun = [one.line.key for at in range(10) for one in scheduler.step(at / 5, busy=False) if isinstance(one, Begin)]
    assert begun == ["lead", "swing"]


@pytest.mark.parametrize(
    ("past", "told"),
    [
        ((PastRace(1, 1, 2), PastRace(2, 2, 7)), "won-last"),
        ((PastRace(1, 1, 7), PastRace(2, 2, 2)), "won-before"),
        ((PastRace(1, 1, 3), PastRace(2, 2, 2, second=7)), "second-before"),
        ((PastRace(1, 1, 3, lost_by=7), PastRace(2, 2, 2)), "made-good"),
        ((PastRace(1, 1, 3), PastRace(2, 2, 2, scratched=(7,))), "scratched-before"),
        ((PastRace(1, 1, 3), PastRace(2, 2, 2)), "new-winners"),
        ((PastRace(1, 1, 2), PastRace(2, 2, 2)), "first-win"),
        ((PastRace(1, 1, 2),), None),
    ],
)
def test_a_finish_tells_what_it_recalls(
    running: Callable[..., Evening], commentator: Commentator, past: tuple[PastRace, ...], told: str | None
) -> None:
    night = running(lanes=dict.fromkeys(range(2, 13), 2))
    commentator.hear(night.run(7), 1.0)
    commentator.model = _with(commentator.model, past)
    recalled = {"won-last", "won-before", "second-before", "made-good", "scratched-before", "new-winners", "first-win"}
    assert [key for key in keys(commentator.hear(night.run(7), 2.0).calls) if key in recalled] == [told] * bool(told)


@pytest.mark.parametrize(
    ("before", "told"),
    [
        (PastRace(1, 1, 7, second=6), "rival-beaten"),
        (PastRace(1, 1, 6, second=7), "rival-repaid"),
        (PastRace(1, 1, 6, second=7, shared=True), None),
        (PastRace(1, 1, 6, second=8), None),
    ],
)
def test_a_finish_remembers_how_the_first_two_met_before(
    running: Callable[..., Evening], commentator: Commentator, before: PastRace, told: str | None
) -> None:
    night = running(lanes=dict.fromkeys(range(2, 13), 2))
    commentator.hear(night.run(6), 1.0)
    commentator.hear(night.run(7), 2.0)
    commentator.model = _with(commentator.model, (before, PastRace(2, 2, 2)))
    lines = [line for call in commentator.hear(night.run(7), 3.0).calls for line in call.lines]
    found = [line for line in lines if line.base.startswith("rival-")]
    assert [line.base for line in found] == [told] * bool(told)
    assert all(dict(line.args)["other"] == 6 and dict(line.args)["number"] == 1 for line in found)


@pytest.mark.parametrize(("rolled", "told"), [((0, 0), 3), ((1, 0), 2), ((0, 1), 0)])
def test_whoever_rolls_one_winner_after_the_other_home_is_named(
    running: Callable[..., Evening], commentator: Commentator, rolled: tuple[int, int], told: int
) -> None:
    night = running(lanes=dict.fromkeys(range(2, 13), 2))
    commentator.hear(night.run(7), 1.0)
    seat = night.game.status(night.state).turn
    assert seat is not None
    past = tuple(PastRace(at, at, 2 + at, roller=seat + other) for at, other in enumerate(rolled, 1))
    commentator.model = _with(commentator.model, past)
    lines = [line for call in commentator.hear(night.run(7), 2.0).calls for line in call.lines]
    given = [dict(line.args) for line in lines if line.base == "rolls-home"]
    assert [(one["seat"], one["times"]) for one in given] == [(seat, told)] * bool(told)


def test_a_pursuer_is_not_named_once_another_has_come_up_to_it(
    running: Callable[..., Evening], commentator: Commentator
) -> None:
    night = running(lanes=dict.fromkeys(range(2, 13), 20))
    for at, horse in enumerate([6] * 5 + [8] * 3 + [7] * 3):
        commentator.hear(night.run(horse), float(at))
    (call,) = (one for one in commentator.hear(night.run(7), 20.0).calls if one.key == "catching")
    assert call.valid.holds(commentator.model)
    commentator.hear(night.run(8), 21.0)
    assert not call.valid.holds(commentator.model)


@pytest.mark.parametrize(("length", "told"), [(10, True), (4, False)])
def test_a_comeback_is_three_lengths_and_two_fifths_of_the_course(
    running: Callable[..., Evening], commentator: Commentator, length: int, told: bool
) -> None:
    night = running(lanes=dict.fromkeys(range(2, 13), length))
    for at in range(length // 2):
        commentator.hear(night.run(6), float(at))
    for at in range(length):
        calls = commentator.hear(night.run(7), 100.0 + at).calls
    assert ("comeback" in keys(calls)) == told


def _with(model: RaceModel, past: tuple[PastRace, ...]) -> RaceModel:
    return replace(model, evening=past, complete=True)


def test_the_off_comes_first_and_says_who_is_missing(evening: Callable[..., Evening], commentator: Commentator) -> None:
    night = evening()
    commentator.hear(night.deal(), 0.0)
    for horse in (2, 3, 12):
        commentator.hear(night.scratch(horse), 1.0)
    (call,) = (one for one in commentator.hear(night.scratch(11), 2.0).calls if one.key == "off-without")
    assert call.interrupts is Priority.RULE
    assert dict(call.lines[0].args)["horse"] == 11


def test_a_remark_fits_between_two_rolls_of_this_table_or_is_not_made() -> None:
    rhythm = Rhythm()
    for at in range(8):
        rhythm = rhythm.go_on(6.0 * at, finish=False)
    assert rhythm.leaves_room(44.0, 2.0)
    assert not rhythm.leaves_room(46.0, 2.0)


def test_rhythm_follows_the_quick_rollers_and_ignores_breaks() -> None:
    rhythm = Rhythm()
    for at in (0.0, 2.0, 10.0, 12.0, 400.0, 402.0):
        rhythm = rhythm.go_on(at, finish=False)
    assert rhythm.quick == 2.0


def test_before_a_roll_that_may_decide_there_is_silence(
    running: Callable[..., Evening], commentator: Commentator
) -> None:
    night = running(lanes=dict.fromkeys(range(2, 13), 2))
    commentator.hear(night.run(6), 100.0)
    assert [commentator.lull(100.0 + seconds).calls for seconds in range(60)] == [()] * 60
