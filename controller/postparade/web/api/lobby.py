"""What the board shows while nobody plays: what is on tonight, and the way into the Wi-Fi."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

import msgspec
from aiohttp import web
from msgspec import Meta, Struct
from segno.helpers import make_wifi_data

from postparade.core.durable import write_whole
from postparade.core.faults import reason, refuse
from postparade.web.api.qr import as_svg
from postparade.web.http.error_response import ErrorResponse
from postparade.web.settings import WebSettings

log = logging.getLogger(__name__)

FILE: Final = "tonight"
"""In the data folder: the line that the host has typed."""
LONGEST = 120


class Tonight(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host sends: the line for the board; empty for none."""

    text: Annotated[str, Meta(max_length=LONGEST)]


class LobbyPages:
    """``/host/tonight`` (a :class:`Tonight`) for the host, and ``/wifi.svg``, the Wi-Fi of the guests as a QR code, for
    screens that ``may_show`` who is invited. ``changed`` is called when the line has changed."""

    def __init__(
        self,
        data: Path,
        settings: WebSettings,
        is_host: Callable[[web.Request], bool],
        may_show: Callable[[web.Request], bool],
        changed: Callable[[], None],
    ) -> None:
        self._file = data / FILE
        self._settings = settings
        self._is_host = is_host
        self._may_show = may_show
        self._changed = changed
        self.tonight = _read(self._file)

    def add_to(self, app: web.Application) -> None:
        """Add the routes."""
        app.router.add_post("/host/tonight", self._write)
        app.router.add_get("/wifi.svg", self._wifi)

    def facts(self, *, people: bool) -> dict[str, object]:
        """What boards are told. ``people``: whether the phone of a guest is here."""
        wifi = self._settings.guest_wifi
        return {"attract": self._settings.attract_minutes, "tonight": self.tonight, "wifi": wifi, "people": people}

    async def _write(self, request: web.Request) -> web.Response:
        if not self._is_host(request):
            return ErrorResponse(refuse("signed_out"), 401)
        try:
            text = " ".join(msgspec.json.decode(await request.read(), type=Tonight).text.split())
        except (msgspec.MsgspecError, RecursionError):
            return ErrorResponse(refuse("bad_request", why=f"the line has more than {LONGEST} characters"), 400)
        try:
            await asyncio.to_thread(
                write_whole, self._file, text.encode(), self._file.with_name(f"{FILE}.new"), mode=0o600
            )
        except OSError as error:
            return ErrorResponse(refuse("line_not_kept", why=reason(error)), 503)
        self.tonight = text
        self._changed()
        return web.json_response({"ok": True, "tonight": text})

    async def _wifi(self, request: web.Request) -> web.Response:
        if not self._may_show(request):
            return ErrorResponse(refuse("not_this_screen"), 403)
        name, password = self._settings.guest_wifi, self._settings.guest_wifi_password
        if not name:
            raise web.HTTPNotFound
        told = make_wifi_data(ssid=name, password=password or None, security="WPA" if password else None)
        return web.Response(text=as_svg(told), content_type="image/svg+xml", headers={"Cache-Control": "no-store"})


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")[:LONGEST]
    except FileNotFoundError:
        return ""
    except (OSError, UnicodeDecodeError) as why:
        log.warning("what is on tonight cannot be read from %s: %s", file, why)
        return ""
