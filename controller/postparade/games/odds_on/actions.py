"""What bookmakers and the house can ask of a meeting."""

from typing import Annotated

from msgspec import Meta, Struct

Number = Annotated[int, Meta(ge=0, le=99)]
"""The number of a gate, as it may come in; the rules know which are in use."""
Card = Annotated[str, Meta(max_length=20)]
"""The name of a card, as it may come in."""


class Chance(Struct, frozen=True, omit_defaults=True):
    """What shuffling decided for one action, top card first; empty where nothing had to be shuffled.

    ``pile`` is the whole draw pile (at the start, or refilled), ``tracks`` the track cards, ``horses`` and ``jockeys``
    their piles for the next field.
    """

    pile: tuple[str, ...] = ()
    tracks: tuple[str, ...] = ()
    horses: tuple[str, ...] = ()
    jockeys: tuple[str, ...] = ()


class StartMeeting(Struct, frozen=True, omit_defaults=True, tag_field="do", tag="start_meeting"):
    """Deal the hands, draw course and weather, and open the first market."""

    chance: Chance = Chance()


class Play(Struct, frozen=True, omit_defaults=True, tag_field="do", tag="play"):
    """Lay ``card`` on the runner of ``gate``; ``swap_with`` is the second gate of special 8."""

    card: Card
    gate: Number
    swap_with: Number | None = None
    chance: Chance = Chance()


class Discard(Struct, frozen=True, omit_defaults=True, tag_field="do", tag="discard"):
    """Throw ``card`` away for another one."""

    card: Card
    chance: Chance = Chance()


class Pass(Struct, frozen=True, omit_defaults=True, tag_field="do", tag="pass"):
    """Do nothing. The house may pass for whoever's turn it is."""

    chance: Chance = Chance()


Turn = Play | Discard | Pass
Action = StartMeeting | Play | Discard | Pass
