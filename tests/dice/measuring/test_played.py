"""An evening's rolls tell how the camera reads on its own table: read, asked about, corrected; kept across restarts."""

import asyncio
import secrets
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from postparade.core.faults import ConfigurationFault
from postparade.dice.measuring.measurement import Values
from postparade.dice.measuring.played import MOST_PICTURES, PlayedRolls, Seen
from postparade.dice.measuring.store import MeasurementStore
from postparade.dice.sources.camera import CameraSource
from postparade.dice.sources.silence import PATIENCE
from postparade.dice.tray_calibration.calibrated_tray import Tray
from postparade.dice.vision.picture import Picture
from postparade.dice.vision.reading import Die, Reading
from postparade.dice.vision.roll_watcher import Sighting
from postparade.dice.vision.tray_state import TrayState
from postparade.rules.actions import Roll
from postparade.rules.viewer import HOST
from postparade.table.messages import Command, Correct
from tests.dice.sources.opened import Opened, opened, until_said
from tests.dice.sources.test_camera import NoCamera, a_moment

DICE = (Die(3, 0.9, (100, 100, 60, 60)), Die(4, 0.9, (300, 200, 60, 60)))
OFFERED: tuple[Values, ...] = ((3, 4), (3, 5))


def picture() -> Picture:
    return np.full((480, 640, 3), 90, np.uint8)


def seen(at: float, read: Values | None, shown: Picture | None = None) -> Seen:
    reason = None if read is not None else "unsure"
    return Seen(at, read, reason, OFFERED, 0.9, picture() if shown is None else shown, Tray(), DICE)


def played(data: Path) -> PlayedRolls:
    return PlayedRolls(lambda camera: MeasurementStore.of(data, camera, "played"))


def files(data: Path) -> list[str]:
    return sorted(path.name for path in data.glob("cameras/*/*"))


def test_rolls_are_counted_as_people_know_them_and_only_those_that_went_wrong_have_pictures(tmp_path: Path) -> None:
    made = played(tmp_path)
    made.counted("usb:7", None, 5, (3, 4), seen(1.0, (3, 4)))
    made.counted("usb:7", None, 6, (3, 5), seen(2.0, None))
    made.counted("usb:7", None, 7, (1, 4), seen(3.0, (1, 4)))
    assert made.told("usb:7", None) == {"rolls": 3, "read": 2, "asked": 1, "wrong": 0}
    assert files(tmp_path) == ["played-001.jpg", "played.json"]
    made.corrected(7, (1, 5))
    assert made.told("usb:7", None) == {"rolls": 3, "read": 1, "asked": 1, "wrong": 1}
    assert files(tmp_path) == ["played-001.jpg", "played-002.jpg", "played.json"]
    made.corrected(5, (3, 6))
    assert made.told("usb:7", None) == {"rolls": 3, "read": 0, "asked": 1, "wrong": 2}, "an older roll as well"
    assert files(tmp_path) == ["played-001.jpg", "played-002.jpg", "played.json"], "of which no picture is left"
    made.taken_back(6)
    assert made.told("usb:7", None) == {"rolls": 2, "read": 0, "asked": 0, "wrong": 2}
    assert files(tmp_path) == ["played-002.jpg", "played.json"]


def test_they_go_on_after_a_restart_and_end_with_another_calibration(tmp_path: Path) -> None:
    played(tmp_path).counted("usb:7", 0.0, 5, (3, 4), seen(1.0, (3, 4)))
    again = played(tmp_path)
    again.counted("usb:7", 0.0, 9, (2, 2), seen(20.0, (2, 2)))
    assert again.told("usb:7", 0.0) == {"rolls": 2, "read": 2, "asked": 0, "wrong": 0}
    assert again.told("usb:7", 30.0) is None
    again.counted("usb:7", 30.0, 12, (6, 6), seen(31.0, (6, 6)))
    assert again.told("usb:7", 30.0) == {"rolls": 1, "read": 1, "asked": 0, "wrong": 0}
    assert again.told("usb:8", None) is None, "another camera has rolls of its own"


def test_what_is_damaged_is_made_anew(tmp_path: Path) -> None:
    store = MeasurementStore.of(tmp_path, "usb:7", "played")
    store.folder.mkdir(parents=True)
    (store.folder / store.file).write_text("{")
    made = played(tmp_path)
    made.counted("usb:7", None, 5, (3, 4), seen(1.0, (3, 4)))
    assert made.told("usb:7", None) == {"rolls": 1, "read": 1, "asked": 0, "wrong": 0}


def test_pictures_are_bounded(tmp_path: Path) -> None:
    made = played(tmp_path)
    for entry in range(MOST_PICTURES + 3):
        made.counted("usb:7", None, entry, (3, 4), seen(float(entry), None))
    assert len(files(tmp_path)) == MOST_PICTURES + 1


def test_a_full_disk_loses_the_roll_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    made = played(tmp_path)
    made.counted("usb:7", None, 5, (3, 4), seen(1.0, (3, 4)))
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        with pytest.raises(ConfigurationFault, match="cannot be"):
            made.counted("usb:7", None, 6, (3, 4), seen(2.0, (3, 4)))
    assert made.told("usb:7", None) == {"rolls": 1, "read": 1, "asked": 0, "wrong": 0}


SURE = Reading((3, 4), None, 0.99, OFFERED, DICE)
DOUBT = Reading(None, "unsure", 0.6, OFFERED, DICE)


async def told(source: CameraSource, here: Opened) -> dict[str, int] | None:
    await a_moment(here)
    while source._saving:
        await asyncio.gather(*source._saving)
    assert source.calibrator is not None
    return (await asyncio.to_thread(source.calibrator.status))["played"]  # type: ignore[no-any-return]  # JSON


@pytest.mark.slow(2)
async def test_the_rolls_of_a_real_table_count_with_what_people_say_of_them(tmp_path: Path) -> None:
    async with opened(tmp_path) as here:
        source = CameraSource(NoCamera(), here.context._replace(data=tmp_path / "data"))
        look = partial(source.tell)
        look(Sighting(TrayState.MOVING))
        look(Sighting(TrayState.STILL, SURE, (3, 4)))
        await until_said(here, "committed")
        assert await told(source, here) == {"rolls": 1, "read": 1, "asked": 0, "wrong": 0}
        await here.table.submit(Command(secrets.token_hex(8), HOST, Correct(here.entry, (3, 5))))
        assert await told(source, here) == {"rolls": 1, "read": 0, "asked": 0, "wrong": 1}
        look(Sighting(TrayState.EMPTY))
        look(Sighting(TrayState.MOVING))
        for _ in range(PATIENCE):
            look(Sighting(TrayState.STILL, DOUBT))
        await here.table.submit(Command(secrets.token_hex(8), HOST, Roll((3, 5))))
        assert await told(source, here) == {"rolls": 2, "read": 0, "asked": 1, "wrong": 1}
        look(Sighting(TrayState.EMPTY))
        await here.table.submit(Command(secrets.token_hex(8), HOST, Roll((1, 1))))
        assert (await told(source, here) or {})["rolls"] == 2, "what nobody showed to the camera says nothing of it"
