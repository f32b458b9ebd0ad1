"""The trained networks, run by OpenCV. The model card beside them says how they were made and how well they read."""

from importlib.resources import as_file, files
from typing import Any

import cv2


def stored(name: str) -> bytes:
    """What is in the file ``name`` of this folder."""
    return files(__package__).joinpath(name).read_bytes()


def opened(name: str) -> Any:
    """The network in the file ``name`` of this folder, ready to run.

    OpenCV 5.0 uses its new engine for a network in memory, whatever is asked for; the classic one, which it can be made
    to use for a file, needs little more than half the time.
    """
    with as_file(files(__package__).joinpath(name)) as path:
        return cv2.dnn.readNetFromONNX(str(path), cv2.dnn.ENGINE_CLASSIC)
