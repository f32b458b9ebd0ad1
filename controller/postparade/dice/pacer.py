"""Throws the electronic dice by itself, at the pace that the game asks for.

Games whose races run in real time say how long it is from roll to roll (``GameStatus.pace``). A caller at a table does
not throw like a clock, so the waits are spread between the shortest and the longest, most of them near the middle.
"""

import asyncio
import logging
import random
from typing import Protocol

from postparade.core.clock import Clock
from postparade.core.faults import Fault, Refusal
from postparade.dice.roll_committer import TablePort
from postparade.rules.actions import Roll
from postparade.rules.viewer import DICE, Viewer
from postparade.table.messages import Receipt, Update

log = logging.getLogger(__name__)
Pace = tuple[float, float]
ROUND_THE_MIDDLE = 2.5
"""Both parameters of the beta distribution of the waits: 1 would be uniform, more is more regular."""


class Dice(Protocol):
    """The electronic dice, as far as the pacer knows them."""

    async def throw(self, who: Viewer, based_on: int | None = None) -> Receipt | Refusal: ...


def wait_between(pace: Pace, chance: random.Random) -> float:
    """Seconds until the next throw, from the shortest to the longest of ``pace``."""
    shortest, longest = pace
    return shortest + (longest - shortest) * chance.betavariate(ROUND_THE_MIDDLE, ROUND_THE_MIDDLE)


class Pacer:
    """Throws the electronic dice from the event loop. A roll by anybody else restarts the wait; bets do not. While the
    game names no pace (between races, paused, dice in the hands of the House) nothing is thrown."""

    def __init__(self, table: TablePort, dice: Dice, clock: Clock, chance: random.Random | None = None) -> None:
        self._table = table
        self._dice = dice
        self._clock = clock
        self._chance = random.SystemRandom() if chance is None else chance
        self._pace: Pace | None = None
        self._again = asyncio.Event()
        self._waiting: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Throw whenever it is time, until cancelled."""
        stop = self._table.watch(self._on_update)
        self._pace = self._asked()
        self._again.set()
        try:
            while True:
                await self._again.wait()
                self._again.clear()
                self._drop()
                if self._pace is not None:
                    self._waiting = asyncio.create_task(self._throw_after(wait_between(self._pace, self._chance)))
        finally:
            stop()
            self._drop()

    def _asked(self) -> Pace | None:
        status = self._table.view(DICE).status
        return None if status is None else status.pace

    def _on_update(self, update: Update) -> None:
        status = update.view.status
        pace = None if status is None else status.pace
        rolled = update.kind == "correction" or isinstance(update.action, Roll)
        if rolled or (pace is None) != (self._pace is None):
            self._again.set()
        self._pace = pace

    async def _throw_after(self, seconds: float) -> None:
        await self._clock.sleep(seconds)
        self._waiting = None  # the throw itself must not be dropped by the update that it causes
        try:
            answer = await self._dice.throw(DICE)
        except Fault as fault:
            log.warning("the pacer threw and the table could not take it: %s", fault.sentence)
            self._again.set()
            return
        if isinstance(answer, Refusal):
            self._again.set()

    def _drop(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
