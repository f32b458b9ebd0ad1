"""Once there is room again the table goes on, although nobody does anything; when that keeps happening, the card is
suspected."""

import asyncio
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from postparade.core.faults import AccessFault, JournalFault
from postparade.table.journal.full_or_failing_disk import AGAIN, OFTEN, Spells, recover
from postparade.table.journal.schema import FILE
from postparade.table.messages import Rename
from tests.table.players import Company, company

PAIR = ("Ann", "Bob")


@contextmanager
def full_disk(folder: Path) -> Iterator[None]:
    """No file may grow beyond the journal's log, as on a disk without room."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, ((folder / f"{FILE}-wal").stat().st_size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def files(folder: Path) -> list[Path]:
    return list(folder.iterdir())


async def tries(guests: Company) -> None:
    """Let the table try once more; what it writes, it writes in a thread."""
    await guests.clock.advance(AGAIN)
    await guests.table.ping()
    await guests.clock.advance(0)


async def test_the_table_recovers_by_itself_once_a_real_write_has_worked(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR) as guests:
        told: list[str | None] = []
        guests.table.watch_faults(lambda fault: told.append(None if fault is None else fault.code))
        recovering = asyncio.create_task(recover(guests.table, guests.clock))
        before = guests.board.entry
        with full_disk(tmp_path):
            assert await guests.code(Rename(1, "Anna")) == "journal_unwritable"
            for _ in range(3):
                await tries(guests)
            assert guests.table.fault is not None, "as long as there is no room"
            assert told == ["journal_unwritable"], "told once"
        await tries(guests)
        assert guests.table.fault is None
        assert told == ["journal_unwritable", None]
        assert guests.board.entry == before, "it was no entry"
        recovering.cancel()
    assert not any(path.suffix == ".attempt" for path in files(tmp_path))
    async with company(tmp_path, ()) as guests:
        assert guests.board.entry == before


async def test_an_attempt_writes_to_the_journal_itself(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR) as guests:
        log = tmp_path / f"{FILE}-wal"
        before = log.read_bytes()
        await guests.table.try_to_write()
        assert log.read_bytes() != before
        (tmp_path / FILE).unlink()
        with pytest.raises(JournalFault):
            await guests.table.try_to_write()


async def test_a_disk_that_keeps_failing_is_reported_as_dying(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR) as guests:
        codes = []
        for _ in range(OFTEN):
            with full_disk(tmp_path):
                await guests.ask(Rename(1, "Anna"))
                await guests.ask(Rename(1, "Anna"))
                assert guests.table.fault is not None
                codes.append(guests.table.fault.code)
                remedy = guests.table.fault.remedy
            await guests.table.try_to_write()
        assert codes == ["journal_unwritable"] * (OFTEN - 1) + ["disk_failing"]
        assert "memory card" in remedy


def test_one_long_failure_is_one_spell() -> None:
    spells, fault = Spells(), AccessFault("access_unwritable", path="access.sqlite", why="full")
    assert [spells.told(fault) for _ in range(9)] == [fault] * 9
    for _ in range(OFTEN - 1):
        assert spells.told(None) is None
        last = spells.told(fault)
    assert isinstance(last, AccessFault)
    assert (last.code, last.details["times"]) == ("disk_failing", OFTEN)
