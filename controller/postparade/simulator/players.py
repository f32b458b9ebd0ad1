"""Simulated players: a game played through the same rules as at the table, for statistics and for trying rules out.

How players of a game choose is that game's own matter (:class:`Players`); a game without simulated players is not
played here.
"""

import pkgutil
import random
from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from postparade.core.faults import ConfigurationFault, Refusal
from postparade.games.actions import Roll
from postparade.games.contract import Game


class Players(Protocol):
    """How simulated players of one game choose, named by :class:`postparade.games.contract.Capabilities`."""

    def act(self, game: Any, state: Any, rng: random.Random) -> tuple[Any, int | None]:
        """Something legal in ``state``, not yet prepared, and the seat that does it (``None``: the house, dice)."""
        ...

    def settled(self, state: Any) -> bool:
        """Whether a race is over and paid, and the next one has not begun."""
        ...


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


def players_of(game: Game) -> Players:
    """The simulated players of ``game``. Raises ``ConfigurationFault`` (``no_simulated_players``) where it has none."""
    if not game.capabilities.players:
        raise ConfigurationFault("no_simulated_players", game=game.title)
    players: Players = pkgutil.resolve_name(game.capabilities.players)
    return players


class SimulatedGame:
    """One game played by simulated players.

    ``rng`` decides dice, cards and choices, so that a seed gives the same game again. Raises ``ValueError`` when the
    setup is refused, ``ConfigurationFault`` when the game has no simulated players.
    """

    def __init__(self, game: Game, players: int, rng: random.Random, **options: Any) -> None:
        self.game = game
        self.rng = rng
        self.seats = tuple(range(1, players + 1))
        self.options = options
        self.tally = Tally(wins={})
        self.state: Any = None
        self._players = players_of(game)
        self.restart()

    def restart(self) -> None:
        """Put the game on the table anew; what was tallied stays."""
        state = self.game.new(self.game.setup_type(seats=self.seats, **self.options))
        if isinstance(state, Refusal):
            raise ValueError(state.sentence)
        self.state = state

    def play_race(self) -> None:
        """Play on until the next race is decided and paid; starts a new game when the last one is over."""
        if self.game.over(self.state):
            self.restart()
        act, settled = self.act, self._players.settled
        act()
        while True:
            before = self.state
            events = act()
            if settled(self.state):
                break
        winners = self._winners(before, events)
        for lane in winners:
            self.tally.wins[lane] = self.tally.wins.get(lane, 0) + 1
        self.tally.races += 1
        self.tally.drawn += not winners

    def _winners(self, state: Any, events: tuple[Any, ...]) -> tuple[int, ...]:
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
        """Let somebody do something legal, and apply it. Returns what happened."""
        state, game = self.state, self.game
        action, seat = self._players.act(game, state, self.rng)
        if type(action) is Roll:
            self.tally.rolls += 1
        else:
            action = game.prepare(state, action, seat, self._shuffle)
        return self.apply(action, seat)

    def apply(self, action: Any, seat: int | None) -> tuple[Any, ...]:
        """Decide and evolve one action, checking the chips after every event."""
        tally, state = self.tally, self.state
        evolve, missing = self.game.evolve, self.game.missing
        events = self.game.decide(state, action, seat)
        if isinstance(events, Refusal):
            raise AssertionError(f"a legal choice was refused: {events}")
        for event in events:
            state = evolve(state, event)
            if missing(state):
                tally.conserved = False
        self.state = state
        tally.actions += 1
        tally.events += len(events)
        return events

    def _shuffle(self, items: Sequence[Any]) -> list[Any]:
        return self.rng.sample(list(items), len(items))
