"""postparade track: the layout as a table and a drawing, lanes in light, a trial of the whole strip."""

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from postparade.cli.main import main
from postparade.core.error_messages import CATALOGUE

pytestmark = pytest.mark.slow(3)

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


def test_impossible_layout_is_reported_with_a_remedy(capsys: pytest.CaptureFixture[str]) -> None:
    Path("postparade.toml").write_text(OVERLAP, encoding="utf-8")
    assert main(["track", "layout", "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["code"] == "track_lanes_overlap"
    assert "Pixel 8 belongs to horse 2 and to horse 3" in told["sentence"]


def test_check_of_the_configuration_finds_it_too(capsys: pytest.CaptureFixture[str]) -> None:
    Path("postparade.toml").write_text(OVERLAP, encoding="utf-8")
    assert main(["config", "check"]) == 1
    assert capsys.readouterr().err.startswith("track_lanes_overlap: ")


def test_drawing_that_cannot_be_written_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    Path("plans").write_text("a file")
    assert main(["track", "layout", "--out", "plans/plan.svg"]) == 2
    assert "report_unwritable" in capsys.readouterr().err


def test_lanes_are_lit_on_a_simulated_board(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["track", "layout", "--light", "--simulated", "--seconds", "0"]) == 0
    assert [line for line in capsys.readouterr().out.splitlines() if line.startswith("horse ")][-1] == "horse 12"


def test_trial_of_a_simulated_board_compares_its_strip(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["track", "test", "--simulated", "--seconds", "0", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["shown_otherwise_than_meant"] == []
    assert (told["lost"], told["frames"]) == (0, 15)
    assert 0 < told["estimated_ma"] <= told["cap_ma"]


def test_without_a_track_there_is_nothing_to_try(capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["test"], ["layout", "--light"]):
        assert main(["track", *command]) == 1
        assert "track_none" in capsys.readouterr().err


RAILS = '[track.rails]\nservos = "continuous"\nend_stop = "switch"\ntravel_seconds = 0.3\n'


def test_rails_are_driven_with_other_values_which_are_printed_for_the_configuration(
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


def test_a_servo_that_turns_the_other_way_is_reported_as_mirrored(capsys: pytest.CaptureFixture[str]) -> None:
    tried = ["--horse", "7", "--gate", "1900", "--finish", "1100"]
    assert main(["track", "rails", "--simulated", "--seconds", "0.01", *tried]) == 0
    told = capsys.readouterr().out.splitlines()[-3:]
    assert told == ["gate_us = 1900", "finish_us = 1100", "mirrored = true"]
    lane = "\n".join(["[[track.lanes]]", "horse = 7", "first = 0", "count = 30", *told])
    Path("postparade.toml").write_text(lane, encoding="utf-8")
    assert main(["config", "check"]) == 0


@pytest.mark.parametrize("seconds", ["-1", "nan", "inf", "4000", "soon"])
@pytest.mark.parametrize("command", [("layout", "--light"), ("test",), ("rails",)])
def test_impossible_durations_of_a_check_are_refused(
    command: tuple[str, ...], seconds: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["track", *command, "--simulated", "--seconds", seconds]) == 2
    assert "--seconds" in capsys.readouterr().err


def test_horse_without_a_lane_is_refused_with_those_that_have_one(capsys: pytest.CaptureFixture[str]) -> None:
    Path("postparade.toml").write_text("[track]\nlanes = [{ horse = 4, first = 0, count = 9 }]\n", encoding="utf-8")
    assert main(["track", "rails", "--simulated", "--horse", "5"]) == 1
    assert "no lane for horse 5. Choose one of: 4." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("values", "code"),
    [
        (("--gate", "1200"), "track_rails_whose"),
        (("--horse", "13", "--gate", "1200"), "track_lane_missing"),
        (("--horse", "7", "--gate", "2000"), "track_servo_no_way"),
        (("--horse", "7", "--stop", "2100"), "track_servo_no_stop"),
    ],
)
def test_values_that_no_servo_can_have_are_refused(
    values: tuple[str, ...], code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("postparade.toml").write_text(RAILS, encoding="utf-8")
    assert main(["track", "rails", "--simulated", "--seconds", "0.01", *values]) == 1
    assert CATALOGUE[code].remedy.split("{")[0] in capsys.readouterr().err


@pytest.mark.parametrize(
    ("option", "key"), [("--gate", "gate_us"), ("--stop", "stop_us"), ("--travel", "travel_seconds")]
)
def test_values_that_no_servo_understands_are_wrong_usage(
    option: str, key: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["track", "rails", "--simulated", "--horse", "7", option, "9000"]) == 2
    assert capsys.readouterr().err.startswith(f"bad_usage: {key}: expected ")


def test_track_is_printed_with_the_layout_and_the_silks_of_the_configuration(
    capsys: pytest.CaptureFixture[str],
) -> None:
    settings = '[track]\npreset = "spaces"\n[[table.horses]]\nnumber = 7\nsilk = "#2040a0"\n'
    Path("postparade.toml").write_text(settings, encoding="utf-8")
    assert main(["track", "print", "--out", "sheets/track.svg", "--leds-per-metre", "30", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told | {"width_mm": 0, "height_mm": 0} == {
        "file": "sheets/track.svg",
        "format": "svg",
        "pages": 1,
        "width_mm": 0,
        "height_mm": 0,
        "leds_per_metre": 30.0,
    }
    svg = ET.parse("sheets/track.svg").getroot()
    circles = [one for one in svg.iter("{http://www.w3.org/2000/svg}circle") if one.get("fill") == "none"]
    assert len(circles) == 112
    assert 'fill="#2040a0"' in Path("sheets/track.svg").read_text(encoding="utf-8")


def test_track_is_printed_on_pages_and_says_how(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["track", "print", "--paper", "a4", "--language", "de"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("track.pdf: 663 by 500 mm; 8 pages, to be laid over each other at their register marks.\n")
    assert "Print it at 100 %" in said
    assert Path("track.pdf").read_bytes().startswith(b"%PDF")


def test_tray_sheet_and_dxf_are_written(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["track", "print", "--tray"]) == 0
    assert main(["track", "print", "--format", "dxf"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith("in millimetres.")
    assert Path("tray.pdf").is_file()
    assert Path("track.dxf").is_file()


@pytest.mark.parametrize(
    ("line", "status", "code"),
    [
        ("--hole 20", 2, "print_hole_too_large"),
        ("--board long", 2, "print_board_unknown"),
        ("--leds-per-metre 5 --paper a4 --lane-height 200", 2, "print_too_many_pages"),
        ("--language tlh", 2, "language_not_spoken"),
        ("--out /dev/null/track.pdf", 2, "report_unwritable"),
        ("--paper a7", 2, "bad_usage"),
        ("--leds-per-metre 0", 2, "bad_usage"),
    ],
)
def test_sheet_that_cannot_be_is_refused(line: str, status: int, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["track", "print", *line.split()]) == status
    assert capsys.readouterr().err.startswith(f"{code}: ")
    assert not Path("track.pdf").exists()


def test_parts_are_listed_for_the_configured_track(capsys: pytest.CaptureFixture[str]) -> None:
    Path("postparade.toml").write_text("[track]\noutputs = 2\ncap_ma = 4000\n", encoding="utf-8")
    assert main(["track", "parts", "--level", "rails", "--wiring", "drawings/wiring.svg"]) == 0
    said = capsys.readouterr().out
    assert " 11  Micro servo" in said
    assert "Strip: 4.0 A at most as [track] cap_ma says (20.1 A if it were all white without it); supply 6 A" in said
    assert "Power comes into output 2 at its first pixel, 0, before pixel " in said
    svg = ET.parse("drawings/wiring.svg").getroot()
    assert "GP17" in {text.text for text in svg.iter("{http://www.w3.org/2000/svg}text")}
    assert main(["track", "parts", "--wiring", "wiring.pdf", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["electrics"]["strip_amperes"] == 4.0
    assert Path("wiring.pdf").read_bytes().startswith(b"%PDF")


def test_small_track_has_its_own_layout_until_one_is_configured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["track", "parts", "--level", "small", "--csv"]) == 0
    assert "55 LEDs are used" in capsys.readouterr().out
    Path("postparade.toml").write_text("[track]\npixels_a_lane = 4\n", encoding="utf-8")
    assert main(["track", "parts", "--level", "small", "--csv"]) == 0
    assert "44 LEDs are used" in capsys.readouterr().out


def test_rails_are_listed_with_what_could_pull_their_horses_and_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["track", "parts", "--level", "rails", "--mechanism", "drawings/drive.svg"]) == 0
    told = capsys.readouterr().out
    assert "Horses run 483 mm" in told
    assert told.count("not driven by the firmware") == 2
    assert "Drawn in drawings/drive.svg." in told
    assert ET.parse("drawings/drive.svg").getroot().get("width") == "297mm"
    assert main(["track", "parts", "--level", "rails", "--json"]) == 0
    rails = json.loads(capsys.readouterr().out)["rails"]
    assert (rails["travels_mm"]["7"], rails["drives"][0]["travel_seconds"]) == (483.3, 3.2)


@pytest.mark.parametrize(
    ("line", "status", "code"),
    [
        ("--csv --json", 2, '{"code": "bad_usage"'),
        ("--level huge", 2, "bad_usage"),
        ("--wiring /dev/null/w.svg", 2, "report_unwritable"),
        ("--config heavy.toml", 1, "parts_too_much_current"),
    ],
)
def test_parts_that_cannot_be_are_refused(
    line: str, status: int, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("heavy.toml").write_text("[track]\npixels_a_lane = 90\ncap_ma = 60000\n", encoding="utf-8")
    assert main(["track", "parts", *line.split()]) == status
    told = capsys.readouterr()
    assert (told.err or told.out).startswith(code)
