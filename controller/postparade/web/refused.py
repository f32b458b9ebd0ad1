"""Answers that say no: JSON for scripts, and a page for people who open an address themselves."""

import json
from functools import cache
from html import escape
from string import Template

import msgspec
from aiohttp import web

from postparade.faults import Fault, Refusal, told
from postparade.web.pages import STATIC


class Refused(web.Response):
    """Why not, as JSON with the given HTTP status."""

    def __init__(self, no: Refusal | Fault, status: int) -> None:
        headers = {"Retry-After": str(no.details["seconds"])} if no.code == "try_later" else None
        super().__init__(
            body=msgspec.json.encode(told(no)), status=status, content_type="application/json", headers=headers
        )
        self._no = no

    def as_page(self) -> web.Response:
        """The same as a page, which says it in the language of the browser."""
        no = told(self._no)
        words = {"told": json.dumps(no), "sentence": no["sentence"], "remedy": no["remedy"]}
        text = _page().substitute({name: escape(said) for name, said in words.items()})
        return web.Response(text=text, status=self.status, content_type="text/html", headers={"Vary": "Accept"})


def answer(no: Refusal | Fault, status: int) -> web.Response:
    """``no`` as the answer with this HTTP status."""
    return Refused(no, status)


def for_people(request: web.Request, response: web.StreamResponse) -> web.StreamResponse:
    """``response``, as a page if it says no to a browser that was sent here by its address bar or a link."""
    opened = request.method == "GET" and "text/html" in request.headers.get("Accept", "")
    return response.as_page() if opened and isinstance(response, Refused) else response


@cache
def _page() -> Template:
    return Template((STATIC / "refused.html").read_text(encoding="utf-8"))
