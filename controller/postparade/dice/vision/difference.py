"""How far every pixel is from the empty tray: what lies in it stands out, light and shadow do not.

All differences, and planes of colours, are in 8-bit CIE L*a*b* as OpenCV scales it (L* 0..255): lightness, green-red,
blue-yellow.
"""

from typing import NamedTuple

import cv2
import numpy as np

from postparade.dice.vision import light
from postparade.dice.vision.floor import Floor
from postparade.dice.vision.picture import Field, Picture, Planes

SHADOW = 14.0
"""Lightness steps a soft shadow may darken the tray without counting."""

_CHROMA_GAIN = 2.0
_SMALL = 72
_ROUNDS = 6


class Difference(NamedTuple):
    """``parts`` are the difference per pixel in lightness (shadows shrunk), red and yellow, ``strength`` its length,
    ``noise`` the usual strength of an empty place. ``bare`` is true when the empty tray is known, false when it is
    guessed."""

    parts: tuple[Field, Field, Field]
    strength: Field
    noise: float
    bare: bool

    @property
    def vector(self) -> Planes:
        """The difference per pixel, in three channels."""
        return cv2.merge(self.parts).astype(np.float32, copy=False)


def to_reference(picture: Picture, reference: Picture, gained: light.Gains | None = None) -> Difference:
    """The difference to ``reference``, the empty tray, after taking out exposure drift: ``gained`` if that is known, as
    it must be for a small part of a picture. A reference of another size is scaled to ``picture``."""
    height, width = picture.shape[:2]
    if reference.shape[:2] != (height, width):
        reference = cv2.resize(reference, (width, height), interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)
    if gained is None:
        gained = light.gains(picture, reference, Floor.of(None, height, width))
    return to_colours(picture, colours(reference), gained)


def to_colours(picture: Picture, empty: Planes, gained: light.Gains, floor: Floor | None = None) -> Difference:
    """The difference to ``empty``, the :func:`colours` of the empty tray, which is darker by the factors ``gained``.
    The noise is that of the ``floor``."""
    lit = cv2.transform(picture, np.diag(1 / gained)).astype(np.uint8, copy=False)
    return _measure(_lab(lit), empty, bare=True, floor=floor)


def colours(picture: Picture) -> Planes:
    """``picture`` in the colours that differences are measured in."""
    return _lab(picture).astype(np.float32)


def to_cloth(picture: Picture) -> Difference:
    """The difference to the tray as guessed from the picture alone: one smooth colour that most pixels share.

    A second-degree surface per channel is fitted robustly to a small copy: dice, hands and the rim of the tray do not
    pull it.
    """
    lab = _lab(picture)
    return _measure(lab, _cloth(lab), bare=False)


def _lab(picture: Picture) -> Picture:
    return cv2.cvtColor(cv2.blur(picture, (3, 3)), cv2.COLOR_BGR2LAB).astype(np.uint8, copy=False)


def _cloth(lab: Picture) -> Planes:
    height, width = lab.shape[:2]
    scale = _SMALL / max(height, width)
    small = cv2.resize(lab, (max(8, round(width * scale)), max(8, round(height * scale))), interpolation=cv2.INTER_AREA)
    rows, columns = small.shape[:2]
    terms = light.terms(rows, columns)
    weights = np.array([0.5, _CHROMA_GAIN, _CHROMA_GAIN])
    solved = light.fit_surface(
        small.reshape(-1, 3).astype(np.float64),
        terms,
        lambda away: np.sqrt(np.square(away * weights) @ np.ones(3)),
        2.0,
        _ROUNDS,
    )
    smooth = (terms @ solved).reshape(rows, columns, 3).astype(np.float32)
    return cv2.resize(smooth, (width, height), interpolation=cv2.INTER_LINEAR).astype(np.float32, copy=False)


def _measure(lab: Picture, empty: Planes, bare: bool, floor: Floor | None = None) -> Difference:
    away = cv2.subtract(lab, empty, dtype=cv2.CV_32F).astype(np.float32, copy=False)
    lightness, red, yellow = (plane.astype(np.float32, copy=False) for plane in cv2.split(away))
    # In place: allocating memory costs more than the arithmetic.
    shade = np.minimum(lightness + np.float32(SHADOW), 0.0)
    shade *= np.float32(0.7)
    np.maximum(lightness, 0.0, out=lightness)
    lightness += shade
    red *= np.float32(_CHROMA_GAIN)
    yellow *= np.float32(_CHROMA_GAIN)
    strength = cv2.magnitude(lightness, cv2.magnitude(red, yellow)).astype(np.float32, copy=False)
    usual = float(np.median(strength[::4, ::4])) if floor is None else floor.middle(strength[::4, ::4], (4, 4))
    return Difference((lightness, red, yellow), strength, usual, bare)
