#!/usr/bin/env python3
"""Makes the film that keeps phones awake over plain HTTP: tools/awake_film.py writes web/static/lib/awake.mp4.

Four seconds of black, 16 by 16 pixels (H.264: one picture, then pictures in which nothing changes), with a silent track
(AAC), without which phones sleep through it. Written byte by byte, so that it is the same on every machine.
"""

import struct
from pathlib import Path

FILM = Path(__file__).resolve().parents[1] / "controller" / "postparade" / "web" / "static" / "lib" / "awake.mp4"
SCALE = 8000
"""Ticks of a second, in both tracks; samples of sound in a second."""
PICTURES = 8
LASTS = 4000
"""Ticks of a picture."""
SIZE = 16
"""Pixels of a side: a single block."""
SILENCE = bytes((0x01, 0x18, 0x20, 0x07))
"""A block of silence in AAC, one channel."""
BLOCK = 1024
"""Ticks of a block of sound."""
BLOCKS = PICTURES * LASTS // BLOCK
UNITY = struct.pack(">9I", 0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)
BLACK = bytes([16] * SIZE * SIZE + [128] * (SIZE * SIZE // 2))
BASELINE, LEVEL = 66, 10


class Bits:
    """Bits in the order in which H.264 writes them."""

    def __init__(self) -> None:
        self._bits = ""

    def put(self, value: int, count: int) -> None:
        """Write ``value`` in ``count`` bits."""
        self._bits += f"{value:0{count}b}"

    def code(self, *values: int) -> None:
        """Write numbers as Exp-Golomb codes."""
        for value in values:
            digits = f"{value + 1:b}"
            self._bits += "0" * (len(digits) - 1) + digits

    def align(self) -> None:
        """Fill the byte with zeros."""
        self._bits += "0" * (-len(self._bits) % 8)

    def data(self, data: bytes) -> None:
        """Write whole bytes."""
        self._bits += "".join(f"{byte:08b}" for byte in data)

    def ended(self) -> bytes:
        """All of it, closed as a unit is closed."""
        self.put(1, 1)
        self.align()
        return int(self._bits, 2).to_bytes(len(self._bits) // 8, "big")


def sequence() -> bytes:
    """The parameters of the film: one block in size, each picture shown as it comes."""
    bits = Bits()
    bits.data(bytes((BASELINE, 0xC0, LEVEL)))
    bits.code(0, 0, 2, 1)
    bits.put(0, 1)
    bits.code(SIZE // 16 - 1, SIZE // 16 - 1)
    bits.put(0b1100, 4)
    return b"\x67" + bits.ended()


def parameters() -> bytes:
    """The parameters of its pictures: the simplest there are."""
    bits = Bits()
    bits.code(0, 0)
    bits.put(0, 2)
    bits.code(0, 0, 0)
    bits.put(0, 3)
    bits.code(0, 0, 0)
    bits.put(0, 3)
    return b"\x68" + bits.ended()


def first_picture() -> bytes:
    """Black, as plain samples."""
    bits = Bits()
    bits.code(0, 7, 0)
    bits.put(0, 4)
    bits.code(0)
    bits.put(0, 2)
    bits.code(0, 25)
    bits.align()
    bits.data(BLACK)
    return b"\x65" + bits.ended()


def same_again(number: int) -> bytes:
    """The picture ``number``, in which nothing has changed."""
    bits = Bits()
    bits.code(0, 5, 0)
    bits.put(number % 16, 4)
    bits.put(0, 3)
    bits.code(0, 1)
    return b"\x41" + bits.ended()


def box(name: str, *parts: bytes) -> bytes:
    """A box of an MP4 file."""
    body = b"".join(parts)
    return struct.pack(">I4s", 8 + len(body), name.encode()) + body


def full(name: str, *parts: bytes, flags: int = 0) -> bytes:
    """A box with a version, which is 0."""
    return box(name, struct.pack(">I", flags), *parts)


def numbers(*values: int) -> bytes:
    """Numbers of four bytes."""
    return struct.pack(f">{len(values)}I", *values)


def picture_kind() -> bytes:
    """How the pictures are coded."""
    sets = (sequence(), parameters())
    told = b"".join(b"\x01" + struct.pack(">H", len(one)) + one for one in sets).replace(b"\x01", b"\xe1", 1)
    about = struct.pack(">6xH16xHHIIIH32xHh", 1, SIZE, SIZE, 0x480000, 0x480000, 0, 1, 24, -1)
    return box("avc1", about, box("avcC", bytes((1, BASELINE, 0xC0, LEVEL, 0xFF)), told))


def sound_kind() -> bytes:
    """How the sound is coded: AAC-LC at 8 kHz, one channel."""
    low = b"\x05\x02\x15\x88"
    decoder = b"\x04" + bytes((13 + len(low),)) + b"\x40\x15" + bytes(3) + numbers(SCALE, SCALE) + low
    told = b"\x00\x01\x00"
    whole = told + decoder + b"\x06\x01\x02"
    about = struct.pack(">6xH8xHH4xI", 1, 1, 16, SCALE << 16)
    return box("mp4a", about, full("esds", b"\x03" + bytes((len(whole),)) + whole))


def table(kind: bytes, samples: list[bytes], lasts: int, at: int, *more: bytes) -> bytes:
    """Where the ``samples`` of a track are, from the byte ``at`` of the file on, in one piece."""
    return box(
        "stbl",
        full("stsd", numbers(1), kind),
        full("stts", numbers(1, len(samples), lasts)),
        *more,
        full("stsc", numbers(1, 1, len(samples), 1)),
        full("stsz", numbers(0, len(samples), *map(len, samples))),
        full("stco", numbers(1, at)),
    )


def track(number: int, kind: str, header: bytes, samples: bytes, ticks: int, *, side: int = 0) -> bytes:
    """A track of so many ``ticks``; ``side`` is that of its picture."""
    volume = 0 if side else 0x100
    about = numbers(0, 0, number, 0, ticks, 0, 0, 0) + struct.pack(">HH", volume, 0) + UNITY
    return box(
        "trak",
        full("tkhd", about, numbers(side << 16, side << 16), flags=3),
        box(
            "mdia",
            full("mdhd", numbers(0, 0, SCALE, ticks), struct.pack(">HH", 0x55C4, 0)),
            full("hdlr", numbers(0), kind.encode(), bytes(13)),
            box("minf", header, box("dinf", full("dref", numbers(1), full("url ", flags=1))), samples),
        ),
    )


def contents(pictures: list[bytes], sounds: list[bytes], at: int) -> bytes:
    """What is in a film whose data begins at the byte ``at``."""
    whole = PICTURES * LASTS
    video = table(picture_kind(), pictures, LASTS, at, full("stss", numbers(1, 1)))
    audio = table(sound_kind(), sounds, BLOCK, at + sum(map(len, pictures)))
    movie = numbers(0, 0, SCALE, whole, 0x10000) + struct.pack(">H10x", 0x100) + UNITY + bytes(24) + numbers(3)
    return box(
        "moov",
        full("mvhd", movie),
        track(1, "vide", full("vmhd", bytes(8), flags=1), video, whole, side=SIZE),
        track(2, "soun", full("smhd", bytes(4)), audio, BLOCKS * BLOCK),
    )


def film() -> bytes:
    """The whole file."""
    units = [first_picture(), *(same_again(number) for number in range(1, PICTURES))]
    pictures = [numbers(len(one)) + one for one in units]
    sounds = [SILENCE] * BLOCKS
    head = box("ftyp", b"isom", numbers(0x200), b"isomiso2avc1mp41")
    at = len(head) + len(contents(pictures, sounds, 0)) + 8
    return head + contents(pictures, sounds, at) + box("mdat", *pictures, *sounds)


if __name__ == "__main__":
    FILM.write_bytes(film())
    print(f"{FILM.name}  {FILM.stat().st_size} bytes")
