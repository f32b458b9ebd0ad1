"""Lets the host change the sound, whose state is on the status board, topic ``sound``."""

from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from aiohttp import web
from msgspec import Struct

from postparade.core.faults import Fault, refuse
from postparade.web.http.error_response import ErrorResponse


class SoundPort(Protocol):
    """Makes the sound."""

    def tune(self, change: dict[str, object]) -> None:
        """Change settings of the sound, such as ``{"night": True}``. Raises :class:`~postparade.core.faults.Fault`;
        then nothing has changed."""
        ...

    def try_out(self) -> None:
        """Let everybody hear how the table sounds. Raises :class:`~postparade.core.faults.Fault`."""
        ...

    def write_in(self, language: str) -> None:
        """Write captions in ``language``, too."""
        ...


class SoundRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host sends: settings to change, and whether the sound is to be tried out then."""

    change: dict[str, Any] = {}
    listen: bool = False


class SoundPages:
    """``/host/sound`` (a :class:`SoundRequest`) for the host. ``port`` is None until there is an announcer."""

    def __init__(self, is_host: Callable[[web.Request], bool]) -> None:
        self.port: SoundPort | None = None
        self._is_host = is_host

    def add_to(self, app: web.Application) -> None:
        """Add the route."""
        app.router.add_post("/host/sound", self.command)

    async def command(self, request: web.Request) -> web.Response:
        """Carry out what the host sends."""
        if not self._is_host(request):
            return ErrorResponse(refuse("signed_out"), 401)
        if self.port is None:
            return ErrorResponse(refuse("no_sound_room"), 404)
        try:
            command = msgspec.json.decode(await request.read(), type=SoundRequest)
            if command.change:
                self.port.tune(command.change)
            if command.listen:
                self.port.try_out()
        except (msgspec.MsgspecError, RecursionError):
            return ErrorResponse(refuse("bad_request", why="it says nothing about the sound"), 400)
        except Fault as fault:
            return ErrorResponse(fault, 400)
        return web.Response(body=msgspec.json.encode({"ok": True}), content_type="application/json")
