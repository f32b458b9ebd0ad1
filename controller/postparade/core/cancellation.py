"""Cancellations that come together with an answer."""

import asyncio


def heed_cancellation() -> None:
    """Raise the cancellation of this task that was lost. Call it after awaiting a library that waits by
    ``asyncio.wait_for``: before Python 3.12 that returns the answer instead where both come at once, and whoever
    cancelled waits for ever for a task that goes on."""
    task = asyncio.current_task()
    if task is not None and task.cancelling():
        raise asyncio.CancelledError
