"""The track as the table sees it, with the real firmware behind it and a clock turned by hand."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import numpy as np
import pytest

from postparade.core.clock import Clock, HandClock
from postparade.core.confirmation import Confirmation
from postparade.core.faults import DeviceFault, Phrase, detail_as_json
from postparade.rules.race import Race
from postparade.simulator.pico import SimulatedPico
from postparade.table.presentation.status_board import Severity, StatusBoard
from postparade.track.drivers.contract import Capabilities, Health, SafeState
from postparade.track.drivers.null import NullDriver
from postparade.track.frame import Frame
from postparade.track.layout.lanes import build_layout
from postparade.track.race_status import RaceStatus
from postparade.track.renderer import Renderer
from postparade.track.settings import TrackSettings
from postparade.track.timeline import follow, opening
from postparade.track.track import Track, build_track
from tests.track.fields import duel, field_of_eleven, field_of_nine

SETTINGS = TrackSettings(attract=False)
LAYOUT = build_layout(SETTINGS)


class Stand:
    """A running track, its board, and everything it has posted."""

    def __init__(self, plugged: bool = True) -> None:
        self.clock = HandClock()
        self.status_board = StatusBoard()
        self.posts: list[dict[str, Any]] = []
        self.status_board.watch(lambda topic, body: self.posts.append(body) if topic == "track" else None)
        self.pico = SimulatedPico(self.clock, LAYOUT.chains)
        if not plugged:
            self.pico.unplug()
        self.track = build_track(SETTINGS, self.clock, self.status_board, port=self.pico)

    def expected(self, race: Race, final: bool = False) -> Frame:
        """The frame of a race at rest."""
        timeline = follow(opening(LAYOUT), RaceStatus(race, final=final), LAYOUT, -100.0, 0.6)
        return Renderer(LAYOUT, SETTINGS).render(timeline, 0.0)

    def faults(self) -> list[str]:
        """The codes of the faults posted, one for each time a new one appeared."""
        codes = [body["fault"]["code"] if body["fault"] else None for body in self.posts]
        return [code for code, before in zip(codes, [None, *codes], strict=False) if code and code != before]


def run(act: Callable[[Stand], Awaitable[None]], plugged: bool = True) -> None:
    async def whole() -> None:
        stand = Stand(plugged)
        tasks = [asyncio.create_task(stand.pico.run()), asyncio.create_task(stand.track.run())]
        try:
            await act(stand)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        assert stand.pico.troubles == []

    asyncio.run(whole())


def test_race_reaches_the_pixels_of_the_firmware() -> None:
    async def act(stand: Stand) -> None:
        await stand.clock.advance(1.0)
        race = field_of_eleven({7: 5, 4: 1}, leader=7, running=True)
        stand.track.stands(RaceStatus(race))
        await stand.clock.advance(1.0)
        assert np.array_equal(stand.pico.pixels, stand.expected(race))

    run(act)


def test_frames_are_drawn_only_while_something_moves() -> None:
    async def act(stand: Stand) -> None:
        await stand.clock.advance(1.0)
        stand.track.stands(RaceStatus(field_of_eleven({7: 5})))
        await stand.clock.advance(2.0)
        drawn = stand.track.driver.health().frames
        assert 30 <= drawn <= 45
        await stand.clock.advance(30.0)
        assert stand.track.driver.health().frames == drawn

    run(act)


def places(stand: Stand) -> list[int]:
    """Where the horses stand, as the pulses that would hold them there."""
    return [round(horse.place_us) for horse in stand.pico.horses]


def test_horses_on_rails_follow_the_race_and_return_to_the_gate() -> None:
    async def act(stand: Stand) -> None:
        await stand.clock.advance(1.0)
        stand.track.stands(RaceStatus(field_of_eleven({2: 3, 7: 17})))
        await stand.clock.advance(8.0)
        assert [places(stand)[lane] for lane in (0, 5, 10)] == [2000, 2000, 1000]
        # In place for three seconds they get no pulses any more.
        assert stand.pico.servo_us == (0,) * 11
        stand.track.stands(RaceStatus())
        await stand.clock.advance(8.0)
        assert places(stand) == [1000] * 11

    run(act)


def test_two_runners_race_on_lanes_apart_that_screens_can_label() -> None:
    async def act(stand: Stand) -> None:
        await stand.clock.advance(1.0)
        race = duel(50, 100, finished=True, winners=(2,))
        stand.track.stands(RaceStatus(race, seconds=0.8))
        assert stand.posts[-1]["lanes"] == {"1": [4], "2": [10]}
        await stand.clock.advance(8.0)
        assert places(stand) == [1500 if lane == 2 else 2000 if lane == 8 else 1000 for lane in range(11)]
        assert np.flatnonzero([stand.pico.pixels[lane.indices].any() for lane in LAYOUT.lanes]).tolist() == [2, 8]
        stand.track.stands(RaceStatus(field_of_eleven()))
        assert stand.posts[-1]["lanes"] == {}

    run(act)


def test_a_horse_that_two_sums_move_runs_on_both_rails() -> None:
    async def act(stand: Stand) -> None:
        await stand.clock.advance(1.0)
        stand.track.stands(RaceStatus(field_of_nine({2: 15, 7: 3})))
        assert stand.posts[-1]["lanes"] == {"2": [2, 3], "11": [11, 12]}
        await stand.clock.advance(8.0)
        assert places(stand) == [2000, 2000, 1000, 1000, 1000, 1200, 1000, 1000, 1000, 1000, 1000]

    run(act)


def test_missing_board_is_one_fault_with_a_remedy_and_the_race_goes_on() -> None:
    async def act(stand: Stand) -> None:
        for place in range(1, 10):
            stand.track.stands(RaceStatus(field_of_eleven({7: place})))
            await stand.clock.advance(5.0)
        assert stand.faults() == ["track_port_missing"]
        assert stand.posts[0]["fault"]["remedy"]
        assert not stand.posts[-1]["connected"]
        stand.pico.plug()
        await stand.clock.advance(7.0)
        assert stand.posts[-1]["connected"]
        assert stand.posts[-1]["fault"] is None
        assert np.array_equal(stand.pico.pixels, stand.expected(field_of_eleven({7: 9})))

    run(act, plugged=False)


def test_pulled_board_comes_back_with_frame_and_places() -> None:
    async def act(stand: Stand) -> None:
        await stand.clock.advance(1.0)
        race = field_of_eleven({7: 8, 4: 8})
        stand.track.stands(RaceStatus(race))
        await stand.clock.advance(3.0)
        stand.pico.unplug()
        await stand.clock.advance(1.0)
        stand.pico.plug()
        await stand.clock.advance(8.0)
        assert np.array_equal(stand.pico.pixels, stand.expected(race))
        assert (places(stand)[5], places(stand)[2]) == (round(1000 + 1000 * 8 / 17), 2000)
        assert stand.faults()[0] == "track_lost"

    run(act)


def test_stalled_board_is_noticed_and_found_again() -> None:
    async def act(stand: Stand) -> None:
        await stand.clock.advance(1.0)
        stand.pico.faults.stalled = True
        await stand.clock.advance(4.0)
        assert stand.pico.safe
        assert "track_no_answer" in stand.faults()
        stand.pico.faults.stalled = False
        race = field_of_eleven({3: 2})
        stand.track.stands(RaceStatus(race))
        await stand.clock.advance(12.0)
        assert np.array_equal(stand.pico.pixels, stand.expected(race))

    run(act)


@pytest.mark.parametrize(
    ("room", "device", "severity"),
    [
        ("dice", "camera", "error"),
        ("dice", "camera settings", "warning"),
        ("announcer", "sound device", "warning"),
        ("announcer", "name camera", "warning"),
        ("reports", "", "warning"),
        ("track", "", "warning"),
    ],
)
def test_strip_warns_of_what_stops_a_race_and_of_nothing_else(room: str, device: str, severity: Severity) -> None:
    async def act(stand: Stand) -> None:
        race = field_of_eleven({3: 2})
        stand.track.stands(RaceStatus(race))
        await stand.clock.advance(2.0)
        fault = DeviceFault("track_lost", port="somewhere", why="it is gone")
        stand.status_board.report(room, fault, device, severity)
        await stand.clock.advance(6.0)
        assert np.array_equal(stand.pico.pixels, stand.expected(race)) is (severity == "warning")
        stand.status_board.report(room, None, device)
        await stand.clock.advance(2.0)
        assert np.array_equal(stand.pico.pixels, stand.expected(race))

    run(act)


def test_figures_are_posted_when_they_say_something_new() -> None:
    async def act(stand: Stand) -> None:
        await stand.clock.advance(20.0)
        before = len(stand.posts)
        await stand.clock.advance(60.0)
        assert len(stand.posts) == before
        assert stand.posts[-1] == {
            "driver": "pico",
            "connected": True,
            "confirmation": "received",
            "unseen": detail_as_json(Phrase("unseen_board")),
            "wake": False,
            "fps": 0,
            "frames": 1,
            "counts_shown": True,
            "lost": 0,
            "crc_errors": 0,
            "repeated": 0,
            "restarts": 0,
            "reconnects": 0,
            "estimated_ma": stand.posts[-1]["estimated_ma"],
            "firmware": "0.3.0",
            "lanes": {},
            "fault": None,
        }

    run(act)


def test_repeats_restarts_and_reconnects_are_counted_for_the_host() -> None:
    async def act(stand: Stand) -> None:
        await stand.clock.advance(2.0)
        stand.pico.reset()
        await stand.clock.advance(3.0)
        assert stand.posts[-1]["restarts"] == 1
        stand.pico.unplug()
        await stand.clock.advance(1.0)
        stand.pico.plug()
        await stand.clock.advance(8.0)
        assert (stand.posts[-1]["restarts"], stand.posts[-1]["reconnects"]) == (1, 1)
        repeated = stand.posts[-1]["repeated"]
        stand.pico.faults.drop = 0.05
        await stand.clock.advance(20.0)
        stand.pico.faults.drop = 0.0
        await stand.clock.advance(20.0)
        last = stand.posts[-1]
        assert last["repeated"] > repeated
        assert last["crc_errors"] > 0
        assert stand.track.host_controls.status()["link"] == last

    run(act)


async def test_ending_the_track_leaves_it_dark() -> None:
    stand = Stand()
    board, track = asyncio.create_task(stand.pico.run()), asyncio.create_task(stand.track.run())
    await stand.clock.advance(1.0)
    assert stand.pico.pixels.any()
    track.cancel()
    await asyncio.gather(track, return_exceptions=True)
    assert not stand.pico.pixels.any()
    board.cancel()


class Broken(NullDriver):
    """A stranger's driver with a mistake."""

    name = "broken"
    capabilities = Capabilities(330, 0, 0)
    safe = SafeState("nothing", 0.0)

    async def open(self) -> None:
        raise ZeroDivisionError("a mistake")

    def health(self) -> Health:
        return Health(Confirmation.ABSENT)


@pytest.mark.parametrize("seconds", [0.1, 20.0])
async def test_broken_driver_never_stops_the_track(seconds: float) -> None:
    clock, status_board = HandClock(), StatusBoard()
    track = Track(SETTINGS, LAYOUT, Broken(LAYOUT), clock, status_board)
    running = asyncio.create_task(track.run())
    await clock.advance(seconds)
    assert not running.done()
    latest = status_board.latest("track")
    assert latest is not None
    assert latest["fault"]["code"] == "track_lost"
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_missing_serial_port_of_the_settings_is_reported(tmp_path: Any) -> None:
    clock: Clock = HandClock()
    settings = TrackSettings(driver="pico", port=str(tmp_path / "nothing"))
    track = build_track(settings, clock, StatusBoard())
    with pytest.raises(DeviceFault):
        await track.driver.open()
    await track.driver.close()
