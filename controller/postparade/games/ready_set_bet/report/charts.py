"""Drawings of Ready Set Bet: where the horses were when each token was placed, and how much was luck."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence

from postparade.games.ready_set_bet.report.roll_by_roll import RunRace, Slip
from postparade.games.ready_set_bet.report.words import Telling
from postparade.games.ready_set_bet.rules.horses import FINISH, HORSES
from postparade.games.ready_set_bet.rules.red_line import LINE
from postparade.games.ready_set_bet.rules.tokens import value_of
from postparade.reports.charts.drawing import (
    BAD,
    BRASS,
    GOOD,
    GROUND,
    INK,
    QUIET,
    Element,
    Point,
    badge,
    curve,
    el,
    haloed,
    line,
    sheet,
    spread,
    text,
    whole_name,
)
from postparade.reports.charts.plot import Plot
from postparade.reports.words import signed
from postparade.rules.seat_colours import seat_colour

WIDTH = 960
PLOT = Plot(58, 870, 104, 430)
RED = "#d3220f"
LEVELS = 5
"""Level lines of the course, counted from the gate."""
BELOW = 486
ROW = 44
COLUMNS = 3
NAMES = 150
"""Width of the column of names, and of what everybody brought."""
FITS, FITS_AFTER = 34, 29
"""Letters of usual width that fit beside a token, and beside what it brought."""


def race_chart(race: RunRace, tell: Telling) -> Element:
    """The course of ``race`` with everybody's bets."""
    title = tell.headline(race)
    content = [*_head(race, tell), *_course(race, tell), *_tokens(race.slips, race.rolls)]
    floor = PLOT.floor + 40
    if race.slips:
        slips = list(_slips(race, tell))
        content.extend(element for part in slips for element in part[1])
        floor = slips[-1][0]
    return sheet(WIDTH, floor, title, content)


def _head(race: RunRace, tell: Telling) -> Iterator[Element]:
    yield text((28, 42), tell.headline(race), size=24, bold=True, slab=True)
    yield text((28, 70), tell.story(race), size=13.5, fill=QUIET)


def _x(rolls: int, roll: int) -> float:
    return roll / max(1, rolls)


def _course(race: RunRace, tell: Telling) -> Iterator[Element]:
    yield from PLOT.rules([str(FINISH * at // LEVELS) for at in range(LEVELS + 1)])
    red = PLOT.y((LINE - 0.5) / FINISH)
    yield line((PLOT.left, red), (PLOT.right, red), stroke=RED, width=2.5)
    shut = PLOT.x(_x(race.rolls, race.closed))
    yield line((shut, PLOT.top), (shut, PLOT.floor), stroke=RED, width=1.5, dash="6 4")
    yield text((shut, PLOT.top - 8), tell("no-more-bets"), size=12, fill=RED, anchor="end", bold=True)
    every = next(step for step in (5, 10, 20, 50) if race.rolls / step <= 16 or step == 50)
    for roll in range(0, race.rolls + 1, every):
        yield PLOT.under(_x(race.rolls, roll), str(roll))
    yield text((PLOT.right, PLOT.floor + 34), tell("report-rolls"), size=12, anchor="end", fill=QUIET)
    ends = [PLOT.y(place / FINISH) for place in race.positions[-1]]
    for horse in HORSES:
        points = [
            PLOT.point(_x(race.rolls, roll), row[horse.index] / FINISH) for roll, row in enumerate(race.positions)
        ]
        yield from curve(points, horse.shade, width=2.2)
    for horse, y in zip(HORSES, spread(ends, 19, PLOT.top, PLOT.floor), strict=True):
        yield badge((PLOT.right + 44, y), horse.id, horse.shade, size=18 if len(horse.id) < len("11-12") else 17)


def _tokens(slips: Sequence[Slip], rolls: int) -> Iterator[Element]:
    """Win, place and show bets where their horse stood; those in one place stand side by side."""
    there: Counter[tuple[int, int]] = Counter()
    for slip in slips:
        if slip.position is not None:
            key = slip.roll, slip.position
            x, y = PLOT.point(_x(rolls, slip.roll), slip.position / FINISH)
            yield _token((x + 12 * there[key], y), slip, 7)
            there[key] += 1


def _token(at: Point, slip: Slip, radius: float) -> Element:
    x, y = at
    colour = seat_colour(slip.seat)
    value = text((x, y + 0.42 * radius), str(value_of(slip.token)), size=1.2 * radius, anchor="middle", bold=True)
    return el(
        "g",
        el("circle", cx=x, cy=y, r=radius, fill=colour, stroke=INK, stroke_width=1.2),
        el("circle", cx=x, cy=y, r=0.68 * radius, fill=GROUND),
        value,
    )


def _slips(race: RunRace, tell: Telling) -> Iterator[tuple[float, list[Element]]]:
    """For every player: how far down the drawing reaches, and the tokens in the order in which they were placed."""
    own: dict[int, list[Slip]] = defaultdict(list)
    for slip in race.slips:
        own[slip.seat].append(slip)
    y = float(BELOW)
    for seat, slips in sorted(own.items()):
        content = [
            line((28, y - 22), (WIDTH - 28, y - 22)),
            whole_name((28, y), tell.name(seat), NAMES - 8, size=15, bold=True),
            text((28, y + 18), tell("race-brought", chips=signed(race.brought.get(seat, 0))), size=12, fill=QUIET),
        ]
        for at, slip in enumerate(slips):
            row, column = divmod(at, COLUMNS)
            left = 28 + NAMES + column * (WIDTH - 56 - NAMES) / COLUMNS
            content.extend(_slip((left, y + row * ROW), slip, tell))
        y += ROW * -(-len(slips) // COLUMNS) + 10
        yield y - 14, content


def _slip(at: Point, slip: Slip, tell: Telling) -> Iterator[Element]:
    x, y = at
    spot = tell.spot(slip.spot)
    yield _token((x + 12, y), slip, 12)
    yield text((x + 30, y - 1), spot, size=min(13.0, 13.0 * FITS / len(spot)))
    told = [tell("report-roll", roll=slip.roll)]
    if slip.rival is not None:
        told.append(tell("report-ahead", name=tell.name(slip.rival.seat), milliseconds=slip.rival.milliseconds))
    fill = GOOD if slip.result > 0 else BAD if slip.result else QUIET
    yield text((x + 30, y + 15), signed(slip.result), size=13, bold=True, fill=fill)
    after = ", ".join(told)
    yield text((x + 62, y + 15), after, size=min(11.5, 11.5 * FITS_AFTER / len(after)), fill=QUIET)


def skill_chart(skill: Mapping[int, float], luck: Mapping[int, float], tell: Telling) -> Element:
    """For every player: what the tokens were worth when they were placed, and what the horses made of it."""
    title = tell("report-skill-and-luck")
    middle, room, top = 520.0, 320.0, 118.0
    most = max(1.0, *map(abs, skill.values()), *map(abs, luck.values()))
    content = [text((28, 42), title, size=24, bold=True, slab=True)]
    for at, (colours, key) in enumerate((((BRASS,), "report-skill"), ((GOOD, BAD), "report-luck"))):
        for number, colour in enumerate(colours):
            content.append(el("rect", x=28 + 16 * number, y=56 + 20 * at, width=12, height=12, rx=3, fill=colour))
        content.append(text((28 + 16 * len(colours) + 4, 67 + 20 * at), tell(key), size=13, fill=QUIET))
    for row, seat in enumerate(skill):
        y = top + row * ROW
        content.append(whole_name((28, y + 18), tell.name(seat), middle - room - 28 - 52, size=15, bold=True))
        for at, (chips, colour) in enumerate(((skill[seat], BRASS), (luck[seat], GOOD if luck[seat] >= 0 else BAD))):
            length = abs(chips) / most * room
            start, level = middle if chips >= 0 else middle - length, y + 17 * at
            content.append(el("rect", x=start, y=level, width=length, height=14, fill=colour))
            beside = (middle + length + 5, "start") if chips >= 0 else (middle - length - 5, "end")
            figure = text((beside[0], level + 12), tell.words.signed(chips), size=13, anchor=beside[1])
            content.append(haloed(figure))
    floor = top + ROW * len(skill)
    content.append(line((middle, top - 6), (middle, floor - 4), stroke=INK))
    return sheet(WIDTH, floor + 12, title, content)
