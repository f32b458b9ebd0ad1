"""A simulated day at speed: whether memory, open files and the time to open again stay level while the journal grows.

Every simulated hour one of the games is played by simulated players at a real table with journal, snapshots, backups,
web server and three boards that listen. After each hour a copy of the folder, as a power cut leaves it, is opened once
more: the last column is what that took. ``soak.py [HOURS [COMMANDS]]`` (default 24 hours of 420 commands).
"""

import asyncio
import itertools
import os
import random
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import aiohttp

from postparade.core.clock import SystemClock
from postparade.core.faults import Refusal
from postparade.rules.actions import ELECTRONIC, Roll
from postparade.rules.registry import GAMES
from postparade.rules.viewer import DICE, HOST, SPECTATOR, TABLE, seat
from postparade.table.journal.automatic_backup import JournalKeeper
from postparade.table.journal.schema import FILE
from postparade.table.journal.verify import verify
from postparade.table.messages import CloseGame, Command, OpenGame, Receipt, TakeSeat
from postparade.table.players import players_of
from postparade.table.presentation.seed_bulletin import SeedBulletin
from postparade.table.presentation.status_board import StatusBoard
from postparade.table.race_seed import system_chance
from postparade.table.table import Table
from postparade.web.ports import Ports
from postparade.web.server import WebServer
from postparade.web.settings import WebSettings

HOURS = 24
ACTIONS = 420
"""Commands of an hour: one every eight or nine seconds."""
NAMES = ("Ann", "Bob", "Cid", "Dora")
PAGE = os.sysconf("SC_PAGE_SIZE")
_ids = itertools.count()


class House:
    """A table with everything that keeps, serves and shows it."""

    def __init__(self, folder: Path, table: Table) -> None:
        self.table = table
        self._clock = SystemClock()
        self.status_board = StatusBoard()
        self.fairness = SeedBulletin(table, self.status_board)
        keeper = JournalKeeper(table, self.status_board, self._clock, folder, replayed=table.replayed)
        self._keeping = asyncio.create_task(keeper.run())
        self.web = WebServer(
            WebSettings(port=0, host="127.0.0.1"), table, self.status_board, self._clock, Ports(folder)
        )
        self._session: aiohttp.ClientSession | None = None
        self._listening: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, folder: Path) -> "House":
        house = cls(folder, await Table.open(folder, SystemClock(), system_chance))
        await house.web.start()
        house._session = aiohttp.ClientSession()
        base = f"http://127.0.0.1:{house.web.port}"
        for _ in range(3):
            socket = await house._session.ws_connect(f"{base}/ws", origin=base)
            house._listening.append(asyncio.create_task(_listen(socket)))
        return house

    async def do(self, action: Any, who: Any = HOST) -> Receipt | Refusal:
        return await self.table.submit(Command(f"soak-{next(_ids)}", who, action))

    async def close(self) -> None:
        for task in (*self._listening, self._keeping):
            task.cancel()
        await asyncio.gather(*self._listening, self._keeping, return_exceptions=True)
        if self._session is not None:
            await self._session.close()
        self.fairness.close()
        await self.web.close()
        await self.table.close()


async def _listen(socket: aiohttp.ClientWebSocketResponse) -> None:
    async for _ in socket:
        pass


async def hour(house: House, game: str, rng: random.Random, commands: int) -> None:
    """An hour of ``game``."""
    await house.do(OpenGame(game))
    players = players_of(GAMES[game])
    for _ in range(commands):
        state = house.table._accepted.play  # noqa: SLF001 - simulated players see the whole state
        if GAMES[game].over(state):
            await house.do(OpenGame(game))
            continue
        action, player = players.act(GAMES[game], state, rng)
        if isinstance(action, Roll):
            answer = await house.do(Roll((), source=ELECTRONIC), DICE)
        else:
            answer = await house.do(action, HOST if player is None else seat(player))
        assert isinstance(answer, Receipt), (game, action, answer)
    await house.do(CloseGame())


def memory() -> int:
    """Bytes of this process in memory."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE


def open_files() -> int:
    """Files and sockets that this process has open."""
    return len(list(Path("/proc/self/fd").iterdir()))


async def opened_again(folder: Path, entries: int) -> float:
    """Seconds until a copy of ``folder`` stands where its ``entries`` end."""
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name) / "copy"
        shutil.copytree(folder, copy, ignore=shutil.ignore_patterns("backups", "*-shm"))
        began = time.perf_counter()
        table = await Table.open(copy, SystemClock(), system_chance)
        taken = time.perf_counter() - began
        assert table.view(TABLE).entry == entries
        await table.close()
        return taken


async def main(hours: int = HOURS, commands: int = ACTIONS) -> None:
    rng = random.Random(1)
    games = itertools.cycle(sorted(name for name in GAMES if GAMES[name].capabilities.players))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        house = await House.open(folder)
        for guest in NAMES:
            await house.do(TakeSeat(guest), SPECTATOR)
        print(
            "| hour | game | entries | journal | memory | open files | opened again in |\n| --- " + "| --- " * 6 + "|"
        )
        for number in range(1, hours + 1):
            game = next(games)
            await hour(house, game, rng, commands)
            entries = house.table.view(TABLE).entry
            size, used, files = (folder / FILE).stat().st_size, memory(), open_files()
            opened = await opened_again(folder, entries)
            print(
                f"| {number} | {game} | {entries:,} | {size / 1e6:.1f} MB | {used / 1e6:.0f} MB | {files} "
                f"| {opened * 1e3:.0f} ms |",
                flush=True,
            )
        await house.close()
        found = verify(folder)
        print(
            f"\n{found.entries:,} entries, {found.seeds} seeds, {found.draws:,} draws made again, wrong: {found.wrong}"
        )


if __name__ == "__main__":
    asyncio.run(main(*map(int, sys.argv[1:])))
