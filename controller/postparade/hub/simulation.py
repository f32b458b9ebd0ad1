"""Tables of a simulated night: real tables with real journals, whose guests are bots and whose dice are drawn. They
talk with the hub as any other does."""

import asyncio
import random
import secrets
from collections.abc import Coroutine
from pathlib import Path

from postparade.core.clock import Clock
from postparade.core.faults import Refusal
from postparade.hub.settings import HubSettings
from postparade.hub.table_side.membership import HubMember
from postparade.hub.table_side.orders import TableOrders
from postparade.hub.table_side.publisher import Publisher
from postparade.hub.table_side.sealed_journal import SealedJournal
from postparade.hub.table_side.shown import TableShown
from postparade.rules.actions import ELECTRONIC, Roll
from postparade.rules.registry import GAMES
from postparade.rules.viewer import DICE, HOST, TABLE, Viewer
from postparade.table.bots import Bots
from postparade.table.commands.host_buttons import HostButtons
from postparade.table.messages import CloseGame, Command, OpenGame, Receipt, SeatBot
from postparade.table.players import Temper
from postparade.table.presentation.public_journal import PublicJournal
from postparade.table.presentation.scene_clock import SceneClock
from postparade.table.presentation.status_board import StatusBoard
from postparade.table.presentation.tote import Tote
from postparade.table.race_seed import system_chance
from postparade.table.table import Table

GUESTS = ("Ada", "Ben", "Cem", "Dora", "Emil", "Fay", "Gus", "Hana", "Ivo", "Jana", "Kim", "Lea", "Max", "Nora", "Otto")
TEMPERS: tuple[Temper, ...] = ("careful", "steady", "bold")
PACE = (1.0, 2.5)
"""Seconds between two things that somebody at such a table does."""


class FastClock:
    """A clock on which everything happens ``speed`` times as fast as on ``clock``."""

    def __init__(self, clock: Clock, speed: float) -> None:
        self._clock = clock
        self._speed = speed
        self._wall = clock.wall()
        self._began = clock.now()

    def now(self) -> float:
        return self._clock.now() * self._speed

    def wall(self) -> float:
        return self._wall + (self._clock.now() - self._began) * self._speed

    async def sleep(self, seconds: float) -> None:
        await self._clock.sleep(seconds / self._speed)


class SimulatedTable:
    """One table called ``name``, which keeps its journal in ``folder`` and joins with ``link``. ``game``: the only one
    that it plays; without one it plays all in turn."""

    def __init__(
        self, name: str, folder: Path, link: str, clock: Clock, talk: Clock, rng: random.Random, game: str | None = None
    ) -> None:
        """The table plays on ``clock``, and talks with the hub on ``talk``."""
        self.name = name
        self.folder = folder
        self._link = link
        self._clock = clock
        self._talk = talk
        self._rng = rng
        self._games = [game] if game else rng.sample(sorted(GAMES), len(GAMES))

    async def run(self) -> None:
        """Play until cancelled; goes on with the journal in the folder, if there is one."""
        self.folder.mkdir(parents=True, exist_ok=True)
        table = await Table.open(self.folder, self._clock, system_chance)
        board = StatusBoard()
        scenes = SceneClock(table.watch, board, self._clock)
        journal = PublicJournal(table, board)
        member = HubMember(HubSettings(link=self._link, name=self.name), self.folder, board, self._talk)
        publisher = Publisher(
            SealedJournal(self.folder),
            TableShown(journal, table),
            TableOrders(table, board).carry,
            self._talk,
            member.refused,
        )
        work: tuple[Coroutine[None, None, None], ...] = (
            self._play(table),
            Bots(table, self._clock, lambda who: self._throw(table, who), self._rng).run(),
            Tote(table, board, self.folder, True).run(),
            member.run(publisher),
        )
        tasks = [asyncio.create_task(one) for one in work]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            scenes.close()
            journal.close()
            await table.close()

    async def _play(self, table: Table) -> None:
        """Do what host and dice do at a table."""
        if not table.view(TABLE).seats:
            for name in self._rng.sample(GUESTS, self._rng.randint(2, 6)):
                await self._do(table, SeatBot(name, self._rng.choice(TEMPERS)))
        buttons = HostButtons(table)
        while True:
            await self._clock.sleep(self._rng.uniform(*PACE))
            view = table.view(HOST)
            if view.game is None:
                await self._open_next(table)
            elif view.over:
                await self._do(table, CloseGame())
            elif view.status is not None and view.status.paused:
                continue
            elif any(choice.wants("dice") for choice in table.view(DICE).choices):
                await self._throw(table, DICE)
            else:
                await buttons.go_on()

    async def _open_next(self, table: Table) -> None:
        for _ in self._games:
            game = self._games.pop(0)
            self._games.append(game)
            if not isinstance(await self._do(table, OpenGame(game)), Refusal):
                return

    async def _throw(self, table: Table, who: Viewer) -> Receipt | Refusal:
        view = table.view(who)
        roll = Roll((), source=ELECTRONIC)
        return await table.submit(Command(f"throw-{secrets.token_hex(8)}", DICE, roll, view.entry))

    async def _do(self, table: Table, action: object) -> Receipt | Refusal:
        return await table.submit(Command(f"night-{secrets.token_hex(8)}", HOST, action, None))
