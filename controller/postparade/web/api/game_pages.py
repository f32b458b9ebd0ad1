"""What a game brings for the pages: scripts, styles and words of its own, found by the name of the game."""

import asyncio
import json
import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import get_args

from aiohttp import web

from postparade.core.faults import Refusal
from postparade.core.i18n import as_data
from postparade.rules.actions import Roll
from postparade.rules.registry import game_named

KINDS = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
_ICON = files("postparade.web") / "static" / "lib" / "icon.svg"
FILE = re.compile(r"[a-z0-9][a-z0-9-]{0,60}(\.[a-z]+)", re.ASCII)


class GamePages:
    """``/games/NAME/FILE`` and ``/games/NAME/messages.js`` (with ``?own`` in the language of the browser).

    A game has its files where its capabilities ``pages`` and ``words`` say (``module:folder``, with ``LANGUAGE.ftl`` in
    the latter). What is missing is left out: pages show every game without it. ``tile-NAME.svg`` is its picture on the
    host console; a game without one has that of the program.
    """

    def __init__(self, language_for: Callable[[web.Request], str]) -> None:
        self._language_for = language_for

    def add_to(self, app: web.Application) -> None:
        """Add the routes."""
        app.router.add_get("/games/{game}/messages.js", self._messages)
        app.router.add_get("/games/{game}/{file}", self._file)

    def parts(self, game: str | None, page: str) -> dict[str, object] | None:
        """What the page (``board``, ``seat`` or ``host``) of ``game`` loads: its ``name``, ``title``, whether ``dice``
        are rolled in it, and the addresses of ``script`` and ``style`` if there are any."""
        return None if game is None else _parts(game, page)

    async def _file(self, request: web.Request) -> web.Response:
        folder, name = _folder(request.match_info["game"]), request.match_info["file"]
        kind = FILE.fullmatch(name)
        if kind is None or kind[1] not in KINDS:
            raise web.HTTPNotFound
        found = None if folder is None else folder / name
        if (found is None or not found.is_file()) and name == f"tile-{request.match_info['game']}.svg":
            found = _ICON  # a game without a picture of its own
        if found is None or not found.is_file():
            raise web.HTTPNotFound
        text = await asyncio.to_thread(found.read_text, encoding="utf-8")
        return web.Response(text=text, content_type=KINDS[kind[1]])

    async def _messages(self, request: web.Request) -> web.Response:
        messages = await asyncio.to_thread(messages_of, request.match_info["game"], self._language_for(request))
        text = f"export const messages = {json.dumps(messages, ensure_ascii=False)};\n"
        headers = {"Vary": "Accept-Language, Cookie"}
        return web.Response(text=text, content_type="text/javascript", headers=headers)


@cache
def messages_of(game: str, language: str) -> dict[str, list[object]]:
    """The words of ``game`` in ``language``, in English where it has none in that language, as
    :func:`~postparade.core.i18n.as_data` returns them; none for a game without words."""
    rules = game_named(game)
    if isinstance(rules, Refusal) or not rules.capabilities.words:
        return {}
    return as_data(language, game, rules.capabilities.words)


@cache
def _parts(game: str, page: str) -> dict[str, object] | None:
    rules = game_named(game)
    if isinstance(rules, Refusal):
        return None
    found = {"name": game, "title": rules.title, "dice": Roll in get_args(rules.action_type)}
    folder = _folder(game)
    for part, name in (("script", f"{page}.js"), ("style", f"{page}.css")):
        if folder is not None and (folder / name).is_file():
            found[part] = f"/games/{game}/{name}"
    return found


def _folder(game: str) -> Traversable | None:
    rules = game_named(game)
    if isinstance(rules, Refusal) or not rules.capabilities.pages:
        return None
    folder = _resource(rules.capabilities.pages)
    return folder if folder.is_dir() else None


def _resource(where: str) -> Traversable:
    module, _, folder = where.partition(":")
    return files(module) / folder
