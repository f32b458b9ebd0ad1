"""A roll is committed once, after it has settled; bumps, light and hands do not make another one."""

import cv2
import numpy as np

from postparade.dice.camera.scene import Scene, Stage, thumbnail
from postparade.dice.camera.watcher import Watcher
from tests.dice.camera.drawn import Picture, roll, taken, tray

EMPTY = taken(tray())
FRAME = 1 / 15


class Film:
    """Feeds frames to a watcher at 15 a second and keeps what it commits."""

    def __init__(self, watcher: Watcher) -> None:
        self.watcher = watcher
        self.frames = 0
        self.commits: list[tuple[int, ...]] = []
        self.stages: list[Stage] = []

    def show(self, picture: Picture, times: int = 1, noise: float = 1.5) -> None:
        for _ in range(times):
            sighting = self.watcher.see(taken(picture, seed=self.frames, noise=noise), self.frames * FRAME)
            self.frames += 1
            self.stages.append(sighting.stage)
            if sighting.committed is not None:
                self.commits.append(sighting.committed)

    def tumble(self, seed: int = 0) -> None:
        places = np.random.default_rng(seed).uniform(120, 300, (8, 2))
        for x, y in places:
            self.show(roll(1, 4, at=(float(x), float(y) * 0.8), turned=float(x)))


def with_hand(picture: Picture) -> Picture:
    picture = picture.copy()
    cv2.rectangle(picture, (0, 300), (420, 400), (140, 170, 210), cv2.FILLED)
    return picture


def shifted(picture: Picture, x: int, y: int) -> Picture:
    return np.roll(picture, (y, x), axis=(0, 1))


def test_stages() -> None:
    empty = thumbnail(EMPTY)
    scene = Scene()
    pictures = [EMPTY, EMPTY, taken(roll(2, 3)), taken(roll(2, 3), seed=4), taken(with_hand(tray()))]
    seen = [scene.see(thumbnail(picture), empty) for picture in pictures]
    assert seen == [Stage.MOVING, Stage.EMPTY, Stage.MOVING, Stage.STILL, Stage.MOVING]
    assert scene.see(thumbnail(taken(with_hand(tray()), seed=5)), empty) is Stage.COVERED


def test_without_the_empty_tray_only_motion_can_be_told() -> None:
    scene = Scene()
    assert [scene.see(thumbnail(EMPTY), None) for _ in range(2)] == [Stage.MOVING, Stage.STILL]


def test_a_step_of_light_over_everything_is_no_motion() -> None:
    scene = Scene()
    scene.see(thumbnail(EMPTY), None)
    brighter = np.clip(EMPTY * 1.25, 0, 255).astype(np.uint8)
    assert scene.see(thumbnail(brighter), thumbnail(EMPTY)) is Stage.EMPTY


def test_a_roll_is_committed_once_after_four_still_frames() -> None:
    film = Film(Watcher(2, EMPTY))
    film.show(tray(), 4)
    film.tumble()
    film.show(roll(2, 6), 4)
    assert film.commits == []
    film.show(roll(2, 6), 20)
    assert film.commits == [(2, 6)]


def test_two_still_frames_are_not_enough() -> None:
    film = Film(Watcher(2, EMPTY))
    film.tumble()
    film.show(roll(2, 6), 3)
    film.tumble(seed=1)
    film.show(roll(5, 6), 12)
    assert film.commits == [(5, 6)]


def test_a_bump_does_not_commit_again() -> None:
    film = Film(Watcher(2, EMPTY))
    film.show(roll(2, 6), 12)
    for x in (6, -4, 9):
        film.show(shifted(roll(2, 6), x, x // 2), 10)
    assert film.commits == [(2, 6)]


def test_a_long_shake_with_the_dice_left_as_they_lay_does_not_commit_again() -> None:
    film = Film(Watcher(2, EMPTY))
    film.show(roll(2, 6), 12)
    for x in range(12):
        film.show(shifted(roll(2, 6), 6 * (-1) ** x, 0))
    film.show(roll(2, 6), 12)
    assert film.commits == [(2, 6)]


def test_a_hand_that_comes_and_goes_does_not_commit_again() -> None:
    film = Film(Watcher(2, EMPTY))
    film.show(roll(2, 6), 12)
    film.show(with_hand(roll(2, 6)), 12)
    film.show(roll(2, 6), 12)
    assert film.commits == [(2, 6)]


def test_a_nudged_die_is_no_new_roll_but_an_emptied_tray_makes_one() -> None:
    film = Film(Watcher(2, EMPTY))
    film.show(roll(2, 6), 12)
    film.show(roll(2, 6, at=(205, 200)), 12)
    assert film.commits == [(2, 6)]
    film.show(tray(), 4)
    film.show(roll(2, 6), 12)
    assert film.commits == [(2, 6), (2, 6)]


def test_stirred_dice_are_a_new_roll() -> None:
    film = Film(Watcher(2, EMPTY))
    film.show(roll(2, 6), 12)
    film.tumble()
    film.show(roll(3, 4, at=(260, 150), turned=70), 12)
    assert film.commits == [(2, 6), (3, 4)]


def test_the_empty_tray_is_learned_while_running() -> None:
    watcher = Watcher(2)
    film = Film(watcher)
    film.show(tray(), 14)
    assert film.stages[-1] is Stage.EMPTY
    film.tumble()
    film.show(roll(1, 5), 12)
    assert film.stages[-4:] == [Stage.STILL] * 4
    assert film.commits == [(1, 5)]


def test_one_die_and_no_die_commit_nothing() -> None:
    film = Film(Watcher(2, EMPTY))
    alone = tray()
    alone[150:210, 170:230] = roll(4, 4, turned=0.0)[150:210, 170:230]
    film.show(alone, 15)
    film.show(tray(), 5)
    assert film.commits == []
