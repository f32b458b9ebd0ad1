"""Small charts that stand beside a course: luck of each player, and sums of the dice."""

from collections.abc import Iterator, Mapping

from postparade.games.dice_race.report.roll_by_roll import DiceCount
from postparade.reports.charts.drawing import (
    BAD,
    BRASS,
    GOOD,
    GRID,
    INK,
    QUIET,
    Element,
    Point,
    el,
    line,
    text,
    whole_name,
)
from postparade.reports.words import Words

ROW = 21
HEIGHT = 150
"""Least height of the charts below a course."""


def height_below(luck: Mapping[int, float]) -> int:
    """How much room :func:`below` takes."""
    return max(HEIGHT, 44 + ROW * len(luck))


def below(
    top: float, luck: Mapping[int, float], names: Mapping[int, str], dice: DiceCount, words: Words
) -> Iterator[Element]:
    """What stands below the lines of every chart: luck, where it is known, and dice."""
    if luck:
        yield from luck_bars((40, top), 430, luck, names, words)
        yield from dice_bars((510, top), 410, 140, dice, words)
    else:
        yield from dice_bars((40, top), 880, 140, dice, words)


def luck_bars(
    at: Point, width: float, luck: Mapping[int, float], names: Mapping[int, str], words: Words
) -> Iterator[Element]:
    """Luck in chips by seat, right of a middle line for good, left for bad, with a sign beside the colour."""
    left, top = at
    # The longest name, in letters of usual width, keeps clear of the longest bar with its figure.
    middle, most = left + 0.66 * width, max(1.0, *map(abs, luck.values()))
    room = 0.34 * width - 46
    yield text((left, top), words("luck-in-chips"), size=15, bold=True, slab=True)
    yield text((left + width, top), words("luck-beyond"), size=12, anchor="end", fill=QUIET)
    for row, (seat, chips) in enumerate(luck.items()):
        y = top + 10 + row * ROW
        yield whole_name((left, y + 14), names.get(seat, str(seat)), 0.32 * width - 8, size=13)
        length = abs(chips) / most * room
        start = middle if chips >= 0 else middle - length
        yield el("rect", x=start, y=y + 3, width=length, height=ROW - 7, fill=GOOD if chips >= 0 else BAD)
        beside = (middle + length + 5, "start") if chips >= 0 else (middle - length - 5, "end")
        yield text((beside[0], y + 14), words.signed(chips), size=12, anchor=beside[1])
    yield line((middle, top + 8), (middle, top + 12 + len(luck) * ROW), stroke=INK)


def dice_bars(at: Point, width: float, height: float, dice: DiceCount, words: Words) -> Iterator[Element]:
    """How often each sum came up, with a mark where fair dice would be."""
    left, top = at
    floor, room = top + height - 20, height - 52
    most = 1.05 * max(1.0, *dice.sums.values(), *dice.usual.values())
    step = width / len(dice.sums)
    yield text((left, top), words("the-dice", rolls=dice.rolls), size=15, bold=True, slab=True)
    yield text((left + width, top), words("marks-fair"), size=12, anchor="end", fill=QUIET)
    yield line((left, floor), (left + width, floor), stroke=GRID)
    for place, (sum_, count) in enumerate(dice.sums.items()):
        x, tall = left + place * step, count / most * room
        usual = floor - dice.usual[sum_] / most * room
        yield el("rect", x=x + 0.16 * step, y=floor - tall, width=0.68 * step, height=tall, fill=BRASS)
        yield line((x + 0.06 * step, usual), (x + 0.94 * step, usual), stroke=INK, width=2.5)
        yield text((x + step / 2, floor - max(tall, floor - usual) - 5), str(count), size=12, anchor="middle")
        yield text((x + step / 2, floor + 16), str(sum_), size=13, anchor="middle", bold=True)
