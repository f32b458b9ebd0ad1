"""The journal keeps what it has confirmed, belongs to one table, and refuses files that are not its own."""

import asyncio
import contextlib
import resource
import shutil
import sqlite3
import threading
from pathlib import Path

import pytest
from msgspec import structs

from postparade.core.faults import JournalFault, Refusal, as_json, for_guests
from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.viewer import HOST
from postparade.table.journal.journal import Journal
from postparade.table.journal.schema import FILE, Entry, RefusedCommand
from postparade.table.messages import ClearSeat, Command, Receipt, Rename, TakeSeat
from tests.table.journal.wal import committed_ends
from tests.table.players import Company, company, views

PAIR = ("Ann", "Bob")


def evening(folder: Path) -> None:
    """A journal of a few entries in ``folder``, closed properly."""

    async def play() -> None:
        async with company(folder, PAIR, "quarter-horse") as guests:
            await guests.scratch(5, 6, 7, 8)

    asyncio.run(play())


def opening(folder: Path) -> str:
    """The code with which a table refuses to open ``folder``."""

    async def play() -> str:
        with pytest.raises(JournalFault) as caught:
            async with company(folder):
                pass
        return caught.value.code

    return asyncio.run(play())


def reading(path: Path) -> str:
    """The code with which the command line refuses to read ``path``."""
    with pytest.raises(JournalFault) as caught:
        Journal.read(path)
    return caught.value.code


async def test_two_tables_cannot_write_the_same_journal(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR) as guests:
        with pytest.raises(JournalFault) as caught:
            async with company(tmp_path):
                pass
        assert caught.value.code == "journal_locked"
        await guests.do(Rename(1, "Anna"))
    async with company(tmp_path) as guests:
        assert guests.board.seats[0].name == "Anna"


async def test_a_journal_is_read_while_its_table_writes(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR) as guests:
        for turn in range(20):
            receipt = await guests.do(Rename(1, f"Ann {turn}"))
            assert len(await asyncio.to_thread(Journal.read, tmp_path)) == receipt.entry


async def test_a_copy_made_while_the_table_runs_holds_everything_confirmed(tmp_path: Path) -> None:
    async with company(tmp_path / "live", PAIR, "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        shutil.copytree(tmp_path / "live", tmp_path / "copy")
        assert len(Journal.read(tmp_path / "copy" / FILE)) == guests.board.entry
        seen = views(guests.table)
    async with company(tmp_path / "copy") as guests:
        assert views(guests.table) == seen


def test_reading_a_closed_journal_leaves_nothing_beside_it(tmp_path: Path) -> None:
    evening(tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert Journal.read(tmp_path)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


async def test_commands_that_wait_together_share_one_commit(tmp_path: Path) -> None:
    async with company(tmp_path) as guests:
        free = threading.Event()
        guests.table._journal._writer.submit(free.wait)
        commands = [asyncio.ensure_future(guests.ask(TakeSeat(f"Player {number}"))) for number in range(12)]
        await asyncio.sleep(0)
        free.set()
        assert [answer.entry for answer in await asyncio.gather(*commands) if isinstance(answer, Receipt)] == [
            *range(1, 13)
        ]
        assert len(committed_ends((tmp_path / f"{FILE}-wal").read_bytes())) == 1


async def test_a_full_disk_refuses_what_waits_and_changes_nothing_until_there_is_room(tmp_path: Path) -> None:
    """SQLite itself runs out of pages; the disk that SQLite cannot extend is the next test."""

    async with company(tmp_path, PAIR) as guests:
        await _pages(guests, "PRAGMA max_page_count = 1")
        granted = 0
        while isinstance(answer := await guests.ask(Rename(1, f"Ann {granted}")), Receipt):
            granted += 1
        assert isinstance(answer, Refusal)
        assert answer.code == "journal_unwritable"
        assert str(tmp_path) not in str(for_guests(as_json(answer))), "guests are not told the folders of this machine"
        assert guests.board.entry == 2 + granted
        assert await guests.code(Rename(2, "Bert")) == "journal_unwritable"
        await _pages(guests, "PRAGMA max_page_count = 100000")
        assert (await guests.do(Rename(2, "Bert"))).entry == 3 + granted
        seen = views(guests.table)
    async with company(tmp_path) as guests:
        assert views(guests.table) == seen


async def _pages(guests: Company, pragma: str) -> None:
    """Give the writer's connection a limit on the size of the file."""
    journal = guests.table._journal
    assert journal._connection is not None
    await asyncio.get_running_loop().run_in_executor(journal._writer, journal._connection.execute, pragma)


async def test_a_write_that_the_system_refuses_takes_back_all_that_was_decided_on_it(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        before = views(guests.table)
        free = threading.Event()
        guests.table._journal._writer.submit(free.wait)
        commands = (Deal(), ClearSeat(1), TakeSeat("Cid"), TakeSeat("cid"))
        sent = [asyncio.ensure_future(guests.ask(command)) for command in commands]
        await asyncio.sleep(0)
        resource.setrlimit(resource.RLIMIT_FSIZE, ((tmp_path / f"{FILE}-wal").stat().st_size, hard))
        try:
            free.set()
            answers = await asyncio.gather(*sent)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert {answer.code for answer in answers if isinstance(answer, Refusal)} == {"journal_unwritable"}
        assert len(answers) == 4
        assert views(guests.table) == before
        assert (await guests.do(Deal())).entry == before["table None"].entry + 1
        seen = views(guests.table)
    async with company(tmp_path) as guests:
        assert views(guests.table) == seen


async def test_a_command_that_the_disk_refused_is_decided_again_when_resent(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    command = Command("tap", HOST, Rename(1, "Anna"))
    async with company(tmp_path, PAIR) as guests:
        resource.setrlimit(resource.RLIMIT_FSIZE, ((tmp_path / f"{FILE}-wal").stat().st_size, hard))
        try:
            assert isinstance(await guests.table.submit(command), Refusal)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        answer = await guests.table.submit(command)
        assert isinstance(answer, Receipt)
        assert not answer.repeated


def entry(number: int) -> Entry:
    return Entry(number, 0.0, "seats", "host", 0, f"id {number}", None, "{}", None, None, ())


async def test_an_entry_that_was_decided_on_top_of_a_lost_one_is_lost_with_it(tmp_path: Path) -> None:
    """Entry 2 reaches the writer while the table does not know yet that entry 1 has failed."""
    journal = await Journal.open(tmp_path)
    with pytest.raises(JournalFault) as caught:
        await journal.append(entry(2))
    assert caught.value.code == "journal_unwritable"
    first, orphan, second = (journal.append(entry(number)) for number in (1, 3, 2))
    await first
    with pytest.raises(JournalFault):
        await orphan
    await second
    await journal.close()
    assert Journal.read(tmp_path) == [entry(1), entry(2)]


async def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async def play() -> None:
        async with company(tmp_path) as guests:
            journal = guests.table._journal
            connection = journal._connection
            assert connection is not None

            def ask(pragma: str) -> object:
                return connection.execute(f"PRAGMA {pragma}").fetchone()[0]

            for pragma, value in (("synchronous", 2), ("journal_mode", "wal")):
                assert await asyncio.get_running_loop().run_in_executor(journal._writer, ask, pragma) == value

    await play()


async def test_an_entry_that_cannot_be_stored_fails_alone_and_the_table_goes_on(tmp_path: Path) -> None:
    """SQLite's ``OverflowError`` is no ``sqlite3.Error``; whatever the writer meets is told, and rolled back."""
    async with company(tmp_path, PAIR) as guests:
        journal = guests.table._journal
        last = Journal.read(tmp_path)[-1]
        for broken in (2**63, "\ud800"):
            with pytest.raises(JournalFault) as caught:
                await journal.append(structs.replace(last, entry=last.entry + 1, command="broken", based_on=broken))
            assert caught.value.code == "journal_unwritable"
        await guests.do(Rename(1, "Anna"))
        assert len(Journal.read(tmp_path)) == guests.board.entry


async def test_a_ground_that_the_table_never_had_is_stale(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR) as guests:
        for ground in (-1, guests.board.entry + 1, 2**63, 2**200):
            assert await guests.code(Rename(1, "Anna"), based_on=ground) == "stale"


async def test_watchers_are_told_when_nothing_can_be_written_and_when_it_can_again(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR) as guests:
        told: list[str | None] = []
        guests.table.watch_faults(lambda fault: told.append(None if fault is None else fault.code))
        await guests.table.ping()
        await _pages(guests, "PRAGMA max_page_count = 1")
        while isinstance(await guests.ask(Rename(1, f"Ann {len(told)}{guests.board.entry}")), Receipt):
            pass
        assert told == ["journal_unwritable"]
        assert guests.table.fault is not None
        await _pages(guests, "PRAGMA max_page_count = 100000")
        await guests.do(Rename(2, "Bert"))
        assert told == ["journal_unwritable", None]
        assert guests.table.fault is None


async def test_nothing_is_acknowledged_into_a_journal_that_was_deleted(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR) as guests:
        (tmp_path / FILE).unlink()
        assert await guests.code(Rename(1, "Anna")) == "journal_unwritable"
        with pytest.raises(JournalFault):
            await guests.table.ping()


async def test_refused_commands_are_kept_with_the_next_entry_also_in_a_journal_from_before_them(tmp_path: Path) -> None:
    journal = await Journal.open(tmp_path)
    await journal.append(entry(1))
    await journal.close()
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("DROP TABLE refused")
    assert Journal.refused(tmp_path) == []
    late = RefusedCommand(1.5, 1, 2, "spot_taken", "{}")
    journal = await Journal.open(tmp_path)
    await journal.append(entry(2), [late])
    await journal.close()
    assert Journal.refused(tmp_path) == [late]
    assert [one.entry for one in Journal.read(tmp_path)] == [1, 2]
