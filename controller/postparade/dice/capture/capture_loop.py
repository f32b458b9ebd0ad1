"""Brings the newest frame of a camera to the reader, and never an older one.

One thread captures, another reads; what they do and when is decided in the event loop, where nothing blocks. A frame
that is not read before the next one comes is dropped, so nothing ever queues.

Both threads have the usual priority. At a lower one the reader could be preempted while it holds Python's lock, which
would stop the event loop as well: `benchmarks/bench_camera.py` has the figures.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Generic, NamedTuple, TypeVar

from postparade.core.clock import Clock
from postparade.core.confirmation import Confirmation
from postparade.core.faults import DeviceFault, Fault, PictureFault
from postparade.dice.camera_feed import Stats
from postparade.dice.capture.contract import Camera, Frame
from postparade.dice.capture.picture_check import PictureCheck
from postparade.dice.capture.worker import Worker

T = TypeVar("T")

FIRST_PAUSE = 0.5
LONGEST_PAUSE = 8.0
SILENCE = 3.0
"""Seconds without a frame after which a camera that neither gives one nor complains is taken for lost."""
OPENING = 10.0
"""The same for a camera that has to be opened first."""
RESTING = 5.0
"""Frames a second that are looked at while the tray is at rest: enough to notice the hand or the dice that end it."""
GRACE = 3.0
"""Seconds that a camera is waited for at the end; a driver that hangs must not keep the program from ending."""


class _Shot(NamedTuple):
    frame: Frame
    at: float
    fault: Fault | None = None


class Rate:
    """How often something happened a second, over its last times."""

    def __init__(self) -> None:
        self._times: deque[float] = deque(maxlen=30)

    def tick(self, at: float) -> None:
        """It happened once more."""
        self._times.append(at)

    @property
    def a_second(self) -> float:
        """0 until it has happened twice."""
        times = self._times
        return (len(times) - 1) / (times[-1] - times[0]) if len(times) > 1 and times[-1] > times[0] else 0.0


class CaptureLoop(Generic[T]):
    """Passes frames of ``camera`` to ``look(frame, at)`` in a thread of its own, as soon as they come and on average at
    most ``fps`` times a second. ``at`` is when the frame came, on ``clock``. While :attr:`resting` is set, only
    :data:`RESTING` frames a second are unpacked and looked at."""

    def __init__(self, camera: Camera, look: Callable[[Frame, float], T], clock: Clock, fps: float) -> None:
        self._camera = camera
        self._look = look
        self._clock = clock
        self._fps = fps
        self.resting = False
        """Whether nothing has happened in the tray for a while, nor is expected to be looked at closely."""
        self._newest: _Shot | None = None
        self._fresh = asyncio.Event()
        self._looking = asyncio.Lock()
        self._skip: Callable[[], None] | None = getattr(camera, "skip", None)
        self._check = PictureCheck() if camera.verifies.most is Confirmation.CONFIRMED else None
        self._reopened = False
        self._over = False
        self._asked: float | None = None
        self._flowing = False
        self._fault: Fault | None = None
        self._captured = self._read = self._dropped = 0
        self._captures, self._looks = Rate(), Rate()

    async def run(self, tell: Callable[[T, Stats], None], say: Callable[[Fault | None], None]) -> None:
        """Capture until cancelled, or until a recording is over. ``tell`` gets what ``look`` returned; ``say`` gets why
        there is no picture, once, and None when there is one again. Both are called in the event loop."""
        self._camera_worker, self._reader_worker = Worker("dice-camera"), Worker("dice-reader")
        self._say = say
        parts = [asyncio.create_task(part) for part in (self._capture_on(), self._read_on(tell), self._guard())]
        try:
            await asyncio.gather(*parts[:2])
        finally:
            for part in parts:
                part.cancel()
            await asyncio.gather(*parts, return_exceptions=True)
            await asyncio.gather(
                self._camera_worker.end(self._camera.close, GRACE), self._reader_worker.end(lambda: None)
            )

    async def _capture_on(self) -> None:
        pause = FIRST_PAUSE
        while not self._over:
            self._asked = began = self._clock.now()
            try:
                shot = await self._camera_worker.do(self._shoot)
            except EOFError:
                self._over = True
                self._fresh.set()
                continue
            except Fault as fault:
                self._asked = None
                await self._lost(fault)
                await self._clock.sleep(pause)
                pause = min(LONGEST_PAUSE, 2 * pause)
                continue
            self._asked, self._flowing, pause = None, True, FIRST_PAUSE
            self._offer(shot)
            if self._camera.pace is not None:
                pace = min(self._camera.pace, RESTING) if self.resting else self._camera.pace
                await self._clock.sleep(max(0.0, began + 1.0 / pace - self._clock.now()))
            elif self.resting and self._skip is not None:
                await self._let_pass(self._skip)

    @property
    def _rate(self) -> float:
        """Frames a second that are to be looked at now."""
        return min(self._fps, RESTING) if self.resting else self._fps

    def _shoot(self) -> _Shot:
        frame, camera = self._camera.read(), self._camera
        now = self._clock.now()
        fault = None if self._check is None else self._check.see(frame, now, camera.name)
        if fault is not None and fault.code == "camera_frozen" and not self._reopened:
            camera.close()  # a driver that hangs is often well after that; once, in case the camera is like that
            self._reopened = True
        elif fault is None:
            self._reopened = False
        return _Shot(frame, now, fault)

    async def _let_pass(self, skip: Callable[[], None]) -> None:
        """Skip frames without unpacking them until the next one is due."""
        until = self._clock.now() + 0.8 / self._rate
        while self.resting and self._clock.now() < until:
            self._asked = self._clock.now()
            try:
                await self._camera_worker.do(skip)
            except (Fault, EOFError):
                break  # the next look says why
        self._asked = None

    def _offer(self, shot: _Shot) -> None:
        self._captured += 1
        self._captures.tick(shot.at)
        if self._newest is not None:
            self._dropped += 1
        self._newest = shot
        self._fresh.set()

    async def _read_on(self, tell: Callable[[T, Stats], None]) -> None:
        due = looked = float("-inf")
        rate = self._rate
        while self._newest is not None or not self._over:
            await self._fresh.wait()
            async with self._looking:
                self._fresh.clear()
                shot, self._newest = self._newest, None
                if shot is None:
                    continue
                if rate != self._rate:
                    rate = self._rate
                    due = looked + 1.0 / rate
                period = 1.0 / rate
                if shot.at < due - period / 2:
                    self._dropped += 1
                    continue
                due, looked = max(due + period, shot.at), shot.at
                await self._look_at(shot, tell)

    async def _look_at(self, shot: _Shot, tell: Callable[[T, Stats], None]) -> None:
        if shot.fault is not None:
            # Nothing can be read from such a picture, and one from before must not count.
            self._say_once(shot.fault)
            return
        began = self._clock.now()
        try:
            look = await self._reader_worker.do(partial(self._look, shot.frame, shot.at))
        except PictureFault as fault:
            self._say_once(fault)
            return
        self._say_once(None)
        tell(look, self._stats(shot, began))

    def _stats(self, shot: _Shot, began: float) -> Stats:
        now = self._clock.now()
        self._read += 1
        self._looks.tick(now)
        rates = (self._captures.a_second, self._looks.a_second)
        return Stats(self._captured, self._read, self._dropped, *rates, (now - began) * 1000, now - shot.at)

    async def _guard(self) -> None:
        """Report a camera whose driver hangs instead of failing."""
        while True:
            await self._clock.sleep(1.0)
            patience = SILENCE if self._flowing else OPENING
            if self._asked is not None and self._clock.now() - self._asked >= patience:
                await self._lost(DeviceFault("camera_lost", camera=self._camera.name))

    async def _lost(self, fault: Fault) -> None:
        """Report that there is no picture, once earlier observations have been passed on."""
        self._flowing = False
        async with self._looking:
            self._dropped += self._newest is not None
            self._newest = None
            self._say_once(fault)

    def _say_once(self, fault: Fault | None) -> None:
        """Report only the first of several faults, until there is a picture again."""
        if (fault is None) != (self._fault is None):
            self._fault = fault
            self._say(fault)
