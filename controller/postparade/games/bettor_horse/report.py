"""The reports of Bettor Horse: how every round went and who bet right, and the purses round by round."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from postparade.core.i18n import Messages
from postparade.games.bettor_horse.rules import events as ev
from postparade.reports.charts.drawing import (
    BAD,
    GOOD,
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
from postparade.reports.contract import Figure, Held, Section
from postparade.reports.evening import GameReport
from postparade.reports.words import Words, words_of
from postparade.rules.contract import AnyGame
from postparade.rules.seat_colours import seat_colour
from postparade.table.corrections.history import Step

WIDTH = 960
ROW, TOP = 74, 96
START, FINISH = 250, 690
"""Where the horses of a lane start, and where the faster one arrives."""
PLOT = Plot(58, 780, 84, 380)


class RoundRun(Struct, frozen=True):
    """A round as it was run: what it came to, its lanes, and the purses by seat and the pool after it."""

    decided: ev.RoundDecided
    lanes: tuple[tuple[ev.LaneLoaded, ev.LaneRun], ...]
    purses: dict[int, int]
    pool: int


def rounds_of(steps: Sequence[Step]) -> list[RoundRun]:
    """The rounds and duels that were decided in ``steps``, in order."""
    found: list[RoundRun] = []
    purses: dict[int, int] = {}
    pool = 0
    loaded: ev.LaneLoaded | None = None
    lanes: list[tuple[ev.LaneLoaded, ev.LaneRun]] = []
    for event in (event for step in steps for event in step.events):
        match event:
            case ev.LaneLoaded():
                loaded = event
            case ev.LaneRun() if loaded is not None:
                lanes.append((loaded, event))
            case ev.RoundDecided():
                found.append(RoundRun(event, tuple(lanes), dict(purses), pool))
                lanes = []
            case ev.PrizePaid() | ev.PoolSettled():
                for seat, cards in event.to.items():
                    purses[seat] = purses.get(seat, 0) + len(cards)
                pool = event.pool if isinstance(event, ev.PrizePaid) else len(event.unclaimed)
                found[-1] = replace(found[-1], purses=dict(purses), pool=pool)
    return found


class BettorHorseReport:
    """Implements :class:`postparade.reports.contract.Report`."""

    def section(self, report: GameReport, words: Words) -> Section:
        """The rounds worth telling, a drawing for every round, the purses round by round, and all of it as data."""
        own = words_of(report.game, words.language)
        rounds = rounds_of(report.steps)
        return Section(
            sentences=list(_highlights(rounds, report.names, own)),
            counted=own.wording("report-run", {"rounds": len(rounds)}),
            summary=(Figure("purses", purses_chart(report, rounds, own)),) if rounds else (),
            races=[Figure(f"round-{one.decided.round}", round_chart(one, report.names, own)) for one in rounds],
            data={"rounds": [_data(one) for one in rounds]},
        )

    def last_race(self, game: AnyGame, steps: Sequence[Step], names: Mapping[int, str], words: Words) -> Element | None:
        """The drawing of the last round that was decided."""
        rounds = rounds_of(steps)
        return round_chart(rounds[-1], names, words_of(game, words.language)) if rounds else None

    def held(self, game: AnyGame, seat: int, events: Iterable[object], words: Words) -> Iterator[Held]:
        """The horses that ran in each round, and the bet on them."""
        own = words_of(game, words.language)
        ran: list[str] = []
        name = ""
        for event in events:
            match event:
                case ev.LaneLoaded():
                    # How fast it is nobody is told before it has run.
                    name = next((one.name for one in event.runners if one.seat == seat), "")
                case ev.LaneRun() if seat in event.pair:
                    ran.append(f"{name} ({event.speeds[event.pair.index(seat)]})".lstrip())
                case ev.RoundDecided():
                    if seat in event.pair:
                        bet = own.wording(f"bet-{event.bets[event.pair.index(seat)]}", {})
                        yield Held(event.round, own.wording("report-line", {"what": bet, "text": ", ".join(ran)}))
                    ran = []


REPORT = BettorHorseReport()


def _name(seat: int, names: Mapping[int, str]) -> str:
    return names.get(seat, str(seat))


def _title(one: RoundRun, names: Mapping[int, str], own: Messages) -> str:
    kind = (
        own.wording("report-round", {"number": one.decided.round})
        if one.decided.kind == "normal"
        else own.wording(one.decided.kind, {})
    )
    first, second = (_name(seat, names) for seat in one.decided.pair)
    return own.wording("report-line", {"what": kind, "text": own.wording("pair", {"first": first, "second": second})})


def _verdict(one: RoundRun, names: Mapping[int, str], own: Messages) -> str:
    if len(one.decided.right) == 2:
        right = own.wording("tell-both-right", {})
    elif one.decided.right:
        right = own.wording("tell-right", {"name": _name(one.decided.right[0], names)})
    else:
        right = own.wording("tell-none-right", {})
    if "win" not in one.decided.outcomes:
        return f"{own.wording('tell-round-drawn', {})} {right}"
    winner = one.decided.pair[one.decided.outcomes.index("win")]
    return f"{own.wording('tell-round-won', {'name': _name(winner, names)})} {right}"


def _highlights(rounds: Sequence[RoundRun], names: Mapping[int, str], own: Messages) -> Iterator[str]:
    """Who bet best, the biggest haul, the finest defeat, a draw foreseen, and how long nobody was right."""
    right = Counter(seat for one in rounds for seat in one.decided.right)
    if right:
        seat, times = right.most_common(1)[0]
        met = sum(seat in one.decided.pair for one in rounds)
        yield own.wording("report-best-bets", {"name": _name(seat, names), "right": times, "rounds": met})
    before: dict[int, int] = {}
    hauls: list[tuple[int, int, RoundRun]] = []
    for one in rounds:
        hauls += [(cards - before.get(seat, 0), seat, one) for seat, cards in one.purses.items()]
        before = one.purses
    if hauls:
        cards, seat, one = max(hauls, key=lambda haul: haul[0])
        facts: dict[str, str | int] = {"name": _name(seat, names), "cards": cards, "what": _title(one, names, own)}
        if cards > 0:
            yield own.wording("report-biggest-haul", facts)
    for bet, key in (("lose", "report-finest-defeat"), ("draw", "report-seen-coming")):
        foreseen = [
            (one, seat)
            for one in rounds
            for seat, placed in zip(one.decided.pair, one.decided.bets, strict=True)
            if placed == bet and seat in one.decided.right
        ]
        if foreseen:
            one, seat = foreseen[-1]
            yield own.wording(key, {"name": _name(seat, names), "what": _title(one, names, own)})
    longest, here = 0, 0
    for one in rounds:
        here = 0 if one.decided.right else here + 1
        longest = max(longest, here)
    if longest > 1:
        most = max(one.pool for one in rounds)
        yield own.wording("report-longest-drought", {"rounds": longest, "cards": most})


def round_chart(one: RoundRun, names: Mapping[int, str], own: Messages) -> Element:
    """The lanes of a round, each with its two horses where they stood when the faster arrived."""
    title = _title(one, names, own)
    content = [text((28, 42), title, size=24, bold=True, slab=True)]
    content.append(text((28, 70), _verdict(one, names, own), size=15, fill=QUIET))
    for side, seat in enumerate(one.decided.pair):
        bet = own.wording(f"bet-{one.decided.bets[side]}", {})
        told = own.wording("report-line", {"what": _name(seat, names), "text": bet})
        place = WIDTH - 28, 42 + side * 24
        content.append(
            text(place, told, size=15, anchor="end", bold=True, fill=GOOD if seat in one.decided.right else BAD)
        )
    for at, (loaded, run) in enumerate(one.lanes):
        content.extend(_lane(loaded, run, TOP + 20 + at * ROW, own))
    return sheet(WIDTH, TOP + 30 + len(one.lanes) * ROW, title, content)


def _lane(loaded: ev.LaneLoaded, run: ev.LaneRun, y: float, own: Messages) -> Iterator[Element]:
    yield text((28, y + 20), own.wording("lane", {"lane": loaded.lane}), size=14, fill=QUIET)
    yield el("line", x1=FINISH, y1=y - 12, x2=FINISH, y2=y + 46, stroke=INK, stroke_width=2, stroke_dasharray="4 4")
    for side, (runner, result) in enumerate(zip(loaded.runners, run.results, strict=True)):
        row = y + side * 30
        length = (FINISH - START) * run.at[side] / 100
        colour = seat_colour(runner.seat)
        yield text((START - 34, row + 8), runner.name, size=14, anchor="end", bold=result == "win")
        yield el("rect", x=START, y=row - 7, width=length, height=16, rx=3, fill=colour, stroke=INK, stroke_width=0.8)
        yield badge((START - 14, row + 1), str(run.speeds[side]), colour)
        told = own.wording(f"bet-{result}", {})
        yield text((FINISH + 24, row + 8), told, size=14, fill=GOOD if result == "win" else QUIET)


def purses_chart(report: GameReport, rounds: Sequence[RoundRun], own: Messages) -> Element:
    """What everybody held after each round, and what lay in the pool (the line in grey)."""
    title = own.wording("report-purses", {})
    content = [text((28, 42), title, size=24, bold=True, slab=True), *_purses(report, rounds, own)]
    return sheet(WIDTH, PLOT.floor + 40, title, content)


def _purses(report: GameReport, rounds: Sequence[RoundRun], own: Messages) -> Iterator[Element]:
    most = max(4, *(cards for one in rounds for cards in (*one.purses.values(), one.pool)))
    top = 4 * -(-most // 4)
    yield from PLOT.rules([str(top * quarter // 4) for quarter in range(5)])
    for at, one in enumerate(rounds, 1):
        yield PLOT.under(at / len(rounds), str(one.decided.round))
    seats = report.game.seats(report.steps[0].before)
    lines = {seat: (seat_colour(seat), report.name(seat)) for seat in seats}
    held = {seat: [0, *(one.purses.get(seat, 0) for one in rounds)] for seat in seats}
    lines[0], held[0] = ("#9aa3ad", own.wording("report-pool", {})), [0, *(one.pool for one in rounds)]
    ends = []
    for seat, cards in held.items():
        points = [PLOT.point(at / len(rounds), number / top) for at, number in enumerate(cards)]
        yield from curve(points, lines[seat][0], width=3 if seat else 2)
        ends.append(points[-1][1])
    for seat, y in zip(held, spread(ends, 20, PLOT.top + 6, PLOT.floor - 6), strict=True):
        colour, name = lines[seat]
        yield el("rect", x=PLOT.right + 12, y=y - 6, width=12, height=12, rx=3, fill=colour, stroke=INK)
        yield whole_name((PLOT.right + 30, y + 5), name, WIDTH - PLOT.right - 38, size=14)


def _data(one: RoundRun) -> dict[str, object]:
    return {
        "round": one.decided.round,
        "kind": one.decided.kind,
        "seats": list(one.decided.pair),
        "bets": list(one.decided.bets),
        "outcomes": list(one.decided.outcomes),
        "right": list(one.decided.right),
        "lanes": [
            {
                "cards": [runner.card for runner in loaded.runners],
                "speeds": list(run.speeds),
                "results": list(run.results),
            }
            for loaded, run in one.lanes
        ],
        "purses": one.purses,
        "pool": one.pool,
    }
