"""``postparade hub``: the hub of a race night, until it is stopped."""

import asyncio
from pathlib import Path

from cyclopts import App

from postparade.cli.lazy_commands import add_commands
from postparade.cli.options import PortNumber, parse_language
from postparade.cli.process import keep_small
from postparade.core.data_folder import kept_for_owner
from postparade.core.faults import ConfigurationFault
from postparade.hub.web.listening import Listening


def open_night(
    *,
    data: Path = Path("race-night"),
    name: str = "Race night",
    port: PortNumber = 8090,
    host: str = "0.0.0.0",  # noqa: S104 tables have to reach it; who may do what is checked
    public_address: str | None = None,
    trusted_proxy: list[str] | None = None,
    language: str = "en",
    code: str | None = None,
    broker: PortNumber | None = None,
    record: Path | None = None,
    database: str | None = None,
    league: str | None = None,
    venue: str = "",
) -> int:
    """Open a race night of several tables, and print where its pages are and what the tables join with.

    Parameters
    ----------
    data
        The folder of this night: its ledger and its PIN.
    name
        What a new night is called.
    port
        The port of the pages, to which the tables connect.
    host
        The address to listen on.
    public_address
        The name by which tables and phones find this machine, or the whole address of a proxy in front of it, as in
        https://night.example.
    trusted_proxy
        The address or network of a proxy that is believed when it says for whom it asks; may be given several times.
    language
        The language of the stage: en, de, es, fr or it. Other pages use that of the browser.
    code
        The code that tables join with, eight capital letters or digits; without it, one is drawn.
    broker
        Start Mosquitto on this port, usually 1883, and let tables talk over MQTT. Without it, they use websockets.
    record
        A file for everything that tables send, to be played again with hub replay.
    database
        Keep the ledger in this PostgreSQL database instead of a file: postgresql://USER@HOST/NAME.
    league
        Report the races to this league: the link that postparade league prints. Names of guests stay here, unless they
        let the league show them.
    venue
        What this hub is called in the league; without it, what its machine is called.
    """
    keep_small()
    spoken = parse_language(language)
    at = Listening(host, port, public_address, tuple(trusted_proxy or ()))
    with kept_for_owner():
        asyncio.run(_serve(data, name, at, spoken, code, broker, record, database, league, venue))
    return 0


async def _serve(
    data: Path,
    name: str,
    at: Listening,
    language: str,
    code: str | None,
    broker: int | None,
    record: Path | None,
    database: str | None,
    league: str | None,
    venue: str,
) -> None:
    from postparade.cli.hub.serving import open_hub, until_stopped
    from postparade.core.clock import SystemClock
    from postparade.hub.hub import is_code
    from postparade.hub.recording import Recorder

    if code is not None and not is_code(code):
        raise ConfigurationFault(
            "bad_usage", why="A code has eight capital letters or digits, with a letter among them"
        )

    night = open_hub(data, name, at, language, code, broker, database, league, venue)
    async with night as opened:
        recorder = None if record is None else await asyncio.to_thread(Recorder, record, opened.hub, SystemClock())
        opened.welcome()
        try:
            await until_stopped((), SystemClock())
        finally:
            if recorder is not None:
                await asyncio.to_thread(recorder.close)


hub_app = App(name="hub")
"""``postparade hub`` without another word opens a race night, so the group is imported together with that command."""
hub_app.default(open_night)
add_commands(hub_app, {"simulate": "hub.simulate:simulate_night", "replay": "hub.replay:replay_night"})
