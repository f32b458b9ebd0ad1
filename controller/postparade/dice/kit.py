"""What every source of dice is given to work with."""

from pathlib import Path
from typing import Any, NamedTuple

from postparade.clock import Clock
from postparade.dice.electronic import ElectronicDice
from postparade.dice.settings import DiceSettings
from postparade.dice.steward import Steward
from postparade.table.bulletin import BulletinBoard


class Kit(NamedTuple):
    """What a source is given. ``tray`` is the simulated tray's camera, where there is one; ``data`` is the folder of
    the evening, where calibrations are kept, or ``None`` to do without."""

    settings: DiceSettings
    steward: Steward
    bulletin: BulletinBoard
    clock: Clock
    throw: ElectronicDice
    tray: Any = None
    data: Path | None = None
