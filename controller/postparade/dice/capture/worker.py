"""A thread of its own for work that would block the event loop."""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class _Job(NamedTuple):
    work: Callable[[], Any]
    outcome: asyncio.Future[Any]


class Worker:
    """Does one thing after another for the event loop it was made in."""

    def __init__(self, name: str) -> None:
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name=name, daemon=True)
        self.thread.start()

    def do(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """The outcome of ``work()``, which is done in the thread when everything before it is done."""
        outcome: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(_Job(work, outcome))
        return outcome

    async def end(self, last: Callable[[], None], grace: float | None = None) -> None:
        """Do ``last()`` and end the thread. Work that may hang is waited for at most ``grace`` seconds; then the thread
        is left behind and ends when it comes back."""
        done = self.do(last)
        self._jobs.put(None)
        await asyncio.wait({done}, timeout=grace)

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            if job.outcome.cancelled():
                continue
            result, error = None, None
            try:
                result = job.work()
            except Exception as why:  # noqa: BLE001 whoever asked for the work gets it
                error = why
            # The loop may have gone while we were at work.
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(_deliver, job.outcome, result, error)


def _deliver(outcome: asyncio.Future[object], result: object, error: Exception | None) -> None:
    if outcome.cancelled():
        return
    if error is None:
        outcome.set_result(result)
    else:
        outcome.set_exception(error)
