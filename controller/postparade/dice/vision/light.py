"""Light on the tray: how much of it there is as a whole, and how it varies from one side to the other."""

from collections.abc import Callable

import cv2
import numpy as np
from numpy.typing import NDArray

from postparade.dice.vision.floor import Floor
from postparade.dice.vision.picture import Field, Picture, Planes

Gains = NDArray[np.float64]
"""Blue, green, red: the factors of the light."""

FADES = 4
"""Cells along each side of a patch whose light one number describes well enough."""

_ROUNDS = 4
_ONE = np.float32(1)


def gains(now: Planes | Picture, then: Planes | Picture, floor: Floor, step: int = FADES) -> Gains:
    """How much lighter each channel of ``now`` is than that of ``then`` (of the same size): the median ratio on the
    ``floor``, which follows the tray and not what lies in it. Every ``step``-th row and column is looked at."""
    ratio = (now[::step, ::step] + _ONE) / (then[::step, ::step] + _ONE)
    return np.array([floor.middle(ratio[:, :, k], (step, step)) for k in range(3)])


def grey(planes: Planes) -> Field:
    """Lightness, 0..255."""
    return cv2.cvtColor(planes, cv2.COLOR_BGR2GRAY).astype(np.float32, copy=False)


def lamp(now: Planes, then: Planes, floor: Floor) -> Field:
    """How much lighter each cell of ``now`` is than in ``then``, relative to the median of the ``floor``.

    A second-degree surface is fitted robustly to the logarithms of the ratio: neither dice nor hands pull it.
    """
    ratio = np.log((grey(now) + 1.0) / (grey(then) + 1.0))
    slow = smooth(ratio[:, :, None], floor)[:, :, 0]
    return np.asarray(np.exp(slow - floor.middle(slow[::FADES, ::FADES], (FADES, FADES))), np.float32)


def smooth(planes: Planes, floor: Floor) -> Planes:
    """The second-degree surface that most cells of ``planes`` (rows x columns x any number) on the ``floor`` share,
    fitted to every :data:`FADES`-th cell."""
    coarse = planes[::FADES, ::FADES].astype(np.float64)
    rows, columns, depth = coarse.shape
    everywhere = terms(rows, columns)
    on = np.flatnonzero(floor.inside[::FADES, ::FADES])
    if len(on) < 2 * everywhere.shape[1]:
        on = np.arange(len(everywhere))
    solved = fit_surface(
        coarse.reshape(-1, depth)[on], everywhere[on], lambda away: np.abs(away).max(axis=1), 1e-3, _ROUNDS
    )
    fine = cv2.resize((everywhere @ solved).reshape(rows, columns, depth).astype(np.float32), planes.shape[1::-1])
    return fine.reshape(planes.shape).astype(np.float32, copy=False)


def fit_surface(
    values: NDArray[np.float64],
    at: NDArray[np.float64],
    distance: Callable[[NDArray[np.floating]], NDArray[np.floating]],
    least: float,
    rounds: int,
) -> NDArray[np.floating]:
    """The coefficients (6 x channels) of the second-degree surface that most of ``values`` share; ``at`` are their
    :func:`terms`.

    Iteratively reweighted least squares with Tukey's biweight in ``rounds`` rounds: values whose ``distance`` from the
    surface exceeds four times the usual spread do not count. The spread is taken to be at ``least`` so large.
    """
    solved: NDArray[np.floating] = np.zeros((at.shape[1], values.shape[1]))
    surface: NDArray[np.floating] = np.median(values, axis=0)[None, :]
    for _ in range(rounds):
        away = distance(values - surface)
        spread = max(least, 1.4826 * float(np.median(away)))
        weighted = at * np.square(1.0 - np.minimum(1.0, np.square(away / (4.0 * spread))))[:, None]
        solved = np.linalg.solve(at.T @ weighted + 1e-6 * np.eye(6), weighted.T @ values)
        surface = at @ solved
    return solved


def terms(rows: int, columns: int) -> NDArray[np.float64]:
    """The terms of a second-degree surface at each of ``rows`` times ``columns`` places, one row per place."""
    y, x = (grid.ravel() for grid in np.mgrid[-0.5 : 0.5 : rows * 1j, -0.5 : 0.5 : columns * 1j])
    return np.stack([np.ones_like(x), x, y, x * x, x * y, y * y], axis=1)
