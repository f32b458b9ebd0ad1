"""Visitors of a running table: they start the real process and talk to it as pages do."""

import asyncio
import os
import re
import secrets
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import aiohttp

REPOSITORY = Path(__file__).resolve().parents[2]
PATIENCE = 30.0


class ProgramProcess:
    """A program of ours as a stranger starts it; it is open once it has told how to stop it."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str], folder: Path) -> None:
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            command, env=environment, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        self.lines: list[str] = []
        self._open = threading.Event()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        if not self._open.wait(PATIENCE) or self.process.poll() is not None:
            self.kill()
            raise AssertionError("the program did not open:\n" + "".join(self.lines))

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line)
            if "Ctrl-C" in line:
                self._open.set()
        self._open.set()

    def said(self, pattern: str) -> str:
        """What was printed for the group of ``pattern``."""
        found = re.search(pattern, "".join(self.lines))
        assert found is not None, f"the program did not print {pattern}:\n" + "".join(self.lines)
        return found[1]

    @property
    def pin(self) -> str:
        """The host PIN that was printed."""
        return self.said(r"PIN ([0-9]{6})")

    def kill(self) -> None:
        """As if somebody had pulled the plug."""
        self.process.send_signal(signal.SIGKILL)
        self._reap()

    def stop(self) -> None:
        """Ctrl-C."""
        self.process.send_signal(signal.SIGINT)
        self._reap()

    def _reap(self) -> None:
        self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()


class TableProcess(ProgramProcess):
    """``postparade run``, on a free port of this machine."""

    def __init__(
        self,
        data: Path,
        *options: str,
        beside: Path | None = None,
        host: str = "127.0.0.1",
        mix: Path | None = None,
        without_data: bool = False,
        hurried: bool = False,
        fast: bool = False,
    ) -> None:
        """``beside`` is a folder with packages that are installed beside Post Parade, ``host`` where it listens;
        ``mix`` is a file that gets everything that is heard, as SDL's disk driver writes it; ``without_data`` only
        starts it in the folder ``data``; ``hurried`` shows races a hundred times as fast, ``fast`` runs by a clock that
        is thirty times as fast."""
        program = "tests.process.hurried" if hurried else "tests.process.fast" if fast else "postparade"
        command = [sys.executable, "-m", program, "run", "--host", host, "--port", "0"]
        paths = [str(REPOSITORY / "controller"), str(REPOSITORY), *([] if beside is None else [str(beside)])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "SDL_AUDIODRIVER": "dummy"}
        if mix is not None:
            environment |= {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(mix)}
        environment.pop("NOTIFY_SOCKET", None)
        super().__init__([*command, *([] if without_data else ["--data", str(data)]), *options], environment, data)
        try:
            self.ready_seconds = self._until_healthy() - self.started
        except BaseException:
            self.kill()
            raise

    def _until_healthy(self) -> float:
        with urllib.request.urlopen(f"{self.base}/health", timeout=PATIENCE) as answer:
            answer.read()
        return time.perf_counter()

    @property
    def base(self) -> str:
        """The address on this machine."""
        return f"http://127.0.0.1:{self.said(r'Board: http://[^:]+:([0-9]+)/')}"

    @property
    def join_code(self) -> str:
        """The code in the QR code."""
        return self.said(r"/join#(\S+)")

    def memory_mb(self) -> float:
        """Resident memory of the process."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(re.search(r"VmRSS:\s+([0-9]+)", status)[1]) / 1024  # type: ignore[index] # every process has it


class Visitor:
    """One page's link to the table: its state as the page would know it."""

    def __init__(
        self, base: str, cookies: aiohttp.CookieJar | None = None, connector: aiohttp.TCPConnector | None = None
    ) -> None:
        """``cookies`` are those of another page in the same browser, ``connector`` says from where it connects."""
        self.base = base
        self.cookies = aiohttp.CookieJar(unsafe=True) if cookies is None else cookies
        self.session = aiohttp.ClientSession(
            headers={"Origin": base},
            cookie_jar=self.cookies,
            timeout=aiohttp.ClientTimeout(PATIENCE),
            connector=connector,
        )
        self.state: dict[str, Any] = {}
        self._known: dict[str, Any] = {}
        self.pixels = b""
        self.changed = asyncio.Event()
        self._acks: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._listener: asyncio.Task[None] | None = None

    async def open(self, path: str) -> Self:
        """Follow the websocket at ``path`` until :meth:`close`."""
        self._socket = await self.session.ws_connect(self.base + path)
        self._listener = asyncio.create_task(self._listen(self._socket))
        await self.until(lambda state: bool(state))
        return self

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for message in socket:
            if message.type is aiohttp.WSMsgType.BINARY:
                if message.data[0] == 1:
                    self.pixels = message.data[1:]
            else:
                self._hear(message.json())
            self.changed.set()

    def _hear(self, said: dict[str, Any]) -> None:
        if said["t"] == "ack":
            self._acks.pop(said["id"]).set_result(said)
        elif said["t"] in ("snap", "delta"):
            if said["t"] == "snap":
                self._known = {}
            self._known |= said["set"]
            for key in said.get("gone", ()):
                del self._known[key]
            self.state = _nested(self._known)

    async def until(self, true: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Wait until the state fulfils ``true``; returns the state. As long as the table tells something new it is only
        slow, on a busy machine, and is waited for, within reason."""
        async with asyncio.timeout(4 * PATIENCE):
            while not true(self.state):
                self.changed.clear()
                async with asyncio.timeout(PATIENCE):
                    await self.changed.wait()
        return self.state

    async def send(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send one message and return its ack."""
        assert self._socket is not None
        numbered = {"id": secrets.token_hex(8), **message}
        ack = self._acks[numbered["id"]] = asyncio.get_running_loop().create_future()
        await self._socket.send_json(numbered)
        async with asyncio.timeout(PATIENCE):
            answer: dict[str, Any] = await ack
        return answer

    async def do(self, **action: Any) -> dict[str, Any]:
        """One action for the table."""
        return await self.send({"t": "do", "action": action})

    async def close(self) -> None:
        """Leave."""
        if self._listener is not None:
            self._listener.cancel()
        if self._socket is not None:
            await self._socket.close()
        await self.session.close()


def _nested(known: dict[str, Any]) -> dict[str, Any]:
    """Keys with a dot as one level of nesting."""
    state: dict[str, Any] = {}
    for key, value in known.items():
        room, _, name = key.partition(".")
        if not name:
            state[key] = value
        elif isinstance(state.get(room), dict):
            state[room][name] = value
        else:
            state[room] = {name: value}
    return state


async def sign_in(table: TableProcess) -> Visitor:
    """The host, signed in with the PIN that the table printed."""
    host = Visitor(table.base)
    async with host.session.post(f"{table.base}/host/login", json={"pin": table.pin}) as answer:
        assert answer.status == 200, await answer.text()
    return await host.open("/host/ws")


async def same_browser(known: Visitor, path: str, base: str | None = None) -> Visitor:
    """Another page in the browser of ``known``, at the address ``base`` of a table that was started again."""
    page = Visitor(base or known.base)
    page.session.cookie_jar.update_cookies({cookie.key: cookie for cookie in known.session.cookie_jar})
    return await page.open(path)


async def panel_of(host: Visitor) -> Visitor:
    """The simulator panel in the browser of ``host``."""
    return await same_browser(host, "/simulator/ws")


async def sit_down(table: TableProcess, name: str) -> Visitor:
    """A phone that joins with the code of the QR code."""
    phone = Visitor(table.base)
    form = {"t": "join", "code": table.join_code, "name": name, "id": secrets.token_hex(8)}
    async with phone.session.post(f"{table.base}/join", json=form) as answer:
        assert answer.status == 200, await answer.text()
        seat = (await answer.json())["seat"]
    return await phone.open(f"/seat/{seat}/ws")


async def come_back(table: TableProcess, phones: Sequence[Visitor]) -> list[Visitor]:
    """The ``phones`` of seats 1, 2, 3..., at a table that was started again."""
    return [await same_browser(phone, f"/seat/{seat}/ws", table.base) for seat, phone in enumerate(phones, 1)]


async def agree(*visitors: Visitor) -> None:
    """Wait until all pages show the newest entry that any of them shows: whoever asked is told first, others a moment
    later."""
    newest = max(visitor.state["entry"] for visitor in visitors)
    for visitor in visitors:
        await visitor.until(lambda state: state["entry"] >= newest)
