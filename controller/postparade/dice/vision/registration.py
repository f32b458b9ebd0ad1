"""How far the camera was pushed: the shift and turn between two pictures of the same tray."""

import cv2
import numpy as np
from numpy.typing import NDArray

from postparade.dice.vision.floor import Floor, Mask
from postparade.dice.vision.frame_diff import Thumbnail
from postparade.dice.vision.light import grey
from postparade.dice.vision.picture import Field

Warp = NDArray[np.float32]
"""2 x 3: where a cell of the earlier thumbnail lies in the later one."""

FARTHEST = 0.12
"""Share of the picture's width up to which a pushed camera can be followed."""

MOST_TURN = 6.0
"""Degrees of turn up to which it can be followed."""

CLEAR = 15.0
"""Grey steps at which the strength of an edge is capped."""

_STEPS = (cv2.TERM_CRITERIA_COUNT | cv2.TERM_CRITERIA_EPS, 40, 1e-4)
_SOFT = 3
_WIDE = 9
_RIM = 13


def shifts(then: Thumbnail, now: Thumbnail, floor: Floor) -> list[Warp]:
    """The shifts that may lead from ``then`` to ``now``, within what can be followed. Only the ``floor`` and its rim
    are looked at.

    Found by phase correlation and refined by maximising the enhanced correlation coefficient (Evangelidis and Psarakis,
    2008), once from the shift that was found and once from no shift. Both look at edges of capped strength, so that the
    long faint ones of a tray outweigh the short sharp ones of dice.
    """
    around = floor.inside
    if not floor.everywhere:
        around = cv2.dilate(around, np.ones((_RIM, _RIM), np.uint8)).astype(np.uint8, copy=False)
    before, after = _edges(then) * around, _edges(now) * around
    # No window function: it would fade out the rim. Copies, because OpenCV 5 writes into what it is given.
    (x, y), _ = cv2.phaseCorrelate(before.copy(), after.copy())
    found = (_refined(before, after, start, around) for start in ((x, y), (0.0, 0.0)))
    return [warp for warp in found if warp is not None and _near(warp, before.shape[1], before.shape[0])]


def _refined(then: Field, now: Field, start: tuple[float, float], around: Mask) -> Warp | None:
    warp = np.array([[1.0, 0.0, start[0]], [0.0, 1.0, start[1]]], np.float32)
    try:
        _, found = cv2.findTransformECC(then, now, warp, cv2.MOTION_EUCLIDEAN, _STEPS, around, _SOFT)
    except cv2.error:
        return None
    return np.asarray(found, np.float32)


def _near(warp: Warp, width: int, height: int) -> bool:
    middle = np.array([width / 2, height / 2, 1.0])
    x, y = warp @ middle - middle[:2]
    turn = np.degrees(np.arctan2(warp[1, 0], warp[0, 0]))
    return bool(np.hypot(x, y) <= FARTHEST * width and abs(turn) <= MOST_TURN)


def _edges(picture: Thumbnail) -> Field:
    lightness = grey(picture.planes)
    away = cv2.subtract(lightness, cv2.blur(lightness, (_WIDE, _WIDE)))
    return np.asarray(np.clip(away, -CLEAR, CLEAR), np.float32)
