"""From a roll to every board while other programs look on: a broker with a subscriber, programs that follow the journal
over the API, and twenty screens. Beside the same table without any of them, in turns in one run.

``--rolls N``: rolls in each turn. ``--turns N``: how often each table has its turn.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import aiomqtt

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.party import BOARDS, TABLE, WARM_ROLLS, Host, Watch, quantile, waits_of_a_roll

from tests.mqtt.broker import Broker
from tests.process.clients import TableProcess

PROGRAMS, SCREENS = 4, 20


async def follow_journal(session: aiohttp.ClientSession, base: str) -> None:
    """A program that follows the journal over the API."""
    async with session.get(f"{base}/api/v1/events") as stream:
        async for _ in stream.content:
            pass


async def be_a_screen(base: str) -> None:
    """A screen that shows the board, and says once a second that it is here."""
    async with (
        aiohttp.ClientSession(headers={"Origin": base}, cookie_jar=aiohttp.CookieJar(unsafe=True)) as session,
        session.ws_connect(f"{base}/ws", max_msg_size=0) as board,
    ):
        reading = asyncio.create_task(_read(board))
        try:
            while True:
                async with session.post(f"{base}/screen/here", data=b"") as answer:
                    await answer.read()
                await asyncio.sleep(1)
        finally:
            reading.cancel()


async def _read(board: aiohttp.ClientWebSocketResponse) -> None:
    async for _ in board:
        pass


async def subscribe(port: int) -> None:
    """What Home Assistant does: hear everything that tables say."""
    async with aiomqtt.Client("127.0.0.1", port) as client:
        await client.subscribe("#")
        async for _ in client.messages:
            pass


async def others(base: str, port: int) -> None:
    """All of them, until this process is ended."""
    async with aiohttp.ClientSession(headers={"Origin": base}, timeout=aiohttp.ClientTimeout(None)) as session:
        programs = [follow_journal(session, base) for _ in range(PROGRAMS)]
        await asyncio.gather(subscribe(port), *programs, *(be_a_screen(base) for _ in range(SCREENS)))


class Party:
    """Boards and a host at one table, who roll."""

    def __init__(self, table: TableProcess) -> None:
        self.host = Host(table.base, table.pin, "")
        self.watch = Watch()
        self.waits: list[float] = []
        self._rng = random.Random(5)

    async def begin(self, boards: aiohttp.ClientSession) -> list[asyncio.Task[None]]:
        """Open a game, and roll until everything is warm."""
        await self.host.come_in()
        for number in range(1, 4):
            await self.host.act(do="take_seat", name=f"Guest {number}")
        await self.host.open_game()
        following = [asyncio.create_task(self.watch.follow(boards, self.host.base)) for _ in range(BOARDS)]
        await asyncio.sleep(1)
        for _ in range(WARM_ROLLS):
            await waits_of_a_roll(self.host, self.watch, self._rng)
        return following

    async def roll(self, rolls: int) -> None:
        """A turn. The host comes in anew: while the other table has its turn, nobody reads here, and the table ends
        such a connection."""
        await self.host.come_in()
        for _ in range(rolls):
            self.waits += await waits_of_a_roll(self.host, self.watch, self._rng)


@contextlib.asynccontextmanager
async def opened(table: TableProcess) -> AsyncIterator[Party]:
    party = Party(table)
    where = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(headers={"Origin": table.base}, connector=where) as boards:
        following = await party.begin(boards)
        try:
            yield party
        finally:
            for board in following:
                board.cancel()
            await party.host.session.close()


async def measure(rolls: int, turns: int) -> None:
    with (
        tempfile.TemporaryDirectory() as alone,
        tempfile.TemporaryDirectory() as watched,
        tempfile.TemporaryDirectory() as folder,
    ):
        broker = Broker(Path(folder))
        await broker.start()
        (Path(watched) / "house.toml").write_text(f'[mqtt]\nhost = "127.0.0.1"\nport = {broker.port}\n')
        connected = ("--config", str(Path(watched) / "house.toml"))
        try:
            with TableProcess(Path(alone), *TABLE) as plain, TableProcess(Path(watched), *TABLE, *connected) as house:
                command = [sys.executable, __file__, "--others", house.base, str(broker.port)]
                async with opened(plain) as quiet, opened(house) as open_house:
                    beside = subprocess.Popen(command)  # noqa: ASYNC220 nothing else runs yet
                    try:
                        await asyncio.sleep(2)
                        for _ in range(turns):
                            await quiet.roll(rolls)
                            await open_house.roll(rolls)
                        seen = await figures(open_house.host)
                    finally:
                        assert beside.poll() is None, "the other programs have ended"
                        beside.kill()
                        beside.wait()
                    memory = [plain.memory_mb(), house.memory_mb()]
        finally:
            broker.kill()
    told("alone", quiet.waits, memory[0])
    told("open house", open_house.waits, memory[1])
    print(f"p99 {quantile(open_house.waits, 0.99) / quantile(quiet.waits, 0.99) - 1:+.0%}; {seen}")
    print(f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


async def figures(host: Host) -> str:
    """How many programs and screens the table itself counts."""
    async with host.session.get(f"{host.base}/host/screens.json") as answer:
        screens = json.loads(await answer.read())["screens"]
    return f"{sum(row['live'] for row in screens)} screens, {PROGRAMS} programs and a broker were there"


def told(name: str, waits: list[float], memory: float) -> None:
    p50, p95, p99 = statistics.median(waits), quantile(waits, 0.95), quantile(waits, 0.99)
    print(f"{name:12} p50 {p50:5.1f}  p95 {p95:5.1f}  p99 {p99:5.1f} ms  ({len(waits)} pictures, {memory:.0f} MB)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rolls", type=int, default=25)
    parser.add_argument("--turns", type=int, default=4)
    parser.add_argument("--others", nargs=2, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.others:
        base, port = given.others
        asyncio.run(others(base, int(port)))
    else:
        asyncio.run(measure(given.rolls, given.turns))


if __name__ == "__main__":
    main()
