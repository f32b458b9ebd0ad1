"""Standings over all tables of a night: of guests, and of tables as teams."""

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

from msgspec import Struct

from postparade.hub.contest.common_race import At
from postparade.hub.messages import Result

By = Literal["points", "place", "purse"]
"""What decides: ``points`` for the place in each race; ``place``: races won, then second places, and so on; ``purse``:
what the races brought, in hundredths of what the guest's game began with."""
POINTS = (10, 6, 4, 3, 2, 1)
"""For the best of a race and those behind."""
PLACES = 6
"""Places that are counted one by one."""


class Person(NamedTuple):
    """Who raced: a ``code`` that is the same at whatever table, and how often guests had ``moved`` when the person came
    to this one."""

    code: str
    moved: int = -1


class Raced(NamedTuple):
    """A ``result`` of the table number ``table``; ``at`` orders those of one table. ``people`` says by seat who raced;
    without it, somebody else sits at every table, at every seat and under every name."""

    table: int
    at: tuple[int, int]
    result: Result
    people: Mapping[int, Person] = {}


class Start(NamedTuple):
    """A ``person`` who raced: ``when`` (after how many moves, and where the journal stood), and ``where``: at which
    table and seat, and under which name."""

    person: Person
    when: tuple[int, At]
    where: tuple[int, int, str]


class Ride(NamedTuple):
    """The horse of ``table`` came in at ``place`` of a common race: for each of its ``riders`` as if they had that
    place themselves."""

    table: int
    place: int
    riders: tuple[Start, ...]


class GuestRow(Struct, frozen=True):
    """A guest called ``name`` at seat ``seat`` of ``table``, where the guest raced last: place in the standings, and
    what for. ``places`` counts first, second and further places in races."""

    place: int
    table: int
    seat: int
    name: str
    points: int
    units: float
    races: int
    places: tuple[int, ...]


class TableRow(Struct, frozen=True):
    """A table as a team: what each of its guests got in a race on average, so that tables of any size compare."""

    place: int
    table: int
    points: float
    units: float
    races: int
    guests: int


class Standings(Struct, frozen=True):
    """Guests and tables, best first; equals share a place."""

    by: By
    guests: tuple[GuestRow, ...] = ()
    tables: tuple[TableRow, ...] = ()


class _Sum:
    def __init__(self) -> None:
        self.seen: tuple[tuple[int, At], tuple[int, int, str]] = (-1, (0, 0)), (0, 0, "")
        """When the guest was seen last, and as whom: at which table and seat, and under which name."""
        self.points = 0
        self.units = 0.0
        self.races = 0
        self.places = [0] * PLACES

    def add(self, place: int, units: float) -> None:
        self.points += POINTS[place - 1] if place <= len(POINTS) else 0
        self.units += units
        self.races += 1
        if place <= PLACES:
            self.places[place - 1] += 1

    def merit(self, by: By) -> tuple[float, ...]:
        """What decides, best highest; rounded, because sums of shares are not exact."""
        if by == "place":
            return tuple(self.places)
        return (self.points,) if by == "points" else (round(self.units, 6),)


def places_in(result: Result) -> dict[int, int]:
    """The place of every seat in a race, by what it brought; equal gains share one."""
    gains = result.gains
    return {seat: 1 + sum(other > gain for other in gains.values()) for seat, gain in gains.items()}


def units_of(result: Result, seat: int) -> float:
    """What the race brought ``seat``, in hundredths of what the game began with; points as they are."""
    gain = result.gains[seat]
    return 100 * gain / result.stake if result.stake > 0 else float(gain)


def counted(raced: Iterable[Raced], races: int | None) -> list[Raced]:
    """The first ``races`` results of every table (``None``: all), in order."""
    taken: dict[int, int] = {}
    found = []
    for one in sorted(raced, key=lambda one: (one.table, one.at)):
        taken[one.table] = taken.get(one.table, 0) + 1
        if races is None or taken[one.table] <= races:
            found.append(one)
    return found


def standings(
    raced: Iterable[Raced], by: By = "points", races: int | None = None, rides: Iterable[Ride] = ()
) -> Standings:
    """The standings after the first ``races`` results of each table, and ``rides`` beside them, which bring no purse.
    Pure: whatever order results came in."""
    sums: dict[str, _Sum] = {}
    teams: dict[int, _Team] = {}
    for one in counted(raced, races):
        team = teams.setdefault(one.table, _Team())
        team.run += 1
        for seat, place in places_in(one.result).items():
            name, units = one.result.names.get(seat, str(seat)), units_of(one.result, seat)
            person = one.people.get(seat) or Person(f"{one.table} {seat} {name}")
            _add(sums, team, Start(person, (person.moved, one.at), (one.table, seat, name)), place, units)
    for ride in () if by == "purse" else rides:
        team = teams.setdefault(ride.table, _Team())
        team.run += 1
        for rider in ride.riders:
            _add(sums, team, rider, ride.place, 0.0)
    ranked = sorted(sums.values(), key=lambda each: (_falling(each.merit(by)), each.seen[1]))
    merits = [each.merit(by) for each in ranked]
    guests = tuple(_row(1 + sum(other > each.merit(by) for other in merits), each) for each in ranked)
    return Standings(by, guests, _teams(teams, by))


def _add(sums: dict[str, _Sum], team: "_Team", start: Start, place: int, units: float) -> None:
    each = sums.setdefault(start.person.code, _Sum())
    each.add(place, units)
    each.seen = max(each.seen, (start.when, start.where))
    team.add(place, units)
    team.people.add(start.person.code)


class _Team(_Sum):
    def __init__(self) -> None:
        super().__init__()
        self.run = 0
        self.people: set[str] = set()


def _teams(teams: Mapping[int, _Team], by: By) -> tuple[TableRow, ...]:
    rows = []
    for table, team in teams.items():
        starts = team.races or 1
        rows.append((team.points / starts, team.units / starts, table, team.run, len(team.people)))
    at = 1 if by == "purse" else 0
    merits = [round(row[at], 6) for row in rows]
    placed = [
        TableRow(1 + sum(other > round(row[at], 6) for other in merits), row[2], row[0], row[1], row[3], row[4])
        for row in rows
    ]
    return tuple(sorted(placed, key=lambda row: (row.place, row.table)))


def _row(place: int, each: _Sum) -> GuestRow:
    return GuestRow(place, *each.seen[1], each.points, round(each.units, 2), each.races, tuple(each.places))


def _falling(merit: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(-one for one in merit)
