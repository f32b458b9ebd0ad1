"""What players and the house can ask of a dice race."""

from typing import Any

from msgspec import Struct

from postparade.rules.actions import Join, Leave, Roll


class Deal(Struct, frozen=True, tag_field="do", tag="deal"):
    """Start the next race.

    The table shuffles, and throws away whatever ``deck`` or ``hands`` a sender names. Only where the setup says
    ``recorded`` may the host name the cards that were really dealt: ``deck`` is the rank of every card, the first
    one first; ``hands`` maps seats to ranks, ``partial`` when only some cards are known. With physical cards all three
    stay empty. Unchecked on purpose: the rules answer impossible cards with ``bad_deck`` or ``bad_hands``.
    """

    deck: Any = None
    hands: Any = None
    partial: bool = False


class Declare(Struct, frozen=True, tag_field="do", tag="declare"):
    """Physical cards: seat ``player`` holds ``cards`` cards of ``horse``. May be said again to correct the number."""

    player: int
    horse: int
    cards: int


class Settle(Struct, frozen=True, tag_field="do", tag="settle"):
    """Physical cards: pay with the counts known so far, although some cards of ``horse`` were not found."""

    horse: int


class TopUp(Struct, frozen=True, tag_field="do", tag="top_up"):
    """Seat ``player`` buys ``chips`` more from the cashier, between races."""

    player: int
    chips: int


class EndSession(Struct, frozen=True, tag_field="do", tag="end_session"):
    """End the evening between two races."""


Action = Deal | Roll | Declare | Settle | Join | Leave | TopUp | EndSession
