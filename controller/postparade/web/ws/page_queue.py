"""What waits to be sent to one page, bounded, so that one sleeping phone never delays the others."""

import asyncio
import struct
from collections import deque

from aiohttp import WSMsgType, web

from postparade.web.http.network_budget import cut

LIMIT = 64


class PageQueue:
    """Messages for one websocket, sent by :meth:`pump`. A page that is too far behind is cut off; it comes back by
    itself and asks for what it missed."""

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport, limit: int = LIMIT) -> None:
        """``limit`` is the number of messages that may wait."""
        self._socket = socket
        self._transport = transport
        self._limit = limit
        self._texts: deque[bytes] = deque()
        self._pictures: dict[int, bytes] = {}
        self._shown: dict[int, bytes] = {}
        self._something = asyncio.Event()
        self.cut = False

    def put(self, text: bytes) -> None:
        """Send ``text``, in UTF-8, after everything before it."""
        if self.cut:
            return
        if not self._texts and self._idle:
            # Nothing is on its way, so there is nothing to wait for: no task is woken for each of 64 pages.
            self._transport.write(_header(len(text)) + text)
            return
        if len(self._texts) >= self._limit:
            self.cut_off()
            return
        self._texts.append(text)
        self._something.set()

    def __len__(self) -> int:
        """How many messages wait."""
        return len(self._texts) + len(self._pictures)

    @property
    def _idle(self) -> bool:
        """Whether the system has taken everything that was sent, and the page still wants more."""
        transport = self._transport
        return not self._socket.closed and not transport.is_closing() and transport.get_write_buffer_size() == 0

    def cut_off(self) -> None:
        """End the connection at once."""
        self.cut = True
        cut(self._transport)

    def show(self, kind: int, picture: bytes) -> None:
        """Send ``picture`` marked with ``kind`` unless the page has it; one that still waits is replaced, for only the
        newest counts."""
        if self.cut or self._shown.get(kind) == picture:
            return
        self._shown[kind] = picture
        self._pictures[kind] = bytes((kind,)) + picture
        self._something.set()

    async def pump(self) -> None:
        """Send until the connection ends."""
        while not self.cut:
            await self._something.wait()
            self._something.clear()
            while self._texts:
                await self._socket.send_frame(self._texts.popleft(), WSMsgType.TEXT)
            for kind in tuple(self._pictures):
                await self._socket.send_bytes(self._pictures.pop(kind))


def _header(length: int) -> bytes:
    """The header of a text frame of a websocket (RFC 6455, 5.2): whole, not masked."""
    if length < 126:
        return struct.pack("!BB", 0x81, length)
    if length < 1 << 16:
        return struct.pack("!BBH", 0x81, 126, length)
    return struct.pack("!BBQ", 0x81, 127, length)
