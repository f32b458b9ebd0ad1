"""The chart of a game: what everybody had after each race, luck over all races, and the dice."""

from collections.abc import Iterator

from postparade.games.dice_race.report.bars import below, height_below
from postparade.games.dice_race.report.roll_by_roll import DiceRaces, dice_of
from postparade.reports.charts.drawing import (
    INK,
    QUIET,
    Element,
    badge,
    curve,
    el,
    sheet,
    spread,
    text,
    whole_name,
)
from postparade.reports.charts.plot import Plot
from postparade.reports.words import Words
from postparade.rules.seat_colours import seat_colour

WIDTH = 960
PLOT = Plot(58, 780, 84, 380)
BELOW = 446


def evening_chart(game: DiceRaces, words: Words) -> Element:
    """The drawing of ``game``."""
    title = words("tokens-by-race" if game.by_score else "chips-by-race", game=game.title)
    content = [text((28, 42), title, size=24, bold=True, slab=True), *_purses(game, words)]
    content.extend(below(BELOW, game.luck, game.names, dice_of(game.dice, game.races), words))
    return sheet(WIDTH, BELOW + height_below(game.luck), title, content)


def _purses(game: DiceRaces, words: Words) -> Iterator[Element]:
    races, most = game.races, 1.0
    most = max(most, *(float(chips) for race in races for chips in race.purses.values()))
    top = _round_up(most)
    yield from PLOT.rules([f"{top * quarter / 4:g}" for quarter in range(5)])
    for at, race in enumerate(races, 1):
        yield PLOT.under(at / len(races), str(race.number))
        if race.winner is not None:
            yield badge((PLOT.x(at / len(races)), PLOT.floor + 34), str(race.winner), race.silk(race.winner), size=13)
    yield text((PLOT.left, PLOT.floor + 18), words("axis-race"), size=12, fill=QUIET)
    yield text((PLOT.left, PLOT.floor + 38), words("axis-winner"), size=12, fill=QUIET)
    ends: list[tuple[int, float]] = []
    for seat in sorted({seat for race in races for seat in race.purses}):
        points = [
            PLOT.point(at / len(races), race.purses[seat] / top)
            for at, race in enumerate(races, 1)
            if seat in race.purses
        ]
        colour = seat_colour(seat)
        yield from curve(points, colour, width=3)
        yield from (el("circle", cx=x, cy=y, r=4, fill=colour, stroke=INK, stroke_width=1.2) for x, y in points)
        ends.append((seat, points[-1][1]))
    places = spread([y for _, y in ends], 20, PLOT.top + 6, PLOT.floor - 6)
    for (seat, _), y in zip(ends, places, strict=True):
        colour = seat_colour(seat)
        yield el("rect", x=PLOT.right + 12, y=y - 6, width=12, height=12, rx=3, fill=colour, stroke=INK)
        yield whole_name((PLOT.right + 30, y + 5), game.name(seat), WIDTH - PLOT.right - 38, size=14)


def _round_up(most: float) -> float:
    """A round number that ``most`` fits under."""
    for size in (4, 8, 20, 40, 60, 80, 100, 120, 160, 200, 300, 400, 600, 800, 1000):
        if most <= size:
            return float(size)
    return 1000.0 * -(-most // 1000)
