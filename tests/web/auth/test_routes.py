"""Joining, coming back, the host's PIN, and patience with wrong answers."""

import asyncio
import json
import stat
from pathlib import Path

import pytest

from postparade.core.clock import HandClock
from postparade.core.faults import ConfigurationFault
from postparade.games.viewer import TABLE
from postparade.table.messages import ClearSeat, OpenGame
from postparade.web.auth.access import Access
from postparade.web.auth.backoff import Backoff
from postparade.web.settings import WebSettings
from tests.web.server_fixture import PIN, newcomers, serving


def test_phone_joins_and_holds_its_seat(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            ann, bob = await stand.seat("Ann", "Bob")
            page = await ann.open("/seat/1/ws")
            await page.hear()
            assert page.state["you"] == {"page": "seat", "seat": 1}
            assert await (await ann.open("/seat/2/ws")).closed_with() == 4401
            assert await (await bob.open("/seat/1/ws")).closed_with() == 4401
            assert await (await stand.visitor().open("/seat/1/ws")).closed_with() == 4401

    asyncio.run(run())


def test_seat_cookie_is_for_one_path_and_hidden_from_scripts(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            visitor = stand.visitor()
            form = {"t": "join", "id": "join-Ann", "code": stand.code, "name": "Ann"}
            answer = await visitor.session.post("/join", json=form, headers={"Origin": visitor.base})
            cookie = answer.headers["Set-Cookie"]
            assert "Path=/seat/1/" in cookie
            assert "HttpOnly" in cookie
            assert "SameSite=Strict" in cookie

    asyncio.run(run())


def test_join_that_is_sent_twice_takes_one_seat(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            ann = stand.visitor()
            assert await ann.join(stand.code, "Ann", "same-wish-1") == (200, {"seat": 1})
            assert await ann.join(stand.code, "Ann", "same-wish-1") == (200, {"seat": 1})
            assert [card.name for card in stand.table.view(TABLE).seats] == ["Ann"]
            page = await ann.open("/seat/1/ws")
            assert (await page.hear())["t"] == "snap"

    asyncio.run(run())


def test_an_old_answer_does_not_hand_over_a_seat_that_is_somebody_elses_now(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            ann = stand.visitor()
            assert await ann.join(stand.code, "Ann", "same-wish-1") == (200, {"seat": 1})
            await stand.act(ClearSeat(1))
            assert await stand.visitor().join(stand.code, "Bob", "other-wish") == (200, {"seat": 1})
            status, said = await ann.join(stand.code, "Ann", "same-wish-1")
            assert (status, said["code"]) == (403, "seat_not_yours")
            assert await (await ann.open("/seat/1/ws")).closed_with() == 4401

    asyncio.run(run())


@pytest.mark.parametrize(
    ("form", "status", "code"),
    [
        ({"t": "join", "id": "12345678", "code": "WRONGONE", "name": "Ann"}, 403, "wrong_code"),
        ({"t": "join", "id": "12345678", "name": "Ann"}, 400, "bad_request"),
        ({"t": "join", "id": "12345678", "code": "{code}", "name": ""}, 409, "bad_name"),
        ({"t": "join", "id": "12345678", "code": "{code}", "name": "bob"}, 409, "name_taken"),
        ({"t": "join", "id": "!", "code": "{code}", "name": "Ann"}, 400, "bad_request"),
        ({"t": "join", "id": "12345678", "code": "{code}", "name": "Ann", "seat": 3}, 400, "bad_request"),
        ({"t": "return", "code": "ABCDEFGH"}, 403, "reseat_over"),
        (["join"], 400, "bad_request"),
    ],
)
def test_bad_forms_change_nothing(tmp_path: Path, form: object, status: int, code: str) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            await newcomers(stand, "Bob")
            filled = json.dumps(form).replace("{code}", stand.code).encode()
            answered, refusal = await stand.visitor().post("/join", filled)
            assert (answered, refusal["code"]) == (status, code)
            assert set(refusal) == {"code", "sentence", "remedy", "details"}
            assert len(stand.table.view(TABLE).seats) == 1

    asyncio.run(run())


def test_wrong_codes_cost_time_that_doubles(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            guesser = stand.visitor()
            for _ in range(3):
                assert (await guesser.join("WRONGONE", "Eve"))[1]["code"] == "wrong_code"
            status, refusal = await guesser.join(stand.code, "Eve")
            assert (status, refusal["code"]) == (429, "try_later")
            await stand.clock.advance(1.1)
            assert (await guesser.join("WRONGONE", "Eve"))[1]["code"] == "wrong_code"
            await stand.clock.advance(1.1)
            assert (await guesser.join(stand.code, "Eve"))[0] == 429
            await stand.clock.advance(1.0)
            assert (await guesser.join(stand.code, "Eve"))[0] == 200

    asyncio.run(run())


def test_wrong_pins_of_one_address_do_not_lock_out_another(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            guesser, host = stand.visitor("127.0.0.2"), stand.visitor()
            for _ in range(3):
                assert (await guesser.sign_in("000000"))[0] == 403
            assert (await guesser.sign_in())[0] == 429
            assert (await host.sign_in())[0] == 200

    asyncio.run(run())


def test_wrong_pins_from_everywhere_slow_everybody_down(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            for guesser in range(2, 9):
                visitor = stand.visitor(f"127.0.0.{guesser}")
                for _ in range(3):
                    await visitor.sign_in("000000")
            assert (await stand.visitor().sign_in())[0] == 429

    asyncio.run(run())


def test_waiting_survives_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            for _ in range(3):
                await stand.visitor().sign_in("000000")
        async with serving(tmp_path) as stand:
            assert (await stand.visitor().sign_in())[0] == 429

    asyncio.run(run())


def test_wait_is_bounded_and_forgotten() -> None:
    backoff = Backoff()
    for _ in range(40):
        backoff.miss(100.0)
    assert backoff.wait(100.0, free=3) == 300.0
    assert backoff.wait(50.0, free=3) == 300.0, "a clock that was set back locks nobody out for longer"
    assert backoff.wait(1000.0, free=3) == 0.0


def test_host_signs_in_and_out(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            visitor = stand.visitor()
            assert await (await visitor.open("/host/ws")).closed_with() == 4401
            assert (await visitor.sign_in())[0] == 200
            page = await visitor.open("/host/ws")
            await page.hear()
            assert page.state["offers"]
            await visitor.post("/host/logout", {})
            assert await (await visitor.open("/host/ws")).closed_with() == 4401

    asyncio.run(run())


def test_host_session_ends_by_itself(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, host_hours=1) as stand:
            visitor = stand.visitor()
            await visitor.sign_in()
            await stand.clock.advance(3601)
            assert await (await visitor.open("/host/ws")).closed_with() == 4401

    asyncio.run(run())


def test_seats_and_host_survive_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            (ann,) = await stand.seat("Ann")
            host = stand.visitor()
            await host.sign_in()
            cookies = [visitor.cookie(path) for visitor, path in ((ann, "/seat/1/"), (host, "/host/"))]
            code = stand.code
        async with serving(tmp_path) as stand:
            assert stand.code == code
            visitor = stand.visitor()
            for path, cookie in zip(("/seat/1/ws", "/host/ws"), cookies, strict=True):
                headers = {"Origin": visitor.base, "Cookie": cookie}
                socket = await visitor.session.ws_connect(path, headers=headers)
                assert (await socket.receive_json())["t"] == "snap"

    asyncio.run(run())


def test_new_phone_takes_the_seat_over_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            (old,) = await stand.seat("Ann")
            page = await old.open("/seat/1/ws")
            await page.hear()
            host = await stand.host()
            answer = await host.ask(t="reseat", id="reseat-01", seat=1)
            assert answer["svg"].startswith("<svg")
            code = answer["url"].rpartition("#seat-")[2]
            new = stand.visitor()
            assert await new.post("/join", {"t": "return", "code": code}) == (200, {"seat": 1})
            assert await page.closed_with() == 4401
            assert await (await old.open("/seat/1/ws")).closed_with() == 4401
            assert (await (await new.open("/seat/1/ws")).hear())["t"] == "snap"
            assert (await stand.visitor().post("/join", {"t": "return", "code": code}))[1]["code"] == "reseat_over"

    asyncio.run(run())


def test_reseat_code_grows_old(tmp_path: Path) -> None:
    access = Access(tmp_path, WebSettings(pin=PIN), clock := HandClock())
    code = access.reseat_code(3)
    asyncio.run(clock.advance(299))
    newer = access.reseat_code(3)
    assert access.redeem(code, "x") != 3, "a newer code ends the older one"
    asyncio.run(clock.advance(301))
    assert access.redeem(newer, "x") != 3
    access.close()


def test_cleared_seat_sends_its_phone_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            (ann,) = await stand.seat("Ann")
            page = await ann.open("/seat/1/ws")
            await page.hear()
            await stand.act(ClearSeat(1))
            assert await page.closed_with() == 4401
            (bob,) = await stand.seat("Bob")
            assert await (await ann.open("/seat/1/ws")).closed_with() == 4401
            assert (await (await bob.open("/seat/1/ws")).hear())["t"] == "snap"

    asyncio.run(run())


def test_new_game_has_a_new_code_and_the_old_one_is_good_for_a_while(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            await newcomers(stand, "Ann", "Bob")
            old = stand.code
            board = await stand.visitor().open("/ws")
            await board.hear()
            await stand.act(OpenGame("quarter-horse"))
            while board.state["join"]["code"] == old:
                await board.hear()
            assert (await stand.visitor().join(old, "Cid"))[0] == 200
            await stand.clock.advance(301)
            assert (await stand.visitor().join(old, "Dan"))[0] == 403
            assert (await stand.visitor().join(stand.code.lower(), "Dan", "second-try"))[0] == 200

    asyncio.run(run())


def test_closed_doors_let_nobody_in(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            host = await stand.host()
            assert (await host.ask(t="doors", id="doors-001", open=False))["ok"]
            assert (await stand.visitor().join(stand.code, "Ann"))[1]["code"] == "doors_closed"
            await host.ask(t="doors", id="doors-002", open=True)
            assert (await stand.visitor().join(stand.code, "Ann"))[0] == 200

    asyncio.run(run())


def test_pin_is_drawn_once_and_kept_from_other_users(tmp_path: Path) -> None:
    first = Access(tmp_path, WebSettings(), HandClock())
    first.close()
    again = Access(tmp_path, WebSettings(), HandClock())
    again.close()
    assert first.pin == again.pin
    assert len(first.pin) == 6
    assert first.pin.isdigit()
    assert stat.S_IMODE((tmp_path / "access.sqlite").stat().st_mode) == 0o600


def test_pin_of_the_settings_is_not_written_down(tmp_path: Path) -> None:
    access = Access(tmp_path, WebSettings(pin="135791"), HandClock())
    access.close()
    assert access.pin == "135791"
    assert not any(b"135791" in file.read_bytes() for file in tmp_path.iterdir())


@pytest.mark.parametrize(
    "content", [b"no database at all, just some text that is long enough to be read as one" * 20, None]
)
def test_unusable_access_file_is_named(tmp_path: Path, content: bytes | None) -> None:
    if content is None:
        (tmp_path / "access.sqlite").mkdir()
    else:
        (tmp_path / "access.sqlite").write_bytes(content)
    with pytest.raises(ConfigurationFault) as found:
        Access(tmp_path, WebSettings(), HandClock())
    assert found.value.code == "access_unusable"
