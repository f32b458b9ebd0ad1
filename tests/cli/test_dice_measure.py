"""`postparade dice measure --shown`: the last measurement, in words and as one object."""

import json
from pathlib import Path

import pytest

from postparade.cli.main import main
from postparade.dice.measuring.measurement import FORMAT, MeasuredRoll, Measurement
from postparade.dice.measuring.store import MeasurementStore

SHOWN = ["dice", "measure", "--shown", "--camera", "simulated", "--data"]


@pytest.fixture
def measured(tmp_path: Path) -> Path:
    rolls = [MeasuredRoll(at=0.0, dice=(1, 2), read=(1, 2))] * 28
    rolls += [MeasuredRoll(at=0.0, dice=(3, 4), read=None, reason="glare", offered=((3, 4),))] * 2
    made = Measurement(format=FORMAT, camera="simulated", version="1", wanted=30, rolls=tuple(rolls))
    MeasurementStore.of(tmp_path, "simulated").save(made, {})
    return tmp_path


def test_it_is_told_how_many_were_read_and_what_would_help(measured: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SHOWN, str(measured)]) == 0
    said = capsys.readouterr().out
    assert "30 rolls: 28 read, 2 asked, 0 wrong." in said
    assert "at most 9.5% of all rolls are misread" in said
    assert "2 x glare: " in said


def test_programs_get_one_object(measured: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SHOWN, str(measured), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["rolls"], told["read"], told["asked"], told["wrong"], told["offered"]) == (30, 28, 2, 0, 2)
    assert told["reasons"] == [["glare", 2]]


def test_the_rolls_of_an_evening_are_told_beside_it_or_alone(
    measured: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rolls = [MeasuredRoll(at=0.0, dice=(1, 2), read=(1, 2))] * 40
    rolls += [MeasuredRoll(at=0.0, dice=(3, 4), read=(3, 5)), MeasuredRoll(at=0.0, dice=(3, 4), read=None)]
    made = Measurement(format=FORMAT, camera="simulated", version="1", wanted=500, rolls=tuple(rolls))
    line = "While people played: 42 rolls, 40 read and not corrected, 1 asked about, 1 corrected."
    for data in (measured, tmp_path / "other"):
        MeasurementStore.of(data, "simulated", "played").save(made, {})
        assert main([*SHOWN, str(data)]) == 0
        said = capsys.readouterr().out
        assert line in said
        assert ("30 rolls: 28 read" in said) == (data == measured)
        assert main([*SHOWN, str(data), "--json"]) == 0
        told = json.loads(capsys.readouterr().out)
        assert (told["camera"], told["played"]["rolls"], told["played"]["wrong"]) == ("simulated", 42, 1)


def test_without_a_measurement_it_is_told_how_to_make_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SHOWN, str(tmp_path)]) == 1
    assert capsys.readouterr().err.startswith("measurement_missing: ")
