"""The table plays for a seat: through the same decisions as a phone, knowing what that seat may know."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from postparade.core.clock import HandClock
from postparade.dice.roll_committer import RollCommitter
from postparade.dice.sources.electronic import ElectronicDice
from postparade.rules.actions import Roll
from postparade.rules.registry import GAMES
from postparade.rules.viewer import HOST, TABLE, bot, seat
from postparade.table.accounts.audit import opening
from postparade.table.bots import Bots
from postparade.table.journal.codec import replay
from postparade.table.journal.journal import Journal
from postparade.table.messages import ClearSeat, PauseTable, PlayFor, ResumeTable, SeatBot, TakeBack
from postparade.table.players import Sight, Temper
from postparade.table.presentation.status_board import StatusBoard
from postparade.table.race_seed import system_chance
from postparade.table.table import Table
from tests.games.words_shown import words_in
from tests.table.players import Company, company

pytestmark = pytest.mark.slow(5)

TEMPERS: tuple[Temper, ...] = ("careful", "steady", "bold")
NAMES = ("Ann", "Bob", "Cleo", "Dora")


@asynccontextmanager
async def evening(folder: Path, game: str | None, rng: int = 1, **options: Any) -> AsyncIterator[Company]:
    """A table with dice of its own and bots, whose clock runs."""
    async with company(folder, NAMES, game, **options) as guests:
        committer = RollCommitter(guests.table, StatusBoard(), guests.clock, 0.0)
        bots = Bots(guests.table, guests.clock, ElectronicDice(committer).throw, random.Random(rng))
        running = asyncio.create_task(bots.run())
        try:
            yield guests
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            committer.close()


async def play_out(guests: Company, seconds: float) -> None:
    """Let the bots play; whatever only the host may do next is done by the host."""
    for _ in range(round(seconds / 4)):
        await guests.wait(4, step=2)
        host = guests.table.view(HOST)
        for choice in host.choices:
            if choice.primary and not choice.needs and not guests.table.presenting:
                await guests.ask(choice.action)
                break
            if isinstance(choice.action, Roll):
                await guests.ask(
                    Roll((random.Random(host.entry).randint(1, 6), random.Random(-host.entry).randint(1, 6)))
                )
                break


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_bots_play_every_game_and_lose_no_chip_and_no_card(tmp_path: Path, game: str) -> None:
    async with evening(tmp_path, game) as guests:
        for number, temper in zip((1, 2, 3, 4), (*TEMPERS, "bold"), strict=True):
            await guests.do(PlayFor(number, temper))
        cards = GAMES[game].cards(guests.table._accepted.play)
        await play_out(guests, 160)
        state = guests.table._accepted
        rules = GAMES[game]
        assert rules.missing(state.play) == 0
        opening(rules, state.play, state.entry)
        if game in ("bettor-horse", "odds-on"):
            assert rules.cards(state.play) <= cards or cards == 0
    made = [record for _, record, _ in replay(tmp_path, Journal.read(tmp_path)) if record.who.role == "bot"]
    assert len(made) >= (1 if game in ("quarter-horse", "hold-your-horses") else 10)
    assert {record.who.seat for record in made} <= {1, 2, 3, 4}


async def test_a_bot_sees_what_the_phone_of_its_seat_saw(tmp_path: Path) -> None:
    async with evening(tmp_path, "bettor-horse") as guests:
        phones = {number: guests.table.view(seat(number)) for number in (1, 2, 3, 4)}
        for number in phones:
            await guests.do(PlayFor(number, "steady"))
        for number, phone in phones.items():
            now = guests.table.view(bot(number))
            assert now.play == phone.play
            assert now.choices == phone.choices


@pytest.mark.parametrize("game", ["bettor-horse", "odds-on", "ready-set-bet"])
async def test_no_bot_is_ever_given_a_secret_of_another_seat_or_a_seed(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[tuple[Sight, Any]] = []
    players: Any = type(__import__("postparade.table.players", fromlist=["players_of"]).players_of(GAMES[game]))
    answered = players.answer

    def answer(self: Any, sight: Sight, temper: Temper, rng: random.Random) -> Any | None:
        given.append((sight, guests.table._publisher.presented))
        return answered(self, sight, temper, rng)

    monkeypatch.setattr(players, "answer", answer)
    async with evening(tmp_path, game) as guests:
        for number in (1, 2, 3, 4):
            await guests.do(PlayFor(number, "bold"))
        await play_out(guests, 120)
    assert len(given) > 5
    for sight, state in given:
        assert sight.play == GAMES[game].view(state.play, seat(sight.seat))
        assert state.chance is None or state.chance.seed not in words_in(sight)


async def test_its_actions_are_marked_in_the_journal_as_made_by_the_table(tmp_path: Path) -> None:
    async with evening(tmp_path, "bettor-horse") as guests:
        waiting = guests.board.status.waiting[0]  # type: ignore[union-attr]
        await guests.do(PlayFor(waiting, "careful"))
        await guests.wait(5)
    records = [record for _, record, _ in replay(tmp_path, Journal.read(tmp_path))]
    assert [record.who for record in records if record.kind == "play"][-1] == bot(waiting)


async def test_the_guest_takes_the_seat_back_with_one_tap(tmp_path: Path) -> None:
    async with evening(tmp_path, "bettor-horse") as guests:
        await guests.do(PlayFor(2, "bold"), seat(2))
        assert guests.table.view(seat(2)).choices == ()
        played = guests.table.view(bot(2)).choices
        if played:
            assert await guests.code(played[0].action, seat(2)) == "table_plays"
        await guests.do(TakeBack(2), seat(2))
        assert guests.board.bots == {}
        assert guests.table.view(seat(2)).choices == played
        assert await guests.code(TakeBack(2), seat(2)) == "no_bot"


async def test_nobody_hands_over_or_takes_back_the_seat_of_somebody_else(tmp_path: Path) -> None:
    async with evening(tmp_path, "bettor-horse") as guests:
        assert await guests.code(PlayFor(2, "bold"), seat(1)) == "not_allowed"
        await guests.do(PlayFor(2, "bold"))
        assert await guests.code(TakeBack(2), seat(1)) == "not_allowed"
        assert await guests.code(Roll((3, 4)), bot(2)) == "not_allowed"


async def test_three_guests_of_bettor_horse_get_their_fourth(tmp_path: Path) -> None:
    async with evening(tmp_path, None) as guests:
        await guests.do(ClearSeat(4))
        await guests.do(SeatBot("Dobbin", "steady"))
        assert guests.board.bots == {4: "steady"}
        assert [card.name for card in guests.board.seats] == ["Ann", "Bob", "Cleo", "Dobbin"]
        assert await guests.code(SeatBot("Dobbin", "bold")) == "name_taken"
        await guests.do(ClearSeat(4))
        assert guests.board.bots == {}


async def test_bots_and_the_pause_survive_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path, "odds-on") as guests:
        await guests.do(PlayFor(3, "bold"))
        await guests.do(PauseTable())
        before = guests.board
    table = await Table.open(tmp_path, HandClock(), system_chance)
    try:
        after = table.view(TABLE)
        assert after == before
        assert after.bots == {3: "bold"}
        assert after.status is not None
        assert after.status.paused
    finally:
        await table.close()


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_while_the_table_is_paused_nothing_counts_and_nobody_plays(tmp_path: Path, game: str) -> None:
    async with evening(tmp_path, game) as guests:
        offered = guests.table.view(HOST).choices
        for number in (1, 2, 3, 4):
            await guests.do(PlayFor(number, "steady"))
        await guests.do(PauseTable())
        entry = guests.board.entry
        await guests.wait(60, step=5)
        assert guests.board.entry == entry
        assert guests.board.status is not None
        assert guests.board.status.paused
        for choice in offered:
            assert await guests.code(choice.action) == "paused"
        assert await guests.code(PauseTable()) == "paused"
        assert [choice.action for choice in guests.table.view(HOST).choices] == [ResumeTable()]
        await guests.do(ResumeTable())
        assert guests.table.view(HOST).choices == offered
        assert await guests.code(ResumeTable()) == "not_paused"
