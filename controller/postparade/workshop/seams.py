"""Where one side of a drawing is divided into pages: words stay whole, and as few pages as possible are used."""

from collections.abc import Sequence
from math import ceil

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

OVERLAP = 10.0
"""How much of the drawing two pages side by side both show, in mm."""
STEP = 1.0

Span = tuple[float, float]
"""From where to where something reaches along the side, in mm."""
Spans = NDArray[np.float64]
"""Two rows: where each begins, and where it ends."""


class Cells(Struct, frozen=True):
    """``count`` cells of ``size`` mm each, side by side from ``start`` on. A page shows its cell and half an overlap on
    both sides of it."""

    start: float
    size: float
    count: int

    def begin(self, number: int) -> float:
        """Where cell ``number``, from 0, begins."""
        return self.start + number * self.size

    def window(self, number: int) -> Span:
        """What the page of cell ``number`` shows."""
        return self.begin(number) - OVERLAP / 2, self.begin(number + 1) + OVERLAP / 2

    def show_whole(self, span: Span) -> bool:
        """Whether one page shows all of ``span``."""
        low, high = span
        number = int((low + OVERLAP / 2 - self.start) // self.size)
        return any(
            self.window(one)[0] <= low and high <= self.window(one)[1]
            for one in (number - 1, number)
            if 0 <= one < self.count
        )


def cells(length: float, room: float, spans: Sequence[Span]) -> Cells:
    """The cells for a side of ``length`` on pages that show ``room`` of it: as few as show every one of ``spans`` whole
    on one page, but no more than one beyond what ``length`` needs. Their spare room is shared by both ends as evenly as
    that permits."""
    size = room - OVERLAP
    if length <= room:
        return Cells((length - size) / 2, size, 1)
    fewest = ceil(length / size)
    # What is no longer than the overlap is whole on one of two pages, wherever the seam is.
    long = np.array([span for span in spans if span[1] - span[0] > OVERLAP]).reshape(-1, 2).T
    usual, more = (_placed(length, size, count, long) for count in (fewest, fewest + 1))
    return more if _cut(more, long) < _cut(usual, long) else usual


def _placed(length: float, size: float, count: int, spans: Spans) -> Cells:
    spare = count * size - length
    places = sorted(
        (-spare / 2, *(-step * STEP for step in range(int(spare / STEP) + 1))), key=lambda at: abs(at + spare / 2)
    )
    return min((Cells(at, size, count) for at in places), key=lambda one: _cut(one, spans))


def _cut(one: Cells, spans: Spans) -> int:
    """How many of ``spans`` no page shows whole: :meth:`Cells.show_whole` of all of them at once."""
    low, high = spans
    first = (low + OVERLAP / 2 - one.start) // one.size
    whole = np.zeros(len(low), dtype=bool)
    for number in (first - 1, first):
        begin, end = one.start + number * one.size - OVERLAP / 2, one.start + (number + 1) * one.size + OVERLAP / 2
        whole |= (number >= 0) & (number < one.count) & (begin <= low) & (high <= end)
    return int(len(low) - whole.sum())


def to_be_whole(one: Cells, span: Span, length: float) -> float:
    """By how much ``span`` is to be moved within ``length`` so that one page shows it whole: as little as possible, and
    nothing where no page is large enough."""
    if one.show_whole(span):
        return 0.0
    low, high = span
    shifts = []
    for number in range(one.count):
        begin, end = one.window(number)
        begin, end = max(begin, 0.0), min(end, length)
        if high - low <= end - begin:
            shifts.append(max(begin - low, min(0.0, end - high)))
    return min(shifts, key=abs, default=0.0)
