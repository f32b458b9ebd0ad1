"""The pages and their parts: plain files, sent as they are."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Protocol
from urllib.parse import urljoin

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


ENTRY = re.compile(r'<script type="module" src="([^"]+)"')
IMPORT = re.compile(r'^(?:import|export)\s[^;"]*"([^"]+\.js)"', re.MULTILINE)


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
    """A handler that sends the page in the file ``name``, and says which modules the browser will need late: they come
    with the first ones, instead of one import after the other."""

    headers: dict[str, str] | None = None if name.endswith(".html") else {}

    async def send(_: web.Request) -> web.FileResponse:
        nonlocal headers
        if headers is None:
            # Reading all those files takes a while, once: meanwhile the table goes on.
            modules = await asyncio.to_thread(late_modules, name)
            headers = {"Link": ", ".join(f"<{address}>; rel=modulepreload" for address in modules)} if modules else {}
        return web.FileResponse(STATIC / name, headers=headers)

    return send


@cache
def late_modules(name: str) -> tuple[str, ...]:
    """Addresses of the modules that the page in the file ``name`` imports through others. Those that its own script
    imports come soon enough, and a header with all of them would be too long for the usual proxies."""
    seen = set(ENTRY.findall((STATIC / name).read_text(encoding="utf-8")))
    level = imported_by(seen) - seen
    late: set[str] = set()
    while level:
        seen |= level
        level = imported_by(level) - seen
        late |= level
    return tuple(sorted(late))


def imported_by(addresses: set[str]) -> set[str]:
    """Addresses of the modules that modules import; those that the table writes itself import nothing."""
    files = {address: STATIC / address.removeprefix("/static/") for address in addresses}
    return {
        urljoin(address, path)
        for address, file in files.items()
        if file.is_file()
        for path in IMPORT.findall(file.read_text(encoding="utf-8"))
    }


def _forward(path: str) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """A handler that forwards people who type an address to ``path``."""

    async def send(request: web.Request) -> web.StreamResponse:
        raise web.HTTPFound(path.format_map(request.match_info))

    return send
