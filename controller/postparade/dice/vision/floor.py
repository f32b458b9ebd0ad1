"""The floor of the tray: the only part of the image in which anything is looked for."""

import cv2
import numpy as np
from numpy.typing import NDArray

Mask = NDArray[np.uint8]
"""Rows x columns, 0 where nothing is looked for."""

Cells = NDArray[np.bool_]

RIM = 1 / 80
"""Share of the image's width along the outline that is left out: lens, thumbnail and the blocks of a JPEG smear what
happens beside the tray over it. No die is that narrow."""

NEAR = 1 / 40
"""Share of the image's width, beyond the floor, in which the rim of the tray shows where the tray is."""

_FEWEST = 3
_AROUND = np.ones((3, 3), np.uint8)


class Floor:
    """The floor at the size of one thumbnail.

    ``inside`` is 1 on it, ``near`` on it and along its rim, ``border`` on those of its cells from which something may
    reach in. ``area`` counts the cells inside.
    """

    def __init__(self, inside: Mask) -> None:
        self.inside = inside
        self.area = int(np.count_nonzero(inside))
        within = cv2.erode(inside, _AROUND, borderType=cv2.BORDER_CONSTANT, borderValue=0)
        self.border: Mask = np.asarray(cv2.subtract(inside, within), np.uint8)
        near = cv2.dilate(inside, _AROUND, iterations=max(1, round(NEAR * inside.shape[1])))
        self.near: Mask = near.astype(np.uint8, copy=False)
        self.everywhere = self.area == inside.size
        self._weight: cv2.typing.MatLike | None = None
        self._on: dict[tuple[int, int], NDArray[np.intp]] = {}

    @classmethod
    def of(cls, mask: Mask | None, rows: int, columns: int) -> "Floor":
        """The floor that ``mask`` (of any size) shows, None for all of the image, in ``rows`` times ``columns``."""
        if mask is None or not mask.any():
            return cls(np.ones((rows, columns), np.uint8))
        shares = cv2.resize((mask > 0).astype(np.float32), (columns, rows), interpolation=cv2.INTER_AREA)
        inside = (shares >= 0.5).astype(np.uint8)
        inside = cv2.erode(inside, _AROUND, iterations=round(RIM * columns), borderValue=1).astype(np.uint8, copy=False)
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

    def smoothed(self, planes: NDArray[np.float32], size: int) -> NDArray[np.float32]:
        """The mean of ``planes`` around each cell, over those of ``size`` x ``size`` cells that are on the floor."""
        if self.everywhere:
            return np.asarray(cv2.blur(planes, (size, size)), np.float32)
        if self._weight is None:
            self._weight = cv2.merge([self.inside.astype(np.float32)] * 3)
            self._share = 1 / np.maximum(cv2.blur(self._weight, (size, size)), np.float32(1e-3))
        around = cv2.blur(cv2.multiply(planes, self._weight), (size, size))
        return np.asarray(cv2.multiply(around, self._share), np.float32)
