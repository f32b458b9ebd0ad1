"""The wiring of a track as a drawing: board, level shifter, chains from lane to lane, power and servos.

Signals to servos and switches are named by their pins instead of drawn as long lines.
"""

from collections.abc import Iterator

from msgspec import Struct

from postparade.core.i18n import USUAL, Messages
from postparade.rules.boards import silk_of
from postparade.track.layout.lanes import STRIPS, Layout, Run
from postparade.workshop.electrics import Electrics
from postparade.workshop.shapes import Area, Circle, Drawing, Path, Point, Shape, Text, line, rectangle

STRIP_PINS = (16, 17, 18, 19)
SERVO_PINS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
SWITCH_PIN = 27
BUTTON_PINS = (20, 21, 22, 26)
LIGHT_PINS = (0, 1, 13, 15)
JUMPER_PIN = 14
"""The pins of the Pico, as ``hal_rp2.py`` and ``jumper.py`` of the firmware have them."""

WIDTH = 297.0
TOP = 30.0
STEP = 10.0
LEFT, RIGHT = 150.0, 232.0
PLUS, MINUS = 252.0, 260.0
RED, BLACK, BLUE, QUIET = "#c8281e", "#17130b", "#1d5fa8", "#5a4e33"
PAPER, BOX = "#fdf7e6", "#ffffff"
THICK, THIN = 0.9, 0.5


class Piece(Struct, frozen=True):
    """Pixels in a row that are soldered as one piece: those of ``horse``, or before a ``seat``; on ``chain`` from 0,
    ``first`` counted along it."""

    chain: int
    first: int
    count: int
    reverse: bool
    horse: int = 0
    seat: int = 0


def pieces(layout: Layout) -> list[Piece]:
    """Every piece of the strip in the order of the data."""
    owners = [(run, lane.horse, 0) for lane in layout.lanes for run in lane.runs]
    owners += [(light.run, 0, light.seat) for light in layout.seats]
    return [_piece(layout, run, horse, seat) for run, horse, seat in sorted(owners, key=lambda one: one[0].first)]


def _piece(layout: Layout, run: Run, horse: int, seat: int) -> Piece:
    first = run.first
    for chain, count in enumerate(layout.chains):
        if first < count:
            return Piece(chain, first, run.count, run.reverse, horse, seat)
        first -= count
    raise IndexError(run)


def draw_wiring(layout: Layout, found: Electrics, end_switches: bool, language: str = USUAL) -> Drawing:
    """The whole wiring, with words in ``language``; ``end_switches``: whether servos look for a switch at the gate."""
    plan = _Plan(layout, found, end_switches, Messages(language, "workshop"))
    return Drawing(WIDTH, plan.height, tuple(plan.shapes()))


class _Plan:
    """One drawing in the making."""

    def __init__(self, layout: Layout, found: Electrics, end_switches: bool, words: Messages) -> None:
        self._layout, self._found, self._switches, self._words = layout, found, end_switches, words
        self._pieces = pieces(layout)
        self._bottom = TOP + 26 + STEP * len(self._pieces)
        self._servo_top = max(self._bottom, TOP + 130) + 6
        self.height = self._servo_top + (62 if found.servos else 4)

    def shapes(self) -> Iterator[Shape]:
        yield Area(rectangle((0, 0, WIDTH, self.height)), PAPER)
        yield Text((10, 14), self._say("wiring-title"), 7, bold=True)
        yield Text((10, 21), self._told(), 3.4, colour=QUIET)
        yield from self._controller()
        yield from self._supply()
        yield from self._chains()
        yield from self._notes()
        if self._found.servos:
            yield from self._servos()

    def _told(self) -> str:
        found = self._found
        return self._say(
            "wiring-told",
            pixels=self._layout.pixels,
            amperes=f"{found.strip_amperes:.1f}",
            white=f"{found.white_amperes:.1f}",
            mm2=f"{found.wire.mm2:g}",
            awg=str(found.wire.awg),
        )

    def _controller(self) -> Iterator[Shape]:
        yield from _box(10, TOP + 6, 52, 22, "Raspberry Pi", self._say("wiring-controller"))
        yield line((36, TOP + 28), (36, TOP + 46), THICK, QUIET)
        yield Text((38.5, TOP + 38), "USB", 3.4, colour=QUIET)
        yield from _box(10, TOP + 46, 52, 44, "Raspberry Pi Pico", self._say("wiring-board"))
        yield from _box(84, TOP + 46, 36, 44, "74AHCT125", self._say("wiring-shifter"))
        ground = TOP + 86
        yield line((62, ground), (84, ground), THIN, BLACK)
        yield Text((64, ground - 1), "GND", 2.8)
        yield from _joint((73, ground))
        yield line((73, ground), (73, TOP + 96), THIN, BLACK)
        yield from _ground((73, TOP + 96))
        yield line((102, TOP + 46), (102, TOP + 39), THIN, RED)
        yield Text((104, TOP + 42), self._say("wiring-five-volts"), 2.8, colour=RED)
        yield Text((86, TOP + 87), "100 nF, OE: GND", 2.6, colour=QUIET)

    def _notes(self) -> Iterator[Shape]:
        """What the lines do not say, below the board."""
        pins = ", ".join(f"GP{pin}" for pin in BUTTON_PINS)
        notes = [
            self._say("wiring-between"),
            self._say("wiring-ground"),
            self._say("wiring-no-usb-power"),
            self._say("wiring-buttons", pins=pins),
            self._say("wiring-jumper", pin=f"GP{JUMPER_PIN}"),
        ]
        for index, note in enumerate(notes):
            yield Circle((11, TOP + 102 + 6 * index), 0.8, QUIET, "engrave")
            yield Text((14, TOP + 103 + 6 * index), note, 3.1)

    def _supply(self) -> Iterator[Shape]:
        found = self._found
        label = self._say("wiring-strip-supply", amperes=f"{found.supply.amperes:g}")
        yield from _box(240, TOP - 18, 50, 14, "5 V", label)
        yield line((PLUS, TOP - 4), (PLUS, TOP + 1), THICK, RED)
        yield Path(rectangle((PLUS - 1.6, TOP + 1, PLUS + 1.6, TOP + 8)), 0.5, RED, closed=True)
        yield Text((PLUS - 3, TOP + 6), f"{found.fuse.amperes:g} A", 3, "end", RED)
        yield line((PLUS, TOP + 8), (PLUS, self._bottom - 4), THICK, RED)
        yield line((MINUS, TOP - 4), (MINUS, self._bottom), THICK, BLACK)
        yield from _ground((MINUS, self._bottom))
        yield from _joint((PLUS, TOP + 12), RED)
        yield from _capacitor((PLUS, TOP + 12), (MINUS + 8, TOP + 12), MINUS)
        yield Text((MINUS + 12, TOP + 13), "1000 uF", 3)

    def _chains(self) -> Iterator[Shape]:
        """Strips as bars, the data from each to the next, and power where it comes in."""
        before: dict[int, Point] = {}
        taps = self._taps()
        for index, piece in enumerate(self._pieces):
            y = TOP + 22 + STEP * index
            entry, leave = ((RIGHT, y), (LEFT, y)) if piece.reverse else ((LEFT, y), (RIGHT, y))
            yield from self._bar(piece, y)
            if piece.chain in before:
                yield from _onwards(before[piece.chain], entry)
            else:
                yield from self._data_line(piece.chain, entry)
            before[piece.chain] = leave
            for place in range(taps.get(index, 0)):
                yield from _tap(y - 1.6 + 3.2 * (place % 2))

    def _taps(self) -> dict[int, int]:
        """How often power comes in at each piece, by its index: the piece in which a feed lies, or the nearest before
        it."""
        taps: dict[int, int] = {}
        for chain, feeds in enumerate(self._found.feeds):
            own = [index for index, piece in enumerate(self._pieces) if piece.chain == chain]
            for feed in feeds if own else ():
                before = [index for index in own if self._pieces[index].first <= feed]
                at = before[-1] if before else own[0]
                taps[at] = taps.get(at, 0) + 1
        return taps

    def _bar(self, piece: Piece, y: float) -> Iterator[Shape]:
        colour = silk_of(piece.horse) if piece.horse else "#e6b84f"
        yield Area(rectangle((LEFT, y - 2.6, RIGHT, y + 2.6)), BOX)
        yield Area(rectangle((LEFT, y - 2.6, LEFT + 4, y + 2.6)), colour)
        yield Path(rectangle((LEFT, y - 2.6, RIGHT, y + 2.6)), 0.4, closed=True)
        last = piece.first + piece.count - 1
        place = {"first": str(piece.first), "last": str(last)}
        if piece.horse:
            words = self._say("wiring-lane", horse=str(piece.horse), **place)
        else:
            words = self._say("wiring-seat", seat=str(piece.seat), **place)
        yield Text(((LEFT + RIGHT) / 2, y + 1.1), words, 3.1, "middle")
        way = -1 if piece.reverse else 1
        for middle in (LEFT + 12, RIGHT - 9):
            tip = middle + 2 * way
            yield Area(((tip, y), (tip - 3 * way, y - 1.3), (tip - 3 * way, y + 1.3)), BLUE, "engrave")

    def _data_line(self, chain: int, entry: Point) -> Iterator[Shape]:
        """From the pin of the board through shifter and resistor to the first pixel of a chain."""
        y = TOP + 62 + 6 * chain
        yield line((62, y), (84, y), THIN, BLUE)
        yield Text((64, y - 1), f"GP{STRIP_PINS[chain]}", 2.8, colour=BLUE)
        bend = 144 - 3 * chain
        yield line((120, y), (124, y), THIN, BLUE)
        yield Path(rectangle((124, y - 1.4, 134, y + 1.4)), 0.4, BLUE, closed=True)
        yield Text((129, y + 0.9), "330", 2.6, "middle", BLUE)
        start = (134.0, y)
        if entry[0] == LEFT:
            yield Path((start, (bend, y), (bend, entry[1]), entry), THIN, BLUE)
        else:
            above = entry[1] - STEP / 2
            yield Path((start, (bend, y), (bend, above), (RIGHT + 4, above), (RIGHT + 4, entry[1]), entry), THIN, BLUE)

    def _servos(self) -> Iterator[Shape]:
        found = self._found
        assert found.servo_supply is not None
        assert found.servo_fuse is not None
        top = self._servo_top
        yield line((10, top - 3), (WIDTH - 10, top - 3), 0.2, QUIET)
        label = self._say("wiring-servo-supply", amperes=f"{found.servo_supply.amperes:g}")
        yield from _box(10, top + 4, 46, 18, "5 - 6 V", label)
        plus, minus = top + 10, top + 17
        yield line((56, plus), (60, plus), THICK, RED)
        yield Path(rectangle((60, plus - 1.6, 68, plus + 1.6)), 0.5, RED, closed=True)
        yield Text((64, plus - 2.6), f"{found.servo_fuse.amperes:g} A", 3, "middle", RED)
        yield line((68, plus), (WIDTH - 14, plus), THICK, RED)
        yield line((56, minus), (WIDTH - 14, minus), THICK, BLACK)
        yield from _ground((60, minus), 4)
        yield from _joint((60, minus))
        for index, lane in enumerate(self._layout.lanes):
            x = 78 + 19 * index
            yield from _joint((x + 3, plus), RED)
            yield from _joint((x + 8, minus))
            yield line((x + 3, plus), (x + 3, top + 25), THIN, RED)
            yield line((x + 8, minus), (x + 8, top + 25), THIN, BLACK)
            yield Area(rectangle((x, top + 25, x + 16, top + 36)), BOX)
            yield Area(rectangle((x, top + 25, x + 16, top + 26.6)), silk_of(lane.horse))
            yield Path(rectangle((x, top + 25, x + 16, top + 36)), 0.4, closed=True)
            yield Text((x + 8, top + 33), self._say("wiring-servo", horse=str(lane.horse)), 3, "middle")
            yield line((x + 13, top + 36), (x + 13, top + 42), THIN, BLUE)
            pin = SERVO_PINS[STRIPS.index(lane.horse)]
            yield Text((x + 13, top + 45.5), f"GP{pin}", 3, "middle", BLUE)
        yield Text((10, top + 33), "1000 uF: 5 V / GND", 3, colour=QUIET)
        if self._switches:
            yield Text((10, top + 54), self._say("wiring-switches", pin=f"GP{SWITCH_PIN}"), 3.4, colour=BLUE)

    def _say(self, key: str, **values: str | int) -> str:
        return self._words.wording(key, values)


def _box(left: float, top: float, width: float, height: float, name: str, words: str) -> Iterator[Shape]:
    corners = rectangle((left, top, left + width, top + height))
    yield Area(corners, BOX)
    yield Path(corners, 0.6, closed=True)
    yield Text((left + width / 2, top + 6), name, 4.2, "middle", bold=True)
    yield Text((left + width / 2, top + 11), words, 3, "middle", QUIET)


def _joint(at: Point, colour: str = BLACK) -> Iterator[Shape]:
    yield Circle(at, 0.9, colour, "engrave")


def _ground(at: Point, drop: float = 0.0) -> Iterator[Shape]:
    x, y = at
    if drop:
        yield line(at, (x, y + drop), THIN)
    for step, half in enumerate((3.0, 2.0, 1.0)):
        yield line((x - half, y + drop + 1.2 * step), (x + half, y + drop + 1.2 * step), 0.6)


def _capacitor(plus: Point, end: Point, minus: float) -> Iterator[Shape]:
    """A capacitor beside the rails; its minus returns to ``minus``."""
    x, y = end
    yield Path((plus, (plus[0], y), (minus - 1.2, y)), THIN, RED)
    # The red wire passes over the black rail in a small bow.
    yield Path(((minus - 1.2, y), (minus, y - 1.2), (minus + 1.2, y)), THIN, RED)
    yield line((minus + 1.2, y), (x, y), THIN, RED)
    yield line((x, y - 2), (x, y + 2), 0.7, RED)
    yield line((x + 1.4, y - 2), (x + 1.4, y + 2), 0.7)
    yield Path(((x + 1.4, y), (x + 3, y), (x + 3, y + 5), (minus, y + 5)), THIN)
    yield from _joint((minus, y + 5))


def _onwards(leave: Point, entry: Point) -> Iterator[Shape]:
    """The data from one piece to the next."""
    if leave[0] == entry[0]:
        out = leave[0] + (4 if leave[0] == RIGHT else -4)
        yield Path((leave, (out, leave[1]), (out, entry[1]), entry), THIN, BLUE)
        return
    side, other = (4, -4) if leave[0] == RIGHT else (-4, 4)
    between = (leave[1] + entry[1]) / 2
    bends = ((leave[0] + side, leave[1]), (leave[0] + side, between), (entry[0] + other, between))
    yield Path((leave, *bends, (entry[0] + other, entry[1]), entry), THIN, BLUE)


def _tap(y: float) -> Iterator[Shape]:
    """The wires of power that comes in at the right end of a piece."""
    yield line((RIGHT, y - 0.7), (PLUS, y - 0.7), THICK, RED)
    yield from _joint((PLUS, y - 0.7), RED)
    # The black wire passes under the red rail in a small bow.
    bow = ((PLUS - 2, y + 0.7), (PLUS, y + 2.7), (PLUS + 2, y + 0.7))
    yield Path(((RIGHT, y + 0.7), *bow, (MINUS, y + 0.7)), THICK)
    yield from _joint((MINUS, y + 0.7))
