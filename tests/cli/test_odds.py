"""``postparade odds``: the vectors by the command line, a position in words, a board's fairness, and bad questions."""

import json
import shlex
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from postparade.cli.main import main

EVEN_STEPS = "4,6,8,10,12,14,12,10,8,6,4"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "vector" in metafunc.fixturenames:
        files = sorted((Path(metafunc.config.getoption("--vectors")) / "odds").glob("*.json"))
        metafunc.parametrize("vector", files, ids=[path.stem for path in files])


def asked(line: str, capsys: pytest.CaptureFixture[str]) -> Any:
    """The JSON that ``postparade odds`` prints."""
    assert main(["odds", *shlex.split(line), "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_vectors_come_out_by_the_command_line(vector: Path, capsys: pytest.CaptureFixture[str]) -> None:
    facts = json.loads(vector.read_text(encoding="utf-8"))
    lanes = ",".join(str(facts["lanes"][str(horse)]) for horse in range(2, 13))
    positions = json.dumps(facts.get("positions", {}))
    scratched = ",".join(map(str, facts.get("scratched", [])))
    answer = asked(f"quarter-horse --lanes {lanes} --positions '{positions}' --scratched '{scratched}'", capsys)
    wanted = {horse: float(chance) for horse, chance in facts["expect"]["win"].items()}
    assert answer["win"] == pytest.approx(wanted, rel=1e-9)


def test_chances_have_all_their_digits(capsys: pytest.CaptureFixture[str]) -> None:
    """One in thirty-six a roll against two in thirty-six, one move each: a third and two thirds."""
    answer = asked('hold-your-horses --positions \'{"2": 2, "3": 5}\' --scratched 4,5,6,7,8,9,10,11,12', capsys)
    assert answer["win"] == pytest.approx({"2": 1 / 3, "3": 2 / 3}, rel=1e-13)
    assert answer["rolls"] == pytest.approx(12, rel=1e-13)
    pairs = {(pair["first"], pair["second"]): pair["chance"] for pair in answer["first_two"]}
    assert pairs == pytest.approx({(2, 3): 1 / 3, (3, 2): 2 / 3}, rel=1e-13)


def test_before_the_scratches_every_order_counts(capsys: pytest.CaptureFixture[str]) -> None:
    answer = asked("quarter-horse --before-scratches", capsys)
    assert round(answer["win"]["2"], 4) == 0.2025
    answer = asked("quarter-horse --before-scratches --scratched 7,2", capsys)
    assert not {"2", "7"} & set(answer["win"])
    assert sum(answer["win"].values()) == pytest.approx(1)


def test_positions_may_stand_in_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "positions.json"
    file.write_text('{"7": 3, "02": 1}', encoding="utf-8")
    answer = asked(f"quarter-horse --positions {file}", capsys)
    assert answer["positions"] == {"2": 1, "7": 3}
    file.write_text("[]", encoding="utf-8")
    assert main(["odds", "quarter-horse", "--positions", str(file)]) == 2


def test_the_last_horse_left_is_certain(capsys: pytest.CaptureFixture[str]) -> None:
    answer = asked("quarter-horse --scratched 2,3,4,5,6,7,8,9,10,11", capsys)
    assert answer["win"] == pytest.approx({"12": 1}, rel=1e-14)
    assert main(["odds", "quarter-horse", "--scratched", "2,3,4,5,6,7,8,9,10,11"]) == 0
    assert "certain" in capsys.readouterr().out


def test_people_get_a_table_with_fair_odds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "quarter-horse", "--scratched", "2,3,11,12", "--board", "even-steps"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("scratched") == 4
    assert " to 1" in shown
    assert "more rolls" in shown


@pytest.mark.slow(2)
def test_fairness_shows_a_board_beside_a_fairer_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    drawing = tmp_path / "new" / "fair.svg"
    answer = asked(f"fairness --length 14 --svg {drawing}", capsys)
    assert round(answer["win"]["2"], 4) == 0.2025
    assert answer["suggested"]["unfairness"] < answer["unfairness"] / 5
    assert max(answer["suggested"]["lanes"].values()) == 14
    words = "".join(ET.fromstring(drawing.read_text(encoding="utf-8")).itertext())
    assert "20.2 %" in words
    assert "The fairest one" in words
    assert main(["odds", "fairness", "--lanes", EVEN_STEPS, "--length", "3"]) == 0
    assert "7.97 %" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("chess", "unknown_game"),
        ("quarter-horse --board oval", "unknown_board"),
        ("quarter-horse --lanes 3,4,5", "lanes_unusable"),
        ("quarter-horse --lanes 1,2,3,4,5,6,7,8,9,10,0", "lanes_unusable"),
        ("quarter-horse --lanes 1,2,3,4,5,6,7,8,9,10,1.5", "lanes_unusable"),
        ("quarter-horse --lanes -1,2,3,4,5,6,7,8,9,10,11", "lanes_unusable"),
        ("quarter-horse --lanes 1,2,3,4,5,6,7,8,9,10,nan", "lanes_unusable"),
        ("quarter-horse --lanes 1,2,3,4,5,6,7,8,9,10,99999999999", "lanes_unusable"),
        ("quarter-horse --lanes ''", "lanes_unusable"),
        ("quarter-horse --positions '{\"7\": 17}'", "past_the_line"),
        ("quarter-horse --positions '{\"7\": -1}'", "past_the_line"),
        ("quarter-horse --positions '{\"1\": 1}'", "unknown_horse"),
        ("quarter-horse --positions '{\"7\": true}'", "positions_unreadable"),
        ("quarter-horse --positions '[7]'", "positions_unreadable"),
        ("quarter-horse --positions 7:3", "positions_unreadable"),
        ("quarter-horse --positions '{\"7\": 3'", "positions_unreadable"),
        ("quarter-horse --positions '{\"7\": NaN}'", "positions_unreadable"),
        ('quarter-horse --positions \'{"7": {"2": 1}}\'', "positions_unreadable"),
        ("quarter-horse --positions null", "positions_unreadable"),
        ("quarter-horse --positions /nowhere/at-all.json", "positions_unreadable"),
        ("quarter-horse --positions /", "positions_unreadable"),
        ('quarter-horse --positions \'{"7": 3, "07": 2}\'', "horse_twice"),
        ("quarter-horse --scratched 4,13", "unknown_horse"),
        ("quarter-horse --scratched four", "scratched_unreadable"),
        ("quarter-horse --scratched 7 --positions '{\"7\": 3}'", "scratched_moved"),
        ("quarter-horse --scratched 2,3,4,5,6,7,8,9,10,11,12", "nobody_runs"),
        ("quarter-horse --before-scratches --positions '{\"7\": 3}'", "scratches_over"),
        ("quarter-horse --before-scratches --scratched 2,3,4,5,6", "scratches_over"),
        ("fairness --lanes 3,4", "lanes_unusable"),
        ("fairness --length 1", "length_unusable"),
        ("fairness --length 3 --svg /dev/null/chart.svg", "report_unwritable"),
    ],
)
def test_bad_questions_are_named_and_exit_with_2(line: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", *shlex.split(line), "--json"]) == 2
    answer = json.loads(capsys.readouterr().out)
    assert answer["code"] == code
    assert answer["sentence"].endswith(".")
    assert answer["remedy"].endswith(".")
    assert main(["odds", *shlex.split(line)]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert said.err.startswith(f"{code}: ")
