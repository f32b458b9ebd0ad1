"""A real Mosquitto on a free port of this machine."""

import asyncio
import signal
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from shutil import which

import pytest

from tests.free_port import free_port, listening

PATIENCE = 20.0


def mosquitto() -> str:
    """The program; the test is skipped where there is none."""
    found = which("mosquitto", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
    if found is None:
        pytest.skip("needs broker: apt install mosquitto")
    return found


class Broker:
    """A broker that can be started, killed, frozen, and told whom it lets in (``users``: password by name; none:
    everybody)."""

    def __init__(self, folder: Path, **users: str) -> None:
        self.port = free_port()
        self._program = mosquitto()
        self._folder = folder
        self._running: subprocess.Popen[bytes] | None = None
        lines = [f"listener {self.port} 127.0.0.1", f"allow_anonymous {str(not users).lower()}", "persistence false"]
        if users:
            names = folder / "users"
            names.touch(mode=0o600)
            for name, password in users.items():
                subprocess.run(["mosquitto_passwd", "-b", str(names), name, password], check=True, capture_output=True)
            # Debian's Mosquitto steps back to a user of its own when root starts it.
            lines += [f"password_file {names}", "user root"]
        (folder / "mosquitto.conf").write_text("\n".join(lines))

    async def start(self) -> None:
        """Start it, and wait until it listens."""
        command = [self._program, "-c", str(self._folder / "mosquitto.conf")]
        self._running = await asyncio.to_thread(_started, command)
        async with asyncio.timeout(PATIENCE):
            await listening(self.port)

    def kill(self) -> None:
        """End it as a power cut would."""
        if self._running is not None:
            self._running.kill()
            self._running.wait()
            self._running = None

    def freeze(self) -> None:
        """Let it keep its connections and answer nobody."""
        assert self._running is not None
        self._running.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        assert self._running is not None
        self._running.send_signal(signal.SIGCONT)


def _started(command: list[str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@asynccontextmanager
async def running(folder: Path, **users: str) -> AsyncIterator[Broker]:
    """A broker that runs, with its files in ``folder``."""
    found = Broker(folder, **users)
    await found.start()
    try:
        yield found
    finally:
        found.kill()
