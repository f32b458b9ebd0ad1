"""What an evening counts for each guest: the measures that titles are given for."""

import logging
import pkgutil
from collections import Counter
from collections.abc import Iterator
from typing import Literal

from postparade.reports.evening import EveningReport, GameReport, Guest
from postparade.reports.honours.by_race import ByRace, by_race
from postparade.reports.honours.races import Thrown, throws
from postparade.rules.contract import AnyGame
from postparade.rules.dice import TWO_SIXES, DiceSet
from postparade.rules.tallies import Kind, Tallies

log = logging.getLogger(__name__)

Rolls = Literal["throw", "home", "double", "snake", "boxcars", "seven", "edge"]
Measure = Kind | ByRace | Rolls | Literal["races", "early", "late"]
"""Those of :mod:`postparade.rules.tallies` and :data:`~.by_race.ByRace`, and what all games have. ``races`` taken part
in; ``early`` and ``late``: took a seat before, or after, everybody else who did. ``throw``: rolls thrown; ``home``:
rolls that ended a race; ``double``: rolls whose dice showed the same, of these ``snake``: two ones, ``boxcars``:
two sixes; ``seven``: rolls of seven; ``edge``: rolls of the four rarest sums."""

EDGE = (2, 3, 11, 12)
MOST: frozenset[Measure] = frozenset({"comeback", "wait", "haul", "climb", "fall"})
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
    arrived = sorted(played, key=lambda guest: guest.since)
    if len(arrived) > 1:
        played[arrived[0]]["early"] = played[arrived[-1]]["late"] = 1
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
        for measure in _rolled(throw, game.game.capabilities.dice):
            yield guest, measure, 1
    yield from by_race(report, game)


def _rolled(throw: Thrown, dice: DiceSet) -> Iterator[Rolls]:
    yield "throw"
    if throw.home:
        yield "home"
    if throw.alike:
        yield "double"
    if dice != TWO_SIXES:
        return
    if throw.total == 2:
        yield "snake"
    elif throw.total == 12:
        yield "boxcars"
    elif throw.total == 7:
        yield "seven"
    if throw.total in EDGE:
        yield "edge"
