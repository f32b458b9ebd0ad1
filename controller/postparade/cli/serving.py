"""Runs the table in this process until somebody stops it."""

import asyncio
import signal
import webbrowser
from pathlib import Path

from postparade.app import App
from postparade.cli.process import notify, signs_of_life
from postparade.config import Settings
from postparade.core.clock import SystemClock
from postparade.hardware_choice import HardwareChoice


async def serve(
    settings: Settings,
    hardware_choice: HardwareChoice,
    configuration: Path,
    open_page: bool,
    *,
    demonstration: bool = False,
) -> None:
    """Serve the table until SIGINT, SIGTERM or a restart that the host asks for. Prints the addresses, and tells the
    service manager. Raises :class:`~postparade.core.faults.Fault` when the journal or the port cannot be used."""
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
