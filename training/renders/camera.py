"""The camera over a whole tray: where places on the tray appear in a 640 x 480 picture."""

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

WIDTH, HEIGHT = 640, 480


class Camera(NamedTuple):
    """``elevation`` is the angle of the line of sight over the tray, ``roll`` the camera's turn about it (radians),
    ``edge`` the pixels of a die's edge where the line of sight meets the tray, ``focal`` the focal length in pixels and
    ``shift`` how far that point appears from the middle of the picture."""

    elevation: float
    roll: float
    edge: float
    focal: float
    shift: tuple[float, float] = (0.0, 0.0)

    @property
    def matrix(self) -> NDArray[np.float64]:
        """The homography (3 x 3) from the tray (x, y in half edges, y away from the camera) to pixels."""
        sine, cosine = math.sin(self.elevation), math.cos(self.elevation)
        distance = self.focal / (self.edge / 2)
        seen = np.array([[self.focal, 0, 0], [0, -self.focal * sine, 0], [0, cosine, distance]])
        c, s = math.cos(self.roll), math.sin(self.roll)
        x, y = WIDTH / 2 + self.shift[0], HEIGHT / 2 + self.shift[1]
        matrix: NDArray[np.float64] = np.array([[c, -s, x], [s, c, y], [0, 0, 1]]) @ seen
        return matrix

    def pixels(self, places: NDArray[np.float64]) -> NDArray[np.float64]:
        """Where tray ``places`` (n x 2) appear (n x 2)."""
        seen = np.column_stack([places, np.ones(len(places))]) @ self.matrix.T
        pixels: NDArray[np.float64] = seen[:, :2] / seen[:, 2:]
        return pixels

    def place(self, pixel: tuple[float, float]) -> tuple[float, float]:
        """The place on the tray that ``pixel`` shows."""
        x, y, z = np.linalg.solve(self.matrix, (*pixel, 1.0))
        return float(x / z), float(y / z)

    def edge_at(self, place: tuple[float, float]) -> float:
        """Pixels of a die's edge at a ``place`` on the tray."""
        distance = self.focal / (self.edge / 2)
        return 2 * self.focal / (distance + place[1] * math.cos(self.elevation))


def random_camera(chance: np.random.Generator, elevation: float, edge: tuple[float, float]) -> Camera:
    """A camera at ``elevation`` that sees dice about ``edge`` (least, most) pixels large. A steep one may be turned any
    way, a low one stands nearly upright."""
    steep = elevation > math.radians(60)
    roll = chance.uniform(0, math.tau) if steep else chance.normal(0, 0.09)
    size = math.exp(chance.uniform(math.log(edge[0]), math.log(edge[1])))
    shift = float(chance.normal(0, 25)), float(chance.normal(0, 20))
    return Camera(elevation, float(roll), float(size), float(chance.uniform(620, 1300)), shift)
