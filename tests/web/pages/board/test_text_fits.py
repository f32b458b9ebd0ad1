"""Boards of all five games with as many guests as they take, and long names: no word is cut, covered or off screen."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from postparade.table.messages import OpenGame, TakeSeat
from tests.web.evening import KIOSK, LAPTOP, Browsers, Evening, come_to_rest, resize, wait_for
from tests.web.pages.board.test_layouts import PORTRAIT, SCRATCHES, TWELVE
from tests.web.pages.broken_words import broken_words
from tests.web.simulated_guests import until

pytestmark = pytest.mark.slow(60)

SIZES: dict[str, ViewportSize] = {
    "720p": {"width": 1280, "height": 720},
    "laptop": LAPTOP,
    "1080p": KIOSK,
    "2160p": {"width": 3840, "height": 2160},
    "portrait": PORTRAIT,
}
TROUBLE = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
  const clips = (one) => {
    const style = getComputedStyle(one);
    return style.overflowX !== "visible" && style.textOverflow !== "ellipsis" && style.webkitLineClamp === "none";
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const own = node.parentElement;
    if (!node.data.trim() || !own.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (own.closest(".visually-hidden, noscript, script, svg, title, h1")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
      if (width < 2 || height < 2) continue;
      const told = `${own.tagName}.${own.className} in ${own.parentElement.className}: ${node.data.trim()}`;
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) found.push("off " + told);
      const glyphs = 0.16 * height;
      for (let one = own; one && one !== document.body; one = one.parentElement) {
        if (!clips(one)) continue;
        const around = one.getBoundingClientRect();
        if (left < around.left - 1 || right > around.right + 1 || top < around.top - glyphs
          || bottom > around.bottom + glyphs) { found.push("cut " + told); break; }
      }
      const upper = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (upper && !own.contains(upper) && !upper.contains(own)) {
        const { backgroundColor, backgroundImage } = getComputedStyle(upper);
        if (backgroundImage !== "none" || !/, 0\\)$/.test(backgroundColor)
          || [...upper.childNodes].some((one) => one.nodeType === 3 && one.data.trim()))
          found.push(`under ${upper.tagName}.${upper.className}: ${told}`);
      }
    }
  }
  return [...new Set(found)];
}"""
"""Script: every text that leaves the screen or is cut by a box around it, or that something else lies upon."""
SCROLLS = (
    "Math.max(document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth)"
)
BESIDE_ITS_LANE = """() => [...document.querySelectorAll("pp-lane .holder")].filter((one) => {
  const own = one.getBoundingClientRect(), lane = one.closest(".post").getBoundingClientRect();
  return own.top < lane.top - 1 || own.bottom > lane.bottom + 1;
}).map((one) => one.textContent)"""
"""Script: names of holders that reach into another lane."""
UNDER_OTHERS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const others = [...document.querySelectorAll("#caption, #people li, #pot")].filter((one) => one.checkVisibility());
  return [...document.querySelectorAll("#overlay :is(h2, .backers)")].filter((one) => others.some((other) => {
    const [a, b] = [box(one), box(other)];
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  })).map((one) => one.textContent);
}"""
"""Script: who is the winner and who backed it, where something lies upon it."""
CROWDED = """() => {
  const lines = [...document.querySelectorAll("#people li")], box = (one) => one.getBoundingClientRect();
  const onAnother = (one) => lines.some((other) => other !== one && Math.abs(box(one).left - box(other).left) < 1
    && Math.abs(box(one).top - box(other).top) < 0.95 * parseFloat(getComputedStyle(one).fontSize));
  const cut = (one) => innerWidth > innerHeight && one.scrollWidth > one.clientWidth + 1;
  return lines.filter((one) => one.checkVisibility() && (onAnother(one) || cut(one.querySelector(".name"))))
    .map((one) => one.textContent);
}"""
"""Script: guests whose line lies on another, and on a wide screen those whose name is cut."""
LONGEST = ("Bartholomäus-Leo", "Wilhelmina-Marie", "Maximilian-Georg", "Wanda W. Winters", "Konstantin-Paula", "Ann")
"""Names of as many letters as a name may have."""
LONG_CAPTION = (
    "Béatrice rolls 6 and 1. One dreamer fewer: seven. One chip a card. One chip, Maximiliane. One chip, Béatrice. "
    "One chip, Dora. One chip, Finn. One more scratch and they're off."
)


def settle(board: Page) -> None:
    """Give the page the moments in which it fits names and lists to another size of the screen. On a busy machine they
    come when the picture has been drawn anew, which no single wait is long enough for."""
    for _ in range(60):
        come_to_rest(board)
        if not board.evaluate(TROUBLE) and board.evaluate(SCROLLS) <= 0:
            return
        board.wait_for_timeout(50)


def assert_fits(board: Page, what: str) -> None:
    # "No more bets" stands over everything on purpose, for two seconds.
    expect(board.locator(".rsb-closed")).to_have_count(0)
    for name, size in SIZES.items():
        board.set_viewport_size(size)
        settle(board)
        assert "\n".join(board.evaluate(TROUBLE)) == "", (what, name)
        assert board.evaluate(SCROLLS) <= 0, (what, name)
    board.set_viewport_size(KIOSK)


@pytest.mark.parametrize("guests", [6, 12])
def test_no_name_of_the_parade_is_broken_in_a_word(browsers: Browsers, evening: Evening, guests: int) -> None:
    for name in (*TWELVE[:5], "Maximilianewilli", *TWELVE[6:])[:guests]:
        evening.act(TakeSeat(name))
    board = browsers.board()
    expect(board.locator(".parade li")).to_have_count(guests)
    for name, size in SIZES.items():
        resize(board, size)
        assert broken_words(board, ".parade li span") == [], name
    board.set_viewport_size(KIOSK)
    assert_fits(board, "parade")


def test_the_common_race_of_a_night_fits_on_every_board(evening: Evening, browsers: Browsers) -> None:
    evening.deal("Ann", "Bob")
    board = browsers.board()
    horse = {"race": 1, "round": 2, "label": "12", "colour": "#e6194b", "share": 0.4, "place": 10, "field": 20}
    horse |= {"leader": "Yard", "leader_share": 0.6, "dice": True, "roll": None, "left": None}
    for finished, winners in ((False, ()), (True, ("The long bar of the Feathers", "Yard"))):
        told = {**horse, "finished": finished, "winners": list(winners)}
        evening.post("race_night", announcement="", horse=told)
        news = "have won" if finished else "Your next roll counts"
        expect(board.locator("#nighthorse strong")).to_contain_text(news)
        expect(board.locator("body.drawn.wide")).to_have_count(1)
        for name, size in SIZES.items():
            resize(board, size)
            found = [trouble for trouble in board.evaluate(TROUBLE) if "place 10" in trouble or news in trouble]
            assert found == [], (name, finished)


@pytest.mark.parametrize("game", ["quarter-horse", "hold-your-horses"])
def test_a_dice_race_of_twelve(browsers: Browsers, evening: Evening, game: str) -> None:
    board = browsers.board()
    evening.post("odds", on=True, win={str(lane): 0.08 for lane in range(2, 13)}, pot=25, favourite=7, long_shot=2)
    evening.deal(*TWELVE, game=game, **({"races": 1} if game == "hold-your-horses" else {}))
    evening.roll((1, 1), (1, 2), (2, 2), (2, 3), (3, 4), (6, 6))
    expect(board.get_by_role("listitem", name="Horse 12: 2 to go")).to_be_visible()
    evening.post("caption", text=LONG_CAPTION)
    expect(board.locator("#caption")).to_have_text(LONG_CAPTION)
    assert_fits(board, "race")
    assert board.evaluate(BESIDE_ITS_LANE) == []
    evening.roll((6, 6), (6, 6))
    money = "over" if game == "hold-your-horses" else "money"
    expect(board.locator(f'#overlay[data-kind="{money}"]')).to_be_visible()
    wait_for(board, lambda: not evening.scenes.now.name)
    assert_fits(board, "money")


def test_the_winner_is_named_below_the_caption_and_above_the_guests(browsers: Browsers, by_hand: Evening) -> None:
    board = browsers.board()
    by_hand.deal(*TWELVE[:6], game="hold-your-horses", races=1)
    by_hand.roll(*SCRATCHES, (6, 6), (6, 6))
    by_hand.show(board, "dice")
    by_hand.roll((6, 6))
    by_hand.show(board, "dice", "slow", "photo")
    by_hand.post("caption", text="Boxcars, and twelve wins it! Your winner: the horse with the number twelve!")
    expect(board.locator('#overlay[data-kind="circle"] .backers')).to_be_visible()
    expect(board.locator("#caption")).to_contain_text("Boxcars")
    for name, size in SIZES.items():
        resize(board, size)
        come_to_rest(board)
        assert board.evaluate(UNDER_OTHERS) == [], name


def test_the_bets_of_eight_and_their_race(browsers: Browsers, evening: Evening) -> None:
    board = browsers.board()
    for name in TWELVE[:8]:
        evening.act(TakeSeat(name))
    evening.act(OpenGame("ready-set-bet", {}))
    until(evening, lambda state: state.phase == "open" and len(state.bets) > 8 and max(state.positions) > 6)
    expect(board.locator("body.rsb-racing")).to_be_visible()
    assert_fits(board, "first race")
    # The last race has most cards beside the grid.
    until(evening, lambda state: state.race == 4 and state.phase == "ready")
    expect(board.locator("body.rsb-racing")).to_have_count(0)
    expect(board.locator(".exotic")).to_have_count(4)
    assert_fits(board, "last race, before the off")
    until(evening, lambda state: state.phase == "open" and len(state.bets) > 6 and max(state.positions) > 6)
    expect(board.locator("body.rsb-racing")).to_be_visible()
    assert_fits(board, "last race")
    course = board.locator("#course").bounding_box()
    assert course is not None
    assert course["width"] > 0.55 * KIOSK["width"], "the race is the show"
    # The heading has two lines.
    until(evening, lambda state: state.crossed == 1)
    expect(board.locator(".rsb-line .lit")).to_have_count(1)
    for name, size in SIZES.items():
        resize(board, size)
        come_to_rest(board)
        assert board.evaluate(CROWDED) == [], name
    until(evening, lambda state: state.phase == "game_over")
    expect(board.locator('#overlay[data-kind="over"]')).to_be_visible()
    assert_fits(board, "game over")
    assert board.locator(".race").evaluate("(one) => one.scrollWidth <= one.clientWidth"), "what is over is told whole"


@pytest.mark.parametrize("guests", [4, 6])
def test_the_names_of_few_are_whole_beside_their_bets(browsers: Browsers, evening: Evening, guests: int) -> None:
    board = browsers.board()
    for name in LONGEST[:guests]:
        evening.act(TakeSeat(name))
    evening.act(OpenGame("ready-set-bet", {}))
    until(evening, lambda state: state.race == 4 and state.phase == "open" and state.crossed == 1)
    expect(board.locator(".rsb-line .lit")).to_have_count(1)
    for name, size in SIZES.items():
        resize(board, size)
        come_to_rest(board)
        assert board.evaluate(CROWDED) == [], name
        expect(board.locator("#people .name", has_text="…")).to_have_count(0)


@pytest.mark.parametrize(("game", "guests"), [("bettor-horse", 8), ("odds-on", 5)])
def test_a_card_game_with_all_its_guests(browsers: Browsers, evening: Evening, game: str, guests: int) -> None:
    board = browsers.board()
    for name in TWELVE[:guests]:
        evening.act(TakeSeat(name))
    evening.act(OpenGame(game, {}))
    expect(board.locator(".bh-stage, .oo-stage")).to_be_visible()
    expect(board.locator("#people li")).to_have_count(guests)
    assert_fits(board, "at the start")
