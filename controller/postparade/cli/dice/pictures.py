"""Shared by the commands that read pictures: number of dice, progress, and copies with the findings drawn in."""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from rich.progress import track

from postparade.core.faults import ConfigurationFault, PictureFault

if TYPE_CHECKING:
    from postparade.dice.tray_calibration.outline import Outline
    from postparade.dice.vision.picture import Picture
    from postparade.dice.vision.reading import Die

_Item = TypeVar("_Item")

MANY = 8


def number_of_dice(expect: str) -> int | None:
    """What ``--expect`` means; None is any number. Raises ``ConfigurationFault`` (``bad_usage``)."""
    if expect == "any":
        return None
    if not expect.isdecimal() or not 1 <= int(expect) <= 6:
        raise ConfigurationFault("bad_usage", why=f"{expect!r} is neither a number of dice from 1 to 6 nor 'any'")
    return int(expect)


def say_commit(frame: int, values: tuple[int, ...], as_json: bool) -> None:
    """Print one line for a roll that was committed on ``frame``."""
    if as_json:
        print(json.dumps({"frame": frame, "values": list(values)}), flush=True)
    else:
        print(f"frame {frame}: {' '.join(map(str, values))}", flush=True)


def with_progress(items: Sequence[_Item], as_json: bool, what: str) -> Iterable[_Item]:
    """``items``, with a progress bar on standard error when somebody is watching a long run."""
    from rich.console import Console

    console = Console(stderr=True)
    if as_json or len(items) < MANY or not console.is_terminal:
        return items
    return track(items, description=what, console=console, transient=True)


def draw(picture: "Picture", dice: Sequence["Die"], path: Path) -> None:
    """Write to ``path`` a copy of ``picture`` with a frame and the value at every die found. Raises
    :class:`PictureFault`."""
    import cv2

    copy = picture.copy()
    for die in dice:
        x, y, w, h = die.box
        colour = (0, 200, 0) if die.value is not None else (0, 140, 255)
        cv2.rectangle(copy, (x, y), (x + w, y + h), colour, 2)
        cv2.putText(copy, str(die.value or "?"), (x, max(14, y - 5)), cv2.FONT_HERSHEY_SIMPLEX, 0.6, colour, 2)
    done, data = cv2.imencode(".png", copy)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data.tobytes() if done else b"")
    except OSError as error:
        raise PictureFault("picture_unwritable", path=path, why=error) from error


def outline_of(text: str) -> "Outline":
    """The outline that ``text`` names: ``whole``, or corners as ``0.1,0.1 0.9,0.1 0.9,0.9``.

    Raises ``ConfigurationFault`` (``bad_usage``) for other text and ``PictureFault`` (``outline_unusable``) for corners
    that enclose no floor.
    """
    from postparade.dice.tray_calibration.outline import WHOLE, by_hand

    if text == "whole":
        return WHOLE
    try:
        corners = [(float(x), float(y)) for x, y in (corner.split(",") for corner in text.split())]
    except ValueError as error:
        why = f"--outline {text!r} is neither 'whole' nor corners such as '0.1,0.1 0.9,0.1 0.9,0.9 0.1,0.9'"
        raise ConfigurationFault("bad_usage", why=why) from error
    try:
        return by_hand(tuple(corners))
    except ValueError as why:
        raise PictureFault("outline_unusable", why=why) from why
