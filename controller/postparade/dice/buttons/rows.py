"""Two rows of six buttons, one row a die: a face pressed in each row is a roll."""

from postparade.dice.buttons.entry import Entry
from postparade.dice.steward import Steward


class Rows:
    """Until the roll has settled, another press changes it."""

    def __init__(self, entry: Entry, steward: Steward) -> None:
        self._entry = entry
        self._steward = steward

    def press(self, die: int, face: int) -> None:
        """``face`` (1 to 6) of row ``die`` (0 or 1) was pressed."""
        if self._entry.choose(die, face) and self._entry.whole:
            self._steward.propose(self._entry.proposal(settled=False))
