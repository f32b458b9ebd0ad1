"""The board as guests see it from the sofa: large, lively, and a finish that is a show."""

import re
from functools import partial

import pytest
from msgspec.structs import asdict
from playwright.sync_api import Locator, Page, Route, ViewportSize, expect

from postparade.core.clock import HandClock
from postparade.dice.misread_film import Film
from postparade.dice.roll_replay import Replay
from postparade.dice.vision.roll_watcher import Sighting
from postparade.dice.vision.tray_state import TrayState
from postparade.rules.actions import Roll
from postparade.rules.viewer import HOST
from postparade.simulator.tray.tray import SimulatedTray
from postparade.table.messages import CloseGame, Command, OpenGame, Receipt, TakeSeat
from postparade.table.presentation.scene_clock import GLANCE, SECONDS, SHOW, Scene
from tests.web.evening import KIOSK, LAPTOP, Browsers, Evening, come_to_rest, resize, wait_for

pytestmark = pytest.mark.slow(60)

CUT = "all => all.filter((one) => one.scrollWidth > one.clientWidth).length"
"""Script: how many of these elements are narrower than what they say."""
SCREENS: tuple[ViewportSize, ...] = (KIOSK, LAPTOP)
RACE = ((1, 1), (1, 2), (2, 2), (2, 3), (6, 6), (3, 4), (6, 6))
TEXTS = """() => [...document.querySelectorAll("body *")].filter((one) => one.checkVisibility()
  && !one.closest(".visually-hidden, svg")
  && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .map((one) => [parseFloat(getComputedStyle(one).fontSize), one.className + "#" + one.id + " " + one.textContent])"""
"""Script: the size in pixels of everything that is written on the page."""
LANES = """all => all.map((one) => ["--nose", "--line", "--length", "--high"].map((name) =>
  parseFloat(one.style.getPropertyValue(name))))"""
"""Script: of lanes that are drawn, where nose and line are, how long the horse is, how high its lane; in pixels."""
STILL = """() => {
  const from = document.querySelector("#picture");
  const small = document.createElement("canvas");
  [small.width, small.height] = [96, 54];
  small.getContext("2d").drawImage(from, 0, 0, 96, 54);
  return small.toDataURL();
}"""
"""Script: what is drawn now, small."""


def seated(browsers: Browsers, evening: Evening, path: str = "/", size: ViewportSize = KIOSK) -> Page:
    """A board with a race of six."""
    board = browsers.page(path, size)
    evening.deal("Ann", "Béatrice", "Charlie", "Dora", "Emil", "Friederike")
    evening.roll(*RACE[:6])
    return board


def letters(board: Page, key: str) -> float:
    """How large the first thing that ``key`` finds is written, in pixels."""
    # Found and measured at once: what the board draws anew meanwhile has no size.
    return float(board.evaluate("(key) => parseFloat(getComputedStyle(document.querySelector(key)).fontSize)", key))


def test_everything_on_the_board_is_legible_from_across_the_room(browsers: Browsers, evening: Evening) -> None:
    board = seated(browsers, evening)
    expect(board.get_by_role("listitem", name="Horse 12: 2 to go")).to_be_visible()
    assert [text for size, text in board.evaluate(TEXTS) if size < 24] == []
    for key in ("#turn", "#pot", "pp-lane:not([scratched]) .left", "pp-lane .silk b"):
        assert letters(board, key) >= 40, key
    expect(board.locator("#caption")).to_have_text("Horse 7 moves up, 16 to go.")
    assert letters(board, "#caption") >= 40


def test_every_payment_is_shown_however_many_pay(browsers: Browsers, evening: Evening) -> None:
    board = browsers.board()
    evening.deal("Ann", "Béatrice", "Charlie", "Dora", "Emil", "Friederike")
    evening.roll(*RACE[:1])
    caption = board.locator("#caption.long")
    expect(caption).to_contain_text("Dora pays 1.")
    assert letters(board, "#caption") >= 30
    evening.post("caption", text=f"{caption.inner_text()} And they're off! Friederike has the dice.", standing=[])
    caption = board.locator("#caption.longest")
    expect(caption).to_contain_text("Friederike has the dice.")
    assert letters(board, "#caption") >= 24
    expect(caption).to_be_visible()
    assert board.evaluate(
        "(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)(document.getElementById('caption'))"
    )


def test_the_caption_shows_the_last_of_several_calls(browsers: Browsers, evening: Evening) -> None:
    board = browsers.board()
    evening.deal("Ann", "Béatrice")

    async def burst() -> None:
        for dice in RACE[:6]:
            command = Command(f"burst-{dice}", HOST, Roll(dice), evening.view().entry)
            assert isinstance(await evening.table.submit(command), Receipt)

    evening.do(burst())
    expect(board.locator("#caption")).to_have_text("Horse 7 moves up, 16 to go.")


def test_horses_take_much_of_the_picture(browsers: Browsers, evening: Evening) -> None:
    board = browsers.board()
    evening.deal("Ann", "Bob")
    for scratched, share in ((0, 0.18), (4, 0.14)):
        evening.roll(*RACE[:scratched])
        running = board.locator("#track pp-lane:not([scratched])")
        expect(running).to_have_count(11 - scratched)
        # Once the lanes have their places.
        wait_for(board, partial(takes, running, share))


def takes(horses: Locator, share: float) -> bool:
    """Whether horses take this share of the picture. With its jockey one is three quarters as high as it is long."""
    lengths = [length for _, _, length, _ in horses.evaluate_all(LANES)]
    return bool(sum(length * length * 0.76 for length in lengths) / (1920 * 1080) >= share)


def test_something_moves_between_rolls_unless_nobody_wants_it(browsers: Browsers, evening: Evening) -> None:
    browsers.lively = True
    # Without a graphics card the first picture of a full HD screen takes seconds.
    board = seated(browsers, evening, "/?frames=10", {"width": 960, "height": 540})
    expect(board.get_by_role("listitem", name="Horse 12: 2 to go")).to_be_visible()
    board.wait_for_timeout(2500)
    pictures: set[str] = set()

    def moved() -> bool:
        pictures.add(board.evaluate(STILL))
        return len(pictures) > 2

    wait_for(board, moved)
    board.emulate_media(reduced_motion="reduce")
    board.wait_for_timeout(500)
    assert board.evaluate(STILL) == board.evaluate(STILL)
    running = "document.getAnimations().filter((one) => one.playState === 'running').length"
    assert board.evaluate(running) == 0


def test_the_lobby_shows_a_large_code_and_everybody_who_sits(browsers: Browsers, evening: Evening) -> None:
    board = browsers.board()
    box = board.get_by_role("img", name="QR code").bounding_box()
    assert box is not None
    assert box["width"] >= 600
    ann = browsers.phone("Ann")
    expect(board.locator(".parade li > span")).to_have_text(["Ann"])
    expect(ann.locator("#turn")).to_contain_text("You're in! Look up at the board.")


def test_a_roll_falls_on_board_and_phone_before_the_horse_moves(browsers: Browsers, by_hand: Evening) -> None:
    ann = browsers.phone("Ann")
    by_hand.deal("Bob")
    board = browsers.board()
    expect(board.locator("#track pp-lane")).to_have_count(11)
    expect(ann.locator("#turn")).to_contain_text("Your turn")
    by_hand.roll((1, 1))
    dice = board.locator("#dice pp-die")
    expect(dice).to_have_count(2)
    expect(dice.first).to_have_attribute("face", "1")
    expect(ann.locator("#lastdice")).to_have_class(re.compile("rolling"))
    for page in (board, ann):
        expect(page.get_by_role("listitem", name=re.compile("Horse 2: 3 to go"))).to_be_visible()
    expect(ann.get_by_role("button", name="Throw the dice")).to_have_count(0)
    by_hand.show(board, "dice")
    for page in (board, ann):
        expect(page.get_by_role("listitem", name=re.compile("Horse 2: scratched"))).to_be_visible()


def by_hand(evening: Evening) -> Evening:
    """The evening with scenes whose clock is turned by hand, at their real pace."""
    evening.stop()
    evening.scene_clock = HandClock()
    evening.scene_seconds.update(SECONDS)
    evening.start()
    return evening


def test_the_finish_is_a_show_and_the_chart_comes_on_request(browsers: Browsers, by_hand: Evening) -> None:
    board = seated(browsers, by_hand)
    by_hand.show(board, "dice")
    expect(board.get_by_role("listitem", name="Horse 12: 2 to go")).to_be_visible()
    by_hand.roll((6, 6), (6, 6))
    overlay = board.locator("#overlay")
    by_hand.show(board, "dice")
    shown: tuple[tuple[Scene, str, str], ...] = (
        ("slow", "photo", "At the line"),
        ("photo", "circle", "Number 12 wins"),
        ("circle", "money", "+"),
    )
    for before, kind, words in shown:
        expect(board.locator("body")).to_have_attribute("data-scene", before)
        by_hand.show(board, before)
        expect(overlay).to_have_attribute("data-kind", kind)
        expect(overlay).to_contain_text(words)
    expect(overlay.locator(".ranking li")).to_have_count(6)
    by_hand.show(board, "money")
    expect(board.locator("body")).to_have_attribute("data-scene", "replay")
    expect(overlay).to_have_attribute("data-kind", "money")


def test_a_page_without_motion_shows_the_same_scenes_one_after_the_other(browsers: Browsers, by_hand: Evening) -> None:
    board = seated(browsers, by_hand)
    board.emulate_media(reduced_motion="reduce")
    by_hand.roll((6, 6), (6, 6))
    by_hand.show(board, "dice", "slow")
    overlay = board.locator("#overlay")
    for scene in ("photo", "circle"):
        expect(overlay).to_have_attribute("data-kind", scene)
        by_hand.show(board, scene)
    expect(overlay).to_have_attribute("data-kind", "money")
    assert board.locator(".film").count() == 0


MOVING = """async () => {
  const last = (one) => Number(one.effect?.getComputedTiming().activeDuration ?? 0);
  const moves = document.getAnimations().filter((one) => one.playState === "running" && last(one) > 5)
    .map((one) => `${one.animationName ?? one.transitionProperty ?? "script"} of ${one.effect.target?.className}`);
  const drawn = () => [...document.querySelectorAll("canvas")].filter((one) => one.checkVisibility() && one.width > 1)
    .map((one) => {
      const small = document.createElement("canvas");
      [small.width, small.height] = [96, 54];
      small.getContext("2d").drawImage(one, 0, 0, 96, 54);
      return small.toDataURL();
    });
  const before = drawn();
  await new Promise((done) => setTimeout(done, 150));
  const after = drawn();
  return [...moves, ...before.flatMap((one, at) => one === after[at] ? [] : [`canvas ${at}`])];
}"""
"""Script: whatever moves on a page now, by the animations of its sheets and scripts or on a canvas."""


def test_without_motion_everything_is_a_cut_on_board_and_phone(browsers: Browsers, by_hand: Evening) -> None:
    browsers.lively = True
    board, ann = browsers.page("/", {"width": 960, "height": 540}), browsers.phone("Ann")
    for page in (board, ann):
        page.emulate_media(reduced_motion="reduce")

    def nothing_moves(when: str) -> None:
        for page in (board, ann):
            # What has just changed is drawn once more, and late on a busy machine; what moves never comes to rest.
            try:
                wait_for(page, lambda page=page: page.evaluate(MOVING) == [])  # type: ignore[misc]
            except AssertionError as error:
                raise AssertionError(when, page.evaluate(MOVING)) from error

    nothing_moves("lobby")
    by_hand.deal("Béatrice", "Charlie", "Dora")
    by_hand.roll(*RACE[:6])
    nothing_moves("race")
    by_hand.roll((6, 6), (6, 6))
    nothing_moves("dice")
    by_hand.show(board, "dice", "slow")
    for scene in ("photo", "circle"):
        expect(board.locator("#overlay")).to_have_attribute("data-kind", scene)
        nothing_moves(scene)
        by_hand.show(board, scene)
    nothing_moves("money")
    for game in ("bettor-horse", "odds-on", "ready-set-bet", "hold-your-horses"):
        by_hand.act(CloseGame())
        by_hand.act(OpenGame(game))
        expect(board.locator(".parade")).to_be_hidden()
        nothing_moves(game)


def test_a_board_that_is_opened_in_the_middle_of_a_finish_shows_its_scene(browsers: Browsers, by_hand: Evening) -> None:
    board = seated(browsers, by_hand)
    by_hand.roll((6, 6), (6, 6))
    by_hand.show(board, "dice", "slow")
    expect(browsers.board().locator("#overlay")).to_have_attribute("data-kind", "photo")


def test_a_scene_stays_until_the_board_has_painted_it(browsers: Browsers, by_hand: Evening) -> None:
    board = seated(browsers, by_hand)
    wait_for(board, lambda: by_hand.scenes.waits_for_boards)
    by_hand.show(board, "dice")
    board.evaluate("() => { window.due = []; window.requestAnimationFrame = (frame) => due.push(frame); }")
    by_hand.roll((6, 6), (6, 6))
    by_hand.turn(SECONDS["dice"] + SECONDS["slow"])
    for _ in range(2):
        expect(board.locator("body")).to_have_attribute("data-scene", "slow")
        assert by_hand.scenes.now.name == "slow"
        board.wait_for_function("() => due.length")
        board.evaluate("() => due.splice(0).forEach((frame) => frame())")
    wait_for(board, lambda: by_hand.scenes.is_painted)
    by_hand.turn(GLANCE)
    assert by_hand.scenes.now.name == "photo"


def test_what_twelve_guests_are_paid_stands_in_the_standings(browsers: Browsers, evening: Evening) -> None:
    board = browsers.board()
    board.emulate_media(reduced_motion="reduce")
    evening.deal(*(f"Maximilian-{number}" for number in range(1, 13)), game="hold-your-horses")
    evening.roll((4, 4), (5, 5), (4, 5), (5, 6), (1, 1), (1, 1), (1, 1))
    overlay = board.locator("#overlay")
    expect(overlay).to_have_attribute("data-kind", "money")
    expect(overlay.locator(".ranking li")).to_have_count(12)
    payouts = evening.view().play.payouts
    expect(overlay.locator(".ranking li .note")).to_have_count(len(payouts))
    come_to_rest(board)
    outside = """(all) => { const edge = document.querySelector("#people").getBoundingClientRect().top;
      return all.map((one) => one.getBoundingClientRect()).filter(({ top, bottom, right }) =>
        top < 0 || right > innerWidth || bottom > edge).map(({ top, bottom }) => [top, bottom, edge]); }"""
    assert overlay.locator(".ranking li").evaluate_all(outside) == []


def filmed(evening: Evening) -> None:
    """The roll that counts next is read by a camera over the simulated tray, which keeps the film of it."""
    clock, replay, film = HandClock(), Replay(), Film()
    tray = SimulatedTray(clock, seed=3)
    tray.throw((6, 6))
    for number in range(45):
        clock._now += 1 / 15
        film.add(tray.read(), clock.now(), Sighting(TrayState.STILL, committed=(6, 6) if number == 40 else None))
    facts = replay.hold(evening.view().entry + 1, film.last(), None)
    assert facts is not None
    evening.call(lambda: evening.server.attach_camera(None, None, replay))
    evening.post("replay", **asdict(facts))


def test_the_deciding_roll_is_shown_once_more_after_the_result_and_only_then(
    browsers: Browsers, by_hand: Evening
) -> None:
    board = seated(browsers, by_hand)
    by_hand.roll((6, 6))
    by_hand.show(board, "dice")
    expect(board.get_by_role("listitem", name="Horse 12: 1 to go")).to_be_visible()
    filmed(by_hand)
    by_hand.roll((6, 6))
    overlay = board.locator("#overlay")
    for scene in ("dice", *SHOW[:4]):
        expect(overlay).not_to_have_attribute("data-kind", "replay")
        by_hand.show(board, scene)
    expect(overlay).to_have_attribute("data-kind", "replay")
    strip = overlay.get_by_role("img", name="The deciding roll again")
    expect(strip).to_have_class("runs")
    box, film = strip.bounding_box(), overlay.locator(".film").bounding_box()
    assert box is not None
    assert film is not None
    assert film["height"] > 500
    assert film["width"] / film["height"] == pytest.approx(4 / 3, abs=0.02)
    assert box["height"] > 20 * film["height"]
    by_hand.show(board, "replay")
    expect(overlay).to_have_attribute("data-kind", "money")


def test_a_film_that_comes_late_is_waited_for(browsers: Browsers, by_hand: Evening) -> None:
    board = seated(browsers, by_hand)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    board.route("**/replay/*.jpg", hold)
    by_hand.roll((6, 6))
    by_hand.show(board, "dice")
    filmed(by_hand)
    by_hand.roll((6, 6))
    by_hand.show(board, "dice", *SHOW[:4])
    strip = board.locator("#overlay").get_by_role("img", name="The deciding roll again")
    expect(strip).to_have_count(1)
    come_to_rest(board)
    assert len(held) == 1, "fetched ahead, and only once"
    assert not by_hand.scenes.is_painted
    expect(strip).not_to_have_class("runs")
    held.pop().continue_()
    expect(strip).to_have_class("runs")
    wait_for(board, lambda: by_hand.scenes.is_painted)
    board.unroute("**/replay/*.jpg")


def test_a_roll_that_somebody_entered_is_not_shown_once_more(browsers: Browsers, by_hand: Evening) -> None:
    board = seated(browsers, by_hand)
    filmed(by_hand)
    by_hand.roll((6, 6))
    by_hand.show(board, "dice")
    by_hand.roll((6, 6))
    by_hand.show(board, "dice", *SHOW[:4])
    expect(board.locator("body")).to_have_attribute("data-scene", "replay")
    expect(board.locator("#overlay")).to_have_attribute("data-kind", "money")


@pytest.mark.parametrize("part", ["messages.js*", "static/board/board.js", "static/lib/dom.js", "static/lib/base.css"])
def test_board_opened_while_the_table_goes_away_is_complete_once_it_is_back(
    browsers: Browsers, evening: Evening, part: str
) -> None:
    board = browsers.board()
    browsers.away = True
    board.route(f"**/{part}", lambda route: route.abort(), times=2)
    board.reload()
    expect(board.locator("#connection")).to_be_hidden()
    expect(board.get_by_text("The gates are empty")).to_be_visible()
    expect(board.locator("body")).to_have_css("margin-top", "0px")


def test_a_board_is_not_opened_again_before_there_is_a_table(browsers: Browsers, evening: Evening) -> None:
    board = browsers.board()
    browsers.away = True
    asked: list[str] = []

    def away(route: Route) -> None:
        asked.append(route.request.resource_type)
        route.abort()

    board.route("**/static/lib/dom.js", lambda route: route.abort(), times=1)
    board.reload()
    board.route(re.compile(r"//[^/]+/(\?.*)?$"), away, times=2)
    expect(board.get_by_text("The gates are empty")).to_be_visible()
    assert asked == ["fetch", "fetch"]


def overhang(board: Page) -> float:
    """By how many pixels the last guest stands below the box of the people at the table."""
    box, last = board.locator("#peoplebox").bounding_box(), board.locator("#people li").last.bounding_box()
    assert box is not None
    assert last is not None
    return last["y"] + last["height"] - box["y"] - box["height"]


def test_six_guests_have_a_line_each_on_which_long_names_fit(browsers: Browsers, evening: Evening) -> None:
    board = browsers.board()
    evening.deal(*(f"Guest-{number}-{'x' * 8}" for number in range(1, 7)))
    expect(board.locator("#people li")).to_have_count(6)
    for size in SCREENS:
        resize(board, size)
        assert board.locator("#people .name").evaluate_all(CUT) == 0
        assert overhang(board) <= 0


def test_guests_who_wait_for_a_small_game_have_a_line_each(browsers: Browsers, evening: Evening) -> None:
    board = browsers.board()
    names = [f"Guest-{number}-{'x' * 5}" for number in range(1, 13)]
    for game, players, headline in (("odds-on", 5, "deals"), ("bettor-horse", 8, "Both choose in secret")):
        for name in names[len(evening.view().seats) : players]:
            evening.act(TakeSeat(name))
        evening.act(OpenGame(game, {}, tuple(range(1, players + 1))))
        for name in names[len(evening.view().seats) :]:
            evening.act(TakeSeat(name))
        expect(board.locator("#people li")).to_have_count(12)
        expect(board.locator("#turn")).to_contain_text(headline)
        assert board.locator("#people .name").evaluate_all(CUT) == 0
        assert overhang(board) <= 0
        evening.act(CloseGame())


def test_twelve_guests_fit_on_the_board_and_all_can_be_told_apart(browsers: Browsers, evening: Evening) -> None:
    board = browsers.board()
    newcomers: tuple[str, ...] = tuple(f"Guest-{number}-{'x' * 7}" for number in range(1, 13))
    for game in ("quarter-horse", "hold-your-horses"):
        evening.deal(*newcomers, game=game)
        newcomers = ()
        evening.roll((1, 1), (1, 2), (2, 2), (6, 6))
        expect(board.locator("#people li")).to_have_count(12)
        expect(board.locator("#turn")).to_contain_text("rolls")
        for size in SCREENS:
            resize(board, size)
            people = board.locator("#peoplebox").bounding_box()
            assert people is not None
            assert overhang(board) <= 1
            letters = "all => all.map((one) => one.clientWidth / parseFloat(getComputedStyle(one).fontSize))"
            assert min(board.locator("#people .name").evaluate_all(letters)) > 3.5, "room for six letters or more"
            beyond = "(all, edge) => all.filter((one) => one.getBoundingClientRect().right > edge).length"
            assert board.locator("#people .chips").evaluate_all(beyond, people["x"] + people["width"]) == 0
            assert board.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
        evening.act(CloseGame())
