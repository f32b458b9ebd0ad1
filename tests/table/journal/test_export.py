"""A copy ends where nothing is hidden, is whole again on the machine that made it, and is an entry of the journal."""

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from postparade.cli.main import main
from postparade.core.clock import HandClock
from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.actions import ELECTRONIC, Roll
from postparade.rules.viewer import DICE
from postparade.table.events import CopyTaken
from postparade.table.journal import export
from postparade.table.journal.backup import backup
from postparade.table.journal.codec import ending
from postparade.table.journal.export import FOLDER, cut_at, notes
from postparade.table.journal.export_entries import CopyNotes
from postparade.table.journal.foreign_journal import adopt
from postparade.table.journal.journal import Journal
from postparade.table.journal.schema import FILE
from postparade.table.journal.verify import verify
from postparade.table.messages import CloseGame
from postparade.table.presentation.seed_bulletin import SeedBulletin
from postparade.table.presentation.status_board import StatusBoard
from postparade.table.race_seed import system_chance
from postparade.table.view import digest
from tests.table.players import Company, company

JOURNALS = Path(__file__).parent / "journals"
TRIO = ("Ann", "Bob", "Cleo")
THROWN = Roll((1, 1), source=ELECTRONIC)


async def race(guests: Company) -> None:
    await guests.do(Deal())
    while guests.board.play.turn is not None:
        await guests.do(THROWN, DICE)


async def begun(guests: Company) -> None:
    """A race that is under way."""
    await guests.do(Deal())
    for _ in range(6):
        await guests.do(THROWN, DICE)


def state_of(path: Path) -> str:
    return digest(ending(path, Journal.read(path)))


async def test_a_copy_from_the_middle_of_a_race_ends_with_the_race_before(tmp_path: Path) -> None:
    async with company(tmp_path / "here", TRIO, "quarter-horse", chance=system_chance) as guests:
        await race(guests)
        finished = guests.board.entry
        await begun(guests)
        last = guests.board.entry
        copy = backup(tmp_path / "here", tmp_path)
    assert [entry.entry for entry in Journal.read(copy)] == list(range(1, finished + 1))
    assert cut_at(copy) == export.Cut(cut_at(copy).copy, finished, last)  # type: ignore[union-attr]  # it is a copy
    assert Journal.read(copy) == Journal.read(tmp_path / "here")[:finished]
    assert verify(copy).wrong == ()
    assert verify(copy).seeds == 1


async def test_a_copy_of_a_finished_game_holds_everything(tmp_path: Path) -> None:
    async with company(tmp_path / "here", TRIO, "quarter-horse", chance=system_chance) as guests:
        await race(guests)
        await guests.do(CloseGame())
        copy = backup(tmp_path / "here", tmp_path)
    assert Journal.read(copy) == Journal.read(tmp_path / "here")


async def test_a_game_whose_cards_stay_hidden_is_not_in_a_copy_before_it_is_over(tmp_path: Path) -> None:
    async with company(tmp_path / "here", TRIO, "odds-on", chance=system_chance) as guests:
        copy = backup(tmp_path / "here", tmp_path)
        assert len(Journal.read(copy)) == 3, "the guests who sat down"
        await guests.do(CloseGame())
        copy = backup(tmp_path / "here", tmp_path)
        assert len(Journal.read(copy)) == guests.board.entry


async def test_a_copy_restored_on_the_same_machine_is_whole_and_keeps_its_seed(tmp_path: Path) -> None:
    here = tmp_path / "here"
    async with company(here, TRIO, "quarter-horse", chance=system_chance) as guests:
        await race(guests)
        await begun(guests)
        copy = backup(here, tmp_path)
        used = guests.table._accepted.chance
        seen = state_of(here)
    for file in here.iterdir():
        if file.is_file():
            file.unlink()
    found = adopt(copy, here / FILE, here)
    assert (found.left, state_of(here)) == (0, seen)
    async with company(here, chance=system_chance) as guests:
        assert guests.table._accepted.chance == used
        await guests.do(THROWN, DICE)
    assert verify(here).wrong == ()
    assert verify(here).replaced == ()


async def test_elsewhere_it_goes_on_after_the_last_finished_race_with_a_seed_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    async with company(here, TRIO, "quarter-horse", chance=system_chance) as guests:
        await race(guests)
        finished, then = guests.board.entry, state_of(here)
        await begun(guests)
        copy = backup(here, tmp_path)
        left = guests.board.entry - finished
        used = guests.table.chance[0]
    there.mkdir()
    found = adopt(copy, there / FILE, there)
    assert (found.entries, found.left) == (finished, left)
    assert state_of(there) == then
    async with company(there, chance=system_chance) as guests:
        assert guests.table.chance[0] not in (None, used)
        assert guests.board.entry == finished + 1
        await race(guests)
    said = verify(there)
    assert (said.wrong, said.replaced, said.uncommitted) == ((), (finished + 1,), 0)
    assert main(["verify", str(there)]) == 0
    assert f"Entry {finished + 1} committed to another seed" in capsys.readouterr().out
    assert main(["journal", "check", str(copy), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"entries": finished, "whole": True, "left": left}


async def test_a_race_is_not_run_again_from_a_seed_that_everybody_knows_by_now(tmp_path: Path) -> None:
    here = tmp_path / "here"
    async with company(here, TRIO, "quarter-horse", chance=system_chance) as guests:
        await begun(guests)
        copy = backup(here, tmp_path)
        used, seen = guests.table.chance[0], state_of(here)
        while guests.board.play.turn is not None:
            await guests.do(THROWN, DICE)
    again = tmp_path / "again"
    again.mkdir()
    assert adopt(copy, again / FILE, here).left == 0
    assert state_of(again) == seen
    async with company(again, chance=system_chance) as guests:
        assert guests.table.chance[0] not in (None, used)


async def test_a_copy_cannot_borrow_the_rest_of_another_evening(tmp_path: Path) -> None:
    here, other = tmp_path / "here", tmp_path / "other"
    async with company(here, TRIO, "quarter-horse", chance=system_chance) as guests:
        await begun(guests)
        copy = backup(here, tmp_path)
    name = cut_at(copy)
    async with company(other, ("Eve", "Finn", "Gus")):
        forged = backup(other, tmp_path)
    with closing(sqlite3.connect(forged)) as connection:
        assert name is not None
        connection.execute("UPDATE meta SET value = ? WHERE key = 'copy'", (name.copy,))
        connection.commit()
    assert adopt(forged, tmp_path / "fresh.sqlite", here).entries == 3
    with closing(sqlite3.connect(forged)) as connection:
        connection.execute("UPDATE meta SET value = '../../../etc/passwd' WHERE key = 'copy'")
        connection.commit()
    assert adopt(forged, tmp_path / "fresher.sqlite", here).entries == 3


async def test_every_copy_is_an_entry_and_told_on_the_board(tmp_path: Path) -> None:
    async with company(tmp_path, TRIO, "quarter-horse", chance=system_chance) as guests:
        told = StatusBoard()
        board = SeedBulletin(guests.table, told)
        copied = CopyNotes(guests.table, guests.clock, tmp_path)
        await begun(guests)
        head = told.everything()["fairness"]["head"]
        assert told.everything()["fairness"]["copies"] == []
        assert main(["journal", "backup", str(tmp_path), "--to", str(tmp_path / "stick")]) == 0
        backup(tmp_path, tmp_path / "download", "console")
        await copied.collect()
        await copied.collect()
        assert [note.through for note in notes(tmp_path)] == []
        taken = [event for update in guests.heard for event in update.events if isinstance(event, CopyTaken)]
        assert [event.through for event in taken] == ["command_line", "console"]
        assert [copy["through"] for copy in told.everything()["fairness"]["copies"]] == ["command_line", "console"]
        assert told.everything()["fairness"]["head"] == head, "no seal from the middle of a race is told"
        seen = guests.table.copies
    async with company(tmp_path, chance=system_chance) as guests:
        assert guests.table.copies == seen
        while guests.board.play.turn is not None:
            await guests.do(THROWN, DICE)
        assert guests.table.copies == ()
    board.close()


async def test_a_copy_that_was_taken_while_no_table_ran_is_an_entry_of_the_next(tmp_path: Path) -> None:
    async with company(tmp_path, TRIO):
        pass
    assert main(["journal", "backup", str(tmp_path)]) == 0
    async with company(tmp_path) as guests:
        await CopyNotes(guests.table, HandClock(), tmp_path).collect()
        assert [copy.through for copy in guests.table.copies] == ["command_line"]


async def test_a_copy_that_could_not_be_written_is_not_a_copy(tmp_path: Path) -> None:
    async with company(tmp_path / "here", TRIO):
        (tmp_path / "full").write_bytes(b"")
        assert main(["journal", "backup", str(tmp_path / "here"), "--to", str(tmp_path / "full")]) == 1
    assert notes(tmp_path / "here") == []


async def test_the_remainder_of_copies_stays_private_and_does_not_pile_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export, "MOST", 3)
    monkeypatch.setattr(export, "MOST_AUTOMATIC", 2)
    async with company(tmp_path / "here", TRIO, "quarter-horse", chance=system_chance) as guests:
        await begun(guests)
        for _ in range(5):
            backup(tmp_path / "here", tmp_path, "console")
            backup(tmp_path / "here")
    folder = tmp_path / "here" / FOLDER
    assert folder.stat().st_mode & 0o777 == 0o700
    assert {path.stat().st_mode & 0o777 for path in folder.iterdir()} == {0o600}
    assert len(list(folder.glob("race-*.remainder"))) == 2
    assert len(list(folder.glob("*.remainder"))) == 5


@pytest.mark.parametrize("name", sorted(path.stem for path in JOURNALS.glob("*.sqlite")))
async def test_an_evening_of_an_earlier_version_is_copied_up_to_what_is_hidden(name: str, tmp_path: Path) -> None:
    """Its entries may hold the next seed: then the copy ends before that entry."""
    shutil.copy(JOURNALS / f"{name}.sqlite", tmp_path / FILE)
    whole = Journal.read(tmp_path)
    copy = backup(tmp_path, tmp_path / "copy")
    kept = Journal.read(copy)
    assert kept == whole[: len(kept)]
    text = copy.read_bytes()
    revealed = {line.body for entry in whole for line in entry.lines if "chance_revealed" in line.body}
    for entry in whole:
        for line in entry.lines:
            if line.body.startswith('{"type":"chance_committed"'):
                seed = json.loads(line.body)["seed"]
                assert seed.encode() not in text or any(seed in body for body in revealed)
    (tmp_path / "again").mkdir()
    assert adopt(copy, tmp_path / "again" / FILE, tmp_path).left == 0
    assert state_of(tmp_path / "again") == state_of(tmp_path)
