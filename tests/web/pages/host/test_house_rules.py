"""House rules: the host chooses them on the console; board and phones show what they make of a race."""

import re

import pytest
from playwright.sync_api import Page, expect

from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.viewer import SPECTATOR
from postparade.table.messages import TakeSeat
from tests.web.evening import LAPTOP, PHONE, Browsers, Evening

pytestmark = pytest.mark.slow(20)

OWN = (2, 3, 4, 5, 6, 9, 6, 5, 4, 3, 1)


def console(browsers: Browsers, evening: Evening, *players: str) -> Page:
    """The host's page with everybody seated and no game on the table."""
    for name in players:
        evening.act(TakeSeat(name), SPECTATOR)
    host = browsers.host()
    host.get_by_text("Settings of this game").click()
    expect(host.locator("#option-board")).to_be_visible()
    return host


def numbers(host: Page) -> list[str]:
    """What stands in the fields for numbers of one's own."""
    return [one.input_value() for one in host.locator(".numbers:visible input").all()]


def test_house_rules_and_a_custom_board_are_chosen_and_played(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann")
    host = console(browsers, evening, "Bob", "Cid", "Dora", "Emil")
    assert numbers(host) == []
    host.get_by_role("combobox", name="Board").select_option("short")
    host.get_by_role("combobox", name="Board").select_option("your own numbers")
    assert numbers(host) == ["3", "4", "5", "6", "7", "8", "7", "6", "5", "4", "3"], "they begin as the board before"
    for horse, moves in enumerate(OWN, 2):
        host.get_by_role("spinbutton", name=re.compile(rf"Board.* {horse}$")).fill(str(moves))
    house = host.get_by_role("group", name="House rules")
    house.get_by_label("Ante").fill("3")
    house.get_by_label("Roller's purse").fill("7")
    house.get_by_label("Even deal").check()
    for size in (PHONE, LAPTOP):
        host.set_viewport_size(size)
        assert host.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert browsers.violations(host) == []
    host.get_by_role("button", name="Start the game").click()
    expect(host.locator("#setup")).to_be_hidden()
    board = browsers.board()
    evening.act(Deal())
    play = evening.view().play
    assert tuple(lane.length for lane in play.race.lanes) == OWN
    assert (play.pot, len(play.pot_cards)) == (15, 4)
    expect(board.locator("#caption")).to_contain_text("Everybody pays an ante of 3.")
    expect(board.locator("#potnote")).to_contain_text("7 for whoever rolls the winner home")
    expect(board.locator("#potnote")).to_contain_text(f"its own cards: {' '.join(map(str, play.pot_cards))}")
    evening.roll((1, 2), (1, 3), (1, 4), (1, 5))
    while evening.view().play.race.lanes[-1].position < OWN[-1] - 1:
        evening.roll((6, 6))
    # What somebody has gained is told against what the board showed before.
    expect(board.get_by_role("listitem", name="Horse 12: 1 to go")).to_be_visible()
    status = evening.view().status
    assert status is not None
    expect(board.locator("#people")).to_contain_text(re.compile(r"\D.*\D".join(map(str, status.purses.values()))))
    evening.roll((6, 6))
    paid = evening.view().play.roller_paid
    assert paid.paid == 7
    line = board.locator(".ranking li").filter(has_text="the winning roll")
    gained = 7 + sum(one.amount for one in evening.view().play.payouts if one.player == paid.player)
    expect(line).to_contain_text(f"+{gained}", timeout=30_000)
    told = "You rolled the winner home: 7 from the pot." if paid.player == 1 else ""
    expect(ann.locator("body")).to_contain_text(told)


def test_numbers_of_ones_own_replace_what_scratches_cost_too(browsers: Browsers, evening: Evening) -> None:
    host = console(browsers, evening, "Ann", "Bob")
    host.get_by_role("combobox", name="Scratches cost").select_option("your own numbers")
    assert numbers(host) == ["1", "2", "3", "4"]
    host.get_by_role("spinbutton", name="Scratches cost 4").fill("9")
    host.get_by_role("button", name="Start the game").click()
    expect(host.locator("#setup")).to_be_hidden()
    assert [box.value for box in evening.view().play.boxes] == [1, 2, 3, 9]


def test_a_purse_that_no_pot_is_sure_to_hold_is_refused_with_a_remedy(browsers: Browsers, evening: Evening) -> None:
    host = console(browsers, evening, "Ann", "Bob")
    host.get_by_label("Roller's purse").fill("90")
    host.get_by_role("button", name="Start the game").click()
    expect(host.locator("#error")).to_contain_text("more than the 40 chips that a pot is sure to hold")
    expect(host.locator("#error")).to_contain_text("Lower the roller's purse, or raise the ante.")
    assert evening.view().game is None
    host.get_by_label("Roller's purse").fill("40")
    host.get_by_role("button", name="Start the game").click()
    expect(host.locator("#setup")).to_be_hidden()
