"""The chart of a race: chances of all horses over the rolls, with scratches, the lead, and the biggest swing."""

from collections.abc import Iterator, Mapping

from postparade.games.dice_race.report.bars import below, height_below
from postparade.games.dice_race.report.roll_by_roll import Course, dice_of
from postparade.reports.charts.drawing import (
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
from postparade.reports.charts.plot import Plot
from postparade.reports.words import Words

WIDTH = 960
PLOT = Plot(58, 890, 104, 430)
BELOW = 478
ONE_LINE = 1740
"""The size of letters times their number that fills the width of the chart."""
SHADE = "#e9dcbc"
"""Colour behind the scratches."""


def race_chart(course: Course, names: Mapping[int, str], game: str, words: Words) -> Element:
    """The drawing of ``course``; ``names`` are the players by seat, ``game`` is the title of the game."""
    luck = course.luck or {}
    content = [*_head(course, game, words), *_ground(course, words), *_lines(course), *_labels(course)]
    content.extend(_swing(course, words))
    content.extend(below(BELOW, luck, names, dice_of(course.board.dice, [course]), words))
    return sheet(WIDTH, BELOW + height_below(luck), headline(course, words), content)


def headline(course: Course, words: Words) -> str:
    """The race in a line."""
    if course.winner is None:
        return words("race-unfinished", race=course.number)
    return words("race-won", race=course.number, horse=course.winner)


def story(course: Course, words: Words) -> str:
    """What the chart shows, in a sentence or two."""
    return f"{'; '.join(_story(course, words))}."


def _story(course: Course, words: Words) -> Iterator[str]:
    yield words("so-many-rolls", rolls=len(course.throws))
    if course.winner is not None:
        chance = float(course.chances[course.off, course.board.index(course.winner)])
        yield words("winner-at-off", chance=words.percent(chance))
    yield words("lead-changed", times=course.lead_changes)
    if swing := course.swing:
        before, after = words.percent(swing.before), words.percent(swing.after)
        yield words("biggest-of-race", roll=swing.throw, horse=swing.horse, before=before, after=after)


def _head(course: Course, game: str, words: Words) -> Iterator[Element]:
    x = 28.0
    if course.winner is not None:
        yield badge((x + 18, 34), str(course.winner), course.silk(course.winner), size=28)
        x += 52
    yield text((x, 42), headline(course, words), size=24, bold=True, slab=True)
    yield text((WIDTH - 28, 42), game, size=14, anchor="end", fill=QUIET)
    told = story(course, words)
    yield text((28, 70), told, size=min(13.5, ONE_LINE / len(told)), fill=QUIET)


def _across(course: Course, throw: float) -> float:
    return throw / max(1, len(course.throws))


def _ground(course: Course, words: Words) -> Iterator[Element]:
    yield from PLOT.rules([words("percent", share=share) for share in (0, 25, 50, 75, 100)])
    yield PLOT.band(_across(course, course.off or len(course.throws)), SHADE)
    yield text(
        (PLOT.left + 4, PLOT.top - 7),
        words("scratched-so-far" if course.scratched else "scratches"),
        size=12,
        fill=QUIET,
    )
    for place, horse in enumerate(course.scratched):
        yield badge((PLOT.left + 84 + 26 * place, PLOT.top - 11), str(horse), course.silk(horse), size=14)
    every = next(step for step in (5, 10, 20, 50, 100) if len(course.throws) / step <= 16 or step == 100)
    for throw in range(0, len(course.throws) + 1, every):
        yield PLOT.under(_across(course, throw), str(throw))
    yield text((PLOT.right + 60, PLOT.floor + 18), words("axis-rolls"), size=12, anchor="end", fill=QUIET)


def _points(course: Course, at: int, upto: int) -> list[Point]:
    return [PLOT.point(_across(course, throw), float(course.chances[throw, at])) for throw in range(upto + 1)]


def _lines(course: Course) -> Iterator[Element]:
    """Scratched horses first and thin, the winner last, so that it lies on top."""
    ends = {throw.horse: at for at, throw in enumerate(course.throws, 1) if throw.scratches}
    order = sorted(course.board.numbers, key=lambda horse: (horse not in ends, horse == course.winner))
    for horse in order:
        width = 1.4 if horse in ends else 4 if horse == course.winner else 2.4
        points = _points(course, course.board.index(horse), ends.get(horse, len(course.throws)))
        if len(points) > 1:
            yield from curve(points, course.silk(horse), width=width)


def _labels(course: Course) -> Iterator[Element]:
    """Each horse beside the end of its line. At the finish all but one lie at 0: there they stand in the order of their
    last chances."""
    running = [horse for horse in course.board.numbers if horse not in course.scratched]
    last = course.chances[-2] if course.winner is not None and len(course.chances) > 1 else course.chances[-1]
    wanted = [PLOT.y(1.0 if horse == course.winner else float(last[course.board.index(horse)])) for horse in running]
    for horse, y in zip(running, spread(wanted, 22, PLOT.top + 4, PLOT.floor - 6), strict=True):
        yield badge((PLOT.right + 24, y), str(horse), course.silk(horse), size=17)


def _swing(course: Course, words: Words) -> Iterator[Element]:
    swing = course.swing
    if swing is None:
        return
    x, y = PLOT.point(_across(course, swing.throw), swing.after)
    yield el("circle", cx=x, cy=y, r=8, fill="none", stroke=INK, stroke_width=2.2)
    at_right = x > PLOT.x(0.5)
    before, after = words.percent(swing.before), words.percent(swing.after)
    told = words("swing-of", horse=swing.horse, before=before, after=after)
    label = text((x - 13 if at_right else x + 13, y - 8), told, size=12.5, anchor="end" if at_right else "start")
    yield haloed(label, GROUND)
