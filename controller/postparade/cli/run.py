"""``postparade run``: the table, until it is stopped."""

import asyncio
import signal
import tempfile
import webbrowser
from pathlib import Path

from msgspec.structs import replace

from postparade.app import App, HardwareChoice
from postparade.appliance import archive
from postparade.cli.process import keep_prompt, keep_small, notify, signs_of_life
from postparade.config import USUAL_FILE, Settings, load
from postparade.core.clock import SystemClock
from postparade.core.data_folder import kept_for_owner
from postparade.core.faults import ConfigurationFault


def run(
    hardware: str | None,
    dice: str | None,
    data: Path | None,
    port: int | None,
    host: str | None,
    config: Path | None,
    open_page: bool,
    demonstration: bool = False,
) -> int:
    """Serve the table; options on the command line take precedence over the configuration file. A ``demonstration`` is
    kept in a folder of its own, which is gone afterwards. Returns the exit status.

    Raises :class:`~postparade.core.faults.Fault` when the configuration, the journal or the port cannot be used.
    """
    keep_small()
    keep_prompt()
    if demonstration:
        if data is not None:
            raise ConfigurationFault("bad_usage", why="a demonstration is kept in no folder, so leave out --data")
        with tempfile.TemporaryDirectory(prefix="postparade-") as folder:
            settings = _with_options(load(config), Path(folder), port, host)
            choice = HardwareChoice.chosen(settings, hardware, dice)
            asyncio.run(_serve(settings, choice, config or USUAL_FILE, open_page, demonstration=True))
        return 0
    settings = _with_options(load(config), data, port, host)
    configuration = config or USUAL_FILE
    with kept_for_owner():
        if archive.is_confirmed(Path(settings.table.data)):
            archive.put_in_place(Path(settings.table.data), configuration)
            settings = _with_options(load(config), data, port, host)
        asyncio.run(_serve(settings, HardwareChoice.chosen(settings, hardware, dice), configuration, open_page))
    return 0


def _with_options(settings: Settings, data: Path | None, port: int | None, host: str | None) -> Settings:
    table = settings.table if data is None else replace(settings.table, data=str(data))
    web = settings.web
    if port is not None:
        web = replace(web, port=port)
    if host is not None:
        web = replace(web, host=host)
    return replace(settings, table=table, web=web)


async def _serve(
    settings: Settings,
    hardware_choice: HardwareChoice,
    configuration: Path,
    open_page: bool,
    *,
    demonstration: bool = False,
) -> None:
    clock = SystemClock()
    app = await App.open(settings, hardware_choice, clock, configuration, demonstration=demonstration)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    app.appliance.attach_restart(lambda: loop.call_soon_threadsafe(stop.set))
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
    """Print the addresses. Plain text, so that a terminal makes links of them."""
    base = app.web.address
    print(f"Post Parade is open. Board: {base}/")
    print(f"  Host console: {base}/host/   PIN {app.web.pin}")
    print(f"  Players join: {app.web.join_url}")
    if app.hardware_choice.hardware == "simulated":
        print(f"  Simulator:    {base}/simulator/   (same PIN)")
    if app.demonstration:
        print("  A demonstration: nothing of it is kept. Stop with Ctrl-C.", flush=True)
    else:
        print(f"  The evening is kept in {app.data}. Stop with Ctrl-C; it goes on where it stopped.", flush=True)
