"""A thread of its own for a device: one that is slow or half alive delays nobody else, never the table."""

import asyncio
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

from postparade.core.clock import Clock
from postparade.core.faults import Phrase

T = TypeVar("T")

PATIENCE = 5.0
"""Seconds after which a device that does not return from a call counts as lost: Linux gives up a transfer on a bus
after one."""
LINGER = 5.0
"""Seconds for which the thread of a device that has nothing to do waits for more."""


class DeviceThread:
    """Makes calls that block, one at a time and in the order they were asked for, outside the event loop.

    The thread starts with the first call and ends when nothing has been asked for a while. A call that never returns
    does not keep the program from ending.
    """

    def __init__(self, name: str, clock: Clock) -> None:
        self._name = name
        self._clock = clock
        self._calls: deque[Callable[[], None]] = deque()
        self._changed = threading.Condition()
        self._runs = False
        self._unfinished = 0
        self._awaited: dict[object, float] = {}

    @property
    def idle(self) -> bool:
        """Whether every call has returned, and whoever waits for it was told."""
        return not self._unfinished

    def post(self, call: Callable[[], T]) -> Future[T]:
        """Make ``call`` after those asked for before, from whatever thread; the caller does not wait."""
        future: Future[T] = Future()

        def make() -> None:
            if future.set_running_or_notify_cancel():
                try:
                    future.set_result(call())
                except BaseException as why:  # noqa: BLE001  (whoever waits for the call gets it)
                    future.set_exception(why)

        with self._changed:
            self._calls.append(make)
            self._unfinished += 1
            if not self._runs:
                threading.Thread(target=self._run, name=self._name, daemon=True).start()
                self._runs = True
            self._changed.notify()
        return future

    async def do(self, call: Callable[[], T], within: float | None = None) -> T:
        """What ``call`` returns. Raises what it raises, and ``TimeoutError`` if it has not returned ``within`` seconds.

        A call that has not begun by then, or when the task is cancelled, is not made any more.
        """
        answer = asyncio.wrap_future(self.post(call))
        self._awaited[answer] = self._clock.now()
        try:
            if within is not None:
                await self._in_time(answer, within)
            return await answer
        finally:
            del self._awaited[answer]
            answer.cancel()

    async def finish(self, call: Callable[[], object], within: float) -> None:
        """Make ``call`` in any case, as soon as the device lets go of what it does; wait at most ``within`` seconds.

        A task that is cancelled waits, too: the program may end right after it. Raises what ``call`` raises, and
        ``TimeoutError``.
        """
        answer = asyncio.wrap_future(self.post(call))
        waiting = asyncio.ensure_future(self._in_time(answer, within))
        try:
            await asyncio.shield(waiting)
        except asyncio.CancelledError:
            await asyncio.wait((waiting,))
            raise
        answer.result()

    def insist(self) -> None:
        """Raise ``TimeoutError`` if a call that somebody waits for has not returned for longer than ``PATIENCE``."""
        if any(self._clock.now() - since > PATIENCE for since in self._awaited.values()):
            raise TimeoutError(Phrase("no_answer_in_time"))

    async def _in_time(self, answer: asyncio.Future[T], within: float) -> None:
        limit = asyncio.ensure_future(self._clock.sleep(within))
        try:
            await asyncio.wait((answer, limit), return_when=asyncio.FIRST_COMPLETED)
        finally:
            limit.cancel()
        if not answer.done():
            raise TimeoutError(Phrase("no_answer_in_time"))

    def _run(self) -> None:
        while True:
            with self._changed:
                if not self._changed.wait_for(lambda: self._calls, LINGER):
                    self._runs = False
                    return
                call = self._calls.popleft()
            call()
            with self._changed:
                self._unfinished -= 1
