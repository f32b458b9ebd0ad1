"""The host calibrates while the table runs: no roll counts meanwhile, and nothing that goes wrong stops the table."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from postparade.core.clock import HandClock
from postparade.core.faults import DeviceFault, Fault
from postparade.dice.camera_feed import Stats
from postparade.dice.capture.capture_settings import AS_IT_LIKES, CaptureSettings
from postparade.dice.capture.contract import CameraOptions
from postparade.dice.capture.recordings import FrameFolder
from postparade.dice.sources.camera import CameraSource
from postparade.dice.sources.tray_worker import TrayWorker
from postparade.dice.tray_calibration.calibrator import LEFT_ALONE, Calibrator
from postparade.dice.tray_calibration.outline import Outline
from postparade.dice.tray_calibration.store import FILE, Calibration, CalibrationStore
from postparade.dice.vision.picture import Picture
from postparade.dice.vision.tray_state import TrayState
from postparade.simulator.tray.timeline import TrayTimeline
from postparade.simulator.tray.tray import SimulatedTray
from tests.dice.sources.opened import Opened, opened
from tests.dice.tray_calibration import painted

pytestmark = pytest.mark.slow(4)


RATE = 1 / 20


class Camera(SimulatedTray):
    """The simulated camera without a picture of its own of the empty tray, as real ones are."""

    name = "Camera 7"
    known_as = "usb:7"
    pushed_by: tuple[float, float, float] = (0.0, 0.0, 0.0)
    """Pixels to the right and down, and degrees, by which somebody has moved it."""

    def read(self) -> Picture:
        across, down, turn = self.pushed_by
        picture = super().read()
        if self.pushed_by == (0.0, 0.0, 0.0):
            return picture
        way = cv2.getRotationMatrix2D((320, 240), turn, 0.8)
        way[:, 2] += np.array((across, down), np.int64)
        size = (picture.shape[1], picture.shape[0])
        return cv2.warpAffine(picture, way, size, borderMode=cv2.BORDER_REPLICATE).astype(np.uint8, copy=False)

    @property
    def identity(self) -> str:
        return self.known_as

    def reference(self) -> Picture | None:
        return None


class Bench:
    """A camera, its calibrator, and the worker between them."""

    def __init__(self, data: Path, configured: CaptureSettings = AS_IT_LIKES) -> None:
        self.clock = HandClock()
        self.camera = Camera(self.clock, 3, look="ivory")
        self.store = CalibrationStore(data)
        self.calibrator = Calibrator(self.camera, self.store, self.clock, configured)
        self.tray_worker = TrayWorker(self.camera, calibrator=self.calibrator)

    def look(self, seconds: float, until: str | None = None) -> dict[str, Any]:
        """Let the camera run, at most until a step is reached; how the calibration stands then."""
        for _ in range(round(seconds / RATE)):
            if until is not None and self.calibrator.status()["step"] == until:
                break
            asyncio.run(self.clock.advance(RATE))
            self.tray_worker.see(self.camera.read(), self.clock.now())
        return self.calibrator.status()

    def command(self, do: str, **more: Any) -> dict[str, Any]:
        self.calibrator.command({"do": do, **more})
        return self.calibrator.status()

    def calibrate(self) -> dict[str, Any]:
        """Everything up to the verdict."""
        self.command("begin")
        self.command("empty")
        found = self.look(3, "outline")
        self.command("outline", corners=found["outline"]["corners"])
        self.camera.throw((2, 4))
        return self.look(6, "verdict")


def test_the_reader_gets_what_the_host_saves(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    bench.look(0.2)
    assert not bench.calibrator.calibrated
    assert bench.calibrator.tray(bench.camera.read()).reference is None
    verdict = bench.calibrate()
    assert (verdict["step"], verdict["values"], verdict["advice"]) == ("verdict", [2, 4], [])
    assert bench.calibrator.running
    saved = bench.command("save")
    assert (saved["step"], bench.calibrator.running) == (None, False)
    assert saved["saved"]["edge"] == verdict["edge"]
    tray = bench.calibrator.tray(bench.camera.read())
    assert tray.reference is not None
    assert tray.outline is not None
    assert tray.edge == pytest.approx(verdict["edge"], abs=0.1)
    assert bench.calibrator.tray(bench.camera.read()) is tray, "the same object as long as nothing changes"


def test_a_calibration_is_there_again_after_a_restart(tmp_path: Path) -> None:
    Bench(tmp_path).calibrate()
    assert not list(tmp_path.glob("cameras/*")), "nothing is stored before the host says so"
    first = Bench(tmp_path)
    first.calibrate()
    first.command("save")
    again = Bench(tmp_path)
    again.look(0.1)
    assert again.calibrator.calibrated
    assert again.calibrator.status()["saved"]["edge"] == first.calibrator.status()["saved"]["edge"]


def test_another_camera_has_another_calibration(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    bench.calibrate()
    bench.command("save")
    bench.camera.known_as = "usb:8"
    assert bench.calibrator.tray(bench.camera.read()).reference is None
    bench.camera.known_as = "usb:7"
    assert bench.calibrator.tray(bench.camera.read()).reference is not None


def test_a_camera_exchanged_midway_starts_over(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    bench.calibrate()
    bench.camera.known_as = "usb:8"
    assert bench.look(0.2)["step"] == "look"


def test_damage_is_reported_and_the_table_goes_on_without_calibration(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    bench.calibrate()
    bench.command("save")
    (bench.store.folder("usb:7") / FILE).write_text("{}")
    again = Bench(tmp_path)
    again.look(0.2)
    fault = again.calibrator.fault
    assert fault is not None
    assert fault.code == "calibration_damaged"
    assert again.calibrator.status()["saved_fault"]["code"] == "calibration_damaged"
    assert again.calibrator.tray(again.camera.read()).reference is None
    again.calibrate()
    again.command("save")
    assert again.calibrator.fault is None


def test_pictures_of_another_shape_are_not_compared(tmp_path: Path) -> None:
    store = CalibrationStore(tmp_path)
    wide = np.zeros((360, 640, 3), np.uint8)
    store.save(Calibration("usb:7", 0.0, wide, Outline("whole", None), 60.0, 50.0))
    bench = Bench(tmp_path)
    bench.look(0.1)
    assert bench.calibrator.fault is not None
    assert "640 x 360" in bench.calibrator.fault.sentence


def test_a_full_disk_leaves_the_verdict_to_be_saved_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench(tmp_path)
    bench.calibrate()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(Fault) as fault:
        bench.command("save")
    assert fault.value.code == "calibration_unwritable"
    monkeypatch.undo()
    assert bench.calibrator.status()["step"] == "verdict"
    assert not bench.calibrator.calibrated
    bench.command("save")
    assert bench.calibrator.calibrated


def test_a_camera_unplugged_midway_is_reported_and_the_step_stays(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    bench.command("begin")
    bench.command("empty")
    bench.look(3, "outline")
    bench.calibrator.lost(DeviceFault("camera_lost", camera="Camera 7"))
    status = bench.calibrator.status()
    assert (status["step"], status["fault"]["code"]) == ("outline", "camera_lost")
    assert bench.look(0.1)["fault"] is None


async def test_an_unattended_calibration_is_abandoned(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    bench.command("begin")
    for _ in range(3):
        (await bench.clock.advance(LEFT_ALONE - 1))
        assert bench.calibrator.status()["step"] == "look", "a page that asks keeps it going"
    (await bench.clock.advance(LEFT_ALONE + 1))
    assert not bench.calibrator.running
    assert bench.calibrator.status()["step"] is None


def test_abandoning_keeps_what_was_stored(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    bench.calibrate()
    before = bench.command("save")["saved"]
    bench.command("begin")
    bench.look(0.5)
    assert bench.command("abandon")["saved"] == before
    assert not bench.calibrator.running


def test_dice_that_are_burnt_out_under_a_lamp_set_the_exposure_which_is_kept(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    bench.camera.light(2.0)
    before = bench.camera.exposure
    verdict = bench.calibrate()
    if verdict["step"] == "roll":
        verdict = bench.look(6, "verdict")
    assert (verdict["step"], verdict["values"]) == ("verdict", [2, 4])
    assert bench.camera.exposure < 0.8 * before
    assert "dice_bright" not in {one["code"] for one in verdict["advice"]}
    found = bench.camera.exposure
    saved = bench.command("save")
    assert (saved["capture"]["exposure"], saved["capture"]["from_dice"]) == (found, True)
    tray = bench.calibrator.tray(bench.camera.read())
    assert tray.reference is not None
    bench.camera.clear()
    asyncio.run(bench.clock.advance(3))
    away = np.abs(tray.reference.astype(int) - bench.camera.read())
    assert away.mean() < 4, "the stored picture of the empty tray is as bright as the tray is now"
    again = Bench(tmp_path)
    again.look(0.1)
    assert again.camera.exposure == found, "also after a restart"
    again.command("begin")
    assert again.camera.exposure == before, "another calibration finds it anew"
    again.command("abandon")
    assert again.camera.exposure == found


def test_in_good_light_the_exposure_stays_as_it_is(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    before = bench.camera.exposure
    bench.calibrate()
    saved = bench.command("save")
    assert bench.camera.exposure == before
    assert (saved["capture"]["exposure"], saved["capture"]["chosen"]) == (None, False)
    assert not list(tmp_path.glob("cameras/*/capture.json"))


def test_what_the_host_chooses_takes_the_place_of_the_configuration_until_it_is_taken_back(tmp_path: Path) -> None:
    bench = Bench(tmp_path, CaptureSettings(8.0))
    bench.look(0.1)
    assert bench.calibrator.status()["capture"]["exposure"] == 8.0
    told = bench.command("capture", settings={"exposure": 5.0, "encoding": "any", "rate": 20})["capture"]
    assert (told["exposure"], told["rate"], told["chosen"], told["now"]["exposure"]) == (5.0, 20, True, 5.0)
    again = Bench(tmp_path, CaptureSettings(8.0))
    again.look(0.1)
    assert again.camera.exposure == 5.0
    again.command("capture", settings=None)
    assert again.camera.exposure == 8.0
    third = Bench(tmp_path, CaptureSettings(8.0))
    third.look(0.1)
    assert third.calibrator.status()["capture"]["chosen"] is False


def until_moved(bench: Bench, seconds: float = 15) -> bool:
    """Whether the worker notices within so many seconds that camera or tray is not where it was."""
    for _ in range(round(seconds / RATE)):
        asyncio.run(bench.clock.advance(RATE))
        if bench.tray_worker.see(bench.camera.read(), bench.clock.now()).sighting.stage is TrayState.MOVED:
            return True
    return False


def rolled(bench: Bench, dice: tuple[int, int]) -> list[tuple[int, ...]]:
    """What counts of a throw."""
    bench.camera.throw(dice)
    counted = []
    for _ in range(round(5 / RATE)):
        asyncio.run(bench.clock.advance(RATE))
        seen = bench.tray_worker.see(bench.camera.read(), bench.clock.now())
        counted += [seen.sighting.committed] if seen.sighting.committed else []
    return counted


def move_camera(bench: Bench) -> None:
    bench.camera.pushed_by = (36.0, 20.0, 14.0)


def swap_tray(bench: Bench) -> None:
    other = painted.tray(painted.NEARLY_ALL, painted.COLOURS["blue cloth, black table"])
    with bench.camera._changing:
        bench.camera._bare = other
        bench.camera._scene = TrayTimeline(other)


@pytest.mark.parametrize("change", [move_camera, swap_tray])
def test_a_moved_camera_or_another_tray_is_noticed_and_put_right_with_two_commands(
    tmp_path: Path, change: Callable[[Bench], None]
) -> None:
    bench = Bench(tmp_path)
    bench.calibrate()
    first = bench.command("save")["saved"]
    bench.camera.clear()
    bench.look(3)
    change(bench)
    assert until_moved(bench)
    bench.command("retake")
    found = bench.look(3, "outline")
    assert (found["step"], found["retaking"]) == ("outline", True)
    assert found["outline"] is not None
    after = bench.command("outline", corners=found["outline"]["corners"])
    assert (after["step"], bench.calibrator.running, after["saved"]["edge"]) == (None, False, None)
    bench.look(2)
    assert rolled(bench, (2, 5)) == [(2, 5)], "the very next roll counts"
    bench.camera.clear()
    bench.look(3)
    learned = bench.calibrator.status()["saved"]["edge"]
    assert learned == pytest.approx(first["edge"] * (0.8 if change is move_camera else 1.0), rel=0.1)
    assert Bench(tmp_path).store.load("usb:7").edge == pytest.approx(learned, abs=0.1)  # type: ignore[union-attr]
    assert rolled(bench, (1, 6)) == [(1, 6)], "learning the size costs no roll"


def test_dice_that_lie_there_are_not_taken_for_the_empty_tray(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    bench.calibrate()
    bench.command("save")
    bench.command("retake")
    told = bench.look(3, "outline")
    assert (told["step"], told["fault"]["code"]) == ("look", "tray_not_empty")
    bench.camera.clear()
    bench.look(2)
    bench.command("empty")
    assert bench.look(3, "outline")["retaking"]


def test_without_a_calibration_there_is_nothing_to_take_anew(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    bench.look(0.2)
    with pytest.raises(Fault) as fault:
        bench.command("retake")
    assert fault.value.code == "not_this_step"
    assert not bench.calibrator.running


def test_a_full_disk_leaves_the_outline_to_be_confirmed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench(tmp_path)
    bench.calibrate()
    before = bench.command("save")["saved"]
    bench.camera.clear()
    bench.look(2)
    bench.command("retake")
    bench.look(3, "outline")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        with pytest.raises(Fault) as fault:
            bench.command("outline", corners=None)
        assert fault.value.code == "calibration_unwritable"
    told = bench.calibrator.status()
    assert (told["step"], told["saved"]) == ("outline", before)
    assert bench.command("outline", corners=None)["step"] is None


@pytest.mark.parametrize(
    "settings", [{"exposure": 0}, {"exposure": 1e9}, {"encoding": "gif"}, {"rate": 0}, {"rate": "x"}, 7], ids=str
)
def test_settings_that_no_camera_has_are_refused(tmp_path: Path, settings: Any) -> None:
    bench = Bench(tmp_path)
    with pytest.raises(Fault) as fault:
        bench.command("capture", settings=settings)
    assert fault.value.code == "bad_request"
    assert not list(tmp_path.glob("cameras/*"))


def test_a_camera_that_cannot_be_asked_says_so(tmp_path: Path) -> None:
    frames = tmp_path / "frames"
    frames.mkdir()
    cv2.imwrite(str(frames / "1.png"), np.zeros((480, 640, 3), np.uint8))
    calibrator = Calibrator(FrameFolder(frames, CameraOptions()), CalibrationStore(tmp_path), HandClock())
    assert calibrator.status()["capture"] is None
    with pytest.raises(Fault) as fault:
        calibrator.command({"do": "capture", "settings": None})
    assert fault.value.code == "camera_not_adjustable"


def test_a_damaged_choice_is_reported_and_the_calibration_holds(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    bench.calibrate()
    bench.command("save")
    (bench.store.folder("usb:7") / "capture.json").write_text('{"settings": {"exposure": -1}}')
    again = Bench(tmp_path)
    again.look(0.2)
    assert again.calibrator.fault is not None
    assert again.calibrator.fault.code == "capture_damaged"
    assert again.calibrator.calibrated
    again.command("capture", settings={"exposure": 5.0})
    assert again.calibrator.fault is None


@pytest.mark.parametrize(
    "command",
    [{}, {"do": "fly"}, {"do": "outline"}, {"do": "outline", "corners": [[1]]}, {"do": "begin", "x": 1}, {"do": 7}],
    ids=str,
)
def test_invalid_commands_change_nothing(tmp_path: Path, command: dict[str, Any]) -> None:
    bench = Bench(tmp_path)
    bench.command("begin")
    with pytest.raises(Fault) as fault:
        bench.calibrator.command(command)
    assert fault.value.code == "bad_request"
    assert bench.calibrator.status()["step"] == "look"


@pytest.mark.parametrize("do", ["empty", "roll", "change_outline", "save"])
def test_commands_before_the_start_do_nothing(tmp_path: Path, do: str) -> None:
    bench = Bench(tmp_path)
    with pytest.raises(Fault) as fault:
        bench.calibrator.command({"do": do})
    assert fault.value.code == "not_this_step"
    assert not bench.calibrator.running


def run(here: Opened, source: CameraSource, camera: Camera, seconds: float) -> Any:
    async def go() -> None:
        for _ in range(round(seconds / RATE)):
            await here.clock.advance(RATE)
            source._on_observation(source.tray_worker.see(camera.read(), here.clock.now()), Stats())
        for _ in range(50):
            await asyncio.sleep(0.002)

    return go()


async def test_no_roll_counts_while_the_host_calibrates_nor_the_test_roll_afterwards(tmp_path: Path) -> None:
    async with opened(tmp_path) as here:
        context = here.context._replace(data=tmp_path)
        camera = Camera(here.clock, 5, look="ivory")
        source = CameraSource(camera, context)
        calibrator = source.calibrator
        assert calibrator is not None
        await run(here, source, camera, 1)
        calibrator.command({"do": "begin"})
        calibrator.command({"do": "empty"})
        await run(here, source, camera, 2)
        assert here.said["stage"] == "calibrating"
        calibrator.command({"do": "outline", "corners": None})
        camera.throw((3, 4))
        await run(here, source, camera, 4)
        assert calibrator.status()["step"] == "verdict"
        assert here.rolls == []
        calibrator.command({"do": "save"})
        await run(here, source, camera, 3)
        assert here.rolls == [], "the test roll lies there still and is no roll"
        assert source.live.calibrated
        camera.throw((5, 2))
        await run(here, source, camera, 5)
        assert [tuple(sorted(roll)) for roll in here.rolls] == [(2, 5)]
