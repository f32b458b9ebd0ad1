"""Pictures in which nothing can be seen are told from those of a still tray."""

import asyncio
import threading

import numpy as np
import pytest

from postparade.core.clock import HandClock
from postparade.core.confirmation import Confirmation, Verifies
from postparade.core.faults import Fault
from postparade.dice.camera_feed import Stats
from postparade.dice.capture.capture_loop import CaptureLoop
from postparade.dice.capture.contract import Frame
from postparade.dice.capture.picture_check import BLACK_AFTER, FROZEN_AFTER, PictureCheck
from tests.dice.abreast import awaited_workers, caught_up

__all__ = ["awaited_workers"]

NOISE = np.random.default_rng(4)


def tray(level: int = 90, noise: float = 2.0) -> Frame:
    """A still tray as a sensor sees it."""
    return np.clip(NOISE.normal(level, noise, (120, 160, 3)), 0, 255).astype(np.uint8)


def codes(pictures: list[Frame], step: float = 0.5) -> list[str | None]:
    check = PictureCheck()
    found = [check.see(picture, number * step, "Camera 7") for number, picture in enumerate(pictures)]
    return [None if fault is None else fault.code for fault in found]


def test_a_still_tray_is_fine_however_long_nothing_moves() -> None:
    assert set(codes([tray() for _ in range(60)])) == {None}


def test_a_frozen_picture_is_reported_after_a_while_and_over_with_the_next_one() -> None:
    frozen = tray()
    count = round(FROZEN_AFTER / 0.5) + 2
    found = codes([frozen] * count + [tray()])
    assert found[: count - 1] == [None] * (count - 1)
    assert found[count - 1 :] == ["camera_frozen", None]


def test_a_covered_lens_is_reported_even_if_its_driver_repeats_one_picture() -> None:
    black = np.zeros((120, 160, 3), np.uint8)
    for pictures in ([black] * 30, [tray(3, 1.5) for _ in range(30)]):
        found = codes(pictures)
        assert found[round(BLACK_AFTER / 0.5) - 1] is None
        assert set(found[round(BLACK_AFTER / 0.5) :]) == {"camera_black"}


@pytest.mark.parametrize("level", [14, 25])
def test_dim_room_is_not_black(level: int) -> None:
    assert set(codes([tray(level) for _ in range(20)])) == {None}


def test_die_that_glints_in_the_dark_is_not_black() -> None:
    dark = [tray(4, 1.0) for _ in range(20)]
    for picture in dark:
        picture[40:60, 40:60] = 120
    assert set(codes(dark)) == {None}


def test_a_hand_before_the_lens_for_a_moment_is_not_reported() -> None:
    assert set(codes([tray(), *[tray(2, 1.0) for _ in range(5)], tray()] * 3)) == {None}


class Sensor:
    """A camera that gives a new picture each time, or hangs on one until it is opened again, if that ``helps``."""

    name = "Camera 7"
    identity = "usb:7"
    pace: float | None = 10.0
    unlocked: tuple[str, ...] = ()
    verifies = Verifies(Confirmation.CONFIRMED, "anything")
    helps = True

    def __init__(self) -> None:
        self.hung: Frame | None = None
        self.closed = 0
        self.flow = threading.Event()

    def read(self) -> Frame:
        return tray() if self.hung is None else self.hung

    def reference(self) -> Frame | None:
        return None

    def close(self) -> None:
        self.closed += 1
        if self.helps:
            self.hung = None


@pytest.mark.usefixtures("awaited_workers")
@pytest.mark.parametrize("helps", [True, False])
async def test_a_hanging_camera_is_reported_and_reopened_once(helps: bool) -> None:
    clock, camera = HandClock(), Sensor()
    camera.helps = helps
    looks: list[float] = []
    said: list[str | None] = []

    def say(fault: Fault | None) -> None:
        said.append(None if fault is None else fault.code)

    def tell(at: float, _stats: Stats) -> None:
        looks.append(at)

    loop = CaptureLoop(camera, lambda _frame, at: at, clock, 10.0)
    running = asyncio.create_task(loop.run(tell, say))
    for _ in range(20):
        await clock.advance(0.1)
        await caught_up()
    assert looks
    camera.hung = tray()
    for _ in range(90):
        await clock.advance(0.1)
        await caught_up()
    assert camera.closed == 1
    assert said == (["camera_frozen", None] if helps else ["camera_frozen"])
    if not helps:
        assert clock.now() - looks[-1] > 3
        camera.hung = None
        for _ in range(5):
            await clock.advance(0.1)
            await caught_up()
        assert said == ["camera_frozen", None]
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
