"""What is played between the tables of a night: a meeting of so many races, or heats with a final."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Annotated, Literal

from msgspec import Meta, Struct

from postparade.hub.contest.standings import By, GuestRow, Raced, Ride, Standings, standings
from postparade.hub.messages import Name

Draw = Literal["lot", "seeding"]
"""How the seats of a final are given: by lot, or the best of the heats first."""
Races = Annotated[int, Meta(ge=1, le=200)]
SEATS = 12


class Finalist(Struct, frozen=True):
    """A guest of ``table`` who sits down at ``seat`` of the final."""

    seat: int
    table: int
    name: str


class Final(Struct, frozen=True):
    """The final is run at ``table``, by ``finalists``; ``since`` is where the journal of that table stood when it was
    drawn."""

    table: int
    finalists: tuple[Finalist, ...]
    since: tuple[int, int]


class Contest(Struct, frozen=True):
    """A meeting: the first ``races`` of each table (``None``: all) since it began, decided ``by`` what. With
    ``advance``, tables are heats, and so many of each reach the final, whose seats are given by ``draw``. ``since``
    says by table where its journal (its number, the entry) stood."""

    name: Name = "-"
    races: Races | None = None
    by: By = "points"
    teams: bool = False
    advance: Annotated[int, Meta(ge=0, le=6)] = 0
    draw: Draw = "lot"
    since: dict[int, tuple[int, int]] = {}
    final: Final | None = None


class Night(Struct, frozen=True):
    """A night called ``name``: the ``code`` that tables join with, the ``contest`` of the evening, what was announced
    last, and whether it is ``over``."""

    name: str
    code: str
    contest: Contest = Contest()
    announcement: str = ""
    over: bool = False


def contested(contest: Contest, raced: Iterable[Raced]) -> list[Raced]:
    """The results that count in ``contest`` before its final."""
    began = contest.since
    drawn = contest.final
    return [
        one
        for one in raced
        if one.at > began.get(one.table, (0, 0))
        and not (drawn is not None and one.table == drawn.table and one.at > drawn.since)
    ]


def standings_of(contest: Contest, raced: Iterable[Raced], rides: Iterable[Ride] = ()) -> Standings:
    """The standings of ``contest``, or of its heats, with the ``rides`` of common races."""
    return standings(contested(contest, raced), contest.by, contest.races, rides)


def final_of(contest: Contest, raced: Iterable[Raced]) -> Standings | None:
    """The standings of the final, once it was drawn: of its first race, in which every finalist runs."""
    final = contest.final
    if final is None:
        return None
    return standings([one for one in raced if one.table == final.table and one.at > final.since], contest.by, 1)


def finalists_of(contest: Contest, rows: Sequence[GuestRow], chance: Random) -> tuple[Finalist, ...]:
    """Who reaches the final, and which seat each gets: the best of every table, as many as have room. Guests who are
    level for the last place of a table are drawn by lot."""
    through: list[tuple[int, float, GuestRow]] = []
    for table in sorted({row.table for row in rows}):
        mine = [(row.place, chance.random(), row) for row in rows if row.table == table]
        through += sorted(mine, key=lambda one: one[:2])[: contest.advance]
    through = sorted(through, key=lambda one: one[:2])[:SEATS]
    if contest.draw == "lot":
        chance.shuffle(through)
    return tuple(Finalist(seat, row.table, row.name) for seat, (_, _, row) in enumerate(through, 1))
