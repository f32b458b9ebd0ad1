"""The picture of a finish: every horse where it stood when the race was won, seen along the line."""

from postparade.reports.charts.drawing import BAD, GOOD, GRID, INK, QUIET, Element, badge, el, line, sheet, text
from postparade.reports.honours.moments import Moment
from postparade.rules.race import Lane, Race, share

WIDTH = 960
LEFT, FINISH = 90, 860
ROW, TOP = 44, 76
BODY = (
    "M116 22c1 3-1 6-4 6l-7-1c-3-1-5 0-6 3-1 6-4 11-9 15 5 2 9 3 13 3l12-4c2-1 4 1 3 3l-2 3-14 4c-7 1-14-1-20-4"
    "l3 4 7 9c1 2 1 3-1 4l-10 6c-2 1-4 0-4-2l1-2 6-5-9-9c-8 3-18 3-27 0-2 4-6 6-10 8l-16 7-7 6c-2 1-4 0-4-2l1-4 8-7 "
    "9-8c-4 4-9 6-14 7l-12 1-5 3c-2 1-4-1-3-3l2-4 13-4c6-3 9-8 10-14-1-6 4-10 10-11 11-1 22 2 33 0"
    " 9-2 16-7 22-13 3-3 6-5 10-5l2-5 3 5c4 2 8 6 11 11z"
)
"""The horse of the pages (``web/static/lib/horse.js``), its nose at 116."""
SCALE = 0.5
NOSE = 116 * SCALE


def photo_finish_of(moment: Moment, title: str) -> Element | None:
    """The finish of the race of ``moment``; ``None`` where no horse ran."""
    race = _finish(moment)
    if race is None or not race.lanes:
        return None
    return photo_finish(race, title)


def photo_finish(race: Race, title: str) -> Element:
    """The horses of ``race`` where they stand, with their noses on their marks."""
    floor = TOP + ROW * len(race.lanes)
    content = [text((28, 44), title, size=22, bold=True, slab=True)]
    content.append(line((FINISH, TOP - 8), (FINISH, floor), stroke=BAD, width=3))
    for at, lane in enumerate(race.lanes):
        content.extend(_lane(lane, TOP + ROW * at, won=lane.number in race.winners))
    return sheet(WIDTH, floor + 20, title, content)


def _lane(lane: Lane, top: float, *, won: bool) -> list[Element]:
    nose = LEFT + NOSE + (FINISH - LEFT - NOSE) * min(1.0, share(lane))
    middle = top + ROW / 2
    drawn = [
        line((LEFT, top + ROW), (FINISH + 70, top + ROW), stroke=GRID),
        badge((48, middle), lane.label, lane.colour),
    ]
    if lane.scratched:
        return [*drawn, text((LEFT + 8, middle + 5), "-", size=15, fill=QUIET)]
    drawn.append(
        el(
            "path",
            d=BODY,
            transform=f"translate({nose - NOSE:.1f} {top + 2:.1f}) scale({SCALE})",
            fill=lane.colour,
            stroke=INK,
            stroke_width=2.4,
        )
    )
    if won:
        drawn.append(text((FINISH + 22, middle + 8), "1", size=26, bold=True, fill=GOOD, slab=True))
    return drawn


def _finish(moment: Moment) -> Race | None:
    """Where the horses stood right after the event that decided the race."""
    game = moment.game.game
    for step in moment.game.steps:
        if step.entry != moment.race.entry:
            continue
        state = step.before
        for event in step.events:
            state = game.evolve(state, event)
            if (race := game.race(state)).finished:
                return race
    return None
