"""Lets the host change the sound, whose state is on the status board, topic ``sound``."""

from collections.abc import Callable
from typing import Annotated, Any, Protocol

import msgspec
from aiohttp import web
from msgspec import Struct

from postparade.core.faults import Fault, reason, refuse
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

    async def never_say(self, key: str, wording: int, text: str) -> None:
        """Never say that wording of the message ``key``, heard as ``text``, again; that is on the
        disk then. Raises :class:`~postparade.core.faults.Fault` and ``OSError``; then nothing has changed."""
        ...

    async def say_again(self, text: str) -> None:
        """Say again what was banned as ``text``; that is on the disk then. Raises ``OSError``; then nothing has
        changed."""
        ...

    def write_in(self, language: str) -> None:
        """Write captions in ``language``, too."""
        ...


class Heard(Struct, frozen=True, forbid_unknown_fields=True):
    """A line as the caption shows it: the message ``key`` in that ``wording``, and its ``text``."""

    key: str
    wording: int
    text: Annotated[str, msgspec.Meta(max_length=400)]


class SoundRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host sends: settings to change, a line that is never to be said again or (by its text) may be said
    again, and whether the sound is to be tried out then."""

    change: dict[str, Any] = {}
    never: Heard | None = None
    again: str = ""
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
            if command.never is not None:
                await self.port.never_say(command.never.key, command.never.wording, command.never.text)
            if command.again:
                await self.port.say_again(command.again)
            if command.listen:
                self.port.try_out()
        except (msgspec.MsgspecError, RecursionError):
            return ErrorResponse(refuse("bad_request", why="it says nothing about the sound"), 400)
        except Fault as fault:
            return ErrorResponse(fault, 400)
        except OSError as error:
            return ErrorResponse(refuse("wordings_not_kept", why=reason(error)), 503)
        return web.Response(body=msgspec.json.encode({"ok": True}), content_type="application/json")
