"""What a long journal, reports and a crowd do to a command: how long a receipt, an answer of the event loop and a page
take while the table draws reports and reads its journal for whoever asks, with 64 pages connected.

``--share 0.1`` gives the table a tenth of a core (control groups, version 1, as root), as on a machine with ten times
too much to do; the same figures then show what gets longer than tenfold. Guests are a process of their own.
"""

import argparse
import asyncio
import contextlib
import os
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from pathlib import Path

import aiohttp

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.bench_journal import begin, roll_or_deal

from postparade.rules.viewer import TABLE
from tests.process.clients import TableProcess, Visitor, sign_in

ENTRIES = 50_000
PAGES = 64
SECONDS = 8.0
OPTIONS = ("--hardware", "none", "--dice", "manual")
GROUP = Path("/sys/fs/cgroup/cpu/postparade-bench")
MEMORY = "/dev/shm"  # noqa: S108 a folder of random name is made in it
LANGUAGES = ("en", "de", "fr", "es", "it")
ALONE = "nobody asks for anything"


async def write_evening(folder: Path, entries: int) -> None:
    """A journal of so many entries, most of them rolls."""
    table = await begin(folder)
    while table.view(TABLE).entry < entries:
        await roll_or_deal(table)
    await table.close()


@contextlib.contextmanager
def throttled(pid: int, share: float | None) -> Iterator[None]:
    """While the process ``pid``, and what it starts, gets no more than ``share`` of a core."""
    if share is None:
        yield
        return
    GROUP.mkdir(exist_ok=True)
    (GROUP / "cpu.cfs_period_us").write_text("20000")
    (GROUP / "cpu.cfs_quota_us").write_text(str(int(20000 * share)))
    (GROUP / "cgroup.procs").write_text(str(pid))
    try:
        yield
    finally:
        (GROUP / "cpu.cfs_quota_us").write_text("-1")
        for left in (GROUP / "cgroup.procs").read_text().split():
            with contextlib.suppress(OSError):
                (GROUP.parent / "cgroup.procs").write_text(left)
        with contextlib.suppress(OSError):
            GROUP.rmdir()


class Crowd:
    """64 pages, a host who acts, and a stranger's session at each of some addresses."""

    def __init__(self, base: str, host: Visitor, board: Visitor) -> None:
        self.base = base
        self.host = host
        self.board = board
        self.waits: dict[str, list[float]] = {}
        self.over = False

    async def every(self, name: str, seconds: float, ask: Callable[[], Awaitable[object]]) -> None:
        """Do ``ask`` again and again, and note how long it took."""
        waits = self.waits.setdefault(name, [])
        while not self.over:
            began = time.perf_counter()
            await ask()
            waits.append(time.perf_counter() - began)
            await asyncio.sleep(seconds)

    async def act(self) -> None:
        name = f"Guest {time.perf_counter_ns() % 10**6}"
        answer = await self.host.do(do="rename", seat=1, name=name)
        assert answer["ok"], answer

    async def ask(self) -> None:
        await self.board.send({"t": "reseat", "seat": 1})  # refused without asking the table

    async def page(self) -> None:
        async with self.board.session.get(f"{self.base}/static/lib/link.js") as answer:
            await answer.read()

    @contextlib.asynccontextmanager
    async def measured(self) -> AsyncIterator[None]:
        """While receipts, answers and pages are timed."""
        self.waits, self.over = {}, False
        tasks = [
            asyncio.create_task(self.every("receipt", 0.05, self.act)),
            asyncio.create_task(self.every("answer of the loop", 0.05, self.ask)),
            asyncio.create_task(self.every("page", 0.1, self.page)),
        ]
        try:
            yield
        finally:
            self.over = True
            await asyncio.gather(*tasks)

    def tell(self, what: str) -> None:
        print(what)
        for name, waits in self.waits.items():
            ms = sorted(1000 * wait for wait in waits)
            p99 = ms[min(len(ms) - 1, int(0.99 * len(ms)))]
            print(
                f"  {name:20} p50 {statistics.median(ms):7.1f}   p99 {p99:8.1f}   most {ms[-1]:8.1f} ms   of {len(ms)}",
                flush=True,
            )


async def ask_for(
    base: str, path: str, address: str, language: str = "en", cookies: aiohttp.CookieJar | None = None
) -> int:
    """One request by somebody at ``address``; its status."""
    jar = cookies if cookies is not None else aiohttp.CookieJar(unsafe=True)
    connector = aiohttp.TCPConnector(local_addr=(address, 0))
    async with (
        aiohttp.ClientSession(cookie_jar=jar, connector=connector, headers={"Accept-Language": language}) as session,
        session.get(base + path, timeout=aiohttp.ClientTimeout(300)) as answer,
    ):
        await answer.read()
        return answer.status


async def again(ask: Callable[[], Awaitable[object]]) -> None:
    while True:
        with contextlib.suppress(aiohttp.ClientError, TimeoutError):
            await ask()


async def phase(crowd: Crowd, what: str, asked: list[Callable[[], Awaitable[object]]], seconds: float) -> None:
    """Measure while each of ``asked`` is asked again and again."""
    async with crowd.measured():
        tasks = [asyncio.create_task(again(one)) for one in asked]
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    crowd.tell(what)


def by(base: str, path: str, number: int, language: str = "en") -> Callable[[], Awaitable[object]]:
    return lambda: ask_for(base, path, f"127.0.0.{10 + number}", language)


async def close_amid(crowd: Crowd, everything: Sequence[Callable[[], Awaitable[object]]], seconds: float) -> None:
    """Close the game while guests and host ask for ``everything`` at once."""
    async with crowd.measured():
        tasks = [asyncio.create_task(again(one)) for one in everything]
        await asyncio.sleep(seconds)
        closing = time.perf_counter()
        answer = await crowd.host.do(do="close_game")
        closed = time.perf_counter() - closing
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    crowd.tell("all of that at once")
    print(f"close_game meanwhile: {1000 * closed:.1f} ms, {answer['ok']}")


async def play(table: TableProcess, seconds: float) -> None:
    base = table.base
    host = await sign_in(table)
    board = await Visitor(base).open("/ws")
    others = []
    for number in range(PAGES - 2):
        connector = aiohttp.TCPConnector(local_addr=(f"127.0.0.{100 + number // 20}", 0))
        others.append(await Visitor(base, connector=connector).open("/ws"))
    crowd = Crowd(base, host, board)
    await phase(crowd, ALONE, [], seconds)
    jar = host.cookies
    began = time.perf_counter()

    async def report(language: str) -> None:
        status = await ask_for(base, "/host/evening.html", "127.0.0.1", language, jar)
        print(f"  the evening in {language}: {status}, {time.perf_counter() - began:.1f} s", flush=True)

    async with crowd.measured():
        await report("en")
    crowd.tell("the host asks for the evening")
    began = time.perf_counter()
    async with crowd.measured():
        await asyncio.gather(*(report(language) for language in LANGUAGES[1:]))
    crowd.tell("the host asks for it in four languages, on four devices")
    heads = [by(base, "/fairness.json?head=1:no", number) for number in range(2) for _ in range(4)]
    await phase(crowd, "two guests check a seal, four times each at once", heads, seconds)
    reads = [
        by(base, path, number, language)
        for number, language in enumerate(LANGUAGES)
        for path in ("/races.json", "/race.svg", "/fairness.json")
    ]
    await phase(crowd, "guests look at races, charts and seeds", reads, seconds)
    began = time.perf_counter()
    await close_amid(crowd, [*heads, *reads, lambda: report("en"), lambda: report("de")], seconds)
    for visitor in (host, board, *others):
        await visitor.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, default=ENTRIES)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each phase")
    parser.add_argument("--share", type=float, help="of a core, for the table and what it starts")
    parser.add_argument("--data", type=Path, help="the evening in this folder instead, which is copied")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=MEMORY if os.access(MEMORY, os.W_OK) else None) as made:
        folder = Path(made) / "evening"
        if asked.data is None:
            asyncio.run(write_evening(folder, asked.entries))
        else:
            shutil.copytree(asked.data, folder)
        with TableProcess(folder, *OPTIONS) as table, throttled(table.process.pid, asked.share):
            asyncio.run(play(table, asked.seconds))


if __name__ == "__main__":
    main()
