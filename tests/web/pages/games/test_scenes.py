"""What pages show of a finish, scene by scene: neither a phone nor the console says more than the board has shown."""

import re

import pytest
from playwright.sync_api import Page, expect

from postparade.games.ready_set_bet.rules.actions import SetupRace, Start
from postparade.table.messages import OpenGame, TakeSeat
from postparade.table.presentation.scene_clock import Scene
from tests.web.evening import Browsers, Evening

pytestmark = pytest.mark.slow(30)
SCRATCHES = ((1, 1), (1, 2), (2, 2), (2, 3))
WINNER = re.compile(r"\bwins\b|the winner|has won|crosses|you win|collect|1\.(?!\d)", re.IGNORECASE)
"""Whatever gives the winner away."""
MONEY = re.compile(r"you collect|nothing for you|\+\d", re.IGNORECASE)


def words(page: Page) -> str:
    """Everything that is written on ``page`` for its guest, and read to whoever cannot see it."""
    return str(
        page.evaluate(
            """() => [document.body.innerText, ...[...document.querySelectorAll("[aria-label]")]
              .filter((one) => one.checkVisibility()).map((one) => one.ariaLabel)].join("\\n")"""
        )
    )


@pytest.mark.parametrize("game", ["quarter-horse", "hold-your-horses"])
def test_no_page_tells_who_wins_before_the_scene_that_shows_it(browsers: Browsers, by_hand: Evening, game: str) -> None:
    ann = browsers.phone("Ann")
    by_hand.deal("Bob", "Cid", game=game, **({"races": 1} if game == "hold-your-horses" else {}))
    by_hand.roll(*SCRATCHES, (6, 6), (6, 6))
    host, board = browsers.host(), browsers.board()
    by_hand.show(board, "dice")
    over = game == "hold-your-horses"
    purses = host.locator("#people .chips")
    before = purses.all_inner_texts()
    assert len(before) == 3
    expect(board.get_by_role("listitem", name="Horse 12: 1 to go")).to_be_visible()
    expect(ann.get_by_role("listitem", name=re.compile("Horse 12: 1 to go"))).to_be_visible()
    by_hand.roll((6, 6))
    scenes: tuple[Scene, ...] = ("dice", "slow", "photo", *(("circle",) if over else ()))
    for scene in scenes:
        for page in (board, ann, host):
            expect(page.locator("html")).to_have_attribute("data-scene", scene)
            told = words(page)
            seen_on_board = page is board and scene in ("slow", "photo", "circle")
            assert seen_on_board or not WINNER.search(told), (scene, WINNER.findall(told))
            assert scene == "circle" or not MONEY.search(told)
        assert purses.all_inner_texts() == before, scene
        by_hand.show(board, scene)
    if not over:
        expect(ann.locator("#result")).to_contain_text("Number 12 wins")
        assert not MONEY.search(words(ann))
        expect(board.locator("#proof")).to_be_hidden()
        by_hand.show(board, "circle")
    expect(ann.locator("#result")).not_to_be_empty()
    status = by_hand.view().status
    assert status is not None
    expect(ann.locator("#chips")).to_have_text(str(status.purses[1]))
    if not over:
        expect(purses.first).to_contain_text(str(status.purses[1]))
        assert purses.all_inner_texts() != before


HOME = re.compile(r"the winner|has won|crosses|official", re.IGNORECASE)
"""Whatever gives away that horse 11-12 is home; that bets are on winning is no news."""


def test_ready_set_bet_shows_the_winner_in_its_scene_and_settles_afterwards(
    browsers: Browsers, by_hand: Evening
) -> None:
    ann = browsers.phone("Ann")
    for name in ("Bob", "Cid", "Dan"):
        by_hand.act(TakeSeat(name))
    host, board = browsers.host(), browsers.board()
    by_hand.act(OpenGame("ready-set-bet", {}))
    by_hand.act(SetupRace())
    by_hand.act(Start())
    for number in range(60):
        race = by_hand.table.race()
        assert race is not None
        twelve = next(lane for lane in race.lanes if "12" in lane.label)
        if twelve.length - twelve.position == 1:
            break
        # Two in a row would move it further than one step.
        by_hand.roll((6, 6) if number % 2 else (3, 4))
    by_hand.show(board, "dice")
    expect(board.locator("#people")).to_contain_text(re.compile(r"Dan\D*0"))
    purses = board.locator("#people").inner_text()
    by_hand.roll((6, 6))
    scenes: tuple[Scene, ...] = ("dice", "slow", "photo", "circle")
    for scene in scenes:
        for page in (board, ann, host):
            expect(page.locator("html")).to_have_attribute("data-scene", scene)
            told = words(page)
            shown = scene == "circle" or (page is board and scene in ("slow", "photo"))
            assert shown or not HOME.search(told), (scene, HOME.findall(told))
        assert board.locator("#people").inner_text() == purses
        by_hand.show(board, scene)
    expect(ann.locator("#result")).not_to_be_empty()
