"""Guests see that the evening is copied in the middle of a race, and a host who restores a copy sees what it lacks."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from postparade.appliance.archive import pack
from postparade.games.dice_race.rules.actions import Deal
from postparade.table.messages import CloseGame, OpenGame
from postparade.table.race_seed import system_chance
from tests.table.players import company
from tests.web.evening import SMALL_PHONE, WIDER_THAN_THE_PAGE, Browsers
from tests.web.house_evening import SLOW, HouseEvening


async def _from_elsewhere(folder: Path) -> bytes:
    """A copy that another machine made in the middle of a race."""
    async with company(folder, ("Eve", "Finn"), "quarter-horse", chance=system_chance) as guests:
        await guests.do(Deal())
    return pack(folder, folder / "postparade.toml", "console")[1]


def test_the_board_shows_that_a_copy_was_taken_until_the_race_is_over(
    chrome: Browser, house_evening: HouseEvening, tmp_path: Path
) -> None:
    evening, browsers = house_evening, Browsers(chrome, house_evening)
    board, host = browsers.board(), browsers.host()
    told = board.get_by_text(re.compile(r"Evening copied at \d+:\d+ .M on the host console, without what is hidden"))
    expect(told).to_have_count(0)
    assert host.request.get(evening.url("/host/copy.tar.gz")).status == 200
    expect(told).to_be_visible(timeout=SLOW)
    board.screenshot(path=tmp_path / "board.png")
    evening.act(CloseGame())
    evening.act(OpenGame("quarter-horse"))
    expect(told).to_have_count(0)
    browsers.leave()
    assert not browsers.complaints


def test_restoring_a_copy_from_elsewhere_says_what_it_lacks(
    chrome: Browser, house_evening: HouseEvening, tmp_path: Path
) -> None:
    evening, browsers = house_evening, Browsers(chrome, house_evening)
    copy = tmp_path / "postparade-20260101-200000.tar.gz"
    copy.write_bytes(evening.do(_from_elsewhere(tmp_path / "elsewhere")))
    host = browsers.host(SMALL_PHONE)
    host.goto(evening.url("/host/machine"))
    # Until its script has the words of the page, which may be after it has loaded, nobody hears of a chosen file.
    expect(host.locator("#work")).to_be_visible(timeout=SLOW)
    host.get_by_label("A copy from this device").set_input_files(copy)
    expect(host.get_by_text("2 entries of an evening")).to_be_visible(timeout=SLOW)
    expect(host.get_by_text("2 entries of that race stayed on the machine that made it")).to_be_visible()
    assert host.evaluate(WIDER_THAN_THE_PAGE) == []
    host.screenshot(path=tmp_path / "restore.png", full_page=True)
    browsers.leave()
    assert not browsers.complaints
