"""Whole meetings of Odds On by phones in the browser against the real server."""

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from postparade.games.odds_on.players import RandomBookmakers
from postparade.games.odds_on.rules.actions import Enter, Pass, StartMeeting
from postparade.games.odds_on.rules.game import OddsOn
from postparade.games.odds_on.rules.state import Entry, Gate
from postparade.rules.viewer import HOST, seat
from postparade.table.messages import Command, OpenGame, Receipt, Rename, TakeSeat
from tests.conftest import LONG
from tests.table.players import stacked
from tests.web.evening import (
    KIOSK,
    LAPTOP,
    PHONE,
    SMALL_PHONE,
    WIDER_THAN_THE_PAGE,
    Browsers,
    Evening,
    come_to_rest,
    resize,
    wait_for,
)
from tests.web.pages.broken_words import broken_words

pytestmark = pytest.mark.slow(60)
NAMES = ("Ann", "Bartholomew", "Chloé", "Dora", "Eve")
TREMBLE = 400
"""Milliseconds after which a second tap is no trembling finger."""
NARROW: ViewportSize = {"width": 360, "height": 740}
TABLET: ViewportSize = {"width": 820, "height": 1180}
CUT_CARDS = """[...document.querySelectorAll(".oo-card .face")].filter((one) => one.scrollWidth > one.clientWidth + 1
  || one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"""
CUT_SPECIALS = """async () => {
  const { w } = await import("/games/odds-on/words.js");
  const face = document.querySelector(".oo-card .face");
  face.closest(".oo-card").classList.add("special");
  const span = (className) => Object.assign(document.createElement("span"), { className });
  face.replaceChildren(span("title"), span("effect"));
  return Array.from({ length: 12 }, (_, at) => at + 1).filter((number) => {
    face.children[0].textContent = w(`special-${number}`);
    face.children[1].textContent = w(`effect-${number}`);
    return face.scrollWidth > face.clientWidth + 1 || face.scrollHeight > face.clientHeight + 1;
  });
}"""
"""Script: the special cards that do not fit, whichever are in the hand."""
RESULT = """async (owner) => {
  const { result, backers } = await import("/games/odds-on/board.js");
  const first = { rank: 1, gate: 5, horse: "Velvet Wheelbarrow", parts: [6, 1, 2, 1, 2], rating: 12 };
  const rows = [{ ...first, owner: 1, points: -9 }, { ...first, rank: 2, owner: 1, points: 8 }];
  const overlay = document.getElementById("overlay");
  overlay.hidden = false;
  overlay.dataset.kind = "money";
  const told = Object.assign(document.createElement("div"), { className: "told" });
  told.append(...result({ state: { play: { last: { rows } } }, names: { 1: owner } }));
  overlay.replaceChildren(told);
  const edge = overlay.getBoundingClientRect().right - parseFloat(getComputedStyle(overlay).paddingRight);
  const outside = [...told.querySelectorAll("td")].filter((one) => one.getBoundingClientRect().right > edge + 1);
  return [outside.length, backers(owner)];
}"""
"""Script: how many figures of a result stand outside of it, and how the owner of the winner is told."""
CUT_WORDS = """[...document.querySelectorAll(".oo-stage *, .oo-course *, .oo-last *")].filter((one) =>
  !one.children.length && one.getClientRects().length && one.scrollWidth > one.clientWidth + 1 && one.clientWidth
  ).map((one) => one.textContent)"""
OWNED = """(guest) => {
  for (const one of document.querySelectorAll(".oo-runner .tag small")) one.textContent = guest;
}"""
"""Script: ``guest`` has laid the price of every horse."""
REMEMBERS = """() => {
  window.told = [];
  new MutationObserver(() => window.told.push(document.querySelector("#now").textContent))
    .observe(document.querySelector("#now"), { childList: true, characterData: true, subtree: true });
}"""
"""Script: remember everything that the console says is to be done."""


def play_of(evening: Evening) -> Any:
    """The newest state of the meeting."""
    return evening.table._accepted.play


def come_to_turn(phone: Page, evening: Evening, number: int) -> None:
    """Wait until the phone of seat ``number`` shows its hand, and its turn."""
    hand = [f"card {card}" for card in play_of(evening).hand(number)]
    # What was played or run is shown first; a tap meanwhile meets buttons that are drawn anew.
    wait_for(phone, lambda: not evening.table._publisher.busy)
    wait_for(phone, lambda: phone.locator(".oo-card").evaluate_all("all => all.map(one => one.dataset.key)") == hand)
    expect(phone.locator("#turn")).to_have_class("turn mine")
    expect(phone.get_by_role("button", name="Pass", exact=True)).to_be_visible()


def confirm(phone: Page, spot: Locator, happened: Callable[[], bool]) -> None:
    """Tap ``spot``, which asks whether it is meant, once more, until what that does has ``happened``. On a machine so
    busy that the page has forgotten the question meanwhile, the tap only asks again."""
    for _ in range(5):
        phone.wait_for_timeout(TREMBLE)
        if happened():
            return
        spot.tap()
        for _ in range(120):
            if happened():
                return
            phone.wait_for_timeout(50)
    raise AssertionError("no second tap was taken")


def play_a_turn(phone: Page, evening: Evening, number: int, rng: random.Random) -> None:
    """A card and a horse that lights up, else away with it, now and then a pass."""
    before = play_of(evening)
    come_to_turn(phone, evening, number)
    if rng.random() < 0.1:
        phone.get_by_role("button", name="Pass", exact=True).tap()
    else:
        cards = phone.locator(".oo-card")
        expect(cards).to_have_count(6)
        cards.nth(rng.randrange(6)).tap()
        expect(phone.locator(".oo-card.taken")).to_have_count(1)
        lit = phone.locator(".oo-runner.can")
        if lit.count() and rng.random() < 0.9:
            chosen, ready = phone.locator(".oo-runner.chosen"), phone.locator(".oo-runner.ready")
            lit.nth(rng.randrange(lit.count())).tap()
            wait_for(phone, lambda: ready.count() + chosen.count() > 0)
            if not ready.count():
                lit.first.tap()
            expect(ready).to_have_count(1)
            assert play_of(evening) is before, "a first tap only asks"
            key = ready.get_attribute("data-key")
            confirm(phone, phone.locator(f'[data-key="{key}"]'), lambda: play_of(evening) is not before)
        else:
            phone.get_by_role("button", name="Throw away").tap()
    wait_for(phone, lambda: play_of(evening) is not before)
    assert play_of(evening) is not before, f"what seat {number} did had no effect"


@pytest.mark.parametrize(("players", "seen", "by_phones"), [(5, 3, 4), *([(3, 3, 1), (5, 5, 1)] if LONG else [])])
def test_a_whole_meeting_by_phones(
    browsers: Browsers, evening: Evening, players: int, seen: int, by_phones: int
) -> None:
    """The first two and the last have phones, or everybody; one of ``by_phones`` of their turns is taken with them, on
    average. The others are taken without."""
    browsers.coarse = browsers.hurried = True
    rng = random.Random(players)
    board = browsers.board()
    phones: dict[int, Page] = {}
    for number, name in enumerate(NAMES[:players], 1):
        if number < seen or number == players:
            phones[number] = browsers.phone(name, NARROW if number == 1 else PHONE)
        else:
            evening.act(TakeSeat(name))
    host = browsers.host()
    evening.act(OpenGame("odds-on"))
    expect(host.locator("#now")).to_contain_text(f"{NAMES[play_of(evening).dealer - 1]} deals")
    host.evaluate(REMEMBERS)
    phones[players].get_by_role("button", name="Deal and open the meeting").tap()
    expect(board.locator(".oo-box")).to_have_count(8)
    races = 0
    while not OddsOn().over(play_of(evening)):
        turn = play_of(evening).turn
        if turn not in phones or rng.randrange(by_phones):
            act_at_random(evening, rng)
        else:
            play_a_turn(phones[turn], evening, turn, rng)
        if len(play_of(evening).results) > races:
            races += 1
            expect(board.locator(".oo-pennants li")).to_have_count(9 - races)
            told = play_of(evening).results[-1]
            out = sum(runner.withdrawn for runner in told.runners)
            expect(board.locator(".oo-places .out")).to_have_count(out)
    assert races == 5
    expect(board.locator(".ranking li")).to_have_count(players)
    totals = sorted(play_of(evening).totals, reverse=True)
    expect(board.locator(".ranking li b")).to_have_text([str(total).replace("-", "−") for total in totals])
    best = max(play_of(evening).totals)
    for number, phone in phones.items():
        total = play_of(evening).totals[number - 1]
        expect(phone.locator("#turn")).to_contain_text("You win" if total == best else "The meeting is over")
    expect(host.locator("body")).to_contain_text("Odds On")
    assert not [text for text in host.evaluate("window.told") if "Ready to deal" in text]


def opened(evening: Evening, names: tuple[str, ...], seed: int, turns: int) -> None:
    """A meeting with so many turns taken."""
    rng = random.Random(seed)
    evening.act(OpenGame("odds-on"))
    evening.act(StartMeeting())
    for _ in range(turns):
        act_at_random(evening, rng)


def act_at_random(evening: Evening, rng: random.Random) -> None:
    """Whoever is in turn does something, without a phone."""
    action, player = RandomBookmakers().act(OddsOn(), play_of(evening), rng)
    who = HOST if player is None else seat(player)
    answer = evening.do(evening.table.submit(Command(f"turn-{rng.getrandbits(64):016x}", who, action)))
    assert isinstance(answer, Receipt), answer


def test_cards_lie_face_down_until_a_finger_holds_them(browsers: Browsers, evening: Evening) -> None:
    phones = [browsers.phone(name, NARROW) for name in NAMES[:3]]
    opened(evening, NAMES[:3], 1, 0)
    phone = phones[0]
    hand = phone.locator(".oo-hand")
    expect(hand.locator("li")).to_have_count(6)
    turned = "getComputedStyle(document.querySelector('.oo-card .face')).transform"
    assert phone.evaluate(turned) != "none"
    finger = hand.locator(".oo-card").first
    finger.dispatch_event("pointerdown")
    expect(hand).to_have_class("oo-hand shown")
    wait_for(phone, lambda: phone.evaluate(turned) == "none")
    assert phone.evaluate(turned) == "none"
    finger.dispatch_event("pointerup")
    expect(hand).to_have_class("oo-hand")
    expect(phone.locator(".oo-card.taken")).to_have_count(0)
    assert "face down" in (phone.locator(".oo-card").first.get_attribute("aria-label") or "")


def test_a_press_counts_whatever_changes_on_the_page_under_the_finger(browsers: Browsers, evening: Evening) -> None:
    phones = {name: browsers.phone(name, NARROW) for name in NAMES[:3]}
    opened(evening, NAMES[:3], 1, 0)
    before = play_of(evening)
    name = NAMES[before.turn - 1]
    phone = phones[name]
    phone.locator(".oo-card").first.tap()
    box = phone.locator("[data-key=discard]").bounding_box()
    assert box is not None
    phone.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    phone.mouse.down()
    evening.act(Rename(before.turn, "Zoe"))
    expect(phone.get_by_role("heading", name="Zoe")).to_be_visible()
    phone.mouse.up()
    wait_for(phone, lambda: play_of(evening) is not before)
    assert play_of(evening).turn != before.turn
    expect(phone.locator(".oo-card.taken")).to_have_count(0)


def eight_on_top(cards: Sequence[Any]) -> list[Any]:
    """The cards, shuffled alike in every run, special 8 before all others."""
    return sorted(random.Random(2).sample(cards, len(cards)), key=lambda card: card != "special-8")


@pytest.mark.parametrize("chance", [stacked(eight_on_top)])
def test_a_card_that_cannot_be_played_says_why_and_special_eight_asks_twice(
    browsers: Browsers, evening: Evening
) -> None:
    browsers.coarse = True
    phones = [browsers.phone(name, NARROW) for name in NAMES[:3]]
    evening.act(OpenGame("odds-on"))
    evening.act(StartMeeting())
    said: set[str] = set()
    asked = False
    rng = random.Random(2)
    for _ in range(6):
        play = play_of(evening)
        if asked and len(said) > 2:
            break
        phone = phones[play.turn - 1]
        come_to_turn(phone, evening, play.turn)
        for at in range(6):
            phone.locator(".oo-card").nth(at).tap()
            expect(phone.locator(".oo-card.taken")).to_have_count(1)
            said |= {text.split(":")[0].split(" ")[0] for text in phone.locator(".why").all_inner_texts()}
            lit = phone.locator(".oo-runner.can").count()
            assert lit + phone.locator(".why").count() >= len(play.gates)
            if phone.get_by_text("Which horse moves?").count():
                phone.locator(".oo-runner.can").first.tap()
                expect(phone.get_by_text("changes places with")).to_be_visible()
                assert phone.locator(".oo-runner.chosen").count() == 1
                asked = True
            phone.locator(".oo-card.taken").tap()
        play_a_turn(phone, evening, play.turn, rng)
    assert asked
    assert "Stands" in said


def test_printed_cards_are_entered_gate_by_gate_and_the_table_scores(browsers: Browsers, evening: Evening) -> None:
    browsers.coarse = True
    board = browsers.board()
    phones = [browsers.phone(name, NARROW) for name in NAMES[:3]]
    evening.act(OpenGame("odds-on", {"cards": "physical"}))
    phones[-1].get_by_role("button", name="Deal and open the meeting").tap()
    ann = phones[0]
    ann.locator('[data-key="enter 3"]').tap()
    for key, taps in {"horse": 4, "jockey": 2, "form": 1}.items():
        for _ in range(taps):
            ann.locator(f'[data-key="more {key}"]').tap()
    ann.locator('[data-key="less specials"]').tap()
    ann.locator('[data-key="less price"]').tap()
    ann.locator('[data-key="owner 2"]').tap()
    assert ann.evaluate(WIDER_THAN_THE_PAGE) == []
    ann.locator('[data-key="save"]').tap()
    wait_for(ann, lambda: play_of(evening).gates[2].entry is not None)
    assert play_of(evening).gates[2] == Gate(3, "", "", owner=2, entry=Entry((4, 2, 0, 0, -1), 1, -1))
    expect(board.locator(".oo-box").nth(2).locator("[data-name]")).to_have_attribute("title", "Bartholomew")
    expect(phones[1].locator('[data-key="enter 3"]')).to_contain_text("rating 5")
    for gate in (1, 2, 4, 5, 6, 7):
        evening.act(Enter(gate, (1, 1, 0, 0, 0)))
    ann.locator('[data-key="enter 8"]').tap()
    ann.get_by_label("Out of this race").check()
    ann.locator('[data-key="save"]').tap()
    expect(ann.locator('[data-key="enter 8"]')).to_contain_text("out")
    ann.get_by_role("button", name="Off!").tap()
    expect(board.locator(".oo-last li").first).to_contain_text("Gate 3")
    expect(phones[1].locator("#chips")).to_have_text("0")
    wait_for(ann, lambda: evening.view().play.race_number == 2)
    assert evening.view().play.seats[1].points == (0,)
    assert browsers.violations(ann) == []


@pytest.mark.parametrize("language", ["de", "fr"])
def test_no_text_is_cut_on_a_narrow_phone_a_tablet_and_the_board(
    chrome: Browser, tmp_path: Path, language: str
) -> None:
    evening = Evening(tmp_path, language=language)
    evening.start()
    browsers = Browsers(chrome, evening)
    try:
        pages = []
        for name, size in zip(NAMES[:3], (NARROW, PHONE, TABLET), strict=True):
            pages.append(browsers.phone(name, size, locale=language))
        board = browsers.page("/", KIOSK, locale=language)
        opened(evening, NAMES[:3], 4, 9)
        for page in pages:
            page.locator("[data-key=eye]").tap()
            for at in range(6):
                page.locator(".oo-card").nth(at).tap()
                come_to_rest(page)
                assert page.evaluate(WIDER_THAN_THE_PAGE) == []
                assert page.evaluate(CUT_CARDS) == []
            assert page.evaluate(CUT_SPECIALS) == []
        pages[0].set_viewport_size(SMALL_PHONE)
        for guest in ("Charlotte Wolff", "Bartholomew"):
            pages[0].evaluate(OWNED, guest)
            assert broken_words(pages[0], ".oo-runner .who b") == []
        assert pages[0].evaluate(WIDER_THAN_THE_PAGE) == []
        assert board.evaluate(WIDER_THAN_THE_PAGE) == []
        assert board.evaluate(CUT_WORDS) == []
        course = board.locator("#gamecourse").bounding_box()
        for number in range(4, 8):
            evening.act(TakeSeat(f"Guest {number}"))
        expect(board.locator("#people li")).to_have_count(7)
        assert board.locator("#gamecourse").bounding_box() == course, "guests who wait take nothing of its room"
        evening.act(Pass())
        if language == "de":
            assert browsers.violations(pages[0]) == []
            assert browsers.violations(board) == []
    finally:
        browsers.leave()
        evening.end()
    assert not browsers.complaints


def test_points_of_a_race_stay_on_the_board_beside_a_long_name(browsers: Browsers, evening: Evening) -> None:
    board = browsers.board()
    for name in NAMES[:3]:
        evening.act(TakeSeat(name))
    opened(evening, NAMES[:3], 4, 0)
    expect(board.locator(".oo-box")).to_have_count(8)
    for size in (KIOSK, LAPTOP):
        resize(board, size)
        assert board.evaluate(RESULT, "Bartholomew Long") == [0, "priced by Bartholomew Long"]


def test_picked_card_shows_what_each_horse_would_pay_and_a_second_tap_confirms(
    browsers: Browsers, evening: Evening
) -> None:
    phones = [browsers.phone(name, SMALL_PHONE) for name in NAMES[:3]]
    opened(evening, NAMES[:3], 1, 0)
    play = play_of(evening)
    phone = phones[play.turn - 1]
    card = next(one for one in evening.view(seat(play.turn)).play.hand if one.price)
    phone.locator(f'[data-key="card {card.card}"]').tap()
    runners = evening.view(seat(play.turn)).play.runners
    would = phone.locator(".oo-runner .would")
    expect(would).to_have_count(len(runners))
    first = runners[0].dollars + card.dollars
    expect(would.first).to_contain_text(f"{first:+d}".replace("-", "\u2212") if first else "0")
    buttons = phone.locator("main button:visible").all_inner_texts()
    assert buttons[-1] != "Pass" or len(buttons) > 1
    order = phone.evaluate("""() => { const all = [...document.querySelectorAll("main button")];
      return [".oo-card", ".oo-runner", "[data-key=pass]"].map((one) => all.indexOf(document.querySelector(one))); }""")
    assert order == sorted(order)
    assert browsers.violations(phone) == []
    spot = phone.locator('[data-key="gate 1"]')
    spot.tap()
    expect(spot).to_contain_text("Tap again to lay it here")
    assert play_of(evening) is play
    confirm(phone, spot, lambda: evening.view().play.runners[0].price == card.price)


def test_a_late_guest_never_reads_of_dice(browsers: Browsers, evening: Evening) -> None:
    for name in NAMES[:3]:
        evening.act(TakeSeat(name))
    evening.act(OpenGame("odds-on"))
    evening.act(StartMeeting())
    late = browsers.phone("Late")
    expect(late.locator("#turn")).to_contain_text("to play")
    expect(late.locator("#turn")).to_contain_text("You are only watching for now")
    assert "roll" not in late.locator("body").inner_text().lower()
    assert "dice" not in late.locator("body").inner_text().lower()
