"""Nothing that other programs are told holds what only one seat may know, in any game: what goes to the broker, to
webhooks and to Prometheus while whole games are played."""

import asyncio
import json
import random
from pathlib import Path

import msgspec
import pytest

from postparade.integrations.metrics import Metrics
from postparade.integrations.settings import WebhookSettings
from postparade.integrations.webhooks.webhooks import Webhooks
from postparade.rules.registry import GAMES
from postparade.rules.viewer import HOST, seat
from postparade.table.messages import OpenGame, TakeSeat
from tests.conftest import amount
from tests.games.driver import Driver, drivers, setup_with_secrets
from tests.integrations.home_assistant.test_home_assistant import House, at_home
from tests.integrations.test_metrics import Sensors
from tests.integrations.webhooks.test_webhooks import SECRET, Receiver, receiving
from tests.mqtt.broker import Broker

pytestmark = pytest.mark.slow(20)

DRIVERS = [driver for driver in drivers() if driver.game.name in GAMES]
ACTIONS = amount(40, 1500)
MOST = 6 * ACTIONS
"""Actions of a game in which cards are hidden only after a race."""
GUESTS = ("Ann", "Bob", "Cleo", "Dan")
PASSWORD = "the broker's own password"


class Listeners:
    """Everything that has been told so far, to whomever."""

    def __init__(self, house: House, receiver: Receiver, metrics: Metrics) -> None:
        self._house, self._receiver, self._metrics = house, receiver, metrics
        self._heard = self._called = 0

    async def news(self) -> str:
        """What was told since the last time."""
        await self._house.settled()
        told = [f"{topic} {payload.decode()}" for topic, payload in self._house.heard[self._heard :]]
        told += [json.dumps(headers) + body.decode() for headers, body in self._receiver.calls[self._called :]]
        self._heard, self._called = len(self._house.heard), len(self._receiver.calls)
        return "\n".join((*told, (await self._metrics.text()).decode()))


@pytest.mark.parametrize("driver", DRIVERS, ids=lambda driver: driver.game.name)
async def test_nothing_that_leaves_the_table_names_what_is_hidden(
    tmp_path: Path, broker: Broker, driver: Driver
) -> None:
    rng = random.Random(11)
    told = 0
    settings = {"user": "table", "password": PASSWORD}
    async with (
        receiving() as receiver,
        at_home(tmp_path, broker, game=None, names=(), **settings) as house,
    ):
        guests = house.guests
        setup = setup_with_secrets(driver, len(GUESTS), MOST)
        for name, number in zip(GUESTS, setup.seats, strict=True):
            await guests.do(TakeSeat(name, number))
        options = msgspec.to_builtins(setup)
        await guests.do(OpenGame(driver.game.name, options, tuple(options.pop("seats"))))
        hidden_ever: set[str] = set()
        hook = WebhookSettings(url=receiver.url, secret=SECRET)
        webhooks = Webhooks((hook,), house.journal, guests.clock, tmp_path, lambda _number, _fault: None)
        calling = asyncio.create_task(webhooks.run())
        metrics = Metrics(
            guests.table,
            house.board,
            guests.clock,
            tmp_path,
            connections=dict,
            queues=lambda: {"webhooks": webhooks.queued},
            machine=lambda: Sensors(40.0, under_voltage=False),
        )
        listeners = Listeners(house, receiver, metrics)
        for number in range(MOST):
            state = guests.table._accepted
            shown = hidden_ever or type(driver).secrets is Driver.secrets
            if state.game is None or driver.game.over(state.play) or (number >= ACTIONS and shown):
                break
            action, player = driver.act(state.play, rng)
            await guests.ask(action, HOST if player is None else seat(player))
            news = await listeners.news()
            told += len(news)
            hidden = {word for words in driver.secrets(guests.table._accepted.play).values() for word in words}
            hidden_ever |= hidden
            assert not [word for word in hidden if f'"{word}"' in news], action
            assert PASSWORD not in news
            assert SECRET not in news
        calling.cancel()
        await asyncio.gather(calling, return_exceptions=True)
        metrics.close()
    assert told > 10_000
    # The dice races deal cards that everybody may count on the board.
    assert hidden_ever or type(driver).secrets is Driver.secrets
    assert json.loads(house.known["postparade/postparade/state"])["game"] in (driver.game.name, None)
