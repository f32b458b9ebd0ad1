"""What Bettor Horse counts about each guest: bets on anything but a win are bold, and bets come true or do not."""

from collections.abc import Iterator

from postparade.games.bettor_horse.rules import events as ev
from postparade.rules.tallies import Tally


class BettorHorseTallies:
    """Implements :class:`postparade.rules.tallies.Tallies`."""

    def of(self, _state: object, event: object) -> Iterator[Tally]:
        """What ``event`` counts for whom."""
        match event:
            case ev.RoundDecided(pair=pair, bets=bets, right=right):
                for seat, bet in zip(pair, bets, strict=True):
                    yield Tally(seat, "right" if seat in right else "wrong")
                    if bet != "win":
                        yield Tally(seat, "risk")


TALLIES = BettorHorseTallies()
