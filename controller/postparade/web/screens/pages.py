"""``/screen``: any browser that becomes a screen of the table; ``/host/screens``: the host says what each shows; and
the pictures of the house, which they show in turn."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Annotated

import msgspec
from aiohttp import web
from msgspec import Meta, Struct

from postparade.core.faults import Refusal, reason, refuse
from postparade.web.api.qr import as_svg
from postparade.web.auth.cookies import set_cookie
from postparade.web.auth.seat_tokens import digest_of
from postparade.web.http.error_response import ErrorResponse
from postparade.web.pages import STATIC, page
from postparade.web.screens.house_pictures import LARGEST, HousePictures
from postparade.web.screens.registered_screens import ADDRESSES, NAME, ROLES, Fleet, Role, Screen

COOKIE = "screen-of-table"
COOKIE_AGE = 400 * 24 * 3600
"""Seconds; as long as browsers allow."""
HOUSE_PICTURE = "/host/house-picture"
"""Where the host sends a picture; its size is checked here."""

Number = Annotated[int, Meta(ge=1, lt=1000)]


class Assign(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="assign"):
    """Let a screen show something else."""

    number: Number
    role: Role


class RenameScreen(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="rename"):
    """Call a screen by another name."""

    number: Number
    name: Annotated[str, Meta(pattern=NAME)]


class Forget(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="forget"):
    """Take a screen off the list."""

    number: Number


class PointOut(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="point_out"):
    """Let a screen say which one it is."""

    number: Number


class RemovePicture(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="remove_picture"):
    """Show a picture of the house no longer."""

    name: Annotated[str, Meta(max_length=20)]


Asked = Assign | RenameScreen | Forget | PointOut | RemovePicture


class ScreenPages:
    """The pages of screens and of the host who assigns them."""

    def __init__(
        self, fleet: Fleet, pictures: HousePictures, is_host: Callable[[web.Request], bool], base: Callable[[], str]
    ) -> None:
        """``base()`` is the address of the table as phones reach it."""
        self._fleet = fleet
        self._pictures = pictures
        self._is_host = is_host
        self._base = base

    def add_to(self, app: web.Application) -> None:
        """Add the routes."""
        app.router.add_get("/screen", page("screen/screen.html"))
        app.router.add_post("/screen/here", self.here)
        app.router.add_get("/screen.svg", self.code)
        app.router.add_get("/house-pictures.json", self.pictures)
        app.router.add_get("/house-pictures/{name}", self.picture)
        app.router.add_get("/host/screens", self.page)
        app.router.add_get("/host/screens.json", self.listed)
        app.router.add_post("/host/screens.json", self.change)
        app.router.add_post(HOUSE_PICTURE, self.add_picture)

    async def here(self, request: web.Request) -> web.Response:
        """A screen says that it is here, once a second, and is told what it shows."""
        token = request.cookies.get(COOKIE) or secrets.token_urlsafe(24)
        screen = self._fleet.hear(digest_of(token).hex())
        if isinstance(screen, Refusal):
            return ErrorResponse(screen, 409)
        response = _json(self._told(screen))
        if COOKIE not in request.cookies:
            set_cookie(request, response, COOKIE, token, "/screen", COOKIE_AGE)
        return response

    def _told(self, screen: Screen) -> dict[str, object]:
        shown = {"number": screen.number, "name": screen.name, "role": screen.role}
        return shown | {
            "address": ADDRESSES[screen.role],
            "pointed": self._fleet.is_pointed_out(screen.number),
            "console": f"{self._base()}/host/screens",
        }

    async def code(self, _: web.Request) -> web.Response:
        """The address of the page on which the host assigns screens, as a QR code: nobody gets in by it."""
        drawn = as_svg(f"{self._base()}/host/screens")
        return web.Response(text=drawn, content_type="image/svg+xml", headers={"Cache-Control": "no-store"})

    async def pictures(self, _: web.Request) -> web.Response:
        """The names of the pictures of the house."""
        return _json({"pictures": await asyncio.to_thread(self._pictures.listed)})

    async def picture(self, request: web.Request) -> web.StreamResponse:
        """A picture of the house."""
        path = await asyncio.to_thread(self._pictures.path, request.match_info["name"])
        if path is None:
            raise web.HTTPNotFound
        return web.FileResponse(path)

    async def page(self, _: web.Request) -> web.FileResponse:
        """The page on which the host assigns screens; it holds no secrets."""
        return web.FileResponse(STATIC / "tools" / "screens.html")

    async def listed(self, request: web.Request) -> web.Response:
        """All screens, what they show and whether they are here."""
        return await self._list() if self._is_host(request) else ErrorResponse(refuse("signed_out"), 401)

    async def change(self, request: web.Request) -> web.Response:
        """Carry out one of the host's wishes."""
        if not self._is_host(request):
            return ErrorResponse(refuse("signed_out"), 401)
        try:
            asked = msgspec.json.decode(await request.read(), type=Asked)
        except (msgspec.MsgspecError, RecursionError):
            return ErrorResponse(refuse("bad_request", why="a name has at most 24 letters"), 400)
        try:
            refusal = await self._carry_out(asked)
        except OSError as error:
            return ErrorResponse(refuse("picture_not_kept", why=reason(error)), 503)
        return await self._list() if refusal is None else ErrorResponse(refusal, 409)

    async def _carry_out(self, asked: Asked) -> Refusal | None:
        match asked:
            case Assign(number=number, role=role):
                return await self._fleet.assign(number, role)
            case RenameScreen(number=number, name=name):
                return await self._fleet.rename(number, name)
            case Forget(number=number):
                return await self._fleet.forget(number)
            case PointOut(number=number):
                return self._fleet.point_out(number)
            case RemovePicture(name=name):
                return await asyncio.to_thread(self._pictures.remove, name)

    async def add_picture(self, request: web.Request) -> web.Response:
        """Keep a picture of the house: the body is the file."""
        if not self._is_host(request):
            return ErrorResponse(refuse("signed_out"), 401)
        if (request.content_length or 0) > LARGEST:
            return ErrorResponse(refuse("too_large", limit=LARGEST), 413)
        try:
            picture = await request.clone(client_max_size=LARGEST).read()
        except web.HTTPRequestEntityTooLarge:
            return ErrorResponse(refuse("too_large", limit=LARGEST), 413)
        try:
            refusal = await asyncio.to_thread(self._pictures.add, picture)
        except OSError as error:
            return ErrorResponse(refuse("picture_not_kept", why=reason(error)), 503)
        return await self._list() if refusal is None else ErrorResponse(refusal, 409)

    async def _list(self) -> web.Response:
        pictures = await asyncio.to_thread(self._pictures.listed)
        return _json({"screens": self._fleet.listed(), "roles": ROLES, "pictures": pictures, "address": self._base()})


def _json(body: object) -> web.Response:
    encoded = msgspec.json.encode(body)
    return web.Response(body=encoded, content_type="application/json", headers={"Cache-Control": "no-store"})
