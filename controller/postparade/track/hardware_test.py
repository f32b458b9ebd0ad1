"""Test a track without a table: every colour, every lane, every rail."""

import asyncio
from collections.abc import Awaitable, Callable

import numpy as np

from postparade.core.clock import Clock
from postparade.core.faults import ConfigurationFault
from postparade.track.drivers.contract import Driver
from postparade.track.frame import Frame
from postparade.track.layout.lanes import STRIPS, Layout
from postparade.track.renderer import Renderer
from postparade.track.servo_pulses import target_us
from postparade.track.settings import TrackSettings
from postparade.track.test_patterns import COLOURS, Check

FRAMES_A_SECOND = 30
ARRIVAL = 0.1
"""Seconds after which a frame has surely reached the strip."""

Tell = Callable[[str], None]
Look = Callable[[], Frame]


class HardwareTest:
    """Shows frames on ``driver`` in the light of ``settings`` and tells what ought to be seen. ``frames`` counts
    them. Where the strip can be read back with ``look``, ``wrong`` names the patterns that it did not show as sent."""

    def __init__(
        self,
        driver: Driver,
        layout: Layout,
        settings: TrackSettings,
        clock: Clock,
        tell: Tell,
        look: Look | None = None,
    ) -> None:
        self._driver = driver
        self._layout = layout
        self._renderer = Renderer(layout, settings)
        self._clock = clock
        self._tell = tell
        self.frames = 0
        self._look = look
        self.wrong: list[str] = []

    async def walk_lanes(self, seconds: float) -> None:
        """Light lane by lane, each for ``seconds``."""
        self._tell(
            "Each lane: one green place at its gate, three red ones at its finish, white light from green to red."
        )
        self._tell("If it runs the other way, change reverse; if other pixels are lit, correct first and count.")
        for index, lane in enumerate(self._layout.lanes):
            await self._show(f"horse {lane.horse}", Check("lane", self._clock.now(), index), seconds)

    async def colours(self, seconds: float) -> None:
        """Light the whole strip in red, green, blue and white, each for ``seconds``."""
        self._tell("The whole strip in red, green, blue, white. If red and green are swapped, correct [track] order.")
        began = self._clock.now()
        for index, (name, _) in enumerate(COLOURS):
            await self._show(name, Check("colour", began, index), seconds)

    async def walk_rails(self, seconds: float, horse: int | None = None) -> None:
        """Drive horse by horse, or only one, to the finish and back, with ``seconds`` for each way.

        Raises ``ConfigurationFault`` if the driver has no servos.
        """
        if not self._driver.capabilities.servos:
            raise ConfigurationFault("track_no_servos", driver=self._driver.name)
        self._tell("Each horse runs to its finish and back to its gate.")
        self._tell("A positional servo: where it stops short or presses on, correct finish_us and gate_us.")
        self._tell("A continuous servo: where it stops short, raise travel_seconds; if it creeps, correct stop_us.")
        for lane in self._layout.lanes:
            if horse in (None, lane.horse):
                for name, share in (("gate", 0.0), ("finish", 1.0), ("gate", 0.0)):
                    self._tell(f"horse {lane.horse} to its {name}")
                    self._driver.move(lane.horse - STRIPS.start, target_us(lane, share), min(1.0, 0.8 * seconds))
                    await self._clock.sleep(seconds)

    async def _show(self, name: str, check: Check, seconds: float) -> None:
        """Show ``check`` for ``seconds``, ending with a frame that has had time to arrive."""
        self._tell(name)
        end = self._clock.now() + seconds
        while True:
            now = self._clock.now()
            frame = self._renderer.render_check(check, now)
            self._driver.show(frame)
            self.frames += 1
            if now >= end:
                break
            await self._clock.sleep(1.0 / FRAMES_A_SECOND)
        await self._clock.sleep(ARRIVAL)
        if self._look is not None and not np.array_equal(self._look(), frame):
            self.wrong.append(name)


async def with_driver(driver: Driver, act: Callable[[], Awaitable[None]]) -> None:
    """Do ``act`` while ``driver`` is open, and leave the outputs safe.

    Raises ``DeviceFault`` when the device is missing or lost on the way.
    """
    await driver.open()
    acting = asyncio.ensure_future(act())
    serving = asyncio.ensure_future(driver.serve())
    try:
        await asyncio.wait((acting, serving), return_when=asyncio.FIRST_COMPLETED)
        for ended in (acting, serving):
            if ended.done():
                ended.result()
    finally:
        for task in (acting, serving):
            task.cancel()
        await asyncio.gather(acting, serving, return_exceptions=True)
        await driver.close()
