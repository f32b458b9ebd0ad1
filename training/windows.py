"""Windows of photographs and renders at random places, turns and sizes: what the networks are shown in training."""

from collections.abc import Sequence
from typing import NamedTuple

import cv2
import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from training.classes import COVERED
from training.photos import Picture, PlacedDie

ASLANT, SHORTEST = 0.25, 0.65
"""Share of the windows of photographs that are squeezed as if seen aslant, and by how much at most. Of renders it is
known how they are tilted, and they are seen from all sides anyway."""


class Subject(NamedTuple):
    """A picture to cut windows from. ``upright`` is true where a low camera shows which side is up, so that it may
    not be turned. ``things`` are no dice but may be taken for some."""

    picture: Picture
    dice: tuple[PlacedDie, ...]
    upright: bool
    things: tuple[PlacedDie, ...] = ()


class Window(NamedTuple):
    """A part of a subject. ``dice`` have pixels of the window; value 0 stands for a die that cannot be read."""

    picture: Picture
    dice: tuple[PlacedDie, ...]


def cut(
    subject: Subject, centre: tuple[float, float], scale: float, size: tuple[int, int], rng: Generator, stretch: float
) -> Window:
    """The window of ``size`` (width, height) around ``centre``, enlarged by ``scale``, turned at random.

    ``stretch`` is how far either axis may be stretched or sheared, as a share.
    """
    turn = rng.normal(0, 0.12) if subject.upright else rng.uniform(0, 2 * np.pi)
    mirror = -1.0 if rng.random() < 0.5 else 1.0
    cosine, sine = np.cos(turn), np.sin(turn)
    frame = np.array([[cosine, -sine], [sine, cosine]]) @ np.diag([mirror, 1.0])
    warp = np.eye(2) + rng.uniform(-stretch, stretch, (2, 2))
    if rng.random() < ASLANT and all(die.tilt is None for die in subject.dice):
        warp = warp @ _squeezed(rng)
    matrix = scale * warp @ frame
    shift = np.array(size) / 2 - matrix @ np.array(centre)
    picture = subject.picture
    fill = tuple(int(n) for n in np.median(picture[::8, ::8].reshape(-1, 3), axis=0))
    soft = 0.4 / scale if scale < 0.6 else 0.0
    around, begin = _around(picture, matrix, shift, size, 2 + 3 * soft)
    if soft:
        around = cv2.GaussianBlur(around, (0, 0), soft).astype(np.uint8, copy=False)
    edge = cv2.BORDER_CONSTANT if rng.random() < 0.5 else cv2.BORDER_REPLICATE
    affine = np.hstack([matrix, (shift + matrix @ begin)[:, None]])
    seen = cv2.warpAffine(around, affine, size, flags=cv2.INTER_LINEAR, borderMode=edge, borderValue=fill)
    zoom = scale * float(np.sqrt(abs(np.linalg.det(warp))))
    return Window(
        seen.astype(np.uint8, copy=False), tuple(_moved(die, matrix, shift, zoom, frame) for die in subject.dice)
    )


def _squeezed(rng: Generator) -> NDArray[np.float64]:
    """Makes a picture shorter in one direction, as the floor is for a camera that does not look straight down."""
    angle = rng.uniform(0, np.pi)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    return np.asarray(turn @ np.diag([1.0, rng.uniform(SHORTEST, 1.0)]) @ turn.T)


def _around(
    picture: Picture, matrix: NDArray[np.float64], shift: NDArray[np.float64], size: tuple[int, int], margin: float
) -> tuple[Picture, NDArray[np.float64]]:
    """The part of ``picture`` that a window of ``size`` shows, ``margin`` pixels more on each side, and where it
    begins (x, y). A window that reaches past the picture gets what is left, at least one row and column."""
    corners = np.array([(0, 0), (size[0], 0), (0, size[1]), size], np.float64)
    seen = np.linalg.solve(matrix, (corners - shift).T)
    height, width = picture.shape[:2]
    limit = np.array([width, height])
    low = np.clip(np.floor(seen.min(axis=1) - margin), 0, limit - 1).astype(int)
    high = np.clip(np.ceil(seen.max(axis=1) + margin), low + 1, limit).astype(int)
    return picture[low[1] : high[1], low[0] : high[0]], low.astype(np.float64)


def _moved(
    die: PlacedDie, matrix: NDArray[np.float64], shift: NDArray[np.float64], zoom: float, frame: NDArray[np.float64]
) -> PlacedDie:
    x, y = matrix @ (die.x, die.y) + shift
    if die.tilt is not None:
        right, down = frame @ die.tilt
        die = die._replace(tilt=(float(right), float(down)))
    return die._replace(x=float(x), y=float(y), edge=die.edge * zoom)


def covered(window: Window, rng: Generator) -> Window:
    """``window`` with something lying over a part of it: a finger, a sleeve, a card. Dice that it hides are unread."""
    height, width = window.picture.shape[:2]
    if not window.dice:
        return window
    die = window.dice[int(rng.integers(len(window.dice)))]
    angle, length = rng.uniform(0, 2 * np.pi), rng.uniform(0.6, 6.0) * die.edge
    away = np.array([np.cos(angle), np.sin(angle)])
    start = np.array([die.x, die.y]) + rng.normal(0, 0.35, 2) * die.edge
    mask = np.zeros((height, width), np.uint8)
    thick = max(2, round(rng.uniform(0.4, 1.8) * die.edge))
    cv2.line(mask, _pixel(start), _pixel(start + away * length), 255, thick, cv2.LINE_AA)
    shade = rng.uniform(20, 235, 3) if rng.random() < 0.4 else np.array([120, 150, 200]) * rng.uniform(0.3, 1.15)
    grain = cv2.GaussianBlur(rng.normal(0, 1, (height, width)).astype(np.float32), (0, 0), rng.uniform(0.7, 6.0))
    paint = np.clip(shade + grain[:, :, None] / (grain.std() + 1e-6) * rng.uniform(2, 18), 0, 255)
    soft = cv2.GaussianBlur(mask, (0, 0), rng.uniform(0.5, 2.0)).astype(np.float32)[:, :, None] / 255.0
    picture = (window.picture * (1 - soft) + paint * soft).astype(np.uint8)
    return Window(picture, tuple(_hidden(die, mask) for die in window.dice))


def _hidden(die: PlacedDie, mask: NDArray[np.uint8]) -> PlacedDie:
    """``die``, unread when too much of it is covered and gone (edge 0) when nothing useful is left."""
    half = 0.5 * die.edge
    top, left = max(0, round(die.y - half)), max(0, round(die.x - half))
    face = mask[top : max(0, round(die.y + half)), left : max(0, round(die.x + half))]
    share = float(face.mean()) / 255.0 if face.size else 0.0
    if share > 0.75:
        return die._replace(edge=0.0, value=0, why=COVERED)
    return die._replace(value=0, why=COVERED) if share > 0.12 and die.value else die


def stacked(window: Window, rng: Generator, donors: Sequence[Window]) -> Window:
    """``window`` with a piece of another one laid over it, as when one die lies partly on another."""
    donor = donors[int(rng.integers(len(donors)))]
    dice = [die for die in donor.dice if die.value and die.edge > 8]
    if not dice or not window.dice:
        return window
    die = dice[int(rng.integers(len(dice)))]
    height, width = window.picture.shape[:2]
    mask = np.zeros((height, width), np.uint8)
    cv2.circle(mask, _pixel(np.array([die.x, die.y])), round(0.72 * die.edge), 255, cv2.FILLED, cv2.LINE_AA)
    soft = cv2.GaussianBlur(mask, (0, 0), 1.0).astype(np.float32)[:, :, None] / 255.0
    picture = (window.picture * (1 - soft) + donor.picture * soft).astype(np.uint8)
    return Window(picture, (*(_hidden(other, mask) for other in window.dice), die))


def _pixel(place: NDArray[np.float64]) -> tuple[int, int]:
    return round(float(place[0])), round(float(place[1]))
