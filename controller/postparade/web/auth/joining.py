"""Joining: a newcomer with the join code takes a seat, at once or when the host lets them in; the owner of a seat takes
it back with a one-time code."""

import contextlib
import secrets
from collections.abc import Callable

import msgspec
from aiohttp import web
from msgspec import Struct

from postparade.core.faults import AccessFault, Refusal, as_json, refuse
from postparade.rules.viewer import SPECTATOR, TABLE
from postparade.table.messages import Command, TakeSeat
from postparade.table.seating.names import clean_name, same_name
from postparade.web.auth.access import Access
from postparade.web.auth.access_store import Visitor
from postparade.web.auth.cookies import set_cookie
from postparade.web.auth.seat_tokens import Origin, digest_of
from postparade.web.http.error_response import ErrorResponse
from postparade.web.http.senders import UNKNOWN_PROXY, sender_of
from postparade.web.ports import TablePort
from postparade.web.ws.client_role import ClientRole
from postparade.web.ws.commands import Id
from postparade.web.ws.websocket import PageSocket

SEAT_COOKIE, DEVICE_COOKIE, VISITOR_COOKIE = "seat", "device", "visitor"
COOKIE_AGE = 7 * 24 * 3600
STATUS = {"wrong_code": 403, "old_code": 403, "reseat_over": 403, "seat_not_yours": 403, "doors_closed": 403}


class JoinForm(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="join"):
    """A newcomer with the join ``code``; ``id`` makes a resend harmless."""

    code: str
    name: str
    id: Id


class CheckForm(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="check"):
    """The page to join by asks, before a name is typed, whether the ``code`` of its link still opens anything."""

    code: str


class ReturnForm(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="return"):
    """The owner of a seat, with the one-time code that the host has shown."""

    code: str


class EnterForm(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="enter"):
    """A visitor asks whether the host has let them in; the browser's cookie says who it is."""


class LeaveForm(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="leave"):
    """A visitor does not want to wait any more."""


Form = JoinForm | CheckForm | ReturnForm | EnterForm | LeaveForm
_FORMS = msgspec.json.Decoder(Form)
Taken = tuple[int, str]
"""A seat, and the token that holds it."""


class Joining:
    """``/join`` (POST: one of the forms) and ``/join/seats``, what this browser holds or waits for."""

    def __init__(self, table: TablePort, access: Access, sockets: PageSocket, changed: Callable[[], None]) -> None:
        """``changed`` is called when somebody has come to the door or left it."""
        self._table = table
        self._access = access
        self._sockets = sockets
        self._changed = changed

    def add_to(self, app: web.Application) -> None:
        """Add the routes."""
        app.router.add_post("/join", self.join)
        app.router.add_get("/join/seats", self.own_seats)

    async def join(self, request: web.Request) -> web.Response:
        """Take a seat or check a code (200), wait at the door (202), or neither. Raises ``AccessFault``."""
        try:
            form = _FORMS.decode(await request.read())
        except msgspec.MsgspecError:
            return ErrorResponse(refuse("bad_request", why="the form has other fields"), 400)
        if isinstance(form, CheckForm):
            wrong = self._access.doors.check_code(form.code, sender_of(request).address)
            return web.json_response({"ok": True} if wrong is None else {"ok": False, **as_json(wrong)})
        device = request.cookies.get(DEVICE_COOKIE) or secrets.token_urlsafe(24)
        origin = _origin(request, device)
        visitor = self._access.visitors.of(request.cookies.get(VISITOR_COOKIE, ""))
        outcome: Taken | str | Refusal | None
        match form:
            case ReturnForm(code=code):
                outcome = await self._access.seats.redeem(code, sender_of(request).address, origin)
            case LeaveForm():
                outcome = await self._leave(visitor)
            case EnterForm():
                outcome = None if visitor is None else await self._enter(visitor, origin)
            case JoinForm():
                outcome = await self._newcomer(form, sender_of(request).address, origin, visitor)
        if isinstance(outcome, Refusal):
            status = 429 if outcome.code == "try_later" else STATUS.get(outcome.code, 409)
            return ErrorResponse(outcome, status)
        response = self._answer(request, outcome)
        set_cookie(request, response, DEVICE_COOKIE, device, "/join", COOKIE_AGE)
        return response

    def _answer(self, request: web.Request, outcome: Taken | str | None) -> web.Response:
        """The answer to somebody who has a seat now, waits (with this token), or goes on as before (``None``): waits,
        or does not wait any more, with the words of a refusal."""
        if outcome is None:
            waits = self._access.visitors.of(request.cookies.get(VISITOR_COOKIE, "")) is not None
            return web.json_response(
                {"waiting": waits, **({} if waits else as_json(refuse("turned_away")))}, status=202
            )
        if isinstance(outcome, str):
            response = web.json_response({"waiting": True}, status=202)
            set_cookie(request, response, VISITOR_COOKIE, outcome, "/join", COOKIE_AGE)
            return response
        seat, token = outcome
        self._sockets.dismiss(ClientRole("seat", seat))
        response = web.json_response({"seat": seat})
        # One path for each seat, so that several seats in one browser never mix up.
        set_cookie(request, response, SEAT_COOKIE, token, f"/seat/{seat}/", COOKIE_AGE)
        set_cookie(request, response, f"{SEAT_COOKIE}-{seat}", token, "/join", COOKIE_AGE)
        return response

    async def own_seats(self, request: web.Request) -> web.Response:
        """The seats that this browser holds, for somebody who scans the code on the board again, and the name of the
        visitor who waits with it."""
        held = [
            {"seat": card.seat, "name": card.name}
            for card in self._table.view(TABLE).seats
            if self._access.seats.holds(card.seat, request.cookies.get(f"{SEAT_COOKIE}-{card.seat}", ""))
        ]
        visitor = self._access.visitors.of(request.cookies.get(VISITOR_COOKIE, ""))
        body = {"seats": held, "waiting": None if visitor is None else visitor.name}
        return web.json_response(body, headers={"Cache-Control": "no-store"})

    async def _newcomer(
        self, form: JoinForm, address: str, origin: Origin, visitor: Visitor | None
    ) -> Taken | str | Refusal | None:
        """The seat of a newcomer, or the token of a visitor, or ``None`` for one who waits already."""
        access = self._access
        if refusal := access.doors.check_code(form.code, address):
            return refusal
        if not access.seats.joined_with(form.id):
            if access.doors.door == "closed":
                return refuse("doors_closed")
            if visitor is not None and visitor.joined == form.id:
                return await self._enter(visitor, origin)
            held = access.seats.held_from(origin) + access.visitors.from_here(origin)
            if held >= access.doors.seats_each:
                return refuse("phone_full", seats=held)
            if access.doors.door == "ask":
                return await self._knock(form, origin)
        return await self._sit(form.name, form.id, origin)

    async def _knock(self, form: JoinForm, origin: Origin) -> str | Refusal:
        """The token of a new visitor, whose name is free so far."""
        name = clean_name(form.name)
        if isinstance(name, Refusal):
            return name
        taken = [card.name for card in self._table.view(TABLE).seats]
        if same_name(name, [*taken, *(visitor.name for visitor in self._access.visitors.waiting)]):
            return refuse("name_taken", name=name)
        token = await self._access.visitors.knock(name, form.id, origin)
        self._changed()
        return token

    async def _enter(self, visitor: Visitor, origin: Origin) -> Taken | Refusal | None:
        """The seat of a visitor who has been let in; ``None`` for one who goes on waiting."""
        if not visitor.let_in and self._access.doors.door != "open":
            return None
        taken = await self._sit(visitor.name, visitor.joined, origin)
        # The seat is safe already; a visitor whom a restart brings back enters it once more.
        with contextlib.suppress(AccessFault):
            await self._access.visitors.remove(visitor.number)
        self._changed()
        return taken

    async def _leave(self, visitor: Visitor | None) -> Refusal | None:
        if visitor is not None:
            await self._access.visitors.remove(visitor.number)
            self._changed()
        return None

    async def _sit(self, name: str, join: str, origin: Origin) -> Taken | Refusal:
        """Take a seat at the table, and hold it with a token."""
        outcome = await self._table.submit(Command(f"join:{join}", SPECTATOR, TakeSeat(name)))
        if isinstance(outcome, Refusal):
            return outcome
        seat = outcome.seat
        assert seat is not None, "the receipt of a seat names it"
        # An old answer must not hand over a seat that somebody else has taken since.
        if self._taken().get(seat) != outcome.entry or not self._access.seats.may_have(seat, join):
            return refuse("seat_not_yours", seat=seat)
        token = await self._access.seats.give(seat, join, outcome.entry, origin)
        return token if isinstance(token, Refusal) else (seat, token)

    def _taken(self) -> dict[int, int]:
        """The taken seats, and in which entry each was taken."""
        return {card.seat: card.since for card in self._table.view(TABLE).seats}

    def clear(self) -> None:
        """Revoke the tokens and codes of all seats that are no longer taken by those who had them, and close their
        pages."""
        for seat in self._access.seats.clear(self._taken()):
            self._sockets.dismiss(ClientRole("seat", seat))


def _origin(request: web.Request, device: str) -> Origin:
    """From where ``request`` comes. Programs on this machine are no phone, and an unknown proxy stands for many."""
    sender = sender_of(request)
    if on_this_machine(request):
        return Origin()
    cookie = digest_of(device).hex()
    if sender.address == UNKNOWN_PROXY:
        return Origin(cookie)
    # In IPv6 all phones of a home share a network, so that the whole address counts here.
    return Origin(cookie, (request.remote or "") if sender.direct else sender.address)


def on_this_machine(request: web.Request) -> bool:
    """Whether a browser on this machine sent ``request``, under whatever address it knows the table: nobody else can
    finish a connection from an address of ours."""
    sender = sender_of(request)
    if sender.here:
        return True
    if not sender.direct or sender.address == UNKNOWN_PROXY or request.transport is None:
        return False
    here, there = (request.transport.get_extra_info(name) for name in ("sockname", "peername"))
    return bool(here and there and here[0] == there[0])
