"""100,000 frames over a cable on which everything goes wrong, with the real firmware files at its end.

``--frames N`` for another number. Stops with an error at a picture that nobody sent, at outputs that are not safe in
time, at a recovery that takes too long, at an exception in the firmware.
"""

import argparse
import sys
import time
import tracemalloc
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.track.chaos import Chaos


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    chaos = Chaos(given.seed)
    chaos.run(given.frames // 10)
    tracemalloc.start()
    chaos.run(given.frames // 10)
    early, _ = tracemalloc.get_traced_memory()
    start = time.process_time()
    chaos.run(given.frames - 2 * (given.frames // 10))
    seconds = time.process_time() - start
    late, peak = tracemalloc.get_traced_memory()
    print(f"{given.frames} frames in {chaos.now:.0f} s of the board's time ({seconds:.0f} s of processor for 80 %)")
    print(f"faults made: {', '.join(f'{name} {count}' for name, count in sorted(chaos.faults.items()))}")
    print(f"outputs driven {chaos.shown} times, pictures that nobody sent: {len(chaos.strange)}")
    print(f"slowest recovery to the newest picture {chaos.slowest_recovery:.2f} s, firmware exceptions: 0")
    print(f"memory {early / 1024:.0f} KB after a fifth, {late / 1024:.0f} KB at the end, {peak / 1024:.0f} KB at most")


if __name__ == "__main__":
    main()
