"""Many pages, talkative pages, and phones that fall asleep."""

import asyncio
import contextlib
import socket
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web

from postparade.rules.actions import Roll
from postparade.rules.viewer import TABLE
from postparade.web.ws.connection_limits import BOARDS, BOARDS_AN_ADDRESS
from postparade.web.ws.page_queue import PageQueue
from tests.web.server_fixture import ServerFixture, serving


async def test_a_phone_is_served_twenty_commands_a_second_and_stays_connected(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        (ann,) = await fixture.seat("Ann")
        page = await ann.open("/seat/1/ws")
        await page.hear()
        for second in range(2):
            names = [f"Ann {second}-{number}" for number in range(30)]
            answers: dict[str, dict[str, Any]] = {}
            for number, name in enumerate(names):
                action = {"do": "rename", "seat": 1, "name": name}
                await page.socket.send_json({"t": "do", "id": f"tap-{second}-{number:04}", "action": action})
            while len(answers) < len(names):
                frame = await page.hear()
                if frame["t"] == "ack":
                    answers[frame["id"]] = frame
            assert [answer["ok"] for answer in answers.values()].count(True) == 20
            assert {answer.get("code") for answer in answers.values()} == {None, "too_fast"}
            assert fixture.table.view(TABLE).seats[0].name == names[19]
            await fixture.clock.advance(1)


async def test_a_command_refused_as_too_fast_may_be_sent_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        (ann,) = await fixture.seat("Ann")
        page = await ann.open("/seat/1/ws")
        await page.hear()
        for _ in range(20):
            await page.ask(t="ping")
        rename = {"do": "rename", "seat": 1, "name": "Anna"}
        assert (await page.ask(t="do", id="rename-01", action=rename))["code"] == "too_fast"
        await fixture.clock.advance(1)
        assert (await page.ask(t="do", id="rename-01", action=rename))["ok"]


async def test_a_flood_faster_than_any_finger_ends_the_connection(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        page = await fixture.client().open("/ws")
        with contextlib.suppress(ConnectionError):
            for _ in range(300):
                await page.socket.send_str('{"t":"ping"}')
        assert await page.closed_with() is None
        assert page.socket.close_code == 1006, "cut off, not politely closed"


async def test_pages_of_one_address_are_counted(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        client = fixture.client("127.0.0.2")
        pages = [await client.open("/ws") for _ in range(BOARDS_AN_ADDRESS)]
        assert await client.status_of_upgrade("/ws", Origin=client.base) == 429
        other = fixture.client("127.0.0.3")
        assert await other.status_of_upgrade("/ws", Origin=other.base) == 101
        await pages[0].socket.close()
        await asyncio.sleep(0)
        assert (await (await client.open("/ws")).hear())["t"] == "snap"


async def test_the_total_number_of_pages_is_bounded(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        clients = [fixture.client(f"127.0.0.{number}") for number in range(2, 6)]
        pages = [await clients[number % 4].open("/ws") for number in range(BOARDS)]
        assert len(pages) == BOARDS
        assert await clients[0].status_of_upgrade("/ws", Origin=clients[0].base) == 429


async def test_sixty_four_phones_follow_a_race(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        names = [f"Player {number}" for number in range(1, 13)]
        phones = await fixture.seat(*names)
        await fixture.deal()
        pages = [await phones[at % 12].open(f"/seat/{at % 12 + 1}/ws") for at in range(36)]
        spectators = fixture.client("127.0.0.9")
        pages += [await spectators.open("/ws") for _ in range(28)]
        for page in pages:
            await page.hear()
        for dice in ((1, 1), (1, 2), (2, 2), (3, 2), (3, 3), (4, 3), (6, 6)):
            await fixture.act(Roll(dice))
        await asyncio.gather(*(page.hear_until("entry", fixture.table.view(TABLE).entry) for page in pages))
        race = pages[-1].state["race.positions"]
        assert all(page.state["race.positions"] == race for page in pages)


async def sleeper_on(fixture: ServerFixture) -> socket.socket:
    """A page on a connection with a tiny buffer, which reads nothing any more."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    place = f"127.0.0.1:{fixture.server.port}"
    await loop.sock_connect(raw, ("127.0.0.1", fixture.server.port))
    request = (
        f"GET /ws HTTP/1.1\r\nHost: {place}\r\nOrigin: http://{place}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    await loop.sock_sendall(raw, request.encode())
    return raw


async def end_of(raw: socket.socket) -> None:
    """Read what is left on the connection until the server has cut it."""
    loop = asyncio.get_running_loop()
    # Through the sleeper's window of two kilobytes the megabytes that lie in the system's buffers take minutes.
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 20)
    with contextlib.suppress(ConnectionResetError):
        while await asyncio.wait_for(loop.sock_recv(raw, 65536), 5):
            pass
    raw.close()


async def test_sleeping_phone_is_cut_and_the_others_go_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        raw = await sleeper_on(fixture)
        client = fixture.client()
        awake = await client.open("/ws")
        await awake.hear()
        for count in range(400):
            fixture.status_board.post("caption", {"text": f"{count} " + "and on they go, neck and neck " * 700})
            await awake.hear()
        assert awake.state["bulletin.caption"]["text"].startswith("399 ")
        await end_of(raw)
        back = await client.open("/ws", epoch=awake.epoch, since=str(awake.number - 150))
        assert (await back.hear())["t"] == "here", "the sleeper comes back without a snapshot"


class Line(asyncio.Transport):
    """A connection; ``waiting`` bytes have not been taken by the system yet."""

    def __init__(self) -> None:
        super().__init__()
        self.aborted = False
        self.waiting = 0
        self.written: list[bytes] = []

    def abort(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return self.aborted

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))


class Listening(web.WebSocketResponse):
    """A page's websocket, open until it is closed."""

    closed = False

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []

    async def send_frame(self, message: bytes, opcode: WSMsgType, compress: int | None = None) -> None:
        assert (opcode, compress) == (WSMsgType.TEXT, None)
        self.sent.append(message)


async def test_a_full_queue_cuts_the_connection() -> None:
    line = Line()
    queue = PageQueue(Listening(), line, limit=3)
    line.waiting = 1
    for text in (b"a", b"b", b"c"):
        queue.put(text)
    assert not line.aborted
    queue.put(b"d")
    assert line.aborted
    assert queue.cut
    assert line.written == []


async def test_messages_of_every_length_arrive_whole(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        board = await fixture.client().open("/ws")
        await board.hear()
        for length in (1, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 65_000, 65_535, 70_000):
            fixture.status_board.post("caption", {"text": "x" * length})
            await board.hear_until("bulletin.caption", {"text": "x" * length})
        refused = await board.ask(t="do", id="12345678", action={"do": "deal"})
        assert refused["code"] == "not_allowed"


async def test_a_message_is_sent_at_once_to_a_page_that_keeps_up_else_in_order() -> None:
    line, page = Line(), Listening()
    queue = PageQueue(page, line)
    line.waiting = 1
    queue.put(b"first")
    line.waiting = 0
    queue.put(b"second")
    assert line.written == [], "what comes later waits behind it"
    pump = asyncio.create_task(queue.pump())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert page.sent == [b"first", b"second"]
    queue.put(b"third")
    assert len(line.written) == 1
    page.closed = True
    queue.put(b"too late")
    assert len(line.written) == 1
    pump.cancel()
