"""100,000 frames over a cable on which everything goes wrong, with the real firmware files at its end: once in this
process on a hand-turned clock, once under the MicroPython program behind a terminal.

``--frames N`` for another number. Stops with an error at a picture that nobody sent, at outputs that are not safe in
time, at a recovery that takes too long, at an exception in the firmware.
"""

import argparse
import gc
import sys
import time
import tracemalloc
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from postparade.faults import DeviceFault
from tests.track.chaos import Chaos
from tests.track.chaos_on_micropython import MicroPythonChaos

PARTS = 10


def told(faults: dict[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in sorted(faults.items()))


def in_this_process(frames: int, seed: int) -> None:
    chaos, start = Chaos(seed), time.process_time()
    chaos.run(frames // PARTS)
    tracemalloc.start()
    chaos.run(frames // PARTS)
    memory = []
    for _ in range(PARTS - 2):
        chaos.run(frames // PARTS)
        gc.collect()
        memory.append(tracemalloc.get_traced_memory()[0] / 1024)
    tracemalloc.stop()
    print(f"in this process: {frames} frames in {chaos.now:.0f} s of the board's time", end="")
    print(f" ({time.process_time() - start:.0f} s of processor, its memory being watched)")
    print(f"faults made: {told(chaos.faults)}")
    print(f"outputs driven {chaos.shown} times, pictures that nobody sent: {len(chaos.strange)}")
    print(f"slowest recovery to the newest picture {chaos.slowest_recovery:.2f} s, firmware exceptions: 0")
    print(f"memory of Python objects after each tenth from the third on, KB: {' '.join(f'{kb:.0f}' for kb in memory)}")


def on_micropython(frames: int, seed: int) -> None:
    start = time.monotonic()
    with MicroPythonChaos(seed) as chaos:
        chaos.run(frames * 97 // 100, max(50, frames // 100), (0.05, 0.3, 1.0))
        chaos.run(frames * 3 // 100, max(50, frames // 400), (2.5,))
        fifth = max(1, len(chaos.heap) // 5)
        print(f"under MicroPython: {frames} frames and more in {time.monotonic() - start:.0f} s")
        print(f"faults made: {told(chaos.faults)}")
        print(f"outputs driven {chaos.shown} times, pictures that nobody sent: {chaos.strange}")
        print(f"slowest recovery to the newest picture {chaos.slowest_recovery:.2f} s, firmware exceptions: 0")
        if chaos.safe_after:
            print(f"long silences: {len(chaos.safe_after)}, outputs safe after {max(chaos.safe_after):.2f} s at most")
        first, last = max(chaos.heap[:fifth]) / 1024, max(chaos.heap[-fifth:]) / 1024
        print(f"memory free in the firmware, most seen in the first and last fifth: {first:.0f} and {last:.0f} KB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    in_this_process(given.frames, given.seed)
    try:
        on_micropython(given.frames, given.seed)
    except DeviceFault as fault:
        print(f"under MicroPython: not measured. {fault}")


if __name__ == "__main__":
    main()
