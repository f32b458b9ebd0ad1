"""A journal is copied while it is written, and the newest copies stay."""

import contextlib
import shutil
import sqlite3
import time
from datetime import UTC, datetime, tzinfo
from pathlib import Path

import pytest

from postparade.table.journal import backup as journal_backup
from postparade.table.journal.backup import BACKUPS, KEPT, backup
from postparade.table.journal.salvage import salvage
from postparade.table.journal.schema import FILE
from postparade.table.messages import CloseGame
from tests.table.players import company, views


class Clock(datetime):
    """A clock that shows what it is told."""

    shown: datetime

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> "Clock":
        return cls.fromtimestamp(cls.shown.timestamp(), tz)


TRIO = ("Ann", "Bob", "Cid")
WAL = f"{FILE}-wal"


async def test_a_copy_made_between_games_opens_with_everything_confirmed(tmp_path: Path) -> None:
    async with company(tmp_path / "live", TRIO, "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        await guests.do(CloseGame())
        copy = backup(tmp_path / "live")
        seen = views(guests.table)
    (tmp_path / "again").mkdir()
    shutil.copy(copy, tmp_path / "again" / FILE)
    async with company(tmp_path / "again") as guests:
        assert views(guests.table) == seen


async def test_the_newest_copies_stay(tmp_path: Path) -> None:
    async with company(tmp_path, TRIO):
        made = [backup(tmp_path) for _ in range(KEPT + 3)]
    assert len(list((tmp_path / BACKUPS).glob("*.sqlite"))) == KEPT
    assert made[-1].exists()


async def test_a_clock_that_begins_in_the_past_pushes_out_no_new_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A Pi has no battery for its clock: without a network it believes that it is the day its card was written."""
    async with company(tmp_path, TRIO):
        made = [backup(tmp_path) for _ in range(KEPT)]
        monkeypatch.setattr(journal_backup, "datetime", Clock)
        Clock.shown = datetime(2024, 3, 15, 12, tzinfo=UTC)
        made += [backup(tmp_path) for _ in range(KEPT // 2)]
    assert sorted((tmp_path / BACKUPS).iterdir()) == made[-KEPT:]


async def test_copies_sort_as_they_were_made_when_summer_time_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TZ", "Europe/Berlin")
    time.tzset()
    monkeypatch.setattr(journal_backup, "datetime", Clock)
    try:
        async with company(tmp_path, TRIO):
            made = []
            for hour in (0, 1):
                Clock.shown = datetime(2026, 10, 25, hour, 40 - 30 * hour, tzinfo=UTC)
                made.append(backup(tmp_path, tmp_path / "kept"))
    finally:
        monkeypatch.undo()
        time.tzset()
    assert [copy.name for copy in made] == [
        "journal-20261025-004000-000000.sqlite",
        "journal-20261025-011000-000000.sqlite",
    ]


async def test_copies_of_a_damage_do_not_push_out_the_last_whole_one(tmp_path: Path) -> None:
    async with company(tmp_path, TRIO):
        whole = [backup(tmp_path) for _ in range(2)]
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as damaged:
        damaged.execute("UPDATE entry SET action = replace(action, 'Ann', 'Eve')")
        damaged.commit()
    made = [backup(tmp_path) for _ in range(KEPT + 3)]
    theirs = tmp_path / BACKUPS / "journal-of-the-birthday.sqlite"
    theirs.touch()
    made.append(backup(tmp_path))
    assert sorted((tmp_path / BACKUPS).iterdir()) == [whole[-1], *made[-KEPT:], theirs]
    assert salvage(tmp_path).missing == 0
