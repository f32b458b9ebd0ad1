"""What the reading thread does with each frame of a camera."""

from typing import NamedTuple

import cv2

from postparade.dice.calibration.calibrator import Calibrator
from postparade.dice.calibration.tray import Tray
from postparade.dice.capture.contract import Camera, Frame
from postparade.dice.vision.picture import Picture, fit
from postparade.dice.vision.reader import read
from postparade.dice.vision.reading import Reading
from postparade.dice.vision.tray_state import TrayState
from postparade.dice.vision.watcher import Recogniser, Sighting, Watcher


class Observation(NamedTuple):
    """What came of one frame: the ``picture`` that was looked at, what was seen on it, whether the worker began
    ``anew`` with it, because another empty tray lies under the camera now, and whether the host was ``calibrating``,
    so that nothing was read."""

    picture: Picture
    sighting: Sighting
    anew: bool = False
    calibrating: bool = False


class TrayWorker:
    """Watches what ``camera`` sees for rolls of ``expect`` dice; belongs to one thread. ``calibrator`` knows the tray
    under it, and watches instead while the host calibrates."""

    def __init__(self, camera: Camera, expect: int | None = 2, calibrator: Calibrator | None = None) -> None:
        # One core is enough for the dice; lights, sound and pages need the others.
        cv2.setNumThreads(1)
        self._camera = camera
        self._expect = expect
        self._calibrator = calibrator
        self._tray = Tray(camera.reference())
        self._watcher = Watcher(expect, self._tray.reference)

    def see(self, frame: Frame, at: float) -> Observation:
        """Observation at ``frame``, taken at ``at`` seconds. Raises ``PictureFault`` for one that is too small."""
        picture = fit(frame)
        if self._calibrator is not None and self._calibrator.running:
            self._calibrator.see(picture, at)
            self._tray = Tray()
            return Observation(picture, Sighting(TrayState.MOVING), calibrating=True)
        tray = self._tray_under(picture)
        anew = tray is not self._tray
        if anew:
            self._tray = tray
            self._watcher = Watcher(self._expect, tray.reference, self._recogniser(tray, picture))
        return Observation(picture, self._watcher.see(picture, at), anew)

    def _recogniser(self, tray: Tray, picture: Picture) -> Recogniser:
        """The reader that knows what is known of ``tray`` in frames as large as ``picture``."""
        edge, floor = tray.edge_in(picture.shape), None if tray.outline is None else tray.mask(picture.shape)

        def recognise(frame: Picture, expect: int | None, reference: Picture | None) -> Reading:
            alike = frame.shape == picture.shape
            return read(frame, expect, reference, edge=edge if alike else None, floor=floor if alike else None)

        return recognise

    def _tray_under(self, picture: Picture) -> Tray:
        if self._calibrator is not None:
            return self._calibrator.tray(picture)
        reference = self._camera.reference()
        return self._tray if reference is self._tray.reference else Tray(reference)
