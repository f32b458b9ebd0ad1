"""The firmware on an emulated RP2040, in milliseconds of the chip's own time: 330 pixels on one strip.

Needs the MicroPython image of a Pico (``POSTPARADE_UF2``) and some minutes: the emulator is twenty to fifty times
slower than the chip. It leaves out some delays of the real one.
"""

import sys
import tempfile
from pathlib import Path
from statistics import median

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from postparade.track.link import payloads
from postparade.track.link.payloads import BoardSettings
from postparade.track.link.protocol import Kind, Show
from tests.firmware.chip import ChipDesk

PIXELS = 330
SILENCE_MS = 2000


def asked(desk: ChipDesk, kind: Kind, payload: bytes, times: int) -> float:
    """The median time from a request to its answer."""
    spans = []
    for _ in range(times):
        start = desk.chip.ms
        desk.ask(kind, payload)
        spans.append(desk.chip.ms - start)
    return median(spans)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        try:
            desk = ChipDesk(Path(folder))
        except pytest.skip.Exception as missing:
            print(f"not measured: {missing}")
            return
        desk.chip.boot()
        desk.until_ready()
        print(f"power on to READY, with plain .py files: {desk.chip.ms:.0f} ms")
        desk.greet(BoardSettings((PIXELS,), "GRB", 2000))
        print(f"question to answer (PING): {asked(desk, Kind.PING, b'', 5):.1f} ms")
        noise = np.random.default_rng(1).integers(0, 20, (PIXELS, 3), dtype=np.uint8)
        whole = payloads.frame(Show.NOW | Show.CONFIRM, 0, noise.tobytes())
        took = asked(desk, Kind.FRAME, whole, 5)
        print(f"picture of {PIXELS} pixels, all new, to its answer: {took:.1f} ms, {1000 / took:.0f} a second")
        some = payloads.frame(Show.NOW | Show.CONFIRM, 100, noise[100:108].tobytes())
        took = asked(desk, Kind.FRAME, some, 5)
        print(f"picture with 8 pixels new to its answer: {took:.1f} ms, {1000 / took:.0f} a second")
        print(f"memory free: {payloads.read_status(desk.ask(Kind.STATUS).payload).heap_free / 1024:.0f} KB")
        start, frames = desk.chip.ms, len(desk.chip.frames[0])
        desk.chip.run(SILENCE_MS - 50)
        with desk.chip.closely():
            desk.chip.run(100)
        safe_at = next(at for at, _ in desk.chip.frames[0][frames:] if at - start > SILENCE_MS / 2)
        print(f"silence to the waiting frame on the wire: {safe_at - start:.0f} ms")


if __name__ == "__main__":
    main()
