"""An empty tray for a photograph that has none: the dice are painted out, and the light is a little different."""

import cv2
import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from training.photos import UPPER_FACE_SOURCE, Photo, Picture

REACH = 1.0
"""Radius around a die's centre that is painted out, in edges: the die and its shadow."""

REACH_ASLANT, BELOW = 1.35, 0.4
"""The same where a low camera shows the sides of the dice, too, and how far below the upper face their middle is."""

SPREADS = (2.0, 4.0, 8.0, 16.0, 32.0, 64.0)
"""Distances, in pixels, from which the colours of a painted place are taken."""


def emptied(photo: Photo, rng: Generator) -> Picture:
    """The tray of ``photo`` without its dice, taken at another moment: exposure, colour and noise differ a little."""
    work = photo.picture.astype(np.float32)
    aslant = photo.source == UPPER_FACE_SOURCE
    reach, below = (REACH_ASLANT, BELOW) if aslant else (REACH, 0.0)
    mask = np.zeros(photo.picture.shape[:2], np.uint8)
    for die in photo.dice:
        middle = round(die.x), round(die.y + below * die.edge)
        cv2.circle(mask, middle, round(reach * die.edge), 255, cv2.FILLED)
    bare = _patched(work, mask)
    grain = rng.normal(0, rng.uniform(1.0, 3.0), bare.shape).astype(np.float32)
    gain = np.exp(rng.normal(0, 0.04, 3)).astype(np.float32) * np.float32(np.exp(rng.normal(0, 0.08)))
    return np.asarray(np.clip(bare * gain + grain, 0, 255), np.uint8)


def _patched(work: NDArray[np.float32], mask: NDArray[np.uint8]) -> NDArray[np.float32]:
    """``work`` with the places in ``mask`` filled from the tray around them, the nearest pixels counting most."""
    kept = (mask == 0).astype(np.float32)
    colours, weights = np.zeros_like(work), np.zeros_like(kept)
    for spread in SPREADS:
        colours += cv2.GaussianBlur(work * kept[:, :, None], (0, 0), spread) / spread**4
        weights += cv2.GaussianBlur(kept, (0, 0), spread) / spread**4
    return np.asarray(
        np.where(mask[:, :, None] > 0, colours / np.maximum(weights, 1e-12)[:, :, None], work), np.float32
    )
