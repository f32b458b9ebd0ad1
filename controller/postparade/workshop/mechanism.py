"""A drawing of how a motor pulls a horse along its rail: from above and from the side, at true size except for the
length of the rail. Printed parts have the sizes of ``hardware/printable``."""

from collections.abc import Iterator

from postparade.core.i18n import USUAL, Messages
from postparade.workshop.rail_drive import DRUM, Mechanism
from postparade.workshop.shapes import Area, Circle, Drawing, Path, Point, Shape, Text, line, rectangle

WIDTH, HEIGHT = 297.0, 175.0
PAPER, PART, WOOD, METAL = "#fdf7e6", "#d6aa60", "#e9dcc0", "#b8bcc2"
CORD, QUIET = "#c8281e", "#5a4e33"
ABOVE, SIDE = 62.0, 128.0
"""The middle of the rail from above, and the upper side of the board from the side."""
MOTOR, GATE, FINISH, IDLER = 40.0, 72.0, 215.0, 244.0
PULLEY = 22.0
CORD_HEIGHT = 6.45


def draw_mechanism(of: Mechanism, language: str = USUAL) -> Drawing:
    """The drive of the longest of the rails, with words in ``language``."""
    return Drawing(WIDTH, HEIGHT, tuple(_shapes(of, Messages(language, "workshop"))))


def _shapes(of: Mechanism, words: Messages) -> Iterator[Shape]:
    yield Area(rectangle((0, 0, WIDTH, HEIGHT)), PAPER)
    yield Text((10, 14), words.wording("mechanism-title", {}), 7, bold=True)
    told = {
        "travel": f"{max(of.travels.values()):.0f}",
        "turns": f"{of.turns:.1f}",
        "seconds": f"{of.drives[0].seconds:.1f}",
    }
    yield Text((10, 21), words.wording("mechanism-told", told), 3.6, colour=QUIET)
    yield Text((10, 34), words.wording("mechanism-above", {}), 4.2, bold=True)
    yield from _from_above()
    yield from _labels_above(words)
    yield Text((10, 105), words.wording("mechanism-side", {}), 4.2, bold=True)
    yield from _from_the_side()
    yield from _labels_of_the_side(words)


def _from_above() -> Iterator[Shape]:
    yield from _block((GATE, ABOVE - 9, FINISH, ABOVE + 9), PART)
    for edge in (ABOVE - 3, ABOVE + 3):
        yield line((GATE, edge), (FINISH, edge), 0.3)
    for left in (GATE - 12, FINISH):
        yield from _block((left, ABOVE - 13, left + 12, ABOVE + 13), "#c08d3f")
    yield from _block((140, ABOVE - 8, 166, ABOVE + 8), "#8fb58f")
    yield from _block((IDLER - 8, ABOVE - 1, IDLER + 34, ABOVE + 23), "#dcb877")
    yield from _wheel((MOTOR, ABOVE + DRUM / 2), DRUM / 2)
    yield from _wheel((IDLER, ABOVE + PULLEY / 2), PULLEY / 2)
    yield line((MOTOR, ABOVE), (IDLER, ABOVE), 0.7, CORD)
    yield line((MOTOR, ABOVE + DRUM), (IDLER, ABOVE + PULLEY), 0.7, CORD)


def _labels_above(words: Messages) -> Iterator[Shape]:
    yield from _label((MOTOR, ABOVE + 2), (10, 41), words.wording("mechanism-drum", {}))
    yield from _label((GATE - 6, ABOVE - 12), (92, 46), words.wording("mechanism-stop", {}))
    yield from _label((153, ABOVE - 7), (140, 41), words.wording("mechanism-slider", {}))
    yield from _label((186, ABOVE - 8), (186, 50), words.wording("mechanism-rail", {}))
    yield from _label((IDLER, ABOVE + 4), (236, 50), words.wording("mechanism-pulley", {}))
    yield from _label((IDLER + 26, ABOVE + 20), (200, ABOVE + 35), words.wording("mechanism-tensioner", {}))
    yield from _label((110, ABOVE + 26.5), (88, ABOVE + 35), words.wording("mechanism-return", {}))


def _from_the_side() -> Iterator[Shape]:
    yield from _block((15, SIDE, MOTOR - 18, SIDE + 4), WOOD)
    yield from _block((MOTOR + 18, SIDE, 285, SIDE + 4), WOOD)
    yield from _block((MOTOR - 29, SIDE + 4, MOTOR + 29, SIDE + 8), PART)
    yield from _block((MOTOR - 11.6, SIDE + 3.7, MOTOR + 11.6, SIDE + 26.4), METAL)
    yield from _block((MOTOR - 16, SIDE + 8, MOTOR + 16, SIDE + 10.5), METAL)
    yield from _block((MOTOR - 3, SIDE - 3, MOTOR + 3, SIDE + 3.7), METAL)
    middle = SIDE - CORD_HEIGHT
    yield from _block((MOTOR - DRUM / 2 - 2, middle - 2.8, MOTOR + DRUM / 2 + 2, middle + 2.8), PART)
    yield from _block((GATE, SIDE - 9, FINISH, SIDE), PART)
    for left in (GATE - 12, FINISH):
        yield from _block((left, SIDE - 12, left + 12, SIDE), "#c08d3f")
    yield from _block((140, SIDE - 15.3, 166, SIDE - 9.8), "#8fb58f")
    yield from _block((IDLER - 8, SIDE - 3, IDLER + 34, SIDE), "#dcb877")
    yield from _block((IDLER - PULLEY / 2 - 2, middle - 2.6, IDLER + PULLEY / 2 + 2, middle + 2.6), PART)
    yield line((MOTOR, middle), (IDLER, middle), 0.7, CORD)


def _labels_of_the_side(words: Messages) -> Iterator[Shape]:
    yield from _label((205, SIDE + 3), (190, SIDE + 14), words.wording("mechanism-board", {}))
    yield from _label((MOTOR + 26, SIDE + 6), (92, SIDE + 16), words.wording("mechanism-mount", {}))
    yield from _label((MOTOR + 6, SIDE + 22), (92, SIDE + 26), words.wording("mechanism-servo", {}))
    yield from _label((MOTOR - 17, SIDE + 2), (12, SIDE + 38), words.wording("mechanism-hole", {}))


def _block(box: tuple[float, float, float, float], fill: str) -> Iterator[Shape]:
    yield Area(rectangle(box), fill, "engrave")
    yield Path(rectangle(box), 0.3, closed=True)


def _wheel(middle: Point, radius: float) -> Iterator[Shape]:
    yield Circle(middle, radius + 2, PART, "engrave")
    yield Circle(middle, radius, CORD, "engrave")
    yield Circle(middle, radius - 0.7, "#e2bd7e", "engrave")
    yield Circle(middle, 1.6, METAL, "engrave")


def _label(to: Point, at: Point, words: str) -> Iterator[Shape]:
    """Words with a thin line to what they name, from their nearer edge."""
    above = at[1] < to[1]
    yield line((at[0] + 4, at[1] + 1.2 if above else at[1] - 3.4), to, 0.2, QUIET)
    yield Text(at, words, 3.4)
