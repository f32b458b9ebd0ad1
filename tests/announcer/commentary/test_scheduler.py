"""One voice, never late, never wrong, never twice the same, case by case."""

from typing import Any

from msgspec.structs import replace

from postparade.announcer.commentary.calls import PATIENCE, Call, Line, Priority
from postparade.announcer.commentary.race_model import RaceModel
from postparade.announcer.commentary.scheduler import FADE, GAP, PAUSE, QUIET, Begin, Cut, Drop, Scheduler
from postparade.announcer.commentary.validity import Validity
from postparade.rules.race import Lane, Race

NOW = 100.0


def call(priority: Priority = Priority.TURN, *keys: str, at: float = NOW, **fields: Any) -> Call:
    lines = tuple(Line(key) for key in keys or ("lead",))
    made = Call(lines, priority, at, at + PATIENCE[priority], Validity(0), topic=keys[0] if keys else "lead")
    return replace(made, **fields)


def begun(orders: list[Any]) -> list[str]:
    return [order.line.key for order in orders if isinstance(order, Begin)]


def fates(orders: list[Any]) -> list[tuple[str, str]]:
    return [(order.call.key, order.why) for order in orders if isinstance(order, Drop)]


def speaking(*keys: str, priority: Priority = Priority.TURN) -> Scheduler:
    scheduler = Scheduler()
    scheduler.offer([call(priority, *keys)], NOW)
    assert begun(scheduler.step(NOW, busy=False)) == [keys[0]]
    return scheduler


def test_idle_voice_speaks_at_once() -> None:
    assert speaking("lead").due


def test_second_call_waits_for_the_first() -> None:
    scheduler = speaking("lead")
    scheduler.offer([call(Priority.TURN, "near", at=NOW + 0.5)], NOW + 0.5)
    assert scheduler.step(NOW + 0.6, busy=True) == []
    scheduler.step(NOW + 0.9, busy=False)
    assert begun(scheduler.step(NOW + 0.9 + PAUSE, busy=False)) == ["near"]


def test_call_past_its_deadline_is_dropped() -> None:
    scheduler = speaking("lead")
    scheduler.offer([call(Priority.COLOUR, "move", at=NOW + 0.1)], NOW + 0.1)
    assert fates(scheduler.step(NOW + 1.0, busy=True)) == [("move", "stale")]


def test_call_that_became_untrue_is_dropped() -> None:
    scheduler = speaking("lead")
    scheduler.offer([call(Priority.TURN, "near", at=NOW + 0.1, valid=Validity(0, number=3))], NOW + 0.1)
    scheduler.learn(RaceModel(number=4))
    assert fates(scheduler.step(NOW + 0.2, busy=True)) == [("near", "untrue")]


def test_newest_of_a_topic_replaces_the_one_that_waits() -> None:
    scheduler = speaking("off")
    scheduler.offer([call(Priority.TURN, "lead", at=NOW + 0.1, topic="front")], NOW + 0.1)
    orders = scheduler.offer([call(Priority.TURN, "level", at=NOW + 0.2, topic="front")], NOW + 0.2)
    assert fates(orders) == [("lead", "superseded")]


def test_lesser_call_does_not_replace_a_rule_that_waits() -> None:
    scheduler = speaking("off")
    scheduler.offer([call(Priority.RULE, "scratch", at=NOW + 0.1)], NOW + 0.1)
    orders = scheduler.offer([call(Priority.TURN, "lead", at=NOW + 0.2)], NOW + 0.2)
    assert fates(orders) == [("lead", "outranked")]


def test_of_several_calls_about_one_moment_the_most_urgent_is_said() -> None:
    scheduler = Scheduler()
    orders = scheduler.offer([call(Priority.COLOUR, "move"), call(Priority.TURN, "near")], NOW)
    assert fates(orders) == [("move", "outranked")]
    assert begun(scheduler.step(NOW, busy=False)) == ["near"]


def test_urgent_call_cuts_off_the_voice_and_follows_after_a_gap() -> None:
    scheduler = speaking("race")
    cut_at = NOW + 0.5
    orders = scheduler.offer([call(Priority.RULE, "winner", at=cut_at, interrupts=Priority.RULE)], cut_at)
    assert [type(order) for order in orders] == [Cut, Drop]
    assert begun(scheduler.step(cut_at + FADE, busy=True)) == []
    assert begun(scheduler.step(cut_at + FADE + GAP - 0.01, busy=False)) == []
    assert begun(scheduler.step(cut_at + FADE + GAP + 0.001, busy=False)) == ["winner"]
    assert FADE + GAP < 0.2


def test_call_without_that_right_does_not_cut_off() -> None:
    scheduler = speaking("race")
    assert scheduler.offer([call(Priority.RULE, "scratch", at=NOW + 1, interrupts=Priority.COLOUR)], NOW + 1) == []


def test_filler_waits_for_silence_and_is_gone_when_there_is_none() -> None:
    scheduler = speaking("lead")
    scheduler.step(NOW + 1, busy=False)
    scheduler.offer([call(Priority.FILLER, "pot", at=NOW + 1.1)], NOW + 1.1)
    assert begun(scheduler.step(NOW + 1.2, busy=False)) == []
    assert fates(scheduler.step(NOW + 1.6, busy=False)) == [("pot", "stale")]
    scheduler.offer([call(Priority.FILLER, "pot", at=NOW + 1 + QUIET)], NOW + 1 + QUIET)
    assert begun(scheduler.step(NOW + 1 + QUIET, busy=False)) == ["pot"]


def test_lines_of_a_call_follow_each_other_after_a_pause() -> None:
    scheduler = speaking("scratch", "pay", priority=Priority.RULE)
    assert begun(scheduler.step(NOW + 1, busy=True)) == []
    assert begun(scheduler.step(NOW + 1.1, busy=False)) == []
    assert begun(scheduler.step(NOW + 1.1 + PAUSE, busy=False)) == ["pay"]
    assert begun(scheduler.step(NOW + 3.0, busy=False)) == []
    assert not scheduler.due


def test_newer_call_of_the_same_weight_ends_a_call_between_two_lines() -> None:
    scheduler = speaking("scratch", "pay", "pay", priority=Priority.RULE)
    scheduler.offer([call(Priority.RULE, "repeat", at=NOW + 0.5, interrupts=Priority.COLOUR)], NOW + 0.5)
    scheduler.step(NOW + 1, busy=False)
    orders = scheduler.step(NOW + 1 + PAUSE, busy=False)
    assert fates(orders) == [("pay", "outranked")]
    assert begun(orders) == ["repeat"]


def test_polite_rule_call_waits_for_the_last_line_of_the_call_before_it() -> None:
    scheduler = speaking("winner", "placed", priority=Priority.RULE)
    scheduler.offer([call(Priority.RULE, "race-best", at=NOW + 0.5, deadline=NOW + 10)], NOW + 0.5)
    scheduler.step(NOW + 1, busy=False)
    assert begun(scheduler.step(NOW + 1 + PAUSE, busy=False)) == ["placed"]
    scheduler.step(NOW + 3, busy=False)
    assert begun(scheduler.step(NOW + 3 + PAUSE, busy=False)) == ["race-best"]


def test_caption_only_call_is_never_said() -> None:
    scheduler = Scheduler()
    scheduler.offer([call(Priority.FILLER, "roll", spoken=False)], NOW)
    assert scheduler.step(NOW + 5, busy=False) == []


def test_remark_heard_lately_is_not_made_again() -> None:
    scheduler = speaking("gap", priority=Priority.FILLER)
    assert fates(scheduler.offer([call(Priority.FILLER, "gap", at=NOW + 3)], NOW + 3)) == [("gap", "repeated")]


def about(horse: int, key: str, at: float, priority: Priority = Priority.COLOUR) -> Call:
    return replace(call(priority, key, at=at), lines=(Line(key, (("horse", horse),)),))


def third_about(horse: int, race: Race) -> list[tuple[str, str]]:
    """Two calls about the horse are said; what becomes of a third one."""
    scheduler = Scheduler()
    scheduler.learn(RaceModel(race))
    for at, key in enumerate(("move", "twice")):
        scheduler.offer([about(horse, key, NOW + at)], NOW + at)
        scheduler.step(NOW + at, busy=False)
        scheduler.step(NOW + at + 0.5, busy=False)
    return fates(scheduler.offer([about(horse, "streak", NOW + 2)], NOW + 2))


def test_a_third_call_about_one_horse_must_matter_unless_it_leads() -> None:
    lanes = (Lane(6, "6", "#ffffff", 9, 5), Lane(7, "7", "#ffffff", 9, 3))
    race = Race(lanes, 6, running=True)
    assert third_about(7, race) == [("streak", "repeated")]
    assert third_about(6, race) == []


def test_firm_lines_are_said_before_anything_newer() -> None:
    scheduler = Scheduler()
    scheduler.offer([call(Priority.RULE, "scratch", "off", "has-dice", firm=2)], NOW)
    assert begun(scheduler.step(NOW, busy=False)) == ["scratch"]
    scheduler.offer([call(Priority.RULE, "scratched-roll", at=NOW + 1, interrupts=Priority.COLOUR)], NOW + 1)
    scheduler.step(NOW + 1.5, busy=False)
    assert begun(scheduler.step(NOW + 1.5 + PAUSE, busy=False)) == ["off"]
    scheduler.step(NOW + 3.0, busy=False)
    assert begun(scheduler.step(NOW + 3.0 + PAUSE, busy=False)) == ["scratched-roll"]


def test_last_line_is_dropped_once_it_has_lapsed() -> None:
    scheduler = Scheduler()
    scheduler.offer([call(Priority.RULE, "off", "has-dice", lapses=Validity(0, streak=(0, 0)))], NOW)
    assert begun(scheduler.step(NOW, busy=False)) == ["off"]
    scheduler.learn(RaceModel(streak=(7, 1)))
    scheduler.step(NOW + 1.0, busy=False)
    assert fates(scheduler.step(NOW + 1.0 + PAUSE, busy=False)) == [("has-dice", "untrue")]


def test_the_rest_of_a_call_yields_more_easily_than_its_beginning() -> None:
    scheduler = Scheduler()
    scheduler.offer([call(Priority.TURN, "market", "field", "field-next", firm=1, rest=Priority.FILLER)], NOW)
    assert begun(scheduler.step(NOW, busy=False)) == ["market"]
    scheduler.step(NOW + 1.0, busy=False)
    assert begun(scheduler.step(NOW + 1.0 + PAUSE, busy=False)) == ["field"]
    scheduler.offer([call(Priority.COLOUR, "price-first", at=NOW + 2.0, deadline=NOW + 6.0)], NOW + 2.0)
    scheduler.step(NOW + 3.0, busy=False)
    orders = scheduler.step(NOW + 3.0 + PAUSE, busy=False)
    assert fates(orders) == [("field-next", "outranked")]
    assert begun(orders) == ["price-first"]
