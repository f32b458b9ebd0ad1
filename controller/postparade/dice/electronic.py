"""Dice that the table throws itself, with the operating system's randomness."""

import secrets

from postparade.dice.steward import Steward
from postparade.faults import Refusal, refuse
from postparade.games.dice_race.actions import Roll
from postparade.games.who import Who
from postparade.table.messages import Receipt

ELECTRONIC = "electronic"
"""The source of these rolls."""


class ElectronicDice:
    """For evenings without real dice, and for whoever cannot reach the tray."""

    def __init__(self, steward: Steward) -> None:
        self._steward = steward

    async def throw(self, who: Who) -> Receipt | Refusal:
        """Throw for ``who``; refused when it is not their turn, as any roll would be."""
        if not self._steward.expects_roll:
            return refuse("roll_not_expected")
        based_on = self._steward.entry
        faces = (secrets.randbelow(6) + 1, secrets.randbelow(6) + 1)
        return await self._steward.commit(who, Roll(faces, source=ELECTRONIC), based_on)
