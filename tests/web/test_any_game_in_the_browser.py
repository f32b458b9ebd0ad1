"""A game that no page knows is set up, played, corrected and taken up again on host page, phones and board."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

sys.path.append(str(Path(__file__).resolve().parents[2] / "docs" / "examples" / "furlongs-game"))

from postparade_furlongs.game import Furlongs

from postparade.games.actions import Roll
from postparade.games.registry import GAMES
from postparade.table import view
from postparade.table.messages import Correct
from tests.web.evening import Browsers, Evening


@pytest.fixture(autouse=True)
def furlongs(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The example of docs/adding-a-game.md, as if it were installed."""
    monkeypatch.setitem(GAMES, "furlongs", Furlongs())
    view._offers.cache_clear()
    yield
    view._offers.cache_clear()


def test_a_game_without_pages_of_its_own_is_set_up_played_corrected_and_taken_up_again(
    browsers: Browsers, evening: Evening
) -> None:
    ann, bob = browsers.phone("Ann"), browsers.phone("Bob")
    host, board = browsers.host(), browsers.board()
    host.get_by_role("radio", name="Seven Furlongs").click()
    host.locator("#start").click()
    host.get_by_role("button", name="Open the betting").click(delay=50)
    expect(board.locator("h1, h2, header").filter(has_text="Seven Furlongs").first).to_be_visible()
    bet = ann.get_by_role("group", name="Bet")
    expect(bet).to_be_visible()
    bet.get_by_role("button", name="4", exact=True).click()
    bet.get_by_role("spinbutton").fill("3")
    bet.get_by_role("button", name="Bet").last.click()
    expect(ann.locator("body")).to_contain_text("17")
    assert evening.view().play.bets == {1: {4: 3}}
    evening.act(Roll((1, 3)))
    misread = evening.view().entry
    for _ in range(6):
        evening.act(Roll((3, 4)))
    evening.act(Correct(misread, (3, 4)))
    assert evening.view().play.winner == 4
    expect(board.locator("body")).to_contain_text("4")
    evening.stop()
    evening.start()
    expect(board.locator("body")).to_contain_text("Seven Furlongs")
    expect(bob.locator("body")).to_contain_text("20")
