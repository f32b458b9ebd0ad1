"""What speaks for and against a candidate for a face, as numbers, and how much that weighs.

The numbers are weighed by a small network of two layers, fitted by `training/fit_pips.py`: a weak pip means one thing
on a face full of contrast and another on a faint one, which no weighted sum of cues can express.
"""

from functools import cache, cached_property
from typing import Final

import msgspec
import numpy as np

from postparade.dice.vision.geometry.layouts import PIPS, PRESENT, SPACING, Faces, slant
from postparade.dice.vision.geometry.spots import VIEWS, WARM, Floats, Places, Spots
from postparade.dice.vision.networks import stored

NAMES: Final = (
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "contrast",
    "weakest",
    "stray",
    "strays",
    "beside",
    "slant",
    "off",
    "size",
    "round",
    "warm",
    "light",
)
"""The columns of :func:`weigh`.

``one`` .. ``six``: the value itself. ``contrast``: logarithm of the pips' strength. ``weakest``: logarithm of the
weakest pip's share of the mean. ``stray``, ``strays``: strength of the strongest spot on the face that is none of its
pips, and of all others together, in pips. ``beside``: the same for round spots right beside the face. ``slant``: how
far from square. ``off``, ``size``: squared distance from the patch's middle and from the usual size. ``round``:
roundness of the pips. ``warm``: seen in red against green. ``light``: the pips are the lighter ones.
"""

_MISPLACED = 0.35
"""Distance, in steps between pips, within which a spot stands for a pip; beyond half of that it counts for less."""


def weigh(faces: Faces, spots: Spots) -> Floats:
    """The cues of every one of ``faces``, one row each."""
    place = spots.place[faces.row]
    strength, roundness = spots.strength[faces.row], spots.roundness[faces.row]
    kind = faces.value - 1
    wanted = PRESENT[kind]
    count = faces.value
    pips = faces.middle[:, None] + faces.right[:, None] * PIPS[kind, :, 0] + faces.down[:, None] * PIPS[kind, :, 1]
    unit: Floats = ((np.abs(faces.right) + np.abs(faces.down)) / 2).astype(np.float32, copy=False)[:, None]
    away = np.abs(pips[:, :, None] - place[:, None, :])
    nearest = away.argmin(axis=2)
    each = np.arange(len(kind))[:, None]
    miss = away.min(axis=2) / unit
    found = strength[each, nearest] * stands_for_pip(miss) * wanted
    mean = np.maximum(found.sum(axis=1) / count, 1e-3)
    weakest = np.where(wanted, found, np.inf).min(axis=1) / mean
    circular = (roundness[each, nearest] * wanted).sum(axis=1) / count
    others, (way, pip) = strength / mean[:, None], np.nonzero(wanted)
    others[way, nearest[way, pip]] = 0
    on = np.clip((1.75 - _ring(faces, place, unit)) / 0.35, 0, 1)
    stray = others * on
    worst = stray.max(axis=1)
    alike = np.minimum(roundness / np.maximum(circular, 0.05)[:, None], 1)
    beside = (others * (1 - on) * alike * (np.abs(place) < 0.6)).max(axis=1)
    longer, square = slant(faces.right, faces.down)

    cues = np.zeros((len(kind), len(NAMES)), np.float32)
    cues[each[:, 0], kind] = 1
    cues[:, 6] = np.log(np.clip(mean, 1, 40) / 8)
    cues[:, 7] = np.minimum(np.log(np.maximum(weakest, 0.1)), 0)
    cues[:, 8] = np.minimum(worst, 1.5)
    cues[:, 9] = np.minimum(stray.sum(axis=1) - worst, 2)
    cues[:, 10] = np.minimum(beside, 1.2)
    cues[:, 11] = (np.maximum(0.95 - square, 0) / 0.3) ** 2
    cues[:, 12] = (np.abs(faces.middle) / 0.15) ** 2
    cues[:, 13] = (np.log(longer / SPACING) / 0.2) ** 2
    cues[:, 14] = circular
    cues[:, 15] = faces.row % VIEWS == WARM
    cues[:, 16] = faces.row < VIEWS
    return cues


def stands_for_pip(steps: Floats) -> Floats:
    """How far, 0 to 1, a spot counts as a pip whose place is ``steps`` steps between pips away."""
    counts: Floats = np.clip(1.5 - steps / _MISPLACED, 0, 1)
    return counts


def _ring(faces: Faces, place: Places, unit: Floats) -> Floats:
    """How far out spots lie on each face: the corner pips at 1, the face's edges near 1.9. A one, two or three does not
    tell how its face is turned and slanted: a circle of the same size stands for it."""
    from_middle = place - faces.middle[:, None]
    right, down = faces.right[:, None], faces.down[:, None]
    area = np.abs((right.conj() * down).imag)
    along = np.abs((from_middle.conj() * down).imag)
    across = np.abs((right.conj() * from_middle).imag)
    round_face = np.abs(from_middle) * np.float32(0.85) / unit
    ring = np.where(faces.value[:, None] > 3, np.maximum(along, across) / area, round_face)
    return np.asarray(ring, np.float32)


class Weights(msgspec.Struct, frozen=True, dict=True):
    """Weighs candidates for a face. ``inner`` has one row per hidden unit and one column per cue, ``bias`` and
    ``outer`` one number per unit."""

    inner: list[list[float]]
    bias: list[float]
    outer: list[float]
    base: float

    @cached_property
    def _layers(self) -> tuple[Floats, Floats, Floats]:
        inner, bias, outer = (np.array(layer, np.float32) for layer in (self.inner, self.bias, self.outer))
        return inner.T, bias, outer

    def odds(self, cues: Floats) -> Floats:
        """The log odds of every candidate (one row of ``cues`` each) against "no readable face"."""
        inner, bias, outer = self._layers
        odds: Floats = np.tanh(cues @ inner + bias) @ outer + np.float32(self.base)
        return odds


@cache
def fitted() -> Weights:
    """The weights that come with the package."""
    return msgspec.json.decode(stored("pips.json"), type=Weights)
