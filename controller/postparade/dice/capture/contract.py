"""The protocol of every camera."""

from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from postparade.core.confirmation import Verifies

Frame = NDArray[np.uint8]
"""Rows x columns x 3, blue-green-red, 8 bits."""


class CameraOptions(NamedTuple):
    """What is asked of a camera: ``reference`` is the picture of the empty tray, ``size`` width and height in pixels,
    ``lock`` whether exposure, white balance and focus are held once they have settled, ``once`` whether a recording
    ends instead of starting again."""

    reference: Frame | None = None
    size: tuple[int, int] = (640, 480)
    lock: bool = True
    once: bool = False


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
