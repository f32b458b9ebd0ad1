"""The composition root: settings in, a running table out. Only this module knows every room."""

import asyncio
import importlib
import logging
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Literal, cast

from msgspec import Struct
from msgspec.structs import replace

from postparade.clock import Clock
from postparade.config import Settings
from postparade.faults import ConfigurationFault, DeviceFault, Fault
from postparade.games.dice import WAYS
from postparade.table.bulletin import BulletinBoard
from postparade.table.messages import Notice
from postparade.table.shuffle import system_shuffle
from postparade.table.table import Table
from postparade.web.ports import Ports
from postparade.web.server import WebServer

Hardware = Literal["simulated", "none", "pico"]

log = logging.getLogger("postparade")


class Fittings(Struct, frozen=True):
    """What stands on this table: the track (``hardware``) and where rolls come from (``dice``)."""

    hardware: Hardware
    dice: str

    @classmethod
    def chosen(cls, settings: Settings, hardware: str | None, dice: str | None) -> "Fittings":
        """The fittings named on the command line, else those of the configuration, else the simulated table."""
        if hardware is None:
            hardware = "simulated" if settings.track.driver == "null" else "pico"
        if dice is None:
            dice = getattr(settings.dice, "source", "simulated")
        return cls(cast(Hardware, hardware), dice)


class House:
    """A running table with all its rooms. Opens quickly: cameras, sound and lights follow in the background."""

    def __init__(self, settings: Settings, fittings: Fittings, clock: Clock, table: Table) -> None:
        self.settings = settings
        self.fittings = fittings
        self.clock = clock
        self.table = table
        self.data = Path(settings.table.data)
        self.bulletin = BulletinBoard()
        self.web: WebServer
        self._rooms: set[asyncio.Task[None]] = set()
        self._closers: list[Any] = []

    @classmethod
    async def open(cls, settings: Settings, fittings: Fittings, clock: Clock) -> "House":
        """Resume the evening, open the port, and start the other rooms. Raises :class:`~postparade.faults.Fault` when
        journal or port cannot be used."""
        data = Path(settings.table.data)
        try:
            data.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ConfigurationFault("data_unusable", path=data, why=error.strerror or str(error)) from error
        table = await Table.open(data, clock, system_shuffle)
        house = cls(settings, fittings, clock, table)
        try:
            await house._furnish()
        except BaseException:
            await house.close()
            raise
        return house

    async def _furnish(self) -> None:
        ports = Ports(self.data)
        self.web = WebServer(self.settings.web, self.table, self.bulletin, self.clock, ports)
        await self.web.start()
        self._start("track", self._track())
        self._start("announcer", self._announcer())
        self._start("odds", self._tote())

    async def close(self) -> None:
        """Leave everything safe: outputs dark, journal closed, port free."""
        for room in self._rooms:
            room.cancel()
        await asyncio.gather(*self._rooms, return_exceptions=True)
        if hasattr(self, "web"):
            await self.web.close()
        await self.table.close()

    def _start(self, name: str, room: Coroutine[Any, Any, None]) -> None:
        """Let a room live on its own: what goes wrong in it is said on the host console and never stops a race."""

        async def live() -> None:
            try:
                await room
            except Fault as fault:
                self.bulletin.report(name, fault)
            except Exception as why:
                log.exception("the room %s is closed", name)
                self.bulletin.report(name, DeviceFault("room_closed", room=name, why=repr(why)))

        self._rooms.add(asyncio.create_task(live(), name=name))

    async def _track(self) -> None:
        starter = await _room("postparade.track.starter")
        settings = replace(self.settings.track, driver="pico" if self.fittings.hardware == "pico" else "null")
        track = starter.build_track(settings, self.clock, self.bulletin)
        track.race_changed(self.table.race())
        self.table.watch(lambda notice: track.race_changed(notice.race, final=_decided(notice)))
        await track.run()

    async def _announcer(self) -> None:
        caller = await _room("postparade.announcer.caller")
        announcer = caller.Announcer(self.settings.announcer, self.bulletin, self.clock)
        self.table.watch(announcer.heard)
        await announcer.run()

    async def _tote(self) -> None:
        """Pin the chances of the dice race on the notice board whenever it changes."""
        win = await _room("postparade.odds.win")

        def post(race: Any) -> None:
            known = race is not None and all(lane.number in WAYS for lane in race.lanes)
            chances = win.race_chances(race) if known else {}
            self.bulletin.post("odds", {"win": {str(horse): round(chance, 4) for horse, chance in chances.items()}})

        post(self.table.race())
        self.table.watch(lambda notice: post(notice.race))


async def _room(module: str) -> Any:
    """Import a room in a thread, so that the loop serves on while libraries load."""
    return await asyncio.to_thread(importlib.import_module, module)


def _decided(notice: Notice) -> bool:
    """Whether the purse of the race is paid and nothing follows on the track."""
    return notice.race is not None and notice.race.finished and getattr(notice.view.play, "question", None) is None
