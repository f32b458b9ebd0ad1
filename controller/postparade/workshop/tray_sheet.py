"""The sheet under the dice tray: where the tray stands and over which point the camera hangs."""

from collections.abc import Iterator

from postparade.core.i18n import USUAL, Messages
from postparade.workshop.rulers import across
from postparade.workshop.shapes import INK, Drawing, Path, Shape, Text, line, rectangle

WIDTH, HEIGHT = 190.0, 256.0
"""What A4 and Letter both have room for between their margins."""
FLOOR = 170.0
"""The floor of the tray that suits dice of 16 mm: docs/calibration.md."""
DIE = 16.0
MARK = 12.0
QUIET = "#5a4e33"


def draw_tray(language: str = USUAL) -> Drawing:
    """The sheet, for one page of A4 or Letter, with words in ``language``."""
    words = Messages(language, "workshop")
    return Drawing(WIDTH, HEIGHT, tuple(_shapes(words)))


def _shapes(words: Messages) -> Iterator[Shape]:
    left, top = (WIDTH - FLOOR) / 2, 32.0
    right, below = left + FLOOR, top + FLOOR
    middle, centre = (left + right) / 2, (top + below) / 2
    yield Text((left, 11), words.wording("tray-title", {}), 8, bold=True)
    yield Text((left, 19), words.wording("tray-floor", {"floor": round(FLOOR)}), 4, colour=QUIET)
    yield Path(rectangle((left, top, right, below)), 0.3, closed=True)
    for x, way in ((left, 1), (right, -1)):
        for y, fall in ((top, 1), (below, -1)):
            yield line((x, y), (x + way * MARK, y), 1.4)
            yield line((x, y), (x, y + fall * MARK), 1.4)
    for x, y in ((middle, top), (middle, below), (left, centre), (right, centre)):
        yield line((x - 3, y), (x + 3, y), 0.6)
        yield line((x, y - 3), (x, y + 3), 0.6)
    yield line((middle - 15, centre), (middle + 15, centre), 0.4)
    yield line((middle, centre - 15), (middle, centre + 15), 0.4)
    yield Text((middle, centre + 24), words.wording("tray-camera", {}), 4.5, "middle")
    yield Text((middle, top + 22), words.wording("tray-top", {}), 4, "middle", QUIET)
    yield Path(((middle - 5, top + 14), (middle, top + 8), (middle + 5, top + 14)), 0.8, INK)
    die = (right - DIE - 4, below - DIE - 4, right - 4, below - 4)
    yield Path(rectangle(die), 0.3, closed=True)
    yield Text((die[0] - 3, die[3] - 5), words.wording("tray-die", {"die": round(DIE)}), 3.5, "end", QUIET)
    yield from across((left, below + 30), FLOOR, words.wording("sheet-ruler", {}))
