"""A file that is no journal, or one that is damaged or too new, is refused by code and left as it was."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from postparade.core.faults import JournalFault
from postparade.table.journal.journal import Journal
from postparade.table.journal.schema import APPLICATION_ID, FILE, FORMAT, SCHEMA
from tests.table.players import company

pytestmark = pytest.mark.slow(3)


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a short evening, closed properly."""
    folder = tmp_path_factory.mktemp("evening")

    async def play() -> None:
        async with company(folder, ("Ann", "Bob"), "quarter-horse") as guests:
            await guests.scratch(5, 6, 7, 8)

    asyncio.run(play())
    return (folder / FILE).read_bytes()


def refused(folder: Path) -> str:
    """The code with which both table and command line refuse the journal in ``folder``; that it stays as it was is
    checked."""
    path = folder / FILE
    before = path.read_bytes()

    async def play() -> None:
        async with company(folder):
            pass

    with pytest.raises(JournalFault) as by_table:
        asyncio.run(play())
    with pytest.raises(JournalFault) as by_reader:
        Journal.read(path)
    assert by_table.value.code == by_reader.value.code
    assert path.read_bytes() == before
    return by_table.value.code


def altered(folder: Path, journal: bytes, *statements: str) -> Path:
    """A folder with ``journal``, in which somebody has meddled."""
    (folder / FILE).write_bytes(journal)
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)
    return folder


@pytest.mark.parametrize("content", [b"", b"SQLite", b"\x00" * 4096, b"dear diary\n" * 99], ids=len)
def test_a_file_that_is_not_a_database_is_foreign(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    assert refused(tmp_path) == ("journal_corrupt" if content == b"SQLite" else "journal_foreign")


def test_a_database_of_another_program_is_foreign(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("CREATE TABLE meta (key TEXT, value TEXT)")
    assert refused(tmp_path) == "journal_foreign"


def test_a_journal_of_a_newer_format_is_refused(tmp_path: Path, journal: bytes) -> None:
    altered(tmp_path, journal, f"UPDATE meta SET value = '{FORMAT + 1}' WHERE key = 'format'")
    assert refused(tmp_path) == "journal_newer"


def test_a_journal_without_a_format_is_corrupt(tmp_path: Path, journal: bytes) -> None:
    assert refused(altered(tmp_path, journal, "DELETE FROM meta")) == "journal_corrupt"


@pytest.mark.parametrize(
    "meddling",
    [
        """UPDATE event SET body = replace(body, '"paid":1', '"paid":2') WHERE body LIKE '%"paid":1%'""",
        "UPDATE event SET step = 1 WHERE event = 5",
        "UPDATE entry SET at = at + 1 WHERE entry = 3",
        "UPDATE entry SET kind = 'seats' WHERE entry = 4",
        "UPDATE entry SET seal = 'none' WHERE entry = 8",
        "DELETE FROM event WHERE event = 2",
        "DELETE FROM entry WHERE entry = 2",
        "DELETE FROM entry WHERE entry = 1",
        "DELETE FROM event WHERE entry = (SELECT max(entry) FROM entry)",
        "DELETE FROM entry WHERE entry = (SELECT max(entry) FROM entry)",
        "INSERT INTO event SELECT max(event) + 1, max(entry), 1, '{}' FROM event",
        "INSERT INTO event SELECT max(event) + 1, max(entry) + 1, 1, '{}' FROM event",
        "UPDATE entry SET action = x'ff' WHERE entry = 2",
        "DROP TABLE event",
    ],
)
def test_a_journal_that_somebody_has_changed_is_corrupt(tmp_path: Path, journal: bytes, meddling: str) -> None:
    assert refused(altered(tmp_path, journal, meddling)) == "journal_corrupt"


def test_the_fault_names_the_first_damaged_entry(tmp_path: Path, journal: bytes) -> None:
    altered(tmp_path, journal, "UPDATE entry SET at = 0 WHERE entry = 3")
    with pytest.raises(JournalFault, match="entry 3"):
        Journal.read(tmp_path)


def test_a_flipped_byte_is_found_or_makes_no_difference(tmp_path: Path, journal: bytes) -> None:
    path = tmp_path / FILE
    path.write_bytes(journal)
    whole = Journal.read(path)
    codes = []
    for at in range(0, len(journal), 23):
        path.write_bytes(journal[:at] + bytes([journal[at] ^ 0x15]) + journal[at + 1 :])
        try:
            assert Journal.read(path) == whole
        except JournalFault as fault:
            codes.append(fault.code)
    assert len(codes) > 100
    assert set(codes) <= {"journal_corrupt", "journal_foreign", "journal_newer", "journal_unreadable"}


def test_a_missing_journal_is_reported_missing_and_never_created_by_reading(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere", tmp_path):
        with pytest.raises(JournalFault) as caught:
            Journal.read(path)
        assert caught.value.code == "journal_missing"
    assert list(tmp_path.iterdir()) == []


async def test_a_data_folder_that_cannot_be_made_is_unwritable(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    async def play() -> None:
        async with company(tmp_path / "file"):
            pass

    with pytest.raises(JournalFault) as caught:
        await play()
    assert caught.value.code == "journal_unwritable"


async def test_a_half_made_journal_is_made_again(tmp_path: Path) -> None:
    (tmp_path / f"{FILE}.new").write_bytes(b"half a file")

    async with company(tmp_path, ("Ann",)) as guests:
        assert guests.board.entry == 1


def test_the_header_names_the_application_that_the_schema_sets(journal: bytes) -> None:
    assert f"application_id = {APPLICATION_ID};" in SCHEMA
    assert "('format', '1')" in SCHEMA, "until the first entry of format 2"
    assert int.from_bytes(journal[68:72], "big") == APPLICATION_ID
