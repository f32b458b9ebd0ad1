"""How far every pixel is from the empty tray: what lies in it stands out, light and shadow do not.

All differences, and planes of colours, are in 8-bit CIE L*a*b* as OpenCV scales it (L* 0..255): lightness, green-red,
blue-yellow.
"""

from collections.abc import Sequence

import cv2
import numpy as np

from postparade.dice.vision.floor import Gains
from postparade.dice.vision.picture import Field, Picture, Planes

SHADOW = 14.0
"""Lightness steps a soft shadow may darken the tray without counting."""

FAINTEST = 13.0
"""Length of the difference below which nothing stands out."""

CHROMA_GAIN = 2.0
"""How many times as much a step of colour counts as one of lightness."""


def colours(picture: Picture) -> Picture:
    """``picture`` in the colours that differences are measured in."""
    return cv2.cvtColor(cv2.blur(picture, (3, 3)), cv2.COLOR_BGR2LAB).astype(np.uint8, copy=False)


def lit(picture: Picture, light: Gains) -> Picture:
    """``picture`` as it would look in the light of the empty tray, which is darker by the factors ``light``."""
    return cv2.transform(picture, np.diag(1 / light)).astype(np.uint8, copy=False)


def planes(picture: Picture, empty: Picture | Planes) -> Sequence[Field]:
    """The difference of ``picture`` to ``empty``, the :func:`colours` of the empty tray: lightness (shadows shrunk),
    red and yellow."""
    away = cv2.subtract(colours(picture), empty, dtype=cv2.CV_32F).astype(np.float32, copy=False)
    lightness, red, yellow = (plane.astype(np.float32, copy=False) for plane in cv2.split(away))
    # In place: allocating memory costs more than the arithmetic.
    shade = np.minimum(lightness + np.float32(SHADOW), 0.0)
    shade *= np.float32(0.7)
    np.maximum(lightness, 0.0, out=lightness)
    lightness += shade
    red *= np.float32(CHROMA_GAIN)
    yellow *= np.float32(CHROMA_GAIN)
    return lightness, red, yellow


def strength(parts: Sequence[Field]) -> Field:
    """The length of the difference with these ``parts``."""
    lightness, red, yellow = parts
    return cv2.magnitude(lightness, cv2.magnitude(red, yellow)).astype(np.float32, copy=False)
