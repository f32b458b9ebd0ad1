"""Cameras: anything that gives the frame of this moment."""

from typing import Any, Protocol

import cv2
import numpy as np
from numpy.typing import NDArray

from postparade.faults import DeviceFault

Frame = NDArray[np.uint8]

EXPOSURE_BY_HAND = 1
"""V4L2's value for a locked exposure; 3 is automatic."""


class Camera(Protocol):
    """Looks at the tray. Used from one worker thread."""

    def read(self) -> Frame:
        """The picture of this moment, blue-green-red, 8 bits. Raises ``DeviceFault`` (``camera_missing``,
        ``camera_lost``) when there is none; the next call tries again."""
        ...

    def reference(self) -> Frame | None:
        """The empty tray under this camera, where that is known."""
        ...

    def close(self) -> None:
        """Let go of the device; may be called twice."""
        ...


class UsbCamera:
    """A webcam through V4L2 at 640x480, with exposure, white balance and focus locked where it can.

    ``reference`` is the picture of the empty tray, if one was taken.
    """

    def __init__(self, index: int, reference: Frame | None = None) -> None:
        self._name = f"Camera {index}"
        self._index = index
        self._reference = reference
        self._capture: Any = None

    def read(self) -> Frame:
        if self._capture is None:
            self._open()
        good, frame = self._capture.read()
        if not good:
            self.close()
            raise DeviceFault("camera_lost", camera=self._name)
        picture: Frame = frame
        return picture

    def reference(self) -> Frame | None:
        return self._reference

    def close(self) -> None:
        if self._capture is not None:
            self._capture.release()
            self._capture = None

    def _open(self) -> None:
        capture = cv2.VideoCapture(self._index, cv2.CAP_V4L2)
        if not capture.isOpened():
            capture.release()
            raise DeviceFault("camera_missing", camera=self._name)
        capture.set(cv2.CAP_PROP_FRAME_WIDTH, 640)
        capture.set(cv2.CAP_PROP_FRAME_HEIGHT, 480)
        capture.set(cv2.CAP_PROP_BUFFERSIZE, 1)
        for automatic in (cv2.CAP_PROP_AUTOFOCUS, cv2.CAP_PROP_AUTO_WB):
            capture.set(automatic, 0)
        capture.set(cv2.CAP_PROP_AUTO_EXPOSURE, EXPOSURE_BY_HAND)
        self._capture = capture
