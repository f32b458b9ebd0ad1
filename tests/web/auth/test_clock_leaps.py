"""A machine without a battery for its clock: it begins in the past, and leaps by months once a network tells the time.
Neither ends a session, makes one longer, nor keeps anybody waiting."""

from pathlib import Path

import pytest

from postparade.core.clock import HandClock
from postparade.core.faults import Refusal
from postparade.web.auth.access import Access
from postparade.web.settings import WebSettings

HOUR, MONTHS = 3600.0, 120 * 24 * 3600.0
PIN = "246810"
PHONE = "192.168.4.7"


def access(folder: Path, clock: HandClock) -> Access:
    return Access(folder, WebSettings(pin=PIN, host_hours=12), clock)


async def signed_in(found: Access) -> str:
    token = found.sign_in(PIN, PHONE)
    assert isinstance(token, str)
    return token


@pytest.mark.parametrize("leap", [MONTHS, -MONTHS])
async def test_a_session_is_as_long_as_promised_whatever_the_clock_does(tmp_path: Path, leap: float) -> None:
    clock = HandClock()
    found = access(tmp_path, clock)
    token = await signed_in(found)
    clock.leap(leap)
    assert found.is_host(token)
    await clock.advance(11.9 * HOUR)
    assert found.is_host(token)
    await clock.advance(0.2 * HOUR)
    assert not found.is_host(token)
    await found.close()


@pytest.mark.parametrize("leap", [MONTHS, -MONTHS])
async def test_it_is_still_good_after_a_restart_by_the_clock_of_then(tmp_path: Path, leap: float) -> None:
    clock = HandClock()
    found = access(tmp_path, clock)
    token = await signed_in(found)
    clock.leap(leap)
    assert found.is_host(token)
    await found.close()
    again = access(tmp_path, HandClock(wall=clock.wall() + HOUR))
    assert again.is_host(token)
    await again.close()
    later = access(tmp_path, HandClock(wall=clock.wall() + 13 * HOUR))
    assert not later.is_host(token)
    await later.close()


async def test_a_session_of_another_evening_is_over_once_the_clock_is_right(tmp_path: Path) -> None:
    clock = HandClock()
    found = access(tmp_path, clock)
    token = await signed_in(found)
    await found.close()
    began = HandClock(wall=clock.wall() - MONTHS)
    again = access(tmp_path, began)
    await began.advance(12.1 * HOUR)
    assert not again.is_host(token), "no longer than a session is, although the clock is behind"
    await again.close()
    began = HandClock(wall=clock.wall() - MONTHS)
    again = access(tmp_path, began)
    began.leap(MONTHS + 24 * HOUR)
    assert not again.is_host(token)
    await again.close()


async def test_a_clock_that_is_months_behind_keeps_nobody_waiting_for_months(tmp_path: Path) -> None:
    clock = HandClock()
    found = access(tmp_path, clock)
    for _ in range(3):
        found.sign_in("000000", PHONE)
    await found.close()
    behind = HandClock(wall=clock.wall() - MONTHS)
    again = access(tmp_path, behind)
    refused = again.sign_in(PIN, PHONE)
    assert isinstance(refused, Refusal)
    assert refused.code == "try_later"
    await behind.advance(1.1)
    assert isinstance(again.sign_in(PIN, PHONE), str)
    await again.close()


async def test_a_leap_shortens_no_waiting(tmp_path: Path) -> None:
    clock = HandClock()
    found = access(tmp_path, clock)
    for _ in range(3):
        found.sign_in("000000", PHONE)
    clock.leap(MONTHS)
    assert isinstance(found.sign_in(PIN, PHONE), Refusal)
    await clock.advance(1.1)
    assert isinstance(found.sign_in(PIN, PHONE), str)
    await found.close()
