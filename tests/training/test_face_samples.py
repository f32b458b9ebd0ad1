"""What the face reader learns from: crops of dice with their value and tilt, and of what is none."""

import numpy as np
import pytest

from postparade.dice.vision.face_classifier import INPUT
from training.classes import NOTHING
from training.face_samples import sample
from training.photos import PlacedDie
from training.windows import Subject

pytestmark = pytest.mark.slow


PICTURE = np.random.default_rng(1).integers(0, 255, (480, 640, 3), np.uint8)
DIE = PlacedDie(200, 200, 50, 4, tilt=(0.0, -0.5))
THING = PlacedDie(450, 300, 50, 0, NOTHING)


def drawn(subject: Subject) -> list[tuple[int, tuple[float, float] | None]]:
    """Class and tilt of many samples."""
    rng = np.random.default_rng(2)
    samples = [sample([subject] * 4, rng) for _ in range(120)]
    assert all(picture.shape == (INPUT, INPUT, 3) for picture, _, _ in samples)
    return [(label, tilt) for _, label, tilt in samples]


def test_a_die_is_shown_with_its_value_and_its_tilt_and_what_must_be_rejected_without() -> None:
    seen = drawn(Subject(PICTURE, (DIE,), upright=True))
    values = [tilt for label, tilt in seen if label == DIE.value - 1]
    assert 0.5 * len(seen) < len(values) < 0.8 * len(seen)
    assert all(tilt is not None and tilt[1] < -0.4 for tilt in values)
    assert all(tilt is None for label, tilt in seen if label != DIE.value - 1)


def test_things_that_are_not_dice_are_shown_as_nothing() -> None:
    without, beside = (drawn(Subject(PICTURE, (DIE,), upright=True, things=things)) for things in ((), (THING,)))
    nothing = [sum(label == NOTHING for label, _ in seen) for seen in (without, beside)]
    assert nothing[1] > 2 * nothing[0]
    assert {label for label, _ in drawn(Subject(PICTURE, (), upright=True, things=(THING,)))} == {NOTHING}
