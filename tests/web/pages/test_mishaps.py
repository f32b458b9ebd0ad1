"""What must not happen at a table: half-made settings lost, a result never seen, an evening ended by one stray tap."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from postparade.core.faults import Refusal, refuse
from postparade.games.dice_race.rules.actions import Deal, EndSession
from postparade.reports.live import LiveReports
from postparade.rules.cards import DECK
from postparade.table.messages import ClearSeat, OpenGame, TakeSeat
from tests.web.evening import PHONE, Browsers, Evening

pytestmark = pytest.mark.slow(35)

NEARLY = ((1, 1), (1, 2), (2, 2), (2, 3), (6, 6), (6, 6))
"""Two players, an unshuffled deck, horse 12 one step from the line."""


def middle(button: Locator) -> tuple[float, float]:
    """Where a thumb presses ``button``."""
    box = button.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_start_comes_alive_as_soon_as_the_seats_are_filled(browsers: Browsers, evening: Evening) -> None:
    host = browsers.host()
    host.get_by_role("radio", name="Hold Your Horses").click()
    start = host.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()
    for name in ("Ann", "Bob"):
        evening.act(TakeSeat(name))
    expect(start).to_be_enabled()
    host.get_by_role("radio", name="Quarter Horse").click()
    expect(start).to_be_enabled()
    start.click()
    expect(host.locator("#where")).to_contain_text("Quarter Horse")


def test_a_joining_guest_leaves_half_made_settings_alone(browsers: Browsers, evening: Evening) -> None:
    for name in ("Ann", "Bob"):
        evening.act(TakeSeat(name))
    host = browsers.host()
    host.get_by_role("radio", name="Quarter Horse").click()
    host.get_by_text("Settings of this game").click()
    host.get_by_label("Chips for everybody").fill("33")
    host.get_by_label("Dealer of the first race").select_option(label="Bob")
    host.get_by_label("Who plays?").or_(host.locator(".players")).get_by_label("Ann").uncheck()
    for name in ("Cid", "Dora"):
        evening.act(TakeSeat(name))
    expect(host.get_by_text("3 players take part.")).to_be_visible()
    expect(host.get_by_label("Chips for everybody")).to_have_value("33")
    expect(host.get_by_label("Dealer of the first race")).to_have_value("2")
    host.get_by_role("button", name="Start the game").click()
    expect(host.locator("#where")).to_contain_text("Quarter Horse")
    status = evening.view().status
    assert status is not None
    assert status.purses == {2: 33, 3: 33, 4: 33}


def test_the_note_counts_those_who_take_part(browsers: Browsers, evening: Evening) -> None:
    for name in ("Ann", "Bob"):
        evening.act(TakeSeat(name))
    host = browsers.host()
    expect(host.locator("#setupnote")).to_have_text("2 players take part.")
    host.get_by_text("Settings of this game").click()
    host.locator(".players").get_by_label("Ann").uncheck()
    expect(host.locator("#setupnote")).to_have_text("Seat at least 2 players first.")
    expect(host.get_by_role("button", name="Start the game")).to_be_disabled()


def test_a_double_tap_on_throw_does_not_deal_the_next_race(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann")
    evening.deal("Bob")
    evening.roll(*NEARLY)
    evening.thrown = [(6, 6)]
    throw = ann.get_by_role("button", name="Throw the dice")
    expect(throw).to_be_enabled()
    x, y = middle(throw)
    for _ in range(4):
        ann.touchscreen.tap(x, y)
    expect(ann.get_by_role("heading", name="Number 12 wins")).to_be_visible()
    for _ in range(4):
        ann.touchscreen.tap(x, y)
    expect(ann.get_by_role("heading", name="Number 12 wins")).to_be_visible()
    status = evening.view().status
    assert status is not None
    assert (status.race, status.phase) == (1, "finished")


def test_the_next_race_is_dealt_only_after_the_result_was_shown(browsers: Browsers, by_hand: Evening) -> None:
    ann = browsers.phone("Ann")
    by_hand.deal("Bob")
    by_hand.roll(*NEARLY)
    by_hand.show(ann, "dice")
    expect(ann.get_by_role("listitem", name="Horse 12: 1 to go")).to_be_visible()
    by_hand.roll((6, 6))
    deal = ann.get_by_role("button", name="Deal race 2")
    by_hand.show(ann, "dice", "slow", "photo")
    expect(ann.get_by_role("heading", name="Number 12 wins")).to_be_visible()
    shown = []
    while scene := by_hand.scenes.now.name:
        expect(ann.locator("html")).to_have_attribute("data-scene", scene)
        expect(ann.get_by_text("Look up at the board!")).to_be_visible()
        expect(deal).to_have_count(0)
        by_hand.show(ann, scene)
        shown.append(scene)
    assert shown[:2] == ["circle", "money"]
    expect(deal).to_be_enabled()
    expect(ann.locator("#turn")).to_contain_text("You deal the next race")
    expect(ann.locator("#turn")).not_to_contain_text("Race 1")
    deal.tap()
    expect(ann.locator("#turn")).to_contain_text("Race 2")


def test_a_refusal_goes_when_what_it_speaks_of_is_over(
    browsers: Browsers, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    browsers.fresh = True
    ann = browsers.phone("Ann")
    browsers.away = True  # The clock of the page outruns the network.
    ann.clock.install()
    ann.reload()
    evening.act(TakeSeat("Bob"))
    evening.act(OpenGame("quarter-horse", {"dealer": 1}))

    async def refused(_: object) -> Refusal:
        return refuse("stale")

    monkeypatch.setattr(evening.table, "submit", refused)
    ann.get_by_role("button", name="Deal").tap()
    expect(ann.locator("#error")).not_to_be_empty()
    ann.clock.run_for(10_500)
    expect(ann.locator("#error")).to_be_empty()
    monkeypatch.undo()


def test_a_new_button_moves_away_from_the_thumb_and_ignores_it(browsers: Browsers, evening: Evening) -> None:
    browsers.fresh = True
    ann = browsers.phone("Ann")
    ann.clock.install()
    evening.act(TakeSeat("Bob"))
    evening.act(OpenGame("quarter-horse", {"dealer": 2}))
    ann.reload()
    expect(ann.get_by_text("Bob deals")).to_be_visible()
    ann.clock.pause_at(ann.evaluate("Date.now()") + 60_000)
    x, y = where_throw_will_be(ann)
    ann.touchscreen.tap(x, y)
    evening.act(Deal(deck=DECK))
    throw = ann.get_by_role("button", name="Throw the dice")
    expect(throw).to_be_visible()
    expect(throw).to_be_disabled()
    ann.clock.run_for(100)
    box = throw.bounding_box()
    assert box is not None
    assert not box["y"] <= y <= box["y"] + box["height"]
    ann.clock.run_for(800)
    expect(throw).to_be_enabled()


def where_throw_will_be(phone: Page) -> tuple[float, float]:
    """The place right below the headline, where the first button of a phone appears."""
    box = phone.locator("#turn").bounding_box()
    assert box is not None
    return PHONE["width"] / 2, box["y"] + box["height"] + 40


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_the_session_ends_only_when_somebody_means_it(browsers: Browsers, evening: Evening, by: str) -> None:
    evening.deal("Ann", "Bob")
    evening.roll(*NEARLY, (6, 6))
    host = browsers.host()
    end = host.get_by_role("button", name="End the game")
    if by == "mouse":
        end.click()
        expect(end).to_be_visible()
        assert not evening.view().over
        end.click(delay=1200)
    else:
        end.press("Enter")
        expect(end).to_contain_text("press again to confirm")
        assert not evening.view().over
        end.press("Enter")
    expect(host.locator(".ranking li")).to_have_count(2)
    assert evening.view().over


def test_money_moves_only_when_somebody_means_it(browsers: Browsers, evening: Evening) -> None:
    evening.deal("Ann", "Bob")
    evening.roll(*NEARLY, (6, 6))
    host = browsers.host(room="setup")
    before = purse_of_ann(evening)
    host.get_by_role("button", name="More for Ann").click()
    buy = host.get_by_role("group", name="Buy chips")
    buy.get_by_label("Chips").fill("20")
    button = buy.get_by_role("button", name="Buy chips")
    button.click()
    assert purse_of_ann(evening) == before
    button.click(delay=1200)
    expect(host.locator("#seats li").first).to_contain_text(f"{before + 20} chips")


def purse_of_ann(evening: Evening) -> int:
    """The chips of seat 1."""
    status = evening.view().status
    assert status is not None
    return status.purses[1]


def test_a_wrong_count_of_printed_cards_can_be_put_right(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann")
    evening.deal("Bob", cards="physical")
    evening.roll((1, 1))
    ann.get_by_role("button", name="3 cards of the 2").tap()
    expect(ann.get_by_role("button", name="3 cards of the 2")).to_have_attribute("aria-pressed", "true")
    ann.get_by_role("button", name="2 cards of the 2").tap()
    expect(ann.get_by_role("button", name="2 cards of the 2")).to_have_attribute("aria-pressed", "true")
    assert evening.view().play.question.answers == (2, None)


def test_whoever_leaves_after_the_game_keeps_their_name_in_the_standings(browsers: Browsers, evening: Evening) -> None:
    evening.deal("Ann", "Bob")
    board, host = browsers.board(), browsers.host()
    evening.roll(*NEARLY, (6, 6))
    evening.act(EndSession())
    rankings = (board.locator("#overlay .ranking"), host.locator(".ranking"))
    for ranking in rankings:
        expect(ranking).to_contain_text("Ann")
    evening.act(ClearSeat(1))
    expect(host.locator("#seats li")).to_have_count(1)
    expect(board.locator("#people li")).to_have_count(1)
    for ranking in rankings:
        expect(ranking).to_contain_text("Ann")
        expect(ranking).not_to_contain_text("Seat 1")


def test_whoever_takes_a_seat_later_holds_nothing_of_the_game_before(
    browsers: Browsers, evening: Evening, tmp_path: Path
) -> None:
    evening.call(lambda: evening.server.attach_reports(LiveReports(evening.table, tmp_path)))
    evening.deal("Ann", "Bob")
    evening.roll(*NEARLY, (6, 6))
    evening.act(EndSession())
    held = purse_of_ann(evening)
    evening.act(ClearSeat(1))
    board, host = browsers.board(), browsers.host()
    evening.act(TakeSeat("Zoe"))
    expect(host.locator("#seats")).to_contain_text("Zoe")
    for ranking in (board.locator("#overlay .ranking"), host.locator(".ranking")):
        expect(ranking).to_contain_text("Bob")
        expect(ranking).not_to_contain_text("Zoe")
    evening.act(ClearSeat(3))
    evening.act(TakeSeat("Zoe", 1))
    browsers.enter(host, "setup")
    with host.expect_download() as saved:
        host.get_by_role("link", name="Save the report").click()
    saved.value.save_as(tmp_path / "evening.html")
    told = (tmp_path / "evening.html").read_text()
    assert f"<td>Ann</td><td>{held}</td>" in told
    assert "Zoe" not in told
