"""What the service manager hears: readiness, and signs of life from the loop while it lives; and what the log holds."""

import asyncio
import json
import logging
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import postparade
from postparade.cli.process import keep_log, log_as_json, notify, signs_of_life
from postparade.core.clock import HandClock
from postparade.core.faults import JournalFault


@pytest.fixture
def manager(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """A service manager's socket, as systemd opens it."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "notify"))
        listening.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        monkeypatch.delenv("WATCHDOG_USEC", raising=False)
        yield listening


async def well() -> None:
    """A journal that answers."""


def heard(manager: socket.socket) -> list[str]:
    """Everything that has arrived."""
    found = []
    while True:
        try:
            found.append(manager.recv(100).decode())
        except BlockingIOError:
            return found


def test_states_arrive_one_by_one(manager: socket.socket) -> None:
    assert notify("READY=1")
    assert notify("STOPPING=1")
    assert heard(manager) == ["READY=1", "STOPPING=1"]


def test_abstract_socket_hears_it_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    name = f"postparade-{tmp_path.name}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(f"\0{name}")
        monkeypatch.setenv("NOTIFY_SOCKET", f"@{name}")
        assert notify("READY=1")
        assert listening.recv(100) == b"READY=1"


def test_without_a_manager_nothing_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    assert not notify("READY=1")


def test_a_manager_that_has_gone_stops_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "gone"))
    assert not notify("READY=1")


async def test_the_watchdog_is_fed_twice_a_period_while_the_loop_lives(
    manager: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", "10000000")
    clock = HandClock()
    life = asyncio.create_task(signs_of_life(clock, well))
    await clock.advance(0.0)
    assert heard(manager) == ["WATCHDOG=1"]
    await clock.advance(4.9)
    assert heard(manager) == []
    await clock.advance(0.1)
    assert heard(manager) == ["WATCHDOG=1"]
    await clock.advance(50.0)
    assert heard(manager) == ["WATCHDOG=1"] * 10
    life.cancel()
    await clock.advance(50.0)
    assert heard(manager) == []


async def test_a_journal_that_hangs_or_fails_feeds_no_watchdog(
    manager: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", "10000000")
    clock, answers = HandClock(), asyncio.Event()
    broken = True

    async def journal() -> None:
        if broken:
            raise JournalFault("journal_unwritable", path="journal.sqlite", why="the file was deleted")
        await answers.wait()

    life = asyncio.create_task(signs_of_life(clock, journal))
    await clock.advance(20.0)
    assert heard(manager) == []
    broken = False
    await clock.advance(60.0)
    assert heard(manager) == []
    answers.set()
    await clock.advance(0.0)
    assert heard(manager) == ["WATCHDOG=1"]
    life.cancel()


@pytest.mark.parametrize("watchdog", [None, "0"])
async def test_it_ends_at_once_without_a_watchdog(
    manager: socket.socket, monkeypatch: pytest.MonkeyPatch, watchdog: str | None
) -> None:
    if watchdog is not None:
        monkeypatch.setenv("WATCHDOG_USEC", watchdog)
    await signs_of_life(HandClock(), well)
    assert heard(manager) == []


@pytest.mark.parametrize(("verbose", "lines"), [(False, 1), (True, 3)])
def test_log_holds_warnings_and_everything_when_asked(
    verbose: bool, lines: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JOURNAL_STREAM", "8:1")
    keep_log(verbose)
    log = logging.getLogger("postparade.somewhere")
    log.debug("entry 3")
    log.info("the camera is back")
    log.warning("the disk is slow")
    said = capsys.readouterr().err.splitlines()
    assert said[-1] == "WARNING postparade.somewhere: the disk is slow"
    assert len(said) == lines


UNPACK = r"""
import resource, struct, sys, zlib
from postparade.cli.process import keep_small
keep_small()
from postparade.core.faults import PictureFault
from postparade.dice.vision.picture import decode

def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

rows = zlib.compress(bytes(20_001 * 2000), 9)
png = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 20_000, 20_000, 8, 0, 0, 0, 0))
png += chunk(b"IDAT", rows) + chunk(b"IEND", b"")
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
try:
    decode(png)
except PictureFault as fault:
    print(fault.code, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 50_000)
"""


def test_a_small_file_that_unpacks_to_gigabytes_is_refused_before_it_is_unpacked() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", UNPACK], capture_output=True, text=True, env=environment(), check=True
    )
    assert ended.stdout.split() == ["picture_unreadable", "True"]


def environment() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(Path(postparade.__file__).parents[1])}


def test_a_log_for_programs_is_one_object_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    keep_log(verbose=False)
    log_as_json()
    log = logging.getLogger("postparade.dice")
    log.warning("two lines\nof %s", "dice")
    try:
        raise OSError("the camera has gone")
    except OSError:
        log.exception("it failed")
    first, second = map(json.loads, capsys.readouterr().err.splitlines())
    assert (first["level"], first["room"], first["text"]) == ("warning", "postparade.dice", "two lines\nof dice")
    assert first["at"].endswith("+00:00")
    assert "the camera has gone" in second["traceback"]
