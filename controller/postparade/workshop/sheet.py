"""The printed track, true to scale: lanes with a hole for every pixel, silks, scratch boxes, gate, finish and red line.

Everything follows from the layout that drives the lights, so that a light shines where the paper says. Finishes are in
line; lanes of fewer places begin further to the right.
"""

from collections.abc import Collection, Iterator, Mapping
from itertools import pairwise
from math import ceil, inf
from typing import Literal

from msgspec import Struct

from postparade.core.faults import QuestionFault
from postparade.core.i18n import USUAL, Messages
from postparade.rules.boards import Board, silk_of
from postparade.track.layout.lanes import LaneStrip, Layout
from postparade.track.layout.layout_svg import on_chain, title
from postparade.workshop import course
from postparade.workshop.course import LaneCourse
from postparade.workshop.looks import LOOKS
from postparade.workshop.rulers import across, down
from postparade.workshop.shapes import (
    WIDEST,
    Area,
    Box,
    Circle,
    Drawing,
    Note,
    Path,
    Point,
    Shape,
    Text,
    line,
    rectangle,
)
from postparade.workshop.silks import badge

EDGE = 15.0
HEADER = 32.0
BOX = 15.0
FINISH = 8.0
CHECK = 4.0
BOTTOM = 28.0
BADGE = 0.62
"""Size of a badge as a share of the height of a lane, up to :data:`MOST_BADGE`."""
MOST_BADGE = 30.0
GAP = 5.0
BAND = 3.0
NUMBERS = 11.0
"""Height above the band of colour that the numbers of the moves take up."""
LARGEST_NUMBER = 7.0
"""Size of the numbers of the moves where there is room: legible from where a player sits."""
STRIPE = 50.0
"""Width of a stripe of mown turf."""
POST = 100.0
"""Distance of the posts of the running rail."""


class SheetOptions(Struct, frozen=True):
    """How the track is printed. All lengths in mm.

    ``pitch``: distance of pixels on the strip. ``hole``: diameter of the hole over each. ``lane``: height of a lane.
    ``game`` and ``board``: whose moves are marked along the lanes; without a game, that of the first with a lane for
    every strip. ``colours``: silks that differ from the usual ones, by horse. ``look``: by day or by night.
    """

    pitch: float = 1000 / 60
    hole: float = 6.0
    lane: float = 40.0
    game: str = ""
    board: str = "usual"
    colours: Mapping[int, str] = {}
    look: Literal["day", "night"] = "day"


def draw_track(layout: Layout, options: SheetOptions, language: str = USUAL) -> Drawing:
    """The whole track as one drawing, with words in ``language``.

    Raises ``QuestionFault`` (``print_hole_too_large``, ``unknown_game``, ``print_no_boards``, ``print_board_unknown``)
    for impossible options.
    """
    if options.hole >= min(options.pitch, options.lane / 2):
        raise QuestionFault("print_hole_too_large", hole=f"{options.hole:g}", pitch=f"{options.pitch:.2f}")
    boards = course.boards_to_print(layout, options.game)
    if options.board not in boards:
        raise QuestionFault("print_board_unknown", board=options.board, boards=", ".join(boards))
    return _Sheet(layout, options, boards[options.board], Messages(language, "workshop")).drawing()


class _Sheet:
    """One track being drawn."""

    def __init__(self, layout: Layout, options: SheetOptions, board: Board, words: Messages) -> None:
        self._layout, self._options, self._words = layout, options, words
        self._look = LOOKS[options.look]
        self._lengths = course.lengths_on(layout, board)
        self._lanes = course.courses(layout, options.pitch)
        self._badge = min(BADGE * options.lane, MOST_BADGE)
        self._boxes = board.scratch_values
        self._marked = board if board.line is not None else course.red_lined()
        left = EDGE + BOX * len(self._boxes) + self._badge + 2 * GAP
        self._finish = left + max(lane.end - lane.start for lane in self._lanes)
        self._left = left
        self._bottom = HEADER + options.lane * len(self._lanes)
        self._width = self._finish + FINISH + GAP + self._badge + EDGE
        self._height = self._bottom + BOTTOM

    def drawing(self) -> Drawing:
        rows = list(zip(self._layout.lanes, self._lanes, strict=True))
        notes = tuple(self._notes())
        shapes = [*self._ground(), *(shape for note in notes for shape in note.shapes), *self._headings()]
        for index, (strip, lane) in enumerate(rows):
            shapes += self._lane(strip, lane, HEADER + self._options.lane * index, index)
        shapes += self._red_line()
        shapes.append(Path(rectangle((0, 0, self._width, self._height)), closed=True, layer="cut"))
        return Drawing(self._width, self._height, tuple(shapes), notes)

    def _ground(self) -> Iterator[Shape]:
        """The paper where it is not white, and a running rail along both sides of the lanes."""
        look = self._look
        if look.paper:
            yield Area(rectangle((0, 0, self._width, self._height)), look.paper)
        right = self._finish + FINISH
        for rail, foot in ((HEADER - 1.2, HEADER), (self._bottom + 1.2, self._bottom)):
            yield line((self._left, rail), (right, rail), 0.8, look.rail)
            for post in range(ceil((right - self._left) / POST)):
                x = right - POST * post
                yield line((x, rail), (x, foot), 0.8, look.rail)

    def _notes(self) -> Iterator[Note]:
        ink, quiet = self._look.ink, self._look.quiet
        yield Note((Text((EDGE, 14), "POST PARADE", 11, colour=ink, bold=True),))
        pitch, hole = (f"{value:.2f}" for value in (self._options.pitch, self._options.hole))
        told = self._say("sheet-strip", pitch=pitch, hole=hole)
        yield Note((Text((self._width - EDGE, 10), title(self._layout, self._words.language), 4, "end", quiet),))
        yield Note((Text((self._width - EDGE, 16), told, 4, "end", quiet),))
        below = self._bottom + 8
        yield Note(tuple(across((self._left, below), self._width - EDGE - self._left, self._say("sheet-ruler"), ink)))
        yield Note(tuple(down((EDGE - 2, HEADER), self._bottom - HEADER, ink)), "down")

    def _headings(self) -> Iterator[Shape]:
        heading = HEADER - 3
        yield Text(
            (EDGE + BOX * len(self._boxes) / 2, heading), self._say("sheet-scratched"), 4.5, "middle", self._look.red
        )
        yield Text((self._finish + FINISH, heading), self._say("sheet-finish"), 4.5, "end", self._look.ink, bold=True)

    def _lane(self, strip: LaneStrip, lane: LaneCourse, top: float, index: int) -> Iterator[Shape]:
        below = top + self._options.lane
        gate = self._finish - lane.end + lane.start
        colour = self._options.colours.get(lane.horse, "") or silk_of(lane.horse)
        yield from self._turf((gate, top, self._finish, below), index)
        yield Area(rectangle((gate, below - BAND, self._finish, below)), colour)
        yield from self._spaces(lane, top)
        yield from self._chequers((self._finish, top, self._finish + FINISH, below))
        yield line((gate, top), (gate, below), 1.2, self._look.green)
        yield line((EDGE, below), (self._width - EDGE, below), colour=self._look.ink)
        if top == HEADER:
            yield line((EDGE, top), (self._width - EDGE, top), colour=self._look.ink)
        middle = top + self._options.lane / 2
        corner = middle - self._badge / 2
        yield from badge(lane.horse, (gate - GAP - self._badge, corner), self._badge, colour)
        yield from badge(lane.horse, (self._finish + FINISH + GAP, corner), self._badge, colour)
        yield from self._scratch_boxes(top)
        yield from self._pixels(strip, lane, middle)

    def _turf(self, box: Box, index: int) -> Iterator[Shape]:
        """The turf of a lane in mown stripes, counted from the finish so that those of all lanes meet."""
        left, top, right, below = box
        for stripe in range(ceil((right - left) / STRIPE)):
            end = right - STRIPE * stripe
            shade = self._look.turf[(index + stripe) % 2]
            yield Area(rectangle((max(left, end - STRIPE), top, end, below)), shade)

    def _chequers(self, box: Box) -> Iterator[Shape]:
        left, top, right, below = box
        yield Area(rectangle(box), self._look.white)
        yield Path(rectangle(box), 0.3, self._look.ink, closed=True)
        for row in range(int((below - top) / CHECK + 0.999)):
            for column in range(round((right - left) / CHECK)):
                if (row + column) % 2 == 0:
                    x, y = left + CHECK * column, top + CHECK * row
                    yield Area(rectangle((x, y, x + CHECK, min(below, y + CHECK))), self._look.black)

    def _spaces(self, lane: LaneCourse, top: float) -> Iterator[Shape]:
        """The spaces of the board, where every move has a place of its own; else marks where each move is lit."""
        below = top + self._options.lane - BAND
        length = self._lengths.get(lane.horse)
        if length is None:  # the game has no lane here
            return
        shift = self._finish - lane.end
        if len(lane.places) == length + 1:
            for edge in lane.edges[1:-1]:
                yield line((shift + edge, top), (shift + edge, below), 0.3, self._look.ink)
        lit = lane.places if len(lane.places) == length + 1 else course.moves(lane, length)
        # On a short strip several moves light the same place.
        labels = {at: self._moves([move for move, place in enumerate(lit) if place == at]) for at in lit}
        room = min((other - one for one, other in pairwise(labels)), default=0.0)
        beside_finish = _size_in(labels[lit[-1]], 2 * (lane.end - lit[-1]))
        size = min(LARGEST_NUMBER, 0.18 * self._options.lane, _size(labels.values(), room), beside_finish)
        for at, words in labels.items():
            if len(lane.places) != length + 1:
                yield line((shift + at, below - 4), (shift + at, below), 0.4, self._look.ink)
            gate = at == lit[0]
            fitting = min(size, _size_in(words, 2 * (at - lane.start))) if gate else size
            yield Text((shift + at, below - 5), words, fitting, "middle", self._look.green if gate else self._look.ink)

    def _moves(self, moves: list[int]) -> str:
        """The word over a place that is lit after each of ``moves``, which follow each other."""
        if moves[0] == 0:
            return self._say("sheet-gate")
        return str(moves[0]) if len(moves) == 1 else f"{moves[0]}\N{EN DASH}{moves[-1]}"

    def _scratch_boxes(self, top: float) -> Iterator[Shape]:
        for index, value in enumerate(self._boxes):
            left, high = EDGE + BOX * index, min(BOX, self._options.lane - 6)
            above = top + (self._options.lane - high) / 2
            box = (left + 1, above, left + BOX - 1, above + high)
            yield Path(rectangle(box), 0.5, self._look.red, closed=True)
            yield Text((left + BOX / 2, above + high / 2 + 2), str(value), 6, "middle", self._look.red)

    def _pixels(self, strip: LaneStrip, lane: LaneCourse, middle: float) -> Iterator[Shape]:
        """A hole for every pixel, the numbers of the first and the last along their output, and where the data goes."""
        shift = self._finish - lane.end
        for at in lane.pixels:
            if self._look.paper:  # A line would not be seen on dark paper.
                yield Circle((shift + at, middle), self._options.hole / 2, self._look.white, "colour")
            yield Circle((shift + at, middle), self._options.hole / 2)
        indices = strip.indices.tolist()
        above = middle - self._options.hole / 2 - 1.5
        ends = {lane.pixels[at]: str(on_chain(self._layout, indices[at])[1]) for at in (0, -1)}
        size = min(3.0, _size(ends.values(), lane.pixels[-1] - lane.pixels[0]))
        yield from (Text((shift + at, above), words, size, "middle", self._look.quiet) for at, words in ends.items())
        along = 0
        for run in strip.runs:
            entry = along + run.count - 1 if run.reverse else along
            along += run.count
            way = -1.0 if run.reverse else 1.0
            tip: Point = (shift + lane.pixels[entry] + way * (self._options.hole / 2 + 2.5), middle)
            yield Area(_triangle(tip, way), self._look.quiet, "engrave")

    def _red_line(self) -> Iterator[Shape]:
        rows = zip(self._layout.lanes, self._lanes, strict=True)
        for index, (strip, lane) in enumerate(rows):
            if strip.places < 2 or self._marked is None:
                continue
            at = self._finish - lane.end + course.red_line(lane, self._marked)
            top, below = HEADER + self._options.lane * index, HEADER + self._options.lane * (index + 1)
            clear = self._options.hole / 2 + 0.8
            middle, last = (top + below) / 2, below - BAND - NUMBERS
            if any(abs(self._finish - lane.end + pixel - at) < clear for pixel in lane.pixels):
                yield line((at, top), (at, middle - clear), 1.0, self._look.red)
                if last > middle + clear:
                    yield line((at, middle + clear), (at, last), 1.0, self._look.red)
            else:
                yield line((at, top), (at, below - BAND), 1.0, self._look.red)
            if index == 0:
                yield Text((at, HEADER - 3), self._say("sheet-red-line"), 4.5, "middle", self._look.red)

    def _say(self, key: str, **values: str | int) -> str:
        return self._words.wording(key, values)


def _size(words: Collection[str], room: float) -> float:
    """The size at which ``words`` that stand ``room`` apart do not touch."""
    return min(_size_in(word, room) for word in words) if len(words) > 1 else inf


def _size_in(word: str, room: float) -> float:
    """The size at which ``word`` leaves a fifth of ``room`` free."""
    return 0.8 * room / (WIDEST * len(word))


def _triangle(tip: Point, way: float) -> tuple[Point, ...]:
    """A small arrow head with its ``tip``, pointing right with ``way`` 1 and left with -1."""
    x, y = tip
    return (x, y), (x - 2 * way, y - 1.2), (x - 2 * way, y + 1.2)
