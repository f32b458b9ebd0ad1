"""Ready Set Bet in real browsers: four phones on the same spots, one owner each time, and it is the first to arrive."""

import re
from collections import Counter
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from postparade.games.actions import Pause, Roll
from postparade.games.ready_set_bet.actions import Bet, DealVip, SetupRace, Start
from postparade.table.messages import Command, OpenGame
from tests.web.evening import KIOSK, WIDER_THAN_THE_PAGE, Browsers, Evening, wait_for

NARROW: ViewportSize = {"width": 360, "height": 640}
NAMES = ("Ann", "Bob", "Cid", "Maximiliane")
SPOTS = [
    f"{kind}/{horse}/{number}" for horse in (4, 5, 6, 7, 8, 9, 10) for kind in ("win", "place") for number in (1, 2)
]
TOGETHER = (
    """([spot, at]) => setTimeout(() => document.querySelector(`[data-spot="${spot}"]`).click(), at - Date.now())"""
)


@pytest.fixture
def phones(browsers: Browsers, evening: Evening) -> list[Page]:
    """Four phones in front of a race that has just started."""
    found = [browsers.phone(name, NARROW) for name in NAMES]
    evening.act(OpenGame("ready-set-bet"))
    evening.act(SetupRace())
    evening.act(Start())
    for page in found:
        expect(spot_of(page, "win/7/1")).to_be_visible()
    return found


def spot_of(page: Page, spot: str) -> Locator:
    return page.locator(f'[data-spot="{spot}"]')


def is_bet(evening: Evening, spot: str) -> bool:
    return any(where == spot for _, _, where in evening.view().play.bets)


def test_four_phones_tap_the_same_spot_at_once_and_the_first_to_arrive_has_it(
    browsers: Browsers, evening: Evening, phones: list[Page]
) -> None:
    """Many rounds on free spots; who has won how often stands in the report of the test."""
    arrived: list[Bet] = []
    submit = evening.table.submit

    async def noted(command: Command) -> Any:
        if isinstance(command.action, Bet):
            arrived.append(command.action)
        return await submit(command)

    evening.table.submit = noted  # type: ignore[method-assign]
    won: Counter[str] = Counter()
    for spot in SPOTS[:4]:
        arrived.clear()
        at = phones[0].evaluate("Date.now()") + 250
        for page in phones:
            page.evaluate(TOGETHER, [spot, at])
        wait_for(phones[0], lambda: len(arrived) == len(phones))
        wait_for(phones[0], partial(is_bet, evening, spot))
        owners = [seat for seat, _, where in evening.view().play.bets if where == spot]
        assert owners == [arrived[0].player]
        won[NAMES[owners[0] - 1]] += 1
        for seat, page in enumerate(phones, 1):
            cell = spot_of(page, spot)
            expect(cell).to_have_class(re.compile(r"\btaken\b"))
            expect(cell.locator(".rsb-chip")).to_have_count(1)
            expect(cell.locator(".rsb-chip.own")).to_have_count(int(seat == owners[0]))
            expect(cell.locator(".ghost")).to_have_count(0)
    assert sum(won.values()) == 4


def test_a_spot_that_was_taken_meanwhile_says_so_itself_and_the_token_is_back(
    evening: Evening, phones: list[Page]
) -> None:
    ann, bob = phones[:2]
    evening.act(Bet(1, 5, "win/7/3"))
    expect(spot_of(ann, "win/7/3").locator(".own")).to_be_visible()
    expect(spot_of(bob, "win/7/3")).to_have_class(re.compile("taken"))
    spot_of(bob, "win/7/3").tap()
    expect(spot_of(bob, "win/7/3").locator(".flash")).to_have_text("Taken!")
    expect(bob.locator(".rsb-token")).to_have_count(5)
    expect(bob.locator("#error")).to_have_text("")


def test_a_token_picked_once_stays_picked_and_taps_run_side_by_side(evening: Evening, phones: list[Page]) -> None:
    ann = phones[0]
    ann.get_by_role("button", name="Token of 3").first.tap()
    for spot in ("win/4/1", "win/5/1", "place/9/2", "show/10/1"):
        spot_of(ann, spot).tap()
    wait_for(ann, lambda: len(evening.view().play.bets) == 4)
    placed = [(token, spot) for _, token, spot in evening.view().play.bets]
    assert placed[:2] == [(3, "win/4/1"), (3, "win/5/1")]
    assert [token for token, _ in placed[2:]] == [5, 4]
    expect(ann.locator(".rsb-token")).to_have_count(1)


def test_rolls_and_bets_of_others_never_swallow_a_tap(evening: Evening, phones: list[Page]) -> None:
    """Between finger down and finger up the race goes on: the spot under the finger stays the same element."""
    ann = phones[0]
    cell = spot_of(ann, "color/red")
    cell.evaluate("(cell) => { cell.dataset.kept = 'yes'; }")
    for number in range(6):
        evening.act(Roll((1 + number % 6, 2)))
        if number < 3:
            evening.act(Bet(2 + number, 3, f"show/{4 + number}/1"))
    expect(spot_of(ann, "show/4/1")).to_have_class(re.compile("taken"))
    assert cell.evaluate("(cell) => cell.dataset.kept") == "yes"
    cell.tap()
    wait_for(ann, lambda: any(spot == "color/red" for _, _, spot in evening.view().play.bets))


def test_bets_are_refused_on_the_spot_while_paused_and_after_the_close(evening: Evening, phones: list[Page]) -> None:
    ann = phones[0]
    evening.act(Pause())
    expect(ann.get_by_text("The race is paused").first).to_be_visible()
    spot_of(ann, "win/6/1").tap()
    expect(spot_of(ann, "win/6/1").locator(".flash")).to_have_text("Paused")


def test_vip_cards_are_chosen_in_private_and_the_settlement_is_told_token_by_token(
    evening: Evening, phones: list[Page], browsers: Browsers
) -> None:
    ann, bob = phones[:2]
    board = browsers.board()
    evening.act(Bet(1, 5, "win/7/1"))
    evening.act(Bet(1, 4, "win/8/1"))
    while evening.view().play.phase in ("open", "closed"):
        evening.act(Roll((3, 4)))
    expect(ann.locator(".rsb-story li")).to_have_count(2, timeout=10_000)
    expect(ann.locator(".rsb-story")).to_contain_text("+15")
    expect(ann.locator(".rsb-story")).to_contain_text("−2")
    expect(ann.locator(".rsb-total b")).to_have_text("13")
    evening.act(DealVip())
    expect(ann.locator(".rsb-vip")).to_have_count(2)
    titles = ann.locator(".rsb-vip b").all_text_contents()
    secret = [title for title in titles if title not in bob.locator(".rsb-vip b").all_text_contents()]
    for other in (bob, board):
        assert not [title for title in secret if title in other.content()]
    ann.locator(".rsb-vip").first.tap(timeout=5000)
    wait_for(ann, lambda: 1 not in evening.view().play.choosing)
    expect(ann.locator(".rsb-kept b")).to_have_text(titles[0])


@pytest.mark.parametrize("width", [360, 390, 768])
def test_the_whole_bet_board_fits_a_phone_and_stays_under_one_thumb(
    evening: Evening, browsers: Browsers, width: int
) -> None:
    """Nine horses by seven spots and the colours without scrolling; nothing is wider than the page."""
    page = browsers.phone("Ann", {"width": width, "height": 640 if width == 360 else 844})
    browsers.phone("Bob", NARROW)
    evening.act(OpenGame("ready-set-bet"))
    evening.act(SetupRace())
    evening.act(Start())
    expect(spot_of(page, "color/seven-fifth")).to_be_visible()
    tray = page.locator(".tray").bounding_box()
    last = spot_of(page, "color/seven-fifth").bounding_box()
    first = spot_of(page, "show/2-3/1").bounding_box()
    assert tray is not None
    assert last is not None
    assert first is not None
    assert first["y"] >= 0
    assert last["y"] + last["height"] <= tray["y"] + 1
    assert first["height"] >= 36
    assert page.evaluate(WIDER_THAN_THE_PAGE) == []
    assert browsers.violations(page) == []


def test_nobody_can_miss_no_more_bets_on_the_board(evening: Evening, browsers: Browsers, phones: list[Page]) -> None:
    board = browsers.board(KIOSK)
    for horse, faces in ((4, (1, 3)), (10, (4, 6))):
        for _ in range(4):
            evening.act(Roll(faces))
        expect(board.locator(".rsb-line i.lit")).to_have_count(1 if horse == 4 else 2)
    for _ in range(4):
        evening.act(Roll((5, 6)))
    expect(board.locator(".rsb-closed")).to_have_text("No more bets!")
    expect(phones[0].get_by_text("No more bets!").first).to_be_visible()
    spot_of(phones[0], "win/6/1").tap()
    expect(spot_of(phones[0], "win/6/1").locator(".flash")).to_have_text("Closed")


def test_the_house_has_its_six_tokens_on_the_same_board(evening: Evening, browsers: Browsers) -> None:
    house = browsers.phone("Ann", NARROW)
    browsers.phone("Bob", NARROW)
    evening.act(OpenGame("ready-set-bet", {"house": "fixed", "house_seat": 1, "pace": "off"}))
    evening.act(SetupRace())
    expect(house.locator(".rsb-token")).to_have_count(6)
    spot_of(house, "win/7/1").tap()
    expect(spot_of(house, "win/7/1").locator(".own")).to_be_visible()
    expect(house.locator(".rsb-token")).to_have_count(5)
    house.get_by_role("button", name="And they're off").tap()
    wait_for(house, lambda: evening.view().play.phase == "open")
    expect(house.get_by_role("button", name="Throw the dice")).to_be_visible()
