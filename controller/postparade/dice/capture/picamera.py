"""The Raspberry Pi's own camera, through the library picamera2 that comes with its operating system."""

import json
import os
import select
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from postparade.core.confirmation import Confirmation, Verifies
from postparade.core.faults import DeviceFault, Phrase
from postparade.dice.capture.capture_settings import CaptureSettings
from postparade.dice.capture.contract import CameraOptions, Frame

SETTLING = 30
"""Frames in which exposure, white balance and focus find their values: a second at 30 a second."""
PATIENCE = 3.0
"""Seconds without a frame after which the camera is taken for lost."""
OPENING = 20.0
"""Seconds in which the library is loaded and the camera opened: four on a slow card."""
SYSTEM_PYTHON = "/usr/bin/python3"
_FOCUS_BY_HAND, _FOCUS_ALWAYS = 0, 2


class PiCameraError(Exception):
    """What went wrong in the camera's process: ``kind`` is the name of the exception there."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(why)
        self.kind = kind


class PiCameraProcess:
    """picamera2 in a process of the system's own Python; see ``picamera_process.py`` for why and how.

    Every request raises ``TimeoutError`` after its seconds, and ``PiCameraError`` for what failed there.
    """

    def __init__(self, python: Sequence[str] = (SYSTEM_PYTHON,)) -> None:
        program = Path(__file__).with_name("picamera_process.py")
        self._process = subprocess.Popen(
            [*python, str(program)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0
        )
        self._waiting = bytearray()

    def ask(self, do: str, seconds: float = PATIENCE, **fields: object) -> dict[str, Any]:
        """The answer to a request."""
        assert self._process.stdin
        end = time.monotonic() + seconds
        try:
            self._process.stdin.write(json.dumps({"do": do, **fields}).encode() + b"\n")
        except BrokenPipeError as error:
            raise PiCameraError("BrokenPipeError", "its process has ended") from error
        while (line := self._waiting.find(b"\n")) < 0:
            self._more(end)
        answer: dict[str, Any] = json.loads(self._waiting[:line])
        del self._waiting[: line + 1]
        if "error" in answer:
            raise PiCameraError(answer["error"], answer["why"])
        return answer

    def frame(self, seconds: float = PATIENCE) -> Frame:
        """The newest frame, as blue, green, red."""
        end = time.monotonic() + seconds
        shape = self.ask("frame", seconds)["shape"]
        size = int(np.prod(shape))
        while len(self._waiting) < size:
            self._more(end)
        picture = np.frombuffer(bytes(self._waiting[:size]), np.uint8).reshape(shape)
        del self._waiting[:size]
        return picture

    def close(self) -> None:
        """End the process, and with it its hold on the camera."""
        self._process.kill()
        self._process.communicate()

    def _more(self, end: float) -> None:
        assert self._process.stdout
        if not select.select([self._process.stdout], [], [], max(0, end - time.monotonic()))[0]:
            raise TimeoutError
        more = os.read(self._process.stdout.fileno(), 1 << 20)
        if not more:
            raise PiCameraError("EOFError", "its process has ended")
        self._waiting += more


class PiCamera:
    """A camera on the ribbon cable, opened by the first :meth:`read`.

    Raises ``DeviceFault``: ``picamera_missing`` without the library, ``camera_missing`` when the camera is not there,
    ``camera_lost`` when it stops.
    """

    pace = None
    verifies = Verifies(Confirmation.CONFIRMED, Phrase("unseen_camera"))
    encoding = ""
    encodings: tuple[str, ...] = ()

    def __init__(self, number: int, options: CameraOptions, python: Sequence[str] = (SYSTEM_PYTHON,)) -> None:
        self._number = number
        self._options = options
        self._python = python
        self._camera: PiCameraProcess | None = None
        self._model = ""
        self._controls: tuple[str, ...] = ()
        self._frames = 0
        self._held: dict[str, object] = {}
        self._wanted = self._taken = options.capture
        self.unlocked: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return Phrase("pi_camera", number=f"{self._number} ({self._model})" if self._model else self._number)

    @property
    def identity(self) -> str:
        return f"picamera:{self._model or self._number}"

    @property
    def exposure(self) -> float | None:
        held = self._held.get("ExposureTime")
        return held / 1000 if isinstance(held, int | float) else self._taken.exposure

    @property
    def rate(self) -> float | None:
        return self._taken.rate

    def adjust(self, exposure: float | None, encoding: str, rate: int | None) -> None:
        # The thread that reads takes it over before its next picture; pictures of this camera are never encoded.
        del encoding
        self._wanted = CaptureSettings(exposure, "any", rate)

    def read(self) -> Frame:
        camera = self._camera or self._open()
        try:
            if self._wanted != self._taken:
                self._take_over(camera)
            picture = camera.frame()
            self._frames += 1
            if self._options.lock and self._frames == SETTLING and not self._held:
                self._hold(camera)
        except (TimeoutError, PiCameraError) as error:
            self.close()
            raise DeviceFault("camera_lost", camera=self.name) from error
        return picture

    def reference(self) -> Frame | None:
        return self._options.reference

    def close(self) -> None:
        if self._camera is not None:
            camera, self._camera = self._camera, None
            camera.close()

    def _open(self) -> PiCameraProcess:
        try:
            camera = PiCameraProcess(self._python)
        except OSError as error:
            raise DeviceFault("picamera_missing") from error
        self._taken = self._wanted
        try:
            about = camera.ask("open", OPENING, number=self._number, size=self._options.size)
            self._model, self._controls = about["model"], tuple(about["controls"])
            follow = {"AfMode": _FOCUS_ALWAYS} if "AfMode" in self._controls else {}
            camera.ask("start", OPENING, controls=(self._held or follow) | _chosen(self._taken))
        except (TimeoutError, PiCameraError) as error:
            camera.close()
            # A library broken by the version of another fails in many ways; the system's packages mend all of them.
            broken = isinstance(error, PiCameraError) and error.kind in _NO_LIBRARY
            raise (
                DeviceFault("picamera_missing") if broken else DeviceFault("camera_missing", camera=self.name)
            ) from error
        self._camera, self._frames = camera, 0
        return camera

    def _take_over(self, camera: PiCameraProcess) -> None:
        """Take pictures as they are wanted now. An exposure that nobody chooses any more is found anew."""
        before, self._taken = self._taken, self._wanted
        chosen = _chosen(self._taken)
        if self._taken.exposure is not None and self._held:
            self._held |= {"AeEnable": False, "ExposureTime": chosen["ExposureTime"]}
        elif before.exposure is not None and self._taken.exposure is None:
            self._held, self._frames = {}, 0
            chosen |= {"AeEnable": True, "ExposureTime": 0}
        camera.ask("control", controls=chosen)

    def _hold(self, camera: PiCameraProcess) -> None:
        """Hold the values that the previous frame was taken with."""
        now = camera.ask("metadata")
        held: dict[str, object] = {}
        unlocked = []
        for what, wanted, switch in (
            (Phrase("exposure"), ("ExposureTime", "AnalogueGain"), {"AeEnable": False}),
            (Phrase("white_balance"), ("ColourGains",), {"AwbEnable": False}),
            (Phrase("focus"), ("LensPosition",), {"AfMode": _FOCUS_BY_HAND}),
        ):
            if what == "focus" and "AfMode" not in self._controls:
                continue
            if all(key in now for key in wanted):
                held |= switch | {key: now[key] for key in wanted}
            else:
                unlocked.append(what)
        camera.ask("control", controls=held)
        self._held, self.unlocked = held, tuple(unlocked)


def _chosen(settings: CaptureSettings) -> dict[str, object]:
    """The controls of the library, in microseconds, for what somebody chose. With the exposure set, the library's
    automatic adjusts the gain only."""
    chosen: dict[str, object] = {}
    if settings.exposure is not None:
        chosen["ExposureTime"] = round(1000 * settings.exposure)
    if settings.rate is not None:
        chosen["FrameDurationLimits"] = (round(1_000_000 / settings.rate),) * 2
    return chosen


_NO_LIBRARY = ("ImportError", "ModuleNotFoundError", "AttributeError", "ValueError")
"""How a missing library fails, and one that was built for another numpy."""
