"""The reports of Ready Set Bet: every race with everybody's bets, best and worst tokens, skill and luck."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from postparade.games.ready_set_bet.report.charts import race_chart, skill_chart
from postparade.games.ready_set_bet.report.roll_by_roll import RunRace, Slip, races_of
from postparade.games.ready_set_bet.report.words import Telling
from postparade.games.ready_set_bet.rules import events as ev
from postparade.games.ready_set_bet.rules.horses import BY_NUMBER, HORSES
from postparade.games.ready_set_bet.rules.spots import SPOTS
from postparade.games.ready_set_bet.rules.tokens import value_of
from postparade.reports.charts.drawing import Element
from postparade.reports.contract import Figure, Held, Section
from postparade.reports.evening import GameReport
from postparade.reports.words import Words, signed
from postparade.rules.contract import AnyGame
from postparade.table.corrections.history import Step

CLOSEST = 3
"""How many of the closest races for a spot are told."""


class ReadySetBetReport:
    """Implements :class:`postparade.reports.contract.Report`."""

    def section(self, report: GameReport, words: Words) -> Section:
        """Sentences on the evening, skill and luck of everybody, a chart for each race, and all of it as data."""
        tell = Telling(words, report.game, report.names)
        races = list(races_of(report.steps, report.times, report.refused))
        slips = [slip for race in races for slip in race.slips]
        skill = _by_seat(slips, [slip.worth for slip in slips])
        luck = _by_seat(slips, [slip.result - slip.worth for slip in slips])
        return Section(
            sentences=list(_highlights(races, slips, skill, luck, tell)),
            summary=(Figure("skill-and-luck", skill_chart(skill, luck, tell)),) if slips else (),
            races=[Figure(f"race-{race.number}", race_chart(race, tell)) for race in races],
            luck=luck,
            note=tell("report-note") if slips else "",
            data={"races": [_data(race) for race in races], "skill": skill, "luck": luck},
        )

    def last_race(self, game: AnyGame, steps: Sequence[Step], names: Mapping[int, str], words: Words) -> Element | None:
        """The chart of the last race that was settled."""
        laid = [at for at, step in enumerate(steps) if any(isinstance(one, ev.RaceReady) for one in step.events)]
        ends = [at for at, step in enumerate(steps) if any(isinstance(one, ev.Finished) for one in step.events)]
        if not ends:
            return None
        (race,) = races_of(steps[max(at for at in laid if at < ends[-1]) : ends[-1] + 1])
        return race_chart(race, Telling(words, game, names))

    def held(self, game: AnyGame, seat: int, events: Iterable[object], words: Words) -> Iterator[Held]:
        """The bets of each race, and what became of them."""
        tell = Telling(words, game, {})
        race = 0
        for event in events:
            match event:
                case ev.RaceReady():
                    race = event.race
                case ev.BetResult(player=player) if player == seat:
                    result = event.gain if event.won else -event.penalty
                    yield Held(race, f"{tell.spot(event.spot)}: {signed(result)}")


REPORT = ReadySetBetReport()


def _by_seat(slips: Sequence[Slip], chips: Sequence[float]) -> dict[int, float]:
    found: dict[int, float] = {}
    for slip, amount in zip(slips, chips, strict=True):
        found[slip.seat] = found.get(slip.seat, 0.0) + amount
    return dict(sorted(found.items()))


def _highlights(
    races: Sequence[RunRace],
    slips: Sequence[Slip],
    skill: Mapping[int, float],
    luck: Mapping[int, float],
    tell: Telling,
) -> Iterator[str]:
    """The race that brought somebody most, the best and the worst token, the closest taps, skill and luck."""
    if races:
        yield tell.race(max(races, key=lambda race: max(race.brought.values(), default=0)))
    if not slips:
        return
    best, worst = max(slips, key=lambda slip: slip.result), min(slips, key=lambda slip: slip.result)
    if best.result > 0:
        yield tell.token("report-best-token", best)
    if worst.result < 0:
        yield tell.token("report-worst-token", worst)
    fought = sorted((slip.rival.milliseconds, at) for at, slip in enumerate(slips) if slip.rival is not None)
    yield from (tell.first(slips[at]) for _, at in fought[:CLOSEST])
    wise = max(skill, key=lambda seat: skill[seat])
    yield tell("report-wisest", name=tell.name(wise), chips=tell.words.signed(skill[wise]))
    lucky, unlucky = max(luck, key=lambda seat: luck[seat]), min(luck, key=lambda seat: luck[seat])
    if luck[lucky] > 0:
        yield tell.words("luckiest", name=tell.name(lucky), chips=tell.words.signed(luck[lucky]))
    if luck[unlucky] < 0:
        yield tell.words("unluckiest", name=tell.name(unlucky), chips=tell.words.signed(luck[unlucky]))


def _data(race: RunRace) -> dict[str, object]:
    return {
        "race": race.number,
        "winner": BY_NUMBER[race.finish.horse].id,
        "rolls": race.rolls,
        "closed_after": race.closed,
        "ranks": {BY_NUMBER[horse].id: rank for horse, rank in race.finish.ranks.items()},
        "positions": [list(row) for row in race.positions],
        "bets": [_slip(slip) for slip in race.slips],
        "brought": race.brought,
        "purses": race.purses,
    }


def _slip(slip: Slip) -> dict[str, object]:
    return {
        "seat": slip.seat,
        "house": slip.house,
        "token": slip.token,
        "value": value_of(slip.token),
        "spot": slip.spot,
        "horse": HORSES[SPOTS[slip.spot].horse].id if SPOTS[slip.spot].horse >= 0 else None,
        "roll": slip.roll,
        "worth": round(slip.worth, 2),
        "gain": slip.gain,
        "penalty": slip.penalty,
        "beaten": None if slip.rival is None else slip.rival._asdict(),
    }
