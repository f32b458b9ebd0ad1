"""``postparade replay``: the board at the end of a journal, and a digest that is equal for equal tables."""

import asyncio
import json
import shutil
from pathlib import Path

import msgspec
import pytest

from postparade.cli.main import main
from postparade.rules.viewer import HOST
from postparade.table.journal.schema import FILE
from postparade.table.messages import Correct
from postparade.table.view import digest
from tests.table.players import company, dice_for

PAIR = ("Ann", "Bob [red]")


def evening(folder: Path, *horses: int) -> bytes:
    """Play in ``folder`` and return what the board shows at the end, as JSON."""

    async def play() -> bytes:
        async with company(folder, PAIR, "quarter-horse") as guests:
            await guests.scratch(5, 6, 7, 8)
            await guests.roll(*horses)
            return msgspec.json.encode(guests.board)

    return asyncio.run(play())


def replayed(path: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    """What the command prints about ``path``."""
    assert main(["replay", str(path), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert isinstance(report, dict)
    return report


def test_the_report_is_what_the_board_showed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    board = json.loads(evening(tmp_path, 2, 3))
    for path in (tmp_path, tmp_path / FILE):
        report = replayed(path, capsys)
        assert report["state"] == board
        assert (report["entries"], report["game"]) == (board["entry"], "quarter-horse")


def test_the_digest_tells_tables_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    evening(tmp_path / "one", 2, 3)
    evening(tmp_path / "other", 2, 4)
    shutil.copytree(tmp_path / "one", tmp_path / "copy")
    one, other, copy = (replayed(tmp_path / name, capsys)["digest"] for name in ("one", "other", "copy"))
    assert one == copy != other


async def test_a_running_table_can_be_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        await guests.do(Correct(guests.table.view(HOST).rolls[0].entry, dice_for(9)))
        assert replayed(tmp_path, capsys)["digest"] == digest(guests.table._written)


def test_people_get_tables_and_names_as_they_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    evening(tmp_path, 2)
    mark = replayed(tmp_path, capsys)["digest"]
    assert main(["replay", str(tmp_path)]) == 0
    shown = capsys.readouterr().out
    for text in ("quarter-horse", "Bob [red]", "scratched", f"digest {mark}"):
        assert text in shown


async def test_an_evening_without_a_game_shows_who_sits_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play() -> None:
        async with company(tmp_path, PAIR):
            pass

    await play()
    assert main(["replay", str(tmp_path)]) == 0
    assert "seat 2: Bob [red]" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["replay", "ledger"])
@pytest.mark.parametrize(
    ("content", "code"),
    [
        (None, "journal_missing"),
        (b"", "journal_foreign"),
        (b"dear diary" * 20, "journal_foreign"),
        (b"SQLite format 3\x00", "journal_corrupt"),
    ],
)
def test_a_file_that_is_not_a_journal_is_named_and_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, content: bytes | None, code: str
) -> None:
    path = tmp_path / FILE
    if content is not None:
        path.write_bytes(content)
    assert main([command, str(path), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["code"] == code
    assert main([command, str(path)]) == 1
    assert capsys.readouterr().err.startswith(f"{code}: ")


@pytest.mark.parametrize("command", ["replay", "ledger"])
def test_a_damaged_journal_is_named_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str) -> None:
    evening(tmp_path, 2, 3)
    whole = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(whole[: len(whole) // 2])
    assert main([command, str(tmp_path), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["code"] == "journal_corrupt"


def test_a_journal_can_be_replayed_to_any_entry(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    evening(tmp_path, 2, 3)
    last = replayed(tmp_path, capsys)
    entries = int(str(last["entries"]))
    marks = []
    for entry in range(1, entries + 1):
        assert main(["replay", str(tmp_path), "--until", str(entry), "--json"]) == 0
        report = json.loads(capsys.readouterr().out)
        assert report["entries"] == entry
        marks.append(report["digest"])
    assert len(set(marks)) == entries
    assert marks[-1] == last["digest"]
    assert main(["replay", str(tmp_path), "--until", str(entries - 1)]) == 0
    assert f"{entries - 1} of {entries} entries" in capsys.readouterr().out
    assert main(["replay", str(tmp_path), "--until", str(entries + 1)]) == 2
    assert f"has {entries} entries" in capsys.readouterr().err


def test_people_read_words_not_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    evening(tmp_path, 2)
    assert main(["replay", str(tmp_path)]) == 0
    shown = capsys.readouterr().out
    assert "Quarter Horse (quarter-horse)" in shown
    assert not set('"{}') & set(shown)
    assert "null" not in shown
    assert "(1, 1)" not in shown
