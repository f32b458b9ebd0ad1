"""How messages travel: a wire carries them both ways, in order, until it breaks."""

from typing import Protocol

from aiohttp import ClientWebSocketResponse, WSMsgType
from aiohttp.web import WebSocketResponse

HEARTBEAT = 20.0
"""Seconds after which a silent websocket is asked whether it is alive; half of them later it counts as broken.
Tables give signs of life far more often, and a machine that is very busy must not lose its connection over this."""
LONGEST_MESSAGE = 8_000_000
"""Bytes of the longest message: a chunk of entries."""


class Wire(Protocol):
    """One connection between a table and the hub."""

    async def send(self, data: bytes, request: str = "", /) -> None:
        """Send a message; ``request`` is the id of the question that it asks or answers. Raises ``ConnectionError``
        when the wire is broken."""
        ...

    async def receive(self) -> bytes | str:
        """The next message. Raises ``ConnectionError`` when the wire is broken."""
        ...


class WebSocketWire:
    """A websocket as a wire, on either side."""

    def __init__(self, socket: ClientWebSocketResponse | WebSocketResponse) -> None:
        self._socket = socket

    async def send(self, data: bytes, _request: str = "", /) -> None:
        # What is asked and answered says so itself.
        await self._socket.send_str(data.decode())

    async def receive(self) -> bytes | str:
        message = await self._socket.receive()
        if message.type is WSMsgType.TEXT:
            return str(message.data)
        raise ConnectionResetError("the other side has gone")
