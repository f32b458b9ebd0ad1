"""The dice of a test roll: how large they are, how well they stand out, how sharp they look."""

from typing import NamedTuple

import cv2
import numpy as np

from postparade.core.faults import PictureFault
from postparade.dice.tray_calibration import silhouettes
from postparade.dice.tray_calibration.calibrated_tray import USUAL_WIDTH, Tray
from postparade.dice.tray_calibration.difference import Difference, to_cloth, to_reference
from postparade.dice.tray_calibration.image_quality import BURNT, blur
from postparade.dice.tray_calibration.silhouettes import Silhouette
from postparade.dice.vision.picture import Picture
from postparade.dice.vision.reading import Reading

DICE = 2
ALIKE = 1.5
"""Two dice of a roll whose edges differ by more than this factor are not both dice."""
LARGE_ENOUGH = 14.0
"""Length of an edge, in pixels, below which a thing is a speck and not a die."""


class SeenDie(NamedTuple):
    """One die of the test roll.

    ``box`` is x, y, width, height in pixels of the picture, ``edge`` the length of its edge in pixels of a picture 640
    wide, ``contrast`` how far its body stands out from the tray (steps of the L*a*b* difference), ``pips`` the range of
    brightness on it, ``blur`` the width of the blur as a share of its edge, ``longer`` how many times as long as wide
    it is seen, ``burnt`` the overexposed share of it.
    """

    box: tuple[int, int, int, int]
    edge: float
    contrast: float
    pips: float
    blur: float
    longer: float
    burnt: float


def measure(roll: Picture, tray: Tray, reading: Reading) -> tuple[SeenDie, SeenDie]:
    """The two dice in ``roll``, from left to right. Where ``reading`` is sure of both, those are the dice, whatever
    shadows and reflections there are.

    Raises :class:`~postparade.core.faults.PictureFault` (``roll_empty``, ``too_few``, ``too_many``, ``touching``,
    ``hand``) when there are not two.
    """
    difference = to_cloth(roll) if tray.reference is None else to_reference(roll, tray.reference)
    mask = tray.mask(roll.shape)
    things = [thing for thing in silhouettes.find(difference) if _lies_in(thing, mask)]
    dice = _read(things, reading) or _dice(things, roll.shape, tray.reference is not None)
    first, second = sorted((_seen(roll, difference, die) for die in dice), key=lambda die: die.box)
    return first, second


def _lies_in(thing: Silhouette, mask: silhouettes.Mask) -> bool:
    x, y = (round(length) for length in thing.centre)
    rows, columns = mask.shape
    return bool(mask[min(max(y, 0), rows - 1), min(max(x, 0), columns - 1)])


def _read(things: list[Silhouette], reading: Reading) -> list[Silhouette]:
    """The largest thing centred in each of the two dice that were read; empty unless these are two different things."""
    if reading.values is None:
        return []
    found = [thing for die in reading.dice if (thing := next((one for one in things if _covers(die.box, one)), None))]
    return found if len(found) == DICE and found[0] is not found[1] else []


def _covers(box: tuple[int, int, int, int], thing: Silhouette) -> bool:
    (x, y), (left, top, width, height) = thing.centre, box
    return left <= x <= left + width and top <= y <= top + height


def _dice(things: list[Silhouette], shape: tuple[int, ...], bare: bool) -> list[Silhouette]:
    """The two things that are dice. Raises ``PictureFault`` when there are not two."""
    if bare and any(thing.area > 0.2 * shape[0] * shape[1] for thing in things):
        raise PictureFault("hand")
    large = _apart([thing for thing in things if thing.edge >= LARGE_ENOUGH and not thing.cut])
    shaped = [thing for thing in large if thing.elongation <= 1.6 and thing.solidity >= 0.85]
    if not shaped:
        raise PictureFault("too_few" if large else "roll_empty")
    # Specks and stains are much smaller than the dice, which are the largest things of their shape; anything else
    # among the rest may be dice that touch.
    dice = [thing for thing in shaped if thing.edge * ALIKE >= shaped[0].edge]
    lumps = [
        thing for thing in large if thing not in dice and thing.edge * ALIKE >= dice[0].edge and thing.elongation < 3
    ]
    if len(dice) + len(lumps) > DICE:
        raise PictureFault("too_many")
    if len(dice) < DICE:
        raise PictureFault("touching" if lumps else "too_few")
    return dice


def _apart(things: list[Silhouette]) -> list[Silhouette]:
    """``things``, largest first, without those that lie within a larger one."""
    kept: list[Silhouette] = []
    for thing in things:
        if not any(_covers(one.box, thing) for one in kept):
            kept.append(thing)
    return kept


def _seen(roll: Picture, difference: Difference, die: Silhouette) -> SeenDie:
    x, y, w, h = die.box
    window = roll[y : y + h, x : x + w]
    inside = die.mask > 0
    strength = difference.strength[y : y + h, x : x + w][inside]
    core = cv2.erode(die.mask, np.ones((3, 3), np.uint8)) > 0
    face = window[core if core.any() else inside]
    low, high = np.percentile(face, (4, 96), axis=0)
    return SeenDie(
        box=die.box,
        edge=die.edge * USUAL_WIDTH / roll.shape[1],
        contrast=float(np.percentile(strength, 40)),
        pips=float((high - low).max()),
        blur=blur(roll, die.box).sigma / die.edge,
        longer=die.elongation,
        burnt=float((face.min(axis=1) >= BURNT).mean()),
    )
