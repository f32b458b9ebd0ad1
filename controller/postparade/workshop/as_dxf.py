"""A drawing as DXF of release 12, which every program for lasers, plotters and mills reads.

Millimetres, y upwards; layers CUT and ENGRAVE. Printed colours are left out, and lines have no width.
"""

from collections.abc import Iterator

from postparade.workshop.shapes import Circle, Drawing, Path, Point, Shape, Text, old_spaces

COLOURS = {"cut": 1, "engrave": 7}
"""Colour numbers of the layers: red for what is cut."""
ANCHORS = {"start": 0, "middle": 1, "end": 2}
CODE_PAGE = "cp1252"
MILLIMETRES = 4
"""The unit as later releases tell it: readers that know it need not guess between millimetres and inches."""

Group = tuple[int, str | int | float]


def as_dxf(drawing: Drawing) -> bytes:
    """``drawing`` as a DXF file. Letters outside of Western European languages are written by their number in Unicode,
    as AutoCAD does."""
    groups: list[Group] = [(0, "SECTION"), (2, "HEADER"), (9, "$ACADVER"), (1, "AC1009")]
    groups += [(9, "$DWGCODEPAGE"), (3, "ANSI_1252"), (9, "$MEASUREMENT"), (70, 1), (9, "$INSUNITS"), (70, MILLIMETRES)]
    groups += [(9, "$EXTMIN"), (10, 0.0), (20, 0.0), (9, "$EXTMAX"), (10, drawing.width), (20, drawing.height)]
    groups += [(0, "ENDSEC"), (0, "SECTION"), (2, "TABLES"), (0, "TABLE"), (2, "LAYER"), (70, len(COLOURS))]
    for layer, colour in COLOURS.items():
        groups += [(0, "LAYER"), (2, layer.upper()), (70, 0), (62, colour), (6, "CONTINUOUS")]
    groups += [(0, "ENDTAB"), (0, "ENDSEC"), (0, "SECTION"), (2, "ENTITIES")]
    for shape in drawing.shapes:
        if shape.layer in COLOURS:
            groups += _entity(shape, drawing.height)
    groups += [(0, "ENDSEC"), (0, "EOF")]
    text = "".join(f"{code:>3}\r\n{_value(value)}\r\n" for code, value in groups)
    return b"".join(map(_encoded, old_spaces(text)))


def _encoded(letter: str) -> bytes:
    try:
        return letter.encode(CODE_PAGE)
    except UnicodeEncodeError:
        return rf"\U+{ord(letter):04X}".encode()


def _value(value: str | float) -> str:
    return f"{value:.4f}" if isinstance(value, float) else str(value)


def _entity(shape: Shape, height: float) -> Iterator[Group]:
    def at(point: Point, code: int = 10) -> Iterator[Group]:
        yield code, float(point[0])
        yield code + 10, float(height - point[1])

    layer = shape.layer.upper()
    if isinstance(shape, Circle):
        yield from ((0, "CIRCLE"), (8, layer), *at(shape.centre), (40, float(shape.radius)))
    elif isinstance(shape, Text):
        # Release 12 takes the height of capitals.
        yield from ((0, "TEXT"), (8, layer), *at(shape.at), (40, 0.7 * shape.size), (1, shape.words))
        yield from ((72, ANCHORS[shape.anchor]), *at(shape.at, 11))
    else:
        closed = shape.closed if isinstance(shape, Path) else True
        yield from ((0, "POLYLINE"), (8, layer), (66, 1), (10, 0.0), (20, 0.0), (70, int(closed)))
        for point in shape.points:
            yield from ((0, "VERTEX"), (8, layer), *at(point))
        yield (0, "SEQEND")
