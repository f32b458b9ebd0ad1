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


def test_house_rules_are_played_and_keep_every_chip(capsys: pytest.CaptureFixture[str]) -> None:
    rules = "--option ante=2 --option roller_purse=9 --option even_deal=true --option board=2,3,4,5,6,7,6,5,4,3,2"
    for game in ("quarter-horse", "hold-your-horses"):
        report = simulated(f"{game} --players 5 --races 60 --seed 5 {rules}", capsys)
        assert report["conserved"] is True
        assert report["options"] == ["ante=2", "roller_purse=9", "even_deal=true", "board=2,3,4,5,6,7,6,5,4,3,2"]
        assert report["rolls"] != simulated(f"{game} --players 5 --races 60 --seed 5", capsys)["rolls"]


@pytest.mark.parametrize(
    ("option", "says"),
    [
        ("antes=2", "one of the names board"),
        ("ante", "no NAME=VALUE"),
        ("ante=many", "Expected `int`"),
        ("ante=60", "more than the 50 chips"),
        ("board=1,2,3", "11 lanes, not 3"),
    ],
)
def test_options_that_cannot_be_played_exit_with_2(option: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "quarter-horse", "--option", option, "--json"]) == 2
    assert says in json.loads(capsys.readouterr().out)["sentence"]


@pytest.mark.parametrize("line", ["chess --fast", "quarter-horse --races 0 --fast", "quarter-horse --board x --fast"])
def test_bad_requests_for_fast_races_exit_with_2(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *line.split(), "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["code"] == "bad_usage"


@pytest.mark.parametrize(("house", "players"), [("none", 8), ("neutral", 4), ("fixed", 9), ("rotation", 9)])
def test_every_house_runs_whole_races_with_as_many_as_may_sit(
    house: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """A race of Ready Set Bet takes 64 rolls on the average."""
    report = simulated(f"ready-set-bet --house {house} --players {players} --races 40 --seed 3", capsys)
    assert (report["house"], report["players"]) == (house, players)
    assert isinstance(report["rolls"], int)
    assert 58 < report["rolls"] / 40 < 70
    assert report["conserved"] is True
    assert main(f"simulate ready-set-bet --house {house} --races 2 --seed 3".split()) == 0
    assert f"House {house}" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("ready-set-bet --house dealer", "only none, neutral, fixed, rotation"),
        ("quarter-horse --house none", "leave --house out"),
        ("quarter-horse --house none --fast", "leave --house out"),
        ("ready-set-bet --players 9", "--house chooses another: none, neutral, fixed, rotation"),
        ("ready-set-bet --players 2 --house rotation", "3 to 9 seats"),
    ],
)
def test_an_impossible_house_is_refused_with_the_possible_ones(
    line: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *line.split(), "--json"]) == 2
    found = json.loads(capsys.readouterr().out)
    assert found["code"] == "bad_usage"
    assert says in found["sentence"]
