"""Stage, standings and console of a race night, of a real hub that a real table's results have reached."""

import json
import urllib.request
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from postparade.hub.common_races import KEPT
from postparade.hub.contest.common_race import CommonRace
from postparade.hub.ledger.applying import Member
from postparade.hub.ledger.ledger import Ledger
from postparade.hub.link.sealing import key_of, new_token, sealed
from postparade.hub.messages import Body, Entries, Known, Result
from tests.hub.processes import HubProcess
from tests.web.evening import KIOSK, LAPTOP, SMALL_PHONE, WIDER_THAN_THE_PAGE, resize
from tests.web.pages.seat.test_seats_told_apart import CUT

pytestmark = pytest.mark.slow(20)
LETTERS_BESIDE = """Math.min(...[...document.querySelectorAll("#side td")].map(
  (cell) => parseFloat(getComputedStyle(cell).fontSize)))"""
"""Script: pixels of the smallest letters of the standings beside the tables."""
MIRRORED = '"><img src=x onerror=document.title=1>'


def with_results(folder: Path) -> None:
    """A ledger with a table that has run a race, and one whose journal has parted."""
    folder.mkdir()
    ledger = Ledger.open(folder)
    for name in ("Bar", "Hall"):
        token = new_token()
        member = ledger.add(name, key_of(token))
        assert isinstance(member, Member)
        gains = {1: 8, 2: -3}
        names = {1: "Ann", 2: MIRRORED}
        result = Result(1, 1, 1, "quarter-horse", (7,), gains, gains, names, 50.0)
        body = msgspec.json.encode(Body(0.0, "play", None, msgspec.Raw(b"[]"), names, (result,))).decode()
        one = sealed(key_of(token), member.number, 1, "", "a" * 64, body)
        assert ledger.apply(member.number, Entries(Known(0, ""), (one,), 1)).applied == 1
    ledger.part(2, Known(0, ""))
    ledger.close()


def with_race(folder: Path, tables: int, called: str = "Table {}", racing: bool = True) -> None:
    """A ledger with a common race in its second round, in which half of the tables have rolled; without it, its tables
    alone."""
    folder.mkdir()
    ledger = Ledger.open(folder)
    for number in range(1, tables + 1):
        token = new_token()
        member = ledger.add(called.format(number), key_of(token))
        assert isinstance(member, Member)
        for entry in (1, 2) if number % 2 else (1,):
            body = Body(0.0, "play", None, msgspec.Raw(b"[]"), rolls={entry: 2 + (number + entry) % 11})
            text = msgspec.json.encode(body).decode()
            before, seal = ("" if entry == 1 else "1" * 64), str(entry) * 64
            one = sealed(key_of(token), number, entry, before, seal, text)
            assert ledger.apply(number, Entries(Known(entry - 1, before), (one,), entry)).applied == 1
    riders: dict[int, dict[int, str]] = {number: {} for number in range(1, tables + 1)}
    race = CommonRace(1, 30, 60.0, riders, dict.fromkeys(riders, (1, 0)), (dict.fromkeys(riders, (1, 1)),))
    if racing:
        ledger.keep(KEPT, msgspec.json.encode((race,)).decode())
    ledger.close()


def opened(chrome: Browser, address: str, complaints: list[str], language: str = "en-GB") -> Page:
    page = chrome.new_context(viewport=KIOSK, locale=language).new_page()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(address)
    return page


def test_the_organiser_leads_a_night_and_everybody_sees_it(chrome: Browser, tmp_path: Path) -> None:
    with_results(tmp_path / "hub")
    complaints: list[str] = []
    with HubProcess(tmp_path / "hub", "--name", "Friday at the Feathers") as hub:
        base = f"http://127.0.0.1:{hub.port}"
        stage = opened(chrome, base, complaints)
        expect(stage.locator("#name")).to_have_text("Friday at the Feathers")
        expect(stage.locator(".card h2")).to_have_text(["Bar", "Hall"])
        expect(stage.locator("#side tbody tr").first).to_contain_text("Ann")
        expect(stage.locator("#side")).to_contain_text(MIRRORED)
        assert stage.evaluate(WIDER_THAN_THE_PAGE) == []
        assert stage.evaluate(LETTERS_BESIDE) >= 24  # Read from across a hall.
        for size in (KIOSK, LAPTOP):
            resize(stage, size)
            assert stage.locator("#side").evaluate("(side) => side.scrollHeight <= side.clientHeight")
        resize(stage, KIOSK)
        console = opened(chrome, f"{base}/console/", complaints, "de-DE")
        console.get_by_label("PIN der Organisation").fill("000000")
        console.get_by_role("button", name="Anmelden").click()
        expect(console.locator("#wrong")).to_contain_text("nicht die PIN")
        console.get_by_label("PIN der Organisation").fill(hub.pin)
        console.get_by_role("button", name="Anmelden").click()
        expect(console.locator("#link")).to_contain_text("postparade run --join")
        expect(console.locator(".health li")).to_have_count(2)
        expect(console.get_by_text("Journal nehmen, wie es jetzt ist")).to_be_visible()
        console.locator("#text").fill("Finale um neun")
        console.get_by_role("button", name="Ansagen").click()
        expect(stage.locator("#announcement")).to_have_text("Finale um neun")
        console.locator("#title").fill("Pokal")
        console.locator("#races").fill("3")
        console.locator("#advance").fill("2")
        console.get_by_role("button", name="Wettbewerb beginnen").click()
        expect(stage.locator("#contest")).to_contain_text("Pokal")
        expect(stage.locator("#side")).to_contain_text("No race has finished yet.")
        console.get_by_role("button", name="Finale auslosen").click()
        expect(console.locator("#error")).to_contain_text("Noch kann niemand ein Finale erreichen")
        console.get_by_role("button", name="Abmelden").click()
        expect(console.locator("#door")).to_be_visible()
        console.reload()
        expect(console.locator("#door")).to_be_visible()
        with urllib.request.urlopen(f"{base}/api/hub/broker") as answer:
            assert json.load(answer) == {"port": None}
        for page in (stage, console):
            page.context.close()
    assert complaints == []


def test_a_common_race_takes_the_place_of_the_tables_and_the_organiser_closes_its_rounds(
    chrome: Browser, tmp_path: Path
) -> None:
    with_race(tmp_path / "hub", 20)
    complaints: list[str] = []
    with HubProcess(tmp_path / "hub") as hub:
        base = f"http://127.0.0.1:{hub.port}"
        stage = opened(chrome, base, complaints)
        expect(stage.locator("#race h2")).to_have_text("Common race over 30 lengths · round 2")
        expect(stage.locator("#race header p")).to_contain_text("10 of 20 have rolled")
        expect(stage.locator(".racelane")).to_have_count(20)
        expect(stage.locator(".racelane pp-horse svg")).to_have_count(20)
        expect(stage.locator("#tables")).to_be_hidden()
        assert stage.evaluate(WIDER_THAN_THE_PAGE) == []
        named = stage.locator(".racename > span").all_inner_texts()
        assert not any("…" in name for name in named)
        resize(stage, SMALL_PHONE)
        assert stage.locator(".racename > span").all_inner_texts() == named
        assert stage.evaluate(CUT, ".racename, .racename > span") == []
        assert stage.evaluate(WIDER_THAN_THE_PAGE) == []
        resize(stage, KIOSK)
        console = opened(chrome, f"{base}/console/", complaints)
        console.get_by_label("Organiser's PIN").fill(hub.pin)
        console.get_by_role("button", name="Sign in").click()
        expect(console.get_by_role("button", name="Start the common race")).to_be_hidden()
        console.get_by_role("button", name="Close the round now").click()
        expect(stage.locator("#race h2")).to_contain_text("round 3")
        expect(stage.locator(".racelane").nth(1).locator(".racenote")).to_have_text("away")
        for page in (stage, console):
            page.context.close()
    assert complaints == []


@pytest.mark.parametrize(("racing", "names"), [(True, ".racename > span"), (False, ".card h2")])
def test_tables_whose_names_begin_alike_are_told_apart_on_the_stage(
    chrome: Browser, tmp_path: Path, racing: bool, names: str
) -> None:
    with_race(tmp_path / "hub", 20, "The Feathers, upper room, table {}", racing)
    complaints: list[str] = []
    with HubProcess(tmp_path / "hub") as hub:
        stage = opened(chrome, f"http://127.0.0.1:{hub.port}", complaints)
        expect(stage.locator(names)).to_have_count(20)
        for size in (KIOSK, LAPTOP):
            resize(stage, size)
            assert stage.evaluate(CUT, f".card, .racename, {names}") == []
            assert len({text.casefold() for text in stage.locator(names).all_inner_texts()}) == 20
        stage.context.close()
    assert complaints == []
