"""Work that takes seconds has a thread of its own: nothing short waits for it, and only one at a time is done."""

import asyncio
import threading

import pytest

from postparade.core.long_work import long_work

MORE_THAN_THREADS = 40
"""The event loop's own threads are 32 at most."""


async def test_short_work_never_queues_behind_long_work_and_that_is_done_one_at_a_time() -> None:
    free, under_way, most = threading.Event(), 0, 0
    lock = threading.Lock()

    def read_a_long_journal(number: int) -> int:
        nonlocal under_way, most
        with lock:
            under_way += 1
            most = max(most, under_way)
        assert free.wait(20)
        with lock:
            under_way -= 1
        return number

    asked = [asyncio.create_task(long_work(read_a_long_journal, number)) for number in range(MORE_THAN_THREADS)]
    async with asyncio.timeout(20):
        assert await asyncio.to_thread(lambda: "short") == "short"
    assert not any(task.done() for task in asked)
    free.set()
    assert await asyncio.gather(*asked) == list(range(MORE_THAN_THREADS))
    assert most == 1


async def test_a_failure_there_reaches_only_whoever_asked() -> None:
    with pytest.raises(ZeroDivisionError):
        await long_work(lambda: 1 // 0)
    assert await long_work(lambda: 7) == 7
