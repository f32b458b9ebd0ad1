"""Rest is found in grain, flipping blocks and trembling edges; what creeps is motion, and rolling teaches nothing."""

from functools import cache

import cv2
import numpy as np
import pytest

from postparade.dice.vision.floor import Floor
from postparade.dice.vision.motion import CHANGED, RESTLESS_UP_TO, Motion, thumbnail
from postparade.dice.vision.picture import Picture
from postparade.dice.vision.roll_watcher import RollWatcher
from tests.dice.vision.drawn import FELT, IVORY, put, roll, taken, tray

pytestmark = pytest.mark.slow(6)

FPS = 15
BLOCK = 16


def flipping(picture: Picture, number: int, steps: int = 10, share: float = 0.03) -> Picture:
    """``picture`` as strong compression shows it: some blocks are ``steps`` bluer now and then."""
    chance = np.random.default_rng([number, 1])
    rows, columns = picture.shape[0] // BLOCK, picture.shape[1] // BLOCK
    flips = (chance.random((rows, columns)) < share).astype(np.uint8) * np.uint8(steps)
    blue = cv2.resize(flips, (columns * BLOCK, rows * BLOCK), interpolation=cv2.INTER_NEAREST)
    shown = picture[: rows * BLOCK, : columns * BLOCK].copy()
    shown[:, :, 0] = cv2.add(shown[:, :, 0], blue)
    return shown


def watch(motion: Motion, pictures: list[Picture], begin: float = 0.0) -> list[bool]:
    moves = []
    for number, picture in enumerate(pictures):
        now = thumbnail(picture)
        moves.append(motion.moves(now, begin + number / FPS, Floor.of(None, *now.shape[:2])))
    return moves


@cache
def empty() -> list[Picture]:
    """The empty tray, seven times with other grain."""
    return [taken(tray(), seed=seed) for seed in range(7)]


def calm(seconds: float) -> list[Picture]:
    return [empty()[number % 7] for number in range(round(seconds * FPS))]


def codec(seconds: float) -> list[Picture]:
    return [flipping(picture, number) for number, picture in enumerate(calm(seconds))]


def test_blocks_that_flip_are_rest_once_they_have_been_seen_to() -> None:
    moves = watch(Motion(), codec(6))
    assert sum(moves[: 2 * FPS]) > FPS, "at first nobody knows that they are no motion"
    assert sum(moves[3 * FPS :]) <= 1


def test_dice_are_seen_to_roll_and_to_lie_still_among_flipping_blocks() -> None:
    motion = Motion()
    watch(motion, codec(5))
    rolling = [
        flipping(taken(roll(3, 4, (150.0 + 15 * step, 180.0), turned=20 * step), seed=step), 500 + step)
        for step in range(9)
    ]
    assert all(watch(motion, rolling, 5))
    assert (
        sum(
            watch(
                motion, [flipping(taken(roll(3, 4, (270.0, 180.0)), seed=step), 900 + step) for step in range(30)], 5.6
            )[1:]
        )
        <= 5
    )


@pytest.mark.parametrize("speed", [16.0, 25.0])
def test_a_die_that_creeps_among_flipping_blocks_is_never_at_rest_for_long(speed: float) -> None:
    """Pixels a second; a commit needs a quarter of a second of rest."""
    motion = Motion()
    watch(motion, codec(5))

    def crept(number: int) -> Picture:
        shown = tray()
        put(shown, 5, (200.0 + speed * number / FPS, 200.0), turned=30)
        return flipping(taken(shown, seed=number), 300 + number)

    moves = watch(motion, [crept(number) for number in range(3 * FPS)], 5)
    longest = max(len(still) for still in "".join("x" if one else "." for one in moves).split("x"))
    assert longest <= 3


def test_dice_that_roll_teach_nothing() -> None:
    motion = Motion()
    watch(motion, calm(1))
    before = float(motion.rest.max()) if motion.rest is not None else 0.0
    for number in range(3 * FPS):
        shown = roll(1 + number % 6, 4, (150.0 + 10 * (number % 20), 180.0), turned=35 * number)
        watch(motion, [taken(shown, seed=number)], 1 + number / FPS)
    assert motion.rest is not None
    assert float(motion.rest.max()) <= before
    assert motion.steps(CHANGED) == CHANGED


def test_what_is_learned_is_bounded_and_fades() -> None:
    motion = Motion()
    watch(motion, codec(6))
    assert motion.rest is not None
    assert float(motion.rest.max()) <= RESTLESS_UP_TO
    watch(motion, calm(20), 6)
    assert motion.steps(CHANGED) == pytest.approx(CHANGED, abs=0.5)


def test_no_restless_cell_hides_a_large_change() -> None:
    motion = Motion()
    watch(motion, codec(6))
    faint = tray()
    colour = tuple(int(level) + 22 for level in FELT)
    put(faint, 2, (300.0, 200.0), turned=10, body=(colour[0], colour[1], colour[2]))
    assert FELT != IVORY
    assert watch(motion, [flipping(taken(faint), 7)], 6) == [True]


def test_the_noise_that_hides_rest_is_reported_in_figures() -> None:
    told = {}
    for name, pictures in {"calm": calm(4), "codec": codec(6)}.items():
        motion = Motion()
        watch(motion, pictures)
        told[name] = motion.unrest(0.0)
    assert told["calm"].counts_from == CHANGED
    assert told["codec"].counts_from > CHANGED
    assert told["codec"].flips > 2 * told["calm"].flips


def test_a_picture_that_never_rests_is_reported_and_a_roll_is_not() -> None:
    watcher = RollWatcher()
    moving = [taken(roll(3, 4, (150.0 + 6 * step, 180.0))) for step in range(20)]
    for number in range(8 * FPS):
        watcher.see(moving[number % 20], number / FPS)
    assert watcher.unrest.moving_for > 7.5
    for number in range(8 * FPS, 9 * FPS):
        watcher.see(moving[0], number / FPS)
    assert watcher.unrest.moving_for == 0.0
