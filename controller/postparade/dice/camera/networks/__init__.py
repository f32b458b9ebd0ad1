"""The trained networks, run by OpenCV. How they were made and what they reach is told in the model card beside them."""

from importlib.resources import files
from typing import Any

import cv2
import numpy as np


def opened(name: str) -> Any:
    """The network in the file ``name`` of this folder, ready to run on one thread."""
    data = np.frombuffer(files(__package__).joinpath(name).read_bytes(), np.uint8)
    return cv2.dnn.readNetFromONNX(data, cv2.dnn.ENGINE_CLASSIC)
