"""The schedules of a venue lie in a file that survives a power cut, and a damaged one is told and kept."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from postparade.core.faults import Refusal
from postparade.table.autopilot.saved import DAMAGED, FILE, MOST, SavedSchedules
from postparade.table.autopilot.schedule import Item, Schedule

PUB = Schedule((Item("quarter-horse"),), "Pub", opens="20:00", closes="01:30")


async def put(saved: SavedSchedules, before: str | None = None, **changes: object) -> str | None:
    refusal = await saved.put(msgspec.structs.replace(PUB, **changes), before)
    return None if refusal is None else refusal.code


async def test_schedules_are_kept_changed_and_deleted(tmp_path: Path) -> None:
    saved = SavedSchedules(tmp_path)
    assert (saved.all, saved.fault) == ((), None)
    assert await put(saved) is None
    assert await put(saved, name="  Derby   day ", opens="14:00") is None
    assert [one.name for one in SavedSchedules(tmp_path).all] == ["Pub", "Derby day"]
    assert await put(saved, "Pub", name="Bar", closes="") is None
    again = SavedSchedules(tmp_path)
    assert [one.name for one in again.all] == ["Bar", "Derby day"]
    assert again.all == saved.all
    assert await again.drop("Bar") is None
    assert [one.name for one in SavedSchedules(tmp_path).all] == ["Derby day"]
    assert isinstance(await again.drop("Bar"), Refusal)


async def test_schedules_that_two_pages_send_at_once_are_both_kept(tmp_path: Path) -> None:
    saved = SavedSchedules(tmp_path)
    answers = await asyncio.gather(put(saved), put(saved, name="Derby day"), put(saved, name="PUB"))
    assert list(answers) == [None, None, "schedule_name_taken"]
    assert [one.name for one in SavedSchedules(tmp_path).all] == ["Pub", "Derby day"]


async def test_what_cannot_be_kept_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    saved = SavedSchedules(tmp_path)
    assert await put(saved) is None
    assert await put(saved, name="PUB") == "schedule_name_taken"
    assert await put(saved, name=" ") == "schedule_unnamed"
    assert await put(saved, name="Chess", items=(Item("chess"),)) == "unknown_game"
    for number in range(MOST - 1):
        assert await put(saved, name=f"Night {number}") is None
    assert await put(saved, name="One more") == "too_many_schedules"
    assert await put(saved, "Pub", name="Bar") is None
    (tmp_path / FILE).unlink()
    (tmp_path / FILE).mkdir()
    before = saved.all
    assert await put(saved, "Bar", name="Pub") == "schedules_not_kept"
    assert saved.all == before


@pytest.mark.parametrize(
    "found",
    [
        b"",
        b"\xff",
        b"{",
        b"[]",
        b'{"schedules": [{"items": []}]}',
        b'{"schedules": [{"items": [{"game": "quarter-horse"}], "moon": "full"}]}',
        b'{"schedules": [{"items": [{"game": "x"}]}, {"items": [{"game": "x"}]}]}',
        b" " * 300_000,
    ],
)
async def test_a_damaged_file_is_told_and_kept_aside_when_it_is_replaced(tmp_path: Path, found: bytes) -> None:
    (tmp_path / FILE).write_bytes(found)
    saved = SavedSchedules(tmp_path)
    assert saved.fault is not None
    assert saved.fault.code == "schedules_unreadable"
    assert saved.all == ()
    assert (tmp_path / FILE).read_bytes() == found
    assert await put(saved) is None
    assert saved.fault is None
    assert (tmp_path / DAMAGED).read_bytes() == found
    assert SavedSchedules(tmp_path).all == saved.all


async def test_a_schedule_with_a_game_that_is_not_installed_any_more_is_read_all_the_same(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b'{"schedules": [{"name": "Old", "items": [{"game": "gone"}]}]}')
    saved = SavedSchedules(tmp_path)
    assert saved.fault is None
    assert [one.name for one in saved.all] == ["Old"]
