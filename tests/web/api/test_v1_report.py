"""What programs are told of the evening so far."""

import asyncio
from pathlib import Path

from postparade.client import TableClient
from postparade.reports.live import LiveReports
from postparade.rules.actions import Roll
from postparade.rules.viewer import HOST
from postparade.table.messages import CloseEvening, OpenGame
from tests.web.api.test_v1 import SCRATCHES, read, signed_in, token_for
from tests.web.server_fixture import ServerFixture, newcomers, serving

PATIENCE = 20.0


def attached(fixture: ServerFixture, data: Path) -> LiveReports:
    reports = LiveReports(fixture.table, data)
    fixture.server.attach_reports(reports)
    return reports


async def test_a_program_reads_the_evening_and_its_end_only_once_it_is_closed(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        program, token = fixture.client(), await token_for(await signed_in(fixture), "read")
        await newcomers(fixture, "Ann", "Bob")
        status, told = await read(program, "report", token)
        assert (status, told["code"]) == (404, "no_report")
        attached(fixture, tmp_path)
        status, told = await read(program, "report", token)
        assert (status, told["code"]) == (404, "no_report")
        assert str(tmp_path) not in str(told), "no path of the machine is told"
        await fixture.deal()
        for dice in (*SCRATCHES, (6, 6), (6, 6), (6, 6)):
            await fixture.act(Roll(dice))
        assert (await read(program, "report"))[0] == 401
        async with TableClient(f"http://127.0.0.1:{fixture.server.port}", token) as table:
            report, standings = await table.report(), await table.standings()
            (game,) = report.games
            assert (game.game, game.races, game.over) == ("quarter-horse", 1, False)
            assert game.standings == standings.standings
            assert (report.closed, report.standings) == (None, ())
            await fixture.act(CloseEvening())
            ended = await table.report()
        assert ended.closed is not None
        assert ended.games[0].standings == game.standings
        assert {one.name for one in ended.standings} == {"Ann", "Bob"}
        assert ended.standings[0].place == 1
        assert all(one.title for one in ended.standings)


async def test_a_race_that_is_still_being_shown_is_not_told(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        program, token = fixture.client(), await token_for(await signed_in(fixture), "read")
        reports = attached(fixture, tmp_path)
        await newcomers(fixture, "Ann", "Bob", "Cid")
        await fixture.act(OpenGame("odds-on"))
        while not ((race := fixture.table.race()) and race.finished and fixture.table.presenting):
            if fixture.table.presenting:
                await fixture.clock.advance(1)
            else:
                await fixture.act(fixture.table.view(HOST).choices[0].action)
        asking = asyncio.create_task(read(program, "report", token))
        async with asyncio.timeout(PATIENCE):
            while reports._figures[0] < 0:  # noqa: ASYNC110  (a process makes them)
                await asyncio.sleep(0.01)
        while fixture.table.presenting:
            await asyncio.sleep(0.01)
            assert not asking.done()
            await fixture.clock.advance(1)
        status, told = await asking
        assert (status, [game["races"] for game in told["games"]]) == (200, [1])
