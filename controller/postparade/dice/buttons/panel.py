"""Eleven buttons for the sums 2 to 12: one press is a roll of which only the sum is known."""

from postparade.dice.buttons.entry import Entry
from postparade.dice.steward import Steward


class Panel:
    """The faces stay unknown, also for 2 and 12: if they alone were filled in, ones and sixes would seem to come too
    often. Until the roll has settled, another press changes it."""

    def __init__(self, entry: Entry, steward: Steward) -> None:
        self._entry = entry
        self._steward = steward

    def press(self, total: int) -> None:
        """The button for ``total`` (2 to 12) was pressed."""
        if self._entry.choose_total(total):
            self._steward.propose(self._entry.proposal(settled=False))
