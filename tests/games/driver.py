"""How the conformance suite plays a game: each game brings a ``Driver`` in ``tests/games/NAME/driver.py``.

The suite knows no game. A driver says how a game may be set up, fills templates in where the viewer's view says with
what, names actions that are never possible, and says what is secret.
"""

import importlib.util
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from postparade.core.faults import Refusal
from postparade.rules.contract import AnyGame, Choice, Need
from postparade.rules.dice import FACES
from postparade.rules.viewer import HOST, Viewer, seat


class Driver:
    """Plays ``game`` at random through its templates. A game's own driver overrides what its templates leave open."""

    game: AnyGame
    longest = 3000
    """Actions after which every game must be over."""
    impossible: Sequence[Any] = ()
    """Actions that the house can never take, in whatever state."""
    rare: frozenset[str] = frozenset({"end_session", "leave", "top_up"})
    """Actions (by tag) that are taken only when nothing else is possible, or rarely."""
    final: frozenset[str] = frozenset({"end_session"})
    """Actions (by tag) that end a game which would go on for ever."""

    def setups(self) -> Iterator[Any]:
        """Setups worth playing: every allowed number of seats, and the options that change the rules."""
        for count in self.game.seat_counts:
            yield self.game.setup_type(seats=tuple(range(1, count + 1)))

    def fill(self, state: Any, choice: Choice, viewer: Viewer, rng: random.Random) -> Any:
        """The action of ``choice`` with its fields filled in so that it is legal."""
        return replace(choice.action, **{need.field: self.value(need, rng) for need in choice.needs})

    def value(self, need: Need, rng: random.Random) -> Any:
        """Something that ``need`` allows."""
        if need.kind == "dice":
            return tuple(rng.choice(need.of or FACES) for _ in range(need.least if need.of else 2))
        if need.of:
            if need.most > 1 or need.ordered:
                return rng.sample(list(need.of), rng.randint(need.least, min(need.most, len(need.of))))
            return rng.choice(need.of)
        return rng.randint(need.lowest, need.lowest + 5 if need.highest is None else need.highest)

    def viewers(self, state: Any) -> tuple[Viewer, ...]:
        """Everybody who may act."""
        return (*(seat(number) for number in self.game.seats(state)), HOST)

    def act(self, state: Any, rng: random.Random, *, finish: bool = False) -> tuple[Any, int | None]:
        """Something legal, not yet prepared, and who does it; what ends the game as soon as possible to ``finish``."""
        offers = [(viewer, choice) for viewer in self.viewers(state) for choice in self.game.choices(state, viewer)]
        assert offers, "nobody may do anything, and the game is not over"
        final = [offer for offer in offers if finish and tag_of(offer[1].action) in self.final]
        likely = final or [offer for offer in offers if tag_of(offer[1].action) not in self.rare]
        viewer, choice = rng.choice(likely if likely and rng.random() < 0.98 else offers)
        return self.fill(state, choice, viewer, rng), viewer.seat

    def secrets(self, state: Any) -> dict[int, frozenset[str]]:
        """By seat, the texts (names of cards, say) that only that seat may find in anything that leaves the table."""
        return {}

    def discards(self, before: Any, event: Any) -> int:
        """How many cards ``event`` takes out of play (negative: brings in); ``before`` is the state it met."""
        return 0


class Play:
    """One game played by a driver from a seed."""

    def __init__(self, driver: Driver, setup: Any, seed: int) -> None:
        self.driver = driver
        self.game = driver.game
        self.rng = random.Random(seed)
        state = self.game.new(setup)
        assert not isinstance(state, Refusal), (setup, state)
        self.state = state

    @property
    def over(self) -> bool:
        return self.game.over(self.state)

    def step(self, *, finish: bool = False) -> Iterator[tuple[Any, Any, Any]]:
        """Do something legal: the state before each event, the event, the state after it."""
        action, seat = self.driver.act(self.state, self.rng, finish=finish)
        prepared = self.game.prepare(self.state, action, seat, self.shuffle)
        events = self.game.decide(self.state, prepared, seat)
        assert not isinstance(events, Refusal), f"an offered action was refused: {action} by {seat}: {events}"
        for event in events:
            before, self.state = self.state, self.game.evolve(self.state, event)
            yield before, event, self.state

    def run(self, actions: int) -> Iterator[tuple[Any, Any, Any]]:
        """So many actions, or fewer where the game ends."""
        for _ in range(actions):
            if self.over:
                return
            yield from self.step()

    def shuffle(self, items: Sequence[Any]) -> list[Any]:
        return self.rng.sample(list(items), len(items))


def tag_of(action: Any) -> str:
    """The word by which an action is known."""
    return str(type(action).__struct_config__.tag)


def drivers() -> list[Driver]:
    """The drivers of all games: ``DRIVERS`` of every ``driver.py`` below this folder."""
    found: list[Driver] = []
    for path in sorted(Path(__file__).parent.glob("*/driver.py")):
        name = f"tests.games.{path.parent.name}.driver"
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        found += module.DRIVERS
    return found


def setup_with_secrets(driver: Driver, players: int, actions: int) -> Any:
    """A setup for so many ``players`` with which something is hidden within so many ``actions``, where that depends on
    the setup."""
    setups = [setup for setup in driver.setups() if len(setup.seats) == players]
    for setup in setups:
        played = Play(driver, setup, 7).run(actions)
        if any(any(driver.secrets(after).values()) for _, _, after in played):
            return setup
    return setups[0] if setups else driver.game.setup_type(seats=tuple(range(1, players + 1)))
