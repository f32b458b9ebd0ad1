"""What is said on paper: the same messages in every language, each of them used."""

import re
from pathlib import Path

import pytest

import postparade
from postparade.core.i18n import LANGUAGES, USUAL
from postparade.track.layout.lanes import build_layout
from postparade.track.settings import SeatLights, TrackSettings
from postparade.workshop.electrics import electrics
from postparade.workshop.mechanism import draw_mechanism
from postparade.workshop.rail_drive import mechanism
from postparade.workshop.shapes import Text
from postparade.workshop.sheet import SheetOptions, draw_track
from postparade.workshop.tray_sheet import draw_tray
from postparade.workshop.wiring import draw_wiring
from tests.catalogues import messages

NAMES = {"Raspberry Pi", "Raspberry Pi Pico"}
OTHERS = [language for language in LANGUAGES if language != USUAL]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_word_with_the_same_arguments(language: str) -> None:
    assert messages(language, "workshop") == messages(USUAL, "workshop")


def test_every_word_is_asked_for() -> None:
    sources = (Path(postparade.__file__).parent / "workshop").glob("*.py")
    strings = re.findall(
        r"""["']([a-z][a-z0-9-]*)["']""", "".join(path.read_text(encoding="utf-8") for path in sources)
    )
    assert messages(USUAL, "workshop").keys() - set(strings) == set()


def said(language: str) -> set[str]:
    layout = build_layout(TrackSettings(seats=(SeatLights(seat=1, first=330, count=3),)))
    sheet = draw_track(layout, SheetOptions(), language)
    found = electrics(layout, TrackSettings(), "rails", 1000 / 60, sheet.width)
    drawn = draw_mechanism(mechanism(layout, TrackSettings(), 1000 / 60), language)
    sheets = (sheet, draw_tray(language), draw_wiring(layout, found, True, language), drawn)
    texts = {shape.words for sheet in sheets for shape in sheet.shapes if isinstance(shape, Text)}
    return {text for text in texts if re.search("[a-z]{2}", text)} - NAMES


@pytest.mark.parametrize("language", OTHERS)
def test_sheets_contain_no_english(language: str) -> None:
    assert len(said(language)) > 40
    assert said(language) & said(USUAL) == set()
