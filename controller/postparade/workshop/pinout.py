"""The pins of the track board, a Raspberry Pi Pico seen from above: what is wired to each, as a table and a drawing."""

from collections.abc import Iterator

from msgspec import Struct

from postparade.core.i18n import USUAL, Messages
from postparade.track.layout.lanes import STRIPS
from postparade.workshop.shapes import Area, Circle, Drawing, Path, Shape, Text, rectangle
from postparade.workshop.wiring import BUTTON_PINS, JUMPER_PIN, LIGHT_PINS, SERVO_PINS, STRIP_PINS, SWITCH_PIN

LEFT = (
    *("GP0", "GP1", "GND", "GP2", "GP3", "GP4", "GP5", "GND", "GP6", "GP7"),
    *("GP8", "GP9", "GND", "GP10", "GP11", "GP12", "GP13", "GND", "GP14", "GP15"),
)
RIGHT = (
    *("VBUS", "VSYS", "GND", "3V3_EN", "3V3", "ADC_VREF", "GP28", "GND", "GP27", "GP26"),
    *("RUN", "GP22", "GND", "GP21", "GP20", "GP19", "GP18", "GND", "GP17", "GP16"),
)
"""The names of both sides of a Pico, from its USB socket down: pins 1 to 20, and 40 to 21."""
WIDTH, HEIGHT = 190.0, 150.0
TOP, STEP = 36.0, 5.2
EDGES = (78.0, 112.0)
COLOURS = {"strip": "#1d5fa8", "servo": "#b3541e", "button": "#20643d", "lamp": "#8a6d00", "other": "#6b2f8a"}
PAPER, GREEN, INK, QUIET = "#fdf7e6", "#2f7d4f", "#17130b", "#5a4e33"


class Pin(Struct, frozen=True):
    """A pin by its ``number`` (1 to 40) and ``name``; ``use``: what is wired to it, empty for nothing. ``kind``: of
    the use, which chooses its colour."""

    number: int
    name: str
    use: str = ""
    kind: str = ""


def pinout(language: str = USUAL) -> list[Pin]:
    """All forty pins in the order of their numbers, with words in ``language``."""
    uses = dict(_uses(Messages(language, "workshop")))
    names = (*LEFT, *reversed(RIGHT))
    return [Pin(number, name, *uses.get(name, ("", ""))) for number, name in enumerate(names, 1)]


def _uses(words: Messages) -> Iterator[tuple[str, tuple[str, str]]]:
    for number, pin in enumerate(STRIP_PINS, 1):
        yield f"GP{pin}", (words.wording("pinout-strip", {"number": number}), "strip")
    for horse, pin in zip(STRIPS, SERVO_PINS, strict=True):
        yield f"GP{pin}", (words.wording("pinout-servo", {"horse": horse}), "servo")
    for number, (button, lamp) in enumerate(zip(BUTTON_PINS, LIGHT_PINS, strict=True), 1):
        yield f"GP{button}", (words.wording("pinout-button", {"number": number}), "button")
        yield f"GP{lamp}", (words.wording("pinout-lamp", {"number": number}), "lamp")
    yield f"GP{SWITCH_PIN}", (words.wording("pinout-switches", {}), "other")
    yield f"GP{JUMPER_PIN}", (words.wording("pinout-jumper", {}), "other")


def draw_pinout(language: str = USUAL) -> Drawing:
    """The board with its pins, numbers and uses, with words in ``language``."""
    return Drawing(WIDTH, HEIGHT, tuple(_shapes(language)))


def _shapes(language: str) -> Iterator[Shape]:
    words = Messages(language, "workshop")
    yield Area(rectangle((0, 0, WIDTH, HEIGHT)), PAPER)
    yield Text((10, 14), words.wording("pinout-title", {}), 7, bold=True)
    yield Text((10, 21), words.wording("pinout-told", {}), 3.4, colour=QUIET)
    left, right = EDGES
    board = (left - 4, TOP - 6, right + 4, TOP + 19 * STEP + 6)
    yield Area(rectangle(board), GREEN)
    yield Path(rectangle(board), 0.4, closed=True)
    yield Area(rectangle((91, TOP - 9, 99, TOP - 2)), "#c8ccd0")
    yield Text((95, TOP + 9), "USB", 3.4, "middle", "#ffffff")
    for pin in pinout(language):
        yield from _pin(pin)


def _pin(pin: Pin) -> Iterator[Shape]:
    on_left = pin.number <= 20
    y = TOP + STEP * (pin.number - 1 if on_left else 40 - pin.number)
    x, way = (EDGES[0], -1) if on_left else (EDGES[1], 1)
    yield Circle((x, y), 1.5, INK if pin.name == "GND" else "#e6c55a", "engrave")
    yield Text((x - 3.5 * way, y + 1), str(pin.number), 2.8, "start" if on_left else "end", "#ffffff")
    colour = COLOURS.get(pin.kind, QUIET)
    yield Text((x + 6 * way, y + 1.1), pin.name, 3.2, "end" if on_left else "start", colour, bold=bool(pin.use))
    if pin.use:
        yield Text((x + 20 * way, y + 1.1), pin.use, 3.2, "end" if on_left else "start", colour)
