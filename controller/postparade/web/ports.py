"""What the pages need from the rest of the house, handed in by the composition root."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from postparade.core.faults import JournalFault, Refusal
from postparade.core.i18n import USUAL
from postparade.games.race import Race
from postparade.games.viewer import Viewer
from postparade.table.messages import Command, Receipt, TableView, Update

Throw = Callable[[Viewer, int], Awaitable[Receipt | Refusal]]
"""Electronic dice: throws for a viewer whose screen showed this journal entry, with the operating system's randomness,
and commits the roll."""


class TablePort(Protocol):
    """The authority, as far as the pages know it."""

    async def submit(self, command: Command) -> Receipt | Refusal: ...

    @property
    def fault(self) -> JournalFault | None: ...

    def view(self, who: Viewer) -> TableView: ...

    def race(self) -> Race | None: ...

    def watch(self, fn: Callable[[Update], None], /) -> Callable[[], None]: ...


class PanelPort(Protocol):
    """The simulated table behind its panel. Only :meth:`tray_jpeg` is called in a worker thread, all else in the
    loop."""

    async def command(self, name: str, args: dict[str, Any]) -> dict[str, Any]:
        """Carry out one wish of the panel and tell what came of it.

        ``throw`` drops two dice on the tray (``args["dice"]`` names the faces, else chance does); ``photo`` lays a
        picture file on it (``args["data"]`` are its bytes); all other names are those of the controls. Raises
        :class:`~postparade.core.faults.Fault`, ``KeyError`` or ``ValueError`` when it cannot be done.
        """
        ...

    def pixels(self) -> bytes:
        """The strip as the firmware shows it: three bytes (red, green, blue) a pixel, in wire order."""
        ...

    def servos(self) -> list[int]:
        """Pulse of each servo in microseconds, in the order of the lanes; 0 for one without a signal."""
        ...

    def tray_jpeg(self) -> bytes:
        """What the tray camera sees now, as JPEG; empty while there is no picture."""
        ...

    def describe(self) -> dict[str, Any]:
        """What the panel can show and ask for, as JSON values.

        ``strip`` is a list of ``{"number": lane, "pixels": [index, ...]}`` with the pixels in running order.
        ``controls`` is a list of ``{"group", "name", "kind"}``, for both of which the page has words, and more by kind:
        a ``button`` sends ``args`` (if any), a ``switch`` has ``on`` and sends ``{**args, "on": bool}``, a ``range``
        has ``value``, ``min``, ``max``, ``step`` and sends ``{**args, "value": number}``.
        """
        ...


class Ports(NamedTuple):
    """Everything the server is given beside its settings.

    ``data`` is the folder of the evening, where the access file lives. ``throw`` is ``None`` where the dice are real
    ones, ``panel`` where the table is not simulated. ``language`` is the one of the screens.
    """

    data: Path
    throw: Throw | None = None
    panel: PanelPort | None = None
    language: str = USUAL
