"""Load a picture from a file or bytes into the form that the reader works on."""

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from postparade.core.bounded_file import read_bounded
from postparade.core.faults import Phrase, PictureFault

Picture = NDArray[np.uint8]
"""Rows x columns x 3, blue-green-red, 8 bits."""

Planes = NDArray[np.float32]
"""Rows x columns x 3, for arithmetic: blue-green-red from 0 to 255 unless stated otherwise."""

Field = NDArray[np.float32]
"""Rows x columns, one number per pixel or cell."""

SIXTEENTHS = 16
"""Parts of a grey step that :data:`Fine` counts."""

Fine = NDArray[np.int16]
"""Rows x columns (x 3), for fast arithmetic: sixteenths of grey steps."""

LONGEST_SIDE = 960
"""Pixels; anything larger is scaled down to this before it is read."""

MOST_BYTES = 128 * 1024 * 1024
"""Bytes of the largest file that is read as a picture."""

SMALLEST_SIDE = 48
"""Pixels; a shorter side cannot hold two readable dice."""

BURNT = 245
"""Level, of 255, from which a pixel is burnt out in each of its channels."""

SUFFIXES = frozenset({".jpg", ".jpeg", ".png", ".bmp", ".webp"})
"""Endings of the names of files that are taken for pictures."""

_DESCRIPTOR = threading.Lock()


def load(path: Path | str) -> Picture:
    """The picture in the file ``path``, whatever its suffix. Raises :class:`PictureFault`."""
    try:
        data = read_bounded(Path(path), MOST_BYTES)
    except OSError as error:
        raise PictureFault("picture_missing", path=path, why=error) from error
    return decode(data, str(path))


def decode(data: bytes, name: str = "picture") -> Picture:
    """The picture in ``data`` (JPEG, PNG and whatever else OpenCV knows), at most ``LONGEST_SIDE`` pixels long.

    Grey, 16-bit and transparent pictures become ordinary colour. ``name`` only appears in the message of the
    :class:`PictureFault` raised for data that is no picture, is cut short, or is too small.
    """
    if not data:
        raise PictureFault("picture_unreadable", path=name, why=Phrase("picture_empty"))
    if _cut_short(data):
        raise PictureFault("picture_unreadable", path=name, why=Phrase("picture_cut_short"))
    try:
        with _quiet_decoders():
            picture = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
    except cv2.error as error:
        raise PictureFault("picture_unreadable", path=name, why=Phrase("decoder_gave_up")) from error
    if picture is None:
        raise PictureFault("picture_unreadable", path=name, why=Phrase("no_picture_format"))
    return fit(picture.astype(np.uint8, copy=False), name)


def fit(picture: Picture, name: str = "picture") -> Picture:
    """``picture`` as the reader takes it: three channels, scaled down to ``LONGEST_SIDE``; refuses small ones."""
    if picture.ndim == 2:
        picture = np.repeat(picture[:, :, None], 3, axis=2)
    height, width = picture.shape[:2]
    if min(height, width) < SMALLEST_SIDE:
        raise PictureFault("picture_too_small", path=name, width=width, height=height, least=SMALLEST_SIDE)
    scale = LONGEST_SIDE / max(height, width)
    if scale >= 1.0:
        return np.ascontiguousarray(picture[:, :, :3])
    size = (max(1, round(width * scale)), max(1, round(height * scale)))
    return cv2.resize(picture[:, :, :3], size, interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)


def _cut_short(data: bytes) -> bool:
    """True for a JPEG or PNG without its end; OpenCV would fill the missing half with grey."""
    if data.startswith(b"\xff\xd8"):
        start_of_scan, end_of_image = data.rfind(b"\xff\xda"), data.rfind(b"\xff\xd9")
        return end_of_image < start_of_scan
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        return b"IEND" not in data[-64:]
    return False


@contextmanager
def _quiet_decoders() -> Iterator[None]:
    """Keep libjpeg and libpng from writing to standard error: they report to the descriptor, not through OpenCV."""
    with _DESCRIPTOR:
        try:
            keep = os.dup(2)
        except OSError:
            yield
            return
        silence = os.open(os.devnull, os.O_WRONLY)
        try:
            os.dup2(silence, 2)
            yield
        finally:
            os.dup2(keep, 2)
            os.close(keep)
            os.close(silence)
