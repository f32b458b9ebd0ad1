"""Where a meeting stands."""

from typing import Literal

from msgspec import Struct

from postparade.games.odds_on.rules.cards import Going, Weather
from postparade.games.odds_on.rules.events import Part, Runner

Parts = tuple[int, int, int, int, int]
"""What a rating is the sum of: horse, jockey, course, going, special cards."""

Phase = Literal["setup", "pricing", "race", "finished"]


class Entry(Struct, frozen=True, gc=False):
    """What was entered for a runner on printed cards: the parts of its rating, and the points of horse and jockey
    (``form``) and of its price."""

    parts: Parts
    form: int
    price: int


class Gate(Struct, frozen=True, gc=False):
    """A start gate in use: who runs from it, at what price, for whom, and the specials beside it; on printed cards only
    what was entered (``entry``)."""

    number: int
    horse: str
    jockey: str
    price: str | None = None
    owner: int | None = None
    specials: tuple[str, ...] = ()
    withdrawn: bool = False
    entry: Entry | None = None


class RaceResult(Struct, frozen=True, gc=False):
    """How a race of the meeting ended; ``points`` in the order of the seats."""

    race: int
    going: Going | None
    turns: int
    reason: str
    ranks: tuple[tuple[int, ...], ...]
    runners: tuple[Runner, ...]
    points: tuple[int, ...]


class State(Struct, frozen=True, gc=False):
    """Everything the rules know. Tuples named after seats are in the order of ``seats`` (clockwise); piles have their
    top card first."""

    seats: tuple[int, ...]
    dealer: int
    dislike_penalty: int
    runner_up_after_dead_heat: bool
    totals: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    printed: bool = False
    """Whether the cards are printed ones that the table does not know."""
    hidden_ratings: bool = False
    """House rule: nobody is shown what horses and jockeys are worth before the race goes off."""
    phase: Phase = "setup"
    race: int = 0
    opener: int = 0
    """The seat that opened the market of this race."""
    turn: int | None = None
    turns: int = 0
    """Turns taken in this race."""
    passes: int = 0
    """Passes in a row."""
    track: str | None = None
    weather: Weather | None = None
    going: Going = "good"
    gates: tuple[Gate, ...] = ()
    pile: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    horse_pile: tuple[str, ...] = ()
    jockey_pile: tuple[str, ...] = ()
    off: str = ""
    """Why the latest race went off."""
    running: Part | None = None
    positions: dict[int, int] = {}
    """How far the runners of the latest race have come, in percent of the course, by gate."""
    results: tuple[RaceResult, ...] = ()
    winners: tuple[int, ...] = ()

    def hand(self, seat: int) -> tuple[str, ...]:
        """The cards in the hand of ``seat``. Raises ``ValueError`` for a seat outside the game."""
        return self.hands[self.seats.index(seat)]

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def gate(self, number: int) -> Gate | None:
        """The gate of that number, or ``None`` while it is not in use."""
        return next((gate for gate in self.gates if gate.number == number), None)

    @property
    def form_hidden(self) -> bool:
        """Whether what horses and jockeys are worth is hidden from everybody now."""
        return self.hidden_ratings and self.phase == "pricing" and not self.printed

    @property
    def missing(self) -> tuple[int, ...]:
        """Printed cards: the gates whose runner has not been entered."""
        return tuple(gate.number for gate in self.gates if gate.entry is None and not gate.withdrawn)

    @property
    def unpriced(self) -> tuple[Gate, ...]:
        """The gates whose runner takes part and has no price."""
        return tuple(gate for gate in self.gates if not gate.withdrawn and gate.price is None)
