"""Where the dice races differ: what each game decides for itself."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import ClassVar

from postparade.core.faults import Refusal, refuse
from postparade.games.dice_race.rules import events as ev
from postparade.games.dice_race.rules.state import State
from postparade.rules.boards import Board
from postparade.rules.cards import Deck


class Variant(ABC):
    """The questions that the common part of a dice race asks its game."""

    name: ClassVar[str]
    title: ClassVar[str]
    rules: ClassVar[str]
    seat_counts: ClassVar[tuple[int, ...]] = tuple(range(2, 13))
    chips_are_owned: ClassVar[bool]
    """Whether a player who leaves takes the chips along; otherwise they are pieces of the game."""
    boards: ClassVar[Mapping[str, Board]]
    """The boards that the game is raced on, the usual one first. All have the same lanes and dice, and scratch as many
    horses."""
    chances: ClassVar[Mapping[str, Mapping[int, float]]] = {}
    """Percent of all races that each horse wins, by the names of boards on which that is known."""
    copies: ClassVar[int] = 4
    """Cards for each horse."""
    fined_repeats: ClassVar[bool] = False
    """Whether a horse that is scratched already costs the roller its value when it comes up again before the off."""
    opener_starts: ClassVar[bool] = False
    """Whether the opener has the first roll of the race; otherwise the dice go on to the left."""

    @property
    def board(self) -> Board:
        """The usual board."""
        return next(iter(self.boards.values()))

    @cached_property
    def deck(self) -> Deck:
        """The cards."""
        return Deck(self.board.numbers, self.copies)

    @abstractmethod
    def opening(self, state: State) -> tuple[int, int]:
        """The opener (dealer or youngest) of the next race, and who rolls first in it."""

    def repeat(self, state: State, horse: int, roller: int) -> tuple[ev.Event, ...]:
        """A scratched horse comes up again in the scratch phase: nobody pays, and the dice go on."""
        return (ev.Repeated(horse, roller, again=False),)

    def stray(self, state: State, total: int, roller: int) -> tuple[ev.Event, ...]:
        """A sum comes up that moves no horse of the board: the dice go on."""
        return (ev.Passed(roller),)

    def first_of_race(self, state: State, scratcher: int) -> int:
        """Who rolls first in the race; ``scratcher`` filled the last box."""
        return state.opener if self.opener_starts else state.left_of(scratcher)

    def before_deal(self, state: State) -> Iterable[ev.Event]:
        """What happens to the money before the next deal: nothing."""
        return ()

    def after_seating(self, state: State) -> Iterable[ev.Event]:
        """What happens to the money when somebody has joined, left or bought chips; ``state`` is the one after that.
        Everybody keeps what is theirs."""
        return ()

    def after_payout(self, state: State, payouts: tuple[ev.PaidOut, ...]) -> Iterable[ev.Event]:
        """What happens after the pot was split; ``state`` is the one before the payouts. After the last race, most
        chips win."""
        if state.race == state.races:
            won = {payout.player: payout.amount for payout in payouts}
            totals = {seat: chips + won.get(seat, 0) for seat, chips in zip(state.players, state.chips, strict=True)}
            yield ev.Result("chips", totals, winners(totals), state.pot - sum(won.values()))

    def end(self, state: State) -> tuple[ev.Event, ...] | None:
        """The result when the session may be ended now, else ``None``: the game ends by itself."""
        return None

    def may_top_up(self, state: State) -> bool:
        """Whether chips can be bought now: between any two races."""
        return state.phase in ("setup", "finished")

    def wrong_phase(self, state: State, action: str) -> Refusal:
        """The refusal of ``action`` (in words) in the present phase."""
        return refuse("wrong_phase", phase=state.phase, action=action)


def winners(totals: dict[int, int]) -> tuple[int, ...]:
    """The seats with the highest total, in seat order; equal players share (rules, section 9)."""
    best = max(totals.values())
    return tuple(seat for seat, total in totals.items() if total == best)
