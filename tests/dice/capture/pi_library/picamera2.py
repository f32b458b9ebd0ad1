"""A stand-in for the Pi's library, found by the camera's process in its place: one red scene, without numpy.

What the process asked of it is written to the file that ``PI_CAMERA_LOG`` names; ``PI_CAMERA`` tells its troubles.
"""

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

TROUBLES = os.environ.get("PI_CAMERA", "").split()
if "old numpy" in os.environ.get("PI_CAMERA", ""):
    raise ValueError("numpy.dtype size changed, may indicate binary incompatibility")


class Picture:
    def __init__(self, main: dict[str, Any]) -> None:
        size, word = main["size"], main["format"]
        self.shape = (size[1], size[0], 3)
        self._pixel = bytes((0, 0, 200) if word == "RGB888" else (200, 0, 0))

    def tobytes(self) -> bytes:
        return bytes(self._pixel * (self.shape[0] * self.shape[1]))


class Picamera2:
    def __init__(self, number: int) -> None:
        if "absent" in TROUBLES:
            raise IndexError("list index out of range")
        self.camera_properties = {"Model": "imx708", "ColorFilterArrangement": object()}
        self.camera_controls: dict[str, Any] = {"AeEnable": (False, True, None)}
        if "fixed" not in TROUBLES:
            self.camera_controls["AfMode"] = (0, 2, 0)
        self._frames = 0
        sys.stdout.write("libcamera says hello on the standard output\n")

    def create_video_configuration(self, main: dict[str, Any]) -> dict[str, Any]:
        return {"main": main}

    def configure(self, configuration: dict[str, Any]) -> None:
        self._main = configuration["main"]
        assert isinstance(self._main["size"], tuple)

    def set_controls(self, controls: dict[str, Any]) -> None:
        with Path(os.environ["PI_CAMERA_LOG"]).open("a") as log:
            log.write(json.dumps(controls) + "\n")

    def start(self) -> None:
        pass

    def capture_array(self, name: str) -> Picture:
        assert name == "main"
        self._frames += 1
        if "loose" in TROUBLES and self._frames > 30:
            time.sleep(60)
        if "dies" in TROUBLES and self._frames > 3:
            os._exit(1)
        return Picture(self._main)

    def capture_metadata(self) -> dict[str, Any]:
        taken: dict[str, Any] = {"ExposureTime": 9000, "AnalogueGain": 2.5, "LensPosition": 4.2}
        if "fixed" not in TROUBLES:
            taken["ColourGains"] = (1.5, 1.9)
        return taken | {"ScalerCrop": object()}
