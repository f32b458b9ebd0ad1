"""An evening as plain values, for programs: its games and their standings, and how it ended once it is closed."""

from postparade.reports.evening import EveningReport, GameReport
from postparade.reports.honours.honours import honours_of

Figures = dict[str, object]
"""A JSON object."""


def figures(report: EveningReport) -> Figures:
    """What a program is told of ``report``. How an evening ends is told only once it is closed."""
    closed = report.closed
    return {
        "closed": None if closed is None else closed.at,
        "games": [_game(game) for game in report.games],
        "standings": [] if closed is None else _honoured(report),
    }


def _game(game: GameReport) -> Figures:
    status = game.status
    best = game.standings
    return {
        "game": game.game.name,
        "title": game.title,
        "began": game.began,
        "races": game.run,
        "over": game.over,
        "standings": [
            {
                "place": 1 + sum(other > total for _, other in best),
                "seat": seat,
                "name": game.name(seat),
                "holds": status.purses.get(seat, 0),
                "score": status.scores.get(seat),
            }
            for seat, total in best
        ],
    }


def _honoured(report: EveningReport) -> list[Figures]:
    honours = honours_of(report)
    titles = {guest: title.name for guest, title in honours.titles.items()}
    return [
        {
            "place": row.place,
            "seat": row.guest.seat,
            "name": row.guest.name,
            "points": row.points,
            "title": titles.get(row.guest),
        }
        for row in honours.standings
    ]
