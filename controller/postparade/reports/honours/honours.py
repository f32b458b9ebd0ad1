"""The honours of one evening, and what boards and phones are sent of them."""

from msgspec import Struct

from postparade.reports.evening import EveningReport, Guest
from postparade.reports.honours.counts import counts
from postparade.reports.honours.moments import Moment, moments
from postparade.reports.honours.standings import Standing, final_places, standings
from postparade.reports.honours.titles import Title, titles


class Honours(Struct, frozen=True, eq=False):
    """The ``standings`` of everybody who took part in a race, best first, and by guest the ``titles`` and the best
    ``moments``, of those who have one."""

    report: EveningReport
    standings: tuple[Standing, ...]
    titles: dict[Guest, Title]
    moments: dict[Guest, Moment]

    def guest(self, seat: int) -> Guest | None:
        """Who sat last in ``seat`` and took part; ``None`` if nobody did."""
        there = [row.guest for row in self.standings if row.guest.seat == seat]
        return max(there, key=lambda guest: guest.since, default=None)

    def as_json(self) -> dict[str, object]:
        """Everything but the moments, as plain values."""
        closed = self.report.closed
        return {
            "at": self.report.games[0].began if closed is None else closed.at,
            "games": [
                {"title": game.title, "guests": len(final_places(game)), "races": game.run}
                for game in self.report.games
            ],
            "standings": [
                {**_named(row.guest), "place": row.place, "points": row.points, "places": list(row.places)}
                for row in self.standings
            ],
            "titles": [
                {
                    **_named(row.guest),
                    "title": title.name,
                    "value": title.value,
                    "level": [guest.name for guest in title.level],
                }
                for row in self.standings
                if (title := self.titles.get(row.guest)) is not None
            ],
        }


def honours_of(report: EveningReport) -> Honours:
    """The honours of ``report``. Pure: the same journal gives the same honours."""
    counted = counts(report)
    return Honours(report, tuple(standings(report, tuple(counted))), titles(counted), moments(report))


def _named(guest: Guest) -> dict[str, object]:
    return {"seat": guest.seat, "since": guest.since, "name": guest.name}
