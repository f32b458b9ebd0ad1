"""What Odds On counts about each guest: long prices, owned winners and owned last horses, specials that were played."""

from collections.abc import Iterator

from postparade.games.odds_on.rules import events as ev
from postparade.rules.tallies import Tally

LONG = -2
"""A price worth so many points or fewer, 10:1 and longer, is bold."""


class OddsOnTallies:
    """Implements :class:`postparade.rules.tallies.Tallies`."""

    def of(self, _state: object, event: object) -> Iterator[Tally]:
        """What ``event`` counts for whom."""
        match event:
            case ev.PriceSet(player=seat, dollars=dollars) if dollars <= LONG:
                yield Tally(seat, "risk")
            case ev.SpecialPlayed(player=seat):
                yield Tally(seat, "scheme")
            case ev.Finished(runners=runners):
                last = max((runner.rank for runner in runners if runner.rank is not None), default=0)
                for runner in runners:
                    if runner.owner is None or runner.rank is None:
                        continue
                    if runner.rank == 1:
                        yield Tally(runner.owner, "right")
                    elif runner.rank == last:
                        yield Tally(runner.owner, "wrong")


TALLIES = OddsOnTallies()
