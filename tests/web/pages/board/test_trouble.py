"""What keeps a roll from counting, and what is broken, can be read on the board, however many sit at the table."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from postparade.core.faults import DeviceFault, Phrase, as_json, detail_as_json, refuse
from postparade.core.i18n import LANGUAGES
from postparade.table.messages import AllowTyping
from tests.web.evening import KIOSK, LAPTOP, Browsers, Evening, resize

SIZES: tuple[ViewportSize, ...] = (KIOSK, LAPTOP, {"width": 1280, "height": 720})
CUT_OFF = """() => ["#diceline", "#faults", "#faults li:first-child", "#faults li:last-child"].filter((name) => {
    const one = document.querySelector(name), { top, bottom } = one.getBoundingClientRect();
    const around = one.closest("section, footer").getBoundingClientRect();
    return one.scrollHeight > one.clientHeight + 1 || top < around.top - 1 || bottom > around.bottom + 1;
})"""
"""What does not show all of its words, or sticks out."""
OUT_OF_SIGHT = """() => {
    const { bottom } = document.querySelector(".people").getBoundingClientRect();
    const people = [...document.querySelectorAll("#people li")];
    return people.filter((one) => one.getBoundingClientRect().bottom > bottom + 1).length;
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_and_faults_are_shown_whole(chrome: Browser, tmp_path: Path, language: str) -> None:
    evening = Evening(tmp_path, language=language)
    evening.start()
    try:
        evening.deal(*(f"Player {number}" for number in range(1, 13)))
        evening.roll((1, 3))
        browsers = Browsers(chrome, evening)
        board = browsers.board()
        no = refuse("too_many")
        evening.post(
            "dice", stage="unsure", values=None, total=None, reason=no.code, sentence=no.sentence, remedy=no.remedy,
            details=detail_as_json(no.details), likely=[], source="camera", confidence=0.0,
        )  # fmt: skip
        faults = [
            DeviceFault("no_sound_device", why=Phrase("no_sound_card")),
            DeviceFault("track_port_missing", port="/dev/ttyACM0"),
            DeviceFault("camera_missing", camera=Phrase("usb_camera", node="/dev/video0")),
        ]
        evening.post("faults", list=[as_json(fault) for fault in faults])
        expect(board.locator("#faults li")).to_have_count(2)
        expect(board.locator("#faults li").last).to_contain_text("/dev/video0")
        for size in SIZES:
            board.set_viewport_size(size)
            assert board.evaluate(CUT_OFF) == [], size
            assert board.evaluate(OUT_OF_SIGHT) == 0, size
        assert browsers.violations(board) == []
        browsers.leave()
        assert not browsers.complaints
    finally:
        evening.end()


def test_without_a_camera_the_roller_learns_what_to_do(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann")
    evening.deal("Bob")
    board = browsers.board()
    gone = as_json(DeviceFault("camera_missing", camera=Phrase("usb_camera", node="/dev/video0")))
    evening.post("faults", list=[{"room": "dice", "device": "camera", "severity": "error", **gone}])
    told = "The table cannot see the dice. Type in what they show."
    for page, where in ((board, "#diceline"), (ann, "#turn")):
        expect(page.locator(where)).to_contain_text(told)
    evening.act(AllowTyping("host"))
    expect(ann.locator("#turn")).to_contain_text("The table cannot see the dice. The host types in what they show.")
    evening.post("faults", list=[])
    expect(ann.locator("#turn")).not_to_contain_text("cannot see")
    expect(board.locator("#diceline")).not_to_contain_text("cannot see")


def test_a_cocked_die_tells_everybody_what_they_may_do(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann")
    evening.deal("Bob")
    board, host = browsers.board(), browsers.host()
    no = refuse("cocked")
    evening.post(
        "dice", stage="unsure", values=None, total=None, reason=no.code, sentence=no.sentence, remedy=no.remedy,
        details={}, likely=[[3, 4]], source="camera", confidence=0.4,
    )  # fmt: skip
    by_hand = "A die is cocked. Throw it again, or enter the roll by hand."
    for page, where in ((board, "#diceline"), (ann, "#turn"), (host, "#entry")):
        expect(page.locator(where)).to_contain_text(by_hand)
    evening.act(AllowTyping("host"))
    for page, where in ((board, "#diceline"), (ann, "#turn")):
        expect(page.locator(where)).to_contain_text("A die is cocked. Throw again, or ask the host to enter")
    expect(host.locator("#entry")).to_contain_text(by_hand)
    evening.act(AllowTyping("nobody"))
    for page, where in ((board, "#diceline"), (ann, "#turn"), (host, "#entry")):
        expect(page.locator(where)).to_contain_text("A die is cocked. Throw again.")
        expect(page.locator(where)).not_to_contain_text("enter")


def test_a_board_without_its_table_says_so_beside_the_whole_name_of_the_game(
    browsers: Browsers, evening: Evening
) -> None:
    evening.deal("Ann", "Bob")
    evening.roll((1, 1), (1, 2))
    board = browsers.board()
    expect(board.locator(".pot")).to_be_visible()
    expect(board.locator("body.drawn.wide")).to_have_count(1)
    browsers.away = True
    evening.stop()
    try:
        away = board.locator("#connection")
        expect(away).to_be_visible()
        expect(away).to_have_css("text-shadow", "none")
        for size in (KIOSK, LAPTOP):
            resize(board, size)
            box, pot = away.bounding_box(), board.locator(".pot").bounding_box()
            assert box is not None
            assert pot is not None
            assert box["x"] + box["width"] < pot["x"]
            assert board.locator("header .race").evaluate("(one) => one.scrollWidth <= one.clientWidth"), size
    finally:
        evening.start()
