"""What the camera sees becomes a roll once, whatever people tap and bump meanwhile."""

import asyncio
import secrets
from pathlib import Path

import numpy as np
import pytest

from postparade.core.clock import HandClock
from postparade.core.confirmation import Confirmation, Verifies
from postparade.core.faults import DeviceFault
from postparade.dice.camera_feed import LOOKED_AT_FOR
from postparade.dice.capture.capture_loop import RESTING
from postparade.dice.capture.contract import Frame
from postparade.dice.sources.camera import CALM_AFTER, CameraSource
from postparade.dice.sources.silence import PATIENCE
from postparade.dice.vision.reading import Die, Reading
from postparade.dice.vision.roll_watcher import Sighting
from postparade.dice.vision.tray_state import TrayState
from postparade.rules.actions import Roll
from postparade.rules.viewer import HOST
from postparade.simulator.tray.tray import SimulatedTray
from postparade.table.messages import Command
from tests.conftest import amount
from tests.dice.abreast import awaited_workers, caught_up
from tests.dice.sources.opened import Opened, opened, until_said

__all__ = ["awaited_workers"]
pytestmark = [pytest.mark.slow(12), pytest.mark.usefixtures("awaited_workers")]


def die(value: int | None, x: int) -> Die:
    return Die(value, 0.9, (x, 100, 60, 60))


SURE = Reading((3, 4), None, 0.9, ((3, 4),), (die(3, 100), die(4, 300)))
UNSURE = Reading(None, "unsure", 0.4, ((3, 4),), (die(3, 100), die(None, 300)))


class NoCamera:
    """A camera that is only there to be unplugged."""

    name = "Camera 7"
    identity = "usb:7"
    pace = 20.0
    unlocked: tuple[str, ...] = ()
    verifies = Verifies(Confirmation.SENT, "anything")

    def __init__(self) -> None:
        self.plugged = False

    def read(self) -> Frame:
        if not self.plugged:
            raise DeviceFault("camera_missing", camera=self.name)
        return np.full((480, 640, 3), 60, np.uint8)

    def reference(self) -> Frame | None:
        return None

    def close(self) -> None:
        self.plugged = False


async def a_moment(here: Opened) -> None:
    """Until every commit that was under way is done."""
    for _ in range(50):
        await asyncio.sleep(0.002)
    assert here.entry


def ask(source: CameraSource) -> None:
    source.tell(Sighting(TrayState.MOVING))
    for _ in range(PATIENCE):
        source.tell(Sighting(TrayState.STILL, UNSURE))


async def test_unsure_dice_that_a_player_tapped_in_do_not_count_again_when_they_become_readable(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as here:
        source = CameraSource(NoCamera(), here.context)
        ask(source)
        assert here.said["stage"] == "unsure"
        await here.table.submit(Command(secrets.token_hex(8), HOST, Roll((3, 4))))
        source.tell(Sighting(TrayState.MOVING))
        source.tell(Sighting(TrayState.STILL, SURE, (3, 4)))
        await a_moment(here)
        assert here.rolls == [(3, 4)]


async def test_counted_dice_that_become_unreadable_are_not_asked_for(tmp_path: Path) -> None:
    async with opened(tmp_path) as here:
        source = CameraSource(NoCamera(), here.context)
        source.tell(Sighting(TrayState.MOVING))
        source.tell(Sighting(TrayState.STILL, SURE, (3, 4)))
        await until_said(here, "committed")
        ask(source)
        assert here.said["stage"] != "unsure"
        assert here.rolls == [(3, 4)]


async def test_the_reader_may_be_unsure_for_a_moment_before_anybody_is_asked(tmp_path: Path) -> None:
    async with opened(tmp_path) as here:
        source = CameraSource(NoCamera(), here.context)
        source.tell(Sighting(TrayState.MOVING))
        for _ in range(PATIENCE - 1):
            source.tell(Sighting(TrayState.STILL, UNSURE))
        assert here.said["stage"] == "still"
        source.tell(Sighting(TrayState.STILL, UNSURE))
        assert here.said["likely"] == [[3, 4]]


async def test_the_next_throw_counts_although_the_faces_are_the_same(tmp_path: Path) -> None:
    async with opened(tmp_path) as here:
        source = CameraSource(NoCamera(), here.context)
        for shift in (0, 200):
            moved = Reading((3, 4), None, 0.9, ((3, 4),), (die(3, 100 + shift), die(4, 300 + shift)))
            source.tell(Sighting(TrayState.EMPTY))
            source.tell(Sighting(TrayState.STILL, moved, (3, 4)))
            await a_moment(here)
        assert here.rolls == [(3, 4), (3, 4)]


async def test_an_unplugged_camera_is_reported_once_retried_and_taken_back(tmp_path: Path) -> None:
    async with opened(tmp_path) as here:
        camera = NoCamera()
        running = asyncio.create_task(CameraSource(camera, here.context).run())
        told: list[str] = []
        here.status_board.watch(lambda topic, body: told.append(str(body)) if topic == "faults" else None)

        async def until_told(count: int) -> None:
            async with asyncio.timeout(20):
                while len(told) < count:
                    await here.clock.advance(1)
                    await caught_up()

        await until_told(1)
        assert "camera_missing" in told[0]
        for _ in range(20):
            await here.clock.advance(1)
            await caught_up()
        assert len(told) == 1
        camera.plugged = True
        await until_told(2)
        assert told[1] == "{'list': []}"
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_a_camera_that_keeps_adjusting_is_reported_and_used_anyway(tmp_path: Path) -> None:
    async with opened(tmp_path) as here:
        camera = NoCamera()
        camera.plugged, camera.unlocked = True, ("exposure", "focus")
        source = CameraSource(camera, here.context)
        running = asyncio.create_task(source.run())
        async with asyncio.timeout(20):
            while not (here.status_board.latest("faults") or {}).get("list"):
                await here.clock.advance(0.1)
                await caught_up()
        (fault,) = (here.status_board.latest("faults") or {})["list"]
        assert fault["code"] == "camera_unlocked"
        assert "exposure and focus" in fault["sentence"]
        assert source.live.status()["unlocked"] == ["exposure", "focus"]
        assert source.live.status()["read"] >= 1
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


class SmallSensor(NoCamera):
    """A camera with a sensor that gives smaller pictures than it is asked for, and may be covered."""

    verifies = Verifies(Confirmation.CONFIRMED, "whether it looks at the tray")

    def __init__(self) -> None:
        super().__init__()
        self.plugged, self.covered = True, False
        self._noise = np.random.default_rng(3)

    def read(self) -> Frame:
        picture = self._noise.integers(50, 70, (240, 320, 3), dtype=np.uint8)
        return np.zeros_like(picture) if self.covered else picture

    def close(self) -> None: ...


async def test_how_much_the_pictures_of_a_camera_prove_is_posted(tmp_path: Path) -> None:
    async with opened(tmp_path) as here:
        camera = SmallSensor()
        source = CameraSource(camera, here.context)
        running = asyncio.create_task(source.run())

        async def until(confirmation: str, code: str) -> None:
            async with asyncio.timeout(60):
                while True:
                    posted = (here.status_board.latest("camera") or {}).get("camera", {})
                    faults = [fault["code"] for fault in (here.status_board.latest("faults") or {"list": []})["list"]]
                    if posted.get("confirmation") == confirmation and code in faults:
                        assert posted["unseen"] == "whether it looks at the tray"
                        assert source.live.status()["confirmation"] == confirmation
                        return
                    await here.clock.advance(0.1)
                    await caught_up()

        await until("confirmed", "camera_small")
        camera.covered = True
        await until("withheld", "camera_black")
        camera.covered = False
        await until("confirmed", "camera_small")
        assert "camera_black" not in str(here.status_board.latest("faults"))
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_the_table_counts_what_is_thrown_on_the_simulated_tray(tmp_path: Path, seed: int) -> None:
    """Some throws a seed; one that the reader is not sure of is tapped in, as players do, and then counts once."""

    async with opened(tmp_path) as here:
        clock = here.clock
        tray = SimulatedTray(clock, seed)
        source = CameraSource(tray, here.context, "simulated")
        thrown = []
        for _ in range(amount(6, 24)):
            thrown.append(tuple(sorted(tray.throw())))
            await watch(here, source, clock, 4.0)
            if len(here.rolls) < len(thrown):
                assert here.said["stage"] == "unsure"
                await here.table.submit(Command(secrets.token_hex(8), HOST, Roll(thrown[-1])))
                await watch(here, source, clock, 1.0)
            assert [tuple(sorted(roll)) for roll in here.rolls] == thrown


async def watch(here: Opened, source: CameraSource, clock: HandClock, seconds: float) -> None:
    for _ in range(int(seconds * 20)):
        await clock.advance(0.05)
        observation = source.tray_worker.see(source.camera.read(), clock.now())
        source.tell(observation.sighting)
    await a_moment(here)


async def test_a_tray_at_rest_is_read_now_and_then_and_the_next_throw_still_counts(tmp_path: Path) -> None:
    async with opened(tmp_path) as here:
        clock, tray = here.clock, SimulatedTray(here.clock, 4)
        source = CameraSource(tray, here.context, "simulated")
        running = asyncio.create_task(source.run())

        async def frames(seconds: float, *, looking: bool = False) -> int:
            """How many frames were captured meanwhile."""
            before = source.live.status()["captured"]
            for _ in range(round(seconds * 20)):
                await clock.advance(0.05)
                await caught_up()
                if looking:
                    source.live.jpeg()
            return int(source.live.status()["captured"] - before)

        assert await frames(CALM_AFTER) >= 20 * (CALM_AFTER - 1)
        await frames(1)
        assert await frames(4) <= 4 * RESTING + 1
        assert await frames(4, looking=True) >= 3 * 20, "somebody looks through the camera"
        await frames(LOOKED_AT_FOR + 1)
        assert await frames(4) <= 4 * RESTING + 1
        thrown = tuple(sorted(tray.throw((2, 5))))
        await frames(3)
        await a_moment(here)
        assert [tuple(sorted(roll)) for roll in here.rolls] == [thrown]
        await frames(CALM_AFTER + 1)
        assert await frames(4) <= 4 * RESTING + 1, "dice that lie there and were counted are at rest, too"
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
