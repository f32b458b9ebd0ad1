"""Races with lanes and dice of their own, as installed packages, each played whole in the browser by two phones."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from postparade.rules.contract import AnyGame
from postparade.rules.registry import GAMES
from postparade.table import view
from postparade.table.messages import OpenGame
from tests.games.sprint.driver import DRIVERS as SPRINT
from tests.games.twelve.driver import DRIVERS as TWELVE
from tests.web.evening import Browsers, wait_for
from tests.web.house_evening import SLOW
from tests.web.pages.games.test_any_game import CalledEvening

pytestmark = pytest.mark.slow(25)

PLAYED: dict[str, tuple[AnyGame, dict[str, object], list[tuple[int, ...]], str]] = {
    "sprint": (
        SPRINT[0].game,
        {"board": "short", "races": 1},
        [(1, 3), (4, 6), (1, 1), (2, 3), (2, 3), (2, 3)],
        "5",
    ),
    "twelve": (TWELVE[0].game, {"board": "short"}, [(4,), (10,), (12,), (11,), (1,), (1,)], "1"),
}
"""By name the game, how it is set up, the rolls of its race, and who wins it."""


@pytest.fixture(params=PLAYED)
def evening(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    install_example: Callable[[str], Path],
) -> Iterator[CalledEvening]:
    """A house beside which one of the games is installed."""
    game, *_ = PLAYED[request.param]
    monkeypatch.syspath_prepend(install_example(f"{game.name}-game"))
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setitem(GAMES, game.name, game)
    view._offers.cache_clear()
    evening = CalledEvening(tmp_path)
    evening.start()
    yield evening
    evening.end()
    view._offers.cache_clear()


def test_phones_play_a_race_with_lanes_and_dice_of_its_own(
    chrome: Browser, evening: CalledEvening, request: pytest.FixtureRequest
) -> None:
    game, options, rolls, winner = PLAYED[request.node.callspec.params["evening"]]
    browsers = Browsers(chrome, evening)
    browsers.coarse = browsers.hurried = True
    phones = {1: browsers.phone("Ann"), 2: browsers.phone("Bob")}
    host, board = browsers.host(), browsers.board()
    expect(host.get_by_role("radio", name=game.title)).to_be_visible()
    evening.act(OpenGame(game.name, options))
    phones[1].get_by_role("button", name="Deal race 1").tap()
    wait_for(board, lambda: turn_of(evening) is not None)
    started = evening.table.race()
    assert started is not None
    for lane in started.lanes:
        expect(board.get_by_role("listitem", name=f"Horse {lane.label}:").first).to_be_visible()
    for dice in rolls:
        wait_for(board, lambda: turn_of(evening) is not None)
        entry = evening.view().entry
        throw(phones[turn_of(evening) or 0], dice)
        wait_for(board, partial(moved_on, evening, entry))
    race = evening.table.race()
    assert race is not None
    assert [str(number) for number in race.winners] == [winner]
    # The scenes of the finish stand in front of the lanes.
    expect(board.locator("#overlay")).to_contain_text(winner, timeout=SLOW)
    told = board.get_by_role("listitem", name=f"Horse {winner}: has won", include_hidden=True)
    expect(told).to_have_count(1, timeout=SLOW)
    wait_for(board, lambda: evening.light_of(race.lanes.index(race.lane(int(winner))) + 1) >= 0)
    assert evening.captions
    browsers.enter(host, "setup")
    host.locator("#rolls button").first.click()
    dialog = host.get_by_role("dialog")
    sides = game.capabilities.dice
    expect(dialog.locator(".pair")).to_have_count(sides.sides if sides.count == 1 else 21)
    browsers.leave()
    assert not browsers.complaints


def throw(phone: Page, dice: tuple[int, ...]) -> None:
    """Enter a roll on the pad of a phone, which may lie behind the electronic dice."""
    closed = phone.locator("[data-key=pad]")
    face = phone.get_by_role(
        "button", name=f"Die: {dice[0]}" if len(dice) == 1 else f"First die: {dice[0]}", exact=True
    )
    expect(closed.or_(face)).to_be_visible(timeout=SLOW)
    if closed.is_visible():
        closed.tap()
    if len(dice) == 1:
        face.tap()
        phone.get_by_role("button", name=f"Enter {dice[0]}", exact=True).tap()
        return
    face.tap()
    phone.get_by_role("button", name=f"Second die: {dice[1]}").tap()
    phone.get_by_role("button", name=f"Enter {dice[0]} + {dice[1]}").tap()


def turn_of(evening: CalledEvening) -> int | None:
    """Who has the dice."""
    status = evening.view().status
    return None if status is None else status.turn


def moved_on(evening: CalledEvening, entry: int) -> bool:
    """Whether the table has got further than ``entry``."""
    return evening.view().entry > entry
