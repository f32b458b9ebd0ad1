"""Who sends half a request, too much, or too often, costs the others nothing."""

import asyncio
import contextlib
import errno
import logging
import socket
from pathlib import Path
from typing import Self

import pytest

from postparade.core.clock import HandClock
from postparade.web.api.qr import as_svg
from postparade.web.http.listener import BREATHER
from postparade.web.http.network_budget import (
    CONNECTIONS,
    CONNECTIONS_AN_ADDRESS,
    PAGES_AT_ONCE,
    REQUESTS_AT_ONCE,
    SECONDS,
    Line,
    NetworkBudget,
    address_of,
)
from tests.web.server_fixture import ServerFixture, serving

HALF_BODY = b"POST /join HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nOrigin: http://127.0.0.1:%d\r\nContent-Length: 900\r\n\r\n{"
HALF_HEAD = b"GET / HTTP/1.1\r\nHost: 127."


class Stranger:
    """Raw connections from one address."""

    def __init__(self, fixture: ServerFixture, address: str) -> None:
        self._fixture = fixture
        self._address = address
        self.sockets: list[socket.socket] = []

    async def send(self, data: bytes) -> socket.socket:
        """``data`` on a connection of its own."""
        loop, port = asyncio.get_running_loop(), self._fixture.server.port
        raw = socket.socket()
        raw.setblocking(False)
        raw.bind((self._address, 0))
        await loop.sock_connect(raw, ("127.0.0.1", port))
        self.sockets.append(raw)
        with contextlib.suppress(ConnectionError):
            await loop.sock_sendall(raw, data.replace(b"%d", str(port).encode()))
        return raw

    async def ended(self, raw: socket.socket) -> bool:
        """Whether the server has ended the connection; what it answered before is thrown away."""
        loop = asyncio.get_running_loop()
        with contextlib.suppress(ConnectionError):
            try:
                while await asyncio.wait_for(loop.sock_recv(raw, 65536), 0.2):
                    pass
            except TimeoutError:
                return False
        return True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for raw in self.sockets:
            raw.close()


@pytest.mark.parametrize("half", [HALF_BODY, HALF_HEAD, b""])
async def test_an_incomplete_request_has_seconds_to_become_complete(tmp_path: Path, half: bytes) -> None:
    async with serving(tmp_path) as fixture:
        with Stranger(fixture, "127.0.0.2") as stranger:
            raw = await stranger.send(half)
            assert not await stranger.ended(raw)
            await fixture.clock.advance(max(SECONDS["idle"], SECONDS["sending"]) + 2)
            assert await stranger.ended(raw)


@pytest.mark.parametrize("half", [HALF_BODY, HALF_HEAD, b""])
async def test_a_thousand_incomplete_requests_leave_room_for_others(
    tmp_path: Path, half: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as fixture:
        with Stranger(fixture, "127.0.0.2") as stranger, caplog.at_level(logging.WARNING):
            for _ in range(200):
                await stranger.send(half)
            assert fixture.server.connections <= CONNECTIONS_AN_ADDRESS
            # Also for somebody behind the same router.
            for address in ("127.0.0.2", "127.0.0.3", "127.0.0.1"):
                assert (await fixture.client(address).sign_in())[0] == 200
                assert (await (await fixture.client(address).open("/ws")).hear())["t"] == "snap"
        assert not caplog.records


async def test_running_out_of_files_is_one_line_of_the_log_and_passes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried = 0

    def none_left(_: socket.socket) -> None:
        nonlocal tried
        tried += 1
        raise OSError(errno.EMFILE, "Too many open files")

    async with serving(tmp_path) as fixture:
        with Stranger(fixture, "127.0.0.2") as stranger:
            with monkeypatch.context() as patch:
                patch.setattr(socket.socket, "accept", none_left)
                await stranger.send(HALF_BODY)
                for _ in range(200):
                    await asyncio.sleep(0)
            assert 1 <= tried <= 2
            assert 1 <= caplog.text.count("no further connections are accepted for a moment") <= 2
            await fixture.clock.advance(BREATHER + 0.1)
            assert (await fixture.client().get("/health")).status == 200


async def test_a_body_that_trickles_is_cut_off(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        with Stranger(fixture, "127.0.0.2") as stranger:
            raw = await stranger.send(HALF_BODY)
            for _ in range(int(SECONDS["sending"]) + 2):
                await fixture.clock.advance(1)
                with contextlib.suppress(ConnectionError):
                    await asyncio.get_running_loop().sock_sendall(raw, b" ")
            assert await stranger.ended(raw)


async def test_ping_frames_are_counted(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        page = await fixture.client().open("/ws")
        await page.hear()
        await page.socket.ping(b"once")
        await page.ask(t="ping")
        with contextlib.suppress(ConnectionError):
            for _ in range(100):
                await page.socket.ping()
        assert await page.closed_with() is None
        assert page.socket.close_code == 1006, "cut off, not politely closed"


async def test_a_flood_of_text_is_cut_off_before_it_is_read(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        page = await fixture.client().open("/ws")
        with contextlib.suppress(ConnectionError):
            for _ in range(40):
                await page.socket.send_str(" " * 2000)
        assert await page.closed_with() is None
        assert page.socket.close_code == 1006


async def test_pictures_from_a_page_are_cut_off(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        page = await fixture.client().open("/ws")
        await page.socket.send_bytes(b"\x00" * 100)
        assert await page.closed_with() is None
        assert page.socket.close_code == 1006


async def test_the_code_on_the_board_is_drawn_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        client = fixture.client()
        first = await (await client.get("/qr.svg")).text()
        drawn = as_svg.cache_info().misses
        assert all([await (await client.get("/qr.svg")).text() == first for _ in range(20)])
        assert as_svg.cache_info().misses == drawn


async def test_an_address_that_asks_too_much_is_slowed_down_and_the_others_are_not(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        greedy, guest = fixture.client("127.0.0.2"), fixture.client("127.0.0.3")
        statuses = [(await greedy.get("/health")).status for _ in range(int(REQUESTS_AT_ONCE) + 5)]
        assert statuses.count(429) == 5
        assert (await guest.get("/health")).status == 200
        await fixture.clock.advance(1)
        assert (await greedy.get("/health")).status == 200


async def test_boards_that_come_and_go_are_admitted_only_so_often(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        stranger, guest = fixture.client("127.0.0.2"), fixture.client("127.0.0.3")
        for _ in range(int(PAGES_AT_ONCE)):
            page = await stranger.open("/ws")
            page.socket._response.close()
        assert await stranger.status_of_upgrade("/ws", Origin=stranger.base) == 429
        assert (await (await guest.open("/ws")).hear())["t"] == "snap"
        await stranger.sign_in()
        assert (await (await stranger.open("/host/ws")).hear())["t"] == "snap", "the host comes in all the same"
        await fixture.clock.advance(1)
        assert (await (await stranger.open("/ws")).hear())["t"] == "snap"


class _Wire(asyncio.Transport):
    cut = False

    def abort(self) -> None:
        self.cut = True


def line(budget: NetworkBudget, clock: HandClock, address: str) -> tuple[Line, _Wire]:
    """Another connection of ``address``."""
    wire = _Wire()
    made = Line(address, wire, clock)
    budget.opened(made)
    return made, wire


def test_a_full_table_makes_room_at_the_cost_of_the_greediest() -> None:
    clock = HandClock()
    budget = NetworkBudget(clock)
    lines = []
    for number in range(CONNECTIONS):
        address = f"10.0.0.{number % 100}" if number < CONNECTIONS - 100 else "10.0.1.1"
        assert budget.may_open(address)
        lines.append(line(budget, clock, address))
    lines[-100][0].enter("answering")
    assert budget.may_open("10.0.2.2")
    assert [at for at, (_, wire) in enumerate(lines) if wire.cut] == [CONNECTIONS - 99], "the oldest that waits"


def test_pages_and_answers_are_never_ended_for_a_newcomer() -> None:
    clock = HandClock()
    budget = NetworkBudget(clock)
    for number in range(CONNECTIONS):
        budget.may_open(f"10.0.0.{number % 100}")
        line(budget, clock, f"10.0.0.{number % 100}")[0].enter("page" if number % 2 else "answering")
    assert not budget.may_open("10.0.2.2")
    assert budget.may_open("127.0.0.1"), "the device itself always comes in"


def test_connections_of_a_trusted_proxy_count_for_many_people() -> None:
    clock = HandClock()
    budget = NetworkBudget(clock, {"10.0.0.2"}.__contains__)
    proxied = []
    for _ in range(CONNECTIONS - 10):
        assert budget.may_open("10.0.0.2")
        proxied.append(line(budget, clock, "10.0.0.2"))
    proxied[0][0].enter("answering")
    for number in range(10):
        assert budget.may_open(f"10.0.1.{number}")
        line(budget, clock, f"10.0.1.{number}")
    assert budget.may_open("10.0.2.2"), "room is made among the others"
    assert not any(wire.cut for _, wire in proxied)
    first, second = proxied[0][0], proxied[1][0]
    budget.speaks_for(first, "192.168.1.1")
    budget.speaks_for(second, "192.168.1.2")
    assert first.pages is not None
    while first.pages.take():
        pass
    assert second.pages is not None
    assert second.pages.take(), "who opens too many boards uses up nobody else's"


def test_quiet_addresses_are_forgotten() -> None:
    clock = HandClock()
    budget = NetworkBudget(clock)
    for number in range(500):
        budget.may_open(f"10.0.{number // 250}.{number % 250}")
    budget.sweep()
    assert budget.addresses == 500
    clock._now += 60
    budget.sweep()
    assert budget.addresses == 0


@pytest.mark.parametrize(
    ("peer", "counted"),
    [
        ("192.168.1.7", "192.168.1.7"),
        ("::ffff:192.168.1.7", "192.168.1.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::1"),
        ("", ""),
    ],
)
def test_addresses_that_one_host_may_use_count_as_one(peer: str, counted: str) -> None:
    assert address_of(peer) == counted
