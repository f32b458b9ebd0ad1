"""Sessions and waits end by the time that the machine has been running, whatever its wall clock says: a machine without
a battery begins in the past, and leaps by months once a network tells the time."""

from pathlib import Path

import pytest

from postparade.core.clock import HandClock, SystemClock
from postparade.core.faults import Refusal
from postparade.web.auth.access import Access
from postparade.web.auth.host_sessions import WRITTEN_EVERY, SignedIn
from postparade.web.settings import WebSettings

HOUR, YEARS = 3600.0, 20_000 * 24 * 3600.0
PIN = "246810"
PHONE = "192.168.4.7"
LEAPS = pytest.mark.parametrize("leap", [YEARS, -YEARS])


def access(folder: Path, clock: HandClock) -> Access:
    return Access(folder, WebSettings(pin=PIN, host_hours=12), clock)


async def signed_in(found: Access) -> str:
    session = await found.hosts.sign_in(PIN, PHONE)
    assert isinstance(session, SignedIn)
    assert session.kept
    return session.token


async def wrong(found: Access) -> None:
    for _ in range(3):
        await found.hosts.sign_in("000000", PHONE)


def restarted(clock: HandClock, *, off: float = 0.0) -> HandClock:
    """The clock of the program's next start in the same boot, ``off`` seconds later."""
    return HandClock(clock.uptime() + off, clock.wall() + off, clock.boot)


@LEAPS
async def test_a_session_lasts_as_long_as_promised_whatever_the_clock_does(tmp_path: Path, leap: float) -> None:
    clock = HandClock()
    found = access(tmp_path, clock)
    token = await signed_in(found)
    clock.leap(leap)
    assert found.hosts.is_host(token)
    await clock.advance(11.9 * HOUR)
    assert found.hosts.is_host(token)
    await clock.advance(0.2 * HOUR)
    assert not found.hosts.is_host(token)
    await found.close()


@LEAPS
async def test_a_restart_of_the_program_neither_ends_nor_lengthens_it(tmp_path: Path, leap: float) -> None:
    clock = HandClock()
    found = access(tmp_path, clock)
    token = await signed_in(found)
    await found.close()
    clock.leap(leap)
    for _ in range(11):
        clock = restarted(clock, off=HOUR)
        found = access(tmp_path, clock)
        found.hosts.look()
        assert found.hosts.is_host(token)
        await found.close()
    found = access(tmp_path, restarted(clock, off=HOUR))
    assert not found.hosts.is_host(token)
    await found.close()


@LEAPS
async def test_a_restart_of_the_machine_shortens_it_by_minutes_at_most_and_never_lengthens_it(
    tmp_path: Path, leap: float
) -> None:
    clock = HandClock()
    clock.leap(leap)  # as it was when the session began, and is right after the restart
    found = access(tmp_path, clock)
    token = await signed_in(found)
    ran, boots = 0.0, 0
    while found.hosts.is_host(token):
        for _ in range(3):
            await clock.advance(0.25 * HOUR)
            ran += 0.25 * HOUR
            found.hosts.look()
        await found.close()
        clock, boots = HandClock(), boots + 1
        found = access(tmp_path, clock)
        found.hosts.look()
    await found.close()
    assert 12 * HOUR - boots * WRITTEN_EVERY - 0.75 * HOUR <= ran <= 12 * HOUR


async def test_no_number_of_restarts_keeps_anybody_signed_in(tmp_path: Path) -> None:
    found = access(tmp_path, HandClock())
    token = await signed_in(found)
    await found.close()
    for _ in range(int(12 * HOUR / WRITTEN_EVERY)):
        found = access(tmp_path, HandClock())
        found.hosts.look()
        await found.close()
    found = access(tmp_path, HandClock())
    assert not found.hosts.is_host(token)
    await found.close()


async def test_an_expired_session_leaves_the_file(tmp_path: Path) -> None:
    clock = HandClock()
    found = access(tmp_path, clock)
    await signed_in(found)
    await clock.advance(12.1 * HOUR)
    found.hosts.look()
    await found.close()
    again = access(tmp_path, restarted(clock))
    assert again._store.sessions() == {}
    await again.close()


@LEAPS
@pytest.mark.parametrize("boot", ["the same", "another"])
async def test_a_wait_lasts_as_long_as_it_should_after_a_restart(tmp_path: Path, leap: float, boot: str) -> None:
    clock = HandClock(boot="the same")
    found = access(tmp_path, clock)
    await wrong(found)
    await found.close()
    later = HandClock(clock.uptime(), clock.wall() + leap, boot)
    again = access(tmp_path, later)
    refused = await again.hosts.sign_in(PIN, PHONE)
    assert isinstance(refused, Refusal)
    assert refused.code == "try_later"
    await later.advance(1.1)
    await signed_in(again)
    await again.close()


async def test_a_jump_of_the_clock_shortens_no_waiting(tmp_path: Path) -> None:
    clock = HandClock()
    found = access(tmp_path, clock)
    await wrong(found)
    clock.leap(YEARS)
    assert isinstance(await found.hosts.sign_in(PIN, PHONE), Refusal)
    await clock.advance(1.1)
    await signed_in(found)
    await found.close()


def test_the_machines_clock_counts_from_its_boot() -> None:
    clock = SystemClock()
    before = clock.uptime()
    assert clock.boot == SystemClock().boot == Path("/proc/sys/kernel/random/boot_id").read_text().strip()
    assert 0 < before <= clock.uptime()
    assert abs(clock.uptime() - float(Path("/proc/uptime").read_text().split()[0])) < 60
