"""Overlays and screens in a browser: empty at first, right in the race, assigned by the host, stale when they are."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from postparade.core.clock import HandClock
from postparade.games.dice_race.rules.actions import Deal
from postparade.table.messages import OpenGame, TakeSeat
from postparade.table.presentation.silks import Silks
from postparade.table.settings import HorseSettings
from postparade.web.screens.overlays import PAGES
from tests.web.evening import KIOSK, LAPTOP, WIDER_THAN_THE_PAGE, Browsers, Evening, resize
from tests.web.pages.board.test_layouts import PORTRAIT, TWELVE
from tests.web.pages.seat.test_seats_told_apart import CUT
from tests.web.pages.test_evening_end import ROLLS, deal

pytestmark = pytest.mark.slow(40)
PICTURES = os.environ.get("POSTPARADE_PICTURES")
STREAM: ViewportSize = {"width": 1280, "height": 720}
SOURCE: ViewportSize = {"width": 640, "height": 360}
CLEAR = "rgba(0, 0, 0, 0)"
APART = """(() => { const [upper, lower] = [...document.querySelectorAll("div.stack > .panel")]
  .map((one) => one.getBoundingClientRect()); return lower.top - upper.bottom; })()"""
"""Script: pixels between the panels beside the screens."""
LAST_NAMES = """[...document.querySelectorAll("#overlays code")].map((one) => one.lastChild).filter((name) => {
  const range = document.createRange(); range.selectNodeContents(name); return range.getClientRects().length === 1;
}).map((name) => name.data)"""
"""Script: names at the end of addresses that stand on one line."""
BEYOND = """(() => {
  const parts = [...document.querySelectorAll(".part")].filter((one) => one.checkVisibility());
  const boxes = parts.map((one) => [one.className, one.getBoundingClientRect()]);
  const out = boxes.filter(([, { top, left, bottom, right }]) =>
    top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1);
  const over = boxes.filter(([, a]) => boxes.some(([, b]) => a !== b
    && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1));
  const { scrollHeight } = document.documentElement;
  return [...out, ...over].map(([name]) => name).concat(scrollHeight > innerHeight ? ["the page scrolls"] : []);
})()"""
"""Script: which parts leave the picture or lie over another one."""
BACKGROUND = "getComputedStyle(document.body).backgroundColor"


def keep(page: object, name: str) -> None:
    """Keep a picture of ``page`` for somebody who wants to look at it."""
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png", omit_background=True)  # type: ignore[attr-defined]


def race(evening: Evening) -> None:
    """Ann and Chloé in a race that is on."""
    for name in ("Ann", "Chloé-Amandine B"):
        evening.act(TakeSeat(name))
    evening.act(OpenGame("quarter-horse", {"cards": "recorded"}))
    deal(evening)
    for roll in ROLLS[:6]:
        evening.roll(roll)
        if isinstance(evening.scene_clock, HandClock):
            evening.turn(20)
    chances = {number: 0.04 + number / 200 for number in range(2, 13)}
    evening.post("odds", on=True, win=chances, favourite=12, long_shot=2)


def test_an_overlay_is_transparent_shows_nothing_at_first_and_its_element_once_there_is_a_race(
    browsers: Browsers, evening: Evening
) -> None:
    page = browsers.page("/overlay/race", STREAM)
    expect(page.locator("html")).to_have_attribute("data-empty", "true")
    assert page.evaluate(BACKGROUND) == CLEAR
    race(evening)
    expect(page.locator("ol.track li")).to_have_count(11)
    expect(page.locator(".lowerThird")).to_contain_text("Quarter Horse")
    for name in PAGES:
        page.goto(evening.url(f"/overlay/{name}"))
        if name not in ("caller", "pictures"):
            expect(page.locator("html")).to_have_attribute("data-empty", "false")
        for size in (STREAM, SOURCE):
            page.set_viewport_size(size)
            assert page.evaluate(WIDER_THAN_THE_PAGE) == [], (name, size)
        page.set_viewport_size(STREAM)
        keep(page, f"overlay-{name}")
    page.goto(evening.url("/overlay/odds?accent=rgb(1,2,3)&ink=nonsense&scale=9&solid"))
    expect(page.locator(".odds h2")).to_have_css("color", "rgb(1, 2, 3)")
    assert page.evaluate(BACKGROUND) != CLEAR
    page.add_style_tag(content="body { background: rgb(9, 9, 9) !important }")
    assert page.evaluate(BACKGROUND) == "rgb(9, 9, 9)", "as a streaming program adds it"


@pytest.mark.parametrize("guests", [2, 12])
def test_every_part_of_an_overlay_is_seen_whole_in_pictures_of_any_shape(
    browsers: Browsers, evening: Evening, guests: int
) -> None:
    evening.deal(*TWELVE[:guests], game="hold-your-horses")
    evening.roll(*ROLLS[:6])
    evening.post("odds", on=True, win=dict.fromkeys(range(2, 13), 1 / 11), favourite=12, long_shot=2)
    for name in PAGES:
        for look in ("", "?solid"):
            page = browsers.page(f"/overlay/{name}{look}", STREAM)
            if name not in ("caller", "pictures"):
                expect(page.locator("html")).to_have_attribute("data-empty", "false")
            for size in (STREAM, KIOSK, LAPTOP, PORTRAIT, SOURCE):
                resize(page, size)
                assert page.evaluate(BEYOND) == [], (name, look, size)
        browsers.leave()


def test_an_overlay_tells_nobody_who_wins_before_the_board_has_shown_it(browsers: Browsers, by_hand: Evening) -> None:
    evening = by_hand
    race(evening)
    page = browsers.page("/overlay/race", STREAM)
    expect(page.locator("ol.track li")).to_have_count(11)
    evening.roll(*ROLLS[6:])
    expect(page.locator("html")).to_have_attribute("data-scene", "dice")
    assert page.locator(".wins, .won").count() == 0


def test_the_host_says_what_a_screen_shows_while_a_race_runs(browsers: Browsers, evening: Evening) -> None:
    race(evening)
    screen = browsers.page("/screen", STREAM)
    expect(screen.get_by_role("heading", level=1)).to_have_text("Screen 1")
    keep(screen, "screen-waits")
    assert browsers.violations(screen) == []
    host = browsers.host()
    host.goto(evening.url("/host/screens"))
    row = host.locator("[data-screen='1']")
    expect(row).to_contain_text("Live")
    row.get_by_label("What screen 1 shows").select_option("odds")
    expect(screen.frame_locator("#shown").locator(".part.odds li")).not_to_have_count(0)
    row.get_by_label("Name of screen 1").fill("Bar")
    row.get_by_label("Name of screen 1").press("Enter")
    expect(screen).to_have_title("Bar - Post Parade")
    row.get_by_role("button", name="Which one?").click()
    expect(screen.locator("#pointed")).to_have_text("Bar")
    row.get_by_label("What screen 1 shows").select_option("stage")
    expect(screen.frame_locator("#shown").locator("body.stage #track")).to_be_visible()
    assert browsers.violations(host) == []
    host.set_viewport_size({"width": 390, "height": 844})
    assert host.evaluate(WIDER_THAN_THE_PAGE) == []
    assert host.evaluate(APART) >= 8
    assert len(set(host.evaluate(LAST_NAMES))) == len(host.evaluate(LAST_NAMES)) == 7, "no address is broken in a word"
    screen.set_viewport_size({"width": 390, "height": 844})
    assert float(screen.locator("#waits").evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)")) >= 16
    screen.set_viewport_size(STREAM)
    keep(host, "screens-phone")
    host.set_viewport_size(LAPTOP)
    keep(host, "screens")
    keep(screen, "screen-stage")
    screen.reload()
    expect(screen.frame_locator("#shown").locator("body.stage #track")).to_be_visible()
    browsers.away = True
    evening.stop()
    expect(screen.locator("#silent")).to_contain_text("The table is silent")
    evening.start()
    expect(screen.locator("#silent")).to_be_hidden()
    expect(screen.frame_locator("#shown").locator("body.stage #track")).to_be_visible()


def test_horses_and_guests_whose_names_begin_alike_are_told_apart_on_an_overlay(
    browsers: Browsers, evening: Evening
) -> None:
    named = [
        HorseSettings(number=number, name=f"Thunderstorm over the Blue Mountains {number}") for number in range(2, 13)
    ]
    evening.table.silks = Silks(tuple(named))
    for name in ("Wilhelmine-Mommá", "Wilhelmine-Mommy", "Wilhelmine-Mommo"):
        evening.act(TakeSeat(name))
    evening.act(OpenGame("quarter-horse"))
    evening.act(Deal())
    evening.post("odds", on=True, win=dict.fromkeys(range(2, 13), 1 / 11), favourite=12, long_shot=2)
    for name, count in (("odds", 11), ("standings", 3)):
        page = browsers.page(f"/overlay/{name}", STREAM)
        names = page.locator(".rows .name")
        expect(names).to_have_count(count)
        for size in (STREAM, SOURCE):
            resize(page, size)
            assert page.evaluate(CUT, ".rows .name") == [], (name, size)
            assert len({text.casefold() for text in names.all_inner_texts()}) == count, (name, size)
