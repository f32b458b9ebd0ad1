"""From the first look to a calibration that can be stored, over the simulated tray."""

import asyncio

import numpy as np
import pytest

from postparade.core.clock import HandClock
from postparade.core.faults import DeviceFault, PictureFault
from postparade.dice.tray_calibration.wizard import FRAMES, PATIENCE, Step, Wizard
from postparade.dice.vision.picture import Picture
from postparade.simulator.tray.tray import SimulatedTray

pytestmark = pytest.mark.slow(4)


RATE = 1 / 20


class Host:
    """Somebody at the simulated tray with a calibration under way."""

    def __init__(self, seed: int = 1) -> None:
        self.clock = HandClock()
        self.tray = SimulatedTray(self.clock, seed, look="ivory")
        self.wizard = Wizard()

    def at(self, step: Step) -> bool:
        return self.wizard.step is step

    def look(self, seconds: float, until: Step | None = None) -> None:
        """Let the camera run, at most until a step is reached."""
        for _ in range(round(seconds / RATE)):
            if self.wizard.step is until:
                return
            asyncio.run(self.clock.advance(RATE))
            self.wizard.see(self.tray.read(), self.clock.now())

    def take_empty(self) -> None:
        self.wizard.take_empty()
        self.look(3, Step.OUTLINE)

    def confirm(self) -> None:
        assert self.wizard.outline is not None
        self.wizard.set_outline(self.wizard.outline.corners)

    @property
    def code(self) -> str | None:
        return None if self.wizard.fault is None else self.wizard.fault.code


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_good_table_is_calibrated_without_advice(seed: int) -> None:
    host = Host(seed)
    host.look(2)
    assert host.at(Step.LOOK)
    assert host.wizard.quality is not None
    host.take_empty()
    assert host.at(Step.OUTLINE)
    assert host.wizard.outline is not None
    assert host.wizard.outline.shape == "corners"
    host.confirm()
    host.tray.throw((3, 5))
    host.look(6, Step.VERDICT)
    assert host.wizard.advice == []
    assert host.wizard.roll is not None
    assert host.wizard.roll.reading.values == (3, 5)
    tray, _ = host.wizard.result()
    assert tray.edge == pytest.approx(2 * 33 * 46 / 44.5, rel=0.06)
    assert tray.reference is not None
    assert np.abs(tray.reference.astype(int) - host.tray.empty()).mean() < 2.5, (
        "the average of frames is the empty tray"
    )


def test_a_tray_with_dice_is_not_an_empty_tray() -> None:
    host = Host()
    host.tray.throw((6, 4))
    host.look(3)
    host.take_empty()
    assert (host.wizard.step, host.code) == (Step.LOOK, "tray_not_empty")
    assert host.wizard.reference is None


@pytest.mark.parametrize(("level", "code"), [(0.05, "light_dark"), (40.0, "light_bright")])
def test_a_blank_picture_is_not_accepted(level: float, code: str) -> None:
    host = Host()
    host.tray.light(level)
    host.look(1)
    assert [one.code for one in host.wizard.advice] == [code]
    host.take_empty()
    assert (host.wizard.step, host.code) == (Step.LOOK, code)


def test_poor_light_is_reported_and_can_be_stored_anyway() -> None:
    host = Host()
    host.tray.light(0.4)
    host.take_empty()
    host.confirm()
    host.tray.throw((3, 5))
    host.look(6, Step.VERDICT)
    assert "light_dark" in [one.code for one in host.wizard.advice]
    host.wizard.result()


def test_a_tray_that_never_rests_is_given_up() -> None:
    host = Host()
    host.wizard.take_empty()
    frame = host.tray.read()
    for turn in range(round(PATIENCE / RATE) + 2):
        host.wizard.see(np.roll(frame, 40 * turn, axis=1), turn * RATE)
    assert (host.wizard.step, host.code) == (Step.LOOK, "tray_restless")


def test_a_hand_over_the_tray_is_waited_for() -> None:
    host = Host()
    host.wizard.take_empty()
    host.look(0.2)
    assert 0 < host.wizard.progress < 1
    host.tray.cover(0.5)
    host.look(0.15)
    assert host.wizard.progress < 2 / FRAMES
    host.look(4, Step.OUTLINE)
    assert host.at(Step.OUTLINE)


def test_nothing_is_reported_before_the_dice_are_thrown() -> None:
    host = Host()
    host.take_empty()
    host.confirm()
    host.look(2)
    assert (host.wizard.step, host.code) == (Step.ROLL, None)


def test_a_single_die_is_not_a_test_roll() -> None:
    host = Host()
    host.take_empty()
    host.confirm()
    host.tray.throw((2, 6))
    host.look(3, Step.VERDICT)
    roll = host.wizard.roll
    assert roll is not None
    one = hidden(host.tray.read(), host.tray.empty(), roll.dice[0].box)
    host.wizard.take_roll()
    for turn in range(8):
        host.wizard.see(one, 100 + turn * RATE)
    assert (host.wizard.step, host.code) == (Step.ROLL, "too_few")


def hidden(picture: Picture, empty: Picture, box: tuple[int, int, int, int]) -> Picture:
    """``picture`` without what is in ``box``."""
    x, y, w, h = box
    copy = picture.copy()
    copy[y - 15 : y + h + 25, x - 15 : x + w + 25] = empty[y - 15 : y + h + 25, x - 15 : x + w + 25]
    return copy


def test_a_camera_that_drops_out_midway_loses_no_pictures() -> None:
    host = Host()
    host.take_empty()
    host.confirm()
    host.wizard.lost(DeviceFault("camera_lost", camera="Camera 0"))
    assert (host.wizard.step, host.code) == (Step.ROLL, "camera_lost")
    host.tray.throw((1, 4))
    host.look(6, Step.VERDICT)
    assert host.wizard.result()[0].edge is not None


def test_another_picture_size_starts_over() -> None:
    host = Host()
    host.take_empty()
    host.wizard.see(np.full((720, 960, 3), 50, np.uint8), 99.0)
    assert host.at(Step.LOOK)
    assert host.wizard.reference is None
    with pytest.raises(PictureFault):
        host.wizard.take_roll()


def test_steps_cannot_be_jumped() -> None:
    host = Host()
    wizard = host.wizard
    for step in (wizard.take_roll, wizard.change_outline, lambda: wizard.set_outline(None), wizard.result):
        with pytest.raises(PictureFault) as no:
            step()
        assert no.value.code == "not_this_step"


def test_an_outline_drawn_by_hand_counts_and_an_invalid_one_changes_nothing() -> None:
    host = Host()
    host.take_empty()
    found = host.wizard.outline
    for corners in (
        ((0.1, 0.1), (0.9, 0.9), (0.9, 0.1), (0.1, 0.9)),
        ((0.0, 0.0), (0.01, 0.0), (0.0, 0.01)),
        ((0, 0), (2, 0), (2, 2)),
    ):
        with pytest.raises(PictureFault) as no:
            host.wizard.set_outline(corners)
        assert no.value.code == "outline_unusable"
        assert (host.wizard.outline, host.wizard.step) == (found, Step.OUTLINE)
    drawn = ((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9))
    host.wizard.set_outline(drawn)
    assert host.wizard.tray.outline == drawn
    host.wizard.change_outline()
    host.wizard.set_outline(None)
    assert host.wizard.tray.outline is None
    host.wizard.take_roll()


async def test_flickering_light_does_not_keep_the_tray_from_resting_and_is_reported() -> None:
    host = Host()
    host.wizard.take_empty()
    rows = np.arange(480)[:, None, None]
    for turn in range(3 * FRAMES):
        band = 1 + 0.12 * np.sin(rows / 50 + 2.0 * turn)
        (await host.clock.advance(RATE))
        host.wizard.see(np.clip(host.tray.read() * band, 0, 255).astype(np.uint8), host.clock.now())
        if host.wizard.step is Step.OUTLINE:
            break
    assert [one.code for one in host.wizard.advice] == ["light_flicker"]
