"""The order in which changes reach the access file."""

import asyncio
import threading
from pathlib import Path

import pytest

from postparade.core.clock import HandClock
from postparade.core.faults import AccessFault, ConfigurationFault
from postparade.web.auth.access_store import FILE, AccessStore
from postparade.web.auth.access_writes import AccessWrites


class File:
    """Remembers what was written last, and how often; the first write ends when it is let go."""

    def __init__(self) -> None:
        self.holds = ""
        self.written: list[str] = []
        self.begun = asyncio.Event()
        self.let_go = threading.Event()
        self._loop = asyncio.get_running_loop()

    def write(self, what: str) -> None:
        if not self.written:
            self._loop.call_soon_threadsafe(self.begun.set)
            self.let_go.wait(10)
        self.written.append(what)
        self.holds = what


def writes() -> AccessWrites:
    return AccessWrites(HandClock(), lambda: None, lambda _: None)


async def test_a_write_requested_while_another_waits_follows_it() -> None:
    file, changes = File(), writes()
    changes.soon("seat 1", lambda: file.write("Ann"))
    await file.begun.wait()
    handed_over = asyncio.create_task(changes.now("seat 1", lambda: file.write("her new phone")))
    await asyncio.sleep(0)
    changes.soon("seat 1", lambda: file.write("Bob"))
    file.let_go.set()
    await handed_over
    await changes.close()
    assert file.written == ["Ann", "her new phone", "Bob"]


async def test_an_older_write_never_overwrites_a_newer_one() -> None:
    file, changes = File(), writes()
    changes.soon("seat 1", lambda: file.write("Ann"))
    await file.begun.wait()
    changes.soon("host", lambda: None)
    handed_over = asyncio.create_task(changes.now("seat 1", lambda: file.write("her new phone")))
    await asyncio.sleep(0)
    # The write of the host, which is next, takes this one along.
    changes.soon("seat 1", lambda: file.write("Bob"))
    file.let_go.set()
    assert not await handed_over
    await changes.close()
    assert file.written == ["Ann", "Bob"]


async def test_a_change_that_an_earlier_write_takes_along_is_written_once() -> None:
    file, changes = File(), writes()
    changes.soon("seat 1", lambda: file.write("Ann"))
    await file.begun.wait()
    changes.soon("host", lambda: None)
    handed_over = asyncio.create_task(changes.now("seat 1", lambda: file.write("her new phone")))
    await asyncio.sleep(0)
    file.let_go.set()
    assert await handed_over
    await changes.close()
    assert file.written == ["Ann", "her new phone"]


async def test_a_write_that_fails_leaves_those_that_waited_before_it() -> None:
    file, changes = File(), writes()
    file.let_go.set()
    full = True

    def write(what: str) -> None:
        if full:
            raise AccessFault("access_unwritable", path=Path("access.sqlite"), why="full")
        file.write(what)

    changes.soon("seat 1", lambda: write("Ann"))
    await changes.flush()
    with pytest.raises(AccessFault):
        await changes.now("seat 1", lambda: write("her new phone"))
    full = False
    await changes.close()
    assert file.written == ["Ann"]


async def test_a_change_requested_during_a_write_is_written_after_it() -> None:
    file, changes = File(), writes()
    handed_over = asyncio.create_task(changes.now("seat 1", lambda: file.write("her new phone")))
    await file.begun.wait()
    changes.soon("seat 1", lambda: file.write("Bob"))
    file.let_go.set()
    await handed_over
    await changes.close()
    assert file.holds == "Bob"


async def test_a_write_replaces_an_earlier_one_that_failed() -> None:
    file, changes = File(), writes()
    file.let_go.set()

    def refuse() -> None:
        raise AccessFault("access_unwritable", path=Path("access.sqlite"), why="full")

    changes.soon("seat 1", refuse)
    await changes.flush()
    assert changes.fault
    await changes.now("seat 1", lambda: file.write("her new phone"))
    await changes.close()
    assert changes.fault is None
    assert file.written == ["her new phone"]


def test_an_unusable_file_is_released(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_bytes(b"no database at all, but long enough to be read as one" * 20)
    with pytest.raises(ConfigurationFault):
        AccessStore(tmp_path)
    opened = list(Path("/proc/self/fd").iterdir())
    assert path not in [link.readlink() for link in opened if link.is_symlink()]
