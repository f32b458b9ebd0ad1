"""The whole simulated house, played from its panel: dice on the tray, camera, table, board, strip."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.evening import LAPTOP, PHONE, Browsers
from tests.web.house_evening import SLOW, HouseEvening

# The share of a canvas that is neither transparent nor black, from 0 to 1.
LIT = """(canvas) => {
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    let lit = 0;
    for (let at = 0; at < data.length; at += 4) lit += data[at + 3] && data[at] + data[at + 1] + data[at + 2] > 60;
    return lit / (data.length / 4);
}"""


@pytest.fixture
def simulated(tmp_path: Path) -> Iterator[HouseEvening]:
    """The house, open."""
    evening = HouseEvening(tmp_path)
    evening.start()
    yield evening
    evening.end()


def test_dice_thrown_in_the_panel_move_a_horse(chrome: Browser, simulated: HouseEvening) -> None:
    browsers = Browsers(chrome, simulated)
    simulated.deal("Ann", "Bob")
    simulated.roll((1, 1), (1, 2), (2, 2), (2, 3))
    board, host = browsers.board(), browsers.host(room="setup")
    host.get_by_role("link", name="Simulated table").click()
    expect(host.locator("#strip canvas")).to_have_count(11, timeout=SLOW)
    expect(host.get_by_role("button", name="Hand over the tray")).to_be_visible()
    host.get_by_text("Choose the faces").click()
    host.get_by_role("button", name="First die: 5").click()
    host.get_by_role("button", name="Second die: 6").click()
    host.get_by_role("button", name="Throw 5 + 6").click()
    expect(board.get_by_role("listitem", name="Horse 11: 5 to go")).to_be_visible(timeout=SLOW)
    expect(host.locator("#reading")).to_contain_text("committed")
    assert host.locator("#tray").evaluate(LIT) > 0.5, "the tray is to be seen"
    assert host.locator("#strip canvas").nth(9).evaluate(LIT) > 0.01, "the strip shows the horse"
    expect(board.locator("#caption")).not_to_be_empty()
    browsers.leave()
    assert not browsers.complaints


def test_photograph_that_is_none_is_refused_on_the_panel(chrome: Browser, simulated: HouseEvening) -> None:
    browsers = Browsers(chrome, simulated)
    host = browsers.host(PHONE)
    host.goto(simulated.url("/simulator/"))
    expect(host.get_by_role("button", name="Hand over the tray")).to_be_visible(timeout=SLOW)
    browsers.away = True
    host.locator("#photo").set_input_files({"name": "x.jpg", "mimeType": "image/jpeg", "buffer": b"no picture"})
    expect(host.locator("#error")).not_to_be_empty()
    for size in (PHONE, LAPTOP):
        host.set_viewport_size(size)
        assert host.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    assert browsers.violations(host) == []
    browsers.leave()
    assert not browsers.complaints


def test_buttons_on_simulated_pins_are_pressed_in_the_panel_and_light_up(chrome: Browser, tmp_path: Path) -> None:
    evening = HouseEvening(tmp_path)
    evening.dice = "buttons"
    evening.start()
    browsers = Browsers(chrome, evening)
    evening.deal("Ann", "Bob")
    evening.roll((1, 1), (1, 2), (2, 2), (2, 3))
    board, host = browsers.board(), browsers.host(room="setup")
    host.get_by_role("link", name="Simulated table").click()
    contacts = host.locator("#pins .contact")
    expect(contacts).to_have_count(13, timeout=SLOW)
    expect(host.locator("#pins .contact.lit")).to_have_count(13, timeout=SLOW)
    expect(host.get_by_role("button", name="Throw two dice")).to_be_hidden()
    host.get_by_role("button", name="First die: 5").click()
    expect(host.locator("#pins .contact.lit")).to_have_count(8)
    host.get_by_role("button", name="Second die: 6").click()
    expect(board.get_by_role("listitem", name="Horse 11: 5 to go")).to_be_visible(timeout=SLOW)
    assert browsers.violations(host) == []
    host.set_viewport_size(PHONE)
    assert host.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    browsers.leave()
    assert not browsers.complaints
    evening.end()
