"""What happens in Ready Set Bet: events in the past tense, tagged with the words of the rule specification (section
11).

A horse is the number of its lane, its lowest sum.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from postparade.games.ready_set_bet.rules.tokens import Token
from postparade.rules import events
from postparade.rules.dice import Dice


class RaceReady(Struct, events.RaceBegan, frozen=True, gc=False, tag_field="type", tag="race_ready"):
    """The cards of ``race`` lie face up. ``house`` runs it (``None``: the table); ``tokens`` is what every bettor has,
    bonus tokens aside."""

    race: int
    exotics: tuple[str, ...]
    props: tuple[str, ...]
    house: int | None
    tokens: tuple[Token, ...]


class HousePaid(Struct, frozen=True, gc=False, tag_field="type", tag="house_pay"):
    """The bank paid ``player`` for running the race."""

    player: int
    amount: int


class BetPlaced(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="type", tag="bet"):
    """A token lies on a spot. ``cards`` are the VIP cards that made the bet legal, ``card`` the first of them;
    ``house`` marks a token of the House, which leaves the spot free for bettors."""

    player: int
    token: Token
    spot: str
    card: str | None = None
    cards: tuple[str, ...] = ()
    house: bool = False


class BetMoved(Struct, frozen=True, gc=False, rename={"origin": "from"}, tag_field="type", tag="bet_moved"):
    """A token went from the spot ``origin`` to another by VIP card ``card``."""

    player: int
    token: Token
    origin: str
    spot: str
    card: str


class Off(Struct, events.Off, frozen=True, gc=False, tag_field="type", tag="off"):
    """The race runs and bets are taken."""

    race: int


class Rolled(Struct, events.Rolled, frozen=True, gc=False, tag_field="type", tag="roll"):
    """The dice named ``horse``; ``dice`` are the faces, or their sum where the faces are not known."""

    dice: Dice
    horse: int


class SnakeEyes(Struct, frozen=True, gc=False, tag_field="type", tag="snake_eyes"):
    """The roll was a two."""


class Boxcars(Struct, frozen=True, gc=False, tag_field="type", tag="boxcars"):
    """The roll was a twelve."""


class Moved(Struct, events.Moved, frozen=True, gc=False, rename={"origin": "from"}, tag_field="type", tag="move"):
    """``horse`` moved and has ``left`` spaces to go; ``bonus`` is what a pair adds, even where the finish cuts it
    short."""

    horse: int
    origin: int
    to: int
    bonus: int
    left: int


class VipPaid(Struct, frozen=True, gc=False, tag_field="type", tag="vip_pay"):
    """The bank paid ``player`` by VIP card ``card``."""

    player: int
    card: str
    amount: int


class VipTriggered(Struct, frozen=True, gc=False, tag_field="type", tag="vip_trigger"):
    """Printed cards, which the table cannot see, may pay: whoever holds one of ``cards`` takes what it says."""

    cards: tuple[str, ...]


class RedLine(Struct, frozen=True, gc=False, tag_field="type", tag="red_line"):
    """``horse`` crossed the red line as number ``count``; the ``needed``-th crossing closes the betting."""

    horse: int
    count: int
    needed: int


class BetsClosed(Struct, events.BetsClosed, frozen=True, gc=False, tag_field="type", tag="bets_closed"):
    """No more bets."""

    by: Literal["red_line", "finish"]


class Finished(Struct, events.Finished, frozen=True, gc=False, tag_field="type", tag="finish"):
    """``horse`` won. ``ranks`` of all horses; who placed and who showed, in the order of the lanes."""

    horse: int
    ranks: dict[int, int]
    place: tuple[int, ...]
    show: tuple[int, ...]


class BetResult(Struct, frozen=True, gc=False, tag_field="type", tag="bet_result"):
    """What became of one token: it gained, or lost and costs ``penalty``."""

    player: int
    token: Token
    spot: str
    won: bool
    gain: int
    penalty: int


class Settled(Struct, frozen=True, gc=False, tag_field="type", tag="settle"):
    """The race is settled for ``player``: the bank paid ``gain``, the player ``paid`` what could be paid of ``due``,
    the penalties less insurance. ``balance`` is what is in the purse now."""

    player: int
    gain: int
    due: int
    paid: int
    balance: int


class VipDealt(Struct, frozen=True, gc=False, tag_field="type", tag="vip_dealt"):
    """``player`` got cards to choose from. Others see how many, not which: ``cards`` is empty then."""

    player: int
    count: int
    cards: tuple[str, ...]


class VipKept(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="type", tag="vip_kept"):
    """``player`` keeps ``card``, which lies open now; ``at_random`` when nobody chose."""

    player: int
    card: str
    at_random: bool = False


class Result(Struct, events.GameOver, frozen=True, gc=False, tag_field="type", tag="result"):
    """The game is over; ``winners`` in seat order share the most money."""

    totals: dict[int, int]
    winners: tuple[int, ...]
    by: Literal["chips"] = "chips"


class Ended(Struct, events.RacesOver, frozen=True, gc=False, tag_field="type", tag="ended"):
    """The last race of a game without accounts is over: the players count their own chips."""


class Joined(Struct, events.Joined, frozen=True, gc=False, tag_field="type", tag="joined"):
    """``player`` takes part from the next race on, with no money and no cards."""

    player: int
    chips: int


class Leaving(Struct, frozen=True, gc=False, tag_field="type", tag="leaving"):
    """``player`` is out when the race is settled; tokens that lie there stay until then."""

    player: int


class Left(Struct, events.Left, frozen=True, gc=False, tag_field="type", tag="left"):
    """``player`` is out: ``chips`` went back to the bank, VIP cards to the discards."""

    player: int
    chips: int


class Paused(Struct, events.Paused, frozen=True, gc=False, tag_field="type", tag="paused"):
    """The race stands still: neither bets nor rolls count."""


class Resumed(Struct, events.Resumed, frozen=True, gc=False, tag_field="type", tag="resumed"):
    """The race goes on."""


Event: TypeAlias = (
    RaceReady
    | HousePaid
    | BetPlaced
    | BetMoved
    | Off
    | Rolled
    | SnakeEyes
    | Boxcars
    | Moved
    | VipPaid
    | VipTriggered
    | RedLine
    | BetsClosed
    | Finished
    | BetResult
    | Settled
    | VipDealt
    | VipKept
    | Result
    | Ended
    | Joined
    | Leaving
    | Left
    | Paused
    | Resumed
)
