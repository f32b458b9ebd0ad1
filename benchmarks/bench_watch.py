"""What the camera's thread costs a frame of 640 x 480 on one thread, and how soon a roll counts once dice lie still.

Dice are thrown on the simulated tray at 30 frames a second of a clock that is turned by hand. A plain pass of OpenCV's
SimpleBlobDetector over the same frames, in the same run, is the baseline.
"""

import time
from collections import defaultdict

import cv2
import numpy as np

from postparade.core.clock import HandClock
from postparade.dice.vision.picture import Picture
from postparade.dice.vision.reader import read
from postparade.dice.vision.reading import Reading
from postparade.dice.vision.roll_watcher import RollWatcher
from postparade.simulator.tray.tray import SimulatedTray

FRAME = 1 / 30
THROWS = 40
SECONDS = 3.2
"""From one throw to the next."""


class Turned(HandClock):
    def turn(self, seconds: float) -> None:
        self._now += seconds


class Counted:
    """The reader, counting how often it is asked for a whole reading."""

    asked = 0

    def __call__(self, picture: Picture, expect: int | None, reference: Picture | None, /) -> Reading:
        self.asked += 1
        return read(picture, expect, reference)


def milliseconds(spent: list[float]) -> str:
    p50, p95 = np.percentile(spent, (50, 95))
    return f"{1000 * np.mean(spent):7.2f} {1000 * p50:7.2f} {1000 * p95:8.2f}"


def main() -> None:
    cv2.setNumThreads(1)
    clock = Turned()
    tray = SimulatedTray(clock, seed=1)
    reader = Counted()
    watcher = RollWatcher(2, tray.reference(), reader)
    blobs = cv2.SimpleBlobDetector.create()
    spent: dict[str, list[float]] = defaultdict(list)
    waits: list[float] = []
    wrong = 0
    for _ in range(THROWS):
        faces, settled, committed = tuple(sorted(tray.throw())), None, None
        for _ in range(round(SECONDS / FRAME)):
            clock.turn(FRAME)
            picture = tray.read()
            asked = reader.asked
            began = time.process_time()
            sighting = watcher.see(picture, clock.now())
            between = time.process_time()
            blobs.detect(picture)
            spent["blob detector"].append(time.process_time() - between)
            if sighting.reading:
                spent["a frame that is read"].append(between - began)
                spent["  wholly" if reader.asked > asked else "  its dice alone"].append(between - began)
            else:
                spent["a frame that is only watched"].append(between - began)
            if settled is None and tray.faces is not None:
                settled = clock.now()
            if sighting.committed is not None:
                committed, wrong = clock.now(), wrong + (sighting.committed != faces)
        if settled is not None and committed is not None:
            waits.append(committed - settled)
    show(spent, waits, wrong)


def show(spent: dict[str, list[float]], waits: list[float], wrong: int) -> None:
    print(f"{'':32} {'frames':>7} {'mean ms':>7} {'p50 ms':>7} {'p95 ms':>8}  p50 beside the blob detector")
    usual = float(np.median(spent["blob detector"]))
    for what, times in sorted(spent.items(), key=lambda item: -len(item[1])):
        print(f"{what:32} {len(times):7} {milliseconds(times)}  {np.median(times) / usual:.2f}")
    p50, p95 = np.percentile(waits, (50, 95))
    print(
        f"{len(waits)} of {THROWS} rolls counted, {wrong} wrong; "
        f"dice at rest to roll counted: p50 {p50:.3f} s, p95 {p95:.3f} s"
    )


if __name__ == "__main__":
    main()
