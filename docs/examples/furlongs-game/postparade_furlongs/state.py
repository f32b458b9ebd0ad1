"""What can be done in Seven Furlongs, what happens, and where it stands. Plain data that becomes JSON."""

from typing import Literal

from msgspec import Struct

from postparade.rules import events
from postparade.rules.actions import Roll
from postparade.rules.dice import Dice

LANES = (1, 2, 3, 4, 5, 6, 7)
LENGTH = 7
LINE = 5
CLOSES = 2


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``stake`` is what every seat starts with."""

    seats: tuple[int, ...]
    stake: int = 20


class Open(Struct, frozen=True, tag_field="do", tag="open"):
    """Deal a secret tip to every seat and open the betting. ``tips`` is drawn by the table."""

    tips: tuple[int, ...] = ()


class Bet(Struct, frozen=True, tag_field="do", tag="bet"):
    """Seat ``player`` puts ``chips`` on ``lane``; again adds to it."""

    player: int
    lane: int = 0
    chips: int = 0


Action = Open | Bet | Roll


class Opened(Struct, frozen=True, tag_field="type", tag="opened"):
    """The betting is open; ``tips`` by seat, each its owner's secret."""

    tips: dict[int, str | None]


class BetPlaced(Struct, frozen=True, tag_field="type", tag="bet"):
    """``player`` has put ``chips`` more on ``lane``."""

    player: int
    lane: int
    chips: int


class Rolled(Struct, events.Rolled, frozen=True, tag_field="type", tag="roll"):
    """The dice of the race."""

    dice: Dice


class Moved(Struct, events.Moved, frozen=True, tag_field="type", tag="move"):
    """``horse`` has come to ``to``; ``left`` spaces remain."""

    horse: int
    to: int
    left: int


class BetsClosed(Struct, events.BetsClosed, frozen=True, tag_field="type", tag="bets_closed"):
    """The second horse is over the line."""


class Finished(Struct, events.Finished, frozen=True, tag_field="type", tag="finish"):
    """``horse`` has won."""

    horse: int


class Settled(Struct, frozen=True, tag_field="type", tag="furlongs_settled"):
    """``player`` gets ``amount`` from the bank: three times the bets on the winner, and five for its tip."""

    player: int
    amount: int


Event = Opened | BetPlaced | Rolled | Moved | BetsClosed | Finished | Settled


class State(Struct, frozen=True):
    """Everything the rules know; ``bets`` by seat and lane; ``bank`` may be below zero, and all purses
    with it add up to what was ``issued``."""

    seats: tuple[int, ...]
    purses: dict[int, int]
    issued: int
    bank: int = 0
    phase: Literal["paddock", "open", "closed", "finished"] = "paddock"
    tips: dict[int, str] = {}
    bets: dict[int, dict[int, int]] = {}
    positions: tuple[int, ...] = (0,) * len(LANES)
    last_roll: Dice | None = None
    winner: int | None = None
    paid: tuple[int, ...] = ()
