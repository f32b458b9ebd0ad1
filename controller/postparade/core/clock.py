"""Time as a dependency: the system clock in the program, a hand-turned one in tests."""

import asyncio
import heapq
import itertools
import secrets
import time
from collections.abc import Awaitable
from functools import cached_property
from pathlib import Path
from typing import Protocol

ROUNDS = 10
"""Turns of the event loop after which everything that a sleeper sets going at once is done."""
BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


class Clock(Protocol):
    """Where a room gets the time from, and how it waits."""

    def now(self) -> float:
        """Monotonic seconds; only differences mean something."""
        ...

    def wall(self) -> float:
        """Seconds since 1970-01-01 UTC, for records that people read."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Return when ``seconds`` have passed on this clock."""
        ...


class BootClock(Clock, Protocol):
    """A clock for what lasts through restarts of the program."""

    def uptime(self) -> float:
        """Monotonic seconds since the machine was switched on, through every restart of the program and with the time
        that the machine slept. No wall clock that leaps changes it."""
        ...

    @property
    def boot(self) -> str:
        """What the machine calls the time since it was switched on: :meth:`uptime` can be compared with a noted one
        only if both belong to the same boot."""
        ...


class SystemClock:
    """The clock of the machine."""

    @cached_property
    def boot(self) -> str:
        try:
            return BOOT_ID.read_text(encoding="ascii").strip()
        except OSError:
            return secrets.token_hex(8)  # Not Linux: every start counts as another boot.

    def now(self) -> float:
        return time.monotonic()

    def wall(self) -> float:
        return time.time()

    def uptime(self) -> float:
        return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class HandClock:
    """A clock that stands still until :meth:`advance` turns it, stepping through every sleeper on the way. Each is a
    machine that has just been switched on, unless ``boot`` is that of an earlier one and ``start`` its uptime."""

    def __init__(self, start: float = 0.0, wall: float = 1_800_000_000.0, boot: str | None = None) -> None:
        self.boot = boot or secrets.token_hex(8)
        self._now = start
        self._offset = wall - start
        self._sleepers: list[tuple[float, int, asyncio.Event]] = []
        self._order = itertools.count()

    def now(self) -> float:
        return self._now

    def wall(self) -> float:
        return self._now + self._offset

    def uptime(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        woken = asyncio.Event()
        heapq.heappush(self._sleepers, (self._now + seconds, next(self._order), woken))
        await woken.wait()

    def leap(self, seconds: float) -> None:
        """Set the wall clock forward, or back, by ``seconds``; no time passes."""
        self._offset += seconds

    async def advance(self, seconds: float) -> None:
        """Turn the clock by ``seconds``; every sleeper due by then has run when this returns."""
        end = self._now + seconds
        await self.settle()
        while self._sleepers and self._sleepers[0][0] <= end:
            self._now, _, woken = heapq.heappop(self._sleepers)
            woken.set()
            await self.settle()
        self._now = end
        await self.settle()

    async def settle(self) -> None:
        """Give every ready task its turn; a few rounds, because one task may make another ready. Where the loop tells
        what is ready, no round is made for nobody."""
        ready = getattr(asyncio.get_running_loop(), "_ready", (None,))
        for _ in range(ROUNDS):
            await asyncio.sleep(0)
            if not ready:
                break


async def first_of(*work: Awaitable[object]) -> None:
    """Return when the first of ``work`` is done, such as an event or some seconds of a clock; the others are
    cancelled."""
    tasks = [asyncio.ensure_future(one) for one in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
