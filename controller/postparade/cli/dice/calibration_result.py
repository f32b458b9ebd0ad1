"""Prints what a calibration found."""

import sys
from collections.abc import Sequence
from pathlib import Path

from postparade.dice.tray_calibration.advice import Advice
from postparade.dice.tray_calibration.as_json import contrast
from postparade.dice.tray_calibration.outline import Outline
from postparade.dice.tray_calibration.wizard import Roll

SHAPES = {
    "corners": "four corners",
    "round": "round",
    "free": "many corners",
    "whole": "the whole picture",
    "by_hand": "drawn by hand",
}


def print_verdict(floor: Outline, test: Roll, advised: Sequence[Advice]) -> None:
    """Print what was found, for people."""
    print(f"Outline: {SHAPES[floor.shape]}. A die is {test.edge:.0f} pixels wide.")
    found = contrast(test)
    print(f"Contrast: dice on the tray {found['tray']}, pips on the dice {found['pips']} of 255.")
    values = test.reading.values
    print(f"The dice show {' and '.join(map(str, values))}." if values else "The dice could not be read.")
    print_advice(advised)


def print_judgement(floor: Outline, test: Roll, advised: Sequence[Advice], stored: Path | None) -> None:
    """Print what two pictures have shown, and where that is ``stored``."""
    print_verdict(floor, test, advised)
    print(f"Stored in {stored}." if stored else "Nothing is stored: name the camera with --camera for that.")


def print_advice(advised: Sequence[Advice]) -> None:
    """Print what should be put right."""
    for one in advised:
        print(f"{'! ' if one.grave else '- '}{one.sentence} {one.remedy}")
    if not advised:
        print("Everything is fine.")
    sys.stdout.flush()


def verdict_as_json(
    outline: Outline, test: Roll, light: float, advised: Sequence[Advice], stored: Path | None
) -> dict[str, object]:
    """The same as JSON values."""
    return {
        "outline": {"shape": outline.shape, "corners": outline.corners},
        "edge": round(test.edge, 1),
        "light": round(light),
        "contrast": contrast(test),
        "values": test.reading.values,
        "advice": [
            {"code": one.code, "sentence": one.sentence, "remedy": one.remedy, "grave": one.grave} for one in advised
        ],
        "stored": None if stored is None else str(stored),
    }
