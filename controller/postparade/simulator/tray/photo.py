"""Photographs from disk for the simulated tray."""

import cv2
import numpy as np

from postparade.core.faults import Phrase, PictureFault
from postparade.simulator.tray.picture import Picture

SMALLEST_SIDE = 48
"""Pixels; a shorter side cannot show two dice."""

_ENDS = ((b"\xff\xd8", b"\xff\xd9"), (b"\x89PNG", b"IEND"))
"""How JPEG and PNG files begin, and what stands at their end; decoders invent the missing half of a shorter one."""

_TAIL = 4096
"""Bytes at the end of a file among which its end mark is looked for; cameras append notes of their own."""


PHOTOGRAPH = Phrase("the_photograph")
"""What a picture without a name is called."""


def decode(data: bytes, name: str = PHOTOGRAPH) -> Picture:
    """The picture in ``data``, a file of any format that OpenCV knows, as blue-green-red.

    Raises ``PictureFault`` (``picture_unreadable``, ``picture_too_small``); ``name`` only appears in its sentence.
    """
    if not data:
        raise PictureFault("picture_unreadable", path=name, why=Phrase("picture_empty"))
    if any(data.startswith(start) and end not in data[-_TAIL:] for start, end in _ENDS):
        raise PictureFault("picture_unreadable", path=name, why=Phrase("picture_cut_short"))
    try:
        picture = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
    except cv2.error as error:
        raise PictureFault("picture_unreadable", path=name, why=Phrase("decoder_gave_up")) from error
    if picture is None:
        raise PictureFault("picture_unreadable", path=name, why=Phrase("no_picture_format"))
    height, width = picture.shape[:2]
    if min(width, height) < SMALLEST_SIDE:
        raise PictureFault("picture_too_small", path=name, width=width, height=height, least=SMALLEST_SIDE)
    return picture.astype(np.uint8, copy=False)


def letterboxed(picture: Picture, size: tuple[int, int]) -> Picture:
    """``picture`` as large as it fits into ``size`` (width, height) with its proportions kept; the rest is black."""
    width, height = size
    scale = min(width / picture.shape[1], height / picture.shape[0])
    columns, rows = max(1, round(picture.shape[1] * scale)), max(1, round(picture.shape[0] * scale))
    way = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
    framed = np.zeros((height, width, 3), np.uint8)
    top, left = (height - rows) // 2, (width - columns) // 2
    framed[top : top + rows, left : left + columns] = cv2.resize(picture, (columns, rows), interpolation=way)
    return framed
