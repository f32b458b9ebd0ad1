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
from postparade.dice.sources.registry import GROUP, Source, check_name, make
from postparade.simulator.tray.tray import SimulatedTray
from tests.dice.capture.test_recordings import film
from tests.dice.sources.opened import opened, until_said


def made(
    folder: Path,
    name: str,
    change: Callable[[SourceContext], SourceContext] = lambda context: context,
    **options: object,
) -> Source | None:
    """The source called ``name`` at a table whose dice have ``options``."""

    async def make_one() -> Source | None:
        async with opened(folder / "data") as here:
            return make(name, change(here.context._replace(settings=replace(here.context.settings, **options))))

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

    def with_tray(context: SourceContext) -> SourceContext:
        trays.append(SimulatedTray(context.clock, 1))
        return context._replace(tray=trays[0])

    source = made(tmp_path, "simulated", with_tray)
    assert isinstance(source, CameraSource)
    assert source.camera is trays[0]
    assert source.live.identity == "simulated"


@pytest.mark.parametrize("name", ["simulated", "buttons", "number-pad", "simulated+buttons+number-pad"])
def test_a_source_says_nothing_before_it_runs_as_it_is_made_in_a_thread(tmp_path: Path, name: str) -> None:
    posts: list[str] = []

    def listening(context: SourceContext) -> SourceContext:
        context.status_board.watch(lambda topic, body: posts.append(topic))
        return context._replace(tray=SimulatedTray(context.clock, 1))

    rows = {"first_row": (4, 5, 6, 7, 8, 9), "second_row": (10, 11, 12, 13, 14, 15), "pins": "mock"}
    assert made(tmp_path, name, listening, **rows) is not None
    assert posts == []


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
def test_impossible_pins_are_named(tmp_path: Path, name: str, fault: type[Fault], code: str) -> None:
    with pytest.raises(fault) as caught:
        made(tmp_path, name)
    assert caught.value.code == code


STRANGER = """
import asyncio

class Cup:
    name = "cup"
    def __init__(self, context):
        self._context = context
    async def run(self):
        from postparade.dice.proposal import Proposal
        await self._context.clock.sleep(1)
        self._context.roll_committer.propose(Proposal("cup", (2, 3)))
        await asyncio.Event().wait()

def without_library(context):
    import a_library_that_is_not_there

class Broken(Cup):
    async def run(self):
        raise RuntimeError("no cup")

def broken(context):
    raise RuntimeError("no cup")
"""
POINTS = {
    "cup": "strangers_cup:Cup",
    "without-library": "strangers_cup:without_library",
    "without-module": "strangers_other_cup:Cup",
    "broken": "strangers_cup:broken",
    "broken-later": "strangers_cup:Broken",
}


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package with sources of dice, as an installer leaves it."""
    site = tmp_path / "site"
    info = site / "strangers_cup-1.0.dist-info"
    info.mkdir(parents=True)
    (site / "strangers_cup.py").write_text(STRANGER)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers-cup\nVersion: 1.0\n")
    points = "".join(f"{name} = {where}\n" for name, where in POINTS.items())
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{points}")
    monkeypatch.syspath_prepend(str(site))


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("name", ["without-library", "without-module", "broken"])
def test_an_installed_source_that_fails_is_named(tmp_path: Path, name: str) -> None:
    with pytest.raises(ConfigurationFault) as caught:
        made(tmp_path, name)
    assert caught.value.code == "dice_plugin_failed"
    assert name in caught.value.sentence


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("bad", sorted(set(POINTS) - {"cup"}))
def test_an_installed_source_that_fails_leaves_its_neighbour_at_work(tmp_path: Path, bad: str) -> None:
    async def play() -> None:
        async with opened(tmp_path / "data") as here:
            source = make(f"{bad}+cup", here.context)
            assert source is not None
            task = asyncio.create_task(source.run())
            await here.clock.advance(2)
            await until_said(here, "committed")
            assert here.rolls == [(2, 3)]
            (fault,) = (here.status_board.latest("faults") or {})["list"]
            assert (fault["code"], fault["room"], fault["device"]) == ("dice_plugin_failed", "dice", bad)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    (tmp_path / "data").mkdir()
    asyncio.run(play())


@pytest.mark.usefixtures("installed")
def test_names_that_a_command_line_may_give(tmp_path: Path) -> None:
    for name in ("camera", "camera:1", "cup", "cup+buttons", f"photos:{tmp_path}", "manual", "number-pad+simulated"):
        check_name(name)
    refused = {
        "mug": "dice_unknown",
        "cup+mug": "dice_unknown",
        "photos": "dice_unknown",
        "photos:": "dice_unknown",
        "camera:": "dice_unknown",
        "buttons:3": "dice_unknown",
        "": "dice_unknown",
        f"photos:{tmp_path / 'none'}": "photos_no_folder",
    }
    for name, code in refused.items():
        with pytest.raises(ConfigurationFault) as caught:
            check_name(name)
        assert caught.value.code == code, name
        if code == "dice_unknown":
            assert "cup" in caught.value.remedy
