"""The host lets the board run an earlier race once more; nobody can take it for the one on the table."""

from itertools import groupby

from playwright.sync_api import expect

from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.cards import DECK
from tests.web.evening import SMALL_PHONE, WIDER_THAN_THE_PAGE, Browsers, Evening

REMEMBERS = """() => {
  const past = document.getElementById("past");
  window.shown = [];
  new MutationObserver(() => {
    if (!past.hidden) window.shown.push([...past.querySelectorAll("pp-lane")].at(-1)?.ariaLabel ?? "");
  }).observe(past, { subtree: true, childList: true, attributes: true });
}"""
"""Script: remember what the replay says of its last lane, which is something else every 420 ms."""
NEARLY = ((1, 1), (1, 2), (2, 2), (2, 3), (6, 6), (6, 6))
"""Two players, an unshuffled deck, horse 12 one step from the line."""


def test_a_past_race_is_replayed_until_something_happens(browsers: Browsers, evening: Evening) -> None:
    evening.deal("Ann", "Bob")
    board, host = browsers.board(), browsers.host(room="setup")
    host.get_by_role("button", name="Last races").click()
    expect(host.locator("dialog")).to_contain_text("No race has been run yet.")
    host.get_by_role("button", name="Close", exact=True).click()
    evening.roll(*NEARLY, (6, 6))
    board.evaluate(REMEMBERS)

    host.get_by_role("button", name="Last races").click()
    host.get_by_role("button", name="Show on the board").click()
    past = board.locator("#past")
    expect(past).to_be_visible()
    expect(past.get_by_role("heading")).to_have_text("Race 1 again")
    expect(past).to_contain_text("Number 12 wins")
    expect(past.get_by_role("listitem", name="Horse 12: has won")).to_be_visible()
    told = [text for text, _ in groupby(board.evaluate("window.shown")) if text]
    assert [text.partition(",")[0] for text in told][-2:] == ["Horse 12: 1 to go", "Horse 12: has won"]
    browsers.enter(host, "run")
    host.get_by_role("button", name="Stop the replay").click()
    browsers.enter(host, "setup")
    expect(past).to_be_hidden()

    host.get_by_role("button", name="Last races").click()
    host.get_by_role("button", name="Show on the board").click()
    expect(past).to_be_visible()
    evening.act(Deal(deck=DECK))
    expect(past).to_be_hidden()

    evening.roll(*NEARLY)
    host.set_viewport_size(SMALL_PHONE)
    host.get_by_role("button", name="Last races").click()
    expect(host.locator(".pastraces li")).to_have_count(1)
    assert host.evaluate(WIDER_THAN_THE_PAGE) == []
    expect(host.get_by_role("button", name="Show on the board")).to_be_disabled()
    expect(host.locator("dialog")).to_contain_text("while no other race is on")
    expect(past).to_be_hidden()
    assert not browsers.complaints
