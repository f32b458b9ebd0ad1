"""The silks of the horses as shapes: the same patterns that the pages draw, one for each number.

Horses differ in pattern and number, so that nobody has to tell two colours apart.
"""

from postparade.rules.boards import silk_of
from postparade.workshop.shapes import Area, Circle, Path, Point, Shape, Text, rectangle

GRID = 40.0
"""Side of the square that the patterns are drawn in, in the units of the pages."""
DARK, LIGHT = "#1d1a14", "#fff8e6"
CLOTH = "#fffdf7"

Outline = tuple[Point, ...]


def _bar(left: float, top: float, right: float, bottom: float) -> Outline:
    return rectangle((left, top, right, bottom))


CROSS: Outline = (
    (15, 0), (25, 0), (25, 15), (40, 15), (40, 25), (25, 25), (25, 40), (15, 40), (15, 25), (0, 25), (0, 15), (15, 15),
)  # fmt: skip
STAR: Outline = (
    (20, 3), (24.4, 14.5), (37, 15), (27.1, 22.6), (30.5, 35), (20, 28), (9.5, 35), (12.9, 22.6), (3, 15), (15.6, 14.5),
)  # fmt: skip
PATTERNS: dict[int, tuple[Outline, ...]] = {
    2: (_bar(0, 0, 20, 40),),
    3: (_bar(0, 12, 40, 28),),
    4: (_bar(0, 0, 20, 20), _bar(20, 20, 40, 40)),
    5: (((0, 30), (30, 0), (40, 0), (40, 10), (10, 40), (0, 40)),),
    6: (((0, 20), (20, 4), (40, 20), (40, 34), (20, 18), (0, 34)),),
    7: (_bar(5, 0, 12, 40), _bar(19, 0, 26, 40), _bar(33, 0, 40, 40)),
    8: (((20, 2), (38, 20), (20, 38), (2, 20)),),
    9: (_bar(0, 4, 40, 11), _bar(0, 18, 40, 25), _bar(0, 32, 40, 39)),
    10: (CROSS,),
    12: (STAR,),
}
"""By horse the outlines of its pattern. Horse 11 has spots instead."""
SPOTS = ((10, 10), (10, 30), (30, 10), (30, 30))
SPOT_RADIUS = 6.0


def badge(horse: int, corner: Point, size: float, colour: str = "") -> tuple[Shape, ...]:
    """The silks of ``horse`` in a square of ``size`` mm with its upper left ``corner``, its number on a cloth in the
    middle; in ``colour``, or in the usual colour without one."""
    left, top = corner
    scale = size / GRID

    def place(point: Point) -> Point:
        return left + point[0] * scale, top + point[1] * scale

    ground = colour or silk_of(horse)
    tone = second(ground)
    square = rectangle((left, top, left + size, top + size))
    areas: list[Shape] = [Area(square, ground)]
    areas += [Area(tuple(map(place, outline)), tone) for outline in PATTERNS.get(horse, ())]
    if horse not in PATTERNS:
        areas += [Circle(place(spot), SPOT_RADIUS * scale, tone, "colour") for spot in SPOTS]
    middle, half, tall = left + size / 2, 0.34 * size, 0.27 * size
    cloth = rectangle((middle - half, top + size / 2 - tall, middle + half, top + size / 2 + tall))
    number = Text((middle, top + size / 2 + 0.17 * size), str(horse), 0.46 * size, "middle", bold=True)
    return *areas, Area(cloth, CLOTH), Path(cloth, closed=True), Path(square, 0.3, closed=True), number


def second(colour: str) -> str:
    """A second tone that stands out against ``colour`` (``#rrggbb``), mixed with it as on the pages."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    ground = (red, green, blue)
    over = DARK if 0.299 * red + 0.587 * green + 0.114 * blue > 120 else LIGHT
    mixed = (round(0.28 * one + 0.72 * int(over[at : at + 2], 16)) for one, at in zip(ground, (1, 3, 5), strict=True))
    return "#" + "".join(f"{part:02x}" for part in mixed)
