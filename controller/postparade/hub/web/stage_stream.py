"""What pages of the hub are sent: the night, its common race and its tables as server-sent events, each whenever it has
changed."""

import asyncio

import msgspec
from aiohttp import web

from postparade.core.clock import Clock
from postparade.hub.hub import Hub
from postparade.web.http.connection import line_of, while_connected

ROUND = 0.25
"""Seconds between two looks at what has changed."""
ALIVE = 15.0
"""Seconds of silence after which a page is told that the hub is there."""


class StageStream:
    """Looks at the hub four times a second while somebody watches, and sends what is new."""

    def __init__(self, hub: Hub, clock: Clock) -> None:
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
                self.look()
            await self._clock.sleep(ROUND)

    def look(self) -> None:
        """Look at everything now, and wake the pages if there is news."""
        now = {"night": msgspec.json.encode(self._hub.stand())}
        race = self._hub.races.stand()
        if race is not None or "race" in self._told:
            now["race"] = msgspec.json.encode(race)
        tables = self._hub.tables()
        for table in tables:
            now[f"table-{table.number}"] = msgspec.json.encode(table)
        if now != self._told:
            self._told = now
            self._round += 1
            changed, self._changed = self._changed, asyncio.Event()
            changed.set()

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Send everything, and then what changes."""
        line = line_of(request)
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"})
        await response.prepare(request)
        line.free()
        line.enter("page")
        self._open += 1
        try:
            self.look()
            await while_connected(line, self._send_all(response))
        except ConnectionResetError:
            pass
        finally:
            self._open -= 1
        return response

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
