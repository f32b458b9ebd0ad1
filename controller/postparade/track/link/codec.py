"""Messages to bytes and bytes to messages, without any input or output."""

import struct
from binascii import crc32

from msgspec import Struct

from postparade.track.link.protocol import HEADER, MAX_LENGTH, MAX_PAYLOAD, MIN_LENGTH, SOF


class Message(Struct, frozen=True):
    """One message: its type, sequence number and payload. ``kind`` is any byte, known or not."""

    kind: int
    seq: int
    payload: bytes = b""


def encode(kind: int, seq: int, payload: bytes = b"") -> bytes:
    """The bytes of a message, to be written in one write. Raises ``ValueError`` if the payload is too long."""
    if len(payload) > MAX_PAYLOAD:
        raise ValueError(f"a message holds at most {MAX_PAYLOAD} bytes, not {len(payload)}")
    body = bytes((kind, seq)) + payload
    return struct.pack("<BH", SOF, len(body) + 4) + body + struct.pack("<I", crc32(body))


class Decoder:
    """Collects bytes until messages are complete; searches for the next start after damage.

    ``damaged`` counts how often the stream had to be searched, ``skipped`` the bytes that belonged to no message.
    """

    def __init__(self) -> None:
        self._buffer = bytearray()
        self._lost = False
        self.damaged = 0
        self.skipped = 0

    def feed(self, data: bytes) -> list[Message]:
        """Every message that ``data`` completes, in order."""
        self._buffer += data
        messages: list[Message] = []
        while self._buffer:
            start = self._buffer.find(SOF)
            if start:
                self._skip(start if start > 0 else len(self._buffer))
                continue
            if len(self._buffer) < HEADER:
                break
            length = self._buffer[1] | self._buffer[2] << 8
            if not MIN_LENGTH <= length <= MAX_LENGTH:
                self._damage()
                continue
            end = HEADER + length
            if len(self._buffer) < end:
                break
            body = bytes(self._buffer[HEADER : end - 4])
            if crc32(body) != int.from_bytes(self._buffer[end - 4 : end], "little"):
                self._damage()
                continue
            self._lost = False
            messages.append(Message(body[0], body[1], body[2:]))
            del self._buffer[:end]
        return messages

    def _damage(self) -> None:
        if not self._lost:
            self._lost = True
            self.damaged += 1
        self._skip(1)

    def _skip(self, count: int) -> None:
        self.skipped += count
        del self._buffer[:count]
