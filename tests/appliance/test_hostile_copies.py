"""A hostile copy or journal is refused before it runs, hangs or fills anything, wherever a foreign file is read."""

import gzip
import io
import shutil
import sqlite3
import tarfile
import tracemalloc
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from postparade.appliance.archive import pack, stage, waiting
from postparade.cli.main import main
from postparade.core.faults import ConfigurationFault, JournalFault
from postparade.games.dice_race.rules.actions import Deal
from postparade.table.journal.journal import Journal
from postparade.table.journal.schema import FILE
from tests.table.players import company

pytestmark = pytest.mark.slow(5)

MEGABYTE = 1024 * 1024
MOST_MEMORY = 64 * MEGABYTE
"""Bytes that Python may take while a hostile copy is refused."""


@pytest.fixture
async def copy(tmp_path: Path) -> bytes:
    """A genuine copy of an evening."""
    there = tmp_path / "there"
    async with company(there, ("Ann", "Bob"), "quarter-horse") as guests:
        await guests.do(Deal())
    return pack(there, there / "postparade.toml", "console")[1]


def members(packed: bytes) -> dict[str, bytes]:
    with tarfile.open(fileobj=io.BytesIO(packed)) as opened:
        return {one.name: opened.extractfile(one).read() for one in opened}  # type: ignore[union-attr]  # all are files


def tar(*found: tuple[tarfile.TarInfo, bytes], kind: int = tarfile.USTAR_FORMAT) -> bytes:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz", format=kind) as opened:
        for member, content in found:
            member.size = len(content) if member.isreg() else member.size
            opened.addfile(member, io.BytesIO(content))
    return packed.getvalue()


def of_kind(kind: bytes, name: str = FILE, link: str = "") -> bytes:
    member = tarfile.TarInfo(name)
    member.type, member.linkname = kind, link
    return tar((member, b""))


def raw(name: bytes, kind: bytes, size: bytes, content: bytes) -> bytes:
    """An archive of one member with a header made by hand."""
    header = name.ljust(100, b"\0") + b"0000600\0" + b"0000000\0" * 2 + size + b"00000000000\0" + b" " * 8 + kind
    header = (header + b"\0" * 100 + b"ustar\x0000").ljust(512, b"\0")
    total = sum(header)
    header = header[:148] + f"{total:06o}\0 ".encode() + header[156:]
    return gzip.compress(header + content, 9)


def long_header() -> bytes:
    """A header of another header: Python reads all of it into memory to learn the name of the next file."""
    return raw(b"x", b"x", f"{300 * MEGABYTE:011o}\0".encode(), bytes(300 * MEGABYTE))


def long_name() -> bytes:
    return raw(b"././@LongLink", b"L", f"{300 * MEGABYTE:011o}\0".encode(), bytes(300 * MEGABYTE))


def sparse() -> bytes:
    """A few bytes that stand for a terabyte."""
    member = tarfile.TarInfo(FILE)
    member.pax_headers = {
        "GNU.sparse.major": "1",
        "GNU.sparse.minor": "0",
        "GNU.sparse.name": FILE,
        "GNU.sparse.realsize": str(2**40),
    }
    return tar((member, b"0\n".ljust(512, b"\0")), kind=tarfile.PAX_FORMAT)


def negative() -> bytes:
    return raw(FILE.encode(), b"0", b"\xff" * 12, b"")


def twice() -> bytes:
    return tar((tarfile.TarInfo(FILE), b"one"), (tarfile.TarInfo(FILE), b"two"))


def crowd() -> bytes:
    found = [(tarfile.TarInfo(f"cameras/usb/{number}"), b"") for number in range(3000)]
    return tar(*found)


def bomb() -> bytes:
    """Zeros, a gigabyte of them."""
    return raw(FILE.encode(), b"0", f"{1024 * MEGABYTE:011o}\0".encode(), bytes(16 * MEGABYTE))


def long_note() -> bytes:
    return tar((tarfile.TarInfo("copy.json"), b"[" * 100_000))


ARCHIVES: dict[str, Callable[[], bytes]] = {
    "a header of 300 MB": long_header,
    "a name of 300 MB": long_name,
    "sparse": sparse,
    "negative": negative,
    "twice": twice,
    "crowd": crowd,
    "bomb": bomb,
    "long note": long_note,
    "hard link": lambda: of_kind(tarfile.LNKTYPE, link="/etc/shadow"),
    "link": lambda: of_kind(tarfile.SYMTYPE, link="/etc/shadow"),
    "device": lambda: of_kind(tarfile.CHRTYPE),
    "pipe": lambda: of_kind(tarfile.FIFOTYPE),
    "folder": lambda: of_kind(tarfile.DIRTYPE),
    "dots": lambda: of_kind(tarfile.REGTYPE, "cameras/./x"),
    "up": lambda: of_kind(tarfile.REGTYPE, "cameras/../journal.sqlite"),
    "truncated": lambda: gzip.compress(b"journal.sqlite".ljust(300, b"\0")),
}


@pytest.mark.parametrize("kind", ARCHIVES)
def test_a_hostile_archive_is_refused_before_it_takes_memory_or_disk(kind: str, tmp_path: Path) -> None:
    content = ARCHIVES[kind]()
    tracemalloc.start()
    try:
        with pytest.raises(ConfigurationFault) as caught:
            stage(tmp_path, io.BytesIO(content), tmp_path / "postparade.toml")
        taken = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert caught.value.code == "copy_unusable"
    assert taken < MOST_MEMORY
    assert list(tmp_path.iterdir()) == []


def in_schema(connection: sqlite3.Connection, *statements: str) -> None:
    """Change the schema behind the back of SQLite."""
    connection.execute("PRAGMA writable_schema = ON")
    for statement in statements:
        connection.execute(statement)
    connection.execute("PRAGMA writable_schema = RESET")


def trigger(connection: sqlite3.Connection) -> None:
    """Deletes the evening at the first entry that is confirmed."""
    connection.execute("CREATE TRIGGER gone AFTER INSERT ON entry BEGIN DELETE FROM event; END")


def endless_view(connection: sqlite3.Connection) -> None:
    columns = ", ".join(f"n AS {row[1]}" for row in connection.execute("PRAGMA table_info(entry)"))
    connection.execute("ALTER TABLE entry RENAME TO was")
    connection.execute(
        "CREATE VIEW entry AS WITH RECURSIVE all_(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM all_) "
        f"SELECT {columns} FROM all_"
    )


def endless_events(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE event RENAME TO was")
    connection.execute(
        "CREATE VIEW event AS WITH RECURSIVE all_(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM all_) "
        "SELECT n AS event, 1 AS entry, 1 AS step, 'x' AS body FROM all_"
    )


def generated(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE event ADD COLUMN more TEXT AS (hex(zeroblob(100000000))) VIRTUAL")


def virtual(connection: sqlite3.Connection) -> None:
    connection.execute("CREATE VIRTUAL TABLE words USING fts5(body)")


def counting_index(connection: sqlite3.Connection) -> None:
    connection.execute("CREATE INDEX slow ON event (length(body)) WHERE body LIKE '%x%'")


def other_table(connection: sqlite3.Connection) -> None:
    connection.execute("CREATE TABLE stowaway (one)")


def many_tables(connection: sqlite3.Connection) -> None:
    """SQLite reads the whole schema before anything else."""
    connection.executescript("BEGIN;" + "".join(f"CREATE TABLE t{number} (one);" for number in range(1000)) + "COMMIT;")


def no_order(connection: sqlite3.Connection) -> None:
    """Entries that SQLite has to sort, because their number is no longer what the table is ordered by."""
    in_schema(
        connection,
        "UPDATE sqlite_master SET sql = replace(sql, 'entry INTEGER PRIMARY KEY', 'entry TEXT') WHERE name = 'entry'",
    )


def long_text(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE event SET body = ? WHERE event = 1", ("[" * 8 * MEGABYTE,))


def nested(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE event SET body = ? WHERE event = 1", ("[" * 100_000,))


JOURNALS = (
    trigger,
    endless_view,
    endless_events,
    generated,
    virtual,
    counting_index,
    other_table,
    many_tables,
    no_order,
    long_text,
    nested,
)


def hostile(journal: bytes, path: Path, change: Callable[[sqlite3.Connection], None]) -> bytes:
    """``journal`` after a ``change``, as a file at ``path``."""
    path.write_bytes(journal)
    with closing(sqlite3.connect(path)) as connection:
        change(connection)
        connection.commit()
    return path.read_bytes()


@pytest.mark.parametrize("change", JOURNALS)
def test_a_hostile_journal_in_a_copy_is_refused(
    change: Callable[[sqlite3.Connection], None], copy: bytes, tmp_path: Path
) -> None:
    files = members(copy)
    files[FILE] = hostile(files[FILE], tmp_path / "hostile.sqlite", change)
    data = tmp_path / "data"
    data.mkdir()
    packed = tar(*((tarfile.TarInfo(name), content) for name, content in files.items()))
    for content in (packed, files[FILE]):
        with pytest.raises(ConfigurationFault) as caught:
            stage(data, io.BytesIO(content), tmp_path / "postparade.toml")
        assert caught.value.code == "copy_unusable"
        assert waiting(data) is None
        assert list(data.iterdir()) == []


@pytest.mark.parametrize("change", JOURNALS)
def test_no_command_runs_what_a_hostile_journal_says(
    change: Callable[[sqlite3.Connection], None], copy: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / FILE
    content = hostile(members(copy)[FILE], path, change)
    for command in (
        ["journal", "check", str(path)],
        ["journal", "backup", str(path)],
        ["replay", str(path)],
        ["ledger", str(path)],
        ["verify", str(path)],
        ["report", str(path), "--out", str(tmp_path / "out"), "--drawings-only"],
        ["dice", "health", str(path)],
    ):
        if command[1] == "backup" and change in (long_text, nested):
            continue  # its rows say so, not its schema, and whoever uses the copy reads them
        assert main(command) == 1, command
        assert "Traceback" not in capsys.readouterr().err
    assert path.read_bytes() == content


@pytest.mark.parametrize("change", JOURNALS)
def test_the_salvage_of_a_hostile_journal_is_inert(
    change: Callable[[sqlite3.Connection], None], copy: bytes, tmp_path: Path
) -> None:
    path = tmp_path / FILE
    content = hostile(members(copy)[FILE], path, change)
    if change in (virtual, many_tables):
        assert main(["journal", "salvage", str(path)]) == 1
        assert path.read_bytes() == content
        return
    assert main(["journal", "salvage", str(path)]) == 0
    with closing(sqlite3.connect(path)) as connection:
        found = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type <> 'index'")}
    assert found == {"meta", "entry", "event", "refused", "secret"}
    Journal.read(path)


async def test_no_table_opens_a_hostile_journal(copy: bytes, tmp_path: Path) -> None:
    hostile(members(copy)[FILE], tmp_path / FILE, trigger)
    shutil.rmtree(tmp_path / "there")
    with pytest.raises(JournalFault) as caught:
        async with company(tmp_path):
            pass
    assert caught.value.code == "journal_foreign"
