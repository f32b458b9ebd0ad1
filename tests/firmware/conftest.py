from collections.abc import Iterator

import pytest

from tests.firmware.desk import DESKS, Desk


@pytest.fixture(params=DESKS)
def desk(request: pytest.FixtureRequest) -> Iterator[Desk]:
    """A board of 330 pixels that has just started: once in this process, once under MicroPython."""
    with DESKS[request.param]() as desk:
        yield desk


@pytest.fixture
def greeted(desk: Desk) -> Desk:
    """A board that knows its controller."""
    desk.greet()
    return desk
