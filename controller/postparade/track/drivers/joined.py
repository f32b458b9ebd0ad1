"""Several drivers as one: a strip here, servos there."""

import asyncio
import contextlib

from postparade.core.faults import DeviceFault
from postparade.track.drivers.contract import Capabilities, Driver, Health, SafeState
from postparade.track.frame import Frame


class JoinedDriver:
    """Passes everything on to ``parts``. When one of them is lost, all are opened again."""

    def __init__(self, parts: tuple[Driver, ...]) -> None:
        self._parts = parts
        self.name = "+".join(part.name for part in parts)
        counts = [part.capabilities for part in parts]
        self.capabilities = Capabilities(
            max(count.pixels for count in counts),
            max(count.servos for count in counts),
            max(count.buttons for count in counts),
        )
        outputs = "; ".join(f"{part.name}: {part.safe.outputs}" for part in parts)
        self.safe = SafeState(outputs, max(part.safe.within_seconds for part in parts))

    async def open(self) -> None:
        for part in self._parts:
            await part.open()

    async def serve(self) -> None:
        try:
            async with asyncio.TaskGroup() as tasks:
                for part in self._parts:
                    tasks.create_task(part.serve(), name=f"track driver {part.name}")
        except* DeviceFault as faults:
            raise faults.exceptions[0] from None

    async def close(self) -> None:
        for part in self._parts:
            with contextlib.suppress(OSError):
                await part.close()

    def show(self, frame: Frame) -> None:
        for part in self._parts:
            if part.capabilities.pixels:
                part.show(frame)

    def move(self, horse: int, us: int, seconds: float) -> None:
        for part in self._parts:
            if part.capabilities.servos:
                part.move(horse, us, seconds)

    def health(self) -> Health:
        each = [part.health() for part in self._parts]
        return Health(
            all(one.connected for one in each),
            sum(one.frames for one in each),
            sum(one.lost for one in each),
            sum(one.crc_errors for one in each),
            sum(one.estimated_ma for one in each),
            " + ".join(one.firmware for one in each if one.firmware) or None,
            next((one.caution for one in each if one.caution), None),
            sum(one.repeated for one in each),
            sum(one.restarts for one in each),
        )
