"""A long evening is resumed from a snapshot that is checked, and from the journal alone where it is not sound."""

import asyncio
import logging
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from postparade.cli.main import main
from postparade.core.clock import HandClock
from postparade.core.faults import JournalFault
from postparade.rules.viewer import HOST, SPECTATOR
from postparade.table.corrections.history import Earlier, History
from postparade.table.journal import snapshot_writer
from postparade.table.journal.automatic_backup import LOOKING, ROOM, JournalKeeper
from postparade.table.journal.codec import ending
from postparade.table.journal.journal import Journal
from postparade.table.journal.schema import FILE as JOURNAL
from postparade.table.journal.snapshot import FILE, Snapshot, check, read_snapshot, write_snapshot
from postparade.table.messages import CloseEvening, CloseGame, Command, Correct, Receipt, Rename, TakeSeat
from postparade.table.presentation.status_board import StatusBoard
from postparade.table.race_seed import system_chance
from postparade.table.state import TableState
from postparade.table.table import Table
from tests.table.players import Company, company, views

TRIO = ("Ann", "Bob", "Cid")
APART = 20
RACES = 6


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot_writer, "APART", APART)


@pytest.fixture
async def evening(tmp_path: Path) -> Path:
    """The folder of an evening of some races, with a snapshot of one of the first."""
    folder = tmp_path / "evening"
    async with company(folder, TRIO, "quarter-horse") as guests:
        for _ in range(RACES):
            await race(guests)
    return folder


async def race(guests: Company) -> None:
    await guests.scratch(5, 6, 7, 8)
    await guests.roll(9, 2, 2, 2)


async def opened(folder: Path) -> Table:
    return await Table.open(folder, HandClock(), system_chance)


async def seen(folder: Path) -> tuple[bool, object]:
    """Whether the whole journal was replayed to open the table in ``folder``, and all that anybody sees at it."""
    table = await opened(folder)
    try:
        return table.replayed, {who: msgspec.structs.replace(view, rolls=()) for who, view in views(table).items()}
    finally:
        await table.close()


async def without_snapshot(folder: Path, tmp_path: Path) -> object:
    copy = tmp_path / "bare"
    shutil.copytree(folder, copy)
    (copy / FILE).unlink()
    replayed, everything = await seen(copy)
    assert replayed
    return everything


async def test_everything_that_the_table_knows_is_in_a_snapshot() -> None:
    # The game is known by its rule set; its steps are read from the journal when somebody asks for them.
    kept = {*Snapshot.__struct_fields__, "game", "history"}
    assert {*TableState.__struct_fields__} <= kept


async def test_an_evening_that_was_closed_or_played_before_the_snapshot_is_so_after_it(tmp_path: Path) -> None:
    folder = tmp_path / "evening"
    async with company(folder, TRIO, "quarter-horse") as guests:
        for _ in range(2):
            await race(guests)
        await guests.do(CloseGame())
        for number in range(3 * APART):
            await guests.do(Rename(1, f"Ann {number}"))
        assert "close_evening" not in guests.table.view(HOST).refused
    table = await opened(folder)
    assert not table.replayed
    assert "close_evening" not in table.view(HOST).refused
    ended = await table.submit(Command("ends", HOST, CloseEvening()))
    assert isinstance(ended, Receipt)
    for number in range(3 * APART):
        await table.submit(Command(f"named-{number}", HOST, Rename(1, f"Ann {number}")))
    await table.close()
    table = await opened(folder)
    assert not table.replayed
    assert table.view(HOST).ended == ended.entry
    await table.close()


def rewritten(folder: Path, **changes: object) -> None:
    """The snapshot in ``folder`` with ``changes``, whole."""
    body = (folder / FILE).read_bytes().partition(b"\n")[2]
    write_snapshot(folder, msgspec.structs.replace(msgspec.json.decode(body, type=Snapshot), **changes))


async def test_a_table_that_resumes_from_a_snapshot_shows_what_the_whole_journal_says(
    evening: Path, tmp_path: Path
) -> None:
    replayed, everything = await seen(evening)
    assert not replayed
    assert everything == await without_snapshot(evening, tmp_path)
    assert check(evening) == len(Journal.read(evening))


async def test_a_journal_that_had_to_be_replayed_gets_its_snapshot_at_once(evening: Path) -> None:
    (evening / FILE).unlink()
    assert (await seen(evening))[0]
    assert not (await seen(evening))[0]


async def test_a_snapshot_is_taken_between_races_some_entries_back(evening: Path) -> None:
    found = read_snapshot(evening)
    assert found is not None
    assert len(Journal.read(evening)) - found.head.entry >= APART
    assert found.state.game is not None
    assert found.state.game.status(found.state.play).paid


@pytest.mark.parametrize("damage", ["flipped", "cut", "empty", "text"])
async def test_a_damaged_snapshot_is_skipped_and_logged(
    evening: Path, tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    expected = await without_snapshot(evening, tmp_path)
    text = bytearray((evening / FILE).read_bytes())
    if damage == "flipped":
        text[len(text) // 2] ^= 1
    torn = {"flipped": bytes(text), "cut": bytes(text[:-9]), "empty": b"", "text": b"not a snapshot\n{}"}
    (evening / FILE).write_bytes(torn[damage])
    with caplog.at_level(logging.WARNING):
        replayed, everything = await seen(evening)
    assert replayed
    assert everything == expected
    assert "the snapshot of the evening is not used" in caplog.text


async def test_a_snapshot_of_another_program_rule_set_entry_or_journal_is_skipped(
    evening: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    expected = await without_snapshot(evening, tmp_path)
    whole = (evening / FILE).read_bytes()
    for changes in (
        {"program": "0" * 64},
        {"rules": "quarter-horse/999"},
        {"rules": "chess/1"},
        {"seal": "0" * 64},
        {"entry": 10_000},
        {"play": msgspec.Raw(b"{}")},
    ):
        (evening / FILE).write_bytes(whole)
        caplog.clear()
        rewritten(evening, **changes)
        with caplog.at_level(logging.WARNING):
            assert await seen(evening) == (True, expected), changes
        assert "is not used" in caplog.text, changes


async def test_a_snapshot_that_lost_a_chip_is_skipped(evening: Path, tmp_path: Path) -> None:
    expected = await without_snapshot(evening, tmp_path)
    found = read_snapshot(evening)
    assert found is not None
    play = found.state.play
    poorer = msgspec.structs.replace(play, chips=(play.chips[0] - 1, *play.chips[1:]))
    rewritten(evening, play=msgspec.Raw(msgspec.json.encode(poorer)))
    assert await seen(evening) == (True, expected)


async def test_the_check_finds_a_whole_snapshot_that_lies(evening: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rewritten(evening, seats={1: "Ann", 2: "Eve", 3: "Cid"})
    with pytest.raises(JournalFault) as caught:
        check(evening)
    assert caught.value.code == "snapshot_wrong"
    assert main(["journal", "check", str(evening)]) == 1
    assert "does not agree with the journal" in " ".join(capsys.readouterr().err.split())


async def test_a_running_table_finds_it_too_and_the_next_start_is_right(evening: Path, tmp_path: Path) -> None:
    expected = await without_snapshot(evening, tmp_path)
    rewritten(evening, seats={1: "Ann", 2: "Eve", 3: "Cid"})
    clock, board = HandClock(), StatusBoard()
    table = await opened(evening)
    keeper = JournalKeeper(table, board, clock, evening, lambda _: 10 * ROOM, replayed=table.replayed)
    told: list[str] = []
    board.watch(lambda _, body: told.extend(fault["code"] for fault in body["list"]))
    running = asyncio.create_task(keeper.run())
    try:
        await clock.advance(LOOKING)
        async with asyncio.timeout(30):
            while not told:
                await asyncio.to_thread(lambda: None)
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await table.close()
    assert told == ["snapshot_wrong"]
    assert await seen(evening) == (True, expected)


async def test_entries_missing_before_the_snapshot_are_noticed(evening: Path) -> None:
    with closing(sqlite3.connect(evening / JOURNAL)) as connection:
        connection.execute("DELETE FROM entry WHERE entry = 3")
        connection.commit()
    with pytest.raises(JournalFault) as caught:
        await opened(evening)
    assert caught.value.code == "journal_corrupt"


async def test_a_roll_from_before_the_snapshot_can_still_be_corrected(evening: Path, tmp_path: Path) -> None:
    first = next(entry.entry for entry in Journal.read(evening) if '"dice":[3,6]' in entry.action)
    bare = tmp_path / "bare"
    shutil.copytree(evening, bare)
    (bare / FILE).unlink()
    answers = []
    for folder in (evening, bare):
        table = await opened(folder)
        answer = await table.submit(Command("again", HOST, Correct(first, (4, 6))))
        answers.append((type(answer), getattr(answer, "events", answer), {**views(table)}))
        await table.close()
    assert answers[0] == answers[1]
    assert answers[0][0] is Receipt


async def test_a_command_from_before_the_snapshot_acts_once(evening: Path) -> None:
    third = Journal.read(evening)[2]
    table = await opened(evening)
    try:
        before = table.view(HOST)
        answer = await table.submit(Command(third.command, SPECTATOR, TakeSeat("Cid")))
        assert isinstance(answer, Receipt)
        assert answer.repeated
        assert answer.entry == third.entry
        assert table.view(HOST) == before
    finally:
        await table.close()


async def test_the_evening_in_memory_does_not_grow_with_the_journal(tmp_path: Path) -> None:
    async with company(tmp_path, TRIO, "quarter-horse") as guests:
        lengths = []
        for _ in range(3 * RACES):
            await race(guests)
            lengths.append(len(guests.table.steps()[1]))
        assert max(lengths) < 5 * APART
        assert guests.board.entry > 7 * APART


async def test_a_snapshot_that_cannot_be_written_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(folder: Path, snapshot: Snapshot) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(snapshot_writer, "write_snapshot", full)
    async with company(tmp_path, TRIO, "quarter-horse") as guests:
        for _ in range(RACES):
            await race(guests)
        await guests.do(Rename(1, "Anna"))
    assert "no snapshot of the evening could be written" in caplog.text
    assert not (tmp_path / FILE).exists()
    assert ending(tmp_path / JOURNAL, Journal.read(tmp_path)).seats[1] == "Anna"


def test_steps_before_the_snapshot_are_read_once_and_only_when_asked_for(tmp_path: Path) -> None:
    asked: list[int] = []

    def load() -> list[object]:
        asked.append(1)
        return []

    history = History(earlier=Earlier(load))  # type: ignore[arg-type]
    assert list(history.newest()) == []
    assert not asked
    assert list(history) == list(reversed(history)) == []
    assert history.cut(3) is None
    assert asked == [1]
    assert history.unread is None


def test_a_missing_snapshot_does_no_harm(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert read_snapshot(tmp_path) is None
    assert not caplog.text
