"""Names as the world writes them: every letter is drawn on board, phone and console, stays whole and in its place."""

import shutil

import pytest
from playwright.sync_api import Page, expect

from postparade.core.faults import SoundFault
from postparade.doctor.checks.fonts import SCRIPTS
from postparade.doctor.checks.fonts import _has as machine_draws
from postparade.table.messages import TakeSeat
from tests.web.evening import KIOSK, LAPTOP, PHONE, SMALL_PHONE, WIDER_THAN_THE_PAGE, Browsers, Evening, resize

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
NAMES = (
    "Zo\u00eb",
    "\u5c0f\u660e",
    "\u3055\u304f\u3089",
    "\ud55c\uc18c\ub9bc",
    "\u0633\u0627\u0631\u0629",
    "\u05d3\u05d5\u05d3",
    "\u0e2a\u0e21\u0e0a\u0e32\u0e22",
    "\u0915\u094d\u0937\u0924\u094d\u0930\u093f\u092f",
    "\u041d\u0430\u0442\u0430\u0448\u0430",
    "\u0395\u03bb\u03ad\u03bd\u03b7",
    f"{FAMILY}\U0001f3c7\U0001f1eb\U0001f1f7",
    "\U0001f98a Max",
)
"""Twelve names, in Latin, Chinese, Japanese, Korean, Arabic, Hebrew, Thai, Devanagari, Cyrillic, Greek, and emoji."""
LONG = ("\u9f8d" * 16, "\U0001f3c7" * 16, "W" * 16, FAMILY * 16)
NOT_DRAWN = """(names) => {
  const canvas = new OffscreenCanvas(120, 60), pen = canvas.getContext("2d", { willReadFrequently: true });
  const drawn = (text, font) => {
    pen.clearRect(0, 0, 120, 60);
    pen.font = font;
    pen.fillText(text, 10, 45);
    return pen.getImageData(0, 0, 120, 60).data.join();
  };
  const style = getComputedStyle(document.documentElement), missing = [];
  for (const stack of ["--sans", "--display"]) for (const weight of [400, 700]) {
    const font = `${weight} 32px ${style.getPropertyValue(stack)}`;
    // Two characters that no font has: what is drawn in their place is a box.
    const boxes = new Set(["\\u{10fffe}", "\\u{e0fff}", "\\u0378"].map((one) => drawn(one, font)));
    for (const name of names)
      for (const { segment } of new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name))
        for (const one of [segment, ...segment].filter((one) => !/[\\u200d\\ufe0f\\p{M}\\p{RI}\\s]/u.test(one)))
          if (boxes.has(drawn(one, font))) missing.push(`${one} in ${stack} ${weight}`);
  }
  return missing;
}"""
"""Script: letters of the names in whose place a box is drawn."""


@pytest.fixture(scope="module", autouse=True)
def fonts() -> None:
    """The fonts that the installer brings."""
    program = shutil.which("fc-list")
    lacking = sorted(
        {package for letter, package in SCRIPTS.values() if program and not machine_draws(program, letter)}
    )
    if program is None or lacking:
        pytest.skip(f"needs fonts: apt install fontconfig {' '.join(lacking)}")


def everybody(evening: Evening, names: tuple[str, ...] = NAMES) -> None:
    for name in names:
        evening.act(TakeSeat(name))


def test_every_letter_of_every_name_is_drawn(browsers: Browsers, evening: Evening) -> None:
    everybody(evening)
    for page in (browsers.board(), browsers.host(), browsers.page("/join", PHONE)):
        assert page.evaluate(NOT_DRAWN, list(NAMES)) == []
    assert page.evaluate(NOT_DRAWN, ["\u0378"]), "a letter that nobody has is noticed"


def cut(page: Page) -> list[str]:
    """What names make stick out; the ground of a lane is wider than its box whatever they are."""
    found = [one for one in page.evaluate(WIDER_THAN_THE_PAGE) if ".ground" not in one and "PP-LANE" not in one]
    hidden = "[...document.querySelectorAll('.held')].filter((one) => one.scrollHeight > one.clientHeight + 1)"
    return [*found, *page.evaluate(f"{hidden}.map((one) => one.textContent)")]


def test_wide_names_fit_on_the_board(browsers: Browsers, evening: Evening) -> None:
    everybody(evening, (LONG[0], LONG[1], LONG[3], *NAMES[:8], "Ben"))
    board = browsers.board()
    expect(board.locator("#lobby li")).to_have_count(12)
    for size in (LAPTOP, KIOSK):
        resize(board, size)
        assert cut(board) == []
    evening.deal()
    expect(board.locator("#people li")).to_have_count(12)
    for size in (KIOSK, LAPTOP):
        resize(board, size)
        assert cut(board) == []


def test_wide_names_fit_on_phones_and_console(browsers: Browsers, evening: Evening) -> None:
    everybody(evening, NAMES[:4])
    phones = [browsers.phone(name, SMALL_PHONE) for name in LONG]
    host = browsers.host()
    evening.deal()
    for page in (*phones, host):
        page.wait_for_timeout(100)
        assert cut(page) == []


def test_holders_are_shortened_by_whole_characters(browsers: Browsers, evening: Evening) -> None:
    everybody(evening, (FAMILY * 6, "\u0915\u094d\u0937\u0924\u094d\u0930\u093f\u092f\u0915\u0915\u0915", "Ann"))
    evening.deal()
    board = browsers.board()
    expect(board.locator(".holder").first).to_be_visible()
    shown = board.locator(".holder").all_inner_texts()
    assert not any(text.endswith(("\u200d", "\ufe0f")) for text in shown)
    assert not any("\ufffd" in text for text in shown)


def test_a_name_from_right_to_left_takes_nothing_along(browsers: Browsers, evening: Evening) -> None:
    everybody(evening, ("\u0633\u0627\u0631\u0629", "Ben"))
    evening.deal()
    board = browsers.board()
    expect(board.locator("#turn")).to_contain_text("\u2068\u0633\u0627\u0631\u0629\u2069")


def test_only_the_host_learns_of_a_name_no_voice_can_say(browsers: Browsers, evening: Evening) -> None:
    everybody(evening, ("\U0001f98a", "Ben"))
    board, host = browsers.board(), browsers.host()
    evening.post("unspoken", seats=[1])
    evening.call(
        lambda: evening.status_board.report("announcer", SoundFault("name_silent", name="x"), "name x", "note")
    )
    expect(host.locator("#faults li")).to_have_count(1)
    browsers.enter(host, "setup")
    host.get_by_role("button", name="More for \U0001f98a").click()
    expect(host.get_by_role("dialog")).to_contain_text("The caller says \u201cseat 1\u201d")
    assert board.locator("#faults li").count() == 0
