"""Who may join: a budget of seats for each phone, a door at which the host lets each one in, and guests who never
played."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.actions import Roll
from postparade.rules.viewer import TABLE
from postparade.table.messages import OpenGame
from postparade.web.auth.visitors import GONE_AFTER, MOST
from tests.web.server_fixture import Client, Page, ServerFixture, newcomers, serving

KITCHEN, GARDEN = "192.168.1.20", "192.168.1.21"


@asynccontextmanager
async def networked(folder: Path) -> AsyncIterator[ServerFixture]:
    """A table whose guests come from addresses of their own."""
    async with serving(folder, trusted_proxies=("127.0.0.1",)) as fixture:
        yield fixture


async def join(client: Client, fixture: ServerFixture, name: str, address: str) -> tuple[int, dict[str, Any]]:
    number = re.sub(r"[^a-zA-Z0-9]", "-", f"join-{name}-{address}")
    form = {"t": "join", "id": number, "code": fixture.code, "name": name}
    return await client.post("/join", form, **via(fixture, address))


async def enter(client: Client, fixture: ServerFixture, address: str) -> tuple[int, dict[str, Any]]:
    return await client.post("/join", {"t": "enter"}, **via(fixture, address))


def via(fixture: ServerFixture, address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address, "X-Forwarded-Host": f"127.0.0.1:{fixture.server.port}"}


def names(fixture: ServerFixture) -> list[str]:
    return [card.name for card in fixture.table.view(TABLE).seats]


async def test_one_phone_takes_two_seats_at_most_until_the_host_allows_more(tmp_path: Path) -> None:
    async with networked(tmp_path) as fixture:
        phone, host = fixture.client(), await fixture.host()
        for name in ("Ann", "Ben"):
            assert (await join(phone, fixture, name, KITCHEN))[0] == 200
        status, refusal = await join(phone, fixture, "Cid", KITCHEN)
        assert (status, refusal["code"], refusal["details"]) == (409, "phone_full", {"seats": 2})
        assert (await join(phone, fixture, "Cid", GARDEN))[1]["code"] == "phone_full", "the same cookie elsewhere"
        assert (await join(fixture.client(), fixture, "Cid", KITCHEN))[1]["code"] == "phone_full", "no cookie"
        assert (await join(fixture.client(), fixture, "Dan", GARDEN))[0] == 200, "another phone"
        assert (await host.ask(t="seats_each", id="each-0001", seats=3))["ok"]
        await host.hear_until("join", {**host.state["join"], "each": 3})
        assert (await join(phone, fixture, "Cid", KITCHEN))[0] == 200
        assert names(fixture) == ["Ann", "Ben", "Dan", "Cid"]


async def test_leaving_gives_the_seat_back_to_the_budget(tmp_path: Path) -> None:
    async with networked(tmp_path) as fixture:
        phone, host = fixture.client(), await fixture.host()
        for name in ("Ann", "Ben"):
            await join(phone, fixture, name, KITCHEN)
        assert (await host.act("clear-001", do="clear_seat", seat=1))["ok"]
        assert (await join(phone, fixture, "Cid", KITCHEN))[0] == 200


async def test_the_budget_survives_a_restart_and_a_resent_join_costs_nothing(tmp_path: Path) -> None:
    async with networked(tmp_path) as fixture:
        for name in ("Ann", "Ben"):
            await join(fixture.client(), fixture, name, KITCHEN)
    async with networked(tmp_path) as fixture:
        assert (await join(fixture.client(), fixture, "Ben", KITCHEN))[0] == 200, "the answer was lost"
        assert (await join(fixture.client(), fixture, "Cid", KITCHEN))[1]["code"] == "phone_full"


async def test_browsers_on_this_machine_take_as_many_seats_as_they_like(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        phone = fixture.client()
        for number in range(1, 13):
            assert (await phone.join(fixture.code, f"Guest {number}"))[0] == 200


async def at_the_door(fixture: ServerFixture, host: Page) -> list[dict[str, Any]]:
    """Who waits, as the console shows it."""
    await host.ask(t="ping")
    return list(host.state["visitors"])


async def test_a_newcomer_waits_until_the_host_lets_them_in(tmp_path: Path) -> None:
    async with networked(tmp_path) as fixture:
        host, ann = await fixture.host(), fixture.client()
        assert (await host.ask(t="doors", id="doors-001", door="ask"))["ok"]
        assert await join(ann, fixture, "Ann", KITCHEN) == (202, {"waiting": True})
        assert await join(ann, fixture, "Ann", KITCHEN) == (202, {"waiting": True}), "sent again"
        assert await enter(ann, fixture, KITCHEN) == (202, {"waiting": True})
        assert names(fixture) == []
        assert await at_the_door(fixture, host) == [{"visitor": 1, "name": "Ann"}]
        assert (await join(fixture.client(), fixture, "ann", GARDEN))[1]["code"] == "name_taken"
        cookie = ann.cookie("/join")
    async with networked(tmp_path) as fixture:
        host, ann = await fixture.host(), fixture.client()
        assert await at_the_door(fixture, host) == [{"visitor": 1, "name": "Ann"}], "also after a restart"
        headers = {**via(fixture, KITCHEN), "Cookie": cookie}
        assert await ann.post("/join", {"t": "enter"}, **headers) == (202, {"waiting": True})
        assert (await host.ask(t="admit", id="admit-001", visitor=1, let_in=True))["ok"]
        assert await ann.post("/join", {"t": "enter"}, **headers) == (200, {"seat": 1})
        assert (names(fixture), await at_the_door(fixture, host)) == (["Ann"], [])
        assert (await (await ann.open("/seat/1/ws")).hear())["t"] == "snap"
        assert (await host.ask(t="admit", id="admit-002", visitor=1, let_in=True))["code"] == "visitor_gone"


async def test_whoever_is_turned_away_or_leaves_stops_waiting(tmp_path: Path) -> None:
    async with networked(tmp_path) as fixture:
        host, ann, ben = await fixture.host(), fixture.client(), fixture.client()
        await host.ask(t="doors", id="doors-001", door="ask")
        await join(ann, fixture, "Ann", KITCHEN)
        await join(ben, fixture, "Ben", GARDEN)
        assert (await host.ask(t="admit", id="admit-001", visitor=1, let_in=False))["ok"]
        status, answer = await enter(ann, fixture, KITCHEN)
        assert (status, answer["waiting"], answer["code"]) == (202, False, "turned_away")
        assert (await ben.post("/join", {"t": "leave"}, **via(fixture, GARDEN)))[0] == 202
        assert (names(fixture), await at_the_door(fixture, host)) == ([], [])


async def test_open_doors_admit_everybody_who_waits_and_a_new_code_sends_nobody_away(tmp_path: Path) -> None:
    async with networked(tmp_path) as fixture:
        host, ann = await fixture.host(), fixture.client()
        await host.ask(t="doors", id="doors-001", door="ask")
        await join(ann, fixture, "Ann", KITCHEN)
        await newcomers(fixture, "Ben", "Cid")
        await fixture.deal()
        await fixture.clock.advance(400)
        assert await enter(ann, fixture, KITCHEN) == (202, {"waiting": True})
        await host.ask(t="doors", id="doors-002", door="open")
        assert (await enter(ann, fixture, KITCHEN))[0] == 200


async def test_one_phone_cannot_fill_the_door_nor_many_forever(tmp_path: Path) -> None:
    async with networked(tmp_path) as fixture:
        host, phone = await fixture.host(), fixture.client()
        await host.ask(t="doors", id="doors-001", door="ask")
        answers = [(await join(phone, fixture, f"Eve {number}", KITCHEN))[0] for number in range(4)]
        assert answers == [202, 202, 409, 409]
        for number in range(MOST - 2):
            assert (await join(fixture.client(), fixture, f"Bot {number}", f"192.168.2.{number}"))[0] == 202
        assert (await join(fixture.client(), fixture, "Ann", GARDEN))[1]["code"] == "door_full"
        await fixture.clock.advance(GONE_AFTER + 60)
        assert await at_the_door(fixture, host) == []
        assert (await join(fixture.client(), fixture, "Ann", GARDEN))[0] == 202


async def test_guests_who_never_played_are_removed_in_one_tap_and_nobody_else(tmp_path: Path) -> None:
    async with networked(tmp_path) as fixture:
        host = await fixture.host()
        (ann,) = await fixture.seat("Ann")
        await newcomers(fixture, "Grandma")
        await fixture.act(OpenGame("quarter-horse", {"cards": "recorded"}))
        await fixture.act(Deal())
        await fixture.act(Roll((3, 4)))
        for number in range(2):
            await join(fixture.client(), fixture, f"Eve {number}", KITCHEN)
        await newcomers(fixture, "Grandpa")
        await host.ask(t="ping")
        assert host.state["idle"] == [3, 4, 5]
        assert (await host.ask(t="clear_idle", id="idle-0001", seats=[1, 2, 3, 4, 5]))["ok"]
        assert names(fixture) == ["Ann", "Grandma", "Grandpa"], "who has no phone may not have played by it"
        assert (await host.ask(t="clear_idle", id="idle-0002", seats=[1, 2, 5]))["code"] == "nobody_idle"
        assert (await (await ann.open("/seat/1/ws")).hear())["t"] == "snap"


async def test_an_earlier_code_opens_nothing_and_is_no_guess(tmp_path: Path) -> None:
    async with networked(tmp_path) as fixture:
        earlier = fixture.code
        await newcomers(fixture, "Ben", "Cid")
        await fixture.deal()
        assert await check(fixture, earlier) == "ok", "whoever types a name just now gets in"
        await fixture.clock.advance(301)
    async with networked(tmp_path) as fixture:
        for _ in range(9):
            assert await check(fixture, earlier) == "old_code", "also after a restart"
            status, refusal = await fixture.client().post("/join", form(earlier, "Ann"), **via(fixture, KITCHEN))
            assert (status, refusal["code"]) == (403, "old_code")
        assert names(fixture) == ["Ben", "Cid"]
        watched = await fixture.client().post("/watch", {"t": "enter", "code": earlier, "name": "Eve"})
        assert (watched[0], watched[1]["code"]) == (403, "old_code")
        assert await check(fixture, fixture.code) == "ok"
        assert (await join(fixture.client(), fixture, "Ann", KITCHEN))[0] == 200


async def test_to_check_a_code_is_a_guess_like_any_other(tmp_path: Path) -> None:
    async with networked(tmp_path) as fixture:
        for _ in range(3):
            assert await check(fixture, "WRONGONE") == "wrong_code"
        assert await check(fixture, fixture.code) == "try_later"
        assert (await join(fixture.client(), fixture, "Eve", KITCHEN))[0] == 429


async def check(fixture: ServerFixture, code: str) -> str:
    """What the page to join by is told of the code in its link, in the kitchen."""
    status, answer = await fixture.client().post("/join", {"t": "check", "code": code}, **via(fixture, KITCHEN))
    assert status == 200
    return "ok" if answer["ok"] else str(answer["code"])


def form(code: str, name: str) -> dict[str, str]:
    return {"t": "join", "id": f"join-{name}-old", "code": code, "name": name}
