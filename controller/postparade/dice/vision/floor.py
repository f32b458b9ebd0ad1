"""The floor of the tray, the only part of the image in which anything is looked for, and the light on it: how much
there is as a whole, and how it varies from one side to the other."""

from collections.abc import Callable
from functools import lru_cache

import cv2
import numpy as np
from numpy.typing import NDArray

from postparade.dice.vision.picture import SIXTEENTHS, Field, Fine, Picture, Planes

Mask = NDArray[np.uint8]
"""Rows x columns, 0 where nothing is looked for."""

RIM = 1 / 80
"""Share of the image's width along the outline that is left out: lens, thumbnail and the blocks of a JPEG smear what
happens beside the tray over it. No die is that narrow."""

NEAR = 1 / 40
"""Share of the image's width, beyond the floor, in which the rim of the tray shows where the tray is."""

FLAT, DULL = 34.0, 75.0
"""The most, in steps, by which the difference from the empty tray changes between neighbours, and the largest
difference, where something lies flat: a stain, a damp ring, a shine. What stands up has edges, and light and shade on
opposite sides. Set on renders of stains and of things left in a tray."""

_FEWEST = 3
AROUND = np.ones((3, 3), np.uint8)
"""A cell and its eight neighbours."""

WITHIN_TWO = np.ones((5, 5), np.uint8)
"""A cell and all within two of it."""


class Floor:
    """The floor at the size of one thumbnail.

    ``inside`` is 1 on it, ``near`` on it and along its rim, ``border`` on those of its cells from which something may
    reach in. ``area`` counts the cells inside.
    """

    def __init__(self, inside: Mask) -> None:
        self.inside = inside
        self.area = int(np.count_nonzero(inside))
        within = cv2.erode(inside, AROUND, borderType=cv2.BORDER_CONSTANT, borderValue=0)
        self.border: Mask = np.asarray(cv2.subtract(inside, within), np.uint8)
        near = cv2.dilate(inside, AROUND, iterations=max(1, round(NEAR * inside.shape[1])))
        self.near: Mask = near.astype(np.uint8, copy=False)
        self.everywhere = self.area == inside.size
        self._weight: cv2.typing.MatLike | None = None
        self._on: dict[tuple[int, int], NDArray[np.intp]] = {}

    @classmethod
    def of(cls, mask: Mask | None, rows: int, columns: int) -> "Floor":
        """The floor that ``mask`` (of any size) shows, None for all of the image, in ``rows`` times ``columns``."""
        if mask is None or not mask.any():
            return cls(np.ones((rows, columns), np.uint8))
        shares = cv2.resize((mask > 0).astype(np.uint8) * np.uint8(255), (columns, rows), interpolation=cv2.INTER_AREA)
        inside = (shares > 127).astype(np.uint8)
        inside = cv2.erode(inside, AROUND, iterations=round(RIM * columns), borderValue=1).astype(np.uint8, copy=False)
        return cls(inside if inside.any() else np.ones((rows, columns), np.uint8))

    def moved(self, warp: NDArray[np.float32]) -> "Floor":
        """The floor as seen by a camera that was pushed by ``warp``."""
        if self.everywhere:
            return self
        inside = cv2.warpAffine(self.inside, warp, self.inside.shape[::-1]).astype(np.uint8, copy=False)
        return Floor(inside) if inside.any() else self

    def middle(self, values: NDArray[np.float32], step: tuple[int, int] = (1, 1)) -> float:
        """The median of ``values`` on the floor; they are given for every ``step``-th row and column."""
        return self.share(values, 0.5, step)

    def share(self, values: NDArray[np.float32], below: float, step: tuple[int, int] = (1, 1)) -> float:
        """The ``below`` quantile (0..1) of ``values`` on the floor, given as for :meth:`middle`."""
        chosen = values.ravel()
        if not self.everywhere:
            if step not in self._on:
                self._on[step] = np.flatnonzero(self.inside[:: step[0], :: step[1]])
            on = self._on[step]
            chosen = chosen[on] if on.size >= _FEWEST else chosen
        # Sorting takes half the time of a partition: light makes many ratios the same.
        return float(np.sort(chosen)[min(int(below * chosen.size), chosen.size - 1)])

    def row_middles(self, values: NDArray[np.float32], step: tuple[int, int]) -> NDArray[np.float32]:
        """The median of each row of ``values`` on the floor; of all of the floor where a row has too little of it."""
        if self.everywhere:
            half = values.shape[1] // 2
            return np.partition(values, half, axis=1)[:, half]
        on = self.inside[:: step[0], :: step[1]] > 0
        count = on.sum(axis=1)
        ordered = np.sort(np.where(on, values, np.float32(np.inf)), axis=1)
        found = ordered[np.arange(len(values)), np.minimum(count // 2, values.shape[1] - 1)]
        return np.where(count >= _FEWEST, found, np.float32(self.middle(values, step)))

    def smoothed(self, planes: Fine, size: int) -> Fine:
        """The mean of ``planes`` around each cell, over those of ``size`` x ``size`` cells that are on the floor."""
        if self.everywhere:
            return np.asarray(cv2.blur(planes, (size, size)), np.int16)
        if self._weight is None:
            self._weight = cv2.merge([self.inside.astype(np.int16)] * 3)
            shares = cv2.blur(self._weight.astype(np.float32), (size, size))
            self._share = 1 / np.maximum(shares, np.float32(1e-3))
        around = cv2.blur(cv2.multiply(planes, self._weight), (size, size))
        return np.asarray(cv2.multiply(around, self._share, dtype=cv2.CV_16S), np.int16)


Gains = NDArray[np.float64]
"""Blue, green, red: the factors of the light."""

FADES = 4
"""Cells along each side of a patch whose light one number describes well enough."""

_ROUNDS = 4


def gains(now: Fine | Picture, then: Fine | Picture, floor: Floor, step: int = FADES) -> Gains:
    """How much lighter each channel of ``now`` is than that of ``then`` (of the same size and kind): the median ratio
    on the ``floor``, which follows the tray and not what lies in it. Every ``step``-th row and column is looked at."""
    one = np.float32(SIXTEENTHS if now.dtype == np.int16 else 1)
    ratio = (now[::step, ::step] + one) / (then[::step, ::step] + one)
    return np.array([floor.middle(ratio[:, :, k], (step, step)) for k in range(3)])


def grey(planes: Fine) -> Field:
    """Lightness, 0..255."""
    light = cv2.cvtColor(planes.view(np.uint16), cv2.COLOR_BGR2GRAY)
    return light * np.float32(1 / SIXTEENTHS)


def steepness(strength: Field) -> Field:
    """By how much ``strength`` changes around each cell."""
    return cv2.morphologyEx(strength, cv2.MORPH_GRADIENT, AROUND).astype(np.float32, copy=False)


def lies_flat(strength: Field, steep: Field, steepest: float = FLAT) -> bool:
    """Whether something that differs from the empty tray by ``strength`` lies flat, as a stain does: its
    :func:`steepness`, ``steep``, stays below ``steepest``, the difference itself below ``DULL``."""
    return float(np.percentile(steep, 98)) < steepest and float(np.percentile(strength, 90)) < DULL


def lamp(now: Fine, then: Fine, floor: Floor) -> Field:
    """How much lighter each cell of ``now`` is than in ``then``, relative to the median of the ``floor``.

    A second-degree surface is fitted robustly to the logarithms of the ratio: neither dice nor hands pull it.
    """
    light, was = (grey(np.ascontiguousarray(one[::FADES, ::FADES])) for one in (now, then))
    slow = _surface(np.log((light + 1) / (was + 1))[:, :, None], floor)[:, :, 0]
    shine = np.exp(slow - floor.middle(slow, (FADES, FADES)))
    return np.asarray(cv2.resize(shine, now.shape[1::-1]), np.float32)


def smooth(planes: Fine, floor: Floor) -> Planes:
    """The second-degree surface that most cells of ``planes`` on the ``floor`` share, fitted to every
    :data:`FADES`-th cell."""
    coarse = _surface(planes[::FADES, ::FADES].astype(np.float32), floor)
    return cv2.resize(coarse, planes.shape[1::-1]).astype(np.float32, copy=False)


def _surface(coarse: Planes, floor: Floor) -> Planes:
    """The second-degree surface that most of ``coarse`` share, every :data:`FADES`-th cell of each row and column."""
    rows, columns, depth = coarse.shape
    everywhere = terms(rows, columns)
    on = np.flatnonzero(floor.inside[::FADES, ::FADES])
    if len(on) < 2 * everywhere.shape[1]:
        on = np.arange(len(everywhere))
    values = coarse.reshape(-1, depth)[on].astype(np.float64)
    solved = fit_surface(values, everywhere[on], lambda away: np.abs(away).max(axis=1), 1e-3, _ROUNDS)
    return (everywhere @ solved).reshape(rows, columns, depth).astype(np.float32)


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


@lru_cache(maxsize=4)
def terms(rows: int, columns: int) -> NDArray[np.float64]:
    """The terms of a second-degree surface at each of ``rows`` times ``columns`` places, one row per place."""
    y, x = (grid.ravel() for grid in np.mgrid[-0.5 : 0.5 : rows * 1j, -0.5 : 0.5 : columns * 1j])
    return np.stack([np.ones_like(x), x, y, x * x, x * y, y * y], axis=1)
