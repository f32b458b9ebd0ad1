"""The level shifter on stripboard: which holes its parts, links and wires go through, and where the strips are cut.

Holes are (column, row), from 1, seen from the side of the parts. The strips lie beneath, along the rows.
"""

from collections.abc import Iterator

from msgspec import Struct

from postparade.core.i18n import USUAL, Messages
from postparade.workshop.first_lane import SHIFTER
from postparade.workshop.pinout import pinout
from postparade.workshop.shapes import Area, Circle, Drawing, Path, Point, Shape, Text, line, rectangle
from postparade.workshop.wiring import STRIP_PINS

Hole = tuple[int, int]

COLUMNS, ROWS = 24, 13
CHIP: Hole = (8, 3)
"""Pin 1 of the shifter; its other pins are below, and three columns further."""
CUTS: tuple[Hole, ...] = tuple((9, row) for row in range(3, 10))
LINKS: tuple[tuple[Hole, Hole], ...] = (
    *(((7, 3), (7, 6)), ((6, 6), (6, 7)), ((5, 7), (5, 9)), ((7, 9), (7, 11))),
    *(((13, 4), (13, 5)), ((14, 5), (14, 7)), ((13, 7), (13, 8)), ((14, 8), (14, 11)), ((20, 3), (20, 13))),
)
"""Wires on the side of the parts, each from hole to hole."""


class Part(Struct, frozen=True):
    """A part, or the end of a wire: what joins each of its ``holes``, in the order of its legs; ``nets`` name that."""

    name: str
    holes: tuple[Hole, ...]
    nets: tuple[str, ...]


def _chip() -> Part:
    left, top = CHIP
    down = [(left, top + at) for at in range(7)]
    up = [(left + 3, top + 6 - at) for at in range(7)]
    return Part("74AHCT125", (*down, *up), tuple(_net(number) for number in range(1, 15)))


def _net(number: int) -> str:
    """What a pin of the shifter is joined to with one lane; outputs that it does not use to nothing else."""
    name = SHIFTER[number - 1]
    used = {"1A": f"GP{STRIP_PINS[0]}", "1Y": "1Y", "VCC": "+5V"}
    return used.get(name, name if name.endswith("Y") else "GND")


SIGNAL = f"GP{STRIP_PINS[0]}"
RESISTOR = Part("330", ((4, 5), (4, 1)), ("1Y", "DIN"))
SMALL = Part("100 nF", ((17, 3), (17, 5)), ("+5V", "GND"))
LARGE = Part("1000 uF", ((11, 13), (11, 11)), ("+5V", "GND"))
SUPPLY = Part("5 V", ((2, 13), (2, 11)), ("+5V", "GND"))
STRIP = Part("strip", ((23, 13), (23, 11)), ("+5V", "GND"))
WIRES = (
    Part("Pico", ((1, 4),), (SIGNAL,)),
    Part("Pico", ((1, 9),), ("GND",)),
    Part("strip", ((23, 1),), ("DIN",)),
)
PARTS = (_chip(), RESISTOR, SMALL, LARGE, SUPPLY, STRIP, *WIRES)

WIDTH, HEIGHT = 200.0, 134.0
LEFT, TOP, STEP = 40.0, 36.0, 5.08
"""Twice the true size: half a step is a tenth of an inch."""
COPPER, PAPER, BODY = "#e8c48f", "#fdf7e6", "#3a342a"
RED, BLACK, BLUE, QUIET = "#c8281e", "#17130b", "#1d5fa8", "#5a4e33"


def draw_stripboard(language: str = USUAL) -> Drawing:
    """The board with its parts, at twice its size, with words in ``language``."""
    return Drawing(WIDTH, HEIGHT, tuple(_shapes(Messages(language, "workshop"))))


def _at(hole: Hole) -> Point:
    return LEFT + STEP * (hole[0] - 1), TOP + STEP * (hole[1] - 1)


def _shapes(words: Messages) -> Iterator[Shape]:
    yield Area(rectangle((0, 0, WIDTH, HEIGHT)), PAPER)
    yield Text((10, 14), words.wording("stripboard-title", {}), 5.6, bold=True)
    yield Text((10, 21), words.wording("stripboard-told", {}), 2.9, colour=QUIET)
    yield from _board()
    yield from _links()
    yield from _chip_drawn()
    for part, colour in ((RESISTOR, BLUE), (SMALL, QUIET), (LARGE, QUIET)):
        yield from _upright(part, colour)
    yield from _ends()
    yield from _row_numbers()
    for row, key in enumerate(("stripboard-cut", "stripboard-link", "stripboard-check")):
        yield Circle((11, HEIGHT - 17 + 6 * row), 0.8, QUIET, "engrave")
        yield Text((14, HEIGHT - 16 + 6 * row), words.wording(key, {}), 2.6)


def _board() -> Iterator[Shape]:
    for row in range(1, ROWS + 1):
        (left, y), (right, _) = _at((1, row)), _at((COLUMNS, row))
        yield Area(rectangle((left - 2, y - 1.9, right + 2, y + 1.9)), COPPER)
        for column in range(1, COLUMNS + 1):
            yield Circle(_at((column, row)), 0.55, PAPER, "engrave")
    for column in range(1, COLUMNS + 1):
        x, y = _at((column, 1))
        yield Text((x, y - 3.2), str(column), 2.4, "middle", QUIET)
    for x, y in map(_at, CUTS):
        yield Area(rectangle((x - 1.3, y - 2.1, x + 1.3, y + 2.1)), PAPER)
        yield line((x - 1.3, y - 1.3), (x + 1.3, y + 1.3), 0.5, RED)
        yield line((x - 1.3, y + 1.3), (x + 1.3, y - 1.3), 0.5, RED)


def _row_numbers() -> Iterator[Shape]:
    for row in range(1, ROWS + 1):
        left, y = _at((1, row))
        yield Area(rectangle((left - 6.6, y - 1.6, left - 2.8, y + 1.6)), PAPER, "engrave")
        yield Text((left - 3.4, y + 0.9), str(row), 2.4, "end", QUIET)


def _links() -> Iterator[Shape]:
    for one, other in LINKS:
        colour = RED if (20, 3) in (one, other) else BLACK
        yield line(_at(one), _at(other), 0.8, colour)
        yield Circle(_at(one), 0.9, colour, "engrave")
        yield Circle(_at(other), 0.9, colour, "engrave")


def _chip_drawn() -> Iterator[Shape]:
    part = PARTS[0]
    (left, top), (right, bottom) = _at(part.holes[0]), _at(part.holes[7])
    for number, hole in enumerate(part.holes, 1):
        x, y = _at(hole)
        yield Circle((x, y), 1.0, BODY, "engrave")
        if number in (1, 7, 8, 14):
            way = -1 if number <= 7 else 1
            yield Text((x + 2.2 * way, y - 1.5), str(number), 2.2, "end" if way < 0 else "start", bold=True)
    yield Path(rectangle((left + 1.4, top - 2.2, right - 1.4, bottom + 2.2)), 0.7, BODY, closed=True)
    yield Circle(((left + right) / 2, top - 2.2), 1.5, BODY, "engrave")
    yield Text(((left + right) / 2, bottom + 5.4), part.name, 2.4, "middle", bold=True)


def _upright(part: Part, colour: str) -> Iterator[Shape]:
    """A part with two legs in one column; the first leg of a capacitor is its plus."""
    one, other = map(_at, part.holes)
    x, middle = one[0], (one[1] + other[1]) / 2
    reach = min(abs(one[1] - other[1]) / 2 - 1.6, 5.0)
    yield line(one, other, 0.5, colour)
    yield Area(rectangle((x - 1.6, middle - reach, x + 1.6, middle + reach)), PAPER, "engrave")
    yield Path(rectangle((x - 1.6, middle - reach, x + 1.6, middle + reach)), 0.5, colour, closed=True)
    for hole in part.holes:
        yield Circle(_at(hole), 0.9, colour, "engrave")
    yield Text((x + 2.6, middle + 0.9), part.name, 2.4, bold=True)
    if part is LARGE:
        yield Text((x - 2.2, one[1] + 0.9), "+", 3.4, "end", RED, bold=True)


def _ends() -> Iterator[Shape]:
    """Where wires come in from the left and go out to the right, with what is at their other end."""
    numbers = {pin.name: pin.number for pin in pinout()}
    signal = numbers[SIGNAL]
    left = LEFT - 9
    for hole, said, colour in (
        ((1, 4), f"Pico {SIGNAL} ({signal})", BLUE),
        ((1, 9), f"Pico GND ({signal + 2})", BLACK),
        ((2, 11), "5 V  -", BLACK),
        ((2, 13), "5 V  +", RED),
    ):
        x, y = _at(hole)
        yield line((left, y), (x, y), 0.9, colour)
        yield Circle((x, y), 1.2, colour, "engrave")
        yield Text((left - 1, y + 0.9), said, 2.8, "end", colour, bold=True)
    right = _at((COLUMNS, 1))[0] + 7
    for hole, said, colour in (((23, 1), "DIN", BLUE), ((23, 11), "GND", BLACK), ((23, 13), "+5V", RED)):
        x, y = _at(hole)
        yield line((x, y), (right, y), 0.9, colour)
        yield Circle((x, y), 1.2, colour, "engrave")
        yield Text((right + 1, y + 0.9), said, 2.8, "start", colour, bold=True)
