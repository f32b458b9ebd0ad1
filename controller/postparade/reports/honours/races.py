"""What the table itself counts of a game, race by race: who gained most, who led, who threw the dice."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

from postparade.reports.evening import GameReport
from postparade.rules.contract import AnyGame, GameStatus
from postparade.rules.dice import Dice, total_of
from postparade.rules.events import Finished, Rolled, ToppedUp
from postparade.rules.race import Race
from postparade.table.corrections.history import Step

Totals = Mapping[int, int]
"""What every seat holds (or has scored), by seat."""


class Settled(NamedTuple):
    """Race ``number`` of a game, finished by journal ``entry`` as ``race`` shows it: what everybody had before it and
    after it was paid, also those who have left since, and what was bought meanwhile."""

    number: int
    entry: int
    before: Totals
    after: Totals
    bought: Totals
    race: Race

    @property
    def gains(self) -> dict[int, int]:
        """What the race brought those who were there from its beginning."""
        return {
            seat: total - self.before[seat] - self.bought.get(seat, 0)
            for seat, total in self.after.items()
            if seat in self.before
        }

    @property
    def places(self) -> dict[int, int]:
        """The place of every seat in the game after this race; equal totals share one."""
        return places_of(self.after)


class Thrown(NamedTuple):
    """A roll of ``total`` by ``seat`` in journal ``entry``: whether all dice showed the same, and whether it ended the
    race."""

    entry: int
    seat: int
    total: int
    alike: bool
    home: bool


def totals_of(status: GameStatus) -> Totals:
    """What counts at the end: scores if there are any, else what is in the purses."""
    return status.scores or status.purses


def places_of(totals: Totals, winners: tuple[int, ...] = ()) -> dict[int, int]:
    """The place of every seat, 1 the best; equal ``totals`` share one. ``winners`` stand first, whatever others
    hold."""

    def key(seat: int) -> tuple[bool, int]:
        return seat in winners, totals[seat]

    return {seat: 1 + sum(key(other) > key(seat) for other in totals) for seat in totals}


class Settling:
    """Settles the races of one game while its steps come in, one after the other."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._found: list[Settled] = []
        self._before: Totals = {}
        self._held: Totals = {}
        self._left: dict[int, int] = {}
        self._bought: dict[int, int] = {}
        self._finished = False

    def add(self, step: Step) -> bool:
        """Follow ``step``; returns whether it finished a race, or changed what the last one brought."""
        game, found, state = self._game, self._found, step.before
        if not self._before:
            self._before = totals_of(game.status(state))
        for event in step.events:
            after = game.evolve(state, event)
            race = game.race(after)
            was, self._finished = self._finished, race.finished
            if isinstance(event, ToppedUp):
                self._bought[event.player] = self._bought.get(event.player, 0) + event.chips
            if race.finished and not was:
                self._before = self._held if found else self._before
                self._left = {}
                number = game.status(after).race
                found.append(Settled(number, step.entry, self._before, {}, dict(self._bought), race))
                self._bought = {}
            state = after
        if not found or game.status(state).race != found[-1].number:
            return False
        # Rounds of a race settle one after the other; payments may follow the finish in later entries.
        last = found[-1]
        since = {seat: last.bought.get(seat, 0) + more for seat, more in self._bought.items()}
        self._held = dict(totals_of(game.status(state)))
        # Whoever leaves after a race has run it, and so has whoever takes over the seat not.
        self._left = {seat: held for seat, held in last.after.items() if seat not in self._held} | self._left
        found[-1] = last._replace(after={**self._held, **self._left}, bought={**last.bought, **since})
        self._bought = {}
        return found[-1] != last

    def races(self) -> list[Settled]:
        """The races that came to a finish, in order."""
        return [race for race in _whole(self._found) if race.after]


def settled_races(report: GameReport) -> list[Settled]:
    """The races of ``report`` that came to a finish, in order, with all corrections applied."""
    settling = Settling(report.game)
    for step in report.steps:
        settling.add(step)
    return settling.races()


def _whole(found: list[Settled]) -> Iterator[Settled]:
    """One entry for each number: games whose heats share one race are counted by the race."""
    for race, following in pairwise((*found, None)):
        assert race is not None
        if following is None or following.number != race.number:
            first = next(one for one in found if one.number == race.number)
            yield race._replace(before=first.before)


def throws(report: GameReport) -> Iterator[Thrown]:
    """The rolls of ``report`` that a seat threw."""
    for step in report.steps:
        home = any(isinstance(event, Finished) for event in step.events)
        for event in step.events:
            if isinstance(event, Rolled) and event.player is not None:
                yield Thrown(step.entry, event.player, total_of(event.dice), _alike(event.dice), home)


def _alike(dice: Dice) -> bool:
    # A game with a single die has no doubles.
    return not isinstance(dice, int) and len(set(dice)) == 1 < len(dice)
