"""After the power failed, guests see that everything stands as it stood, and the host is told until it is cleared."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from postparade.table.incidents import FILE
from tests.web.evening import SMALL_PHONE, WIDER_THAN_THE_PAGE, Browsers
from tests.web.house_evening import SLOW, HouseEvening


def test_an_interruption_is_shown_until_it_is_cleared(
    chrome: Browser, house_evening: HouseEvening, tmp_path: Path
) -> None:
    evening, browsers = house_evening, Browsers(chrome, house_evening)
    evening.roll((1, 1), (1, 2))
    before = evening.view()
    evening.stop()
    (tmp_path / FILE).write_bytes(b'{"running":true}')  # As a power cut leaves it.
    evening.start()
    assert evening.view() == before

    board, host = browsers.board(), browsers.host()
    told = board.get_by_text(re.compile(r"Interrupted at \d+:\d+ .M. Everything is as it was."))
    expect(told).to_be_visible(timeout=SLOW)
    expect(board.locator("#diceline")).to_contain_text("Last roll 3")
    incidents = host.get_by_role("region", name="What went wrong")
    expect(incidents).to_contain_text(f"its last entry is {before.entry}.")
    evening.roll((1, 3))
    expect(told).to_have_count(0)
    expect(incidents).to_be_visible()
    host.set_viewport_size(SMALL_PHONE)
    assert host.evaluate(WIDER_THAN_THE_PAGE) == []
    host.get_by_role("button", name="Seen: clear this").click()
    expect(incidents).to_be_hidden()
    browsers.leave()
    assert not browsers.complaints


def test_a_list_that_goes_on_below_its_edge_says_so(chrome: Browser, house_evening: HouseEvening) -> None:
    evening, browsers = house_evening, Browsers(chrome, house_evening)
    host = browsers.host(SMALL_PHONE)
    told = {"code": "interrupted", "at": 1.8e9, "entry": 7, "details": {"entry": 7}, "times": 1}
    evening.post("incidents", list=[told] * 12)
    incidents = host.locator("#incidentlist")
    expect(incidents.locator("li")).to_have_count(12)
    expect(incidents).to_have_css("mask-image", re.compile("gradient"))
    incidents.evaluate("(one) => one.scrollTo(0, one.scrollHeight)")
    expect(incidents).to_have_css("mask-image", "none")
    evening.post("incidents", list=[])
    expect(incidents).to_be_hidden()
    browsers.leave()
    assert not browsers.complaints
