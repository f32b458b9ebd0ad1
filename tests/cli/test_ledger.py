"""``postparade ledger``: who paid what when, and whether every chip is accounted for."""

import asyncio
import json
from pathlib import Path

import pytest

from postparade.cli.main import main
from postparade.rules.registry import GAMES
from postparade.rules.viewer import HOST
from postparade.table.messages import Correct
from tests.table.accounts.test_audit import Clipped
from tests.table.players import company

PAIR = ("Ann", "Bob [red]")


@pytest.fixture
def purses(tmp_path: Path) -> dict[int, int]:
    """What everybody holds after an evening in ``tmp_path``, whose last roll was corrected."""

    async def play() -> dict[int, int]:
        async with company(tmp_path, PAIR, "quarter-horse", chips=30) as guests:
            await guests.scratch(5, 6, 7, 8)
            await guests.roll(5, 6, 2, 2, 2)
            await guests.do(Correct(guests.table.view(HOST).rolls[0].entry, (1, 2)))
            return guests.chips

    return asyncio.run(play())


def test_the_report_adds_up_to_the_purses(
    tmp_path: Path, purses: dict[int, int], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ledger", str(tmp_path), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert set(report) == {"payments", "totals", "games", "typed", "audit", "dice"}
    assert report["audit"] == {"ok": True, "entries": 14}
    holds = {f"seat {seat}": chips for seat, chips in purses.items()}
    flow = dict.fromkeys(holds, 0)
    for payment in report["payments"]:
        assert set(payment) == {
            "at", "game", "opened", "race", "entry", "step", "source", "target", "amount", "reason", "superseded_by",
        }  # fmt: skip
        if payment["superseded_by"] is None:
            flow[payment["source"]] = flow.get(payment["source"], 0) - payment["amount"]
            flow[payment["target"]] = flow.get(payment["target"], 0) + payment["amount"]
    assert {account: flow[account] for account in holds} == holds
    assert {total["seat"]: total["balance"] for total in report["totals"]} == purses
    assert flow["pot"] == report["games"][0]["accounts"]["pot"] > 0
    assert flow["cashier"] == -60


def test_people_get_tables_and_the_result_of_the_audit(
    tmp_path: Path, purses: dict[int, int], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    assert main(["ledger", str(tmp_path)]) == 0
    shown = capsys.readouterr().out
    for text in (
        "cashier",
        "scratched roll",
        "Quarter Horse",
        "corrected by",
        "Bob [red]",
        "every payment is accounted for",
    ):
        assert text in " ".join(shown.split())
    payments = shown.partition("━━━┩")[2].partition("━━━┓")[0]
    assert "seat" not in payments
    assert "scratched_roll" not in payments


def test_chips_that_do_not_add_up_are_reported_with_the_entry_and_fail(
    tmp_path: Path, purses: dict[int, int], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "quarter-horse", Clipped())
    assert main(["ledger", str(tmp_path), "--json"]) == 1
    audit = json.loads(capsys.readouterr().out)["audit"]
    assert (audit["ok"], audit["code"], audit["entry"]) == (False, "ledger_unbalanced", 5)
    assert main(["ledger", str(tmp_path)]) == 1
    assert "do not add up after entry 5" in " ".join(capsys.readouterr().out.split())
