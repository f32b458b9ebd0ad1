"""The driver of Strike Twelve, an example of docs/adding-a-game.md: one die of twelve faces."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[3] / "docs" / "examples" / "twelve-game"))

from postparade_twelve.game import Twelve

from postparade.rules.actions import Roll
from tests.games.dice_race.driver import DiceRaceDriver


class TwelveDriver(DiceRaceDriver):
    """Rolls of two dice are none of this game."""

    impossible = (
        *(action for action in DiceRaceDriver.impossible if action != Roll([3])),
        *(Roll([3, 4]), Roll([13]), Roll([0]), Roll((), 13)),
    )


DRIVERS = [TwelveDriver(Twelve())]
