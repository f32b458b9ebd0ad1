"""A ledger that is slow, or does not answer, keeps nobody waiting but whoever asked it for something."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from postparade.core.clock import SystemClock
from postparade.hub.common_races import RaceWish
from postparade.hub.hub import Hub
from postparade.hub.ledger.ledger import Ledger
from postparade.hub.ledger.postgresql import PostgresDatabase
from postparade.hub.ledger.sqlite import FILE
from postparade.hub.messages import Beat, Hello, Known, Live, encode
from postparade.hub.web.stage_stream import StageStream
from tests.hub.postgresql import running
from tests.hub.venue import End, until, wire
from tests.hub.web.test_server import hub_at


async def test_pages_are_served_while_a_table_waits_until_it_is_written_down(tmp_path: Path) -> None:
    async with hub_at(tmp_path) as (there, session):
        assert (await there.join(session, "Bar"))[0] == 200
        with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as somebody_else:
            somebody_else.execute("BEGIN IMMEDIATE")
            joining = asyncio.create_task(there.join(session, "Hall"))
            for path in ("/", "/console/", "/standings"):
                async with session.get(there.base + path) as answer:
                    assert answer.status == 200
            assert not joining.done(), "nobody is told what is not on the disk"
            assert [one.name for one in there.hub.members] == ["Bar"]
            somebody_else.execute("ROLLBACK")
        assert (await joining)[0] == 200
        assert [one.name for one in there.hub.members] == ["Bar", "Hall"]


async def says(hub: Hub, number: int, end: End, live: Live) -> None:
    await end.send(encode(Beat(1, 0.0, Known(0, ""), live)))
    await until(lambda: hub.live(number) == live)


async def test_the_stage_shows_the_tables_while_the_database_does_not_answer() -> None:
    with running() as server:
        ledger = Ledger(PostgresDatabase(server.new_database(), "postparade_hub"))
        hub = Hub(ledger, SystemClock(), "Friday")
        stage = StageStream(hub, SystemClock(), lambda _: True)
        ends, talks = [], []
        for number, name in enumerate(("Bar", "Hall"), 1):
            hub.join(hub.night.code, name)
            near, far = wire()
            talks.append(asyncio.create_task(hub.talk(number, far)))
            await near.send(encode(Hello("1.0", 0.0, Known(0, ""))))
            await says(hub, number, near, Live(0, dice=True))
            ends.append(near)
        assert await hub.turn(hub.race, RaceWish("start")) is None
        await stage.look()
        before = dict(stage._told)
        server.kill()
        hub.races._courses.clear()
        hub.races._heard._heard.clear()
        await says(hub, 1, ends[0], Live(0, dice=True, running=True))
        await stage.look()
        assert {name: stage._told[name] for name in ("night", "race")} == {
            name: before[name] for name in ("night", "race")
        }
        assert msgspec.json.decode(stage._told["table-1"])["live"]["running"]
        for talk in talks:
            talk.cancel()
        await asyncio.gather(*talks, return_exceptions=True)
        ledger.close()
