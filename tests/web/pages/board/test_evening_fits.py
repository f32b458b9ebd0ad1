"""The end of an evening of twelve guests with long names: every scene fits every screen, in the longest languages."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from postparade.rules.viewer import HOST
from postparade.table.messages import CloseEvening, CloseGame, Command, TakeSeat
from tests.web.evening import KIOSK, Browsers, Evening, come_to_rest
from tests.web.pages.board.test_layouts import TWELVE
from tests.web.pages.board.test_text_fits import SCROLLS, SIZES, TROUBLE
from tests.web.pages.broken_words import broken_words

pytestmark = pytest.mark.slow(30)

GAMES = ("Quarter Horse", "Hold Your Horses", "Ready Set Bet", "Bettor Horse", "Odds On")
TITLES = ("comeback", "luck", "risk", "fine", "pot", "right", "lantern", "shadow", "climb", "early", "number", "there")
CUT = TROUBLE.replace("document.body, NodeFilter", "document.querySelector('#evening'), NodeFilter")
"""Script: as on every board; what lies below the end of the evening is not seen."""
COVERED = """() => {
  const below = document.querySelector("#evening header").getBoundingClientRect().bottom;
  const scene = document.querySelector("#evening .evening-scene");
  const lowest = scene.querySelector(".standings") ? scene.getBoundingClientRect().bottom : innerHeight;
  return [...scene.children].filter((one) => {
    const { top, bottom, height } = one.getBoundingClientRect();
    return height && (top < below - 1 || bottom > lowest + 1);
  }).map((one) => `${one.tagName}.${one.className}`);
}"""
"""Script: parts of the scene that lie on the heading, or leave the screen, or the panel of the standings."""
WHOLE = ".riders .name, .titles .name"
HIDDEN = """() => (innerWidth > innerHeight ? [[".awarded", ({ left }) => left > 0.58 * innerWidth]] : [
  [".evening header", ({ top }) => top > 0.055 * innerHeight],
  [".awarded", ({ bottom }) => bottom < 0.37 * innerHeight],
]).filter(([which, clear]) => [...document.querySelectorAll(which)].some((one) => !clear(one.getBoundingClientRect())))
  .map(([which]) => which)"""
"""Script: what stands before the moon on a tall screen, or before the winner who waves."""
UNDER_THE_MOON = """() => [...document.querySelectorAll("#evening header > *")].filter((one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  return innerWidth > innerHeight && range.getBoundingClientRect().right > 0.75 * innerWidth;
}).map((one) => one.textContent)"""
"""Script: what of the heading reaches into the part of a wide sky in which the moon stands."""
WHERE = """() => [...document.querySelectorAll("#evening .titles li")].map((one) => {
  const { left, top, width } = one.getBoundingClientRect();
  return [left, top, width].map(Math.round);
})"""
"""Script: where the cards of the titles lie."""


def told(guests: int) -> dict[str, Any]:
    """All that is told of an evening of so many guests; three of them share the third place."""
    names = TWELVE[:guests]
    rows: list[dict[str, Any]] = [
        {
            "seat": seat,
            "since": 1,
            "name": name,
            "place": min(seat, 3) if seat < 6 else seat,
            "points": 60 - seat,
            "places": [seat, None, 12, 3, seat],
        }
        for seat, name in enumerate(names, 1)
    ]
    titles = [
        {"seat": seat, "since": 1, "name": name, "title": title, "value": 17, "level": list(names[:2])}
        for (seat, name), title in zip(enumerate(names, 1), TITLES, strict=False)
    ]
    return {
        "entry": 3,
        "at": 1_790_000_000.0,
        "games": [{"title": title, "guests": guests, "races": 4} for title in GAMES],
        "guests": guests,
        "podium": [row for row in rows if row["place"] <= 3],
        "titles": titles,
        "standings": rows,
    }


SCENES = ("counting", "third", "second", "first", "titles", "trophy", "standings")


def opened(browsers: Browsers, evening: Evening, language: str) -> Page:
    """A board that shows the end of an evening, in the language of the table."""
    evening.stop()
    evening.speak(language)
    evening.start()
    for name in TWELVE:
        evening.act(TakeSeat(name))
    evening.deal()
    evening.act(CloseGame())
    evening.do(evening.table.submit(Command("close-it", HOST, CloseEvening())))
    return browsers.board()


@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_scene_of_the_end_fits_every_screen(browsers: Browsers, evening: Evening, language: str) -> None:
    board = opened(browsers, evening, language)
    for guests, watchers in ((12, 3), (8, 3), (6, 3), (6, 0)):
        evening.post("watchers", count=watchers, rows=[{"name": name, "points": 9} for name in TWELVE[:watchers]])
        for stage in SCENES if guests == 12 else ("titles", "standings"):
            evening.post("evening", **told(guests), stage=stage, scene=f"{stage}-{guests}-{watchers}")
            expect(board.locator(f"#evening[data-stage={stage}]")).to_be_visible()
            if stage == "standings":
                expect(board.locator("#evening tbody tr")).to_have_count(guests)
                expect(board.locator("#evening .watchers")).to_have_count(int(watchers > 0))
            for name, size in SIZES.items():
                board.set_viewport_size(size)
                come_to_rest(board)
                where = (language, guests, stage, name)
                assert board.evaluate(COVERED) == [], where
                assert "\n".join(board.evaluate(CUT)) == "", where
                assert board.evaluate(SCROLLS) <= 0, where
                assert broken_words(board, WHOLE) == [], where
                assert board.evaluate(UNDER_THE_MOON) == [], where
                assert board.evaluate(HIDDEN) == [], where
            board.set_viewport_size(KIOSK)
            if guests == 12:
                assert browsers.violations(board) == [], stage


def test_titles_that_come_later_move_none_that_lie_there(browsers: Browsers, evening: Evening) -> None:
    board = opened(browsers, evening, "en")
    lay: list[list[int]] = []
    known = told(12)
    for given in range(1, 13):
        titles = known["titles"][:given]
        evening.post("evening", **{**known, "titles": titles}, stage="titles", scene=f"titles-{given}")
        expect(board.locator("#evening .titles li")).to_have_count(given)
        come_to_rest(board)
        now = board.evaluate(WHERE)
        assert now[: len(lay)] == lay, given
        lay = now
