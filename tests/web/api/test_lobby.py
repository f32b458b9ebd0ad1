"""What the board shows while nobody plays: the host's line, the Wi-Fi where it may be shown, the hall of fame."""

import stat
from pathlib import Path
from typing import Any

import msgspec

from postparade.reports.hall_of_fame import HallOfFame
from postparade.reports.live import LiveReports
from postparade.table.presentation.attract import MINUTE, TOPIC
from postparade.table.presentation.demonstration_race import STEP
from postparade.web.api.lobby import FILE, LONGEST
from postparade.web.api.qr import as_svg
from tests.web.server_fixture import ServerFixture, serving


async def test_the_host_types_what_is_on_tonight_and_it_survives_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        host, guest = fixture.client(), fixture.client()
        await host.sign_in()
        assert (await guest.post("/host/tonight", {"text": "mine"}))[0] == 401
        assert (await host.post("/host/tonight", {"text": "x" * (LONGEST + 1)}))[0] == 400
        assert (await host.post("/host/tonight", {"line": "x"}))[0] == 400
        assert (await host.post("/host/tonight", {"text": "  Quiz  first,\nthen horses "}))[1] == {
            "ok": True,
            "tonight": "Quiz first, then horses",
        }
        board = await guest.open("/ws")
        assert (await board.hear())["set"]["lobby"]["tonight"] == "Quiz first, then horses"
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
    async with serving(tmp_path) as fixture:
        board = await fixture.client().open("/ws")
        assert (await board.hear())["set"]["lobby"]["tonight"] == "Quiz first, then horses"


async def test_the_wifi_is_shown_where_the_join_code_is_and_nowhere_else(tmp_path: Path) -> None:
    async with serving(tmp_path, guest_wifi="Racecourse;", guest_wifi_password="trotting:on") as fixture:
        guest = fixture.client("127.0.0.2")
        board = await guest.open("/ws")
        told = (await board.hear())["set"]
        assert told["lobby"]["wifi"] == "Racecourse;"
        assert "trotting" not in str(told)
        here = fixture.client()
        answer = await here.get("/wifi.svg")
        assert answer.status == 200
        assert await answer.text() == as_svg("WIFI:T:WPA;S:Racecourse\\;;P:trotting\\:on;;")
    async with serving(tmp_path) as fixture:
        assert (await fixture.client().get("/wifi.svg")).status == 404


def _posted(fixture: ServerFixture) -> Any:
    """The moment that the table has posted, as pages get it."""
    return msgspec.json.decode(msgspec.json.encode(fixture.status_board.latest(TOPIC)))


async def test_all_boards_are_at_the_same_moment_of_the_demonstration_until_somebody_is_there(tmp_path: Path) -> None:
    async with serving(tmp_path, attract_minutes=1) as fixture:
        boards = [await fixture.client().open("/ws")]
        await boards[0].hear()
        await fixture.clock.advance(MINUTE + 5 * STEP)
        boards.append(await fixture.client().open("/ws"))  # late
        await boards[0].hear_until("bulletin.attract", _posted(fixture))
        await boards[1].hear()
        first, late = (board.state["bulletin.attract"] for board in boards)
        assert first == late
        assert (late["on"], late["alone"], late["at"]) == (True, True, 4)
        assert (await boards[1].ask(t="touched", id="a-finger-on-it"))["ok"]
        await boards[0].hear_until("bulletin.attract", {"on": False})

        await fixture.clock.advance(MINUTE)
        await boards[0].hear_until("bulletin.attract", _posted(fixture))
        assert boards[0].state["bulletin.attract"]["number"] == 2
        (phone,) = await fixture.seat("Ann")
        assert fixture.status_board.latest(TOPIC) == {"on": False}
        page = await phone.open("/seat/1/ws")
        await page.hear()
        assert "bulletin.attract" not in page.state
        assert not (await page.ask(t="touched", id="not-a-board"))["ok"]
        await fixture.clock.advance(3 * MINUTE)
        assert fixture.status_board.latest(TOPIC) == {"on": False}, "a guest's phone is here"


async def test_the_hall_of_fame_is_the_hosts_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        host, guest = fixture.client(), fixture.client()
        await host.sign_in()
        assert (await host.post("/host/hall", {"keep": True}))[0] == 404
        hall = HallOfFame(tmp_path, fixture.status_board)
        fixture.server.attach_reports(LiveReports(fixture.table, tmp_path), None, hall)
        assert (await guest.post("/host/hall", {"keep": True}))[0] == 401
        assert (await host.post("/host/hall", {"burn": True}))[0] == 400
        assert not hall.kept.keep
        assert (await host.post("/host/hall", {"keep": True, "show": False}))[0] == 200
        assert (hall.kept.keep, hall.kept.show) == (True, False)
        assert (await host.post("/host/hall", {"clear": True}))[0] == 200
        hall._file = tmp_path / "nowhere" / "hall.json"
        assert (await host.post("/host/hall", {"keep": False}))[1]["code"] == "hall_not_kept"
        assert hall.kept.keep, "what could not be saved has not changed"


async def test_only_the_phone_of_a_seat_gets_its_page_and_only_after_the_board(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        fixture.server.attach_reports(LiveReports(fixture.table, tmp_path))
        ann = fixture.client()
        await ann.join(fixture.code, "Ann")
        assert (await fixture.client().get("/seat/1/evening.html")).status == 403
        answer = await ann.get("/seat/1/evening.html")
        assert (answer.status, (await answer.json())["code"]) == (404, "no_keepsake")
