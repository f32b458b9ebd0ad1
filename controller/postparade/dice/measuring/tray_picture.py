"""The part of a picture that a measurement keeps: the tray, and nothing of the room or of anybody in it."""

from collections.abc import Sequence

import cv2
import numpy as np

from postparade.dice.tray_calibration.calibrated_tray import Tray
from postparade.dice.vision.picture import Picture
from postparade.dice.vision.reading import Die

AROUND_DIE = 1.0
"""Widths of a die's box that are kept on each side of it where the outline of the tray is not known."""
QUALITY = 90
"""JPEG quality, 0..100."""


def of_tray(picture: Picture, tray: Tray, dice: Sequence[Die]) -> bytes | None:
    """``picture`` as JPEG, cut to the floor of ``tray`` and black beside it; where no outline of it is known, cut to
    the surroundings of the ``dice``. None where neither is known: then the room cannot be told from the tray."""
    inside = _around(dice, picture) if tray.outline is None else tray.mask(picture.shape)
    rows, columns = np.flatnonzero(inside.any(axis=1)), np.flatnonzero(inside.any(axis=0))
    if not len(rows):
        return None
    part = slice(int(rows[0]), int(rows[-1]) + 1), slice(int(columns[0]), int(columns[-1]) + 1)
    shown = picture[part] * (inside[part] > 0)[:, :, None].astype(np.uint8)
    _, data = cv2.imencode(".jpg", shown, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
    return data.tobytes()


def _around(dice: Sequence[Die], picture: Picture) -> Picture:
    inside = np.zeros(picture.shape[:2], np.uint8)
    for x, y, width, height in (die.box for die in dice):
        right, down = round(AROUND_DIE * width), round(AROUND_DIE * height)
        inside[max(0, y - down) : y + height + down, max(0, x - right) : x + width + right] = 255
    return inside
