"""An evening without a table: the real rules, and the updates that the table would give."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from postparade.announcer.commentary.commentator import Commentator
from postparade.announcer.wording import Wording
from postparade.core.faults import Refusal
from postparade.games.dice_race.rules import actions as act
from postparade.rules.actions import Roll
from postparade.rules.registry import GAMES
from postparade.rules.viewer import TABLE
from postparade.table.messages import Correct, Kind, OpenGame, SeatCard, TableView, Update

NAMES = {1: "Maria", 2: "Daniel", 3: "Grandma"}


class Evening:
    """Plays one game; every method returns the update of what happened."""

    def __init__(self, game: str = "quarter-horse", **setup: Any) -> None:
        self.game = GAMES[game]
        self.state: Any = self.game.new(self.game.setup_type(**{"seats": tuple(NAMES), **setup}))
        assert not isinstance(self.state, Refusal), self.state
        self.entry = 0

    def opened(self) -> Update:
        return self.update("opened", OpenGame(self.game.name), (), None)

    def deal(self, deck: list[int] | None = None) -> Update:
        """Deal ``deck``, or 44 cards in their order, so that every hand is known."""
        cards = None if self.state.physical else deck or sorted(rank for rank in range(2, 13) for _ in range(4))
        return self.play(act.Deal(deck=cards))

    def roll(self, first: int, second: int) -> Update:
        return self.play(Roll((first, second)))

    def scratch(self, *horses: int) -> Update:
        """Roll horses until they are scratched; the last update."""
        return [self.roll(*faces(horse)) for horse in horses][-1]

    def run(self, *horses: int) -> Update:
        """Roll horses in the race; the last update."""
        return self.scratch(*horses)

    def play(self, action: Any) -> Update:
        before = self.game.race(self.state)
        events = self.game.decide(self.state, action, None)
        assert not isinstance(events, Refusal), events
        for event in events:
            self.state = self.game.evolve(self.state, event)
        return self.update("play", action, events, before)

    def corrected(self, entry: int, *dice: int) -> Update:
        return self.update("correction", Correct(entry, dice), (), self.game.race(self.state))

    def update(self, kind: Kind, action: Any, events: tuple[Any, ...], before: Any) -> Update:
        self.entry += 1
        view = TableView(
            entry=self.entry,
            seats=tuple(SeatCard(seat, name, playing=True) for seat, name in NAMES.items()),
            game=self.game.name,
            play=self.game.view(self.state, TABLE),
            status=self.game.status(self.state),
            choices=(),
            rolls=(),
            offers=(),
        )
        return Update(self.entry, 0.0, kind, action, events, before, self.game.race(self.state), view, NAMES)

    def whole_race(self, chance: random.Random) -> list[Update]:
        """One race with random cards and rolls, from the deal to the finish."""
        deck = [rank for rank in range(2, 13) for _ in range(4)]
        chance.shuffle(deck)
        updates = [self.deal(deck)]
        while self.state.phase in ("scratch", "race"):
            updates.append(self.roll(chance.randint(1, 6), chance.randint(1, 6)))
        return updates


def faces(horse: int) -> tuple[int, int]:
    """Two dice that add up to ``horse``."""
    return (horse // 2, horse - horse // 2)


@pytest.fixture(scope="session")
def evening() -> Callable[..., Evening]:
    return Evening


@pytest.fixture(scope="session")
def catalogue() -> Wording:
    return Wording("en")


@pytest.fixture
def commentator(catalogue: Wording) -> Commentator:
    return Commentator(catalogue.variants)


@pytest.fixture
def lines_of(commentator: Commentator, catalogue: Wording) -> Callable[[Update], dict[str, str]]:
    """Hear a update; the lines by key, spoken or not."""

    def hear(update: Update) -> dict[str, str]:
        calls = commentator.hear(update, now=float(update.entry * 10)).calls
        return {line.key: catalogue.text(line) for call in calls for line in call.caption}

    return hear


@pytest.fixture
def running(evening: type[Evening], lines_of: Callable[[Update], dict[str, str]]) -> Callable[..., Evening]:
    """A race with horses 2, 3, 11 and 12 scratched, heard up to the off."""

    def start(**setup: Any) -> Evening:
        night = evening(**setup)
        lines_of(night.opened())
        lines_of(night.deal())
        for horse in (2, 3, 11, 12):
            lines_of(night.scratch(horse))
        return night

    return start
