"""100,000 frames over a cable on which everything goes wrong, with the real firmware files at its end: once in this
process on a hand-turned clock, once under the MicroPython program behind a terminal.

``--frames N`` for another number. Stops with an error at a frame that nobody sent, at outputs that are not safe in
time, at a recovery that takes too long, at an exception in the firmware.
"""

import argparse
import gc
import sys
import time
import tracemalloc
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from postparade.core.faults import DeviceFault
from tests.track.link.chaos import Chaos
from tests.track.link.chaos_on_micropython import MicroPythonChaos

PARTS = 10
CALM = 250
"""Frames between two faults under MicroPython."""
A_SILENCE = 10_000
"""For so many frames there is one stall and one unplugging that last longer than the fail-safe waits."""


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
    print(f"outputs driven {chaos.shown} times, frames that nobody sent: {len(chaos.strange)}")
    print(f"slowest recovery to the newest frame {chaos.slowest_recovery:.2f} s, firmware exceptions: 0")
    print(f"memory of Python objects after each tenth from the third on, KB: {' '.join(f'{kb:.0f}' for kb in memory)}")


def on_micropython(frames: int, seed: int) -> None:
    start = time.monotonic()
    with MicroPythonChaos(seed) as chaos:
        chaos.run(frames, CALM, (0.05, 0.3, 1.0))
        for _ in range(frames // A_SILENCE + 1):
            chaos.fall_silent(2.5)
        tenth = max(1, len(chaos.heap) // PARTS)
        print(f"under MicroPython: {frames} frames and more in {time.monotonic() - start:.0f} s")
        print(f"faults made: {told(chaos.faults)}")
        print(f"outputs driven {chaos.shown} times, frames that nobody sent: {chaos.strange}")
        print(f"slowest recovery to the newest frame {chaos.slowest_recovery:.2f} s, firmware exceptions: 0")
        print(f"long silences: {len(chaos.safe_after)}, outputs safe after {max(chaos.safe_after):.2f} s at most")
        least = [min(chaos.heap[at : at + tenth]) / 1024 for at in range(0, len(chaos.heap), tenth)]
        print("memory free in the firmware after its garbage was collected, least of each tenth, KB:", end=" ")
        print(" ".join(f"{kb:.1f}" for kb in least))


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
