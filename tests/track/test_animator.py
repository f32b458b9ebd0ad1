"""When frames are drawn: at once when something changes, often while it moves, never while it rests."""

import asyncio
import itertools
import random
from collections.abc import Awaitable, Callable

import pytest

from postparade.core.clock import HandClock
from postparade.track.animator import CHECK_SECONDS, Animator
from postparade.track.frame import Frame
from postparade.track.layout.lanes import build_layout
from postparade.track.race_status import RaceStatus
from postparade.track.settings import TrackSettings
from postparade.track.test_patterns import Check
from tests.track.fields import field_of_eleven

SETTINGS = TrackSettings(attract=False)
LAYOUT = build_layout(SETTINGS)
RACE = field_of_eleven({7: 5, 4: 2}, running=True)


class Strip:
    """Animator on a clock turned by hand, and every frame they drew."""

    def __init__(self, settings: TrackSettings) -> None:
        self.clock = HandClock()
        self.seen: list[tuple[float, Frame]] = []
        self.lights = Animator(settings, LAYOUT, self.clock, lambda frame: self.seen.append((self.clock.now(), frame)))

    async def count(self, seconds: float) -> int:
        """How many frames are drawn in the next ``seconds``."""
        before = len(self.seen)
        await self.clock.advance(seconds)
        return len(self.seen) - before


def run(act: Callable[[Strip], Awaitable[None]], settings: TrackSettings = SETTINGS) -> None:
    async def whole() -> None:
        strip = Strip(settings)
        running = asyncio.create_task(strip.lights.run())
        await strip.clock.advance(1.0)
        try:
            await act(strip)
        finally:
            running.cancel()

    asyncio.run(whole())


def test_resting_race_is_drawn_once() -> None:
    async def act(strip: Strip) -> None:
        strip.lights.stands(RaceStatus(RACE))
        assert 35 <= await strip.count(1.0) <= 40
        assert await strip.count(60.0) == 0

    run(act)


@pytest.mark.parametrize(
    ("race_status", "settings", "least"),
    [
        (RaceStatus(RACE, waiting=True), SETTINGS, 28),
        (RaceStatus(field_of_eleven({7: 16}, running=True)), SETTINGS, 28),
        (RaceStatus(RACE), TrackSettings(palette="safe"), 28),
        (RaceStatus(), TrackSettings(), 13),
        (RaceStatus(), TrackSettings(night=True), 0),
    ],
    ids=["waiting", "tension", "blinking horses", "nobody plays", "nobody plays at night"],
)
def test_breathing_light_is_drawn_seldom(race_status: RaceStatus, settings: TrackSettings, least: int) -> None:
    async def act(strip: Strip) -> None:
        strip.lights.stands(race_status)
        await strip.clock.advance(5.0)
        assert least <= await strip.count(1.0) <= least + 4

    run(act, settings)


def test_change_is_drawn_at_once_while_light_breathes_and_while_horses_move() -> None:
    async def act(strip: Strip) -> None:
        strip.lights.stands(RaceStatus(RACE, waiting=True))
        for pause, places in ((5.005, 6), (0.105, 7)):
            await strip.clock.advance(pause)
            before, resting = len(strip.seen), strip.seen[-1][1]
            strip.lights.stands(RaceStatus(field_of_eleven({7: places, 4: 2}, running=True)))
            await strip.clock.advance(0.0)
            assert len(strip.seen) == before + 1
            assert (strip.seen[-1][1] != resting)[LAYOUT.lanes[5].indices].any(), "the horse is on its way"

    run(act)


@pytest.mark.parametrize(("seconds", "pause"), [(0.0, 0.3), (0.25, 0.27)], ids=["steps", "stride by stride"])
def test_no_horse_steps_back_on_its_way_however_rolls_follow(seconds: float, pause: float) -> None:
    chance = random.Random(5)

    def head(frame: Frame) -> float:
        """How far the brightest place of lane 7, and what is in front of it, has come."""
        light = frame[LAYOUT.lanes[5].indices].sum(axis=1).astype(float)[:-1]
        brightest = int(light.argmax())
        return brightest + float(light[brightest + 1] / (light[brightest] + light[brightest + 1]))

    async def act(strip: Strip) -> None:
        for places in range(1, 12):
            strip.lights.stands(RaceStatus(field_of_eleven({7: places}, running=True), seconds=seconds))
            await strip.clock.advance(chance.uniform(0.01, pause))
        await strip.clock.advance(1.0)
        seen = [head(frame) for _, frame in strip.seen if frame[LAYOUT.lanes[5].indices].any()]
        assert len(seen) > 50
        assert all(after > before - 0.02 for before, after in itertools.pairwise(seen))

    run(act)


def test_many_changes_at_once_are_one_frame() -> None:
    async def act(strip: Strip) -> None:
        for places in range(1, 9):
            strip.lights.stands(RaceStatus(field_of_eleven({7: places}, running=True)))
        assert await strip.count(0.0) == 1

    run(act)


def test_winner_is_drawn_at_full_rate_and_comes_to_rest() -> None:
    async def act(strip: Strip) -> None:
        strip.lights.stands(RaceStatus(field_of_eleven({7: 17}, winner=7), final=True))
        await strip.clock.advance(5.0)
        assert await strip.count(1.0) >= 58
        await strip.clock.advance(10.0)
        assert await strip.count(10.0) == 0

    run(act)


def test_trouble_is_shown_over_the_race_and_goes_again() -> None:
    async def act(strip: Strip) -> None:
        strip.lights.stands(RaceStatus(RACE))
        await strip.clock.advance(2.0)
        calm = strip.seen[-1][1]
        strip.lights.trouble(True)
        await strip.clock.advance(10.0)
        assert (strip.seen[-1][1] != calm).any()
        strip.lights.stands(RaceStatus(RACE))
        await strip.clock.advance(2.0)
        assert (strip.seen[-1][1] != calm).any(), "a roll does not repair a camera"
        strip.lights.trouble(False)
        await strip.clock.advance(2.0)
        assert (strip.seen[-1][1] == calm).all()

    run(act)


def test_check_takes_the_place_of_the_race_and_ends_by_itself() -> None:
    async def act(strip: Strip) -> None:
        strip.lights.stands(RaceStatus(RACE))
        await strip.clock.advance(2.0)
        race = strip.seen[-1][1]
        strip.lights.show_check(Check("lane", strip.clock.now(), 3))
        await strip.clock.advance(1.0)
        lane = LAYOUT.lanes[3].indices
        assert strip.seen[-1][1][lane].any(axis=1).all()
        assert strip.lights.check is not None
        await strip.clock.advance(CHECK_SECONDS)
        assert strip.lights.check is None
        assert (strip.seen[-1][1] == race).all()
        assert await strip.count(10.0) == 0

    run(act)


def test_tuned_light_is_drawn_at_once() -> None:
    async def act(strip: Strip) -> None:
        strip.lights.stands(RaceStatus(RACE))
        await strip.clock.advance(2.0)
        bright = strip.seen[-1][1]
        strip.lights.tune(TrackSettings(attract=False, brightness=0.2))
        await strip.clock.advance(0.1)
        assert strip.seen[-1][1].max() < bright.max() / 2

    run(act)


@pytest.mark.parametrize("race_status", [RaceStatus(), RaceStatus(RACE, waiting=True)], ids=["nobody plays", "waiting"])
def test_light_that_breathes_is_not_drawn_where_nobody_sees_it(race_status: RaceStatus) -> None:
    async def whole() -> None:
        drawn: list[Frame] = []
        clock = HandClock()
        lights = Animator(TrackSettings(), LAYOUT, clock, drawn.append, seen=False)
        running = asyncio.create_task(lights.run())
        lights.stands(race_status)
        await clock.advance(5.0)
        still = len(drawn)
        assert still
        await clock.advance(60.0)
        assert len(drawn) == still
        lights.stands(RaceStatus(field_of_eleven({7: 3}, running=True)))
        await clock.advance(5.0)
        assert len(drawn) > still + 10, "horses walk, so that the last frame shows where they are"
        running.cancel()

    asyncio.run(whole())
