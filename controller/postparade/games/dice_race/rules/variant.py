"""Where the dice races differ: what each game decides for itself."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar

from postparade.core.faults import Refusal, refuse
from postparade.games.dice_race.rules import events as ev
from postparade.games.dice_race.rules.state import State


class Variant(ABC):
    """The questions that the common part of a dice race asks its game."""

    name: ClassVar[str]
    title: ClassVar[str]
    rules: ClassVar[str]
    seat_counts: ClassVar[tuple[int, ...]] = tuple(range(2, 13))
    setup_type: ClassVar[type[Any]]
    chips_are_owned: ClassVar[bool]
    """Whether a player who leaves takes the chips along; otherwise they are pieces of the game."""

    @abstractmethod
    def opening(self, state: State) -> tuple[int, int]:
        """The opener (dealer or youngest) of the next race, and who rolls first in it."""

    @abstractmethod
    def repeat(self, state: State, horse: int, roller: int) -> tuple[ev.Event, ...]:
        """A scratched horse comes up again in the scratch phase."""

    @abstractmethod
    def first_of_race(self, state: State, scratcher: int) -> int:
        """Who rolls first in the race; ``scratcher`` filled the fourth box."""

    @abstractmethod
    def before_deal(self, state: State) -> Iterable[ev.Event]:
        """What happens to the money before the next deal."""

    @abstractmethod
    def after_seating(self, state: State) -> Iterable[ev.Event]:
        """What happens to the money when somebody has joined, left or bought chips; ``state`` is the one after that."""

    @abstractmethod
    def after_payout(self, state: State, payouts: tuple[ev.PaidOut, ...]) -> Iterable[ev.Event]:
        """What happens after the pot was split; ``state`` is the one before the payouts."""

    @abstractmethod
    def end(self, state: State) -> tuple[ev.Event, ...] | None:
        """The result when the session may be ended now, else ``None``."""

    @abstractmethod
    def may_top_up(self, state: State) -> bool:
        """Whether chips can be bought now."""

    def wrong_phase(self, state: State, action: str) -> Refusal:
        """The refusal of ``action`` (in words) in the present phase."""
        return refuse("wrong_phase", phase=state.phase, action=action)
