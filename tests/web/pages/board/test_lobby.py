"""The parade before a game: riders, what is on tonight and who has won before are seen whole on every screen. So is
what comes next, while an evening goes by a schedule."""

import pytest
from playwright.sync_api import expect

from postparade.table.messages import TakeSeat
from tests.web.evening import Browsers, Evening, come_to_rest, resize
from tests.web.pages.board.test_layouts import TWELVE
from tests.web.pages.board.test_text_fits import SIZES, TROUBLE

pytestmark = pytest.mark.slow(10)

OUTSIDE = """() => {
  const around = document.querySelector("#lobby").getBoundingClientRect();
  return [...document.querySelectorAll("#lobby > *, #lobby li, #lobby pp-horse")].filter((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top < around.top || bottom > around.bottom;
  }).map((one) => one.textContent || one.tagName);
}"""
"""Script: parts of the parade, and of what is told below it, that its box cuts off."""
ITEMS = [
    {"game": game, "title": title, "races": 3, "minutes": 0, "stands": "next" if not at else "waits", "why": None}
    for at, (game, title) in enumerate(
        [("quarter-horse", "Quarter Horse"), ("ready-set-bet", "Ready Set Bet"), ("odds-on", "Odds On")] * 2
    )
]


@pytest.mark.parametrize("scheduled", [False, True])
def test_riders_and_what_is_told_below_them_are_whole(browsers: Browsers, evening: Evening, scheduled: bool) -> None:
    board = browsers.board()
    if scheduled:
        evening.post("schedule", on=True, name="Races at the Golden Stag, all night long", items=ITEMS, closes=1.8e9)
        told = ".tonight"
    else:
        rows = [{"name": name, "points": 12, "at": 1_790_000_000.0} for name in TWELVE[:3]]
        evening.post("hall", keep=True, show=True, evenings=[{**row, "winners": [row["name"]]} for row in rows])
        told = ".hall"
    for riders, name in enumerate(TWELVE, 1):
        evening.act(TakeSeat(name))
        if riders not in (3, 4, 6, 12):
            continue
        expect(board.locator("#lobby li pp-horse")).to_have_count(riders)
        expect(board.locator(f"#lobby {told}")).to_be_visible(visible=riders <= 6)
        for screen, size in SIZES.items():
            resize(board, size)
            come_to_rest(board)
            assert board.evaluate(OUTSIDE) == [], (riders, screen)


def test_a_countdown_has_a_place_of_its_own_in_a_race(browsers: Browsers, evening: Evening) -> None:
    board = browsers.board()
    evening.post("countdown", stage="countdown", left=95.0, needs=0, last=True)
    evening.deal(*TWELVE[:4])
    evening.roll((1, 1), (1, 2), (2, 2), (2, 3), (6, 6))
    expect(board.get_by_role("listitem", name="Horse 12: 2 to go")).to_be_visible()
    expect(board.locator("#countdown")).to_be_visible()
    for screen, size in SIZES.items():
        resize(board, size)
        come_to_rest(board)
        assert "\n".join(board.evaluate(TROUBLE)) == "", screen
