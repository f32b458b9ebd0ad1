"""Whether the camera's picture is still, even in flickering light."""

import cv2
import numpy as np
from numpy.typing import NDArray

from postparade.dice.vision.picture import Picture

SIZE = (80, 60)
"""Width and height of what is compared."""
CHANGED = 5.0
"""Grey steps a cell must change from frame to frame to count; noise averages out well below."""
MOVES = 0.002
"""Share of changed cells above which something moves."""


class Stillness:
    """Counts the frames in which nothing has moved."""

    def __init__(self) -> None:
        self._before: NDArray[np.float32] | None = None
        self.frames = 0

    def see(self, frame: Picture, floor: NDArray[np.uint8] | None = None) -> int:
        """Return in how many frames up to this one nothing has moved; 0 when something has. Only pixels where ``floor``
        (of any size) is not 0 are compared."""
        small = cv2.cvtColor(cv2.resize(frame, SIZE, interpolation=cv2.INTER_AREA), cv2.COLOR_BGR2GRAY)
        now = cv2.GaussianBlur(small.astype(np.float32), (3, 3), 0) + np.float32(1.0)
        before, self._before = self._before, now
        on = np.ones(now.shape, np.bool_)
        if floor is not None:
            on = cv2.erode(cv2.resize(floor, SIZE, interpolation=cv2.INTER_AREA), np.ones((3, 3), np.uint8)) > 127
        self.frames = 0 if before is None or _moved(now, before, on) else self.frames + 1
        return self.frames


def _moved(now: NDArray[np.floating], before: NDArray[np.floating], on: NDArray[np.bool_]) -> bool:
    """Whether more changed than the light, which may change row by row: lamps flicker while the camera reads out."""
    ratio = now / before
    common = np.median(ratio[on]) if on.any() else 1.0
    gain = np.ma.median(np.ma.masked_array(ratio, ~on), axis=1).filled(common)[:, None]  # type: ignore[no-untyped-call, unused-ignore]  # numpy
    return bool(((np.abs(now - before * gain) > CHANGED) & on).sum() > MOVES * on.sum())
