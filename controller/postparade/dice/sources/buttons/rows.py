"""Two rows of six buttons, one row a die: a face pressed in each row is a roll."""

from postparade.dice.roll_committer import RollCommitter
from postparade.dice.sources.buttons.entry import Entry


class Rows:
    """Until the roll has settled, another press changes it."""

    def __init__(self, entry: Entry, roll_committer: RollCommitter) -> None:
        self._entry = entry
        self._roll_committer = roll_committer

    def press(self, die: int, face: int) -> None:
        """``face`` (1 to 6) of row ``die`` (0 or 1) was pressed."""
        if self._entry.choose(die, face) and self._entry.whole:
            self._roll_committer.propose(self._entry.proposal(settled=False))
