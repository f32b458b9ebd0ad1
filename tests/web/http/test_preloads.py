"""A page says which modules it will need late, so that they do not come one import after the other."""

import re
from pathlib import Path

import pytest

from postparade.web.pages import PAGES, STATIC, imported_by, late_modules
from tests.web.server_fixture import serving

LISTED = re.compile(r"<([^>]+)>; rel=modulepreload")
MOST = 2000
"""Bytes: the usual proxies take 4,000 for all headers together."""


async def test_every_module_that_a_page_names_is_there_and_named_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        client = fixture.client()
        for path in ("/", "/join", "/host/"):
            told = (await client.get(path)).headers["Link"]
            listed = LISTED.findall(told)
            assert len(listed) == len(set(listed)) > 0
            assert len(told) < MOST, path
            for address in listed:
                answer = await client.get(address)
                assert answer.status == 200, address
                assert answer.content_type.endswith("/javascript")
        assert "Link" not in (await client.get("/fairness")).headers, "its script imports all it needs"


async def test_what_a_page_names_is_worked_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as fixture:
        client = fixture.client()
        first = [(await client.get(path)).headers.get("Link") for path in ("/", "/fairness")]

        def again(name: str) -> None:
            raise AssertionError(f"{name} is known")

        monkeypatch.setattr("postparade.web.pages.late_modules", again)
        assert [(await client.get(path)).headers.get("Link") for path in ("/", "/fairness")] == first


def test_modules_are_followed_to_the_end_and_those_that_come_soon_are_left_out() -> None:
    late = late_modules("board/board.html")
    assert {"/static/racecourse/solid-dice.js", "/static/lib/seat-colours.js"} <= set(late)
    first = {"/static/board/board.js"}
    assert not {*first, *imported_by(first)} & set(late)


def test_whatever_modules_import_is_found() -> None:
    for name in PAGES.values():
        for address in {*late_modules(name)} - {"/static/lib/seat-colours.js"}:
            file = STATIC / address.removeprefix("/static/")
            named = re.findall(r'(?:from|^import) "([^"]+)";', file.read_text(encoding="utf-8"), re.MULTILINE)
            places = {f"/static/{(file.parent / one).resolve().relative_to(STATIC.resolve())}" for one in named}
            assert imported_by({address}) == places
