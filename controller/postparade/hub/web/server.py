"""The web server of the hub: its pages, the tables' websockets, and what the organiser does."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TypeVar

import msgspec
from aiohttp import web
from msgspec import Struct

from postparade.core.clock import Clock
from postparade.core.faults import ConfigurationFault, Refusal, refuse
from postparade.hub.common_races import RaceWish
from postparade.hub.contest.night import Contest
from postparade.hub.hub import Hub
from postparade.hub.link.wire import HEARTBEAT, LONGEST_MESSAGE, WebSocketWire
from postparade.hub.messages import Do, Join
from postparade.hub.table_side.membership import BROKER, JOIN, TABLE, BrokerPort
from postparade.hub.web.listening import Listening
from postparade.hub.web.organiser import COOKIE, HOURS, Organiser
from postparade.hub.web.stage_stream import StageStream
from postparade.web.api.qr import Addresses, as_svg
from postparade.web.auth.cookies import set_cookie
from postparade.web.auth.request_security import BODY_LIMIT, RequestSecurity
from postparade.web.http.connection import line_of
from postparade.web.http.error_response import ErrorResponse
from postparade.web.http.listener import Listener, listen
from postparade.web.http.network_budget import NetworkBudget
from postparade.web.http.senders import TrustedProxies, sender_of
from postparade.web.http.token_bucket import TokenBucket
from postparade.web.i18n import Translations
from postparade.web.pages import ICONS, add_parts, page

PAGES = {
    "/": "hub/stage.html",
    "/standings": "hub/standings.html",
    "/console/": "hub/console.html",
    "/join": "hub/join.html",
}
BYTES_A_SECOND, BYTES_AT_ONCE = 16e6, 64e6
"""What one table may send: it may have a whole evening to catch up."""
Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]
Sent = TypeVar("Sent", bound=Struct)


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """The PIN of the organiser."""

    pin: str


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """What ``tables`` (none: all) are to do."""

    do: Do
    tables: tuple[int, ...] = ()
    text: str = ""
    seconds: float = 0.0


class OneTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table by its number."""

    table: int


class WishedMove(Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever sits at ``seat`` of ``table`` (0: everybody there) is to move ``to`` another one."""

    table: int
    seat: int
    to: int


class OneMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A move by its id."""

    move: str


class Somebody(Struct, frozen=True, forbid_unknown_fields=True):
    """A person by name."""

    name: str


class HubServer:
    """Serves one night until :meth:`close`."""

    pages: Mapping[str, str] = PAGES

    def __init__(self, hub: Hub, organiser: Organiser, clock: Clock, at: Listening, language: str) -> None:
        """Raises :class:`~postparade.core.faults.ConfigurationFault` (``bad_usage``)."""
        self._hub = hub
        self._organiser = organiser
        self._clock = clock
        self._host = at.host
        self._addresses = Addresses(at.host, at.public, at.port)
        self._translations = Translations(language)
        self._stage = StageStream(hub, clock, self._is_organiser)
        try:
            self._proxies = TrustedProxies(at.proxies)
        except ValueError as error:
            why = f"A proxy is an address or a network, such as 192.168.1.2; {error}"
            raise ConfigurationFault("bad_usage", why=why) from error
        self.broker_port: int | None = None
        """Where the broker of this night listens, if it has one."""
        self._names = () if at.public is None else (self._addresses.name,)
        self._listener: Listener | None = None
        self._looking: asyncio.Task[None] | None = None

    @property
    def address(self) -> str:
        """Where others find the hub: ``http://host:port``."""
        return self._addresses.base

    @property
    def port(self) -> int:
        """The port in use."""
        return self._addresses.port

    @property
    def link(self) -> str:
        """What tables join with."""
        return self._addresses.join(self._hub.night.code)

    async def start(self) -> None:
        """Open the port. Raises :class:`~postparade.core.faults.ConfigurationFault` (``port_busy``, ``port_forbidden``,
        ``address_missing``)."""
        budget = NetworkBudget(self._clock, self._proxies.trusts)
        app = self.application(budget)
        self._listener = await listen(app, self._host, (self._addresses.port,), budget, self._clock)
        self._addresses.port = self._listener.port
        self._looking = asyncio.create_task(self._stage.run())

    def application(self, budget: NetworkBudget) -> web.Application:
        """Everything that is served."""
        security = RequestSecurity(self._names, budget, self._clock, proxies=self._proxies)
        app = web.Application(middlewares=[security.middleware], client_max_size=BODY_LIMIT)
        app.on_response_prepare.append(security.on_prepare)
        for path, name in self.pages.items():
            app.router.add_get(path, page(name))
        for path in ICONS:
            app.router.add_get(path, page("lib/icon.png"))
        app.router.add_get("/console", _to_console)
        add_parts(app)
        self._translations.add_to(app)
        app.router.add_get("/api/hub/stage", self._stage.serve)
        app.router.add_post(JOIN, self._join)
        app.router.add_get(TABLE, self._table)
        app.router.add_get(BROKER, self._broker)
        app.router.add_post("/api/hub/sign-in", self._sign_in)
        app.router.add_post("/api/hub/sign-out", self.for_organiser(self._sign_out))
        app.router.add_get("/api/hub/invitation", self.for_organiser(self._invitation))
        app.router.add_post("/api/hub/order", self.for_organiser(self._order))
        app.router.add_post("/api/hub/contest", self.for_organiser(self._contest))
        app.router.add_post("/api/hub/final", self.for_organiser(self._final))
        app.router.add_post("/api/hub/move", self.for_organiser(self._move))
        app.router.add_post("/api/hub/stay", self.for_organiser(self._stay))
        app.router.add_post("/api/hub/race", self.for_organiser(self._race))
        app.router.add_post("/api/hub/rejoin", self.for_organiser(self._rejoin))
        app.router.add_post("/api/hub/code", self.for_organiser(self._code))
        app.router.add_post("/api/hub/forget", self.for_organiser(self._forget))
        self.add_routes(app)
        return app

    def add_routes(self, app: web.Application) -> None:
        """More than every hub serves."""

    async def close(self) -> None:
        """Free the port."""
        if self._looking is not None:
            self._looking.cancel()
        if self._listener is not None:
            await self._listener.close()

    async def _join(self, request: web.Request) -> web.StreamResponse:
        wish = await sent(request, Join)
        scheme, _, code = request.headers.get("Authorization", "").partition(" ")
        address = sender_of(request).address
        if (waiting := self._organiser.wait(address)) is not None:
            return ErrorResponse(waiting, 429)
        answer = await self._hub.turn(self._hub.join, code if scheme == "Code" else "", wish.name)
        if isinstance(answer, Refusal):
            await self._hub.turn(self._organiser.guess, address, answer.code != "hub_code_wrong", answer)
            return ErrorResponse(answer, 403)
        return web.Response(body=msgspec.json.encode(answer), content_type="application/json")

    async def _table(self, request: web.Request) -> web.StreamResponse:
        scheme, _, token = request.headers.get("Authorization", "").partition(" ")
        number = self._hub.number_of(token) if scheme == "Bearer" else None
        if number is None:
            return ErrorResponse(refuse("hub_token_unknown"), 401)
        line = line_of(request)
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=LONGEST_MESSAGE)
        await socket.prepare(request)
        line.free()
        line.enter("page")
        line.bytes = TokenBucket(self._clock, BYTES_A_SECOND, BYTES_AT_ONCE)
        try:
            await self._hub.talk(number, WebSocketWire(socket))
        except ConnectionError:
            pass
        finally:
            await socket.close()
        return socket

    async def _broker(self, _: web.Request) -> web.StreamResponse:
        told = BrokerPort(self.broker_port)
        return web.Response(body=msgspec.json.encode(told), content_type="application/json")

    async def _sign_in(self, request: web.Request) -> web.StreamResponse:
        told = await sent(request, SignIn)
        token = await self._hub.turn(self._organiser.sign_in, told.pin, sender_of(request).address)
        if isinstance(token, Refusal):
            return ErrorResponse(token, 429 if token.code == "try_later" else 403)
        answer = done()
        set_cookie(request, answer, COOKIE, token, "/", HOURS * 3600)
        return answer

    async def _sign_out(self, request: web.Request) -> web.StreamResponse:
        await self._hub.turn(self._organiser.sign_out, request.cookies.get(COOKIE, ""))
        answer = done()
        set_cookie(request, answer, COOKIE, "", "/", 0)
        return answer

    def _is_organiser(self, request: web.Request) -> bool:
        return self._organiser.knows(request.cookies.get(COOKIE, ""))

    def for_organiser(self, answer: Answer) -> Answer:
        """``answer``, for the organiser alone."""

        async def checked(request: web.Request) -> web.StreamResponse:
            if not self._is_organiser(request):
                return ErrorResponse(refuse("hub_sign_in"), 401)
            return await answer(request)

        return checked

    async def _invitation(self, _: web.Request) -> web.StreamResponse:
        told = {"link": self.link, "qr": as_svg(self.link), "code": self._hub.night.code}
        return web.Response(body=msgspec.json.encode(told), content_type="application/json")

    async def _order(self, request: web.Request) -> web.StreamResponse:
        wish = await sent(request, Wish)
        await self._hub.order(wish.do, wish.tables, " ".join(wish.text.split())[:200], max(0.0, wish.seconds))
        return done()

    async def _contest(self, request: web.Request) -> web.StreamResponse:
        await self._hub.turn(self._hub.begin, await sent(request, Contest))
        return done()

    async def _final(self, request: web.Request) -> web.StreamResponse:
        return done(await self._hub.turn(self._hub.draw_final, (await sent(request, OneTable)).table))

    async def _move(self, request: web.Request) -> web.StreamResponse:
        wish = await sent(request, WishedMove)
        moves = self._hub.moves
        asked = partial(moves.ask, wish.table, wish.seat) if wish.seat else partial(moves.ask_all, wish.table)
        no = await self._hub.turn(asked, wish.to)
        await self._hub.moves.look()
        return done(no)

    async def _stay(self, request: web.Request) -> web.StreamResponse:
        return done(await self._hub.turn(self._hub.moves.cancel, (await sent(request, OneMove)).move))

    async def _race(self, request: web.Request) -> web.StreamResponse:
        return done(await self._hub.turn(self._hub.race, await sent(request, RaceWish)))

    async def _rejoin(self, request: web.Request) -> web.StreamResponse:
        return done(await self._hub.rejoin((await sent(request, OneTable)).table))

    async def _forget(self, request: web.Request) -> web.StreamResponse:
        count = await self._hub.turn(self._hub.forget, (await sent(request, Somebody)).name)
        return web.json_response({"seats": count})

    async def _code(self, _: web.Request) -> web.StreamResponse:
        await self._hub.turn(self._hub.renew_code)
        return done()


async def _to_console(_: web.Request) -> web.StreamResponse:
    raise web.HTTPFound("/console/")


async def sent(request: web.Request, kind: type[Sent]) -> Sent:
    """The body of ``request``; what cannot be read is refused by the error boundary."""
    return msgspec.json.decode(await request.read(), type=kind)


def done(no: Refusal | None = None) -> web.Response:
    """Done, or why not."""
    return web.json_response({}) if no is None else ErrorResponse(no, 409)
