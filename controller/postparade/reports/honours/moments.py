"""Each guest's best moment: the race that brought the largest share of what all gained in it."""

from fractions import Fraction

from msgspec import Struct

from postparade.reports.evening import EveningReport, GameReport, Guest
from postparade.reports.honours.races import Settled, settled_races


class Moment(Struct, frozen=True, eq=False):
    """``race`` of ``game`` brought the guest ``gain``."""

    game: GameReport
    race: Settled
    gain: int


def moments(report: EveningReport) -> dict[Guest, Moment]:
    """The best moment of everybody who gained anything. Among equal shares the larger gain counts, then the earlier
    race."""
    found: dict[Guest, tuple[Fraction, int, Moment]] = {}
    for game in report.games:
        for race in settled_races(game):
            gains = race.gains
            whole = sum(gain for gain in gains.values() if gain > 0)
            for seat, gain in gains.items():
                if gain <= 0:
                    continue
                guest, rank = report.guest(seat, race.entry), (Fraction(gain, whole), gain)
                if guest not in found or rank > found[guest][:2]:
                    found[guest] = (*rank, Moment(game, race, gain))
    return {guest: moment for guest, (_, _, moment) in found.items()}
