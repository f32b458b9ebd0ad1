"""A pinhole camera over the tray.

World coordinates are half die edges: x to the right, y away from the camera, z up from the tray (0). Vectors are
columns: an array of points is 3 x n.
"""

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


class View(NamedTuple):
    """A square picture of ``size`` pixels whose middle shows the point ``height`` above the tray's origin.

    ``elevation`` is the angle of the line of sight over the tray in radians (a quarter turn looks straight down),
    ``distance`` the way to the middle in half edges, ``scale`` the pixels per half edge there.
    """

    elevation: float
    distance: float
    scale: float
    size: int
    height: float = 1.0

    @property
    def axes(self) -> tuple[Floats, Floats, Floats]:
        """Unit vectors to the right, up and forward in the picture."""
        c, s = math.cos(self.elevation), math.sin(self.elevation)
        right, up, forward = (1.0, 0.0, 0.0), (0.0, s, c), (0.0, c, -s)
        return np.array(right, np.float32), np.array(up, np.float32), np.array(forward, np.float32)

    @property
    def eye(self) -> Floats:
        """Where the camera is."""
        eye: Floats = np.array([0.0, 0.0, self.height], np.float32) - self.distance * self.axes[2]
        return eye

    def rays(self) -> Floats:
        """Unit directions of the lines of sight through all pixels, row by row (3 x n)."""
        right, up, forward = self.axes
        offset = (np.arange(self.size, dtype=np.float32) + 0.5 - self.size / 2) / np.float32(self.scale * self.distance)
        u, v = np.meshgrid(offset, -offset)
        rays = forward[:, None] + right[:, None] * u.ravel() + up[:, None] * v.ravel()
        rays /= np.sqrt((rays * rays).sum(axis=0))
        where: Floats = rays
        return where

    def project(self, points: NDArray[np.floating]) -> Floats:
        """Where world ``points`` (3 x n) appear: x, y in pixels from the upper left corner (n x 2)."""
        right, up, forward = self.axes
        relative = points - self.eye[:, None]
        zoom = self.scale * self.distance / (forward @ relative)
        where = np.stack([self.size / 2 + right @ relative * zoom, self.size / 2 - up @ relative * zoom], axis=1)
        return where.astype(np.float32)
