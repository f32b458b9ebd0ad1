"""Nothing that was confirmed vanishes from the journal unnoticed, whatever happens to its files."""

import asyncio
import random
import shutil
import sqlite3
import threading
from pathlib import Path

import pytest

from postparade.core.faults import JournalFault
from postparade.table.journal import last_confirmed
from postparade.table.journal.codec import ending
from postparade.table.journal.journal import Journal
from postparade.table.journal.last_confirmed import Head, HeadFile, read_head
from postparade.table.journal.schema import FILE
from postparade.table.messages import Rename
from tests.conftest import amount
from tests.table.players import company

TRIO = ("Ann", "Bob", "Cid")
WAL = f"{FILE}-wal"
TOLD = {"journal_corrupt", "journal_truncated", "journal_foreign", "journal_newer", "journal_missing"}
FLIPS = amount(300, 1500)


async def copied_while_open(folder: Path, copy: Path) -> int:
    """A copy of the journal with its write-ahead log, as a power cut leaves them; how many entries were confirmed."""
    async with company(folder, TRIO, "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        for turn in range(30):
            await guests.do(Rename(1, f"Ann {turn}"))
        shutil.copytree(folder, copy)
        return guests.board.entry


def read(folder: Path) -> int | str:
    """How many entries the journal in ``folder`` has, or the code with which it is refused."""
    try:
        entries = Journal.read(folder)
        ending(folder / FILE, entries)
    except JournalFault as fault:
        return fault.code
    return len(entries)


async def test_one_damaged_bit_of_the_log_is_noticed_with_how_many_entries_are_missing(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    confirmed = await copied_while_open(tmp_path / "live", copy)
    log = bytearray((copy / WAL).read_bytes())
    log[len(log) // 2] ^= 1
    (copy / WAL).write_bytes(log)
    with pytest.raises(JournalFault) as caught:
        Journal.read(copy)
    assert caught.value.code == "journal_truncated"
    kept, missing = (int(str(caught.value.details[name])) for name in ("kept", "missing"))
    assert kept + missing == confirmed
    assert 0 < missing < confirmed
    with pytest.raises(JournalFault):
        async with company(copy):
            pass
    assert (copy / WAL).read_bytes() == log


async def test_flipped_bits_anywhere_are_harmless_or_reported(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    confirmed = await copied_while_open(tmp_path / "live", copy)
    chance = random.Random(3)
    kept = 0
    for name in (FILE, WAL):
        whole = (copy / name).read_bytes()
        for _ in range(FLIPS if name == WAL else FLIPS // 5):
            damaged = bytearray(whole)
            damaged[chance.randrange(len(whole))] ^= 1 << chance.randrange(8)
            (copy / name).write_bytes(damaged)
            (copy / f"{FILE}-shm").unlink(missing_ok=True)
            found = read(copy)
            assert found == confirmed or found in TOLD, found
            kept += found == confirmed
        (copy / name).write_bytes(whole)
    assert 0 < kept < FLIPS


@pytest.mark.parametrize("lost", [(WAL,), (FILE,), (FILE, WAL)])
async def test_deleted_files_are_noticed(tmp_path: Path, lost: tuple[str, ...]) -> None:
    copy = tmp_path / "copy"
    await copied_while_open(tmp_path / "live", copy)
    for name in lost:
        (copy / name).unlink()
    (copy / f"{FILE}-shm").unlink(missing_ok=True)
    with pytest.raises(JournalFault) as caught:
        async with company(copy):
            pass
    assert caught.value.code in {"journal_truncated", "journal_missing", "journal_corrupt", "journal_foreign"}


async def test_an_older_copy_put_back_is_noticed(tmp_path: Path) -> None:
    async with company(tmp_path, TRIO) as guests:
        await guests.do(Rename(1, "Anna"))
    older = (tmp_path / FILE).read_bytes()
    async with company(tmp_path) as guests:
        await guests.do(Rename(1, "Anne"))
    (tmp_path / FILE).write_bytes(older)
    assert read(tmp_path) == "journal_truncated"


async def test_another_history_of_the_same_length_is_noticed(tmp_path: Path) -> None:
    for folder, name in (("one", "Anna"), ("other", "Anne")):
        async with company(tmp_path / folder, TRIO) as guests:
            await guests.do(Rename(1, name))
    shutil.copy(tmp_path / "other" / FILE, tmp_path / "one" / FILE)
    assert read(tmp_path / "one") == "journal_corrupt"


async def test_a_journal_of_an_older_version_without_a_head_is_taken_and_remembered(tmp_path: Path) -> None:
    async with company(tmp_path, TRIO) as guests:
        confirmed = guests.board.entry
    (tmp_path / last_confirmed.FILE).unlink()
    async with company(tmp_path) as guests:
        assert guests.board.entry == confirmed
    head = read_head(tmp_path / FILE)
    assert head is not None
    assert head.entry == confirmed


@pytest.mark.parametrize("cut", range(0, 2 * last_confirmed.SLOT, 7))
def test_a_power_cut_while_the_head_is_written_leaves_the_older_one(tmp_path: Path, cut: int) -> None:
    file = HeadFile(tmp_path / FILE)
    file.write(Head(4, "four"))
    file.write(Head(5, "five"))
    before = (tmp_path / last_confirmed.FILE).read_bytes()
    file.write(Head(6, "six"))
    file.close()
    after = (tmp_path / last_confirmed.FILE).read_bytes()
    (tmp_path / last_confirmed.FILE).write_bytes(after[:cut] + before[cut:])
    head = read_head(tmp_path / FILE)
    assert head in (Head(5, "five"), Head(6, "six"))


async def test_the_head_follows_every_commit(tmp_path: Path) -> None:
    async with company(tmp_path, TRIO, "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        head = read_head(tmp_path / FILE)
        assert head is not None
        assert head.entry == guests.board.entry
        with sqlite3.connect(f"file:{tmp_path / FILE}?mode=ro", uri=True) as connection:
            (sealed,) = connection.execute("SELECT seal FROM entry WHERE entry = ?", (head.entry,)).fetchone()
        connection.close()
        assert head.seal == sealed


async def test_an_answer_waits_for_the_entry_and_the_written_head_but_not_for_a_second_sync(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with company(tmp_path, TRIO) as guests:
        await guests.table.ping()  # The writer has nothing left to sync.
        disk = threading.Event()
        monkeypatch.setattr(HeadFile, "sync", lambda _: disk.wait())
        try:
            receipt = await asyncio.wait_for(guests.do(Rename(1, "Anna")), 20)
            head = read_head(tmp_path / FILE)
            assert head is not None
            assert head.entry == receipt.entry
        finally:
            disk.set()


async def test_a_head_that_cannot_be_synced_keeps_nobody_from_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_: HeadFile) -> None:
        raise OSError("Input/output error")

    async with company(tmp_path, TRIO) as guests:
        monkeypatch.setattr(HeadFile, "sync", broken)
        for name in ("Anna", "Anne"):
            await guests.do(Rename(1, name))
        await guests.table.ping()
        assert "the head of the journal cannot be written: Input/output error" in caplog.text
        # A disk that refuses is no error of the program.
        assert all(record.exc_info is None for record in caplog.records)
