"""A report counts in what its game is played for, tells a few moments and not everything, and counts what was run."""

import asyncio
import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from postparade.cli.main import main
from postparade.core.i18n import LANGUAGES
from postparade.reports.charts.drawing import as_text, width_of
from postparade.reports.evening import EveningReport, evening_of
from postparade.reports.printable_page import page
from postparade.reports.sections import section_of
from postparade.reports.words import Words
from postparade.rules.registry import GAMES
from postparade.rules.seat_colours import SEAT_COLOURS, seat_colour
from tests.conftest import amount
from tests.games.driver import Driver, drivers
from tests.table.players import company

pytestmark = pytest.mark.slow(12)

NAMES = ("Ann", "Bob", "Cid", "Dora")
UNITS = {
    "chips": r"chips?|jetons?|gettoni|gettone|fichas?",
    "points": r"points?|punkte?|punti|punto|puntos?",
}
"""Words for what is counted, in all languages; cards are spoken of in every game."""
SOME = 10
"""More than this nobody calls highlights."""
BUILT_IN = [driver for driver in drivers() if driver.game.name in GAMES]
EVERY_GAME = pytest.mark.parametrize("driver", BUILT_IN, ids=lambda driver: driver.game.name)


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Driver], EveningReport]:
    """The evening of a game that was played for a while, once for all tests; reports change nothing of it."""

    @cache
    def of(driver: Driver) -> EveningReport:
        return played(tmp_path_factory.mktemp("evening"), driver)

    return of


def played(folder: Path, driver: Driver, actions: int = 400) -> EveningReport:
    """An evening with one game, played at random."""

    async def run() -> None:
        count = min(size for size in driver.game.seat_counts if size > 1)
        async with company(folder, NAMES[:count], driver.game.name) as guests:
            await guests.play(driver, random.Random(5), actions)

    asyncio.run(run())
    return evening_of(folder)


def foreign(text: str, unit: str) -> list[str]:
    """The words of ``text`` that count something else than ``unit``."""
    words = "|".join(words for name, words in UNITS.items() if name != unit)
    told = re.sub(r"<style>.*?</style>|<[^>]*>", " ", text, flags=re.DOTALL)
    return re.findall(rf"\b(?:{words})\b", told, re.IGNORECASE)


@EVERY_GAME
def test_the_page_of_a_game_speaks_of_what_it_is_played_for(
    driver: Driver, evening: Callable[[Driver], EveningReport]
) -> None:
    report = evening(driver)
    unit = driver.game.capabilities.unit
    for language in LANGUAGES:
        told = page(report, Words(language), story=False)  # the story counts places over all games
        assert foreign(told, unit) == [], language
        assert f'<th scope="col">{Words(language)(f"column-{unit}")}</th>' in told or report.games[0].by_score


@EVERY_GAME
def test_the_ledger_of_a_game_counts_what_it_is_played_for(
    driver: Driver, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played(tmp_path, driver, 60)
    assert main(["ledger", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert foreign(told, driver.game.capabilities.unit) == []
    assert driver.game.capabilities.unit in told


@EVERY_GAME
def test_a_long_game_has_no_more_highlights_than_a_short_one_may_have(driver: Driver, tmp_path: Path) -> None:
    (game,) = played(tmp_path, driver, amount(1000, 4000)).games
    told = section_of(game, Words()).sentences
    assert 2 <= len(told) <= SOME
    assert len(set(told)) == len(told)


@EVERY_GAME
def test_only_races_that_came_to_a_finish_are_counted(driver: Driver, tmp_path: Path) -> None:
    for actions in (1, 7, 40, 150):
        (game,) = played(tmp_path / str(actions), driver, actions).games
        data = section_of(game, Words()).data
        told = data.get("rounds") or [race for race in data.get("races", ()) if race.get("winner", True)]
        assert game.run == len(told)
        assert game.run <= game.status.race


def test_a_race_that_was_only_begun_is_none(tmp_path: Path) -> None:
    (driver,) = (one for one in BUILT_IN if one.game.name == "quarter-horse")
    evening = played(tmp_path, driver, 2)
    assert (evening.games[0].status.race, evening.games[0].run) == (1, 0)
    assert "Standings after 0 races." in page(evening, Words())


@EVERY_GAME
def test_charts_draw_everybody_in_the_colour_of_the_seat(
    driver: Driver, evening: Callable[[Driver], EveningReport]
) -> None:
    (game,) = evening(driver).games
    section = section_of(game, Words())
    drawn = "".join(as_text(figure.drawing) for figure in (*section.summary, *section.races))
    for seat in driver.game.seats(game.steps[0].before):
        assert f'"{seat_colour(seat)}"' in drawn
    others = {colour for seat, colour in enumerate(SEAT_COLOURS, 1) if seat not in game.names}
    # Horses have colours of their own; those that only seats have are nobody's here.
    assert not any(colour in drawn for colour in others & {"#f2385a", "#c063e0", "#ff9fcf", "#7dff4f", "#a8861f"})


LONG = ("Alexandra-Maria", "Alexandra-Marie", "WWWWWWWWWWWWWWWW", "王王王王王王王王王王王王王王王王")


@EVERY_GAME
def test_charts_hold_whole_names_however_wide(driver: Driver, tmp_path: Path) -> None:
    async def run() -> None:
        count = min(size for size in driver.game.seat_counts if size > 1)
        async with company(tmp_path, LONG[-count:], driver.game.name) as guests:
            await guests.play(driver, random.Random(5), 200)

    asyncio.run(run())
    (game,) = evening_of(tmp_path).games
    section = section_of(game, Words())
    for figure in section.summary:
        told = {one.text: one for one in figure.drawing.iter("text") if one.text in LONG}
        for name, one in told.items():
            size, x = float(one.get("font-size", "0")), float(one.get("x", "0"))
            assert x + width_of(name, size) <= float(figure.drawing.get("width", "0"))
        assert set(told) == {game.name(seat) for seat in driver.game.seats(game.steps[0].before)}
