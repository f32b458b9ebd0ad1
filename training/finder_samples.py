"""Training samples for the finder: windows with any number of dice, and the maps it should answer with."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from postparade.dice.vision.detector import INPUT, STRIDE
from training import light
from training.photos import Picture, PlacedDie
from training.windows import Subject, Window, covered, cut, stacked

SIDE = 160
"""Pixels of either side of a training window, at the scale of the finder's input."""

SMALLEST, LARGEST = 9.0, 80.0
"""Edges of the smallest and largest dice that the finder must find, in pixels of its input."""

AS_USED = 0.3
"""Share of the windows that show some part of a picture at the size at which the reader shows it to the finder."""

MIDDLE = 0.16
"""Spread of a die's hill in the target map, in edges."""


class Target(NamedTuple):
    """What the finder should answer for one window: the four maps, and where they count (rows x columns each).

    ``hills`` is 1 at the middles of dice and falls off around them; ``counts`` is 0 where neither answer is wrong.
    """

    hills: NDArray[np.float32]
    counts: NDArray[np.float32]
    edges: NDArray[np.float32]
    shifts: NDArray[np.float32]
    peaks: NDArray[np.float32]


def sample(subjects: Sequence[Subject], rng: Generator) -> tuple[Picture, Target]:
    """One training window and its target."""
    window = _window(subjects, rng)
    chance = rng.random()
    if chance < 0.12:
        window = covered(window, rng)
    elif chance < 0.24:
        window = stacked(window, rng, [_window(subjects, rng)])
    picture = light.recoloured(window.picture, rng)
    picture = light.taken(light.lit(picture, rng), rng, softness=0.8)
    return picture, target(window.dice, SIDE // STRIDE, SIDE // STRIDE)


def _window(subjects: Sequence[Subject], rng: Generator) -> Window:
    subject = subjects[int(rng.integers(len(subjects)))]
    height, width = subject.picture.shape[:2]
    if rng.random() < AS_USED:
        place = float(rng.uniform(0, width)), float(rng.uniform(0, height))
        scale = INPUT / max(height, width) * float(np.exp(rng.normal(0, 0.15)))
        return cut(subject, place, scale, (SIDE, SIDE), rng, 0.1)
    if not subject.dice:
        scale = SIDE / max(height, width) * rng.uniform(0.8, 2.0)
        return cut(subject, (width / 2, height / 2), scale, (SIDE, SIDE), rng, 0.1)
    die = subject.dice[int(rng.integers(len(subject.dice)))]
    wanted = np.exp(rng.uniform(np.log(SMALLEST + 1), np.log(LARGEST - 10)))
    scale = float(np.clip(wanted / die.edge, 0.12, 2.2))
    off = rng.uniform(-0.42, 0.42, 2) * SIDE / scale
    if rng.random() < 0.15:
        off = off * 2.5
    return cut(subject, (die.x + off[0], die.y + off[1]), scale, (SIDE, SIDE), rng, 0.1)


def target(dice: Sequence[PlacedDie], rows: int, columns: int) -> Target:
    """The maps for ``dice`` (places in pixels of the finder's input). Dice cut off by the edge, too small or too large
    count neither way; those with edge 0 do not exist."""
    hills, counts = np.zeros((rows, columns), np.float32), np.ones((rows, columns), np.float32)
    edges, shifts = np.zeros((rows, columns), np.float32), np.zeros((2, rows, columns), np.float32)
    peaks = np.zeros((rows, columns), np.float32)
    y, x = np.mgrid[0:rows, 0:columns].astype(np.float32) + np.float32(0.5)
    for die in dice:
        if die.edge <= 0:
            continue
        u, v, edge = die.x / STRIDE, die.y / STRIDE, die.edge / STRIDE
        squared = np.square(x - u) + np.square(y - v)
        margin = 0.3 * edge
        inside = margin <= u <= columns - margin and margin <= v <= rows - margin
        if not inside or not SMALLEST <= die.edge <= LARGEST:
            counts[squared < np.square(1.1 * edge)] = 0
            continue
        spread = max(0.6, MIDDLE * edge)
        hill = np.exp(-squared / (2 * spread**2)).astype(np.float32)
        nearer = hill > hills
        hills = np.maximum(hills, hill)
        shown = nearer & (hill > 0.3)
        edges[shown] = np.log(die.edge / 32.0)
        shifts[0][shown], shifts[1][shown] = (u - x)[shown], (v - y)[shown]
        peaks[int(v), int(u)] = 1
    return Target(hills, counts, edges, shifts, peaks)
