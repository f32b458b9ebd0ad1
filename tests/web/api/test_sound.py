"""The sound is the host's alone to change, and refused requests change nothing."""

from pathlib import Path
from typing import Any

import pytest

from postparade.announcer.announcer import Announcer
from postparade.announcer.settings import AnnouncerSettings
from postparade.core.clock import SystemClock
from tests.web.server_fixture import PIN, serving

PLACE = "/host/sound"


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"change": {"night": True, "voice": 0.5}}, None),
        ({"listen": True}, None),
        ({"change": {"voice": 1.5}}, "bad_request"),
        ({"change": {"voice": "loud"}}, "bad_request"),
        ({"change": {"buffer": 511}}, "bad_request"),
        ({"change": {"pack": "/etc"}}, "bad_request"),
        ({"louder": True}, "bad_request"),
        (b"louder!", "bad_request"),
        (b"[" * 900, "bad_request"),
    ],
)
async def test_the_host_changes_the_sound_and_gets_errors_back(tmp_path: Path, asked: Any, code: str | None) -> None:
    async with serving(tmp_path) as fixture:
        announcer = Announcer(AnnouncerSettings(), fixture.status_board, SystemClock())
        fixture.server.attach_sound(announcer)
        host = fixture.client()
        await host.sign_in(PIN)
        status, answer = await host.post(PLACE, asked)
        assert (status, answer.get("code")) == ((400, code) if code else (200, None))
        settings = (fixture.status_board.latest("sound") or {}).get("settings")
        changed = code is None and asked != {"listen": True}
        assert (settings and (settings["night"], settings["voice"])) == ((True, 0.5) if changed else None)


async def test_nobody_else_changes_the_sound(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        fixture.server.attach_sound(Announcer(AnnouncerSettings(), fixture.status_board, SystemClock()))
        (phone,) = await fixture.seat("Ann")
        for client in (fixture.client(), phone):
            status, answer = await client.post(PLACE, {"change": {"night": True}})
            assert (status, answer["code"]) == (401, "signed_out")
        assert fixture.status_board.latest("sound") is None


async def test_missing_or_disabled_sound_says_so(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        host = fixture.client()
        await host.sign_in(PIN)
        status, answer = await host.post(PLACE, {"listen": True})
        assert (status, answer["code"]) == (404, "no_sound_room")
        fixture.server.attach_sound(Announcer(AnnouncerSettings(enabled=False), fixture.status_board, SystemClock()))
        for asked in ({"listen": True}, {"change": {"muted": True}}):
            status, answer = await host.post(PLACE, asked)
            assert (status, answer["code"]) == (400, "sound_off")


async def test_what_the_host_never_wants_to_hear_again_is_kept_and_may_be_allowed_again(tmp_path: Path) -> None:
    heard = {"key": "move", "wording": 3, "text": "Seven finds more."}
    async with serving(tmp_path) as fixture:
        board = fixture.status_board
        fixture.server.attach_sound(
            Announcer(AnnouncerSettings(enabled=False), board, SystemClock(), folder=tmp_path / "evening")
        )
        host = fixture.client()
        await host.sign_in(PIN)
        status, answer = await host.post(PLACE, {"never": heard})
        assert (status, answer["code"]) == (503, "wordings_not_kept")
        assert board.latest("never_said") == {"texts": []}
        (tmp_path / "evening").mkdir()
        assert (await host.post(PLACE, {"never": heard}))[0] == 200
        assert board.latest("never_said") == {"texts": ["Seven finds more."]}
        status, answer = await host.post(PLACE, {"never": {**heard, "wording": 99}})
        assert (status, answer["code"]) == (400, "bad_request")
        assert (await host.post(PLACE, {"again": "Seven finds more."}))[0] == 200
        assert board.latest("never_said") == {"texts": []}
        assert (await fixture.client().post(PLACE, {"never": heard}))[0] == 401
