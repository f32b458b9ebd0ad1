"""Notices a camera that is there but gives nothing to see: only black pictures, or always the same one."""

import numpy as np

from postparade.core.faults import DeviceFault
from postparade.dice.capture.contract import Frame

BLACK = 8.0
"""Mean grey level, 0 to 255, up to which a picture is black. A dim room with the exposure held is well above."""
SPECK = 40.0
"""Grey level of the brightest hundredth of a picture from which it is not black: a die in the dark still glints."""
BLACK_AFTER = 3.0
FROZEN_AFTER = 5.0
"""Seconds of one and the same picture after which the camera hangs. A sensor has noise: it makes no two alike."""
STEP = 8
"""Every so many rows and columns are looked at for blackness."""


class PictureCheck:
    """Looks at every picture of a camera with a sensor of its own."""

    def __init__(self) -> None:
        self._last: Frame | None = None
        self._same_since = self._black_since = float("inf")

    def see(self, picture: Frame, at: float, camera: str) -> DeviceFault | None:
        """What is wrong with the pictures of ``camera``, now that ``picture`` came at ``at`` (seconds); ``None`` if
        nothing is."""
        same = self._last is not None and np.array_equal(picture, self._last)
        self._last = picture
        self._same_since = min(self._same_since, at) if same else float("inf")
        self._black_since = min(self._black_since, at) if is_black(picture) else float("inf")
        # A covered sensor may well give one and the same black picture: being covered is what people can help.
        if at - self._black_since >= BLACK_AFTER:
            return DeviceFault("camera_black", camera=camera)
        if at - self._same_since >= FROZEN_AFTER:
            return DeviceFault("camera_frozen", camera=camera)
        return None


def is_black(picture: Frame) -> bool:
    """Whether nothing at all can be seen in it."""
    seen = picture[::STEP, ::STEP]
    return float(seen.mean()) <= BLACK and float(np.percentile(seen, 99)) < SPECK
