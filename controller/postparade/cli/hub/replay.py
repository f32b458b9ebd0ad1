"""``postparade hub replay``: a recorded night, shown again."""

import asyncio
import tempfile
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from postparade.cli.options import Flag, PortNumber
from postparade.cli.process import keep_small

Speed = Annotated[float, Parameter(validator=Number(gt=0, lte=10_000))]


def replay_night(
    recording: Path,
    *,
    speed: Speed = 1.0,
    port: PortNumber = 8090,
    host: str = "127.0.0.1",
    once: Flag = False,
) -> int:
    """Show a night that postparade hub --record has written down, on a hub of its own; nothing of it is kept.

    Parameters
    ----------
    recording
        The file of the recording.
    speed
        How many times as fast it is played.
    port
        The port of the pages.
    host
        The address to listen on; 0.0.0.0 shows it to the whole network.
    once
        Stop at the end instead of showing the standings until it is stopped.
    """
    keep_small()
    with tempfile.TemporaryDirectory(prefix="postparade-") as folder:
        asyncio.run(_play(recording, Path(folder), speed, port, host, once))
    return 0


async def _play(recording: Path, folder: Path, speed: float, port: int, host: str, once: bool) -> None:
    from postparade.cli.hub.serving import open_hub, until_stopped
    from postparade.core.clock import SystemClock
    from postparade.hub.recording import replay
    from postparade.hub.simulation import FastClock
    from postparade.hub.web.listening import Listening

    clock = SystemClock()

    async def shown() -> None:
        await replay(recording, opened.hub, FastClock(clock, speed))
        if not once:
            await asyncio.Event().wait()

    async with open_hub(folder, recording.stem, Listening(host, port), "en") as opened:
        opened.welcome()
        await until_stopped((shown(),), clock)
