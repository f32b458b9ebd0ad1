"""The configured source of dice is made, with the camera that is meant, or the mistake is named."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from postparade.core.faults import ConfigurationFault, DeviceFault, Fault
from postparade.dice.capture.recordings import VideoFile
from postparade.dice.sources.camera import CameraSource
from postparade.dice.sources.context import SourceContext
from postparade.dice.sources.registry import Source, make
from postparade.simulator.tray import SimulatedTray
from tests.dice.capture.test_recordings import film
from tests.dice.sources.opened import opened


def made(
    folder: Path, name: str, change: Callable[[SourceContext], SourceContext] = lambda kit: kit, **options: object
) -> Source | None:
    """The source called ``name`` at a table whose dice have ``options``."""

    async def make_one() -> Source | None:
        async with opened(folder / "data") as here:
            return make(name, change(here.kit._replace(settings=replace(here.kit.settings, **options))))

    (folder / "data").mkdir()
    return asyncio.run(make_one())


def test_the_configured_camera_may_be_a_number_or_a_name(tmp_path: Path) -> None:
    for number, (camera, name) in enumerate({3: "Camera /dev/video3", "picamera:1": "Pi camera 1"}.items()):
        (tmp_path / str(number)).mkdir()
        source = made(tmp_path / str(number), "camera", camera=camera)
        assert isinstance(source, CameraSource)
        assert source.camera.name == name
        assert source.live.camera == name


def test_a_camera_named_with_the_source_comes_before_the_configured_one(tmp_path: Path) -> None:
    source = made(tmp_path, f"camera:{film(tmp_path / 'roll.avi')}", camera=3)
    assert isinstance(source, CameraSource)
    assert isinstance(source.camera, VideoFile)


def test_the_simulated_tray_is_its_own_camera(tmp_path: Path) -> None:
    trays: list[SimulatedTray] = []

    def with_tray(kit: SourceContext) -> SourceContext:
        trays.append(SimulatedTray(kit.clock, 1))
        return kit._replace(tray=trays[0])

    source = made(tmp_path, "simulated", with_tray)
    assert isinstance(source, CameraSource)
    assert source.camera is trays[0]
    assert source.live.identity == "simulated"


@pytest.mark.parametrize("name", ["electronic", "manual"])
def test_some_dice_need_no_source(tmp_path: Path, name: str) -> None:
    assert made(tmp_path, name) is None


@pytest.mark.parametrize(
    ("name", "fault", "code"),
    [
        ("simulated", ConfigurationFault, "tray_not_simulated"),
        ("camera:webcam", ConfigurationFault, "camera_unknown"),
        ("camera:none.mp4", DeviceFault, "video_unreadable"),
        ("roulette", ConfigurationFault, "dice_unknown"),
    ],
)
def test_what_cannot_be_is_named(tmp_path: Path, name: str, fault: type[Fault], code: str) -> None:
    with pytest.raises(fault) as caught:
        made(tmp_path, name)
    assert caught.value.code == code
