"""An evening that was begun with an earlier version goes on with this one: same board, same purses, same ledger."""

import hashlib
import json
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from postparade.core.clock import HandClock
from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.viewer import HOST, TABLE
from postparade.table.accounts.ledger_report import statement
from postparade.table.journal.codec import replay
from postparade.table.journal.journal import Journal
from postparade.table.journal.schema import FILE
from postparade.table.messages import Command, Receipt, TableView
from postparade.table.race_seed import system_chance
from postparade.table.table import Table
from postparade.table.view import view_of

JOURNALS = Path(__file__).parent / "journals"
BOARDS: dict[str, Any] = json.loads((JOURNALS / "boards.json").read_text(encoding="utf-8"))


def as_then(view: TableView, then: dict[str, Any]) -> Any:
    """``view`` with nothing but the fields that a board had ``then``; the winner of a race was one lane or none."""

    def keep(now: Any, old: Any) -> Any:
        if isinstance(old, dict):
            return {key: keep(now[key], member) for key, member in old.items()}
        if isinstance(old, list):
            assert len(now) == len(old)
            return [keep(*pair) for pair in zip(now, old, strict=True)]
        return now

    now = msgspec.to_builtins(view, str_keys=True, order="sorted")
    race = now["play"]["race"]
    (race["winner"],) = race["winners"]
    return keep(now, then)


def digest(board: Any) -> str:
    """The digest of a board as that version computed it."""
    return hashlib.sha256(msgspec.json.encode(board, order="sorted")).hexdigest()


@pytest.fixture(params=sorted(BOARDS))
def name(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """One of the evenings, its journal copied to where it may be written."""
    shutil.copy(JOURNALS / f"{request.param}.sqlite", tmp_path / FILE)
    return str(request.param)


def test_every_journal_here_has_its_board() -> None:
    assert {path.stem for path in JOURNALS.glob("*.sqlite")} == set(BOARDS)


def test_replay_leaves_the_same_board_behind(name: str, tmp_path: Path) -> None:
    then = BOARDS[name]
    *_, (_, record, state) = replay(tmp_path / FILE, Journal.read(tmp_path))
    assert record.entry == then["entries"]
    board = as_then(view_of(state, TABLE), then["board"])
    assert board == then["board"]
    assert digest(board) == digest(then["board"]) == then["digest"]


def test_every_chip_is_accounted_for(name: str, tmp_path: Path) -> None:
    found = statement(tmp_path / FILE, Journal.read(tmp_path))
    assert found.fault is None
    assert found.entries == BOARDS[name]["entries"]
    assert any(payment.superseded_by for payment in found.payments)
    purses = {seat["seat"]: seat["chips"] for seat in BOARDS[name]["board"]["play"]["seats"]}
    assert {total.seat: total.balance for total in found.totals} == purses


async def test_the_table_resumes_and_plays_on(name: str, tmp_path: Path) -> None:
    then = BOARDS[name]["board"]
    table = await Table.open(tmp_path, HandClock(), system_chance)
    try:
        assert as_then(table.view(TABLE), then) == then
        answer = await table.submit(Command("go-on-1", HOST, Deal()))
        assert isinstance(answer, Receipt) == (then["play"]["phase"] == "finished"), answer
    finally:
        await table.close()
