"""What Ready Set Bet counts about each guest: bold bets, bets won and lost, penalties, and what VIP cards pay."""

from collections.abc import Iterator

from postparade.games.ready_set_bet.rules import events as ev
from postparade.games.ready_set_bet.rules.spots import SPOTS
from postparade.rules.tallies import Tally

BOLD = 5
"""The multiplier from which a bet is bold."""


class ReadySetBetTallies:
    """Implements :class:`postparade.rules.tallies.Tallies`."""

    def of(self, _state: object, event: object) -> Iterator[Tally]:
        """What ``event`` counts for whom."""
        match event:
            case ev.BetResult(player=seat, spot=name, won=won, penalty=penalty):
                yield Tally(seat, "right" if won else "wrong")
                if (spot := SPOTS.get(name)) is not None and spot.multiplier >= BOLD:
                    yield Tally(seat, "risk")
                if not won and penalty:
                    yield Tally(seat, "fine")
            case ev.VipPaid(player=seat):
                yield Tally(seat, "luck")


TALLIES = ReadySetBetTallies()
