"""Browsers that are ready to be used again: to start one takes longer than most of what a test does in it."""

import random
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple
from weakref import WeakKeyDictionary

import pytest
from aiohttp import web
from playwright.sync_api import Browser, BrowserContext, Error, Page, ViewportSize

from postparade.web.auth import request_security
from postparade.web.http.response_headers import protect

MOST = 8
"""How many wait at most, of all kinds; the one that has waited longest is closed."""
EMPTY = "/static/lib/icon.svg"
"""Where a page waits: a picture of our own, so that what was loaded for pages stays loaded."""
PORTS = range(20_000, 30_000)
"""Ports that Linux gives to nobody who asks for any."""


class Kind(NamedTuple):
    """What cannot be changed in an open browser."""

    touch: bool
    locale: str
    scale: float
    scripts: tuple[str, ...]
    """Run before those of any page."""
    hurried: bool
    """Whether some files of pages are replaced on their way: nobody else may find them in the memory."""


class PagePool:
    """The browsers of one Chromium that are not in use. Each has a page, and keeps nothing of its earlier user but the
    files that Chromium has cached."""

    def __init__(self, chrome: Browser) -> None:
        self._chrome = chrome
        self._idle: list[tuple[Kind, Page]] = []

    def take(self, kind: Kind, size: ViewportSize) -> Page:
        """A page of that ``kind`` and ``size`` in a browser of its own."""
        for at in range(len(self._idle) - 1, -1, -1):
            if self._idle[at][0] == kind:
                page = self._idle.pop(at)[1]
                page.set_viewport_size(size)
                return page
        context = self.new(kind, size)
        return context.new_page()

    def new(self, kind: Kind, size: ViewportSize) -> BrowserContext:
        """A browser that nobody has used, and that is not taken back."""
        context = self._chrome.new_context(
            viewport=size,
            has_touch=kind.touch,
            is_mobile=kind.touch,
            locale=kind.locale,
            device_scale_factor=kind.scale,
        )
        for script in kind.scripts:
            context.add_init_script(script)
        return context

    def give_back(self, kind: Kind, page: Page, base: str) -> None:
        """The test that took ``page`` is over; the table is still at ``base``, if it is not closed on purpose."""
        try:
            _forget(page, base)
        except Error:
            # Closed, offline or at a table that has stopped: not worth mending.
            page.context.close()
            return
        self._idle.append((kind, page))
        while len(self._idle) > MOST:
            self._idle.pop(0)[1].context.close()


def _forget(page: Page, base: str) -> None:
    """Make ``page`` like a new one. Raises ``Error`` of Playwright where that does not work."""
    context = page.context
    for other in context.pages:
        if other != page:
            other.close()
    page.unroute_all()
    context.unroute_all()
    context.set_offline(False)
    context.set_extra_http_headers({})
    page.emulate_media(media="null", reduced_motion="null", color_scheme="null", forced_colors="null")
    page.goto(base + EMPTY)
    page.evaluate("localStorage.clear(); sessionStorage.clear()")
    context.clear_cookies()


_POOLS: WeakKeyDictionary[Browser, PagePool] = WeakKeyDictionary()


def pool_of(chrome: Browser) -> PagePool:
    """The pool of ``chrome``, as long as it runs."""
    return _POOLS.setdefault(chrome, PagePool(chrome))


_usual: list[int] = []


def usual_port() -> int:
    """The port of the evening before, so that browsers know its files; 0, for any, if another evening has it."""
    tried: list[int] = _usual or random.SystemRandom().sample(PORTS, 50)
    for port in tried:
        with socket.socket() as door:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                door.bind(("127.0.0.1", port))
            except OSError:
                continue
        _usual[:] = [port]
        return port
    return 0


@contextmanager
def files_kept() -> Iterator[None]:
    """Meanwhile browsers keep the files of pages for the whole run, in which none of them changes, and do not ask for
    each of fifty whether it still holds. What depends on a language is asked for."""

    def keep(response: web.StreamResponse, place: str, *, secure: bool = False, path: str = "") -> None:
        protect(response, place, secure=secure, path=path)
        if path.startswith(("/static/", "/games/")) and not path.endswith("/messages.js") and response.status == 200:
            response.headers["Cache-Control"] = "max-age=3600"

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(request_security, "protect", keep)
        yield
