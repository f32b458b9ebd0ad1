"""Pages that something on the way spoils say what it is: a proxy, an ad blocker, a browser without encryption."""

import ast
import asyncio
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from postparade.web.pages import STATIC
from tests.free_port import free_port
from tests.web.evening import PHONE, WIDER_THAN_THE_PAGE, Browsers, Evening
from tests.web.http.certificates import issue
from tests.web.http.nginx import nginx

pytestmark = pytest.mark.slow(25)

STRIPS = "proxy_http_version 1.1;"
RENAMES = """proxy_http_version 1.1;
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection upgrade;"""
FILTERED = re.compile(
    r"(^|[/._-])(ads?|advert\w*|banners?|analytics|track(er|ing)?|beacons?|pixels?|stats?|counters?|metrics|telemetry"
    r"|fingerprint|sponsor(ed)?|promos?|popups?|collect|impressions?|log(ger|ging)?)([/._-]|$)"
)
"""What lists of ad blockers look for in addresses."""


@contextmanager
def proxied(folder: Path, evening: Evening, how: str, under: str = "/") -> Iterator[str]:
    """The address of a proxy in front of the ``evening`` that passes on no more than ``how``, and that ``under`` a
    path."""
    port, loop = free_port(), asyncio.new_event_loop()
    up, down = threading.Event(), asyncio.Event()

    async def serve() -> None:
        location = f"location {under} {{ proxy_pass http://127.0.0.1:{evening.port}/; {how} }}"
        async with nginx(folder / "nginx", port, f"server {{ listen 127.0.0.1:{port}; {location} }}"):
            up.set()
            await down.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()))
    thread.start()
    try:
        assert up.wait(20), "the proxy does not start"
        yield f"http://127.0.0.1:{port}"
    finally:
        loop.call_soon_threadsafe(down.set)
        thread.join()
        loop.close()


@pytest.mark.parametrize(("how", "words"), [(STRIPS, "lets no live connection through"), (RENAMES, "changes its name")])
def test_page_behind_a_proxy_that_spoils_its_connection_says_so(
    chrome: Browser, evening: Evening, tmp_path: Path, how: str, words: str
) -> None:
    with proxied(tmp_path, evening, how) as address:
        page = chrome.new_page(viewport=PHONE)
        page.goto(f"{address}/")
        expect(page.get_by_role("alert")).to_contain_text(words)
        expect(page.get_by_role("alert")).to_contain_text("docs/networks.md")
        assert page.evaluate(WIDER_THAN_THE_PAGE) == []
        page.close()


@pytest.mark.parametrize("path", ["", "join", "host/"])
def test_page_under_a_path_of_another_site_says_that_the_table_cannot_live_there(
    chrome: Browser, evening: Evening, tmp_path: Path, path: str
) -> None:
    page = chrome.new_page(viewport=PHONE)
    with proxied(tmp_path, evening, "", under="/table/") as address:
        page.goto(f"{address}/table/{path}")
        expect(page.get_by_role("alert").filter(has_text="cannot live under a path")).to_be_visible()
    page.goto(evening.url(f"/{path}"))
    expect(page.locator(".unreached")).to_have_count(0)
    page.close()


def test_every_page_can_say_that_it_came_without_its_parts() -> None:
    for file in STATIC.rglob("*.html"):
        assert '<p class="unreached"' in file.read_text(encoding="utf-8").split("<main")[0], file.name


def test_page_whose_connection_is_held_up_on_the_way_says_so(chrome: Browser, evening: Evening) -> None:
    page = chrome.new_page()
    page.add_init_script("window.WebSocket = class extends EventTarget { constructor() {"
                         " super(); setTimeout(() => this.onclose({ code: 1006 }), 20); } }")  # fmt: skip
    page.goto(evening.url("/"))
    expect(page.get_by_role("alert")).to_contain_text("held up on the way")
    page.close()


def test_table_that_is_away_is_no_blocked_connection(browsers: Browsers, evening: Evening) -> None:
    board = browsers.board()
    expect(board.locator("#connection")).to_be_hidden()
    browsers.away = True
    evening.stop()
    expect(board.locator("#connection")).to_contain_text("Reconnecting")
    board.wait_for_timeout(3000)
    assert board.get_by_role("alert").count() == 0
    evening.start()
    expect(board.locator("#connection")).to_be_hidden()


@pytest.mark.parametrize("part", ["board/lane.js", "board/board.js", "lib/base.css"])
def test_page_of_which_a_part_is_held_back_says_so(chrome: Browser, evening: Evening, part: str) -> None:
    def held_back(route: Route) -> None:
        route.abort("blockedbyclient")

    page = chrome.new_page(locale="de")
    page.route(f"**/static/{part}", held_back)
    page.goto(evening.url("/"))
    expect(page.get_by_role("alert").filter(has_text="Werbeblocker")).to_be_visible()
    page.close()


@pytest.mark.parametrize("path", ["/", "/host/", "/join"])
def test_page_whose_scripts_may_not_run_says_so(chrome: Browser, evening: Evening, path: str) -> None:
    with chrome.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(evening.url(path))
        expect(page.get_by_role("alert")).to_have_text(
            "This page needs its scripts. Allow JavaScript for this address, then open it again."
        )


def test_no_file_of_a_page_has_a_name_that_filters_look_for() -> None:
    names = [path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*") if path.is_file()]
    assert [name for name in names if FILTERED.search(name)] == []
    assert FILTERED.search("tools/track.js")


OPENED = {
    "/host/track": "an old address, typed by people; it forwards",
    "/host/track/": "likewise",
    "/overlay/track": "a page that OBS Studio opens by itself, which has no filters",
    "/metrics": "asked for by Prometheus alone",
}
"""Addresses that no page asks for, and why."""


def written(*rooms: str) -> set[str]:
    """Every address that is written in the code of ``rooms``, and so those of servers that do not run here."""
    nodes = (node for room in rooms for file in (STATIC.parents[1] / room).rglob("*.py")
             for node in ast.walk(ast.parse(file.read_text("utf-8"))))  # fmt: skip
    return {
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("/")
    }


def test_no_address_that_a_page_asks_for_has_a_name_that_filters_look_for(evening: Evening) -> None:
    answered = {resource.canonical for resource in evening.server._application().router.resources()}
    assert {"/ws", "/host/lights.json", "/host/lights.svg", "/house-pictures.json"} <= answered
    elsewhere = written("web", "hub")
    assert "/api/hub/stage" in elsewhere
    assert {path for path in answered | elsewhere if FILTERED.search(path)} == OPENED.keys()


def test_no_style_of_a_page_is_for_a_name_that_filters_hide() -> None:
    styles = [*STATIC.rglob("*.css"), *(STATIC.parents[1] / "games").rglob("*.css")]
    hidden = re.compile(r"[.#](ads?|advert\w*|banners?|sponsor\w*|promos?|popups?)(?![\w(])", re.IGNORECASE)
    assert len(styles) > 20
    assert [(path.name, found[0]) for path in styles if (found := hidden.search(path.read_text("utf-8")))] == []
    assert hidden.search(".part.advertisement {")


AWAKE = """(() => {
  if (!navigator.wakeLock) return;
  window.held = 0;
  navigator.wakeLock.request = async () => { held += 1; return { released: false, release() { held -= 1; } }; };
})()"""


def seated(chrome: Browser, evening: Evening, base: str) -> Page:
    """A phone that has joined at ``base``."""
    context = chrome.new_context(ignore_https_errors=True, viewport=PHONE, has_touch=True)
    context.add_init_script(AWAKE)
    page = context.new_page()
    page.goto(f"{base}/join#{evening.code}")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Take a seat").tap()
    page.wait_for_url("**/seat/*/")
    expect(page.get_by_role("heading", name="Ann")).to_be_visible()
    return page


def test_phone_stays_awake_over_https_while_it_is_seated(chrome: Browser, tmp_path: Path) -> None:
    files = issue(tmp_path, "127.0.0.1")
    evening = Evening(tmp_path / "data", web={"certificate": str(files.certificate), "key": str(files.key)})
    evening.start()
    try:
        assert evening.server.address.startswith("https://")
        page = seated(chrome, evening, f"https://127.0.0.1:{evening.port}")
        page.wait_for_function("held === 1")
        cookies = {cookie["name"]: cookie["secure"] for cookie in page.context.cookies()}
        assert cookies
        assert all(cookies.values())
        page.context.close()
    finally:
        evening.end()
