"""Calls the webhooks of a table. What has not arrived is kept on the disk, so that a restart loses none of it."""

import asyncio
import logging
import threading
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import aiohttp
import msgspec
from msgspec import Struct

from postparade.core.clock import Clock
from postparade.core.durable import write_whole
from postparade.core.faults import DeviceFault
from postparade.integrations.settings import WebhookSettings
from postparade.integrations.webhooks.delivery import deliver
from postparade.integrations.webhooks.occasions import Occurrence, Stage, occasions, stage_of
from postparade.table.presentation.public_journal import PublicEntry, PublicJournal

log = logging.getLogger(__name__)

FILE: Final = "webhooks.json"
"""In the data folder: what has still to be delivered, and how far occasions were looked for."""
WAITING = 32
"""Occurrences that wait for one address; the oldest goes first."""
PAUSES = (1.0, 5.0, 30.0, 120.0, 300.0, 600.0, 1200.0)
"""Seconds before each further attempt; after the last, an occurrence is given up."""


class Kept(Struct, frozen=True):
    """The file: the ``stage`` that was looked at last, and what waits, by the number of the webhook."""

    stage: Stage = Stage()
    waiting: tuple[tuple[Occurrence, ...], ...] = ()


class _Line:
    """What waits for one address."""

    def __init__(self, webhook: WebhookSettings, waiting: tuple[Occurrence, ...]) -> None:
        self.webhook = webhook
        self.waiting: deque[Occurrence] = deque(waiting, maxlen=WAITING)
        self.something = asyncio.Event()
        if waiting:
            self.something.set()

    @property
    def host(self) -> str:
        """The host of the address: whatever else is in it may be a secret."""
        return urlsplit(self.webhook.url).hostname or "-"


class Webhooks:
    """Calls every one of ``webhooks`` while :meth:`run` runs. ``report`` is called with the number of a webhook and
    what is wrong with it (``webhook_away``, ``webhook_refused``), and with None once it works. Belongs to the event
    loop."""

    def __init__(
        self,
        webhooks: tuple[WebhookSettings, ...],
        journal: PublicJournal,
        clock: Clock,
        data: Path,
        report: Callable[[int, DeviceFault | None], None],
    ) -> None:
        self._journal = journal
        self._clock = clock
        self._file = data / FILE
        self._report = report
        kept = _read(self._file)
        # A table that has never called anybody begins with what happens from now on.
        self._stage = stage_of(journal.now) if kept is None else kept.stage
        waiting = () if kept is None else kept.waiting
        self._lines = [
            _Line(webhook, waiting[number] if number < len(waiting) else ()) for number, webhook in enumerate(webhooks)
        ]
        self._changed = asyncio.Event()
        self._writing = threading.Lock()

    @property
    def queued(self) -> int:
        """How many occurrences wait."""
        return sum(len(line.waiting) for line in self._lines)

    async def run(self) -> None:
        """Call until cancelled."""
        stop = self._journal.watch(self._on_entry)
        try:
            # What happened between the last look and a power cut.
            self._look(self._clock.wall())
            async with aiohttp.ClientSession() as session, asyncio.TaskGroup() as tasks:
                tasks.create_task(self._keep(), name="webhooks file")
                for number, line in enumerate(self._lines):
                    tasks.create_task(self._serve(session, number, line), name=f"webhook {number}")
        finally:
            stop()
            # What has arrived since the last time is not sent again.
            await asyncio.to_thread(self._write, self._kept())

    def _on_entry(self, entry: PublicEntry) -> None:
        self._look(entry.at)

    def _look(self, at: float) -> None:
        found = occasions(self._stage, self._journal.now, at)
        stage = stage_of(self._journal.now)
        if stage != self._stage:
            self._stage = stage
            self._changed.set()
        for occurrence in found:
            for line in self._lines:
                if occurrence.occasion in line.webhook.occasions:
                    line.waiting.append(occurrence)
                    line.something.set()

    async def _serve(self, session: aiohttp.ClientSession, number: int, line: _Line) -> None:
        while True:
            await line.something.wait()
            line.something.clear()
            while line.waiting:
                occurrence = line.waiting[0]
                await self._deliver(session, number, line, occurrence)
                # A full queue may have let go of it meanwhile.
                if line.waiting and line.waiting[0] is occurrence:
                    line.waiting.popleft()
                self._changed.set()

    async def _deliver(self, session: aiohttp.ClientSession, number: int, line: _Line, occurrence: Occurrence) -> None:
        """Send until it has arrived, was refused, or is given up."""
        for pause in (*PAUSES, None):
            outcome, why = await deliver(session, line.webhook, occurrence, self._clock.wall())
            if outcome == "delivered":
                self._report(number, None)
                return
            if outcome == "refused" or pause is None:
                self._report(number, DeviceFault("webhook_refused", host=line.host, why=why))
                return
            self._report(number, DeviceFault("webhook_away", host=line.host, why=why))
            await self._clock.sleep(pause)

    async def _keep(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            await asyncio.to_thread(self._write, self._kept())

    def _kept(self) -> Kept:
        return Kept(self._stage, tuple(tuple(line.waiting) for line in self._lines))

    def _write(self, kept: Kept) -> None:
        draft = self._file.with_name(f"{FILE}.new")
        try:
            # The last one, written as the table closes, comes after one that a thread is still at.
            with self._writing:
                write_whole(self._file, msgspec.json.encode(kept), draft, mode=0o600)
        except OSError as error:
            # The console says that the disk is full; what waits is still in memory.
            log.warning("what waits for webhooks is not kept: %s", error)


def _read(file: Path) -> Kept | None:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Kept)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError) as error:
        log.warning("what waited for webhooks cannot be read from %s: %s", file, error)
        return None
