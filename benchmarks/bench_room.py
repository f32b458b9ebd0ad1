"""How the dice camera does in a real room: compressed, grainy, shaken and flickering pictures, things and hands beside
the tray, stains on its floor; over rendered rolls on nine floors and the recorded sequences.

Every roll is watched from the empty tray to dice at rest, with the tray calibrated before. Roll ``n`` of a seed is the
same in every run. ``--against FOLDER`` plays the same ladder to the code of another checkout, in the same run.
"""

import argparse
import json
import math
import os
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import cv2
import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from postparade.dice.capture import recordings
from postparade.dice.sources.tray_worker import TrayWorker
from postparade.dice.tray_calibration.calibrated_tray import Tray
from postparade.dice.vision.picture import Picture, load
from postparade.dice.vision.reader import read
from training.renders.film import packed
from training.renders.library import FAMILY, HELD_BACK, Family, library
from training.renders.room import SURFACES, Disturbance, RoomRoll

HERE = Path(__file__).resolve().parents[1]
FAMILIES = 48
STEEP = math.radians(64)
"""Elevation from which a camera hangs as it should."""

LADDER: dict[str, Disturbance] = {
    "calm": Disturbance(),
    **{f"quality {quality}": Disturbance(quality) for quality in (60, 40, 27, 25)},
    **{f"grain {grain:g}": Disturbance(grain=grain) for grain in (0, 3, 6)},
    **{f"shaking {shake:g}": Disturbance(shake=shake) for shake in (0.3, 0.6, 1)},
    **{f"flicker {share:.1%}": Disturbance(flicker=share) for share in (0.015, 0.03)},
    "bands 3%": Disturbance(bands=0.03),
    "bottle put beside": Disturbance(outside="bottle"),
    "hand moving beside": Disturbance(outside="hand"),
    "television beside": Disturbance(outside="screen"),
    "disco lights beside": Disturbance(outside="disco"),
    "phones flash": Disturbance(outside="flash"),
    "stains": Disturbance(stains=True),
    "quality 40, grain 3, shaking 0.3": Disturbance(40, 3, 0.3),
    "the same with a hand beside": Disturbance(40, 3, 0.3, outside="hand"),
    "the same with stains": Disturbance(40, 3, 0.3, stains=True),
}
SEQUENCES = ("calm", "quality 60", "quality 40", "quality 27", "grain 3", "shaking 0.3", "flicker 1.5%", "bands 3%")
"""Steps of the ladder that the recorded sequences take, too."""


class Outcome(NamedTuple):
    """What came of roll ``number``: the ``floor`` it was on, whether a single calm picture of it ``readable``, whether
    it was ``committed`` as it lies, how many ``wrong`` commits there were, and how many seconds after the dice lay
    still; of a picture at rest, whether it is read ``with_reference`` and ``without``, and how many of these two are
    misread; milliseconds of frames that were ``watched`` and ``read``."""

    step: str
    floor: str
    number: int
    readable: bool
    committed: bool
    wrong: int
    seconds: float
    with_reference: bool
    without: bool
    misread: int
    watched: list[float]
    read: list[float]


class StillCamera:
    """A camera that only tells what its tray looks like when it is empty."""

    name = identity = "bench"
    pace = None
    unlocked: tuple[str, ...] = ()

    def __init__(self, reference: Picture | None) -> None:
        self._reference = reference

    def reference(self) -> Picture | None:
        return self._reference


class Known:
    """What calibration found out."""

    running = wants_edge = False

    def __init__(self, tray: Tray) -> None:
        self._tray = tray

    def tray(self, _: Picture) -> Tray:
        return self._tray


@cache
def families(seed: int) -> list[Family]:
    return [one for one in library(seed, FAMILIES * FAMILY) if one.elevation > STEEP]


def watch(
    tray: Tray, frames: Iterable[tuple[Picture, float]]
) -> tuple[list[tuple[float, tuple[int, ...]]], list[float], list[float]]:
    """The commits with their moments, and the milliseconds of watched and of read frames."""
    cv2.setNumThreads(1)
    worker: Any = TrayWorker(StillCamera(tray.reference), 2, Known(tray))  # type: ignore[arg-type]
    commits: list[tuple[float, tuple[int, ...]]] = []
    watched: list[float] = []
    reading: list[float] = []
    for picture, at in frames:
        began = time.process_time()
        sighting = worker.see(picture, at).sighting
        (watched if sighting.reading is None else reading).append(1000 * (time.process_time() - began))
        if sighting.committed is not None:
            commits.append((at, sighting.committed))
    return commits, watched, reading


def play(step: str, floor: str, seed: int, number: int) -> Outcome:
    """Roll ``number`` on ``floor`` with the disturbance of ``step``."""
    roll = RoomRoll(SURFACES[floor], families(seed), (seed, number, list(SURFACES).index(floor)))
    disturbance = LADDER[step]
    tray = Tray(roll.reference(disturbance), roll.outline, roll.edge)
    commits, watched, reading = watch(tray, roll.frames(disturbance))
    right = [at for at, values in commits if values == roll.values and at >= roll.settled_at]
    mask, still = tray.mask((480, 640)), roll.still(disturbance)
    answers = [read(still, 2, reference, edge=roll.edge, floor=mask).values for reference in (tray.reference, None)]
    calm = read(roll.still(Disturbance()), 2, None, floor=mask).values == roll.values
    late = right[0] - roll.settled_at if right else 0.0
    return Outcome(
        step, floor, number, calm, len(right) == 1, len(commits) - min(1, len(right)), late,
        answers[0] == roll.values, answers[1] == roll.values, sum(one not in (None, roll.values) for one in answers),
        watched, reading,
    )  # fmt: skip


def shaken(picture: Picture, disturbance: Disturbance, chance: np.random.Generator) -> Picture:
    """A recorded ``picture`` with more of what cheap cameras do."""
    height, width = picture.shape[:2]
    if disturbance.shake:
        by = chance.normal(0, disturbance.shake, 2)
        move = np.array([[1, 0, by[0]], [0, 1, by[1]]], np.float32)
        shifted = cv2.warpAffine(picture, move, (width, height), borderMode=cv2.BORDER_REPLICATE)
        picture = shifted.astype(np.uint8, copy=False)
    seen = picture.astype(np.float32)
    seen *= math.exp(chance.normal(0, disturbance.flicker))
    if disturbance.bands:
        rows = np.arange(height, dtype=np.float32)
        seen *= (1 + disturbance.bands * np.sin(rows / 38 + chance.uniform(0, math.tau)))[:, None, None]
    seen += max(0.0, disturbance.grain - 1.5) * chance.standard_normal(seen.shape, np.float32)
    return packed(np.clip(seen + 0.5, 0, 255).astype(np.uint8), disturbance.quality)


def play_sequence(step: str, folder: Path) -> list[Outcome]:
    """The rolls of a recorded sequence with the disturbance of ``step``."""
    chance = np.random.default_rng(7)
    note = json.loads((folder / "sequence.json").read_text())
    rate, background = recordings.rate(folder), recordings.background(folder)
    assert background is not None
    empty = [shaken(background, LADDER[step], chance) for _ in range(10)]
    tray = Tray(np.rint(np.mean(empty, axis=0)).astype(np.uint8))
    files = recordings.frames(folder)
    frames = ((shaken(load(file), LADDER[step], chance), recordings.number(file) / rate) for file in files)
    commits, watched, reading = watch(tray, frames)
    outcomes, used, number = [], 0, int(folder.name.rpartition("_")[2])
    for due in note["expected"]:
        began, until = due["settled_from"] / rate, due["until"] / rate
        right = [at for at, values in commits if list(values) == due["values"] and began <= at < until]
        used += len(right)
        late = right[0] - began if right else 0.0
        outcomes.append(
            Outcome(step, "sequences", number, True, len(right) == 1, 0, late, False, False, 0, watched, reading)
        )
        watched, reading = [], []
    extra = len(commits) - used
    if extra or not outcomes:
        outcomes.append(Outcome(step, "sequences", number, False, False, extra, 0.0, False, False, 0, watched, reading))
    return outcomes


def task(what: tuple[str, str, int, int]) -> list[Outcome]:
    step, floor, seed, number = what
    if floor.startswith("/"):
        return play_sequence(step, Path(floor))
    return [play(step, floor, seed, number)]


def tasks(asked: argparse.Namespace) -> Iterator[tuple[str, str, int, int]]:
    seed = (HELD_BACK if asked.judge else 0) + 11 + asked.seed
    for step in LADDER:
        if asked.step and not any(one in step for one in asked.step):
            continue
        for floor in SURFACES:
            if asked.floor and not any(one in floor for one in asked.floor):
                continue
            for number in range(asked.first, asked.first + asked.rolls):
                yield step, floor, seed, number
        if step in SEQUENCES and asked.photos and (not asked.floor or "sequences" in asked.floor):
            for folder in sorted((asked.photos / "sequences").glob("dev_*")):
                yield step, str(folder.resolve()), seed, 0


def measured(asked: argparse.Namespace) -> list[Outcome]:
    seed = (HELD_BACK if asked.judge else 0) + 11 + asked.seed
    library(seed, FAMILIES * FAMILY, processes=asked.processes)
    found: list[Outcome] = []
    todo = list(tasks(asked))
    with ProcessPoolExecutor(asked.processes) as workers:
        for number, part in enumerate(workers.map(task, todo), 1):
            found += part
            print(f"{number} of {len(todo)}", end="\r", file=sys.stderr, flush=True)
    return found


def table(outcomes: list[Outcome]) -> str:
    """The figures by step of the ladder and by floor, as tables in Markdown."""
    lines = []
    for title in ("step", "floor"):
        groups: dict[str, list[Outcome]] = defaultdict(list)
        for one in outcomes:
            groups[getattr(one, title)].append(one)
        lines += [
            "",
            (
                f"| {title} | readable | committed | wrong | seconds to commit: p50, p95 "
                "| at rest, read with and without reference | misread |"
            ),
            "| --- | --- | --- | --- | --- | --- | --- |",
        ]
        for name, some in groups.items():
            due = [one for one in some if one.readable]
            done = [one for one in due if one.committed]
            late = np.percentile([one.seconds for one in done] or [0], (50, 95))
            cells = (
                name, len(due), f"{len(done)} ({len(done) / max(1, len(due)):.0%})", sum(one.wrong for one in some),
                f"{late[0]:.2f}, {late[1]:.2f}",
                f"{sum(one.with_reference for one in some)}, {sum(one.without for one in some)}",
                sum(one.misread for one in some),
            )  # fmt: skip
            lines.append(f"| {' | '.join(map(str, cells))} |")
    watched = [ms for one in outcomes for ms in one.watched]
    reading = [ms for one in outcomes for ms in one.read]
    lines += ["", f"Watched frames {np.mean(watched):.2f} ms in the mean, read ones {np.mean(reading or [0]):.1f} ms."]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rolls", type=int, default=2, help="rolls on each floor at each step")
    parser.add_argument("--first", type=int, default=0, help="number of the first of these rolls")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--judge", action="store_true", help="with the dice and rolls that nothing was tuned on")
    parser.add_argument("--step", action="append", help="only steps with this in their name")
    parser.add_argument("--floor", action="append", help='only floors with this in their name, or "sequences"')
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--photos", type=Path, default=HERE.parent / "shared" / "dice" / "dev")
    parser.add_argument("--against", type=Path, help="another checkout whose code plays the same ladder")
    parser.add_argument("--failures", action="store_true", help="name the rolls that were not committed")
    asked = parser.parse_args()
    asked.photos = asked.photos if asked.photos.is_dir() else None
    outcomes = measured(asked)
    print(table(outcomes))
    if asked.failures:
        for one in outcomes:
            if (one.readable and not one.committed) or one.wrong:
                print("not committed:" if not one.wrong else "WRONG:", one.step, one.floor, one.number)
    if asked.against:
        arguments = [word for word in sys.argv[1:] if word not in ("--against", str(asked.against))]
        path = os.pathsep.join((str(asked.against / "controller"), str(HERE)))
        print(f"\nThe code in {asked.against.name}:", flush=True)
        subprocess.run([sys.executable, __file__, *arguments], env=os.environ | {"PYTHONPATH": path}, check=True)


if __name__ == "__main__":
    main()
