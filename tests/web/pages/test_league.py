"""The page of a league and its console, of a real league to which a venue has reported."""

import sys
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from postparade.hub.ledger.applying import Member
from postparade.hub.ledger.ledger import Ledger
from postparade.hub.ledger.people import LeaguePeople
from postparade.hub.link.sealing import key_of, new_token, sealed
from postparade.hub.messages import Body, Entries, Known, Result
from tests.process.clients import REPOSITORY, ProgramProcess
from tests.web.evening import WIDER_THAN_THE_PAGE

pytestmark = pytest.mark.slow(20)
PHONE: ViewportSize = {"width": 360, "height": 740}
MIRRORED = '"><img src=x onerror=document.title=1>'


def reported(folder: Path) -> None:
    """The ledger of a league: one venue, one race, of which two guests show their names."""
    folder.mkdir()
    ledger = Ledger.open(folder, LeaguePeople)
    member = ledger.add("The Feathers", key_of(token := new_token()))
    assert isinstance(member, Member)
    gains, names = {1: 8, 2: -3, 3: 1}, {1: "1-AAAAAA", 2: "1-BBBBBB", 3: "1-CCCCCC"}
    result = Result(1, 1, 1, "quarter-horse", (7,), gains, gains, names, 50.0, table="Bar", meeting="Friday")
    named = {"1-AAAAAA": "Ann", "1-BBBBBB": MIRRORED}
    body = Body(0.0, "results", None, msgspec.Raw(b"[]"), results=(result,), named=named)
    one = sealed(key_of(token), member.number, 1, "", "a" * 64, msgspec.json.encode(body).decode())
    assert ledger.apply(member.number, Entries(Known(0, ""), (one,), 1)).applied == 1
    ledger.close()


def league_at(folder: Path) -> ProgramProcess:
    command = [sys.executable, "-m", "postparade", "league", "--data", str(folder), "--name", "Northern League"]
    environment = {"PATH": "/usr/bin:/bin", "PYTHONPATH": str(REPOSITORY / "controller"), "PYTHONUNBUFFERED": "1"}
    return ProgramProcess([*command, "--host", "127.0.0.1", "--port", "0"], environment, folder.parent)


def opened(chrome: Browser, address: str, complaints: list[str], language: str) -> Page:
    page = chrome.new_context(viewport=PHONE, locale=language).new_page()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(address)
    return page


def test_a_season_is_shown_begun_and_a_name_deleted(chrome: Browser, tmp_path: Path) -> None:
    reported(tmp_path / "league")
    complaints: list[str] = []
    with league_at(tmp_path / "league") as league:
        base = league.said(r"The league is open: (\S+)/")
        page = opened(chrome, base, complaints, "en-GB")
        expect(page.locator("#name")).to_have_text("Northern League")
        rows = page.locator("#rows")
        expect(rows.locator("tbody").first.locator("tr")).to_have_count(3)
        expect(rows.locator("tbody tr").first).to_contain_text("Ann")
        expect(rows).to_contain_text(MIRRORED)
        expect(rows).to_contain_text("The Feathers")
        assert page.evaluate(WIDER_THAN_THE_PAGE) == []
        console = opened(chrome, f"{base}/console/", complaints, "de-DE")
        console.locator("#pin").fill(league.pin)
        console.get_by_role("button", name="Anmelden").click()
        expect(console.locator("#link")).to_contain_text("postparade hub --league")
        console.locator("#person").fill("ann")
        console.locator("#forget button").click()
        expect(console.locator("#forgotten")).not_to_be_empty()
        console.locator("#season #title").fill("Winter")
        console.locator("#season button").click()
        expect(console.locator("#told")).not_to_be_empty()
        assert console.evaluate(WIDER_THAN_THE_PAGE) == []
        page.reload()
        expect(page.locator("#season option")).to_have_count(2)
        page.locator("#season").select_option(index=0)
        expect(page.locator("#rows")).to_contain_text(MIRRORED)
        expect(page.locator("#rows")).not_to_contain_text("Ann")
        for each in (page, console):
            each.context.close()
    assert complaints == []
