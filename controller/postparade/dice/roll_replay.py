"""The last roll that the camera read, for a slow replay on the board: its film as one picture, frame below frame."""

import threading
from collections.abc import Sequence
from typing import NamedTuple

import cv2
import numpy as np
from msgspec import Struct

from postparade.dice.misread_film import Shot
from postparade.dice.tray_calibration.calibrated_tray import Corner

BEFORE, AFTER = 1.8, 0.4
"""Seconds of the film before the dice were read and after it."""

FEWEST = 8
"""Fewest frames that are worth showing; an overloaded machine sees fewer."""

WIDTH, QUALITY = 480, 75
"""Pixels of a frame across, and the quality of the JPEG."""

AROUND = 0.04
"""Share of the picture that is shown beyond the outline of the tray: the rim, and no more of the room than that."""


class ReplayFacts(Struct, frozen=True):
    """What a page must know to show the replay of the roll of a journal ``entry``: how many ``frames`` lie below one
    another, how many ``seconds`` they took, and how many times as wide as high each is (``ratio``)."""

    entry: int
    frames: int
    seconds: float
    ratio: float


class _Held(NamedTuple):
    facts: ReplayFacts
    shots: tuple[Shot, ...]
    part: tuple[slice, slice]
    """Rows and columns of the pictures that are shown."""


class Replay:
    """Holds the film of one roll, until the next one. May be asked from any thread; encodes when somebody asks."""

    def __init__(self) -> None:
        self._held: _Held | None = None
        self._encoded: tuple[int, bytes] | None = None
        self._encoding = threading.Lock()

    def hold(self, entry: int, shots: Sequence[Shot], outline: tuple[Corner, ...] | None) -> ReplayFacts | None:
        """Keep the part of ``shots`` in which the roll of the journal ``entry`` falls and is read, cropped to the
        ``outline`` of the tray. Hold nothing and return None where the roll was not read in them or they are too
        few."""
        self._held = None
        read_at = next((shot.at for shot in reversed(shots) if shot.sighting.committed is not None), None)
        if read_at is None:
            return None
        shown = [shot for shot in shots if read_at - BEFORE <= shot.at <= read_at + AFTER]
        shown = [shot for shot in shown if shot.shape == shown[-1].shape]
        if len(shown) < FEWEST:
            return None
        rows, columns = part = _around(outline, shown[-1].shape)
        ratio = (columns.stop - columns.start) / (rows.stop - rows.start)
        facts = ReplayFacts(entry, len(shown), round(shown[-1].at - shown[0].at, 2), round(ratio, 4))
        self._held = _Held(facts, tuple(shown), part)
        return facts

    def strip(self, entry: int) -> bytes | None:
        """The film of the roll of the journal ``entry`` as JPEG; None where it is not held."""
        held = self._held
        if held is None or held.facts.entry != entry:
            return None
        with self._encoding:
            if self._encoded is None or self._encoded[0] != entry:
                self._encoded = (entry, _encode(held))
            return self._encoded[1]


def _around(outline: tuple[Corner, ...] | None, shape: Sequence[int]) -> tuple[slice, slice]:
    """Rows and columns of the picture that are shown."""
    if outline is None:
        return slice(0, shape[0]), slice(0, shape[1])
    parts = []
    for length, shares in zip(shape[:2], ([y for _, y in outline], [x for x, _ in outline]), strict=True):
        low, high = max(0.0, min(shares) - AROUND), min(1.0, max(shares) + AROUND)
        parts.append(slice(int(low * length), max(int(low * length) + 1, round(high * length))))
    return parts[0], parts[1]


def _encode(held: _Held) -> bytes:
    pictures = [shot.picture[held.part] for shot in held.shots]
    height, width = pictures[0].shape[:2]
    size = (min(WIDTH, width), max(1, round(height * min(WIDTH, width) / width)))
    frames = [cv2.resize(picture, size, interpolation=cv2.INTER_AREA) for picture in pictures]
    _, data = cv2.imencode(".jpg", np.concatenate(frames), [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
    return data.tobytes()
