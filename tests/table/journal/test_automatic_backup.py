"""The evening is copied after every race, and a disk that fills up is told before it is full."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from postparade.core.clock import HandClock
from postparade.games.dice_race.rules.actions import Deal
from postparade.table.journal.automatic_backup import BETWEEN, LOOKING, ROOM, JournalKeeper
from postparade.table.journal.backup import BACKUPS
from postparade.table.journal.journal import Journal
from postparade.table.presentation.status_board import StatusBoard
from tests.table.players import Company, company

PAIR = ("Ann", "Bob")


@asynccontextmanager
async def kept(folder: Path, free: list[int]) -> AsyncIterator[tuple[Company, StatusBoard, HandClock]]:
    """A table with its keeper; the disk has as many bytes free as the last of ``free`` says."""
    async with company(folder, PAIR, "quarter-horse") as guests:
        board, clock = StatusBoard(), HandClock()
        keeper = asyncio.create_task(JournalKeeper(guests.table, board, clock, folder, lambda _: free[-1]).run())
        await asyncio.sleep(0)
        try:
            yield guests, board, clock
        finally:
            keeper.cancel()
            await asyncio.gather(keeper, return_exceptions=True)


def copies(folder: Path) -> list[Path]:
    return sorted((folder / BACKUPS).glob("*.sqlite"))


async def until_copied(folder: Path, clock: HandClock, count: int) -> None:
    """The copy is made in a thread, which takes the time that it takes; the keeper rests only after it."""
    async with asyncio.timeout(30):
        while len(copies(folder)) < count:
            await asyncio.to_thread(lambda: None)
            await clock.advance(BETWEEN)


async def race(guests: Company) -> None:
    await guests.scratch(5, 6, 7, 8)
    await guests.roll(9, 2, 2, 2)


async def test_every_race_leaves_a_copy_of_the_evening(tmp_path: Path) -> None:
    async with kept(tmp_path, [10 * ROOM]) as (guests, _, clock):
        await race(guests)
        paid = guests.board.entry
        await until_copied(tmp_path, clock, 1)
        assert len(Journal.read(copies(tmp_path)[0])) == paid
        await race(guests)
        await until_copied(tmp_path, clock, 2)


async def test_a_failed_copy_is_reported_and_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / BACKUPS).write_text("in the way", encoding="utf-8")
    async with kept(tmp_path, [10 * ROOM]) as (guests, board, _):
        await race(guests)
        async with asyncio.timeout(30):
            while not (board.latest("faults") or {}).get("list"):
                await asyncio.to_thread(lambda: None)
        (told,) = (board.latest("faults") or {})["list"]
        assert (told["room"], told["device"], told["code"]) == ("journal", "backup", "journal_unwritable")
        await guests.do(Deal())


async def test_a_full_disk_is_reported_and_forgotten_when_there_is_room(tmp_path: Path) -> None:
    free = [ROOM // 2]
    async with kept(tmp_path, free) as (_, board, clock):

        async def told() -> list[str]:
            for _ in range(200):
                await asyncio.to_thread(lambda: None)
            return [fault["code"] for fault in (board.latest("faults") or {"list": []})["list"]]

        assert await told() == ["disk_nearly_full"]
        free.append(2 * ROOM)
        await clock.advance(LOOKING)
        assert await told() == []
