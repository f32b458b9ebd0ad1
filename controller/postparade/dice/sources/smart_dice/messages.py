"""What smart dice say, whoever made them."""

from collections.abc import Callable
from typing import Literal, NamedTuple

Motion = Literal["rolling", "handled", "crooked", "rolled", "turned", "unknown"]
"""``rolled``: at rest on a face, and the die takes that for a roll; ``turned``: at rest on a face, without one."""


class Moved(NamedTuple):
    """What a die does now; ``face`` (1 to 6) where it is at rest on one."""

    motion: Motion
    face: int | None = None


class Battery(NamedTuple):
    """How full the battery of a die is, in per cent."""

    percent: int


class Identity(NamedTuple):
    """What a die says it is: whether it has six sides."""

    six_sided: bool


Message = Moved | Battery | Identity


class PacketError(ValueError):
    """A packet that no such die sends."""


class Model(NamedTuple):
    """A make of dice: its ``name``, the characteristics on which dice ``notify`` and are written to (``write``), the
    packets that greet a die (``greeting``), the one that asks for its battery (``battery``), and how to ``decode`` what
    it sends."""

    name: str
    notify: str
    write: str
    greeting: tuple[bytes, ...]
    battery: bytes
    decode: Callable[[bytes], tuple[Message, ...]]


def percent(level: int) -> Battery:
    """The battery at ``level`` per cent. Raises :class:`PacketError` for more than 100."""
    if level > 100:
        raise PacketError(f"a battery at {level} per cent")
    return Battery(level)
