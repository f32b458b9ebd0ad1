"""Everything that windows are cut from: photographs with placed dice, and rendered rolls."""

import math
from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from training.classes import BLURRED, COCKED, COVERED, EITHER, NOTHING
from training.photos import UPPER_FACE_SOURCE, Photo, PlacedDie
from training.renders.library import Family, library
from training.renders.rolls import KINDS, Kind, RolledDie, Why, roll
from training.windows import Subject

RENDERED = 0.5
"""Share of the windows that come from renders."""

STEEP = math.radians(72)
"""From this elevation a camera looks down so steeply that the picture may be turned any way."""

CLEARLY_LEANING = math.radians(17)
"""A die that leans less looks just like a flat one that the camera sees a little from the side."""

_OFTEN: dict[Kind, float] = {
    "plain": 3, "tilted": 2, "touching": 3, "cocked": 2, "dark": 2, "faint": 2, "three": 2, "one": 2,
}  # fmt: skip
_WHY: dict[Why, int] = {
    "cocked": COCKED, "cut": COVERED, "covered": COVERED, "small": NOTHING, "faint": NOTHING, "blurred": BLURRED,
    "glare": NOTHING,
}  # fmt: skip


def subjects_for(
    shown: Sequence[Photo], sprites: int, rolls: int, seed: int, rendered_share: float = RENDERED
) -> tuple[list[Subject], NDArray[np.float64]]:
    """The photographs ``shown`` and rendered pictures as subjects, and how often each is used.

    ``sprites`` rendered dice make ``rolls`` rendered pictures, from which ``rendered_share`` of the windows come.
    """
    real = [_photographed(photo) for photo in shown if photo.readable and photo.placed]
    weights = np.array([len(subject.dice) ** 0.5 for subject in real])
    rendered = list(_rolls(library(seed, sprites), rolls, seed)) if rolls else []
    share = rendered_share if rendered else 0.0
    return [*real, *rendered], np.concatenate(
        [(1 - share) * weights / weights.sum(), np.full(len(rendered), share / max(1, len(rendered)))]
    )


def _photographed(photo: Photo) -> Subject:
    return Subject(photo.picture, photo.dice, upright=photo.source == UPPER_FACE_SOURCE)


def _rolls(families: Sequence[Family], number: int, seed: int) -> Iterator[Subject]:
    rng = np.random.default_rng((seed, 2))
    often = np.array([_OFTEN.get(kind, 1.0) for kind in KINDS])
    for kind in rng.choice(len(KINDS), number, p=often / often.sum()):
        made = roll(rng, families, KINDS[kind])
        yield Subject(
            made.picture,
            tuple(_die(die) for die in made.dice),
            upright=made.elevation < STEEP,
            things=tuple(PlacedDie(*thing, 0, NOTHING) for thing in made.things),
        )


def _die(die: RolledDie) -> PlacedDie:
    if die.readable:
        return PlacedDie(*die.centre, die.edge, die.value, tilt=die.tilt)
    doubtful = die.why == "cocked" and die.lean < CLEARLY_LEANING
    return PlacedDie(*die.centre, die.edge, 0, EITHER if doubtful else _WHY[die.why], die.tilt)
