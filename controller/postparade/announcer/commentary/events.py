"""The events of all games as the caller knows them: by tag and fields, never by game.

The announcer calls any game whose events have these tags and fields; further fields do not matter. An event with
another tag, or with a field missing or of another type, is silently ignored. ``player`` is a seat, ``horse`` a lane of
the race.
"""

from collections.abc import Iterable
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

Number = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Event = TypeVar("Event", bound=Struct)
Outcome = Literal["win", "lose", "draw"]


class Beginning(Struct, frozen=True):
    """``dealt``, ``race_ready``, ``field_drawn``: race ``race`` begins."""

    race: Number
    first_roller: Number | None = None
    exotics: tuple[str, ...] = ()
    props: tuple[str, ...] = ()
    horses: tuple[str, ...] = ()


class Roll(Struct, frozen=True):
    """``roll``: the faces, or their sum where the faces are not known."""

    dice: int | tuple[int, int]
    player: Number | None = None

    def __post_init__(self) -> None:
        # Not checked by type: msgspec 0.22 reads out of bounds for a union of a bounded number and a pair.
        total = self.dice if isinstance(self.dice, int) else sum(self.dice)
        if not 2 <= total <= 12:
            raise ValueError("two dice show 2 to 12")


class SnakeEyes(Struct, frozen=True):
    """``snake_eyes``: a two was rolled, with or without faces."""


class Boxcars(Struct, frozen=True):
    """``boxcars``: a twelve was rolled."""


class Redistributed(Struct, frozen=True):
    """``redistribute``: every seat has ``each`` chips now."""

    each: Number


class Scratch(Struct, frozen=True):
    """``scratch``: a card of ``horse`` costs ``value``."""

    horse: Number
    value: Number


class Question(Struct, frozen=True):
    """``ask``: who holds printed cards of ``horse``?"""

    horse: Number
    why: str


class Held(Struct, frozen=True):
    """``held``: the answer of one seat."""

    player: Number
    horse: Number
    cards: Number


class Counted(Struct, frozen=True):
    """``counted``: all have answered, ``missing`` cards were not found."""

    horse: Number
    missing: Number


class Payment(Struct, frozen=True):
    """``pay``: ``paid`` of the ``due`` chips went into the pot."""

    player: Number
    reason: str
    horse: Number
    due: Number
    paid: Number


class Repeat(Struct, frozen=True):
    """``repeat``: a scratched horse came up again before the off; ``again``: the same seat rolls once more."""

    horse: Number
    again: bool


class Off(Struct, frozen=True):
    """``off``: the race runs."""

    first_roller: Number | None = None


class Move(Struct, frozen=True):
    """``move``: with ``bonus``, more steps than the roll alone."""

    horse: Number
    bonus: Number = 0


class Finish(Struct, frozen=True):
    """``finish``: ``ranks`` lists the horses that share each place, in games that rank the field; ``place`` and
    ``show`` are those that came in first or second, and among the first three."""

    horse: Number
    ranks: tuple[tuple[int, ...], ...] | dict[int, int] = ()
    place: tuple[Number, ...] = ()
    show: tuple[Number, ...] = ()


class Payout(Struct, frozen=True):
    """``payout``: ``player`` won ``amount`` chips."""

    player: Number
    amount: Number


class Carry(Struct, frozen=True):
    """``carry``: ``amount`` chips stay in the pot."""

    amount: Number


class Result(Struct, frozen=True):
    """``result``, ``meeting_won``: the game is over."""

    totals: dict[Number, Number]
    winners: tuple[Number, ...]
    unclaimed_pot: Number = 0


class Ended(Struct, frozen=True):
    """``ended``: the last race is over, and people count their own chips."""


class SeatChange(Struct, frozen=True):
    """``joined``, ``left``, ``topped_up``: what a seat did between two races."""

    player: Number
    chips: Number


class BetsOpen(Struct, frozen=True):
    """``bets_open``: bets are taken."""


class Bet(Struct, frozen=True):
    """``bet``: chips on a horse."""

    player: Number
    horse: Number
    chips: Number


class RedLine(Struct, frozen=True):
    """``red_line``: ``horse`` crossed it as number ``count``; the crossing number ``needed`` closes the betting."""

    horse: Number
    count: Number
    needed: Number | None = None


class BetsClosed(Struct, frozen=True):
    """``bets_closed``: no more bets."""


class Settlement(Struct, frozen=True):
    """``settle``: what ``player`` gained and paid in a race."""

    player: Number
    gain: Number
    paid: Number


class Paused(Struct, frozen=True):
    """``paused``: the race stands still."""


class Resumed(Struct, frozen=True):
    """``resumed``: the race goes on."""


class Locked(Struct, frozen=True):
    """``locked``: ``player`` has decided in secret."""

    player: Number


class Revealed(Struct, frozen=True):
    """``revealed``: what ``player`` had decided to bet."""

    player: Number
    chips: Number


class Withdrawn(Struct, frozen=True):
    """``withdrawn``: ``horse`` is out of the race."""

    horse: Number


class Ground(Struct, frozen=True):
    """``track``: the ground is wet or dry."""

    wet: bool


class GroundDeclared(Struct, frozen=True):
    """``track_declared``: the ground of the next races."""

    condition: Literal["wet", "dry"]


class Final(Struct, frozen=True):
    """``final``, ``final_called``: the last race is called, or the last ones from ``round`` on; ``part`` counts the
    parts in which these are run."""

    round: Number | None = None
    part: Number = 1


class Round(Struct, frozen=True):
    """``round_called``: the two seats of ``pair`` are to meet."""

    round: Number
    pair: tuple[Number, Number]


class BetsRevealed(Struct, frozen=True):
    """``bets_revealed``: what both seats of ``pair`` expect of their own races."""

    pair: tuple[Number, Number]
    bets: tuple[Outcome, Outcome]


class LaneLoaded(Struct, frozen=True):
    """``lane_loaded``: the horses of duel ``lane`` of ``lanes`` go to the start."""

    pair: tuple[Number, Number]
    lane: Number
    lanes: Number


class MudderAdjusted(Struct, frozen=True):
    """``mudder_adjusted``: a horse runs ``by`` faster on the wet ground."""

    player: Number
    by: Number


class Stride(Struct, frozen=True):
    """``stride``: the two horses of a duel have come to ``at``."""

    pair: tuple[Number, Number]
    at: tuple[Number, Number]


class LaneRun(Struct, frozen=True):
    """``lane_run``: a duel is decided."""

    pair: tuple[Number, Number]
    results: tuple[Outcome, Outcome]


class RoundDecided(Struct, frozen=True):
    """``round_decided``: how it went for either seat of ``pair``, and the seats whose bet came true."""

    kind: str
    pair: tuple[Number, Number]
    outcomes: tuple[Outcome, Outcome]
    right: tuple[Number, ...]


class Prize(Struct, frozen=True):
    """``prize_paid``: cards to one seat (``all``), to their owners (``own``) or into the pool."""

    prize: Literal["all", "own", "pool"]
    to: dict[Number, tuple[str, ...]]
    pool: Number


class PoolSettled(Struct, frozen=True):
    """``pool_settled``: the pool is dealt out to ``shares``."""

    pool: Number
    shares: tuple[Number, ...]


class SuddenDeath(Struct, frozen=True):
    """``sudden_death``: the ``contenders`` have equal purses."""

    contenders: tuple[Number, ...]


class DuelDecided(Struct, frozen=True):
    """``duel_decided``: ``winner`` stays in, or nobody won."""

    winner: Number | None


class MeetingOpened(Struct, frozen=True):
    """``meeting_opened``: ``going`` is the ground on which all races are run."""

    going: str


class MarketOpened(Struct, frozen=True):
    """``market_opened``: ``player`` prices first."""

    player: Number


class PriceSet(Struct, frozen=True):
    """``price_set``: ``player`` offers ``horse`` at ``price``, such as ``5:1``."""

    player: Number
    horse: Number
    price: str
    previous: str | None = None


class SpecialPlayed(Struct, frozen=True):
    """``special_played``: the incident ``number`` befalls ``horse``."""

    player: Number
    horse: Number
    number: Number


class HorseReplaced(Struct, frozen=True):
    """``horse_replaced``: another horse runs from lane ``horse``."""

    horse: Number


class GroundSoftened(Struct, frozen=True):
    """``ground_softened``: it rained, and the ground changed from ``before`` to ``going``."""

    going: str
    before: str


class LastMarket(Struct, frozen=True):
    """``last_market``: only ``horse`` has no price."""

    horse: Number


class Running(Struct, frozen=True):
    """``running``: how far ``part`` of their ratings carries the horses."""

    part: str
    shares: dict[Number, Number]


class BookmakerPaid(Struct, frozen=True):
    """``bookmaker_paid``: what the race brought ``player``, possibly a loss."""

    player: Number
    points: Number


class RaceClosed(Struct, frozen=True):
    """``race_closed``: everybody has been paid."""

    race: Number


KINDS: dict[str, type[Struct]] = {
    **dict.fromkeys(("dealt", "race_ready", "field_drawn"), Beginning),
    **dict.fromkeys(("result", "meeting_won"), Result),
    **dict.fromkeys(("joined", "left", "topped_up"), SeatChange),
    **dict.fromkeys(("final", "final_called"), Final),
    "roll": Roll,
    "snake_eyes": SnakeEyes,
    "boxcars": Boxcars,
    "redistribute": Redistributed,
    "scratch": Scratch,
    "ask": Question,
    "held": Held,
    "counted": Counted,
    "pay": Payment,
    "repeat": Repeat,
    "off": Off,
    "move": Move,
    "finish": Finish,
    "payout": Payout,
    "carry": Carry,
    "ended": Ended,
    "bets_open": BetsOpen,
    "bet": Bet,
    "red_line": RedLine,
    "bets_closed": BetsClosed,
    "settle": Settlement,
    "paused": Paused,
    "resumed": Resumed,
    "locked": Locked,
    "revealed": Revealed,
    "withdrawn": Withdrawn,
    "track": Ground,
    "track_declared": GroundDeclared,
    "round_called": Round,
    "bets_revealed": BetsRevealed,
    "lane_loaded": LaneLoaded,
    "mudder_adjusted": MudderAdjusted,
    "stride": Stride,
    "lane_run": LaneRun,
    "round_decided": RoundDecided,
    "prize_paid": Prize,
    "pool_settled": PoolSettled,
    "sudden_death": SuddenDeath,
    "duel_decided": DuelDecided,
    "meeting_opened": MeetingOpened,
    "market_opened": MarketOpened,
    "price_set": PriceSet,
    "special_played": SpecialPlayed,
    "horse_replaced": HorseReplaced,
    "ground_softened": GroundSoftened,
    "last_market": LastMarket,
    "running": Running,
    "bookmaker_paid": BookmakerPaid,
    "race_closed": RaceClosed,
}
"""The kind of event for each tag."""


def tag_of(event: Any) -> str:
    """The tag of an event; empty for anything else."""
    tag = getattr(getattr(type(event), "__struct_config__", None), "tag", None)
    return tag if isinstance(tag, str) else ""


class Heard(Struct, frozen=True):
    """An event that the caller knows, and its ``tag``."""

    tag: str
    event: Struct


def known(events: Iterable[Any]) -> list[Heard]:
    """Those of ``events`` that the caller knows, in order."""
    found = []
    for event in events:
        tag = tag_of(event)
        if tag in KINDS:
            try:
                found.append(Heard(tag, msgspec.convert(event, KINDS[tag], from_attributes=True)))
            except msgspec.ValidationError:
                continue
    return found


def of_kind(events: Iterable[Any], kind: type[Event]) -> list[Event]:
    """The events of ``kind``, in order."""
    return [heard.event for heard in known(events) if isinstance(heard.event, kind)]
