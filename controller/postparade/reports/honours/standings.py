"""Places over all games of an evening, counted so that everybody can check it: the last of a game earns one point, and
everybody else one more for each guest who is behind.

Among equal points more games won count; who is level then shares the place. A game counts once one of its races is
over, as it stands at the end; who has left it by then earns nothing in it. In a game without accounts nobody is ranked.
"""

from collections.abc import Sequence

from msgspec import Struct

from postparade.reports.evening import EveningReport, GameReport, Guest
from postparade.reports.honours.races import places_of, totals_of


class Standing(Struct, frozen=True):
    """One guest's evening: the ``place`` (shared by those with equal ``points`` and equally many games won), and the
    places in the games, in their order; ``None`` in a game that the guest did not end."""

    guest: Guest
    place: int
    points: int
    places: tuple[int | None, ...]


def final_places(game: GameReport) -> dict[int, int]:
    """The place of every seat at the end of ``game``, or where it stands; nothing before its first race is over."""
    if not game.run:
        return {}
    return places_of(totals_of(game.status), game.status.winners if game.over else ())


def points_of(places: dict[int, int]) -> dict[int, int]:
    """One point for each seat, and one more for each that is behind it."""
    return {seat: 1 + sum(other > place for other in places.values()) for seat, place in places.items()}


def standings(report: EveningReport, guests: Sequence[Guest]) -> list[Standing]:
    """How ``guests`` stand at the end of the evening, best first; equals in the order of their seats."""
    placed: list[dict[Guest, int]] = []
    points = dict.fromkeys(guests, 0)
    for game in report.games:
        places = final_places(game)
        last = game.steps[-1].entry if game.steps else 0
        placed.append({report.guest(seat, last): place for seat, place in places.items()})
        for seat, earned in points_of(places).items():
            guest = report.guest(seat, last)
            points[guest] = points.get(guest, 0) + earned
    ranks = {guest: (own, sum(places.get(guest) == 1 for places in placed)) for guest, own in points.items()}
    rows = [
        Standing(guest, 1 + sum(other > rank for other in ranks.values()), rank[0], tuple(p.get(guest) for p in placed))
        for guest, rank in ranks.items()
    ]
    return sorted(rows, key=lambda row: (row.place, row.guest.seat, row.guest.since))
