"""From one large drawing to pages: formats, tiles with register marks, and what is written into the margins."""

from collections.abc import Iterator

from msgspec import Struct

from postparade.core.faults import QuestionFault
from postparade.core.i18n import USUAL, Messages
from postparade.workshop.seams import OVERLAP, Cells, cells, to_be_whole
from postparade.workshop.shapes import Box, Drawing, Path, Shape, Text, around, inside, line, moved, rectangle

SIZES = {
    "a0": (841.0, 1189.0),
    "a1": (594.0, 841.0),
    "a2": (420.0, 594.0),
    "a3": (297.0, 420.0),
    "a4": (210.0, 297.0),
    "letter": (215.9, 279.4),
    "legal": (215.9, 355.6),
    "tabloid": (279.4, 431.8),
}
"""Width and height in mm, upright."""
EXACT = "exact"
"""A page as large as the drawing, for a roll or a shop that prints any size."""
PAPERS = (*SIZES, EXACT)
MARGIN = 10.0
"""Margin of every page; most printers leave about 5 mm white."""
MARK = 4.0
EDGED, WHITE = 1.2, "#ffffff"
"""Width and colour of the edge of a register mark."""
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
    """``drawing`` on one page of ``paper``, upright or across, or on as few pages as it takes to keep its words whole.

    Tiles overlap by 10 mm and have a register mark at every corner of what they add, row by row from the upper left.
    Words and notes are whole on one of them at least. Raises ``QuestionFault`` (``print_too_many_pages``).
    """
    if paper == EXACT:
        whole = (0.0, 0.0, drawing.width, drawing.height)
        return (Page(drawing.width, drawing.height, drawing.shapes, whole),)
    low, high = SIZES[paper]
    upright, across = _grid(drawing, low, high), _grid(drawing, high, low)
    # Prefer what takes fewer pages; a wide drawing lies more naturally on paper that lies across.
    width, height, grid = (low, high, upright) if _count(upright) < _count(across) else (high, low, across)
    if _count(grid) > MOST_PAGES:
        raise QuestionFault("print_too_many_pages", pages=_count(grid), paper=paper.title(), most=MOST_PAGES)
    if _count(grid) == 1:
        return (_single(drawing, width, height),)
    return tuple(_tiles(_with_whole_notes(drawing, grid), width, height, grid, Messages(language, "workshop")))


def _grid(drawing: Drawing, width: float, height: float) -> tuple[Cells, Cells]:
    """The columns and the rows of paper of ``width`` by ``height`` that the drawing takes."""
    loose = {shape for note in drawing.notes for shape in note.shapes}
    fixed = [around((shape,)) for shape in drawing.shapes if isinstance(shape, Text) and shape not in loose]
    notes = [(note.along, around(note.shapes)) for note in drawing.notes]
    across = [box for along, box in notes if along == "down"] + fixed
    down = [box for along, box in notes if along == "across"] + fixed
    return (
        cells(drawing.width, width - 2 * MARGIN, [(box[0], box[2]) for box in across]),
        cells(drawing.height, height - 2 * MARGIN, [(box[1], box[3]) for box in down]),
    )


def _count(grid: tuple[Cells, Cells]) -> int:
    return grid[0].count * grid[1].count


def _with_whole_notes(drawing: Drawing, grid: tuple[Cells, Cells]) -> Drawing:
    """``drawing`` with its notes moved by as little as makes each of them whole on one tile."""
    shifts: dict[Shape, tuple[float, float]] = {}
    for note in drawing.notes:
        left, top, right, bottom = around(note.shapes)
        if note.along == "across":
            by = to_be_whole(grid[0], (left, right), drawing.width), 0.0
        else:
            by = 0.0, to_be_whole(grid[1], (top, bottom), drawing.height)
        shifts |= dict.fromkeys(note.shapes, by)
    shapes = tuple(moved(shape, shifts.get(shape, (0.0, 0.0))) for shape in drawing.shapes)
    return Drawing(drawing.width, drawing.height, shapes)


def _single(drawing: Drawing, width: float, height: float) -> Page:
    left, top = (width - drawing.width) / 2, (height - drawing.height) / 2
    shapes = tuple(moved(shape, (left, top)) for shape in drawing.shapes)
    return Page(width, height, shapes, (0.0, 0.0, width, height))


def _tiles(drawing: Drawing, width: float, height: float, grid: tuple[Cells, Cells], words: Messages) -> Iterator[Page]:
    """Every page shows its cell and half an overlap around it."""
    columns, rows = grid
    corner = MARGIN + OVERLAP / 2
    window = (MARGIN, MARGIN, width - MARGIN, height - MARGIN)
    for row in range(rows.count):
        for column in range(columns.count):
            shift = corner - columns.begin(column), corner - rows.begin(row)
            seen = (window[0] - shift[0], window[1] - shift[1], window[2] - shift[0], window[3] - shift[1])
            shapes = tuple(moved(shape, shift) for shape in inside(drawing.shapes, seen))
            told = {"row": row + 1, "rows": rows.count, "column": column + 1, "columns": columns.count}
            crosses = _crosses(corner, corner, columns.size, rows.size)
            yield Page(width, height, shapes, window, (*crosses, *_bar(words.wording("tile-place", told), height)))


def _crosses(left: float, top: float, width: float, height: float) -> Iterator[Shape]:
    """A register mark at each corner of a cell, with a white edge, so that it is seen on whatever is printed there."""
    for x in (left, left + width):
        for y in (top, top + height):
            yield line((x - MARK, y), (x + MARK, y), EDGED, WHITE)
            yield line((x, y - MARK), (x, y + MARK), EDGED, WHITE)
            yield line((x - MARK, y), (x + MARK, y), 0.2)
            yield line((x, y - MARK), (x, y + MARK), 0.2)
            yield Path(rectangle((x - 1, y - 1, x + 1, y + 1)), 0.1, closed=True)


def _bar(words: str, height: float) -> Iterator[Shape]:
    """Below the drawing: which tile this is, and a bar of 100 mm. Both keep clear of the 5 mm that printers leave."""
    y = height - MARGIN + 2.5
    yield line((MARGIN, y), (MARGIN + 100, y), 0.4)
    yield line((MARGIN, y - 1.5), (MARGIN, y + 1.5), 0.4)
    yield line((MARGIN + 100, y - 1.5), (MARGIN + 100, y + 1.5), 0.4)
    yield Text((MARGIN + 103, y + 1), words, 3)
