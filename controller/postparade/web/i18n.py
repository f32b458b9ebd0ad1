"""``/messages.js``: the messages of the screens as a script module, in the language of the table or of the browser."""

import asyncio
import json
from collections.abc import Callable, Iterable, Iterator
from functools import cache

from aiohttp import web

from postparade.core.i18n import LANGUAGES, USUAL, as_data, known_language

SCREENS = ("screens", "console", "workplaces", "evening", "night")
"""Catalogues of what pages say, and, below, of what is refused or broken."""
FAULTS = ("faults", "devices")
COOKIE = "language"
"""Name of the cookie that keeps the language chosen in a browser."""
TAGS = 20
"""How many languages of a browser's list are considered."""


class Translations:
    """The catalogues of the screens, in the table's ``language`` (English where there is no such catalogue).

    ``/messages.js`` is in the table's language; ``/messages.js?own`` in the one chosen on this browser, else the first
    of the browser's languages that the table speaks, else the table's. The same goes for all other text that is sent.
    """

    def __init__(self, language: str) -> None:
        self.language = known_language(language) or USUAL
        self._read: dict[str, None] = {}
        self._reader: Callable[[str], None] | None = None

    def tell(self, reader: Callable[[str], None]) -> None:
        """Call ``reader`` with every language that pages are read in, each at least once."""
        self._reader = reader
        for language in self._read:
            reader(language)

    def add_to(self, app: web.Application) -> None:
        """The route of the module."""
        app.router.add_get("/messages.js", self._send)

    def language_for(self, request: web.Request) -> str:
        """The language to answer ``request`` in: that of the table, or, with ``?own``, that of the browser."""
        if "own" not in request.query:
            return self.language
        return next((known for tag in _preferred(request) if (known := known_language(tag))), self.language)

    async def _send(self, request: web.Request) -> web.Response:
        language = self.language_for(request)
        if language not in self._read:
            self._read[language] = None
            if self._reader is not None:
                self._reader(language)
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language, Cookie"}
        # Reading a language for the first time takes a moment, and the table must go on.
        module = await asyncio.to_thread(script_of, language)
        return web.Response(text=module, content_type="text/javascript", headers=headers)


@cache
def script_of(language: str) -> str:
    """The text of ``/messages.js`` in ``language``."""
    exported = {
        "language": language,
        "languages": LANGUAGES,
        "messages": everything(language, SCREENS),
        # The usual language needs no translation: refusals carry their words along.
        "faults": {} if language == USUAL else everything(language, FAULTS),
    }
    lines = (f"export const {name} = {json.dumps(value, ensure_ascii=False)};" for name, value in exported.items())
    return "\n".join(lines) + "\n"


def everything(language: str, catalogues: Iterable[str]) -> dict[str, list[object]]:
    """All messages of ``catalogues``, as :func:`~postparade.core.i18n.as_data` returns them."""
    return {key: parts for name in catalogues for key, parts in as_data(language, name).items()}


def _preferred(request: web.Request) -> Iterator[str]:
    """Language tags this browser accepts, best first."""
    yield request.cookies.get(COOKIE, "")
    ranked = []
    for listed in request.headers.get("Accept-Language", "").split(",")[:TAGS]:
        tag, _, quality = listed.partition(";q=")
        try:
            ranked.append((-float(quality or 1), tag))
        except ValueError:
            continue
    yield from (tag for _, tag in sorted(ranked, key=lambda pair: pair[0]))
