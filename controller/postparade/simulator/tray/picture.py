"""What the tray camera sees besides dice: the bare tray, a hand, a bump, the noise of the sensor."""

import math
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from postparade.simulator.tray.dice_model import Sprite

Picture = NDArray[np.uint8]
"""Rows x columns x 3, blue-green-red."""

Noise = tuple[Picture, Picture]
"""What the sensor adds to every pixel and what it takes away, in steps of 255."""

RIM = 26
"""Pixels of the wooden rim around the cloth, in a picture 640 pixels wide."""

NOISE_FIELDS = 4
_SHIFT = 7
"""Pixels, across and down, from one field of noise to the next."""
_CLOTH = (44.0, 54.0, 41.0)
_WOOD = (58.0, 84.0, 118.0)
_SKIN = (128.0, 158.0, 208.0)
_BELOW = 60
"""Rows of the forearm that stay below the picture even when the hand is all the way in."""


def rim_width(width: int) -> int:
    """Pixels of the rim in a picture ``width`` pixels wide."""
    return round(RIM * width / 640)


def bare_tray(size: tuple[int, int], chance: np.random.Generator) -> Picture:
    """Dark matt cloth in a wooden rim under soft light; ``size`` is width, height in pixels."""
    width, height = size
    rim = rim_width(width)
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j].astype(np.float32)
    fibre = cv2.GaussianBlur(chance.normal(0, 1, (height, width)).astype(np.float32), (0, 0), 1.1)
    tray = np.array(_CLOTH, np.float32) * (1.0 + 0.08 * fibre / fibre.std())[..., None]
    grain = cv2.GaussianBlur(chance.normal(0, 1, (height, width)).astype(np.float32), (0, 0), 9.0, sigmaY=0.8)
    wood = np.array(_WOOD, np.float32) * (1.0 + 0.12 * grain / grain.std())[..., None]
    inside = np.zeros((height, width), np.float32)
    cv2.rectangle(inside, (rim, rim), (width - rim - 1, height - rim - 1), 1.0, cv2.FILLED)
    # The rim stands up and keeps some light off the cloth beside it.
    depth = cv2.GaussianBlur(inside, (0, 0), rim / 2.5)
    tray *= (0.55 + 0.45 * np.clip(2.0 * depth - 1.0, 0.0, 1.0))[..., None]
    edge = cv2.GaussianBlur(inside, (0, 0), 0.8)[..., None]
    lamp = (1.06 - 0.16 * (x * x + y * y))[..., None]
    picture: Picture = np.clip((wood + (tray - wood) * edge) * lamp, 0, 255).astype(np.uint8)
    return picture


def noise_fields(size: tuple[int, int], sigma: float, chance: np.random.Generator) -> tuple[Noise, ...]:
    """Some different fields of sensor noise of ``sigma`` steps of 255."""
    width, height = size
    grain = (chance.standard_normal((height, width, 3), np.float32) * np.float32(sigma)).round().clip(-60, 60)
    margin = _SHIFT * (NOISE_FIELDS - 1)
    wrapped = np.pad(grain.astype(np.int8), ((margin, 0), (margin, 0), (0, 0)), "wrap")
    both = [side.clip(0).astype(np.uint8) for side in (wrapped, -wrapped)]
    # Nobody can tell a shifted field from another one, and it costs neither drawing nor memory.
    shifts = [margin - _SHIFT * turn for turn in range(NOISE_FIELDS)]
    more, less = ([side[at : at + height, at : at + width] for at in shifts] for side in both)
    return tuple(zip(more, less, strict=True))


def exposed(picture: Picture, level: float, noise: Noise) -> Picture:
    """``picture`` as the sensor delivers it at ``level`` times the usual light."""
    lit = picture if level == 1.0 else cv2.convertScaleAbs(picture, alpha=level)
    return cv2.subtract(cv2.add(lit, noise[0]), noise[1]).astype(np.uint8, copy=False)


class Hand(NamedTuple):
    """A hand on its forearm, as planes of 0 to 255 that take a seventh of its colours: how much ``light`` its skin
    gets, how much it covers (``cover``), and its ``shadow``."""

    light: Picture
    cover: Picture
    shadow: Picture


def hand(size: tuple[int, int]) -> Hand:
    """A hand on its forearm, reaching up until its palm covers the middle of a picture of ``size``."""
    width, height = size
    unit = width / 640
    mask = np.zeros((height + _BELOW, width), np.uint8)
    wrist, palm = (0.55 * width, 0.9 * height), (0.5 * width, 0.56 * height)
    _stroke(mask, (0.66 * width, 1.4 * height), wrist, 110 * unit)
    _stroke(mask, wrist, palm, 130 * unit)
    for angle, length in ((-0.62, 128), (-0.3, 150), (0.0, 158), (0.28, 142), (0.95, 112)):
        tip = palm[0] + unit * length * math.sin(angle), palm[1] - unit * length * math.cos(angle)
        _stroke(mask, palm, tip, 38 * unit)
    shadow = np.roll(_softened(mask, 12.0 * unit), round(14 * unit), axis=1)
    return Hand(_softened(mask, 14.0 * unit), _softened(mask, 2.0), shadow)


def reaching(whole: Hand, reach: float) -> Sprite:
    """The ``whole`` hand, ``reach`` (0..1) of the way in from the lower edge of the picture: as much of it as shows."""
    top = round((1.0 - reach) * len(whole.cover))
    showing = max(0, len(whole.cover) - _BELOW - top)
    light, cover, shadow = (plane[:showing].astype(np.float32) / np.float32(255) for plane in whole)
    skin = np.array(_SKIN, np.float32) * (0.5 + 0.5 * light)[..., None]
    return Sprite(0, top, skin, cover, shadow * np.float32(0.4))


def shifted(picture: Picture, across: int, down: int) -> Picture:
    """``picture`` moved by whole pixels; the border is repeated where nothing was seen."""
    height, width = picture.shape[:2]
    rows = np.clip(np.arange(height) - down, 0, height - 1)
    columns = np.clip(np.arange(width) - across, 0, width - 1)
    return picture[rows[:, None], columns]


def pushed(old: Picture, new: Picture, share: float) -> Picture:
    """``new`` on its way in over ``old`` from above; ``share`` (0..1) of it shows."""
    rows = round(len(new) * min(1.0, max(0.0, share)))
    return np.concatenate([new[len(new) - rows :], old[rows:]])


def _softened(mask: Picture, sigma: float) -> Picture:
    return cv2.GaussianBlur(mask, (0, 0), sigma).astype(np.uint8, copy=False)


def _stroke(mask: Picture, start: tuple[float, float], end: tuple[float, float], width: float) -> None:
    first, last = ((round(x), round(y)) for x, y in (start, end))
    cv2.line(mask, first, last, 255, max(1, round(width)), cv2.LINE_AA)
