"""What pages of the hub are sent: the night, its common race and its tables as server-sent events, each whenever it has
changed."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable

import msgspec
from aiohttp import web

from postparade.core.clock import Clock
from postparade.core.faults import JournalFault, refuse
from postparade.hub.hub import Hub
from postparade.web.http.connection import line_of, while_connected
from postparade.web.http.error_response import ErrorResponse
from postparade.web.http.network_budget import DEVICE, Line
from postparade.web.http.response_headers import EVENT_STREAM
from postparade.web.http.senders import sender_of

log = logging.getLogger(__name__)

ROUND = 0.25
"""Seconds between two looks at what has changed."""
ALIVE = 15.0
"""Seconds of silence after which a page is told that the hub is there."""
PAGES, PAGES_AN_ADDRESS = 250, 60
"""Pages of everybody but the organiser that are served at once, so that the tables always get in. Behind a router all
phones of a room share one address; whoever has most makes room for others."""


class StageStream:
    """Looks at the hub four times a second while somebody watches, and sends what is new."""

    def __init__(self, hub: Hub, clock: Clock, is_organiser: Callable[[web.Request], bool]) -> None:
        self._is_organiser = is_organiser
        self._pages: list[tuple[str, Line]] = []
        self._hub = hub
        self._clock = clock
        self._told: dict[str, bytes] = {}
        self._round = 0
        self._changed = asyncio.Event()
        self._open = 0

    async def run(self) -> None:
        """Look for ever."""
        while True:
            if self._open:
                await self.look()
            await self._clock.sleep(ROUND)

    async def look(self) -> None:
        """Look at everything now, and wake the pages if there is news. While the ledger does not answer, night and race
        stand as they were last known."""
        try:
            now = await self._hub.turn(self._night_and_race)
        except JournalFault as fault:
            log.error("the stage waits: %s", fault)
            now = {name: told for name, told in self._told.items() if name in ("night", "race")}
        tables = self._hub.tables()
        for table in tables:
            now[f"table-{table.number}"] = msgspec.json.encode(table)
        if now != self._told:
            self._told = now
            self._round += 1
            changed, self._changed = self._changed, asyncio.Event()
            changed.set()

    def _night_and_race(self) -> dict[str, bytes]:
        now = {"night": msgspec.json.encode(self._hub.stand())}
        race = self._hub.races.stand()
        if race is not None or "race" in self._told:
            now["race"] = msgspec.json.encode(race)
        return now

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Send everything, and then what changes."""
        if request.method == "HEAD":
            return web.Response(headers=EVENT_STREAM)
        line = line_of(request)
        page = sender_of(request).address, line
        if not self._is_organiser(request):
            if not self._room_for(page[0]):
                return ErrorResponse(refuse("too_many_pages"), 429)
            self._pages.append(page)
        response = web.StreamResponse(headers=EVENT_STREAM)
        self._open += 1
        try:
            await response.prepare(request)
            line.free()
            line.enter("page")
            await self.look()
            await while_connected(line, self._send_all(response))
        except ConnectionResetError:
            pass
        finally:
            self._open -= 1
            if page in self._pages:
                self._pages.remove(page)
        return response

    def _room_for(self, address: str) -> bool:
        """Whether ``address`` may have one more page; the oldest of whoever has most ends for it, if need be."""
        if address in DEVICE:
            return True
        count = Counter(known for known, _ in self._pages if known not in DEVICE)
        if count[address] >= PAGES_AN_ADDRESS:
            return False
        if count.total() < PAGES:
            return True
        greedy, most = count.most_common(1)[0]
        if most < count[address] + 2:
            return False
        oldest = next(page for page in self._pages if page[0] == greedy)
        self._pages.remove(oldest)
        oldest[1].abort()
        return True

    async def _send_all(self, response: web.StreamResponse) -> None:
        sent: dict[str, bytes] = {}
        while True:
            changed = self._changed
            news = [(name, body) for name, body in self._told.items() if sent.get(name) != body]
            sent = dict(self._told)
            # A page that sleeps holds up its own connection only: what it misses is not kept.
            for name, body in news:
                kind = name.partition("-")[0]
                await response.write(b"event: %s\ndata: %s\n\n" % (kind.encode(), body))
            waiting = asyncio.ensure_future(changed.wait())
            silent = asyncio.ensure_future(self._clock.sleep(ALIVE))
            try:
                await asyncio.wait((waiting, silent), return_when=asyncio.FIRST_COMPLETED)
                if not waiting.done():
                    await response.write(b":\n\n")
            finally:
                waiting.cancel()
                silent.cancel()
