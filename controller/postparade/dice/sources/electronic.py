"""Dice that the table throws itself."""

from postparade.core.faults import Refusal, refuse
from postparade.dice.roll_committer import RollCommitter
from postparade.rules.actions import ELECTRONIC, Roll
from postparade.rules.viewer import Viewer
from postparade.table.messages import Receipt


class ElectronicDice:
    """Electronic dice, for evenings without real ones and for players who cannot reach the tray."""

    def __init__(self, roll_committer: RollCommitter) -> None:
        self._roll_committer = roll_committer

    async def throw(self, who: Viewer, based_on: int | None = None) -> Receipt | Refusal:
        """Throw for ``who``, whose screen showed journal entry ``based_on`` (without it: the newest one); refused when
        it is not their turn or the table has moved on, as any roll would be."""
        if not self._roll_committer.expects_roll:
            return refuse("roll_not_expected")
        seen = self._roll_committer.entry if based_on is None else based_on
        return await self._roll_committer.commit(who, Roll((), source=ELECTRONIC), seen)
