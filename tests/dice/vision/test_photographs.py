"""What the reader reaches on real photographs: a floor under the exact readings, a ceiling over the misreads.

Every third photograph is read here; `benchmarks/bench_reader.py` reads them all.
"""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from postparade.dice.vision.picture import load
from postparade.dice.vision.reader import read
from postparade.dice.vision.roll_watcher import RollWatcher

pytestmark = pytest.mark.slow(10)


EXACT_AT_LEAST = 0.92


def labels(photos: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((photos / "labels.json").read_text(encoding="utf-8"))
    return found


def outcome(photos: Path, label: dict[str, Any], expect: int | None = 2) -> str:
    reading = read(load(photos / label["file"]), expect)
    truth = tuple(sorted(die["value"] for die in label["dice"]))
    if reading.values is None:
        assert reading.reason is not None
        return "abstain"
    return "exact" if reading.values == truth else "misread"


def test_two_dice_are_read_mostly_and_never_misread(photos: Path) -> None:
    pairs = [label for label in labels(photos) if label["readable"] and label["count"] == 2][::3]
    outcomes = Counter(outcome(photos, label) for label in pairs)
    assert outcomes["misread"] == 0
    assert outcomes["exact"] >= EXACT_AT_LEAST * len(pairs)


@pytest.mark.parametrize("times", [1.6, 3.0])
def test_how_large_a_picture_is_makes_no_difference(photos: Path, times: float) -> None:
    pairs = [label for label in labels(photos) if label["readable"] and label["count"] == 2][::40]
    for label in pairs:
        picture = load(photos / label["file"])
        large = cv2.resize(picture, None, fx=times, fy=times, interpolation=cv2.INTER_CUBIC).astype(np.uint8)
        assert read(large, 2).values == read(picture, 2).values, label["file"]


def test_unreadable_pictures_are_never_answered(photos: Path) -> None:
    unreadable = [label for label in labels(photos) if not label["readable"]]
    assert len(unreadable) > 40
    assert {outcome(photos, label) for label in unreadable} == {"abstain"}


def test_one_die_or_many_dice_are_not_a_roll_of_two(photos: Path) -> None:
    others = [label for label in labels(photos) if label["readable"] and label["count"] != 2][::8]
    assert {outcome(photos, label) for label in others} == {"abstain"}


@pytest.mark.parametrize("number", range(10))
def test_a_sequence_commits_its_roll_once_and_never_a_wrong_one(
    photos: Path, number: int, record_property: Any
) -> None:
    folder = photos / "sequences" / f"dev_{number:02d}"
    script = json.loads((folder / "sequence.json").read_text(encoding="utf-8"))
    commits = _play(folder, script)
    record_property("commits", commits)
    assert _wrong(commits, script["expected"]) == []
    assert [values for _, values in commits] == [due["values"] for due in script["expected"]]


def _play(folder: Path, script: dict[str, Any]) -> list[tuple[int, list[int]]]:
    watcher = RollWatcher(script["expect"], load(folder / "background.jpg"))
    commits = []
    for frame in range(script["frames"]):
        sighting = watcher.see(load(folder / f"{frame:03d}.jpg"), frame / script["fps"])
        if sighting.committed is not None:
            commits.append((frame, list(sighting.committed)))
    return commits


def _wrong(commits: list[tuple[int, list[int]]], expected: list[dict[str, Any]]) -> list[tuple[int, list[int]]]:
    """The commits that answer none of ``expected``, or one that was answered before."""
    left = list(expected)
    wrong = []
    for frame, values in commits:
        fits = [e for e in left if e["settled_from"] <= frame < e["until"] and e["values"] == values]
        if fits:
            left.remove(fits[0])
        else:
            wrong.append((frame, values))
    return wrong
