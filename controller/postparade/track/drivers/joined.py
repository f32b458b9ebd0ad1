"""Several drivers as one: a strip here, servos there. Each lives and fails on its own."""

import asyncio
import contextlib
import logging
from collections.abc import Iterator

from postparade.core.clock import Clock
from postparade.core.confirmation import Confirmation, Verifies, weakest
from postparade.core.faults import DeviceFault, Fault, Phrase
from postparade.track.drivers.contract import Capabilities, Driver, Health, SafeState, first_fault
from postparade.track.frame import Frame

FIRST_WAIT = 0.5
LONGEST_WAIT = 5.0

log = logging.getLogger("postparade")


class _Part:
    """One of the drivers, whether it is open, and what it failed with last (``None``: it works)."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.open = False
        self.fault: DeviceFault | None = None

    @contextlib.contextmanager
    def guard(self) -> Iterator[None]:
        """Keep what the driver raises from the other drivers, and remember it."""
        try:
            yield
        except DeviceFault as fault:
            self.fault = fault
        except Exception as why:
            if self.fault is None:
                log.exception("the track driver %s failed", self.driver.name)
            self.fault = DeviceFault("track_lost", port=self.driver.name, why=why)


class JoinedDriver:
    """Passes everything on to ``drivers``. One that fails, whatever it raises, is opened again with growing pauses
    while the others go on; the whole is lost only while none works. ``left_out``: the faults of drivers that could not
    be made."""

    def __init__(self, drivers: tuple[Driver, ...], clock: Clock, left_out: tuple[Fault, ...] = ()) -> None:
        self._parts = tuple(map(_Part, drivers))
        self._clock = clock
        self._left_out = left_out
        self.name = "+".join(one.name for one in drivers)
        counts = [one.capabilities for one in drivers]
        self.capabilities = Capabilities(
            max(count.pixels for count in counts),
            max(count.servos for count in counts),
            max(count.buttons for count in counts),
        )
        outputs = "; ".join(f"{one.name}: {one.safe.outputs}" for one in drivers)
        self.safe = SafeState(outputs, max(one.safe.within_seconds for one in drivers))
        unseen: str = drivers[0].verifies.unseen
        for one in drivers[1:]:
            unseen = Phrase("both", one=unseen, other=one.verifies.unseen)
        self.verifies = Verifies(weakest(one.verifies.most for one in drivers), unseen)

    async def open(self) -> None:
        await asyncio.gather(*(self._open(part) for part in self._parts))
        self._insist()

    async def serve(self) -> None:
        with first_fault(self.name):
            async with asyncio.TaskGroup() as tasks:
                for part in self._parts:
                    tasks.create_task(self._keep(part), name=f"track driver {part.driver.name}")

    async def close(self) -> None:
        # Together: light must not wait for servos whose bus hangs.
        await asyncio.gather(*(self._close(part) for part in self._parts))

    def show(self, frame: Frame) -> None:
        for part in self._parts:
            if part.driver.capabilities.pixels:
                with part.guard():
                    part.driver.show(frame)

    def move(self, servo: int, us: int, seconds: float) -> None:
        for part in self._parts:
            if part.driver.capabilities.servos:
                with part.guard():
                    part.driver.move(servo, us, seconds)

    def health(self) -> Health:
        each = [self._health(part) for part in self._parts]
        gravest = sorted(each, key=lambda one: one.confirmation.grade)
        faults = (*(part.fault for part in self._parts), *self._left_out, *(one.caution for one in gravest))
        told = next((fault for fault in faults if fault), None)
        return Health(
            weakest(one.confirmation for one in each),
            sum(one.frames for one in each),
            sum(one.lost for one in each),
            sum(one.crc_errors for one in each),
            sum(one.estimated_ma for one in each),
            " + ".join(one.firmware for one in each if one.firmware) or None,
            told,
            sum(one.repeated for one in each),
            sum(one.restarts for one in each),
            next((one.wake for one in each if one.wake and one.caution is told), None),
        )

    @staticmethod
    def _health(part: _Part) -> Health:
        with part.guard():
            return part.driver.health()
        return Health(Confirmation.ABSENT)

    async def _keep(self, part: _Part) -> None:
        """Serve one driver, and open it again when it is lost. Raises ``DeviceFault`` once none works."""
        wait = FIRST_WAIT
        while True:
            if part.open:
                with part.guard():
                    await part.driver.serve()
                    raise DeviceFault("track_lost", port=part.driver.name, why=Phrase("driver_stopped"))
                await self._close(part)
                self._insist()
            await self._clock.sleep(wait)
            wait = min(LONGEST_WAIT, 2 * wait)
            if await self._open(part):
                wait = FIRST_WAIT

    async def _open(self, part: _Part) -> bool:
        part.fault = None
        with part.guard():
            await part.driver.open()
            part.open = True
        if not part.open:
            await self._close(part)
        return part.open

    async def _close(self, part: _Part) -> None:
        part.open = False
        with part.guard():
            await part.driver.close()

    def _insist(self) -> None:
        """Raise the fault of a driver if none of them works."""
        if not any(part.open for part in self._parts):
            raise next(part.fault for part in self._parts if part.fault)
