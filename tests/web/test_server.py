"""Starting and stopping, addresses, QR codes and settings."""

import asyncio
import re
from pathlib import Path

import msgspec
import pytest

from postparade.core.clock import HandClock
from postparade.core.faults import ConfigurationFault, JournalFault
from postparade.table.presentation.status_board import StatusBoard
from postparade.table.race_seed import system_chance
from postparade.table.table import Table
from postparade.web.api.qr import Addresses, as_svg
from postparade.web.ports import Ports
from postparade.web.server import WebServer
from postparade.web.settings import WebSettings
from tests.web.server_fixture import serving


def start_beside(data: Path, settings: WebSettings) -> ConfigurationFault:
    """The fault with which a server with these settings does not start."""

    async def run() -> ConfigurationFault:
        table = await Table.open(data, HandClock(), system_chance)
        server = WebServer(settings, table, StatusBoard(), HandClock(), Ports(data))
        with pytest.raises(ConfigurationFault) as found:
            await server.start()
        await server.close()
        await table.close()
        return found.value

    return asyncio.run(run())


async def test_busy_port_is_named(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        other = tmp_path / "other"
        other.mkdir()
        port = fixture.server.port
        settings = WebSettings(port=port, host="127.0.0.1")
        fault = await asyncio.to_thread(start_beside, other, settings)
        assert fault.code == "port_busy"
        assert str(port) in fault.sentence


def test_address_of_another_machine_is_named(tmp_path: Path) -> None:
    assert start_beside(tmp_path, WebSettings(port=0, host="192.0.2.77")).code == "address_missing"


async def test_server_that_was_stopped_can_start_on_the_same_port_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        port = fixture.server.port
        page = await fixture.client().open("/ws")
        await page.hear()
    async with serving(tmp_path, port=port) as fixture:
        assert fixture.server.port == port


@pytest.mark.parametrize("listening_on", ["0.0.0.0", "::", ""])
def test_phones_are_never_sent_to_the_address_that_means_all(listening_on: str) -> None:
    base = Addresses(listening_on, None, 8080).base
    assert re.fullmatch(r"http://[\d.]+:8080", base)
    assert "0.0.0.0" not in base


@pytest.mark.parametrize(
    ("public", "port", "base"),
    [
        (None, 8080, "http://127.0.0.1:8080"),
        (None, 80, "http://127.0.0.1"),
        ("postparade.local", 8080, "http://postparade.local:8080"),
        ("10.42.0.1:80", 8080, "http://10.42.0.1:80"),
    ],
)
def test_public_address(public: str | None, port: int, base: str) -> None:
    addresses = Addresses("127.0.0.1", public, port)
    assert addresses.base == base
    assert addresses.join("CODE") == f"{base}/join#CODE"
    assert addresses.reseat("CODE") == f"{base}/join#seat-CODE"


def test_qr_code_is_a_picture_that_scales() -> None:
    picture = as_svg("http://192.168.1.20:8080/join#ABCDEFGH")
    assert picture.startswith('<svg xmlns="http://www.w3.org/2000/svg"')
    assert "viewBox" in picture
    assert "width" not in picture.partition(">")[0]


async def test_qr_code_is_served(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        answer = await fixture.client().get("/qr.svg")
        assert answer.content_type == "image/svg+xml"
        assert await answer.text() == as_svg(fixture.server.join_url)


@pytest.mark.parametrize(
    "wrong", [{"port": -1}, {"port": 70000}, {"pin": "12345"}, {"pin": "abcdef"}, {"host_hours": 0}, {"prot": 1}]
)
def test_wrong_settings_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wrong, WebSettings)


def test_a_wrong_pin_is_explained_without_a_regular_expression() -> None:
    with pytest.raises(msgspec.ValidationError, match="pin needs six digits in quotes") as found:
        msgspec.convert({"pin": "12a456"}, WebSettings)
    assert "regex" not in str(found.value)


async def test_health_is_503_with_the_reason_while_nothing_can_be_written(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        assert (await fixture.client().get("/health")).status == 200
        fixture.table.fault = JournalFault("journal_unwritable", path="journal.sqlite", why="the disk is full")
        answer = await fixture.client().get("/health")
        told = await answer.json()
        assert (answer.status, told["ready"], told["code"]) == (503, False, "journal_unwritable")
        assert "journal.sqlite" not in await answer.text()
