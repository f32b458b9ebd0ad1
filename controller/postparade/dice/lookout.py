"""The lookout: what the reading thread does with each frame of a camera."""

from typing import NamedTuple

import cv2

from postparade.dice.camera.picture import Picture, fit
from postparade.dice.camera.watcher import Sighting, Watcher
from postparade.dice.cameras.contract import Camera, Frame


class Look(NamedTuple):
    """What came of one frame: the ``picture`` that was looked at, what was seen on it, and whether the lookout began
    ``anew`` with it, because another empty tray lies under the camera now."""

    picture: Picture
    sighting: Sighting
    anew: bool


class Lookout:
    """Watches what ``camera`` sees for rolls of ``expect`` dice; belongs to one thread."""

    def __init__(self, camera: Camera, expect: int | None = 2) -> None:
        # One core is enough for the dice; lights, sound and pages need the others.
        cv2.setNumThreads(1)
        self._camera = camera
        self._expect = expect
        self._reference = camera.reference()
        self._watcher = Watcher(expect, self._reference)

    def see(self, frame: Frame, at: float) -> Look:
        """Look at ``frame``, taken at ``at`` seconds. Raises ``PictureFault`` for one that is too small."""
        reference = self._camera.reference()
        anew = reference is not self._reference
        if anew:
            self._reference = reference
            self._watcher = Watcher(self._expect, reference)
        picture = fit(frame)
        return Look(picture, self._watcher.see(picture, at), anew)
