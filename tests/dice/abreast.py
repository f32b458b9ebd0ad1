"""Keeps a hand-turned clock abreast of the camera's threads, which take the real time they need."""

import asyncio
from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from postparade.dice.capture import capture_loop
from postparade.dice.capture.worker import T, Worker

TURNS = 5
"""Rounds of the event loop in which what came out of a thread may send the next thing into one."""


class Awaited(Worker):
    """A worker whose work can be waited for from outside."""

    under_way: ClassVar[set[asyncio.Future[Any]]] = set()

    def do(self, work: Callable[[], T]) -> asyncio.Future[T]:
        outcome = super().do(work)
        self.under_way.add(outcome)
        outcome.add_done_callback(self.under_way.discard)
        return outcome


async def caught_up() -> None:
    """Wait until the camera's threads have nothing left to do. Needs the fixture :func:`awaited_workers`."""
    quiet = 0
    while quiet < TURNS:
        quiet = 0 if Awaited.under_way else quiet + 1
        await (asyncio.wait(set(Awaited.under_way)) if Awaited.under_way else asyncio.sleep(0))


@pytest.fixture
def awaited_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop's threads as they are, only that their work can be waited for."""
    monkeypatch.setattr(Awaited, "under_way", set())
    monkeypatch.setattr(capture_loop, "Worker", Awaited)
