"""The boards of the two card games in every language, with long names, on wide, small and tall screens: nothing is cut,
nothing is small."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from postparade.games.bettor_horse.rules.actions import FillIn
from postparade.games.odds_on.rules.actions import StartMeeting
from postparade.table.messages import CloseGame, OpenGame, TakeSeat
from tests.web.evening import KIOSK, LAPTOP, Browsers, Evening, come_to_rest, resize, wait_for
from tests.web.pages.broken_words import broken_words
from tests.web.pages.games.test_odds_on import act_at_random, play_of

pytestmark = pytest.mark.slow(45)

SIZES: dict[str, ViewportSize] = {
    "720p": {"width": 1280, "height": 720},
    "laptop": LAPTOP,
    "1080p": KIOSK,
    "portrait": {"width": 1080, "height": 1920},
}
LONG_NAMES = (
    *("Bartholomäus", "Maximiliane", "Konstantin", "Friederike"),
    *("Alexandra-Marie", "Christopherus", "Wilhelmine", "Élodie-Françoise"),
)
CUT = """() => {
  const shown = (one) => one.checkVisibility() && one.getClientRects().length && !one.closest(".visually-hidden, svg");
  const inside = [...document.querySelectorAll("#gamecourse *, #side *")].filter(shown);
  const wide = inside.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth
    && getComputedStyle(one).display !== "inline" && !one.querySelector(".visually-hidden")
    && !one.matches(".bh-stage, .oo-stage, .oo-pennants, .oo-box, .bh-toted"));
  const stage = document.querySelector(".bh-stage, .oo-stage").getBoundingClientRect();
  const parts = ".bh-plate *, .bh-number *, .bh-counts *, .bh-head *, .oo-board *, .bh-show *, .oo-pennant";
  const out = [...document.querySelectorAll(parts)]
    .filter(shown).filter((one) => { const own = one.getBoundingClientRect();
      return own.right > stage.right + 1 || own.left < stage.left - 1 || own.bottom > stage.bottom + 1; });
  const apart = ".bh-plate, .oo-board, .bh-verdict:not(:empty), #caption:not(:empty), .side > section, #join, .people";
  const plates = [...document.querySelectorAll(apart)].filter(shown);
  const over = plates.flatMap((one) => plates.filter((other) => { const a = one.getBoundingClientRect(),
    b = other.getBoundingClientRect(); return one !== other && a.left < b.right - 1 && b.left < a.right - 1
      && a.top < b.bottom - 1 && b.top < a.bottom - 1; }));
  return [...wide, ...out, ...over].map((one) => `${one.className}: ${one.textContent}`);
}"""
"""Script: whatever is cut, leaves the course, or lies over another plate."""
VERDICT = """() => {
  const verdict = document.querySelector(".bh-verdict").getBoundingClientRect();
  const { top, height } = [...document.querySelectorAll(".bh-side")].at(-1).getBoundingClientRect();
  return innerWidth < innerHeight || verdict.bottom < top + 0.04 * height;
}"""
"""Script: whether the verdict ends above the head of the second jockey (as the course draws it)."""
HEADS = """() => innerWidth > innerHeight ? [] : [...document.querySelectorAll(".bh-side")].filter((side) => {
  const { top, height } = side.getBoundingClientRect();
  return side.checkVisibility()
    && side.querySelector(".bh-plate").getBoundingClientRect().bottom > top + 0.43 * height;
}).map((side) => side.textContent)"""
"""Script: who, on a tall screen, has a plate that hides the head of the jockey below it (as the course draws them)."""
TURNS_AGAIN = """() => [...document.querySelectorAll(".bh-flip")].some((one) =>
  getComputedStyle(one).animationName !== "none")"""
"""Script: whether a bet that is open turns over once more."""
LONGEST_WINS = f"""() => {{
  const first = document.querySelector(".oo-last li");
  document.querySelector(".oo-last ol").prepend(first.cloneNode(true), first.cloneNode(true));
  for (const one of document.querySelectorAll(".oo-last li > b")) one.textContent = "Velvet Wheelbarrow";
  for (const one of document.querySelectorAll(".oo-last .owner")) one.textContent = "{LONG_NAMES[-1]}";
  for (const one of document.querySelectorAll(".oo-last .dollars")) one.textContent = "−12";
}}"""
"""Script: two horses with the longest word in their names have won the race before, both of the guest with the longest
name."""
REACHES = """(selector) => Math.max(...[...document.querySelectorAll(selector)].map((one) =>
  one.getBoundingClientRect().right / innerWidth))"""
"""Script: the share of the width which something takes, from the left."""
SIZES_OF = """(selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()
  && !one.closest(".visually-hidden")
  && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())).map((one) =>
  [parseFloat(getComputedStyle(one).fontSize), `${one.className}: ${one.textContent}`])"""
"""Script: the size of every text below ``selector``, in pixels."""
KEY_FACTS = (
    ".bh-needs, .bh-number b, .bh-name, .oo-pennant .price, .oo-places b, .bh-head strong, "
    ".bh-stage:not(.waits) .bh-verdict"
)
SCROLLS = "document.documentElement.scrollHeight - innerHeight"


@contextmanager
def evening_in(folder: Path, language: str) -> Iterator[Evening]:
    """An evening in ``language`` on a clock that is turned by hand."""
    evening = Evening.on_a_hand_clock(folder, language)
    evening.start()
    try:
        yield evening
    finally:
        evening.end()


def settle(board: Page) -> None:
    """Give the page the moment in which it fits labels and lists to another size of the screen."""
    for _ in range(20):
        if not board.evaluate(CUT) and board.evaluate(SCROLLS) <= 0:
            break
        board.wait_for_timeout(50)


def assert_fits(board: Page, *, key_facts: bool = True) -> None:
    """All that is written is seen whole on every screen, and large enough on a full HD one."""
    for name, size in SIZES.items():
        resize(board, size)
        come_to_rest(board)
        settle(board)
        assert "\n".join(board.evaluate(CUT)) == "", name
        assert board.evaluate(HEADS) == [], name
        assert board.evaluate(SCROLLS) <= 0, name
        assert broken_words(board, ".oo-box .owner [data-name]") == [], name
        if size is KIOSK:
            small = [text for pixels, text in board.evaluate(SIZES_OF, "main *") if pixels < 24]
            assert small == []
            facts = board.evaluate(SIZES_OF, KEY_FACTS)
            assert bool(facts) is key_facts
            # Long names are set smaller before they are cut.
            assert [text for pixels, text in facts if pixels < (28 if "name" in text else 40)] == []


def a_round(evening: Evening, board: Page, players: int) -> int:
    """Look at the first round, as far as it goes without another choice; how many of its lanes were run."""
    run = 0
    for _ in range(90):
        now: Any = evening.view().play.round
        if len(now.lanes) > run and now.number == 1:
            run = len(now.lanes)
            expect(board.locator(".bh-stamp")).to_have_count(2 * run)
            if players != 4 or run == 2:
                assert_fits(board)
        if now.outcomes and players == 8 and not now.prize:
            expect(board.locator(".bh-flip:is(.right, .wrong)")).to_have_count(2)
            assert not board.evaluate(TURNS_AGAIN)
            assert_fits(board)
            for size in SIZES.values():
                resize(board, size)
                come_to_rest(board)
                assert board.evaluate(VERDICT)
            evening.turn(2)
        if now.number > 1 or evening.view().play.phase in ("track", "adjust"):
            break
        evening.turn(0.5)
    if players == 8:
        expect(board.locator(".bh-stage.waits")).to_be_visible()
        assert_fits(board)
    return run


@pytest.mark.parametrize("language", ["de", "en", "es", "fr", "it"])
def test_a_duel_fits_every_screen(chrome: Browser, tmp_path: Path, language: str) -> None:
    with evening_in(tmp_path, language) as evening:
        browsers = Browsers(chrome, evening)
        board = browsers.board()
        # Two and eight take the least and the most room; what a track with weather says is read with four.
        for players in (2, 4, 8) if language == "de" else (4, 8):
            for name in LONG_NAMES[len(evening.view().seats) : players]:
                evening.act(TakeSeat(name))
            evening.act(OpenGame("bettor-horse", {"track_conditions": players == 4}))
            expect(board.locator(".bh-name").first).to_be_visible()
            expect(board.locator("#people li")).to_have_count(players)
            assert_fits(board)
            for seat in (1, 2):
                evening.act(FillIn(seat))
            evening.turn(0.1)
            run = a_round(evening, board, players)
            if players == 2:
                assert run == 3
            evening.act(CloseGame())
        if language == "de":
            evening.act(OpenGame("bettor-horse", {}))
            expect(board.locator(".bh-name").first).to_be_visible()
            assert browsers.violations(board) == []
        browsers.leave()
        assert not browsers.complaints


EVERY_HORSE = (
    "Chalk out, bookmakers! Alexandra-Marie first. In this race, among others: Left At The Lights and Velvet "
    "Wheelbarrow. After them, Gravy Boat Captain, and Sir Reginald Sock. After them, Accidental Genius, and Midnight "
    "Parsnip. Jack Rainsworthy and Uncle's Umbrella complete the field."
)
"""What is said before a race of eight horses, as long as the longest of all languages."""
CAPTION_IS_CUT = """() => {
  const caption = document.querySelector("#caption"), own = caption.getBoundingClientRect();
  const below = [...document.querySelectorAll("#gamecourse *")].filter((one) => one.checkVisibility()
    && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    && ((box) => box.width && box.left < own.right && box.right > own.left && box.top < own.bottom - 1
      && box.bottom > own.top + 1)(one.getBoundingClientRect()));
  return [...(caption.scrollHeight > caption.clientHeight + 1 ? ["cut"] : []), ...below.map((one) => one.textContent)];
}"""
"""Script: whether the caption is cut, and on which words of the course it lies."""
HEADING = """() => { const one = document.querySelector("#overlay h2");
  one.textContent = one.textContent + " · Konstantinopel Express"; }"""
"""Script: the heading of a dead heat has two lines."""
COVERED = """() => { const edge = document.querySelector("#people").getBoundingClientRect();
  const caption = document.querySelector("footer").getBoundingClientRect();
  return [...document.querySelectorAll("#overlay .ranking li, #overlay h2")].filter((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return bottom > edge.top + 1 || (one.matches("h2") && caption.bottom < edge.top && top < caption.bottom - 1);
  }).map((one) => one.textContent); }"""
"""Script: what of a result lies behind the list of guests, or behind the caption above it."""


def result_fits(evening: Evening, board: Page) -> None:
    """Table and points of a race of eight horses are seen whole, even where two of them have won it."""
    overlay = board.locator("#overlay")
    for _ in range(80):
        if overlay.get_attribute("data-kind") == "money":
            break
        evening.turn(0.5)
        board.wait_for_timeout(50)
    expect(overlay).to_have_attribute("data-kind", "money")
    expect(overlay.locator(".ranking li")).to_have_count(5)
    for name in ("720p", "1080p"):
        resize(board, SIZES[name])
        come_to_rest(board)
        if len(overlay.locator("h2").inner_text()) < 45:
            board.evaluate(HEADING)
        assert board.evaluate(COVERED) == [], name


@pytest.mark.parametrize("language", ["de", "en", "es", "fr", "it"])
def test_paddock_and_race_fit_every_screen(chrome: Browser, tmp_path: Path, language: str) -> None:
    with evening_in(tmp_path, language) as evening:
        browsers = Browsers(chrome, evening)
        board = browsers.board()
        for name in LONG_NAMES[:5]:
            evening.act(TakeSeat(name))
        evening.act(OpenGame("odds-on", {}))
        evening.act(StartMeeting())
        for name in LONG_NAMES[5:]:
            evening.act(TakeSeat(name))
        for _ in range(30):
            evening.turn(1)
        expect(board.locator(".oo-box")).to_have_count(8)
        assert_fits(board)
        evening.post("caption", text=EVERY_HORSE)
        expect(board.locator("#caption")).to_have_text(EVERY_HORSE)
        for name, size in SIZES.items():
            resize(board, size)
            assert board.evaluate(REACHES, ".oo-box") > 0.95, name
            come_to_rest(board)
            assert board.evaluate(CAPTION_IS_CUT) == [], name
        evening.post("caption", text="")
        rng = random.Random(6)
        while play_of(evening).race == 1:
            act_at_random(evening, rng)
            evening.turn(6.0 if play_of(evening).race == 1 else 0.1)
        for _ in range(60):
            if evening.view().play.running in ("track", "going", "specials"):
                break
            evening.turn(0.5)
        expect(board.locator(".oo-pennants li:not([hidden])").first).to_be_visible()
        wait_for(board, lambda: board.evaluate("document.querySelectorAll('.oo-places b').length") == 8)
        assert_fits(board)
        if language == "de":
            assert browsers.violations(board) == []
        result_fits(evening, board)
        evening.turn(40)
        expect(board.locator(".oo-box")).to_have_count(7)
        assert_fits(board)
        board.evaluate(LONGEST_WINS)
        assert_fits(board)
        text = board.evaluate("document.querySelector('.oo-stage').innerText")
        assert len(text.split()) < 70, "from three metres"
        browsers.leave()
        assert not browsers.complaints
