"""How far every pixel is from the empty tray: what lies in it stands out, light and shadow do not.

All differences, and planes of colours, are in 8-bit CIE L*a*b* as OpenCV scales it (L* 0..255): lightness, green-red,
blue-yellow.
"""

from functools import cached_property, lru_cache
from typing import Generic, NamedTuple, TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray

from postparade.dice.vision.floor import Floor, Gains, Mask, fit_surface, gains, terms
from postparade.dice.vision.picture import Field, Picture, Planes, fit

LONGEST = 320
"""Pixels of the longest side at which picture and empty tray are compared."""

SHADOW = 14.0
"""Lightness steps a soft shadow may darken the tray without counting."""

LEANING = 0.03
"""Share of the picture's width by which dice may reach over the outline of the floor: those that lie at its rim do."""

_CHROMA_GAIN = 2.0
_FAINTEST, _NOISES = 13.0, 4.0
_SMALL = 72
_ROUNDS = 6

T = TypeVar("T")


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


def to_reference(picture: Picture, reference: Picture, gained: Gains | None = None) -> Difference:
    """The difference to ``reference``, the empty tray, after taking out exposure drift: ``gained`` if that is known, as
    it must be for a small part of a picture. A reference of another size is scaled to ``picture``."""
    height, width = picture.shape[:2]
    if reference.shape[:2] != (height, width):
        reference = cv2.resize(reference, (width, height), interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)
    if gained is None:
        gained = gains(picture, reference, Floor.of(None, height, width))
    return to_colours(picture, colours(reference), gained)


def to_colours(picture: Picture, empty: Planes, gained: Gains, floor: Floor | None = None) -> Difference:
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
    at = terms(rows, columns)
    weights = np.array([0.5, _CHROMA_GAIN, _CHROMA_GAIN])
    solved = fit_surface(
        small.reshape(-1, 3).astype(np.float64),
        at,
        lambda away: np.sqrt(np.square(away * weights) @ np.ones(3)),
        2.0,
        _ROUNDS,
    )
    smooth = (at @ solved).reshape(rows, columns, 3).astype(np.float32)
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


class EmptyTray:
    """The empty tray as ``picture`` shows it, at the size at which dice are looked for."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        self.scale = _scale(picture)

    @cached_property
    def small(self) -> Picture:
        """The picture, ``scale`` times as large."""
        return shrunk(self.picture)

    @cached_property
    def colours(self) -> Planes:
        """The colours of the small picture."""
        return colours(self.small)


def empty_tray(reference: Picture, rows: int, columns: int) -> EmptyTray:
    """What ``reference`` shows, in ``rows`` times ``columns`` pixels. It must not be changed afterwards: results are
    cached by its identity."""
    return _prepared(Same(reference), rows, columns)


def shrunk(picture: Picture) -> Picture:
    """``picture`` at the size at which it is compared with the empty tray."""
    height, width = picture.shape[:2]
    scale = _scale(picture)
    size = max(8, round(width * scale)), max(8, round(height * scale))
    return cv2.resize(picture, size, interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)


def _scale(picture: Picture) -> float:
    return min(1.0, float(LONGEST / max(picture.shape[:2])))


class Same(Generic[T]):
    """Compares ``it`` by identity, so that a cache need not compare pixels."""

    def __init__(self, it: T) -> None:
        self.it = it

    def __hash__(self) -> int:
        return id(self.it)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.it is self.it


@lru_cache(maxsize=2)
def _prepared(reference: Same[Picture], rows: int, columns: int) -> EmptyTray:
    fitting = fit(reference.it)
    if fitting.shape[:2] != (rows, columns):
        fitting = cv2.resize(fitting, (columns, rows), interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)
    return EmptyTray(fitting)


class Raised(NamedTuple):
    """Where a picture differs from the empty tray: ``mask`` is 255 there, ``difference`` tells how much; both are
    ``scale`` times as large as the picture and end where no die can reach. ``floor`` is where things are looked for.
    ``light`` is how much lighter the picture is; ``now`` and ``empty`` are picture and empty tray at that scale."""

    mask: NDArray[np.uint8]
    difference: Difference
    scale: float
    light: Gains
    floor: Floor
    now: Picture
    empty: Picture


def raised(picture: Picture, empty: EmptyTray, outline: Mask | None = None) -> Raised:
    """Where ``picture`` differs from the ``empty`` tray, within the ``outline`` of its floor (0 beside it)."""
    now = shrunk(picture)
    floor, reach = _floor(Same(outline), now.shape[0], now.shape[1])
    lit = gains(now, empty.small, floor)
    difference = to_colours(now, empty.colours, lit, floor)
    if not floor.everywhere:
        np.multiply(difference.strength, reach, out=difference.strength)
    mask = (difference.strength > max(_FAINTEST, _NOISES * difference.noise)).astype(np.uint8) * np.uint8(255)
    mask = cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)).astype(np.uint8, copy=False)
    return Raised(mask, difference, empty.scale, lit, floor, now, empty.small)


@lru_cache(maxsize=2)
def _floor(outline: Same[Mask | None], rows: int, columns: int) -> tuple[Floor, Mask]:
    """The floor, and 1 wherever dice at its rim may reach."""
    floor = Floor.of(outline.it, rows, columns)
    size = 2 * round(LEANING * columns) + 1
    return floor, cv2.dilate(floor.inside, np.ones((size, size), np.uint8)).astype(np.uint8, copy=False)
