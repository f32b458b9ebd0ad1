"""The traffic of a night, written down as tables sent it, and played again: as a test, and as a demonstration."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from postparade.core.clock import Clock
from postparade.core.faults import ConfigurationFault, Refusal
from postparade.hub.hub import Hub
from postparade.hub.link.sealing import key_of, sealed
from postparade.hub.messages import Done, Entries, encode, from_table


class Line(Struct, frozen=True):
    """What a table called ``name`` sent ``at`` so many seconds after the recording began."""

    at: float
    name: str
    message: msgspec.Raw


_line = msgspec.json.Decoder(Line)


class Recorder:
    """Writes what tables send into a file, which it adds to if it is there, in a thread of its own. Keys of tables are
    not written down."""

    def __init__(self, path: Path, hub: Hub, clock: Clock) -> None:
        """Raises ``ConfigurationFault`` (``hub_record_unusable``)."""
        try:
            self._file: IO[bytes] = path.open("ab")
        except OSError as error:
            raise ConfigurationFault("hub_record_unusable", path=path, why=error) from error
        self._thread = ThreadPoolExecutor(1, "recording")
        self._hub = hub
        self._clock = clock
        self._began = clock.now()
        hub.on_heard = self._note

    def close(self) -> None:
        """Write what is left, and end the recording."""
        self._thread.shutdown()
        self._file.close()

    def _note(self, table: int, data: bytes | str) -> None:
        name = next(member.name for member in self._hub.members if member.number == table)
        raw = msgspec.Raw(_without_links(data.encode() if isinstance(data, str) else data))
        self._thread.submit(
            self._file.write, encode(Line(round(self._clock.now() - self._began, 3), name, raw)) + b"\n"
        )


def _without_links(data: bytes) -> bytes:
    """``data`` without the links that let guests' phones in."""
    try:
        message = from_table(data)
    except msgspec.MsgspecError:
        return data
    if not isinstance(message, Done) or message.guest is None:
        return data
    return encode(replace(message, guest=replace(message.guest, link="")))


def recorded(path: Path) -> Iterator[Line]:
    """The lines of a recording; one that was cut off at the end is left out. Raises ``ConfigurationFault``
    (``hub_record_unusable``)."""
    try:
        with path.open("rb") as file:
            for line in file:
                if line.endswith(b"\n"):
                    yield _line.decode(line)
    except (OSError, msgspec.MsgspecError) as error:
        raise ConfigurationFault("hub_record_unusable", path=path, why=error) from error


class _Played:
    """The wire of a recorded table: says what is in the recording, and hears nothing."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[bytes] = asyncio.Queue()

    async def send(self, data: bytes, request: str = "") -> None:
        """Nobody reads it."""

    async def receive(self) -> bytes | str:
        return await self.said.get()


async def replay(path: Path, hub: Hub, clock: Clock) -> None:
    """Play the recording at ``path`` to ``hub``, in which its tables join, at the pace of ``clock``; each is sealed
    anew with its new key. Raises ``ConfigurationFault`` (``hub_record_unusable``)."""
    tables: dict[str, tuple[int, str, _Played]] = {}
    talks: list[asyncio.Task[None]] = []
    began = clock.now()
    try:
        for line in recorded(path):
            await clock.sleep(max(0.0, began + line.at - clock.now()))
            if line.name not in tables:
                joined = await hub.turn(hub.join, hub.night.code, line.name)
                if isinstance(joined, Refusal):
                    raise ConfigurationFault("hub_record_unusable", path=path, why=joined.sentence.rstrip("."))
                wire = _Played()
                tables[line.name] = joined.table, key_of(joined.token), wire
                talks.append(asyncio.create_task(hub.talk(joined.table, wire)))
            number, key, wire = tables[line.name]
            wire.said.put_nowait(_resealed(bytes(line.message), number, key))
        while any(not wire.said.empty() for _, _, wire in tables.values()):
            await clock.sleep(0.01)
    finally:
        for talk in talks:
            talk.cancel()
        await asyncio.gather(*talks, return_exceptions=True)


def _resealed(data: bytes, table: int, key: str) -> bytes:
    """A message as the table number ``table`` with ``key`` would send it; what cannot be read stays as it is."""
    try:
        message = from_table(data)
    except msgspec.MsgspecError:
        return data
    if not isinstance(message, Entries):
        return data
    entries = tuple(sealed(key, table, one.entry, one.before, one.seal, one.body) for one in message.entries)
    return encode(replace(message, entries=entries))
