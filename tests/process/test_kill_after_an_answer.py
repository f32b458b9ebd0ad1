"""The real process is killed the moment that it has answered: who was told that something is theirs still has it."""

import secrets
from pathlib import Path

import pytest

from tests.process.clients import TableProcess, Visitor, same_browser

pytestmark = pytest.mark.slow(12)
OPTIONS = ("--hardware", "none", "--dice", "manual")


async def test_a_joined_guest_and_a_signed_in_host_are_known_after_a_kill(tmp_path: Path) -> None:
    browsers: list[Visitor] = []
    for number in range(1, 5):
        with TableProcess(tmp_path, *OPTIONS) as table:
            code, pin = table.join_code, table.pin
            phone, host = Visitor(table.base), Visitor(table.base)
            form = {"t": "join", "code": code, "name": f"Guest {number}", "id": secrets.token_hex(8)}
            async with host.session.post(f"{table.base}/host/login", json={"pin": pin}) as answer:
                assert answer.status == 200
            async with phone.session.post(f"{table.base}/join", json=form) as answer:
                assert answer.status == 200
                table.kill()
                assert (await answer.json())["seat"] == number
            browsers.append(phone)
        with TableProcess(tmp_path, *OPTIONS) as table:
            back = [await same_browser(one, f"/seat/{seat}/ws", table.base) for seat, one in enumerate(browsers, 1)]
            assert [page.state["you"]["seat"] for page in back] == list(range(1, number + 1))
            console = await same_browser(host, "/host/ws", table.base)
            assert console.state["you"]["page"] == "host"
            for page in (*back, console, host):
                await page.close()
    for browser in browsers:
        await browser.close()
