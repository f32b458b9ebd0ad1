"""The board on tall screens, with a full table, and before and after a game: nothing is left out, cut or ahead."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from postparade.games.dice_race.rules.actions import EndSession
from postparade.rules.actions import TYPED, Roll
from postparade.table.messages import CloseGame, OpenGame, TakeSeat
from tests.web.evening import KIOSK, LAPTOP, Browsers, Evening, come_to_rest, resize, wait_for

pytestmark = pytest.mark.slow(14)

PORTRAIT: ViewportSize = {"width": 1080, "height": 1920}
SCRATCHES = ((1, 1), (1, 2), (2, 2), (2, 3))
TWELVE = (
    *("Christian", "Christine", "Bartholomäus", "Konstantin", "Sebastian", "Jo"),
    *("Élodie", "Maximiliane", "Annegret", "Friederike", "Wilhelmine", "Alexandra-Marie"),
)
NOSES = """() => Object.fromEntries([...document.querySelectorAll("#track pp-lane:not([scratched])")].map((lane) =>
  [lane.querySelector(".left").textContent, parseFloat(lane.style.getPropertyValue("--nose"))
    - parseFloat(lane.style.getPropertyValue("--line"))]))"""
"""Script: by what is left to go, how many pixels the nose is beyond the line."""
CUT = """() => [...document.querySelectorAll("#people li")].filter((one) => {
  const around = document.querySelector("#peoplebox").getBoundingClientRect(), own = one.getBoundingClientRect();
  return own.bottom > around.bottom + 1 || own.height < parseFloat(getComputedStyle(one).fontSize);
}).map((one) => one.textContent)"""
"""Script: whose line is not seen whole."""
SCROLLS = "document.documentElement.scrollHeight - innerHeight"
LAID_OUT = """() => {
  const picture = document.querySelector("#picture"), density = devicePixelRatio;
  return Math.abs(picture.width - picture.clientWidth * density) < 2
    && Math.abs(picture.height - picture.clientHeight * density) < 2;
}"""
"""Script: whether what is drawn has the size of its box."""
COMMA = """() => {
  const address = document.querySelector("#join .address"), range = document.createRange();
  range.setStart(address.nextSibling, 0);
  range.setEnd(address.nextSibling, 1);
  return Math.round(range.getBoundingClientRect().top - address.getBoundingClientRect().top);
}"""
"""Script: how far below the address the comma behind it stands."""
TIGHT = """() => [...document.querySelectorAll("#track .chance b:not(:empty)")].filter((one) => {
  const around = one.closest(".chance").getBoundingClientRect(), post = one.closest(".post").getBoundingClientRect();
  const range = document.createRange(), air = 0.2 * parseFloat(getComputedStyle(one).fontSize);
  range.selectNodeContents(one);
  const { left, right } = range.getBoundingClientRect();
  return left < around.left + air || right > around.right - air || around.right > post.right;
}).map((one) => one.textContent)"""
"""Script: prices that touch the edge of their box, or the box of which leaves its lane."""
SIZES = (KIOSK, LAPTOP, PORTRAIT)


def laid_out(board: Page, size: ViewportSize) -> None:
    """Let the course fill the board at its new ``size``."""
    resize(board, size)
    wait_for(board, lambda: bool(board.evaluate(LAID_OUT)))
    come_to_rest(board)


def test_the_nose_marks_where_a_horse_is(browsers: Browsers, evening: Evening) -> None:
    board = browsers.board()
    evening.deal("Ann", "Bob")
    evening.roll(*SCRATCHES, (6, 6), (6, 6))
    expect(board.get_by_role("listitem", name="Horse 12: 1 to go")).to_be_visible()
    for size in SIZES:
        laid_out(board, size)
        assert board.evaluate(NOSES)["1"] < 0, "it has not won"
    evening.roll((6, 6))
    won = board.locator("pp-lane[wins]")
    expect(won).to_have_count(1)
    for size in reversed(SIZES):
        laid_out(board, size)
        assert max(board.evaluate(NOSES).values()) == pytest.approx(0, abs=0.01), "it is on the line"


def full_table(browsers: Browsers, evening: Evening) -> Page:
    """A board with twelve guests in a race, while one of them has to roll."""
    evening.post("odds", on=True, win={str(lane): 0.1 for lane in range(2, 13)}, pot=25, favourite=7, long_shot=2)
    board = browsers.board()
    evening.deal(*TWELVE, game="hold-your-horses")
    evening.roll(*SCRATCHES)
    evening.act(Roll((6, 6), source=TYPED))
    expect(board.get_by_role("listitem", name="Horse 12: 2 to go")).to_be_visible()
    return board


def test_twelve_guests_have_a_whole_line_each_and_a_tall_screen_shows_all_that_a_wide_one_does(
    browsers: Browsers, evening: Evening
) -> None:
    board = full_table(browsers, evening)
    expect(board.locator("#people li")).to_have_count(12)
    expect(board.locator("#typed")).to_be_visible()
    for size in SIZES:
        laid_out(board, size)
        assert board.evaluate(CUT) == []
        assert board.evaluate(SCROLLS) <= 0
        assert board.locator("#turn").evaluate("(one) => one.scrollHeight < one.clientHeight + 12")
    lane = board.locator("pp-lane:not([scratched])").last
    for part in (".left", ".chance b", ".held .holder", ".silk"):
        expect(lane.locator(part).first).to_be_in_viewport(ratio=1)
    for part in ("#turn", "#pot", "#people li:last-child", "#join", "#caption"):
        expect(board.locator(part)).to_be_in_viewport(ratio=1)
    assert browsers.violations(board) == []


def test_every_game_fits_a_tall_screen(browsers: Browsers, evening: Evening) -> None:
    board = browsers.board(PORTRAIT)
    for name in TWELVE[:4]:
        evening.act(TakeSeat(name))
    for game, shown in {"ready-set-bet": ".rsb-board", "bettor-horse": ".bh-stage", "odds-on": ".oo-stage"}.items():
        evening.act(OpenGame(game, {}))
        expect(board.locator("#title")).not_to_be_empty()
        expect(board.locator(f"{shown}, pp-lane").locator("visible=true").first).to_be_visible()
        assert board.evaluate(SCROLLS) <= 0
        assert board.evaluate("document.documentElement.scrollWidth <= innerWidth")
        evening.act(CloseGame())


def test_the_first_course_shown_is_that_of_the_game_on_the_table(browsers: Browsers, evening: Evening) -> None:
    board = browsers.board()
    board.evaluate(
        """() => { window.seen = 0; new MutationObserver(() => {
          window.seen += [...document.querySelectorAll("#track pp-lane")].filter((one) => one.checkVisibility()).length;
        }).observe(document.body, { childList: true, subtree: true, attributes: true }); }"""
    )
    for name in ("Ann", "Bob"):
        evening.act(TakeSeat(name))
    evening.act(OpenGame("bettor-horse", {}))
    expect(board.locator(".bh-stage")).to_be_visible()
    assert board.evaluate("window.seen") == 0


def test_a_code_to_join_by_stands_there_in_a_race_and_after_a_game(browsers: Browsers, evening: Evening) -> None:
    board = browsers.board()
    evening.deal("Ann", "Bob")
    evening.roll(*SCRATCHES)
    code = board.get_by_role("img", name="QR code: join the table with your phone")
    expect(board.locator("#race")).to_contain_text("They're off")
    expect(code).to_be_in_viewport(ratio=1)
    corner = code.bounding_box()
    assert corner is not None
    assert corner["width"] >= 160, "a phone reads it from some metres away"
    evening.act(Roll((6, 6)))
    evening.act(Roll((6, 6)))
    evening.act(Roll((6, 6)))
    evening.act(EndSession())
    expect(board.locator("body.over")).to_be_attached()
    expect(code).to_be_in_viewport(ratio=1)
    box = code.bounding_box()
    assert box is not None
    assert box["width"] >= 160
    board.locator("#join .address").evaluate("(one) => (one.textContent = '192.168.178.201:8080/join')")
    for size in SIZES:
        laid_out(board, size)
        assert board.evaluate(COMMA) == 0, "a comma begins no line"
        expect(code).to_be_in_viewport(ratio=1)
        expect(board.locator("#join")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "es"])
def test_the_longest_price_has_room_in_its_box(browsers: Browsers, evening: Evening, language: str) -> None:
    evening.stop()
    evening.speak(language)
    evening.start()
    board = browsers.board()
    win = {str(lane): 0.08 for lane in range(2, 12)} | {"12": 0.001}
    evening.post("odds", on=True, win=win, pot=25, favourite=7, long_shot=12)
    evening.deal(*TWELVE[:4])
    evening.roll(*SCRATCHES)
    expect(board.locator("pp-lane[data-lane='12'] .chance b")).not_to_be_empty()
    for size in SIZES:
        laid_out(board, size)
        assert board.evaluate(TIGHT) == [], size
