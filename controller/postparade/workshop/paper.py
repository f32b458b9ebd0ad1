"""From one large drawing to pages: formats, tiles with register marks, and what is written into the margins."""

from collections.abc import Iterator
from math import ceil

from msgspec import Struct

from postparade.core.faults import QuestionFault
from postparade.core.i18n import USUAL, Messages
from postparade.workshop.shapes import Box, Drawing, Path, Shape, Text, inside, line, moved, rectangle

SIZES = {"a0": (841.0, 1189.0), "a1": (594.0, 841.0), "a2": (420.0, 594.0), "a3": (297.0, 420.0), "a4": (210.0, 297.0)}
"""Width and height in mm, upright."""
EXACT = "exact"
"""A page as large as the drawing, for a roll or a shop that prints any size."""
PAPERS = (*SIZES, EXACT)
MARGIN = 10.0
"""Margin of every page; most printers leave about 5 mm white."""
OVERLAP = 10.0
MARK = 4.0
MOST_PAGES = 200


class Page(Struct, frozen=True):
    """One page of ``width`` by ``height`` mm. ``window`` is the part of the paper on which the drawing is seen; the
    ``marks`` are drawn over it, outside of it too."""

    width: float
    height: float
    shapes: tuple[Shape, ...]
    window: Box
    marks: tuple[Shape, ...] = ()


def pages(drawing: Drawing, paper: str, language: str = USUAL) -> tuple[Page, ...]:
    """``drawing`` on one page of ``paper``, upright or across, or on as few pages as it takes.

    Tiles overlap by 10 mm and have a register mark at every corner of what they add, row by row from the upper left.
    Raises ``QuestionFault`` (``print_too_many_pages``).
    """
    if paper == EXACT:
        whole = (0.0, 0.0, drawing.width, drawing.height)
        return (Page(drawing.width, drawing.height, drawing.shapes, whole),)
    low, high = SIZES[paper]
    upright, across = _grid(drawing, low, high), _grid(drawing, high, low)
    # Prefer what takes fewer pages; a wide drawing lies more naturally on paper that lies across.
    width, height, grid = (low, high, upright) if _count(upright) < _count(across) else (high, low, across)
    if _count(grid) > MOST_PAGES:
        raise QuestionFault("print_too_many_pages", pages=_count(grid), paper=paper.upper(), most=MOST_PAGES)
    if grid == (1, 1):
        return (_single(drawing, width, height),)
    return tuple(_tiles(drawing, width, height, grid, Messages(language, "workshop")))


def _grid(drawing: Drawing, width: float, height: float) -> tuple[int, int]:
    """Columns and rows that the drawing takes."""
    if drawing.width <= width - 2 * MARGIN and drawing.height <= height - 2 * MARGIN:
        return 1, 1
    return (
        max(1, ceil(drawing.width / (width - 2 * MARGIN - OVERLAP))),
        max(1, ceil(drawing.height / (height - 2 * MARGIN - OVERLAP))),
    )


def _count(grid: tuple[int, int]) -> int:
    return grid[0] * grid[1]


def _single(drawing: Drawing, width: float, height: float) -> Page:
    left, top = (width - drawing.width) / 2, (height - drawing.height) / 2
    shapes = tuple(moved(shape, (left, top)) for shape in drawing.shapes)
    return Page(width, height, shapes, (0.0, 0.0, width, height))


def _tiles(drawing: Drawing, width: float, height: float, grid: tuple[int, int], words: Messages) -> Iterator[Page]:
    """Every page shows its cell and half an overlap around it. The grid of cells is centred on the drawing, so that
    both sides share the spare room."""
    columns, rows = grid
    cell = width - 2 * MARGIN - OVERLAP, height - 2 * MARGIN - OVERLAP
    spare = columns * cell[0] - drawing.width, rows * cell[1] - drawing.height
    for row in range(rows):
        for column in range(columns):
            left, top = column * cell[0] - spare[0] / 2, row * cell[1] - spare[1] / 2
            shift = MARGIN + OVERLAP / 2 - left, MARGIN + OVERLAP / 2 - top
            window = (MARGIN, MARGIN, width - MARGIN, height - MARGIN)
            seen = (window[0] - shift[0], window[1] - shift[1], window[2] - shift[0], window[3] - shift[1])
            shapes = tuple(moved(shape, shift) for shape in inside(drawing.shapes, seen))
            corners = (MARGIN + OVERLAP / 2, MARGIN + OVERLAP / 2)
            told = {"row": row + 1, "rows": rows, "column": column + 1, "columns": columns}
            marks = (*_crosses(*corners, *cell), *_note(words.wording("tile-place", told), height))
            yield Page(width, height, shapes, window, marks)


def _crosses(left: float, top: float, width: float, height: float) -> Iterator[Shape]:
    """A register mark at each corner of a cell."""
    for x in (left, left + width):
        for y in (top, top + height):
            yield line((x - MARK, y), (x + MARK, y), 0.2)
            yield line((x, y - MARK), (x, y + MARK), 0.2)
            yield Path(rectangle((x - 1, y - 1, x + 1, y + 1)), 0.1, closed=True)


def _note(words: str, height: float) -> Iterator[Shape]:
    """Below the drawing: which tile this is, and a bar of 100 mm."""
    y = height - MARGIN / 2
    yield line((MARGIN, y), (MARGIN + 100, y), 0.4)
    yield line((MARGIN, y - 1.5), (MARGIN, y + 1.5), 0.4)
    yield line((MARGIN + 100, y - 1.5), (MARGIN + 100, y + 1.5), 0.4)
    yield Text((MARGIN + 103, y + 1), words, 3)
