"""A demonstration touches no evening: what is played in it is gone, and every page is told what it is."""

import asyncio
import hashlib
from pathlib import Path

import pytest

from postparade.cli.main import main
from postparade.table.journal.journal import Journal
from postparade.table.journal.schema import FILE
from postparade.table.messages import Rename
from tests.process.clients import TableProcess, Visitor, sit_down
from tests.table.players import company

pytestmark = pytest.mark.slow(6)
DEMONSTRATION = ("--demonstration", "--hardware", "none", "--dice", "electronic")


async def an_evening(folder: Path) -> int:
    async with company(folder, ("Ann", "Bob"), "quarter-horse") as guests:
        await guests.do(Rename(1, "Anna"))
        return guests.board.entry


async def play(table: TableProcess) -> None:
    """Somebody looks, and somebody sits down."""
    board = Visitor(table.base)
    try:
        await board.open("/ws")
        await board.until(lambda state: state.get("demonstration"))
        guest = await sit_down(table, "Zoe")
        await guest.close()
    finally:
        await board.close()


def files(folder: Path) -> dict[str, str]:
    """The digest of every file below ``folder``."""
    found = (path for path in folder.rglob("*") if path.is_file())
    return {str(path): hashlib.sha256(path.read_bytes()).hexdigest() for path in found}


def test_a_demonstration_leaves_no_trace_in_the_evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    evening, temporary = tmp_path / "evening", tmp_path / "temporary"
    temporary.mkdir()
    entries = asyncio.run(an_evening(evening))
    (tmp_path / "postparade.toml").write_text(f'[table]\ndata = "{evening}"\n')
    monkeypatch.setenv("TMPDIR", str(temporary))
    before = files(evening)
    with TableProcess(tmp_path, *DEMONSTRATION, without_data=True) as table:
        assert any("nothing of it is kept" in line for line in table.lines)
        asyncio.run(play(table))
        (kept,) = temporary.glob("postparade-*")
        assert (kept / FILE).exists()
    assert list(temporary.glob("postparade-*")) == []
    assert files(evening) == before
    assert len(Journal.read(evening)) == entries


def test_a_demonstration_is_not_stored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--demonstration", "--data", str(tmp_path)]) == 2
    assert "leave out --data" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
