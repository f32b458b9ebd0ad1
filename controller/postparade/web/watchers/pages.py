"""``/watch``: the page of people without a seat, who pick winners and cheer."""

import secrets

import msgspec
from aiohttp import web
from msgspec import Struct

from postparade.core.faults import Refusal, refuse
from postparade.web.auth.access import Access
from postparade.web.auth.cookies import set_cookie
from postparade.web.auth.seat_tokens import digest_of
from postparade.web.http.error_response import ErrorResponse
from postparade.web.http.senders import sender_of
from postparade.web.pages import page
from postparade.web.watchers.picks import Picks
from postparade.web.ws.cheers import Cheers

COOKIE = "watcher"
COOKIE_AGE = 24 * 3600
STATUS = {"wrong_code": 403, "doors_closed": 403, "no_watcher": 403, "try_later": 429, "too_fast": 429}
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

    def __init__(self, picks: Picks, access: Access, cheers: Cheers) -> None:
        self._picks = picks
        self._access = access
        self._cheers = cheers

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
        outcome = self._carry_out(form, token, sender_of(request).address)
        if isinstance(outcome, Refusal):
            return ErrorResponse(outcome, STATUS.get(outcome.code, 409))
        response = web.json_response({"ok": True, "me": self._picks.of(_digest(token))})
        set_cookie(request, response, COOKIE, token, "/watch", COOKIE_AGE)
        return response

    def _carry_out(self, form: Form, token: str, address: str) -> object:
        match form:
            case EnterForm(code=code, name=name):
                if refusal := self._access.doors.check_code(code, address):
                    return refusal
                if self._access.doors.door != "open":
                    return refuse("doors_closed")
                return self._picks.enter(_digest(token), name)
            case PickForm(lane=lane):
                return self._picks.pick(_digest(token), lane)
            case CheerForm():
                if self._picks.of(_digest(token)) is None:
                    return refuse("no_watcher")
                return None if self._cheers.cheer(WATCHERS, None) else refuse("too_fast")

    async def me(self, request: web.Request) -> web.Response:
        """What this browser's watcher has, or null."""
        me = self._picks.of(_digest(request.cookies.get(COOKIE, "")))
        return web.json_response({"me": me}, headers={"Cache-Control": "no-store"})


def _digest(token: str) -> str:
    return digest_of(token).hex()
