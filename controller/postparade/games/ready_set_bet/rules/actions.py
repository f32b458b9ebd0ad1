"""What players, the House and the table can ask of Ready Set Bet. Joining, leaving, rolls and pauses are those of
every game (:mod:`postparade.rules.actions`)."""

from typing import Any

from msgspec import Struct

from postparade.rules.actions import Join, Leave, Pause, Resume, Roll


class SetupRace(Struct, frozen=True, omit_defaults=True, tag_field="do", tag="setup_race"):
    """Lay out the next race: five proposition cards and one more exotic card. ``house`` is who runs it, where the House
    rotates; left out, the table proposes one.

    Cards are drawn by the table. Only where people bet on a printed board may the host name those that lie there.
    Unchecked on purpose: the rules answer ``bad_cards``.
    """

    props: Any = ()
    exotic: Any = None
    house: int | None = None


class HouseBet(Struct, frozen=True, tag_field="do", tag="house_bet"):
    """The House puts one of its tokens on a spot, before the race."""

    player: int
    token: int | str
    spot: str


class Start(Struct, frozen=True, tag_field="do", tag="start"):
    """And they're off: bets are taken from now on."""


class Bet(Struct, frozen=True, omit_defaults=True, tag_field="do", tag="bet"):
    """Seat ``player`` puts a token on a spot. ``race`` is the race that the bet was meant for; one that arrives in
    another race is too late."""

    player: int
    token: int | str
    spot: str
    race: int | None = None


class MoveBet(Struct, frozen=True, omit_defaults=True, tag_field="do", tag="move_bet"):
    """Seat ``player`` moves a token from the spot ``origin`` to a free one, by a VIP card."""

    player: int
    token: int | str
    origin: str
    spot: str
    race: int | None = None


class DealVip(Struct, frozen=True, omit_defaults=True, tag_field="do", tag="deal_vip"):
    """Everybody gets VIP cards to choose from. ``hands`` are drawn by the table, whatever a sender puts there."""

    hands: Any = None


class KeepVip(Struct, frozen=True, omit_defaults=True, tag_field="do", tag="vip"):
    """Seat ``player`` keeps one of its cards. Without ``keep`` one is kept at random, for a phone that is gone; the
    table draws ``lot`` for that."""

    player: int
    keep: str | None = None
    lot: str | None = None


Action = SetupRace | HouseBet | Start | Bet | MoveBet | DealVip | KeepVip | Roll | Join | Leave | Pause | Resume
