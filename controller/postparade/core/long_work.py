"""A thread of its own for work that takes seconds, such as reading a long journal: short work, which is done in the
event loop's own threads, never queues behind it, and only one at a time competes with the table for Python's lock."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")

_THREAD = ThreadPoolExecutor(1, "long-work")


async def long_work(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What ``work`` returns or raises, once all such work that was asked for before is done."""
    return await asyncio.get_running_loop().run_in_executor(_THREAD, lambda: work(*args, **kwargs))
