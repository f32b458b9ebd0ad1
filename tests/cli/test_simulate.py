"""``postparade simulate``: whole races by the rules, or horses alone and fast."""

import json

import pytest

from postparade.cli.main import main


def simulated(line: str, capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    """The JSON that the command prints."""
    assert main(["simulate", *line.split(), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert isinstance(report, dict)
    return report


def test_races_by_the_rules_keep_every_chip_and_repeat_with_their_seed(capsys: pytest.CaptureFixture[str]) -> None:
    one, other = (simulated("hold-your-horses --races 8 --seed 5", capsys) for _ in range(2))
    assert one["conserved"] is True
    assert one["wins"] == other["wins"]
    assert one["races"] == 8


def test_fast_races_name_every_horse_and_repeat_with_their_seed(capsys: pytest.CaptureFixture[str]) -> None:
    one, other = (simulated("quarter-horse --races 3000 --seed 5 --fast --board even-steps", capsys) for _ in range(2))
    assert (one["wins"], one["rolls"]) == (other["wins"], other["rolls"])
    assert isinstance(one["wins"], dict)
    assert sum(one["wins"].values()) == one["races"] == 3000
    assert list(one["wins"]) == [str(horse) for horse in range(2, 13)]


def test_people_get_a_table_of_fast_races(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "quarter-horse", "--races", "100", "--fast"]) == 0
    assert "100 races" in capsys.readouterr().out


@pytest.mark.parametrize("line", ["chess --fast", "quarter-horse --races 0 --fast", "quarter-horse --board x --fast"])
def test_bad_requests_for_fast_races_end_with_2(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *line.split(), "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["code"] == "bad_usage"
