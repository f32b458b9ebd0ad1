"""Wherever the power fails while a journal is salvaged, no entry is lost that could be read before."""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from postparade.core.faults import JournalFault
from postparade.table.journal import last_confirmed
from postparade.table.journal.backup import backup
from postparade.table.journal.journal import Journal
from postparade.table.journal.salvage import DAMAGED, salvage
from postparade.table.journal.schema import FILE
from postparade.table.journal.snapshot import snapshot_of, write_snapshot
from postparade.table.messages import Rename
from tests.table.players import company

pytestmark = pytest.mark.slow(4)

WAL = f"{FILE}-wal"
OPERATIONS = ("mkdir", "unlink", "remove", "rename", "replace", "chmod", "fsync")
"""What changes a folder or waits for the disk. The power fails before each of them, and after the last."""


async def damaged(folder: Path, kind: str) -> Path:
    """An evening as a power cut leaves it: its last entries are in the log, and the very last one was tampered with.
    Without its log the file is intact, but shorter."""
    async with company(folder / "live", ("Ann", "Bob", "Cid"), "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
    async with company(folder / "live") as guests:
        for turn in range(10):
            await guests.do(Rename(1, f"Ann {turn}"))
        seal = await guests.table._journal.seal_of(guests.board.entry)
        write_snapshot(folder / "live", snapshot_of(guests.table._accepted, seal or ""))
        if kind in ("backup", "only a backup"):
            backup(folder / "live")
        with closing(sqlite3.connect(folder / "live" / FILE)) as connection:
            connection.execute("UPDATE entry SET at = at + 1 WHERE entry = (SELECT max(entry) FROM entry)")
            connection.commit()
        found = shutil.copytree(folder / "live", folder / "found")
    if kind == "no head":
        (found / last_confirmed.FILE).unlink()
    (found / FILE).chmod(0o640)
    if kind == "only a backup":
        (found / FILE).unlink()
    return found


def cut_everywhere(folder: Path, cuts: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Salvage the journal in ``folder``; the copies of the folder as the power found it, in ``cuts``."""
    copies: list[Path] = []

    def cut() -> None:
        with monkeypatch.context() as undisturbed:
            for name, real in originals.items():
                undisturbed.setattr(os, name, real)
            copies.append(shutil.copytree(folder, cuts / str(len(copies))))

    def cutting(real: Callable[..., Any]) -> Callable[..., Any]:
        def operation(*args: Any, **kwargs: Any) -> Any:
            cut()
            return real(*args, **kwargs)

        return operation

    originals = {name: getattr(os, name) for name in OPERATIONS}
    with monkeypatch.context() as power:
        for name, real in originals.items():
            power.setattr(os, name, cutting(real))
        salvage(folder)
    cut()
    return copies


@pytest.mark.parametrize(
    ("kind", "kept", "missing"), [("log", 18, 1), ("no head", 18, None), ("backup", 19, 0), ("only a backup", 19, 0)]
)
def test_wherever_the_power_fails_it_is_salvaged_to_the_same_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, kept: int, missing: int | None
) -> None:
    found = asyncio.run(damaged(tmp_path, kind))
    done = salvage(shutil.copytree(found, tmp_path / "undisturbed"))
    assert (done.kept, done.missing) == (kept, missing)
    evidence = {name: (found / name).read_bytes() for name in (FILE, WAL) if (found / name).exists()}
    refused = 0
    for folder in cut_everywhere(found, tmp_path / "cuts", monkeypatch):
        try:
            entries = len(Journal.read(folder))
        except JournalFault:
            again = salvage(folder)
            assert again.kept == kept
            assert again.missing == missing or kind == "no head"
            refused += 1
        else:
            assert entries == kept
        asides = [aside for aside in folder.glob(f"{DAMAGED}-*") if (aside / WAL).exists()]
        assert any({name: (aside / name).read_bytes() for name in evidence} == evidence for aside in asides)
        assert (folder / FILE).stat().st_mode & 0o777 == 0o640 or kind == "only a backup"
        assert {path.name for path in folder.glob(f"{FILE}*")} == {FILE}

        async def plays_on(folder: Path = folder) -> None:
            async with company(folder) as guests:
                assert guests.board.entry == kept
                await guests.do(Rename(2, "Bobby"))

        asyncio.run(plays_on())
        assert len(Journal.read(folder)) == kept + 1
    assert refused > 5
