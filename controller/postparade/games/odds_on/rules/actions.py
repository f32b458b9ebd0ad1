"""What bookmakers and the house can ask of a meeting."""

from typing import Annotated

from msgspec import Meta, Struct

Number = Annotated[int, Meta(ge=0, le=99)]
"""The number of a gate, as it is sent; the rules know which are in use."""
Card = Annotated[str, Meta(max_length=20)]
"""The name of a card, as it is sent."""
Share = Annotated[int, Meta(ge=-20, le=20)]
"""What is printed on a card: a value, a bonus or points."""
Parts = tuple[Share, Share, Share, Share, Share]


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


class Enter(Struct, frozen=True, omit_defaults=True, tag_field="do", tag="enter"):
    """Printed cards: the runner of ``gate`` as it lies on the table.

    ``parts`` are the values of horse and jockey and what course, going and special cards add; ``form`` the points of
    horse and jockey together, ``price`` those of the price card; ``owner`` is the seat whose market it is, if it is
    anybody's. None of that counts for a runner that is ``withdrawn``.
    """

    gate: Number
    parts: Parts = (0, 0, 0, 0, 0)
    form: Share = 0
    price: Share = 0
    owner: int | None = None
    withdrawn: bool = False


class SendOff(Struct, frozen=True, omit_defaults=True, tag_field="do", tag="send_off"):
    """Printed cards: every runner has been entered, and the race is run."""


Turn = Play | Discard | Pass
Printed = Enter | SendOff
Action = StartMeeting | Play | Discard | Pass | Enter | SendOff
