"""What is handed to the decoder is a picture afterwards, or a fault with a code; never a crash, never noise."""

from contextlib import suppress
from pathlib import Path

import cv2
import numpy as np
import pytest

from postparade.core.faults import PictureFault
from postparade.dice.vision.picture import LONGEST_SIDE, decode, load
from tests.dice.vision.drawn import roll


def encoded(picture: np.ndarray, kind: str = ".jpg") -> bytes:
    done, data = cv2.imencode(kind, picture)
    assert done
    return data.tobytes()


@pytest.mark.parametrize("kind", [".jpg", ".png", ".bmp", ".webp"])
def test_common_formats_are_read_whatever_the_file_is_called(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "photo.txt"
    file.write_bytes(encoded(roll(2, 3), kind))
    assert load(file).shape == (480, 640, 3)


@pytest.mark.parametrize("kind", [".jpg", ".png"])
@pytest.mark.parametrize("share", [0.1, 0.5, 0.9, 0.999])
def test_cut_short_is_unreadable_and_silent(kind: str, share: float, capfd: pytest.CaptureFixture[str]) -> None:
    data = encoded(roll(2, 3), kind)
    with pytest.raises(PictureFault) as fault:
        decode(data[: int(len(data) * share)])
    assert fault.value.code == "picture_unreadable"
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    "data", [b"", b"\xff\xd8\xff", b"hello", b"\x89PNG\r\n\x1a\n" + bytes(200), bytes(range(256)) * 9]
)
def test_a_file_that_is_not_a_picture_is_unreadable(data: bytes, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(PictureFault) as fault:
        decode(data)
    assert fault.value.code == "picture_unreadable"
    assert fault.value.remedy
    assert capfd.readouterr() == ("", "")


def test_damaged_scan_never_crashes_and_stays_silent(capfd: pytest.CaptureFixture[str]) -> None:
    data = bytearray(encoded(roll(2, 3)))
    data[len(data) // 2 : len(data) // 2 + 200] = bytes(200)
    with suppress(PictureFault):
        assert decode(bytes(data)).shape == (480, 640, 3)
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(("width", "height"), [(1, 1), (640, 20), (20, 640)])
def test_too_small(width: int, height: int) -> None:
    with pytest.raises(PictureFault) as fault:
        decode(encoded(np.zeros((height, width, 3), np.uint8), ".png"))
    assert fault.value.code == "picture_too_small"


def test_missing_file_and_folder(tmp_path: Path) -> None:
    for path in (tmp_path / "none.jpg", tmp_path):
        with pytest.raises(PictureFault) as fault:
            load(path)
        assert fault.value.code == "picture_missing"


def test_grey_deep_and_transparent_pictures_become_colour() -> None:
    picture = roll(4, 5)
    grey = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)
    deep = picture.astype(np.uint16) * 257
    clear = cv2.cvtColor(picture, cv2.COLOR_BGR2BGRA)
    for kind in (grey, deep, clear):
        result = decode(encoded(kind, ".png"))
        assert result.shape == (480, 640, 3)
        assert result.dtype == np.uint8


def test_8k_is_scaled_down() -> None:
    result = decode(encoded(np.full((4320, 7680, 3), 90, np.uint8)))
    assert max(result.shape) == LONGEST_SIDE
    assert result.shape[0] / result.shape[1] == pytest.approx(9 / 16, abs=0.01)
