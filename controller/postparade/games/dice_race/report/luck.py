"""Luck in chips: what a race brought each seat beyond what could be expected.

Luck of the hand: payout less payments for scratched cards, less what both could be expected to be when the cards had
been dealt. Luck at the dice: for every own roll, the fine that could be expected of it less the fine that was paid.
A purse for rolling the winner home counts, less what could be expected of it; an ante is no luck, it is in the pot
before anything is expected. All are zero on average for everybody, however good the cards are, while purses can pay
what falls due.
"""

from postparade.games.dice_race.odds.money import Expectation, expectation
from postparade.games.dice_race.odds.stakes import Stakes, stakes_of
from postparade.games.dice_race.rules import events as ev
from postparade.games.dice_race.rules.game import AnyDiceRace
from postparade.games.dice_race.rules.state import State
from postparade.rules.viewer import TABLE


class Reckoning:
    """Adds up the luck of every seat from the deal on."""

    def __init__(self, game: AnyDiceRace, dealt: State) -> None:
        """``dealt`` is the state right after the deal."""
        self._seats = dealt.players
        self._rates = dict(zip(game.board.numbers, game.board.rates, strict=True))
        self._stakes: Stakes | None = None if dealt.hands is None else stakes_of(game, game.view(dealt, TABLE))
        self._luck = dict.fromkeys(dealt.players, 0.0)

    def hear(self, event: ev.Event, before: State) -> None:
        """Count one event of the race, which happened in the state ``before``."""
        match event:
            case ev.Rolled(player=player):
                self._luck[player] += self._expected_fine(before)
            case ev.Paid(player=player, paid=paid):
                self._luck[player] -= paid
            case ev.RollerPaid(player=player, paid=paid):
                self._luck[player] += paid
            case ev.PaidOut(player=player, amount=amount):
                self._luck[player] += amount

    def luck(self) -> dict[int, float] | None:
        """Chips beyond expectation by seat, once the race is paid; ``None`` with printed cards."""
        if self._stakes is None:
            return None
        at_the_deal: Expectation = expectation(self._stakes)
        expected = at_the_deal.winnings - at_the_deal.costs
        return {seat: self._luck[seat] - float(chips) for seat, chips in zip(self._seats, expected, strict=True)}

    def _expected_fine(self, state: State) -> float:
        if state.phase == "scratch" and (self._stakes is None or not self._stakes.fined_repeats):
            return 0.0
        return sum(self._rates[horse] * state.value(horse) for horse in state.scratched)
