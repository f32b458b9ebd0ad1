"""Wherever the power fails, the table stands where it stood before or after the last commit, never in between."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

import postparade
from postparade.core.faults import JournalFault
from postparade.rules.viewer import TABLE
from postparade.table.journal.codec import ending
from postparade.table.journal.journal import Journal
from postparade.table.journal.schema import FILE, Entry
from postparade.table.messages import OpenGame, TableView, TakeSeat
from postparade.table.view import view_of
from tests.table.journal.wal import committed_ends
from tests.table.players import company

pytestmark = pytest.mark.slow(11)


WAL = f"{FILE}-wal"
PAIR = ("Ann", "Bob")


class Cut(NamedTuple):
    """The files of a running evening, the board after each entry (the empty table first), and how long the log was when
    each commit was confirmed."""

    main: bytes
    log: bytes
    boards: list[TableView]
    confirmed: list[int]

    def entries_in(self, log: int) -> int:
        """How many entries the first ``log`` bytes of the write-ahead log bring."""
        return sum(length <= log for length in self.confirmed)


def evening(folder: Path, page: int, *horses: int) -> Cut:
    """Two sit down in ``folder``, open a game and scratch ``horses``, in pages of ``page`` bytes; the files are taken
    away while the table has them open."""

    async def play() -> Cut:
        async with company(folder):
            pass
        with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as connection:
            connection.executescript(f"PRAGMA journal_mode = DELETE; PRAGMA page_size = {page}; VACUUM;")
        async with company(folder) as guests:
            boards = [guests.board]
            confirmed: list[int] = []
            guests.table.watch(lambda notice: boards.append(notice.view))
            guests.table.watch(lambda _: confirmed.append((folder / WAL).stat().st_size))
            for name in PAIR:
                await guests.do(TakeSeat(name))
            await guests.do(OpenGame("quarter-horse"))
            if horses:
                await guests.scratch(*horses)
            return Cut((folder / FILE).read_bytes(), (folder / WAL).read_bytes(), boards, confirmed)

    return asyncio.run(play())


def put(folder: Path, main: bytes, log: bytes) -> Path:
    """The files as they lie there after the cut; the index of the log is in memory and lost with the power."""
    (folder / f"{FILE}-shm").unlink(missing_ok=True)
    (folder / WAL).write_bytes(log)
    (folder / FILE).write_bytes(main)
    return folder / FILE


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Cut:
    """A journal with the smallest pages that SQLite has, so that every byte can be tried."""
    return evening(tmp_path_factory.mktemp("small"), 512)


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Cut:
    """A journal with pages as the table makes them."""
    return evening(tmp_path_factory.mktemp("usual"), 4096, 5, 5, 6, 7, 8)


def test_the_commits_in_the_log_are_the_confirmed_ones(small: Cut, usual: Cut) -> None:
    for cut in (small, usual):
        assert committed_ends(cut.log) == cut.confirmed
        assert len(cut.confirmed) == len(cut.boards) - 1


def test_the_log_cut_at_every_byte_gives_the_state_of_the_last_commit_before_it(small: Cut, tmp_path: Path) -> None:
    path = put(tmp_path, small.main, small.log)
    for length in range(len(small.log), -1, -1):
        os.truncate(tmp_path / WAL, length)
        (tmp_path / f"{FILE}-shm").unlink(missing_ok=True)
        entries = Journal.read(path)
        assert len(entries) == small.entries_in(length)
        if length in (0, *small.confirmed):
            assert view_of(ending(path, entries), TABLE) == small.boards[len(entries)]


@pytest.mark.parametrize("offset", [-1, 0, 1])
async def test_a_table_resumes_from_a_log_cut_at_any_frame_and_plays_on(
    usual: Cut, tmp_path: Path, offset: int
) -> None:
    async def play(length: int, number: int) -> None:
        folder = tmp_path / str(number)
        folder.mkdir()
        put(folder, usual.main, usual.log[: max(0, length)])
        known = usual.entries_in(length)
        async with company(folder) as guests:
            assert guests.board == usual.boards[known]
            await guests.do(TakeSeat("Zoe"))
            seen = guests.board
        async with company(folder) as guests:
            assert guests.board == seen

    frames = range(32, len(usual.log) + 1, 24 + 4096)
    for number, length in enumerate((0, *frames)):
        await play(length + offset, number)


def test_a_log_with_rubbish_behind_the_cut_gives_the_same(small: Cut, tmp_path: Path) -> None:
    """A disk may also keep the length of the file and lose what was in it."""
    for length in range(0, len(small.log), 97):
        log = small.log[:length] + bytes(len(small.log) - length)
        path = put(tmp_path, small.main, log)
        # Where the log ended in zeros anyway, nothing was lost.
        assert len(Journal.read(path)) == small.entries_in(len(log) if log == small.log else length)


def test_the_main_file_cut_at_every_byte_gives_the_whole_evening_or_a_fault(small: Cut, tmp_path: Path) -> None:
    """SQLite never shortens the main file while it appends to the log, so this takes a broken disk."""
    codes = []
    path = put(tmp_path, small.main, small.log)
    for length in range(len(small.main) - 1, -1, -1):
        os.truncate(path, length)
        try:
            entries = Journal.read(path)
        except JournalFault as fault:
            codes.append(fault.code)
        else:
            assert view_of(ending(path, entries), TABLE) == small.boards[-1]
    assert set(codes) <= {"journal_corrupt", "journal_foreign"}


def test_a_closed_journal_cut_at_any_byte_has_lost_nothing_or_is_refused(small: Cut, tmp_path: Path) -> None:
    path = put(tmp_path, small.main, small.log)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("SELECT * FROM meta")  # the last one to close a journal moves its log into the file
    assert not (tmp_path / WAL).exists()
    whole = path.read_bytes()
    assert len(Journal.read(path)) == len(small.confirmed)
    codes = []
    for length in range(len(whole) - 1, -1, -3):
        os.truncate(path, length)
        try:
            entries = Journal.read(path)
        except JournalFault as fault:
            codes.append(fault.code)
        else:
            assert len(entries) == len(small.confirmed)
            assert length > len(whole) - 512, "only the end of the last page may be missing without a loss"
    assert set(codes) <= {"journal_corrupt", "journal_foreign"}


LOOP = """
import asyncio, sys
from pathlib import Path
from postparade.core.clock import SystemClock
from postparade.rules.viewer import HOST, TABLE
from postparade.table.messages import Command, Rename, TakeSeat
from postparade.table.race_seed import system_chance
from postparade.table.table import Table

async def main() -> None:
    table = await Table.open(Path(sys.argv[1]), SystemClock(), system_chance)
    first = table.view(TABLE).entry
    if first == 0:
        await table.submit(Command("sit", HOST, TakeSeat("Ann")))
    turn = first
    while True:
        commands = [Command(f"{turn}-{at}", HOST, Rename(1, f"{turn}-{at}")) for at in range(3)]
        for command, answer in zip(commands, await asyncio.gather(*map(table.submit, commands))):
            print(answer.entry, command.action.name, flush=True)
        turn += 1

asyncio.run(main())
"""


def test_everything_acknowledged_survives_kill_9(tmp_path: Path) -> None:
    acknowledged = 1
    for _ in range(3):
        process = subprocess.Popen(
            [sys.executable, "-c", LOOP, str(tmp_path)], stdout=subprocess.PIPE, text=True, env=environment()
        )
        assert process.stdout is not None
        with process:
            lines = [process.stdout.readline() for _ in range(100)]
            with pytest.raises(JournalFault, match="Another process"):
                asyncio.run(resumes(tmp_path, []))
            process.send_signal(signal.SIGKILL)
            lines += process.stdout.readlines()
        told = [line.split() for line in lines if line.endswith("\n")]
        entries = Journal.read(tmp_path)
        assert len(entries) >= int(told[-1][0]) >= acknowledged + 100
        acknowledged = int(told[-1][0])
        for number, name in told:
            assert f'"name":"{name}"' in entries[int(number) - 1].action
        asyncio.run(resumes(tmp_path, entries))


async def resumes(folder: Path, entries: list[Entry]) -> None:
    """A table opens the folder, stands at its last entry, and shows the name of it."""
    async with company(folder) as guests:
        assert guests.board.entry == len(entries)
        assert f'"name":"{guests.board.seats[0].name}"' in entries[-1].action


def environment() -> dict[str, str]:
    """This process's environment, with the package on the path."""
    package = Path(postparade.__file__).parent.parent
    return {**os.environ, "PYTHONPATH": str(package)}
