"""``/host/schedule``: the host plans evenings and lets one of them run by itself."""

from collections.abc import Callable
from typing import Annotated, Protocol

import msgspec
from aiohttp import web
from msgspec import Meta, Struct

from postparade.core.clock import Clock
from postparade.core.faults import Fault, Refusal, as_json, refuse, unreadable
from postparade.table.autopilot.saved import SavedSchedules
from postparade.table.autopilot.schedule import Schedule
from postparade.table.messages import (
    CallClosing,
    ContinueSchedule,
    ExtendSchedule,
    HoldSchedule,
    Receipt,
    SkipItem,
    StopSchedule,
)
from postparade.table.presentation.status_board import StatusBoard
from postparade.web.http.error_response import ErrorResponse
from postparade.web.pages import STATIC

Name = Annotated[str, Meta(max_length=40)]


class SaveSchedule(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="save"):
    """Keep ``schedule``, in the place of the one called ``before``."""

    schedule: Schedule
    before: Name | None = None


class DeleteSchedule(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="delete"):
    """Keep the schedule called ``name`` no longer."""

    name: Name


class RunSchedule(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="start"):
    """Let this evening go by the schedule called ``name``."""

    name: Name


OfTonight = HoldSchedule | ContinueSchedule | SkipItem | ExtendSchedule | CallClosing | StopSchedule
Asked = SaveSchedule | DeleteSchedule | RunSchedule | OfTonight


class AutopilotPort(Protocol):
    """The autopilot, as far as its page knows it."""

    @property
    def saved(self) -> SavedSchedules: ...

    @property
    def clock_trusted(self) -> bool: ...

    async def start(self, schedule: Schedule) -> Receipt | Refusal: ...

    async def submit(self, action: Struct) -> Receipt | Refusal: ...

    async def put(self, schedule: Schedule, before: str | None) -> Refusal | None: ...

    async def drop(self, name: str) -> Refusal | None: ...


class SchedulePages:
    """The page, and ``/host/schedule.json``: GET tells how far the evening is and what is planned, POST changes it."""

    def __init__(self, status_board: StatusBoard, clock: Clock, is_host: Callable[[web.Request], bool]) -> None:
        self._status_board = status_board
        self._clock = clock
        self._is_host = is_host
        self.autopilot: AutopilotPort | None = None

    def add_to(self, app: web.Application) -> None:
        """Add the routes."""
        app.router.add_get("/host/schedule", self.page)
        app.router.add_get("/host/schedule.json", self.stands)
        app.router.add_post("/host/schedule.json", self.change)

    async def page(self, _: web.Request) -> web.FileResponse:
        """The page itself, which holds no secrets."""
        return web.FileResponse(STATIC / "tools" / "schedule.html")

    async def stands(self, request: web.Request) -> web.Response:
        """How the evening stands, and what is planned."""
        return self._told() if self._is_host(request) else ErrorResponse(refuse("signed_out"), 401)

    async def change(self, request: web.Request) -> web.Response:
        """Plan an evening, start one, or do something to the one that is on. It is on the disk then."""
        if not self._is_host(request):
            return ErrorResponse(refuse("signed_out"), 401)
        try:
            asked = msgspec.json.decode(await request.read(), type=Asked)
        except (msgspec.MsgspecError, RecursionError) as error:
            return ErrorResponse(refuse("bad_request", why=unreadable(error)), 400)
        try:
            outcome = await self._carry_out(asked)
        except Fault as fault:
            return ErrorResponse(fault, 503)
        return ErrorResponse(outcome, 409) if isinstance(outcome, Refusal) else self._told()

    async def _carry_out(self, asked: Asked) -> Receipt | Refusal | None:
        if self.autopilot is None:
            return refuse("no_schedule")
        match asked:
            case SaveSchedule(schedule=schedule, before=before):
                return await self.autopilot.put(schedule, before)
            case DeleteSchedule(name=name):
                return await self.autopilot.drop(name)
            case RunSchedule(name=name):
                planned = self.autopilot.saved.named(name)
                return refuse("no_such_schedule", name=name) if planned is None else await self.autopilot.start(planned)
        return await self.autopilot.submit(asked)

    def _told(self) -> web.Response:
        autopilot = self.autopilot
        fault = None if autopilot is None else autopilot.saved.fault
        body = {
            "schedules": () if autopilot is None else autopilot.saved.all,
            "evening": self._status_board.latest("schedule") or {},
            "countdown": self._status_board.latest("countdown") or {},
            "fault": None if fault is None else as_json(fault),
            "now": self._clock.wall(),
            "clock": autopilot is None or autopilot.clock_trusted,
        }
        encoded = msgspec.json.encode(body)
        return web.Response(body=encoded, content_type="application/json", headers={"Cache-Control": "no-store"})
