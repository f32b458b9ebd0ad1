"""The host's sign-in, and which screens show the join code."""

import hashlib
import hmac
import secrets
from collections.abc import Callable

import msgspec
from aiohttp import web
from msgspec import Struct

from postparade.core.faults import AccessFault, Refusal, refuse
from postparade.web.api.qr import Addresses, as_svg
from postparade.web.auth.access import Access
from postparade.web.auth.cookies import set_cookie
from postparade.web.auth.joining import on_this_machine
from postparade.web.http.error_response import ErrorResponse
from postparade.web.http.senders import sender_of
from postparade.web.ws.websocket import PageSocket

HOST_COOKIE = "host"
PANEL_COOKIE = "panel"
SCREEN_COOKIE = "screen"
SCREEN_COOKIE_AGE = 365 * 24 * 3600


class PinForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who claims to be the host."""

    pin: str


class HostRoutes:
    """Signs the host in and out, and sets their cookies."""

    def __init__(
        self, access: Access, addresses: Addresses, sockets: PageSocket, host_seconds: int, changed: Callable[[], None]
    ) -> None:
        """``changed`` is called when other screens may show the join code than before."""
        self._access = access
        self._addresses = addresses
        self._changed = changed
        self._sockets = sockets
        self._host_seconds = host_seconds

    def add_to(self, app: web.Application) -> None:
        """Add the routes."""
        app.router.add_post("/host/login", self.sign_in)
        app.router.add_post("/host/logout", self.sign_out)
        app.router.add_get("/host/first", self.first_pin)
        app.router.add_get("/host/first.svg", self.first_code)

    async def sign_in(self, request: web.Request) -> web.Response:
        """Open the host console with the PIN; ``kept`` says whether the session survives a restart. The board in this
        browser shows the join code from now on."""
        try:
            form = msgspec.json.decode(await request.read(), type=PinForm)
        except msgspec.MsgspecError:
            return ErrorResponse(refuse("bad_request", why="the form has other fields"), 400)
        session = await self._access.hosts.sign_in(form.pin.strip(), sender_of(request).address)
        if isinstance(session, Refusal):
            return ErrorResponse(session, 429 if session.code == "try_later" else 403)
        screen = request.cookies.get(SCREEN_COOKIE) or secrets.token_urlsafe(24)
        kept = await self._access.screens.allow_token(screen) and session.kept
        self._changed()
        response = web.json_response({"ok": True, "kept": kept})
        set_cookie(request, response, HOST_COOKIE, session.token, "/host/", self._host_seconds)
        set_cookie(request, response, PANEL_COOKIE, session.token, "/simulator/", self._host_seconds)
        set_cookie(request, response, SCREEN_COOKIE, screen, "/", SCREEN_COOKIE_AGE)
        return response

    async def first_pin(self, request: web.Request) -> web.Response:
        """The PIN, for the screen of this very machine alone and only until the first host has signed in with it: a
        table without a keyboard has no other way to show it."""
        if not self._tells_pin(request):
            return web.Response(status=204)
        return web.json_response({"pin": self._access.pin.value}, headers={"Cache-Control": "no-store"})

    async def first_code(self, request: web.Request) -> web.Response:
        """The way to the host console as a QR code, with that PIN, under the same conditions: the first host's phone
        signs in by itself, and is asked what the table has."""
        if not self._tells_pin(request):
            return ErrorResponse(refuse("not_this_screen"), 403)
        drawn = as_svg(self._addresses.sign_in(self._access.pin.value))
        return web.Response(text=drawn, content_type="image/svg+xml", headers={"Cache-Control": "no-store"})

    def _tells_pin(self, request: web.Request) -> bool:
        """Whether nobody has signed in with the PIN of this table yet, and the screen that asks is its own."""
        return not self._access.pin.paired and sender_of(request).here

    async def sign_out(self, request: web.Request) -> web.Response:
        """Close the host console on this device, or, when the host asks for it, on all of them, and then no screen but
        the table's own shows the join code; open pages are closed as well. That holds at once; ``kept`` says whether
        also after a restart."""
        token, hosts = request.cookies.get(HOST_COOKIE, ""), self._access.hosts
        if "everywhere" in request.query:
            if not hosts.is_host(token):
                return ErrorResponse(refuse("signed_out"), 401)
            kept = await hosts.sign_out_everywhere()
            try:
                await self._access.screens.take_all_back()
            except AccessFault:
                kept = False
            self._changed()
        else:
            kept = await hosts.sign_out(token)
        self._sockets.recheck()
        response = web.json_response({"ok": True, "kept": kept})
        response.del_cookie(HOST_COOKIE, path="/host/")
        response.del_cookie(PANEL_COOKIE, path="/simulator/")
        return response


class InvitationRoutes:
    """``/invitation.json`` and ``/qr.svg``: address and join code, for screens that may show them; a POST to
    ``/screen`` asks the host for that."""

    def __init__(self, access: Access, addresses: Addresses, changed: Callable[[], None]) -> None:
        """``changed`` is called when a screen asks."""
        self._access = access
        self._changed = changed
        self._addresses = addresses
        self._key = secrets.token_bytes(16)

    def add_to(self, app: web.Application) -> None:
        """Add the routes."""
        app.router.add_get("/invitation.json", self.invitation)
        app.router.add_get("/qr.svg", self.qr)
        app.router.add_post("/screen", self.ask)

    @property
    def url(self) -> str:
        """Where newcomers go, with the join code."""
        return self._addresses.join(self._access.doors.code)

    def edition(self) -> str:
        """Differs whenever the invitation does, and tells nothing about it."""
        told = f"{self.url} {self._access.screens.changes}"
        return hmac.new(self._key, told.encode(), hashlib.sha256).hexdigest()[:16]

    def may_show(self, request: web.Request) -> bool:
        """Whether the screen that sends ``request`` may show how to join."""
        return on_this_machine(request) or self._access.screens.may_show(request.cookies.get(SCREEN_COOKIE, ""))

    async def invitation(self, request: web.Request) -> web.Response:
        """``url`` and ``code``, or, for a screen that may not show them, both null; ``screen`` is the number under
        which it asks the host, if it does."""
        body: dict[str, object] = {"url": None, "code": None, "screen": None}
        if self.may_show(request):
            body |= {"url": self.url, "code": self._access.doors.code}
        else:
            body["screen"] = self._access.screens.number_of(request.cookies.get(SCREEN_COOKIE, ""))
        return web.json_response(body, headers={"Cache-Control": "no-store"})

    async def qr(self, request: web.Request) -> web.Response:
        """The invitation as a QR code."""
        if not self.may_show(request):
            return ErrorResponse(refuse("not_this_screen"), 403)
        return web.Response(text=as_svg(self.url), content_type="image/svg+xml", headers={"Cache-Control": "no-store"})

    async def ask(self, request: web.Request) -> web.Response:
        """Let this screen ask the host; the answer holds its number."""
        token = request.cookies.get(SCREEN_COOKIE) or secrets.token_urlsafe(24)
        number = self._access.screens.ask(token, sender_of(request).address)
        self._changed()
        response = web.json_response({"screen": number})
        set_cookie(request, response, SCREEN_COOKIE, token, "/", SCREEN_COOKIE_AGE)
        return response
