"""A journal can be copied while it is written, and a damaged one goes on with what is whole."""

import contextlib
import json
import shutil
import sqlite3
from pathlib import Path

import pytest

from postparade.cli.main import main
from postparade.core.faults import JournalFault
from postparade.table.journal.backup import backup
from postparade.table.journal.journal import Journal
from postparade.table.journal.salvage import salvage
from postparade.table.journal.schema import FILE
from postparade.table.messages import Rename
from tests.table.players import company

TRIO = ("Ann", "Bob", "Cid")
WAL = f"{FILE}-wal"


async def damaged(folder: Path) -> tuple[Path, int]:
    """A copy of a journal with one bad bit in the middle of its log, and how many entries were confirmed."""
    async with company(folder / "live", TRIO, "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        for turn in range(30):
            await guests.do(Rename(1, f"Ann {turn}"))
        shutil.copytree(folder / "live", folder / "copy")
        confirmed = guests.board.entry
    log = bytearray((folder / "copy" / WAL).read_bytes())
    log[len(log) // 2] ^= 1
    (folder / "copy" / WAL).write_bytes(log)
    return folder / "copy", confirmed


async def test_a_damaged_journal_goes_on_with_what_is_whole_and_its_files_are_kept(tmp_path: Path) -> None:
    folder, confirmed = await damaged(tmp_path)
    log = (folder / WAL).read_bytes()
    done = salvage(folder)
    assert done.missing is not None
    assert done.kept + done.missing == confirmed
    assert (done.aside / WAL).read_bytes() == log
    assert len(Journal.read(folder)) == done.kept
    async with company(folder) as guests:
        assert guests.board.entry == done.kept
        await guests.do(Rename(2, "Bobby"))
    assert len(Journal.read(folder)) == done.kept + 1


async def test_a_damaged_copy_with_a_name_of_its_own_is_salvaged_where_it_is(tmp_path: Path) -> None:
    async with company(tmp_path, TRIO):
        copies = [backup(tmp_path) for _ in range(2)]
    with contextlib.closing(sqlite3.connect(copies[0])) as connection:
        connection.execute("UPDATE entry SET at = at + 1 WHERE entry = 3")
        connection.commit()
    bytes_of_it = copies[0].read_bytes()
    copies[1].rename(tmp_path / "elsewhere.sqlite")
    done = salvage(copies[0])
    assert (done.kept, done.missing) == (2, None)
    assert (done.aside / copies[0].name).read_bytes() == bytes_of_it
    assert len(Journal.read(copies[0])) == 2
    assert {path.name for path in copies[0].parent.iterdir()} == {copies[0].name, "journal.lock", done.aside.name}


async def test_a_folder_may_have_any_name(tmp_path: Path) -> None:
    folder = tmp_path / "100%20 #fun?"
    async with company(folder, TRIO):
        copy = backup(folder)
        (folder / "found").mkdir()
    shutil.copy(copy, folder / "found" / FILE)
    with contextlib.closing(sqlite3.connect(folder / "found" / FILE)) as connection:
        connection.execute("UPDATE entry SET at = at + 1 WHERE entry = 3")
        connection.commit()
    assert salvage(folder / "found").kept == 2


async def test_a_whole_journal_and_one_in_use_are_left_alone(tmp_path: Path) -> None:
    async with company(tmp_path, TRIO):
        with pytest.raises(JournalFault) as caught:
            salvage(tmp_path)
        assert caught.value.code == "journal_locked"
    with pytest.raises(JournalFault) as caught:
        salvage(tmp_path)
    assert caught.value.code == "journal_healthy"
    with pytest.raises(JournalFault) as caught:
        salvage(tmp_path / "nowhere" / FILE)
    assert caught.value.code == "journal_missing"


async def test_the_commands_say_what_is_whole_and_what_was_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, confirmed = await damaged(tmp_path)
    assert main(["journal", "check", str(folder)]) != 0
    assert "entries of the journal" in capsys.readouterr().err
    assert main(["journal", "salvage", str(folder), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["kept"] + told["missing"] == confirmed
    assert main(["journal", "check", str(folder), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"entries": told["kept"], "whole": True, "left": 0}
    assert main(["journal", "backup", str(folder), "--to", str(tmp_path / "kept")]) == 0
    assert len(list((tmp_path / "kept").iterdir())) == 1
