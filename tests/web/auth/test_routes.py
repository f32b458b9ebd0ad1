"""Joining, coming back, the host's PIN, and patience with wrong answers."""

import asyncio
import json
import stat
from pathlib import Path
from typing import Any

import pytest

from postparade.core.clock import HandClock
from postparade.core.faults import ConfigurationFault, Refusal
from postparade.rules.viewer import TABLE
from postparade.table.messages import ClearSeat, OpenGame
from postparade.web.api.qr import as_svg
from postparade.web.auth.access import Access
from postparade.web.auth.access_store import AccessStore
from postparade.web.auth.brute_force_delay import Backoff
from postparade.web.settings import WebSettings
from tests.web.server_fixture import PIN, newcomers, serving


async def test_phone_joins_and_holds_its_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        ann, bob = await fixture.seat("Ann", "Bob")
        page = await ann.open("/seat/1/ws")
        await page.hear()
        assert page.state["you"] == {"page": "seat", "seat": 1}
        assert await (await ann.open("/seat/2/ws")).closed_with() == 4401
        assert await (await bob.open("/seat/1/ws")).closed_with() == 4401
        assert await (await fixture.client().open("/seat/1/ws")).closed_with() == 4401


async def test_seat_cookie_is_for_one_path_and_hidden_from_scripts(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        client = fixture.client()
        form = {"t": "join", "id": "join-Ann", "code": fixture.code, "name": "Ann"}
        answer = await client.session.post("/join", json=form, headers={"Origin": client.base})
        cookie = answer.headers["Set-Cookie"]
        assert "Path=/seat/1/" in cookie
        assert "HttpOnly" in cookie
        assert "SameSite=Strict" in cookie


async def test_a_join_sent_twice_takes_one_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        ann = fixture.client()
        assert await ann.join(fixture.code, "Ann", "same-command-1") == (200, {"seat": 1})
        assert await ann.join(fixture.code, "Ann", "same-command-1") == (200, {"seat": 1})
        assert [card.name for card in fixture.table.view(TABLE).seats] == ["Ann"]
        page = await ann.open("/seat/1/ws")
        assert (await page.hear())["t"] == "snap"


async def test_an_old_answer_does_not_hand_over_a_seat_that_has_changed_hands(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        ann = fixture.client()
        assert await ann.join(fixture.code, "Ann", "same-command-1") == (200, {"seat": 1})
        await fixture.act(ClearSeat(1))
        assert await fixture.client().join(fixture.code, "Bob", "other-command") == (200, {"seat": 1})
        status, said = await ann.join(fixture.code, "Ann", "same-command-1")
        assert (status, said["code"]) == (403, "seat_not_yours")
        assert await (await ann.open("/seat/1/ws")).closed_with() == 4401


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
async def test_bad_forms_change_nothing(tmp_path: Path, form: object, status: int, code: str) -> None:
    async with serving(tmp_path) as fixture:
        await newcomers(fixture, "Bob")
        filled = json.dumps(form).replace("{code}", fixture.code).encode()
        answered, refusal = await fixture.client().post("/join", filled)
        assert (answered, refusal["code"]) == (status, code)
        assert set(refusal) == {"code", "sentence", "remedy", "details"}
        assert len(fixture.table.view(TABLE).seats) == 1


async def test_wrong_codes_cost_time_that_doubles(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        guesser = fixture.client("127.0.0.2")
        for _ in range(3):
            assert (await guesser.join("WRONGONE", "Eve"))[1]["code"] == "wrong_code"
        status, refusal = await guesser.join(fixture.code, "Eve")
        assert (status, refusal["code"]) == (429, "try_later")
        await fixture.clock.advance(1.1)
        assert (await guesser.join("WRONGONE", "Eve"))[1]["code"] == "wrong_code"
        await fixture.clock.advance(1.1)
        assert (await guesser.join(fixture.code, "Eve"))[0] == 429
        await fixture.clock.advance(1.0)
        assert (await guesser.join(fixture.code, "Eve"))[0] == 200


async def test_wrong_pins_of_one_address_do_not_lock_out_another(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        guesser, host = fixture.client("127.0.0.2"), fixture.client()
        for _ in range(3):
            assert (await guesser.sign_in("000000"))[0] == 403
        assert (await guesser.sign_in())[0] == 429
        assert (await host.sign_in())[0] == 200


async def test_wrong_pins_and_codes_from_everywhere_lock_nobody_else_out(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        for guesser in range(2, 9):
            client = fixture.client(f"127.0.0.{guesser}")
            for _ in range(3):
                assert (await client.sign_in("000000"))[0] == 403
                assert (await client.join("WRONGONE", "Eve"))[0] == 403
            assert (await client.sign_in())[0] == 429
            assert (await client.join(fixture.code, "Eve"))[0] == 429
        for honest in ("127.0.0.1", "127.0.0.9"):
            assert (await fixture.client(honest).sign_in())[0] == 200
        assert (await fixture.client("127.0.0.9").join(fixture.code, "Ann"))[0] == 200


async def test_the_device_itself_never_waits_but_a_proxy_on_it_does(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        client = fixture.client()
        for _ in range(20):
            assert (await client.sign_in("000000"))[0] == 403
        assert (await client.sign_in())[0] == 200
        through = {"X-Forwarded-For": "203.0.113.9"}
        for _ in range(3):
            await client.post("/host/login", {"pin": "000000"}, **through)
        assert (await client.post("/host/login", {"pin": PIN}, **through))[0] == 429


async def test_waiting_survives_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        for _ in range(3):
            await fixture.client("127.0.0.2").sign_in("000000")
    async with serving(tmp_path) as fixture:
        assert (await fixture.client("127.0.0.2").sign_in())[0] == 429


def test_wait_is_bounded_and_forgotten() -> None:
    backoff = Backoff()
    for _ in range(40):
        backoff.miss(100.0)
    assert backoff.wait(100.0, free=3) == 300.0
    assert backoff.wait(1000.0, free=3) == 0.0


async def test_host_signs_in_and_out(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        client = fixture.client()
        assert await (await client.open("/host/ws")).closed_with() == 4401
        assert (await client.sign_in())[0] == 200
        page = await client.open("/host/ws")
        await page.hear()
        assert page.state["offers"]
        await client.post("/host/logout", {})
        assert await (await client.open("/host/ws")).closed_with() == 4401


async def test_signing_out_ends_the_open_pages_of_the_host(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        client, other = fixture.client(), fixture.client()
        for device in (client, other):
            await device.sign_in()
        page, elsewhere = await client.open("/host/ws"), await other.open("/host/ws")
        await client.post("/host/logout", {})
        assert await page.closed_with() == 4401
        assert (await elsewhere.ask(t="doors", id="doors-001", door="closed"))["ok"], "another device stays signed in"


async def test_a_host_signs_out_everywhere(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        client, other = fixture.client(), fixture.client()
        for device in (client, other):
            await device.sign_in()
        pages = [await device.open("/host/ws") for device in (client, other)]
        assert (await fixture.client().post("/host/logout?everywhere", {}))[0] == 401
        assert (await client.post("/host/logout?everywhere", {}))[0] == 200
        assert [await page.closed_with() for page in pages] == [4401, 4401]
    async with serving(tmp_path) as fixture:
        headers = {"Origin": fixture.client().base, "Cookie": other.cookie("/host/")}
        socket = await fixture.client().session.ws_connect("/host/ws", headers=headers)
        assert (await socket.receive()).data == 4401


async def test_an_expired_session_gets_no_further_command_through(tmp_path: Path) -> None:
    async with serving(tmp_path, host_hours=1) as fixture:
        await fixture.clock.advance(10)
        host = await fixture.host()
        await fixture.clock.advance(3601)
        await host.socket.send_json({"t": "doors", "id": "doors-001", "door": "closed"})
        assert await host.closed_with() == 4401
        assert (await fixture.client().join(fixture.code, "Ann"))[0] == 200, "the doors are open"


async def test_another_pin_ends_every_session(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        host = fixture.client()
        await host.sign_in()
        cookie = host.cookie("/host/")
    for pin, frame in (("135791", 4401), (PIN, "snap")):
        async with serving(tmp_path, pin=pin) as fixture:
            client = fixture.client()
            socket = await client.session.ws_connect("/host/ws", headers={"Origin": client.base, "Cookie": cookie})
            said = await socket.receive()
            assert frame == (said.data if isinstance(said.data, int) else json.loads(said.data)["t"])


async def test_host_session_ends_by_itself(tmp_path: Path) -> None:
    async with serving(tmp_path, host_hours=1) as fixture:
        client = fixture.client()
        await client.sign_in()
        await fixture.clock.advance(3601)
        assert await (await client.open("/host/ws")).closed_with() == 4401


async def test_the_idle_page_of_an_expired_session_is_closed(tmp_path: Path) -> None:
    async with serving(tmp_path, host_hours=1) as fixture:
        host = await fixture.host()
        await fixture.clock.advance(3590)
        assert (await host.ask(t="ping"))["t"] == "pong"
        await fixture.clock.advance(60)
        assert await host.closed_with() == 4401


async def test_seats_and_host_survive_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        (ann,) = await fixture.seat("Ann")
        host = fixture.client()
        await host.sign_in()
        cookies = [client.cookie(path) for client, path in ((ann, "/seat/1/"), (host, "/host/"))]
        code = fixture.code
    async with serving(tmp_path) as fixture:
        assert fixture.code == code
        client = fixture.client()
        for path, cookie in zip(("/seat/1/ws", "/host/ws"), cookies, strict=True):
            headers = {"Origin": client.base, "Cookie": cookie}
            socket = await client.session.ws_connect(path, headers=headers)
            assert (await socket.receive_json())["t"] == "snap"


async def test_new_phone_takes_the_seat_over_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        (old,) = await fixture.seat("Ann")
        page = await old.open("/seat/1/ws")
        await page.hear()
        host = await fixture.host()
        answer = await host.ask(t="reseat", id="reseat-01", seat=1)
        assert answer["svg"].startswith("<svg")
        code = answer["url"].rpartition("#seat-")[2]
        new = fixture.client()
        assert await new.post("/join", {"t": "return", "code": code}) == (200, {"seat": 1})
        assert await page.closed_with() == 4401
        assert await (await old.open("/seat/1/ws")).closed_with() == 4401
        assert (await (await new.open("/seat/1/ws")).hear())["t"] == "snap"
        assert (await fixture.client().post("/join", {"t": "return", "code": code}))[1]["code"] == "reseat_over"


async def test_a_reseat_code_expires(tmp_path: Path) -> None:
    access = Access(tmp_path, WebSettings(pin=PIN), clock := HandClock())
    seats = access.seats
    code = await seats.code_for(3, 1)
    await clock.advance(299)
    newer = await seats.code_for(3, 1)
    assert isinstance(await seats.redeem(str(code), "x"), Refusal), "a newer code ends the older one"
    await clock.advance(301)
    assert isinstance(await seats.redeem(str(newer), "x"), Refusal)
    await access.close()


@pytest.mark.parametrize(("boot", "good"), [("the same", 40.0), ("another", 300.0)])
async def test_a_code_survives_a_restart_for_at_most_its_five_minutes(tmp_path: Path, boot: str, good: float) -> None:
    clock = HandClock(boot="the same")
    access = Access(tmp_path, WebSettings(pin=PIN), clock)
    code = str(await access.seats.code_for(3, 1))
    await access.close()
    for seconds, opens in ((good + 1, False), (good - 1, True)):
        later = HandClock(260.0, boot=boot)
        again = Access(tmp_path, WebSettings(pin=PIN), later)
        await later.advance(seconds)
        assert isinstance(await again.seats.redeem(code, "127.0.0.1"), tuple) == opens
        await again.close()


@pytest.mark.parametrize("held", [True, False])
async def test_a_code_for_a_cleared_seat_opens_no_other_seat(tmp_path: Path, held: bool) -> None:
    async with serving(tmp_path) as fixture:
        await (fixture.seat("Ann") if held else newcomers(fixture, "Ann"))
        host = await fixture.host()
        code = (await host.ask(t="reseat", id="reseat-01", seat=1))["url"].rpartition("#seat-")[2]
        await fixture.act(ClearSeat(1))
        await newcomers(fixture, "Bob")
        status, said = await fixture.client().post("/join", {"t": "return", "code": code})
        assert (status, said.get("code")) == (403, "reseat_over")


@pytest.mark.parametrize("held", [True, False])
@pytest.mark.parametrize("taken", [True, False])
async def test_a_seat_that_is_cleared_while_it_is_handed_over_stays_cleared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, held: bool, taken: bool
) -> None:
    async with serving(tmp_path) as fixture:
        await (fixture.seat("Ann") if held else newcomers(fixture, "Ann"))
        host = await fixture.host()
        code = (await host.ask(t="reseat", id="reseat-01", seat=1))["url"].rpartition("#seat-")[2]
        loop, write = asyncio.get_running_loop(), AccessStore.put_seat
        bob = fixture.client()

        joins: list[asyncio.Task[tuple[int, dict[str, Any]]]] = []
        seated = asyncio.Event()
        fixture.table.watch(lambda update: seated.set() if update.view.seats else seated.clear())

        async def clear() -> None:
            await fixture.act(ClearSeat(1))
            if taken:
                joins.append(asyncio.create_task(bob.join(fixture.code, "Bob")))
                await seated.wait()

        def slow(store: AccessStore, seat: int, *state: Any) -> None:
            monkeypatch.undo()
            asyncio.run_coroutine_threadsafe(clear(), loop).result(10)
            write(store, seat, *state)

        monkeypatch.setattr(AccessStore, "put_seat", slow)
        new = fixture.client()
        assert (await new.post("/join", {"t": "return", "code": code}))[1].get("code") == "reseat_over"
        assert [(await join)[1] for join in joins] == [{"seat": 1}] * taken
        assert await (await new.open("/seat/1/ws")).closed_with() == (4401 if taken else 4410)
        cookie = bob.cookie("/seat/1/")
    store = AccessStore(tmp_path)
    assert list(store.seats()) == ([1] if taken else [])
    store.close()
    if taken:
        async with serving(tmp_path) as fixture:
            client = fixture.client()
            headers = {"Origin": client.base, "Cookie": cookie}
            socket = await client.session.ws_connect("/seat/1/ws", headers=headers)
            assert (await socket.receive_json())["t"] == "snap"


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_resent_join_takes_back_no_seat_that_was_handed_over(tmp_path: Path, restarted: bool) -> None:
    async with serving(tmp_path) as fixture:
        old, new = fixture.client(), fixture.client()
        assert (await old.join(fixture.code, "Ann", "same-command-1"))[0] == 200
        host = await fixture.host()
        code = (await host.ask(t="reseat", id="reseat-01", seat=1))["url"].rpartition("#seat-")[2]
        assert (await new.post("/join", {"t": "return", "code": code}))[0] == 200
        if not restarted:
            assert (await old.join(fixture.code, "Ann", "same-command-1"))[1].get("code") == "seat_not_yours"
            assert (await (await new.open("/seat/1/ws")).hear())["t"] == "snap"
    async with serving(tmp_path) as fixture:
        assert (await fixture.client().join(fixture.code, "Ann", "same-command-1"))[1].get("code") == "seat_not_yours"
        await fixture.act(ClearSeat(1))
        bob = fixture.client()
        assert (await bob.join(fixture.code, "Bob", "other-command"))[0] == 200
        assert (await bob.join(fixture.code, "Bob", "other-command"))[0] == 200, "nobody has handed over his"


async def test_a_join_resent_while_its_seat_is_handed_over_gets_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as fixture:
        old, new = fixture.client(), fixture.client()
        assert (await old.join(fixture.code, "Ann", "same-command-1"))[0] == 200
        host = await fixture.host()
        code = (await host.ask(t="reseat", id="reseat-01", seat=1))["url"].rpartition("#seat-")[2]
        await fixture.server._access._writes.flush()
        loop, write, answers = asyncio.get_running_loop(), AccessStore.put_seat, list[Any]()

        def slow(store: AccessStore, seat: int, *state: Any) -> None:
            again = old.join(fixture.code, "Ann", "same-command-1")
            answers.append(asyncio.run_coroutine_threadsafe(again, loop).result(10))
            write(store, seat, *state)

        monkeypatch.setattr(AccessStore, "put_seat", slow)
        assert (await new.post("/join", {"t": "return", "code": code}))[0] == 200
        assert [said["code"] for _, said in answers] == ["seat_not_yours"]
        assert (await (await new.open("/seat/1/ws")).hear())["t"] == "snap"


async def test_cleared_seat_sends_its_phone_away(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        (ann,) = await fixture.seat("Ann")
        page = await ann.open("/seat/1/ws")
        await page.hear()
        await fixture.act(ClearSeat(1))
        assert await page.closed_with() == 4410
        (bob,) = await fixture.seat("Bob")
        assert await (await ann.open("/seat/1/ws")).closed_with() == 4401
        assert (await (await bob.open("/seat/1/ws")).hear())["t"] == "snap"


async def test_a_new_game_has_a_new_code_and_the_old_one_stays_valid_for_a_while(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        await newcomers(fixture, "Ann", "Bob")
        old = fixture.code
        board = await fixture.client().open("/ws")
        await board.hear()
        edition = board.state["join"]["edition"]
        await fixture.act(OpenGame("quarter-horse"))
        while board.state["join"]["edition"] == edition:
            await board.hear()
        assert (await fixture.client().join(old, "Cid"))[0] == 200
        await fixture.clock.advance(301)
        assert (await fixture.client().join(old, "Dan"))[0] == 403
        assert (await fixture.client().join(fixture.code.lower(), "Dan", "second-try"))[0] == 200


async def test_closed_doors_let_nobody_in(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        host = await fixture.host()
        assert (await host.ask(t="doors", id="doors-001", door="closed"))["ok"]
        assert (await fixture.client().join(fixture.code, "Ann"))[1]["code"] == "doors_closed"
        await host.ask(t="doors", id="doors-002", door="open")
        assert (await fixture.client().join(fixture.code, "Ann"))[0] == 200


def test_pin_is_drawn_once_and_kept_from_other_users(tmp_path: Path) -> None:
    first = Access(tmp_path, WebSettings(), HandClock())
    asyncio.run(first.close())
    again = Access(tmp_path, WebSettings(), HandClock())
    asyncio.run(again.close())
    assert first.pin.value == again.pin.value
    assert len(first.pin.value) == 6
    assert first.pin.value.isdigit()
    assert stat.S_IMODE((tmp_path / "access.sqlite").stat().st_mode) == 0o600


def test_pin_of_the_settings_is_not_written_down(tmp_path: Path) -> None:
    access = Access(tmp_path, WebSettings(pin="135791"), HandClock())
    asyncio.run(access.close())
    assert access.pin.value == "135791"
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


async def test_a_browser_learns_only_which_seats_it_holds_itself(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        ann, bob = await fixture.seat("Ann", "Bob")
        assert await (await ann.get("/join/seats")).json() == {"seats": [{"seat": 1, "name": "Ann"}], "waiting": None}
        await bob.join(fixture.code, "Cid")
        held = {"seats": [{"seat": 2, "name": "Bob"}, {"seat": 3, "name": "Cid"}], "waiting": None}
        assert await (await bob.get("/join/seats")).json() == held
        assert await (await fixture.client().get("/join/seats")).json() == {"seats": [], "waiting": None}


async def test_a_seat_that_was_cleared_or_moved_is_no_longer_held(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        ann, bob = await fixture.seat("Ann", "Bob")
        host = await fixture.host()
        code = (await host.ask(t="reseat", id="reseat-01", seat=1))["url"].rpartition("seat-")[2]
        new = fixture.client()
        assert (await new.post("/join", {"t": "return", "code": code}))[0] == 200
        assert await (await ann.get("/join/seats")).json() == {"seats": [], "waiting": None}
        assert await (await new.get("/join/seats")).json() == {"seats": [{"seat": 1, "name": "Ann"}], "waiting": None}
        await fixture.act(ClearSeat(2))
        assert await (await bob.get("/join/seats")).json() == {"seats": [], "waiting": None}


async def test_the_machines_own_screen_shows_the_pin_until_the_first_host_has_signed_in(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path, pin=None) as fixture:
        client = fixture.client()
        async with client.session.get("/host/first") as answer:
            pin = (await answer.json())["pin"]
        assert pin == fixture.server.pin
        async with client.session.get("/host/first", headers={"X-Forwarded-For": "10.0.0.7"}) as answer:
            assert answer.status == 204, "whoever comes through a proxy may sit anywhere"
        async with client.session.get("/host/first", headers={"Via": "1.1 proxy"}) as answer:
            assert (answer.status, await answer.text()) == (204, "")
        assert (await client.sign_in(pin))[0] == 200
        async with client.session.get("/host/first") as answer:
            assert answer.status == 204
    async with serving(tmp_path, pin=None) as fixture, fixture.client().session.get("/host/first") as answer:
        assert answer.status == 204, "also after a restart"


async def test_the_machines_own_screen_shows_the_way_to_set_it_up_as_a_code(tmp_path: Path) -> None:
    """Under the conditions under which it shows the PIN."""
    async with serving(tmp_path, pin=None, public_address="table.local:8080") as fixture:
        client = fixture.client()
        async with client.session.get("/host/first.svg") as answer:
            assert answer.headers["Cache-Control"] == "no-store"
            assert await answer.text() == as_svg(f"http://table.local:8080/host/#pin={fixture.server.pin}")
        async with client.session.get("/host/first.svg", headers={"X-Forwarded-For": "10.0.0.7"}) as answer:
            assert (answer.status, (await answer.json())["code"]) == (403, "not_this_screen")
        assert (await client.sign_in(fixture.server.pin))[0] == 200
        async with client.session.get("/host/first.svg") as answer:
            assert answer.status == 403
    async with serving(tmp_path) as fixture, fixture.client().session.get("/host/first.svg") as answer:
        assert answer.status == 403, "a PIN that the host chose"


async def test_a_pin_that_the_host_chose_is_never_shown(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture, fixture.client().session.get("/host/first") as answer:
        assert answer.status == 204
