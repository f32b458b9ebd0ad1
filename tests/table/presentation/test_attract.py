"""Demonstrations: one race for all boards, only while nobody is there, and over as soon as somebody comes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from postparade.rules.viewer import SPECTATOR
from postparade.table.messages import OpenGame, TakeSeat
from postparade.table.presentation.attract import LOOKED_AT, MINUTE, TOPIC, Attract
from postparade.table.presentation.demonstration_race import END, STEP, demonstration_race
from postparade.table.presentation.status_board import StatusBoard
from tests.table.players import Company, company

MINUTES = 10
SEED = 11


class Place:
    """A table in an empty room, with one board."""

    def __init__(self, guests: Company, minutes: int = MINUTES) -> None:
        self.guests = guests
        self.board = StatusBoard()
        self.posts: list[tuple[float, dict[str, Any]]] = []
        self.board.watch(self._note)
        self.people = self.held = False
        self.watched = True
        self.attract = Attract(
            guests.table,
            self.board,
            guests.clock,
            minutes,
            people=lambda: self.people,
            watched=lambda: self.watched,
            held=lambda: self.held,
            seed=lambda: SEED,
        )

    def _note(self, topic: str, body: dict[str, Any]) -> None:
        if topic == TOPIC:
            self.posts.append((self.guests.clock.now(), body))

    @property
    def on(self) -> bool:
        return bool((self.board.latest(TOPIC) or {}).get("on"))

    async def wait(self, seconds: float) -> None:
        await self.guests.clock.advance(seconds)


@asynccontextmanager
async def place(folder: Path, *names: str, minutes: int = MINUTES) -> AsyncIterator[Place]:
    async with company(folder, names) as guests:
        found = Place(guests, minutes)
        running = asyncio.create_task(found.attract.run())
        try:
            yield found
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            found.attract.close()


async def test_after_some_minutes_alone_the_race_of_the_seed_is_told_moment_by_moment(tmp_path: Path) -> None:
    async with place(tmp_path) as table:
        await table.wait(MINUTES * MINUTE - 1)
        assert not table.posts
        head = table.guests.table.head
        await table.wait(1)
        race = demonstration_race(SEED)
        await table.wait(race.seconds + 0.1)
        told = [(round((at - table.posts[0][0]) / STEP, 6), body) for at, body in table.posts]
        first, again = told[:-1], told[-1]
        assert [body["at"] + 1 for _, body in first] == [at for at, _ in first]
        assert [tuple(body["positions"]) for _, body in first] == [moment.positions for moment in race.moments]
        assert {body["number"] for _, body in first} == {1}
        assert all(body["on"] and body["alone"] for _, body in told)
        assert (again[1]["number"], again[1]["told"]) == (2, "off")
        assert table.posts[-1][0] - table.posts[-2][0] >= END - 0.001
        assert table.guests.table.head == head


async def test_whoever_comes_ends_it_at_once(tmp_path: Path) -> None:
    async with place(tmp_path) as table:

        def phone() -> None:
            table.people = True
            table.attract.look()

        for come in (phone, table.attract.touched):
            table.people = False
            table.attract.look()
            await table.wait(MINUTES * MINUTE + 5 * STEP)
            assert table.on
            come()
            assert not table.on
            await table.wait(MINUTES * MINUTE - 1)
            assert not table.on
        await table.wait(MINUTE)
        assert table.on
        await table.guests.do(TakeSeat("Ann"), SPECTATOR)
        assert not table.on
        await table.guests.do(TakeSeat("Bob"), SPECTATOR)
        await table.guests.do(OpenGame("quarter-horse", {}))
        await table.wait(60 * MINUTE)
        assert not table.on, "a game is on the table"


async def test_seats_that_nobody_has_cleared_keep_the_boards_free_but_not_the_voice(tmp_path: Path) -> None:
    async with place(tmp_path, "Ann") as table:
        await table.wait(MINUTES * MINUTE)
        assert table.on
        assert not table.posts[-1][1]["alone"]


async def test_without_a_board_or_without_minutes_none_is_run(tmp_path: Path) -> None:
    async with place(tmp_path) as table:
        table.watched = False
        await table.wait(2 * MINUTES * MINUTE)
        assert not table.posts
        table.watched = True
        table.attract.look()
        await table.wait(0)
        assert table.on, "the board is opened late"
        table.held = True
        table.attract.look()
        assert not table.on, "the board shows an earlier race"
    async with place(tmp_path / "other", minutes=0) as table:
        await table.wait(60 * MINUTE)
        assert not table.posts


async def test_between_two_games_guests_see_it_and_hear_nothing(tmp_path: Path) -> None:
    async with place(tmp_path, "Ann") as table:
        table.people = True
        table.attract.look()
        table.board.post("countdown", {"stage": "pause", "left": 300})
        await table.wait(0)
        assert table.on
        assert not table.posts[-1][1]["alone"]
        table.attract.touched()
        assert not table.on
        await table.wait(LOOKED_AT)
        assert table.on
        table.board.post("countdown", {"stage": "countdown", "left": 60})
        assert not table.on
