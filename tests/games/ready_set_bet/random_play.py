"""Random evenings of Ready Set Bet: everybody does something that is offered, often with a spot that is taken."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec import structs

from postparade.core.faults import Refusal
from postparade.games.ready_set_bet.rules.actions import Bet
from postparade.games.ready_set_bet.rules.game import ReadySetBet
from postparade.games.ready_set_bet.rules.setup import ReadySetBetSetup
from postparade.games.ready_set_bet.rules.spots import spots_in_play
from postparade.games.ready_set_bet.rules.state import State
from postparade.rules.actions import Join, Leave, Pause, Roll
from postparade.rules.contract import Choice, Need
from postparade.rules.viewer import HOST, Viewer, seat

GAME = ReadySetBet()


class Done(NamedTuple):
    """One action that was granted: the state before, who did what, and what came of it."""

    before: State
    action: Any
    seat: int | None
    events: tuple[Any, ...]


class RandomEvening:
    """A game played by chance ``seed``; ``eager`` is how often somebody bets between two rolls, on average."""

    def __init__(self, seed: int, eager: float = 1.5, **options: Any) -> None:
        self.chance = random.Random(seed)
        self.eager = eager
        state = GAME.new(ReadySetBetSetup(**options))
        assert isinstance(state, State), state
        self.state = state
        self.refused = 0

    def shuffle(self, items: Any) -> list[Any]:
        return self.chance.sample(list(items), len(items))

    def do(self, action: Any, who: int | None) -> Done | Refusal:
        """Let ``who`` do ``action``; a refusal changes nothing."""
        before = self.state
        prepared = GAME.prepare(before, action, who, self.shuffle)
        events = GAME.decide(before, prepared, who)
        if isinstance(events, Refusal):
            self.refused += 1
            return events
        for event in events:
            self.state = GAME.evolve(self.state, event)
        return Done(before, prepared, who, events)

    def granted(self, action: Any, who: int | None) -> Done:
        """The same, where it has to be legal."""
        done = self.do(action, who)
        assert isinstance(done, Done), done
        return done

    def play(self, most: int = 4000) -> Iterator[Done]:
        """Granted actions until the game is over."""
        for _ in range(most):
            if GAME.over(self.state):
                return
            done = self.step()
            if isinstance(done, Done):
                yield done

    def step(self) -> Done | Refusal:
        """Something that somebody may do, or a comer or goer now and then."""
        state, chance = self.state, self.chance
        if state.accounts and chance.random() < 0.004:
            newcomer = Join(chance.randint(1, 12))
            return self.do(chance.choice([newcomer, Leave(chance.choice(state.seats))]), None)
        viewers = [HOST, *map(seat, state.seats)]
        if state.running and not state.paused and chance.random() > self.eager / (1 + self.eager):
            return self.do(Roll((chance.randint(1, 6), chance.randint(1, 6))), None)
        viewer = chance.choice(viewers)
        offered = [choice for choice in GAME.choices(state, viewer) if self._wanted(choice)]
        if not offered:
            viewer, offered = HOST, [choice for choice in GAME.choices(state, HOST) if choice.primary]
        if not offered:
            return self.do(self.fill(chance.choice(GAME.choices(state, HOST))), None)
        choice = chance.choice(offered)
        return self.do(self.fill(choice), viewer.seat)

    def _wanted(self, choice: Choice) -> bool:
        """Nobody rolls twice, a pause is rare, and tokens are held back for late bets."""
        rare: dict[Any, float] = {Roll: 0.0, Pause: 0.01, Bet: 0.2 if self.state.phase == "open" else 1.0}
        return self.chance.random() < rare.get(type(choice.action), 1.0)

    def fill(self, choice: Choice) -> Any:
        """The action of ``choice`` with its needs filled in at random."""
        fields = {need.field: self._value(need) for need in choice.needs}
        if isinstance(choice.action, Bet) and self.chance.random() < 0.25:
            fields["spot"] = self.chance.choice([bet.spot for bet in self.state.bets] or ["win/7/1"])
        return structs.replace(choice.action, **fields)

    def _value(self, need: Need) -> Any:
        if need.kind == "dice":
            return self.chance.randint(1, 6), self.chance.randint(1, 6)
        if need.of:
            return self.chance.choice(need.of)
        return self.chance.choice(spots_in_play(self.state.props, self.state.exotics)).name


def offered_to(state: State) -> Iterator[tuple[Viewer, Choice]]:
    """Every choice of everybody."""
    for viewer in (HOST, Viewer("dice"), *map(seat, state.seats)):
        for choice in GAME.choices(state, viewer):
            yield viewer, choice
