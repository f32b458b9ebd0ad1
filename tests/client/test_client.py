"""The client for other programs against a real table, and the examples of the documents."""

import asyncio
import importlib.util
import io
from pathlib import Path
from types import ModuleType

import pytest

from postparade.api.messages import Entry, Rewound
from postparade.client import RefusedError, TableClient
from postparade.rules.actions import Roll
from postparade.rules.viewer import TABLE
from postparade.table.messages import Rename
from tests.web.api.test_v1 import SCRATCHES, signed_in, token_for
from tests.web.server_fixture import ServerFixture, newcomers, serving

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples" / "api"
PATIENCE = 20.0


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def base_of(fixture: ServerFixture) -> str:
    return f"http://127.0.0.1:{fixture.server.port}"


async def a_race_is_over(fixture: ServerFixture) -> None:
    await fixture.deal()
    for dice in (*SCRATCHES, (6, 6), (6, 6), (6, 6)):
        await fixture.act(Roll(dice))


async def test_a_program_reads_everything_in_types(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        await newcomers(fixture, "Ann", "Bob")
        await a_race_is_over(fixture)
        token = await token_for(await signed_in(fixture), "cues")
        async with TableClient(base_of(fixture) + "/", token) as table:
            state = await table.state()
            assert (state.game, state.entry) == ("quarter-horse", fixture.table.view(TABLE).entry)
            assert state.race is not None
            assert state.race.winners == (12,)
            assert [one.winners for one in (await table.races()).races] == [(12,)]
            assert {one.name for one in (await table.standings()).standings} == {"Ann", "Bob"}
            assert "quarter-horse" in {one.name for one in (await table.games()).games}
            assert (await table.odds()).entry == state.entry
            assert "faults" not in (await table.devices()).devices
            with pytest.raises(RefusedError, match="no cue") as refused:
                await table.command({"do": "close_game"})
            assert (refused.value.status, refused.value.refusal.code) == (403, "not_a_cue")


async def test_entries_go_on_after_the_connection_was_lost(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        await newcomers(fixture, "Ann")
        heard: list[int] = []

        async def follow() -> None:
            async with TableClient(base_of(fixture)) as table:
                async for told in table.entries(after=0):
                    assert isinstance(told, Entry | Rewound)
                    heard.append(told.entry)

        following = asyncio.create_task(follow())
        for _ in range(3):
            while heard[-1:] != [fixture.table.view(TABLE).entry]:  # noqa: ASYNC110  (the real network takes its time)
                await asyncio.sleep(0)
            for stream in tuple(fixture.server._streams._open):
                stream.transport.abort()
            await fixture.act(Rename(1, f"Ann {len(heard)}"))
        while heard[-1] != fixture.table.view(TABLE).entry:  # noqa: ASYNC110  (as above)
            await asyncio.sleep(0)
        following.cancel()
        assert heard == [1, 2, 3, 4]


async def test_a_client_that_was_not_opened_says_how(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="async with"):
        await TableClient("http://127.0.0.1:1").state()


async def test_the_examples_do_what_they_say(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with serving(tmp_path) as fixture:
        await newcomers(fixture, "Ann", "Bob, the tall")
        await a_race_is_over(fixture)
        base, written = base_of(fixture), io.StringIO()
        await example("standings").write(base, written)
        assert '"Bob, the tall"' in written.getvalue()
        token = await token_for(await signed_in(fixture), "cues")
        before = fixture.table.view(TABLE).entry
        assert await example("next_please").press(base, token) == f"Done: deal, entry {before + 1}."
        following, printed = asyncio.create_task(example("follow_the_race").follow(base)), ""
        while f"{before + 1} dealt" not in printed:
            await asyncio.sleep(0)
            printed += capsys.readouterr().out
        following.cancel()
