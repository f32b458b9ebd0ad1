"""Watchers pick winners for points: before the off, for the race on the table, and without touching anything of it."""

import asyncio
import shutil
import stat
from pathlib import Path
from typing import Any

import pytest

from postparade.core.faults import Refusal
from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.viewer import HOST
from postparade.table.messages import CloseEvening, Correct, OpenGame
from postparade.table.presentation.status_board import StatusBoard
from postparade.web.watchers.picks import FILE, MOST, Kept, Picks, read
from tests.table.players import Company, company

NAMES = ("Ann", "Bob", "Cleo")
EVE, FAY = "e" * 64, "f" * 64


def picks_of(guests: Company, folder: Path, board: StatusBoard | None = None) -> Picks:
    return Picks(guests.table, board or StatusBoard(), folder, guests.clock)


def code(answer: object) -> str:
    assert isinstance(answer, Refusal), answer
    return answer.code


def score(picks: Picks, digest: str) -> tuple[int, int]:
    me: dict[str, Any] | None = picks.of(digest)
    assert me is not None
    return me["points"], me["races"]


async def test_a_pick_is_taken_until_the_off_and_pays_a_point(tmp_path: Path) -> None:
    async with company(tmp_path, NAMES, "quarter-horse") as guests:
        picks = picks_of(guests, tmp_path)
        assert code(await picks.pick(EVE, 2)) == "no_watcher"
        assert not isinstance(await picks.enter(EVE, "Eve"), Refusal)
        assert code(await picks.enter(FAY, " eve ")) == "name_taken"
        assert code(await picks.enter(FAY, "Ann")) == "name_taken"
        assert not isinstance(await picks.enter(FAY, "Fay"), Refusal)
        assert code(await picks.pick(EVE, 2)) == "picks_closed", "no race has been dealt"
        await guests.do(Deal())
        assert code(await picks.pick(EVE, 13)) == "no_such_horse"
        head = guests.table.head
        assert not isinstance(await picks.pick(EVE, 7), Refusal)
        assert not isinstance(await picks.pick(EVE, 2), Refusal), "until the off a pick may change"
        assert not isinstance(await picks.pick(FAY, 12), Refusal)
        assert guests.table.head == head, "nothing of it is in the journal"
        await guests.roll(5, 6, 8, 9)
        assert code(await picks.pick(EVE, 12)) == "picks_closed"
        assert code(await picks.pick(EVE, 2)) == "picks_closed"
        await guests.roll(7, 2, 12, 2)
        assert score(picks, EVE) == (0, 0), "nothing is told before the finish"
        await guests.roll(2)
        assert score(picks, EVE) == (1, 1)
        assert score(picks, FAY) == (0, 1)
        await guests.do(Deal())
        assert (picks.of(EVE) or {})["pick"] is None
        assert not isinstance(await picks.pick(EVE, 12), Refusal)
        assert score(picks, EVE) == (1, 1)
        await picks.close()
        assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600


async def test_a_corrected_finish_settles_picks_anew(tmp_path: Path) -> None:
    async with company(tmp_path, NAMES, "quarter-horse") as guests:
        picks = picks_of(guests, tmp_path)
        await picks.enter(EVE, "Eve")
        await guests.scratch(5, 6, 8)
        await picks.pick(EVE, 2)
        await guests.roll(9, 7, 2, 12, 2)
        last = (await guests.roll(2))[0].entry
        assert score(picks, EVE) == (1, 1)
        await guests.do(Correct(last, (3, 4)))
        assert score(picks, EVE) == (0, 0), "the race goes on"
        await guests.roll(2)
        assert score(picks, EVE) == (1, 1)
        await picks.close()


async def test_scratched_horses_cannot_be_picked(tmp_path: Path) -> None:
    async with company(tmp_path, NAMES, "quarter-horse") as guests:
        picks = picks_of(guests, tmp_path)
        await picks.enter(EVE, "Eve")
        await guests.scratch(5)
        assert code(await picks.pick(EVE, 5)) == "no_such_horse"
        await picks.close()


async def test_points_survive_a_restart_and_end_with_the_evening(tmp_path: Path) -> None:
    board = StatusBoard()
    async with company(tmp_path, NAMES, "quarter-horse") as guests:
        picks = picks_of(guests, tmp_path, board)
        await picks.enter(EVE, "Eve")
        await guests.do(Deal())
        await picks.pick(EVE, 2)
        await guests.roll(5, 6, 8, 9, 7, 2, 12, 2, 2)
        await picks.close()
        picks = picks_of(guests, tmp_path, board)
        assert score(picks, EVE) == (1, 1)
        await guests.do(CloseEvening())
        assert (board.latest("watchers") or {})["rows"] == [], "not before the board has shown the end"
        picks.tell(1, {})
        assert (board.latest("watchers") or {})["rows"] == [{"name": "Eve", "points": 1}]
        await guests.do(OpenGame("quarter-horse", {}))
        assert score(picks, EVE) == (0, 0)
        assert (board.latest("watchers") or {})["rows"] == []
        await picks.close()


async def test_two_hundred_watch_and_whoever_has_gone_with_nothing_to_lose_makes_room(tmp_path: Path) -> None:
    async with company(tmp_path, NAMES, "quarter-horse") as guests:
        picks = picks_of(guests, tmp_path)
        await guests.do(Deal())
        digests = [f"{at:064x}" for at in range(MOST)]
        entered = [picks.enter(digest, "\N{FAMILY}" * 13 + f"{at:03}") for at, digest in enumerate(digests)]
        assert not [one for one in await asyncio.gather(*entered) if isinstance(one, Refusal)]
        assert MOST >= 200
        picks.here = lambda: frozenset(digests)
        assert code(await picks.enter(EVE, "Eve")) == "too_many_watchers"
        assert not isinstance(await picks.enter(digests[0], "Zoe"), Refusal), "who watches already may be renamed"
        picks.here = lambda: frozenset({*digests[2:], EVE})
        await picks.pick(digests[0], 2)
        assert not isinstance(await picks.enter(EVE, "Eve"), Refusal), "the second has gone"
        assert picks.knows(digests[0]), "whoever has picked in this race stays"
        assert not picks.knows(digests[1])
        assert code(await picks.enter(FAY, "Fay")) == "too_many_watchers"
        await picks.close()
        assert len(read(tmp_path / FILE).watchers) == MOST, "all of them fit the file"


async def test_what_the_disk_does_not_take_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with company(tmp_path, NAMES, "quarter-horse") as guests:
        picks = Picks(guests.table, StatusBoard(), tmp_path / "later", guests.clock)
        assert code(await picks.enter(EVE, "Eve")) == "picks_not_kept"
        assert not picks.knows(EVE)
        (tmp_path / "later").mkdir()
        await picks.enter(EVE, "Eve")
        await guests.do(Deal())
        await picks.pick(EVE, 2)
        shutil.rmtree(tmp_path / "later")
        assert code(await picks.pick(EVE, 7)) == "picks_not_kept"
        assert (picks.of(EVE) or {})["pick"] == 2
        await picks.close()


@pytest.mark.parametrize("content", [b"", b"[]", b'{"watchers": {"x": {"name": "Eve"}}}', b"\xff\xfe", b" " * 300_000])
def test_a_file_that_is_not_ours_is_nothing(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    assert read(tmp_path / FILE) == Kept()


async def test_what_watchers_do_changes_no_chance(tmp_path: Path) -> None:
    async def played(folder: Path, *, watched: bool) -> list[object]:
        async with company(folder, NAMES, "quarter-horse") as guests:
            picks = picks_of(guests, folder)
            await picks.enter(EVE, "Eve")
            await guests.do(Deal())
            if watched:
                await picks.pick(EVE, 2)
            await guests.roll(5, 6, 8, 9, 7, 2, 12, 2, 2)
            await picks.close()
            await asyncio.sleep(0)
            return [guests.table.view(HOST).play, guests.table.view(HOST).status]

    assert await played(tmp_path / "one", watched=True) == await played(tmp_path / "other", watched=False)
