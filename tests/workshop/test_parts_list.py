"""The parts list counts what the layout needs."""

import csv
import io
import re
from pathlib import Path

import pytest

from postparade.core.i18n import LANGUAGES
from postparade.track.layout.lanes import build_layout
from postparade.track.settings import LaneSettings, TrackSettings
from postparade.workshop.electrics import Level, catalogue, electrics
from postparade.workshop.parts_list import COLUMNS, Row, as_csv, parts_list
from postparade.workshop.sheet import SheetOptions, draw_track
from tests.hardware.test_printable import triangles, volume

PLA = 1.24
"""Grams of a cubic centimetre."""
LEVELS: tuple[Level, ...] = ("small", "full", "rails")


def parts(settings: TrackSettings, level: Level = "full", leds_per_metre: float = 60) -> list[Row]:
    layout, pitch = build_layout(settings), 1000 / leds_per_metre
    sheet = draw_track(layout, SheetOptions(pitch=pitch, hole=pitch / 3))
    found = electrics(layout, settings, level, pitch, sheet.width)
    return parts_list(layout, settings, found, sheet, level, pitch)


def count(rows: list[Row], begins: str) -> int:
    return sum(row.count for row in rows if row.part.startswith(begins))


def test_strip_is_as_long_as_its_pixels_and_a_little_longer() -> None:
    assert count(parts(TrackSettings()), "WS2812B strip") == 6
    assert count(parts(TrackSettings(), leds_per_metre=30), "WS2812B strip, 5 V, 30 LEDs") == 12
    assert count(parts(TrackSettings(preset="spaces")), "WS2812B strip") == 2


def test_every_output_has_its_resistor_and_its_capacitor() -> None:
    rows = parts(TrackSettings(outputs=4))
    assert (count(rows, "Resistor 330"), count(rows, "Capacitor 1000 uF")) == (4, 4)


def test_a_servo_for_every_lane_that_there_is() -> None:
    few = TrackSettings(lanes=(LaneSettings(horse=6, first=0, count=9), LaneSettings(horse=7, first=9, count=9)))
    assert count(parts(few, "rails"), "Micro servo") == count(parts(few, "rails"), "Screw M3") == 2
    assert count(parts(few, "full"), "Micro servo") == 0


def test_the_board_is_as_large_as_the_printed_sheet() -> None:
    sheet = draw_track(build_layout(TrackSettings()), SheetOptions(hole=1000 / 180))
    (board,) = (row.part for row in parts(TrackSettings()) if row.part.startswith("Plywood"))
    width, height = (int(word) for word in board.split() if word.isdigit() and int(word) > 4)
    assert 0 <= width - sheet.width < 1
    assert 0 <= height - sheet.height < 1


@pytest.mark.parametrize("level", LEVELS)
def test_csv_says_the_same_as_the_list(level: Level) -> None:
    rows = parts(TrackSettings(), level)
    told = list(csv.DictReader(io.StringIO(as_csv(rows))))
    assert tuple(told[0]) == COLUMNS
    assert [(line["part"], int(line["count"]), float(line["total"])) for line in told] == [
        (row.part, row.count, row.total) for row in rows
    ]
    assert {line["prices_of"] for line in told} == {catalogue().prices_of}
    assert [line["search"] for line in told] == [row.search for row in rows]
    for row in rows:
        assert row.total == pytest.approx(row.count * row.price, abs=0.005)
        assert "{" not in row.part + row.remark


def test_prices_say_the_month_they_are_of() -> None:
    assert re.fullmatch(r"20\d\d-(0[1-9]|1[0-2])", catalogue().prices_of)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_can_be_searched_for_in_every_language(language: str, level: Level) -> None:
    settings = TrackSettings()
    layout = build_layout(settings)
    sheet = draw_track(layout, SheetOptions(hole=1000 / 180))
    found = electrics(layout, settings, level, 1000 / 60, sheet.width)
    rows = parts_list(layout, settings, found, sheet, level, 1000 / 60, language)
    for row in rows:
        assert 8 <= len(row.search) <= 60, row
        assert "{" not in row.search
    names = [row.search for row in rows]
    assert len(set(names)) >= len(names) - 2, "the supplies and fuses of strip and servos may be alike"
    for part in catalogue().parts:
        assert set(part.search) == set(LANGUAGES), part.name


def test_what_the_guide_asks_for_is_on_the_list() -> None:
    listed = " ".join(row.part for row in parts(TrackSettings(), "rails")).lower()
    for thing in ("lamp", "wood screw", "felt", "cord", "jack", "terminal", "button", "screen", "hdmi", "filament"):
        assert thing in listed, thing
    for tool in ("soldering iron", "multimeter", "stripper", "drill", "forstner"):
        assert f"tool: {tool}" in listed or tool in listed, tool


def test_filament_is_that_of_the_files_that_are_printed() -> None:
    printable = Path(__file__).resolve().parents[2] / "hardware" / "printable"
    listed = {part.name.replace(" ", "-"): part.grams for part in catalogue().prints}
    assert set(listed) == {path.stem for path in printable.glob("*.stl")}
    for name, grams in listed.items():
        solid = volume(triangles(printable / f"{name}.stl")) / 1000 * PLA
        assert 0.5 * solid <= grams <= 1.05 * solid, name
    (rails,) = (row for row in parts(TrackSettings(), "rails") if row.part.startswith("Filament"))
    assert "33 rail 759 g" in rails.remark
    assert rails.count == 2
    assert count(parts(TrackSettings(), "full"), "Filament") == 1


def test_levels_grow() -> None:
    totals = [sum(row.total for row in parts(TrackSettings(pixels_a_lane=5), level)) for level in LEVELS]
    assert totals[0] == totals[1] < totals[2]
    assert set(catalogue().levels) == set(LEVELS)


def test_no_spreadsheet_computes_what_a_cell_says() -> None:
    words = ("=cmd|' /C calc'!A0", "+1", "-2", "@x", "strip, 5 m")
    read = list(csv.reader(io.StringIO(as_csv([Row(one, 1, 1.0, 1.0, one) for one in words])), "excel"))
    assert [row[0] for row in read[1:]] == [row[4] for row in read[1:]]
    assert [row[0] for row in read[1:]] == ["'=cmd|' /C calc'!A0", "'+1", "'-2", "'@x", "strip, 5 m"]
