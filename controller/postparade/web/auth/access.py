"""Who may do what at a table: everything that is kept in its access file, and the order in which that is written."""

from collections.abc import Callable
from pathlib import Path

from postparade.core.clock import BootClock
from postparade.core.faults import AccessFault
from postparade.web.auth.access_store import AccessStore
from postparade.web.auth.access_writes import AccessWrites
from postparade.web.auth.brute_force_delay import Waits
from postparade.web.auth.doors import Doors
from postparade.web.auth.host_pin import HostPin
from postparade.web.auth.host_sessions import HostSessions
from postparade.web.auth.join_code_screens import JoinCodeScreens
from postparade.web.auth.moved_phones import MovedPhones
from postparade.web.auth.program_tokens import Programs
from postparade.web.auth.seat_tokens import SeatTokens
from postparade.web.auth.visitors import Visitors
from postparade.web.settings import WebSettings


class Access:
    """The seats, the host's sessions and the doors of the table of one data folder."""

    def __init__(
        self,
        folder: Path,
        settings: WebSettings,
        clock: BootClock,
        changed: Callable[[AccessFault | None], None] = lambda _: None,
    ) -> None:
        """``changed`` is called with the fault when the file cannot be written, and with ``None`` when it can again.
        Raises :class:`~postparade.core.faults.ConfigurationFault` (``access_unusable``, ``access_unwritable``)."""
        self._store = store = AccessStore(folder)
        self._writes = writes = AccessWrites(clock, store.attempt, changed)
        waits = Waits(store, writes, clock)
        self.seats = SeatTokens(store, writes, waits, clock)
        self.pin = HostPin(store, writes, waits, settings.pin)
        self.hosts = HostSessions(store, writes, self.pin, settings, clock)
        self.moved = MovedPhones(store, writes)
        self.doors = Doors(store, writes, waits, clock)
        self.visitors = Visitors(store, writes, clock)
        self.screens = JoinCodeScreens(store, writes, self.pin)
        self.programs = Programs(store, writes, clock)

    @property
    def fault(self) -> AccessFault | None:
        """Why some of the present state is not on the disk; None when all of it is."""
        return self._writes.fault

    async def settled(self) -> None:
        """Return when everything that was asked for is on the disk. Raises ``AccessFault``."""
        await self._writes.kept_all()

    async def keep(self) -> None:
        """Keep retrying, for ever, to write what could not be written."""
        await self._writes.keep()

    async def close(self) -> None:
        """Close the access file."""
        await self._writes.close()
        self._store.close()
