"""What players and the house can ask of Bettor Horse."""

from typing import Any

from msgspec import Struct


class Commit(Struct, frozen=True, tag_field="do", tag="commit"):
    """Lock ``cards``, in the order of the lanes, and ``bet`` (win, lose or draw). Secret until it is revealed, final
    once it is locked. Unchecked on purpose: the rules name what is wrong."""

    cards: Any
    bet: Any


class Cut(Struct, frozen=True, tag_field="do", tag="cut"):
    """Cut the deck of the first-named seat: the back of ``card`` is the going. Chance draws the card, whatever is
    sent."""

    card: Any = None


class Toss(Struct, frozen=True, tag_field="do", tag="track"):
    """In a duel, of sudden death or for the pool, a coin decides the going. Chance tosses it, whatever ``condition`` is
    sent."""

    condition: Any = None


class Adjust(Struct, frozen=True, tag_field="do", tag="adjust"):
    """On a wet track the owner of the Mudder in the open lane makes it faster or slower ``by`` -1, 0 or 1. Secret until
    every owner in the lane has picked."""

    by: Any


class FillIn(Struct, frozen=True, tag_field="do", tag="fill_in"):
    """The house plays for the absent ``player``: random cards and a random bet, or a Mudder left as it is. Chance fills
    in ``cards`` and ``bet``."""

    player: int
    cards: Any = ()
    bet: Any = ""


class Enter(Struct, frozen=True, tag_field="do", tag="enter"):
    """Printed cards: both bets, first-named seat first, and what the horses run, lane by lane, first-named seat first
    (two numbers a lane), with what Mudders made of a wet track already counted in."""

    bets: Any
    speeds: Any


Action = Commit | Cut | Toss | Adjust | FillIn | Enter
