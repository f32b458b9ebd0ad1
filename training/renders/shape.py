"""The solid of a die: a cube with rounded edges, its corners cut by a ball."""

from typing import NamedTuple

import numpy as np

from training.renders.view import Floats

REACH = 1.75
"""Half edges from the centre of a die to beyond its farthest corner."""

_STEPS = 20
_SEAM = 0.05
"""Half edges over which the ball's cut blends into the cube."""


class Shape(NamedTuple):
    """``rounding`` is the radius of the edges, ``ball`` that of the ball which cuts the corners (1.75 leaves them)."""

    rounding: float
    ball: float

    def distance(self, points: Floats) -> Floats:
        """How far ``points`` (3 x n) are outside the die (after I. Quilez, "distance functions"); below 0 inside."""
        beyond = np.abs(points) - np.float32(1.0 - self.rounding)
        deepest = np.maximum(np.maximum(beyond[0], beyond[1]), beyond[2])
        outside = np.maximum(beyond, 0.0)
        outside *= outside
        cube: Floats = (
            np.sqrt(outside[0] + outside[1] + outside[2]) + np.minimum(deepest, 0.0) - np.float32(self.rounding)
        )
        if self.ball >= REACH:
            return cube
        ball = np.sqrt((points * points).sum(axis=0)) - np.float32(self.ball)
        result: Floats = np.maximum(cube, ball)
        return result

    def normals(self, surface: Floats) -> Floats:
        """Unit vectors out of the die at points of its ``surface`` (3 x n)."""
        size = np.abs(surface)
        outward = np.maximum(size - np.float32(1.0 - self.rounding), 0.0) * np.sign(surface)
        outward /= np.maximum(np.sqrt((outward * outward).sum(axis=0)), 1e-6)
        if self.ball >= REACH:
            return outward
        away = np.sqrt((surface * surface).sum(axis=0))
        cut = np.clip((away - self.ball + _SEAM) / _SEAM, 0.0, 1.0)
        outward += (surface / away - outward) * (cut * cut * (3 - 2 * cut))
        outward /= np.maximum(np.sqrt((outward * outward).sum(axis=0)), 1e-6)
        return outward

    def trace(self, origin: Floats, rays: Floats) -> tuple[Floats, Floats]:
        """Follow ``rays`` (3 x n, unit) from ``origin``: the point of each that is closest to the die, and the gap left
        there, 0 for a hit."""
        travelled = -(origin @ rays) - np.float32(REACH)
        best = np.full(rays.shape[1], np.inf, np.float32)
        at = travelled.copy()
        for _ in range(_STEPS):
            gap = self.distance(origin[:, None] + rays * travelled)
            closer = gap < best
            np.copyto(best, gap, where=closer)
            np.copyto(at, travelled, where=closer)
            travelled += gap
        return origin[:, None] + rays * at, np.maximum(best - np.float32(0.004), 0.0)
