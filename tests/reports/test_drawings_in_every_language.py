"""What drawings and printed pages say: the same messages in every language, each of them used, and no other words."""

import re
from pathlib import Path
from typing import get_args
from xml.etree import ElementTree as ET

import pytest

import postparade
from postparade.cli.main import main
from postparade.core.i18n import LANGUAGES, USUAL
from postparade.games.dice_race.report.game_chart import evening_chart
from postparade.games.dice_race.report.race_chart import race_chart
from postparade.games.dice_race.report.roll_by_roll import DiceRaces, dice_races
from postparade.reports.charts.drawing import as_text
from postparade.reports.evening import evening_of
from postparade.reports.printable_page import ACCOUNTS, page
from postparade.reports.words import Words
from postparade.rules.contract import Unit
from tests.catalogues import messages
from tests.reports.evenings import NAMES, known_race

pytestmark = pytest.mark.slow(4)


OTHERS = [language for language in LANGUAGES if language != USUAL]
COLUMNS = {*ACCOUNTS, "place", "tokens", *get_args(Unit), "luck"}
MADE_UP = {f"column-{name}" for name in COLUMNS} | {f"accounts-{unit}" for unit in get_args(Unit)}
MADE_UP |= {f"keepsake-moment-{unit}" for unit in (*get_args(Unit), "tokens")}
"""Words whose names are put together."""


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_word_with_the_same_arguments(language: str) -> None:
    assert messages(language, "drawings") == messages(USUAL, "drawings")


def test_every_word_is_asked_for() -> None:
    package = Path(postparade.__file__).parent
    others = ("track/layout/layout_svg.py", "cli/odds/board_fairness.py")
    own = (path for path in (package / "games").rglob("*.py") if "report" in path.relative_to(package).as_posix())
    sources = [*sorted((package / "reports").rglob("*.py")), *sorted(own), *(package / name for name in others)]
    strings = re.findall(r"""["']([a-z][a-z-]*)["']""", "".join(path.read_text(encoding="utf-8") for path in sources))
    assert messages(USUAL, "drawings").keys() - set(strings) == MADE_UP


def texts(game: DiceRaces, language: str) -> list[str]:
    """Every text in the charts of ``game``."""
    words = Words(language)
    charts = [evening_chart(game, words), *(race_chart(race, game.names, game.title, words) for race in game.races)]
    return [text for chart in charts for text in ET.fromstring(as_text(chart)).itertext() if text.strip()]


@pytest.mark.parametrize("language", OTHERS)
def test_charts_contain_no_english(tmp_path: Path, language: str) -> None:
    report = evening_of(known_race(tmp_path))
    game = dice_races(report.games[0])
    same = {*NAMES, "Chips", "Quarter Horse"}
    spoken = [text for text in texts(game, language) if re.search(r"[A-Za-z]{2}", text) and text not in same]
    assert len(spoken) > 8
    assert set(spoken) & set(texts(game, USUAL)) == set()
    html = page(report, Words(language))
    assert f'<html lang="{language}">' in html
    for english in ("An evening", "Highlights", "Longest", "player", "Chances", "rolls", "Standings"):
        assert english not in html


@pytest.mark.parametrize("language", OTHERS)
def test_the_chart_of_a_fair_board_says_nothing_in_english(tmp_path: Path, language: str) -> None:
    drawn = {}
    for spoken in (USUAL, language):
        assert main(["odds", "fairness", "--svg", str(tmp_path / "fair.svg"), "--language", spoken]) == 0
        drawing = ET.fromstring((tmp_path / "fair.svg").read_text(encoding="utf-8"))
        drawn[spoken] = {text for text in drawing.itertext() if re.search(r"[A-Za-z]{2}", text)}
    assert len(drawn[USUAL]) > 5
    assert drawn[USUAL] & drawn[language] == set()


def test_the_chart_of_a_fair_board_refuses_unknown_languages(tmp_path: Path) -> None:
    assert main(["odds", "fairness", "--svg", str(tmp_path / "fair.svg"), "--language", "tlh"]) == 2
    assert not (tmp_path / "fair.svg").exists()


def test_numbers_and_moments_are_written_as_the_language_does() -> None:
    assert (Words().signed(-1234.56), Words("de").signed(0.25)) == ("−1,234.6", "+0,2")
    assert (Words("de").percent(0.004), Words("de").percent(0.5)) == ("unter 1 %", "50 %")


def test_the_command_writes_the_language_it_is_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    evening = known_race(tmp_path)
    command = ["report", str(evening), "--out", str(tmp_path / "out"), "--drawings-only"]
    assert main([*command, "--language", "es-MX"]) == 0
    assert "Una noche en las carreras" in (tmp_path / "out" / "evening.html").read_text(encoding="utf-8")
    assert "Longest race" in capsys.readouterr().out
    assert main([*command, "--language", "tlh"]) == 2
    assert "Choose one of" in capsys.readouterr().err
