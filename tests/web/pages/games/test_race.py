"""A whole race through the real pages: two phones, the board and the host."""

import pytest
from playwright.sync_api import Page, expect

from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.actions import Leave
from postparade.rules.cards import DECK
from postparade.rules.viewer import HOST
from postparade.table.messages import Correct
from tests.web.evening import Browsers, Evening

pytestmark = pytest.mark.slow(60)

# With two players and an unshuffled deck each seat holds two cards of every horse.
SCRATCHES = ((1, 1), (1, 2), (2, 2), (2, 3))
HELD = 1200
"""Milliseconds for which a button that asks for it is held."""
HOME = ((6, 6), (6, 6), (6, 6))
REMEMBERS = """() => {
  const note = (list, one) => one && list.at(-1) !== one && list.push(one);
  Object.assign(window, { kinds: [], turns: [], money: [], told: [] });
  new MutationObserver(() => {
    const overlay = document.querySelector("#overlay"), result = document.querySelector("#result");
    if (overlay && !overlay.hidden) note(window.kinds, overlay.dataset.kind);
    const after = overlay ? overlay.dataset.kind === "over" && !overlay.hidden : !result.hidden;
    note(window.money, `${after} ${document.querySelector(overlay ? "#people" : "#others").textContent}`);
    const early = overlay ? overlay.hidden || overlay.dataset.kind === "photo" : result.hidden;
    if (early) note(window.told, document.querySelector("#caption").textContent);
    if (result) note(window.turns, document.querySelector("#turntext").textContent + (result.hidden ? "" : "!"));
  }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
}"""
"""Script: remember every kind of result that the board shows, and everything that a phone says is to be done,
what seats hold before and after that is told, and what captions tell before."""


def enter(phone: Page, one: int, two: int) -> None:
    """Enter two faces on the big buttons."""
    pad = phone.get_by_role("button", name="Enter other dice")
    first = phone.get_by_role("button", name=f"First die: {one}")
    expect(pad.or_(first).first).to_be_visible()
    if pad.is_visible():
        pad.tap()
    first.tap()
    phone.get_by_role("button", name=f"Second die: {two}").tap()
    phone.get_by_role("button", name=f"Enter {one} + {two}").tap()


def test_a_whole_race_of_quarter_horse(browsers: Browsers, evening: Evening) -> None:
    browsers.coarse = browsers.hurried = True
    board = browsers.board()
    expect(board.get_by_text("The gates are empty")).to_be_visible()
    ann, bob = browsers.phone("Ann"), browsers.phone("Bob")
    host = browsers.host()
    host.get_by_text("Settings of this game").click()
    host.get_by_label("Dealer of the first race").select_option(label="Bob")
    host.get_by_role("button", name="Start the game").click()
    bob.get_by_role("button", name="Deal race 1").tap()
    expect(board.locator("pp-lane")).to_have_count(11)
    expect(ann.locator("#turn")).to_contain_text("Your turn: roll the dice")
    expect(bob.locator("#turn")).to_contain_text("Ann rolls")

    evening.thrown = [SCRATCHES[0], SCRATCHES[2]]
    ann.get_by_role("button", name="Throw the dice").tap()
    expect(board.locator("#pot")).to_have_text("4")
    expect(ann.locator(".card.scratched, .card").first).to_be_visible()
    enter(bob, *SCRATCHES[1])
    expect(board.locator("#pot")).to_have_text("12")
    ann.get_by_role("button", name="Throw the dice").tap()
    expect(board.locator("pp-lane[scratched]")).to_have_count(3)
    host.get_by_text("Type the roll in").click()
    host.get_by_role("button", name="First die: 2").click()
    host.get_by_role("button", name="Second die: 3").click()
    host.get_by_role("button", name="Enter 2 + 3").click()
    expect(board.locator("#race")).to_contain_text("They're off")
    expect(board.locator("#pot")).to_have_text("40")

    for phone, dice in zip((ann, bob, ann), HOME, strict=True):
        enter(phone, *dice)
        expect(phone.locator("#turn")).not_to_contain_text("Your turn")
    expect(board.get_by_role("heading", name="Number 12 wins")).to_be_visible()
    payouts = evening.view().play.payouts
    expect(board.locator(".ranking li .note")).to_have_count(len(payouts))
    shown = {int(text) for text in board.locator(".ranking .gain.up").all_inner_texts()}
    assert shown == {paid.amount for paid in payouts}
    # The cards were dealt by chance: one of them may hold every twelve.
    expect((ann if payouts[0].player == 1 else bob).get_by_text("You collect")).to_be_visible()
    assert sum(seat.chips for seat in evening.view().play.seats) + evening.view().play.pot == 100

    ann.get_by_role("button", name="Deal race 2").tap()
    expect(board.locator("#race")).to_contain_text("Race 2")
    expect(board.locator("#overlay")).to_be_hidden()


def test_session_ends_with_a_ranking_everywhere(browsers: Browsers, evening: Evening) -> None:
    browsers.coarse = True
    ann = browsers.phone("Ann")
    evening.deal("Bob")
    evening.roll((1, 1), (1, 2), (2, 2), (2, 3), (6, 6), (6, 6), (6, 6))
    board, host = browsers.board(), browsers.host()
    host.get_by_role("button", name="End the game").click(delay=HELD)
    for page in (board, ann, host):
        expect(page.locator(".ranking li")).to_have_count(2)


@pytest.mark.parametrize("after_the_payout", [False, True])
def test_misread_is_put_right_with_one_tap(browsers: Browsers, evening: Evening, after_the_payout: bool) -> None:
    ann = browsers.phone("Ann")
    evening.deal("Bob")
    evening.roll(*SCRATCHES, (6, 6), (6, 6))
    host, board = browsers.host(), browsers.board()
    if after_the_payout:
        evening.roll((6, 6))
        expect(board.get_by_role("heading", name="Number 12 wins")).to_be_visible()
        # The result is told in front of the lanes.
        expect(board.get_by_role("listitem", name="Horse 12: has won", include_hidden=True)).to_have_count(1)
    else:
        expect(board.get_by_role("listitem", name="Horse 12: 1 to go")).to_be_visible()
    browsers.enter(host, "setup")
    host.locator("#rolls button").first.click()
    host.get_by_role("button", name="5 and 6, together 11").click()
    host.get_by_role("button", name="Yes, put it right").click()
    expect(board.locator("#overlay")).to_be_hidden()
    expect(board.get_by_role("listitem", name="Horse 11: 5 to go")).to_be_visible()
    expect(host.locator("#rolls button").first).to_contain_text("corrected")
    for page in (board, ann):
        expect(page.locator("#caption")).to_contain_text("A misread roll was corrected")
    expect(ann.get_by_role("listitem", name="Horse 11: 5 to go, you hold 2")).to_be_visible()


def test_guest_whose_joining_is_undone_by_a_correction_joins_the_next_race(
    browsers: Browsers, evening: Evening
) -> None:
    evening.deal("Bob", "Cid")
    evening.roll(*SCRATCHES)
    ann = browsers.phone("Ann")
    expect(ann.locator("#turn")).to_contain_text("You join with the next race")
    evening.roll(*HOME)
    ann.get_by_role("button", name="Join the game").tap()
    expect(ann.locator("#caption")).to_contain_text("Ann joins the game")
    evening.act(Correct(evening.view(HOST).rolls[0].entry, (5, 6)))
    expect(ann.locator("#error")).to_contain_text("no longer counts: that you had joined")
    expect(ann.locator("#turn")).to_contain_text("You join with the next race")


def test_a_guest_who_left_the_game_is_shown_no_purse_and_no_gains(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann")
    evening.deal("Bob", "Cid")
    evening.roll(*SCRATCHES, *HOME)
    evening.act(Leave(1))
    expect(ann.locator("#turn")).to_contain_text("You are only watching for now")
    expect(ann.locator("#result")).to_contain_text("Number 12 wins")
    expect(ann.locator("#result p")).to_have_count(0)
    expect(ann.get_by_role("button", name="Join the game")).to_be_visible()


def test_the_console_tells_the_race_of_earlier_rolls_only(browsers: Browsers, evening: Evening) -> None:
    host = browsers.host()
    evening.deal("Ann", "Bob", game="hold-your-horses", races=2)
    evening.roll(*SCRATCHES, *HOME)
    rolls = host.locator("#rolls button")
    expect(rolls).to_have_count(len(SCRATCHES) + len(HOME))
    expect(host.locator("#rolls")).not_to_contain_text("Race")
    evening.act(Deal(deck=DECK))
    evening.roll((3, 4))
    expect(rolls.first).not_to_contain_text("Race")
    expect(rolls.nth(1)).to_contain_text("Race 1")


def test_hold_your_horses_shows_scores_and_ends_by_itself(browsers: Browsers, evening: Evening) -> None:
    board = browsers.board()
    evening.deal("Ann", "Bob", "Cid", game="hold-your-horses", races=2)
    expect(board.locator("#race")).to_contain_text("Race 1 of 2")
    evening.roll(*SCRATCHES, *HOME)
    expect(board.locator(".people")).to_contain_text("won")
    evening.act(Deal(deck=DECK))
    evening.roll(*SCRATCHES, *HOME)
    expect(board.locator(".ranking li")).to_have_count(3)
    expect(board.locator("#overlay h2")).to_contain_text("wins the game")


def test_the_standings_of_hold_your_horses_gain_what_was_won(browsers: Browsers, evening: Evening) -> None:
    browsers.hurried = True
    board = browsers.board()
    evening.deal("Ann", "Bob", "Cid", game="hold-your-horses", races=2)
    evening.roll(*SCRATCHES, *HOME[:-1])
    expect(board.get_by_role("listitem", name="Horse 12: 1 to go")).to_be_visible()
    evening.roll(HOME[-1])
    expect(board.locator(".ranking li")).to_have_count(3)
    paid = sorted(f"+{one.amount}" for one in evening.view().play.payouts)
    assert sorted(board.locator(".ranking .gain").all_inner_texts()) == paid
    assert board.locator(".ranking .arrow.down").count() == 0, "all were level before"


def test_who_wins_the_evening_is_told_after_the_photo_of_its_last_race(browsers: Browsers, evening: Evening) -> None:
    browsers.hurried = True
    board, ann = browsers.board(), browsers.phone("Ann")
    evening.deal("Bob", "Cid", game="hold-your-horses", races=1)
    evening.roll(*SCRATCHES, *HOME[:-1])
    expect(board.get_by_role("listitem", name="Horse 12: 1 to go")).to_be_visible()
    expect(ann.get_by_role("listitem", name="Horse 12: 1 to go")).to_be_visible()
    for page in (board, ann):
        page.evaluate(REMEMBERS)
    evening.roll(HOME[-1])
    expect(board.locator("#overlay")).to_have_attribute("data-kind", "over")
    expect(ann.locator("#turn")).to_contain_text("The game is over")
    expect(ann.locator("#result")).to_contain_text("wins the game")
    assert board.evaluate("window.kinds") == ["photo", "circle", "over"]
    assert not [text for page in (board, ann) for text in page.evaluate("window.told") if "crosses" in text]
    turns = ann.evaluate("window.turns")
    assert [text for text in turns if "Look up at the board!" in text]
    assert "The game is over" in turns[-1]


def test_chips_move_once_the_board_has_shown_who_wins(browsers: Browsers, evening: Evening) -> None:
    browsers.hurried = True
    board, ann = browsers.board(), browsers.phone("Ann")
    evening.deal("Bob", "Cid", game="hold-your-horses", races=1)
    evening.roll(*SCRATCHES, *HOME[:-1])
    for page in (board, ann):
        expect(page.get_by_role("listitem", name="Horse 12: 1 to go")).to_be_visible()
        page.evaluate(REMEMBERS)
    held = [board.locator("#people").text_content(), ann.locator("#others").text_content()]
    evening.roll(HOME[-1])
    expect(board.locator("#overlay")).to_have_attribute("data-kind", "over")
    expect(ann.locator("#result")).to_be_visible()
    for page, people, before in zip((board, ann), ("#people", "#others"), held, strict=True):
        after = page.locator(people).text_content()
        assert after != before
        told = {text.partition(" ")[::2] for text in page.evaluate("window.money")}
        assert ("false", after) not in told
        assert ("true", after) in told


def test_printed_cards_are_counted_on_the_phones(browsers: Browsers, evening: Evening) -> None:
    browsers.coarse = True
    ann, bob = browsers.phone("Ann"), browsers.phone("Bob")
    evening.deal(cards="physical")
    board, host = browsers.board(), browsers.host()
    evening.roll((1, 1))
    expect(board.get_by_role("heading", name="Who holds the 2?")).to_be_visible()
    ann.locator("#actions button", has_text="3").tap()
    expect(board.locator("#diceline")).to_contain_text("3 of 4 cards found")
    expect(bob.locator("#actions button")).to_have_count(2)
    host.locator(".answer", has_text="Bob").get_by_role("button", name="1 card of the 2").click()
    expect(board.locator("#pot")).to_have_text("4")
    expect(bob.locator("#turn")).to_contain_text("Your turn: roll the dice")


def test_proposed_roll_is_one_tap(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann")
    evening.deal("Bob")
    evening.post("dice", stage="unsure", values=None, sentence="One die is cocked.", likely=[[3, 4], [3, 5]])
    expect(ann.get_by_text("One die is cocked.")).to_be_visible()
    ann.get_by_role("button", name="It is").nth(1).tap()
    expect(ann.locator("#turn")).to_contain_text("Bob rolls")
    assert evening.view().play.last_roll == (3, 5)
