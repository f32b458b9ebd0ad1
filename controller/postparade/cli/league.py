"""``postparade league``: a league of venues, until it is stopped."""

import asyncio
from pathlib import Path

from postparade.cli.options import PortNumber, parse_language
from postparade.cli.process import keep_small
from postparade.core.data_folder import kept_for_owner
from postparade.hub.web.listening import Listening


def open_league(
    *,
    data: Path = Path("league"),
    name: str = "League",
    port: PortNumber = 8099,
    host: str = "0.0.0.0",  # noqa: S104 hubs have to reach it; who may do what is checked
    public_address: str | None = None,
    trusted_proxy: list[str] | None = None,
    language: str = "en",
    database: str | None = None,
) -> int:
    """Open a league: seasons, venues and records of several race nights, whose hubs report to it.

    Parameters
    ----------
    data
        The folder of the league: its PIN and, without a database, its ledger.
    name
        What a new league is called.
    port
        The port of the pages, to which the hubs connect.
    host
        The address to listen on.
    public_address
        The name by which hubs and browsers find this machine, or the whole address of a proxy in front of it, as in
        https://league.example.
    trusted_proxy
        The address or network of a proxy that is believed when it says for whom it asks; may be given several times.
    language
        The language of pages where a browser names none: en, de, es, fr or it.
    database
        Keep the ledger in this PostgreSQL database instead of a file: postgresql://USER@HOST/NAME.
    """
    keep_small()
    spoken = parse_language(language)
    at = Listening(host, port, public_address, tuple(trusted_proxy or ()))
    with kept_for_owner():
        asyncio.run(_serve(data, name, at, spoken, database))
    return 0


async def _serve(data: Path, name: str, at: Listening, language: str, database: str | None) -> None:
    from postparade.cli.hub.serving import open_ledger, until_stopped
    from postparade.core.clock import SystemClock
    from postparade.hub.hub import Hub
    from postparade.hub.league.server import LeagueServer
    from postparade.hub.ledger.people import LeaguePeople
    from postparade.hub.web.organiser import Organiser

    clock = SystemClock()
    ledger = await asyncio.to_thread(open_ledger, data, database, "postparade_league", LeaguePeople)
    try:
        organiser = await ledger.turn(Organiser, ledger, clock)
        hub = await ledger.turn(Hub, ledger, clock, name)
        server = await ledger.turn(LeagueServer, hub, ledger, organiser, clock, at, language)
        await server.start()
        print(f"The league is open: {server.address}/")
        print(f"  Console: {server.address}/console/   PIN {organiser.pin}")
        print(f"  Hubs report to it: postparade hub --league {server.link}")
        print("  Stop with Ctrl-C; it goes on where it stopped.", flush=True)
        try:
            await until_stopped((), clock)
        finally:
            await server.close()
    finally:
        await asyncio.to_thread(ledger.close)
