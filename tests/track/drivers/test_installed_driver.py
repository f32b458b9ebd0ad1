"""The example of docs/adding-a-driver.md, installed as a package of its own, drives the lights of a running table."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow(4)

REPOSITORY = Path(__file__).resolve().parents[3]
EXAMPLE = REPOSITORY / "docs" / "examples" / "artnet-driver"
PAGE = REPOSITORY / "docs" / "adding-a-driver.md"
HEADER = 18


@pytest.fixture(scope="module")
def installed(install_example: Callable[[str], Path]) -> Path:
    """The folder that the example was installed into, by pip and without a network."""
    return install_example("artnet-driver")


def environment(installed: Path) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": os.pathsep.join((str(REPOSITORY / "controller"), str(installed)))}


@contextmanager
def node() -> Iterator[socket.socket]:
    """The receiving end of an Art-Net node."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as receiver:
        receiver.bind(("127.0.0.1", 0))
        receiver.setblocking(False)
        yield receiver


@asynccontextmanager
async def table(installed: Path, folder: Path, port: int, hardware: str) -> AsyncIterator[asyncio.subprocess.Process]:
    config = folder / "postparade.toml"
    plugins = f'[track.plugins.artnet]\nhost = "127.0.0.1"\nport = {port}\nuniverse = 7\n'
    config.write_text(f"[announcer]\nenabled = false\n{plugins}", encoding="utf-8")
    options = ("--dice", "manual", "--host", "127.0.0.1", "--port", "0", "--data", str(folder / "data"))
    command = (sys.executable, "-m", "postparade", "run", "--hardware", hardware, *options, "--config", str(config))
    process = await asyncio.create_subprocess_exec(
        *command,
        env=environment(installed),
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def universes(receiver: socket.socket) -> dict[int, bytes]:
    """The channels of the next frame by universe."""
    seen: dict[int, bytes] = {}
    while len(seen) < 2:
        packet = await asyncio.get_running_loop().sock_recv(receiver, 2048)
        assert packet[:12] == b"Art-Net\0\x00\x50\x00\x0e"
        channels = packet[HEADER:]
        assert int.from_bytes(packet[16:HEADER], "big") == len(channels)
        seen[packet[14]] = channels
    return seen


async def until_lit(receiver: socket.socket) -> dict[int, bytes]:
    while not any(map(any, (seen := await universes(receiver)).values())):
        pass
    return seen


@pytest.mark.parametrize("hardware", ["artnet", "artnet+pwm"])
async def test_installed_example_shows_the_track_and_goes_dark_with_the_table(
    hardware: str, installed: Path, tmp_path: Path
) -> None:
    with node() as receiver:
        async with asyncio.timeout(60), table(installed, tmp_path, receiver.getsockname()[1], hardware) as process:
            lit = await until_lit(receiver)
            assert {universe: len(channels) for universe, channels in lit.items()} == {7: 510, 8: 480}
            process.send_signal(signal.SIGTERM)
            _, complaints = await process.communicate()
            assert process.returncode == 0, complaints.decode()
            last = {}
            while True:
                try:
                    packet = receiver.recv(2048)
                except BlockingIOError:
                    break
                last[packet[14]] = packet[HEADER:]
            assert not any(map(any, last.values()))
            assert last.keys() == {7, 8}


def test_command_line_knows_the_example_only_where_it_is_installed(installed: Path, tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "postparade",
        "run",
        "--hardware",
        "artnet",
        "--data",
        str(tmp_path),
        "--port",
        "0",
    ]
    bare = environment(installed) | {"PYTHONPATH": str(REPOSITORY / "controller")}
    ended = subprocess.run(command, env=bare, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert "no track driver called 'artnet'" in ended.stderr


def test_page_shows_the_code_of_the_example() -> None:
    example = (EXAMPLE / "postparade_artnet.py").read_text(encoding="utf-8")
    quoted = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(quoted) >= 4
    for block in quoted:
        assert block in example
    metadata = (EXAMPLE / "pyproject.toml").read_text(encoding="utf-8")
    entry_point = re.findall(r"```toml\n(\[project.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert [block in metadata for block in entry_point] == [True]
