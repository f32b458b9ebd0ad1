"""What happens in Bettor Horse: events in the past tense (rules, section 10).

Every event but the result carries ``round`` (counted from 1, on through sudden death) and ``pair``, the two seats,
first-named first. What is listed for both seats stands in the order of the pair.
"""

from typing import Literal

from msgspec import Struct

from postparade.games.bettor_horse.rules.outcome import Outcome
from postparade.games.bettor_horse.rules.schedule import Kind
from postparade.rules import events

Pair = tuple[int, int]
Condition = Literal["wet", "dry"]


class Runner(Struct, frozen=True, gc=False):
    """A horse at the start of a lane. ``card`` and ``name`` are empty where printed cards are used."""

    seat: int
    card: str
    name: str
    colour: str
    speed: int
    mudder: bool


class RoundCalled(Struct, frozen=True, gc=False, tag_field="type", tag="round_called"):
    """The pair is to lock ``cards`` cards each. Round 1 is called by the opening of the game itself."""

    round: int
    pair: Pair
    kind: Kind
    cards: int


class FinalCalled(Struct, frozen=True, gc=False, tag_field="type", tag="final_called"):
    """The last races begin; ``part`` is 1, or 2 for the second part with four and more players."""

    round: int
    pair: Pair
    part: int


class Locked(Struct, frozen=True, gc=False, tag_field="type", tag="locked"):
    """Seat ``player`` has locked. ``cards`` and ``bet`` are blank for everybody else; ``speeds`` are filled where
    printed cards were entered. ``absent``: the house filled in."""

    round: int
    pair: Pair
    player: int
    cards: tuple[str, ...] = ()
    bet: str = ""
    speeds: tuple[int, ...] = ()
    absent: bool = False


class BetsRevealed(Struct, frozen=True, gc=False, tag_field="type", tag="bets_revealed"):
    """Both have locked, and both bets turn over."""

    round: int
    pair: Pair
    bets: tuple[str, str]


class TrackDeclared(Struct, frozen=True, gc=False, tag_field="type", tag="track_declared"):
    """All lanes of this round are run on a wet or a dry track."""

    round: int
    pair: Pair
    condition: Condition


class LaneLoaded(Struct, events.FieldReady, frozen=True, gc=False, tag_field="type", tag="lane_loaded"):
    """Both cards of lane ``lane`` of ``lanes`` are turned and go to the start."""

    round: int
    pair: Pair
    lane: int
    lanes: int
    runners: tuple[Runner, Runner]


class Picked(Struct, frozen=True, gc=False, tag_field="type", tag="mudder_picked"):
    """Seat ``player`` has decided about the Mudder; ``by`` is blank (``None``) for everybody else."""

    round: int
    pair: Pair
    lane: int
    player: int
    by: int | None = None


class MudderAdjusted(Struct, frozen=True, gc=False, tag_field="type", tag="mudder_adjusted"):
    """The Mudder of seat ``player`` runs ``speed`` in this lane, ``by`` more than printed."""

    round: int
    pair: Pair
    lane: int
    player: int
    by: int
    speed: int


class Strode(Struct, frozen=True, gc=False, tag_field="type", tag="stride"):
    """The runners of ``lane`` have come to the positions ``at`` (0 to :data:`~.racing.LENGTH`)."""

    round: int
    pair: Pair
    lane: int
    at: tuple[int, int]


class LaneRun(Struct, frozen=True, gc=False, tag_field="type", tag="lane_run"):
    """Lane ``lane`` is run: what each horse ran, the result for each seat, and where the two stand at the finish."""

    round: int
    pair: Pair
    lane: int
    speeds: tuple[int, int]
    results: tuple[Outcome, Outcome]
    at: tuple[int, int]


class RoundDecided(Struct, frozen=True, gc=False, tag_field="type", tag="round_decided"):
    """The outcome of the round for each seat, and the seats whose bet came true."""

    round: int
    pair: Pair
    kind: Kind
    bets: tuple[str, str]
    outcomes: tuple[Outcome, Outcome]
    right: tuple[int, ...]


class PrizePaid(Struct, frozen=True, gc=False, tag_field="type", tag="prize_paid"):
    """The raced cards go to one seat (``all``), each to its owner (``own``) or to the pool (``pool``): ``to`` lists the
    cards that each purse gains by seat, ``pooled`` those that join the pool, in order; ``pool`` is its new size."""

    round: int
    pair: Pair
    prize: Literal["all", "own", "pool"]
    to: dict[int, tuple[str, ...]]
    pooled: tuple[str, ...]
    pool: int


class PoolRaceCalled(Struct, frozen=True, gc=False, tag_field="type", tag="pool_race_called"):
    """House rule: no final bet was right, and all race for the ``pool`` cards that nobody has won; ``attempt`` counts
    from 1."""

    round: int
    pair: Pair
    pool: int
    attempt: int


class PoolSettled(Struct, frozen=True, gc=False, tag_field="type", tag="pool_settled"):
    """The pool is dealt out: ``shares`` are seats in dealing order, one for each right bet of the finals,
    or of the races for the pool; ``to`` lists
    the cards that each purse gains by seat, ``unclaimed`` those that count for nobody."""

    round: int
    pair: Pair
    pool: int
    shares: tuple[int, ...]
    to: dict[int, tuple[str, ...]]
    unclaimed: tuple[str, ...]


class SuddenDeath(Struct, frozen=True, gc=False, tag_field="type", tag="sudden_death"):
    """The purses of ``contenders`` are equal; the first two meet."""

    round: int
    pair: Pair
    contenders: tuple[int, ...]


class DuelDecided(Struct, frozen=True, gc=False, tag_field="type", tag="duel_decided"):
    """A duel of sudden death ended: ``winner`` meets the next of ``contenders``, or ``None`` and the same two repeat.
    ``undecided`` counts duels without a winner between these two."""

    round: int
    pair: Pair
    winner: int | None
    contenders: tuple[int, ...]
    undecided: int


class Result(Struct, events.GameOver, frozen=True, gc=False, tag_field="type", tag="result"):
    """The game is over. ``totals`` are cards in the purses, ``winners`` are in seat order; ``unclaimed`` cards belong
    to nobody."""

    by: Literal["cards"]
    totals: dict[int, int]
    winners: tuple[int, ...]
    unclaimed: int


Event = (
    RoundCalled
    | FinalCalled
    | Locked
    | BetsRevealed
    | TrackDeclared
    | LaneLoaded
    | Picked
    | MudderAdjusted
    | Strode
    | LaneRun
    | RoundDecided
    | PrizePaid
    | PoolRaceCalled
    | PoolSettled
    | SuddenDeath
    | DuelDecided
    | Result
)
