"""Who has the turn is said in the words of the game, and nobody rolls where there are no dice."""

from typing import Any

import pytest
from playwright.sync_api import Route, expect

from postparade.games.odds_on.rules.actions import StartMeeting
from postparade.rules.viewer import SPECTATOR
from postparade.table.messages import OpenGame, TakeSeat
from tests.web.evening import PHONE, Browsers, Evening

NAMES = ("Ann", "Bob", "Chloé")


@pytest.mark.parametrize(("game", "start", "turn", "note"), [("odds-on", StartMeeting(), "Ann", "is playing")])
def test_a_late_guest_reads_of_turns_not_of_rolls(
    browsers: Browsers, evening: Evening, game: str, start: Any, turn: str, note: str
) -> None:
    for name in NAMES:
        evening.act(TakeSeat(name), SPECTATOR)
    evening.act(OpenGame(game))
    evening.act(start)
    page = browsers.page(f"/join#{evening.code}", PHONE, touch=True)
    held: list[Route] = []
    page.route(f"**/games/{game}/messages.js*", lambda route: held.append(route))
    page.get_by_label("Your name").fill("Dora")
    page.get_by_role("button", name="Take a seat").tap()
    page.wait_for_url("**/seat/*/")
    # The words of the game are still on their way.
    expect(page.locator("#others li.turn")).to_contain_text("has the turn")
    assert "roll" not in page.locator("main").inner_text()
    while not held:
        page.wait_for_timeout(25)
    held.pop().continue_()
    expect(page.locator("#others li.turn")).to_contain_text(note)
    expect(page.locator("#turn")).to_contain_text(turn)
    assert "roll" not in page.locator("main").inner_text()


@pytest.mark.parametrize(("game", "dice"), [("odds-on", False), ("bettor-horse", False), ("quarter-horse", True)])
def test_pages_know_whether_the_game_has_dice(evening: Evening, game: str, dice: bool) -> None:
    assert evening.server._game_pages.parts(game, "seat") is not None
    assert evening.server._game_pages.parts(game, "seat")["dice"] is dice  # type: ignore[index]
