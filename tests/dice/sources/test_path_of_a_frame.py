"""The way from a frame to a roll is short enough to be read in an evening."""

import sys
from pathlib import Path
from types import FrameType

import pytest

import postparade.dice
from postparade.core.clock import HandClock
from postparade.dice.sources.camera import CameraSource
from postparade.simulator.tray.tray import SimulatedTray
from tests.dice.abreast import awaited_workers
from tests.dice.sources.opened import opened
from tests.dice.sources.test_camera import a_moment

__all__ = ["awaited_workers"]
pytestmark = [pytest.mark.slow(6), pytest.mark.usefixtures("awaited_workers")]

MOST_FILES = 30
ROOM = Path(postparade.dice.__file__).parent


class Visited:
    """The files of the room whose functions are called while it is switched on."""

    def __init__(self) -> None:
        self.files: set[Path] = set()

    def __call__(self, frame: FrameType, event: str, _argument: object) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and ROOM in path.parents:
            self.files.add(path.relative_to(ROOM))


def _thrown(source: CameraSource, tray: SimulatedTray, clock: HandClock, visited: Visited) -> None:
    picture = tray.read()
    before = sys.getprofile()
    sys.setprofile(visited)
    try:
        source.tell(source.tray_worker.see(picture, clock.now()).sighting)
    finally:
        sys.setprofile(before)


async def test_a_frame_becomes_a_roll_through_few_files(tmp_path: Path) -> None:
    async with opened(tmp_path) as here:
        tray = SimulatedTray(here.clock, 1)
        source, visited = CameraSource(tray, here.context, "simulated"), Visited()
        thrown = tuple(sorted(tray.throw()))
        for _ in range(80):
            await here.clock.advance(0.05)
            _thrown(source, tray, here.clock, visited)
        await a_moment(here)
        assert [tuple(sorted(roll)) for roll in here.rolls] == [thrown]
    assert {Path("vision/reader.py"), Path("sources/camera.py")} <= visited.files
    assert len(visited.files) <= MOST_FILES, sorted(map(str, visited.files))
