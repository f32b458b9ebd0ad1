"""The door: a guest waits on the phone until the host taps the name; a screen elsewhere asks for the join code."""

from playwright.sync_api import Page, expect

from postparade.rules.viewer import TABLE
from postparade.table.messages import TakeSeat
from tests.web.evening import KIOSK, LAPTOP, PHONE, SMALL_PHONE, WIDER_THAN_THE_PAGE, Browsers, Evening, resize


def knock(browsers: Browsers, evening: Evening, name: str) -> Page:
    phone = browsers.page(f"/join#{evening.code}", PHONE, touch=True)
    phone.get_by_label("Your name").fill(name)
    phone.get_by_role("button", name="Take a seat").click()
    expect(phone.get_by_role("heading", name=f"Waiting for the host to let you in, {name}")).to_be_visible()
    return phone


def test_the_host_lets_each_newcomer_in_with_a_tap(browsers: Browsers, evening: Evening) -> None:
    host = browsers.host()
    expect(host.get_by_role("region", name="At the door")).to_be_hidden()
    browsers.enter(host, "setup")
    host.get_by_role("button", name="I let each one in").click()
    expect(host.get_by_role("button", name="I let each one in")).to_have_attribute("aria-pressed", "true")
    browsers.enter(host, "run")
    ann, ben = (knock(browsers, evening, name) for name in ("Ann", "Ben"))
    door = host.get_by_role("region", name="At the door")
    expect(door.get_by_role("listitem")).to_have_count(2)
    for size in (SMALL_PHONE, PHONE, LAPTOP):
        host.set_viewport_size(size)
        ann.set_viewport_size(size)
        assert host.evaluate(WIDER_THAN_THE_PAGE) == ann.evaluate(WIDER_THAN_THE_PAGE) == []
    assert browsers.violations(host) == browsers.violations(ann) == []
    ann.reload()
    expect(ann.get_by_role("heading", name="Waiting for the host to let you in, Ann")).to_be_visible()
    door.get_by_role("button", name="Let Ann in").click()
    ann.wait_for_url("**/seat/1/")
    door.get_by_role("button", name="Turn Ben away").click()
    expect(ben.get_by_role("alert").first).to_contain_text("The host has not let you in.")
    expect(ben.get_by_label("Your name")).to_have_value("Ben")
    expect(door).to_be_hidden()
    assert [card.name for card in evening.view(TABLE).seats] == ["Ann"]


def test_guests_who_never_played_are_removed_with_one_tap(browsers: Browsers, evening: Evening) -> None:
    host = browsers.host(room="setup")
    evening.deal("Ann", "Ben")
    for name in ("Eve", "Mallory"):
        browsers.phone(name)
    evening.act(TakeSeat("Grandma"))
    never = host.get_by_text("Never played: Eve, Mallory")
    expect(host.get_by_role("list").get_by_text("Mallory")).to_be_visible()
    expect(never).to_be_hidden()
    evening.roll((1, 1))
    expect(never).to_be_visible()
    host.get_by_role("button", name="Remove those who never played").click()
    # They are removed one after the other, and the line names those who are left.
    expect(host.locator("#idlebox")).to_be_hidden()
    assert [card.name for card in evening.view(TABLE).seats] == ["Ann", "Ben", "Grandma"]


def test_a_screen_elsewhere_shows_the_code_once_the_host_allows_it(browsers: Browsers, evening: Evening) -> None:
    host, screen = browsers.host(), browsers.board()
    expect(screen.get_by_text(evening.code)).to_be_visible()
    elsewhere = browsers.page("/", LAPTOP, sender="192.168.1.20")
    expect(elsewhere.get_by_text("with the code on the table's own screen")).to_be_visible()
    assert evening.code not in elsewhere.content()
    expect(elsewhere.locator("#qr")).to_be_hidden()
    asking = elsewhere.get_by_role("button", name="Show the code here")
    resize(elsewhere, KIOSK)
    assert asking.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)") >= 24  # Read from across a room.
    asking.click()
    asks = host.get_by_text("asks to show the join code")
    expect(asks).to_be_visible()
    expect(elsewhere.get_by_text("the host can let it show the code")).to_be_visible()
    host.get_by_role("button", name="Show the join code on screen").click()
    expect(elsewhere.get_by_text(evening.code)).to_be_visible()
    expect(elsewhere.locator("#qr")).to_be_visible()
    expect(asks).to_be_hidden()
