"""Names that begin alike stay apart wherever they are cut, and a seat has one colour."""

import re

from playwright.sync_api import Page, expect

from postparade.games.dice_race.rules.actions import Deal, EndSession
from postparade.rules.seat_colours import SEAT_COLOURS
from postparade.rules.viewer import SPECTATOR
from postparade.table.messages import CloseGame, OpenGame, TakeSeat
from tests.web.evening import KIOSK, LAPTOP, PHONE, SMALL_PHONE, Browsers, Evening, resize

ALIKE = (
    "Christian",
    "Christina",
    "Christoph",
    "Chris",
    "Alexandra-Marie",
    "Alexandra-Maria",
    "Zoë",
    "Zoé",
    "Jo",
    "Joe 👩‍👩‍👧",
    "Joe 👩‍👩‍👦",
    "王小明",
)
HELD = """[...document.querySelectorAll("pp-lane")].map((one) =>
  [...one.querySelectorAll(".holder")].map((name) => name.textContent))"""
CUT = """(parts) => [...document.querySelectorAll(parts)].filter((one) => one.scrollWidth > one.clientWidth + 1
  || one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"""
"""Script: what is hidden of the names in these parts of a page."""


def seated(evening: Evening, count: int, game: str = "quarter-horse") -> None:
    for name in ALIKE[len(evening.view().seats) : count]:
        evening.act(TakeSeat(name), SPECTATOR)
    evening.act(OpenGame(game))
    evening.act(Deal())


def owners(texts: list[str]) -> list[str]:
    """The names alone, without how many cards each has."""
    return [re.sub(r"×\d+$", "", text) for text in texts]


def test_who_holds_a_horse_is_told_apart_on_the_board(browsers: Browsers, evening: Evening) -> None:
    board = browsers.board()
    for count in (2, 4, 8, 12):
        seated(evening, count)
        expect(board.locator("#people .name")).to_have_count(count)
        expect(board.locator(f"pp-lane .holder[title='{ALIKE[count - 1]}']").first).to_be_visible()
        for size in (KIOSK, LAPTOP):
            resize(board, size)
            for lane in board.evaluate(HELD):
                assert len({name.casefold() for name in owners(lane)}) == len(lane), lane
            assert board.evaluate(CUT, "pp-lane .held") == []
            assert board.evaluate(CUT, "#people .name") == []
            people = board.locator("#people .name").all_inner_texts()
            assert len({name.casefold() for name in people}) == count
        if count == 2:
            assert people == list(ALIKE[:2])
            assert {name for lane in board.evaluate(HELD) for name in owners(lane)} <= set(ALIKE[:2])
        evening.act(CloseGame())


def test_who_sits_there_is_told_apart_on_a_phone(browsers: Browsers, evening: Evening) -> None:
    seated(evening, 11)
    phone = browsers.phone(ALIKE[11])
    expect(phone.locator("#others li")).to_have_count(12)
    for size in (PHONE, SMALL_PHONE):
        resize(phone, size)
        assert phone.evaluate(CUT, "#others .name") == []
        names = phone.locator("#others .name").all_inner_texts()
        assert len({name.casefold() for name in names}) == 12


FRAMED = """(list) => [...document.querySelectorAll(`${list} li`)]
  .filter((one) => getComputedStyle(one).outlineStyle === "solid" && one.ariaCurrent === "true")
  .map((one) => one.querySelector(".name").textContent)"""
"""Script: whose lines in a list have a frame, which does not need colours to be seen, and are told to be the own."""


def test_a_guest_finds_the_own_line_whoever_has_won(browsers: Browsers, evening: Evening) -> None:
    phones = {name: browsers.phone(name, SMALL_PHONE) for name in ("Ann", "Bob")}
    evening.act(OpenGame("quarter-horse", {"cards": "recorded"}))
    evening.act(Deal())
    for name, phone in phones.items():
        expect(phone.locator("#others li")).to_have_count(2)
        assert phone.evaluate(FRAMED, "#others") == [name]
    evening.roll((1, 1), (1, 2), (2, 2), (2, 3), *[(6, 6)] * 3)
    evening.act(EndSession())
    for name, phone in phones.items():
        expect(phone.locator("#result .ranking li")).to_have_count(2)
        assert phone.evaluate(FRAMED, "#result") == [name]
        assert browsers.violations(phone) == []


def rgb(colour: str) -> str:
    """How a browser writes ``colour``."""
    return f"rgb({', '.join(str(int(colour[at : at + 2], 16)) for at in (1, 3, 5))})"


def dots(page: Page, where: str) -> list[str]:
    """The colours beside the names in a part of the page."""
    found: list[str] = page.locator(f"{where} .name").evaluate_all(
        "(all) => all.map((one) => getComputedStyle(one, '::before').backgroundColor)"
    )
    return found


SILKS = """(all) => all.map((one) => [...one.querySelectorAll("path")].filter((part) =>
  part.getAttribute("stroke-width") === "1.6").at(-1).getAttribute("fill"))"""
"""Script: the colours of jockeys' caps."""


def test_a_seat_has_one_colour_in_lobby_race_and_on_phones(browsers: Browsers, evening: Evening) -> None:
    board = browsers.board()
    phone = browsers.phone("Ann")
    evening.act(TakeSeat("Bob"), SPECTATOR)
    expect(board.locator(".parade pp-horse")).to_have_count(2)
    assert board.locator(".parade pp-horse").evaluate_all(SILKS) == list(SEAT_COLOURS[:2])
    assert phone.locator("#mount pp-horse").evaluate_all(SILKS) == [SEAT_COLOURS[0]]
    evening.act(OpenGame("quarter-horse"))
    evening.act(Deal())
    expect(board.locator("pp-lane .holder").first).to_be_visible()
    assert dots(board, "#people") == [rgb(colour) for colour in SEAT_COLOURS[:2]]
    assert dots(phone, "#others") == [rgb(colour) for colour in SEAT_COLOURS[:2]]
    edges = board.locator("pp-lane .holder").evaluate_all(
        "(all) => all.map((one) => [one.title, getComputedStyle(one).borderLeftColor])"
    )
    assert {tuple(one) for one in edges} == {("Ann", rgb(SEAT_COLOURS[0])), ("Bob", rgb(SEAT_COLOURS[1]))}


def test_in_bettor_horse_decks_and_horses_have_the_colours_of_their_seats(browsers: Browsers, evening: Evening) -> None:
    for name in ("Ann", "Bob", "Cid"):
        evening.act(TakeSeat(name), SPECTATOR)
    board = browsers.board()
    evening.act(OpenGame("bettor-horse", {}, (2, 3)))
    expect(board.locator(".bh-stage")).to_be_visible()
    rows = board.locator(".bh-stage [style*='--c']").evaluate_all(
        "(all) => all.map((one) => one.style.getPropertyValue('--c'))"
    )
    assert set(rows) == {SEAT_COLOURS[1], SEAT_COLOURS[2]}
    assert {lane.colour for lane in evening.view().play.race.lanes} == {SEAT_COLOURS[1], SEAT_COLOURS[2]}
