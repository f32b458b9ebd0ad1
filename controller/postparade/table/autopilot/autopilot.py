"""Runs the evening by its schedule: does what :func:`~postparade.table.autopilot.next_step.next_step` says, as the host
would, and tells the screens what comes next.

Everything that it has to know of the evening is in the journal, and every command bears the entry that it was decided
on: after a power cut it goes on at the same place, and nothing is done twice.
"""

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final, Protocol

from msgspec import Struct

from postparade.core.clock import Clock
from postparade.core.faults import Fault, Refusal, as_json
from postparade.rules.registry import GAMES
from postparade.rules.viewer import HOST, Viewer
from postparade.table.autopilot.next_step import Seen, Step, Time, next_step
from postparade.table.autopilot.progress import SENDER, Mark, Progress
from postparade.table.autopilot.saved import SavedSchedules
from postparade.table.autopilot.schedule import (
    Schedule,
    begins_at,
    closing_after,
    is_day,
    night_of,
)
from postparade.table.incidents import time_of
from postparade.table.journal.last_confirmed import Head
from postparade.table.messages import BeginItem, ClearSeat, Command, Receipt, SkipItem, StartSchedule, TableView, Update
from postparade.table.presentation.status_board import StatusBoard

log = logging.getLogger(__name__)

TOPIC: Final = "schedule"
"""On the status board: the evening, item by item."""
COUNTDOWN: Final = "countdown"
"""On the status board: what comes next, and in how many seconds."""
LOOKS = 1.0
"""Seconds between two looks at the evening."""
TOLD_AGAIN = 5.0
"""Seconds after which a countdown is told once more: screens that were opened meanwhile do not know when it began."""
RETRIES = 10.0
"""Seconds after which something is tried again that was refused."""
UNSURE = 60.0
"""Seconds by which the clock may be behind the journal before nothing begins by it."""


class TablePort(Protocol):
    """The table, as far as the autopilot knows it."""

    async def submit(self, command: Command) -> Receipt | Refusal: ...

    def view(self, who: Viewer) -> TableView: ...

    def watch(self, fn: Callable[[Update], None], /) -> Callable[[], None]: ...

    @property
    def autopilot(self) -> Progress | None: ...

    @property
    def presenting(self) -> bool: ...

    @property
    def head(self) -> Head: ...


class Autopilot:
    """The evening on autopilot of one table. Belongs to the event loop."""

    def __init__(self, table: TablePort, status_board: StatusBoard, clock: Clock, data: Path) -> None:
        self._table = table
        self._status_board = status_board
        self._clock = clock
        self._data = data
        self.saved = SavedSchedules(data)
        """What the venue has planned."""
        self._changed = asyncio.Event()
        self._known: dict[int, float] = {}
        self._last: Mark | None = None
        self._shown_until = float("-inf")
        self._refused: tuple[str, float, Refusal] | None = None
        self._opened: set[str] = set()
        self._told: tuple[float, Step | None] = (float("-inf"), None)
        self.step: Step | None = None
        """Where the evening stands; ``None`` while it goes by no schedule."""

    async def run(self) -> None:
        """Keep to the schedule until cancelled."""
        entry = self._table.head.entry
        at = await asyncio.to_thread(time_of, self._data, entry)
        self._last = Mark(entry, self._clock.wall() if at is None else at)
        stop = (self._table.watch(self._on_update), self._status_board.watch(self._on_status))
        try:
            while True:
                self._changed.clear()
                await self._look()
                await self._wait()
        finally:
            for one in stop:
                one()

    async def start(self, schedule: Schedule) -> Receipt | Refusal:
        """Let this evening go by ``schedule``, because the host says so. Raises
        :class:`~postparade.core.faults.Fault` like the table."""
        wall = self._clock.wall()
        action = StartSchedule(schedule, night_of(schedule, wall).date, closing_after(schedule, wall))
        return await self.submit(action)

    async def submit(self, action: Struct) -> Receipt | Refusal:
        """Do something to the schedule on the word of the host. Raises :class:`~postparade.core.faults.Fault` like the
        table."""
        outcome = await self._table.submit(Command(f"host-{secrets.token_hex(8)}", HOST, action))
        self._changed.set()
        return outcome

    async def put(self, schedule: Schedule, before: str | None) -> Refusal | None:
        """Keep ``schedule`` for other evenings, in the place of the one called ``before``."""
        refusal = await self.saved.put(schedule, before)
        self._changed.set()
        return refusal

    async def drop(self, name: str) -> Refusal | None:
        """Keep the schedule called ``name`` no longer; an evening that goes by it goes on."""
        refusal = await self.saved.drop(name)
        self._changed.set()
        return refusal

    async def _wait(self) -> None:
        """Wait until something happens, or for a moment."""
        slept = asyncio.ensure_future(self._clock.sleep(LOOKS))
        changed = asyncio.ensure_future(self._changed.wait())
        try:
            await asyncio.wait((slept, changed), return_when=asyncio.FIRST_COMPLETED)
        finally:
            slept.cancel()
            changed.cancel()

    def _on_update(self, update: Update) -> None:
        if self._last is None or update.entry >= self._last.entry:
            self._last = Mark(update.entry, update.at)
        progress = self._table.autopilot
        if progress is not None and not progress.over:
            self._known[update.entry] = self._clock.now()
        self._changed.set()

    def _on_status(self, topic: str, _: dict[str, object]) -> None:
        if topic == "scene":
            self._changed.set()

    async def _look(self) -> None:
        progress = self._table.autopilot
        if progress is None or progress.over:
            self.step = None
            await self._open()
            self._tell(self._table.autopilot)
            return
        self.step = step = next_step(progress, self._seen(), self._time(progress))
        self._tell(progress)
        if step.act is not None:
            await self._act(progress, step)

    async def _act(self, progress: Progress, step: Step) -> None:
        entry = self._table.view(HOST).entry
        name = f"{SENDER}{entry}-{step.name}"
        if self._refused is not None and self._refused[0] == name and self._clock.now() < self._refused[1] + RETRIES:
            return
        answer = await self._submitted(Command(name, HOST, step.act, entry))
        if not isinstance(answer, Refusal):
            self._refused = None
            # What follows from it is looked at on the spot.
            self._changed.set()
            return
        log.info("the schedule could not do %s: %s", step.name, answer.sentence)
        if answer.code == "stale":
            return
        self._refused = name, self._clock.now(), answer
        if isinstance(step.act, BeginItem) and answer.code not in ("game_running", "journal_unwritable"):
            skipped = Command(f"{SENDER}{entry}-refused", HOST, SkipItem(progress.item, "refused"), entry)
            await self._submitted(skipped)

    async def _submitted(self, command: Command) -> Receipt | Refusal:
        try:
            return await self._table.submit(command)
        except Fault as fault:
            log.warning("the schedule could not go on: %s", fault)
            return Refusal(fault.code, fault.sentence, fault.remedy)

    async def _open(self) -> None:
        """Begin the evening that is planned for now, once."""
        for schedule, name, action in self._due():
            if not await self._cleared():
                return
            answer = await self._submitted(Command(name, HOST, action))
            if isinstance(answer, Refusal) and answer.code == "journal_unwritable":
                return
            self._opened.add(name)
            log.info("the schedule %s begins by itself: %s", schedule.name, answer)
            self._changed.set()
            return

    def _due(self) -> Iterator[tuple[Schedule, str, StartSchedule]]:
        wall = self._clock.wall()
        planned = [schedule for schedule in self.saved.all if schedule.days and schedule.opens]
        if not planned or not self.clock_trusted:
            return
        before = self._table.autopilot
        for schedule in planned:
            night = night_of(schedule, wall)
            # The id of the command says which evening it begins: the journal knows it, and takes it once.
            name = f"{SENDER}open-{night.date}-{hashlib.sha256(schedule.name.encode()).hexdigest()[:12]}"
            ran = before is not None and (before.night, before.schedule.name) == (night.date, schedule.name)
            if name not in self._opened and not ran and is_day(schedule, night) and night.open_at(wall):
                yield schedule, name, StartSchedule(schedule, night.date, night.closes)

    @property
    def clock_trusted(self) -> bool:
        """Whether the time of day can be relied on: no clock that is behind the journal, or that nobody has set."""
        if self._last is None or self._clock.wall() < self._last.at - UNSURE:
            return False
        faults = (self._status_board.latest("faults") or {}).get("list", ())
        return not any((one["room"], one["device"]) == ("machine", "clock") for one in faults)

    async def _cleared(self) -> bool:
        """Free the seats of guests who were here on an earlier evening; returns whether that is done."""
        view = self._table.view(HOST)
        for card in view.seats:
            if view.ended and card.since <= view.ended:
                command = Command(f"{SENDER}{card.since}-clear-{card.seat}", HOST, ClearSeat(card.seat))
                if isinstance(await self._submitted(command), Refusal):
                    return False
        return True

    def _seen(self) -> Seen:
        view = self._table.view(HOST)
        press = next((choice for choice in view.choices if choice.primary and not choice.needs), None)
        busy = self._table.presenting or bool((self._status_board.latest("scene") or {}).get("name"))
        if busy:
            self._shown_until = self._clock.now()
        return Seen(
            names=tuple(card.name for card in view.seats),
            bots=len(view.bots),
            press=None if press is None else press.action,
            prepares=press is not None and press.prepares,
            deadline=any(choice.after > 0 for choice in view.choices),
            dice=any(choice.wants("dice") for choice in view.choices),
            presenting=busy,
            closable="close_evening" not in view.refused,
        )

    def _time(self, progress: Progress) -> Time:
        marks = (progress.since, progress.seated, progress.began)
        last = self._last or progress.since
        kept = {mark.entry for mark in (*marks, last)}
        self._known = {entry: at for entry, at in self._known.items() if entry in kept}
        since, seated, began = map(self._elapsed, marks)
        shown = self._clock.now() - self._shown_until
        return Time(self._clock.wall(), min(since, shown), seated, began, self._elapsed(last))

    def _elapsed(self, mark: Mark) -> float:
        """Seconds since ``mark``. What has happened since the program was started is measured by a clock that nobody
        sets; what was before it, by the time in the journal."""
        now = self._clock.now()
        return now - self._known.setdefault(mark.entry, now - max(0.0, self._clock.wall() - mark.at))

    def _tell(self, progress: Progress | None) -> None:
        body = self.as_json(progress)
        if body != self._status_board.latest(TOPIC):
            self._status_board.post(TOPIC, body)
        now, step = self._clock.now(), self.step
        at, told = self._told
        if _plain(step) == _plain(told) and (step is None or step.left is None or now < at + TOLD_AGAIN):
            return
        self._told = now, step
        self._status_board.post(COUNTDOWN, _countdown(step))

    def as_json(self, progress: Progress | None) -> dict[str, object]:
        """The evening as screens show it: which items it has, and where it is."""
        refused = None if self._refused is None else as_json(self._refused[2])
        if progress is None or progress.over:
            return {"on": False, "begins": self._begins(), "items": [], "refused": None}
        schedule, item = progress.schedule, progress.item
        skipped = {one.item: one.why for one in progress.skipped}
        round_begins = item - item % len(schedule.items) if schedule.again else 0
        items = [
            {
                "game": one.game,
                "title": GAMES[one.game].title if one.game in GAMES else one.game,
                "races": one.races,
                "minutes": one.minutes,
                "stands": _stands(round_begins + number, item, progress.on, skipped),
                "why": skipped.get(round_begins + number),
            }
            for number, one in enumerate(schedule.items)
        ]
        return {
            "on": True,
            "name": schedule.name,
            "night": progress.night,
            "closes": progress.closes,
            "item": item,
            "races": progress.stand.races if progress.on else 0,
            "held": progress.held,
            "closing": progress.closing,
            "again": schedule.again,
            "items": items,
            "begins": 0,
            "refused": refused,
        }

    def _begins(self) -> float:
        """When the next evening begins by itself; 0 where none does, or where nobody knows what time it is."""
        if not self.clock_trusted:
            return 0.0
        times = (begins_at(schedule, self._clock.wall()) for schedule in self.saved.all)
        return min((at for at in times if at), default=0.0)


def _stands(number: int, item: int, on: int, skipped: Mapping[int, str]) -> str:
    if number in skipped and number < item:
        return "skipped"
    if number < item:
        return "played"
    return ("now" if on else "next") if number == item else "later"


def _plain(step: Step | None) -> tuple[object, ...] | None:
    return None if step is None else (step.stage, step.left is None, step.needs, step.last)


def _countdown(step: Step | None) -> dict[str, object]:
    if step is None:
        return {"stage": "", "left": None, "needs": 0, "last": False}
    left = None if step.left is None else round(step.left, 1)
    return {"stage": step.stage, "left": left, "needs": step.needs, "last": step.last}
