"""Calibrating is the host's alone, and refused commands change nothing."""

import json
from pathlib import Path
from typing import Any

from postparade.core.faults import ConfigurationFault, PictureFault
from tests.web.server_fixture import PIN, serving

PLACE = "/host/camera.json"


class Eye:
    """An eye that sees nothing."""

    def jpeg(self, max_width: int = 640) -> bytes | None:
        return None

    def status(self) -> dict[str, Any]:
        return {}


class Calibration:
    """Notes what it is asked."""

    def __init__(self) -> None:
        self.commands: list[dict[str, Any]] = []

    def status(self) -> dict[str, Any]:
        return {"step": None, "commands": len(self.commands)}

    def command(self, command: dict[str, Any]) -> None:
        if command == {"do": "fly"}:
            raise ConfigurationFault("bad_request", why="no such command")
        if command == {"do": "save"}:
            raise PictureFault("not_this_step", step="look")
        self.commands.append(command)


async def test_only_the_host_may_ask(tmp_path: Path) -> None:
    calibration = Calibration()
    async with serving(tmp_path) as fixture:
        fixture.server.attach_camera(Eye(), calibration)
        (phone,) = await fixture.seat("Ann")
        for client in (fixture.client(), phone):
            assert (await client.get(PLACE)).status == 401
            status, answer = await client.post(PLACE, {"do": "begin"})
            assert (status, answer["code"]) == (401, "signed_out")
        host = fixture.client()
        await host.sign_in(PIN)
        assert await (await host.get(PLACE)).json() == {"step": None, "commands": 0}
        assert await host.post(PLACE, {"do": "begin"}) == (200, {"step": None, "commands": 1})
        page = await host.get("/host/camera")
        assert page.status == 200
        assert "default-src 'none'" in page.headers["Content-Security-Policy"]
    assert calibration.commands == [{"do": "begin"}]


async def test_refused_commands_say_why(tmp_path: Path) -> None:
    calibration = Calibration()
    async with serving(tmp_path) as fixture:
        fixture.server.attach_camera(Eye(), calibration)
        host = fixture.client()
        await host.sign_in(PIN)
        for body, expected, code in (
            (b"no JSON", 400, "bad_request"),
            (b"[1]", 400, "bad_request"),
            (b"[" * 4000, 400, "bad_request"),
            (json.dumps({"do": "fly"}).encode(), 400, "bad_request"),
            (json.dumps({"do": "save"}).encode(), 409, "not_this_step"),
            (b" " * 5000, 413, None),
        ):
            async with host.session.post(PLACE, data=body, headers={"Origin": host.base}) as answer:
                assert answer.status == expected
                if code is not None:
                    assert (await answer.json())["code"] == code
        status, answer_ = await host.post(PLACE, {"do": "begin"}, Origin="http://evil.example")
        assert (status, answer_["code"]) == (403, "foreign_origin")
    assert calibration.commands == []


async def test_without_a_camera_there_is_nothing_to_calibrate(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        host = fixture.client()
        await host.sign_in(PIN)
        answer = await host.get(PLACE)
        assert (answer.status, (await answer.json())["code"]) == (404, "no_eye")
        assert (await host.post(PLACE, {"do": "begin"}))[0] == 404
