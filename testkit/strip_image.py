"""What a strip looks like from above, as an image: for tests, documents and whoever builds a track."""

import numpy as np
import numpy.typing as npt

from postparade.track.frame import Frame
from postparade.track.layout.lanes import Indices, Layout

CELL = 14
"""Pixels of the image for one pixel of the strip, each way."""
LANE = 20
MARGIN = 10
NIGHT = np.array((10, 24, 17), dtype=np.float32)
UNLIT = np.array((26, 42, 33), dtype=np.float32)
LIFT = 0.45
"""Exponent that lifts dim pixels as far as the eye does: strips are linear, screens are not."""

Image = npt.NDArray[np.uint8]
Sheet = npt.NDArray[np.float32]


def draw_strip(layout: Layout, frame: Frame) -> Image:
    """The lanes one below the other, finishes in line at the right, seats below: ``(height, width, 3)`` red, green,
    blue, of the ``frame`` on a strip of ``layout``."""
    rows = [lane.indices for lane in layout.lanes]
    seats = [light.indices for light in layout.seats]
    longest = max(len(row) for row in rows)
    height = 2 * MARGIN + LANE * (len(rows) + bool(seats))
    image: Sheet = np.tile(NIGHT, (height, 2 * MARGIN + CELL * max(longest, sum(map(len, seats)) + len(seats)), 1))
    for index, row in enumerate(rows):
        _lay(image, frame, row, MARGIN + LANE * index, MARGIN + CELL * (longest - len(row)))
    left = MARGIN
    for row in seats:
        _lay(image, frame, row, MARGIN + LANE * len(rows), left)
        left += CELL * (len(row) + 1)
    return np.clip(image, 0, 255).astype(np.uint8)


def png(image: Image) -> bytes:
    """``image`` as a PNG file."""
    import cv2  # takes longer to load than anything else here, and no table needs it

    done, data = cv2.imencode(".png", image[:, :, ::-1], [cv2.IMWRITE_PNG_COMPRESSION, 9])
    assert done, "every image can be written as PNG"
    return data.tobytes()


def _lay(image: Sheet, frame: Frame, row: Indices, top: int, left: int) -> None:
    """Draw the pixels ``row`` of the strip from ``left`` on: a round light each, with a little glow around it."""
    away = np.hypot(*np.meshgrid(*[np.arange(CELL) - (CELL - 1) / 2] * 2))
    disc, glow = (away < 0.36 * CELL), np.exp(-((away / (0.42 * CELL)) ** 2)) * 0.55
    for place, pixel in enumerate(row.tolist()):
        colour = 255.0 * (frame[pixel] / 255.0) ** LIFT
        spot = image[top : top + CELL, left + place * CELL : left + (place + 1) * CELL]
        body = np.maximum(UNLIT, colour) if colour.any() else UNLIT
        spot[:] = np.where(disc[:, :, None], body, np.maximum(spot, NIGHT + glow[:, :, None] * colour))
