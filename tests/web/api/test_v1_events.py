"""The journal as server-sent events: in order, without a gap, whoever sleeps or comes back."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiohttp import ClientResponse

from postparade.api.messages import Entry
from postparade.rules.viewer import TABLE
from postparade.table.messages import Rename
from postparade.table.presentation import public_journal
from postparade.table.presentation.public_journal import PublicEntry
from postparade.web.api import v1_events
from tests.web.server_fixture import Client, ServerFixture, newcomers, serving

PATIENCE = 20.0


@asynccontextmanager
async def follow(client: Client, after: int | None = None) -> AsyncIterator[ClientResponse]:
    headers = {} if after is None else {"Last-Event-ID": str(after)}
    async with client.session.get("/api/v1/events", headers=headers) as answer:
        assert answer.status == 200, await answer.text()
        assert answer.content_type == "text/event-stream"
        yield answer


async def event(answer: ClientResponse) -> tuple[int, str, dict[str, Any]]:
    """Id, kind and data of the next event."""
    told: dict[str, str] = {}
    while "data" not in told:
        line = (await asyncio.wait_for(answer.content.readline(), PATIENCE)).decode().rstrip("\n")
        name, _, value = line.partition(": ")
        if name:
            told[name] = value
    return int(told["id"]), told["event"], msgspec.json.decode(told["data"])


async def renamed(fixture: ServerFixture, times: int) -> None:
    for number in range(times):
        await fixture.act(Rename(1, f"Ann {number} {random.random():.6f}"))


def test_an_entry_is_sent_with_the_fields_that_are_described() -> None:
    assert PublicEntry.__struct_fields__ == Entry.__struct_fields__


async def test_whoever_asks_for_its_head_alone_does_not_wait(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture, fixture.client().session.head("/api/v1/events") as answer:
        assert answer.status == 200
        assert answer.content_type == "text/event-stream"
        assert fixture.server.pages()["programs"] == 0


async def test_new_entries_come_as_they_are_shown(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        await newcomers(fixture, "Ann")
        async with follow(fixture.client()) as stream:
            await asyncio.wait_for(stream.content.readline(), PATIENCE)
            await renamed(fixture, 2)
            heard = [await event(stream) for _ in range(2)]
        assert [(number, kind) for number, kind, _ in heard] == [(2, "entry"), (3, "entry")]
        assert heard[0][2]["events"][0]["type"] == "seat_renamed"


@pytest.mark.slow(3)
async def test_a_thousand_events_with_fifty_disconnections_are_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Entries are kept in memory for a moment only, so that most of what was missed comes from the file."""
    monkeypatch.setattr(public_journal, "KEPT", 8)
    rng, heard = random.Random(7), list[int]()
    async with serving(tmp_path) as fixture:
        await newcomers(fixture, "Ann")
        program, last = fixture.client(), 0
        for _ in range(50):
            async with follow(program, last) as stream:
                await renamed(fixture, 10)
                for _ in range(rng.randint(0, 20)):
                    if last == fixture.table.view(TABLE).entry:
                        break
                    last, kind, _ = await event(stream)
                    assert kind == "entry"
                    heard.append(last)
            await renamed(fixture, 10)
        async with follow(program, last) as stream:
            while last < fixture.table.view(TABLE).entry:
                last, _, _ = await event(stream)
                heard.append(last)
        assert heard == list(range(1, 1002))


async def test_a_client_ahead_of_the_journal_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        await newcomers(fixture, "Ann", "Bob")
        async with follow(fixture.client(), 1000) as stream:
            assert await event(stream) == (2, "rewound", {"entry": 2})
            await renamed(fixture, 1)
            assert (await event(stream))[:2] == (3, "entry")


@pytest.mark.parametrize("last", ["-1", "x", "1.5", "9" * 30, "٣"])
async def test_what_is_no_entry_is_refused(tmp_path: Path, last: str) -> None:
    asked = {"after": last}
    async with serving(tmp_path) as fixture, fixture.client().session.get("/api/v1/events", params=asked) as answer:
        assert (answer.status, (await answer.json())["code"]) == (400, "bad_request")


async def test_a_stream_says_that_it_is_alive(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        await newcomers(fixture, "Ann")
        async with follow(fixture.client()) as stream:
            for expected in (b": the journal of this table\n", b"\n"):
                assert await asyncio.wait_for(stream.content.readline(), PATIENCE) == expected
            line = asyncio.create_task(stream.content.readline())
            while not line.done():
                await fixture.clock.advance(v1_events.HEARTBEAT)
                await asyncio.sleep(0)
            assert await line == b":\n"


def test_one_that_sleeps_is_cut_off_before_it_takes_much_memory() -> None:
    class Transport(asyncio.Transport):
        aborted = False

        def abort(self) -> None:
            self.aborted = True

    transport = Transport()
    stream = v1_events._Stream("192.168.1.5", transport)
    for number in range(v1_events.BEHIND):
        stream.put(number, b"an entry")
    assert not transport.aborted
    stream.put(v1_events.BEHIND, b"an entry")
    assert transport.aborted
    assert len(stream.entries) == v1_events.BEHIND
