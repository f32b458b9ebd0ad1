"""What a sheet is drawn with: shapes in millimetres from the upper left corner, each on a layer.

Writers turn them into PDF, SVG and DXF. ``cut``: what a laser cuts and a person drills. ``engrave``: lines, numbers and
words. ``colour``: areas that are only printed.
"""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from postparade.core.i18n import THIN

Layer = Literal["cut", "engrave", "colour"]
Anchor = Literal["start", "middle", "end"]
Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

NO_BREAK = "\N{NO-BREAK SPACE}"

LAYERS: tuple[Layer, ...] = ("colour", "engrave", "cut")
"""From the lowest to the uppermost."""
INK = "#17130b"
HAIRLINE = 0.15
WIDEST, WIDEST_BOLD = 0.62, 0.72
"""More of the size of words than their letters are wide on average."""
DESCENT = 0.25
"""How far letters reach below the line, as a share of their size."""


class Area(Struct, frozen=True):
    """A filled polygon."""

    points: tuple[Point, ...]
    fill: str
    layer: Layer = "colour"


class Path(Struct, frozen=True):
    """A line through ``points``, back to the first of them if it is ``closed``."""

    points: tuple[Point, ...]
    width: float = HAIRLINE
    colour: str = INK
    closed: bool = False
    layer: Layer = "engrave"


class Circle(Struct, frozen=True):
    """A circle; ``fill`` is empty for the outline alone."""

    centre: Point
    radius: float
    fill: str = ""
    layer: Layer = "cut"


class Text(Struct, frozen=True):
    """Words on one line, with their baseline at ``at`` and capitals about 0.7 ``size`` high."""

    at: Point
    words: str
    size: float
    anchor: Anchor = "start"
    colour: str = INK
    bold: bool = False
    layer: Layer = "engrave"


Shape = Area | Path | Circle | Text


class Note(Struct, frozen=True):
    """Shapes that belong together and to no place, such as a heading or a ruler: where a sheet is divided they may be
    moved ``across`` or ``down`` it, to be whole on one page."""

    shapes: tuple[Shape, ...]
    along: Literal["across", "down"] = "across"


class Drawing(Struct, frozen=True):
    """Shapes on a sheet of ``width`` by ``height`` millimetres; those of its ``notes`` are among them."""

    width: float
    height: float
    shapes: tuple[Shape, ...]
    notes: tuple[Note, ...] = ()


def old_spaces(words: str) -> str:
    """``words`` with narrow no-break spaces replaced by the only no-break space that old character sets have."""
    return words.replace(THIN, NO_BREAK)


def rectangle(box: Box) -> tuple[Point, ...]:
    """The corners of ``box``."""
    left, top, right, bottom = box
    return (left, top), (right, top), (right, bottom), (left, bottom)


def line(start: Point, end: Point, width: float = HAIRLINE, colour: str = INK) -> Path:
    """A straight line."""
    return Path((start, end), width, colour)


def moved(shape: Shape, by: Point) -> Shape:
    """``shape`` moved ``by`` so much to the right and downwards."""
    right, down = by
    if isinstance(shape, Circle):
        return replace(shape, centre=(shape.centre[0] + right, shape.centre[1] + down))
    if isinstance(shape, Text):
        return replace(shape, at=(shape.at[0] + right, shape.at[1] + down))
    return replace(shape, points=tuple((x + right, y + down) for x, y in shape.points))


def bounds(shape: Shape) -> Box:
    """A box that ``shape`` does not reach beyond."""
    if isinstance(shape, Circle):
        (x, y), radius = shape.centre, shape.radius
        return x - radius, y - radius, x + radius, y + radius
    if isinstance(shape, Text):
        (x, y), long = shape.at, (WIDEST_BOLD if shape.bold else WIDEST) * shape.size * len(shape.words)
        left = x - {"start": 0.0, "middle": long / 2, "end": long}[shape.anchor]
        return left, y - shape.size, left + long, y + DESCENT * shape.size
    half = shape.width / 2 if isinstance(shape, Path) else 0.0
    across, down = [x for x, _ in shape.points], [y for _, y in shape.points]
    return min(across) - half, min(down) - half, max(across) + half, max(down) + half


def around(shapes: Iterable[Shape]) -> Box:
    """A box that none of ``shapes``, at least one, reaches beyond."""
    left, top, right, bottom = zip(*map(bounds, shapes), strict=True)
    return min(left), min(top), max(right), max(bottom)


def inside(shapes: Iterable[Shape], window: Box) -> tuple[Shape, ...]:
    """Those of ``shapes`` of which something may be seen through ``window``."""
    return tuple(shape for shape in shapes if _overlap(bounds(shape), window))


def _overlap(one: Box, other: Box) -> bool:
    return one[0] <= other[2] and other[0] <= one[2] and one[1] <= other[3] and other[1] <= one[3]
