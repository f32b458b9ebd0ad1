"""The labelled development photographs as the training sees them: pictures, dice, and which are held back."""

import json
import re
import zlib
from pathlib import Path
from typing import Any, NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.uint8]

UPPER_FACE_SOURCE = "matteop65"
"""The source whose boxes frame the upper face or its pips; all others frame the whole die."""

EDGE_OVER_PIPS, EDGE_OVER_FACE = 1.2, 0.95
"""The die's edge over the longer side of a box that frames the pips of an upper face, or the face of a one. Between
0.93 and 1.39 for the former, depending on how the die is turned."""

BOX_OVER_EDGE = 1.2
"""Side of an upright box around a die turned by chance, over the die's edge: the mean of ``|cos a| + |sin a|`` is 1.27,
rounded corners take a little away."""

FOLDS = 4
"""Number of parts, of which one is held back."""

BOXES = Path(__file__).parent / "boxes.json"
"""Places of the dice that the sources left without one: by file, ``[x, y, width, height, value]``."""


class PlacedDie(NamedTuple):
    """``x``, ``y`` is the middle of the upper face, ``edge`` the die's edge, all in pixels of the picture. ``value`` is
    0 for a die that must not be read; ``why`` is then its class for the face reader. ``tilt`` is how far right and down
    the unit normal of the upper face points, where that is known."""

    x: float
    y: float
    edge: float
    value: int
    why: int = 0
    tilt: tuple[float, float] | None = None


class Photo(NamedTuple):
    """One labelled photograph. ``placed`` is false while a die in it has no place yet."""

    name: str
    picture: Picture
    dice: tuple[PlacedDie, ...]
    values: tuple[int, ...]
    readable: bool
    placed: bool
    source: str
    kind: str
    fold: int


def load(folder: Path) -> list[Photo]:
    """Every photograph of the development set in ``folder`` (it holds ``labels.json``). Where nothing but the values of
    the dice is labelled, all of them are readable and none has a place."""
    labels: list[dict[str, Any]] = json.loads((folder / "labels.json").read_text(encoding="utf-8"))
    boxes: dict[str, list[list[int]]] = json.loads(BOXES.read_text(encoding="utf-8")) if BOXES.exists() else {}
    return [_photo(folder, label, boxes.get(label["file"], [])) for label in labels]


def fold(name: str) -> int:
    """The part that ``name`` belongs to. Ten neighbouring numbers stay together: they often show one arrangement."""
    number = re.search(r"(\d+)", name)
    block = f"{name.split('_', 1)[0]}{int(number.group()) // 10 if number else name}"
    return zlib.crc32(block.encode()) % FOLDS


def _photo(folder: Path, label: dict[str, Any], more: list[list[int]]) -> Photo:
    picture = cv2.imread(str(folder / label["file"]), cv2.IMREAD_COLOR)
    if picture is None:
        raise FileNotFoundError(folder / label["file"])
    labelled = label.get("dice", [{"value": value} for value in label.get("values", ())])
    placed = [(*die["box"], die["value"]) for die in labelled if "box" in die] + [tuple(box) for box in more]
    dice = tuple(
        PlacedDie(x + w / 2, y + h / 2, max(w, h) * _edge(label["source"], value), value)
        for x, y, w, h, value in placed
    )
    return Photo(
        name=Path(label["file"]).stem,
        picture=picture.astype(np.uint8, copy=False),
        dice=dice,
        values=tuple(sorted(die["value"] for die in labelled)),
        readable=label.get("readable", True),
        placed=len(dice) == len(labelled),
        source=label["source"],
        kind=label["kind"],
        fold=fold(Path(label["file"]).stem),
    )


def _edge(source: str, value: int) -> float:
    """The die's edge over the longer side of its box."""
    if source != UPPER_FACE_SOURCE:
        return 1 / BOX_OVER_EDGE
    return EDGE_OVER_FACE if value == 1 else EDGE_OVER_PIPS
