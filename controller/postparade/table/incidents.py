"""Incidents at the table that nobody has acknowledged: they are shown after every start until the host has seen them.

They are kept in a small file beside the journal. It also says whether the table is running: one that was still running
when it is opened again was interrupted, by a power cut or a crash. 25 CFR 547.14 and 9 NYCRR 5319.58 require this of
gaming machines.
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from postparade.core.clock import Clock
from postparade.core.durable import write_whole
from postparade.core.faults import ConfigurationFault, Fault, JournalFault, as_json, reason, refuse
from postparade.table.journal.journal import Journal
from postparade.table.messages import Update
from postparade.table.presentation.status_board import StatusBoard
from postparade.table.table import Table

log = logging.getLogger(__name__)

FILE = "incidents.json"
TOPIC = "incidents"
INTERRUPTION = "interruption"
MOST = 20
"""Incidents that are kept; the oldest make room."""


class Incident(Struct, frozen=True):
    """Something that went wrong at wall time ``at`` (seconds since 1970), ``times`` in a row, when ``entry`` was the
    last one in the journal. ``code`` and ``details`` select its words in the catalogue."""

    code: str
    at: float
    entry: int
    details: dict[str, str | int] = {}
    times: int = 1


class _Kept(Struct, frozen=True):
    running: bool = False
    incidents: tuple[Incident, ...] = ()


class IncidentLog:
    """The incidents of one table. Posts the topics ``incidents`` (for the host) and ``interruption`` (for everybody,
    until something happens at the table again). Belongs to the event loop."""

    def __init__(self, folder: Path, table: Table, clock: Clock) -> None:
        self._path = folder / FILE
        self._table = table
        self._clock = clock
        self._incidents: tuple[Incident, ...] = ()
        self._interrupted: Incident | None = None
        self._status_board: StatusBoard | None = None
        self._unwatch: Callable[[], None] = lambda: None
        self._writer = ThreadPoolExecutor(1, "incidents")

    @classmethod
    async def open(cls, folder: Path, table: Table, clock: Clock) -> "IncidentLog":
        """Open the log in the data folder ``folder`` of ``table``, which has just been opened."""
        found = cls(folder, table, clock)
        kept = await asyncio.to_thread(_read, found._path)
        found._incidents = kept.incidents
        if kept.running:
            entry = table.head.entry
            at = await asyncio.to_thread(time_of, folder, entry)
            found._interrupted = Incident("interrupted", clock.wall() if at is None else at, entry, {"entry": entry})
            found._add(found._interrupted)
        else:
            found._save(running=True)
        return found

    def post_to(self, status_board: StatusBoard) -> None:
        """Post to ``status_board`` from now on, and log faults of the table."""
        self._status_board = status_board
        self._post()
        if self._interrupted is not None:
            status_board.post(INTERRUPTION, {"at": self._interrupted.at, "entry": self._interrupted.entry})
            self._unwatch = self._table.watch(self._on_update)
        self._table.watch_faults(self._on_fault)

    async def acknowledge(self) -> None:
        """Clear the incidents: the host has seen them all. Raises ``ConfigurationFault`` (``incidents_not_kept``) when
        that cannot be saved; then they stay."""
        seen = self._incidents
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._writer, _write, self._path, _Kept(running=True))
        except OSError as error:
            raise ConfigurationFault("incidents_not_kept", why=reason(error)) from error
        self._incidents = tuple(one for one in self._incidents if one not in seen)
        if self._incidents:
            self._save(running=True)
        self._post()

    def note(self, fault: Fault) -> None:
        """Keep ``fault``, which leaves the table as it is. One that comes again and again during an evening is kept
        once, with how often and when last, so that it never takes the place of others."""
        noted = self._incident(fault)
        again = [one for one in self._incidents if one.code == noted.code]
        self._incidents = tuple(one for one in self._incidents if one.code != noted.code)
        self._add(replace(noted, times=1 + sum(one.times for one in again)))

    async def close(self) -> None:
        """Note that the table was closed properly."""
        self._unwatch()
        self._save(running=False)
        await asyncio.to_thread(self._writer.shutdown)

    def _on_update(self, _: Update) -> None:
        assert self._status_board is not None
        self._status_board.post(INTERRUPTION, {"at": None, "entry": 0})
        self._unwatch()
        self._unwatch = lambda: None

    def _on_fault(self, fault: JournalFault | None) -> None:
        if fault is None:
            # What could not be saved while the disk was full can be saved now.
            self._save(running=True)
            return
        self._add(self._incident(fault))

    def _incident(self, fault: Fault) -> Incident:
        details = {name: one if isinstance(one, int) else str(one) for name, one in fault.details.items()}
        return Incident(fault.code, self._clock.wall(), self._table.head.entry, details)

    def _add(self, incident: Incident) -> None:
        *before, last = self._incidents or (None,)
        if last is not None and (last.code, last.entry) == (incident.code, incident.entry):
            self._incidents = (*filter(None, before), replace(last, at=incident.at, times=last.times + 1))
        else:
            self._incidents = (*self._incidents, incident)[-MOST:]
        self._save(running=True)
        self._post()

    def _post(self) -> None:
        if self._status_board is None:
            return
        told = map(_told, self._incidents)
        self._status_board.post(TOPIC, {"list": [one for one in told if one is not None]})

    def _save(self, *, running: bool) -> None:
        """Write in its own thread, so that a hanging disk holds nobody up."""
        self._writer.submit(_try_to_write, self._path, _Kept(running, self._incidents))


def _write(path: Path, kept: _Kept) -> None:
    """Write the file completely or not at all. Raises ``OSError``."""
    write_whole(path, msgspec.json.encode(kept), path.with_suffix(".new"))


def _try_to_write(path: Path, kept: _Kept) -> None:
    """Write the file; on failure the table goes on, with a warning in the log."""
    try:
        _write(path, kept)
    except OSError as error:
        log.warning("the incidents of the evening cannot be saved: %s", error)


def _told(incident: Incident) -> dict[str, object] | None:
    """``incident`` for a screen; ``None`` where this version of the program has no words for it."""
    try:
        words = refuse(incident.code, **incident.details)
    except LookupError:
        return None
    return {**as_json(words), "at": incident.at, "times": incident.times}


def _read(path: Path) -> _Kept:
    try:
        return msgspec.json.decode(path.read_bytes(), type=_Kept)
    except FileNotFoundError:
        return _Kept()
    except (OSError, msgspec.MsgspecError) as error:
        # Whatever is wrong with the file: the table was not closed properly, or somebody has edited the file.
        log.warning("%s cannot be read: %s", path, error)
        return _Kept(running=True)


def time_of(folder: Path, entry: int) -> float | None:
    """When ``entry`` was made; ``None`` where there is none."""
    found = next(Journal.scan(folder, after=entry - 1), None) if entry else None
    return None if found is None else found.at
