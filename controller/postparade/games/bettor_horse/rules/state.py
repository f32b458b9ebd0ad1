"""Where a game of Bettor Horse stands."""

from typing import Literal

from msgspec import Struct

from postparade.games.bettor_horse.rules import deck
from postparade.games.bettor_horse.rules.events import Condition, Pair, Result, Runner
from postparade.games.bettor_horse.rules.outcome import Outcome
from postparade.games.bettor_horse.rules.racing import Positions
from postparade.games.bettor_horse.rules.schedule import DUELS, Kind, Slot, pool_pairs, schedule

Phase = Literal["commit", "track", "adjust", "race", "finished"]
Cards = tuple[str, ...]


class Commitment(Struct, frozen=True, gc=False):
    """What a seat has locked: cards in lane order, the bet, and what was entered for printed cards."""

    cards: Cards
    bet: str
    speeds: tuple[int, ...] = ()


class LaneRecord(Struct, frozen=True, gc=False):
    """A lane that has been run; everything in the order of the pair."""

    runners: tuple[Runner, Runner]
    speeds: tuple[int, int]
    results: tuple[Outcome, Outcome]


class Round(Struct, frozen=True, gc=False):
    """The round on the table. Tuples of two are in the order of ``pair``."""

    number: int
    kind: Kind
    pair: Pair
    size: int
    """Cards a seat."""
    commitments: tuple[Commitment | None, Commitment | None] = (None, None)
    revealed: bool = False
    condition: Condition | None = None
    runners: tuple[Runner, Runner] | None = None
    """The horses of the lane that was turned last."""
    picks: tuple[int | None, int | None] = (None, None)
    adjusted: tuple[int, int] = (0, 0)
    shown: bool = False
    """Whether the picks of this lane are revealed."""
    positions: Positions = (0, 0)
    lanes: tuple[LaneRecord, ...] = ()
    """Lanes that have been run."""
    outcomes: tuple[Outcome, Outcome] | None = None
    right: tuple[int, ...] = ()
    paid: bool = False
    """Whether the raced cards have left the table."""

    @property
    def duel(self) -> bool:
        """Whether it is run beside the schedule: no card that is raced changes its place."""
        return self.kind in DUELS

    @property
    def open_lane(self) -> int | None:
        """The lane (from 1) that is turned and not yet run."""
        return len(self.lanes) + 1 if self.runners is not None else None

    @property
    def locked(self) -> tuple[int, ...]:
        """The seats that have locked."""
        return tuple(seat for seat, one in zip(self.pair, self.commitments, strict=True) if one is not None)

    @property
    def muddy(self) -> tuple[int, ...]:
        """The seats with a Mudder in the open lane, on a wet track."""
        if self.condition != "wet" or self.runners is None:
            return ()
        return tuple(runner.seat for runner in self.runners if runner.mudder)

    @property
    def unpicked(self) -> tuple[int, ...]:
        """The seats whose Mudder waits for its owner."""
        return tuple(seat for seat in self.muddy if self.picks[self.pair.index(seat)] is None)

    def commitment(self, seat: int) -> Commitment | None:
        """What ``seat`` has locked; ``None`` also for a seat outside the pair."""
        return self.commitments[self.pair.index(seat)] if seat in self.pair else None


class State(Struct, frozen=True, gc=False):
    """Everything the rules know. Tuples named after seats are in the order of ``players`` (clockwise)."""

    players: tuple[int, ...]
    track_conditions: bool
    printed: bool
    """Whether the cards are printed ones that the table does not know."""
    open_decks: bool
    """Whether screens list what everybody has left; it can be worked out from the cards turned so far in any case."""
    unraced: tuple[Cards, ...]
    purses: tuple[Cards, ...]
    round: Round
    race_for_pool: bool = False
    """House rule: whether all race for a pool that no final bet has won."""
    pool_races: int = 0
    """How often all have raced for it."""
    pool: Cards = ()
    rights: tuple[tuple[int, int], ...] = ()
    """Right bets of the finals, or of the races for the pool, as (part, index of the seat)."""
    settled: bool = False
    """Whether the pool has been dealt out."""
    contenders: tuple[int, ...] = ()
    """Seats still in sudden death; the first two meet."""
    undecided: int = 0
    last: Round | None = None
    """The round before this one."""
    result: Result | None = None

    @property
    def slots(self) -> tuple[Slot, ...]:
        """The schedule of this game."""
        return schedule(len(self.players))

    @property
    def pool_pairs(self) -> tuple[Pair, ...]:
        """The pairs that race for the pool, in order."""
        return tuple((self.players[first], self.players[second]) for first, second in pool_pairs(len(self.players)))

    @property
    def rounds(self) -> int:
        """Number of the last round that is called before sudden death, as far as that is known."""
        if self.round.kind != "pool-race":
            return len(self.slots)
        return self.round.number + len(self.pool_pairs) - 1 - self.pool_pairs.index(self.round.pair)

    @property
    def phase(self) -> Phase:
        """What the game waits for (rules, section 9); ``race`` while it waits for nobody and the horses run."""
        if self.result is not None:
            return "finished"
        if len(self.round.locked) < 2:
            return "commit"
        if self.track_conditions and self.round.condition is None:
            return "track"
        return "adjust" if self.round.unpicked else "race"

    @property
    def on_show(self) -> Round:
        """The round to show: the last one until somebody has locked for the next."""
        return self.last if self.last is not None and not self.round.locked else self.round

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        match self.phase:
            case "commit":
                return tuple(seat for seat in self.round.pair if seat not in self.round.locked)
            case "track":
                return self.round.pair[:1]
            case "adjust":
                return self.round.unpicked
        return ()

    def seat_index(self, seat: int) -> int:
        """Index of ``seat`` in the tuples. Raises ``ValueError`` for a seat outside the game."""
        return self.players.index(seat)

    def colour(self, seat: int) -> str:
        """The colour of the deck of ``seat``."""
        return deck.COLOURS[self.seat_index(seat)]

    def full_deck(self, seat: int) -> Cards:
        """All 24 cards of the deck of ``seat``."""
        return deck.deck(self.colour(seat), printed=self.printed)

    def available(self, seat: int) -> Cards:
        """What ``seat`` may race with now: its unraced cards; in sudden death its purse, or its own deck when all
        purses are empty (rules, section 5); for the pool its whole own deck, so that all have the same chances."""
        at = self.seat_index(seat)
        if not self.round.duel:
            return self.unraced[at]
        if self.round.kind == "pool-race":
            return self.full_deck(seat)
        return self.purses[at] if any(self.purses) else self.full_deck(seat)

    def cuttable(self) -> Cards:
        """The cards that the first-named seat may cut: unraced and not just committed."""
        first = self.round.pair[0]
        commitment = self.round.commitment(first)
        committed = commitment.cards if commitment else ()
        return tuple(one for one in self.unraced[self.seat_index(first)] if one not in committed)
