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

    def open(self) -> None:
        """Get ready. Raises ``DeviceFault`` (``camera_missing``) when it is not there."""
        ...

    def read(self) -> Frame | None:
        """The picture of this moment, blue-green-red, 8 bits; ``None`` when the camera is gone."""
        ...

    def close(self) -> None:
        """Let go of it; may be called twice."""
        ...


class UsbCamera:
    """A webcam through V4L2 at 640x480, with exposure, white balance and focus locked where it can."""

    def __init__(self, index: int) -> None:
        self._index = index
        self._capture: Any = None

    def open(self) -> None:
        capture = cv2.VideoCapture(self._index, cv2.CAP_V4L2)
        if not capture.isOpened():
            capture.release()
            raise DeviceFault("camera_missing", index=self._index)
        capture.set(cv2.CAP_PROP_FRAME_WIDTH, 640)
        capture.set(cv2.CAP_PROP_FRAME_HEIGHT, 480)
        capture.set(cv2.CAP_PROP_BUFFERSIZE, 1)
        for automatic in (cv2.CAP_PROP_AUTOFOCUS, cv2.CAP_PROP_AUTO_WB):
            capture.set(automatic, 0)
        capture.set(cv2.CAP_PROP_AUTO_EXPOSURE, EXPOSURE_BY_HAND)
        self._capture = capture

    def read(self) -> Frame | None:
        if self._capture is None:
            return None
        good, frame = self._capture.read()
        return frame if good else None

    def close(self) -> None:
        if self._capture is not None:
            self._capture.release()
            self._capture = None
