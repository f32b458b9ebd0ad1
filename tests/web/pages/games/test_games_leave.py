"""From one game to the next: what is on the screens stays until the next one can be drawn, and nothing of a game
outlives it."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from postparade.table.messages import CloseGame, OpenGame, TakeSeat
from tests.web.evening import Browsers, Evening, wait_for

pytestmark = pytest.mark.slow(20)

GAMES = ("ready-set-bet", "bettor-horse", "odds-on", "quarter-horse", "hold-your-horses")
TRACES = """() => [
  ...document.body.classList,
  ...[...document.querySelectorAll("link[data-game]")].map(({ href }) => href),
  ...[...document.body.children].map(({ tagName, className, id }) => `${tagName}.${className}#${id}`),
]"""
"""Script: what a script can leave behind outside the places that are given to it."""


def idle(page: Page) -> list[str]:
    """What the page has of itself while no game is on the table."""
    expect(page.locator("link[data-game]")).to_have_count(0)
    traces: list[str] = page.evaluate(TRACES)
    return sorted(traces)


def test_nothing_of_a_game_outlives_it(browsers: Browsers, evening: Evening) -> None:
    board, phone = browsers.board(), browsers.phone("Ann")
    for name in ("Ben", "Cleo", "Dora"):
        evening.act(TakeSeat(name))
    expect(board.locator("#lobby")).to_contain_text("Dora")
    waits = phone.locator("#turntext").text_content() or ""
    before = {page: idle(page) for page in (board, phone)}
    for game in GAMES:
        evening.act(OpenGame(game, {}))
        expect(board.locator("#lobby")).to_be_hidden()
        expect(phone.locator("#turntext")).not_to_have_text(waits)
        evening.act(CloseGame())
        expect(board.locator("#lobby")).to_be_visible()
        for page in (board, phone):
            assert idle(page) == before[page], game
        expect(phone.locator("#turntext")).to_have_text(waits)


def test_the_parade_stays_until_the_game_can_be_drawn(browsers: Browsers, evening: Evening) -> None:
    board = browsers.board()
    for name in ("Ann", "Ben"):
        evening.act(TakeSeat(name))
    expect(board.locator("#lobby")).to_contain_text("Ben")
    waits: list[Route] = []
    board.route(re.compile(r"/games/ready-set-bet/board\.css"), lambda route: waits.append(route))
    evening.act(OpenGame("ready-set-bet", {}))
    wait_for(board, lambda: bool(waits))
    expect(board.locator("#lobby")).to_be_visible()
    for route in waits:
        route.continue_()
    expect(board.locator("#lobby")).to_be_hidden()
    expect(board.locator("#track")).to_be_visible()
    assert board.evaluate("getComputedStyle(document.querySelector('.rsb-board')).display") == "grid"
