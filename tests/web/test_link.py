"""The live link: snapshot, deltas, coming back, resends, limits, and phones that fall asleep."""

import asyncio
import contextlib
import json
import socket
from pathlib import Path
from typing import Any, cast

from postparade.faults import Refusal
from postparade.games.dice_race.actions import Roll
from postparade.games.who import HOST, TABLE, Who, seat
from postparade.table.messages import Command, Receipt, Rename, TakeSeat
from postparade.web.link import SOCKETS_AN_ADDRESS, SOCKETS_IN_ALL
from postparade.web.outbox import Outbox
from tests.web.stand import Page, Stand, newcomers, serving


def test_snapshot_then_only_what_changed(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            await newcomers(stand, "Ann", "Bob")
            await stand.deal()
            board = await stand.visitor().open("/ws")
            snapshot = await board.hear()
            assert snapshot["t"] == "snap"
            assert snapshot["set"]["play.pot"] == 0
            await stand.act(Roll((3, 4)))
            delta = await board.hear()
            assert delta["t"] == "delta"
            assert delta["n"] == snapshot["n"] + 1
            assert {"entry", "play.pot", "play.boxes", "play.turn", "news"} <= set(delta["set"])
            assert not {"seats", "play.title", "play.races", "you", "join"} & set(delta["set"])

    asyncio.run(run())


def test_closing_the_game_takes_its_view_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            await newcomers(stand, "Ann", "Bob")
            await stand.deal()
            host = await stand.host()
            assert (await host.act("close-0001", do="close_game"))["ok"]
            await host.hear_until("game", None)
            assert not [key for key in host.state if key.startswith("play.")]
            assert host.state["play"] is None

    asyncio.run(run())


def test_page_that_comes_back_gets_only_what_it_missed(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            await newcomers(stand, "Ann", "Bob")
            await stand.deal()
            visitor = stand.visitor()
            page = await visitor.open("/ws")
            await page.hear()
            before = page.number
            await page.socket.close()
            for dice in ((1, 2), (2, 2), (6, 6)):
                await stand.act(Roll(dice))
            again = await visitor.open("/ws", epoch=page.epoch, since=str(before))
            missed = await again.hear()
            assert (missed["t"], missed["n"]) == ("here", before + 3)
            assert missed["set"]["play.last_roll"] == [6, 6]
            assert missed["set"]["entry"] == stand.table.view(TABLE).entry
            assert not {"seats", "play.title", "you", "join"} & set(missed["set"])
            nothing_missed = await visitor.open("/ws", epoch=page.epoch, since=str(before + 3))
            assert (await nothing_missed.hear())["set"] == {}

    asyncio.run(run())


def test_page_that_missed_too_much_or_lived_before_gets_everything(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            visitor = stand.visitor()
            page = await visitor.open("/ws")
            await page.hear()
            for count in range(230):
                stand.bulletin.post("caption", {"text": f"line {count}"})
            stale = [("ffff", "0"), (page.epoch, "1"), (page.epoch, "99999"), (page.epoch, "-5"), (page.epoch, "1e3")]
            for epoch, since in stale:
                again = await visitor.open("/ws", epoch=epoch, since=since)
                assert (await again.hear())["t"] == "snap", (epoch, since)
            fresh = await visitor.open("/ws", epoch=page.epoch, since="200")
            assert (await fresh.hear())["t"] == "here"

    asyncio.run(run())


def test_roll_from_a_phone_reaches_every_page(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            ann, bob = await stand.seat("Ann", "Bob")
            await stand.deal()
            pages = [await ann.open("/seat/1/ws"), await bob.open("/seat/2/ws"), await stand.visitor().open("/ws")]
            for page in pages:
                await page.hear()
            assert pages[0].state["choices"][0]["action"]["do"] == "roll"
            assert pages[1].state["choices"] == []
            answer = await pages[0].act("throw-001", pages[0].state["entry"], do="roll", dice=[3, 4])
            assert answer["ok"]
            for page in pages:
                await page.hear_until("play.last_roll", [3, 4])

    asyncio.run(run())


def test_refusals_carry_code_sentence_and_remedy_and_change_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            ann, bob = await stand.seat("Ann", "Bob")
            await stand.deal()
            one, two = await ann.open("/seat/1/ws"), await bob.open("/seat/2/ws")
            entry = (await two.hear())["set"]["entry"]
            wishes: list[tuple[Page, dict[str, Any], str]] = [
                (two, {"do": "roll", "dice": [1, 1]}, "not_your_turn"),
                (one, {"do": "roll", "dice": [0, 7]}, "invalid_dice"),
                (one, {"do": "roll", "dice": "six"}, "invalid_dice"),
                (one, {"do": "deal"}, "wrong_phase"),
                (one, {"do": "fly"}, "bad_request"),
                (one, {"do": "open_game", "game": "quarter-horse"}, "not_allowed"),
                (one, {"do": "correct", "entry": 4, "dice": [1, 1]}, "not_allowed"),
                (one, {"do": "take_seat", "name": "Eve"}, "not_allowed"),
                (one, {"do": "rename", "seat": 2, "name": "Eve"}, "not_allowed"),
                (one, {"do": "clear_seat", "seat": 2}, "not_allowed"),
            ]
            for number, (page, action, code) in enumerate(wishes):
                answer = await page.act(f"wish-{number:04}", entry, **action)
                assert (answer["ok"], answer["code"]) == (False, code), (action, answer)
                assert answer["sentence"]
                assert answer["remedy"]
                await stand.clock.advance(1)
            assert stand.table.view(TABLE).entry == entry

    asyncio.run(run())


def test_stale_wish_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            await stand.seat("Ann", "Bob")
            await stand.deal()
            host = await stand.host()
            seen = host.state["entry"]
            await stand.act(Roll((1, 1)))
            answer = await host.act("late-0001", seen, do="roll", dice=[3, 4])
            assert answer["code"] == "stale"

    asyncio.run(run())


def test_seat_is_that_of_the_page_whatever_the_message_says(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            await stand.seat("Ann")
            (bob,) = await stand.seat("Bob")
            await stand.deal("quarter-horse", cards="dealt")
            page = await bob.open("/seat/2/ws")
            await page.hear()
            for message in (
                {"t": "do", "id": "wish-0001", "seat": 1, "action": {"do": "roll", "dice": [1, 1]}},
                {"t": "do", "id": "wish-0002", "who": {"role": "host"}, "action": {"do": "roll", "dice": [1, 1]}},
            ):
                assert (await page.ask(**message))["code"] == "bad_request"
            answer = await page.act("wish-0003", do="roll", dice=[1, 1], seat=1)
            assert answer["code"] == "not_your_turn"

    asyncio.run(run())


def test_board_only_looks(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            await newcomers(stand, "Ann", "Bob")
            board = await stand.visitor().open("/ws")
            await board.hear()
            for message in (
                {"t": "do", "id": "wish-0001", "action": {"do": "open_game", "game": "quarter-horse"}},
                {"t": "reseat", "id": "wish-0002", "seat": 1},
                {"t": "doors", "id": "wish-0003", "open": False},
                {"t": "panel", "id": "wish-0004", "name": "throw"},
            ):
                assert (await board.ask(**message))["code"] == "not_allowed"
            assert stand.table.view(TABLE).game is None

    asyncio.run(run())


def test_resend_acts_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            (ann, _) = await stand.seat("Ann", "Bob")
            await stand.deal()
            page = await ann.open("/seat/1/ws")
            await page.hear()
            entry = page.state["entry"]
            first = await page.act("same-wish", entry, do="roll", dice=[3, 4])
            await page.socket.close()
            again = await ann.open("/seat/1/ws")
            await again.hear()
            second = await again.act("same-wish", entry, do="roll", dice=[3, 4])
            assert first["entry"] == second["entry"]
            assert stand.table.view(TABLE).play.rolls == 1
        async with serving(tmp_path) as stand:
            command = Command("seat1:same-wish", seat(1), Roll([3, 4]), entry)
            outcome = await stand.table.submit(command)
            assert isinstance(outcome, Receipt)
            assert outcome.repeated, "the journal remembers the wish after a restart"

    asyncio.run(run())


def test_two_seats_may_choose_the_same_id(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            ann, bob = await stand.seat("Ann", "Bob")
            pages = await ann.open("/seat/1/ws"), await bob.open("/seat/2/ws")
            for number, page in enumerate(pages, 1):
                await page.hear()
                answer = await page.act("same-wish", do="rename", seat=number, name=f"Player {number}")
                assert answer["ok"]
            assert [card.name for card in stand.table.view(TABLE).seats] == ["Player 1", "Player 2"]

    asyncio.run(run())


def test_electronic_dice_throw_once_a_wish(tmp_path: Path) -> None:
    thrown: list[Who] = []

    async def run() -> None:
        async def throw(who: Who) -> Receipt | Refusal:
            thrown.append(who)
            return await stand.table.submit(Command(f"throw-{len(thrown)}", who, Roll((2, 5))))

        async with serving(tmp_path, throw=throw) as stand:
            ann, bob = await stand.seat("Ann", "Bob")
            await stand.deal()
            page = await ann.open("/seat/1/ws")
            await page.hear()
            entry = page.state["entry"]
            for _ in range(2):
                answer = await page.ask(t="throw", id="throw-0001", based_on=entry)
                assert answer["ok"]
            assert thrown == [seat(1)]
            other = await bob.open("/seat/2/ws")
            await other.hear()
            assert (await other.ask(t="throw", id="throw-0001", based_on=entry))["code"] == "stale"

    asyncio.run(run())


def test_table_with_real_dice_throws_none(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            host = await stand.host()
            assert host.state["electronic"] is False
            assert (await host.ask(t="throw", id="throw-0001", based_on=0))["code"] == "no_electronic_dice"

    asyncio.run(run())


def test_nonsense_is_answered_and_survived(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            page = await stand.visitor().open("/ws")
            await page.hear()
            for nonsense in ("", "{", "[]", "null", '{"t":"do"}', '{"t":"nothing"}', "[" * 1500, '{"t":"ping","x":1}'):
                await page.socket.send_str(nonsense)
                assert (await page.hear())["code"] == "bad_request"
            await page.socket.send_str('{"t":"ping"}')
            assert (await page.hear()) == {"t": "pong"}

    asyncio.run(run())


def test_page_that_talks_too_much_is_closed(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            page = await stand.visitor().open("/ws")
            for _ in range(12):
                await page.socket.send_str('{"t":"ping"}')
            assert await page.closed_with() == 1008

    asyncio.run(run())


def test_pages_of_one_address_are_counted(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            visitor = stand.visitor("127.0.0.2")
            pages = [await visitor.open("/ws") for _ in range(SOCKETS_AN_ADDRESS)]
            assert await visitor.status_of_upgrade("/ws", Origin=visitor.base) == 429
            other = stand.visitor("127.0.0.3")
            assert await other.status_of_upgrade("/ws", Origin=other.base) == 101
            await pages[0].socket.close()
            await asyncio.sleep(0)
            assert (await (await visitor.open("/ws")).hear())["t"] == "snap"

    asyncio.run(run())


def test_pages_are_bounded_in_all(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            visitors = [stand.visitor(f"127.0.0.{number}") for number in range(2, 6)]
            pages = [await visitors[number % 4].open("/ws") for number in range(SOCKETS_IN_ALL)]
            assert len(pages) == SOCKETS_IN_ALL
            assert await visitors[0].status_of_upgrade("/ws", Origin=visitors[0].base) == 429

    asyncio.run(run())


def test_sixty_four_phones_follow_a_race(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            names = [f"Player {number}" for number in range(1, 13)]
            phones = await stand.seat(*names)
            await stand.deal()
            pages = [await phones[at % 12].open(f"/seat/{at % 12 + 1}/ws") for at in range(36)]
            spectators = stand.visitor("127.0.0.9")
            pages += [await spectators.open("/ws") for _ in range(28)]
            for page in pages:
                await page.hear()
            for dice in ((1, 1), (1, 2), (2, 2), (3, 2), (3, 3), (4, 3), (6, 6)):
                await stand.act(Roll(dice))
            await asyncio.gather(*(page.hear_until("entry", stand.table.view(TABLE).entry) for page in pages))
            race = pages[-1].state["play.race"]
            assert all(page.state["play.race"] == race for page in pages)

    asyncio.run(run())


async def sleeper_on(stand: Stand) -> socket.socket:
    """A page on a connection with a tiny buffer, which reads nothing any more."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    place = f"127.0.0.1:{stand.server.port}"
    await loop.sock_connect(raw, ("127.0.0.1", stand.server.port))
    request = (
        f"GET /ws HTTP/1.1\r\nHost: {place}\r\nOrigin: http://{place}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    await loop.sock_sendall(raw, request.encode())
    return raw


async def end_of(raw: socket.socket) -> None:
    """Read what is left on the connection until the server has cut it."""
    loop = asyncio.get_running_loop()
    with contextlib.suppress(ConnectionResetError):
        while await asyncio.wait_for(loop.sock_recv(raw, 65536), 5):
            pass
    raw.close()


def test_sleeping_phone_is_cut_and_the_others_go_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            raw = await sleeper_on(stand)
            visitor = stand.visitor()
            awake = await visitor.open("/ws")
            await awake.hear()
            for count in range(400):
                stand.bulletin.post("caption", {"text": f"{count} " + "and on they go, neck and neck " * 700})
                await awake.hear()
            assert awake.state["bulletin.caption"]["text"].startswith("399 ")
            await end_of(raw)
            back = await visitor.open("/ws", epoch=awake.epoch, since=str(awake.number - 150))
            assert (await back.hear())["t"] == "here", "the sleeper comes back without a snapshot"

    asyncio.run(run())


def test_full_outbox_cuts_the_connection() -> None:
    class Line(asyncio.Transport):
        aborted = False

        def abort(self) -> None:
            self.aborted = True

    async def run() -> None:
        line = Line()
        outbox = Outbox(cast(Any, None), line, limit=3)
        for text in "abc":
            outbox.put(text)
        assert not line.aborted
        outbox.put("d")
        assert line.aborted
        assert outbox.cut

    asyncio.run(run())


def test_bulletins_reach_only_who_may_read_them(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            (ann,) = await stand.seat("Ann")
            page, host = await ann.open("/seat/1/ws"), await stand.host()
            await page.hear()
            stand.bulletin.post("workshop", {"serial": "secret-of-the-workshop"})
            stand.bulletin.post("caption", {"text": "They are off"})
            await page.hear_until("bulletin.caption", {"text": "They are off"})
            assert "bulletin.workshop" not in page.state
            await host.hear_until("bulletin.caption", {"text": "They are off"})
            assert "bulletin.workshop" in host.state

    asyncio.run(run())


def test_host_sees_whose_phone_is_here(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            ann, _ = await stand.seat("Ann", "Bob")
            host = await stand.host()
            page = await ann.open("/seat/1/ws")
            await host.hear_until("phones", {"held": [1, 2], "here": [1]})
            await page.socket.close()
            await host.hear_until("phones", {"held": [1, 2], "here": []})

    asyncio.run(run())


def test_correction_from_the_host_reaches_the_board(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            await newcomers(stand, "Ann", "Bob")
            await stand.deal()
            await stand.act(Roll((3, 4)))
            board = await stand.visitor().open("/ws")
            await board.hear()
            host = await stand.host()
            entry = host.state["rolls"][0]["entry"]
            assert (await host.act("mend-0001", do="correct", entry=entry, dice=[3, 5]))["ok"]
            await board.hear_until("play.last_roll", [3, 5])
            assert [box["horse"] for box in board.state["play.boxes"]] == [8, None, None, None]

    asyncio.run(run())


def test_names_are_sent_as_data(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as stand:
            await stand.act(TakeSeat("</script><b>"))
            await stand.act(Rename(1, '"><img src=x>'), HOST)
            board = await stand.visitor().open("/ws")
            frame = await board.hear()
            assert json.loads(json.dumps(frame))["set"]["seats"][0]["name"] == '"><img src=x>'

    asyncio.run(run())
