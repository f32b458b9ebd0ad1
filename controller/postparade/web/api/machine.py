"""What the host may do with the machine: save and restore copies, get a report for others, read the log, switch it
off."""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec
from aiohttp import web
from msgspec import Struct

from postparade.core.faults import Fault, refuse
from postparade.web.http.error_response import ErrorResponse
from postparade.web.ports import MachinePort

RESTORE = "/host/restore"
RESTORE_LIMIT = 128 * 1024 * 1024
"""Bytes of the largest copy that is restored: a season of evenings is a tenth of that."""
PIECE = 256 * 1024

Pack = Callable[[MachinePort], Awaitable[tuple[str, bytes]]]
"""Asks the machine for a file: its name and its bytes."""


class Switch(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host sends."""

    do: Literal["off", "restart"]


class MachinePages:
    """``/host/journal.sqlite``, ``/host/copy.tar.gz``, ``/host/report.tar.gz``, ``/host/last-lines.txt``,
    ``/host/restore`` (a copy) and ``/host/machine`` (a :class:`Switch`), for the host alone. ``port`` is None where
    the pages are served without a machine."""

    def __init__(self, is_host: Callable[[web.Request], bool]) -> None:
        self.port: MachinePort | None = None
        self._is_host = is_host

    def add_to(self, app: web.Application) -> None:
        """Add the routes."""
        app.router.add_get("/host/journal.sqlite", self.evening)
        app.router.add_get("/host/copy.tar.gz", self.copy)
        app.router.add_get("/host/report.tar.gz", self.report)
        app.router.add_get("/host/last-lines.txt", self.log)
        app.router.add_post(RESTORE, self.restore)
        app.router.add_post("/host/machine", self.switch)

    def _port_for(self, request: web.Request) -> MachinePort | web.Response:
        """The machine, or the refusal for somebody who may not ask."""
        if not self._is_host(request):
            return ErrorResponse(refuse("signed_out"), 401)
        return ErrorResponse(refuse("no_machine"), 404) if self.port is None else self.port

    async def evening(self, request: web.Request) -> web.Response:
        """The evening as a file, to keep elsewhere and to play again with ``postparade replay``."""
        return await self._packed(request, lambda port: port.evening(), "application/vnd.sqlite3")

    async def copy(self, request: web.Request) -> web.Response:
        """Evening, settings and calibrations as a file that :meth:`restore` takes."""
        return await self._packed(request, lambda port: port.copy(), "application/gzip")

    async def _packed(self, request: web.Request, pack: Pack, kind: str) -> web.Response:
        """What ``pack`` asks of the machine, as a file of the content type ``kind``."""
        port = self._port_for(request)
        if isinstance(port, web.Response):
            return port
        try:
            name, data = await pack(port)
        except Fault as fault:
            return ErrorResponse(fault, 503)
        return _file(name, data, kind)

    async def restore(self, request: web.Request) -> web.Response:
        """Take a copy (the body is the file), and keep it until the host confirms that it is to be restored."""
        port = self._port_for(request)
        if isinstance(port, web.Response):
            return port
        if (request.content_length or 0) > RESTORE_LIMIT:
            return ErrorResponse(refuse("too_large", limit=RESTORE_LIMIT), 413)
        file = await asyncio.to_thread(tempfile.TemporaryFile)
        try:
            size = 0
            async for piece in request.content.iter_chunked(PIECE):
                size += await asyncio.to_thread(file.write, piece)
                if size > RESTORE_LIMIT:
                    return ErrorResponse(refuse("too_large", limit=RESTORE_LIMIT), 413)
            await asyncio.to_thread(file.seek, 0)
            try:
                await port.restore(file)
            except Fault as fault:
                return ErrorResponse(fault, 422)
        finally:
            await asyncio.to_thread(file.close)
        return web.json_response({"ok": True})

    async def report(self, request: web.Request) -> web.Response:
        """Findings, configuration and log, without secrets."""
        port = self._port_for(request)
        if isinstance(port, web.Response):
            return port
        return _file("postparade-report.tar.gz", await port.report(), "application/gzip")

    async def log(self, request: web.Request) -> web.Response:
        """The last lines of the table's log as text; ``?save`` to keep them as a file."""
        port = self._port_for(request)
        if isinstance(port, web.Response):
            return port
        try:
            text = await port.log()
        except Fault as fault:
            return ErrorResponse(fault, 503)
        if "save" in request.query:
            return _file("postparade-log.txt", text.encode(), "text/plain")
        return web.Response(text=text, content_type="text/plain", headers={"Cache-Control": "no-store"})

    async def switch(self, request: web.Request) -> web.Response:
        """Switch the machine off, or restart it."""
        if not self._is_host(request):
            return ErrorResponse(refuse("signed_out"), 401)
        try:
            order = msgspec.json.decode(await request.read(), type=Switch)
        except (msgspec.MsgspecError, RecursionError):
            return ErrorResponse(refuse("bad_request", why="it does not say what to do"), 400)
        if self.port is None:
            return ErrorResponse(refuse("no_machine"), 404)
        try:
            await self.port.switch(order.do)
        except Fault as fault:
            return ErrorResponse(fault, 409)
        return web.json_response({"ok": True})


def _file(name: str, data: bytes, kind: str) -> web.Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return web.Response(body=data, content_type=kind, headers=headers)
