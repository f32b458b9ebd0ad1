"""A venue for tests: a hub with its ledger on the disk, and real tables that talk with it over wires which break."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from postparade.core.clock import HandClock
from postparade.core.faults import Refusal
from postparade.hub.hub import Hub
from postparade.hub.ledger.database import Database
from postparade.hub.ledger.ledger import Ledger
from postparade.hub.ledger.sqlite import FILE, SqliteDatabase
from postparade.hub.link.sealing import key_of
from postparade.hub.messages import Joined
from postparade.hub.table_side.moving_guests import MovingGuests
from postparade.hub.table_side.orders import TableOrders
from postparade.hub.table_side.publisher import Publisher
from postparade.hub.table_side.sealed_journal import SealedJournal
from postparade.hub.table_side.shown import TableShown
from postparade.rules.viewer import TABLE
from postparade.table.journal.journal import Journal
from postparade.table.presentation.public_journal import PublicJournal
from postparade.table.presentation.scene_clock import SceneClock
from postparade.table.presentation.status_board import StatusBoard
from postparade.web.api.qr import Addresses
from postparade.web.auth.access import Access
from postparade.web.auth.moved_guests import MovedGuests
from postparade.web.settings import WebSettings
from tests.table.players import Company, company

PATIENCE = 20.0


class End:
    """One end of a wire inside this process."""

    def __init__(self, sends: asyncio.Queue[bytes | None], hears: asyncio.Queue[bytes | None]) -> None:
        self._sends = sends
        self._hears = hears
        self.sent: list[bytes] = []
        self.broken = False

    async def send(self, data: bytes, request: str = "") -> None:
        if self.broken:
            raise ConnectionResetError("the wire is broken")
        self.sent.append(data)
        self._sends.put_nowait(data)

    async def receive(self) -> bytes | str:
        data = None if self.broken else await self._hears.get()
        if data is None or self.broken:
            raise ConnectionResetError("the wire is broken")
        return data

    def cut(self) -> None:
        self.broken = True
        self._sends.put_nowait(None)
        self._hears.put_nowait(None)


def wire() -> tuple[End, End]:
    """Both ends of a wire."""
    there, back = asyncio.Queue[bytes | None](), asyncio.Queue[bytes | None]()
    return End(there, back), End(back, there)


async def until(true: Callable[[], bool], clock: HandClock | None = None, *hubs: Hub) -> None:
    """Return when it is ``true``; ``clock`` is turned meanwhile, no faster than ``hubs`` write."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await (asyncio.sleep(0.001) if clock is None else clock.advance(0.05))
            for hub in hubs:
                await hub.turn(lambda: None)
            await asyncio.sleep(0)


class TableHere:
    """A table of the venue, in ``folder``, with its connection to the hub."""

    def __init__(self, venue: "Venue", guests: Company, folder: Path, joined: Joined) -> None:
        self.venue = venue
        self.guests = guests
        self.folder = folder
        self.number = joined.table
        self.token = joined.token
        self.board = StatusBoard()
        self._scenes = SceneClock(guests.table.watch, self.board, guests.clock)
        self.journal = PublicJournal(guests.table, self.board)
        self.noes: list[Refusal | None] = []
        self.access = Access(folder, WebSettings(), guests.clock)
        phones = MovedGuests(self.access, Addresses("127.0.0.1", None, 8000 + joined.table))
        self.moving = MovingGuests(guests.table, phones)
        orders = TableOrders(guests.table, self.board, guests.clock, self.moving)
        self.publisher = Publisher(
            SealedJournal(folder, rest=lambda: None),
            TableShown(self.journal, guests.table),
            orders.carry,
            guests.clock,
            self.noes.append,
        )
        self.publisher.on_horse = orders.horse
        self._tasks: list[asyncio.Task[None]] = []
        self.ends: tuple[End, End] | None = None

    def connect(self) -> None:
        near, far = self.ends = wire()
        talks = (
            self.publisher.talk(near, key_of(self.token), self.number),
            self.venue.hub.talk(self.number, far),
        )
        self._tasks = [asyncio.create_task(_until_it_breaks(talk)) for talk in talks]

    async def disconnect(self) -> None:
        if self.ends is not None:
            for end in self.ends:
                end.cut()
        for task in self._tasks:
            await task
        self._tasks = []

    async def settle(self) -> None:
        """Show everything on the board, and wait until the hub has it."""
        last = self.guests.table.view(TABLE).entry
        await until(lambda: self.venue.cursor(self.number) == last, self.guests.clock, self.venue.hub)

    async def close(self) -> None:
        await self.disconnect()
        self._scenes.close()
        self.journal.close()
        await self.access.close()


async def _until_it_breaks(talk: object) -> None:
    with contextlib.suppress(ConnectionError):
        await talk  # type: ignore[misc]


class Venue:
    """The hub of a night in ``folder``."""

    def __init__(self, folder: Path, opens: Callable[[], Database] | None = None) -> None:
        """Its ledger is what ``opens`` opens, or a file."""
        folder.mkdir(exist_ok=True)
        self.folder = folder
        self.clock = HandClock()
        self._opens = opens or (lambda: SqliteDatabase(folder / FILE))
        self.ledger = Ledger(self._opens())
        self.hub = Hub(self.ledger, self.clock, "Friday")

    def restart(self) -> None:
        """As after ``kill -9``: what was not written is gone."""
        self.ledger.close()
        self.ledger = Ledger(self._opens())
        self.hub = Hub(self.ledger, self.clock, "Friday")

    def cursor(self, number: int) -> int:
        return self.ledger.member(number).cursor.entry

    @asynccontextmanager
    async def table(
        self,
        name: str,
        guests: tuple[str, ...] = (),
        game: str | None = None,
        joined: Joined | None = None,
        **options: Any,
    ) -> AsyncIterator[TableHere]:
        """A table with its guests, connected; ``joined``: it has been there before."""
        folder = self.folder.parent / name
        folder.mkdir(exist_ok=True)
        member = joined if joined is not None else await self.hub.turn(self.hub.join, self.hub.night.code, name)
        assert isinstance(member, Joined), member
        async with company(folder, guests, game, **options) as there:
            here = TableHere(self, there, folder, member)
            here.connect()
            try:
                yield here
            finally:
                await here.close()

    def close(self) -> None:
        self.ledger.close()

    def equals_journal(self, here: TableHere) -> bool:
        """Whether the ledger holds exactly what the journal of that table holds."""
        written = [(entry.entry, seal) for entry, seal in Journal.sealed(here.folder)]
        return [(entry, seal) for _, entry, seal in self.ledger.seals(here.number)] == written


@asynccontextmanager
async def venue(folder: Path, opens: Callable[[], Database] | None = None) -> AsyncIterator[Venue]:
    opened = Venue(folder / "hub", opens)
    try:
        yield opened
    finally:
        opened.close()
