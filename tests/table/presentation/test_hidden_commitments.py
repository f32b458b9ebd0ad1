"""A table at which cards and bets are locked in secret: nothing that leaves it tells them before their time, and every
race is shown in time."""

import logging
import random
from pathlib import Path
from typing import Any

import pytest

from postparade.cli.main import main
from postparade.games.bettor_horse.rules import events as ev
from postparade.games.bettor_horse.rules.state import State
from postparade.games.bettor_horse.rules.view import turned
from postparade.rules.viewer import HOST, SPECTATOR, TABLE, Viewer, seat
from postparade.table.messages import Receipt, Update
from postparade.table.table import Table
from tests.conftest import amount
from tests.games.bettor_horse.strategy import legal
from tests.games.words_shown import words_in
from tests.table.players import Company, company, stacked

pytestmark = pytest.mark.slow(8)

EVENINGS = amount(6, 200)
"""Whole games at a real table in which secrets are looked for."""
FOUR = ("Ann", "Bob", "Cid", "Dora")
CLOSED: dict[str, Any] = {"open_decks": False, "track_conditions": True}


def hidden_from(play: State, viewer: Viewer) -> set[str]:
    """The cards of ``play`` that ``viewer`` has not seen yet; nobody is shown the decks of the others."""
    own = viewer.seat if viewer.role == "seat" else None
    seen = turned(play.round) | (turned(play.last) if play.last is not None else frozenset())
    decks = zip(play.players, play.unraced, strict=True)
    return {card for number, deck in decks if number != own for card in deck} - seen


async def turn(guests: Company, rng: random.Random) -> tuple[Receipt, Viewer]:
    """Somebody does something legal."""
    action, player = legal(guests.table._accepted.play, rng)
    viewer = HOST if player is None else seat(player)
    return await guests.do(action, viewer), viewer


@pytest.mark.parametrize("seed", range(EVENINGS))
async def test_no_update_receipt_or_view_tells_what_was_locked(
    tmp_path: Path, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    rng = random.Random(seed)
    names = FOUR if seed % 2 else FOUR[:2]
    async with company(tmp_path, names, "bettor-horse", **CLOSED) as guests:
        table = guests.table

        def hear(update: Update) -> None:
            play = table._publisher.presented.play
            assert not words_in(update) & hidden_from(play, TABLE), update.events
            assert all(event.bet == "" for event in update.events if isinstance(event, ev.Locked))
            assert all(event.by is None for event in update.events if isinstance(event, ev.Picked))
            for viewer in (TABLE, HOST, SPECTATOR, *map(seat, play.players)):
                view = table.view(viewer)
                assert not words_in(view) & hidden_from(play, viewer), viewer
                assert view.play.round.bets is None or play.round.revealed

        table.watch(hear)
        while table._accepted.play.result is None:
            receipt, viewer = await turn(guests, rng)
            assert not words_in(receipt) & hidden_from(table._accepted.play, viewer)
        hidden = {card for deck in table._accepted.play.unraced for card in deck}
    assert not any(card in record.getMessage() for record in caplog.records for card in hidden)


async def test_a_round_is_shown_as_races_and_nobody_may_act_meanwhile(tmp_path: Path) -> None:
    rng = random.Random(3)
    async with company(tmp_path, FOUR[:2], "bettor-horse") as guests:
        table, clock = guests.table, guests.clock
        while table._accepted.play.last is None:
            await turn(guests, rng)
        seen: list[tuple[int, tuple[int, ...], int]] = []
        for _ in range(400):
            board = table.view(TABLE)
            race = table.race()
            assert race is not None
            seen.append((len(board.play.round.lanes), tuple(lane.position for lane in race.lanes), board.play.pool))
            if board.play.round.number == 2:
                break
            assert table.view(seat(1)).choices == table.view(seat(2)).choices == ()
            await clock.advance(0.1)
        assert 20 <= len(seen) / 10 <= 40, "seconds from the reveal to the next round"
        for lane in range(3):
            moving = [at for done, at, _ in seen if done == lane and 0 < max(at) < 100]
            assert 3.5 <= len(moving) / 10 <= 6, "seconds between start and finish"


async def test_a_reopened_table_shows_the_end_of_the_round_at_once(tmp_path: Path) -> None:
    rng = random.Random(4)
    async with company(tmp_path, FOUR[:2], "bettor-horse") as guests:
        while guests.table._accepted.play.last is None:
            await turn(guests, rng)
        assert guests.board.play.round.number == 1
        now = guests.table._accepted.play
    table = await Table.open(tmp_path, guests.clock, stacked(list))
    assert table._publisher.presented.play == now
    assert table.view(TABLE).play.round.number == 2
    await table.close()


@pytest.mark.parametrize("stop", ["locked", "picked"])
async def test_exports_of_a_running_game_tell_what_was_turned_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], stop: str
) -> None:
    """Also while a commitment is locked, or a Mudder's owner has picked and the other has not."""
    rng = random.Random(5)
    async with company(tmp_path, FOUR[:2], "bettor-horse", **CLOSED) as guests:
        for _ in range(400):
            await turn(guests, rng)
            now = guests.table._accepted.play.round
            if stop == "locked" and now.number > 1 and len(now.locked) == 1:
                break
            if stop == "picked" and sum(pick is not None for pick in now.picks) == 1 and now.unpicked:
                break
        else:
            pytest.fail("no such moment in this game")
        hidden = hidden_from(guests.table._accepted.play, TABLE)
    for command in (["replay", "--json"], ["replay"], ["ledger", "--json"], ["ledger"]):
        assert main([command[0], str(tmp_path), *command[1:]]) == 0
        told = capsys.readouterr().out
        assert told
        assert [card for card in hidden if card in told] == []
    assert main(["report", str(tmp_path), "--out", str(tmp_path / "report")]) == 0
    capsys.readouterr()
    files = list((tmp_path / "report").glob("*.[hs]*"))
    assert files
    for file in files:
        assert [card for card in hidden if card in file.read_text(encoding="utf-8")] == []
