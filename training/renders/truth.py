"""Whether a person could read a die in a picture, and what keeps them from it."""

import math
from typing import Literal, NamedTuple

import cv2
import numpy as np

from training.renders.camera import HEIGHT, WIDTH
from training.renders.film import Film
from training.renders.placed import Placed, covering, hidden_share
from training.renders.textures import Bytes, Floats

Why = Literal["", "cocked", "cut", "covered", "small", "faint", "blurred", "glare"]
"""What keeps people from reading a die; "" when nothing does."""

FLAT = math.radians(8)
"""A die whose upper face is tilted by more leans on something."""

_COVERED = 0.03
_SMALLEST, _SHORTEST = 16.0, 12.0
_FAINTEST, _MOTTLE = 18.0, 1.5


class RolledDie(NamedTuple):
    """The truth about one die, in pixels of the picture: the ``value`` of its upper face, that face's ``centre`` and
    ``corners`` (4 x 2, of a die with sharp edges), the die's ``edge``, its ``box`` (x, y, width, height), how far it
    leans (radians), how far right and down the unit normal of its upper face points (``tilt``), and whether a person
    could read it, or why not."""

    value: int
    centre: tuple[float, float]
    edge: float
    box: tuple[int, int, int, int]
    corners: Floats
    lean: float
    tilt: tuple[float, float]
    readable: bool
    why: Why


class Seeing(NamedTuple):
    """How a picture is taken: the light's coarse map, the film, mirrored light, and whether all of it is blurred."""

    gain: Floats
    film: Film
    glare: Floats | None
    blurred: bool


def truth(die: Placed, seeing: Seeing, over: Bytes) -> RolledDie:
    """The truth about ``die`` when the mask ``over`` (480 x 640, 255) is drawn over it."""
    why = "blurred" if seeing.blurred else _objection(die, seeing, over)
    return RolledDie(
        value=die.sprite.value,
        centre=die.centre,
        edge=die.edge,
        box=die.box,
        corners=die.corners,
        lean=die.sprite.lean,
        tilt=die.tilt,
        readable=not why,
        why=why,
    )


def _objection(die: Placed, seeing: Seeing, over: Bytes) -> Why:
    """What keeps people from reading ``die`` under the mask ``over``."""
    if die.sprite.lean > FLAT:
        return "cocked"
    if not die.inside:
        return "cut"
    if over.any() and hidden_share(die, over) > _COVERED:
        return "covered"
    if die.edge < _SMALLEST or die.edge * math.sin(die.sprite.elevation) < _SHORTEST:
        return "small"
    if _contrast(die, seeing, glared=False) < (least := _least(die, seeing)):
        return "faint"
    if _contrast(die, seeing, glared=True) < least:
        return "glare"
    return ""


def _least(die: Placed, seeing: Seeing) -> float:
    """The contrast that pips need, in steps of 255: more than that of noise and marbling. Small pips need more: the
    lens takes some away, and there are fewer pixels to tell them from noise."""
    mottle = _MOTTLE * die.sprite.mottle * float(seeing.gain.mean()) * seeing.film.contrast
    return max(_FAINTEST, 3.0 * seeing.film.noise, mottle) * max(1.0, 36.0 / die.edge)


def _contrast(die: Placed, seeing: Seeing, glared: bool) -> float:
    """How far the pips of ``die`` differ from its face in the channel that shows them best, white cut off."""
    x, y = (min(max(int(n), 0), most - 1) for n, most in zip(die.centre, (WIDTH, HEIGHT), strict=True))
    gain = seeing.gain[y * seeing.gain.shape[0] // HEIGHT, x * seeing.gain.shape[1] // WIDTH] * seeing.film.contrast
    on_top = seeing.film.black
    if glared and seeing.glare is not None:
        on_top += float(np.percentile(seeing.glare[die.face > 0], 95))
    ink, paper = (np.clip(np.array(colour) * gain + on_top, 0, 255) for colour in (die.sprite.ink, die.sprite.paper))
    return float(np.abs(ink - paper).max())


def drawn_over(later: list[Placed], over: Bytes) -> Bytes:
    """A mask of what is drawn over a die: the dice ``later`` than it, and ``over``."""
    for other in later:
        over = cv2.max(over, covering(other)).astype(np.uint8, copy=False)
    return over
