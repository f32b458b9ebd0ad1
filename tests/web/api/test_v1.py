"""What other programs may read and do, and with which token."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from postparade.api import messages as msg
from postparade.api.documents import READINGS
from postparade.rules.actions import Roll
from postparade.rules.viewer import HOST, TABLE
from postparade.table.journal.journal import Journal
from tests.web.server_fixture import Client, ServerFixture, newcomers, serving

SCRATCHES = ((1, 1), (1, 2), (2, 2), (2, 3))


async def token_for(host: Client, scope: str, name: str = "Lights") -> str:
    status, told = await host.post("/host/programs.json", {"do": "add", "name": name, "scope": scope})
    assert status == 200, told
    return str(told["token"])


async def signed_in(fixture: ServerFixture) -> Client:
    host = fixture.client()
    assert (await host.sign_in())[0] == 200
    return host


async def read(client: Client, path: str, token: str = "") -> tuple[int, Any]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = await client.get(f"/api/v1/{path}", **headers)
    return answer.status, await answer.json()


async def send(client: Client, token: str, action: dict[str, Any], number: str = "command-1") -> tuple[int, Any]:
    """A command as programs send it: without the origin of a page."""
    body = {"id": number, "action": action}
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with client.session.post("/api/v1/commands", data=json.dumps(body), headers=headers) as answer:
        return answer.status, await answer.json()


async def test_everybody_may_read_what_the_board_shows(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        await newcomers(fixture, "Ann", "Bob")
        program = fixture.client()
        state = msgspec.convert((await read(program, "state"))[1], msg.State, str_keys=True)
        assert (state.game, [one.name for one in state.seats]) == (None, ["Ann", "Bob"])
        await fixture.deal()
        for dice in SCRATCHES:
            await fixture.act(Roll(dice))
        for reading in READINGS:
            if reading.scope is None:
                status, told = await read(program, reading.path)
                assert status == 200, reading
                msgspec.convert(told, reading.body, str_keys=True)
        standings = (await read(program, "standings"))[1]
        assert {one["name"] for one in standings["standings"]} == {"Ann", "Bob"}
        for _ in range(3):
            await fixture.act(Roll((6, 6)))
        races = (await read(program, "races"))[1]["races"]
        assert [race["winners"] for race in races] == [[12]]
        assert (await read(program, "nothing-here"))[1]["code"] == "api_unknown"


@pytest.mark.parametrize(("held", "may_read", "may_cue", "may_host"), [
    ("read", 200, 403, 403),
    ("cues", 200, 200, 403),
    ("host", 200, 200, 409),
])  # fmt: skip
async def test_a_token_opens_its_scope_and_no_more(
    tmp_path: Path, held: str, may_read: int, may_cue: int, may_host: int
) -> None:
    async with serving(tmp_path) as fixture:
        host = await signed_in(fixture)
        token = await token_for(host, held)
        program = fixture.client()
        assert (await read(program, "devices"))[0] == 401
        assert (await read(program, "devices", "pp_wrong"))[0] == 401
        assert (await read(program, "devices", token))[0] == may_read
        assert (await read(program, "cues", token))[0] == may_cue
        assert (await send(program, token, {"do": "clear_seat", "seat": 1}))[0] == may_host
        assert (await host.get("/host/programs.json")).status == 200
        assert (await program.get("/host/programs.json", Authorization=f"Bearer {token}")).status == 401


async def test_a_cue_continues_the_evening_once_and_the_journal_names_the_program(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        host = await signed_in(fixture)
        token = await token_for(host, "cues", "Foot switch")
        await newcomers(fixture, "Ann", "Bob")
        program = fixture.client()
        await fixture.deal()
        for dice in SCRATCHES:
            await fixture.act(Roll(dice))
        for _ in range(3):
            await fixture.act(Roll((6, 6)))
        status, cues = await read(program, "cues", token)
        assert status == 200
        (deal,) = [action for action in cues["actions"] if action["do"] == "deal"]
        before = fixture.table.view(TABLE).entry
        first = await send(program, token, deal, "deal-now-1")
        assert first == (200, {"entry": before + 1, "repeated": False})
        assert await send(program, token, deal, "deal-now-1") == (200, {"entry": before + 1, "repeated": True})
        assert (await send(program, token, {"do": "close_game"}, "close-now-1"))[1]["code"] == "not_a_cue"
        assert fixture.table.view(TABLE).entry == before + 1
    commands = [entry.command for entry in Journal.read(tmp_path / "journal.sqlite")]
    assert commands[-1] == "api Foot switch:deal-now-1"


async def test_what_is_no_command_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        host = await signed_in(fixture)
        token, program = await token_for(host, "host"), fixture.client()
        before = fixture.table.view(HOST)
        for action in ({}, {"do": "fly"}, {"do": "take_seat"}, {"do": "correct", "entry": "1", "dice": []}):
            status, told = await send(program, token, action)
            assert 400 <= status < 500, told
            assert told["remedy"]
        headers = {"Authorization": f"Bearer {token}"}
        for body in (b"", b"[", b"[" * 4000, b'{"id": "a", "action": {}}', b"\xff"):
            async with program.session.post("/api/v1/commands", data=body, headers=headers) as answer:
                assert answer.status == 400
        assert fixture.table.view(HOST) == before


async def test_a_page_of_another_site_cannot_use_the_hosts_cookie(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        host = await signed_in(fixture)
        body = json.dumps({"id": "command-1", "action": {"do": "take_seat", "name": "Eve"}})
        for origin in ({}, {"Origin": "http://elsewhere.example"}):
            async with host.session.post("/api/v1/commands", data=body, headers=origin) as answer:
                assert answer.status == 403
        async with host.session.post("/api/v1/commands", data=body, headers={"Origin": host.base}) as answer:
            assert answer.status == 401
        asked = {"Origin": "http://elsewhere.example", "Access-Control-Request-Headers": "authorization"}
        async with host.session.options("/api/v1/commands", headers=asked) as answer:
            assert "Access-Control-Allow-Origin" not in answer.headers
        assert fixture.table.view(TABLE).seats == ()


async def test_a_program_that_asks_too_often_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        host = await signed_in(fixture)
        token, program = await token_for(host, "host"), fixture.client()
        answers = [await send(program, token, {"do": "fly"}, f"command-{number}") for number in range(21)]
        assert [status for status, _ in answers] == [400] * 20 + [429]


async def test_tokens_survive_a_restart_and_end_when_they_are_revoked(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        token = await token_for(await signed_in(fixture), "read")
        assert token.encode() not in (tmp_path / "access.sqlite").read_bytes()
    async with serving(tmp_path) as fixture:
        host, program = await signed_in(fixture), fixture.client()
        assert (await read(program, "devices", token))[0] == 200
        status, told = await host.post("/host/programs.json", {"do": "add", "name": "Lights", "scope": "read"})
        assert (status, told["code"]) == (409, "program_name_taken")
        status, told = await host.post("/host/programs.json", {"do": "revoke", "number": 1})
        assert (status, told) == (200, {"programs": [], "token": None})
        assert (await host.post("/host/programs.json", {"do": "revoke", "number": 1}))[1]["code"] == "no_such_program"
        assert (await read(program, "devices", token))[0] == 401
    async with serving(tmp_path) as fixture:
        assert (await read(fixture.client(), "devices", token))[0] == 401
