"""Eleven buttons for the sums 2 to 12: one press is a roll of which only the sum is known."""

from postparade.dice.roll_committer import RollCommitter
from postparade.dice.sources.buttons.entry import Entry


class Panel:
    """The faces stay unknown, also for 2 and 12: if they alone were filled in, ones and sixes would seem to come too
    often. Until the roll has settled, another press changes it."""

    def __init__(self, entry: Entry, roll_committer: RollCommitter) -> None:
        self._entry = entry
        self._roll_committer = roll_committer

    def press(self, total: int) -> None:
        """The button for ``total`` (2 to 12) was pressed."""
        if self._entry.choose_total(total):
            self._roll_committer.propose(self._entry.proposal(settled=False))
