"""Where a dice race stands."""

from typing import Literal

from msgspec import Struct

from postparade.games.dice_race.rules.events import PaidOut, Result, RollerPaid
from postparade.games.dice_race.rules.events import Question as Why
from postparade.rules.boards import Lanes
from postparade.rules.cards import Hand
from postparade.rules.dice import Dice

Phase = Literal["setup", "scratch", "race", "finished", "game_over"]


class Question(Struct, frozen=True):
    """Physical cards: the open question of how many cards of ``horse`` each seat holds. ``answers`` is in seat order,
    ``None`` for a seat that has not answered."""

    horse: int
    why: Why
    answers: tuple[int | None, ...]

    @property
    def found(self) -> int:
        """Cards accounted for so far."""
        return sum(count or 0 for count in self.answers)

    @property
    def everybody_answered(self) -> bool:
        """Whether every seat has said a number."""
        return None not in self.answers


class State(Struct, frozen=True, gc=False):
    """Everything the rules know. Tuples named after seats are in the order of ``players`` (clockwise)."""

    numbers: tuple[int, ...]
    """The horses: what :attr:`lanes`, :attr:`positions` and hands are in the order of."""
    lanes: Lanes
    scratch_values: tuple[int, ...]
    races: int | None
    """How many races the game has; ``None`` until somebody ends the session."""
    physical: bool
    """Whether the cards are printed ones that the table does not know."""
    recorded: bool
    """Whether the host names the cards, as they were dealt elsewhere."""
    tie_break: bool
    players: tuple[int, ...]
    opener: int
    """The dealer of the running or next race (Quarter Horse), or the youngest (Hold Your Horses)."""
    chips: tuple[int, ...]
    scores: tuple[int, ...]
    pot: int
    box: int
    issued: int
    """Chips that the cashier has handed out: purses, pot and box always add up to it."""
    copies: int = 4
    """Cards for each horse."""
    ante: int = 0
    """House rule: chips that everybody pays into the pot after every deal."""
    roller_purse: int = 0
    """House rule: chips from the pot for whoever rolls the winner home."""
    even_deal: bool = False
    """House rule: everybody gets the same number of cards, and those left over belong to the pot."""
    phase: Phase = "setup"
    race: int = 0
    turn: int | None = None
    scratched: tuple[int, ...] = ()
    positions: tuple[int, ...] = ()
    hands: tuple[Hand, ...] | None = None
    pot_cards: Hand = ()
    """Cards that an even deal left over, as far as the table knows them."""
    last_roll: Dice | None = None
    last_roller: int | None = None
    rolls: int = 0
    """Rolls of this race, the scratch phase included."""
    question: Question | None = None
    winner: int | None = None
    roller_paid: RollerPaid | None = None
    payouts: tuple[PaidOut, ...] = ()
    result: Result | None = None

    def seat_index(self, seat: int) -> int:
        """Index of ``seat`` in the tuples. Raises ``ValueError`` for a seat outside the game."""
        return self.players.index(seat)

    @property
    def boxes(self) -> int:
        """How many horses are scratched before the off."""
        return len(self.scratch_values)

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return self.players[(self.players.index(seat) + 1) % len(self.players)]

    @property
    def left_over(self) -> int:
        """How many cards a deal leaves over."""
        return len(self.numbers) * self.copies % len(self.players) if self.even_deal else 0

    def kept(self, horse: int, found: int) -> int:
        """Cards of ``horse`` that belong to the pot, when ``found`` are in hands. Of printed cards, those missing."""
        return min(self.copies - found, self.left_over) if self.physical else self.pot_cards[self.numbers.index(horse)]

    def value(self, horse: int) -> int:
        """What a scratched ``horse`` costs."""
        return self.scratch_values[self.scratched.index(horse)]
