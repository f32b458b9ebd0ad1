"""What went wrong is told after every start until the host has seen it, and an interruption to everybody."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from postparade.core.faults import DeviceFault, JournalFault
from postparade.table.incidents import FILE, INTERRUPTION, MOST, TOPIC, IncidentLog
from postparade.table.messages import Rename
from postparade.table.presentation.status_board import StatusBoard
from tests.table.players import Company, company

PAIR = ("Ann", "Bob")


class Run:
    """One life of a table with its incidents."""

    def __init__(self, guests: Company, incidents: IncidentLog) -> None:
        self.guests = guests
        self.incidents = incidents
        self.board = StatusBoard()
        incidents.post_to(self.board)

    @property
    def told(self) -> list[str]:
        """The codes that the host is told."""
        return [one["code"] for one in (self.board.latest(TOPIC) or {})["list"]]

    @property
    def interrupted(self) -> dict[str, Any] | None:
        """What everybody is told of an interruption."""
        return self.board.latest(INTERRUPTION)


async def a_run(guests: Company, folder: Path) -> Run:
    return Run(guests, await IncidentLog.open(folder, guests.table, guests.clock))


async def test_an_interruption_is_reported_after_every_start_until_the_host_has_seen_it(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        first = await a_run(guests, tmp_path)
        assert first.told == []
        assert first.interrupted is None
        stood = guests.board.entry
        await asyncio.to_thread(first.incidents._writer.shutdown)  # It ends here, and nobody closes it.
    for _ in range(2):
        async with company(tmp_path) as guests:
            run = await a_run(guests, tmp_path)
            assert run.told == ["interrupted"]
            assert f"last entry is {stood}" in (run.board.latest(TOPIC) or {})["list"][0]["sentence"]
            await run.incidents.close()
    async with company(tmp_path) as guests:
        run = await a_run(guests, tmp_path)
        await run.incidents.acknowledge()
        assert run.told == []
        await run.incidents.close()
    async with company(tmp_path) as guests:
        run = await a_run(guests, tmp_path)
        assert run.told == []
        await run.incidents.close()


async def test_a_repeated_incident_is_kept_once_and_pushes_nothing_out(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        run = await a_run(guests, tmp_path)
        run.incidents._on_fault(JournalFault("journal_unwritable", path="x", why="full"))
        for _ in range(2 * MOST):
            run.incidents.note(DeviceFault("under_voltage"))
            run.incidents.note(DeviceFault("too_hot", celsius=85))
            await guests.do(Rename(1, "Anna"))
        told = (run.board.latest(TOPIC) or {})["list"]
        assert [(one["code"], one["times"]) for one in told] == [
            ("journal_unwritable", 1),
            ("under_voltage", 2 * MOST),
            ("too_hot", 2 * MOST),
        ]
        await run.incidents.close()
    async with company(tmp_path) as guests:
        run = await a_run(guests, tmp_path)
        assert run.told == ["journal_unwritable", "under_voltage", "too_hot"]
        await run.incidents.close()


async def test_everybody_sees_where_it_stood_until_something_happens(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR) as guests:
        await guests.clock.advance(60)
        await guests.do(Rename(1, "Anna"))
        at = guests.heard[-1].at
        run = await a_run(guests, tmp_path)
        await asyncio.to_thread(run.incidents._writer.shutdown)
    async with company(tmp_path) as guests:
        run = await a_run(guests, tmp_path)
        assert run.interrupted == {"at": at, "entry": guests.board.entry}
        await guests.do(Rename(1, "Anne"))
        assert (run.interrupted or {})["at"] is None
        assert run.told == ["interrupted"]
        await run.incidents.close()


async def test_a_failed_disk_is_reported_later_on_too(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR) as guests:
        run = await a_run(guests, tmp_path)
        for _ in range(3):
            guests.table._note(JournalFault("journal_unwritable", path=tmp_path / "x", why=OSError("the disk is full")))
        guests.table._note(None)
        assert run.told == ["journal_unwritable"]
        await run.incidents.close()
    async with company(tmp_path) as guests:
        run = await a_run(guests, tmp_path)
        assert run.told == ["journal_unwritable"]
        (one,) = (run.board.latest(TOPIC) or {})["list"]
        assert one["times"] == 3
        assert "the disk is full" in one["sentence"]
        await run.incidents.close()


async def test_the_list_of_incidents_is_bounded(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR) as guests:
        run = await a_run(guests, tmp_path)
        for turn in range(MOST + 5):
            await guests.do(Rename(1, f"Ann {turn}"))
            guests.table._note(JournalFault("journal_unwritable", path=tmp_path, why=turn))
        assert len(run.told) == MOST
        await run.incidents.close()


@pytest.mark.parametrize("kept", [b"", b"\xff" * 90, b'{"running":1}', b"[]", b'{"incidents":[{}]}'])
async def test_a_damaged_file_counts_as_an_interruption(tmp_path: Path, kept: bytes) -> None:
    async with company(tmp_path, PAIR) as guests:
        (tmp_path / FILE).write_bytes(kept)
        run = await a_run(guests, tmp_path)
        assert run.told == ["interrupted"]
        await run.incidents.close()


async def test_unknown_words_are_left_out(tmp_path: Path) -> None:
    unknown = {"code": "from_the_future", "at": 1.0, "entry": 1}
    (tmp_path / FILE).write_bytes(msgspec.json.encode({"running": False, "incidents": [unknown]}))
    async with company(tmp_path, PAIR) as guests:
        run = await a_run(guests, tmp_path)
        assert run.told == []
        await run.incidents.close()


async def test_a_file_that_cannot_be_written_stops_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / FILE).with_suffix(".new").mkdir()
    async with company(tmp_path, PAIR) as guests:
        run = await a_run(guests, tmp_path)
        await run.incidents.close()
    assert "cannot be saved" in caplog.text
