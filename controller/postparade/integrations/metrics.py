"""What Prometheus is told of the table at ``/metrics``: numbers about the machine and the evening, and nothing that any
guest must not know. Most of them are read when somebody asks; only what has a duration is counted as it happens."""

import asyncio
from collections.abc import Callable, Iterable
from pathlib import Path
from shutil import disk_usage
from typing import Protocol

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from postparade import __version__
from postparade.core.clock import Clock
from postparade.core.faults import Fault
from postparade.rules.viewer import TABLE, Viewer
from postparade.table.messages import TableView, Update
from postparade.table.presentation.status_board import StatusBoard

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
"""Upper limits of the durations that are told apart, in seconds."""


class Watched(Protocol):
    """The table, as far as this room knows it."""

    @property
    def fault(self) -> Fault | None: ...

    def view(self, who: Viewer) -> TableView: ...

    def watch(self, fn: Callable[[Update], None], /) -> Callable[[], None]: ...


class MachineFigures(Protocol):
    """What the sensors of the machine say; None where there is no such sensor."""

    @property
    def celsius(self) -> float | None: ...

    @property
    def under_voltage(self) -> bool | None: ...


class Figures(Protocol):
    """Whoever has numbers that are read when somebody asks."""

    def __call__(self) -> dict[str, int]: ...


class Metrics:
    """Counts from now on. ``connections`` returns open websockets by page, ``queues`` the lengths of queues by name,
    ``machine`` what the sensors say. Belongs to the event loop, which never reads a
    file for it."""

    def __init__(
        self,
        table: Watched,
        status_board: StatusBoard,
        clock: Clock,
        data: Path,
        *,
        connections: Figures,
        queues: Figures,
        machine: Callable[[], MachineFigures],
    ) -> None:
        self._clock = clock
        self._registry = registry = CollectorRegistry()
        self._commits = Histogram(
            "postparade_commit_seconds", "From a decision until it is on the disk", buckets=BUCKETS, registry=registry
        )
        self._lit = Histogram(
            "postparade_light_seconds",
            "From a change of the race to its first frame",
            buckets=BUCKETS,
            registry=registry,
        )
        self._rolls = Counter("postparade_rolls", "Rolls that count, by who read them", ["source"], registry=registry)
        self._asked = Counter(
            "postparade_rolls_asked", "Dice that the table had to ask about", ["source"], registry=registry
        )
        ProcessCollector(namespace="postparade", registry=registry)
        self._now = _Now(table, status_board, data, connections, queues, machine)
        registry.register(self._now)
        self._seen = table.view(TABLE).entry
        self._stop = (table.watch(self._on_update), status_board.watch(self._on_status))

    def close(self) -> None:
        """Count no more."""
        for stop in self._stop:
            stop()

    def lit(self, seconds: float) -> None:
        """A change of the race was lit after so many ``seconds``."""
        self._lit.observe(seconds)

    async def text(self) -> bytes:
        """Everything in the text format of Prometheus."""
        await asyncio.to_thread(self._now.look)
        return generate_latest(self._registry)

    def _on_update(self, update: Update) -> None:
        # The further scenes of an entry come when they are shown.
        if update.entry > self._seen:
            self._seen = update.entry
            self._commits.observe(max(0.0, self._clock.wall() - update.at))

    def _on_status(self, topic: str, body: dict[str, object]) -> None:
        if topic == "dice" and body["stage"] in ("committed", "unsure"):
            counter = self._rolls if body["stage"] == "committed" else self._asked
            counter.labels(source=str(body["source"])).inc()


class _Now(Collector):
    """What is read when somebody asks."""

    def __init__(
        self,
        table: Watched,
        status_board: StatusBoard,
        data: Path,
        connections: Figures,
        queues: Figures,
        machine: Callable[[], MachineFigures],
    ) -> None:
        self._table = table
        self._status_board = status_board
        self._data = data
        self._connections = connections
        self._queues = queues
        self._read_machine = machine
        self._machine: MachineFigures | None = None
        self._space: tuple[int, int] | None = None

    def look(self) -> None:
        """Read the files of the machine; called in a thread."""
        self._machine = self._read_machine()
        try:
            space = disk_usage(self._data)
        except OSError:
            self._space = None  # The console says so.
        else:
            self._space = space.free, space.total

    def describe(self) -> Iterable[Metric]:
        """Nothing: what there is depends on the machine."""
        return ()

    def collect(self) -> Iterable[Metric]:
        """The numbers of this moment."""
        view, machine = self._table.view(TABLE), self._machine
        yield _labelled("postparade_info", "The version of the table", "version", {__version__: 1})
        yield _plain("postparade_ready", "Whether the table can play", int(self._table.fault is None))
        yield _plain("postparade_entry", "The last journal entry", view.entry)
        yield _plain("postparade_seats", "Seats that are taken", len(view.seats))
        faults = (self._status_board.latest("faults") or {}).get("list", ())
        severities = dict.fromkeys(("error", "warning", "note"), 0)
        for fault in faults:
            severities[fault["severity"]] += 1
        yield _labelled("postparade_faults", "Faults that the host console shows", "severity", severities)
        yield _labelled("postparade_pages", "Open pages", "page", self._connections())
        yield _labelled("postparade_queue", "Messages that wait, by queue", "queue", self._queues())
        track = self._status_board.latest("track") or {}
        yield _plain("postparade_track_connected", "Whether the lights are there", int(track.get("connected", False)))
        yield _plain("postparade_track_lost", "Frames that the lights have not got", track.get("lost") or 0)
        if self._space is not None:
            free, total = self._space
            yield _plain("postparade_disk_free_bytes", "Free space where the evening is kept", free)
            yield _plain("postparade_disk_bytes", "Space where the evening is kept", total)
        if machine is not None and machine.celsius is not None:
            yield _plain("postparade_temperature_celsius", "Temperature of the processor", machine.celsius)
        if machine is not None and machine.under_voltage is not None:
            yield _plain("postparade_under_voltage", "Whether the supply is too weak now", int(machine.under_voltage))


def _plain(name: str, help_text: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(name, help_text, value=value)


def _labelled(name: str, help_text: str, label: str, values: dict[str, int]) -> GaugeMetricFamily:
    family = GaugeMetricFamily(name, help_text, labels=[label])
    for key, value in values.items():
        family.add_metric([key], value)
    return family
