"""What players and the house can ask of a dice race."""

from typing import Any

from msgspec import Struct


class Deal(Struct, frozen=True, tag_field="do", tag="deal"):
    """Start the next race.

    With neither ``deck`` nor ``hands`` the table shuffles. ``deck`` is 44 ranks, first dealt first; ``hands`` maps
    seats to ranks, ``partial`` when only some cards are known. With physical cards all three stay empty. Unchecked on
    purpose: the rules answer impossible cards with ``bad_deck`` or ``bad_hands``.
    """

    deck: Any = None
    hands: Any = None
    partial: bool = False


class Roll(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="do", tag="roll"):
    """Two dice lie on the table. ``dice`` are the faces; unchecked on purpose, the rules answer ``invalid_dice``.

    Where only the sum is known (a panel of eleven buttons), ``dice`` stays empty and ``total`` holds it; nobody invents
    faces. Races need no more than the sum; a game that looks at doubles refuses such a roll, and the host enters faces.

    ``source`` says who read the dice: a source of dice by name, ``electronic`` for dice that the table threw itself,
    ``typed`` for faces entered on a page, nothing in journals that did not keep it yet. ``named`` are the names of the
    two dice, in the order of ``dice``, where they can be told apart. Neither means anything to the rules.
    """

    dice: Any
    total: Any = None
    source: str = ""
    named: tuple[str, str] | None = None


class Declare(Struct, frozen=True, tag_field="do", tag="declare"):
    """Physical cards: seat ``player`` holds ``cards`` cards of ``horse``. May be said again to correct the number."""

    player: int
    horse: int
    cards: int


class Settle(Struct, frozen=True, tag_field="do", tag="settle"):
    """Physical cards: pay with the counts known so far, although fewer than four cards of ``horse`` were found."""

    horse: int


class Join(Struct, frozen=True, tag_field="do", tag="join"):
    """Seat ``player`` takes part from the next race on, with ``chips`` from the cashier."""

    player: int
    chips: int = 0


class Leave(Struct, frozen=True, tag_field="do", tag="leave"):
    """Seat ``player`` leaves between two races and takes the chips along."""

    player: int


class TopUp(Struct, frozen=True, tag_field="do", tag="top_up"):
    """Seat ``player`` buys ``chips`` more from the cashier, between races."""

    player: int
    chips: int


class EndSession(Struct, frozen=True, tag_field="do", tag="end_session"):
    """End the evening between two races."""


Action = Deal | Roll | Declare | Settle | Join | Leave | TopUp | EndSession
