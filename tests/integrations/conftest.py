"""A broker for every test that asks for one."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.mqtt.broker import Broker, running


@pytest_asyncio.fixture
async def broker(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Broker]:
    """A broker that lets everybody in, and runs."""
    async with running(tmp_path_factory.mktemp("broker")) as found:
        yield found
