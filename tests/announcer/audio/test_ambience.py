"""The crowd follows the race and stays under the voice."""

from math import isclose
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postparade.announcer.audio import mixer as mix
from postparade.announcer.audio.ambience import (
    FIRST,
    FULL_HOUSE,
    GAITS,
    LAYERS,
    Crowd,
    Glide,
    Heat,
    Hooves,
    gait,
    weights,
)
from postparade.announcer.audio.levels import Ducker, gain
from postparade.announcer.audio.mixer import SilentMixer
from postparade.announcer.audio.soundboard import Soundboard
from postparade.announcer.commentary.race_model import RaceModel
from postparade.announcer.packs.pack import open_packs
from postparade.rules.race import Lane, Race


@given(st.floats(-1, 2))
def test_cross_fade_keeps_the_power(tension: float) -> None:
    assert isclose(sum(weight**2 for weight in weights(tension)), 1.0)


def test_quiet_crowd_murmurs_and_excited_crowd_roars() -> None:
    assert weights(0.0) == (1.0, 0.0, 0.0)
    assert weights(1.0)[2] == pytest.approx(1.0)


def ducked(ducker: Ducker, start: float, end: float, depth: float) -> float:
    for tick in range(int(start * 100), int(end * 100) + 1):
        ducker.step(tick / 100, depth)
    return ducker.depth


def test_bed_goes_down_quickly_is_held_and_comes_back_slowly() -> None:
    ducker = Ducker()
    ducker.step(0.0, 0.0)
    assert ducker.settled
    assert ducked(ducker, 0.0, 0.06, 18.0) > 17
    assert ducked(ducker, 0.07, 1.0, 18.0) == pytest.approx(18.0, abs=0.1)
    assert ducked(ducker, 1.01, 1.25, 0.0) == pytest.approx(18.0, abs=0.1)
    assert not ducker.settled
    assert 4 < ducked(ducker, 1.26, 1.50, 0.0) < 9
    assert ducked(ducker, 1.51, 1.80, 0.0) < 1
    assert ducked(ducker, 1.81, 2.5, 0.0) == pytest.approx(0.0, abs=0.05)
    assert ducker.settled


def test_gap_between_two_lines_does_not_let_the_bed_swell() -> None:
    ducker = Ducker()
    ducked(ducker, 0.0, 1.0, 18.0)
    assert ducked(ducker, 1.01, 1.13, 0.0) > 17.5


def test_urgent_call_presses_the_bed_further_down() -> None:
    ducker = Ducker()
    assert ducked(ducker, 0.0, 1.0, 12.0) == pytest.approx(12.0, abs=0.1)
    assert ducked(ducker, 1.01, 1.07, 18.0) > 17
    assert ducked(ducker, 1.08, 2.0, 12.0) == pytest.approx(12.0, abs=0.1)


def test_decibels_are_amplitudes() -> None:
    assert gain(0.0) == 1.0
    assert gain(20.0) == pytest.approx(0.1)


def test_field_runs_faster_and_slows_down_a_little_later() -> None:
    assert [gait(tension, 0) for tension in (0.0, 0.44, 0.45, 0.74, 0.75, 1.0)] == [0, 0, 1, 1, 2, 2]
    assert gait(0.42, 1) == 1
    assert gait(0.42, 0) == 0
    assert gait(0.39, 1) == 0
    assert gait(0.72, 2) == 2


def test_glide_arrives() -> None:
    glide = Glide(1.0)
    for tick in range(200):
        glide.step(tick / 100, 1.0)
    assert glide.near(1.0)


def crowd_at(position: int, *, guests: int = 0, cheers: int = 0) -> tuple[float, float, float]:
    """Volumes of murmur, buzz and roar after some seconds of a race of ten steps."""
    board = Soundboard(SilentMixer(lambda: 0.0), open_packs("")[0], lambda fault: None)
    crowd = Crowd(board, 1.0)
    crowd.guests = guests
    lanes = tuple(Lane(horse, str(horse), "#ffffff", 10, position) for horse in range(2, 13))
    for tick in range(400):
        if cheers and tick % 20 == 0:
            crowd.cheer(cheers, tick / 50)
        crowd.step(tick / 50, RaceModel(Race(lanes, None, running=True)), 1.0)
        board.prepare()
    volumes = board.mixer.volumes  # type: ignore[attr-defined]  # the silent one keeps them
    murmur, buzz, roar = (volumes.get(channel, 0.0) for channel in mix.BED)
    return murmur, buzz, roar


class Shelf(SilentMixer):
    """A mixer that knows which loops take memory, and which of them have been played."""

    def __init__(self) -> None:
        super().__init__(lambda: 0.0)
        self.held: set[str] = set()
        self.played: list[str] = []

    def load(self, clip: Path, *, keep: bool = False) -> None:
        assert keep
        self.held.add(clip.stem)

    def release(self, clip: Path) -> None:
        self.held.remove(clip.stem)

    def play(self, channel: int, clip: Path, volume: float = 1.0, *, loop: bool = False) -> None:
        assert clip.stem in self.held, "decoded before it is needed"
        self.played.append(clip.stem)
        super().play(channel, clip, volume, loop=loop)


def test_of_six_loops_no_more_than_four_take_memory_and_those_that_are_heard_do() -> None:
    shelf = Shelf()
    board = Soundboard(shelf, open_packs("")[0], lambda fault: None)
    crowd, hooves = Crowd(board, 1.0), Hooves(board, 1.0)
    for name in FIRST:
        board.load(f"bed/{name}")
    now, most, before = 0.0, 0, set(shelf.held)
    for position in (1, 3, 5, 7, 9, 9, 7, 5, 9, 10):
        lanes = tuple(Lane(horse, str(horse), "#ffffff", 10, position) for horse in range(2, 13))
        finished = position == 10
        model = RaceModel(Race(lanes, None, running=not finished, finished=finished))
        for _ in range(1000 if finished else 200):
            now += 0.02
            crowd.step(now, model, 1.0)
            hooves.step(now, model, 1.0)
            board.prepare()
            most = max(most, len(shelf.held))
    assert set(shelf.played) == {*LAYERS, *GAITS}
    assert most <= 4
    assert shelf.held == before, "ready for the next race"
    hooves.hush()
    crowd.hush()
    assert shelf.held == before


def test_crowd_rises_with_the_race() -> None:
    early, late = crowd_at(1), crowd_at(9)
    assert early[0] > early[2]
    assert late[2] > late[0]
    assert sum(volume**2 for volume in late) > sum(volume**2 for volume in early)


def test_few_guests_are_a_smaller_crowd() -> None:
    two, many = crowd_at(9, guests=2), crowd_at(9, guests=12)
    assert sum(volume**2 for volume in two) < 0.7 * sum(volume**2 for volume in many)
    assert many == crowd_at(9, guests=FULL_HOUSE) == crowd_at(9)


def test_guests_who_cheer_on_their_phones_are_heard() -> None:
    assert crowd_at(1, guests=4, cheers=4)[2] > crowd_at(1, guests=4)[2]


def test_crowd_sings_once_when_the_guests_boil_over_and_again_after_a_rest() -> None:
    heat = Heat()
    sang = [heat.add(2, 2, tick * 0.25) for tick in range(40)]
    assert sang.count(True) == 1
    assert heat.at(10.0) > 0.8
    assert heat.at(40.0) < 0.01
    assert [heat.add(2, 2, 40.0 + tick * 0.25) for tick in range(8)].count(True) == 1


def test_one_guest_among_many_does_not_make_the_crowd_sing() -> None:
    heat = Heat()
    assert not any(heat.add(1, 12, tick / 3) for tick in range(60))
