"""A page on which the host works on a part of the table: it returns the status of that part and takes commands."""

import asyncio
from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

import msgspec
from aiohttp import web

from postparade.core.faults import Fault, refuse
from postparade.web.http.error_response import ErrorResponse
from postparade.web.pages import STATIC


class HostToolPort(Protocol):
    """The part of the table that the host works on."""

    def status(self) -> dict[str, object]:
        """Its status, as JSON values. Asking may keep it going."""
        ...

    def command(self, command: dict[str, object]) -> None:
        """Carry out ``command``. Raises :class:`~postparade.core.faults.Fault`; then nothing has changed."""
        ...


Work = TypeVar("Work", bound=HostToolPort)


class HostTool(Generic[Work]):
    """The page ``/host/NAME``, and ``/host/NAME.json``: GET returns the status, POST takes a command.

    ``port`` is None until there is something to work on; until then requests are refused with the code ``closed``.
    ``may_ask`` says whose requests are answered. ``port`` is called in the event loop, or, with ``in_threads``, in
    worker threads.
    """

    def __init__(self, name: str, closed: str, may_ask: Callable[[web.Request], bool], in_threads: bool) -> None:
        self.port: Work | None = None
        self._name = name
        self._closed = closed
        self._may_ask = may_ask
        self._in_threads = in_threads

    def add_to(self, app: web.Application) -> None:
        """Add the routes."""
        app.router.add_get(f"/host/{self._name}", self.page)
        app.router.add_get(f"/host/{self._name}.json", self.status)
        app.router.add_post(f"/host/{self._name}.json", self.command)

    async def page(self, _: web.Request) -> web.FileResponse:
        """The page itself, which holds no secrets."""
        return web.FileResponse(STATIC / "tools" / f"{self._name}.html")

    async def status(self, request: web.Request) -> web.Response:
        """The status of the port."""
        port = self.port_for(request)
        return port if isinstance(port, web.Response) else await self._stands(port)

    async def command(self, request: web.Request) -> web.Response:
        """Carry out a command, and return the status after it."""
        port = self.port_for(request)
        if isinstance(port, web.Response):
            return port
        try:
            command = msgspec.json.decode(await request.read(), type=dict[str, Any])
        except (msgspec.MsgspecError, RecursionError):
            return ErrorResponse(refuse("bad_request", why="it is not a JSON object"), 400)
        try:
            await self._call(port.command, command)
        except Fault as fault:
            return ErrorResponse(fault, 400 if fault.code == "bad_request" else 409)
        return await self._stands(port)

    def port_for(self, request: web.Request) -> Work | web.Response:
        """The port, or the refusal for somebody who may not ask or comes too early."""
        if not self._may_ask(request):
            return ErrorResponse(refuse("signed_out"), 401)
        return ErrorResponse(refuse(self._closed), 404) if self.port is None else self.port

    async def _stands(self, port: Work) -> web.Response:
        body = msgspec.json.encode(await self._call(port.status))
        return web.Response(body=body, content_type="application/json", headers={"Cache-Control": "no-store"})

    async def _call(self, act: Callable[..., object], *given: object) -> object:
        return await asyncio.to_thread(act, *given) if self._in_threads else act(*given)
