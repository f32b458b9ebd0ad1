"""One title for everybody, each true by what the journal counts, and no two guests with the same.

A title belongs to a measure (:data:`~.counts.Measure`) and may go only to a guest of whom no other has more. Titles are
given in the order of :data:`TITLES`; where another guest could do with one just as well, guests change among titles so
that as many as possible have one of these (augmenting paths in a bipartite graph: a title that has been given stays
given). Of those who lead in nothing that is left, whoever was there for most races has the title that everybody
deserves, and each of the others the number under which he came to the table.

Nobody has two, and among those who are level the title says with whom it is shared. The result depends on the counts
alone.
"""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from postparade.reports.evening import Guest
from postparade.reports.honours.counts import Counts, Measure

Name = Measure | Literal["there", "number"]
TITLES: dict[Measure, int] = {
    "comeback": 2,
    "luck": 2,
    "risk": 2,
    "fine": 2,
    "pot": 5,
    "right": 2,
    "take": 2,
    "home": 1,
    "scheme": 1,
    "lead": 2,
    "scratch": 2,
    "double": 2,
    "wait": 2,
    "wrong": 2,
    "throw": 3,
    "haul": 50,
    "snake": 1,
    "boxcars": 1,
    "climb": 2,
    "fall": 2,
    "shadow": 1,
    "second": 2,
    "lantern": 1,
    "edge": 2,
    "seven": 2,
    "steady": 2,
    "early": 1,
    "late": 1,
}
"""Titles, the ones most worth telling first, and the least for which each is given."""


class Title(Struct, frozen=True):
    """The title ``name`` is given for ``value``; ``level`` are the others who have as much, whose title it could be.
    ``number`` is a title of its own for each ``value``."""

    name: Name
    value: int
    level: tuple[Guest, ...] = ()


def titles(counts: Counts) -> dict[Guest, Title]:
    """The title of every guest of ``counts``, a different one for each."""
    holders = {name: _holders(counts, name, least) for name, least in TITLES.items()}
    given: dict[Guest, Measure] = {}
    for name in TITLES:
        _give(name, holders, given, set())
    arrived = sorted(counts, key=lambda guest: guest.since)
    others = [guest for guest in arrived if guest not in given]
    there = max(others, key=lambda guest: counts[guest]["races"], default=None)

    def title(guest: Guest) -> Title:
        if (name := given.get(guest)) is not None:
            level = tuple(one for one in holders[name] if one != guest)
            return Title(name, counts[guest][name], level)
        if guest == there:
            return Title("there", counts[guest]["races"])
        return Title("number", 1 + arrived.index(guest))

    return {guest: title(guest) for guest in counts}


def _holders(counts: Counts, name: Measure, least: int) -> tuple[Guest, ...]:
    """Those who may have the title ``name``: nobody has more. Where all are level, it tells nobody apart."""
    values = {guest: counted[name] for guest, counted in counts.items()}
    most = max(values.values(), default=0)
    if most < least or (len(values) > 1 and min(values.values()) == most):
        return ()
    return tuple(guest for guest, value in values.items() if value == most)


def _give(
    name: Measure, holders: Mapping[Measure, tuple[Guest, ...]], given: dict[Guest, Measure], asked: set[Guest]
) -> bool:
    """Give the title ``name``, if need be by giving those who have another one a different one."""
    for guest in holders[name]:
        if guest in asked:
            continue
        asked.add(guest)
        if guest not in given or _give(given[guest], holders, given, asked):
            given[guest] = name
            return True
    return False
