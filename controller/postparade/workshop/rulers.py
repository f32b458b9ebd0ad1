"""Rulers on paper, to check that a printer has not shrunk the sheet."""

from collections.abc import Iterator

from postparade.workshop.shapes import INK, Point, Shape, Text, line

LONGEST = 150
"""In mm: a ruler lies on one page, the smallest of which is 190 mm wide between its margins."""
STEP = 10


def across(start: Point, room: float, words: str, ink: str = INK) -> Iterator[Shape]:
    """A ruler to the right, as long as there is ``room`` for, up to 150 mm, with ``words`` below it."""
    x, y = start
    long = _long(room)
    yield line(start, (x + long, y), 0.2, ink)
    for millimetre in range(long + 1):
        yield line((x + millimetre, y), (x + millimetre, y + _tick(millimetre)), 0.2, ink)
        if millimetre % STEP == 0:
            yield Text((x + millimetre, y + 9), str(millimetre), 3, "middle", ink)
    yield Text((x, y + 14), words, 3.5, colour=ink)


def down(start: Point, room: float, ink: str = INK) -> Iterator[Shape]:
    """A ruler downwards, its ticks to the left."""
    x, y = start
    long = _long(room)
    yield line(start, (x, y + long), 0.2, ink)
    for millimetre in range(long + 1):
        yield line((x, y + millimetre), (x - 0.6 * _tick(millimetre), y + millimetre), 0.2, ink)
        if millimetre % (2 * STEP) == 0:
            yield Text((x - 3.6, y + millimetre + 1), str(millimetre), 2.4, "end", ink)


def _long(room: float) -> int:
    return min(LONGEST, int(room // STEP) * STEP)


def _tick(millimetre: int) -> float:
    return 5.0 if millimetre % 10 == 0 else 3.5 if millimetre % 5 == 0 else 2.0
