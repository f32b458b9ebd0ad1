"""Dice that the table throws itself, with the operating system's randomness."""

import secrets

from postparade.core.faults import Refusal, refuse
from postparade.dice.roll_committer import RollCommitter
from postparade.games.dice_race.actions import Roll
from postparade.games.viewer import Viewer
from postparade.table.messages import Receipt

ELECTRONIC = "electronic"
"""The source of these rolls."""


class ElectronicDice:
    """For evenings without real dice, and for whoever cannot reach the tray."""

    def __init__(self, roll_committer: RollCommitter) -> None:
        self._roll_committer = roll_committer

    async def throw(self, who: Viewer) -> Receipt | Refusal:
        """Throw for ``who``; refused when it is not their turn, as any roll would be."""
        if not self._roll_committer.expects_roll:
            return refuse("roll_not_expected")
        based_on = self._roll_committer.entry
        faces = (secrets.randbelow(6) + 1, secrets.randbelow(6) + 1)
        return await self._roll_committer.commit(who, Roll(faces, source=ELECTRONIC), based_on)
