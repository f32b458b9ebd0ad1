"""A company around a real table, for tests: every command gets a fresh id, and cards are shuffled from a seed."""

import itertools
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from postparade.core.clock import HandClock
from postparade.core.faults import Refusal
from postparade.core.seeded_draws import NONCE_BYTES, SEED_BYTES, Draws
from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.actions import Roll
from postparade.rules.contract import Shuffle
from postparade.rules.viewer import DICE, HOST, SPECTATOR, TABLE, Viewer, seat
from postparade.table.messages import Command, OpenGame, Receipt, TableView, TakeSeat, Update
from postparade.table.table import Table
from tests.games.driver import Driver

_ids = itertools.count()


class Company:
    """Sends commands to ``table`` and writes down what it hears."""

    def __init__(self, table: Table, clock: HandClock) -> None:
        self.table = table
        self.clock = clock
        self.heard: list[Update] = []
        table.watch(self.heard.append)

    async def ask(self, action: Any, who: Viewer = HOST, based_on: int | None = None) -> Receipt | Refusal:
        """The table's answer to a new command."""
        return await self.table.submit(Command(f"test-{next(_ids)}", who, action, based_on))

    async def do(self, action: Any, who: Viewer = HOST) -> Receipt:
        """The receipt of a command that must be granted."""
        answer = await self.ask(action, who)
        assert isinstance(answer, Receipt), answer
        return answer

    async def code(self, action: Any, who: Viewer = HOST, based_on: int | None = None) -> str:
        """The code of a command that must be refused; that nothing changed is checked."""
        before = views(self.table)
        answer = await self.ask(action, who, based_on)
        assert isinstance(answer, Refusal), answer
        assert views(self.table) == before
        return answer.code

    async def roll(self, *horses: int) -> list[Receipt]:
        """Throws that move or scratch these horses, one after the other."""
        return [await self.do(Roll(dice_for(horse)), DICE) for horse in horses]

    async def scratch(self, *horses: int) -> list[Receipt]:
        """A fresh deal and the four throws that scratch ``horses``."""
        await self.do(Deal())
        return await self.roll(*horses)

    async def wait(self, seconds: float, step: float = 0.5) -> None:
        """Turn the clock by steps, and let the disk answer after each."""
        for _ in range(round(seconds / step)):
            await self.clock.advance(step)
            # Writes are answered in order: whatever was due by now lies on the disk, and its watchers have been told.
            await self.table.ping()
            await self.clock.advance(0)

    async def play(self, driver: Driver, rng: random.Random, actions: int) -> None:
        """So many actions, chosen at random by the driver of the game, or fewer where the game ends."""
        for _ in range(actions):
            state = self.table._written.play
            if driver.game.over(state):
                return
            action, number = driver.act(state, rng)
            await self.do(action, HOST if number is None else seat(number))

    @property
    def board(self) -> TableView:
        """What everybody sees."""
        return self.table.view(TABLE)

    @property
    def chips(self) -> dict[int, int]:
        """What every player holds."""
        return {player.seat: player.chips for player in self.board.play.seats}


class Stacked:
    """Chance that shuffles as a test wants, and whose electronic dice fall the same way in every run."""

    def __init__(self, shuffle: Shuffle) -> None:
        self._shuffle = shuffle
        self._rng = random.Random(2)

    def secret(self) -> tuple[bytes, bytes]:
        return bytes(SEED_BYTES), bytes(NONCE_BYTES)

    def draws(self, seed: bytes, label: str) -> "Stacked":
        return self

    def dice(self, count: int = 2, sides: int = 6) -> tuple[int, ...]:
        return tuple(self._rng.randint(1, sides) for _ in range(count))

    def shuffle(self, items: Sequence[Any], /) -> list[Any]:
        return self._shuffle(items)


class Repeatable:
    """Real draws from seeds that are the same in every run."""

    def __init__(self, seed: int = 7) -> None:
        self._rng = random.Random(seed)

    def secret(self) -> tuple[bytes, bytes]:
        return self._rng.randbytes(SEED_BYTES), self._rng.randbytes(NONCE_BYTES)

    def draws(self, seed: bytes, label: str) -> Draws:
        return Draws(seed, label)


def stacked(shuffle: Shuffle) -> Stacked:
    """A table's chance that shuffles by ``shuffle``."""
    return Stacked(shuffle)


@asynccontextmanager
async def company(
    folder: Path,
    names: Sequence[str] = (),
    game: str | None = None,
    shuffle: Shuffle | None = None,
    chance: Any = None,
    **options: Any,
) -> AsyncIterator[Company]:
    """A table in ``folder`` with everybody of ``names`` seated, and ``game`` opened with ``options``."""
    clock = HandClock()
    rng = random.Random(1)
    usual = stacked(shuffle or (lambda items: rng.sample(items, len(items))))
    table = await Table.open(folder, clock, chance or usual)
    try:
        guests = Company(table, clock)
        for name in names:
            await guests.do(TakeSeat(name), SPECTATOR)
        if game is not None:
            await guests.do(OpenGame(game, options))
        yield guests
    finally:
        await table.close()


def dice_for(horse: int) -> tuple[int, int]:
    """Faces that add up to ``horse``."""
    first = max(1, horse - 6)
    return first, horse - first


def views(table: Table) -> dict[str, TableView]:
    """Everything that anybody may see."""
    everybody = (TABLE, HOST, SPECTATOR, DICE, *(seat(number) for number in range(1, 13)))
    return {f"{who.role} {who.seat}": table.view(who) for who in everybody}
