"""Who opens an address that is refused sees a page about it; scripts get JSON."""

import html
import json
import re
from pathlib import Path

import pytest

from postparade.core.faults import PictureFault, refuse
from postparade.web.http.error_response import ErrorResponse
from tests.web.server_fixture import serving

BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/nothing", 404, "page_missing"),
        ("/simulator/", 404, "not_simulated"),
        ("/host/evening.html", 401, "signed_out"),
    ],
)
async def test_a_browser_gets_a_page_and_a_script_json(tmp_path: Path, path: str, status: int, code: str) -> None:
    async with serving(tmp_path) as fixture:
        page = await fixture.client().get(path, Accept=BROWSER)
        plain = await fixture.client().get(path, Accept="*/*")
        assert (page.status, page.content_type, page.headers["Vary"]) == (status, "text/html", "Accept")
        assert (plain.status, plain.content_type) == (status, "application/json")
        assert (await plain.json())["code"] == code
        told = re.search('data-told="(.*?)"', await page.text())
        assert told is not None
        assert json.loads(html.unescape(told[1])) == await plain.json()


async def test_text_that_a_stranger_put_into_the_address_stays_text(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        page = await fixture.client().get("/", Accept=BROWSER, Host="<b>evil</b>")
        assert page.status == 421
        assert "<b>" not in await page.text()
        assert "This table does not answer to the name &#x27;&lt;b&gt;evil&lt;/b&gt;&#x27;." in await page.text()


async def test_a_post_from_a_page_is_always_answered_in_json(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        status, body = await fixture.client().post("/host/odds", {"on": True}, Accept=BROWSER)
        assert (status, body["code"]) == (401, "signed_out")


def test_a_temporary_refusal_says_when_to_come_back() -> None:
    assert ErrorResponse(refuse("try_later", seconds=30), 429).headers["Retry-After"] == "30"
    assert (
        "Retry-After" not in ErrorResponse(PictureFault("picture_missing", path="a.png", why="it is gone"), 422).headers
    )


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("/host", "/host/"),
        ("/join/", "/join"),
        ("/board", "/"),
        ("/board/", "/"),
        ("/seat/12", "/seat/12/"),
        ("/host/track/", "/host/lights"),
    ],
)
async def test_a_nearly_right_address_leads_to_the_page(tmp_path: Path, typed: str, meant: str) -> None:
    async with serving(tmp_path) as fixture:
        answer = await fixture.client().get(typed, Accept=BROWSER)
        assert (answer.status, answer.headers["Location"]) == (302, meant)
