"""Players who choose at random among what they may do, for trying out rules and for statistics."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from postparade.core.faults import Refusal
from postparade.games.contract import Choice, Game
from postparade.games.dice import FACES
from postparade.games.viewer import HOST, seat

ROLLS = tuple((first, second) for first in FACES for second in FACES)


class Tally(Struct):
    """What came of some races: ``wins`` by horse, ``conserved`` while the chips added up after every single event."""

    races: int = 0
    rolls: int = 0
    events: int = 0
    wins: dict[int, int] = {}
    conserved: bool = True


class Evening:
    """One game played by random players through the same rules as at the table.

    ``rng`` decides dice, cards and choices, so that a seed gives the same evening again. Raises ``ValueError`` when the
    setup is refused.
    """

    def __init__(self, game: Game, players: int, rng: random.Random, **options: Any) -> None:
        self.game = game
        self.rng = rng
        self.seats = tuple(range(1, players + 1))
        self.parties = {number: seat(number) for number in self.seats}
        self.options = options
        self.tally = Tally(wins={})
        self.state: Any = None
        self._acts = self._playing()
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
        self.act()
        for _ in self._acts:
            state = self.state
            if state.winner is not None and state.question is None:
                break
        horse = self.state.winner
        self.tally.wins[horse] = self.tally.wins.get(horse, 0) + 1
        self.tally.races += 1

    def act(self) -> tuple[Any, ...]:
        """Let somebody do something legal, and apply it. Returns what happened."""
        return next(self._acts)

    def _playing(self) -> Iterator[tuple[Any, ...]]:
        """One action after the other, for ever. A generator keeps its names at hand; that is what makes it fast."""
        chance, parties, tally, apply = self.rng.random, self.parties, self.tally, self.apply
        choices, prepare = self.game.choices, self.game.prepare
        while True:
            state = self.state
            who = HOST if state.turn is None or state.question is not None else parties[state.turn]
            offered = choices(state, who)
            choice = offered[0] if len(offered) == 1 else self._choose(offered)
            if choice.wants("dice"):
                tally.rolls += 1
                action = replace(choice.action, dice=ROLLS[int(chance() * 36)])
            else:
                action = prepare(state, self._filled(choice), who.seat, self._shuffle)
            yield apply(action, who.seat)

    def apply(self, action: Any, acting: int | None) -> tuple[Any, ...]:
        """Decide and evolve one action, checking the chips after every event."""
        tally, state = self.tally, self.state
        evolve, missing = self.game.evolve, self.game.missing
        events = self.game.decide(state, action, acting)
        if isinstance(events, Refusal):
            raise AssertionError(f"a legal choice was refused: {events}")
        for event in events:
            state = evolve(state, event)
            if missing(state):
                tally.conserved = False
        self.state = state
        tally.events += len(events)
        return events

    def _choose(self, choices: Sequence[Choice]) -> Choice:
        going_on = [choice for choice in choices if not choice.wants("chips")]
        plain = [
            choice for choice in going_on if type(choice.action).__struct_config__.tag not in ("leave", "end_session")
        ]
        return self.rng.choice(plain or going_on)

    def _filled(self, choice: Choice) -> Any:
        numbers = {need.field: self.rng.randint(need.lowest, need.highest or 0) for need in choice.needs}
        return replace(choice.action, **numbers) if numbers else choice.action

    def _shuffle(self, items: Sequence[Any]) -> list[Any]:
        return sorted(items, key=lambda _: self.rng.random())
