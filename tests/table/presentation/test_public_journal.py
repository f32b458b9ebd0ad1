"""What programs may know of the journal: nothing before the board shows it, and no entry missing or doubled."""

import random
from pathlib import Path

import pytest

from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.cards import DECK
from postparade.rules.registry import GAMES
from postparade.rules.viewer import HOST, TABLE, seat
from postparade.table.messages import CloseGame, PauseTable, ResumeTable, TakeSeat
from postparade.table.presentation.public_journal import PublicEntry, PublicJournal, public_entries
from postparade.table.presentation.scene_clock import SECONDS, SHOW, SceneClock
from postparade.table.presentation.status_board import StatusBoard
from tests.games.driver import Driver, drivers
from tests.table.players import Company, company

SCRATCHES = (2, 3, 4, 5)
DRIVERS = [driver for driver in drivers() if driver.game.name in GAMES]
GUESTS = ("Ann", "Bob", "Cleo", "Dan")


class Follower:
    """A program that follows the table."""

    def __init__(self, guests: Company) -> None:
        self.board = StatusBoard()
        self.scenes = SceneClock(guests.table.watch, self.board, guests.clock)
        self.journal = PublicJournal(guests.table, self.board)
        self.began = self.journal.now.entry
        self.told: list[PublicEntry] = []
        self.journal.watch(self.told.append)

    def close(self) -> None:
        self.scenes.close()
        self.journal.close()


async def test_a_roll_is_told_when_its_dice_lie_and_a_finish_when_it_is_paid(tmp_path: Path) -> None:
    async with company(tmp_path, ("Ann", "Bob"), "quarter-horse", cards="recorded") as guests:
        follower = Follower(guests)
        await guests.do(Deal(deck=DECK))
        await guests.roll(*SCRATCHES, 12, 12)
        await guests.clock.advance(SECONDS["dice"])
        known = follower.journal.now.entry
        assert known == guests.table.view(TABLE).entry
        await guests.roll(12)
        assert follower.journal.now.entry == known
        await guests.do(TakeSeat("Cleo"))
        for scene in ("dice", *SHOW[:3]):
            assert follower.journal.now.entry == known, scene
            assert follower.journal.now.race is not None
            assert not follower.journal.now.race.finished
            await guests.clock.advance(SECONDS[scene])
        assert follower.journal.now.entry == known + 2
        assert type(follower.told[-1].events[0]).__name__ == "SeatTaken"
        follower.close()


@pytest.mark.parametrize("driver", DRIVERS, ids=lambda driver: driver.game.name)
async def test_what_was_told_is_what_the_file_says(tmp_path: Path, driver: Driver) -> None:
    rng = random.Random(5)
    async with company(tmp_path, GUESTS, driver.game.name) as guests:
        follower = Follower(guests)
        for _ in range(120):
            state = guests.table._accepted
            if state.game is None or state.game.over(state.play):
                break
            action, player = driver.act(state.play, rng)
            await guests.ask(action, HOST if player is None else seat(player))
            await guests.clock.advance(0.3)
        await guests.clock.advance(120)
        await guests.do(CloseGame())
        await guests.clock.advance(120)
        assert_is_what_was_written(follower, tmp_path, guests)
        follower.close()


@pytest.mark.parametrize("driver", DRIVERS, ids=lambda driver: driver.game.name)
async def test_a_pause_while_a_race_is_shown_is_told_after_the_race(tmp_path: Path, driver: Driver) -> None:
    rng = random.Random(6)
    async with company(tmp_path, GUESTS, driver.game.name) as guests:
        follower = Follower(guests)
        for step in range(120):
            state = guests.table._accepted
            if state.game is None or state.game.over(state.play):
                break
            action, player = driver.act(state.play, rng)
            await guests.ask(action, HOST if player is None else seat(player))
            now = guests.table._accepted
            playing = now.game is not None and not now.game.over(now.play)
            if playing and (guests.table.presenting or step % 10 == 0):
                await guests.do(PauseTable())
                await guests.clock.advance(1)
                await guests.do(ResumeTable())
            await guests.clock.advance(120)
            assert follower.journal.now.entry == guests.table.view(TABLE).entry
            assert follower.journal.now.view == guests.table.view(TABLE)
        assert_is_what_was_written(follower, tmp_path, guests)
        follower.close()


def assert_is_what_was_written(follower: Follower, folder: Path, guests: Company) -> None:
    last = guests.table.view(TABLE).entry
    written = public_entries(folder, follower.began, last, 1000)
    assert [one.entry for one in follower.told] == list(range(follower.began + 1, last + 1))
    assert [(one.entry, one.kind, one.game, one.events) for one in follower.told] == [
        (one.entry, one.kind, one.game, one.events) for one in written
    ]
