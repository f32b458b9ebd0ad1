"""Phones of all sizes, tablets and phones on their side, with twelve long names in every language of the pages."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from postparade.games.ready_set_bet.rules.actions import KeepVip
from postparade.rules.registry import GAMES
from postparade.rules.viewer import seat
from postparade.table.messages import CloseGame, OpenGame, TakeSeat
from tests.table.players import Repeatable
from tests.web.evening import PHONE, SMALL_PHONE, WIDER_THAN_THE_PAGE, Browsers, Evening, come_to_rest, resize
from tests.web.pages.broken_words import broken_words
from tests.web.pages.games.test_odds_on import OWNED
from tests.web.simulated_guests import until

pytestmark = pytest.mark.slow(25)
SEED = 5
"""Of the guests, who act in the same way each time."""
SIZES: tuple[ViewportSize, ...] = (
    SMALL_PHONE,
    PHONE,
    {"width": 844, "height": 390},
    {"width": 820, "height": 1180},
)
LONG = ("Maximilian-Georg", "Wilhelmina-Marie", "Bartholomäus-Leo", "Wanda W. Winter")
NAMES = (*LONG, *(f"Konstantin-Paul{letter}" for letter in "ABCDEFGH"))
TOLD = "#turntext p, #need, #changed, #swipe, #actions button, .cheer, summary"
"""What says what is to be done."""
READ = "main :is(p, li, button, h2, h3, summary, dt, dd)"
"""Everything that is read."""
NARROW: tuple[ViewportSize, ...] = (SMALL_PHONE, {"width": 360, "height": 780}, PHONE)


@pytest.fixture
def chance() -> Repeatable:
    """Cards and lots that are the same in every run, so that as many bets lie."""
    return Repeatable()


def fits(page: Page) -> None:
    """Everything is as wide as the page at most, no word is broken, and what is to be done is on the first screen."""
    for size in SIZES:
        resize(page, size)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, size
        assert page.evaluate(WIDER_THAN_THE_PAGE) == [], size
        assert broken_words(page, TOLD) == [], size
        page.evaluate("scrollTo(0, 0)")
        expect(page.locator("#turntext")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "es"])
def test_twelve_long_names_fit_every_phone_in_every_language(
    browsers: Browsers, evening: Evening, language: str
) -> None:
    phone = browsers.phone(NAMES[0], SMALL_PHONE, locale=language)
    for name in NAMES[1:]:
        evening.act(TakeSeat(name))
    evening.deal()
    expect(phone.locator("#swipe")).to_be_visible()
    fits(phone)
    for size in SIZES:
        resize(phone, size)
        for what in ("#lastdice", "#actions .throw"):
            expect(phone.locator(what)).to_be_in_viewport(ratio=1)
    evening.roll((1, 2))
    expect(phone.locator(".card.burns")).to_have_count(0)
    fits(phone)
    evening.roll((2, 2), (2, 3), (1, 1), (6, 6))
    expect(phone.locator("#need")).to_be_visible()
    fits(phone)
    evening.roll((6, 6), (6, 6))
    expect(phone.locator("#result")).to_be_visible()
    fits(phone)
    if language == "de":
        assert browsers.violations(phone) == []


def test_a_word_may_be_broken_at_a_soft_hyphen_and_nowhere_else(chrome: Browser) -> None:
    page = chrome.new_page()
    page.set_content("<main><p>Haupt&shy;rennen</p></main>")
    for width, broken in ((14, []), (7, []), (4, ["Haupt in P.", "rennen in P."])):
        page.evaluate(
            """(width) => {
              document.querySelector("p").style = `width: ${width}ch; font: 20px monospace; overflow-wrap: anywhere`;
            }""",
            width,
        )
        assert broken_words(page, READ) == broken
    page.close()


def turn_until(evening: Evening, happened: Callable[[], bool]) -> None:
    """Turn the clock, half a second at a time, until something ``happened`` at the table."""
    for _ in range(200):
        if happened():
            return
        evening.turn(0.5)
    raise AssertionError("what was waited for did not happen")


def reads_well(phone: Page, what: str) -> None:
    """On phones that are held upright nothing is too wide, and no word is broken."""
    for size in NARROW:
        resize(phone, size)
        come_to_rest(phone)
        assert phone.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, (what, size)
        # Dice that still tumble widen what they lie in, whose words are those of the dice races (``fits``).
        wide = [one for one in phone.evaluate(WIDER_THAN_THE_PAGE) if not one.startswith("SECTION#turn.")]
        assert wide == [], (what, size)
        assert broken_words(phone, READ) == [], (what, size)


@pytest.fixture
def by_hand(tmp_path: Path, chance: Repeatable) -> Iterator[Evening]:
    """A table that goes on as its clock is turned: results stay for as long as they are looked at."""
    evening = Evening.on_a_hand_clock(tmp_path, chance=chance)
    evening.start()
    yield evening
    evening.end()


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "es"])
def test_ready_set_bet_and_odds_on_fit_phones_with_long_names(chrome: Browser, by_hand: Evening, language: str) -> None:
    evening, browsers = by_hand, Browsers(chrome, by_hand)
    phone = browsers.phone(NAMES[0], SMALL_PHONE, locale=language)
    for name in NAMES[1:]:
        evening.act(TakeSeat(name))
    evening.act(OpenGame("ready-set-bet", {}, seats=tuple(range(1, 9))))
    until(evening, lambda state: state.phase == "open" and len(state.bets) > 16, SEED)
    expect(phone.locator(".rsb-row .horse")).to_have_count(9)
    reads_well(phone, "bets")
    until(evening, lambda state: state.phase == "closed", SEED)
    reads_well(phone, "no more bets")
    rules = GAMES["ready-set-bet"]
    until(evening, lambda state: any(isinstance(one.action, KeepVip) for one in rules.choices(state, seat(1))), SEED)
    turn_until(evening, lambda: not evening.scenes.now.name)
    expect(phone.locator(".rsb-vip:enabled")).to_have_count(2)
    reads_well(phone, "a card to keep")
    until(evening, lambda state: state.phase == "ready" and state.race == 2, SEED)
    reads_well(phone, "the result")
    evening.act(CloseGame())
    evening.act(OpenGame("odds-on", {}, seats=tuple(range(1, 6))))
    until(evening, lambda state: state.phase == "pricing" and state.turn == 1 and state.turns > 6, SEED)
    expect(phone.locator(".oo-card").first).to_be_visible()
    reads_well(phone, "prices")
    until(evening, lambda state: len(state.results) == 1, SEED)
    turn_until(evening, lambda: evening.scenes.now.name == "money")
    expect(phone.locator("#result")).to_be_visible()
    reads_well(phone, "points")
    turn_until(evening, lambda: not evening.scenes.now.name and evening.view().play.race_number == 2)
    expect(phone.locator(".oo-runner .tag small")).to_have_count(7)
    phone.evaluate(OWNED, "Bartholomäus-Leo")
    reads_well(phone, "the longest word of a name beside every price")
    assert not browsers.complaints
