"""No answer and no event of the API holds what only one seat may know, while whole games of every kind are played."""

import asyncio
import random
from pathlib import Path

import msgspec
import pytest
from aiohttp import ClientResponse

from postparade.api.documents import READINGS
from postparade.reports.live import LiveReports
from postparade.rules.registry import GAMES
from postparade.rules.viewer import HOST, seat
from postparade.table.messages import Command, OpenGame, TakeSeat
from tests.conftest import amount
from tests.games.driver import Driver, drivers, setup_with_secrets
from tests.web.api.test_v1 import read, signed_in, token_for
from tests.web.api.test_v1_events import follow
from tests.web.server_fixture import serving

pytestmark = pytest.mark.slow(20)

DRIVERS = [driver for driver in drivers() if driver.game.name in GAMES]
ACTIONS = amount(50, 1500)
MOST = 6 * ACTIONS
"""Actions of a game in which cards are hidden only after a race."""
READ = tuple(one.path for one in READINGS if one.scope is None)
GUESTS = ("Ann", "Bob", "Cleo", "Dan")
PATIENCE = 20.0


class Events:
    """A program that follows the journal."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.entry = 0

    async def read(self, answer: ClientResponse) -> None:
        async for line in answer.content:
            text = line.decode().rstrip("\n")
            self.lines.append(text)
            if text.startswith("id: "):
                self.entry = int(text.removeprefix("id: "))


@pytest.mark.parametrize("driver", DRIVERS, ids=lambda driver: driver.game.name)
async def test_no_answer_and_no_event_names_what_is_hidden(tmp_path: Path, driver: Driver) -> None:
    rng = random.Random(7)
    hidden_ever: set[str] = set()
    hidden: set[str] = set()
    async with serving(tmp_path) as fixture:
        setup = setup_with_secrets(driver, len(GUESTS), MOST)
        for name, number in zip(GUESTS, setup.seats, strict=True):
            await fixture.act(TakeSeat(name, number))
        options = msgspec.to_builtins(setup)
        await fixture.act(OpenGame(driver.game.name, options, tuple(options.pop("seats"))))
        program, events = fixture.client(), Events()
        async with follow(program, 0) as stream:
            reading = asyncio.create_task(events.read(stream))
            for number in range(MOST):
                state = fixture.table._accepted
                shown = hidden_ever or type(driver).secrets is Driver.secrets
                if state.game is None or driver.game.over(state.play) or (number >= ACTIONS and shown):
                    break
                action, player = driver.act(state.play, rng)
                who = HOST if player is None else seat(player)
                await fixture.table.submit(Command(f"secret-{number}", who, action))
                known = len(events.lines)
                await fixture.clock.advance(30)
                async with asyncio.timeout(PATIENCE):
                    while events.entry < fixture.server.public_journal.now.entry:  # noqa: ASYNC110  (a socket lies between)
                        await asyncio.sleep(0.005)
                told = "\n".join(events.lines[known:])
                for path in READ:
                    told += await (await program.get(f"/api/v1/{path}")).text()
                hidden = {word for words in driver.secrets(fixture.table._accepted.play).values() for word in words}
                hidden_ever |= hidden
                assert not [word for word in hidden if f'"{word}"' in told], action
            # A report is told once the board has shown all of it, on a clock that only this test turns.
            while fixture.server.public_journal.now.entry < fixture.table.view(HOST).entry:
                await fixture.clock.advance(30)
            fixture.server.attach_reports(LiveReports(fixture.table, tmp_path))
            status, report = await read(program, "report", await token_for(await signed_in(fixture), "read"))
            assert status == 200
            assert not [word for word in hidden if f'"{word}"' in msgspec.json.encode(report).decode()]
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)
        assert events.entry > 20
    # The dice races deal cards that everybody may count on the board.
    assert hidden_ever or type(driver).secrets is Driver.secrets
