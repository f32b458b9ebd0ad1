"""Webcams and other USB cameras, through V4L2 and OpenCV."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cv2
import msgspec

from postparade.core.confirmation import Confirmation, Verifies
from postparade.core.device_permissions import group_of
from postparade.core.faults import DeviceFault, Phrase
from postparade.dice.capture.capture_settings import CaptureSettings
from postparade.dice.capture.contract import CameraOptions, Frame
from postparade.dice.capture.exposure_lock import EXPOSURE, ExposureLock
from postparade.dice.capture.v4l2 import Socket

Open = Callable[[str], Any]
"""Opens a device file as ``cv2.VideoCapture`` does."""

STEPS = 10.0
"""Steps of the exposure of V4L2 in a millisecond."""

FORMATS = {"mjpg": "MJPG", "yuyv": "YUYV"}
"""What drivers call the encodings."""


def open_v4l2(node: str) -> cv2.VideoCapture:
    """OpenCV's capture of a device file. Its warning about one that it cannot open is silenced: the fault says so."""
    level = cv2.utils.logging.setLogLevel(cv2.utils.logging.LOG_LEVEL_ERROR)
    try:
        return cv2.VideoCapture(node, cv2.CAP_V4L2)
    finally:
        cv2.utils.logging.setLogLevel(level)


class UsbCamera:
    """A USB camera, opened by the first :meth:`read` and again after every loss, whatever number it has then.

    Exposure, white balance and focus are held once they have settled; a camera that was unplugged gets the values it
    had. Raises ``DeviceFault``: ``camera_missing`` while it is not there, or ``camera_among_others`` where others are;
    ``camera_forbidden`` or ``camera_busy`` when it cannot be opened; ``camera_lost`` when it stops.
    """

    pace = None
    verifies = Verifies(Confirmation.CONFIRMED, Phrase("unseen_camera"))
    encodings = tuple(FORMATS)

    def __init__(
        self, node: Path, options: CameraOptions, open_: Open = open_v4l2, socket: Socket | None = None
    ) -> None:
        self._node = node
        self._options = options
        self._open_device = open_
        self._socket = socket or Socket(node)
        self._socket.find()
        self._capture: Any = None
        self._locking: ExposureLock | None = None
        self._held: dict[str, float] = {}
        self._wanted = self._taken = options.capture
        self.encoding = ""
        self.rate: float | None = None

    @property
    def exposure(self) -> float | None:
        held = {} if self._locking is None else self._locking.held
        return held[EXPOSURE.name] / STEPS if EXPOSURE.name in held else None

    def adjust(self, exposure: float | None, encoding: str, rate: int | None) -> None:
        # The thread that reads takes it over before its next picture.
        self._wanted = msgspec.convert({"exposure": exposure, "encoding": encoding, "rate": rate}, CaptureSettings)

    @property
    def name(self) -> str:
        device = self._socket.device
        return Phrase("usb_camera", node=self._node) if device is None else f"{device.name} ({self._node})"

    @property
    def identity(self) -> str:
        device = self._socket.device
        return f"usb:{self._node}" if device is None else device.identity

    @property
    def unlocked(self) -> tuple[str, ...]:
        return () if self._locking is None else self._locking.unlocked

    def read(self) -> Frame:
        if self._wanted != self._taken:
            self._take_over(self._wanted)
        if self._capture is None:
            self._open()
        try:
            good, frame = self._capture.read()
        except cv2.error:
            good, frame = False, None
        if not good or frame is None:
            self.close()
            raise DeviceFault("camera_lost", camera=self.name)
        picture: Frame = frame
        if self._locking is not None and not self._locking.ready:
            self._locking.see(picture)
            if self._locking.ready:
                self._held = self._locking.held
        return picture

    def skip(self) -> None:
        """Let the next picture pass without unpacking it, so that none grows old in the driver. Raises like
        :meth:`read`."""
        if self._capture is None or (self._locking is not None and not self._locking.ready):
            self.read()
        elif not self._capture.grab():
            self.close()
            raise DeviceFault("camera_lost", camera=self.name)

    def reference(self) -> Frame | None:
        return self._options.reference

    def close(self) -> None:
        if self._capture is not None:
            self._capture.release()
            self._capture = None

    def _open(self) -> None:
        node = self._socket.find()
        if node is None:
            raise self._missing()
        if os.access(node, os.F_OK) and not os.access(node, os.R_OK | os.W_OK, effective_ids=True):
            raise DeviceFault("camera_forbidden", camera=self.name, group=group_of(node, "video"))
        capture = self._open_device(str(node))
        if not capture.isOpened():
            capture.release()
            raise DeviceFault("camera_busy", camera=self.name)
        # The encoding first: which sizes and rates there are depends on it.
        if self._taken.encoding in FORMATS:
            capture.set(cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*FORMATS[self._taken.encoding]))
        width, height = self._options.size
        capture.set(cv2.CAP_PROP_FRAME_WIDTH, width)
        capture.set(cv2.CAP_PROP_FRAME_HEIGHT, height)
        if self._taken.rate is not None:
            capture.set(cv2.CAP_PROP_FPS, self._taken.rate)
        # The driver must not keep old frames for us; we always want the newest.
        capture.set(cv2.CAP_PROP_BUFFERSIZE, 1)
        chosen = None if self._taken.exposure is None else round(self._taken.exposure * STEPS)
        self._locking = None
        if self._options.lock or chosen is not None:
            self._locking = ExposureLock(capture, self._held, chosen, only_exposure=not self._options.lock)
        self.encoding = _encoding(int(capture.get(cv2.CAP_PROP_FOURCC)))
        rate = capture.get(cv2.CAP_PROP_FPS)
        self.rate = rate if rate > 0 else None
        self._capture = capture

    def _take_over(self, wanted: CaptureSettings) -> None:
        """Take pictures as ``wanted``: the camera is opened anew where only that helps."""
        before, self._taken = self._taken, wanted
        if self._locking is None or (before.encoding, before.rate) != (wanted.encoding, wanted.rate):
            if before.exposure != wanted.exposure:
                self._held = {}
                if self._capture is not None:
                    # Drivers keep an exposure that was set by hand, whoever opens the camera next.
                    self._capture.set(EXPOSURE.switch, EXPOSURE.on)
            self.close()
        elif wanted.exposure is None and not self._options.lock:
            self._capture.set(EXPOSURE.switch, EXPOSURE.on)
            self._locking, self._held = None, {}
        elif before.exposure != wanted.exposure:
            self._held = {}
            self._locking.expose(None if wanted.exposure is None else round(wanted.exposure * STEPS))
            if self._locking.ready:
                self._held = self._locking.held

    def _missing(self) -> DeviceFault:
        others = [f"{one.name} ({one.node})" for one in self._socket.present()]
        if not others:
            return DeviceFault("camera_missing", camera=self.name)
        return DeviceFault("camera_among_others", camera=self.name, others=", ".join(others))


def _encoding(code: int) -> str:
    """The name of a driver's ``code`` for an encoding: four letters, the first one lowest; empty without one."""
    letters = "".join(chr(code >> 8 * place & 0xFF) for place in range(4)) if code > 0 else ""
    return letters.strip("\0 ").lower() if letters.isprintable() else ""
