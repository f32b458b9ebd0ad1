"""Messages to bytes and back, without doing any input or output."""

from binascii import crc32
from struct import pack_into, unpack_from

from postparade_fw.protocol import HEADER, MAX_LENGTH, MIN_LENGTH, SOF


def pack(kind: int, seq: int, payload: bytes = b"") -> bytearray:
    """The bytes of one message, to be written in one write."""
    length = MIN_LENGTH + len(payload)
    message = bytearray(HEADER + length)
    pack_into("<BHBB", message, 0, SOF, length, kind, seq)
    message[5 : 5 + len(payload)] = payload
    pack_into("<I", message, HEADER + length - 4, crc32(memoryview(message)[HEADER : HEADER + length - 4]) & 0xFFFFFFFF)
    return message


class Scanner:
    """Finds messages in a stream of bytes.

    The owner reads into :meth:`space`, reports how much arrived with :meth:`filled` and then calls :meth:`take` until
    it is false. ``space`` never reaches past the end of the message that is arriving, so a reader that blocks until the
    space is full does not wait for more than that message. After a damaged message its bytes are searched again.
    """

    def __init__(self) -> None:
        self._buffer = bytearray(HEADER + MAX_LENGTH)
        self._view = memoryview(self._buffer)
        self._count = 0
        self._taken = 0
        self._lost = False
        self.length_errors = 0
        self.crc_errors = 0
        self.kind = 0
        self.seq = 0
        self.crc = 0
        self.payload = self._view[0:0]

    def space(self) -> memoryview:
        """Where the next bytes belong; never empty."""
        self._drop_taken()
        count = self._count
        wanted = 1 if count == 0 else HEADER if count < HEADER else HEADER + self._length()
        return self._view[count:wanted]

    def filled(self, count: int) -> None:
        """Note that ``count`` bytes have been written to the start of :meth:`space`."""
        self._count += count

    def feed(self, data: bytes, handle) -> None:
        """Scan ``data`` and call ``handle()`` at every message, for links that deliver chunks of any size."""
        at = 0
        while at < len(data):
            space = self.space()
            count = min(len(space), len(data) - at)
            space[:count] = data[at : at + count]
            self.filled(count)
            at += count
            while self.take():
                handle()

    def take(self) -> bool:
        """Whether a valid message is complete; ``kind``, ``seq``, ``crc`` and ``payload`` hold until the next call."""
        self._drop_taken()
        while self._count:
            if self._buffer[0] != SOF:
                self._search(0)
                continue
            if self._count < HEADER:
                return False
            length = self._length()
            if not MIN_LENGTH <= length <= MAX_LENGTH:
                self._damaged(False)
                continue
            end = HEADER + length
            if self._count < end:
                return False
            self.crc = unpack_from("<I", self._buffer, end - 4)[0]
            if crc32(self._view[HEADER : end - 4]) & 0xFFFFFFFF != self.crc:
                self._damaged(True)
                continue
            self._lost = False
            self.kind = self._buffer[3]
            self.seq = self._buffer[4]
            self.payload = self._view[5 : end - 4]
            self._taken = end
            return True
        return False

    def _length(self) -> int:
        return self._buffer[1] | self._buffer[2] << 8

    def _damaged(self, crc: bool) -> None:
        """Count a damaged message once, however many false starts the search in its bytes meets."""
        if not self._lost:
            self._lost = True
            if crc:
                self.crc_errors += 1
            else:
                self.length_errors += 1
        self._search(1)

    def _search(self, start: int) -> None:
        at = bytes(self._view[start : self._count]).find(b"\xa5")
        self._shift(self._count if at < 0 else start + at)

    def _drop_taken(self) -> None:
        if self._taken:
            self._shift(self._taken)
            self._taken = 0

    def _shift(self, count: int) -> None:
        rest = self._count - count
        if rest:
            self._buffer[0:rest] = bytes(self._view[count : self._count])
        self._count = rest
