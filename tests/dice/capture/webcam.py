"""A webcam as OpenCV shows one through V4L2: controls that answer like a driver, and a sensor that obeys them.

No real camera is at hand where the tests run. What is imitated is what ``cv2.VideoCapture`` promises: ``get`` gives -1
for a control that the camera does not have and ``set`` says whether it was taken; ``read`` gives ``(False, None)`` once
the camera is gone.
"""

import threading
from pathlib import Path
from typing import Any

import cv2
import numpy as np

YUYV = cv2.VideoWriter.fourcc(*"YUYV")
LIT = 110.0
"""The brightness that the automatic exposure aims at, in grey steps."""


class Webcam:
    """``lamp`` is how bright the scene is; ``honest`` says whether the exposure that the automatic has reached can be
    asked for; ``lacks`` are properties that this camera does not have, ``stubborn`` switches that it ignores."""

    def __init__(
        self, lamp: float = 1.0, honest: bool = True, lacks: tuple[int, ...] = (), stubborn: tuple[int, ...] = ()
    ) -> None:
        self.lamp = lamp
        self.plugged = True
        self.released = False
        self.grabbed = 0
        self.hangs: threading.Event | None = None
        self.reached = 156.0
        self._honest = honest
        self._stubborn = stubborn
        self.controls: dict[int, float] = {
            cv2.CAP_PROP_FRAME_WIDTH: 640,
            cv2.CAP_PROP_FRAME_HEIGHT: 480,
            cv2.CAP_PROP_BUFFERSIZE: 4,
            cv2.CAP_PROP_FOURCC: YUYV,
            cv2.CAP_PROP_FPS: 30,
            cv2.CAP_PROP_AUTO_EXPOSURE: 3,
            cv2.CAP_PROP_EXPOSURE: 10,
            cv2.CAP_PROP_AUTO_WB: 1,
            cv2.CAP_PROP_WB_TEMPERATURE: 4600,
            cv2.CAP_PROP_AUTOFOCUS: 1,
            cv2.CAP_PROP_FOCUS: 30,
        }
        for what in lacks:
            del self.controls[what]

    def isOpened(self) -> bool:  # noqa: N802 the name in cv2
        return self.plugged

    def get(self, what: int) -> float:
        if what == cv2.CAP_PROP_EXPOSURE and self._automatic and self._honest:
            return round(self.reached)
        return self.controls.get(what, -1.0)

    def set(self, what: int, value: float) -> bool:
        if what not in self.controls:
            return False
        if what not in self._stubborn:
            self.controls[what] = round(value)
        return True

    @property
    def _automatic(self) -> bool:
        return self.controls.get(cv2.CAP_PROP_AUTO_EXPOSURE, 3) == 3

    def read(self) -> tuple[bool, Any]:
        if self.hangs is not None:
            self.hangs.wait()
        if not self.plugged or self.released:
            return False, None
        if self._automatic:
            wanted = LIT / self.lamp
            self.reached += (wanted - self.reached) / 3
        exposure = self.reached if self._automatic else self.controls[cv2.CAP_PROP_EXPOSURE]
        height, width = (int(self.controls[what]) for what in (cv2.CAP_PROP_FRAME_HEIGHT, cv2.CAP_PROP_FRAME_WIDTH))
        return True, np.full((height, width, 3), min(255, round(exposure * self.lamp)), np.uint8)

    def grab(self) -> bool:
        self.grabbed += 1
        return self.plugged and not self.released

    def release(self) -> None:
        self.released = True


def plug_in(sysfs: Path, number: int, name: str, place: str, index: int = 0) -> Path:
    """Lay a camera's files below ``sysfs`` as the kernel does; its entry is returned."""
    device = sysfs.parent / "devices" / place
    device.mkdir(parents=True, exist_ok=True)
    entry = sysfs / f"video{number}"
    entry.mkdir(parents=True)
    (entry / "name").write_text(f"{name}\n")
    (entry / "index").write_text(f"{index}\n")
    (entry / "device").symlink_to(device)
    return entry


def unplug(entry: Path) -> None:
    """Take them away again."""
    for file in entry.iterdir():
        file.unlink()
    entry.rmdir()
