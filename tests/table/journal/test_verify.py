"""Guests can check chance: what was committed to before the race is what was drawn in it, and any bending shows."""

import hashlib
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from postparade.cli.main import main
from postparade.core.faults import JournalFault
from postparade.core.seeded_draws import Draws, commitment
from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.actions import ELECTRONIC, TYPED, Roll
from postparade.rules.viewer import DICE, HOST, TABLE, seat
from postparade.table.journal.journal import Journal
from postparade.table.journal.last_confirmed import Head
from postparade.table.journal.schema import FILE, seal
from postparade.table.journal.verify import as_head, as_text, seal_at, transcript, verify
from postparade.table.messages import AllowTyping, CloseGame, Correct
from postparade.table.presentation.seed_bulletin import SeedBulletin
from postparade.table.presentation.status_board import StatusBoard
from postparade.table.race_seed import system_chance
from tests.table.players import Company, company

TRIO = ("Ann", "Bob", "Cid")
THROWN = Roll((), source=ELECTRONIC)


@asynccontextmanager
async def fair(folder: Path, game: str = "quarter-horse", **options: Any) -> AsyncIterator[Company]:
    async with company(folder, (*TRIO, "Dora"), game, chance=system_chance, **options) as guests:
        yield guests


async def race(guests: Company) -> None:
    """A race with electronic dice."""
    await guests.do(Deal())
    while guests.board.play.turn is not None:
        await guests.do(THROWN, DICE)


def events(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line.body) for entry in Journal.read(folder) for line in entry.lines]


async def test_every_race_has_a_seed_that_is_committed_to_before_and_revealed_after_it(tmp_path: Path) -> None:
    async with fair(tmp_path) as guests:
        first, nothing = guests.table.chance
        assert first is not None
        assert nothing is None
        await guests.do(Deal())
        await guests.do(THROWN, DICE)
        assert guests.table.chance == (first, None)
        while guests.board.play.turn is not None:
            await guests.do(THROWN, DICE)
        second, revealed = guests.table.chance
        assert revealed is not None
        assert commitment(bytes.fromhex(revealed.seed), bytes.fromhex(revealed.nonce)) == first
        assert second not in (None, first)
        assert revealed.until == guests.board.entry


async def test_a_journal_with_races_verifies_and_the_draws_are_made_again(tmp_path: Path) -> None:
    async with fair(tmp_path) as guests:
        await race(guests)
        await race(guests)
        await guests.do(Deal())
    found = verify(tmp_path)
    assert (found.seeds, found.hidden, found.uncommitted, found.wrong) == (2, 1, 0, ())
    assert found.draws == sum('"source":"electronic"' in entry.action for entry in Journal.read(tmp_path)) + 2
    seeds = transcript(tmp_path)
    assert len(seeds) == 2
    for one in seeds:
        for draw in one.draws:
            again = Draws(bytes.fromhex(one.seed), draw.label)
            assert draw.drawn == (again.shuffle(draw.items) if isinstance(draw.items, list) else list(again.dice()))


@pytest.mark.parametrize("game", ["odds-on", "bettor-horse", "ready-set-bet"])
async def test_every_game_commits_to_its_chance_when_it_is_opened(tmp_path: Path, game: str) -> None:
    async with fair(tmp_path, game) as guests:
        assert guests.table.chance[0] is not None
        await guests.do(CloseGame())
        assert guests.table.chance[0] is None
        assert guests.table.chance[1] is not None
    assert verify(tmp_path).wrong == ()


async def test_nobody_is_shown_a_seed_before_the_race_is_over(tmp_path: Path) -> None:
    async with fair(tmp_path) as guests:
        receipt = await guests.do(Deal())
        await guests.do(THROWN, DICE)
        used = guests.table._accepted.chance
        assert used is not None
        told = [receipt, *guests.heard, *(guests.table.view(who) for who in (TABLE, HOST, DICE, seat(1)))]
        text = msgspec.json.encode(told).decode()
        assert used.seed not in text
        assert used.nonce not in text
        board = StatusBoard()
        SeedBulletin(guests.table, board).close()
        assert used.seed not in json.dumps(board.everything())
        assert board.everything()["fairness"]["commitment"] == used.commitment


async def test_the_faces_of_electronic_dice_are_the_tables_whatever_a_sender_claims(tmp_path: Path) -> None:
    async with fair(tmp_path) as guests:
        await guests.do(Deal())
        used = guests.table._accepted.chance
        assert used is not None
        await guests.do(Roll((6, 6), source=ELECTRONIC), DICE)
        assert guests.board.play.last_roll == Draws(bytes.fromhex(used.seed), "roll:1").dice()


async def test_a_throw_that_is_refused_or_interrupted_falls_the_same_again(tmp_path: Path) -> None:
    async with fair(tmp_path) as guests:
        await guests.do(Deal())
        used = guests.table._accepted.chance
        assert used is not None
        await guests.code(THROWN, seat(3))
        await guests.code(THROWN, DICE, based_on=1)
    async with fair_again(tmp_path) as guests:
        assert guests.table._accepted.chance == used
        await guests.do(THROWN, DICE)
        assert guests.board.play.last_roll == Draws(bytes.fromhex(used.seed), "roll:1").dice()


@asynccontextmanager
async def fair_again(folder: Path) -> AsyncIterator[Company]:
    async with company(folder, chance=system_chance) as guests:
        yield guests


async def test_a_correction_draws_nothing_twice_and_still_verifies(tmp_path: Path) -> None:
    async with fair(tmp_path) as guests:
        await race(guests)
        last = guests.table.view(HOST).rolls[0]
        answer = await guests.ask(Correct(last.entry, (1, 1)))
        assert answer is not None
        if guests.board.play.turn is not None:
            await guests.do(THROWN, DICE)
    assert verify(tmp_path).wrong == ()


def bend(folder: Path, change: Any) -> None:
    """A journal whose lines are changed by ``change`` and sealed anew, as whoever owns the card could."""
    entries = Journal.read(folder)
    last = ""
    with closing(sqlite3.connect(folder / FILE)) as connection:
        for entry in entries:
            bent = change(entry)
            last = seal(last, bent)
            connection.execute(
                "UPDATE entry SET action = ?, played = ?, seal = ? WHERE entry = ?",
                (bent.action, bent.played, last, entry.entry),
            )
            numbers = [row[0] for row in connection.execute("SELECT event FROM event WHERE entry = ?", (entry.entry,))]
            for number, line in zip(sorted(numbers), bent.lines, strict=True):
                connection.execute("UPDATE event SET body = ? WHERE event = ?", (line.body, number))
        connection.commit()
    (folder / "journal.head").unlink()


async def test_a_seed_other_than_the_committed_one_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with fair(tmp_path) as guests:
        await race(guests)
    revealed = next(event for event in events(tmp_path) if event["type"] == "chance_revealed")
    other = hashlib.sha256(b"another").hexdigest()

    def change(entry: Any) -> Any:
        bodies = (one.body.replace(revealed["seed"], other) for one in entry.lines)
        lines = tuple(replace(one, body=body) for one, body in zip(entry.lines, bodies, strict=True))
        return replace(entry, lines=lines)

    assert main(["verify", str(tmp_path)]) == 0
    bend(tmp_path, change)
    assert verify(tmp_path).wrong
    assert main(["verify", str(tmp_path)]) == 1
    assert "NOT as committed to" in capsys.readouterr().out


async def test_a_seal_that_a_guest_kept_shows_that_the_journal_was_rewritten(tmp_path: Path) -> None:
    async with fair(tmp_path) as guests:
        await race(guests)
        head = guests.table.head
        await guests.do(Deal())
    assert as_head(as_text(head)) == head
    assert verify(tmp_path, head).wrong == ()
    assert verify(tmp_path, Head(head.entry, "0" * 64)).wrong == (head.entry,)
    assert verify(tmp_path, Head(10_000, head.seal)).wrong == (10_000,)
    assert main(["verify", str(tmp_path), "--head", as_text(head)]) == 0
    assert main(["verify", str(tmp_path), "--head", f"{head.entry}:{'0' * 64}"]) == 1
    assert main(["verify", str(tmp_path), "--head", "nothing"]) == 2


async def test_typed_rolls_are_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with fair(tmp_path) as guests:
        await guests.do(Deal())
        await guests.do(Roll((2, 3), source="camera"), DICE)
        assert not guests.board.typed
        entry = (await guests.do(Roll((1, 3), source=TYPED), HOST)).entry
        assert guests.board.typed
    found = verify(tmp_path)
    assert found.typed == (entry,)
    assert found.seen == 1
    assert main(["ledger", str(tmp_path)]) == 0
    assert f"1 of 2 rolls was typed in (entry {entry})" in capsys.readouterr().out


async def test_the_host_decides_who_may_type_also_after_a_restart(tmp_path: Path) -> None:
    typed = Roll((1, 2), source=TYPED)
    async with fair(tmp_path) as guests:
        await guests.do(Deal())
        guests.table.typing = "host"
        turn = guests.board.play.turn
        assert await guests.code(typed, seat(turn)) == "typing_locked"
        await guests.do(typed, HOST)
        assert await guests.code(AllowTyping("everybody"), seat(1)) == "not_allowed"
        await guests.do(AllowTyping("nobody"))
        assert guests.board.typing == "nobody"
        assert await guests.code(typed, HOST) == "typing_locked"
        await guests.do(THROWN, HOST)
    async with fair_again(tmp_path) as guests:
        assert guests.board.typing == "nobody"
        assert await guests.code(typed, HOST) == "typing_locked"
        await guests.do(AllowTyping("everybody"))
        await guests.do(typed, seat(guests.board.play.turn))


async def test_a_seal_is_looked_up_without_reading_the_rest(tmp_path: Path) -> None:
    """Every guest may ask for seals as often as he likes: to check the whole file each time would hold up the table."""
    async with fair(tmp_path) as guests:
        await race(guests)
        head = guests.table.head
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        page = file.execute("SELECT rootpage FROM sqlite_master WHERE name = 'event'").fetchone()[0]
        size = file.execute("PRAGMA page_size").fetchone()[0]
    with (tmp_path / FILE).open("r+b") as raw:
        raw.seek((page - 1) * size)
        raw.write(bytes(size))
    assert seal_at(tmp_path, head.entry) == head.seal
    assert seal_at(tmp_path, head.entry + 1) is None
    with pytest.raises(JournalFault):
        Journal.read(tmp_path)
