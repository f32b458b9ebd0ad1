"""Within five seconds people are told why their dice are not read, and are offered to enter them."""

from pathlib import Path

import pytest

from postparade.core.error_messages import CATALOGUE
from postparade.dice.sources.camera import CameraSource
from postparade.dice.sources.silence import SPEAKS_AFTER, Silence
from postparade.dice.vision.roll_watcher import Sighting
from postparade.dice.vision.tray_state import TrayState
from tests.dice.sources.opened import opened, until_said
from tests.dice.sources.test_camera import SURE, UNSURE, NoCamera

WITHIN = 5.0
"""Seconds within which the board says what it sees."""


@pytest.mark.parametrize(
    ("stages", "code"),
    [
        ((TrayState.MOVING,), "never_rests"),
        ((TrayState.MOVING, TrayState.STILL), "never_rests"),
        ((TrayState.COVERED,), "stays_covered"),
    ],
    ids=["moving light", "a light that flickers", "another tray"],
)
async def test_a_tray_that_gives_no_roll_is_explained(tmp_path: Path, stages: tuple[TrayState, ...], code: str) -> None:
    async with opened(tmp_path) as here:
        source = CameraSource(NoCamera(), here.context)
        source.tell(Sighting(TrayState.EMPTY))
        frame = 0
        while here.clock.now() < WITHIN and here.said["stage"] != "unsure":
            source.tell(Sighting(stages[frame % len(stages)]))
            frame += 1
            await here.clock.advance(0.1)
        assert SPEAKS_AFTER <= here.clock.now() <= WITHIN
        assert (here.said["stage"], here.said["reason"]) == ("unsure", code)
        for stage in (TrayState.MOVING, TrayState.STILL, TrayState.COVERED):
            source.tell(Sighting(stage))
            assert here.said["reason"] == code, "what was said stays until something new is known"
        source.tell(Sighting(TrayState.EMPTY))
        assert here.said["stage"] == "empty"


async def test_what_may_lie_there_is_offered(tmp_path: Path) -> None:
    async with opened(tmp_path) as here:
        source = CameraSource(NoCamera(), here.context)
        source.tell(Sighting(TrayState.EMPTY))
        for frame in range(50):
            still = frame % 2 == 0
            source.tell(Sighting(TrayState.STILL, UNSURE) if still else Sighting(TrayState.MOVING))
            await here.clock.advance(0.1)
        assert (here.said["reason"], here.said["likely"]) == ("never_rests", [[3, 4]])


async def test_dice_that_were_read_and_a_table_that_waits_for_none_are_not_explained(tmp_path: Path) -> None:
    async with opened(tmp_path, deal=False) as here:
        source = CameraSource(NoCamera(), here.context)
        for _ in range(80):
            source.tell(Sighting(TrayState.MOVING))
            await here.clock.advance(0.1)
        assert here.said["stage"] == "moving"
    async with opened(tmp_path / "dealt") as here:
        source = CameraSource(NoCamera(), here.context)
        source.tell(Sighting(TrayState.EMPTY))
        source.tell(Sighting(TrayState.STILL, SURE, (3, 4)))
        await until_said(here, "committed")
        for _ in range(80):
            await here.clock.advance(0.1)
            source.tell(Sighting(TrayState.STILL))
        assert here.said["stage"] == "committed"


def test_every_silence_is_broken_once_and_counts_from_the_last_answer() -> None:
    silence = Silence()
    told = [silence.see(TrayState.MOVING, at / 10) for at in range(100)]
    assert [code for code in told if code] == ["never_rests"]
    silence.broken()
    assert silence.see(TrayState.COVERED, 10.0) is None
    assert silence.see(TrayState.COVERED, 10.0 + SPEAKS_AFTER) == "stays_covered"


@pytest.mark.parametrize("code", ["never_rests", "stays_covered"])
def test_the_remedy_offers_to_enter_the_roll(code: str) -> None:
    assert "enter what the dice show" in CATALOGUE[code].remedy
