"""Light that varies slowly over the tray, as a lamp at one side gives it."""

import cv2
import numpy as np
from numpy.typing import NDArray

from postparade.dice.vision.floor import Floor
from postparade.dice.vision.frame_diff import Field, Planes, grey

FADES = 4
"""Cells along each side of a patch for which one number of light is enough."""

_ROUNDS = 4


def lamp(now: Planes, then: Planes, floor: Floor) -> Field:
    """How much lighter each cell of ``now`` is than in ``then``, relative to the median of the ``floor``.

    A second-degree surface through the logarithms of the ratio, so that neither dice nor hands pull it.
    """
    ratio = np.log((grey(now) + 1.0) / (grey(then) + 1.0))
    slow = smooth(ratio[:, :, None], floor)[:, :, 0]
    return np.asarray(np.exp(slow - floor.middle(slow[::FADES, ::FADES], (FADES, FADES))), np.float32)


def smooth(planes: Planes, floor: Floor) -> Planes:
    """The second-degree surface that most cells of ``planes`` (rows x columns x any number) on the ``floor`` share.

    Iteratively reweighted least squares with Tukey's biweight on every :data:`FADES`-th cell.
    """
    coarse = planes[::FADES, ::FADES].astype(np.float64)
    rows, columns, depth = coarse.shape
    everywhere = _terms(rows, columns)
    on = np.flatnonzero(floor.inside[::FADES, ::FADES])
    if len(on) < 2 * everywhere.shape[1]:
        on = np.arange(len(everywhere))
    values, terms = coarse.reshape(-1, depth)[on], everywhere[on]
    solved = np.zeros((terms.shape[1], depth))
    surface = np.median(values, axis=0)[None, :]
    for _ in range(_ROUNDS):
        away = np.abs(values - surface).max(axis=1)
        spread = max(1e-3, 1.4826 * float(np.median(away)))
        weighted = terms * np.square(1.0 - np.minimum(1.0, np.square(away / (4.0 * spread))))[:, None]
        solved = np.linalg.solve(terms.T @ weighted + 1e-6 * np.eye(6), weighted.T @ values)
        surface = terms @ solved
    fine = cv2.resize((everywhere @ solved).reshape(rows, columns, depth).astype(np.float32), planes.shape[1::-1])
    return fine.reshape(planes.shape).astype(np.float32, copy=False)


def _terms(rows: int, columns: int) -> NDArray[np.float64]:
    y, x = (grid.ravel() for grid in np.mgrid[-0.5 : 0.5 : rows * 1j, -0.5 : 0.5 : columns * 1j])
    return np.stack([np.ones_like(x), x, y, x * x, x * y, y * y], axis=1)
