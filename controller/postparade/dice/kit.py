"""What every source of dice is given to work with."""

from typing import Any, NamedTuple

from postparade.clock import Clock
from postparade.dice.electronic import ElectronicDice
from postparade.dice.settings import DiceSettings
from postparade.dice.steward import Steward
from postparade.table.bulletin import BulletinBoard


class Kit(NamedTuple):
    """What a source is given. ``tray`` is the simulated tray's camera, where there is one."""

    settings: DiceSettings
    steward: Steward
    bulletin: BulletinBoard
    clock: Clock
    throw: ElectronicDice
    tray: Any = None
