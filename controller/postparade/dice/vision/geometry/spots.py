"""Round spots on a patch: what differs from the face in every direction around it, in four views of its colours.

A pip is a small hill or hollow of brightness or of colour. Its height is measured by the weaker one of the two
principal curvatures (Hessian of the smoothed patch, times the squared width of the smoothing, so that spots of all
sizes compare): an edge, a scratch or the rim of a highlight bends one way only and counts for little however strong
it is.
"""

import math
from collections.abc import Sequence
from functools import reduce
from typing import Final, NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from postparade.dice.vision.floor import WITHIN_TWO

SIDE: Final = 64
"""Pixels of a patch's side."""

EDGE: Final = 40.0
"""Approximate length of a die's edge in a patch, in pixels."""

PER_VIEW: Final = 10
"""Spots kept for one view and sign; the upper face has six at the most."""

VIEWS: Final = 4
"""Views of the colours; the rows of :class:`Spots` are light spots in each of them, then dark spots in each."""

WARM: Final = 2
"""The view of red against green: neither marbling nor highlights nor shadows show much in it."""

Floats = NDArray[np.float32]
Places = NDArray[np.complex64]

_MIDDLE = (SIDE - 1) / 2
_WIDTHS = (1.5, 2.2, 3.2)
"""Pixels of smoothing at which spots are looked for: pips between a ninth of an edge and a large ace."""

_SOFT = 1.0
_NOWHERE = 9.0
_FAINTEST = 1.0
_REACH = 0.75 * EDGE
_ACROSS = np.array([[1, -2, 1]], np.float32)
_SLANTED = np.array([[0.5, 0, -0.5], [0, 0, 0], [-0.5, 0, 0.5]], np.float32)
_ROWS, _COLUMNS = np.mgrid[:SIDE, :SIDE].astype(np.float32) - np.float32(_MIDDLE)
_RADIUS = np.hypot(_ROWS, _COLUMNS)
_CORE = np.flatnonzero(_RADIUS < 0.28 * EDGE)
_NEARNESS = np.where(_RADIUS < _REACH, np.exp(-((_RADIUS / (0.65 * EDGE)) ** 2)), 0.0).astype(np.float32).ravel()
_PLACES = ((_COLUMNS + 1j * _ROWS) / EDGE).astype(np.complex64).ravel()


class Spots(NamedTuple):
    """The strongest spots of every view, one row per view and sign (light or dark), ``PER_VIEW`` in each row.

    ``place`` is right + i * down of the patch's middle in edges, ``strength`` the curvature in steps of 255 (0 where a
    row holds fewer spots), ``roundness`` the ratio of the two curvatures.
    """

    place: Places
    strength: Floats
    roundness: Floats


def find(patch: NDArray[np.uint8]) -> Spots:
    """The spots of ``patch`` (``SIDE`` x ``SIDE``, blue-green-red)."""
    views = _views(patch)
    return _strongest(*zip(*(_bend(views, width) for width in _WIDTHS), strict=True))


def _bend(views: Floats, width: float) -> tuple[Floats, Floats, Floats]:
    """How ``views`` bend at one width: the heights of light spots and then of dark ones, the mean of both curvatures
    and their swing about it. Heights are capped by how much a spot differs from the face."""
    smooth = cv2.GaussianBlur(views, (0, 0), math.sqrt(width**2 - _SOFT**2), borderType=cv2.BORDER_REPLICATE)
    depth = smooth.astype(np.float32, copy=False)
    across, down = cv2.filter2D(depth, -1, _ACROSS), cv2.filter2D(depth, -1, _ACROSS.T)
    scale = width**2 / 2
    mean = cv2.addWeighted(across, scale, down, scale, 0).astype(np.float32, copy=False)
    swing = cv2.magnitude(across - down, cv2.filter2D(depth, -1, _SLANTED)).astype(np.float32, copy=False)
    swing *= np.float32(scale)
    heights = np.empty((2, *depth.shape), np.float32)
    np.minimum(-mean - swing, depth, out=heights[0])
    np.minimum(mean - swing, -depth, out=heights[1])
    return heights, mean, swing


def _views(patch: NDArray[np.uint8]) -> Floats:
    """Four ways to look at the colours, each less its value on the face: brightness, redness beyond both other colours
    (red pips on marbled or black dice), red against green and red against blue (beige on red, yellow on green)."""
    soft = cv2.GaussianBlur(patch, (0, 0), _SOFT)
    blue, green, red = (plane.astype(np.float32) for plane in cv2.split(soft))
    grey = (blue + green + red) / np.float32(3)
    beyond = np.maximum(red - np.maximum(blue, green), 0)
    views = cv2.merge((grey, beyond, red - green, red - blue))
    core = views.reshape(-1, VIEWS)[_CORE]
    core.sort(axis=0)
    return cv2.subtract(views, core[len(core) // 2]).astype(np.float32, copy=False)


def _strongest(bends: Sequence[Floats], means: Sequence[Floats], swings: Sequence[Floats]) -> Spots:
    """The local maxima of either sign in ``bends``, the heights by width, the most likely pips first: strong, and near
    the middle."""
    heights = reduce(np.maximum, bends)
    around = np.stack([cv2.dilate(sign, WITHIN_TWO) for sign in heights])
    top = np.flatnonzero((heights >= around) & (heights > _FAINTEST))
    strength = heights.ravel()[top]
    sign, cell = np.divmod(top, heights[0].size)
    place, view = np.divmod(cell, VIEWS)
    row = VIEWS * sign + view
    worth = strength * _NEARNESS[place]
    order = np.lexsort((-worth, row))
    order = order[worth[order] > 0]
    rank = np.arange(len(order)) - np.searchsorted(row[order], row[order])
    order, rank = order[rank < PER_VIEW], rank[rank < PER_VIEW]
    top, cell, place, row, strength = top[order], cell[order], place[order], row[order], strength[order]
    width = np.argmax([bend.ravel()[top] for bend in bends], axis=0)
    mean = np.abs(np.choose(width, [one.ravel()[cell] for one in means]))
    swing = np.choose(width, [one.ravel()[cell] for one in swings])
    shape = 2 * VIEWS, PER_VIEW
    found = Spots(np.full(shape, _NOWHERE, np.complex64), np.zeros(shape, np.float32), np.zeros(shape, np.float32))
    found.place[row, rank] = _PLACES[place]
    found.strength[row, rank] = strength
    found.roundness[row, rank] = (mean - swing) / (mean + swing + np.float32(1e-6))
    return found
