"""The host calibrates the camera over the simulated tray, on a phone beside it, while a race waits for dice."""

import re
from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import Page, ViewportSize, expect

from postparade.dice.tray_calibration import outline
from postparade.dice.tray_calibration.calibrator import Calibrator
from postparade.dice.tray_calibration.store import Calibration, CalibrationStore
from postparade.simulator.tray.timeline import TrayTimeline
from tests.dice.tray_calibration import painted
from tests.web.evening import KIOSK, LAPTOP, PHONE, SMALL_PHONE, Browsers, wait_for
from tests.web.house_evening import SLOW, HouseEvening

pytestmark = pytest.mark.slow(20)

SIZES: tuple[ViewportSize, ...] = (SMALL_PHONE, PHONE, LAPTOP, KIOSK)


@pytest.fixture
def evening(house_evening: HouseEvening) -> HouseEvening:
    """Whose browsers the browsers has."""
    return house_evening


@pytest.fixture
def phone(browsers: Browsers) -> Page:
    """The host's phone, on the page of the camera."""
    page = browsers.host(PHONE, "setup")
    page.get_by_role("link", name="Dice camera").click(timeout=SLOW)
    expect(page.get_by_role("button", name="Calibrate this camera")).to_be_visible(timeout=SLOW)
    return page


def click(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click(timeout=SLOW)


def to_outline(page: Page) -> None:
    click(page, "Calibrate this camera")
    expect(page.get_by_text("Light and picture are fine.")).to_be_visible(timeout=SLOW)
    click(page, "The tray is empty: go on")
    expect(page.get_by_role("heading", name="Is this the floor of the tray?")).to_be_visible(timeout=SLOW)


def test_from_the_first_look_to_a_stored_calibration(
    browsers: Browsers, evening: HouseEvening, phone: Page, tmp_path: Path
) -> None:
    board = browsers.host()
    to_outline(phone)
    expect(board.get_by_text("The dice camera is being calibrated; rolls wait.").first).to_be_visible(timeout=SLOW)
    for size in SIZES:
        phone.set_viewport_size(size)
        assert phone.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    phone.set_viewport_size(PHONE)
    assert browsers.violations(phone) == []
    expect(phone.locator(".corner")).to_have_count(4)
    before = corner(phone)
    handle = phone.locator(".corner").first
    handle.hover()
    phone.mouse.down()
    phone.mouse.move(*towards_the_middle(phone), steps=4)
    phone.mouse.up()
    after = corner(phone)
    assert after != before
    handle.press("ArrowUp")
    assert corner(phone)[1] == pytest.approx(after[1] - 0.01, abs=0.001)
    wanted = corner(phone)
    phone.wait_for_timeout(700)
    assert corner(phone) == wanted, "what the table tells meanwhile does not undo what was dragged"
    click(phone, "Yes, go on")
    expect(phone.get_by_role("heading", name="Throw both dice")).to_be_visible()
    phone.reload()
    expect(phone.get_by_role("heading", name="Throw both dice")).to_be_visible(timeout=SLOW)
    evening.command("throw", dice=[3, 5])
    expect(phone.get_by_role("button", name="Save", exact=True)).to_be_visible(timeout=SLOW)
    expect(phone.locator("#verdict pp-die")).to_have_count(2)
    expect(phone.get_by_text("Everything is fine.")).to_be_visible()
    expect(phone.locator("#meters")).to_contain_text(
        re.compile(r"Contrast of dice\d+ of 255Contrast of pips\d+ of 255")
    )
    assert browsers.violations(phone) == []
    assert evening.view().play.rolls == 0
    click(phone, "Save")
    expect(phone.get_by_role("button", name="Calibrate again")).to_be_visible(timeout=SLOW)
    expect(phone.get_by_role("heading", name="This camera is calibrated")).to_be_visible()
    expect(phone.get_by_text("Take the dice out of the tray: the next throw counts.")).to_be_visible()
    expect(phone.get_by_role("link", name="Back to the host console")).to_be_visible()
    expect(phone.locator("#steps .done")).to_have_count(5)
    assert browsers.violations(phone) == []
    found = CalibrationStore(tmp_path).load("simulated")
    assert found is not None
    assert found.outline.shape == "by_hand"
    expect(board.get_by_text("The dice camera is being calibrated")).to_have_count(0)
    phone.wait_for_timeout(1000)
    assert evening.view().play.rolls == 0, "the test roll lies there still and is no roll"
    evening.command("throw", dice=[1, 1])
    expect(board.locator("#rolls li")).to_have_count(1, timeout=SLOW)


def corner(page: Page) -> tuple[float, float]:
    x, y = page.locator(".corner").first.evaluate(
        "(one) => ['--x', '--y'].map((name) => Number(one.style.getPropertyValue(name)))"
    )
    return round(x, 4), round(y, 4)


def towards_the_middle(page: Page) -> tuple[float, float]:
    box = page.locator(".corner").first.bounding_box()
    figure = page.locator(".eye").bounding_box()
    assert box is not None
    assert figure is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    return x + (figure["x"] + figure["width"] / 2 - x) * 0.15, y + (figure["y"] + figure["height"] / 2 - y) * 0.15


def test_page_reports_dice_left_in_the_tray_and_calibration_can_be_stopped(
    browsers: Browsers, evening: HouseEvening, phone: Page
) -> None:
    evening.command("throw", dice=[6, 4])
    expect(phone.locator(".eye rect")).not_to_have_count(0, timeout=SLOW)
    click(phone, "Calibrate this camera")
    click(phone, "The tray is empty: go on")
    expect(phone.get_by_role("alert")).to_contain_text("There are dice in the tray.", timeout=SLOW)
    click(phone, "Stop calibrating")
    expect(phone.get_by_role("button", name="Calibrate this camera")).to_be_visible()


def test_the_host_chooses_how_pictures_are_taken_and_takes_it_back(
    browsers: Browsers, evening: HouseEvening, phone: Page
) -> None:
    assert evening.house.panel is not None
    assert evening.house.panel.panel is not None
    tray = evening.house.panel.panel._tray
    form = phone.locator("#taking")
    expect(form).not_to_have_attribute("open", "")
    form.get_by_text("How pictures are taken").click()
    expect(form).to_contain_text("Now: exposed for 10 ms and 20 a second")
    expect(form.get_by_label("Pictures over the cable")).to_have_count(0)
    form.get_by_label("Exposure in milliseconds").fill("5")
    click(phone, "Take pictures like this")
    expect(form).to_contain_text("Now: exposed for 5 ms")
    assert tray.exposure == 5.0
    assert browsers.violations(phone) == []
    assert phone.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    form.get_by_label("Exposure in milliseconds").fill("")
    click(phone, "As in the configuration")
    expect(form).to_contain_text("Now: exposed for 10 ms")
    assert tray.exposure == 10.0


def test_dim_light_is_reported_while_the_lamp_is_moved(evening: HouseEvening, phone: Page) -> None:
    click(phone, "Calibrate this camera")
    expect(phone.get_by_text("Light and picture are fine.")).to_be_visible(timeout=SLOW)
    evening.command("light", value=0.3)
    expect(phone.get_by_text("The tray is too dark")).to_be_visible(timeout=SLOW)
    evening.command("light", value=1.0)
    expect(phone.get_by_text("Light and picture are fine.")).to_be_visible(timeout=SLOW)


def test_noise_and_dim_light_are_reported_outside_calibration(
    evening: HouseEvening, phone: Page, browsers: Browsers
) -> None:
    expect(phone.get_by_text("Light and picture are fine.")).to_be_visible(timeout=SLOW)
    expect(phone.locator("#meters")).to_contain_text(re.compile(r"Light\d+ of 255Noise at rest\d+ of 255"))
    evening.command("light", value=0.3)
    expect(phone.get_by_text("The tray is too dark")).to_be_visible(timeout=SLOW)
    assert browsers.violations(phone) == []
    assert evening.house.panel is not None
    assert evening.house.panel.panel is not None
    tray = evening.house.panel.panel._tray
    tray._noise = tuple((more * np.uint8(6), less * np.uint8(6)) for more, less in tray._noise)
    evening.command("light", value=1.0)
    expect(phone.get_by_text("Grain hides whether dice lie still")).to_be_visible(timeout=SLOW)
    expect(phone.get_by_text("Put more light on the tray")).to_be_visible()


def test_page_says_why_it_cannot_calibrate_without_a_picture(evening: HouseEvening, phone: Page) -> None:
    evening.command("blind", on=True)
    expect(phone.get_by_role("heading", name="No picture of the tray")).to_be_visible(timeout=SLOW)
    expect(phone.get_by_text("The simulated camera is not there.")).to_be_visible()
    expect(phone.locator("#actions button")).to_have_count(0)
    evening.command("blind", on=False)
    click(phone, "Calibrate this camera")
    expect(phone.get_by_role("button", name="The tray is empty: go on")).to_be_visible(timeout=SLOW)
    evening.command("blind", on=True)
    expect(phone.get_by_role("heading", name="No picture of the tray")).to_be_visible(timeout=SLOW)
    expect(phone.get_by_role("button", name="The tray is empty: go on")).to_have_count(0)
    evening.command("blind", on=False)
    expect(phone.get_by_role("button", name="The tray is empty: go on")).to_be_visible(timeout=SLOW)


def test_another_tray_is_noticed_and_put_right_in_three_taps_while_the_race_waits(
    browsers: Browsers, evening: HouseEvening, tmp_path: Path
) -> None:
    host = browsers.host(PHONE, room="setup")
    expect(host.get_by_role("link", name="Dice camera")).to_be_visible(timeout=SLOW)
    browsers.enter(host, "run")
    board = browsers.page("/", KIOSK)
    wait_for(host, lambda: (evening.status_board.latest("dice") or {}).get("stage") == "empty")
    assert evening.house.panel is not None
    assert evening.house.panel.panel is not None
    tray = evening.house.panel.panel._tray
    seen = tray.empty()
    # A real camera brings no picture of its empty tray: that of the calibration counts.
    CalibrationStore(tmp_path).save(Calibration("simulated", 1.0, seen, outline.find(seen) or outline.WHOLE, 66.0, 40))
    tray.reference = lambda: None  # type: ignore[method-assign]  # as of a real one
    calibrator = evening.server._calibration.port
    assert isinstance(calibrator, Calibrator)
    calibrator._known = None
    wait_for(host, lambda: calibrator.calibrated)
    other = painted.tray(painted.NEARLY_ALL, painted.COLOURS["blue cloth, black table"])
    with tray._changing:
        tray._bare = other
        tray._scene = TrayTimeline(other)
    notice = host.get_by_role("alert").filter(has_text="The dice camera or its tray has been moved. Type in what")
    expect(notice).to_be_visible(timeout=SLOW)
    expect(board.get_by_text("has been moved. The host types in what they show.").first).to_be_visible(timeout=SLOW)
    notice.get_by_role("link", name="Put it right").click()
    expect(host.get_by_role("heading", name="Camera or tray has moved")).to_be_visible(timeout=SLOW)
    assert browsers.violations(host) == []
    click(host, "The tray is empty: take it as it is")
    expect(host.get_by_role("heading", name="Is this the floor of the tray?")).to_be_visible(timeout=SLOW)
    expect(host.locator("#steps li")).to_have_count(2)
    click(host, "Yes, play on")
    expect(host.get_by_text("The next roll counts, and tells how large the dice are.")).to_be_visible(timeout=SLOW)
    wait_for(host, lambda: (evening.status_board.latest("dice") or {}).get("stage") == "empty")
    evening.command("throw", dice=[2, 3])
    wait_for(host, lambda: evening.view().play.rolls == 1)


def test_strangers_are_sent_to_the_host_console(browsers: Browsers) -> None:
    browsers.away = True
    page = browsers.page("/host/camera", LAPTOP)
    expect(page.get_by_text("Sign in on the host console first")).to_be_visible()
    page.get_by_role("link", name="To the host console").click()
    expect(page.get_by_label("PIN")).to_be_visible()


def test_the_page_comes_back_after_a_restart(browsers: Browsers, evening: HouseEvening, phone: Page) -> None:
    browsers.away = True
    evening.stop()
    expect(phone.get_by_text("Reconnecting to the table…")).to_be_visible(timeout=SLOW)
    evening.start()
    expect(phone.get_by_text("Reconnecting to the table…")).to_be_hidden(timeout=SLOW)
    expect(phone.get_by_role("button", name="Calibrate this camera")).to_be_visible(timeout=SLOW)
