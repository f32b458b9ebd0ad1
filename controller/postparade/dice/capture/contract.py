"""The protocol of every camera."""

from typing import NamedTuple, Protocol, runtime_checkable

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from postparade.core.confirmation import Verifies
from postparade.dice.capture.capture_settings import CaptureSettings

Frame = NDArray[np.uint8]
"""Rows x columns x 3, blue-green-red, 8 bits."""


SHORTEST = 0.1
"""Milliseconds below which no exposure is asked for: few sensors can, and one lamp's flicker fills it."""


class CameraOptions(NamedTuple):
    """What is asked of a camera: ``reference`` is the picture of the empty tray, ``size`` width and height in pixels,
    ``lock`` whether exposure, white balance and focus are held once they have settled, ``once`` whether a recording
    ends instead of starting again, ``capture`` how pictures are taken."""

    reference: Frame | None = None
    size: tuple[int, int] = (640, 480)
    lock: bool = True
    once: bool = False
    capture: CaptureSettings = CaptureSettings()


class Camera(Protocol):
    """Looks at the tray. Used from one worker thread; its attributes may be read from any. A camera may have a method
    ``skip()`` as well, which lets the next picture pass and costs less than reading it; it is called while the tray is
    at rest, and raises what :meth:`read` does."""

    @property
    def name(self) -> str:
        """What people call it, at the beginning of a sentence."""
        ...

    @property
    def identity(self) -> str:
        """Its identity: recognises it when it comes back, and names its calibration. Reliable only once it has given a
        picture: a camera that is not plugged in is known by its number only."""
        ...

    @property
    def verifies(self) -> Verifies:
        """How much its pictures prove: those of a sensor of its own that it works (``CONFIRMED``), so that black
        pictures and one that never changes are reported; those of a recording nothing (``SENT``)."""
        ...

    @property
    def pace(self) -> float | None:
        """Frames a second to ask for, or None when :meth:`read` itself waits for the next one."""
        ...

    @property
    def unlocked(self) -> tuple[str, ...]:
        """The settings it keeps adjusting although it was asked not to, such as ``exposure``."""
        ...

    def read(self) -> Frame:
        """The next picture. Raises ``DeviceFault`` when there is none, and then the next call tries again; raises
        ``EOFError`` at the end of a recording."""
        ...

    def reference(self) -> Frame | None:
        """The empty tray under this camera, where that is known."""
        ...

    def close(self) -> None:
        """Let go of the device; may be called twice."""
        ...


@runtime_checkable
class Adjustable(Protocol):
    """A camera whose pictures can be taken otherwise while it runs. Plain values, so that any camera may have them."""

    @property
    def exposure(self) -> float | None:
        """Milliseconds that each picture is exposed; None while the camera finds that by itself, or does not tell."""
        ...

    @property
    def encoding(self) -> str:
        """How its pictures come now, such as ``mjpg``; empty where that is unknown."""
        ...

    @property
    def encodings(self) -> tuple[str, ...]:
        """Those that it may be asked for; empty where it has no choice."""
        ...

    @property
    def rate(self) -> float | None:
        """How many pictures a second it says to give; None where it does not tell."""
        ...

    def adjust(self, exposure: float | None, encoding: str, rate: int | None) -> None:
        """Take pictures like this, as in :class:`~postparade.dice.capture.capture_settings.CaptureSettings`, from the
        next one on. May be called from any thread."""
        ...


def shorten_exposure(camera: Camera, share: float, settings: CaptureSettings) -> CaptureSettings | None:
    """Expose the pictures of ``camera``, which was asked for ``settings``, for ``share`` of the time; returns what it
    is asked for now, or None where it cannot be asked."""
    exposure = camera.exposure if isinstance(camera, Adjustable) else None
    if exposure is None or share * exposure < SHORTEST:
        return None
    assert isinstance(camera, Adjustable)
    shorter = replace(settings, exposure=round(share * exposure, 2))
    camera.adjust(shorter.exposure, shorter.encoding, shorter.rate)
    return shorter
