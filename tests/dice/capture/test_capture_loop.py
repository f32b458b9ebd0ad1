"""The loop brings the newest frame only, says when there is none, and leaves no thread behind."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

from postparade.core.clock import HandClock
from postparade.core.confirmation import Confirmation, Verifies
from postparade.core.faults import DeviceFault, Fault, PictureFault
from postparade.dice.camera_feed import Stats
from postparade.dice.capture import capture_loop as pumps
from postparade.dice.capture.capture_loop import LONGEST_PAUSE, OPENING, SILENCE, CaptureLoop
from postparade.dice.capture.contract import Frame
from tests.dice.abreast import awaited_workers, caught_up

__all__ = ["awaited_workers"]
pytestmark = pytest.mark.usefixtures("awaited_workers")


class Counter:
    """A camera whose pictures are numbered: the n-th is all n. ``last`` ends it as a recording."""

    name = "Camera 7"
    identity = "usb:7"
    pace: float | None = 20.0
    unlocked: tuple[str, ...] = ()
    verifies = Verifies(Confirmation.SENT, "anything")

    def __init__(self, last: int | None = None) -> None:
        self.last = last
        self.plugged = True
        self.number = 0
        self.asked: list[float] = []
        self.threads: set[str] = set()
        self.closed = 0
        self.clock: HandClock
        self.flow = threading.Event()
        self.flow.set()

    def read(self) -> Frame:
        self.threads.add(threading.current_thread().name)
        self.asked.append(self.clock.now())
        self.flow.wait()
        if not self.plugged:
            raise DeviceFault("camera_missing", camera=self.name)
        if self.number == self.last:
            raise EOFError
        self.number += 1
        return np.full((60, 80, 3), self.number, np.uint8)

    def reference(self) -> Frame | None:
        return None

    def close(self) -> None:
        self.threads.add(threading.current_thread().name)
        self.closed += 1


class Running:
    """A loop at work, with everything that it told and said."""

    def __init__(self, camera: Counter, look: Callable[[Frame, float], Any] | None = None, fps: float = 20) -> None:
        self.clock = camera.clock = HandClock()
        self.camera = camera
        self.told: list[int] = []
        self.stats = Stats()
        self.said: list[Fault | None] = []
        self.told_before_said: list[int] = []
        self._look = look or (lambda frame, at: int(frame[0, 0, 0]))
        self.loop = CaptureLoop(camera, self._look, self.clock, fps)
        self.task = asyncio.create_task(self.loop.run(self._tell, self._say))

    def _say(self, fault: Fault | None) -> None:
        self.said.append(fault)
        self.told_before_said.append(len(self.told))

    def _tell(self, number: int, stats: Stats) -> None:
        self.told.append(number)
        self.stats = stats

    @property
    def codes(self) -> list[str | None]:
        return [None if fault is None else fault.code for fault in self.said]

    async def until(self, true: Callable[[], bool], step: float = 0.05) -> None:
        """Turn the clock until something is true, giving the threads their turns; they may be held up for long."""
        async with asyncio.timeout(20):
            while not true():
                await self.clock.advance(step)
                await asyncio.sleep(0.001)

    async def to(self, end: float, step: float) -> None:
        """Turn the clock to ``end`` seconds, with the threads keeping up."""
        async with asyncio.timeout(60):
            while self.clock.now() <= end:
                await self.clock.advance(step)
                await caught_up()

    async def stop(self) -> None:
        self.camera.flow.set()
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


@contextmanager
def no_thread_left() -> Iterator[None]:
    yield
    for thread in threading.enumerate():
        if thread.name.startswith("dice-"):
            thread.join(5)
            assert not thread.is_alive()


async def test_a_busy_reader_gets_the_newest_frame_and_the_others_are_dropped() -> None:
    free, begun = threading.Event(), threading.Event()

    def slow(frame: Frame, at: float) -> int:
        begun.set()
        free.wait()
        return int(frame[0, 0, 0])

    async def play() -> None:
        running = Running(Counter(), slow)
        await running.until(begun.is_set)
        await running.until(lambda: running.camera.number >= 40)
        running.camera.flow.clear()
        await running.until(lambda: len(running.camera.asked) > running.camera.number)
        newest = running.camera.number
        free.set()
        await running.until(lambda: len(running.told) == 2)
        assert running.told == [1, newest]
        assert running.stats.captured == newest
        assert running.stats.dropped == newest - 2
        await running.stop()

    with no_thread_left():
        await play()


async def test_camera_and_reader_have_a_thread_each() -> None:
    seen: set[str] = set()

    def look(frame: Frame, at: float) -> int:
        seen.add(threading.current_thread().name)
        return 0

    running = Running(Counter(), look)
    await running.until(lambda: len(running.told) > 5)
    await running.stop()
    assert running.camera.threads == {"dice-camera"}
    assert seen == {"dice-reader"}


async def test_frames_are_read_no_more_often_than_wanted_and_the_figures_say_so() -> None:
    running = Running(Counter(), fps=5)
    await running.to(8, step=0.05)
    assert 35 <= len(running.told) <= 43
    assert running.stats.read_fps == pytest.approx(5, rel=0.15)
    assert running.stats.fps == pytest.approx(20, rel=0.15)
    await running.stop()


async def test_a_missing_camera_is_reported_once_tried_at_growing_intervals_and_taken_back() -> None:
    camera = Counter()
    camera.plugged = False
    running = Running(camera)
    await running.to(60, step=0.25)
    pauses = np.diff(camera.asked)
    assert pauses[:4] == pytest.approx([0.5, 1, 2, 4], abs=0.3)
    assert max(pauses) <= LONGEST_PAUSE + 0.3
    assert running.codes == ["camera_missing"]
    camera.plugged = True
    await running.until(lambda: bool(running.told))
    assert running.codes == ["camera_missing", None]
    await running.stop()


async def test_a_hanging_camera_is_reported_lost_and_taken_back_when_it_moves_again() -> None:
    async def play() -> None:
        running = Running(Counter())
        await running.until(lambda: len(running.told) > 2)
        running.camera.flow.clear()
        hung = running.clock.now()
        await running.until(lambda: bool(running.said), step=0.5)
        assert running.codes == ["camera_lost"]
        assert SILENCE - 0.5 <= running.clock.now() - hung <= SILENCE + 3
        await running.until(lambda: running.clock.now() > hung + 60, step=0.5)
        assert running.codes == ["camera_lost"]
        running.camera.flow.set()
        await running.until(lambda: len(running.said) == 2)
        assert running.said[1] is None
        await running.stop()

    with no_thread_left():
        await play()


async def test_opening_a_camera_may_take_longer_than_a_frame() -> None:
    camera = Counter()
    camera.flow.clear()
    running = Running(camera)
    await running.until(lambda: running.clock.now() > OPENING - 2, step=0.5)
    assert running.said == []
    await running.until(lambda: bool(running.said), step=0.5)
    assert running.codes == ["camera_lost"]
    await running.stop()


async def test_frames_from_before_a_loss_are_reported_before_it_and_nothing_afterwards() -> None:
    free, begun = threading.Event(), threading.Event()

    def slow(frame: Frame, at: float) -> int:
        begun.set()
        free.wait()
        return int(frame[0, 0, 0])

    running = Running(Counter(), slow)
    await running.until(begun.is_set)
    await running.until(lambda: running.camera.number > 3)
    running.camera.plugged = False
    await running.until(lambda: running.clock.now() > 5)
    assert running.said == []
    free.set()
    await running.until(lambda: running.clock.now() > 30, step=0.5)
    assert running.codes == ["camera_missing"]
    assert running.told_before_said == [len(running.told)] == [1]
    await running.stop()


async def test_a_recording_ends_when_its_last_frame_has_been_read() -> None:
    async def play() -> None:
        running = Running(Counter(last=7))
        await running.until(running.task.done)
        assert running.told[-1] == 7
        assert running.camera.closed == 1
        assert running.said == []

    with no_thread_left():
        await play()


async def test_pictures_that_cannot_be_used_are_reported_and_the_next_is_tried() -> None:
    def picky(frame: Frame, at: float) -> int:
        if frame[0, 0, 0] < 5:
            raise PictureFault("picture_too_small", path="picture", width=8, height=8, least=48)
        return int(frame[0, 0, 0])

    running = Running(Counter(), picky)
    await running.until(lambda: bool(running.told))
    assert running.codes == ["picture_too_small", None]
    await running.stop()


async def test_an_error_in_the_reader_ends_the_loop_and_is_not_hidden() -> None:
    def broken(frame: Frame, at: float) -> int:
        raise ZeroDivisionError

    async def play() -> None:
        running = Running(Counter(), broken)
        await running.until(running.task.done)
        with pytest.raises(ZeroDivisionError):
            await running.task
        assert running.camera.closed == 1

    with no_thread_left():
        await play()


async def test_closing_does_not_wait_forever_for_a_hanging_camera(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pumps, "GRACE", 0.05)
    camera = Counter()

    async def play() -> None:
        running = Running(camera)
        await running.until(lambda: len(running.told) > 2)
        camera.flow.clear()
        await running.until(lambda: len(camera.asked) > camera.number)
        running.task.cancel()
        await asyncio.gather(running.task, return_exceptions=True)
        assert camera.closed == 0

    await play()
    with no_thread_left():
        camera.flow.set()
    assert camera.closed == 1


def test_the_rate_of_a_single_event_is_unknown() -> None:
    rate = pumps.Rate()
    assert rate.a_second == 0
    rate.tick(1.0)
    assert rate.a_second == 0
    rate.tick(1.5)
    assert rate.a_second == 2


async def test_a_tray_at_rest_is_read_now_and_then_and_at_once_when_it_is_stirred() -> None:
    running = Running(Counter())
    await running.to(1.0, 0.05)
    before = len(running.told)
    running.loop.resting = True
    await running.to(5.0, 0.05)
    assert len(running.told) - before == pytest.approx(4 * pumps.RESTING, abs=2)
    assert len(running.camera.asked) - before == pytest.approx(4 * pumps.RESTING, abs=3), "nothing is captured in vain"
    running.loop.resting = False
    before, stirred = len(running.told), running.clock.now()
    await running.to(stirred + 1.0, 0.05)
    assert len(running.told) - before >= 20 - 20 / pumps.RESTING
    await running.stop()


class Webcam(Counter):
    """A camera that hands out a picture whenever the test has one, read or not, and can let pictures pass."""

    pace = None

    def __init__(self) -> None:
        super().__init__()
        self.pictures = threading.Semaphore(0)
        self.wanted = self.skipped = 0
        self._asks = threading.Condition()

    def _next(self) -> None:
        with self._asks:
            self.wanted += 1
            self._asks.notify_all()
        self.pictures.acquire()

    def asked_for(self, given: int) -> None:
        """Return when a picture is wanted after those that were ``given``."""
        with self._asks:
            assert self._asks.wait_for(lambda: self.wanted > given, 20)

    def read(self) -> Frame:
        self._next()
        return super().read()

    def skip(self) -> None:
        self._next()
        self.skipped += 1


async def test_unneeded_pictures_are_not_unpacked_while_the_tray_rests() -> None:
    camera, given = Webcam(), 0
    running = Running(camera, fps=15)

    async def film(seconds: float) -> tuple[int, int]:
        """Thirty pictures a second; returns how many were unpacked and how many were let pass."""
        nonlocal given
        before = camera.number, camera.skipped
        for _ in range(round(30 * seconds)):
            await running.clock.advance(1 / 30)
            await asyncio.to_thread(camera.asked_for, given)
            given += 1
            camera.pictures.release()
            await asyncio.to_thread(camera.asked_for, given)
        return camera.number - before[0], camera.skipped - before[1]

    assert await film(1.0) == (30, 0)
    running.loop.resting = True
    await film(0.5)
    unpacked, passed = await film(4.0)
    assert unpacked == pytest.approx(4 * pumps.RESTING, abs=4)
    assert unpacked + passed == 120
    running.loop.resting = False
    await film(0.5)
    assert await film(1.0) == (30, 0)
    camera.pictures.release(1000)
    await running.stop()
