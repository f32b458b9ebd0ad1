"""Dice drawn for tests: flat squares with round pips, softened and with sensor noise."""

import cv2
import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.uint8]
Colour = tuple[int, int, int]

PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (-1, 1), (1, -1), (1, 1)],
    5: [(-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)],
    6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}
FELT: Colour = (60, 70, 50)
IVORY: Colour = (215, 232, 238)
INK: Colour = (30, 28, 26)
RED: Colour = (40, 40, 190)


def tray(width: int = 640, height: int = 480, colour: Colour = FELT) -> Picture:
    """An empty tray, lit a little more from the left."""
    light = np.linspace(1.06, 0.94, width)[None, :, None]
    return np.clip(np.full((height, width, 3), colour, np.float64) * light, 0, 255).astype(np.uint8)


def put(
    picture: Picture,
    value: int,
    centre: tuple[float, float],
    edge: float = 56.0,
    turned: float = 0.0,
    body: Colour = IVORY,
    pip: Colour = INK,
) -> None:
    """Draw a die with ``value`` up into ``picture``, turned by degrees."""
    angle = np.radians(turned)
    frame = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]]) * edge / 2
    corners = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)]) @ frame.T + centre
    cv2.fillConvexPoly(picture, np.rint(corners).astype(np.int32), body, cv2.LINE_AA)
    for place in PIPS[value]:
        x, y = frame @ (np.array(place) * 0.52) + centre
        cv2.circle(picture, (round(x), round(y)), round(0.085 * edge), pip, cv2.FILLED, cv2.LINE_AA)


def taken(picture: Picture, seed: int = 0, noise: float = 2.0) -> Picture:
    """``picture`` as a camera gives it: a little soft, a little noisy."""
    soft = cv2.GaussianBlur(picture, (0, 0), 0.8).astype(np.float64)
    return np.clip(soft + np.random.default_rng(seed).normal(0, noise, picture.shape), 0, 255).astype(np.uint8)


def roll(one: int, other: int, at: tuple[float, float] = (200.0, 180.0), turned: float = 20.0) -> Picture:
    """A tray with two dice, unsoftened."""
    picture = tray()
    put(picture, one, at, turned=turned)
    put(picture, other, (at[0] + 210, at[1] + 110), turned=turned + 33)
    return picture
