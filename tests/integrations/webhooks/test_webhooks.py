"""Webhooks against a real HTTP server that fails, hangs, refuses, and checks every signature."""

import asyncio
import base64
import hashlib
import hmac
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiohttp import web

from postparade.core.faults import DeviceFault
from postparade.games.dice_race.rules.actions import Deal
from postparade.integrations.settings import OCCASIONS, Occasion, WebhookSettings
from postparade.integrations.webhooks.delivery import key_of
from postparade.integrations.webhooks.webhooks import FILE, PAUSES, WAITING, Webhooks, _read
from postparade.table.messages import CloseEvening
from postparade.table.presentation.public_journal import PublicJournal
from postparade.table.presentation.scene_clock import SceneClock
from postparade.table.presentation.status_board import StatusBoard
from tests.table.players import Company, company

SECRET = "a secret of two lines"
PATIENCE = 20.0


class Receiver:
    """Somebody's server: answers with the ``statuses`` one after the other, then with 204."""

    def __init__(self) -> None:
        self.statuses: list[int] = []
        self.calls: list[tuple[dict[str, str], bytes]] = []
        self.url = ""

    async def take(self, request: web.Request) -> web.Response:
        self.calls.append((dict(request.headers), await request.read()))
        status = self.statuses.pop(0) if self.statuses else 204
        return web.Response(status=status, headers={"Location": self.url} if status == 302 else {})

    @property
    def occasions(self) -> list[str]:
        return [json.loads(body)["occasion"] for _, body in self.calls]


def signature_of(headers: dict[str, str], body: bytes, key: bytes) -> str:
    """What https://www.standardwebhooks.com says that a receiver computes."""
    signed = b".".join((headers["webhook-id"].encode(), headers["webhook-timestamp"].encode(), body))
    return "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    receiver = Receiver()
    app = web.Application()
    app.router.add_post("/hook", receiver.take)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    assert runner.addresses
    receiver.url = f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
    try:
        yield receiver
    finally:
        await runner.cleanup()


class Caller:
    """A table that calls."""

    def __init__(self, guests: Company, folder: Path, url: str, occasions: tuple[Occasion, ...] = OCCASIONS) -> None:
        self.guests = guests
        self.board = StatusBoard()
        self.scenes = SceneClock(guests.table.watch, self.board, guests.clock)
        self.journal = PublicJournal(guests.table, self.board)
        self.faults: list[DeviceFault | None] = []
        settings = (WebhookSettings(url=url, secret=SECRET, occasions=occasions),)
        self.webhooks = Webhooks(
            settings, self.journal, guests.clock, folder, lambda _, fault: self.faults.append(fault)
        )

    async def until(self, holds: Callable[[], bool], step: float = 0.1) -> None:
        """Let the table's clock go on until it is so."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await self.guests.clock.advance(step)
                await self.guests.table.ping()
                await asyncio.sleep(0.005)


@asynccontextmanager
async def calling(guests: Company, folder: Path, url: str, *occasions: Occasion) -> AsyncIterator[Caller]:
    caller = Caller(guests, folder, url, occasions or OCCASIONS)
    running = asyncio.create_task(caller.webhooks.run())
    try:
        yield caller
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        caller.scenes.close()
        caller.journal.close()


async def race(guests: Company) -> None:
    """A whole race that horse 12 wins."""
    await guests.do(Deal())
    await guests.roll(2, 3, 4, 5, 12, 12, 12)


async def test_an_evening_is_told_signed_and_in_order(tmp_path: Path) -> None:
    async with (
        receiving() as receiver,
        company(tmp_path, ("Ann", "Bob"), "quarter-horse") as guests,
        calling(guests, tmp_path, receiver.url) as caller,
    ):
        await race(guests)
        await caller.until(lambda: "race_finished" in receiver.occasions)
        await guests.do(CloseEvening())
        await caller.until(lambda: "evening_ended" in receiver.occasions)
        assert receiver.occasions == ["race_started", "race_finished", "evening_ended"]
        for headers, body in receiver.calls:
            assert headers["webhook-signature"] == signature_of(headers, body, SECRET.encode())
            assert headers["webhook-signature"] != signature_of(headers, body + b" ", SECRET.encode())
        finished = json.loads(receiver.calls[1][1])
        assert (finished["game"], finished["race"]) == ("quarter-horse", 1)
        assert [winner["lane"] for winner in finished["winners"]] == [12]
        assert caller.faults[-1] is None


async def test_a_server_that_fails_is_called_again_with_the_same_id(tmp_path: Path) -> None:
    async with (
        receiving() as receiver,
        company(tmp_path, ("Ann", "Bob"), "quarter-horse") as guests,
        calling(guests, tmp_path, receiver.url, "race_finished") as caller,
    ):
        receiver.statuses = [500, 429]
        await race(guests)
        await caller.until(lambda: len(receiver.calls) == 3, step=1.0)
        await caller.until(lambda: caller.webhooks.queued == 0)
        assert len({headers["webhook-id"] for headers, _ in receiver.calls}) == 1
        assert [fault and fault.code for fault in caller.faults] == ["webhook_away", "webhook_away", None]


@pytest.mark.parametrize("status", [302, 400, 404, 410])
async def test_a_server_that_refuses_is_not_asked_again_nor_followed(tmp_path: Path, status: int) -> None:
    async with (
        receiving() as receiver,
        company(tmp_path, ("Ann", "Bob"), "quarter-horse") as guests,
        calling(guests, tmp_path, receiver.url, "race_finished") as caller,
    ):
        receiver.statuses = [status]
        await race(guests)
        await caller.until(lambda: bool(caller.faults) and caller.webhooks.queued == 0)
        assert (len(receiver.calls), caller.faults[0] and caller.faults[0].code) == (1, "webhook_refused")


async def test_what_has_not_arrived_is_sent_after_a_restart(tmp_path: Path) -> None:
    async with receiving() as receiver:
        async with company(tmp_path, ("Ann", "Bob"), "quarter-horse") as guests:
            async with calling(guests, tmp_path, "http://127.0.0.1:9/hook", "race_finished") as caller:
                await race(guests)
                await caller.until(lambda: any(fault is not None for fault in caller.faults))
                await caller.until(
                    lambda: (tmp_path / FILE).exists() and b"race_finished" in (tmp_path / FILE).read_bytes()
                )
            async with calling(guests, tmp_path, receiver.url, "race_finished") as caller:
                await caller.until(lambda: caller.webhooks.queued == 0)
                assert receiver.occasions == ["race_finished"]
            # And only once: the file says that it has arrived.
            async with calling(guests, tmp_path, receiver.url, "race_finished") as caller:
                await caller.until(lambda: caller.webhooks.queued == 0)
        assert receiver.occasions == ["race_finished"]
    assert (tmp_path / FILE).stat().st_mode & 0o077 == 0


async def test_what_happened_before_a_power_cut_is_found_by_how_the_table_stands(tmp_path: Path) -> None:
    async with receiving() as receiver, company(tmp_path, ("Ann", "Bob"), "quarter-horse") as guests:
        async with calling(guests, tmp_path, receiver.url) as caller:
            await guests.do(Deal())
            await guests.roll(2, 3, 4, 5, 12)
            await caller.until(lambda: receiver.occasions == ["race_started"])
            await caller.until(lambda: b'"running":true' in (tmp_path / FILE).read_bytes())
        await guests.roll(12, 12)
        await guests.clock.advance(60)
        async with calling(guests, tmp_path, receiver.url) as caller:
            await caller.until(lambda: len(receiver.calls) == 2)
        assert receiver.occasions == ["race_started", "race_finished"]


async def test_a_server_that_stays_away_costs_no_more_than_a_queue_and_is_given_up(tmp_path: Path) -> None:
    async with (
        company(tmp_path, ("Ann", "Bob"), "quarter-horse") as guests,
        calling(guests, tmp_path, "http://127.0.0.1:9/hook", "race_started") as caller,
    ):
        await guests.do(Deal())
        await guests.roll(2, 3, 4, 5, 12)
        await guests.clock.advance(5)
        for _ in range(WAITING + 5):
            # As if the race began again and again.
            caller.webhooks._stage = msgspec.structs.replace(caller.webhooks._stage, running=False)
            caller.webhooks._look(0.0)
        assert caller.webhooks.queued == WAITING
        await caller.until(
            lambda: any(fault is not None and fault.code == "webhook_refused" for fault in caller.faults),
            step=max(PAUSES),
        )
        away = next(fault for fault in caller.faults if fault is not None)
        assert (away.code, away.details["host"]) == ("webhook_away", "127.0.0.1")


def test_a_file_that_is_damaged_is_begun_anew(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b'{"stage": 5}')
    assert _read(tmp_path / FILE) is None


@pytest.mark.parametrize(("secret", "key"), [
    ("sixteen-letters-", b"sixteen-letters-"),
    ("whsec_" + base64.b64encode(b"0123456789abcdef").decode(), b"0123456789abcdef"),
    ("whsec_this is no base64", b"whsec_this is no base64"),
])  # fmt: skip
def test_secrets_are_taken_as_the_standard_has_them(secret: str, key: bytes) -> None:
    assert key_of(secret) == key


@pytest.mark.parametrize("wrong", [
    {"url": "ftp://example.net"},
    {"url": "example.net"},
    {"secret": "short"},
    {"occasions": ["never"]},
])  # fmt: skip
def test_what_cannot_be_called_is_no_webhook(wrong: dict[str, Any]) -> None:
    given = {"url": "https://example.net/hook", "secret": "0123456789abcdef", **wrong}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(given, WebhookSettings)
