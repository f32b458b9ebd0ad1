"""Who acts at the table, and who only looks on."""

from typing import Literal

from msgspec import Struct

Role = Literal["table", "host", "seat", "spectator", "dice", "bot"]


class Viewer(Struct, frozen=True):
    """A party at the table.

    ``table`` is the board that everybody sees, ``host`` runs the evening, ``seat`` is one player (``seat`` holds the
    number, 1 to 12), ``spectator`` only looks, ``dice`` is whatever reads the dice (camera, buttons) and may only roll.
    ``bot`` is the table itself, playing for ``seat``: it knows and may do what that seat may.
    """

    role: Role
    seat: int | None = None


TABLE = Viewer("table")
HOST = Viewer("host")
DICE = Viewer("dice")
SPECTATOR = Viewer("spectator")


def bot(number: int) -> Viewer:
    """The table, playing for seat ``number``."""
    return Viewer("bot", number)


def player(viewer: Viewer) -> Viewer:
    """``viewer`` as games know them: whoever plays for a seat is that seat."""
    return seat(viewer.seat or 0) if viewer.role == "bot" else viewer


def seat(number: int) -> Viewer:
    """The player in seat ``number``."""
    return Viewer("seat", number)
