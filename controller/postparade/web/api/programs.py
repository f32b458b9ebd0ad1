"""``/host/programs``: the host lets other programs in, and revokes that."""

from collections.abc import Callable
from typing import Annotated

import msgspec
from aiohttp import web
from msgspec import Meta, Struct

from postparade.api.messages import Scope
from postparade.core.faults import AccessFault, Refusal, refuse
from postparade.web.auth.program_tokens import Programs
from postparade.web.http.error_response import ErrorResponse
from postparade.web.pages import STATIC


class NewProgram(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="add"):
    """Let a program in that is called ``name``."""

    name: Annotated[str, Meta(pattern=r"^[A-Za-z0-9](?:[A-Za-z0-9 _.-]{0,22}[A-Za-z0-9])?$")]
    scope: Scope


class Revoke(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="revoke"):
    """Let program ``number`` in no more."""

    number: Annotated[int, Meta(ge=1, lt=2**31)]


Asked = NewProgram | Revoke


class ProgramPages:
    """The page, and ``/host/programs.json``: GET lists the programs, POST adds or revokes one."""

    def __init__(self, programs: Programs, is_host: Callable[[web.Request], bool]) -> None:
        self._programs = programs
        self._is_host = is_host

    def add_to(self, app: web.Application) -> None:
        """Add the routes."""
        app.router.add_get("/host/programs", self.page)
        app.router.add_get("/host/programs.json", self.listed)
        app.router.add_post("/host/programs.json", self.change)

    async def page(self, _: web.Request) -> web.FileResponse:
        """The page itself, which holds no secrets."""
        return web.FileResponse(STATIC / "tools" / "programs.html")

    async def listed(self, request: web.Request) -> web.Response:
        """The programs that are let in."""
        return self._told() if self._is_host(request) else ErrorResponse(refuse("signed_out"), 401)

    async def change(self, request: web.Request) -> web.Response:
        """Admit a program and return its token, which is shown only once; or revoke one."""
        if not self._is_host(request):
            return ErrorResponse(refuse("signed_out"), 401)
        try:
            asked = msgspec.json.decode(await request.read(), type=Asked)
        except (msgspec.MsgspecError, RecursionError):
            why = "a name has letters, digits, blanks, dots and dashes, at most 24"
            return ErrorResponse(refuse("bad_request", why=why), 400)
        token = None
        try:
            if isinstance(asked, Revoke):
                refusal = await self._programs.revoke(asked.number)
            else:
                made = await self._programs.add(asked.name, asked.scope)
                refusal, token = (made, None) if isinstance(made, Refusal) else (None, made)
        except AccessFault as fault:
            return ErrorResponse(fault, 503)
        return self._told(token) if refusal is None else ErrorResponse(refusal, 409)

    def _told(self, token: str | None = None) -> web.Response:
        known = [{"number": one.number, "name": one.name, "scope": one.scope} for one in self._programs.all]
        body = msgspec.json.encode({"programs": known, "token": token})
        return web.Response(body=body, content_type="application/json", headers={"Cache-Control": "no-store"})
