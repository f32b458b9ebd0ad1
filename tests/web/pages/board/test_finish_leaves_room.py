"""What can be scanned after a race, and the pot, lie on nothing that is looked at: neither on the winner nor on who is
paid."""

import pytest
from playwright.sync_api import expect

from postparade.table.messages import OpenGame, TakeSeat
from tests.web.evening import Browsers, Evening, come_to_rest, resize, wait_for
from tests.web.pages.board.test_text_fits import SIZES
from tests.web.simulated_guests import player, until

pytestmark = pytest.mark.slow(12)

NAMES = ("Maximiliane-Soph", "Béatrice", "Charlie", "Dora", "Emil", "Finn")
LIES_ON = """() => {
  const own = document.querySelector("#proof").getBoundingClientRect();
  const seen = [...document.querySelectorAll("#people li, #overlay li, #overlay h2, #caption, #qr, #title, #race")]
    .filter((one) => one.checkVisibility());
  // On a tall screen the winner stands in the middle, on a wide one at the left.
  const tall = innerHeight > innerWidth;
  const winner = tall ? [0.2, 0.46, 0.8, 0.78] : [0, 0.2, 0.5, 0.9];
  const boxes = [["the winner", ...winner.map((share, at) => share * (at % 2 ? innerHeight : innerWidth))],
    ...seen.map((one) => [one.textContent || one.id, ...["left", "top", "right", "bottom"].map((side) =>
      one.getBoundingClientRect()[side])])];
  return boxes.filter(([, left, top, right, bottom]) => own.left < right - 1 && own.right > left + 1
    && own.top < bottom - 1 && own.bottom > top + 1).map(([what]) => what);
}"""
"""Script: what the code to check a race by lies on."""
POT_LIES_ON = """() => {
  const own = document.querySelector("#potbox").getBoundingClientRect();
  const track = innerWidth > innerHeight ? ["#gamecourse"] : [];
  return [...document.querySelectorAll(["#people li", "#caption", "#turn", "#qr", "#join", ...track])].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return own.left < right - 1 && own.right > left + 1 && own.top < bottom - 1 && own.bottom > top + 1;
  }).map((one) => one.textContent || one.id);
}"""
"""Script: what the pot lies on; on a tall screen it stands in the sky of the course."""


def run_with_bets(evening: Evening) -> None:
    """A race of Ready Set Bet, to the last payment."""
    evening.act(OpenGame("ready-set-bet", {"pace": "off"}))
    until(evening, lambda play: play.phase == "between" and bool(play.results))


@pytest.mark.parametrize("game", ["quarter-horse", "ready-set-bet"])
def test_the_code_to_check_a_race_lies_on_nothing(browsers: Browsers, evening: Evening, game: str) -> None:
    board = browsers.board()
    for name in NAMES:
        evening.act(TakeSeat(name))
    if game == "ready-set-bet":
        run_with_bets(evening)
    else:
        evening.deal()
        evening.roll((1, 1), (1, 2), (2, 2), (2, 3), (6, 6), (6, 6), (6, 6))
    evening.post("fairness", commitment="ab" * 32, revealed=True, head="ab" * 32)
    expect(board.locator("#overlay[data-kind=money]")).to_be_visible()
    expect(board.locator("#proof")).to_be_visible()
    for name, size in SIZES.items():
        resize(board, size)
        come_to_rest(board)
        assert board.evaluate(LIES_ON) == [], name


def test_the_pot_lies_neither_on_the_line_nor_on_a_guest(browsers: Browsers, evening: Evening) -> None:
    board = browsers.board()
    for name in (*NAMES, "Grandma", "Konstantin"):
        evening.act(TakeSeat(name))
    evening.act(OpenGame("bettor-horse", {}))
    act = player(evening)
    while not (status := evening.view().status) or not status.pot:
        act()
    expect(board.locator("#potbox")).to_be_visible()
    for name, size in SIZES.items():
        resize(board, size)
        come_to_rest(board)
        assert board.evaluate(POT_LIES_ON) == [], name


HORSE_BEHIND = """async () => {
  const { NOSE, TAIL, TOP } = await import("/static/racecourse/horse-figure.js");
  const { Track } = await import("/static/racecourse/perspective.js");
  const style = getComputedStyle(document.querySelector("#course")), [width, height] = [innerWidth, innerHeight];
  const [top, bottom, line] = ["--horizon", "--ground", "--line-at"].map((name) =>
    parseFloat(style.getPropertyValue(name)) / 100);
  const lanes = [3, 6, 8, 11, 14, 17, 14, 11, 8, 6, 3].map((length, at) => ({ number: at + 2, length }));
  const track = new Track({ width, height, top: top * height, bottom: bottom * height, line: line * width }, lanes);
  const behind = new Set(), texts = [...document.querySelectorAll(TEXTS)];
  const places = lanes.slice(0, LANES).flatMap(({ number, length }) =>
    Array.from({ length: length + 1 }, (_, position) => [number, position]));
  for (const [number, position] of places) {
    const size = track.size(number - 2);
    const { x, y } = track.nose(number, position), left = x - (NOSE - TAIL) * size, above = y + TOP * size;
    for (const one of texts.filter((text) => text.checkVisibility())) {
      const own = one.getBoundingClientRect();
      if (own.left < x - 1 && own.right > left + 1 && own.top < y && own.bottom > above + 1) behind.add(one.id);
    }
  }
  return [...behind];
}"""
"""Script: which of TEXTS hides a horse of the first LANES of Quarter Horse anywhere on its way."""
FIRST_HORSE_BEHIND = HORSE_BEHIND.replace("TEXTS", "'#potbox, #join, #fingerprint, #proof, #qr'").replace("LANES", "1")
ANY_HORSE_BEHIND = HORSE_BEHIND.replace("TEXTS", "'#caption'").replace("LANES", "11")
CUT = "(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)(document.getElementById('caption'))"
"""Script: whether the caption is cut."""
CALL = "Béatrice rolls 6 and 1. One dreamer fewer: seven. One chip a card."


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "it"])
def test_nothing_hides_the_horse_of_the_first_lane(browsers: Browsers, evening: Evening, language: str) -> None:
    evening.speak(language)
    board = browsers.board()
    evening.deal(*NAMES, "Grandma", "Konstantin")
    evening.roll((1, 2), (2, 2), (2, 3), (6, 6), (1, 1))
    evening.post("odds", on=True, win={str(lane): 0.1 for lane in range(2, 13)}, pot=129, favourite=7, long_shot=2)
    evening.post("fairness", commitment="ab" * 32)
    expect(board.locator("#potnote")).not_to_be_empty()
    expect(board.locator("#fingerprint")).not_to_be_empty()
    for name, size in SIZES.items():
        resize(board, size)
        come_to_rest(board)
        assert board.evaluate(FIRST_HORSE_BEHIND) == [], name


@pytest.mark.parametrize("letters", [27, 44, 60, 82, 110, 133, 180, 260])
def test_a_call_is_whole_and_hides_no_horse(browsers: Browsers, evening: Evening, letters: int) -> None:
    board = browsers.board()
    evening.deal(*NAMES)
    evening.roll((1, 2), (2, 2), (2, 3), (6, 6), (1, 1))
    call = " ".join([CALL] * 4)[:letters].strip()
    evening.post("caption", text=call)
    expect(board.locator("#caption")).to_have_text(call)
    for name, size in SIZES.items():
        resize(board, size)
        come_to_rest(board)
        assert board.evaluate(ANY_HORSE_BEHIND) == [], name
        assert not board.evaluate(CUT), name


BESIDE_POT = """() => {
  const box = (id) => document.getElementById(id).getBoundingClientRect(), own = box("proof"), pot = box("potbox");
  const others = [...document.querySelectorAll("#join, #qr, #potbox, pp-lane .post")].filter((one) =>
    one.checkVisibility()).map((one) => [one.id || one.textContent, one.getBoundingClientRect()]);
  const under = others.filter(([, { left, top, right, bottom }]) => own.left < right - 1 && own.right > left + 1
    && own.top < bottom - 1 && own.bottom > top + 1).map(([what]) => what);
  return innerWidth < innerHeight || own.width <= pot.width + 1 ? under : [...under, "wider than the pot"];
}"""
"""Script: what the code to check a race lies on while there is a pot, and whether it is wider than that."""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_code_to_check_a_race_is_as_wide_as_the_pot(browsers: Browsers, evening: Evening, language: str) -> None:
    evening.speak(language)
    board = browsers.board()
    evening.deal(*NAMES)
    evening.roll((1, 1), (1, 2), (2, 2), (2, 3), (6, 6), (6, 6), (6, 6))
    evening.post("fairness", commitment="ab" * 32, revealed=True, head="ab" * 32)
    expect(board.locator("#proof")).to_be_visible()
    expect(board.locator("#overlay[data-kind=money]")).to_be_visible()
    wait_for(board, lambda: not evening.scenes.now.name)
    for name, size in SIZES.items():
        resize(board, size)
        come_to_rest(board)
        board.evaluate("potbox.hidden = false")  # Nobody held the winner, and the pot stays.
        assert board.evaluate(BESIDE_POT) == [], name
