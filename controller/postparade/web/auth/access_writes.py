"""How changes reach the access file: some are refused when it cannot be written, others take effect at once and are
written as soon as that is possible. Whoever acknowledges one of these waits until it is :meth:`~AccessWrites.kept`."""

import asyncio
import logging
from collections.abc import Callable

from postparade.core.clock import Clock
from postparade.core.faults import AccessFault
from postparade.table.journal.full_or_failing_disk import Spells

log = logging.getLogger(__name__)

RETRY_SECONDS = 5.0

Write = Callable[[], None]


class AccessWrites:
    """Writes in a worker thread, one after the other. ``fault`` says why nothing can be written; ``changed`` is called
    with it when that changes, and ``attempt`` is a write that changes nothing."""

    def __init__(self, clock: Clock, attempt: Write, changed: Callable[[AccessFault | None], None]) -> None:
        self._clock = clock
        self._attempt = attempt
        self._changed = changed
        self._order = asyncio.Lock()
        self._late: dict[str, Write] = {}
        self._tasks: set[asyncio.Task[AccessFault | None]] = set()
        self._spells = Spells()
        self.fault: AccessFault | None = None

    async def now(self, key: str, write: Write) -> bool:
        """Write what ``key`` names, unless something newer has been asked for and written meanwhile. Return whether it
        was written. Raises ``AccessFault``: then nothing has changed."""
        written, older = False, self._late.get(key)

        def once() -> None:
            nonlocal written
            write()
            written = True

        # A flush before this one may already write it, and a later request for the same key replaces it.
        self._late[key] = once
        try:
            async with self._order:
                if key in self._late:
                    await asyncio.to_thread(once)
                if self._late.get(key) is once:
                    del self._late[key]
        except AccessFault as fault:
            self._late.setdefault("attempt", self._attempt)
            self._tell(fault)
            raise
        finally:
            if self._late.get(key) is once:
                del self._late[key]
                if older is not None:
                    self._late[key] = older
        if self._late:
            self._start()
        else:
            self._tell(None)
        return written

    def soon(self, key: str, write: Write) -> None:
        """Write what ``key`` names as soon as that is possible, in place of what was to be written for it before."""
        self._late[key] = write
        self._start()

    def _start(self) -> None:
        task = asyncio.create_task(self.flush())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def kept(self, *keys: str) -> None:
        """Return when the last changes that were asked for under ``keys`` are on the disk. Raises ``AccessFault`` when
        that is not possible now: they have taken effect, and are written later."""
        while any(key in self._late for key in keys):
            fault = await self.flush()
            if fault is not None:
                raise fault

    async def kept_all(self) -> None:
        """Like :meth:`kept`, of everything that has been asked for until now."""
        await self.kept(*self._late)

    async def flush(self) -> AccessFault | None:
        """Write what waits, as far as that is possible; returns why something still waits."""
        async with self._order:
            for key, write in tuple(self._late.items()):
                try:
                    await asyncio.to_thread(write)
                except AccessFault as fault:
                    self._tell(fault)
                    return fault
                if self._late.get(key) is write:
                    del self._late[key]
        if not self._late:
            self._tell(None)
        return None

    def _tell(self, fault: AccessFault | None) -> None:
        fault = self._spells.told(fault)
        if (fault and fault.args) == (self.fault and self.fault.args):
            return
        self.fault = fault
        self._changed(fault)

    async def keep(self) -> None:
        """Keep retrying, for ever, while something waits."""
        while True:
            await self._clock.sleep(RETRY_SECONDS)
            if self._late:
                await self.flush()

    async def close(self) -> None:
        """Write, for the last time, what waits."""
        await asyncio.gather(*self._tasks)
        await self.flush()
        if self._late:
            log.error("%d access changes are lost: they could not be written", len(self._late))
