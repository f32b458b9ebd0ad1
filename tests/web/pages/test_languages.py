"""The board in the language of the table, with horses that have names; phones and console in that of their owner."""

import errno
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from postparade.core.faults import DeviceFault, Phrase, SoundFault, as_json
from postparade.core.i18n import LANGUAGES
from postparade.table.messages import TakeSeat
from postparade.table.presentation.silks import Silks
from postparade.table.settings import HorseSettings
from postparade.web.i18n import COOKIE
from postparade.web.pages import STATIC
from tests.web.evening import KIOSK, LAPTOP, WIDER_THAN_THE_PAGE, Browsers, Evening, wait_for
from tests.web.server_fixture import PIN

pytestmark = pytest.mark.slow(35)

NARROW: ViewportSize = {"width": 360, "height": 740}
OUT_OF_ITS_LANE = """[...document.querySelectorAll("pp-lane[scratched] .out")].filter((lane) => {
  const around = lane.getBoundingClientRect();
  return [...lane.children].filter((one) => one.getClientRects().length).some((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return left < around.left || right > around.right || top < around.top || bottom > around.bottom;
  });
}).map((lane) => lane.textContent)"""
"""Script: what is said of a scratched horse and sticks out of its lane."""
READ = """[...document.querySelectorAll("body :is([data-t], output)")].filter((one) => one.innerText.trim()
  && one.checkVisibility({ opacityProperty: true, visibilityProperty: true })).map((one) => one.innerText)"""
"""Script: what can be read on a page of the words and figures that its file is written with."""


@pytest.mark.parametrize(
    ("language", "pot", "turn", "race"),
    [("de", "Im Topf", "Bob würfelt", "Rennen 1"), ("fr-CA", "Dans le pot", "Bob lance", "Course 1")],
)
def test_board_speaks_the_language_of_the_table(
    chrome: Browser, tmp_path: Path, language: str, pot: str, turn: str, race: str
) -> None:
    evening = Evening(tmp_path, language=language)
    evening.start()
    try:
        evening.table.silks = Silks((HorseSettings(number=7, name="Cloud Nine", silk="#c0ffee"),))
        evening.deal("Ann", "Bob")
        evening.roll((1, 1))
        browsers = Browsers(chrome, evening)
        board = browsers.board()
        expect(board.locator("html")).to_have_attribute("lang", language[:2])
        expect(board.get_by_role("heading", name=pot)).to_be_visible()
        expect(board.locator("#turn")).to_have_text(turn)
        expect(board.locator("#race")).to_contain_text(race)
        expect(board.get_by_text("Cloud Nine")).to_be_visible()
        evening.post("caption", text="Und los!", standing=["Ann zahlt 2 Chips."], key="off", energy="hot", lines=[])
        expect(board.locator("#caption")).to_have_text("Und los! Ann zahlt 2 Chips.")
        browsers.leave()
        assert not browsers.complaints
    finally:
        evening.end()


def sit_down(browsers: Browsers, evening: Evening, name: str, locale: str) -> Page:
    """A narrow phone of somebody who reads ``locale``."""
    phone = browsers.page(f"/join#{evening.code}", NARROW, touch=True, locale=locale)
    expect(phone.locator("html")).to_have_attribute("lang", locale[:2])
    assert phone.evaluate(WIDER_THAN_THE_PAGE) == []
    phone.locator("#name").fill(name)
    phone.locator("#form button").tap()
    phone.wait_for_url("**/seat/*/")
    return phone


def test_phones_show_what_the_caller_says_in_the_language_of_their_guests(browsers: Browsers, evening: Evening) -> None:
    read: list[str] = []
    evening.call(lambda: evening.server._translations.tell(read.append))
    ann, luc = sit_down(browsers, evening, "Ann", "en"), sit_down(browsers, evening, "Luc", "fr")
    board = browsers.board()
    evening.post("caption", text="And they're off!", standing=[], lines=[], texts={"fr": "C'est parti !"})
    for page, words in ((board, "And they're off!"), (ann, "And they're off!"), (luc, "C'est parti !")):
        expect(page.locator("#caption")).to_have_text(words)
    assert set(read) == {"en", "fr"}, "the caller knows who reads"


@pytest.mark.parametrize(
    ("locale", "turn", "worth", "refusal"),
    [
        ("de-DE", "Du bist dran", "wert", "Der Tisch ist schon weiter."),
        ("fr-FR", "À toi de lancer", "vaut", "La table a déjà avancé."),
        ("es-ES", "Te toca", "vale", "La mesa ya ha seguido adelante."),
        ("it-IT", "Tocca a te", "vale", "Il tavolo è già andato avanti."),
    ],
)
def test_a_narrow_phone_speaks_the_language_of_its_browser(
    browsers: Browsers, evening: Evening, locale: str, turn: str, worth: str, refusal: str
) -> None:
    phone = sit_down(browsers, evening, "Maximilian-Johan", locale)
    assert phone.evaluate(WIDER_THAN_THE_PAGE) == []
    evening.deal("Bob")
    evening.post(
        "odds",
        on=True,
        win={"7": 0.0249},
        favourite=None,
        long_shot=7,
        pot=90.0,
        carry=1.0,
        seats={
            "1": {"winnings": 21.25, "costs": 8.5, "fines": 4.125},
            "2": {"winnings": 1.0, "costs": 0.0, "fines": 1.0},
        },
    )
    expect(phone.locator("#turn")).to_contain_text(turn)
    expect(phone.locator("#worth")).to_contain_text(worth)
    expect(phone.locator("#worth b")).to_have_text(re.compile("8,6"))
    assert phone.evaluate(WIDER_THAN_THE_PAGE) == []
    evening.roll((1, 1), (3, 4), (4, 4), (2, 3), (6, 6))
    assert phone.evaluate(WIDER_THAN_THE_PAGE) == []
    refused = phone.evaluate(
        """async () => (await import("/static/lib/i18n.js")).errorText({ code: "stale", sentence: "", remedy: "" })"""
    )
    assert refused.startswith(refusal)


def test_the_language_chosen_on_a_phone_stays(browsers: Browsers, evening: Evening) -> None:
    phone = sit_down(browsers, evening, "Ann", "de-DE")
    phone.locator("#language select").select_option("it")
    expect(phone.locator("html")).to_have_attribute("lang", "it", timeout=30_000)
    expect(phone.locator("#table-name")).to_have_text("Al tavolo")
    assert [cookie["value"] for cookie in phone.context.cookies() if cookie.get("name") == COOKIE] == ["it"]


@pytest.mark.parametrize(
    ("locale", "broken"),
    [
        ("de-DE", ("a ist stumm. Dasselbe gilt für b, c, d und 2 weitere.", "Lesen oder Schreiben ist gescheitert")),
        ("fr-FR", ("a est muet. Il en va de même pour b, c, d et 2 de plus.", "la lecture ou l'écriture a échoué")),
    ],
)
def test_the_console_speaks_the_language_of_its_browser(
    browsers: Browsers, evening: Evening, locale: str, broken: tuple[str, str]
) -> None:
    host = browsers.page("/host/", LAPTOP, locale=locale)
    expect(host.locator("html")).to_have_attribute("lang", locale[:2])
    host.locator("#pin").fill(PIN)
    host.locator("#pinform button").click()
    expect(host.locator("#room-run")).to_be_visible()
    others = Phrase("same_goes_for_more", files="b, c, d", more=2)
    lost = DeviceFault("track_lost", port="/dev/ttyACM0", why=OSError(errno.EIO, "Input/output error"))
    evening.post("faults", list=[as_json(SoundFault("sound_silent", file="a", too=others)), as_json(lost)])
    for sentence in broken:
        expect(host.get_by_text(sentence)).to_be_visible()
    evening.deal("Ann", "Bob")
    evening.roll((1, 1))
    expect(host.locator("#rolls li")).to_have_count(1)
    for size in (LAPTOP, NARROW):
        host.set_viewport_size(size)
        assert host.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_scratched_horse_costs_keeps_within_its_lane(chrome: Browser, tmp_path: Path, language: str) -> None:
    evening = Evening(tmp_path, language=language)
    evening.start()
    try:
        browsers = Browsers(chrome, evening)
        board = browsers.board()
        evening.deal("Ann", "Bob")
        evening.roll((1, 1), (1, 2), (2, 2), (2, 3))
        expect(board.locator("pp-lane[scratched]")).to_have_count(4)
        for size in (KIOSK, LAPTOP):
            board.set_viewport_size(size)
            assert board.evaluate(OUT_OF_ITS_LANE) == []
        # More than five people take some of the room of the lanes.
        for number in range(3, 10):
            evening.act(TakeSeat(f"Guest {number}"))
        expect(board.locator("#people li")).to_have_count(9)
        assert board.evaluate(OUT_OF_ITS_LANE) == []
        browsers.leave()
        assert not browsers.complaints
    finally:
        evening.end()


@pytest.mark.parametrize("path", ["/join", "/seat/1/", "/watch", "/host/"])
def test_nobody_sees_a_page_in_english_before_it_is_in_the_own_language(
    browsers: Browsers, evening: Evening, path: str
) -> None:
    held: list[Route] = []
    page = browsers.phone("Ann", NARROW, locale="de")
    page.route("**/messages.js*", lambda route: held.append(route))
    page.goto(evening.url(path), wait_until="commit")
    wait_for(page, lambda: bool(held))
    page.wait_for_load_state("domcontentloaded")
    assert page.evaluate(READ) == []
    for route in held:
        route.continue_()
    page.unroute("**/messages.js*")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert page.evaluate(READ) != []


@pytest.mark.parametrize("page", [pytest.param(page, id=page.stem) for page in sorted(STATIC.rglob("*.html"))])
def test_every_page_with_words_puts_them_into_a_language_and_so_on_the_screen(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    if " data-t" not in text:
        return
    modules = [STATIC / name for name in re.findall(r'<script type="module" src="/static/([^"]+)"', text)]
    assert any("translate();" in module.read_text(encoding="utf-8") for module in modules)
