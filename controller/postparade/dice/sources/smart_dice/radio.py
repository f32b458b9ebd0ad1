"""What smart dice need of a Bluetooth radio."""

from collections.abc import Callable
from typing import Protocol


class Link(Protocol):
    """A connection to a die. Every method raises ``DeviceFault`` (``smart_die_silent``) when the die does not do it."""

    @property
    def characteristics(self) -> frozenset[str]:
        """The numbers (UUID) of what can be written to the die, or is told by it."""
        ...

    async def listen(self, characteristic: str, hear: Callable[[bytes], None]) -> None:
        """Call ``hear(packet)`` in the event loop for everything that the die tells by ``characteristic``."""
        ...

    async def write(self, characteristic: str, packet: bytes) -> None:
        """Send ``packet`` to the die."""
        ...

    async def close(self) -> None:
        """Let go of the die; never raises."""
        ...


class Radio(Protocol):
    """Finds dice and connects to them. Every method raises ``DeviceFault`` (``bluetooth_off``) when the radio of this
    machine cannot be used."""

    async def scan(self, seconds: float) -> tuple[str, ...]:
        """The names of all smart dice in reach that nobody is connected to, in alphabetical order."""
        ...

    async def connect(self, name: str, lost: Callable[[], None]) -> Link:
        """Connect to the die called ``name``, and call ``lost()`` in the event loop when the connection is lost.

        Raises ``DeviceFault``: ``smart_die_missing`` when it is not in reach, ``smart_die_silent`` when it does not
        answer.
        """
        ...
