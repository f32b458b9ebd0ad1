"""What the races of a game count for each guest, once they are paid: who took how much of each, and who stood where
after it."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Literal

from postparade.reports.evening import EveningReport, GameReport, Guest
from postparade.reports.honours.races import Settled, settled_races
from postparade.reports.honours.standings import final_places

Takes = Literal["take", "wait", "second", "haul"]
Places = Literal["lead", "shadow", "lantern", "steady", "climb", "fall", "comeback"]
ByRace = Takes | Places
"""``take``: races that brought nobody more; ``wait``: the most races in a row without a ``take`` that were followed by
one; ``second``: races that brought only one guest more; ``haul``: the largest share of all that a race brought, in per
cent. ``lead``: races after which the guest led the game alone; ``shadow``: after which the guest alone was second;
``lantern``: after which the guest alone was last; ``steady``: races that left the guest's place in the game unchanged;
``climb`` and ``fall``: the most places that one race gained or cost; ``comeback``: places gained from the worst place
after a race to the end of the game, the most in one game."""

PODIUM = 3
"""Guests from whom on the second is not the last."""


def by_race(report: EveningReport, game: GameReport) -> Iterator[tuple[Guest, ByRace, int]]:
    """Everything that the races of ``game`` count, guest by guest."""
    races = settled_races(game)
    yield from _takes(report, races)
    yield from _places(report, game, races)


def _takes(report: EveningReport, races: list[Settled]) -> Iterator[tuple[Guest, Takes, int]]:
    dry: Counter[Guest] = Counter()
    for race in races:
        best, whole = max(race.gains.values(), default=0), sum(gain for gain in race.gains.values() if gain > 0)
        for seat, gain in race.gains.items():
            guest = report.guest(seat, race.entry)
            if gain > 0:
                yield guest, "haul", 100 * gain // whole
                if sum(other > gain for other in race.gains.values()) == 1:
                    yield guest, "second", 1
            if gain < best or best <= 0:
                dry[guest] += 1
                continue
            yield guest, "take", 1
            if dry[guest]:
                yield guest, "wait", dry[guest]
            dry[guest] = 0


def _places(report: EveningReport, game: GameReport, races: list[Settled]) -> Iterator[tuple[Guest, Places, int]]:
    after = [{report.guest(seat, race.entry): place for seat, place in race.places.items()} for race in races]
    worst: dict[Guest, int] = {}
    for before, places in pairwise(({}, *after)):
        yield from _alone(places)
        for guest, place in places.items():
            worst[guest] = max(worst.get(guest, 0), place)
            if guest not in before:
                continue
            if place == before[guest]:
                yield guest, "steady", 1
            else:
                yield guest, "climb" if place < before[guest] else "fall", abs(before[guest] - place)
    last = game.steps[-1].entry if game.steps else 0
    for seat, place in final_places(game).items():
        guest = report.guest(seat, last)
        if worst.get(guest, 0) > place:
            yield guest, "comeback", worst[guest] - place


def _alone(places: dict[Guest, int]) -> Iterator[tuple[Guest, Places, int]]:
    """Who leads, follows and is last by himself."""
    shared, many = Counter(places.values()), len(places)
    for guest, place in places.items():
        if shared[place] > 1 or many == 1:
            continue
        if place == 1:
            yield guest, "lead", 1
        elif many >= PODIUM and place == many:
            yield guest, "lantern", 1
        elif many >= PODIUM and place == 2:
            yield guest, "shadow", 1
