"""Smart dice in reach of an emulated machine: simulated peripherals and the radio of its Bluetooth adapter on one link,
in this process. guest/adapter.py joins the kernel inside to that radio."""

import asyncio
import contextlib
import subprocess
import sys
import tempfile
import threading
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).resolve().parents[2]
for folder in (REPOSITORY, REPOSITORY / "tools"):
    sys.path.insert(0, str(folder))

from bumble.transport.common import ParserSource
from pi_wheels import RELEASES, Release, locked

from tests.dice.sources.smart_dice.air import Air, SimulatedDie, throw

LIBRARIES = ("bleak", "dbus-fast")
MACHINES = {"arm64": "aarch64", "amd64": "x86_64"}


class Sink:
    """Writes packets with their length before them: the kernel wants each in one piece."""

    def __init__(self, writer: asyncio.StreamWriter) -> None:
        self._writer = writer

    def on_packet(self, packet: bytes) -> None:
        """Send one."""
        self._writer.write(len(packet).to_bytes(2, "big") + packet)


class Dice:
    """Two dice and a radio, which waits for its machine at ``address`` and ``port``, until :meth:`close`."""

    def __init__(self, address: str = "127.0.0.1") -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._air = Air()
        self._dice: tuple[SimulatedDie, ...] = ()
        self.port: int = self._run(self._open(address))

    def throw(self, faces: tuple[int, int]) -> None:
        """Roll both dice, and let them come to rest on these faces."""
        self._run(throw(self._dice, faces))

    @property
    def names(self) -> tuple[str, ...]:
        """What they are called."""
        return tuple(die.name for die in self._dice)

    @property
    def connected(self) -> bool:
        """Whether somebody has connected to both."""
        return all(die.device.connections for die in self._dice)

    def close(self) -> None:
        """Switch everything off."""
        self._run(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _run(self, what: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(60)

    async def _open(self, address: str) -> int:
        self._dice = await self._air.pair()
        for die in self._dice:
            # A machine that goes slowly would hear nothing else of dice that tell their names all the time.
            await die.wake(400)
        self._server = await asyncio.start_server(self._serve, address, 0)
        return int(self._server.sockets[0].getsockname()[1])

    async def _end(self) -> None:
        self._server.close()
        going_on = asyncio.all_tasks() - {asyncio.current_task()}
        for task in going_on:
            task.cancel()
        await asyncio.gather(*going_on, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        source = ParserSource()
        self._air.adapter(source, Sink(writer))
        with contextlib.closing(writer), contextlib.suppress(ConnectionError, asyncio.CancelledError):
            while data := await reader.read(4096):
                source.parser.feed_data(data)


@contextlib.contextmanager
def dice_in_reach(address: str = "127.0.0.1") -> Iterator[Dice]:
    """Dice for as long as a trial lasts, whose radio waits at ``address``."""
    dice = Dice(address)
    try:
        yield dice
    finally:
        dice.close()


def parts(root: Path, architecture: str, into: Path) -> Path:
    """What an owner would install for smart dice, packed in the folder ``into``: Debian's packages that the system in
    ``root`` lacks, and the libraries of the lock."""
    packed = into / "parts.tar"
    if packed.exists():
        return packed
    into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "parts"
        _fetch_packages(root, architecture, place, Path(folder))
        asked = Path(folder) / "asked.txt"
        asked.write_text("".join(_line(*one) for one in locked(REPOSITORY / "requirements-smart-dice.lock")))
        newest = RELEASES[-1]
        release = Release(newest.name, newest.python, newest.glibc, MACHINES[architecture])
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-compile", *release.choices]
        subprocess.run([*pip, "--target", place / "libraries", "-r", asked], check=True)
        subprocess.run(["tar", "-C", place, "-cf", packed, "."], check=True)
    return packed


def _line(requirement: Any, hashes: list[str]) -> str:
    if requirement.name not in LIBRARIES:
        return ""
    version = next(iter(requirement.specifier)).version
    return f"{requirement.name}=={version} {' '.join(f'--hash={one}' for one in hashes)}\n"


def _fetch_packages(root: Path, architecture: str, into: Path, folder: Path) -> None:
    """From where those of the image came."""
    for name in ("lists/partial", "archives/partial", "parts"):
        (folder / name).mkdir(parents=True)
    places = {
        "Dir::State::Lists": folder / "lists",
        "Dir::State::status": root / "var/lib/dpkg/status",
        "Dir::Cache": folder,
        "Dir::Cache::archives": folder / "archives",
        "Dir::Etc::sourcelist": root / "etc/apt/sources.list",
        "Dir::Etc::sourceparts": root / "etc/apt/sources.list.d",
        "APT::Architecture": architecture,
        "APT::Install-Recommends": "false",
        "APT::Sandbox::User": "root",
    }
    apt = ["apt-get", "-qq", *(word for key, value in places.items() for word in ("-o", f"{key}={value}"))]
    subprocess.run([*apt, "update"], check=True)
    subprocess.run([*apt, "install", "--download-only", "--yes", "bluez"], check=True)
    for file in (folder / "archives").glob("*.deb"):
        file.rename(into / file.name)
