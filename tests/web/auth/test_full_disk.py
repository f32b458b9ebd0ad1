"""What the doors do while the access file cannot be written."""

import sqlite3
from pathlib import Path

import pytest

from postparade.core.clock import HandClock
from postparade.core.faults import ConfigurationFault
from postparade.web.auth.access import Access
from postparade.web.settings import WebSettings
from tests.web.server_fixture import PIN, ServerFixture, serving


def full(fixture: ServerFixture, is_full: bool) -> None:
    """Let the access file of ``fixture`` refuse every write as SQLite does on a full disk, or take writes again."""
    store = fixture.server._access._store
    with store._lock:  # a write that is undone in its thread just now would take back what is changed here meanwhile
        for table in ("seats", "codes", "sessions", "facts", "waits"):
            for what in ("INSERT", "DELETE", "UPDATE"):
                name = f"full_{table}_{what}"
                store._db.execute(f"DROP TRIGGER IF EXISTS temp.{name}")
                if is_full:
                    store._db.execute(
                        f"CREATE TEMP TRIGGER {name} BEFORE {what} ON main.{table} "
                        "BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
                    )


async def health(fixture: ServerFixture) -> tuple[int, str | None]:
    answer = await fixture.client().get("/health")
    return answer.status, (await answer.json()).get("code")


async def test_the_right_pin_opens_the_console_anyway(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        full(fixture, True)
        guesser = fixture.client("127.0.0.2")
        assert (await guesser.sign_in("000000"))[0] == 403
        host = await fixture.host()
        assert host.state["you"]["page"] == "host"
        await fixture.server._access._writes.flush()  # the thread that writes has found the disk full
        assert await health(fixture) == (503, "access_unwritable")
        full(fixture, False)
        await fixture.clock.advance(10)
        assert (await host.ask(t="doors", id="doors-001", door="open"))["ok"]
        assert await health(fixture) == (200, None)
        cookie = fixture.clients[1].cookie("/host/")
    async with serving(tmp_path) as fixture:
        client = fixture.client()
        socket = await client.session.ws_connect("/host/ws", headers={"Origin": client.base, "Cookie": cookie})
        assert (await socket.receive_json())["t"] == "snap", "the session reached the disk as soon as there was room"


async def test_doors_that_could_not_be_closed_can_be_closed_later(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        host = await fixture.host()
        full(fixture, True)
        refused = await host.ask(t="doors", id="doors-001", door="closed")
        assert (refused["ok"], refused["code"]) == (False, "access_unwritable")
        assert host.state["join"]["door"] == "open"
        full(fixture, False)
        assert (await host.ask(t="doors", id="doors-001", door="closed"))["ok"], "the same message, sent again"
        await host.hear_until("join", {**host.state["join"], "door": "closed"})
    async with serving(tmp_path) as fixture:
        assert fixture.server._access.doors.door == "closed"


async def test_a_code_for_a_new_phone_is_not_used_up(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        (old,) = await fixture.seat("Ann")
        page = await old.open("/seat/1/ws")
        await page.hear()
        host = await fixture.host()
        code = (await host.ask(t="reseat", id="reseat-01", seat=1))["url"].rpartition("#seat-")[2]
        full(fixture, True)
        new = fixture.client()
        status, refusal = await new.post("/join", {"t": "return", "code": code})
        assert (status, refusal["code"]) == (503, "access_unwritable")
        assert str(tmp_path) not in str(refusal), "guests see no folders of this machine"
        assert (await page.ask(t="do", id="rename-01", action={"do": "rename", "seat": 1, "name": "Anna"}))["ok"], (
            "the old phone stays"
        )
        full(fixture, False)
        assert await new.post("/join", {"t": "return", "code": code}) == (200, {"seat": 1})
        assert await page.closed_with() == 4401


async def test_whoever_joins_meanwhile_gets_the_seat_by_the_same_join_once_there_is_room(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        full(fixture, True)
        ann = fixture.client()
        status, refusal = await ann.join(fixture.code, "Ann")
        assert (status, refusal["code"]) == (503, "access_unwritable")
        full(fixture, False)
        assert await ann.join(fixture.code, "Ann") == (200, {"seat": 1})
        cookie = ann.cookie("/seat/1/")
    async with serving(tmp_path) as fixture:
        client = fixture.client()
        socket = await client.session.ws_connect("/seat/1/ws", headers={"Origin": client.base, "Cookie": cookie})
        assert (await socket.receive_json())["t"] == "snap"


async def test_signing_out_works_at_once_and_says_that_it_is_not_stored(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        client = fixture.client()
        assert await client.sign_in() == (200, {"ok": True, "kept": True})
        full(fixture, True)
        assert await client.post("/host/logout", {}) == (200, {"ok": True, "kept": False})
        assert await (await client.open("/host/ws")).closed_with() == 4401
        full(fixture, False)


async def test_a_code_that_cannot_be_stored_is_not_shown(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        await fixture.seat("Ann")
        host = await fixture.host()
        full(fixture, True)
        assert (await host.ask(t="reseat", id="reseat-01", seat=1))["code"] == "access_unwritable"
        full(fixture, False)
        assert (await host.ask(t="reseat", id="reseat-01", seat=1))["ok"], "the same message, sent again"


@pytest.mark.parametrize("why", [sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY])
def test_a_full_disk_at_the_start_is_not_called_damage(
    tmp_path: Path, why: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def connect(*_: object, **__: object) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = why
        raise error

    monkeypatch.setattr(sqlite3, "connect", connect)
    with pytest.raises(ConfigurationFault) as found:
        Access(tmp_path, WebSettings(pin=PIN), HandClock())
    assert found.value.code == "access_unwritable"
    assert "Move it away" not in found.value.remedy
