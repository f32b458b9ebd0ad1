"""Runs a hub in this process until somebody stops it."""

import asyncio
import logging
import signal
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from ipaddress import ip_address
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from zeroconf import ServiceInfo

from postparade import __version__
from postparade.cli.process import notify
from postparade.core.clock import Clock, SystemClock
from postparade.core.data_folder import open_data_folder
from postparade.core.faults import DeviceFault
from postparade.hub.broker import Broker
from postparade.hub.final_sound import FinalSound
from postparade.hub.hub import Hub
from postparade.hub.league.membership import LeagueMember
from postparade.hub.ledger.database import Database
from postparade.hub.ledger.ledger import Ledger
from postparade.hub.ledger.people import NightPeople, People
from postparade.hub.ledger.sqlite import FILE, SqliteDatabase
from postparade.hub.link.finding import HUB
from postparade.hub.switchboard import Switchboard
from postparade.hub.web.listening import Listening
from postparade.hub.web.organiser import Organiser
from postparade.hub.web.server import HubServer
from postparade.integrations.service_records import Place, ServiceRecords, record_of

log = logging.getLogger(__name__)


class OpenHub(NamedTuple):
    """A hub that is open, and where its night is kept, in words."""

    hub: Hub
    server: HubServer
    organiser: Organiser
    kept: str

    def welcome(self) -> None:
        """Print the addresses, each to be copied as it stands."""
        print(f"The race night is open. Stage: {self.server.address}/")
        print(f"  Organiser's console: {self.server.address}/console/   PIN {self.organiser.pin}")
        print(f"  Tables join: postparade run --join {self.server.link}")
        print(f"  The night is kept in {self.kept}. Stop with Ctrl-C; it goes on where it stopped.", flush=True)


@asynccontextmanager
async def open_hub(
    data: Path,
    name: str,
    at: Listening,
    language: str,
    code: str | None = None,
    broker: int | None = None,
    database: str | None = None,
    league: str | None = None,
    venue: str = "",
) -> AsyncIterator[OpenHub]:
    """A hub with its ledger in ``data`` or in the PostgreSQL ``database``, and with a broker on the port ``broker``, if
    it is to have one; it reports as ``venue`` to the ``league`` of that link. Raises
    :class:`~postparade.core.faults.Fault` when folder, ledger or port cannot be used."""
    clock = SystemClock()
    ledger = await asyncio.to_thread(open_ledger, data, database, "postparade_hub")
    try:
        organiser = await ledger.turn(Organiser, ledger, clock)
        hub = await ledger.turn(Hub, ledger, clock, name, code=code)
        server = HubServer(hub, organiser, clock, at, language)
        member = None if league is None else await _member_of(league, venue, data, ledger, hub, clock)
        lasting = (FinalSound(hub, clock).run(), hub.moves.run(), hub.races.run())
        tasks = [asyncio.create_task(work) for work in lasting]
        if broker is not None:
            tasks += await _start_broker(hub, data, at.host, broker, clock)
            server.broker_port = broker
        if member is not None:
            tasks.append(asyncio.create_task(member.follow()))
        try:
            await server.start()
            tasks.append(asyncio.create_task(_published(hub, server, clock)))
            yield OpenHub(hub, server, organiser, kept_in(data, database))
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await server.close()
    finally:
        await asyncio.to_thread(ledger.close)


def kept_in(data: Path, database: str | None) -> str:
    """Where a night is kept, for whoever runs it."""
    if database is None:
        return str(data)
    from postparade.hub.ledger.postgresql import place_of

    return f"the database {place_of(database)}, and what only this machine needs in {data}"


def open_ledger(
    data: Path, database: str | None, schema: str, people: Callable[[Database], People] = NightPeople
) -> Ledger:
    """The ledger in the folder ``data``, which is made where there is none, or in the ``schema`` of the PostgreSQL
    ``database``. Raises :class:`~postparade.core.faults.Fault`."""
    folder = open_data_folder(str(data))
    if database is None:
        return Ledger(SqliteDatabase(folder / FILE), people)
    from postparade.hub.ledger.postgresql import PostgresDatabase

    return Ledger(PostgresDatabase(database, schema), people)


async def _published(hub: Hub, server: HubServer, clock: Clock) -> None:
    """Let tables find the hub by name; where they could not reach it, they do not."""

    def place() -> Place | None:
        host = urlsplit(server.address).hostname or ""
        try:
            here = ip_address(host)
        except ValueError:
            return None  # a name that others have to know
        return None if here.is_loopback else Place(host, server.port, secure=False)

    def records(name: str, at: Place) -> list[ServiceInfo]:
        return [record_of(name, HUB, at, at.port, {"version": __version__})]

    def report(fault: DeviceFault | None) -> None:
        if fault is not None:
            log.info("tables have to know the address of the hub: %s", fault)

    await ServiceRecords(hub.night.name, place, clock, report, records).run()


async def _member_of(league: str, venue: str, data: Path, ledger: Ledger, hub: Hub, clock: Clock) -> LeagueMember:
    """The membership of ``hub`` in the ``league`` of that link, whose line the console shows."""
    report = await ledger.turn(ledger.report_from_now_on)
    member = LeagueMember(league, venue, data, report, ledger.turn, clock)
    hub.league_line = member.line
    return member


async def _start_broker(hub: Hub, data: Path, host: str, port: int, clock: Clock) -> list[asyncio.Task[None]]:
    broker = Broker(data / "broker", host, port, clock)
    await asyncio.to_thread(broker.admit, hub.members)
    hub.on_joined = lambda: broker.admit(hub.members)
    work = (broker.run(), Switchboard(hub, broker.own, clock).run())
    return [asyncio.create_task(one) for one in work]


async def until_stopped(
    work: Sequence[Coroutine[None, None, None]], clock: Clock, seconds: float | None = None
) -> None:
    """Do the ``work`` until SIGINT, SIGTERM or the end of ``seconds``, and tell the service manager. Raises what any of
    it raises."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    tasks = [asyncio.create_task(one) for one in work]
    ends = [asyncio.create_task(stop.wait())]
    if seconds is not None:
        ends.append(asyncio.create_task(clock.sleep(seconds)))  # type: ignore[arg-type]
    notify("READY=1")
    try:
        done, _ = await asyncio.wait([*tasks, *ends], return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        notify("STOPPING=1")
        for task in (*tasks, *ends):
            task.cancel()
        await asyncio.gather(*tasks, *ends, return_exceptions=True)
