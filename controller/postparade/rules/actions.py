"""Actions that any game may take: dice thrown, seats coming and going, a pause.

They belong to the table rather than to one game: dice sources, electronic dice, dice health and the seats know these
actions but no game. A game that takes one lists it in its ``action_type``.
"""

from typing import Any

from msgspec import Struct

ELECTRONIC = "electronic"
"""The source of rolls that the table throws itself; it alone knows their faces."""
TYPED = "typed"
"""The source of rolls that somebody typed on a page."""


class Roll(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="do", tag="roll"):
    """Two dice lie on the table. ``dice`` are the faces; unchecked on purpose: the rules answer ``invalid_dice``.

    Where only the sum is known (a panel of eleven buttons), ``dice`` stays empty and ``total`` holds it; faces are
    never invented. Races need no more than the sum; a game that looks at doubles refuses such a roll, and the host
    enters faces.

    ``source`` says who read the dice: a source of dice by name, :data:`ELECTRONIC` for dice that the table throws
    itself, :data:`TYPED` for faces entered on a page, nothing in journals from before it was kept. ``named`` are the
    names of the two dice, in the order of ``dice``, where they can be told apart. Neither means anything to the rules.
    """

    dice: Any
    total: Any = None
    source: str = ""
    named: tuple[str, str] | None = None


class Join(Struct, frozen=True, tag_field="do", tag="join"):
    """Seat ``player`` takes part from the next race on, with ``chips`` from the cashier."""

    player: int
    chips: int = 0


class Leave(Struct, frozen=True, tag_field="do", tag="leave"):
    """Seat ``player`` leaves the game and takes along what is the player's own."""

    player: int


class Pause(Struct, frozen=True, tag_field="do", tag="pause"):
    """Nothing counts until the host resumes: neither dice nor bets."""


class Resume(Struct, frozen=True, tag_field="do", tag="resume"):
    """The race goes on where it was paused."""
