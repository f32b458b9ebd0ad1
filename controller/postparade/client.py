"""A client of a table's API for other programs: what everybody may read, every entry without a gap, and commands with a
token.

    async with TableClient("http://postparade.local:8080", token) as table:
        print((await table.state()).game)
        async for entry in table.entries(after=0):
            print(entry.entry, entry.kind)
"""

import asyncio
import secrets
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Self, TypeVar

import aiohttp
import msgspec
from msgspec import Struct

from postparade.api import messages as msg

PREFIX = "/api/v1"
PAUSE, LONGEST_PAUSE = 0.5, 10.0
"""Seconds before a stream that ended is opened again; they double each time until it holds."""
SILENCE = 40.0
"""Seconds of silence after which a stream is given up: the table says every 15 that it is alive."""

Body = TypeVar("Body", bound=Struct)


class RefusedError(Exception):
    """The table said no, and nothing has changed; ``status`` is that of HTTP, ``refusal`` says why and what helps."""

    def __init__(self, status: int, refusal: msg.Refused) -> None:
        super().__init__(f"{refusal.sentence} {refusal.remedy}")
        self.status = status
        self.refusal = refusal


class TableClient:
    """A table at ``base``, such as ``http://postparade.local:8080``. Use it as an asynchronous context manager."""

    def __init__(self, base: str, token: str | None = None) -> None:
        """``token`` is one that the host has made under Programs; without one, only what everybody may read."""
        self._base = base.rstrip("/")
        self._headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self._session: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> Self:
        self._session = aiohttp.ClientSession(headers=self._headers)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._session is not None
        await self._session.close()

    async def state(self) -> msg.State:
        """The table as its board shows it. Like all requests, raises :class:`RefusedError`, and
        ``aiohttp.ClientError`` when the table cannot be reached."""
        return await self._get("state", msg.State)

    async def games(self) -> msg.Games:
        """The games that can be played there."""
        return await self._get("games", msg.Games)

    async def odds(self) -> msg.Odds:
        """The chances that the board shows."""
        return await self._get("odds", msg.Odds)

    async def standings(self) -> msg.Standings:
        """Who holds how much, best first."""
        return await self._get("standings", msg.Standings)

    async def races(self) -> msg.Races:
        """The last races, newest first."""
        return await self._get("races", msg.Races)

    async def schedule(self) -> msg.Evening:
        """The evening on autopilot: what is played, and what comes next."""
        return await self._get("schedule", msg.Evening)

    async def devices(self) -> msg.Devices:
        """What the host console says of the devices; needs the scope ``read``."""
        return await self._get("devices", msg.Devices)

    async def report(self) -> msg.Report:
        """The evening so far, game by game; needs the scope ``read``. Waits until the board has shown all that is in
        it."""
        return await self._get("report", msg.Report)

    async def cues(self) -> msg.Cues:
        """What continues the evening now; needs the scope ``cues``."""
        return await self._get("cues", msg.Cues)

    async def command(self, action: msg.Fields, based_on: int | None = None) -> msg.Accepted:
        """Carry out ``action``; needs the scope ``host``, or ``cues`` for one of the :meth:`cues`. A connection that is
        lost on the way is tried once more, which never does it twice."""
        sent = msg.Command(secrets.token_hex(12), action, based_on)
        try:
            return await self._post("commands", sent, msg.Accepted)
        except aiohttp.ClientConnectionError:
            return await self._post("commands", sent, msg.Accepted)

    async def entries(self, after: int | None = None) -> AsyncIterator[msg.Entry | msg.Rewound]:
        """Every entry after ``after`` (default: only new ones), each once and in order, for ever: a lost connection is
        opened again where it ended. :class:`~postparade.api.messages.Rewound` says that the journal was put back."""
        pause, last = PAUSE, after
        while True:
            try:
                async for told in self._stream(last):
                    pause = PAUSE
                    last = told.entry
                    yield told
            except (aiohttp.ClientError, TimeoutError):
                pass
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)
            if last is None:
                # What happens while the connection is away is not to be missed.
                last = await self._entry()

    async def _entry(self) -> int | None:
        try:
            return (await self.state()).entry
        except (aiohttp.ClientError, RefusedError):
            return None

    async def _stream(self, after: int | None) -> AsyncIterator[msg.Entry | msg.Rewound]:
        headers = {} if after is None else {"Last-Event-ID": str(after)}
        patience = aiohttp.ClientTimeout(total=None, sock_read=SILENCE)
        async with self._opened.get(f"{self._base}{PREFIX}/events", headers=headers, timeout=patience) as answer:
            if answer.status != 200:
                raise RefusedError(answer.status, msgspec.json.decode(await answer.read(), type=msg.Refused))
            kind = b""
            async for line in answer.content:
                name, _, value = line.rstrip(b"\n").partition(b": ")
                if name == b"event":
                    kind = value
                elif name == b"data":
                    rewound = kind == b"rewound"
                    yield msgspec.json.decode(value, type=msg.Rewound) if rewound else _entry_of(value)

    @property
    def _opened(self) -> aiohttp.ClientSession:
        if self._session is None:
            raise RuntimeError("use TableClient as an asynchronous context manager: async with TableClient(...)")
        return self._session

    async def _get(self, name: str, kind: type[Body]) -> Body:
        async with self._opened.get(f"{self._base}{PREFIX}/{name}") as answer:
            return _read(answer.status, await answer.read(), kind)

    async def _post(self, name: str, body: Struct, kind: type[Body]) -> Body:
        data = msgspec.json.encode(body)
        async with self._opened.post(f"{self._base}{PREFIX}/{name}", data=data) as answer:
            return _read(answer.status, await answer.read(), kind)


def _entry_of(value: bytes) -> msg.Entry:
    return msgspec.json.decode(value, type=msg.Entry)


def _read(status: int, body: bytes, kind: type[Body]) -> Body:
    if status != 200:
        raise RefusedError(status, msgspec.json.decode(body, type=msg.Refused))
    return msgspec.json.decode(body, type=kind)
