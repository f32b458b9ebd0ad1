"""Whatever part of an evening's files is flipped, zeroed, cut or deleted: everything is there, or the evening is
refused with how many entries were confirmed, and ``salvage`` goes on with all that is whole.

Usually some places of each file are tried, all files from end to end with ``POSTPARADE_LONG=1``.
"""

import asyncio
import collections
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from postparade.core.faults import JournalFault
from postparade.rules.viewer import TABLE
from postparade.table.journal import last_confirmed
from postparade.table.journal.backup import BACKUPS, backup
from postparade.table.journal.codec import ending
from postparade.table.journal.journal import Journal
from postparade.table.journal.salvage import Salvaged, salvage
from postparade.table.journal.schema import FILE
from postparade.table.journal.snapshot import FILE as SNAPSHOT
from postparade.table.journal.snapshot import snapshot_of, write_snapshot
from postparade.table.messages import Rename, TableView
from postparade.table.view import view_of
from tests.conftest import amount
from tests.table.players import company

pytestmark = pytest.mark.slow(8)

WAL = f"{FILE}-wal"
PLACES = amount(5, 120)
"""Places of each file at which a part is damaged."""
PART = 512
Damage = Callable[[bytes, int], bytes]
DAMAGES: dict[str, Damage] = {
    "flipped": lambda data, at: data[:at] + bytes([data[at] ^ 0x80]) + data[at + 1 :],
    "zeroed": lambda data, at: data[:at] + bytes(min(PART, len(data) - at)) + data[at + PART :],
    "cut": lambda data, at: data[:at],
    "deleted": lambda data, at: data[:at] + data[at + PART :],
}


class Evening(NamedTuple):
    """The files of an evening, how many entries were confirmed, and the board at the end."""

    folder: Path
    confirmed: int
    board: TableView


def an_evening(folder: Path, *, running: bool, copies: bool) -> Evening:
    """A race is on in ``folder``; its files as a power cut leaves them while the table is ``running``, or after it was
    closed; with ``copies``, one of half of it."""

    async def play() -> Evening:
        live = folder / "live"
        async with company(live, ("Ann", "Bob", "Cid"), "quarter-horse") as guests:
            await guests.scratch(5, 6, 7, 8)
            seal = await guests.table._journal.seal_of(guests.board.entry)
            write_snapshot(live, snapshot_of(guests.table._accepted, seal or ""))
            if copies:
                await asyncio.to_thread(backup, live)
            for turn in range(20):
                await guests.do(Rename(1, f"Ann {turn}"))
            board = guests.board
            if running:
                shutil.copytree(live, folder / "found")
        if not running:
            live.rename(folder / "found")
        return Evening(folder / "found", board.entry, board)

    return asyncio.run(play())


@pytest.fixture(scope="module", params=["running", "closed", "with copies"])
def evening(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """An evening as it is found."""
    folder = tmp_path_factory.mktemp("evening")
    return an_evening(folder, running=request.param != "closed", copies=request.param == "with copies")


def damaged(data: bytes) -> Iterator[tuple[str, bytes]]:
    """``data`` with one part damaged, in every way and at several places, and without anything."""
    for name, damage in DAMAGES.items():
        for place in range(PLACES):
            yield name, damage(data, place * (len(data) - 1) // max(1, PLACES - 1))
    yield "emptied", b""


def opened(folder: Path) -> tuple[int, TableView] | JournalFault:
    """How many entries the evening in ``folder`` has, and its board, or why it is refused."""
    try:
        entries = Journal.read(folder)
        return len(entries), view_of(ending(folder, entries), TABLE)
    except JournalFault as fault:
        return fault


def mended(folder: Path) -> Salvaged | JournalFault:
    """What came of ``postparade journal salvage``."""
    try:
        return salvage(folder)
    except JournalFault as fault:
        return fault


def judge(evening: Evening, folder: Path) -> str:
    """What became of the evening in ``folder``, of which something was damaged."""
    found = opened(folder)
    if not isinstance(found, JournalFault):
        assert found == (evening.confirmed, evening.board)
        return "all kept"
    head = last_confirmed.read_head(folder / FILE)
    if head is not None:
        details = found.details
        told = details.get("confirmed", int(str(details.get("kept", 0))) + int(str(details.get("missing", 0))))
        assert told == evening.confirmed, (found.code, details)
    copies = list((folder / BACKUPS).glob("*.sqlite"))
    if head is None and not (folder / FILE).exists():
        return "refused, nothing left"
    done = mended(folder)
    if isinstance(done, JournalFault):
        # Nothing tells that this file has been a journal.
        assert head is None, done
        assert done.code in ("journal_foreign", "journal_corrupt"), done
        return "refused"
    if head is not None:
        assert done.missing is not None
        assert done.kept + done.missing == evening.confirmed
    after = opened(folder)
    assert not isinstance(after, JournalFault), after
    assert after[0] == done.kept
    if copies and head is not None:
        assert done.kept >= evening.confirmed - 20
    return "salvaged"


@pytest.mark.parametrize("name", [FILE, WAL, last_confirmed.FILE, SNAPSHOT])
def test_everything_is_there_or_it_is_refused_with_how_many_are_missing(
    evening: Evening, name: str, tmp_path: Path
) -> None:
    if not (evening.folder / name).exists():
        assert name == WAL
        return
    whole = (evening.folder / name).read_bytes()
    folder = tmp_path / "copy"
    became = collections.Counter[str]()
    for damage, data in damaged(whole):
        shutil.copytree(evening.folder, folder, ignore=shutil.ignore_patterns("*-shm", "live"))
        (folder / name).write_bytes(data)
        became[f"{damage}: {judge(evening, folder)}"] += 1
        shutil.rmtree(folder)
    if name in (last_confirmed.FILE, SNAPSHOT):
        assert all("all kept" in what for what in became), became


@pytest.mark.parametrize("lost", [(FILE,), (WAL,), (FILE, WAL), (last_confirmed.FILE,), (SNAPSHOT,)])
def test_missing_files_are_reported(evening: Evening, lost: tuple[str, ...], tmp_path: Path) -> None:
    folder = tmp_path / "copy"
    shutil.copytree(evening.folder, folder, ignore=shutil.ignore_patterns("*-shm"))
    for name in lost:
        (folder / name).unlink(missing_ok=True)

    async def open_table() -> int | str:
        try:
            async with company(folder) as guests:
                return guests.board.entry
        except JournalFault as fault:
            return fault.code

    found = asyncio.run(open_table())
    beside = lost in ((last_confirmed.FILE,), (SNAPSHOT,)) or not any((evening.folder / name).exists() for name in lost)
    if beside:
        assert found == evening.confirmed
    else:
        assert found in ("journal_truncated", "journal_corrupt")
        assert judge(evening, folder) == "salvaged"
