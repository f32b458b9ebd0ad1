"""Where everything of a lane lies on paper: its pixels, places, and lines across it, in millimetres from the gate."""

from itertools import pairwise

from msgspec import Struct

from postparade.rules.boards import Lanes, boards, table
from postparade.track.easing import line_place, place_of
from postparade.track.layout.lanes import PRINTED, LaneStrip, Layout, Run
from postparade.track.layout.layout_svg import on_chain

WITH_RED_LINE = "ready-set-bet"
"""The game whose red line is printed."""


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


def red_line(course: LaneCourse) -> float:
    """Where the red line crosses the lane: on the place that shows it, or between two places where there is no room for
    one of its own."""
    track = table(WITH_RED_LINE)["track"]
    position, length = track["red_line_after"] + 1, track["finish"]
    places = len(course.places)
    over, line = place_of(position, length, places), line_place(position, length, places)
    return course.edges[line] if line == over and line else course.places[line]


def board_named(name: str) -> Lanes | None:
    """The lengths of the lanes of a board of the printed game; ``None`` if there is no such board."""
    return boards(PRINTED).get(name)


def board_names() -> tuple[str, ...]:
    """The boards of the printed game, the usual one first."""
    return tuple(boards(PRINTED))


def scratch_values() -> tuple[int, ...]:
    """What a scratched horse costs, one value per box."""
    return tuple(table(PRINTED)["scratch"]["values"])
