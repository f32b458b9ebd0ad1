"""The pages and their parts: plain files, sent as they are."""

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Protocol

from aiohttp import web

from postparade.rules.seat_colours import SEAT_COLOURS

STATIC = Path(__file__).parent / "static"
PAGES = {
    "/": "board/board.html",
    "/join": "seat/join.html",
    "/host/": "host/host.html",
    "/fairness": "fairness/fairness.html",
}
SEAT_PAGE = r"/seat/{seat:[1-9]|1[0-2]}/"
NEARLY = {
    "/host": "/host/",
    "/simulator": "/simulator/",
    "/join/": "/join",
    "/board": "/",
    "/board/": "/",
    "/spectator": "/?spectator",
    "/fairness/": "/fairness",
    "/host/camera/": "/host/camera",
    "/host/machine/": "/host/machine",
    "/host/track": "/host/lights",
    "/host/track/": "/host/lights",
    "/host/lights/": "/host/lights",
    "/host/programs/": "/host/programs",
    "/host/screens/": "/host/screens",
    "/host/schedule/": "/host/schedule",
    "/screen/": "/screen",
}
"""What people type, and what they mean by it."""
ICONS = ("/favicon.ico", "/apple-touch-icon.png", "/apple-touch-icon-precomposed.png")
"""Where browsers and home screens look for an icon, whatever a page says."""


class Routes(Protocol):
    """Answers some of the requests."""

    def add_to(self, app: web.Application) -> None:
        """Take them over from ``app``."""


def add_pages(app: web.Application) -> None:
    """Routes of all pages but the panel's, which is not always there."""
    for path, name in PAGES.items():
        app.router.add_get(path, page(name))
    app.router.add_get(SEAT_PAGE, page("seat/seat.html"))
    for path in ICONS:
        app.router.add_get(path, page("lib/icon.png"))
    for path, meant in NEARLY.items():
        app.router.add_get(path, _forward(meant))
    app.router.add_get(SEAT_PAGE.removesuffix("/"), _forward("/seat/{seat}/"))
    add_parts(app)


def add_parts(app: web.Application) -> None:
    """Routes of what pages consist of."""
    app.router.add_get("/static/lib/seat-colours.js", _seat_colours)
    app.router.add_static("/static/", STATIC)


async def _seat_colours(_: web.Request) -> web.Response:
    """The colours of the seats as a script module, so that pages have no list of their own."""
    text = f"export const SEAT_COLOURS = {json.dumps(SEAT_COLOURS)};\n"
    return web.Response(text=text, content_type="text/javascript", headers={"Cache-Control": "no-cache"})


def page(name: str) -> Callable[[web.Request], Awaitable[web.FileResponse]]:
    """A handler that sends the page in the file ``name``."""

    async def send(_: web.Request) -> web.FileResponse:
        return web.FileResponse(STATIC / name)

    return send


def _forward(path: str) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """A handler that forwards people who type an address to ``path``."""

    async def send(request: web.Request) -> web.StreamResponse:
        raise web.HTTPFound(path.format_map(request.match_info))

    return send
