"""The plain requests beside the websockets: joining, taking a seat back, the host's PIN. They are the ones that set
cookies."""

from typing import Any

import msgspec
from aiohttp import web
from msgspec import Struct

from postparade.core.faults import Refusal, refuse
from postparade.rules.viewer import SPECTATOR, TABLE
from postparade.table.messages import Command, TakeSeat
from postparade.web.auth.access import Access
from postparade.web.error_response import ErrorResponse
from postparade.web.ports import TablePort
from postparade.web.senders import sender_of
from postparade.web.ws.client_role import ClientRole
from postparade.web.ws.commands import Id
from postparade.web.ws.websocket import PageSocket

SEAT_COOKIE = "seat"
HOST_COOKIE = "host"
PANEL_COOKIE = "panel"
SEAT_COOKIE_AGE = 7 * 24 * 3600
STATUS = {
    "try_later": 429,
    "wrong_pin": 403,
    "wrong_code": 403,
    "reseat_over": 403,
    "seat_not_yours": 403,
    "doors_closed": 403,
    "bad_request": 400,
}


class JoinForm(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="join"):
    """A newcomer with the join ``code``; ``id`` makes a resend harmless."""

    code: str
    name: str
    id: Id


class ReturnForm(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="return"):
    """The owner of a seat, with the one-time code that the host has shown."""

    code: str


class PinForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who claims to be the host."""

    pin: str


_FORMS = msgspec.json.Decoder(JoinForm | ReturnForm)


class AuthRoutes:
    """Signs people in and out, and sets their cookies."""

    def __init__(self, table: TablePort, access: Access, sockets: PageSocket, host_seconds: int) -> None:
        self._table = table
        self._access = access
        self._sockets = sockets
        self._host_seconds = host_seconds

    def add_to(self, app: web.Application) -> None:
        """Add the routes."""
        app.router.add_post("/join", self.join)
        app.router.add_get("/join/seats", self.own_seats)
        app.router.add_post("/host/login", self.sign_in)
        app.router.add_post("/host/logout", self.sign_out)
        app.router.add_get("/host/first", self.first_pin)

    async def join(self, request: web.Request) -> web.Response:
        """Take a seat with a name, or take one back with a re-seat code. Raises ``AccessFault``."""
        address = sender_of(request).address
        try:
            form = _FORMS.decode(await request.read())
        except msgspec.MsgspecError:
            return ErrorResponse(refuse("bad_request", why="the form has other fields"), 400)
        if isinstance(form, ReturnForm):
            taken = await self._access.seats.redeem(form.code, address)
        else:
            taken = await self._newcomer(form, address)
        if isinstance(taken, Refusal):
            return _no(taken)
        seat, token = taken
        self._sockets.dismiss(ClientRole("seat", seat))
        response = web.json_response({"seat": seat})
        # One path for each seat, so that several seats in one browser never mix up.
        _set_cookie(request, response, SEAT_COOKIE, token, f"/seat/{seat}/", SEAT_COOKIE_AGE)
        _set_cookie(request, response, f"{SEAT_COOKIE}-{seat}", token, "/join", SEAT_COOKIE_AGE)
        return response

    async def own_seats(self, request: web.Request) -> web.Response:
        """The seats that this browser holds, for somebody who scans the code on the board again."""
        held = [
            {"seat": card.seat, "name": card.name}
            for card in self._table.view(TABLE).seats
            if self._access.seats.holds(card.seat, request.cookies.get(f"{SEAT_COOKIE}-{card.seat}", ""))
        ]
        return web.json_response({"seats": held}, headers={"Cache-Control": "no-store"})

    async def _newcomer(self, form: JoinForm, address: str) -> tuple[int, str] | Refusal:
        """The seat of a newcomer, and the token that holds it."""
        if refusal := self._access.doors.check_code(form.code, address):
            return refusal
        outcome = await self._table.submit(Command(f"join:{form.id}", SPECTATOR, TakeSeat(form.name)))
        if isinstance(outcome, Refusal):
            return outcome
        seat = outcome.seat
        assert seat is not None, "the receipt of a seat names it"
        # An old answer must not hand over a seat that somebody else has taken since.
        if self._taken().get(seat) != outcome.entry or not self._access.seats.may_have(seat, form.id):
            return refuse("seat_not_yours", seat=seat)
        token = await self._access.seats.give(seat, form.id, outcome.entry)
        return token if isinstance(token, Refusal) else (seat, token)

    def _taken(self) -> dict[int, int]:
        """The taken seats, and in which entry each was taken."""
        return {card.seat: card.since for card in self._table.view(TABLE).seats}

    def clear(self) -> None:
        """Revoke the tokens and codes of all seats that are no longer taken by those who had them, and close their
        pages."""
        for seat in self._access.seats.clear(self._taken()):
            self._sockets.dismiss(ClientRole("seat", seat))

    async def sign_in(self, request: web.Request) -> web.Response:
        """Open the host console with the PIN; ``kept`` says whether the session survives a restart."""
        try:
            form = msgspec.json.decode(await request.read(), type=PinForm)
        except msgspec.MsgspecError:
            return ErrorResponse(refuse("bad_request", why="the form has other fields"), 400)
        session = await self._access.hosts.sign_in(form.pin.strip(), sender_of(request).address)
        if isinstance(session, Refusal):
            return _no(session)
        response = web.json_response({"ok": True, "kept": session.kept})
        _set_cookie(request, response, HOST_COOKIE, session.token, "/host/", self._host_seconds)
        _set_cookie(request, response, PANEL_COOKIE, session.token, "/simulator/", self._host_seconds)
        return response

    async def first_pin(self, request: web.Request) -> web.Response:
        """The PIN, for the screen of this very machine alone and only until the first host has signed in with it: a
        table without a keyboard has no other way to show it."""
        if self._access.hosts.paired or not sender_of(request).here:
            return web.Response(status=204)
        return web.json_response({"pin": self._access.hosts.pin}, headers={"Cache-Control": "no-store"})

    async def sign_out(self, request: web.Request) -> web.Response:
        """Close the host console on this device, or, when the host asks for it, on all of them; open pages are closed
        as well. That holds at once; ``kept`` says whether also after a restart."""
        token, hosts = request.cookies.get(HOST_COOKIE, ""), self._access.hosts
        if "everywhere" in request.query:
            if not hosts.is_host(token):
                return ErrorResponse(refuse("signed_out"), 401)
            ending = hosts.sign_out_everywhere()
        else:
            ending = hosts.sign_out(token)
        kept = await ending
        self._sockets.recheck()
        response = web.json_response({"ok": True, "kept": kept})
        response.del_cookie(HOST_COOKIE, path="/host/")
        response.del_cookie(PANEL_COOKIE, path="/simulator/")
        return response


def _no(refusal: Refusal) -> web.Response:
    return ErrorResponse(refusal, STATUS.get(refusal.code, 409))


def _set_cookie(request: web.Request, response: web.Response, name: str, value: str, path: str, age: int) -> None:
    """Set a cookie that no script can read, and that never travels unencrypted where the page came by HTTPS."""
    options: dict[str, Any] = {"httponly": True, "samesite": "Strict", "secure": sender_of(request).secure}
    response.set_cookie(name, value, path=path, max_age=age, **options)
