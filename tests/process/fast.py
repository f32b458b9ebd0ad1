"""``postparade`` on a clock that runs thirty times as fast, also through restarts: for evenings that take an hour.
FAST_SINCE in the environment is the moment (seconds since 1970) from which on it does."""

import asyncio
import os
import sys
import time

from postparade.cli.main import main
from postparade.core.clock import SystemClock

SPEED = 30.0
SINCE = float(os.environ["FAST_SINCE"])


def _now(_: SystemClock) -> float:
    return time.monotonic() * SPEED


def _wall(_: SystemClock) -> float:
    return SINCE + (time.time() - SINCE) * SPEED


async def _sleep(_: SystemClock, seconds: float) -> None:
    await asyncio.sleep(seconds / SPEED)


if __name__ == "__main__":
    for name, hurried in {"now": _now, "uptime": _now, "wall": _wall, "sleep": _sleep}.items():
        setattr(SystemClock, name, hurried)
    sys.exit(main())
