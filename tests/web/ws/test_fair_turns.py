"""However many commands one page sends, what anybody else wants is decided after a few of them."""

import asyncio
from pathlib import Path
from typing import Any

from postparade.table.messages import Command
from postparade.web.ws.websocket import HANDS, MESSAGES_A_SECOND
from tests.web.server_fixture import Page, ServerFixture, serving

FLOOD = 200


class SlowDisk:
    """Notes in which order commands reach the table, which grants none of them before it may."""

    def __init__(self, fixture: ServerFixture) -> None:
        self.order: list[str] = []
        self.free = asyncio.Event()
        self._submit = fixture.table.submit
        fixture.table.submit = self.submit  # type: ignore[method-assign]

    async def submit(self, command: Command) -> Any:
        self.order.append(command.id.partition(":")[2])
        await self.free.wait()
        return await self._submit(command)

    async def reached(self, command: str) -> int:
        """How many commands reached the table before ``command``."""
        async with asyncio.timeout(20):
            while command not in self.order:  # noqa: ASYNC110 whoever submits tells nobody
                await asyncio.sleep(0.001)
        return self.order.index(command)


async def flood(page: Page, count: int, **action: Any) -> None:
    """Send so many commands at once; when this returns, the server has read them all."""
    for number in range(count):
        await page.socket.send_json({"t": "do", "id": f"flood-{number:04}", "action": action})
    while (await page.ask(t="ping"))["t"] != "pong":
        pass


async def test_a_guest_acts_after_a_few_commands_of_a_flooding_host(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        (ann,) = await fixture.seat("Ann")
        phone, host = await ann.open("/seat/1/ws"), await fixture.host()
        disk = SlowDisk(fixture)
        await flood(host, FLOOD, do="rename", seat=1, name="Anna")
        assert len(disk.order) == HANDS, "an answer to a ping waits for no command"
        asked = asyncio.create_task(phone.act("what-I-want", do="rename", seat=1, name="Annie"))
        assert await disk.reached("what-I-want") <= HANDS
        disk.free.set()
        assert (await asked)["ok"]
        assert await disk.reached(f"flood-{FLOOD - 1:04}") == FLOOD, "and none of the flood is lost"


async def test_all_phones_of_one_seat_share_its_turns_and_another_seat_has_its_own(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        ann, bob = await fixture.seat("Ann", "Bob")
        pages = [await ann.open("/seat/1/ws") for _ in range(3)]
        other = await bob.open("/seat/2/ws")
        disk = SlowDisk(fixture)
        for page in pages:
            await flood(page, int(MESSAGES_A_SECOND / len(pages)) - 1, do="rename", seat=1, name="Anna")
        assert len(disk.order) <= HANDS
        asked = asyncio.create_task(other.act("what-I-want", do="rename", seat=2, name="Bo"))
        assert await disk.reached("what-I-want") <= HANDS
        disk.free.set()
        assert (await asked)["ok"]
