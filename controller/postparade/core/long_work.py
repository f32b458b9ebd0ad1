"""A thread of its own for work that takes seconds, such as reading a long journal: short work, which is done in the
event loop's own threads, never queues behind it, and only one at a time competes with the table for Python's lock."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")

REST = 0.0005
"""Seconds in which such work lets others have Python's lock, after every step that it makes."""

_THREAD = ThreadPoolExecutor(1, "long-work")


def give_way() -> None:
    """Let others go first; to be called by long work after every entry that it has read. The event loop gives Python's
    lock away whenever it looks for something to do, and would wait a millisecond each time to get it back."""
    time.sleep(REST)


async def long_work(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What ``work`` returns or raises, once all such work that was asked for before is done."""
    return await asyncio.get_running_loop().run_in_executor(_THREAD, lambda: work(*args, **kwargs))
