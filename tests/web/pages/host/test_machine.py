"""The host sets the table up, keeps a copy, puts it back, joins a network and updates, on a phone, in any language."""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from postparade.appliance import archive
from postparade.appliance.appliance import Appliance
from postparade.appliance.card.machine import Machine
from postparade.appliance.drives import Drives
from postparade.appliance.service import APPLIANCE, Service
from postparade.appliance.wifi import Wifi
from postparade.config import Settings, load
from postparade.table.messages import TakeSeat
from postparade.table.settings import TableSettings
from postparade.web.api.qr import as_svg
from tests.web.evening import LAPTOP, PHONE, SMALL_PHONE, WIDER_THAN_THE_PAGE, Browsers, Evening, wait_for
from tests.web.house_evening import HouseEvening
from tests.web.server_fixture import PIN

PICTURES = os.environ.get("POSTPARADE_PICTURES")
NMCLI = """case "$*" in
*DEVICE,TYPE*) echo wlan0:wifi:connected ;;
*SSID,SIGNAL*) printf '*:Old House:71:WPA2\\n :The Hall:40:WPA2\\n' ;;
*NAME,UUID,DEVICE*) echo house:1-old:wlan0 ;;
*UUID,DEVICE*) echo 1-old:wlan0 ;;
*"connection up uuid 1-old"*) ;;
*"connection up uuid"*) echo "Secrets were required." >&2; exit 4 ;;
esac"""


@pytest.fixture
def machine(evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A machine that is there for the table, with a stick plugged in; the folder of its parts."""
    folder = tmp_path / "machine"
    (folder / "media/Stick").mkdir(parents=True)
    (folder / "proc").mkdir()
    (folder / "proc/mounts").write_text("/dev/sda1 /media/Stick vfat rw 0 0\n")
    (folder / "sys/usb1/sda1").mkdir(parents=True)
    (folder / "sys/class/block").mkdir(parents=True)
    (folder / "sys/class/block/sda1").symlink_to(folder / "sys/usb1/sda1")
    for name, does in (
        ("systemctl", f'if [ "$1" = show ]; then cat {folder}/update; else echo "$*" >>{folder}/orders; fi'),
        ("journalctl", "echo 'pit postparade[1]: PIN 271828'"),
        ("nmcli", NMCLI),
    ):
        (folder / name).write_text(f"#!/bin/sh\n{does}\n")
        (folder / name).chmod(0o755)
    (folder / "update").write_text("ActiveState=inactive\nResult=success\n")
    monkeypatch.setenv(APPLIANCE, "1")
    appliance = Appliance(
        Settings(table=TableSettings(data=str(tmp_path))),
        tmp_path,
        folder / "postparade.toml",
        service=Service(str(folder / "systemctl"), str(folder / "journalctl"), folder / "says", folder / "ended"),
        drives=Drives(folder),
        wifi=Wifi(str(folder / "nmcli"), Machine(folder, folder / "postparade.toml")),
    )
    appliance.attach_restart((folder / "restarted").touch)

    async def attach() -> None:
        evening.server.attach_machine(appliance)
        evening.server.refresh()

    evening.do(attach())
    yield folder
    appliance.close()


def hold(page: Page, name: str) -> None:
    """Press a button that has to be held, as the keyboard does."""
    button = page.locator(f'[data-key="{name}"]')
    button.focus()
    button.press("Enter")
    button.press("Enter")


@pytest.fixture
def new_table(evening: Evening) -> Evening:
    """A table that has made up its PIN, and at which no host has been yet."""
    evening.stop()
    evening._web = {"pin": None}
    evening.start()
    return evening


def test_a_phone_that_scans_the_code_on_the_board_sets_the_table_up(
    browsers: Browsers, new_table: Evening, machine: Path
) -> None:
    board = browsers.board()
    code = board.get_by_role("img", name="QR code: set up this table with your phone")
    expect(code).to_be_visible()
    assert board.evaluate("(image) => image.decode().then(() => image.naturalWidth > 0)", code.element_handle())
    expect(board.locator(".first-host")).to_contain_text(f"type the PIN {new_table.server.pin}")
    if PICTURES:
        board.screenshot(path=Path(PICTURES) / "first-host.png")
    assert browsers.violations(board) == []
    shown = board.context.request.get(new_table.url("/host/first.svg")).text()
    scanned = new_table.url(f"/host/#pin={new_table.server.pin}")
    assert shown == as_svg(scanned)

    phone = browsers.page(scanned.removeprefix(new_table.url("")), PHONE, touch=True)
    expect(phone).to_have_url(new_table.url("/host/machine"))
    assert "pin" not in phone.evaluate("JSON.stringify(history.state) + document.referrer")
    for asked in (
        "Language of calls and screens",
        "Name in the network",
        "Camera: 0 is the first on USB, picamera the Pi's own",
    ):
        expect(phone.get_by_label(asked)).to_be_visible()
    expect(phone.get_by_role("group", name="What drives the lights")).to_be_visible()
    expect(phone.get_by_role("button", name="The Hall")).to_be_visible()
    assert phone.evaluate(WIDER_THAN_THE_PAGE) == []
    assert browsers.violations(phone) == []
    expect(phone.get_by_role("link", name="Dice camera")).to_be_hidden()
    phone.get_by_label("simulated tray").uncheck()
    phone.get_by_label("camera over the tray").check()
    phone.get_by_role("button", name="Save the settings").click()
    expect(phone.get_by_text("Takes effect when the table restarts")).to_be_visible()
    assert load(machine / "postparade.toml").dice.source == "camera"
    expect(board.locator(".first-host")).to_have_count(0)
    if PICTURES:
        phone.screenshot(path=Path(PICTURES) / "set-up.png", full_page=True)

    browsers.away = True  # a refusal is what is being tested
    late = browsers.page("/host/#pin=000000", PHONE, touch=True)
    expect(late.get_by_role("alert").first).to_contain_text("not the PIN")
    expect(late).to_have_url(new_table.url("/host/"))


def test_the_first_start_is_asked_what_the_table_has(browsers: Browsers, machine: Path) -> None:
    page = browsers.host(PHONE)
    page.get_by_role("link", name="Set up this table").click()
    expect(page.get_by_text("Nothing is saved yet")).to_be_visible()
    page.get_by_label("Language of calls and screens").select_option("de")
    page.get_by_label("simulated tray").uncheck()
    browsers.away = True  # a refusal is what is being tested
    page.get_by_role("button", name="Save the settings").click()
    expect(page.locator("#settingsfault")).not_to_be_empty()
    browsers.away = False
    page.get_by_label("electronic dice").check()
    page.get_by_text("Everything else").click()
    page.get_by_label("7", exact=True).fill("Lucky Seven")
    page.get_by_role("button", name="Save the settings").click()
    expect(page.get_by_text("Takes effect when the table restarts")).to_be_visible()
    expect(page.locator("#settingsfault")).to_be_empty()
    settings = load(machine / "postparade.toml")
    assert (settings.announcer.language, settings.dice.source) == ("de", "electronic")
    assert [(horse.number, horse.name) for horse in settings.table.horses] == [(7, "Lucky Seven")]
    hold(page, "restart-table")
    wait_for(page, (machine / "restarted").exists)
    assert (machine / "restarted").exists()


def test_copies_networks_updates_and_the_log(
    browsers: Browsers, evening: Evening, machine: Path, tmp_path: Path
) -> None:
    evening.act(TakeSeat("Ann"))
    page = browsers.host()
    page.goto(evening.url("/host/machine"))
    page.get_by_role("button", name="Save here").click()
    expect(page.get_by_text("Saved on Stick")).to_be_visible()
    (copy,) = (machine / "media/Stick").iterdir()
    page.locator(f'[data-key="take-Stick-{copy.name}"]').click()
    expect(page.get_by_text("1 entry of an evening")).to_be_visible()
    page.get_by_role("button", name="Discard this copy").click()
    expect(page.locator(".waits")).to_have_count(0)
    with page.expect_download() as kept:
        page.get_by_role("link", name="Save on this device").click()
    page.get_by_label("A copy from this device").set_input_files(kept.value.path())
    expect(page.get_by_text("1 entry of an evening")).to_be_visible()
    hold(page, "confirm-copy")
    expect(page.get_by_text("It will be restored at the next start")).to_be_visible()
    assert archive.is_confirmed(tmp_path)
    wait_for(page, (machine / "restarted").exists)
    assert (machine / "restarted").exists()
    browsers.away = True  # a refusal is what is being tested
    page.get_by_label("A copy from this device").set_input_files(Path(__file__))
    expect(page.locator("#copyfault")).to_contain_text("not a copy that a table has made")
    browsers.away = False
    page.get_by_role("button", name="The Hall").click()
    page.get_by_label("Password, 8 letters or more").fill("long enough")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.locator("#wififault")).to_contain_text("Secrets were required")
    follow_an_update(page, machine)
    page.get_by_text("Everything else").click()
    page.get_by_label("Which releases an update installs").select_option("test")
    page.get_by_role("button", name="Save the settings").click()
    expect(page.get_by_text("Releases: for testers, too.")).to_be_visible()
    assert load(machine / "postparade.toml").updates.channel == "test"
    page.get_by_role("button", name="Show the last lines").click()
    expect(page.locator("#log")).to_have_text(re.compile(r"PIN \.\.\."))
    assert browsers.violations(page) == []


def follow_an_update(page: Page, machine: Path) -> None:
    """From the tap of the host to each of the ways in which it can end."""
    hold(page, "update")
    (machine / "update").write_text("ActiveState=activating\nResult=success\n")
    expect(page.get_by_text("Updating. The table restarts by itself")).to_be_visible()
    assert "postparade-update.service" in (machine / "orders").read_text()
    (machine / "says").write_text("setup: installing\nupdate: setting up 0.3.0\n")
    expect(page.get_by_text("update: setting up 0.3.0")).to_be_visible()
    (machine / "update").write_text("ActiveState=inactive\nResult=success\n")
    ended = {
        "outcome": "came",
        "at": 1795600000,
        "from": "0.2.0",
        "to": "0.3.0",
        "news": f"* Faster <b>horses</b>\n* {80 * 'far '}",
    }
    (machine / "ended").write_text(json.dumps(ended))
    expect(page.get_by_text("version 0.3.0 has replaced 0.2.0")).to_be_visible()
    page.get_by_text("What is new in 0.3.0").click()
    expect(page.get_by_text("* Faster <b>horses</b>")).to_be_visible()
    assert page.evaluate("updatenews.scrollWidth <= updatenews.clientWidth"), "a long line is broken"
    ended |= {"outcome": "went-back", "why": "does_not_answer"}
    (machine / "ended").write_text(json.dumps(ended))
    expect(page.get_by_text("version 0.3.0 did not come up; 0.2.0 is back")).to_be_visible()
    expect(page.get_by_text("did not start with it, or did not say that it is well")).to_be_visible()
    expect(page.get_by_text("What is new in 0.3.0")).to_have_count(0)
    ended = {"outcome": "newest", "at": 1795600000, "refused": {"version": "0.4.0", "why": "wrong_signature"}}
    (machine / "ended").write_text(json.dumps(ended))
    expect(page.get_by_text("there is no newer version.")).to_be_visible()
    expect(page.get_by_text("Version 0.4.0 was passed over. Its signature is not from a key")).to_be_visible()


@pytest.mark.parametrize("locale", ["de-DE", "fr-FR"])
def test_every_word_fits_a_small_phone_in_every_language(
    browsers: Browsers, evening: Evening, machine: Path, locale: str
) -> None:
    page = browsers.page("/host/#setup", LAPTOP, locale=locale)
    page.locator("#pin").fill(PIN)
    page.locator("#pinform button").click()
    page.locator("#machinepage").click()
    expect(page.locator("#countryneeded")).to_be_visible()
    expect(page.locator('[data-key="own"]')).to_have_count(0)
    page.locator("#country").fill("gb")
    page.locator("#countryform button").click()
    expect(page.locator('[data-key="own"]')).to_be_visible()
    expect(page.locator("#country")).to_have_value("GB")
    expect(page.locator("#countryneeded")).to_be_hidden()
    assert load(machine / "postparade.toml").wifi.country == "GB"
    page.locator('[data-key="own"]').click()
    expect(page.locator("#wifiform")).to_be_visible()
    for size in (SMALL_PHONE, PHONE, LAPTOP):
        page.set_viewport_size(size)
        assert page.evaluate(WIDER_THAN_THE_PAGE) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_page_is_the_hosts_alone(browsers: Browsers, evening: Evening, machine: Path) -> None:
    browsers.away = True  # what it may not have is what is being tested
    page = browsers.page("/host/machine", PHONE)
    expect(page.get_by_text("This page is for the host")).to_be_visible()
    expect(page.locator("#work")).to_be_hidden()


def test_nothing_is_called_saved_before_it_is(chrome: Browser, house_evening: HouseEvening) -> None:
    """A table that was started with options differs from its settings, which nobody has saved yet."""
    browsers = Browsers(chrome, house_evening)
    page = browsers.host()
    page.goto(house_evening.url("/host/machine"))
    expect(page.locator("#settingsplace")).to_contain_text("Nothing is saved yet")
    expect(page.locator("#settingssaid")).to_be_empty()
    browsers.leave()
