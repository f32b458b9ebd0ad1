"""What strangers in the Wi-Fi can do to an evening: the time from a roll to twenty boards while nothing happens and
during each kind of flood, from one address and from four, and how long the host needs to get in meanwhile.

Every address is a network namespace with a cable of its own to the table, where this user may make such (`ip netns`),
else one of 127.0.0.0/8. Table and guests go before other programs of this
machine, in real time where that is allowed, and floods after them: the processor of a stranger is not the table's.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import aiohttp
import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.process.clients import TableProcess

BOARDS = 20
ROLLS = 15
PAUSE = 0.35
"""Seconds between a roll and the next one; when they come faster, views are told together and odds pile up."""
WARM_ROLLS = 5
"""Rolls before anything is measured: the first of a table loads what the others have."""
WARM_UP = 1.0
HALF_SENT = 1000
LARGE = "/messages.js"
IDLE_SOCKETS = 3000
SECONDS = 30.0
ADDRESSES = 4
REAL_TIME = 10
"""Real-time priority of table and guests; threads that they start have it too."""
EVERYWHERE = "0.0.0.0"  # noqa: S104 strangers have to reach the table
TABLE = ("--hardware", "none", "--dice", "manual")
"""Whose dice are typed: a simulated camera would share the processor."""
MEMORY = "/dev/shm"  # noqa: S108 a folder of random name is made in it
IP = shutil.which("ip")

Attack = Callable[["Target"], Coroutine[Any, Any, None]]


class Target:
    """The table, from the address ``source`` (empty: whatever the system chooses)."""

    def __init__(self, host: str, port: int, source: str) -> None:
        self.host = host
        self.port = port
        self.source = source

    async def open(self, data: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection on which ``data`` was sent."""
        reader, writer = await asyncio.open_connection(
            self.host, self.port, local_addr=(self.source, 0) if self.source else None
        )
        writer.write(data)
        return reader, writer

    def request(self, method: str, path: str, *lines: str) -> bytes:
        """The head of a request of our own pages."""
        place = f"{self.host}:{self.port}"
        head = "".join(f"{line}\r\n" for line in (f"Host: {place}", f"Origin: http://{place}", *lines))
        return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode()

    async def board(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """The websocket of a board."""
        upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
        reader, writer = await self.open(self.request("GET", "/ws", *upgrade, "Sec-WebSocket-Key: " + "A" * 22 + "=="))
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer


def frame(opcode: int, payload: bytes) -> bytes:
    """A masked frame of a websocket; the mask is zero."""
    length = len(payload)
    size = bytes((0x80 | length,)) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
    return bytes((0x80 | opcode,)) + size + bytes(4) + payload


async def again(work: Callable[[], Awaitable[None]]) -> None:
    """Do ``work`` for ever, whatever the table does about it."""
    while True:
        with contextlib.suppress(OSError, EOFError, asyncio.TimeoutError):
            await work()
        await asyncio.sleep(0.01)


async def together(count: int, work: Callable[[], Awaitable[None]]) -> None:
    await asyncio.gather(*(again(work) for _ in range(count)))


async def shout(target: Target, data: bytes) -> None:
    """Send ``data`` on the websocket of a board until it is ended."""
    reader, writer = await target.board()
    try:
        while not reader.at_eof():
            writer.write(data)
            await writer.drain()
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(reader.read(65536), 0.001)
    finally:
        writer.transport.abort()


async def ask(target: Target, data: bytes) -> None:
    """Send ``data`` and read an answer, on one connection as often as it lasts."""
    reader, writer = await target.open()
    try:
        while True:
            writer.write(data)
            if not await reader.read(65536):
                return
    finally:
        writer.transport.abort()


async def hold(target: Target, data: bytes) -> None:
    """Send ``data`` and wait for the end."""
    reader, writer = await target.open(data)
    try:
        while await reader.read(65536):
            pass
    finally:
        writer.transport.abort()


async def come_and_go(target: Target) -> None:
    _, writer = await target.board()
    writer.transport.abort()


async def sleep_on_board(target: Target) -> None:
    _, writer = await target.board()
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    await asyncio.sleep(60)


async def read_slowly(target: Target, path: str) -> None:
    """Ask for much, and read a few bytes a second of it with hardly any room for more."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.setblocking(False)
    if target.source:
        line.bind((target.source, 0))
    loop = asyncio.get_running_loop()
    try:
        await loop.sock_connect(line, (target.host, target.port))
        await loop.sock_sendall(line, target.request("GET", path) * 8)
        while await loop.sock_recv(line, 16):  # noqa: ASYNC110 it reads slowly on purpose
            await asyncio.sleep(0.5)
    finally:
        line.close()


def guesses(target: Target) -> bytes:
    body = b'{"pin":"%06d"}' % random.randrange(10**6)
    return target.request("POST", "/host/login", f"Content-Length: {len(body)}") + body


def half_body(target: Target) -> bytes:
    return target.request("POST", "/join", "Content-Length: 4000") + b"{"


ATTACKS: dict[str, Attack] = {
    "ping frames": lambda target: together(4, lambda: shout(target, frame(9, b"") * 2000)),
    "short messages": lambda target: together(4, lambda: shout(target, frame(1, b'{"t":"ping"}') * 500)),
    "long messages": lambda target: together(4, lambda: shout(target, frame(1, b" " * 2000) * 50)),
    "nested messages": lambda target: together(4, lambda: shout(target, frame(1, b"[" * 2000) * 10)),
    "the code as a picture": lambda target: together(8, lambda: ask(target, target.request("GET", "/qr.svg"))),
    "pages": lambda target: together(100, lambda: ask(target, target.request("GET", "/static/lib/link.js"))),
    "boards that come and go": lambda target: together(20, lambda: come_and_go(target)),
    "boards asleep": lambda target: together(60, lambda: sleep_on_board(target)),
    "slow reads of pages": lambda target: together(HALF_SENT, lambda: read_slowly(target, LARGE)),
    "slow reads of races": lambda target: together(HALF_SENT, lambda: read_slowly(target, "/races.json")),
    "wrong PINs": lambda target: together(20, lambda: ask(target, guesses(target))),
    "half-sent bodies": lambda target: together(HALF_SENT, lambda: hold(target, half_body(target))),
    "half-sent heads": lambda target: together(HALF_SENT, lambda: hold(target, b"GET / HTTP/1.1\r\nHost: ")),
    "idle connections": lambda target: together(IDLE_SOCKETS, lambda: hold(target, b"")),
}


class Network:
    """Addresses from which guests and strangers come."""

    def __init__(self) -> None:
        self.namespaces = IP is not None and os.geteuid() == 0 and self._try()

    def _try(self) -> bool:
        self.close()  # what a run that was killed has left
        try:
            for number in range(ADDRESSES + 1):
                self._make(number)
        except subprocess.CalledProcessError:
            self.close()
            return False
        return True

    def _make(self, number: int) -> None:
        name, net = f"ppbench{number}", f"10.77.{number}"
        for command in (
            f"netns add {name}",
            f"link add {name} type veth peer name eth0 netns {name}",
            f"addr add {net}.1/24 dev {name}",
            f"link set {name} up",
            f"-n {name} addr add {net}.2/24 dev eth0",
            f"-n {name} link set eth0 up",
        ):
            self._ip(command)

    def _ip(self, command: str) -> None:
        assert IP is not None, "it was looked for"
        subprocess.run([IP, *command.split()], check=True, capture_output=True)

    def place(self, number: int) -> tuple[list[str], str, str]:
        """What to put before a command that comes from address ``number``, the table's address there, and the source
        address."""
        if self.namespaces:
            return ["ip", "netns", "exec", f"ppbench{number}"], f"10.77.{number}.1", ""
        return [], "127.0.0.1", f"127.0.0.{number + 2}"

    def close(self) -> None:
        for name in (f"ppbench{number}" for number in range(ADDRESSES + 1)):
            for kind in ("link", "netns"):
                with contextlib.suppress(subprocess.CalledProcessError):
                    self._ip(f"{kind} del {name}")


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

    async def rolling(self) -> None:
        """See that the table takes rolls."""
        while self.state.get("status.phase") not in ("open", "closed"):
            offered = [one["action"]["do"] for one in self.state["choices"]]
            step = next((one for one in ("setup_race", "start", "deal_vip") if one in offered), None)
            if step is None:
                await self._hear()
            else:
                await self.act(do=step)


async def guests(place: str, port: int, pin: str, source: str, rows: int, rolls: int) -> None:
    """The party: boards, host and rolls, in a process of its own; told what to measure on standard input."""
    base, watch = f"http://{place}:{port}", Watch()
    host = Host(base, pin, source)
    await host.come_in()
    for number in range(1, 4):
        await host.act(do="take_seat", name=f"Guest {number}")
    await host.act(do="open_game", game="ready-set-bet", options={"pace": "off"})
    async with aiohttp.ClientSession(
        headers={"Origin": base},
        connector=aiohttp.TCPConnector(local_addr=(source, 0) if source else None, limit=0),
    ) as session:
        boards = [asyncio.create_task(watch.follow(session, base)) for _ in range(BOARDS)]
        await asyncio.sleep(1)
        rng = random.Random(5)
        for _ in range(WARM_ROLLS):
            await host.rolling()
            await host.act(do="roll", dice=[rng.randint(1, 6), rng.randint(1, 6)])
            await asyncio.sleep(PAUSE)
        watch.seen.clear()
        print("ready", flush=True)
        for _ in range(rows):
            await asyncio.to_thread(sys.stdin.readline)
            watch.lost = 0
            began = time.perf_counter()
            other = Host(base, pin, source)
            try:
                async with asyncio.timeout(SECONDS):
                    await other.come_in()
                came_in: float | None = time.perf_counter() - began
            except TimeoutError:
                came_in = None
            await other.session.close()
            waits: list[float] = []
            for _ in range(rolls):
                await host.rolling()
                sent = time.perf_counter()
                answer = await host.act(do="roll", dice=[rng.randint(1, 6), rng.randint(1, 6)])
                if answer["ok"]:
                    await asyncio.sleep(PAUSE)
                    for _ in range(100):
                        if len(watch.seen.get(answer["entry"], ())) >= BOARDS:
                            break
                        await asyncio.sleep(0.02)
                    waits += [1000 * (at - sent) for at in watch.seen.pop(answer["entry"], ())]
            print(json.dumps({"waits": waits, "came_in": came_in, "lost": watch.lost}), flush=True)
        for board in boards:
            board.cancel()
    await host.session.close()


@contextlib.contextmanager
def attacked(network: Network, kind: str, port: int, addresses: int) -> Iterator[None]:
    """While the attack ``kind`` runs from so many addresses."""
    running = []
    for number in range(1, addresses + 1):
        before, place, source = network.place(number)
        me = [sys.executable, __file__, "--attack", kind, place, str(port), source]
        running.append(subprocess.Popen([*before, "nice", "-n", "10", *me], stdin=subprocess.DEVNULL))
    try:
        yield
    finally:
        for one in running:
            one.kill()
            one.wait()


def put_first(pid: int) -> None:
    """Let the process ``pid`` and its threads go before everything else that this machine does, in real time where that
    is allowed: the table is measured, not what else runs here."""
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, int(thread.name), -15)
            os.sched_setscheduler(int(thread.name), os.SCHED_RR, os.sched_param(REAL_TIME))


def quantile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def measure(network: Network, names: list[str], counts: list[int], rolls: int) -> None:
    plan = [("idle", 0), *((name, count) for name in names for count in counts), ("idle again", 0)]
    # In memory where that is possible: waiting for a busy disk has figures of its own (bench_journal.py).
    memory = MEMORY if os.access(MEMORY, os.W_OK) else None
    with tempfile.TemporaryDirectory(dir=memory) as data, TableProcess(Path(data), *TABLE, host=EVERYWHERE) as table:
        port = int(table.base.rpartition(":")[2])
        before, place, source = network.place(0)
        me = [sys.executable, __file__, "--guests", place, str(port), table.pin, source, str(len(plan)), str(rolls)]
        party = subprocess.Popen([*before, *me], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for one in (table.process, party):
            put_first(one.pid)
        assert party.stdin is not None
        assert party.stdout is not None
        party.stdout.readline()
        idle = worst = 0.0
        print(f"addresses are {'network namespaces' if network.namespaces else 'of 127.0.0.0/8'}")
        for name, count in plan:
            with attacked(network, name, port, count):
                if count:
                    time.sleep(WARM_UP)
                party.stdin.write("go\n")
                party.stdin.flush()
                found = json.loads(party.stdout.readline())
            waits = found["waits"]
            missing = rolls * BOARDS - len(waits)
            p50, p99 = statistics.median(waits), quantile(waits, 0.99)
            if name == "idle":
                idle = p99
            worst = max(worst, p99)
            entered = "never" if found["came_in"] is None else f"{found['came_in']:.2f} s"
            verdict = "ok" if p99 <= 2 * idle + 10 and (found["came_in"] or 99) <= 5 else "TOO SLOW"
            print(
                f"{name:24} from {count}   p50 {p50:6.1f}  p95 {quantile(waits, 0.95):6.1f}  p99 {p99:7.1f} ms "
                f"  host in {entered:8}"
                f" boards cut {found['lost']:3}  missed {missing:4}  {table.memory_mb():5.0f} MB  {verdict}",
                flush=True,
            )
            time.sleep(0.5)
        party.stdin.close()
        party.wait(20)
        welcome = next(at for at, line in enumerate(table.lines) if "Ctrl-C" in line)
        log = table.lines[welcome + 1 :]
        print(f"bound: twice idle plus 10 ms = {2 * idle + 10:.1f} ms; worst {worst:.1f} ms; log {len(log)} lines")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--attack", nargs=4, metavar=("KIND", "HOST", "PORT", "SOURCE"), help=argparse.SUPPRESS)
    parser.add_argument("--guests", nargs=6, help=argparse.SUPPRESS)
    parser.add_argument("--kind", action="append", choices=[*ATTACKS], help="only this kind of flood")
    parser.add_argument("--addresses", type=int, action="append", help="from so many addresses (1 and 4)")
    parser.add_argument("--rolls", type=int, default=ROLLS, help="rolls in a row of the table (%(default)s)")
    asked = parser.parse_args()
    if asked.attack:
        kind, place, port, source = asked.attack
        asyncio.run(ATTACKS[kind](Target(place, int(port), source)))
    elif asked.guests:
        place, port, pin, source, rows, rolls = asked.guests
        asyncio.run(guests(place, int(port), pin, source, int(rows), int(rolls)))
    else:
        network = Network()
        try:
            measure(network, asked.kind or [*ATTACKS], asked.addresses or [1, ADDRESSES], asked.rolls)
        finally:
            if network.namespaces:
                network.close()


if __name__ == "__main__":
    main()
