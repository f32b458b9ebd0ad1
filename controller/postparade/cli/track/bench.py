"""A work bench for the track: a driver that is opened for a test and closed again."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from postparade.core.clock import SystemClock
from postparade.core.faults import ConfigurationFault
from postparade.simulator.pico import SimulatedPico
from postparade.simulator.servos import horses_of
from postparade.track import drivers
from postparade.track.drivers.contract import Driver, Health
from postparade.track.drivers.pico import PicoDriver, board_settings
from postparade.track.hardware_test import HardwareTest, with_driver
from postparade.track.layout.lanes import Layout
from postparade.track.settings import TrackSettings


class Bench:
    """The configured track, or a simulated board, whose strip the ``test`` can look at. After :meth:`run` it has the
    ``health`` of the driver; ``verifies`` says how much it can know."""

    def __init__(self, settings: TrackSettings, layout: Layout, simulated: bool, quiet: bool) -> None:
        """Raises :class:`~postparade.core.faults.ConfigurationFault` when there is no track to try."""
        clock = SystemClock()
        self._board: SimulatedPico | None = None
        if simulated:
            horses = horses_of(layout.lanes)
            self._board = SimulatedPico(clock, layout.chains, max(2000, settings.cap_ma), horses=horses)
            self._driver: Driver = PicoDriver(self._board, board_settings(settings, layout), clock, _nobody)
        elif settings.driver == "null":
            raise ConfigurationFault("track_none")
        else:
            self._driver = drivers.make(settings, layout, clock, _nobody)
        look = (lambda board=self._board: board.pixels) if self._board is not None else None
        self.test = HardwareTest(self._driver, layout, settings, clock, _quietly if quiet else print, look)
        self.health: Health | None = None
        self.verifies = self._driver.verifies

    async def run(self, act: Callable[[HardwareTest], Awaitable[None]]) -> None:
        """Open the track, do ``act``, close it. Raises :class:`~postparade.core.faults.DeviceFault`."""

        async def try_it() -> None:
            await act(self.test)
            self.health = self._driver.health()

        ticking = asyncio.create_task(self._board.run()) if self._board is not None else None
        try:
            await with_driver(self._driver, try_it)
        finally:
            if ticking is not None:
                ticking.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await ticking


def _quietly(text: str) -> None:
    """Print nothing."""


def _nobody(index: int, down: bool) -> None:
    """Ignore buttons."""
