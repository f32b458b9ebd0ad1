"""From a roll to 64 screens: twelve phones with five pages each, boards and the host, beside a bare server of the same
library that sends as many bytes to as many sockets when it is told to.

The guests are one thread with raw sockets in a process of their own, so that their share of the time is small; it is in
the baseline as well. Where that is allowed, all of them go before other programs of this machine. ``--seats`` and
``--pages`` say how many phones there are and how many pages each has.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import secrets
import select
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from yarl import URL

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.process import clients
from tests.process.clients import REPOSITORY, TableProcess, sign_in, sit_down

ROLLS = 150
PAUSE = 0.12
"""Seconds between two rolls; when they come faster, views are told together."""
BOARDS = 3
PATIENCE = 20.0
REAL_TIME = 10
OPTIONS = ("--hardware", "none", "--dice", "manual")
MEMORY = "/dev/shm"  # noqa: S108 a folder of random name is made in it
BARE = """
import sys
from aiohttp import web
everybody = set()
async def serve(request):
    ws = web.WebSocketResponse(compress=False)
    await ws.prepare(request)
    everybody.add(ws)
    async for message in ws:
        for one in tuple(everybody):
            await one.send_str(message.data)
    everybody.discard(ws)
    return ws
app = web.Application()
app.router.add_get("/ws", serve)
async def main():
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    print(site._server.sockets[0].getsockname()[1], flush=True)
    await __import__("asyncio").Event().wait()
__import__("asyncio").run(main())
"""


def put_first(pid: int) -> None:
    """Let the process ``pid`` go before everything else that this machine does, where that is allowed."""
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with contextlib.suppress(OSError):
            os.sched_setscheduler(int(thread.name), os.SCHED_RR, os.sched_param(REAL_TIME))


def opened(port: int, path: str, cookie: str = "", source: str = "127.0.0.1") -> socket.socket:
    """A websocket, past its upgrade."""
    line = socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0))
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    place = f"127.0.0.1:{port}"
    head = (
        f"GET {path} HTTP/1.1\r\nHost: {place}\r\nOrigin: http://{place}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n"
        f"{f'Cookie: {cookie}' if cookie else 'Accept: */*'}\r\n\r\n"
    )
    line.sendall(head.encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += line.recv(1)
    assert b" 101 " in answer, answer
    line.setblocking(False)
    return line


def frame(text: str) -> bytes:
    """A masked text frame; the mask is zero."""
    data = text.encode()
    size = bytes((0x80 | len(data),)) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return b"\x81" + size + bytes(4) + data


class Screens:
    """All sockets of the guests."""

    def __init__(self) -> None:
        self.poll = select.epoll()
        self.lines: dict[int, socket.socket] = {}
        self.heard: dict[int, bytes] = {}

    def add(self, line: socket.socket) -> None:
        self.lines[line.fileno()] = line
        self.poll.register(line, select.EPOLLIN)

    def take(self, seconds: float) -> list[tuple[int, float]]:
        """Read what has come within ``seconds``; returns which sockets had something, and when."""
        ready = self.poll.poll(seconds)
        found = []
        for number, _ in ready:
            self.heard[number] = self.heard.get(number, b"") + self.lines[number].recv(1 << 20)
            found.append((number, time.perf_counter()))
        return found

    def calm(self, seconds: float) -> None:
        """Read, and forget, everything until nothing has come for ``seconds``."""
        while self.take(seconds):
            pass
        self.heard.clear()

    def until_all(self, mark: bytes) -> list[float]:
        """When each socket had heard ``mark``."""
        seen: dict[int, float] = {}
        end = time.perf_counter() + PATIENCE
        while len(seen) < len(self.lines):
            assert time.perf_counter() < end, f"{len(self.lines) - len(seen)} screens never saw {mark!r}"
            for number, at in self.take(1.0):
                if number not in seen and mark in self.heard[number]:
                    seen[number] = at
        return list(seen.values())


async def seated(table: TableProcess, seats: int) -> tuple[str, list[str]]:
    """The cookie of the host, and that of each seat, with a race on."""
    host = await sign_in(table)
    phones = [await sit_down(table, f"Guest {number}") for number in range(1, seats + 1)]
    answer = await host.do(do="open_game", game="quarter-horse")
    assert answer["ok"], answer
    cookies = []
    for number, phone in enumerate(phones, 1):
        jar = phone.session.cookie_jar.filter_cookies(URL(f"{table.base}/seat/{number}/"))
        cookies.append("; ".join(f"{name}={one.value}" for name, one in jar.items()))
    jar = host.session.cookie_jar.filter_cookies(URL(f"{table.base}/host/"))
    entry = host.state["entry"]
    for visitor in (host, *phones):
        await visitor.close()
    return f"{entry}|" + "; ".join(f"{name}={one.value}" for name, one in jar.items()), cookies


def processor_seconds(pid: int) -> float:
    return sum(
        int((thread / "schedstat").read_text(encoding="ascii").split()[0]) / 1e9
        for thread in Path(f"/proc/{pid}/task").iterdir()
    )


def bench_table(checkout: Path, seats: int, pages: int, rolls: int) -> None:
    clients.REPOSITORY = checkout
    memory = MEMORY if os.access(MEMORY, os.W_OK) else None
    with tempfile.TemporaryDirectory(dir=memory) as folder, TableProcess(Path(folder), *OPTIONS) as table:
        told, cookies = asyncio.run(seated(table, seats))
        entry, _, cookie = told.partition("|")
        port = int(table.base.rpartition(":")[2])
        screens = Screens()
        for number, one in enumerate(cookies, 1):
            for page in range(pages):
                screens.add(opened(port, f"/seat/{number}/ws", one, f"127.0.0.{2 + page}"))
        for page in range(BOARDS):
            screens.add(opened(port, "/ws", source=f"127.0.0.{2 + page}"))
        host = opened(port, "/host/ws", cookie)
        screens.add(host)
        put_first(table.process.pid)
        put_first(os.getpid())
        screens.calm(0.3)
        now, rng, waits, last, turn = int(entry), random.Random(4), list[float](), list[float](), False
        began, used = time.perf_counter(), processor_seconds(table.process.pid)
        while len(last) < rolls:
            dice = [rng.randint(1, 6), rng.randint(1, 6)]
            action = {"do": "roll", "dice": dice} if turn else {"do": "deal"}
            sent = time.perf_counter()
            host.sendall(frame(json.dumps({"t": "do", "id": secrets.token_hex(8), "action": action})))
            now += 1
            seen = screens.until_all(b'"entry":%d' % now)
            heard = b"".join(screens.heard.values())
            if turn:
                waits += [1000 * (at - sent) for at in seen]
                last.append(1000 * (max(seen) - sent))
            turn = b'"play.turn":null' not in heard if turn else True
            screens.calm(PAUSE)
        share = (processor_seconds(table.process.pid) - used) / (time.perf_counter() - began)
        name = "this version" if checkout == REPOSITORY else checkout.name
        tell(f"{name}, {len(screens.lines)} sockets", waits, last)
        each = 1000 * share * (time.perf_counter() - began) / len(last)
        print(f"  {each:.1f} ms of a processor for each roll", flush=True)


def bench_bare(sockets: int, size: int, rolls: int) -> None:
    with subprocess.Popen([sys.executable, "-c", BARE], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        port = int(server.stdout.readline())
        screens = Screens()
        for _ in range(sockets):
            screens.add(opened(port, "/ws"))
        put_first(server.pid)
        put_first(os.getpid())
        screens.calm(0.5)
        waits, last = list[float](), list[float]()
        teller = next(iter(screens.lines.values()))
        for number in range(rolls):
            sent = time.perf_counter()
            teller.sendall(frame(f'{{"entry":{number:06d}}}'.ljust(size)))
            seen = screens.until_all(b'"entry":%06d' % number)
            waits += [1000 * (at - sent) for at in seen]
            last.append(1000 * (max(seen) - sent))
            screens.calm(PAUSE)
        tell(f"a bare server, {sockets} sockets", waits, last)
        server.terminate()


def tell(what: str, waits: list[float], last: list[float]) -> None:
    cut, end = statistics.quantiles(waits, n=100), statistics.quantiles(last, n=100)
    print(f"{what}: p50 {cut[49]:.1f}, p99 {cut[98]:.1f} ms; the last of them p50 {end[49]:.1f}, p99 {end[98]:.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=12)
    parser.add_argument("--pages", type=int, default=5)
    parser.add_argument("--rolls", type=int, default=ROLLS)
    parser.add_argument("--against", type=Path, help="another checkout")
    asked = parser.parse_args()
    sockets = asked.seats * asked.pages + BOARDS + 1
    bench_bare(sockets, 1000, asked.rolls)
    for checkout in [*([asked.against] if asked.against else []), REPOSITORY]:
        bench_table(checkout, asked.seats, asked.pages, asked.rolls)
    bench_bare(sockets, 1000, asked.rolls)


if __name__ == "__main__":
    main()
