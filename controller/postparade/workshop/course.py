"""Where everything of a lane lies on paper: its pixels, places, and lines across it, in millimetres from the gate."""

from collections.abc import Mapping
from itertools import pairwise

from msgspec import Struct

from postparade.core.faults import QuestionFault, Refusal
from postparade.rules.boards import Board
from postparade.rules.contract import boards_of
from postparade.rules.race import Race
from postparade.rules.registry import game_named, raced_on
from postparade.track.easing import line_place, place_of
from postparade.track.layout.lanes import LaneStrip, Layout, Run
from postparade.track.layout.layout_svg import on_chain


class LaneCourse(Struct, frozen=True):
    """One lane along its strip, its first pixel at 0: where the ``pixels`` are, the middles of the ``places``, and the
    ``edges`` of the places, one more than there are places."""

    horse: int
    pixels: tuple[float, ...]
    places: tuple[float, ...]
    edges: tuple[float, ...]

    @property
    def start(self) -> float:
        """Where the lane begins."""
        return self.edges[0]

    @property
    def end(self) -> float:
        """Where the lane ends, behind its last place."""
        return self.edges[-1]


def courses(layout: Layout, pitch: float) -> tuple[LaneCourse, ...]:
    """All lanes of ``layout`` on a strip with a pixel every ``pitch`` mm, in order of horses.

    The stretches of a lane follow each other without a gap, except for pixels between them on the same chain that
    belong to nobody: those keep their place.
    """
    owned = {pixel for lane in layout.lanes for pixel in lane.indices.tolist()}
    owned |= {pixel for light in layout.seats for pixel in light.indices.tolist()}
    return tuple(_course(layout, lane, owned, pitch) for lane in layout.lanes)


def _course(layout: Layout, lane: LaneStrip, owned: set[int], pitch: float) -> LaneCourse:
    pixels: list[float] = []
    at = 0
    for number, run in enumerate(lane.runs):
        if number:
            at += _skipped(layout, lane.runs[number - 1], run, owned)
        pixels += [(at + index) * pitch for index in range(run.count)]
        at += run.count
    spaces = [pixels[first : first + lane.space] for first in range(0, len(pixels), lane.space)]
    between = [(one[-1] + other[0]) / 2 for one, other in pairwise(spaces)]
    return LaneCourse(
        lane.horse,
        tuple(pixels),
        tuple((space[0] + space[-1]) / 2 for space in spaces),
        (pixels[0] - pitch / 2, *between, pixels[-1] + pitch / 2),
    )


def _skipped(layout: Layout, one: Run, other: Run, owned: set[int]) -> int:
    """How many pixels that belong to nobody lie between two stretches that are passed in the same direction."""
    if one.reverse != other.reverse:
        return 0
    low, high = (other, one) if one.reverse else (one, other)
    between = range(low.first + low.count, high.first)
    if not between or owned.intersection(between):
        return 0
    same_chain = on_chain(layout, low.first)[0] == on_chain(layout, high.first)[0]
    return len(between) if same_chain else 0


def moves(course: LaneCourse, length: int) -> tuple[float, ...]:
    """Where a horse is lit before the first move and after each one, on a lane of ``length`` moves."""
    return tuple(course.places[place_of(move, length, len(course.places))] for move in range(length + 1))


def red_line(course: LaneCourse, marked: Board) -> float:
    """Where the red line of the board ``marked`` crosses the lane: on the place that shows it, or between two places
    where there is no room for one of its own."""
    assert marked.line is not None, "a board without a red line marks none"
    position, length = marked.line.position, marked.lanes[0].length
    places = len(course.places)
    over, line = place_of(position, length, places), line_place(position, length, places)
    return course.edges[line] if line == over and line else course.places[line]


def boards_to_print(layout: Layout, game: str) -> Mapping[str, Board]:
    """The boards of ``game`` by name, the usual one first; without a name, those of the first game with a lane for
    every strip of ``layout``, else of the first with lanes for some of them.

    Raises ``QuestionFault`` (``unknown_game``, ``print_no_boards``).
    """
    strips = {lane.horse for lane in layout.lanes}
    if game:
        known = game_named(game)
        if isinstance(known, Refusal):
            raise QuestionFault(known.code, **known.details)
        found = boards_of(known)
    else:
        found = raced_on(lambda board: bool(board.boxes) and strips <= set(board.numbers))
    if not found:
        raise QuestionFault("print_no_boards", game=game)
    return found


def red_lined() -> Board | None:
    """The board of the first game with a red line, which is printed for it; ``None`` where no game has one."""
    return next(iter(raced_on(lambda board: board.line is not None).values()), None)


def lengths_on(layout: Layout, board: Board) -> dict[int, int]:
    """How many moves of ``board`` each strip of ``layout`` shows; strips that show none of its lanes are left out."""
    shown = layout.lanes_of(Race(board.lanes))
    return {
        layout.lanes[at].horse: lane.length for lane, strips in zip(board.lanes, shown, strict=True) for at in strips
    }
