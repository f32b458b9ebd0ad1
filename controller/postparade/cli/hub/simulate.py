"""``postparade hub simulate``: a whole night with simulated tables."""

import asyncio
import contextlib
import random
import tempfile
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from postparade.cli.options import GameName, PortNumber, Seed
from postparade.cli.process import keep_small
from postparade.core.data_folder import kept_for_owner
from postparade.core.faults import ConfigurationFault, Refusal

MOST = 500
Tables = Annotated[int, Parameter(validator=Number(gte=1, lte=MOST))]
Hours = Annotated[float, Parameter(validator=Number(gt=0, lte=72))]
Speed = Annotated[float, Parameter(validator=Number(gt=0, lte=100))]


def simulate_night(
    *,
    tables: Tables = 6,
    hours: Hours = 3.0,
    speed: Speed = 1.0,
    join: str | None = None,
    game: GameName | None = None,
    data: Path | None = None,
    port: PortNumber = 8090,
    host: Annotated[str, Parameter(help="The address to listen on.")] = "127.0.0.1",
    seed: Seed | None = None,
) -> int:
    """Play a night with simulated tables, whose guests are bots.

    Parameters
    ----------
    tables
        How many tables play.
    hours
        How long they play, on their clocks.
    speed
        How many times as fast their clocks run.
    join
        Play at this hub instead of one of its own: the link that it prints.
    game
        The only game that they play; without it, each table plays all of them in turn.
    data
        A folder for hub and tables, to go on with later; without it, all is gone at the end.
    port
        The port of the hub.
    seed
        The same seed seats the same guests; what they do depends on time.
    """
    keep_small()
    with contextlib.ExitStack() as kept:
        kept.enter_context(kept_for_owner())
        folder = data or Path(kept.enter_context(tempfile.TemporaryDirectory(prefix="postparade-")))
        chance = random.Random(seed)
        asyncio.run(_play(folder, tables, hours, speed, join, game, port, host, chance))
    return 0


async def _play(
    folder: Path,
    tables: int,
    hours: float,
    speed: float,
    join: str | None,
    game: str | None,
    port: int,
    host: str,
    chance: random.Random,
) -> None:
    from postparade.cli.hub.serving import open_hub, until_stopped
    from postparade.core.clock import SystemClock
    from postparade.hub.simulation import FastClock, SimulatedTable
    from postparade.hub.web.listening import Listening
    from postparade.rules.registry import game_named

    if game is not None and isinstance(unknown := game_named(game), Refusal):
        raise ConfigurationFault("bad_usage", why=unknown.sentence.rstrip("."))
    clock = SystemClock()
    fast = FastClock(clock, speed)
    async with contextlib.AsyncExitStack() as open_now:
        if join is None:
            opened = await open_now.enter_async_context(
                open_hub(folder / "hub", "Simulated night", Listening(host, port), "en")
            )
            opened.welcome()
            join = opened.server.link
        work = [
            SimulatedTable(
                f"Table {number}", folder / f"table-{number}", join, fast, clock, random.Random(chance.random()), game
            ).run()
            for number in range(1, tables + 1)
        ]
        await until_stopped(work, clock, hours * 3600 / speed)
