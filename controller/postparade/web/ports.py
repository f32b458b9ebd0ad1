"""What the pages need from the rest of the program, passed in by the composition root."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import IO, NamedTuple, Protocol

from postparade.core.faults import JournalFault, Refusal
from postparade.core.i18n import USUAL
from postparade.rules.race import Race
from postparade.rules.viewer import Viewer
from postparade.table.corrections.preview import Preview
from postparade.table.messages import Command, Correct, Receipt, TableView, Update
from postparade.table.presentation.silks import Silks

Throw = Callable[[Viewer, int], Awaitable[Receipt | Refusal]]
"""Electronic dice: throws for a viewer whose screen showed this journal entry, with the operating system's randomness,
and commits the roll."""


class TablePort(Protocol):
    """The table, as far as the pages know it."""

    async def submit(self, command: Command) -> Receipt | Refusal: ...

    @property
    def fault(self) -> JournalFault | None: ...

    def view(self, who: Viewer) -> TableView: ...

    async def preview(self, correction: Correct) -> Preview | Refusal: ...

    @property
    def presenting(self) -> bool: ...

    def race(self) -> Race | None: ...

    @property
    def silks(self) -> Silks: ...

    def watch(self, fn: Callable[[Update], None], /) -> Callable[[], None]: ...


class ScenesPort(Protocol):
    """The clock of the scenes."""

    def painted(self, entry: int, name: str) -> None:
        """A board has painted the scene ``name`` of journal entry ``entry``."""
        ...


class PanelPort(Protocol):
    """The simulated table behind its panel. Only :meth:`tray_jpeg` is called in a worker thread, all else in the
    loop."""

    async def command(self, name: str, args: dict[str, object]) -> dict[str, object]:
        """Carry out one command of the panel and tell what came of it.

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

    def lights(self) -> list[int]:
        """The pins of a simulated Raspberry Pi whose lights are on."""
        ...

    def tray_jpeg(self) -> bytes:
        """What the tray camera sees now, as JPEG; empty while there is no picture."""
        ...

    def describe(self) -> dict[str, object]:
        """What the panel can show and ask for, as JSON values.

        ``strip`` is a list of ``{"number": lane, "pixels": [index, ...]}`` with the pixels in running order.
        ``controls`` is a list of ``{"group", "name", "kind"}``, for both of which the page has words, and more by kind:
        a ``button`` sends ``args`` (if any), a ``switch`` has ``on`` and sends ``{**args, "on": bool}``, a ``range``
        has ``value``, ``min``, ``max``, ``step`` and sends ``{**args, "value": number}``. ``tray`` says whether a
        camera looks at the tray. ``pins`` are the buttons of a simulated Raspberry Pi, each ``{"place", "number",
        "pin", "light"}``.
        """
        ...


class MachinePort(Protocol):
    """The machine that the table runs on, as its host may use it. ``status`` and ``command`` are those of a
    ``HostToolPort``, for the host's page."""

    def status(self) -> dict[str, object]: ...

    def command(self, command: dict[str, object]) -> None: ...

    @property
    def can_switch(self) -> bool:
        """Whether the host may switch it off."""
        ...

    async def evening(self) -> tuple[str, bytes]:
        """Name and bytes of a copy of the evening's journal. Raises :class:`~postparade.core.faults.Fault`."""
        ...

    async def copy(self) -> tuple[str, bytes]:
        """Name and bytes of a copy of evening, settings and calibrations. Raises
        :class:`~postparade.core.faults.Fault`."""
        ...

    async def restore(self, source: IO[bytes]) -> None:
        """Check the copy in ``source``, and keep it until the host confirms it. Raises
        :class:`~postparade.core.faults.Fault`."""
        ...

    async def log(self) -> str:
        """The last lines of the table's log, without secrets; empty where it keeps none. Raises
        :class:`~postparade.core.faults.Fault`."""
        ...

    async def report(self) -> bytes:
        """Everything that helps somebody else to see what is wrong, packed as ``.tar.gz``, without secrets."""
        ...

    async def switch(self, order: str) -> None:
        """Carry out ``order``, "off" or "restart". Raises :class:`~postparade.core.faults.Fault` where that cannot be
        done."""
        ...


async def _nothing() -> None:
    """Where no incidents are kept, there is nothing to acknowledge."""


class Ports(NamedTuple):
    """Everything the server is given besides its settings.

    ``data`` is the folder of the evening, where the access file lives. ``throw`` is ``None`` where the dice are real
    ones, ``panel`` where the table is not simulated. ``language`` is the one of the screens. ``acknowledge`` keeps that
    the host has seen what went wrong, or raises :class:`~postparade.core.faults.Fault`. A ``demonstration`` is not
    kept, and every page says so.
    """

    data: Path
    throw: Throw | None = None
    panel: PanelPort | None = None
    language: str = USUAL
    acknowledge: Callable[[], Awaitable[None]] = _nothing
    demonstration: bool = False
