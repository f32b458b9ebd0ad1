"""The tray under one camera, as far as it is known."""

from collections.abc import Sequence

import cv2
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from postparade.dice.vision.picture import Picture

USUAL_WIDTH = 640
"""Pixels; the width of the picture to which the length of a die's edge refers."""

Corner = tuple[float, float]
"""A place in the picture as shares of its width and height: (0, 0) is the upper left corner, (1, 1) the lower right."""


class Tray(Struct, frozen=True, eq=False):
    """What the reader may take for granted under one camera; everything unknown is ``None``.

    ``reference`` is the picture of the empty tray, ``outline`` the polygon around the part of the picture in which dice
    can lie, ``edge`` the length of a die's edge in pixels of a picture :data:`USUAL_WIDTH` wide.
    """

    reference: Picture | None = None
    outline: tuple[Corner, ...] | None = None
    edge: float | None = None

    def mask(self, shape: Sequence[int]) -> NDArray[np.uint8]:
        """255 where dice can lie and 0 elsewhere, for a picture of ``shape`` (rows, columns, ...); 255 everywhere
        without an outline."""
        rows, columns = shape[0], shape[1]
        if self.outline is None:
            return np.full((rows, columns), 255, np.uint8)
        inside = np.zeros((rows, columns), np.uint8)
        corners = np.array(self.outline) * (columns, rows) - 0.5
        cv2.fillPoly(inside, [np.rint(corners).astype(np.int32)], 255)
        return inside

    def edge_in(self, shape: Sequence[int]) -> float | None:
        """The edge of a die in pixels of a picture of ``shape`` (rows, columns, ...), where it is known."""
        return None if self.edge is None else self.edge * shape[1] / USUAL_WIDTH
