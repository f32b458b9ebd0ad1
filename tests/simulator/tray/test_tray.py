"""The simulated tray under the eyes of the real reader: what is thrown is read, and nothing else is."""

import itertools
import json
import threading
from pathlib import Path

import cv2
import numpy as np
import pytest

from postparade.core.clock import HandClock
from postparade.core.faults import DeviceFault, Fault, Phrase, PictureFault
from postparade.dice.vision.picture import load
from postparade.dice.vision.reader import read
from postparade.dice.vision.roll_watcher import RollWatcher, Sighting
from postparade.dice.vision.tray_state import TrayState
from postparade.simulator.tray.photo import decode
from postparade.simulator.tray.picture import hand, reaching
from postparade.simulator.tray.tray import SimulatedTray
from tests.conftest import amount

pytestmark = pytest.mark.slow(22)


FRAME = 1 / 30
LANDED = 2.2
"""Seconds after which dice have been collected, thrown and read."""

PAIRS = list(itertools.combinations_with_replacement(range(1, 7), 2))


class Turned(HandClock):
    """A clock for things that never sleep."""

    def turn(self, seconds: float) -> None:
        self._now += seconds


class Onlooker:
    """Watches a tray as the camera source does: with another reference, it starts afresh."""

    def __init__(self, seed: int = 1, look: str | None = None) -> None:
        self.clock = Turned()
        self.tray = SimulatedTray(self.clock, seed, look=look)
        self._reference: object = self.tray.reference()
        self._watcher = RollWatcher(2, self.tray.reference())

    def see(self) -> Sighting:
        self.clock.turn(FRAME)
        reference = self.tray.reference()
        if reference is not self._reference:
            self._reference, self._watcher = reference, RollWatcher(2, reference)
        return self._watcher.see(self.tray.read(), self.clock.now())

    def watch(self, seconds: float) -> list[Sighting]:
        return [self.see() for _ in range(round(seconds / FRAME))]


def commits(sightings: list[Sighting]) -> list[tuple[int, ...]]:
    return [sighting.committed for sighting in sightings if sighting.committed is not None]


def stages(sightings: list[Sighting]) -> set[TrayState]:
    return {sighting.stage for sighting in sightings}


@pytest.mark.parametrize("seed", range(1, 1 + amount(1, 4)))
def test_every_pair_of_faces_is_committed_once(seed: int) -> None:
    spectator = Onlooker(seed)
    for faces in PAIRS:
        assert spectator.tray.throw(faces) == faces
        assert commits(spectator.watch(LANDED)) == [faces]
        assert spectator.tray.faces == faces


def test_empty_tray_is_empty_and_alive() -> None:
    spectator = Onlooker()
    spectator.watch(2 * FRAME)
    assert stages(spectator.watch(0.3)) == {TrayState.EMPTY}
    first = spectator.tray.read()
    spectator.watch(0.2)
    assert (first != spectator.tray.read()).any()


def test_settled_dice_lie_still() -> None:
    spectator = Onlooker()
    spectator.tray.throw()
    assert spectator.tray.faces is None
    thrown = spectator.watch(0.7)
    assert stages(thrown[1:-1]) == {TrayState.MOVING}
    spectator.watch(0.2)
    assert stages(spectator.watch(1.0)) == {TrayState.STILL}
    assert spectator.tray.faces is not None


def test_a_moment_has_one_picture() -> None:
    spectator = Onlooker()
    spectator.tray.throw((2, 5))
    spectator.watch(2.0)
    assert spectator.tray.read() is spectator.tray.read()


def test_the_same_seed_throws_the_same_dice_to_the_same_places() -> None:
    one, other = Onlooker(seed=7), Onlooker(seed=7)
    assert [one.tray.throw() for _ in range(5)] == [other.tray.throw() for _ in range(5)]
    one.clock.turn(5.0)
    other.clock.turn(5.0)
    assert np.array_equal(one.tray.read(), other.tray.read())


@pytest.mark.parametrize("faces", [(0, 1), (1, 7), (True, 2), (1.0, 2), (3,), (1, 2, 3), "12", 5])
def test_impossible_faces_are_refused_and_nothing_moves(faces: object) -> None:
    spectator = Onlooker()
    spectator.tray.throw((6, 6))
    spectator.watch(LANDED)
    with pytest.raises(Fault) as caught:
        spectator.tray.throw(faces)  # type: ignore[arg-type]  # what a page might send
    assert caught.value.code == "invalid_dice"
    assert stages(spectator.watch(0.3)) == {TrayState.STILL}
    assert spectator.tray.faces == (6, 6)


@pytest.mark.parametrize("seed", range(4))
def test_cocked_die_is_never_read(seed: int) -> None:
    spectator = Onlooker(seed)
    spectator.tray.cocked()
    sightings = spectator.watch(1.2)
    assert commits(sightings) == []
    assert any(sighting.reading is not None for sighting in sightings)
    assert spectator.tray.faces is None
    spectator.tray.throw((1, 4))
    assert commits(spectator.watch(LANDED)) == [(1, 4)]


def test_hand_covers_and_what_lies_under_it_is_not_rolled_again() -> None:
    spectator = Onlooker()
    spectator.tray.throw((3, 5))
    spectator.watch(LANDED)
    spectator.tray.cover(1.5)
    under = spectator.watch(1.4)
    assert TrayState.COVERED in stages(under)
    assert commits(under + spectator.watch(1.0)) == []
    assert spectator.tray.faces == (3, 5)


def test_a_hand_takes_little_memory_and_draws_no_more_than_shows() -> None:
    """A table keeps it all evening beside everything else, in 1 GB of memory."""
    size = 640, 480
    whole = hand(size)
    assert sum(plane.nbytes for plane in whole) < 4 * size[0] * size[1]
    drawn = [reaching(whole, reach) for reach in (0.0, 0.3, 1.0)]
    assert [sprite.top + len(sprite.cover) for sprite in drawn[1:]] == [size[1]] * 2
    assert len(drawn[0].cover) == 0
    assert drawn[2].cover.max() == 1.0


def test_a_hand_in_the_way_delays_the_reading() -> None:
    spectator = Onlooker()
    spectator.tray.cover(3.0)
    spectator.tray.throw((2, 2))
    assert commits(spectator.watch(2.7)) == []
    assert commits(spectator.watch(1.5)) == [(2, 2)]


def test_a_bump_moves_the_picture_and_rolls_nothing() -> None:
    spectator = Onlooker()
    spectator.tray.throw((1, 6))
    spectator.watch(LANDED)
    before = spectator.tray.read()
    spectator.tray.nudge()
    bumped = spectator.watch(0.2)
    assert TrayState.MOVING in stages(bumped)
    assert commits(bumped + spectator.watch(1.0)) == []
    assert np.abs(spectator.tray.read().astype(int) - before).max() < 40


@pytest.mark.parametrize("level", [0.3, 0.6, 1.6])
def test_a_change_of_light_rolls_nothing_and_the_next_throw_is_read(level: float) -> None:
    spectator = Onlooker()
    spectator.tray.throw((2, 4))
    spectator.watch(LANDED)
    before = float(spectator.tray.read().mean())
    spectator.tray.light(level)
    assert spectator.tray.read().mean() == pytest.approx(before * level, rel=0.1)
    assert commits(spectator.watch(1.0)) == []
    spectator.tray.throw((5, 6))
    assert commits(spectator.watch(LANDED)) == [(5, 6)]


def test_cleared_tray_is_empty() -> None:
    spectator = Onlooker()
    spectator.tray.throw((2, 3))
    spectator.watch(LANDED)
    spectator.tray.clear()
    assert spectator.tray.faces is None
    spectator.watch(0.6)
    assert stages(spectator.watch(0.3)) == {TrayState.EMPTY}


def test_unplugged_camera_has_no_picture() -> None:
    spectator = Onlooker()
    spectator.tray.plugged = False
    with pytest.raises(DeviceFault) as caught:
        spectator.tray.read()
    assert caught.value.code == "camera_missing"
    spectator.tray.plugged = True
    assert spectator.tray.read().shape == (480, 640, 3)


def test_a_picture_is_never_a_mixture_of_two_scenes() -> None:
    """Frames read while others throw are those of some scene; the frame at the end is that of the last throw."""
    tray = SimulatedTray(Turned(), seed=3)
    frames: list[np.ndarray] = []
    over = threading.Event()

    def look() -> None:
        while not over.is_set():
            frames.append(tray.read())

    camera = threading.Thread(target=look)
    camera.start()
    for number in range(8):
        tray.throw((1 + number % 6, 2))
        tray.nudge()
        tray.light(1.0)
    over.set()
    camera.join()
    assert {frame.shape for frame in frames} == {(480, 640, 3)}
    alone = SimulatedTray(Turned(), seed=3)
    for number in range(8):
        alone.throw((1 + number % 6, 2))
    for each in (tray, alone):
        assert isinstance(each.clock, Turned)
        each.clock.turn(5.0)
    assert np.array_equal(tray.read(), alone.read())


@pytest.fixture(scope="module")
def readable_photo(photos: Path) -> tuple[Path, tuple[int, ...]]:
    """A photograph of two dice that the reader is sure of, and what it shows."""
    for entry in json.loads((photos / "labels.json").read_text()):
        values = tuple(sorted(die["value"] for die in entry["dice"]))
        if entry["count"] == 2 and entry["readable"] and read(load(photos / entry["file"])).values == values:
            return photos / entry["file"], values
    raise AssertionError("no photograph of two dice can be read")


def test_photograph_fills_the_picture_and_keeps_its_proportions(readable_photo: tuple[Path, tuple[int, ...]]) -> None:
    spectator = Onlooker()
    picture = cv2.imread(str(readable_photo[0]))
    assert picture is not None
    tall = np.ascontiguousarray(picture[:, 100:300]).astype(np.uint8)
    spectator.tray.show_photo(tall)
    assert spectator.tray.photo
    spectator.watch(1.0)
    seen = spectator.tray.read().astype(int)
    wide = round(480 * tall.shape[1] / tall.shape[0])
    left = (640 - wide) // 2
    assert seen[:, : left - 2].max() < 20
    assert np.abs(seen[:, left : left + wide] - cv2.resize(tall, (wide, 480))).mean() < 4


def test_photographs_are_read_one_after_the_other(readable_photo: tuple[Path, tuple[int, ...]]) -> None:
    """The same photograph twice is two rolls, and the tray's own dice come back afterwards."""
    path, values = readable_photo
    spectator = Onlooker()
    picture = decode(path.read_bytes())
    for _ in range(2):
        spectator.tray.show_photo(picture)
        assert commits(spectator.watch(LANDED)) == [values]
    assert spectator.tray.faces is None
    spectator.tray.throw((4, 5))
    assert commits(spectator.watch(LANDED)) == [(4, 5)]


def test_broken_photographs_are_refused(readable_photo: tuple[Path, tuple[int, ...]]) -> None:
    whole = readable_photo[0].read_bytes()
    png = cv2.imencode(".png", np.full((80, 80, 3), 7, np.uint8))[1].tobytes()
    for broken in (b"", b"no picture", whole[: len(whole) // 2], png[: len(png) // 2], whole[:2]):
        with pytest.raises(PictureFault) as caught:
            decode(broken)
        assert caught.value.code == "picture_unreadable"
        assert isinstance(caught.value.details["why"], Phrase), "in every language"
    with pytest.raises(PictureFault) as caught:
        decode(cv2.imencode(".png", np.zeros((20, 300, 3), np.uint8))[1].tobytes())
    assert caught.value.code == "picture_too_small"


def test_grey_and_transparent_photographs_become_colour() -> None:
    for shape in ((64, 64), (64, 64, 4)):
        data = cv2.imencode(".png", np.full(shape, 90, np.uint8))[1].tobytes()
        assert decode(data).shape == (64, 64, 3)
