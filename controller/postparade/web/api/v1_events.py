"""``/api/v1/events``: the journal as server-sent events, without a gap after any absence."""

import asyncio
from collections import deque
from pathlib import Path

import msgspec
from aiohttp import web

from postparade.api import messages as msg
from postparade.core.clock import Clock
from postparade.core.faults import JournalFault, refuse
from postparade.core.long_work import give_way, long_work
from postparade.table.presentation.public_journal import PublicEntry, PublicJournal, public_entries
from postparade.web.http.connection import line_of, while_connected
from postparade.web.http.error_response import ErrorResponse
from postparade.web.http.network_budget import Line, cut
from postparade.web.http.response_headers import EVENT_STREAM

HEARTBEAT = 15.0
"""Seconds after which a silent stream says that it is alive; proxies end those that are silent for a minute."""
BEHIND = 256
"""Entries for which a program may be behind; then its connection ends, and it goes on where it was."""
STREAMS, STREAMS_AN_ADDRESS = 64, 16
CHUNK = 200
"""Entries that are read from the file at a time."""
LONGEST_ENTRY = 2**53


class _Stream:
    """One program that follows the journal: what it has still to be sent."""

    def __init__(self, address: str, transport: asyncio.Transport) -> None:
        self.address = address
        self.transport = transport
        self.entries: deque[tuple[int, bytes]] = deque()
        self.something = asyncio.Event()

    def put(self, number: int, event: bytes) -> None:
        if len(self.entries) >= BEHIND:
            cut(self.transport)
            return
        self.entries.append((number, event))
        self.something.set()


class EventStreams:
    """Streams to all programs. ``data`` is the folder of the evening."""

    def __init__(self, journal: PublicJournal, data: Path, clock: Clock) -> None:
        self._journal = journal
        self._data = data
        self._clock = clock
        self._open: set[_Stream] = set()
        self._stop = journal.watch(self._on_entry)

    def add_to(self, app: web.Application) -> None:
        """Add the route."""
        app.router.add_get("/api/v1/events", self.serve)

    def figures(self) -> tuple[int, int]:
        """How many programs follow the journal now, and how many entries wait for them."""
        return len(self._open), sum(len(stream.entries) for stream in self._open)

    def close(self) -> None:
        """End all streams."""
        self._stop()
        for stream in tuple(self._open):
            stream.transport.close()

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Send what was shown after the entry of ``Last-Event-ID`` (or of ``?after=``), and then every entry as soon as
        the board has shown it. Without either, only what comes from now on."""
        after = _number(request.headers.get("Last-Event-ID", request.query.get("after")))
        if after is None:
            return ErrorResponse(refuse("bad_request", why="Last-Event-ID is no entry of the journal"), 400)
        if request.method == "HEAD":
            return web.Response(headers=EVENT_STREAM)
        line, transport = line_of(request), request.transport
        if transport is None:
            raise ConnectionResetError("the program has gone")
        if not self._has_room(line):
            return ErrorResponse(refuse("too_many_pages"), 429)
        response = web.StreamResponse(headers=EVENT_STREAM)
        stream = _Stream(line.address, transport)
        self._open.add(stream)
        try:
            await response.prepare(request)
            line.free()
            line.enter("page")
            await while_connected(line, self._send_all(response, stream, after))
        except (JournalFault, ConnectionResetError):
            # The table says what is wrong with its journal; a program that comes back goes on where it was.
            pass
        finally:
            self._open.discard(stream)
        return response

    def _has_room(self, line: Line) -> bool:
        if line.pages is not None and not line.pages.take():
            return False
        same = sum(stream.address == line.address for stream in self._open)
        return len(self._open) < STREAMS and (line.pages is None or same < STREAMS_AN_ADDRESS)

    def _on_entry(self, entry: PublicEntry) -> None:
        event = _entry(entry) if self._open else b""
        for stream in tuple(self._open):
            stream.put(entry.entry, event)

    async def _send_all(self, response: web.StreamResponse, stream: _Stream, after: int) -> None:
        now = self._journal.now.entry
        await response.write(b": the journal of this table\n\n")
        if after > now:
            await response.write(_event("rewound", now, msg.Rewound(now)))
        if not 0 <= after <= now:
            after = now
        after = await self._catch_up(response, after)
        while True:
            while stream.entries:
                number, event = stream.entries.popleft()
                if number > after:
                    await response.write(event)
                    after = number
            stream.something.clear()
            await self._wait(response, stream)

    async def _catch_up(self, response: web.StreamResponse, after: int) -> int:
        """Send what was shown after entry ``after``; return the last entry that was sent."""
        while (known := self._journal.since(after)) is None:
            found = await long_work(public_entries, self._data, after, self._journal.now.entry, CHUNK, give_way)
            if not found:
                return after
            for entry in found:
                await response.write(_entry(entry))
            after = found[-1].entry
        for entry in known:
            await response.write(_entry(entry))
            after = entry.entry
        return after

    async def _wait(self, response: web.StreamResponse, stream: _Stream) -> None:
        """Return when there is something to send; say meanwhile that the table is alive."""
        waiting = asyncio.ensure_future(stream.something.wait())
        try:
            while not waiting.done():
                silent = asyncio.ensure_future(self._clock.sleep(HEARTBEAT))
                try:
                    await asyncio.wait((waiting, silent), return_when=asyncio.FIRST_COMPLETED)
                finally:
                    silent.cancel()
                if not waiting.done():
                    await response.write(b":\n\n")
        finally:
            waiting.cancel()


def _entry(entry: PublicEntry) -> bytes:
    """``entry`` as a program reads it, which is a :class:`~postparade.api.messages.Entry`."""
    return _event("entry", entry.entry, entry)


def _event(kind: str, number: int, body: PublicEntry | msg.Rewound) -> bytes:
    return b"id: %d\nevent: %s\ndata: %s\n\n" % (number, kind.encode(), msgspec.json.encode(body))


def _number(written: str | None) -> int | None:
    """The entry that is ``written``; -1 where none is, None where it is no entry."""
    if written is None or not written.strip():
        return -1
    good = written.isascii() and written.isdigit() and int(written) < LONGEST_ENTRY if len(written) < 20 else False
    return int(written) if good else None
