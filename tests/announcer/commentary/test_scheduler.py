"""One voice, never late, never wrong, never twice the same: single cases, and thousands of simulated races."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from postparade.announcer.catalogue import Catalogue
from postparade.announcer.commentary.calls import PATIENCE, Call, Line, Priority
from postparade.announcer.commentary.claim import Claim
from postparade.announcer.commentary.commentator import Commentator
from postparade.announcer.commentary.race_model import RaceModel
from postparade.announcer.commentary.scheduler import FADE, GAP, PAUSE, QUIET, Begin, Cut, Drop, Scheduler
from postparade.games.dice_race.events import Finished
from postparade.table.messages import Correct

NOW = 100.0


def call(priority: Priority = Priority.TURN, *keys: str, at: float = NOW, **fields: Any) -> Call:
    lines = tuple(Line(key) for key in keys or ("lead",))
    made = Call(lines, priority, at, at + PATIENCE[priority], Claim(0), topic=keys[0] if keys else "lead")
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
    scheduler.offer([call(Priority.TURN, "near", at=NOW + 0.1, valid=Claim(0, number=3))], NOW + 0.1)
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
    scheduler.offer([call(Priority.RULE, "repeat", at=NOW + 0.5)], NOW + 0.5)
    scheduler.step(NOW + 1, busy=False)
    orders = scheduler.step(NOW + 1 + PAUSE, busy=False)
    assert fates(orders) == [("pay", "outranked")]
    assert begun(orders) == ["repeat"]


def test_caption_only_call_is_never_said() -> None:
    scheduler = Scheduler()
    scheduler.offer([call(Priority.FILLER, "roll", spoken=False)], NOW)
    assert scheduler.step(NOW + 5, busy=False) == []


class Listener:
    """Plays what the scheduler orders on a voice that takes its time, and checks what must always hold."""

    def __init__(self) -> None:
        self.scheduler = Scheduler()
        self.model = RaceModel()
        self.until = 0.0
        self.said: list[Begin] = []
        self._variants: dict[str, int] = {}

    def learn(self, model: RaceModel) -> None:
        self.model = model
        self.scheduler.learn(model)

    def obey(self, orders: list[Any], now: float, seconds: float) -> None:
        for order in orders:
            if isinstance(order, Cut):
                self.until = min(self.until, now + FADE)
            if isinstance(order, Begin):
                assert now >= self.until, "two voices at once"
                assert order.index > 0 or now <= order.call.deadline, "stale"
                assert order.call.valid.holds(self.model), "untrue"
                key, variant = order.line.key, order.line.variant
                if order.line.variants > 1:
                    assert self._variants.get(key) != variant, "the same wording twice in a row"
                self._variants[key] = variant
                self.until = now + seconds
                self.said.append(order)

    def wait(self, start: float, pause: float, lengths: Callable[[], float]) -> None:
        for tick in range(int(pause / 0.05)):
            now = start + tick * 0.05
            self.obey(self.scheduler.step(now, busy=now < self.until), now, lengths())


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32), game=st.sampled_from(["quarter-horse", "hold-your-horses"]), hurry=st.floats(0.1, 3))
def test_whole_races_are_called_without_a_stale_untrue_or_overlapping_word(
    catalogue: Catalogue, evening: Callable[..., Any], seed: int, game: str, hurry: float
) -> None:
    chance = random.Random(seed)
    night = evening(game=game, board="short")
    commentator, listener = Commentator(catalogue.variants), Listener()
    now, finishes = 0.0, 0
    for played in (notice for _ in range(4) for notice in night.whole_race(chance)):
        misread = replace(played, kind="correction", action=Correct(played.entry, (1, 2)), events=())
        notice = misread if chance.random() < 0.05 else played
        finished = any(isinstance(event, Finished) for event in notice.events)
        finishes += finished
        commentary = commentator.hear(notice, now)
        listener.learn(commentary.model)
        listener.obey(listener.scheduler.offer(commentary.calls, now), now, chance.uniform(0.6, 3.0))
        pause = chance.expovariate(1 / hurry) + (1.0 if finished else 0.06)
        listener.wait(now, pause, lambda: chance.uniform(0.6, 3.0))
        now += pause
    winners = [order for order in listener.said if order.call.topic == "finish" and order.index == 0]
    assert len(winners) == finishes, "a winner was not called"


@pytest.mark.parametrize("seed", range(2))
def test_a_thousand_short_races_are_called_cleanly(
    catalogue: Catalogue, evening: Callable[..., Any], seed: int
) -> None:
    chance = random.Random(seed)
    commentator, listener = Commentator(catalogue.variants), Listener()
    now, winners = 0.0, 0
    night = evening(lanes=dict.fromkeys(range(2, 13), 2), chips=100_000)
    for _ in range(1000):
        for notice in night.whole_race(chance):
            commentary = commentator.hear(notice, now)
            listener.learn(commentary.model)
            listener.obey(listener.scheduler.offer(commentary.calls, now), now, chance.uniform(0.6, 2.5))
            for _ in range(3):
                now += chance.choice((0.01, 0.2, 0.9))
                listener.obey(listener.scheduler.step(now, busy=now < listener.until), now, chance.uniform(0.6, 2.5))
    winners = sum(1 for order in listener.said if order.call.topic == "finish" and order.index == 0)
    assert winners > 700
