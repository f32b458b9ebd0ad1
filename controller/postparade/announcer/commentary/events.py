"""The events of all games as the caller knows them: by tag and fields, never by game.

A game is called by giving its events these tags and fields; what else they carry does not matter. An event with another
tag, or one that lacks a field or holds something else in it, is passed over in silence. ``player`` is a seat, ``horse``
a lane of the race.
"""

from collections.abc import Iterable
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct

Event = TypeVar("Event", bound=Struct)
Outcome = Literal["win", "lose", "draw"]


class Beginning(Struct, frozen=True):
    """``dealt``, ``race_ready``, ``field_drawn``: race ``race`` begins."""

    race: int
    first_roller: int | None = None
    exotics: tuple[str, ...] = ()
    props: tuple[str, ...] = ()
    horses: tuple[str, ...] = ()


class Roll(Struct, frozen=True):
    """``roll``: the faces, or their sum where the faces are not known."""

    dice: int | tuple[int, int]
    player: int | None = None


class SnakeEyes(Struct, frozen=True):
    """``snake_eyes``: a two was rolled, with or without faces."""


class Boxcars(Struct, frozen=True):
    """``boxcars``: a twelve was rolled."""


class Redistributed(Struct, frozen=True):
    """``redistribute``: every seat has ``each`` chips now."""

    each: int


class Scratch(Struct, frozen=True):
    """``scratch``: a card of ``horse`` costs ``value``."""

    horse: int
    value: int


class Question(Struct, frozen=True):
    """``ask``: who holds printed cards of ``horse``?"""

    horse: int
    why: str


class Held(Struct, frozen=True):
    """``held``: the answer of one seat."""

    player: int
    horse: int
    cards: int


class Counted(Struct, frozen=True):
    """``counted``: all have answered, ``missing`` cards were not found."""

    horse: int
    missing: int


class Payment(Struct, frozen=True):
    """``pay``: ``paid`` of the ``due`` chips went into the pot."""

    player: int
    reason: str
    horse: int
    due: int
    paid: int


class Repeat(Struct, frozen=True):
    """``repeat``: a scratched horse came up again before the off; ``again``: the same seat rolls once more."""

    horse: int
    again: bool


class Off(Struct, frozen=True):
    """``off``: the race runs."""

    first_roller: int | None = None


class Move(Struct, frozen=True):
    """``move``: with ``bonus``, more steps than the roll alone."""

    horse: int
    bonus: int = 0


class Finish(Struct, frozen=True):
    """``finish``: ``ranks`` lists the horses that share each place, in games that rank the field so; ``place`` and
    ``show`` are those that came in first or second, and among the first three."""

    horse: int
    ranks: tuple[tuple[int, ...], ...] | dict[int, int] = ()
    place: tuple[int, ...] = ()
    show: tuple[int, ...] = ()


class Payout(Struct, frozen=True):
    """``payout``: ``player`` won ``amount`` chips."""

    player: int
    amount: int


class Carry(Struct, frozen=True):
    """``carry``: ``amount`` chips stay in the pot."""

    amount: int


class Result(Struct, frozen=True):
    """``result``, ``meeting_won``: the game is over."""

    totals: dict[int, int]
    winners: tuple[int, ...]
    unclaimed_pot: int = 0


class SeatChange(Struct, frozen=True):
    """``joined``, ``left``, ``topped_up``: between two races."""

    player: int
    chips: int


class BetsOpen(Struct, frozen=True):
    """``bets_open``: bets are taken."""


class Bet(Struct, frozen=True):
    """``bet``: chips on a horse."""

    player: int
    horse: int
    chips: int


class RedLine(Struct, frozen=True):
    """``red_line``: ``horse`` crossed it as number ``count``; the crossing number ``needed`` closes the betting."""

    horse: int
    count: int
    needed: int | None = None


class BetsClosed(Struct, frozen=True):
    """``bets_closed``: no more bets."""


class Settlement(Struct, frozen=True):
    """``settle``: what ``player`` gained and paid in a race."""

    player: int
    gain: int
    paid: int


class Paused(Struct, frozen=True):
    """``paused``: the race stands still."""


class Resumed(Struct, frozen=True):
    """``resumed``: the race goes on."""


class Locked(Struct, frozen=True):
    """``locked``: ``player`` has decided in secret."""

    player: int


class Revealed(Struct, frozen=True):
    """``revealed``: what ``player`` had decided to bet."""

    player: int
    chips: int


class Withdrawn(Struct, frozen=True):
    """``withdrawn``: ``horse`` is out of the race."""

    horse: int


class Ground(Struct, frozen=True):
    """``track``: the ground is wet or dry."""

    wet: bool


class GroundDeclared(Struct, frozen=True):
    """``track_declared``: the ground of the next races."""

    condition: Literal["wet", "dry"]


class Final(Struct, frozen=True):
    """``final``, ``final_called``: the last race is called."""


class Round(Struct, frozen=True):
    """``round_called``: the two seats of ``pair`` are to meet."""

    round: int
    pair: tuple[int, int]


class BetsRevealed(Struct, frozen=True):
    """``bets_revealed``: what both seats of ``pair`` expect of their own races."""

    pair: tuple[int, int]
    bets: tuple[Outcome, Outcome]


class LaneLoaded(Struct, frozen=True):
    """``lane_loaded``: the horses of duel ``lane`` of ``lanes`` go to the start."""

    pair: tuple[int, int]
    lane: int
    lanes: int


class MudderAdjusted(Struct, frozen=True):
    """``mudder_adjusted``: a horse runs ``by`` faster on the wet ground."""

    player: int
    by: int


class Stride(Struct, frozen=True):
    """``stride``: the two horses of a duel have come to ``at``."""

    pair: tuple[int, int]
    at: tuple[int, int]


class LaneRun(Struct, frozen=True):
    """``lane_run``: a duel is decided."""

    pair: tuple[int, int]
    results: tuple[Outcome, Outcome]


class RoundDecided(Struct, frozen=True):
    """``round_decided``: the seats whose bet came true."""

    pair: tuple[int, int]
    right: tuple[int, ...]


class Prize(Struct, frozen=True):
    """``prize_paid``: cards to one seat (``all``), to their owners (``own``) or into the pool."""

    prize: Literal["all", "own", "pool"]
    to: dict[int, tuple[str, ...]]
    pool: int


class PoolSettled(Struct, frozen=True):
    """``pool_settled``: the pool is dealt out to ``shares``."""

    pool: int
    shares: tuple[int, ...]


class SuddenDeath(Struct, frozen=True):
    """``sudden_death``: equal purses."""

    contenders: tuple[int, ...]


class DuelDecided(Struct, frozen=True):
    """``duel_decided``: ``winner`` stays in, or nobody won."""

    winner: int | None


class MeetingOpened(Struct, frozen=True):
    """``meeting_opened``: the ground on which all races are run."""

    going: str


class MarketOpened(Struct, frozen=True):
    """``market_opened``: ``player`` prices first."""

    player: int


class PriceSet(Struct, frozen=True):
    """``price_set``: ``player`` offers ``horse`` at ``price``, such as ``5:1``."""

    player: int
    horse: int
    price: str
    previous: str | None = None


class SpecialPlayed(Struct, frozen=True):
    """``special_played``: the incident ``number`` befalls ``horse``."""

    player: int
    horse: int
    number: int


class GroundSoftened(Struct, frozen=True):
    """``ground_softened``: it rained."""

    going: str
    before: str


class LastMarket(Struct, frozen=True):
    """``last_market``: only ``horse`` has no price."""

    horse: int


class Running(Struct, frozen=True):
    """``running``: what ``part`` of their ratings adds to the horses meanwhile."""

    part: str
    shares: dict[int, int]


class BookmakerPaid(Struct, frozen=True):
    """``bookmaker_paid``: what the race brought ``player``, perhaps less than nothing."""

    player: int
    points: int


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
    "ground_softened": GroundSoftened,
    "last_market": LastMarket,
    "running": Running,
    "bookmaker_paid": BookmakerPaid,
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
