"""What a dice race counts about each guest: fines, chips for the pot, dealt cards of winners, horses scratched."""

from collections.abc import Iterator

from postparade.games.dice_race.rules import events as ev
from postparade.rules.tallies import Tally


class DiceRaceTallies:
    """Implements :class:`postparade.rules.tallies.Tallies`."""

    def of(self, _state: object, event: object) -> Iterator[Tally]:
        """What ``event`` counts for whom."""
        match event:
            case ev.Paid(player=seat, reason=reason, paid=paid):
                yield Tally(seat, "pot", paid)
                if reason != "scratch":
                    yield Tally(seat, "fine")
            case ev.AntePaid(player=seat, paid=paid):
                yield Tally(seat, "pot", paid)
            case ev.Scratched(player=seat):
                yield Tally(seat, "scratch")
            case ev.PaidOut(player=seat, cards=cards):
                yield Tally(seat, "luck", cards)


TALLIES = DiceRaceTallies()
