"""An empty tray for a photograph that has none: the dice are painted out, and the light is a little different."""

import cv2
import numpy as np
from numpy.random import Generator

from training.photos import Photo, Picture

REACH = 1.0
"""Edges around a die's middle that are painted out: a die seen from the side, and its shadow."""


def emptied(photo: Photo, rng: Generator) -> Picture:
    """The tray of ``photo`` without its dice, taken at another moment: exposure, colour and noise differ a little."""
    mask = np.zeros(photo.picture.shape[:2], np.uint8)
    for die in photo.dice:
        cv2.circle(mask, (round(die.x), round(die.y)), round(REACH * die.edge), 255, cv2.FILLED)
    bare = cv2.inpaint(photo.picture, mask, 5, cv2.INPAINT_TELEA).astype(np.float32)
    grain = rng.normal(0, rng.uniform(1.0, 3.0), bare.shape).astype(np.float32)
    gain = np.exp(rng.normal(0, 0.04, 3)).astype(np.float32) * np.float32(np.exp(rng.normal(0, 0.08)))
    return np.asarray(np.clip(bare * gain + grain, 0, 255), np.uint8)
