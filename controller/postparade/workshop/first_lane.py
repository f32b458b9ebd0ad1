"""The first lane as somebody solders it: track board, level shifter with the numbers of its pins, the end of the strip
where the data enters, and power with fuse and polarity."""

from collections.abc import Iterator

from postparade.core.i18n import USUAL, Messages
from postparade.workshop.electrics import Electrics
from postparade.workshop.pinout import pinout
from postparade.workshop.shapes import Area, Circle, Drawing, Path, Point, Shape, Text, line, rectangle
from postparade.workshop.wiring import STRIP_PINS

SHIFTER = ("1OE", "1A", "1Y", "2OE", "2A", "2Y", "GND", "3Y", "3A", "3OE", "4Y", "4A", "4OE", "VCC")
"""The pins of a 74AHCT125 from 1 on, against the clock from the notch."""
GROUNDED = tuple(number for number, name in enumerate(SHIFTER, 1) if name.endswith("OE") or name in ("2A", "3A", "4A"))
"""Pins that one lane ties to ground: what switches the outputs on, and inputs that it does not use."""
WIDTH, HEIGHT = 200.0, 152.0
PIN_TOP, PIN_STEP = 48.0, 7.0
CHIP_LEFT, CHIP_RIGHT = 84.0, 114.0
PLUS, MINUS = 112.0, 122.0
STRIP = 152.0
RED, BLACK, BLUE, QUIET = "#c8281e", "#17130b", "#1d5fa8", "#5a4e33"
PAPER, BOX = "#fdf7e6", "#ffffff"
THICK, THIN = 0.9, 0.5


def draw_first_lane(found: Electrics, language: str = USUAL) -> Drawing:
    """The wiring of one lane that ``found`` feeds, with words in ``language``."""
    return Drawing(WIDTH, HEIGHT, tuple(_shapes(found, Messages(language, "workshop"))))


def _shapes(found: Electrics, words: Messages) -> Iterator[Shape]:
    yield Area(rectangle((0, 0, WIDTH, HEIGHT)), PAPER)
    yield Text((10, 14), words.wording("first-lane-title", {}), 7, bold=True)
    yield Text((10, 21), words.wording("first-lane-told", {}), 3.1, colour=QUIET)
    yield from _power(found)
    yield from _board()
    yield from _shifter()
    yield from _strip(words)
    for row, key in enumerate(("first-lane-unused", "first-lane-stripe", "first-lane-far")):
        yield Circle((11, HEIGHT - 19 + 6 * row), 0.8, QUIET, "engrave")
        yield Text((14, HEIGHT - 18 + 6 * row), words.wording(key, {}), 3.1)


def _pin(number: int) -> Point:
    """Where a pin of the shifter is."""
    on_left = number <= 7
    return (CHIP_LEFT if on_left else CHIP_RIGHT, PIN_TOP + PIN_STEP * (number - 1 if on_left else 14 - number))


def _power(found: Electrics) -> Iterator[Shape]:
    yield from _box((10, PLUS - 10, 46, MINUS + 6), "5 V", f"{found.supply.amperes:g} A")
    yield line((46, PLUS), (52, PLUS), THICK, RED)
    yield Path(rectangle((52, PLUS - 1.6, 62, PLUS + 1.6)), 0.5, RED, closed=True)
    yield Text((57, PLUS - 3), f"{found.fuse.amperes:g} A", 3, "middle", RED)
    yield line((62, PLUS), (WIDTH - 8, PLUS), THICK, RED)
    yield line((46, MINUS), (WIDTH - 8, MINUS), THICK, BLACK)
    yield Text((44, PLUS + 1.2), "+", 4, "end", RED, bold=True)
    yield Text((44, MINUS + 1.2), "-", 4, "end", bold=True)
    x, middle = 166.0, (PLUS + MINUS) / 2
    yield from _across(x, PLUS, middle, MINUS)
    yield Text((x - 5, middle - 1.6), "+", 3.4, "end", RED, bold=True)
    yield Text((x + 6, middle + 1), "1000 uF", 3)


def _board() -> Iterator[Shape]:
    numbers = {pin.name: pin.number for pin in pinout()}
    signal, ground = f"GP{STRIP_PINS[0]}", numbers[f"GP{STRIP_PINS[0]}"] + 2
    yield from _box((10, 42, 46, 84), "Pico", "")
    data, earth = _pin(2)[1], 76.0
    yield Text((44, data + 1.1), f"{signal} ({numbers[signal]})", 3, "end", BLUE)
    yield line((46, data), (CHIP_LEFT, data), THIN, BLUE)
    yield Text((44, earth + 1.1), f"GND ({ground})", 3, "end")
    yield Path(((46, earth), (68, earth), (68, MINUS)), THIN, BLACK)
    yield from _joint((68, MINUS))


def _shifter() -> Iterator[Shape]:
    body = (CHIP_LEFT + 2, PIN_TOP - 6, CHIP_RIGHT - 2, PIN_TOP + 6 * PIN_STEP + 6)
    yield Area(rectangle(body), BOX)
    yield Path(rectangle(body), 0.6, closed=True)
    middle = (CHIP_LEFT + CHIP_RIGHT) / 2
    yield Circle((middle, body[1]), 1.8, QUIET, "engrave")
    yield Text((middle, body[3] + 5), "74AHCT125", 3.4, "middle", bold=True)
    for number, name in enumerate(SHIFTER, 1):
        x, y = _pin(number)
        on_left, way = (True, 1) if number <= 7 else (False, -1)
        yield line((x, y), (x + 2 * way, y), THICK)
        said = f"{number}  {name}" if on_left else f"{name}  {number}"
        yield Text((x + 3.2 * way, y + 1), said, 2.8, "start" if on_left else "end")
    for bus, numbers in ((77.0, range(1, 8)), (120.0, range(8, 15))):
        grounded = [_pin(number) for number in numbers if number in GROUNDED or SHIFTER[number - 1] == "GND"]
        yield line((bus, min(y for _, y in grounded)), (bus, MINUS), THIN, BLACK)
        yield from _joint((bus, MINUS))
        for x, y in grounded:
            yield line((x, y), (bus, y), THIN, BLACK)
            yield from _joint((bus, y))
    x, y = _pin(14)
    yield Path(((x, y), (128, y), (128, PLUS)), THIN, RED)
    yield from _joint((128, PLUS), RED)
    yield from _beside(120, 124, 128, 100)
    yield Text((129.5, 100.9), "100 nF", 2.5)


def _strip(words: Messages) -> Iterator[Shape]:
    pads = (("DIN", 64.0), ("+5V", 74.0), ("GND", 84.0))
    yield Area(rectangle((STRIP, 58, WIDTH - 8, 90)), BOX)
    yield Path(rectangle((STRIP, 58, WIDTH - 8, 90)), 0.6, closed=True)
    for name, y in pads:
        yield Circle((STRIP + 2, y), 1.4, "#b3541e", "engrave")
        yield Text((STRIP + 5, y + 1.1), name, 3.2, bold=True)
    yield Area(((182, 74), (174, 70), (174, 78)), BLUE, "engrave")
    yield Text((WIDTH - 8, 95), words.wording("first-lane-arrow", {}), 2.6, "end", QUIET)
    x, y = _pin(3)
    yield Path(((x, y), (70, y), (70, 36), (134, 36), (134, 64), (136, 64)), THIN, BLUE)
    yield Path(rectangle((136, 62.6, 146, 65.4)), 0.4, BLUE, closed=True)
    yield Text((141, 60.6), "330", 2.8, "middle", BLUE)
    yield line((146, 64), (STRIP + 2, 64), THIN, BLUE)
    yield Path(((STRIP + 2, 74), (140, 74), (140, PLUS)), THICK, RED)
    yield from _joint((140, PLUS), RED)
    yield Path(((STRIP + 2, 84), (146, 84), (146, MINUS)), THICK, BLACK)
    yield from _joint((146, MINUS))


def _box(box: tuple[float, float, float, float], name: str, words: str) -> Iterator[Shape]:
    left, top, right, _ = box
    yield Area(rectangle(box), BOX)
    yield Path(rectangle(box), 0.6, closed=True)
    yield Text(((left + right) / 2, top + 5.5), name, 4, "middle", bold=True)
    if words:
        yield Text((left + 4, top + 14), words, 3, colour=QUIET)


def _joint(at: Point, colour: str = BLACK) -> Iterator[Shape]:
    yield Circle(at, 0.9, colour, "engrave")


def _across(x: float, plus: float, middle: float, minus: float) -> Iterator[Shape]:
    """A capacitor from the upper rail to the lower one."""
    yield line((x, plus), (x, middle - 0.7), THIN, RED)
    yield line((x - 3, middle - 0.7), (x + 3, middle - 0.7), 0.7, RED)
    yield line((x - 3, middle + 0.7), (x + 3, middle + 0.7), 0.7)
    yield line((x, middle + 0.7), (x, minus), THIN)
    yield from _joint((x, plus), RED)
    yield from _joint((x, minus))


def _beside(minus: float, middle: float, plus: float, y: float) -> Iterator[Shape]:
    """A capacitor between two upright wires."""
    yield line((minus, y), (middle - 0.7, y), THIN)
    yield line((middle - 0.7, y - 2), (middle - 0.7, y + 2), 0.7)
    yield line((middle + 0.7, y - 2), (middle + 0.7, y + 2), 0.7, RED)
    yield line((middle + 0.7, y), (plus, y), THIN, RED)
    yield from _joint((minus, y))
    yield from _joint((plus, y), RED)
