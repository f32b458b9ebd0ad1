"""A die that leans on something shows two faces, and must never be read as if one of them were up."""

import math
import random

import pytest

from postparade.core.clock import HandClock
from postparade.dice.vision.picture import Picture
from postparade.dice.vision.reader import read
from postparade.simulator.tray.dice_model import LOOKS, Pose, compose, draw, lying, resting_height, turned
from postparade.simulator.tray.throw import Die, flat
from postparade.simulator.tray.tray import SimulatedTray

pytestmark = pytest.mark.slow(3)


THROWS = 8


def tray_with(tray: SimulatedTray, *dice: Die) -> Picture:
    picture = tray._bare.copy()
    for die in dice:
        compose(picture, draw(die.look, die.pose, tray._eye))
    return picture


def leaning(die: Die, degrees: float, chance: random.Random) -> Die:
    """``die`` tilted about one of its edges, standing where it lay."""
    tilt = turned(chance.choice((0, 1)), math.radians(degrees))
    quarter = chance.choice((0.0, math.pi / 2, math.pi))
    rotation = turned(2, chance.uniform(0, math.tau)) @ tilt @ lying(chance.randint(1, 6), quarter)
    x, y, _ = die.pose.centre
    die.pose.centre[:] = x, y, resting_height(rotation, die.look.rounding)
    return Die(die.look, Pose(die.pose.centre, rotation))


@pytest.mark.parametrize("known", [True, False], ids=["empty tray known", "nothing known"])
@pytest.mark.parametrize(("degrees", "overlooked"), [(25, 2), (30, 1), (35, 0), (40, 0), (45, 0)])
def test_a_leaning_die_beside_a_flat_one_is_not_read(degrees: int, overlooked: int, known: bool) -> None:
    """One that leans by less looks like a flat one under a camera aslant: two in eight may be overlooked."""
    tray, chance = SimulatedTray(HandClock(), 3), random.Random(degrees)
    read_anyway = 0
    for _ in range(THROWS):
        lies, leans = flat((chance.randint(1, 6), chance.randint(1, 6)), list(LOOKS.values()), tray._eye, chance)
        reading = read(tray_with(tray, lies, leaning(leans, degrees, chance)), 2, tray.empty() if known else None)
        read_anyway += reading.values is not None
        assert reading.reason in (None, "cocked", "unsure", "too_few", "touching")
    assert read_anyway <= overlooked


def test_flat_dice_are_read_wherever_they_lie() -> None:
    tray, chance = SimulatedTray(HandClock(), 3), random.Random(7)
    for _ in range(2 * THROWS):
        faces = (chance.randint(1, 6), chance.randint(1, 6))
        reading = read(tray_with(tray, *flat(faces, list(LOOKS.values()), tray._eye, chance)), 2, tray.empty())
        assert reading.values == tuple(sorted(faces))
