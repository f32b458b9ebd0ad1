"""The hall of fame keeps nothing unasked, and what it keeps is the owner's alone, whole, and gone when cleared."""

import asyncio
import stat
from pathlib import Path
from typing import Any

import pytest

from postparade.appliance.archive import pack
from postparade.appliance.unpacking import unpack
from postparade.reports.hall_of_fame import FILE, MOST, HallOfFame, Kept, read
from postparade.table.presentation.status_board import StatusBoard
from postparade.web.ws.client_role import HALL_SHOWN, ClientRole
from tests.reports.evenings import play


def honours(at: float, *winners: str) -> dict[str, Any]:
    rows = [{"name": name, "place": 1, "points": 7} for name in winners]
    return {"at": at, "games": [{"title": "A game"}], "standings": [*rows, {"name": "Zoe", "place": 9, "points": 1}]}


def shown(role: ClientRole, body: dict[str, Any]) -> int:
    """How many evenings a page is told."""
    evenings: Any = role.told("hall", body)["evenings"]
    return len(evenings)


async def settle() -> None:
    for _ in range(3):
        await asyncio.gather(*(task for task in asyncio.all_tasks() if task is not asyncio.current_task()))


async def test_nothing_is_written_until_the_owner_wants_it(tmp_path: Path) -> None:
    hall = HallOfFame(tmp_path, StatusBoard())
    hall.told(5, honours(1.0, "Ann"))
    await settle()
    assert not (tmp_path / FILE).exists()
    await hall.change(keep=True)
    assert [one.winners for one in hall.kept.evenings] == [("Ann",)], "the evening that is on the board"
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
    hall.told(5, honours(1.0, "Ann"))
    hall.told(9, honours(2.0, "Bob", "Cleo"))
    await settle()
    again = HallOfFame(tmp_path, StatusBoard()).kept
    assert [one.winners for one in again.evenings] == [("Ann",), ("Bob", "Cleo")], "an evening is kept once"
    await hall.change(keep=False)
    hall.told(12, honours(3.0, "Dan"))
    await settle()
    assert len(hall.kept.evenings) == 2
    await hall.clear()
    assert b"Ann" not in (tmp_path / FILE).read_bytes()
    assert read(tmp_path / FILE) == Kept(keep=False)


async def test_an_evening_that_nobody_won_is_not_kept(tmp_path: Path) -> None:
    hall = HallOfFame(tmp_path, StatusBoard())
    await hall.change(keep=True)
    hall.told(5, {**honours(1.0), "standings": [{"name": "Ann", "place": 1, "points": 0}]})
    await settle()
    assert hall.kept.evenings == ()


async def test_boards_see_the_newest_and_only_if_the_owner_shows_them(tmp_path: Path) -> None:
    board = StatusBoard()
    hall = HallOfFame(tmp_path, board)
    await hall.change(keep=True)
    for at in range(HALL_SHOWN + 2):
        hall.told(at + 1, honours(float(at), f"Guest {at}"))
        await settle()
    body = board.latest("hall") or {}
    assert shown(ClientRole("board"), body) == HALL_SHOWN
    await hall.change(show=False)
    body = board.latest("hall") or {}
    assert ClientRole("board").told("hall", body) == {"evenings": []}
    assert shown(ClientRole("host"), body) == HALL_SHOWN + 2
    assert not ClientRole("seat", 1).may_read("hall")


@pytest.mark.parametrize("content", [b"", b"[]", b'{"evenings": [{"entry": 1}]}', b"\xff\xfe", b" " * 300_000])
async def test_a_file_that_is_not_ours_is_nothing(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    assert read(tmp_path / FILE) == Kept()


async def test_the_oldest_evenings_go(tmp_path: Path) -> None:
    hall = HallOfFame(tmp_path, StatusBoard())
    await hall.change(keep=True)
    hall.kept = Kept(True, True, hall.kept.evenings)
    for at in range(MOST + 1):
        hall.told(at + 1, honours(float(at), f"Guest {at}"))
        await settle()
    assert len(hall.kept.evenings) == MOST
    assert hall.kept.evenings[0].winners == ("Guest 1",)


def test_a_copy_of_the_evening_holds_it(tmp_path: Path) -> None:
    import io

    data = tmp_path / "data"
    play(data, 1)

    async def keep() -> None:
        hall = HallOfFame(data, StatusBoard())
        await hall.change(keep=True)
        hall.told(5, honours(1.0, "Ann"))
        await settle()

    asyncio.run(keep())
    _, packed = pack(data, tmp_path / "none.toml", "console")
    (tmp_path / "out").mkdir()
    unpack(io.BytesIO(packed), tmp_path / "out")
    assert read(tmp_path / "out" / FILE).evenings[0].winners == ("Ann",)
