"""``postparade run``: the table, until it is stopped."""

import asyncio
import signal
import webbrowser
from pathlib import Path

from msgspec.structs import replace

from postparade.app import App, HardwareChoice
from postparade.cli.process import keep_small, notify, signs_of_life
from postparade.config import Settings, load
from postparade.core.clock import SystemClock


def run(
    hardware: str | None,
    dice: str | None,
    data: Path | None,
    port: int | None,
    host: str | None,
    config: Path | None,
    open_page: bool,
) -> int:
    """Serve the table; options on the command line come before the configuration file. Returns the exit status.

    Raises :class:`~postparade.core.faults.Fault` when the configuration, the journal or the port cannot be used.
    """
    keep_small()
    settings = _with_options(load(config), data, port, host)
    asyncio.run(_serve(settings, HardwareChoice.chosen(settings, hardware, dice), open_page))
    return 0


def _with_options(settings: Settings, data: Path | None, port: int | None, host: str | None) -> Settings:
    table = settings.table if data is None else replace(settings.table, data=str(data))
    web = settings.web
    if port is not None:
        web = replace(web, port=port)
    if host is not None:
        web = replace(web, host=host)
    return replace(settings, table=table, web=web)


async def _serve(settings: Settings, hardware_choice: HardwareChoice, open_page: bool) -> None:
    clock = SystemClock()
    app = await App.open(settings, hardware_choice, clock)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    try:
        _welcome(app)
        notify("READY=1")
        if open_page:
            webbrowser.open(app.web.address)
        life = asyncio.create_task(signs_of_life(clock, app.table.ping))
        await stop.wait()
        life.cancel()
        notify("STOPPING=1")
    finally:
        await app.close()


def _welcome(app: App) -> None:
    """Say where everything is. Plain text, so that a terminal makes links of the addresses."""
    base = app.web.address
    print(f"Post Parade is open. Board: {base}/")
    print(f"  Host console: {base}/host/   PIN {app.web.pin}")
    print(f"  Players join: {app.web.join_url}")
    if app.hardware_choice.hardware == "simulated":
        print(f"  Simulator:    {base}/simulator/   (same PIN)")
    print(f"  The evening is kept in {app.data}. Stop with Ctrl-C; it goes on where it stopped.", flush=True)
