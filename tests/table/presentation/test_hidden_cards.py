"""A table with hidden cards: nothing that leaves it names a card before its time, and a race is shown in time."""

import random
from pathlib import Path
from typing import Any

import pytest

from postparade.cli.main import main
from postparade.games.odds_on.players import RandomBookmakers
from postparade.games.odds_on.rules.actions import Chance, StartMeeting
from postparade.games.odds_on.rules.cards import DRAW_CARDS, HORSES, JOCKEYS, RACES, TRACKS
from postparade.games.odds_on.rules.game import OddsOn
from postparade.rules.viewer import HOST, SPECTATOR, TABLE, Viewer, seat
from postparade.table.messages import Receipt, Update
from postparade.table.table import Table
from tests.conftest import amount
from tests.games.words_shown import words_in
from tests.table.players import Company, company, stacked

pytestmark = pytest.mark.slow(3)

EVENINGS = amount(6, 200)
"""Whole meetings at a real table in which hidden cards are looked for."""
TRIO = ("Ann", "Bob", "Cleo")
GAME = OddsOn()
BOOKMAKERS = RandomBookmakers()


def hidden_from(play: Any, viewer: Viewer) -> set[str]:
    """The cards of ``play`` that ``viewer`` cannot know."""
    own = viewer.seat if viewer.role == "seat" else None
    hands = {card for number, hand in zip(play.seats, play.hands, strict=True) if number != own for card in hand}
    return hands | set(play.pile)


async def turn(guests: Company, rng: random.Random) -> tuple[Receipt, int | None]:
    """Somebody does something; presented or not, the table decides on its newest state."""
    action, player = BOOKMAKERS.act(GAME, guests.table._accepted.play, rng)
    return await guests.do(action, HOST if player is None else seat(player)), player


@pytest.mark.parametrize("seed", range(EVENINGS))
async def test_no_update_receipt_or_view_names_a_card_that_is_hidden(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    async with company(tmp_path, TRIO, "odds-on") as guests:
        table = guests.table

        def hear(update: Update) -> None:
            play = table._publisher.presented.play
            assert not words_in(update) & hidden_from(play, TABLE), update.events
            for viewer in (TABLE, HOST, SPECTATOR, *map(seat, play.seats)):
                assert not words_in(table.view(viewer)) & hidden_from(play, viewer), viewer

        table.watch(hear)
        while not table._accepted.game or not table._accepted.game.over(table._accepted.play):
            receipt, player = await turn(guests, rng)
            viewer = HOST if player is None else seat(player)
            drawn = hidden_from(table._accepted.play, viewer)
            assert not words_in(receipt) & drawn
        assert len(table._accepted.play.results) == RACES


async def test_the_next_field_is_on_no_screen_before_the_race_was_shown(tmp_path: Path) -> None:
    rng = random.Random(3)
    async with company(tmp_path, TRIO, "odds-on") as guests:
        table, clock = guests.table, guests.clock
        await turn(guests, rng)
        await clock.advance(60)
        while not table._accepted.play.results:
            await turn(guests, rng)
        seen = []
        for _ in range(200):
            board = table.view(TABLE)
            seen.append((board.play.phase, board.play.race_number, board.status.race if board.status else 0))
            if board.play.race_number == 2:
                break
            assert table.view(seat(1)).choices == (), "somebody may act while the race is shown"
            assert all(runner.gate <= 8 for runner in board.play.runners)
            await clock.advance(0.5)
        assert seen[0][:2] == ("race", 1)
        assert seen[-1][:2] == ("pricing", 2)
        assert 15 <= len(seen) / 2 <= 45, "seconds from the off to the next field"


async def test_a_reopened_table_shows_the_end_of_the_race_at_once(tmp_path: Path) -> None:
    rng = random.Random(4)
    async with company(tmp_path, TRIO, "odds-on") as guests:
        while not guests.table._accepted.play.results:
            await turn(guests, rng)
        assert guests.board.play.phase == "race"
        now = guests.table._accepted.play
    table = await Table.open(tmp_path, guests.clock, stacked(list))
    assert table._publisher.presented.play == now
    assert table.view(TABLE).play.race_number == 2
    await table.close()


async def test_exports_of_a_running_meeting_name_public_cards_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = random.Random(5)
    async with company(tmp_path, TRIO, "odds-on") as guests:
        for _ in range(40):
            await turn(guests, rng)
        hidden = hidden_from(guests.table._accepted.play, TABLE)
    for command in (["replay", "--json"], ["replay"], ["ledger", "--json"], ["ledger"]):
        assert main([command[0], str(tmp_path), *command[1:]]) == 0
        told = capsys.readouterr().out
        assert told
        assert [card for card in hidden if f'"{card}"' in told or f" {card} " in told] == []
    assert main(["report", str(tmp_path), "--out", str(tmp_path / "report")]) == 0
    capsys.readouterr()
    for file in (tmp_path / "report").glob("*.[hs]*"):
        text = file.read_text(encoding="utf-8")
        assert [card for card in hidden if card in text] == []


async def test_an_order_that_a_phone_claims_to_have_shuffled_does_not_count(tmp_path: Path) -> None:
    """A phone that names the deck, a refill or the next field is dealt what the table shuffles."""
    mine = Chance(DRAW_CARDS, tuple(TRACKS), tuple(HORSES), tuple(JOCKEYS))
    async with company(tmp_path, TRIO, "odds-on") as guests:
        await guests.do(StartMeeting(mine), seat(3))
        play = guests.table._accepted.play
        sorted_hands = tuple(DRAW_CARDS[at:18:3] for at in range(3))
        assert play.hands != sorted_hands
        assert play.pile != DRAW_CARDS[18:]
