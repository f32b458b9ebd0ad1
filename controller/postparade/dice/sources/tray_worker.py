"""What the reading thread does with each frame of a camera."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import cv2

from postparade.dice.capture.contract import Camera, Frame
from postparade.dice.tray_calibration.calibrated_tray import USUAL_WIDTH, Corner, Tray
from postparade.dice.tray_calibration.calibrator import Calibrator
from postparade.dice.vision.motion import Unrest
from postparade.dice.vision.picture import Picture, fit
from postparade.dice.vision.reader import read
from postparade.dice.vision.reading import BOX, Reading
from postparade.dice.vision.roll_watcher import RollWatcher, Sighting
from postparade.dice.vision.tray_state import TrayState


class Observation(NamedTuple):
    """The outcome of one frame: the ``picture`` that was read, the reading, whether the worker began ``anew`` with
    it, because another empty tray lies under the camera now, and whether the host was ``calibrating``, so that
    nothing was read. ``outline`` is the floor of the tray where it is known, ``unrest`` how hard it is to see that
    nothing moves."""

    picture: Picture
    sighting: Sighting
    anew: bool = False
    calibrating: bool = False
    outline: tuple[Corner, ...] | None = None
    unrest: Unrest | None = None


def watcher_over(tray: Tray, shape: Sequence[int], expect: int | None = 2) -> RollWatcher:
    """A watcher for rolls of ``expect`` dice that knows what is known of ``tray``, for frames of ``shape`` (rows,
    columns, ...)."""
    edge, floor = tray.edge_in(shape), None if tray.outline is None else tray.mask(shape)

    def recognise(frame: Picture, expect: int | None, reference: Picture | None) -> Reading:
        alike = frame.shape[:2] == tuple(shape[:2])
        return read(frame, expect, reference, edge=edge if alike else None, floor=floor if alike else None)

    return RollWatcher(expect, tray.reference, recognise, floor=floor)


class TrayWorker:
    """Watches what ``camera`` sees for rolls of ``expect`` dice; belongs to one thread. ``calibrator`` knows the tray
    under it, and watches instead while the host calibrates. ``outline`` overrides that of the calibration."""

    def __init__(
        self,
        camera: Camera,
        expect: int | None = 2,
        calibrator: Calibrator | None = None,
        outline: tuple[Corner, ...] | None = None,
    ) -> None:
        # One core is enough for the dice; lights, sound and pages need the others.
        cv2.setNumThreads(1)
        self._camera = camera
        self._expect = expect
        self._calibrator = calibrator
        self._outline = outline
        self._tray: Tray | None = None
        self._edge: float | None = None
        self._watcher = RollWatcher(expect)

    def see(self, frame: Frame, at: float) -> Observation:
        """What came of ``frame``, taken at ``at`` seconds. Raises ``PictureFault`` for one that is too small."""
        picture = fit(frame)
        if self._calibrator is not None and self._calibrator.running:
            self._calibrator.see(picture, at)
            self._tray = Tray()
            return Observation(picture, Sighting(TrayState.MOVING), calibrating=True)
        first, tray = self._tray is None, self._tray_under(picture)
        anew = tray is not self._tray
        if anew:
            self._tray = tray
            self._watcher = watcher_over(self.known, picture.shape, self._expect)
        sighting = self._watcher.see(picture, at)
        self._learn_edge(sighting, picture)
        return Observation(
            picture, sighting, anew and not first, outline=self.known.outline, unrest=self._watcher.unrest
        )

    def _learn_edge(self, sighting: Sighting, picture: Picture) -> None:
        """Measure the dice of a roll that counts where their size is not known. It is kept once the tray is empty: with
        it the worker begins anew, which must not come between a roll and its settling."""
        if self._calibrator is None or not self._calibrator.wants_edge:
            self._edge = None
        elif sighting.committed is not None and sighting.reading is not None:
            sides = [die.box[2] / BOX for die in sighting.reading.dice]
            self._edge = math.exp(sum(map(math.log, sides)) / len(sides)) * USUAL_WIDTH / picture.shape[1]
        elif self._edge is not None and sighting.stage is TrayState.EMPTY:
            self._calibrator.learn_edge(self._edge)

    @property
    def known(self) -> Tray:
        """What is known of the tray that is watched now."""
        tray = self._tray or Tray()
        return tray if self._outline is None else Tray(tray.reference, self._outline, tray.edge)

    def _tray_under(self, picture: Picture) -> Tray:
        if self._calibrator is not None:
            return self._calibrator.tray(picture)
        reference = self._camera.reference()
        known = self._tray
        return known if known is not None and reference is known.reference else Tray(reference)
