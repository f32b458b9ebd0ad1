"""``/watch``: the page of people without a seat, who pick winners and cheer."""

import secrets
from collections.abc import Callable

import msgspec
from aiohttp import web
from msgspec import Struct

from postparade.core.faults import Refusal, refuse
from postparade.web.auth.access import Access
from postparade.web.auth.cookies import set_cookie
from postparade.web.auth.seat_tokens import digest_of
from postparade.web.http.connection import line_of
from postparade.web.http.error_response import ErrorResponse
from postparade.web.http.senders import sender_of
from postparade.web.pages import page
from postparade.web.watchers.picks import Picks
from postparade.web.ws.cheers import Cheers

COOKIE = "watcher"
COOKIE_AGE = 24 * 3600
STATUS = {"wrong_code": 403, "old_code": 403, "doors_closed": 403, "no_watcher": 403}
STATUS |= {"try_later": 429, "too_fast": 429, "picks_not_kept": 503}
WATCHERS = 0
"""The seat under which all watchers cheer together."""


class EnterForm(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="enter"):
    """Somebody with the join ``code`` wants to watch as ``name``."""

    code: str
    name: str


class PickForm(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="pick"):
    """A watcher picks the horse in ``lane``."""

    lane: int


class CheerForm(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="cheer"):
    """A watcher cheers."""


Form = EnterForm | PickForm | CheerForm
_FORMS = msgspec.json.Decoder(Form)


class WatcherPages:
    """``/watch`` (POST: one of the forms), and ``/watch/me``, what this browser has picked."""

    def __init__(self, picks: Picks, access: Access, cheers: Cheers, away: Callable[[str], float]) -> None:
        """``away`` says by how many seconds the pages of a watcher are farther away than the nearest."""
        self._picks = picks
        self._access = access
        self._cheers = cheers
        self._away = away

    def add_to(self, app: web.Application) -> None:
        """Add the routes."""
        app.router.add_get("/watch", page("watch/watch.html"))
        app.router.add_post("/watch", self.send)
        app.router.add_get("/watch/me", self.me)

    async def send(self, request: web.Request) -> web.Response:
        """Enter, pick or cheer. Whoever may enter has the join code, and the door is open."""
        try:
            form = _FORMS.decode(await request.read())
        except (msgspec.MsgspecError, RecursionError):
            return ErrorResponse(refuse("bad_request", why="the form has other fields"), 400)
        token = request.cookies.get(COOKIE) or secrets.token_urlsafe(24)
        outcome = await self._carry_out(form, token, request)
        if isinstance(outcome, Refusal):
            return ErrorResponse(outcome, STATUS.get(outcome.code, 409))
        response = web.json_response({"ok": True, "me": self._picks.of(_digest(token))})
        set_cookie(request, response, COOKIE, token, "/watch", COOKIE_AGE)
        return response

    async def _carry_out(self, form: Form, token: str, request: web.Request) -> object:
        match form:
            case EnterForm(code=code, name=name):
                if refusal := self._access.doors.check_code(code, sender_of(request).address):
                    return refusal
                if self._access.doors.door != "open":
                    return refuse("doors_closed")
                return await self._picks.enter(_digest(token), name)
            case PickForm(lane=lane):
                digest = _digest(token)
                return await self._picks.pick(digest, lane, self._away(digest), line_of(request).came)
            case CheerForm():
                if self._picks.of(_digest(token)) is None:
                    return refuse("no_watcher")
                return None if self._cheers.cheer(WATCHERS, None) else refuse("too_fast")

    async def me(self, request: web.Request) -> web.Response:
        """What this browser's watcher has, or null."""
        me = self._picks.of(watcher_of(request))
        return web.json_response({"me": me}, headers={"Cache-Control": "no-store"})


def watcher_of(request: web.Request) -> str:
    """The digest of the secret that this browser has as a watcher, entered or not."""
    return _digest(request.cookies.get(COOKIE, ""))


def _digest(token: str) -> str:
    return digest_of(token).hex()
