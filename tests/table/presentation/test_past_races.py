"""The last races are read back from the journal as they were run, and nobody is told of one that is still shown."""

import random
from functools import partial
from pathlib import Path

import pytest

from postparade.core.faults import Refusal
from postparade.rules.registry import GAMES
from postparade.rules.viewer import HOST, seat
from postparade.table.journal import snapshot_writer
from postparade.table.journal.verify import transcript
from postparade.table.messages import CloseGame, Correct, OpenGame, Update
from postparade.table.presentation.past_races import RECENT, past_races
from tests.games.driver import Driver
from tests.games.test_conformance import DRIVERS
from tests.table.players import Company, company

TRIO = ("Ann", "Bob", "Cid")
NAMES = (*TRIO, "Dora")
BUILT_IN = [driver for driver in DRIVERS if driver.game.name in GAMES]
WANTED = 2
MOST = 900


async def race(guests: Company) -> None:
    await guests.scratch(5, 6, 7, 8)
    await guests.roll(9, 2, 2, 2)


async def play(guests: Company, driver: Driver) -> dict[int, Update]:
    """Play until some races are over; what the board was told last of each, by the entry that decided it."""
    told: dict[int, Update] = {}

    def hear(update: Update) -> None:
        if (
            update.race is not None
            and update.race.finished
            and not (update.race_before and update.race_before.finished)
        ):
            told[update.entry] = update

    guests.table.watch(hear)
    rng = random.Random(3)
    for _ in range(MOST):
        if len(told) >= WANTED or not guests.table._accepted.running:
            break
        action, player = driver.act(guests.table._accepted.play, rng)
        answer = await guests.ask(action, HOST if player is None else seat(player))
        assert not isinstance(answer, Refusal), answer
    await guests.clock.advance(600)
    return told


@pytest.mark.parametrize("driver", BUILT_IN, ids=lambda driver: driver.game.name)
async def test_every_race_ends_as_the_board_showed_it(driver: Driver, tmp_path: Path) -> None:
    async with company(tmp_path, NAMES[: max(count for count in driver.game.seat_counts if count <= 4)]) as guests:
        await guests.do(OpenGame(driver.game.name))
        told = await play(guests, driver)
    found = {past.entry: past for past in past_races(tmp_path)}
    assert told
    assert found.keys() == told.keys()
    for entry, past in found.items():
        shown = told[entry].race
        assert shown is not None
        assert past.winners == shown.winners
        assert past.frames[-1].positions == tuple(lane.position for lane in shown.lanes)
        assert past.at == told[entry].at
        moved = [frame.positions for frame in past.frames]
        assert len(set(moved)) > 2
        assert [lane.number for lane in past.lanes] == [lane.number for lane in shown.lanes]


async def test_the_last_ten_are_kept_newest_first_across_games(tmp_path: Path) -> None:
    async with company(tmp_path, TRIO, "quarter-horse") as guests:
        for _ in range(RECENT):
            await race(guests)
        await guests.do(CloseGame())
        await guests.do(OpenGame("hold-your-horses"))
        await race(guests)
        middle = guests.board.entry
        await race(guests)
    found = past_races(tmp_path)
    assert len(found) == RECENT
    assert [past.game for past in found[:3]] == ["hold-your-horses", "hold-your-horses", "quarter-horse"]
    assert [past.entry for past in found] == sorted((past.entry for past in found), reverse=True)
    assert [past.number for past in found[:3]] == [2, 1, RECENT]
    assert past_races(tmp_path, until=middle)[0] == found[1]


async def test_a_corrected_race_is_run_as_it_holds(tmp_path: Path) -> None:
    async with company(tmp_path, TRIO, "quarter-horse") as guests:
        await race(guests)
        decided = guests.board.entry
        assert [past.entry for past in past_races(tmp_path)] == [decided]
        await guests.do(Correct(decided, (1, 2)))
        assert past_races(tmp_path) == []
        await guests.roll(2)
        (past,) = past_races(tmp_path)
        assert past.entry == guests.board.entry
        assert (decided, (1, 2)) in {(frame.entry, frame.roll) for frame in past.frames}


async def test_a_race_that_began_before_the_snapshot_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshot_writer, "APART", 20)
    async with company(tmp_path, TRIO, "quarter-horse") as guests:
        for _ in range(8):
            await race(guests)
    assert (tmp_path / "journal.snapshot").exists()
    short = past_races(tmp_path)
    (tmp_path / "journal.snapshot").unlink()
    whole = past_races(tmp_path)
    assert 0 < len(short) < len(whole)
    assert short == whole[: len(short)]


async def test_an_evening_without_a_race_has_none(tmp_path: Path) -> None:
    async with company(tmp_path, TRIO, "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
    assert past_races(tmp_path) == []


async def test_readers_of_races_and_seeds_yield_after_every_entry(tmp_path: Path) -> None:
    """The event loop shares Python's lock with them."""
    async with company(tmp_path, TRIO, "quarter-horse") as guests:
        await race(guests)
        entries = guests.table.head.entry
    for read in (partial(past_races, tmp_path, None), partial(transcript, tmp_path)):
        rests: list[int] = []
        read(lambda rests=rests: rests.append(1))  # type: ignore[misc]
        assert len(rests) == entries
