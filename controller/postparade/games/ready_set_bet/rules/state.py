"""Where a game of Ready Set Bet stands."""

from typing import Literal

from msgspec import Struct

from postparade.games.ready_set_bet.rules.events import BetResult, Result, Settled
from postparade.games.ready_set_bet.rules.horses import AT_THE_GATE, Positions
from postparade.games.ready_set_bet.rules.tokens import BONUS_TOKENS, HOUSE_TOKENS, Token, without
from postparade.games.ready_set_bet.rules.vip_cards import VIP_CARDS
from postparade.rules.dice import Dice

Phase = Literal["between", "ready", "open", "closed", "game_over"]
HouseKind = Literal["none", "neutral", "fixed", "rotation"]
Pace = Literal["off", "calm", "normal", "brisk"]


class PlacedBet(Struct, frozen=True):
    """A token on a spot; ``cards`` are the VIP cards it took, ``house`` marks a token of the House."""

    player: int
    token: Token
    spot: str
    cards: tuple[str, ...] = ()
    house: bool = False


class State(Struct, frozen=True):
    """Everything the rules know."""

    house_kind: HouseKind
    modules: frozenset[str]
    accounts: bool
    """Whether the table takes the bets and keeps the money; otherwise people use their own board and chips."""
    pace: Pace
    vip_seconds: int
    chances: bool
    """Whether phones show live chances."""
    players: tuple[int, ...]
    """Who has a purse, clockwise: the bettors, and a House that competes."""
    house: int | None
    """Who runs the present race; ``None``: the table, or nobody named yet."""
    money: dict[int, int]
    bank: int
    issued: int
    deck: tuple[str, ...] = ()
    """VIP cards that have not been dealt. In no order: the order is drawn when cards are dealt."""
    discards: tuple[str, ...] = ()
    undealt: tuple[int, ...] = ()
    """Who still gets cards to choose from before the next race."""
    dealt: dict[int, tuple[str, ...]] = {}
    kept: dict[int, tuple[str, ...]] = {}
    phase: Phase = "between"
    race: int = 0
    props: tuple[str, ...] = ()
    exotics: tuple[str, ...] = ()
    used_props: tuple[str, ...] = ()
    """Proposition cards of this and earlier races."""
    tokens: tuple[Token, ...] = ()
    """What every bettor has in this race, bonus tokens aside."""
    positions: Positions = AT_THE_GATE
    single: int | None = None
    """Index of the horse that the previous roll named, unless that roll completed a pair."""
    crossed: int = 0
    """How many horses are beyond the red line."""
    bets: tuple[PlacedBet, ...] = ()
    """In order of arrival, those of the House first."""
    used: tuple[str, ...] = ()
    """Cards that work once a race and have been used in this one."""
    paused: bool = False
    leaving: tuple[int, ...] = ()
    last_roll: Dice | None = None
    rolls: int = 0
    """Rolls of this race."""
    results: tuple[BetResult, ...] = ()
    settled: tuple[Settled, ...] = ()
    result: Result | None = None

    @property
    def bettors(self) -> tuple[int, ...]:
        """Who may bet during the race, clockwise."""
        return tuple(seat for seat in self.players if seat != self.house)

    @property
    def seats(self) -> tuple[int, ...]:
        """Who takes part, a House without a purse included."""
        if self.house is None or self.house in self.players:
            return self.players
        return tuple(sorted((*self.players, self.house)))

    @property
    def house_competes(self) -> bool:
        """Whether the House of this race has tokens."""
        return self.house is not None and self.house in self.players

    @property
    def running(self) -> bool:
        """Whether the horses run."""
        return self.phase in ("open", "closed")

    def cards_of(self, seat: int) -> tuple[str, ...]:
        """The VIP cards that help ``seat`` in this race: none while it is the House."""
        return () if seat == self.house else self.kept.get(seat, ())

    def tokens_of(self, seat: int) -> tuple[Token, ...]:
        """All tokens of ``seat`` in this race."""
        if seat == self.house:
            return HOUSE_TOKENS if self.house_competes else ()
        bonus = (VIP_CARDS[card].token for card in self.cards_of(seat))
        return *self.tokens, *(token for token in bonus if token in BONUS_TOKENS)

    def available(self, seat: int) -> tuple[Token, ...]:
        """The tokens of ``seat`` that do not lie on the board."""
        return without(self.tokens_of(seat), [bet.token for bet in self.bets if bet.player == seat])

    def on(self, spot: str) -> tuple[PlacedBet, ...]:
        """The tokens of bettors on ``spot``."""
        return tuple(bet for bet in self.bets if bet.spot == spot and not bet.house)
