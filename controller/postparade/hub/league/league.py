"""A league: seasons over several venues, whose hubs report their races. Pure."""

from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from postparade.hub.contest.standings import POINTS, Raced, places_in, units_of
from postparade.hub.messages import Name

MOST_GUESTS = 500
"""Guests that the page of a season shows; the export has all."""


class Season(Struct, frozen=True):
    """A season called ``name``; ``since`` says by venue where its report (its number, the entry) stood when the season
    began. Clocks decide nothing."""

    name: Name
    since: dict[int, tuple[int, int]] = {}


class Seasons(Struct, frozen=True):
    """All seasons of a league, in order; there is always one."""

    seasons: Annotated[tuple[Season, ...], Meta(min_length=1)] = (Season("1"),)


class VenueRow(Struct, frozen=True):
    """A venue in a season: how many meetings and races it has reported, and how many guests ran in them."""

    name: str
    meetings: int
    races: int
    guests: int


class PersonRow(Struct, frozen=True):
    """A guest of ``venue`` in a season. ``name`` is empty for whoever does not let it be shown; ``code`` is the
    pseudonym."""

    place: int
    name: str
    code: str
    venue: str
    points: int
    wins: int
    races: int
    best: float


class Mark(Struct, frozen=True):
    """A record: ``what`` (``purse``, ``points``, ``wins``, ``races``, ``streak``), its ``value``, and who holds it."""

    what: str
    value: float
    name: str
    code: str
    venue: str


class LeagueStand(Struct, frozen=True):
    """What the page of a league shows: its ``seasons`` by name, and the one that was ``chosen`` (by number)."""

    name: str
    seasons: tuple[str, ...]
    chosen: int
    venues: tuple[VenueRow, ...]
    guests: tuple[PersonRow, ...]
    records: tuple[Mark, ...]


class Start(Struct, frozen=True):
    """A guest in a race, as a line of the export: ``purse`` is what the race brought, ``units`` that in hundredths of
    what the game began with."""

    season: str
    venue: str
    meeting: str
    table: str
    game: str
    race: int
    guest: str
    name: str
    place: int
    points: int
    purse: int
    units: float


class _Started(NamedTuple):
    """A start of the person ``who`` (venue, and name or pseudonym), who is called so and so now."""

    who: tuple[int, str]
    start: Start


def starts(seasons: Seasons, chosen: int, raced: Iterable[Raced], venues: dict[int, str]) -> list[_Started]:
    """Every start in the season number ``chosen``, in the order in which each venue reported them. ``raced`` names
    guests ``TABLE-CODE``, or as they let themselves be named."""
    found = []
    for one in sorted(raced, key=lambda one: (one.table, one.at, one.result.number)):
        if season_of(seasons, one) != chosen:
            continue
        result = one.result
        places = places_in(result)
        for seat, gain in result.gains.items():
            called = result.names.get(seat, "")
            nameless = is_pseudonym(called)
            start = Start(
                season=seasons.seasons[chosen].name,
                venue=venues.get(one.table, ""),
                meeting=result.meeting,
                table=result.table,
                game=result.game,
                race=result.number,
                guest=called.rpartition("-")[2] if nameless else "",
                name="" if nameless else called,
                place=places[seat],
                points=POINTS[places[seat] - 1] if places[seat] <= len(POINTS) else 0,
                purse=gain,
                units=round(units_of(result, seat), 2),
            )
            found.append(_Started((one.table, called if nameless else called.casefold()), start))
    return found


def is_pseudonym(called: str) -> bool:
    """Whether somebody is called by a pseudonym, as hubs report them."""
    number, dash, code = called.partition("-")
    return bool(dash) and number.isdigit() and len(code) == 6 and code.isalnum() and code.isupper()


def season_of(seasons: Seasons, one: Raced) -> int:
    """The number of the season that a race belongs to: the last one that had begun for its venue."""
    begun = [number for number, season in enumerate(seasons.seasons) if one.at > season.since.get(one.table, (0, 0))]
    return max(begun, default=0)


def stand_of(name: str, seasons: Seasons, chosen: int, raced: Sequence[Raced], venues: dict[int, str]) -> LeagueStand:
    """The season number ``chosen`` of the league called ``name``."""
    lines = starts(seasons, chosen, raced, venues)
    people = _people(lines)
    return LeagueStand(
        name,
        tuple(season.name for season in seasons.seasons),
        chosen,
        _venues(lines, raced, seasons, chosen, venues),
        people[:MOST_GUESTS],
        _records(lines, people),
    )


def _people(lines: list[_Started]) -> tuple[PersonRow, ...]:
    by_person: dict[tuple[int, str], list[Start]] = {}
    for line in lines:
        by_person.setdefault(line.who, []).append(line.start)
    rows = []
    for mine in by_person.values():
        points, wins = sum(start.points for start in mine), sum(start.place == 1 for start in mine)
        rows.append((points, wins, mine))
    rows.sort(key=lambda row: (-row[0], -row[1], row[2][0].venue, row[2][0].name, row[2][0].guest))
    found = []
    for points, wins, mine in rows:
        place = 1 + sum((other, best) > (points, wins) for other, best, _ in rows)
        best = max(start.units for start in mine)
        first = mine[0]
        found.append(PersonRow(place, mine[-1].name, first.guest, first.venue, points, wins, len(mine), best))
    return tuple(found)


def _venues(
    lines: list[_Started], raced: Sequence[Raced], seasons: Seasons, chosen: int, venues: dict[int, str]
) -> tuple[VenueRow, ...]:
    rows = []
    for number, name in venues.items():
        here = [one for one in raced if one.table == number and season_of(seasons, one) == chosen]
        guests = {line.who for line in lines if line.who[0] == number}
        rows.append(VenueRow(name, len({one.result.meeting for one in here}), len(here), len(guests)))
    return tuple(sorted(rows, key=lambda row: (-row.races, row.name)))


def _records(lines: list[_Started], people: tuple[PersonRow, ...]) -> tuple[Mark, ...]:
    """The records of a season: whoever reached one first holds it."""
    if not people:
        return ()
    purse = max((line.start for line in lines), key=lambda start: start.units)
    found = [Mark("purse", purse.units, purse.name, purse.guest, purse.venue)]
    totals: tuple[tuple[str, Callable[[PersonRow], int]], ...] = (
        ("points", lambda row: row.points),
        ("wins", lambda row: row.wins),
        ("races", lambda row: row.races),
    )
    for what, of in totals:
        best = max(people, key=of)
        found.append(Mark(what, of(best), best.name, best.code, best.venue))
    length, start = _streak(lines)
    found.append(Mark("streak", length, start.name, start.guest, start.venue))
    return tuple(mark for mark in found if mark.value > 0)


def _streak(lines: list[_Started]) -> tuple[int, Start]:
    """The most races that somebody won one after another."""
    running: dict[tuple[int, str], int] = {}
    best, holder = 0, lines[0].start
    for line in lines:
        running[line.who] = running.get(line.who, 0) + 1 if line.start.place == 1 else 0
        if running[line.who] > best:
            best, holder = running[line.who], line.start
    return best, holder
