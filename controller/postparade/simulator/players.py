"""Simulated players: a game played through the same rules as at the table, for statistics and for trying rules out.

How players of a game choose is that game's own matter (:class:`~postparade.table.players.Players`); a game without
players is not played here.
"""

import random
from collections.abc import Generator, Sequence
from typing import Any

from msgspec import Struct

from postparade.core.faults import Refusal
from postparade.rules.actions import Roll
from postparade.rules.contract import AnyGame, Item
from postparade.table.players import AnyPlayers, players_of


class Tally(Struct):
    """What came of some races: ``wins`` by lane (a dead heat counts for each), ``drawn`` races without a winner,
    ``conserved`` while the chips added up after every single event."""

    races: int = 0
    drawn: int = 0
    actions: int = 0
    rolls: int = 0
    events: int = 0
    wins: dict[int, int] = {}
    conserved: bool = True


class SimulatedGame:
    """One game played by simulated players.

    ``rng`` decides dice, cards and choices, so that a seed gives the same game again. Raises ``ValueError`` when the
    setup is refused, ``ConfigurationFault`` when the game has no simulated players. ``strategy`` chooses instead of the
    players that the game names.
    """

    def __init__(
        self, game: AnyGame, players: int, rng: random.Random, strategy: AnyPlayers | None = None, **options: object
    ) -> None:
        self.game = game
        self.rng = rng
        self.seats = tuple(range(1, players + 1))
        self.options = options
        self.tally = Tally(wins={})
        self.state: Any = None
        self._players = players_of(game) if strategy is None else strategy
        self._actions = self._acting()
        next(self._actions)
        self.restart()

    def restart(self) -> None:
        """Start the game again; the tally is kept."""
        state = self.game.new(self.game.setup_type(seats=self.seats, **self.options))
        if isinstance(state, Refusal):
            raise ValueError(state.sentence)
        self.state = state

    def play_race(self) -> None:
        """Play on until the next race is decided and paid; starts a new game when the last one is over."""
        if self.game.over(self.state):
            self.restart()
        settled = self._players.settled
        self.act()
        before, events = self.state, self.act()
        while not settled(self.state):
            before, events = self.state, next(self._actions)
        winners = self._winners(before, events)
        for lane in winners:
            self.tally.wins[lane] = self.tally.wins.get(lane, 0) + 1
        self.tally.races += 1
        self.tally.drawn += not winners

    def _winners(self, state: Struct, events: tuple[Struct, ...]) -> tuple[int, ...]:
        """The lanes that won the race that ``events`` settled from ``state`` on; the next field may stand already."""
        game = self.game
        won = game.race(self.state)
        if won.finished:
            return won.winners
        for event in events:
            state = game.evolve(state, event)
            race = game.race(state)
            won = race if race.finished else won
        return won.winners

    def act(self) -> tuple[Any, ...]:
        """Let a player choose a legal action, and apply it. Returns the events."""
        return next(self._actions)

    def apply(self, action: Struct, seat: int | None) -> tuple[Struct, ...]:
        """Decide and evolve one action, checking the chips after every event."""
        return self._actions.send((action, seat))

    def _acting(self) -> Generator[tuple[Struct, ...], tuple[Struct, int | None] | None]:
        """Apply one action after another, for ever: the one that is sent in, else one that a player chooses. A single
        loop with local names is what makes a simulation fast."""
        game, tally, rng, choose = self.game, self.tally, self.rng, self._players.act
        prepare, decide, evolve, missing = game.prepare, game.decide, game.evolve, game.missing
        given = yield ()
        while True:
            state = self.state
            if given is not None:
                action, seat = given
            else:
                action, seat = choose(game, state, rng)
                if type(action) is Roll:
                    tally.rolls += 1
                else:
                    action = prepare(state, action, seat, self._shuffle)
            events = decide(state, action, seat)
            if isinstance(events, Refusal):
                raise AssertionError(f"a legal choice was refused: {events}")
            for event in events:
                state = evolve(state, event)
                if missing(state):
                    tally.conserved = False
            self.state = state
            tally.actions += 1
            tally.events += len(events)
            given = yield events

    def _shuffle(self, items: Sequence[Item]) -> list[Item]:
        return self.rng.sample(list(items), len(items))
