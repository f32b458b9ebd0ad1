"""What a driver of the track is: a sink for frames and moves that says what it can do and how it fails."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from msgspec import Struct

from postparade.core.clock import Clock
from postparade.core.confirmation import Confirmation, Verifies
from postparade.core.faults import DeviceFault, Fault
from postparade.track.frame import Frame
from postparade.track.layout.lanes import Layout
from postparade.track.settings import TrackSettings

Pressed = Callable[[int, bool], None]
"""Called in the event loop with the index of a button and whether it went down."""


@contextmanager
def first_fault(device: str) -> Iterator[None]:
    """Wrap the tasks of a driver: raise their first ``DeviceFault`` outside its group, and an ``OSError`` as the loss
    of ``device``.

    ``except*`` would not do: the Python 3.11.2 of Debian 12 puts what is raised in it into a group again.
    """
    try:
        yield
    except ExceptionGroup as group:
        known, rest = group.split((DeviceFault, OSError))
        if known is None or rest is not None:
            raise
        first = known.exceptions[0]
        if isinstance(first, DeviceFault):
            raise first from None
        raise DeviceFault("track_lost", port=device, why=first) from None


class Capabilities(Struct, frozen=True):
    """How many pixels, servos and buttons a driver has; 0 where it has none. ``seen`` says whether there is anything to
    see: for a driver that only keeps what it is given, light that breathes is not drawn."""

    pixels: int
    servos: int
    buttons: int
    seen: bool = True


class SafeState(Struct, frozen=True):
    """What the outputs do when the controller is gone, and after how many seconds at most."""

    outputs: str
    within_seconds: float


Wake = Callable[[], Awaitable[None]]
"""Makes a device show what it is sent, because the host asks for it. Raises ``DeviceFault``."""


class Health(Struct, frozen=True):
    """The state of a driver. Counters run from its start; ``frames`` counts those that were confirmed as shown, or sent
    where nothing confirms them; ``estimated_ma`` is the current of the last frame.

    ``confirmation``: how far it is known that the device does what it is told, never more than ``verifies`` promises;
    ``WITHHELD`` comes with a ``caution`` that says why. ``repeated`` counts commands that were sent again for want of
    an answer, ``restarts`` how often the device restarted during a connection, or took our silence for our exit.
    ``caution`` is what the host should know although the driver works, ``wake`` what one tap of the host can do about
    it; no driver switches on by itself what its owner has switched off.
    """

    confirmation: Confirmation
    frames: int = 0
    lost: int = 0
    crc_errors: int = 0
    estimated_ma: int = 0
    firmware: str | None = None
    caution: Fault | None = None
    repeated: int = 0
    restarts: int = 0
    wake: Wake | None = None

    @property
    def connected(self) -> bool:
        """Whether the device is there."""
        return self.confirmation is not Confirmation.ABSENT


class Driver(Protocol):
    """One way to drive a track.

    The track calls :meth:`open`, then :meth:`serve`; when either raises ``DeviceFault`` it calls :meth:`close`, waits
    and tries again. :meth:`show` and :meth:`move` never wait and never raise, connected or not: the newest frame wins,
    and after a reconnect the newest frame and the newest position of every servo are driven again.
    """

    name: str
    capabilities: Capabilities
    safe: SafeState
    verifies: Verifies

    async def open(self) -> None:
        """Make the device ready. Raises ``DeviceFault`` if it is missing."""
        ...

    async def serve(self) -> None:
        """Keep the device going until cancelled. Raises ``DeviceFault`` when it is lost."""
        ...

    async def close(self) -> None:
        """Leave the device in its safe state; may be called at any time, also twice."""
        ...

    def show(self, frame: Frame) -> None:
        """Show this frame."""
        ...

    def move(self, servo: int, us: int, seconds: float) -> None:
        """Drive the servo with the index ``servo`` (0 to 10) to a pulse width in microseconds, within about
        ``seconds``."""
        ...

    def health(self) -> Health:
        """The state of the driver right now."""
        ...


class DriverFactory(Protocol):
    """What an entry point of the group ``postparade.track_drivers`` names."""

    def __call__(self, settings: TrackSettings, layout: Layout, clock: Clock, pressed: Pressed) -> Driver:
        """A driver that is not open yet. Raises ``ConfigurationFault`` if the settings do not suit it."""
        ...
