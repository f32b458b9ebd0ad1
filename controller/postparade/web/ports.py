"""What the pages need from the rest of the house, handed in by the composition root."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from postparade.faults import Refusal
from postparade.games.who import Who
from postparade.table.messages import Command, Notice, Receipt, TableView

Throw = Callable[[Who], Awaitable[Receipt | Refusal]]
"""Electronic dice: throws for ``who`` with the operating system's randomness and commits the roll."""


class TablePort(Protocol):
    """The authority, as far as the pages know it."""

    async def submit(self, command: Command) -> Receipt | Refusal: ...

    def view(self, who: Who) -> TableView: ...

    def watch(self, fn: Callable[[Notice], None], /) -> Callable[[], None]: ...


class PanelPort(Protocol):
    """The simulated table behind its panel."""

    async def command(self, name: str, args: dict[str, Any]) -> dict[str, Any]:
        """Carry out one wish of the panel: ``throw``, ``photo`` and whatever :meth:`describe` lists. Raises
        :class:`~postparade.faults.Fault` when it cannot be done."""
        ...

    def pixels(self) -> bytes:
        """The strip as the firmware shows it: three bytes (red, green, blue) a pixel, in wire order."""
        ...

    def servos(self) -> list[int]:
        """Position of each servo in microseconds, 0 for one without a signal."""
        ...

    def tray_jpeg(self) -> bytes:
        """What the tray camera sees now, as JPEG. Called in a worker thread."""
        ...

    def describe(self) -> dict[str, Any]:
        """What the panel can show and ask for, as JSON values."""
        ...


class Ports(NamedTuple):
    """Everything the server is given beside its settings.

    ``data`` is the folder of the evening, where the access file lives. ``throw`` is ``None`` where the dice are real
    ones, ``panel`` where the table is not simulated.
    """

    data: Path
    throw: Throw | None = None
    panel: PanelPort | None = None
