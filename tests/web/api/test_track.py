"""The lights of the track are the host's alone, and refused commands change nothing."""

import json
from pathlib import Path
from typing import Any

from postparade.core.faults import ConfigurationFault
from tests.web.server_fixture import PIN, serving

PLACE = "/host/lights.json"


class Lamps:
    """Notes what it is asked."""

    def __init__(self) -> None:
        self.commands: list[dict[str, Any]] = []

    def plan(self, language: str) -> str:
        return f'<svg xmlns="http://www.w3.org/2000/svg" lang="{language}"/>'

    def status(self) -> dict[str, Any]:
        return {"commands": len(self.commands)}

    def command(self, command: dict[str, Any]) -> None:
        if command == {"do": "fly"}:
            raise ConfigurationFault("bad_request", why="no such command")
        self.commands.append(command)


async def test_only_the_host_may_ask(tmp_path: Path) -> None:
    lamps = Lamps()
    async with serving(tmp_path) as fixture:
        fixture.server.attach_track(lamps)
        (phone,) = await fixture.seat("Ann")
        for client in (fixture.client(), phone):
            assert (await client.get(PLACE)).status == 401
            assert (await client.get("/host/lights.svg")).status == 401
            status, answer = await client.post(PLACE, {"do": "lanes"})
            assert (status, answer["code"]) == (401, "signed_out")
        host = fixture.client()
        await host.sign_in(PIN)
        assert await (await host.get(PLACE)).json() == {"commands": 0}
        assert await host.post(PLACE, {"do": "lanes"}) == (200, {"commands": 1})
        drawing = await host.get("/host/lights.svg")
        assert (drawing.status, drawing.content_type) == (200, "image/svg+xml")
        assert 'lang="en"' in await drawing.text()
        own = await host.get("/host/lights.svg?own", **{"Accept-Language": "it-IT, de;q=0.8"})
        assert 'lang="it"' in await own.text()
        assert (await host.get("/host/lights")).status == 200
    assert lamps.commands == [{"do": "lanes"}]


async def test_refused_commands_say_why(tmp_path: Path) -> None:
    lamps = Lamps()
    async with serving(tmp_path) as fixture:
        fixture.server.attach_track(lamps)
        host = fixture.client()
        await host.sign_in(PIN)
        for body in (b"no JSON", b"[1]", b"[" * 4000, json.dumps({"do": "fly"}).encode()):
            async with host.session.post(PLACE, data=body, headers={"Origin": host.base}) as answer:
                assert (answer.status, (await answer.json())["code"]) == (400, "bad_request")
        status, refused = await host.post(PLACE, {"do": "lanes"}, Origin="http://evil.example")
        assert (status, refused["code"]) == (403, "foreign_origin")
    assert lamps.commands == []


async def test_without_a_track_there_is_nothing_to_light(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        host = fixture.client()
        await host.sign_in(PIN)
        for path in (PLACE, "/host/lights.svg"):
            answer = await host.get(path)
            assert (answer.status, (await answer.json())["code"]) == (404, "no_track")
        assert (await host.post(PLACE, {"do": "lanes"}))[0] == 404
