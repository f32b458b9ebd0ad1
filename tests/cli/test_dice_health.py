"""``postparade dice health``: the verdict on the dice of a journal, for people and for programs."""

import asyncio
import json
import random
from pathlib import Path

import pytest

from postparade.cli.main import main
from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.actions import Roll
from postparade.rules.viewer import DICE
from tests.table.players import company

PAIR = ("Ann", "Bob")


def roll_evening(folder: Path, rolls: int, sixes: float) -> None:
    """A session in ``folder`` with camera rolls of dice that show a six with chance ``sixes``."""
    chance = random.Random(rolls)

    def die() -> int:
        return 6 if chance.random() < sixes else chance.randint(1, 5)

    async def play() -> None:
        async with company(folder, PAIR, "quarter-horse", chips=500) as guests:
            for _ in range(rolls):
                if guests.board.play.turn is None:
                    await guests.do(Deal())
                await guests.do(Roll((die(), die()), source="camera"), DICE)

    asyncio.run(play())


def test_fair_dice_get_a_clean_bill_of_health(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    roll_evening(tmp_path, 84, 1 / 6)
    assert main(["dice", "health", str(tmp_path)]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Nothing unusual in 84 rolls.")
    for text in ("face", "sum", "faces, chi-square", "high and low, runs", "Holm"):
        assert text in shown


def test_programs_get_counts_tests_and_findings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    roll_evening(tmp_path, 120, 0.5)
    assert main(["dice", "health", str(tmp_path / "journal.sqlite"), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["suspect"]
    assert report["rolls"] == 120
    assert sum(report["faces"]["counts"]) == 240
    assert report["sums"]["names"] == list(range(2, 13))
    assert report["findings"][0]["finding"]["kind"] == "face"
    assert report["findings"][0]["finding"]["number"] == 6
    assert report["findings"][0]["sentence"] == report["sentence"]
    assert {test["name"] for test in report["tests"]} == {"faces", "sums", "runs", "again"}


def test_the_ledger_carries_the_verdict(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    roll_evening(tmp_path, 20, 1 / 6)
    assert main(["ledger", str(tmp_path)]) == 0
    assert "Dice: Nothing unusual in 20 rolls." in capsys.readouterr().out
    assert main(["ledger", str(tmp_path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["dice"]["rolls"] == 20


def test_the_report_travels_with_the_journal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever gets the one file, and nothing else of the data folder, gets the same report."""
    roll_evening(tmp_path / "evening", 40, 0.5)
    assert main(["dice", "health", str(tmp_path / "evening"), "--json"]) == 0
    at_home = json.loads(capsys.readouterr().out)
    sent = tmp_path / "friday.sqlite"
    sent.write_bytes((tmp_path / "evening" / "journal.sqlite").read_bytes())
    assert main(["dice", "health", str(sent), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == at_home
    assert main(["ledger", str(sent), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["dice"] == at_home
    assert at_home["rolls"] == 40
    assert at_home["suspect"]


async def test_an_evening_without_rolls_and_a_missing_journal_are_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def sit() -> None:
        async with company(tmp_path, PAIR):
            pass

    await sit()
    assert main(["dice", "health", str(tmp_path)]) == 0
    assert capsys.readouterr().out.strip() == "No rolls to judge yet."
    assert main(["dice", "health", str(tmp_path / "elsewhere")]) == 1
    assert "journal_missing" in capsys.readouterr().err
