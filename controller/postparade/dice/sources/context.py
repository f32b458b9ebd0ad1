"""What every source of dice is given to work with."""

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from postparade.core.clock import Clock
from postparade.dice.roll_committer import RollCommitter
from postparade.dice.settings import DiceSettings
from postparade.dice.sources.electronic import ElectronicDice
from postparade.table.commands.host_buttons import HostButtons
from postparade.table.presentation.status_board import StatusBoard

if TYPE_CHECKING:
    from postparade.dice.capture.contract import Camera

LET_GO_WITHIN = 2.0
"""Seconds for which a stop waits for the pins of the machine, or for the kernel to take a device back."""


class SourceContext(NamedTuple):
    """What a source is given. ``tray`` is the simulated tray's camera, where there is one; ``data`` is the folder of
    the session, where calibrations are kept, or ``None`` to do without; ``host`` presses the buttons of the host
    console, ``None`` where they are not to be pressed."""

    settings: DiceSettings
    roll_committer: RollCommitter
    status_board: StatusBoard
    clock: Clock
    throw: ElectronicDice
    tray: "Camera | None" = None
    data: Path | None = None
    host: HostButtons | None = None
