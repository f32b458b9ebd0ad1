"""``postparade dice calibrate``: from two pictures, or step by step in the terminal."""

import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING

from postparade.cli.options import AsJson, ConfigFile
from postparade.cli.process import keep_small
from postparade.config import Settings, load
from postparade.core.clock import Clock, SystemClock
from postparade.core.data_folder import kept_for_owner
from postparade.core.faults import ConfigurationFault

if TYPE_CHECKING:
    from postparade.cli.dice.calibrate_steps import Ask
    from postparade.dice.capture.contract import Camera
    from postparade.dice.tray_calibration.calibrated_tray import Tray
    from postparade.dice.tray_calibration.outline import Outline


def calibrate(
    *,
    camera: str | None = None,
    reference: Path | None = None,
    roll: Path | None = None,
    outline: str | None = None,
    data: Path | None = None,
    as_json: AsJson = False,
    config: ConfigFile = None,
) -> int:
    """Calibrate a camera step by step: the empty tray, its outline, a test roll; or judge two pictures instead.

    Parameters
    ----------
    camera
        The camera: its number, picamera, a recording, or simulated. Without one, that of the configuration is
        calibrated, and pictures are only judged.
    reference
        A picture of the empty tray, instead of looking through the camera.
    roll
        A picture of two dice in the same tray, taken in the same way.
    outline
        Where dice can lie: whole, or corners as shares of the picture ("0.1,0.1 0.9,0.1 0.9,0.9 0.1,0.9"); found in
        the picture if not given.
    data
        The data folder of the table that is to use it.
    as_json
        Print one JSON object; for pictures only.
    config
        A configuration file, for the camera and the data folder.
    """
    if reference is not None and roll is not None:
        return calibrate_pictures(reference, roll, outline, camera, data, config, as_json)
    return calibrate_camera(camera, data, config)


def calibrate_pictures(
    reference: Path,
    roll: Path,
    outline: str | None,
    camera: str | None,
    data: Path | None,
    config: Path | None,
    as_json: bool,
) -> int:
    """Judge a picture of the empty tray and one of two dice in it, print the verdict, and store the calibration for
    ``camera`` if one is named. Returns 0, or 1 when the pictures cannot be used for reading dice.

    Raises :class:`~postparade.core.faults.Fault` for pictures of anything else, for a malformed ``outline``, a camera
    that is unknown or missing, and a data folder that cannot be written; then nothing is stored.
    """
    from postparade.cli.dice.calibration_result import print_judgement, verdict_as_json
    from postparade.cli.dice.pictures import outline_of
    from postparade.dice.tray_calibration import advice
    from postparade.dice.tray_calibration.calibrated_tray import Tray
    from postparade.dice.tray_calibration.outline import WHOLE
    from postparade.dice.tray_calibration.wizard import judge_empty, judge_roll
    from postparade.dice.vision.picture import load as load_picture

    settings = load(config)
    keep_small()
    empty, quality, found = judge_empty([load_picture(reference)])
    floor = (found or WHOLE) if outline is None else outline_of(outline)
    test = judge_roll(load_picture(roll), Tray(empty, floor.corners))
    advised = advice.on_tray(quality) + advice.on_roll(test.dice, test.reading, quality, empty.shape)
    grave = next((one for one in advised if one.grave), None)
    if camera is not None and grave is not None:
        raise grave.fault()
    tray, stored = Tray(empty, floor.corners, test.edge), None
    if camera is not None:
        stored = _store(_folder(data, settings), _identified(camera, settings), tray, floor, quality.light)
    if as_json:
        print(json.dumps(verdict_as_json(floor, test, quality.light, advised, stored)))
    else:
        print_judgement(floor, test, advised, stored)
    return 1 if grave is not None else 0


def calibrate_camera(
    camera: str | None, data: Path | None, config: Path | None, ask: "Ask" = input, clock: Clock | None = None
) -> int:
    """Calibrate a camera step by step, with ``ask`` for every question. Returns 0, or 1 when it was not stored.

    Raises :class:`~postparade.core.faults.Fault` when the camera is not there or the data folder cannot be written.
    """
    from postparade.cli.dice.calibrate_steps import Terminal
    from postparade.dice.tray_calibration.capture_choice import CaptureChoice
    from postparade.dice.tray_calibration.store import CalibrationStore

    settings = load(config)
    keep_small()
    clock = clock or SystemClock()
    opened = _open(str(settings.dice.camera) if camera is None else camera, settings, clock)
    try:
        # Only a simulated tray can throw its dice by itself.
        throw = getattr(opened, "throw", None)
        opened.read()
        capture = CaptureChoice(opened, CalibrationStore(_folder(data, settings)), settings.dice.capture)
        capture.of(opened.identity)
        capture.begin()
        found = asyncio.run(Terminal(opened, clock, ask, throw, capture.shorten).walk_through())
        if found is None:
            print("Nothing is stored.")
            return 1
        tray, floor, light = found
        stored = _store(_folder(data, settings), opened, tray, floor, light)
        with kept_for_owner():
            capture.save()
        print(f"Stored in {stored}.")
        return 0
    except EOFError as error:
        why = "nobody answers in this terminal; name pictures with --reference and --roll"
        raise ConfigurationFault("bad_usage", why=why) from error
    finally:
        opened.close()


def _open(choice: str, settings: Settings, clock: Clock) -> "Camera":
    """The camera meant by ``choice``, without a picture of the empty tray: a new one is going to be taken."""
    from postparade.dice.capture.contract import CameraOptions
    from postparade.dice.capture.registry import find

    if choice == "simulated":
        from postparade.simulator.tray.tray import SimulatedTray

        return SimulatedTray(clock)
    dice = settings.dice
    return find(choice, CameraOptions(None, dice.camera_size, dice.camera_lock, capture=dice.capture))


def _identified(choice: str, settings: Settings) -> "Camera":
    """The camera meant by ``choice``, closed again: its identity is certain only once it has given a picture."""
    opened = _open(choice, settings, SystemClock())
    try:
        opened.read()
    finally:
        opened.close()
    return opened


def _folder(data: Path | None, settings: Settings) -> Path:
    return Path(settings.table.data) if data is None else data


def _store(data: Path, camera: "Camera", tray: "Tray", floor: "Outline", light: float) -> Path:
    """Store what was found for ``camera`` in the folder ``data``; returns where."""
    from postparade.dice.tray_calibration.store import Calibration, CalibrationStore

    assert tray.reference is not None, "what is stored begins with the empty tray"
    assert tray.edge is not None, "what is stored ends with a test roll"
    kept, at = CalibrationStore(data), SystemClock().wall()
    with kept_for_owner():
        kept.save(Calibration(camera.identity, at, tray.reference, floor, tray.edge, light))
    return kept.folder(camera.identity)
