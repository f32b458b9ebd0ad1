"""What is sent to somebody else opens nothing."""

import io
import re
import tarfile
from pathlib import Path

import msgspec

from postparade.config import Settings, as_toml, options
from postparade.dice.measuring.measurement import FORMAT, MeasuredRoll, Measurement
from postparade.dice.measuring.store import MeasurementStore
from postparade.doctor.bundle import pack, without_secrets

SECRET = re.compile(r"(^|[._])(pin|password|secret|token)$")


def test_no_secret_of_the_settings_is_shown() -> None:
    given = {
        "web": {"pin": "246810", "guest_wifi_password": "trotting:on"},
        "mqtt": {"host": "broker.local", "user": "ann", "password": "horseshoe-1"},
    }
    shown = as_toml(without_secrets(msgspec.convert(given, Settings)))
    assert not [word for word in ("246810", "trotting:on", "horseshoe-1") if word in shown]
    assert 'host = "broker.local"' in shown


def test_every_setting_that_sounds_like_a_secret_is_one() -> None:
    """A setting of a new name is looked at: with a value it must not be shown."""
    names = [name for name in options() if SECRET.search(name)]
    assert {"web.pin", "web.guest_wifi_password", "mqtt.password"} <= set(names)
    for name in names:
        room, _, field = name.rpartition(".")
        inner = without_secrets(_with(Settings(), room.split("."), field))
        assert "hush-hush-hush-hush" not in as_toml(inner), name


def _with(settings: msgspec.Struct, rooms: list[str], field: str) -> Settings:
    at = settings
    for room in rooms:
        at = getattr(at, room)
    msgspec.structs.force_setattr(at, field, "hush-hush-hush-hush")
    assert isinstance(settings, Settings)
    return settings


def test_measurements_of_cameras_are_packed_with_the_pictures_they_name_and_nothing_else(tmp_path: Path) -> None:
    roll = MeasuredRoll(at=0.0, dice=(1, 2), read=(1, 3), picture="measured-001.jpg")
    store = MeasurementStore.of(tmp_path, "usb:7")
    made = Measurement(format=FORMAT, camera="usb:7", version="1", wanted=30, rolls=(roll,))
    store.save(made, {"measured-001.jpg": b"tray"})
    evening = roll.__class__(at=0.0, dice=(1, 2), read=None, picture="played-001.jpg")
    played = MeasurementStore.of(tmp_path, "usb:7", "played")
    played.save(msgspec.structs.replace(made, rolls=(evening,)), {"played-001.jpg": b"tray in the evening"})
    (store.folder / "reference-0123456789ab.png").write_bytes(b"the room")
    (store.folder / "measured-002.jpg").write_bytes(b"of nobody")
    damaged = tmp_path / "cameras" / "other-1"
    damaged.mkdir()
    (damaged / "measured.json").write_text("{")
    settings = msgspec.convert({"table": {"data": str(tmp_path)}}, Settings)
    with tarfile.open(fileobj=io.BytesIO(pack([], settings))) as archive:
        folder = f"postparade-doctor/cameras/{store.folder.name}"
        inside = {member.name for member in archive if "/cameras/" in member.name}
        kept = ("measured.json", "measured-001.jpg", "played.json", "played-001.jpg")
        assert inside == {f"{folder}/{name}" for name in kept}
        picture = archive.extractfile(f"{folder}/measured-001.jpg")
        assert picture is not None
        assert picture.read() == b"tray"
