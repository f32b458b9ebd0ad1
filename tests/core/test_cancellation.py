"""A task that is cancelled ends, even where a library answers at that moment."""

import asyncio

import pytest

from postparade.core.cancellation import heed_cancellation


async def test_a_cancellation_that_comes_together_with_an_answer_is_heeded() -> None:
    answer = asyncio.get_running_loop().create_future()

    async def work() -> None:
        await asyncio.wait_for(answer, 10)
        heed_cancellation()

    working = asyncio.create_task(work())
    await asyncio.sleep(0)
    answer.set_result(None)
    working.cancel()
    with pytest.raises(asyncio.CancelledError):
        await working


async def test_whoever_is_not_cancelled_goes_on() -> None:
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0):
            await asyncio.sleep(10)
    heed_cancellation()
