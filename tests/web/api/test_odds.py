"""What chances leave on the pages: the last race as a drawing, the evening as a file, the host's switch."""

import asyncio
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

from postparade.reports.live import LiveReports
from postparade.rules.actions import Roll
from postparade.rules.viewer import HOST
from postparade.table.messages import OpenGame
from postparade.table.presentation.tote import Tote
from tests.web.server_fixture import ServerFixture, newcomers, serving

SCRATCHES = ((1, 1), (1, 2), (2, 2), (2, 3))


def opened(fixture: ServerFixture, data: Path) -> Tote:
    """The table's own tote and reports, attached to its pages."""
    tote = Tote(fixture.table, fixture.status_board, data, usual=True)
    fixture.server.attach_tote(tote)
    fixture.server.attach_reports(LiveReports(fixture.table, data))
    return tote


async def asked(fixture: ServerFixture, path: str, *, as_host: bool = False, language: str = "en") -> tuple[int, str]:
    """Status and text of a page."""
    client = fixture.client()
    if as_host:
        await client.sign_in()
    answer = await client.get(path, **{"Accept-Language": language})
    return answer.status, await answer.text()


async def test_the_race_is_drawn_for_everybody_once_it_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        opened(fixture, tmp_path)
        await newcomers(fixture, "Ann", "Bob <i>")
        await fixture.deal()
        for dice in SCRATCHES:
            await fixture.act(Roll(dice))
        assert (await asked(fixture, "/race.svg"))[0] == 404
        for _ in range(3):
            await fixture.act(Roll((6, 6)))
        status, drawn = await asked(fixture, "/race.svg")
        assert status == 200
        assert "number 12 wins" in "".join(ET.fromstring(drawn).itertext())
        assert "Bob <i>" in ET.fromstring(drawn).itertext()
        assert await asked(fixture, "/race.svg?1", language="de") == (200, drawn)
        assert "Nummer 12 gewinnt" in (await asked(fixture, "/race.svg?own&1", language="de"))[1]
        assert await asked(fixture, "/race.svg?own&1") == (200, drawn)


async def test_whoever_asks_while_a_race_is_shown_gets_the_chart_of_that_race(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        opened(fixture, tmp_path)
        await newcomers(fixture, "Ann", "Bob", "Cid")
        await fixture.act(OpenGame("odds-on"))
        for number in (1, 2):
            while not ((race := fixture.table.race()) and race.finished and fixture.table.presenting):
                if fixture.table.presenting:
                    await fixture.clock.advance(1)
                else:
                    await fixture.act(fixture.table.view(HOST).choices[0].action)
            asking = asyncio.create_task(asked(fixture, "/race.svg"))
            while fixture.table.presenting:
                assert not asking.done()
                await fixture.clock.advance(1)
            status, drawn = await asking
            assert status == 200
            assert f"Race {number}:" in "".join(ET.fromstring(drawn).itertext())


async def test_the_host_keeps_the_evening_and_nobody_else(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        opened(fixture, tmp_path)
        await fixture.seat("Ann", "Bob")
        assert (await asked(fixture, "/host/evening.html"))[0] == 401
        status, text = await asked(fixture, "/host/evening.html", as_host=True)
        assert (status, '"nothing_to_report"' in text) == (404, True)
        await fixture.deal()
        status, text = await asked(fixture, "/host/evening.html", as_host=True)
        assert status == 200
        assert text.startswith("<!doctype html>")
        own = (await asked(fixture, "/host/evening.html?own", as_host=True, language="it-IT"))[1]
        assert "Una serata alle corse" in own


async def test_the_host_alone_switches_the_odds(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        (ann,) = await fixture.seat("Ann")
        host = fixture.client()
        await host.sign_in()
        status, answer = await host.post("/host/odds", {"on": False})
        assert (status, answer["code"]) == (404, "no_odds")
        tote = opened(fixture, tmp_path)
        commands: list[tuple[Any, Any, int]] = [
            (ann, {"on": False}, 401),
            (host, {"off": True}, 400),
            (host, {"on": "no"}, 400),
            (host, b"[" * 4000, 400),
        ]
        for who, body, wanted in commands:
            status, answer = await who.post("/host/odds", body)
            assert (status, "remedy" in answer, tote.on) == (wanted, True, True)
        assert await host.post("/host/odds", {"on": False}) == (200, {"ok": True, "on": False})
        assert not tote.on
        assert fixture.status_board.latest("odds") == {"on": False}
        assert (await asked(fixture, "/race.svg"))[0] == 404


async def test_host_learns_that_the_choice_cannot_be_stored(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        fixture.server.attach_tote(Tote(fixture.table, fixture.status_board, tmp_path / "gone", usual=True))
        host = fixture.client()
        await host.sign_in()
        status, answer = await host.post("/host/odds", {"on": False})
        assert (status, answer["code"]) == (503, "odds_not_kept")


class SlowReports(LiveReports):
    """Reports that never come; notes when nobody waits for one any more."""

    def __init__(self) -> None:
        self.begun, self.given_up = asyncio.Event(), asyncio.Event()

    async def evening(self, language: str) -> bytes:
        self.begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            self.given_up.set()
        return language.encode()


async def test_a_report_is_abandoned_when_its_browser_has_gone(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        reports = SlowReports()
        fixture.server.attach_reports(reports)
        host = fixture.client()
        await host.sign_in()
        asking = asyncio.create_task(host.get("/host/evening.html"))
        async with asyncio.timeout(20):
            await reports.begun.wait()
            await fixture.clock.advance(300)
            assert not reports.given_up.is_set(), "a busy machine takes its time"
            asking.cancel()
            await reports.given_up.wait()
