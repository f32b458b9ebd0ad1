"""Composes what other programs are told, from the settings of a table."""

import asyncio
import importlib
import ipaddress
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Protocol
from urllib.parse import urlsplit

from postparade.core.clock import Clock
from postparade.core.faults import Fault
from postparade.core.own_address import own_address
from postparade.integrations.settings import IntegrationSettings
from postparade.mqtt.settings import MqttSettings
from postparade.table.commands.host_buttons import TablePort
from postparade.table.messages import Update
from postparade.table.presentation.public_journal import PublicJournal
from postparade.table.presentation.status_board import StatusBoard

if TYPE_CHECKING:
    from postparade.integrations.home_assistant.controls import SoundPort, TrackPort
    from postparade.integrations.home_assistant.home_assistant import HomeAssistant
    from postparade.integrations.metrics import MachineFigures, Metrics
    from postparade.integrations.service_records import Place
    from postparade.integrations.webhooks.webhooks import Webhooks

Work = Coroutine[object, object, None]


class Watched(TablePort, Protocol):
    """The table, as far as this room knows it."""

    @property
    def fault(self) -> Fault | None: ...

    def watch(self, fn: Callable[[Update], None], /) -> Callable[[], None]: ...


class Web(Protocol):
    """The pages, as far as this room knows them."""

    @property
    def address(self) -> str: ...

    @property
    def port(self) -> int: ...

    def pages(self) -> dict[str, int]: ...

    def queues(self) -> dict[str, int]: ...

    def attach_metrics(self, metrics: "Metrics", /) -> None: ...


class Integrations:
    """Everything that speaks to other programs by itself. Libraries are loaded when they are needed, and not at all
    where nothing is configured. ``web`` are the pages, ``language`` is that of the screens, ``machine`` reads the
    sensors."""

    def __init__(
        self,
        mqtt: MqttSettings,
        settings: IntegrationSettings,
        table: Watched,
        journal: PublicJournal,
        status_board: StatusBoard,
        clock: Clock,
        data: Path,
        *,
        web: Web,
        language: str,
        machine: "Callable[[], MachineFigures]",
    ) -> None:
        self._mqtt = mqtt
        self._settings = settings
        self._table = table
        self._journal = journal
        self._status_board = status_board
        self._clock = clock
        self._data = data
        self._web = web
        self._language = language
        self._machine = machine
        self._metrics: Metrics | None = None
        self._webhooks: Webhooks | None = None
        self._home_assistant: HomeAssistant | None = None
        self._track: TrackPort | None = None
        self._sound: SoundPort | None = None

    def attach_track(self, track: "TrackPort") -> None:
        """The track is lit: Home Assistant may have its lights."""
        self._track = track
        if self._home_assistant is not None:
            self._home_assistant.attach_track(track)

    def attach_sound(self, sound: "SoundPort") -> None:
        """There is an announcer, whose sound Home Assistant may set."""
        self._sound = sound
        if self._home_assistant is not None:
            self._home_assistant.attach_sound(sound)

    def close(self) -> None:
        """Count no more."""
        if self._metrics is not None:
            self._metrics.close()

    def lit(self, seconds: float) -> None:
        """A change of the race was lit after so many ``seconds``."""
        if self._metrics is not None:
            self._metrics.lit(seconds)

    def _queues(self) -> dict[str, int]:
        """How many messages wait, by queue."""
        found = self._web.queues()
        if self._home_assistant is not None:
            found["mqtt"] = self._home_assistant.connection.queued
        if self._webhooks is not None:
            found["webhooks"] = self._webhooks.queued
        return found

    def works(self) -> Iterator[tuple[str, Work]]:
        """What is to run for as long as the table does, each with the name of the device that faults are reported
        for."""
        if self._mqtt.host:
            yield "broker", self._at_the_broker()
        if self._settings.metrics:
            yield "metrics", self._count()
        if self._settings.webhooks:
            yield "webhooks", self._call()
        if self._settings.names:
            yield "names", self._names()

    async def _at_the_broker(self) -> None:
        await _load("home_assistant.home_assistant")
        from postparade.integrations.home_assistant.home_assistant import HomeAssistant

        self._home_assistant = HomeAssistant(
            self._mqtt,
            self._table,
            self._table,
            self._journal,
            self._status_board,
            self._clock,
            address=lambda: self._web.address,
            language=self._language,
        )
        if self._track is not None:
            self._home_assistant.attach_track(self._track)
        if self._sound is not None:
            self._home_assistant.attach_sound(self._sound)
        await self._home_assistant.run()

    async def _count(self) -> None:
        await _load("metrics")
        from postparade.integrations.metrics import Metrics

        self._metrics = metrics = Metrics(
            self._table,
            self._status_board,
            self._clock,
            self._data,
            connections=self._web.pages,
            queues=self._queues,
            machine=self._machine,
        )
        self._web.attach_metrics(metrics)

    async def _call(self) -> None:
        await _load("webhooks.webhooks")
        from postparade.integrations.webhooks.webhooks import Webhooks

        def report(number: int, fault: Fault | None) -> None:
            self._status_board.report("integrations", fault, f"webhook {number}", "note")

        self._webhooks = Webhooks(self._settings.webhooks, self._journal, self._clock, self._data, report)
        await self._webhooks.run()

    async def _names(self) -> None:
        await _load("service_records")
        from postparade.integrations.service_records import ServiceRecords, machine_name

        def report(fault: Fault | None) -> None:
            self._status_board.report("integrations", fault, "names", "note")

        await ServiceRecords(machine_name(), self._place, self._clock, report).run()

    def _place(self) -> "Place | None":
        """Where others in the network find the table; None where nobody does."""
        from postparade.integrations.service_records import Place

        where = urlsplit(self._web.address)
        try:
            address = ipaddress.IPv4Address(where.hostname or "")
        except ValueError:
            # Phones are sent to a name; the records need the address behind it.
            address = ipaddress.IPv4Address(own_address() or "127.0.0.1")
        if address.is_loopback:
            return None
        broker = self._mqtt.port if self._mqtt.host in ("localhost", "127.0.0.1", str(address)) else None
        return Place(str(address), self._web.port, where.scheme == "https", broker)


async def _load(module: str) -> None:
    """Import a module of this room in a thread: libraries take long, and the table goes on."""
    await asyncio.to_thread(importlib.import_module, f"postparade.integrations.{module}")
