"""How far a test roll stands out of the tray, whether the empty one was seen before or is guessed."""

from typing import NamedTuple

import cv2
import numpy as np

from postparade.dice.vision import difference
from postparade.dice.vision.floor import Floor, fit_surface, gains, terms
from postparade.dice.vision.picture import Field, Picture, Planes

_SMALL = 72
_ROUNDS = 6


class Difference(NamedTuple):
    """``vector`` is the difference per pixel in lightness (shadows shrunk), red and yellow, ``strength`` its length,
    ``noise`` the usual strength of an empty place. ``bare`` is true when the empty tray is known, false when it is
    guessed."""

    vector: Planes
    strength: Field
    noise: float
    bare: bool


def to_reference(picture: Picture, reference: Picture) -> Difference:
    """The difference to ``reference``, the empty tray, after taking out exposure drift. A reference of another size is
    scaled to ``picture``."""
    height, width = picture.shape[:2]
    if reference.shape[:2] != (height, width):
        reference = cv2.resize(reference, (width, height), interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)
    light = gains(picture, reference, Floor.of(None, height, width))
    lit, empty = difference.lit(picture, light), difference.colours(reference)
    return _measured(lit, empty.astype(np.float32), bare=True)


def to_cloth(picture: Picture) -> Difference:
    """The difference to the tray as guessed from the picture alone: one smooth colour that most pixels share.

    A second-degree surface per channel is fitted robustly to a small copy: dice, hands and the rim of the tray do not
    pull it.
    """
    return _measured(picture, _cloth(difference.colours(picture)), bare=False)


def _measured(picture: Picture, empty: Planes, bare: bool) -> Difference:
    planes = difference.planes(picture, empty)
    strength = difference.strength(planes)
    vector = cv2.merge(planes).astype(np.float32, copy=False)
    return Difference(vector, strength, float(np.median(strength[::4, ::4])), bare)


def _cloth(lab: Picture) -> Planes:
    height, width = lab.shape[:2]
    scale = _SMALL / max(height, width)
    small = cv2.resize(lab, (max(8, round(width * scale)), max(8, round(height * scale))), interpolation=cv2.INTER_AREA)
    rows, columns = small.shape[:2]
    at = terms(rows, columns)
    weights = np.array([0.5, difference.CHROMA_GAIN, difference.CHROMA_GAIN])
    solved = fit_surface(
        small.reshape(-1, 3).astype(np.float64),
        at,
        lambda away: np.sqrt(np.square(away * weights) @ np.ones(3)),
        2.0,
        _ROUNDS,
    )
    smooth = (at @ solved).reshape(rows, columns, 3).astype(np.float32)
    return cv2.resize(smooth, (width, height), interpolation=cv2.INTER_LINEAR).astype(np.float32, copy=False)
