"""postparade track: the layout as a table and a drawing, lanes in light, a trial of the whole strip."""

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from postparade.catalogue import CATALOGUE
from postparade.cli.main import main

OVERLAP = "[track]\nlanes = [{ horse = 2, first = 0, count = 9 }, { horse = 3, first = 8, count = 9 }]\n"


@pytest.fixture(autouse=True)
def _folder_without_a_configuration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_layout_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["track", "layout"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "330 pixels (output 1: 330), colour order GRB"
    assert lines[-1].split() == ["12", "1", "300", "329", "30", "1", "1", "30"]


def test_layout_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    Path("postparade.toml").write_text('[track]\npreset = "spaces"\nserpentine = true\n', encoding="utf-8")
    assert main(["track", "layout", "--out", "plan.svg", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["drawing"] == "plan.svg"
    assert [lane["places"] for lane in told["lanes"]] == [4, 7, 9, 12, 15, 18, 15, 12, 9, 7, 4]
    circles = ET.parse("plan.svg").getroot().iter("{http://www.w3.org/2000/svg}circle")
    assert len(list(circles)) == told["pixels"] == 112


def test_impossible_layout_is_said_with_a_remedy(capsys: pytest.CaptureFixture[str]) -> None:
    Path("postparade.toml").write_text(OVERLAP, encoding="utf-8")
    assert main(["track", "layout", "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["code"] == "track_lanes_overlap"
    assert "Pixel 8 belongs to horse 2 and to horse 3" in told["sentence"]


def test_check_of_the_configuration_finds_it_too(capsys: pytest.CaptureFixture[str]) -> None:
    Path("postparade.toml").write_text(OVERLAP, encoding="utf-8")
    assert main(["config", "check"]) == 1
    assert capsys.readouterr().err.startswith("track_lanes_overlap: ")


def test_drawing_that_cannot_be_written_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["track", "layout", "--out", "missing/plan.svg"]) == 1
    assert "report_unwritable" in capsys.readouterr().err


def test_lanes_are_lit_on_a_simulated_board(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["track", "layout", "--light", "--simulated", "--seconds", "0"]) == 0
    assert [line for line in capsys.readouterr().out.splitlines() if line.startswith("horse ")][-1] == "horse 12"


def test_trial_of_a_simulated_board_compares_its_strip(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["track", "test", "--simulated", "--seconds", "0", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["shown_otherwise_than_meant"] == []
    assert (told["lost"], told["pictures"]) == (0, 15)
    assert 0 < told["estimated_ma"] <= told["cap_ma"]


def test_without_a_track_there_is_nothing_to_try(capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["test"], ["layout", "--light"]):
        assert main(["track", *command]) == 1
        assert "track_none" in capsys.readouterr().err


RAILS = '[track.rails]\nservos = "continuous"\nend_stop = "switch"\ntravel_seconds = 0.3\n'


def test_rails_are_driven_with_other_values_which_are_told_for_the_configuration(
    capsys: pytest.CaptureFixture[str],
) -> None:
    Path("postparade.toml").write_text(RAILS, encoding="utf-8")
    tried = ["--horse", "7", "--stop", "1495", "--travel", "0.25"]
    assert main(["track", "rails", "--simulated", "--seconds", "0.05", *tried]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line.startswith("horse ")] == [
        "horse 7 to its gate",
        "horse 7 to its finish",
        "horse 7 to its gate",
    ]
    assert lines[-2:] == ["stop_us = 1495", "travel_seconds = 0.25"]


@pytest.mark.parametrize(
    ("values", "code"),
    [
        (("--gate", "1200"), "track_rails_whose"),
        (("--horse", "13", "--gate", "1200"), "track_lane_unknown_horse"),
        (("--horse", "7", "--gate", "2000"), "track_servo_no_way"),
        (("--horse", "7", "--stop", "2100"), "track_servo_no_stop"),
        (("--horse", "7", "--gate", "9000"), "bad_request"),
    ],
)
def test_values_that_no_servo_can_have_are_refused(
    values: tuple[str, ...], code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("postparade.toml").write_text(RAILS, encoding="utf-8")
    assert main(["track", "rails", "--simulated", "--seconds", "0.01", *values]) == 1
    assert CATALOGUE[code].remedy.split("{")[0] in capsys.readouterr().err
