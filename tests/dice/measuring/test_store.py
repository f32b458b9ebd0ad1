"""A measurement on disk: with its pictures, without those of others, and whole whatever happens."""

from pathlib import Path

import msgspec
import pytest

from postparade.core.faults import ConfigurationFault
from postparade.dice.measuring.measurement import FORMAT, MeasuredRoll, Measurement
from postparade.dice.measuring.store import MeasurementStore


def measured(*pictures: str | None) -> Measurement:
    rolls = tuple(MeasuredRoll(at=1.0, dice=(1, 2), read=None, picture=name) for name in pictures)
    return Measurement(format=FORMAT, camera="usb:7", version="1", wanted=30, rolls=rolls)


@pytest.fixture
def store(tmp_path: Path) -> MeasurementStore:
    return MeasurementStore.of(tmp_path, "usb:7")


def test_a_measurement_comes_back_with_its_pictures(store: MeasurementStore) -> None:
    assert store.load() is None
    made = measured("measured-001.jpg", None)
    store.save(made, {"measured-001.jpg": b"tray"})
    assert store.load() == made
    assert store.picture("measured-001.jpg") == b"tray"
    assert store.picture("measured-002.jpg") is None


def test_pictures_that_no_roll_names_any_more_are_deleted(store: MeasurementStore) -> None:
    store.save(measured("measured-001.jpg"), {"measured-001.jpg": b"tray"})
    store.save(measured(), {})
    assert [path.name for path in store.folder.iterdir()] == ["measured.json"]


@pytest.mark.parametrize(
    "text",
    [
        b"{",
        msgspec.json.encode(msgspec.structs.replace(measured(), format=FORMAT + 1)),
        msgspec.json.encode(measured("measured-001.jpg")).replace(b"measured-001.jpg", b"../../journal.sqlite"),
        msgspec.json.encode(measured(None)).replace(b'"dice":[1,2]', b'"dice":[1,7]'),
    ],
)
def test_a_damaged_measurement_is_named_and_no_other_file_is_read(store: MeasurementStore, text: bytes) -> None:
    store.folder.mkdir(parents=True)
    (store.folder / "measured.json").write_bytes(text)
    with pytest.raises(ConfigurationFault) as refused:
        store.load()
    assert refused.value.code == "measurement_damaged"


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "cameras").write_text("a file in the way")
    with pytest.raises(ConfigurationFault) as refused:
        MeasurementStore.of(tmp_path, "usb:7").save(measured(), {})
    assert refused.value.code == "measurement_unwritable"
