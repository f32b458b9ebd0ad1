"""The schedules of a venue in a file of their own, beside the journal: what is planned, not what was played."""

import asyncio
import logging
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from postparade.core.durable import write_whole
from postparade.core.faults import ConfigurationFault, Refusal, reason, refuse
from postparade.core.latest_file import read_file
from postparade.table.autopilot.schedule import Schedule, check

log = logging.getLogger(__name__)

FILE: Final = "schedules.json"
"""In the data folder."""
DAMAGED: Final = "schedules.damaged"
"""What could not be read is kept under this name when it is replaced."""
MOST = 20


class _Kept(Struct, frozen=True):
    schedules: Annotated[tuple[Schedule, ...], Meta(max_length=MOST)] = ()


class SavedSchedules:
    """The schedules in the data folder ``data``, each with a name of its own. ``fault`` is why the file could not be
    read; the table plays on without it."""

    def __init__(self, data: Path) -> None:
        self._path = data / FILE
        self._writing = asyncio.Lock()
        self.fault: ConfigurationFault | None = None
        self.all: tuple[Schedule, ...] = ()
        try:
            self.all = (read_file(self._path, _Kept, _wrong) or _Kept()).schedules
        except (OSError, ValueError, msgspec.MsgspecError) as why:
            log.warning("the schedules in %s cannot be read: %s", self._path, why)
            self.fault = ConfigurationFault("schedules_unreadable", path=self._path, why=reason(why))

    def named(self, name: str) -> Schedule | None:
        """The schedule called ``name``."""
        return next((one for one in self.all if one.name == name), None)

    async def put(self, schedule: Schedule, before: str | None = None) -> Refusal | None:
        """Keep ``schedule`` in the place of the one called ``before``, if there is one; it is on the disk when this
        returns. Returns why nobody could play by it, or why it is not kept."""
        name = " ".join(schedule.name.split())
        if not name:
            return refuse("schedule_unnamed")
        schedule = msgspec.structs.replace(schedule, name=name)
        async with self._writing:
            others = [one for one in self.all if one.name != before]
            if any(one.name.casefold() == name.casefold() for one in others):
                return refuse("schedule_name_taken", name=name)
            if len(others) >= MOST:
                return refuse("too_many_schedules", most=MOST)
            wrong = check(schedule)
            if wrong is not None:
                return wrong
            if self.named(before or "") is None:
                return await self._keep((*self.all, schedule))
            return await self._keep(tuple(schedule if one.name == before else one for one in self.all))

    async def drop(self, name: str) -> Refusal | None:
        """Keep the schedule called ``name`` no longer."""
        async with self._writing:
            if self.named(name) is None:
                return refuse("no_such_schedule", name=name)
            return await self._keep(tuple(one for one in self.all if one.name != name))

    async def _keep(self, schedules: tuple[Schedule, ...]) -> Refusal | None:
        try:
            await asyncio.to_thread(self._write, _Kept(schedules))
        except OSError as why:
            return refuse("schedules_not_kept", why=reason(why))
        self.all, self.fault = schedules, None
        return None

    def _write(self, kept: _Kept) -> None:
        if self.fault is not None and self._path.exists():
            self._path.replace(self._path.with_name(DAMAGED))
        write_whole(self._path, msgspec.json.encode(kept), self._path.with_suffix(".new"), mode=0o600)


def _wrong(kept: _Kept) -> str | None:
    names = {one.name for one in kept.schedules}
    return "two schedules have the same name" if len(names) < len(kept.schedules) else None
