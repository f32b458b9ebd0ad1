"""The chart of a game: what everybody had after each race, luck over all races, and the dice."""

from collections.abc import Iterator

from postparade.games.boards import COLOURS
from postparade.reports.bars import ROW, dice_bars, luck_bars
from postparade.reports.drawing import (
    GRID,
    GROUND,
    INK,
    QUIET,
    Element,
    badge,
    curve,
    el,
    line,
    sheet,
    spread,
    text,
)
from postparade.reports.evening import GameReport, dice_of

WIDTH = 960
LEFT, RIGHT, TOP, FLOOR = 58, 780, 84, 380
BELOW = 446
PLAYERS = (
    "#e6194b",
    "#4a7dff",
    "#3cb44b",
    "#f58231",
    "#911eb4",
    "#42d4f4",
    "#f032e6",
    "#a8e05f",
    "#7d5d1f",
    "#ffe119",
    "#fabed4",
    "#9aa3ad",
)
"""Colours of seats 1 to 12; names stand beside the lines as well."""


def evening_chart(game: GameReport) -> Element:
    """The drawing of ``game``."""
    luck = game.luck
    height = BELOW + max(150, 44 + ROW * len(luck))
    what = "Tokens won" if game.by_score else "Chips"
    title = f"{game.title}: {what.lower()} after each race"
    content = [text((28, 42), title, size=24, bold=True, slab=True), *_purses(game)]
    if luck:
        content.extend(luck_bars((40, BELOW), 430, luck, {seat: game.name(seat) for seat in luck}))
        content.extend(dice_bars((510, BELOW), 410, 140, dice_of(game.races)))
    else:
        content.extend(dice_bars((40, BELOW), 880, 140, dice_of(game.races)))
    return sheet(WIDTH, height, title, content)


def _purses(game: GameReport) -> Iterator[Element]:
    races, most = game.races, 1.0
    most = max(most, *(float(chips) for race in races for chips in race.purses.values()))
    top = _round_up(most)
    yield el("rect", x=LEFT, y=TOP, width=RIGHT - LEFT, height=FLOOR - TOP, fill=GROUND)
    for quarter in range(5):
        y = FLOOR - (FLOOR - TOP) * quarter / 4
        yield line((LEFT, y), (RIGHT, y), stroke=GRID if quarter else INK)
        yield text((LEFT - 8, y + 4), f"{top * quarter / 4:g}", size=12, anchor="end", fill=QUIET)
    step = (RIGHT - LEFT) / max(1, len(races))
    for at, race in enumerate(races):
        x = LEFT + step * (at + 1)
        yield text((x, FLOOR + 18), str(race.number), size=12, anchor="middle", fill=QUIET)
        if race.winner is not None:
            yield badge((x, FLOOR + 34), str(race.winner), COLOURS[race.winner], size=13)
    yield text((LEFT, FLOOR + 18), "race", size=12, fill=QUIET)
    yield text((LEFT, FLOOR + 38), "winner", size=12, fill=QUIET)
    ends: list[tuple[int, float]] = []
    for seat in sorted({seat for race in races for seat in race.purses}):
        points = [
            (LEFT + step * (at + 1), FLOOR - (FLOOR - TOP) * race.purses[seat] / top)
            for at, race in enumerate(races)
            if seat in race.purses
        ]
        colour = PLAYERS[(seat - 1) % len(PLAYERS)]
        yield from curve(points, colour, width=3)
        yield from (el("circle", cx=x, cy=y, r=4, fill=colour, stroke=INK, stroke_width=1.2) for x, y in points)
        ends.append((seat, points[-1][1]))
    places = spread([y for _, y in ends], 20, TOP + 6, FLOOR - 6)
    for (seat, _), y in zip(ends, places, strict=True):
        colour = PLAYERS[(seat - 1) % len(PLAYERS)]
        yield el("rect", x=RIGHT + 12, y=y - 6, width=12, height=12, rx=3, fill=colour, stroke=INK)
        yield text((RIGHT + 30, y + 5), game.name(seat), size=14)


def _round_up(most: float) -> float:
    """A round number that ``most`` fits under."""
    for size in (4, 8, 20, 40, 60, 80, 100, 120, 160, 200, 300, 400, 600, 800, 1000):
        if most <= size:
            return float(size)
    return 1000.0 * -(-most // 1000)
