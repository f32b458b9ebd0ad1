"""How surely a device does as it is told: the same five words for lights, servos, sound and cameras.

What was sent is not what is shown. A device may be there and take everything while it is switched off, muted or
covered.
"""

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct


class Confirmation(StrEnum):
    """How much is known of what a device does, from nothing to everything that it reports."""

    ABSENT = "absent"
    """It is not connected."""
    WITHHELD = "withheld"
    """It is there, but itself says, or gives to see, that nothing comes of what it is told."""
    SENT = "sent"
    """Everything is sent; whether it arrives is not known."""
    RECEIVED = "received"
    """The device confirms that it has everything; what its outputs do is not known."""
    CONFIRMED = "confirmed"
    """The device confirms that it does it."""

    @property
    def grade(self) -> int:
        """Its place in this order, from 0."""
        return list(Confirmation).index(self)

    def at_most(self, most: "Confirmation") -> "Confirmation":
        """This, or ``most`` if that is less."""
        return min(self, most, key=lambda one: one.grade)


def weakest(several: Iterable[Confirmation]) -> Confirmation:
    """The weakest of ``several``; ``ABSENT`` if there are none."""
    return min(several, key=lambda one: one.grade, default=Confirmation.ABSENT)


class Verifies(Struct, frozen=True):
    """What a device can confirm at ``most``, and what stays ``unseen`` even then, in words that follow "Nobody can
    tell"."""

    most: Confirmation
    unseen: str
