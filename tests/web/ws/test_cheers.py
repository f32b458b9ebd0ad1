"""Cheers of guests: told to boards and whoever sounds them, bounded for every seat, and kept nowhere."""

from pathlib import Path
from typing import Any

from postparade.rules.viewer import TABLE
from postparade.table.messages import OpenGame
from postparade.web.ws.cheers import A_SECOND, AT_ONCE, REST, TOPIC
from tests.web.server_fixture import Page, serving


async def cheer(page: Page, number: int, lane: int | None = None) -> dict[str, Any]:
    return await page.ask(t="cheer", id=f"cheer-{number:04}", lane=lane)


async def test_a_cheer_reaches_the_board_with_its_horse_and_no_other_phone(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        ann, bob = await fixture.seat("Ann", "Bob")
        await fixture.deal()
        entry = fixture.table.view(TABLE).entry
        phone, other, board = await ann.open("/seat/1/ws"), await bob.open("/seat/2/ws"), fixture.client()
        screen = await board.open("/ws")
        assert (await cheer(phone, 1, 7))["ok"]
        await screen.hear_until("bulletin.cheers", {"total": 1, "seats": {"1": {"count": 1, "lane": 7}}})
        assert (await cheer(other, 1))["ok"]
        await fixture.clock.advance(REST)
        await screen.hear_until(
            "bulletin.cheers",
            {"total": 2, "seats": {"1": {"count": 1, "lane": 7}, "2": {"count": 1, "lane": None}}},
        )
        assert "bulletin.cheers" not in other.state
        assert fixture.table.view(TABLE).entry == entry


async def test_a_seats_cheers_are_limited_and_disturb_nobody_else(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        ann, bob = await fixture.seat("Ann", "Bob")
        await fixture.deal()
        phone, other = await ann.open("/seat/1/ws"), await bob.open("/seat/2/ws")
        heard = [await cheer(phone, number) for number in range(12)]
        assert [answer["ok"] for answer in heard] == [number < AT_ONCE for number in range(12)]
        assert heard[-1]["code"] == "too_fast"
        assert (await cheer(other, 1))["ok"]
        await fixture.clock.advance(1 / A_SECOND)
        assert (await cheer(phone, 20))["ok"]


async def test_many_cheers_are_sent_in_few_bulletins(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        ann, bob = await fixture.seat("Ann", "Bob")
        await fixture.deal()
        posts: list[dict[str, Any]] = []
        fixture.status_board.watch(lambda topic, body: posts.append(body) if topic == TOPIC else None)
        for client, path in ((ann, "/seat/1/ws"), (bob, "/seat/2/ws")):
            page = await client.open(path)
            for number in range(5):
                assert (await cheer(page, number))["ok"]
        assert len(posts) == 1
        await fixture.clock.advance(REST)
        assert [body["total"] for body in posts] == [1, 10]


async def test_only_the_phone_of_a_seat_cheers_and_only_for_horses_that_run(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        ann, _ = await fixture.seat("Ann", "Bob")
        phone = await ann.open("/seat/1/ws")
        assert (await cheer(phone, 1))["code"] == "nothing_to_cheer"
        await fixture.act(OpenGame("quarter-horse"))
        assert (await cheer(await fixture.host(), 2))["code"] == "not_allowed"
        assert (await cheer(phone, 3, 44))["ok"]
        told = fixture.status_board.latest(TOPIC)
        assert told is not None
        assert told["seats"]["1"]["lane"] is None
