"""A measurement on the simulated tray, with the real reader: throw, confirm, and what is kept of it."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from postparade.core.clock import HandClock
from postparade.core.faults import Fault
from postparade.dice.measuring.measurement import MeasuredRoll
from postparade.dice.measuring.session import MeasuringSession
from postparade.dice.measuring.store import MeasurementStore
from postparade.dice.sources.silence import SPEAKS_AFTER
from postparade.dice.sources.tray_worker import TrayWorker
from postparade.simulator.tray.tray import SimulatedTray

pytestmark = pytest.mark.slow(12)

RATE = 20


class Turned(HandClock):
    """A clock for things that never sleep."""

    def turn(self, seconds: float) -> None:
        self._now += seconds


class Measuring:
    """A tray, its reader, and a measurement of three rolls."""

    def __init__(self, data: Path) -> None:
        self.clock = Turned()
        self.tray = SimulatedTray(self.clock, seed=4, look="white")
        self.worker = TrayWorker(self.tray)
        self.told: list[MeasuredRoll] = []
        self.session = MeasuringSession(
            "not known yet", 3, partial(MeasurementStore.of, data), self.clock, self.tray.throw, self.told.append
        )
        self.data = data

    def until(self, done: Callable[[], bool], seconds: float = 12.0) -> None:
        """Let the camera run until ``done``."""
        for _ in range(round(seconds * RATE)):
            self.clock.turn(1 / RATE)
            seen = self.worker.see(self.tray.read(), self.clock.now())
            self.session.see(self.tray.identity, seen.picture, seen.sighting, self.worker.known)
            if done():
                return
        raise AssertionError(self.session.status())

    def asked(self) -> bool:
        return self.session.phase == "answer"

    def thrown(self, faces: tuple[int, int]) -> None:
        self.tray.throw(faces)
        self.until(self.asked)

    @property
    def kept(self) -> list[MeasuredRoll]:
        found = MeasurementStore.of(self.data, "simulated").load()
        return [] if found is None else list(found.rolls)


@pytest.fixture
def measuring(tmp_path: Path) -> Measuring:
    here = Measuring(tmp_path)
    here.until(lambda: here.clock.now() > 1.0)
    return here


def test_one_tap_confirms_a_roll_and_the_same_dice_are_not_asked_about_again(measuring: Measuring) -> None:
    measuring.thrown((2, 5))
    assert measuring.session.status()["seen"]["read"] == (2, 5)
    measuring.session.command({"do": "confirm", "dice": [5, 2]})
    assert [(roll.dice, roll.outcome, roll.picture) for roll in measuring.kept] == [((2, 5), "read", None)]
    with pytest.raises(AssertionError):
        measuring.until(measuring.asked, 3.0)
    measuring.thrown((6, 6))
    measuring.session.command({"do": "confirm", "dice": [6, 6]})
    measuring.session.command({"do": "throw"})
    measuring.until(measuring.asked)
    measuring.session.command({"do": "confirm", "dice": list(measuring.tray.faces or ())})
    assert measuring.session.phase == "done"
    assert measuring.session.status()["summary"]["read"] == 3
    assert [roll.outcome for roll in measuring.told] == ["read", "read", "read"]


def test_what_was_read_wrongly_is_kept_with_a_picture_until_it_is_taken_back(measuring: Measuring) -> None:
    measuring.thrown((2, 5))
    measuring.session.command({"do": "confirm", "dice": [2, 6]})
    (roll,) = measuring.kept
    assert (roll.outcome, roll.picture) == ("wrong", "measured-001.jpg")
    assert measuring.session.picture("measured-001.jpg")
    measuring.session.command({"do": "take_back"})
    assert measuring.kept == []


def test_dice_that_cannot_be_read_are_asked_about_as_at_a_table(measuring: Measuring) -> None:
    measuring.tray.cocked()
    measuring.until(measuring.asked)
    seen = measuring.session.status()["seen"]
    assert seen["read"] is None
    assert seen["reason"] == "cocked"
    measuring.session.command({"do": "leave_out"})
    assert measuring.session.phase == "throw"
    assert measuring.kept == []


def test_a_hand_that_stays_is_asked_about_within_five_seconds(measuring: Measuring) -> None:
    measuring.tray.cover(20.0)
    began = measuring.clock.now()
    measuring.until(measuring.asked)
    assert measuring.session.status()["seen"]["reason"] == "stays_covered"
    assert measuring.clock.now() - began <= SPEAKS_AFTER + 0.5


def test_a_new_measurement_replaces_the_old_one_with_its_first_roll(measuring: Measuring) -> None:
    measuring.thrown((2, 5))
    measuring.session.command({"do": "confirm", "dice": [2, 5]})
    measuring.session.command({"do": "anew"})
    assert measuring.session.status()["rolls"] == []
    assert len(measuring.kept) == 1


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ({"do": "confirm", "dice": [1, 7]}, "bad_request"),
        ({"do": "confirm", "dice": [1]}, "bad_request"),
        ({"do": "dance"}, "bad_request"),
        ({"do": "confirm", "dice": [1, 2]}, "nothing_to_confirm"),
        ({"do": "leave_out"}, "nothing_to_confirm"),
        ({"do": "take_back"}, "nothing_to_confirm"),
    ],
)
def test_what_makes_no_sense_is_refused(tmp_path: Path, command: dict[str, object], code: str) -> None:
    session = Measuring(tmp_path).session
    with pytest.raises(Fault) as refused:
        session.command(command)
    assert refused.value.code == code
    assert session.status()["rolls"] == []
