"""The host sees whether the dice are fair, from the first roll to a loaded die, and no faces where none were seen."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from postparade.dice.health.monitor import DiceMonitor
from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.actions import Roll
from postparade.rules.cards import DECK
from tests.web.evening import KIOSK, LAPTOP, PHONE, SMALL_PHONE, Browsers, Evening

SIZES: tuple[ViewportSize, ...] = (SMALL_PHONE, PHONE, LAPTOP, KIOSK)


@pytest.fixture
def monitor(evening: Evening, tmp_path: Path) -> Iterator[DiceMonitor]:
    """The monitor of this evening, who has read its journal."""

    async def call() -> DiceMonitor:
        monitor = DiceMonitor(evening.table, evening.status_board)
        await monitor.run(tmp_path)
        return monitor

    monitor = evening.do(call())
    yield monitor
    monitor.close()


def throw(evening: Evening, rolls: int, sixes: float) -> None:
    """Rolls that a camera reads, with a new race whenever one is over."""
    chance = random.Random(rolls)

    def die() -> int:
        return 6 if chance.random() < sixes else chance.randint(1, 5)

    for _ in range(rolls):
        if evening.view().play.turn is None:
            evening.act(Deal(deck=DECK))
        evening.act(Roll((die(), die()), source="camera"))


def test_the_section_begins_empty_and_follows_every_roll(
    browsers: Browsers, evening: Evening, monitor: DiceMonitor
) -> None:
    evening.deal("Ann", "Bob", chips=900)
    host = browsers.host(room="setup")
    section = host.get_by_role("region", name="Dice health")
    expect(section).to_contain_text("No rolls to judge yet.")
    expect(section.locator("figure")).to_have_count(0)
    evening.act(Roll((6, 2), source="camera"))
    expect(section).to_contain_text("Nothing unusual in 1 roll.")
    expect(section.get_by_role("listitem", name="6: 1 time, 0.3 usual")).to_be_visible()
    expect(section.get_by_role("listitem", name="8: 1 time, 0.1 usual")).to_be_visible()
    evening.act(Roll((4, 4), source="electronic"))
    expect(section).to_contain_text("Not counted: 1 roll thrown by the table itself.")
    expect(section).to_contain_text("Nothing unusual in 1 roll.")
    host.get_by_role("button", name="Correct Ann's roll of 6 and 2").click()
    host.get_by_role("button", name="2 and 5, together 7").click()
    host.get_by_role("button", name="Yes, put it right").click()
    expect(section.get_by_role("listitem", name="5: 1 time, 0.3 usual")).to_be_visible()


def test_a_loaded_die_is_marked_by_word_and_shape(browsers: Browsers, evening: Evening, monitor: DiceMonitor) -> None:
    evening.deal("Ann", "Bob", chips=900)
    throw(evening, 70, 0.5)
    host = browsers.host(room="setup")
    section = host.get_by_role("region", name="Dice health")
    expect(section).to_contain_text("The face 6 came")
    expect(section).to_contain_text("fair evening in")
    expect(section).to_contain_text("Try other dice.")
    odd = section.get_by_role("listitem", name="suspicious").first
    expect(odd).to_contain_text("6: ")
    expect(odd.locator(".rail")).to_have_css("background-image", re.compile("repeating-linear-gradient"))
    section.get_by_text("How likely is that by luck?").click()
    expect(section.get_by_text("high and low in turn")).to_be_visible()
    evening.act(Roll((1, 1), source="camera"))
    expect(section.get_by_text("high and low in turn")).to_be_visible()
    for size in SIZES:
        host.set_viewport_size(size)
        assert not host.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"), size
    assert browsers.violations(host) == []


def test_a_roll_known_by_its_sum_shows_no_faces(browsers: Browsers, evening: Evening, monitor: DiceMonitor) -> None:
    evening.deal("Ann", "Bob", chips=900)
    board, host = browsers.board(), browsers.host(room="setup")
    evening.act(Roll((), 9, source="buttons"))
    expect(board.locator("#dice")).to_have_text("9")
    expect(board.locator("#dice pp-die")).to_have_count(0)
    row = host.get_by_role("button", name="Correct Ann's roll of 9")
    expect(row.locator("pp-die")).to_have_count(0)
    section = host.get_by_role("region", name="Dice health")
    expect(section).to_contain_text("Sums, 1 roll")
    expect(section.get_by_text("Faces, ")).to_have_count(0)
    row.click()
    host.get_by_role("button", name="4 and 5, together 9").click()
    host.get_by_role("button", name="Yes, put it right").click()
    expect(board.locator("#dice pp-die")).to_have_count(2)
    expect(section.get_by_text("Faces, ")).to_have_count(0)
