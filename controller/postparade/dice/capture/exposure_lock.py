"""Exposure, white balance and focus of a USB camera: let them settle by themselves, then hold what they reached.

A camera that keeps adjusting changes the whole picture whenever a hand or a die comes in. Controls differ from camera
to camera: one that is missing or cannot be set is reported, and the camera is used all the same.
"""

from typing import NamedTuple, Protocol

import cv2

from postparade.core.faults import Phrase
from postparade.dice.capture.contract import Frame

SETTLING = 25
"""Frames in which the automatic controls find their values: less than a second at 30 a second."""
CHECK_AFTER = 8
"""Frames after which a changed exposure shows in the picture."""
ROUNDS = 6
NEAR = 0.12
"""Share by which the brightness may differ from what the automatic exposure had reached."""
_STEP = 4.0


class Controls(Protocol):
    """The controls of ``cv2.VideoCapture``: ``get`` gives -1 for one that the camera does not have, ``set`` says
    whether it was taken."""

    def get(self, what: int, /) -> float: ...

    def set(self, what: int, value: float, /) -> bool: ...


class Automatic(NamedTuple):
    """Something a camera adjusts: the switch with its positions, and the value it adjusts. Where ``needed``, a camera
    without the switch is assumed to adjust anyway; one without a switch for focus has a fixed focus."""

    name: str
    switch: int
    on: int
    off: int
    value: int
    needed: bool


# V4L2: 3 is "aperture priority", the automatic of webcams; 1 is manual.
EXPOSURE = Automatic(Phrase("exposure"), cv2.CAP_PROP_AUTO_EXPOSURE, 3, 1, cv2.CAP_PROP_EXPOSURE, needed=True)
AUTOMATICS = (
    EXPOSURE,
    Automatic(Phrase("white_balance"), cv2.CAP_PROP_AUTO_WB, 1, 0, cv2.CAP_PROP_WB_TEMPERATURE, needed=True),
    Automatic(Phrase("focus"), cv2.CAP_PROP_AUTOFOCUS, 1, 0, cv2.CAP_PROP_FOCUS, needed=False),
)


class ExposureLock:
    """Follows the frames of a camera that was just opened. ``held`` are values found earlier, which are set at once;
    without them the automatic controls settle first. ``exposure`` is one that somebody chose, in the driver's steps,
    and is held from the beginning; with ``only_exposure`` nothing else is. ``unlocked`` names what could not be
    held."""

    def __init__(
        self,
        controls: Controls,
        held: dict[str, float],
        exposure: float | None = None,
        *,
        only_exposure: bool = False,
    ) -> None:
        self.held = dict(held)
        self.unlocked: tuple[str, ...] = ()
        self.ready = False
        """Whether the controls will not be changed any more."""
        self._controls = controls
        self._automatics = (EXPOSURE,) if only_exposure else AUTOMATICS
        self._frames = 0
        self._wanted = 0.0
        self._rounds = 0
        self._chosen = exposure
        if exposure is not None:
            self.held[EXPOSURE.name] = exposure
        if held or only_exposure:
            self._hold_all()
            self.ready = True
            return
        self._settle()

    def expose(self, exposure: float | None) -> None:
        """Hold another ``exposure`` from now on, or, with None, let the camera find it anew."""
        self._chosen = exposure
        if exposure is None:
            self.held = {}
            self._settle()
            return
        self.held[EXPOSURE.name] = exposure
        self._rounds = 0
        if self.ready:
            self._hold_all()
        else:
            self._hold(EXPOSURE)

    def _settle(self) -> None:
        self.ready, self.unlocked = False, ()
        self._frames = self._rounds = 0
        for automatic in self._automatics:
            if automatic is not EXPOSURE or self._chosen is None:
                self._controls.set(automatic.switch, automatic.on)
        if self._chosen is not None:
            self._hold(EXPOSURE)

    def see(self, frame: Frame) -> None:
        """One more frame has come."""
        if self.ready:
            return
        self._frames += 1
        if self._rounds:
            if self._frames >= CHECK_AFTER:
                self._check(float(frame.mean()))
                self.ready = not self._rounds
        elif self._frames >= SETTLING:
            self._wanted = max(1.0, float(frame.mean()))
            self._hold_all()
            if EXPOSURE.name in self.held and self._chosen is None:
                self._frames, self._rounds = 0, ROUNDS
            self.ready = not self._rounds

    def _hold_all(self) -> None:
        self.unlocked = tuple(automatic.name for automatic in self._automatics if not self._hold(automatic))
        if EXPOSURE.name in self.unlocked:
            self.held.pop(EXPOSURE.name, None)

    def _hold(self, automatic: Automatic) -> bool:
        """Whether ``automatic`` is off, or not there."""
        controls = self._controls
        if controls.get(automatic.switch) < 0:
            return not automatic.needed
        value = self.held.get(automatic.name, controls.get(automatic.value))
        if not controls.set(automatic.switch, automatic.off) or round(controls.get(automatic.switch)) != automatic.off:
            return False
        if value >= 0 and controls.set(automatic.value, value):
            self.held[automatic.name] = value
        return True

    def _check(self, brightness: float) -> None:
        """Many cameras do not tell which exposure their automatic had reached: go on until it is as bright again."""
        ratio = self._wanted / max(1.0, brightness)
        if abs(ratio - 1) <= NEAR:
            self._rounds = 0
            return
        self._rounds -= 1
        self._frames = 0
        if self._rounds:
            value = max(1.0, self.held[EXPOSURE.name] * min(_STEP, max(1 / _STEP, ratio)))
            if self._controls.set(EXPOSURE.value, round(value)):
                self.held[EXPOSURE.name] = value
                return
        # A picture of the wrong brightness for a whole evening is worse than an automatic exposure.
        self._rounds = 0
        self._controls.set(EXPOSURE.switch, EXPOSURE.on)
        del self.held[EXPOSURE.name]
        self.unlocked = (EXPOSURE.name, *self.unlocked)
