"""The chart of a race: chances of all horses over the rolls, with scratches, the lead, and the biggest swing."""

from collections.abc import Iterator, Mapping

from postparade.games.boards import COLOURS, HORSES
from postparade.reports.bars import below, height_below
from postparade.reports.course import Course
from postparade.reports.drawing import (
    GROUND,
    INK,
    QUIET,
    Element,
    Point,
    badge,
    curve,
    el,
    haloed,
    sheet,
    spread,
    text,
)
from postparade.reports.evening import dice_of
from postparade.reports.plot import Plot

WIDTH = 960
PLOT = Plot(58, 890, 104, 430)
BELOW = 478
SHADE = "#e9dcbc"
"""Behind the scratches."""


def race_chart(course: Course, names: Mapping[int, str], game: str) -> Element:
    """The drawing of ``course``; ``names`` are the players by seat, ``game`` is the title of the game."""
    luck = course.luck or {}
    content = [*_head(course, game), *_ground(course), *_lines(course), *_labels(course), *_swing(course)]
    content.extend(below(BELOW, luck, names, dice_of([course])))
    return sheet(WIDTH, BELOW + height_below(luck), headline(course), content)


def headline(course: Course) -> str:
    """The race in a line."""
    if course.winner is None:
        return f"Race {course.number}, not finished"
    return f"Race {course.number}: number {course.winner} wins"


def story(course: Course) -> str:
    """What the chart shows, in a sentence or two."""
    told = f"{len(course.throws)} rolls"
    if course.winner is not None:
        at_the_off = course.chances[course.off, course.winner - HORSES[0]]
        told += f"; the winner had {percent(float(at_the_off))} at the off"
    changes = course.lead_changes
    told += f"; the lead changed {'once' if changes == 1 else f'{changes} times' if changes else 'never'}"
    swing = course.swing
    if swing is not None:
        told += f"; biggest swing: roll {swing.throw}, number {swing.horse} from {percent(swing.before)}"
        told += f" to {percent(swing.after)}"
    return f"{told}."


def percent(chance: float) -> str:
    """A chance for people."""
    return "under 1 %" if 0 < chance < 0.01 else f"{100 * chance:.0f} %"


def _head(course: Course, game: str) -> Iterator[Element]:
    x = 28.0
    if course.winner is not None:
        yield badge((x + 18, 34), str(course.winner), COLOURS[course.winner], size=28)
        x += 52
    yield text((x, 42), headline(course), size=24, bold=True, slab=True)
    yield text((WIDTH - 28, 42), game, size=14, anchor="end", fill=QUIET)
    yield text((28, 70), story(course), size=13.5, fill=QUIET)


def _across(course: Course, throw: float) -> float:
    return throw / max(1, len(course.throws))


def _ground(course: Course) -> Iterator[Element]:
    yield from PLOT.rules([f"{share} %" for share in (0, 25, 50, 75, 100)])
    yield PLOT.band(_across(course, course.off or len(course.throws)), SHADE)
    yield text((PLOT.left + 4, PLOT.top - 7), "scratched:" if course.scratched else "scratches", size=12, fill=QUIET)
    for place, horse in enumerate(course.scratched):
        yield badge((PLOT.left + 84 + 26 * place, PLOT.top - 11), str(horse), COLOURS[horse], size=14)
    every = next(step for step in (5, 10, 20, 50, 100) if len(course.throws) / step <= 16 or step == 100)
    for throw in range(0, len(course.throws) + 1, every):
        yield PLOT.under(_across(course, throw), str(throw))
    yield text((PLOT.right + 60, PLOT.floor + 18), "rolls", size=12, anchor="end", fill=QUIET)


def _points(course: Course, at: int, upto: int) -> list[Point]:
    return [PLOT.point(_across(course, throw), float(course.chances[throw, at])) for throw in range(upto + 1)]


def _lines(course: Course) -> Iterator[Element]:
    """Scratched horses first and thin, the winner last, so that it lies on top."""
    ends = {throw.horse: at for at, throw in enumerate(course.throws, 1) if throw.scratches}
    order = sorted(HORSES, key=lambda horse: (horse not in ends, horse == course.winner))
    for horse in order:
        width = 1.4 if horse in ends else 4 if horse == course.winner else 2.4
        points = _points(course, horse - HORSES[0], ends.get(horse, len(course.throws)))
        if len(points) > 1:
            yield from curve(points, COLOURS[horse], width=width)


def _labels(course: Course) -> Iterator[Element]:
    """Each horse beside the end of its line. At the finish all but one lie at 0: there they stand in the order of their
    last chances."""
    running = [horse for horse in HORSES if horse not in course.scratched]
    last = course.chances[-2] if course.winner is not None and len(course.chances) > 1 else course.chances[-1]
    wanted = [PLOT.y(1.0 if horse == course.winner else float(last[horse - HORSES[0]])) for horse in running]
    for horse, y in zip(running, spread(wanted, 22, PLOT.top + 4, PLOT.floor - 6), strict=True):
        yield badge((PLOT.right + 24, y), str(horse), COLOURS[horse], size=17)


def _swing(course: Course) -> Iterator[Element]:
    swing = course.swing
    if swing is None:
        return
    x, y = PLOT.point(_across(course, swing.throw), swing.after)
    yield el("circle", cx=x, cy=y, r=8, fill="none", stroke=INK, stroke_width=2.2)
    at_right = x > PLOT.x(0.5)
    told = f"number {swing.horse}: {percent(swing.before)} to {percent(swing.after)}"
    words = text((x - 13 if at_right else x + 13, y - 8), told, size=12.5, anchor="end" if at_right else "start")
    yield haloed(words, GROUND)
