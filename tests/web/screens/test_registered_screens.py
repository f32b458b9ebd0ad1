"""Screens keep number, name and role through restarts, and the host knows which of them is live."""

import asyncio
from pathlib import Path

import pytest

from postparade.core.clock import HandClock
from postparade.core.faults import Refusal
from postparade.web.screens.registered_screens import ADDRESSES, FILE, FORGOTTEN, MOST, ROLES, STALE, Fleet, Screen

ONE, TWO = "1" * 64, "2" * 64


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


def screen(fleet: Fleet, digest: str) -> Screen:
    found = fleet.hear(digest)
    assert isinstance(found, Screen)
    return found


async def test_a_browser_becomes_a_screen_that_waits_for_a_role_and_then_shows_it(
    tmp_path: Path, clock: HandClock
) -> None:
    fleet = Fleet(tmp_path, clock)
    assert screen(fleet, ONE) == Screen(1)
    assert screen(fleet, TWO) == Screen(2)
    assert await fleet.assign(2, "odds") is None
    assert await fleet.rename(2, "  Bar,   left ") is None
    assert screen(fleet, TWO) == Screen(2, "Bar, left", "odds")
    await fleet.close()


async def test_screens_are_the_same_after_a_restart(tmp_path: Path, clock: HandClock) -> None:
    fleet = Fleet(tmp_path, clock)
    screen(fleet, ONE)
    screen(fleet, TWO)
    await fleet.assign(2, "stage")
    await fleet.close()
    again = Fleet(tmp_path, clock)
    assert screen(again, TWO) == Screen(2, "", "stage")
    assert again.listed()[0]["silent"] is None, "the first has not come back yet"
    await again.close()


async def test_a_silent_screen_is_stale_after_two_seconds(tmp_path: Path, clock: HandClock) -> None:
    fleet = Fleet(tmp_path, clock)
    screen(fleet, ONE)
    await clock.advance(STALE - 0.1)
    assert fleet.listed()[0]["live"]
    await clock.advance(0.2)
    row = fleet.listed()[0]
    assert (row["live"], row["silent"]) == (False, 2)
    await fleet.close()


async def test_whoever_only_looked_in_makes_room_and_an_assigned_screen_never_does(
    tmp_path: Path, clock: HandClock
) -> None:
    fleet = Fleet(tmp_path, clock)
    for number in range(MOST):
        screen(fleet, f"{number:064x}")
    await fleet.assign(1, "board")
    refused = fleet.hear("f" * 64)
    assert isinstance(refused, Refusal)
    assert refused.code == "too_many_screens"
    await clock.advance(FORGOTTEN + 1)
    assert screen(fleet, "f" * 64).number == 2
    assert {row["number"] for row in fleet.listed()} == {1, 2}
    await fleet.close()


async def test_what_is_asked_of_a_screen_that_is_gone_is_refused(tmp_path: Path, clock: HandClock) -> None:
    fleet = Fleet(tmp_path, clock)
    screen(fleet, ONE)
    assert await fleet.forget(1) is None
    refusals = (await fleet.forget(1), await fleet.assign(1, "board"), await fleet.rename(1, "Bar"), fleet.point_out(1))
    for refused in refusals:
        assert refused is not None
        assert refused.code == "no_such_screen"
    assert screen(fleet, ONE) == Screen(1), "a browser that is still open becomes a new one"
    await fleet.close()


async def test_a_screen_says_for_five_seconds_which_one_it_is(tmp_path: Path, clock: HandClock) -> None:
    fleet = Fleet(tmp_path, clock)
    screen(fleet, ONE)
    assert not fleet.is_pointed_out(1)
    fleet.point_out(1)
    assert fleet.is_pointed_out(1)
    await clock.advance(5.1)
    assert not fleet.is_pointed_out(1)
    await fleet.close()


@pytest.mark.parametrize(
    "content", [b"[]", b"{", b'{"x": {"number": 1}}', b'{"%s": {"number": 1}, "%s": {"number": 1}}']
)
async def test_a_damaged_file_costs_no_start(tmp_path: Path, clock: HandClock, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content.replace(b"%s", ONE.encode(), 1).replace(b"%s", TWO.encode(), 1))
    fleet = Fleet(tmp_path, clock)
    assert fleet.listed() == []
    assert screen(fleet, ONE) == Screen(1)
    await fleet.close()


async def test_a_full_disk_is_no_reason_to_show_nothing(tmp_path: Path, clock: HandClock) -> None:
    fleet = Fleet(tmp_path / "gone", clock)
    assert screen(fleet, ONE) == Screen(1)
    await asyncio.sleep(0)
    await fleet.close()
    refused = await fleet.assign(1, "board")
    assert refused is not None
    assert refused.code == "screens_not_kept"
    assert screen(fleet, ONE).role == "board", "it is shown all the same"
    await fleet.close()


def test_every_role_has_an_address() -> None:
    assert ADDRESSES.keys() == set(ROLES)
