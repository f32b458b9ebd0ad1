"""How often the camera reader is right, silent or wrong on real photographs, and how long a picture takes.

Reads every photograph in POSTPARADE_PHOTOS (else the folder beside the repository), told to expect two dice, on one
thread. The time stands beside one pass of OpenCV's own blob detector over the same pictures.
"""

import json
import os
import time
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import cv2

from postparade.dice.vision.picture import Picture, load
from postparade.dice.vision.reader import read
from postparade.dice.vision.reading import Reading

PHOTOS = Path(os.environ.get("POSTPARADE_PHOTOS", Path(__file__).resolve().parents[2] / "shared" / "dice" / "dev"))


def set_up(label: dict[str, Any]) -> str:
    if not label["readable"]:
        return "unreadable pictures"
    dice = "two dice" if label["count"] == 2 else "one die" if label["count"] == 1 else "three and more"
    return f"{label['source']} {label['kind']}, {dice}"


def outcome(reading: Reading, label: dict[str, Any]) -> str:
    if reading.values is None:
        return "abstain"
    truth = tuple(sorted(die["value"] for die in label["dice"]))
    return "exact" if label["readable"] and reading.values == truth else "misread"


def blob_pass(picture: Picture) -> None:
    cv2.SimpleBlobDetector.create().detect(picture)


def main() -> None:
    cv2.setNumThreads(1)
    if not (PHOTOS / "labels.json").is_file():
        print(f"no photographs in {PHOTOS}; name their folder in POSTPARADE_PHOTOS")
        return
    labels = json.loads((PHOTOS / "labels.json").read_text(encoding="utf-8"))
    table: dict[str, Counter[str]] = defaultdict(Counter)
    reasons: dict[str, Counter[str]] = defaultdict(Counter)
    spent: dict[str, float] = defaultdict(float)
    blobs: dict[str, float] = defaultdict(float)
    for label in labels:
        picture, kind = load(PHOTOS / label["file"]), set_up(label)
        began = time.process_time()
        reading = read(picture)
        between = time.process_time()
        blob_pass(picture)
        spent[kind] += between - began
        blobs[kind] += time.process_time() - between
        table[kind][outcome(reading, label)] += 1
        reasons[kind][reading.reason or "read"] += 1
    print(f"{'set-up':40} {'n':>4} {'exact':>6} {'misread':>8} {'abstain':>8} {'ms':>6} {'blobs ms':>9}  reasons")
    for kind in sorted(table):
        row, n = table[kind], table[kind].total()
        why = ", ".join(f"{reason} {count}" for reason, count in reasons[kind].most_common())
        print(
            f"{kind:40} {n:4} {row['exact'] / n:6.0%} {row['misread'] / n:8.1%} {row['abstain'] / n:8.0%} "
            f"{1000 * spent[kind] / n:6.0f} {1000 * blobs[kind] / n:9.0f}  {why}"
        )


if __name__ == "__main__":
    main()
