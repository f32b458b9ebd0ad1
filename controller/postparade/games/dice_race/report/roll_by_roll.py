"""The course of a race, roll by roll, with the chances of all horses: taken from the history of the game."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from msgspec import Struct

from postparade.games.dice_race.report.luck import Reckoning
from postparade.games.dice_race.rules import events as ev
from postparade.games.dice_race.rules.game import AnyDiceRace, DiceRaceGame
from postparade.games.dice_race.rules.state import State
from postparade.odds.clocks import Floats
from postparade.odds.scratching import gate_chances
from postparade.odds.win import moves_left, rates_of, win_chances
from postparade.reports.evening import GameReport
from postparade.rules.boards import Board
from postparade.rules.dice import Dice, DiceSet, total_of
from postparade.table.corrections.history import Step


class Throw(NamedTuple):
    """One roll of a race: who threw what, and who led the race after it (``None`` while nobody leads alone)."""

    dice: Dice
    player: int
    leader: int | None
    scratches: bool
    """Whether it put its horse into a scratch box."""

    @property
    def horse(self) -> int:
        """The horse that was rolled."""
        return total_of(self.dice)


class Swing(NamedTuple):
    """The throw (counted from 1) that changed one horse's chance most: from, to."""

    throw: int
    horse: int
    before: float
    after: float

    @property
    def size(self) -> float:
        """By how much the chance changed."""
        return abs(self.after - self.before)


class Course(Struct, frozen=True, eq=False):
    """A race on ``board`` from the deal to the line, or as far as it came.

    ``chances`` has a row for the deal and one for every throw, shape (throws + 1, horses). ``luck`` is what the race
    brought each seat beyond expectation, in chips; ``None`` where the cards are printed ones or the race is not over.
    ``pot`` is what was to be won, ``payouts`` what each seat got of it, the roller's purse included, ``purses`` the
    chips (or scores) after the race, by seat.
    """

    number: int
    board: Board
    throws: tuple[Throw, ...]
    chances: Floats
    winner: int | None
    pot: int
    payouts: dict[int, int]
    purses: dict[int, int]
    luck: dict[int, float] | None

    def silk(self, horse: int) -> str:
        """The colour of ``horse``."""
        return self.board.lanes[self.board.index(horse)].colour

    @property
    def off(self) -> int:
        """How many throws the scratches took; 0 while they are not complete."""
        filled = [at for at, throw in enumerate(self.throws, 1) if throw.scratches]
        return filled[-1] if len(filled) == self.board.boxes else 0

    @property
    def scratched(self) -> tuple[int, ...]:
        """The horses in the boxes, in order."""
        return tuple(throw.horse for throw in self.throws if throw.scratches)

    @property
    def lead_changes(self) -> int:
        """How often another horse took the lead alone."""
        leaders = [throw.leader for throw in self.throws if throw.leader is not None]
        return sum(one != other for one, other in pairwise(leaders))

    @property
    def swing(self) -> Swing | None:
        """The biggest swing, leaving out the finish, which always is one."""
        last = len(self.chances) - (2 if self.winner else 1)
        if last < 1:
            return None
        changes = abs(np.diff(self.chances[: last + 1], axis=0))
        throw, at = divmod(int(changes.argmax()), len(self.board.lanes))
        return Swing(
            throw + 1, self.board.numbers[at], float(self.chances[throw, at]), float(self.chances[throw + 1, at])
        )


def courses(game: AnyDiceRace, steps: Iterable[Step]) -> Iterator[Course]:
    """All races of a dice race game in the history ``steps``, in order."""
    notes: _Notes | None = None
    for step in steps:
        state = step.before
        for event in step.events:
            after = game.evolve(state, event)
            if isinstance(event, ev.Dealt):
                if notes is not None:
                    yield notes.course()
                notes = _Notes(game, after)
            elif notes is not None:
                notes.hear(event, state, after)
            state = after
        if notes is not None:
            notes.rest(step, state)
    if notes is not None:
        yield notes.course()


class _Notes:
    """The notes taken during one race."""

    def __init__(self, game: AnyDiceRace, dealt: State) -> None:
        self._game = game
        self._states = [dealt]
        self._last = dealt
        self._throws: list[Throw] = []
        self._payouts: dict[int, int] = {}
        self._pot = 0
        self._reckoning = Reckoning(game, dealt)

    def hear(self, event: ev.Event, before: State, after: State) -> None:
        """Note down one event of the race. What belongs to the deal is part of where the race began."""
        if isinstance(event, ev.LeftOver | ev.AntePaid):
            self._states, self._reckoning = [after], Reckoning(self._game, after)
            self._last = after
            return
        self._reckoning.hear(event, before)
        if isinstance(event, ev.Finished):
            self._pot = event.pot
        elif isinstance(event, ev.PaidOut):
            self._payouts[event.player] = self._payouts.get(event.player, 0) + event.amount
        elif isinstance(event, ev.RollerPaid) and event.paid:
            self._payouts[event.player] = event.paid
        if not isinstance(event, ev.Joined | ev.Left | ev.ToppedUp | ev.Redistributed):
            self._last = after

    def rest(self, step: Step, state: State) -> None:
        """Note down ``step`` as a whole, once all its events have been heard; ``state`` is the one after it."""
        for event in step.events:
            if isinstance(event, ev.Rolled):
                scratches = any(isinstance(other, ev.Scratched) for other in step.events)
                leader = self._game.race(state).leader
                self._throws.append(Throw(event.dice, event.player, leader, scratches))
                self._states.append(state)

    def course(self) -> Course:
        """The race as it was noted."""
        dealt, last = self._states[0], self._last
        board = self._game.board.with_lengths(dealt.lanes)
        settled = last.winner is not None and last.question is None
        purses = last.scores if last.races else last.chips
        return Course(
            number=dealt.race,
            board=board,
            throws=tuple(self._throws),
            chances=_chances(board, self._states),
            winner=last.winner,
            pot=self._pot,
            payouts=self._payouts,
            purses=dict(zip(last.players, purses, strict=True)),
            luck=self._reckoning.luck() if settled else None,
        )


def _chances(board: Board, states: list[State]) -> Floats:
    """The chances in every state, shape (states, horses)."""
    chances = np.zeros((len(states), len(board.lanes)))
    running = [at for at, state in enumerate(states) if len(state.scratched) == board.boxes and state.winner is None]
    if running:
        left = [moves_left(board, states[at].positions, states[at].scratched) for at in running]
        chances[running] = win_chances(np.array(left), rates_of(board))
    known: dict[tuple[int, ...], Floats] = {}
    for at, state in enumerate(states):
        if state.winner is not None:
            chances[at, board.index(state.winner)] = 1
        elif len(state.scratched) < board.boxes:
            if state.scratched not in known:
                known[state.scratched] = gate_chances(board, state.scratched)
            chances[at] = known[state.scratched]
    return chances


class DiceCount(Struct, frozen=True):
    """How often each sum came up, by sum, and how often fair dice would have."""

    sums: dict[int, int]
    usual: dict[int, float]

    @property
    def rolls(self) -> int:
        """How often the dice were thrown."""
        return sum(self.sums.values())


class DiceRaces(Struct, frozen=True, eq=False):
    """The races of one game, run with ``dice``. ``by_score``: tokens won decide, not chips held."""

    title: str
    names: dict[int, str]
    races: tuple[Course, ...]
    by_score: bool
    dice: DiceSet

    @property
    def standings(self) -> list[tuple[int, int]]:
        """Seat and chips (or tokens won) of those who were there to the last race, best first."""
        last = self.races[-1].purses if self.races else {}
        return sorted(last.items(), key=lambda item: (-item[1], item[0]))

    @property
    def luck(self) -> dict[int, float]:
        """Chips beyond expectation over all races, by seat; empty where no race has any."""
        luck: dict[int, float] = {}
        for race in self.races:
            for seat, chips in (race.luck or {}).items():
                luck[seat] = luck.get(seat, 0.0) + chips
        return dict(sorted(luck.items()))

    def name(self, seat: int) -> str:
        """What the player of ``seat`` is called."""
        return self.names.get(seat, str(seat))


def dice_of(dice: DiceSet, races: Iterable[Course]) -> DiceCount:
    """How ``dice`` fell in ``races``."""
    rolled = Counter(throw.horse for race in races for throw in race.throws)
    fair = {total: rolled.total() * ways / len(dice.rolls) for total, ways in dice.ways.items()}
    return DiceCount({total: rolled[total] for total in dice.sums}, fair)


def dice_races(report: GameReport) -> DiceRaces:
    """The races of ``report``, a dice race; only as many of the latest as it asks for."""
    assert isinstance(report.game, DiceRaceGame)
    steps = report.steps
    deals = [at for at, step in enumerate(steps) if any(isinstance(event, ev.Dealt) for event in step.events)]
    if report.latest is not None and len(deals) > report.latest > 0:
        steps = steps[deals[-report.latest] :]
    return DiceRaces(
        report.title, report.names, tuple(courses(report.game, steps)), report.by_score, report.game.board.dice
    )
