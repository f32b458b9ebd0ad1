"""Ready Set Bet in real browsers: four phones on the same spots, one owner each time, and it is the first to arrive."""

import itertools
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from postparade.core.clock import SystemClock
from postparade.games.ready_set_bet.rules.actions import Bet, DealVip, SetupRace, Start
from postparade.rules.actions import Pause, Roll
from postparade.rules.viewer import HOST, Viewer
from postparade.rules.viewer import seat as at_seat
from postparade.table.events import LotDrawn
from postparade.table.messages import CloseGame, Command, Correct, OpenGame, TakeSeat
from postparade.table.race_seed import Chance
from tests.web.evening import (
    KIOSK,
    LAPTOP,
    PHONE,
    SMALL_PHONE,
    WIDER_THAN_THE_PAGE,
    Browsers,
    Evening,
    resize,
    wait_for,
)

LONG_CALL = "Eight and nine are neck and neck! Nine is back in front, by the shortest of heads!"
pytestmark = pytest.mark.slow(75)

NARROW: ViewportSize = {"width": 360, "height": 640}
NAMES = ("Ann", "Bob", "Cid", "Maximiliane")
SPOTS = [
    f"{kind}/{horse}/{number}" for horse in (4, 5, 6, 7, 8, 9, 10) for kind in ("win", "place") for number in (1, 2)
]
TAP = """([spot, at, placed]) => {
  const here = (what) => document.querySelectorAll(what).length;
  if (here(".ghost, .rsb-token:disabled") || here("[data-spot].taken") < placed) return null;
  if (!here(".rsb-token")) return false;
  setTimeout(() => document.querySelector(`[data-spot="${spot}"]`).click(), at - Date.now());
  return true;
}"""
"""Script: tap a spot at a time, all pages the same; ``null`` while the page waits for answers, ``false`` without a
token."""
FRESH = """!document.querySelector("[data-spot].taken, .rsb-token:disabled")
  && document.querySelectorAll("body.rsb-betting .rsb-token").length === 5"""
"""Script: whether the page stands at the start of a race."""
TAKEN = """Object.fromEntries([...document.querySelectorAll("[data-spot].taken")].map((cell) => [cell.dataset.spot,
  [".rsb-chip", ".rsb-chip.own", ".ghost"].map((what) => cell.querySelectorAll(what).length)]))"""
"""Script: tokens, own tokens and ghosts on every spot that is taken."""

OUT_OF_ITS_SPOT = """[...document.querySelectorAll(".spot :is(.price, .rsb-worth, .swatch, .text), .rsb-board .horse")]
  .filter((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const inside = range.getBoundingClientRect(), around = one.closest(".spot, .horse").getBoundingClientRect();
    return inside.width && (inside.left < around.left - 1 || inside.right > around.right + 1
      || inside.top < around.top - 2 || inside.bottom > around.bottom + 2);
  }).map((one) => `${one.className} ${one.closest("[data-spot]")?.dataset.spot}: ${one.textContent}`)"""
"""Script: prices, figures and words that stick out of their spot, or a number out of its horse."""

HEARS_OF_NO_TOKEN = """() => new MutationObserver(() => {
  window.untrue ||= document.querySelector("main").textContent.includes("No token of yours");
}).observe(document.body, { childList: true, subtree: true, characterData: true })"""
"""Script: remember whether the page ever says that none of its tokens was on the board."""


def off(browsers: Browsers, evening: Evening, names: tuple[str, ...] = (), **options: Any) -> list[Page]:
    """Phones in front of a race that has just started; four seats take part in any case."""
    found = [browsers.phone(name, NARROW) for name in names]
    for name in NAMES[len(names) :]:
        evening.act(TakeSeat(name))
    evening.act(OpenGame("ready-set-bet", options))
    evening.act(SetupRace())
    evening.act(Start())
    for page in found:
        expect(spot_of(page, "win/7/1")).to_be_visible()
        expect(page.get_by_text("Look around")).to_be_hidden()
    return found


@pytest.fixture
def evening(tmp_path: Path, chance: Chance) -> Iterator[Evening]:
    """A table at its real pace: who taps at the same moment is a matter of milliseconds."""
    evening = Evening(tmp_path, clock=SystemClock(), chance=chance)
    evening.start()
    yield evening
    evening.end()


@pytest.fixture
def pair(browsers: Browsers, evening: Evening) -> list[Page]:
    """The phones of Ann and Bob."""
    return off(browsers, evening, NAMES[:2])


@pytest.fixture
def ann(browsers: Browsers, evening: Evening) -> Page:
    """The phone of Ann."""
    return off(browsers, evening, NAMES[:1])[0]


def contrast(text: Locator) -> float:
    """How far the luminance of ``text`` is from that of its own background (WCAG)."""
    styles = "(one) => ['color', 'backgroundColor'].map((what) => getComputedStyle(one)[what])"
    # What the page draws anew before it has answered has no colours.
    while "" in (colours := text.evaluate(styles)):
        text.page.wait_for_timeout(50)
    light, dark = sorted((luminance(colour) for colour in colours), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    red, green, blue = (part / 12.92 if part <= 0.04 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def spot_of(page: Page, spot: str) -> Locator:
    return page.locator(f'[data-spot="{spot}"]')


class Rush:
    """Four phones that go for the same spots; who came first is noted at the table's door."""

    def __init__(self, evening: Evening, phones: list[Page], monkeypatch: pytest.MonkeyPatch) -> None:
        self.evening = evening
        self.phones = phones
        self.arrived: dict[str, list[int]] = {}
        self.decided = 0
        submit = evening.table.submit

        async def noted(command: Command) -> Any:
            bet = command.action if isinstance(command.action, Bet) else None
            if bet is not None:
                self.arrived.setdefault(bet.spot, []).append(bet.player)
            outcome = await submit(command)
            self.decided += bet is not None
            return outcome

        monkeypatch.setattr(evening.table, "submit", noted)

    def race(self, spots: list[str]) -> int:
        """One race, in which all who have tokens left tap ``spots``, one after the other, until all tokens lie there.
        Returns for how many of them at least two phones went."""
        for action in (SetupRace(), Start()):
            self.evening.act(action)
        self._until(lambda: all(page.evaluate(FRESH) for page in self.phones))
        owners: dict[str, int] = {}
        contested = 0
        for spot in spots:
            before, at = self.decided, 1000 * time.time() + 40
            tapping = [seat for seat, page in enumerate(self.phones, 1) if self._taps(page, spot, at, len(owners))]
            if not tapping:
                break
            self._until(self._all_decided(before + len(tapping)))
            assert sorted(self.arrived[spot]) == tapping
            (owners[spot],) = (seat for seat, _, where in self.evening.view().play.bets if where == spot)
            assert owners[spot] == self.arrived[spot][0]
            contested += len(tapping) > 1
        assert len(owners) == 20, "everybody has five tokens"
        for seat, page in enumerate(self.phones, 1):
            wanted = {spot: [1, int(owner == seat), 0] for spot, owner in owners.items()}
            self._until(lambda page=page, wanted=wanted: page.evaluate(TAKEN) == wanted)  # type: ignore[misc]
        while self.evening.view().play.phase in ("open", "closed"):
            self.evening.act(Roll((3, 4)))
        self.arrived.clear()
        return contested

    def _all_decided(self, bets: int) -> Callable[[], bool]:
        return lambda: self.decided == bets

    def _taps(self, page: Page, spot: str, at: float, placed: int) -> bool:
        """Whether ``page`` will tap, at ``at``: once it knows all ``placed`` of this race, and if it has a token."""
        answer: list[bool | None] = [None]

        def asked() -> bool:
            answer[0] = page.evaluate(TAP, [spot, at, placed])
            return answer[0] is not None

        self._until(asked)
        return bool(answer[0])

    def _until(self, happened: Callable[[], bool]) -> None:
        """Look every few milliseconds, for forty seconds at most."""
        end = time.monotonic() + 40
        while time.monotonic() < end:
            if happened():
                return
            self.phones[0].wait_for_timeout(10)
        raise AssertionError("what the phones wait for did not happen")


def test_four_phones_tap_the_same_spots_at_once_and_the_first_to_arrive_gets_each(
    browsers: Browsers, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty spots in two races: one owner each time, the first to arrive, and every phone shows the same."""
    browsers.coarse = True
    phones = [browsers.phone(name, NARROW) for name in NAMES]
    evening.act(OpenGame("ready-set-bet", {"modules": []}))
    rush = Rush(evening, phones, monkeypatch)
    assert sum(rush.race(SPOTS) for _ in range(2)) >= 30


def test_the_board_does_not_say_that_nobody_bet_while_tokens_wait_to_be_settled(
    evening: Evening, browsers: Browsers
) -> None:
    browsers.hurried = True
    for name in NAMES[:2]:
        evening.act(TakeSeat(name))
    board = browsers.board()
    evening.act(OpenGame("ready-set-bet", {"modules": []}))
    for action in (SetupRace(), Start(), Bet(1, 5, "win/7/3"), Bet(2, 4, "show/8/1")):
        evening.act(action)
    while evening.view().play.phase in ("open", "closed"):
        evening.act(Roll((4, 4)))
    overlay = board.locator("#overlay")
    said = set[str]()

    def settled() -> bool:
        said.add(overlay.inner_text())
        return overlay.locator(".ranking li").count() == 2

    wait_for(board, settled)
    assert not [text for text in said if "Nobody bet" in text]


def test_a_phone_shows_how_bets_are_made_until_the_first_race(evening: Evening, browsers: Browsers) -> None:
    ann = browsers.phone("Ann", NARROW)
    evening.act(TakeSeat("Bob"))
    evening.act(OpenGame("ready-set-bet"))
    expect(ann.locator(".lesson li")).to_have_count(3)
    expect(ann.locator(".lesson")).to_contain_text("no more bets")
    assert ann.evaluate(WIDER_THAN_THE_PAGE) == []
    evening.act(SetupRace())
    expect(ann.locator(".lesson")).to_have_count(0)


def test_a_spot_taken_meanwhile_says_so_and_returns_the_token(evening: Evening, pair: list[Page]) -> None:
    ann, bob = pair
    evening.act(Bet(1, 5, "win/7/3"))
    expect(spot_of(ann, "win/7/3").locator(".own")).to_be_visible()
    expect(spot_of(bob, "win/7/3")).to_have_class(re.compile("taken"))
    spot_of(bob, "win/7/3").tap()
    expect(spot_of(bob, "win/7/3").locator(".flash")).to_have_text("Taken!")
    expect(bob.locator(".rsb-token")).to_have_count(5)
    expect(bob.locator("#error")).to_have_text("")


def test_whoever_loses_the_draw_reads_who_had_the_luck(
    evening: Evening, pair: list[Page], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, bob = pair
    monkeypatch.setattr("postparade.table.commands.lots.TOGETHER", 0.7)
    monkeypatch.setattr("postparade.table.table.draw", lambda *_: LotDrawn((1, 2), (1, 2)))
    evening.table.lots.spread = lambda: 0.1
    spot_of(bob, "win/7/3").tap()
    wait_for(bob, lambda: evening.table.lots.waiting)
    evening.act(Bet(1, 5, "win/7/3"))
    expect(spot_of(bob, "win/7/3").locator(".flash")).to_have_text("Lost the draw")
    expect(bob.locator("#error")).to_contain_text(
        "Ann wanted the same at the same moment, and had the luck of the draw."
    )
    expect(bob.locator(".rsb-token")).to_have_count(5)


def test_a_token_picked_once_stays_picked_and_taps_run_side_by_side(evening: Evening, ann: Page) -> None:
    ann.get_by_role("button", name="Token of 3").first.tap()
    for spot in ("win/4/1", "win/5/1", "place/9/2", "show/10/1"):
        spot_of(ann, spot).tap()
    wait_for(ann, lambda: len(evening.view().play.bets) == 4)
    placed = [(token, spot) for _, token, spot in evening.view().play.bets]
    assert placed[:2] == [(3, "win/4/1"), (3, "win/5/1")]
    assert [token for token, _ in placed[2:]] == [5, 4]
    expect(ann.locator(".rsb-token")).to_have_count(1)


def test_rolls_and_bets_of_others_never_swallow_a_tap(evening: Evening, ann: Page) -> None:
    """Between finger down and finger up the race goes on: the spot under the finger stays the same element."""
    cell = spot_of(ann, "color/red")
    cell.evaluate("(cell) => { cell.dataset.kept = 'yes'; }")
    for number in range(6):
        evening.act(Roll((1 + number % 6, 2)))
        if number < 3:
            evening.act(Bet(2 + number, 3, f"show/{4 + number}/1"))
    expect(spot_of(ann, "show/4/1")).to_have_class(re.compile("taken"))
    assert cell.evaluate("(cell) => cell.dataset.kept") == "yes"
    cell.tap()
    wait_for(ann, lambda: any(spot == "color/red" for _, _, spot in evening.view().play.bets))


def test_bets_are_refused_on_the_spot_while_paused_and_after_the_close(evening: Evening, ann: Page) -> None:
    evening.act(Pause())
    expect(ann.get_by_text("The race is paused").first).to_be_visible()
    spot_of(ann, "win/6/1").tap()
    expect(spot_of(ann, "win/6/1").locator(".flash")).to_have_text("Paused")


def test_vip_cards_are_chosen_in_private_and_bets_settle_token_by_token(
    evening: Evening, pair: list[Page], browsers: Browsers
) -> None:
    ann, bob = pair
    board = browsers.board()
    evening.act(Bet(1, 5, "win/7/1"))
    evening.act(Bet(1, 4, "win/8/1"))
    ann.evaluate(HEARS_OF_NO_TOKEN)
    while evening.view().play.phase in ("open", "closed"):
        evening.act(Roll((3, 4)))
    expect(ann.locator(".rsb-story li")).to_have_count(2, timeout=10_000)
    assert not ann.evaluate("window.untrue"), "while the finish is shown nothing is said of tokens yet"
    expect(ann.locator(".rsb-story")).to_contain_text("+15")
    expect(ann.locator(".rsb-story")).to_contain_text("−2")
    expect(ann.locator(".rsb-total b")).to_have_text("13")
    for number in ann.locator(".rsb-story .rsb-chip b").all():
        assert contrast(number) >= 4.5
    evening.act(DealVip())
    expect(ann.locator(".rsb-vip")).to_have_count(2)
    titles = ann.locator(".rsb-vip b").all_text_contents()
    secret = [title for title in titles if title not in bob.locator(".rsb-vip b").all_text_contents()]
    for other in (bob, board):
        assert not [title for title in secret if title in other.content()]
    ann.locator(".rsb-vip").first.tap(timeout=5000)
    wait_for(ann, lambda: 1 not in evening.view().play.choosing)
    expect(ann.locator(".rsb-kept b")).to_have_text(titles[0])


def test_the_whole_bet_board_fits_a_phone_and_stays_under_one_thumb(evening: Evening, browsers: Browsers) -> None:
    """Nine horses by seven spots and the colours without scrolling; nothing is wider than the page."""
    page = browsers.phone("Ann", NARROW)
    evening.act(TakeSeat("Bob"))
    evening.act(OpenGame("ready-set-bet"))
    evening.act(SetupRace())
    evening.act(Start())
    expect(spot_of(page, "color/seven-fifth")).to_be_visible()
    evening.act(Roll((6, 6)))
    expect(page.locator('.horse.leads[data-lane="11"]')).to_be_visible()
    for size in (NARROW, PHONE, {"width": 768, "height": 844}):
        resize(page, size)
        tray = page.locator(".tray").bounding_box()
        last = spot_of(page, "color/seven-fifth").bounding_box()
        first = spot_of(page, "show/2-3/1").bounding_box()
        assert tray is not None
        assert last is not None
        assert first is not None
        assert first["y"] >= 0
        assert last["y"] + last["height"] <= tray["y"] + 1
        assert first["height"] >= 36
        assert page.evaluate(WIDER_THAN_THE_PAGE) == []
    evening.post("caption", text=LONG_CALL)
    expect(page.locator("#caption")).to_have_text(LONG_CALL)
    for size in (NARROW, PHONE):
        resize(page, size)
        assert page.locator("#caption").evaluate("(one) => one.scrollWidth <= one.clientWidth"), "a call is whole"
        foot = page.locator("footer").bounding_box()
        assert foot is not None
        assert foot["height"] < size["height"] / 6
    assert browsers.violations(page) == []
    assert "[object" not in page.locator(".rsb").inner_text()
    behind = evening.view().play.props[0].behind
    expect(spot_of(page, f"prop/{evening.view().play.props[0].id}").locator(".text")).to_contain_text(behind[0][-1])


def test_eight_tokens_are_all_within_reach_of_a_thumb(evening: Evening, browsers: Browsers) -> None:
    """VIP cards bring up to three more than the usual five."""
    page = browsers.phone("Ann", NARROW)
    evening.act(TakeSeat("Bob"))
    evening.act(OpenGame("ready-set-bet"))
    evening.act(SetupRace())
    evening.act(Start())
    expect(page.locator(".rsb-token:enabled")).to_have_count(5)
    page.locator(".tokens").evaluate("(row) => row.append(...[2, 3, 4].map((at) => row.children[at].cloneNode(true)))")
    for width in (390, 320):
        resize(page, {"width": width, "height": 640})
        for token in page.locator(".rsb-token").all():
            box = token.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
            assert min(box["width"], box["height"]) >= 44
        assert page.evaluate(WIDER_THAN_THE_PAGE) == []


def test_nobody_can_miss_no_more_bets_on_the_board(evening: Evening, browsers: Browsers, ann: Page) -> None:
    board = browsers.board(KIOSK)
    for horse, faces in ((4, (1, 3)), (10, (4, 6))):
        for _ in range(4):
            evening.act(Roll(faces))
        expect(board.locator(".rsb-line i.lit")).to_have_count(1 if horse == 4 else 2)
    for _ in range(4):
        evening.act(Roll((5, 6)))
    expect(board.locator(".rsb-closed")).to_have_text("No more bets!")
    expect(ann.get_by_text("No more bets!").first).to_be_visible()
    spot_of(ann, "win/6/1").tap()
    expect(spot_of(ann, "win/6/1").locator(".flash")).to_have_text("Closed")


def test_the_house_has_its_six_tokens_on_the_same_board(evening: Evening, browsers: Browsers) -> None:
    house = browsers.phone("Ann", NARROW)
    evening.act(TakeSeat("Bob"))
    evening.act(OpenGame("ready-set-bet", {"house": "fixed", "house_seat": 1, "pace": "off"}))
    expect(house.locator("#turn")).to_contain_text("Race 1: you start it")
    evening.act(SetupRace())
    expect(house.locator(".rsb-token")).to_have_count(6)
    spot_of(house, "win/7/1").tap()
    expect(spot_of(house, "win/7/1").locator(".own")).to_be_visible()
    expect(house.locator(".rsb-token")).to_have_count(5)
    house.get_by_role("button", name="And they're off").tap()
    wait_for(house, lambda: evening.view().play.phase == "open")
    expect(house.get_by_role("button", name="Throw the dice")).to_be_visible()


def test_host_and_house_are_told_where_the_table_rolls_by_itself(evening: Evening, browsers: Browsers) -> None:
    house, host = browsers.phone("Ann", NARROW), browsers.host()
    evening.act(TakeSeat("Bob"))
    for pace in ("normal", "off"):
        if evening.view().play is not None:
            evening.act(CloseGame())
        evening.act(OpenGame("ready-set-bet", {"house": "neutral", "house_seat": 1, "pace": pace}))
        evening.act(SetupRace())
        evening.act(Start())
        for page in (house.locator("#actions"), host.locator("#entry")):
            expect(page.get_by_role("button", name="Throw the dice")).to_be_visible()
            expect(page.get_by_text("The table rolls by itself.")).to_have_count(1 if pace == "normal" else 0)
    expect(house.locator(".rsb-script")).to_contain_text("And they're off! Bets are open!")
    expect(house.locator(".rsb-spot, .rsb-token").locator("visible=true")).to_have_count(0)
    evening.act(Roll((3, 4)))
    expect(house.locator(".rsb-script li").first).to_have_text("7! 7 moves up, 14 to go.")
    assert browsers.violations(house) == []


def test_a_guest_who_has_placed_all_tokens_sees_how_they_stand_and_cheers(
    evening: Evening, browsers: Browsers, ann: Page
) -> None:
    for token, spot in ((5, "win/7/1"), (4, "show/8/1"), (3, "place/6/1"), (3, "win/5/1"), (2, "color/blue")):
        expect(ann.locator(".standing")).to_be_hidden()
        evening.act(Bet(1, token, spot, 1), at_seat(1))
    evening.act(Roll((3, 4)))
    evening.act(Roll((4, 4)))
    standing = ann.locator(".rsb-standing li")
    expect(standing).to_have_count(5)
    expect(standing.first).to_contain_text("7 wins")
    expect(standing.first).to_have_class("gained")
    own = evening.view(at_seat(1)).play.standing
    total = sum(one.gain - one.penalty for one in own)
    expect(ann.locator(".standing h2 b")).to_have_text(f"{total:+d}".replace("-", "\u2212"))
    expect(ann.locator("#need")).to_contain_text("You need ")
    expect(ann.locator(".tray")).to_be_hidden()
    expect(ann.locator(".cheer")).to_be_in_viewport(ratio=1)
    ann.locator(".cheer").tap()
    wait_for(ann, lambda: evening.status_board.latest("cheers") is not None)
    for size in (NARROW, PHONE, SMALL_PHONE, {"width": 844, "height": 390}):
        resize(ann, size)
        expect(ann.locator(".cheer")).to_be_in_viewport(ratio=1)
        assert ann.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert browsers.violations(ann) == []


def test_a_tap_that_got_lost_asks_for_another(evening: Evening, browsers: Browsers, ann: Page) -> None:
    browsers.away = True
    evening.stop()
    spot_of(ann, "win/7/3").tap()
    expect(spot_of(ann, "win/7/3").locator(".flash")).to_have_text("Tap again")
    evening.start()
    expect(ann.locator("#connection")).to_be_hidden()
    spot_of(ann, "win/7/3").tap()
    wait_for(ann, lambda: any(bet[2] == "win/7/3" for bet in evening.view().play.bets))
    expect(spot_of(ann, "win/7/3").locator(".own")).to_be_visible()
    browsers.away = False


def test_everybody_is_told_who_starts_the_race(evening: Evening, browsers: Browsers) -> None:
    ann, bob, board = browsers.phone("Ann", NARROW), browsers.phone("Bob", NARROW), browsers.board()
    evening.act(OpenGame("ready-set-bet", {"pace": "off"}))
    for page in (ann, board):
        expect(page.locator("#turn")).to_contain_text("Race 1: the host starts it")
    evening.act(SetupRace())
    expect(ann.locator("#turn")).to_contain_text("bets open when the host starts the race")
    expect(board.locator("#turn")).to_have_text("Race 1: the host starts it")
    evening.act(CloseGame())
    evening.act(OpenGame("ready-set-bet", {"house": "neutral", "house_seat": 1, "pace": "off"}))
    evening.act(SetupRace())
    expect(ann.locator("#turn")).to_contain_text("Race 1: you start it")
    expect(bob.locator("#turn")).to_contain_text("bets open when Ann or the host starts the race")
    expect(board.locator("#turn")).to_have_text("Race 1: Ann or the host starts it")


def test_console_says_that_rolls_of_earlier_races_cannot_be_corrected(evening: Evening, browsers: Browsers) -> None:
    """The list goes when the next race is laid out; whoever had a roll open already is told why it is refused."""
    off(browsers, evening, modules=[])
    host = browsers.host(room="setup")
    expect(host.locator("#rollsbox")).to_be_hidden()
    while evening.view().play.phase in ("open", "closed"):
        evening.act(Roll((3, 4)))
    host.locator("#rolls button").first.click()
    evening.act(SetupRace())
    expect(host.locator("#rolls li")).to_have_count(0)
    expect(host.locator("#rollsnote")).to_contain_text("Earlier races are settled for good")
    host.get_by_role("dialog").get_by_role("button").nth(3).click()
    expect(host.get_by_text("Race 1 is settled for good")).to_be_visible()


def test_captions_on_a_spectating_phone_name_lanes_as_on_every_page(evening: Evening, browsers: Browsers) -> None:
    """All others are level at the gate: they are placed, and nobody shows."""
    off(browsers, evening, modules=[])
    late = browsers.phone("Late")
    expect(late.locator("#turn")).to_contain_text("You join with the next race")
    while evening.view().play.phase in ("open", "closed"):
        evening.act(Roll((3, 4)))
    expect(late.locator("#caption")).to_contain_text("Placed: 2-3, 4, 5, 6, 8, 9, 10 and 11-12.")
    expect(late.locator("#caption")).not_to_contain_text("Showed")


def test_a_guest_learns_that_a_correction_undid_their_bet(evening: Evening, ann: Page) -> None:
    """Read rightly, the roll closes betting; the bet that came after it comes back."""

    def stands(horse: str) -> int:
        race = evening.table.race()
        assert race is not None
        assert race.line is not None
        return race.line.position - next(lane.position for lane in race.lanes if lane.label == horse)

    others = itertools.cycle(((1, 1), (1, 3), (1, 4), (4, 5), (4, 6), (5, 6)))
    for dice, horse, left in (((3, 4), "7", 0), ((2, 4), "6", 0), ((2, 6), "8", 1)):
        while stands(horse) > left:
            evening.act(Roll(dice))
            evening.act(Roll(next(others)))
    evening.act(Roll((1, 1)))
    misread = evening.view(HOST).rolls[0].entry
    evening.act(Bet(1, 3, "win/9/1"), Viewer("seat", 1))
    expect(ann.locator("#error")).to_have_text("")
    evening.act(Correct(misread, (2, 6)))
    expect(ann.locator("#error")).to_contain_text("no longer counts: what you bet after it")
    assert not evening.view().play.bets


def test_the_fourth_race_of_nine_fits_the_board_with_guests_who_wait(evening: Evening, browsers: Browsers) -> None:
    """Five propositions, four exotic cards and nine purses: nothing is cut off, and nothing lies under the caption."""
    board = browsers.board()
    for number in range(1, 10):
        evening.act(TakeSeat(f"Christopher {number}"))
    evening.act(OpenGame("ready-set-bet", {"house": "rotation", "modules": ["props", "exotics"]}))
    for race in range(1, 5):
        evening.act(SetupRace())
        evening.act(Start())
        while race < 4 and evening.view().play.phase in ("open", "closed"):
            evening.act(Roll((3, 4)))
    expect(board.locator(".rsb-cards .exotic")).to_have_count(4)
    for people in (9, 12):
        for number in range(len(evening.view().seats) + 1, people + 1):
            evening.act(TakeSeat(f"Christopher {number}"))
        expect(board.locator(".people li")).to_have_count(people)
        for size in (KIOSK, LAPTOP):
            resize(board, size)
            foot = board.locator("footer").bounding_box()
            assert foot is not None
            for part in (f".people li >> nth={people - 1}", ".rsb-cards .exotic >> nth=3", ".rsb-board .colours"):
                box = board.locator(part).bounding_box()
                assert box is not None
                below, above = box["y"] >= foot["y"] + foot["height"], box["y"] + box["height"] <= foot["y"]
                assert below or above, "the caption, which is at the top while horses run, covers nothing"
                assert box["y"] + box["height"] <= size["height"]
                assert box["x"] + box["width"] <= size["width"]
    assert "[object" not in board.locator("#side").inner_text()


def test_spectators_see_the_worth_of_open_spots_and_phones_only_if_the_host_allows_it(
    evening: Evening, browsers: Browsers, ann: Page
) -> None:
    quote = {"win": {"7": 0.2}, "spots": {"win/7/3": [0.222, 0.45], "win/7/2": [0.222, -0.33]}, "races": 20000}
    watching = browsers.page("/spectator", KIOSK)
    evening.act(Bet(1, 3, "win/7/2"))
    evening.post("odds", on=True)
    evening.post("spectators", **quote, error=0.0035)
    worth = watching.locator('[data-spot="win/7/3"] .rsb-worth')
    expect(worth).to_have_text(re.compile(r"\+0\.[45]"))
    expect(worth).to_contain_text("22 %")
    expect(watching.get_by_text("20000 races")).to_be_visible()
    expect(watching.locator('[data-spot="win/7/2"] .rsb-worth')).to_have_text("")
    board = browsers.board(KIOSK)
    expect(board.locator('[data-spot="win/7/3"]')).to_be_visible()
    expect(board.locator(".rsb-worth:not(:empty)")).to_have_count(0)
    expect(ann.locator(".rsb-worth:not(:empty)")).to_have_count(0)
    evening.post("odds", on=True, **quote, error=0.0035)
    expect(spot_of(ann, "win/7/3").locator(".rsb-worth b")).to_have_text(re.compile(r"\+0\.[45]"))


def test_what_spots_are_worth_keeps_within_its_spot(evening: Evening, browsers: Browsers) -> None:
    off(browsers, evening)
    watching = browsers.page("/spectator", KIOSK)
    spots = {spot: [0.57, -12.4] for spot in evening.view().play.prices}
    evening.post("odds", on=True)
    evening.post("spectators", win={"7": 0.2}, spots=spots, races=20000, error=0.0035)
    expect(watching.locator(".rsb-worth:not(:empty)")).to_have_count(len(spots))
    expect(watching.locator('[data-spot="win/7/3"] .rsb-worth')).to_be_visible()
    for size in (KIOSK, LAPTOP, {"width": 360, "height": 740}):
        resize(watching, size)
        assert watching.evaluate(OUT_OF_ITS_SPOT) == []
        assert watching.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_players_with_a_real_bet_board_read_the_settlement_off_the_spots(evening: Evening, browsers: Browsers) -> None:
    board = browsers.board(KIOSK)
    evening.act(OpenGame("ready-set-bet", {"bets": "board"}))
    evening.act(SetupRace())
    evening.act(Start())
    while evening.view().play.phase in ("open", "closed"):
        evening.act(Roll((3, 4)))
    sheet = {name: won for name, won, _, _ in evening.view().play.sheet}
    assert len(sheet) > 70
    expect(board.locator(".spot.wins")).to_have_count(sum(sheet.values()))
    expect(board.locator(".spot.loses")).to_have_count(len(sheet) - sum(sheet.values()))
    expect(board.locator('[data-spot="win/7/3"]')).to_have_class(re.compile("wins"))


def test_names_stand_beside_the_colour_of_the_tokens_and_are_not_cut(browsers: Browsers, evening: Evening) -> None:
    phone, board = browsers.phone("Anton"), browsers.board()
    evening.act(TakeSeat("Ann"))
    evening.act(TakeSeat("Bartholomew"))
    evening.act(OpenGame("ready-set-bet"))
    evening.act(SetupRace())
    evening.act(Start())
    evening.act(Bet(2, 5, "win/8/1"))
    expect(board.locator(".rsb-board .rsb-chip")).to_have_count(1)
    token = board.evaluate("getComputedStyle(document.querySelector('.rsb-board .rsb-chip')).backgroundColor")
    for page, people in ((board, "#people"), (phone, "#others")):
        names = page.locator(f"{people} .name")
        colours = names.evaluate_all("all => all.map((one) => getComputedStyle(one, '::before').backgroundColor)")
        assert colours[1] == token
        assert len(set(colours)) == 3
        assert names.evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth).length") == 0
