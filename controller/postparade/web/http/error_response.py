"""Answers that say no: JSON for scripts, and a page for people who open an address themselves."""

import json
from functools import cache
from html import escape
from string import Template

import msgspec
from aiohttp import web

from postparade.core.faults import Fault, Refusal, as_json, for_guests
from postparade.web.pages import STATIC


class ErrorResponse(web.Response):
    """A refusal or fault as a JSON answer with this HTTP status; its page leads to ``home``."""

    def __init__(self, no: Refusal | Fault, status: int, home: str = "") -> None:
        self._home = home or "/"
        self._told = for_guests(as_json(no))
        headers = {"Retry-After": str(no.details["seconds"])} if no.code == "try_later" else None
        super().__init__(
            body=msgspec.json.encode(self._told), status=status, content_type="application/json", headers=headers
        )

    def as_page(self) -> web.Response:
        """The same answer as a page, in the language of the browser."""
        told = self._told
        words = {"home": self._home, "told": json.dumps(told), "sentence": told["sentence"], "remedy": told["remedy"]}
        text = _page().substitute({name: escape(said) for name, said in words.items()})
        return web.Response(text=text, status=self.status, content_type="text/html", headers={"Vary": "Accept"})


def for_people(request: web.Request, response: web.StreamResponse) -> web.StreamResponse:
    """``response``, as a page if it says no to a browser that came by its address bar or a link."""
    opened = request.method == "GET" and "text/html" in request.headers.get("Accept", "")
    return response.as_page() if opened and isinstance(response, ErrorResponse) else response


@cache
def _page() -> Template:
    return Template((STATIC / "lib/error.html").read_text(encoding="utf-8"))
