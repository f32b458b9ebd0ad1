"""The Raspberry Pi's own camera, through the library picamera2 that comes with its operating system."""

from collections.abc import Callable
from typing import Any

from postparade.core.faults import DeviceFault, Phrase
from postparade.dice.capture.contract import CameraOptions, Frame

SETTLING = 30
"""Frames in which exposure, white balance and focus find their values: a second at 30 a second."""
PATIENCE = 3.0
"""Seconds without a frame after which the camera is taken for lost."""
_FOCUS_BY_HAND, _FOCUS_ALWAYS = 0, 2


def picamera2(number: int) -> Any:
    """The camera of that number. Raises ``DeviceFault`` (``picamera_missing``)."""
    try:
        from picamera2 import Picamera2
    except ImportError as error:
        raise DeviceFault("picamera_missing") from error
    return Picamera2(number)


class PiCamera:
    """A camera on the ribbon cable, opened by the first :meth:`read`.

    Raises ``DeviceFault``: ``picamera_missing`` without the library, ``camera_missing`` when the camera is not there,
    ``camera_lost`` when it stops.
    """

    pace = None

    def __init__(self, number: int, options: CameraOptions, open_: Callable[[int], Any] = picamera2) -> None:
        self._number = number
        self._options = options
        self._open_device = open_
        self._camera: Any = None
        self._model = ""
        self._frames = 0
        self._held: dict[str, Any] = {}
        self.unlocked: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return Phrase("pi_camera", number=f"{self._number} ({self._model})" if self._model else self._number)

    @property
    def identity(self) -> str:
        return f"picamera:{self._model or self._number}"

    def read(self) -> Frame:
        if self._camera is None:
            self._open()
        try:
            picture: Frame = self._camera.capture_array("main", wait=False).get_result(timeout=PATIENCE)
            self._frames += 1
            if self._options.lock and self._frames == SETTLING and not self._held:
                self._hold()
        except (TimeoutError, RuntimeError, OSError) as error:
            self.close()
            raise DeviceFault("camera_lost", camera=self.name) from error
        return picture

    def reference(self) -> Frame | None:
        return self._options.reference

    def close(self) -> None:
        if self._camera is not None:
            camera, self._camera = self._camera, None
            camera.close()

    def _open(self) -> None:
        try:
            camera = self._open_device(self._number)
        except (IndexError, RuntimeError, OSError) as error:
            if isinstance(error, DeviceFault):
                raise
            raise DeviceFault("camera_missing", camera=self.name) from error
        try:
            # picamera2 names formats by their order in a word: its RGB888 lies in memory as blue, green, red.
            camera.configure(camera.create_video_configuration(main={"size": self._options.size, "format": "RGB888"}))
            self._model = str(camera.camera_properties.get("Model", ""))
            if self._held:
                camera.set_controls(self._held)
            elif "AfMode" in camera.camera_controls:
                camera.set_controls({"AfMode": _FOCUS_ALWAYS})
            camera.start()
        except (RuntimeError, OSError) as error:
            camera.close()
            raise DeviceFault("camera_missing", camera=self.name) from error
        self._camera, self._frames = camera, 0

    def _hold(self) -> None:
        """Hold the values that the frame before was taken with."""
        now = self._camera.capture_metadata(wait=False).get_result(timeout=PATIENCE)
        held: dict[str, Any] = {}
        unlocked = []
        for what, wanted, switch in (
            (Phrase("exposure"), ("ExposureTime", "AnalogueGain"), {"AeEnable": False}),
            (Phrase("white_balance"), ("ColourGains",), {"AwbEnable": False}),
            (Phrase("focus"), ("LensPosition",), {"AfMode": _FOCUS_BY_HAND}),
        ):
            if what == "focus" and "AfMode" not in self._camera.camera_controls:
                continue
            if all(key in now for key in wanted):
                held |= switch | {key: now[key] for key in wanted}
            else:
                unlocked.append(what)
        self._camera.set_controls(held)
        self._held, self.unlocked = held, tuple(unlocked)
