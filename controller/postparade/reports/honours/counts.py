"""What an evening counts for each guest: the measures that titles are given for."""

import logging
import pkgutil
from collections import Counter
from collections.abc import Iterator
from typing import Literal

from postparade.reports.evening import EveningReport, GameReport, Guest
from postparade.reports.honours.races import Settled, settled_races, throws
from postparade.reports.honours.standings import final_places
from postparade.rules.contract import AnyGame
from postparade.rules.tallies import Kind, Tallies

log = logging.getLogger(__name__)

Measure = Kind | Literal["races", "take", "lead", "comeback", "throw", "home", "double", "wait", "steady"]
"""Those of :mod:`postparade.rules.tallies`, and what all games have: ``races`` taken part in; ``take``: races that
brought nobody more; ``lead``: races after which the guest led the game alone; ``comeback``: places gained from the
worst place after a race to the end of the game, the most in one game; ``throw``: rolls thrown; ``home``: rolls that
ended a race; ``double``: rolls whose dice showed the same; ``wait``: the most races in a row without a ``take`` that
were followed by one; ``steady``: races that left the guest's place in the game unchanged."""

MOST: frozenset[Measure] = frozenset({"comeback", "wait"})
"""Measures of which the largest counts; all others add up."""
Counts = dict[Guest, Counter[Measure]]


def tallies_of(game: AnyGame) -> Tallies | None:
    """What ``game`` counts; ``None`` where it names nothing, or it cannot be loaded."""
    reference = game.capabilities.tallies
    try:
        found: Tallies | None = pkgutil.resolve_name(reference) if reference else None
    except Exception:
        log.exception("the tallies of %s cannot be used", game.name)
        return None
    return found


def counts(report: EveningReport) -> Counts:
    """The counts of everybody who took part in a race of the evening, in the order of seats."""
    found: Counts = {}
    for game in report.games:
        for guest, measure, times in _counted(report, game):
            counted = found.setdefault(guest, Counter())
            counted[measure] = max(counted[measure], times) if measure in MOST else counted[measure] + times
    played = {guest: counted for guest, counted in found.items() if counted["races"]}
    return dict(sorted(played.items(), key=lambda item: (item[0].seat, item[0].since)))


def _counted(report: EveningReport, game: GameReport) -> Iterator[tuple[Guest, Measure, int]]:
    tallies = tallies_of(game.game)
    ridden: set[tuple[Guest, int]] = set()
    for step in game.steps:
        state = step.before
        for event in step.events:
            if tallies is not None:
                for tally in tallies.of(state, event):
                    yield report.guest(tally.seat, step.entry), tally.kind, tally.times
            state = game.game.evolve(state, event)
        number, race = game.game.status(state).race, game.game.race(state)
        if number and (race.running or race.finished):
            for seat in game.game.seats(state):
                guest = report.guest(seat, step.entry)
                if (guest, number) not in ridden:
                    ridden.add((guest, number))
                    yield guest, "races", 1
    for throw in throws(game):
        guest = report.guest(throw.seat, throw.entry)
        yield guest, "throw", 1
        if throw.home:
            yield guest, "home", 1
        if throw.alike:
            yield guest, "double", 1
    yield from _by_race(report, game, settled_races(game))


def _by_race(report: EveningReport, game: GameReport, races: list[Settled]) -> Iterator[tuple[Guest, Measure, int]]:
    worst: dict[Guest, int] = {}
    before: dict[Guest, int] = {}
    dry: Counter[Guest] = Counter()
    for race in races:
        best = max(race.gains.values(), default=0)
        places = {report.guest(seat, race.entry): place for seat, place in race.places.items()}
        for seat, gain in race.gains.items():
            guest = report.guest(seat, race.entry)
            if gain < best or best <= 0:
                dry[guest] += 1
                continue
            yield guest, "take", 1
            if dry[guest]:
                yield guest, "wait", dry[guest]
            dry[guest] = 0
        leaders = [guest for guest, place in places.items() if place == 1]
        if len(leaders) == 1 < len(places):
            yield leaders[0], "lead", 1
        for guest, place in places.items():
            if before.get(guest) == place:
                yield guest, "steady", 1
            worst[guest] = max(worst.get(guest, 0), place)
        before = places
    last = game.steps[-1].entry if game.steps else 0
    for seat, place in final_places(game).items():
        guest = report.guest(seat, last)
        if worst.get(guest, 0) > place:
            yield guest, "comeback", worst[guest] - place
