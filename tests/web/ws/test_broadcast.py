"""How a change reaches everybody: whoever asked first, the others together, in rounds with a rest between them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from postparade.core.clock import HandClock
from postparade.rules.viewer import TABLE, Viewer, seat
from postparade.table.messages import ClearSeat, Rename, TableView
from postparade.web.ws.broadcast import REST, Broadcast
from postparade.web.ws.client_role import ClientRole, Encoder
from tests.web.server_fixture import ServerFixture, serving


async def rename(fixture: ServerFixture, *names: str) -> None:
    for name in names:
        await fixture.act(Rename(1, name))


def names_in(frame: dict[str, Any]) -> list[str]:
    return [event["name"] for event in frame["set"]["news"]["events"]]


async def test_events_while_pages_rest_are_sent_together_and_in_full(tmp_path: Path) -> None:
    async with serving(tmp_path, clock=HandClock()) as fixture:
        await fixture.seat("Ann", "Bob")
        await fixture.clock.advance(REST)
        board = await fixture.client().open("/ws")
        number = (await board.hear())["n"]
        await rename(fixture, "Anna")
        assert names_in(await board.hear()) == ["Anna"], "the first of a stream is told at once"
        await rename(fixture, "Anne", "Annie", "Hannah")
        await fixture.clock.advance(REST)
        together = await board.hear()
        assert together["n"] == number + 2
        assert names_in(together) == ["Anne", "Annie", "Hannah"]
        assert together["set"]["news"]["latest"] == 1, "of these the last change's own"
        assert together["set"]["entry"] == fixture.table.view(TABLE).entry
        assert together["set"]["seats"][0]["name"] == "Hannah"


async def test_a_change_and_its_bulletins_are_one_message(tmp_path: Path) -> None:
    async with serving(tmp_path, clock=HandClock()) as fixture:
        await fixture.seat("Ann")
        fixture.table.watch(lambda _: fixture.status_board.post("odds", {"on": True}))
        fixture.table.watch(lambda _: fixture.status_board.post("caption", {"text": "Anna sits down"}))
        await fixture.clock.advance(REST)
        board = await fixture.client().open("/ws")
        await board.hear()
        await rename(fixture, "Anna")
        told = await board.hear()
        assert names_in(told) == ["Anna"]
        assert told["set"]["bulletin.odds"] == {"on": True}
        assert told["set"]["bulletin.caption"] == {"text": "Anna sits down"}
        for text in ("One", "Two"):
            fixture.status_board.post("caption", {"text": text})
            fixture.status_board.post("odds", {"on": text == "One"})
        told = await board.hear()
        assert told["set"] == {"bulletin.caption": {"text": "Two"}, "bulletin.odds": {"on": False}}


async def test_a_seat_that_is_taken_again_reads_the_newest_bulletins(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        (ann,) = await fixture.seat("Ann")
        phone = await ann.open("/seat/1/ws")
        await phone.hear()
        await fixture.act(ClearSeat(1))
        fixture.status_board.post("odds", {"on": False, "number": 1})
        (bob,) = await fixture.seat("Bob")
        snapshot = await (await bob.open("/seat/1/ws")).hear()
        assert snapshot["set"]["bulletin.odds"] == {"on": False, "number": 1}


async def test_the_sender_gets_the_change_before_the_answer_while_others_rest(tmp_path: Path) -> None:
    async with serving(tmp_path, clock=HandClock()) as fixture:
        (ann, bob) = await fixture.seat("Ann", "Bob")
        await fixture.clock.advance(REST)
        phone, other = await ann.open("/seat/1/ws"), await bob.open("/seat/2/ws")
        for page in (phone, other):
            await page.hear()
        for number in range(5):
            name = f"Ann {number}"
            answer = await phone.act(f"rename-{number}", do="rename", seat=1, name=name)
            assert answer["ok"]
            assert phone.state["seats"][0]["name"] == name
            assert phone.state["entry"] == answer["entry"]
        assert len([frame for frame in other.frames if frame["t"] == "delta"]) <= 1
        await fixture.clock.advance(REST)
        await other.hear_until("entry", phone.state["entry"])
        assert names_in(other.frames[-1])[-1] == "Ann 4"


async def test_a_page_that_opens_while_others_rest_sees_the_newest(tmp_path: Path) -> None:
    async with serving(tmp_path, clock=HandClock()) as fixture:
        await fixture.seat("Ann")
        await (await fixture.client().open("/ws")).hear()
        await rename(fixture, "Anna", "Anne")
        snapshot = await (await fixture.client().open("/ws")).hear()
        assert snapshot["set"]["seats"][0]["name"] == "Anne"


async def test_a_failing_view_keeps_nobody_else_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def failing(view: Callable[[Viewer], TableView], who: Viewer) -> TableView:
        if who == seat(1):
            raise ArithmeticError("broken rules")
        return view(who)

    async with serving(tmp_path) as fixture:
        (ann,) = await fixture.seat("Ann")
        await (await ann.open("/seat/1/ws")).hear()
        board = await fixture.client().open("/ws")
        await board.hear()
        whole = fixture.table.view
        monkeypatch.setattr(fixture.table, "view", lambda who: failing(whole, who))
        await rename(fixture, "Anna", "Anne")
        await board.hear_until("entry", whole(TABLE).entry)
        assert "broken rules" in caplog.text


async def test_nothing_is_sent_after_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path, clock=HandClock()) as fixture:
        board = Broadcast(fixture.table, fixture.status_board, lambda _: {}, fixture.clock)
        channel = board.channel(ClientRole("board"))
        await fixture.seat("Ann")
        board.close()
        told = channel.number
        await rename(fixture, "Anna")
        await fixture.clock.advance(1)
        assert channel.number == told


def test_a_value_for_several_roles_is_encoded_once() -> None:
    encode, purses = Encoder(), {1: 20, 2: 17}
    assert encode(purses) == b'{"1":20,"2":17}'
    assert encode(purses) is encode(purses)
    assert encode({1: 20, 2: 18}) == b'{"1":20,"2":18}'
    assert [encode(value) for value in (1, True, 1.0, None, "1")] == [b"1", b"true", b"1.0", b"null", b'"1"']
