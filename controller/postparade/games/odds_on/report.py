"""The reports of Odds On: how every race came in and what its ratings were made of, and the totals race by race."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from postparade.core.i18n import Messages
from postparade.games.odds_on.rules import events as ev
from postparade.games.odds_on.rules.cards import HORSES, PRICES, Going
from postparade.games.odds_on.rules.view import COLOURS
from postparade.reports.charts.drawing import (
    BAD,
    BRASS,
    GOOD,
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
    whole_name,
)
from postparade.reports.charts.plot import Plot
from postparade.reports.contract import Figure, Held, Section
from postparade.reports.evening import GameReport
from postparade.reports.words import Words, signed, whole, words_of
from postparade.rules.contract import AnyGame
from postparade.rules.seat_colours import seat_colour
from postparade.table.corrections.history import Step

WIDTH = 960
ROW, TOP = 46, 96
BARS = 330
"""Where the bars of the ratings begin."""
LONGEST = 330
SHARES = ("#4a7dff", "#8fb3ff", GOOD, "#42b5a0", BRASS)
"""Colours of horse, jockey, course, going and specials; negative parts are drawn in the colour of a loss."""
PLOT = Plot(58, 780, 84, 380)


class MeetingRace(NamedTuple):
    """A race as it was settled: its number, the going (``None`` on printed cards), its runners, best first, and the
    totals after it by seat."""

    number: int
    going: Going | None
    runners: tuple[ev.Runner, ...]
    totals: Mapping[int, int]


def races_of(steps: Sequence[Step]) -> list[MeetingRace]:
    """The races that were settled in ``steps``, in order."""
    found: list[MeetingRace] = []
    going: Going | None = None
    runners: tuple[ev.Runner, ...] = ()
    for step in steps:
        for event in step.events:
            match event:
                case ev.Off():
                    going = event.going
                case ev.Finished():
                    runners = tuple(sorted(event.runners, key=lambda runner: runner.rank or len(event.runners) + 1))
                case ev.RaceClosed():
                    found.append(MeetingRace(event.race, going, runners, event.totals))
    return found


class OddsOnReport:
    """Implements :class:`postparade.reports.contract.Report`."""

    def section(self, report: GameReport, words: Words) -> Section:
        """The runners worth telling, a chart for each race, the totals, and all of it as data."""
        own = words_of(report.game, words.language)
        races = races_of(report.steps)
        return Section(
            sentences=list(_highlights(races, report.names, own)),
            summary=(Figure("totals", totals_chart(report, races, own)),) if races else (),
            races=[Figure(f"race-{race.number}", race_chart(race, report.names, own)) for race in races],
            note=own.wording("credit", {}),
            data={"races": [_data(race) for race in races]},
        )

    def last_race(self, game: AnyGame, steps: Sequence[Step], names: Mapping[int, str], words: Words) -> Element | None:
        """The chart of the last race that was settled."""
        races = races_of(steps)
        return race_chart(races[-1], names, words_of(game, words.language)) if races else None

    def held(self, game: AnyGame, seat: int, events: Iterable[object], words: Words) -> Iterator[Held]:
        """The horses that the seat owned at the off, with their prices, and what they brought."""
        own = words_of(game, words.language)
        number = 0
        for event in events:
            match event:
                case ev.FieldDrawn() | ev.RaceReady():
                    number = event.race
                case ev.Finished():
                    for runner in (runner for runner in event.runners if runner.owner == seat):
                        yield Held(number, f"{_horse(runner, own)} ({_price(runner)}): {signed(runner.points)}")


REPORT = OddsOnReport()


def _name(seat: int, names: Mapping[int, str]) -> str:
    return names.get(seat, str(seat))


def _horse(runner: ev.Runner, own: Messages) -> str:
    """What the horse is called: on printed cards by its gate."""
    return HORSES[runner.horse].name if runner.horse else own.wording("gate-name", {"gate": runner.gate})


def _price(runner: ev.Runner) -> str:
    return PRICES[runner.price].price if runner.price else ""


def _highlights(races: Sequence[MeetingRace], names: Mapping[int, str], own: Messages) -> Iterator[str]:
    """The longest price that won, the best and the dearest runner, and the highest rating."""
    every = [(race, runner) for race in races for runner in race.runners]
    priced = [pair for pair in every if pair[1].rank == 1 and pair[1].price]
    owned = [pair for pair in every if pair[1].owner is not None]
    rated = [pair for pair in every if pair[1].rating is not None]
    if priced:
        race, runner = max(priced, key=lambda pair: PRICES[pair[1].price or ""].step)
        yield own.wording(
            "report-longest-price", {"race": race.number, "horse": _horse(runner, own), "price": _price(runner)}
        )
    for key, worth in (("report-best-runner", 1), ("report-dearest-runner", -1)):
        if not owned:
            break
        race, runner = max(owned, key=lambda pair: worth * pair[1].points)
        if worth * runner.points > 0:
            facts: dict[str, str | int] = {"race": race.number, "horse": _horse(runner, own)}
            facts |= {"name": _name(runner.owner or 0, names), "points": whole(abs(runner.points))}
            yield own.wording(key, facts)
    if rated:
        race, runner = max(rated, key=lambda pair: pair[1].rating or 0)
        yield own.wording(
            "report-highest-rating", {"race": race.number, "horse": _horse(runner, own), "rating": runner.rating or 0}
        )


def race_chart(race: MeetingRace, names: Mapping[int, str], own: Messages) -> Element:
    """The runners of ``race`` by place; each bar shows what its rating is the sum of."""
    won = [_horse(runner, own) for runner in race.runners if runner.rank == 1]
    key = "report-dead-heat" if len(won) > 1 else "report-won-unowned"
    title = own.wording(key, {"race": race.number, "horses": ", ".join(won), "horse": won[0]})
    content = [text((28, 42), title, size=24, bold=True, slab=True), *_legend(race, own)]
    most = max([sum(share for share in runner.parts if share > 0) for runner in race.runners] + [1])
    for at, runner in enumerate(race.runners):
        content.extend(_runner(runner, TOP + 30 + at * ROW, LONGEST / most, names, own))
    return sheet(WIDTH, TOP + 30 + len(race.runners) * ROW, title, content)


def _legend(race: MeetingRace, own: Messages) -> Iterator[Element]:
    if race.going is not None:
        going = own.wording("going-is", {"going": own.wording(f"going-{race.going}", {})})
        yield text((28, 68), going, size=14, fill=QUIET)
    named = ("horse", "jockey", "track", "going", "specials")
    for at, (part, colour) in enumerate(zip(named, SHARES, strict=True)):
        x = 28 + at * 150
        yield el("rect", x=x, y=TOP - 12, width=12, height=12, rx=3, fill=colour)
        yield text((x + 18, TOP - 2), own.wording(f"report-{part}", {}), size=13, fill=QUIET)


def _runner(runner: ev.Runner, y: float, scale: float, names: Mapping[int, str], own: Messages) -> Iterator[Element]:
    place = "–" if runner.rank is None else own.wording("place", {"place": runner.rank})
    yield text((28, y + 6), place, size=16, bold=True)
    yield badge((90, y), str(runner.gate), COLOURS[runner.gate - 1])
    yield text((112, y + 5), _horse(runner, own), size=15, bold=runner.rank == 1)
    if runner.rating is None:
        yield text((BARS, y + 5), own.wording("withdrawn", {}), size=14, fill=BAD)
        return
    x = float(BARS)
    for share, colour in zip(runner.parts, SHARES, strict=True):
        if share > 0:
            yield el("rect", x=x, y=y - 10, width=share * scale, height=20, fill=colour, stroke=INK, stroke_width=0.6)
            x += share * scale
    off = sum(share for share in runner.parts if share < 0)
    if off:
        yield el("rect", x=x + off * scale, y=y - 10, width=-off * scale, height=20, fill=BAD, fill_opacity=0.55)
    yield text((x + 8, y + 5), whole(runner.rating), size=15, bold=True)
    if runner.owner is not None and runner.price is not None:
        points = f" {signed(runner.points)}" if runner.points else ""
        told = " · ".join(filter(None, (_price(runner), f"{_name(runner.owner, names)}{points}")))
        colour = GOOD if runner.points > 0 else BAD if runner.points < 0 else QUIET
        yield text((WIDTH - 28, y + 5), told, size=14, anchor="end", fill=colour, bold=bool(runner.points))


def totals_chart(report: GameReport, races: Sequence[MeetingRace], own: Messages) -> Element:
    """What everybody had after each race; the line in the middle is zero."""
    title = own.wording("points-of-meeting", {})
    content = [text((28, 42), title, size=24, bold=True, slab=True), *_totals(report, races)]
    return sheet(WIDTH, PLOT.floor + 40, title, content)


def _totals(report: GameReport, races: Sequence[MeetingRace]) -> Iterator[Element]:
    points = [total for race in races for total in race.totals.values()] + [0]
    low, high = 5 * (min(points) // 5), max(5 * -(-max(points) // 5), 5)
    yield from PLOT.rules([whole(low + (high - low) * step // 5) for step in range(6)])
    nought = PLOT.y(-low / (high - low))
    yield line((PLOT.left, nought), (PLOT.right, nought), stroke=INK)
    for race in races:
        yield PLOT.under(race.number / len(races), str(race.number))
    ends: list[tuple[int, float]] = []
    for seat in races[-1].totals:
        places = [PLOT.point(0, -low / (high - low))]
        places += [PLOT.point(race.number / len(races), (race.totals[seat] - low) / (high - low)) for race in races]
        yield from curve(places, seat_colour(seat), width=3)
        ends.append((seat, places[-1][1]))
    for (seat, _), y in zip(ends, spread([y for _, y in ends], 20, PLOT.top + 6, PLOT.floor - 6), strict=True):
        colour = seat_colour(seat)
        yield el("rect", x=PLOT.right + 12, y=y - 6, width=12, height=12, rx=3, fill=colour, stroke=INK)
        yield whole_name((PLOT.right + 30, y + 5), report.name(seat), WIDTH - PLOT.right - 38, size=14)


def _data(race: MeetingRace) -> dict[str, object]:
    return {
        "race": race.number,
        "going": race.going,
        "totals": dict(race.totals),
        "runners": [
            {
                "gate": runner.gate,
                "horse": HORSES[runner.horse].name if runner.horse else None,
                "price": _price(runner) or None,
                "owner": runner.owner,
                "rating": runner.rating,
                "rank": runner.rank,
                "points": runner.points,
            }
            for runner in race.runners
        ],
    }
