"""The Run screen: everything an evening needs while it goes on, on one screen; everything else two taps away."""

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from postparade.rules.viewer import HOST, seat
from postparade.table.messages import CloseGame, OpenGame, PauseTable, SeatBot, TakeSeat
from tests.web.evening import LAPTOP, PHONE, SMALL_PHONE, WIDER_THAN_THE_PAGE, Browsers, Evening, resize, wait_for
from tests.web.server_fixture import PIN

pytestmark = pytest.mark.slow(22)

CONTROLS = """[...document.querySelectorAll("button, a, input, select, summary")]
  .filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length"""
"""Script: how many controls can be used now."""
HEIGHT = "document.documentElement.scrollHeight"
MOST = 20
"""Controls on the Run screen while a game goes on; the console had 47."""
SIZES: dict[str, ViewportSize] = {"laptop": LAPTOP, "phone": PHONE}
NAMES = ("Ann", "Ben", "Cleo", "Dora")


def lobby(_evening: Evening) -> None:
    """Nobody is here yet."""


def seated(evening: Evening) -> None:
    """Four sit here, and a game is to be chosen."""
    if evening.view().play is not None:
        evening.act(CloseGame())
    for name in NAMES[len(evening.view().seats) :]:
        evening.act(TakeSeat(name))


def race(evening: Evening) -> None:
    """A race of dice is on."""
    seated(evening)
    evening.deal()
    evening.roll((1, 1), (2, 3), (6, 6), (1, 2), (3, 4), (3, 5))


def cards(evening: Evening) -> None:
    """Bettor Horse waits for two seats."""
    seated(evening)
    evening.act(OpenGame("bettor-horse"))


def prices(evening: Evening) -> None:
    """Odds On waits for the dealer."""
    seated(evening)
    evening.act(OpenGame("odds-on"))


def bets(evening: Evening) -> None:
    """Ready Set Bet is about to begin."""
    seated(evening)
    evening.act(OpenGame("ready-set-bet"))


def paused(evening: Evening) -> None:
    """A game of cards is paused."""
    cards(evening)
    evening.act(PauseTable())


def crowded(evening: Evening) -> None:
    """Twelve guests with long names play."""
    evening.act(CloseGame())
    for number in range(len(evening.view().seats), 12):
        evening.act(TakeSeat(f"Maximilian-Ot-{number}"))
    evening.deal(game="hold-your-horses")


STAGES = (lobby, seated, race, cards, prices, bets, paused, crowded)


def keep(page: Page, name: str) -> None:
    """Take a picture where POSTPARADE_SHOTS says."""
    if folder := os.environ.get("POSTPARADE_SHOTS"):
        page.screenshot(path=Path(folder) / f"{name}.png")


def test_run_fits_the_screens_of_laptop_and_phone(browsers: Browsers, evening: Evening) -> None:
    evening.post("sound", settings={"voice": 0.9, "bed": 0.4, "effects": 0.7, "muted": False}, devices=[], device="x")
    host = browsers.host()
    for stage in STAGES:
        stage(evening)
        host.set_viewport_size(LAPTOP)
        host.reload()
        fits(browsers, host, stage)


def fits(browsers: Browsers, host: Page, stage: Callable[[Evening], None]) -> None:
    """Everything is on the screens of laptop and phone, there is not too much of it, and all can use it."""
    expect(host.get_by_role("slider", name="Volume")).to_be_visible()
    people = host.get_by_role("region", name="At the table")
    for name, size in SIZES.items():
        resize(host, size)
        host.wait_for_timeout(100)
        keep(host, f"{stage.__name__}-{name}")
        if stage is race and size is LAPTOP:
            expect(people.get_by_role("listitem")).to_have_text([re.compile(name) for name in NAMES])
            expect(people.locator(".turn")).to_contain_text("has the turn")
        elif size is PHONE:
            expect(people).to_be_hidden()
        assert host.evaluate(HEIGHT) <= size["height"], name
        assert not host.evaluate(WIDER_THAN_THE_PAGE), name
    assert host.evaluate(CONTROLS) <= MOST
    resize(host, SMALL_PHONE)
    host.wait_for_timeout(100)
    keep(host, f"{stage.__name__}-small")
    assert host.evaluate(WIDER_THAN_THE_PAGE) == []
    if stage is race:
        assert host.evaluate(HEIGHT) <= SMALL_PHONE["height"]
    assert browsers.violations(host) == []


def test_set_up_holds_everything_else_two_taps_away(browsers: Browsers, evening: Evening) -> None:
    race(evening)
    dice = [("Pixels of Grandmother 1234", True, 83), ("GoDice_A1B2C3_K_v04", False, None)]
    told = [{"name": name, "connected": connected, "battery": battery} for name, connected, battery in dice]
    evening.post("smart_dice", dice=told)
    host = browsers.host()
    browsers.enter(host, "setup")
    smart = host.locator("#devices div", has_text="Smart dice").locator("dd")
    expect(smart).to_have_text(["Pixels of Grandmother 1234\nconnected, 83 %", "GoDice_A1B2C3_K_v04\nnot connected"])
    keep(host, "setup-laptop")
    index = host.get_by_role("group", name="Parts of the set-up")
    names = index.get_by_role("button").all_inner_texts()
    assert {"Seats", "Join with a phone", "The table", "Dice health", "Odds and report"} <= set(names)
    for name in names:
        index.get_by_role("button", name=name, exact=True).click()
        expect(host.get_by_role("heading", name=name, exact=True)).to_be_in_viewport()
    assert browsers.violations(host) == []
    for size in (PHONE, SMALL_PHONE):
        host.set_viewport_size(size)
        assert host.evaluate(WIDER_THAN_THE_PAGE) == []
        # Each die has its name on a line, and below it whether it is there.
        lines = "all => all.map((one) => one.getClientRects()[0].height / parseFloat(getComputedStyle(one).fontSize))"
        assert all(height < 6 for height in smart.evaluate_all(lines))


def test_tab_begins_with_the_action_and_enter_takes_it(browsers: Browsers, evening: Evening) -> None:
    for name in NAMES:
        evening.act(TakeSeat(name))
    evening.act(OpenGame("quarter-horse", {"cards": "dealt"}))
    host = browsers.host()
    deal = host.get_by_role("button", name="Deal")
    expect(deal).to_be_enabled()
    host.keyboard.press("Tab")
    expect(deal).to_be_focused()
    host.evaluate("document.activeElement.blur()")
    host.keyboard.press("Enter")
    expect(deal).to_be_hidden()


def test_p_pauses_a_game_of_cards_and_goes_on_with_it(browsers: Browsers, evening: Evening) -> None:
    cards(evening)
    host, phone = browsers.host(), browsers.page("/", PHONE)
    pause = host.get_by_role("button", name="Pause the game")
    expect(pause).to_be_visible()
    host.keyboard.press("p")
    expect(pause).to_be_hidden()
    wait_for(host, lambda: bool(evening.view().status and evening.view().status.paused))  # type: ignore[union-attr]
    expect(host.get_by_role("button", name="Go on with the game").first).to_be_enabled()
    host.keyboard.press("p")
    expect(pause).to_be_visible()
    phone.close()


def test_keys_are_named_where_they_work(browsers: Browsers, evening: Evening) -> None:
    host = browsers.host()
    expect(host.locator("#keys")).to_be_visible()
    browsers.enter(host, "setup")
    expect(host.locator("#keys")).to_be_hidden()


def test_keys_can_be_switched_off(browsers: Browsers, evening: Evening) -> None:
    cards(evening)
    host = browsers.host(room="setup")
    host.get_by_label("Keys work on the Run screen").uncheck()
    browsers.enter(host, "run")
    expect(host.get_by_role("button", name="Pause the game")).to_be_visible()
    host.keyboard.press("p")
    host.wait_for_timeout(200)
    assert evening.view().status is not None
    assert not evening.view().status.paused  # type: ignore[union-attr]


def test_putting_a_roll_right_shows_first_what_it_changes(browsers: Browsers, evening: Evening) -> None:
    race(evening)
    host = browsers.host()
    host.get_by_role("button", name="Put it right").click()
    dialog = host.get_by_role("dialog")
    dialog.get_by_role("button", name="5 and 6").click()
    expect(dialog.get_by_text("Horse 11: place 0 → 1")).to_be_visible()
    expect(dialog.get_by_text("Horse 8: place 1 → 0")).to_be_visible()
    keep(host, "preview")
    before = evening.view().entry
    dialog.get_by_role("button", name="Cancel").click()
    assert evening.view().entry == before
    host.get_by_role("button", name="Put it right").click()
    dialog.get_by_role("button", name="5 and 6").click()
    dialog.get_by_role("button", name="Yes, put it right").click()
    expect(host.get_by_text("corrected").first).to_be_visible()
    host.get_by_role("button", name="Put it right").click()
    dialog.get_by_role("button", name="Nobody rolled: take it back").click()
    expect(dialog.get_by_text("Horse 11: place 1 → 0")).to_be_visible()
    rolls = len(evening.view(HOST).rolls)
    dialog.get_by_role("button", name="Yes, take it back").click()
    wait_for(host, lambda: len(evening.view(HOST).rolls) == rolls - 1)


def test_the_table_plays_for_an_absent_guest_until_they_are_back(browsers: Browsers, evening: Evening) -> None:
    phone = browsers.phone("Ann")
    for name in NAMES[1:]:
        evening.act(TakeSeat(name))
    evening.act(OpenGame("bettor-horse"))
    host = browsers.host()
    host.get_by_role("button", name="The table plays…").click()
    dialog = host.get_by_role("dialog")
    dialog.get_by_role("button", name="Ann: bold").click()
    expect(dialog.get_by_role("button", name="Ann: bold")).to_have_attribute("aria-pressed", "true")
    keep(host, "bots")
    assert browsers.violations(host) == []
    assert evening.view().bots == {1: "bold"}
    expect(phone.get_by_text("The table plays for you.")).to_be_visible()
    keep(phone, "phone-bot")
    phone.get_by_role("button", name="Take over again").tap()
    expect(phone.get_by_text("The table plays for you.")).to_be_hidden()
    assert evening.view().bots == {}
    assert evening.view(seat(1)).bots == {}


def test_three_guests_get_a_fourth_with_one_tap(browsers: Browsers, evening: Evening) -> None:
    for name in NAMES[:3]:
        evening.act(TakeSeat(name))
    host = browsers.host()
    host.get_by_role("radio", name="Bettor Horse").click()
    host.get_by_role("button", name="Let the table play 1 seat").click()
    expect(host.get_by_role("button", name="Start the game")).to_be_enabled()
    assert evening.view().bots == {4: "steady"}
    evening.act(SeatBot("Extra", "bold"))
    assert len(evening.view().seats) == 5


def test_nobody_is_told_to_seat_players_who_sit(browsers: Browsers, evening: Evening) -> None:
    host = browsers.host()
    expect(host.get_by_text("Seat the players, then start a game")).to_be_visible()
    for name in ("Ann", "Bob"):
        evening.act(TakeSeat(name))
    expect(host.get_by_text("Seat the players, then start a game")).to_have_count(0)


def test_a_preset_sets_several_settings_and_says_which(browsers: Browsers, evening: Evening) -> None:
    seated(evening)
    host = browsers.host()
    host.get_by_role("radio", name="Quarter Horse").click()
    host.get_by_role("button", name="With children").click()
    expect(host.get_by_text("Sets: ")).to_contain_text("Scratches cost: flat")
    wait_for(host, lambda: evening.view().typing == "host")
    host.get_by_role("button", name="Start the game").click()
    wait_for(host, lambda: evening.view().game == "quarter-horse")
    setup: Any = evening.table._accepted.setup
    assert len(set(setup.scratch_values)) == 1


LOW_LAPTOP: ViewportSize = {"width": 1280, "height": 720}
SENTENCES = (
    "The dice camera gives no picture.",
    "The track board does not answer on its USB cable, so that the lights of the track stay dark.",
    "There is no sound.",
)
FAULTS = [
    {"severity": "error", "code": f"x{at}", "sentence": sentence, "details": {}, "remedy": "Look at its cable. " * 3}
    for at, sentence in enumerate(SENTENCES)
]
CUT = "(one) => one.scrollHeight > one.clientHeight + 1 || one.getBoundingClientRect().bottom > innerHeight"
UNDER_THE_BAR = """() => {
  const bar = document.querySelector(".bottom").getBoundingClientRect().top;
  return document.getElementById("start").getBoundingClientRect().bottom > bar;
}"""
"""Script: whether the button that starts a game lies under the bar at the foot of the page."""


def signed_in(browsers: Browsers, locale: str) -> Page:
    host = browsers.page("/host/", LOW_LAPTOP, locale=locale)
    host.locator("#pin").fill(PIN)
    host.locator("#pinform button").click()
    expect(host.locator("#console")).to_be_visible()
    return host


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_low_laptop_shows_whole_what_is_wrong_and_how_to_start(
    browsers: Browsers, evening: Evening, locale: str
) -> None:
    evening.post("sound", settings={"voice": 0.9, "bed": 0.4, "effects": 0.7, "muted": False}, devices=[], device="x")
    host = signed_in(browsers, locale)
    evening.post("faults", list=FAULTS)
    expect(host.locator("#faults li")).to_have_count(3)
    assert not host.locator("#faults").evaluate(CUT)
    evening.post("faults", list=[])
    evening.deal(*NAMES, "Emil", "Finn", game="hold-your-horses", races=1)
    evening.roll((1, 1), (1, 2), (2, 2), (2, 3), (6, 6), (6, 6), (6, 6))
    host.locator("#over .primary").click()
    for game in host.get_by_role("radio").all():
        game.click()
        for size in (LOW_LAPTOP, LAPTOP, PHONE, SMALL_PHONE):
            resize(host, size)
            host.evaluate("scrollTo(0, 0)")
            assert not host.evaluate(UNDER_THE_BAR), (game.inner_text(), size)
    assert browsers.violations(host) == []
