"""Which device is a number pad, and what is said of one that cannot be used."""

import os
import struct
from pathlib import Path

import pytest

from postparade.core.faults import DeviceFault
from postparade.dice.sources.buttons.input_device import (
    EVENT,
    LETTER_KEYS,
    NUMBER_KEYS,
    InputDevice,
    find_number_pad,
    is_number_pad,
)


def bits(*codes: int) -> bytes:
    """The kernel's bitmap with these keys."""
    keys = bytearray(96)
    for code in codes:
        keys[code // 8] |= 1 << code % 8
    return bytes(keys)


def test_a_pad_has_number_keys_and_no_letters() -> None:
    assert is_number_pad(bits(*NUMBER_KEYS, 69, 14))
    assert not is_number_pad(bits(*NUMBER_KEYS, *LETTER_KEYS))
    assert not is_number_pad(bits(*NUMBER_KEYS, 30)), "anything with letters may be somebody's keyboard"
    assert not is_number_pad(bits(*(NUMBER_KEYS - {96})))
    assert not is_number_pad(bits())
    assert not is_number_pad(b"")


def test_an_event_is_as_large_as_the_kernels() -> None:
    """Two words of time, then type, code and value."""
    assert EVENT.size == 2 * struct.calcsize("l") + 8


def test_a_missing_pad_among_other_devices_is_reported(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "event0")
    (tmp_path / "event1").mkdir()
    (tmp_path / "event2").write_text("", encoding="utf-8")
    (tmp_path / "mice").write_text("", encoding="utf-8")
    with pytest.raises(DeviceFault) as caught:
        find_number_pad(tmp_path)
    assert caught.value.code == "number_pad_missing"
    assert str(tmp_path) in caught.value.sentence


@pytest.mark.parametrize("kind", ["missing", "file", "folder"])
def test_a_path_that_is_not_a_device_is_reported(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "pad"
    if kind == "file":
        path.write_text("", encoding="utf-8")
    elif kind == "folder":
        path.mkdir()
    with pytest.raises(DeviceFault) as caught:
        InputDevice(path)
    assert caught.value.code == "number_pad_missing"


@pytest.mark.parametrize("device", ["/dev/null", "/dev/zero"])
def test_a_device_of_another_kind_is_reported(device: str) -> None:
    with pytest.raises(DeviceFault) as caught:
        InputDevice(Path(device))
    assert caught.value.code == "number_pad_missing"
    assert "that is not an input device" in caught.value.sentence


def test_a_cut_cable_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "pad"
    os.mkfifo(path)
    device = InputDevice(path)
    assert not device.alone
    cable = os.open(path, os.O_WRONLY)
    assert device.read() == []
    os.close(cable)
    with pytest.raises(DeviceFault) as caught:
        device.read()
    assert caught.value.code == "number_pad_lost"
    device.close()
