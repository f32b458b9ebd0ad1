"""Dice at rest that one frame leaves unread are looked for in the mean of several; those of another throw never are."""

import numpy as np

from postparade.dice.vision.picture import Picture
from postparade.dice.vision.reading import Die, Reading
from postparade.dice.vision.roll_watcher import AGREEING, FUSED, RollWatcher
from tests.dice.vision.drawn import roll, taken, tray

GRAIN = 4.0
"""Spread of the grain, in steps of 255; the reader of these tests takes a picture with half of it."""
RATE = 20
DICE = (Die(2, 0.9, (170, 150, 60, 60)), Die(5, 0.9, (380, 260, 60, 60)))


def grain(picture: Picture) -> float:
    """The spread of ``picture`` on a bare piece of the floor."""
    return float(picture[400:470, 20:120, 0].astype(float).std())


class Watching:
    """A watcher with a reader that needs a picture with little grain, and the grain of what it was shown."""

    def __init__(self) -> None:
        self.shown: list[Picture] = []
        self.watcher = RollWatcher(2, taken(tray(), noise=1.0), self.read)
        self.at, self.seed = 0.0, 0
        self.commits: list[tuple[int, ...]] = []

    def read(self, picture: Picture, _expect: int | None, _reference: Picture | None, /) -> Reading:
        self.shown.append(picture)
        if grain(picture) < GRAIN * 0.6:
            return Reading((2, 5), None, 0.98, ((2, 5),), DICE)
        return Reading(None, "unsure", 0.5, ((2, 5),), DICE)

    def see(self, picture: Picture, seconds: float) -> None:
        for _ in range(round(seconds * RATE)):
            self.at, self.seed = self.at + 1 / RATE, self.seed + 1
            committed = self.watcher.see(taken(picture, self.seed, GRAIN), self.at).committed
            if committed is not None:
                self.commits.append(committed)


def test_what_no_single_frame_shows_is_read_in_the_mean_of_several_and_counts_once() -> None:
    watching = Watching()
    watching.see(tray(), 1.5)
    watching.shown.clear()
    watching.see(roll(2, 5), 3.0)
    assert watching.commits == [(2, 5)]
    grains = [grain(one) for one in watching.shown]
    assert grains[0] > GRAIN * 0.6
    assert grains[-1] < 1.5 * GRAIN / np.sqrt(FUSED)
    assert sum(one < GRAIN * 0.6 for one in grains) >= AGREEING - 1  # the one between is only confirmed


def test_frames_of_an_earlier_throw_are_never_in_the_mean() -> None:
    watching = Watching()
    watching.see(tray(), 1.5)
    watching.see(roll(2, 5), 0.3)
    watching.see(tray(), 1.0)
    watching.shown.clear()
    watching.see(roll(2, 5, at=(330.0, 120.0)), 1.0)
    left = [one[150:210, 170:230].mean() for one in watching.shown]
    bare = float(tray()[150:210, 170:230].mean())
    assert watching.shown
    assert max(abs(one - bare) for one in left) < 3
