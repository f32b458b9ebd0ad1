"""Whole meetings by a seed, from the templates that the rules offer, for properties that hold after every event."""

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from postparade.core.faults import Refusal
from postparade.games.odds_on.rules.actions import Discard, Pass
from postparade.games.odds_on.rules.game import OddsOn
from postparade.games.odds_on.rules.state import State
from postparade.rules.contract import Choice
from postparade.rules.viewer import HOST, seat

GAME = OddsOn()


class Step(NamedTuple):
    """One action: who did it, the action as prepared, the state before, the events with the state after each."""

    player: int | None
    action: Any
    before: State
    events: tuple[tuple[Any, State], ...]


def shuffler(rng: random.Random) -> Any:
    """Shuffles by ``rng``."""

    def shuffle(cards: Sequence[Any]) -> list[Any]:
        return rng.sample(list(cards), len(cards))

    return shuffle


def filled(choice: Choice, rng: random.Random) -> Any:
    """The action of ``choice`` with its needs filled in at random."""
    return replace(choice.action, **{need.field: rng.choice(need.of) for need in choice.needs})


def meeting(seed: int, players: int, *, wild: float = 0.0, **options: Any) -> Iterator[Step]:
    """A meeting of random players from the first deal on. ``wild`` is how often somebody passes or discards whatever
    could be played, which makes long races, refills and full rounds of passes."""
    rng = random.Random(seed)
    state = GAME.new(GAME.setup_type(seats=tuple(range(1, players + 1)), **options))
    assert not isinstance(state, Refusal), state
    shuffle = shuffler(rng)
    while not GAME.over(state):
        viewer = HOST if state.phase == "setup" else seat(state.turn or 0)
        choices = GAME.choices(state, viewer)
        plain = [choice for choice in choices if isinstance(choice.action, Discard | Pass)]
        choice = rng.choice(plain) if plain and rng.random() < wild else rng.choice(choices)
        action = GAME.prepare(state, filled(choice, rng), viewer.seat, shuffle)
        answer = GAME.decide(state, action, viewer.seat)
        assert not isinstance(answer, Refusal), f"an offered choice was refused: {choice}: {answer}"
        before, events = state, []
        for event in answer:
            state = GAME.evolve(state, event)
            events.append((event, state))
        yield Step(viewer.seat, action, before, tuple(events))
