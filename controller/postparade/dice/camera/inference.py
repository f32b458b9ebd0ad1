"""The trained networks of the folder `networks`, run by OpenCV."""

from importlib.resources import as_file, files
from typing import Any

import cv2

from . import networks


def opened(name: str) -> Any:
    """The network in the file ``name``, ready to run.

    OpenCV 5.0 takes its new engine for a network in memory whatever is asked for; the classic one, which it takes for a
    file, needs little more than half the time.
    """
    with as_file(files(networks).joinpath(name)) as path:
        return cv2.dnn.readNetFromONNX(str(path), cv2.dnn.ENGINE_CLASSIC)
