"""A party that is measured while something happens to its table: twenty boards, a host, and rolls."""

import asyncio
import contextlib
import json
import random
import sys
import time
from typing import Any

import aiohttp
import msgspec

BOARDS = 20
TABLE = ("--hardware", "none", "--dice", "manual")
"""Whose dice are typed: a simulated camera would share the processor."""
PAUSE = 0.35
"""Seconds between a roll and the next one, and from the start of a race to its first roll, as long as nobody's hand is
quicker; when they come faster, views are told together and odds pile up."""
WARM_ROLLS = 5
"""Rolls before anything is measured: the first of a table loads what the others have."""
SECONDS = 30.0
"""How long anything may take."""


class Watch:
    """When each board saw which entry of the journal."""

    def __init__(self) -> None:
        self.seen: dict[int, list[float]] = {}
        self.lost = 0

    async def follow(self, session: aiohttp.ClientSession, base: str) -> None:
        """One board; it comes back when it is cut."""
        while True:
            with contextlib.suppress(aiohttp.ClientError, OSError):
                async with session.ws_connect(f"{base}/ws", max_msg_size=0) as socket:
                    async for message in socket:
                        said = msgspec.json.decode(message.data)
                        if said["t"] == "delta" and "entry" in said["set"]:
                            self.seen.setdefault(said["set"]["entry"], []).append(time.perf_counter())
            self.lost += 1
            await asyncio.sleep(0.1)


class Host:
    """The host's console."""

    def __init__(self, base: str, pin: str, source: str) -> None:
        self.base = base
        self._pin = pin
        where = aiohttp.TCPConnector(local_addr=(source, 0) if source else None, limit=0)
        self.session = aiohttp.ClientSession(
            headers={"Origin": base}, cookie_jar=aiohttp.CookieJar(unsafe=True), connector=where
        )
        self.state: dict[str, Any] = {}
        self._count = 0

    async def come_in(self) -> None:
        """Sign in and open the console."""
        while True:
            with contextlib.suppress(aiohttp.ClientError, OSError):
                async with self.session.post(f"{self.base}/host/login", json={"pin": self._pin}) as answer:
                    if answer.status == 200:
                        break
            await asyncio.sleep(0.2)
        self._socket = await self.session.ws_connect(f"{self.base}/host/ws", max_msg_size=0)
        await self._hear()

    async def _hear(self) -> dict[str, Any]:
        message = await self._socket.receive(SECONDS)
        said: dict[str, Any] = json.loads(message.data)
        self.state |= said.get("set", {})
        return said

    async def act(self, **action: Any) -> dict[str, Any]:
        """Carry out ``action`` and return the answer."""
        self._count += 1
        command = f"attack-{self._count:06}"
        await self._socket.send_json({"t": "do", "id": command, "action": action})
        while (said := await self._hear()).get("id") != command:
            pass
        return said

    async def roll(self, rng: random.Random) -> tuple[float, dict[str, Any]]:
        """Roll as soon as the table takes rolls; returns when the roll was sent, and the answer."""
        await self._rolling()
        sent = time.perf_counter()
        return sent, await self.act(do="roll", dice=[rng.randint(1, 6), rng.randint(1, 6)])

    async def open_game(self) -> None:
        """Put the game on the table in which guests are busiest; it is over after some races."""
        await self.act(do="open_game", game="ready-set-bet", options={"pace": "off"})

    async def _rolling(self) -> None:
        while self.state.get("status.phase") not in ("open", "closed"):
            offered = [one["action"]["do"] for one in self.state["choices"]]
            step = next((one for one in ("setup_race", "start", "deal_vip") if one in offered), None)
            if self.state.get("status.phase") == "game_over":
                await self.act(do="close_game")
                await self.open_game()
            elif step is None:
                await self._hear()
            else:
                await self.act(do=step)
                await asyncio.sleep(PAUSE)


async def guests(place: str, port: int, pin: str, source: str, rows: int, rolls: int) -> None:
    """The party: boards, host and rolls, in a process of its own; a line on standard input begins each of so many
    rows of the table, which is answered with one line about its ``rolls``."""
    base, watch = f"http://{place}:{port}", Watch()
    host = Host(base, pin, source)
    await host.come_in()
    for number in range(1, 4):
        await host.act(do="take_seat", name=f"Guest {number}")
    await host.open_game()
    async with aiohttp.ClientSession(
        headers={"Origin": base},
        connector=aiohttp.TCPConnector(local_addr=(source, 0) if source else None, limit=0),
    ) as session:
        boards = [asyncio.create_task(watch.follow(session, base)) for _ in range(BOARDS)]
        await asyncio.sleep(1)
        rng = random.Random(5)
        for _ in range(WARM_ROLLS):
            await host.roll(rng)
            await asyncio.sleep(PAUSE)
        watch.seen.clear()
        print("ready", flush=True)
        for _ in range(rows):
            await asyncio.to_thread(sys.stdin.readline)
            watch.lost = 0
            came_in = await seconds_to_enter(Host(base, pin, source))
            waits = [wait for _ in range(rolls) for wait in await waits_of_a_roll(host, watch, rng)]
            print(json.dumps({"waits": waits, "came_in": came_in, "lost": watch.lost}), flush=True)
        for board in boards:
            board.cancel()
    await host.session.close()


async def seconds_to_enter(host: Host) -> float | None:
    """How long ``host`` needs to get in; ``None`` if that takes too long."""
    began = time.perf_counter()
    try:
        async with asyncio.timeout(SECONDS):
            await host.come_in()
        return time.perf_counter() - began
    except TimeoutError:
        return None
    finally:
        await host.session.close()


async def waits_of_a_roll(host: Host, watch: Watch, rng: random.Random) -> list[float]:
    """Milliseconds until each board that heard of it saw the next roll."""
    sent, answer = await host.roll(rng)
    if not answer["ok"]:
        return []
    await asyncio.sleep(PAUSE)
    for _ in range(100):
        if len(watch.seen.get(answer["entry"], ())) >= BOARDS:
            break
        await asyncio.sleep(0.02)
    return [1000 * (at - sent) for at in watch.seen.pop(answer["entry"], ())]


def quantile(values: list[float], share: float) -> float:
    """The one of ``values`` that a ``share`` of them does not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]
