"""The strip as arrays, so that one effect lights all lanes at once."""

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from postparade.track.layout.lanes import Layout

Light = npt.NDArray[np.float32]
Mask = npt.NDArray[np.bool_]


def _colour(red: float, green: float, blue: float) -> Light:
    return np.array((red, green, blue), dtype=np.float32)


DARK = _colour(0.0, 0.0, 0.0)
WHITE = _colour(1.0, 1.0, 1.0)
WARM = _colour(1.0, 0.55, 0.15)
AMBER = _colour(1.0, 0.45, 0.0)
GOLD = _colour(1.0, 0.78, 0.1)
RED = _colour(1.0, 0.0, 0.0)
GREEN = _colour(0.0, 1.0, 0.0)
BLUE = _colour(0.0, 0.0, 1.0)

UNDER_HEAD = 0.9
"""The most light, in a lane with a horse, of anything but the horse."""


class Field(Struct, frozen=True):
    """Geometry that does not change, by pixel: its lane (-1: none), its place from the gate, the last place of its
    lane, its seat (0: none), and whether it is at gate or finish."""

    lane: npt.NDArray[np.intp]
    place: Light
    last: Light
    seat: npt.NDArray[np.intp]
    gate: Mask
    finish: Mask
    lanes: int

    @property
    def pixels(self) -> int:
        """How many pixels there are."""
        return len(self.lane)


def build_field(layout: Layout) -> Field:
    """The arrays of a layout."""
    lane = np.full(layout.pixels, -1, dtype=np.intp)
    place = np.zeros(layout.pixels, dtype=np.float32)
    last = np.zeros(layout.pixels, dtype=np.float32)
    seat = np.zeros(layout.pixels, dtype=np.intp)
    for index, strip in enumerate(layout.lanes):
        lane[strip.indices] = index
        place[strip.indices] = np.arange(len(strip.indices)) // strip.space
        last[strip.indices] = strip.places - 1
    for light in layout.seats:
        seat[light.indices] = light.seat
    on_track = lane >= 0
    return Field(lane, place, last, seat, on_track & (place == 0), on_track & (place == last), len(layout.lanes))


def paint(strength: Light, colour: Light) -> Light:
    """``strength`` of every pixel in ``colour``, one for all or one per pixel."""
    light: Light = strength[:, None] * colour
    return light.astype(np.float32, copy=False)
