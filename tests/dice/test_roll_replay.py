"""The last roll that the camera read can be shown once more: its frames alone, around the tray, and no other roll's."""

import asyncio
import secrets
from pathlib import Path

import cv2
import numpy as np
import pytest
from msgspec.structs import replace

from postparade.dice.misread_film import Shot
from postparade.dice.roll_replay import AFTER, BEFORE, FEWEST, Replay
from postparade.dice.sources.camera import CameraSource
from postparade.dice.vision.roll_watcher import Sighting
from postparade.dice.vision.tray_state import TrayState
from postparade.rules.actions import Roll
from postparade.rules.viewer import HOST
from postparade.simulator.tray.tray import SimulatedTray
from postparade.table.messages import Command
from tests.dice.abreast import awaited_workers
from tests.dice.sources import opened as tables
from tests.dice.test_misread_film import thrown

__all__ = ["awaited_workers"]
pytestmark = [pytest.mark.slow(2), pytest.mark.usefixtures("awaited_workers")]

TRAY = ((0.25, 0.25), (0.75, 0.25), (0.75, 0.75), (0.25, 0.75))


def film(read_at: float | None = 3.0, shape: tuple[int, int] = (240, 320)) -> list[Shot]:
    """Five seconds of frames, brighter and brighter, in which a roll counts ``read_at`` seconds."""
    shots = []
    for number in range(75):
        at = number / 15
        committed = (2, 5) if read_at is not None and abs(at - read_at) < 0.01 else None
        picture = np.full((*shape, 3), 3 * number, np.uint8)
        shots.append(Shot.of(picture, at, Sighting(TrayState.STILL, committed=committed)))
    return shots


def frames_of(strip: bytes | None, count: int) -> list[float]:
    """The brightness of each of ``count`` frames of the strip."""
    assert strip is not None
    picture = cv2.imdecode(np.frombuffer(strip, np.uint8), cv2.IMREAD_GRAYSCALE)
    assert picture is not None
    assert picture.shape[0] % count == 0
    return [float(part.mean()) for part in np.split(picture, count)]


def test_the_fall_of_the_dice_is_shown_frame_by_frame() -> None:
    replay = Replay()
    facts = replay.hold(17, film(), None)
    assert facts is not None
    assert facts.entry == 17
    assert facts.seconds == pytest.approx(BEFORE + AFTER, abs=0.1)
    assert facts.ratio == pytest.approx(4 / 3, abs=0.01)
    shown = frames_of(replay.strip(17), facts.frames)
    assert shown == pytest.approx([3 * (18 + number) for number in range(facts.frames)], abs=2)


def test_no_more_of_the_room_is_shown_than_the_tray_and_its_rim() -> None:
    shots = []
    for shot in film():
        picture = shot.picture
        picture[:40] = 255
        picture[:, :60] = 255
        shots.append(Shot.of(picture, shot.at, shot.sighting))
    replay = Replay()
    facts = replay.hold(17, shots, TRAY)
    assert facts is not None
    assert max(frames_of(replay.strip(17), facts.frames)) < 3 * 75


def test_there_is_no_film_of_another_roll_or_of_one_that_the_camera_did_not_read() -> None:
    replay = Replay()
    assert replay.hold(17, film(), None) is not None
    assert replay.strip(16) is None
    assert replay.hold(18, film(read_at=None), None) is None
    assert replay.strip(17) is None
    assert replay.strip(18) is None


def test_a_handful_of_frames_is_not_a_film() -> None:
    shots = film()
    read_at = next(number for number, shot in enumerate(shots) if shot.sighting.committed)
    assert Replay().hold(17, shots[read_at + 1 - FEWEST : read_at + 1], None) is not None
    assert Replay().hold(17, shots[read_at + 2 - FEWEST : read_at + 1], None) is None


@pytest.mark.parametrize(("kept", "by_camera"), [("corrected", True), ("never", True), ("corrected", False)])
async def test_only_a_roll_that_the_camera_read_is_offered(tmp_path: Path, kept: str, by_camera: bool) -> None:
    async with tables.opened(tmp_path) as here:
        camera = SimulatedTray(here.clock, 1)
        settings = replace(here.context.settings, film=kept)
        source = CameraSource(camera, here.context._replace(settings=settings), "simulated")
        await thrown(here, source, 1.0)
        if by_camera:
            camera.throw((2, 5))
            await thrown(here, source, 3.0)
        else:
            await here.table.submit(Command(secrets.token_hex(8), HOST, Roll((2, 5))))
            await asyncio.sleep(0)
        assert [tuple(sorted(one)) for one in here.rolls] == [(2, 5)]
        offered = here.status_board.latest("replay")
        if kept == "never" or not by_camera:
            assert offered is None
            return
        assert offered is not None
        assert offered["entry"] == here.entry
        assert offered["frames"] > 15
        assert source.replay.strip(here.entry) is not None
