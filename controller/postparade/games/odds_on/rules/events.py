"""What happens in a meeting. ``player`` is a seat, ``horse`` the lane (the gate) of a runner; cards go by name.

What is hidden (hands, the orders of piles) sits in fields that ``shown`` empties for those who may not know it.
"""

from typing import Literal

from msgspec import Struct

from postparade.games.odds_on.rules.cards import Going, Weather
from postparade.rules import events

OffReason = Literal["all_priced", "all_passed", "turn_limit", "all_entered"]
Part = Literal["form", "track", "going", "specials", "line"]


class MeetingOpened(Struct, frozen=True, gc=False, tag_field="type", tag="meeting_opened"):
    """The meeting begins: hands are dealt, ``track`` is the course of all its races, ``weather`` holds all day.

    ``hands`` and ``pile`` (top first) are hidden; ``seats`` are in order, ``dealer`` is one of them.
    """

    track: str
    weather: Weather
    going: Going
    seats: tuple[int, ...]
    dealer: int
    hands: dict[int, tuple[str, ...]] = {}
    pile: tuple[str, ...] = ()


class FieldDrawn(Struct, events.RaceBegan, frozen=True, gc=False, tag_field="type", tag="field_drawn"):
    """The runners of race ``race``: ``horses`` and ``jockeys`` by gate, gate 1 first. What is left of both piles (top
    first) is hidden."""

    race: int
    horses: tuple[str, ...]
    jockeys: tuple[str, ...]
    horse_pile: tuple[str, ...] = ()
    jockey_pile: tuple[str, ...] = ()


class RaceReady(Struct, events.RaceBegan, frozen=True, gc=False, tag_field="type", tag="race_ready"):
    """Printed cards: ``runners`` horses are laid out at the table for race ``race``; the table knows none of them."""

    race: int
    runners: int


class MarketOpened(Struct, frozen=True, gc=False, tag_field="type", tag="market_opened"):
    """Betting is open, and seat ``player`` begins."""

    player: int


class RunnerEntered(Struct, frozen=True, gc=False, tag_field="type", tag="runner_entered"):
    """Printed cards: ``horse`` was entered as it lies on the table, perhaps not for the first time. ``parts`` make its
    rating; ``form`` and ``price`` are the points of horse and jockey and of the price; ``player`` owns its market."""

    horse: int
    parts: tuple[int, int, int, int, int]
    form: int
    price: int
    player: int | None
    withdrawn: bool


class PriceSet(Struct, frozen=True, gc=False, tag_field="type", tag="price_set"):
    """Seat ``player`` priced ``horse`` with ``card`` (``price``, worth ``dollars``) and owns its market now.

    ``previous`` is the price it had and ``previous_owner`` who owned it, ``None`` for a horse without a price.
    """

    player: int
    horse: int
    card: str
    price: str
    dollars: int
    previous: str | None
    previous_owner: int | None


class SpecialPlayed(Struct, frozen=True, gc=False, tag_field="type", tag="special_played"):
    """Seat ``player`` played special ``number`` (``card``) on ``horse``; ``amount`` is what it adds to the rating."""

    player: int
    horse: int
    card: str
    number: int
    effect: str
    amount: int


class HorseReplaced(Struct, frozen=True, gc=False, tag_field="type", tag="horse_replaced"):
    """``card`` runs from gate ``horse`` instead of ``previous``, which went under the pile."""

    horse: int
    card: str
    previous: str


class JockeyReplaced(Struct, frozen=True, gc=False, tag_field="type", tag="jockey_replaced"):
    """``card`` rides ``horse`` instead of ``previous``, who went under the pile."""

    horse: int
    card: str
    previous: str


class HorsesSwapped(Struct, frozen=True, gc=False, tag_field="type", tag="horses_swapped"):
    """The horses of gates ``horse`` and ``other`` changed places; everything else stayed at its gate."""

    horse: int
    other: int


class GroundSoftened(Struct, frozen=True, gc=False, tag_field="type", tag="ground_softened"):
    """It rained: the going is ``going`` for the rest of the meeting (``before`` is what it was, the same if that was as
    soft as can be)."""

    going: Going
    before: Going


class Withdrawn(Struct, frozen=True, gc=False, tag_field="type", tag="withdrawn"):
    """``horse`` is out of this race; its ``price`` went to the discard pile and ``owner`` lost it, if it had any."""

    horse: int
    price: str | None
    owner: int | None


class BetsRemoved(Struct, frozen=True, gc=False, tag_field="type", tag="bets_removed"):
    """Price and specials beside ``horse`` went to the discard pile, and ``owner`` lost it, if it had one."""

    horse: int
    price: str | None
    owner: int | None
    specials: tuple[str, ...]


class CardDiscarded(Struct, frozen=True, gc=False, tag_field="type", tag="card_discarded"):
    """Seat ``player`` threw ``card`` away."""

    player: int
    card: str


class Passed(Struct, frozen=True, gc=False, tag_field="type", tag="passed"):
    """Seat ``player`` passed."""

    player: int


class PileRefilled(Struct, frozen=True, gc=False, tag_field="type", tag="pile_refilled"):
    """The discard pile, ``cards`` of them, was shuffled and is the draw pile now; its order ``pile`` is hidden."""

    cards: int
    pile: tuple[str, ...] = ()


class CardDrawn(Struct, frozen=True, gc=False, tag_field="type", tag="card_drawn"):
    """Seat ``player`` drew ``card``, which only this seat may know."""

    player: int
    card: str | None = None


class LastMarket(Struct, frozen=True, gc=False, tag_field="type", tag="last_market"):
    """``horse`` is the only runner without a price: its price sends the race off."""

    horse: int


class Off(Struct, events.Off, frozen=True, gc=False, tag_field="type", tag="off"):
    """Pricing is over and the race begins. With printed cards the table does not know the ``going``."""

    reason: OffReason
    going: Going | None
    turns: int


class Running(Struct, frozen=True, gc=False, tag_field="type", tag="running"):
    """The runners come to ``positions`` (by lane, in percent of the course) within ``seconds``.

    ``part`` is the part of their ratings that carries them there, and ``shares`` what it adds for each lane: ``form``
    is horse and jockey, then come course, going and specials; ``line`` is the whole rating.
    """

    part: Part
    positions: dict[int, int]
    shares: dict[int, int]
    seconds: float


class Runner(Struct, frozen=True, gc=False):
    """How a horse came in. ``rating`` is the sum of the five parts before it; ``rating`` and ``rank`` (1 the best) are
    ``None`` for a withdrawn horse. ``points`` are what its owner scored. ``horse`` and ``jockey`` are empty on
    printed cards."""

    gate: int
    horse: str
    jockey: str
    price: str | None
    owner: int | None
    withdrawn: bool
    parts: tuple[int, int, int, int, int]
    rating: int | None
    rank: int | None
    points: int


class Finished(Struct, events.Finished, frozen=True, gc=False, tag_field="type", tag="finish"):
    """The race is decided. ``horse`` is the winner, the first of them after a dead heat; ``ranks`` lists the horses by
    place, those of a dead heat together."""

    horse: int
    ranks: tuple[tuple[int, ...], ...]
    runners: tuple[Runner, ...]


class BookmakerPaid(Struct, frozen=True, gc=False, tag_field="type", tag="bookmaker_paid"):
    """Seat ``player`` scored ``points`` with its horses, possibly a loss, and has ``total`` now."""

    player: int
    points: int
    total: int


class RaceClosed(Struct, frozen=True, gc=False, tag_field="type", tag="race_closed"):
    """Race ``race`` is settled; cards beside horses went to the discard pile. ``field`` horses run next, 0 if none."""

    race: int
    totals: dict[int, int]
    field: int


class MeetingWon(Struct, events.GameOver, frozen=True, gc=False, tag_field="type", tag="meeting_won"):
    """The meeting is over; several winners share it."""

    winners: tuple[int, ...]
    totals: dict[int, int]


Event = (
    MeetingOpened
    | FieldDrawn
    | RaceReady
    | MarketOpened
    | RunnerEntered
    | PriceSet
    | SpecialPlayed
    | HorseReplaced
    | JockeyReplaced
    | HorsesSwapped
    | GroundSoftened
    | Withdrawn
    | BetsRemoved
    | CardDiscarded
    | Passed
    | PileRefilled
    | CardDrawn
    | LastMarket
    | Off
    | Running
    | Finished
    | BookmakerPaid
    | RaceClosed
    | MeetingWon
)
