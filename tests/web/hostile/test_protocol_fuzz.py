"""Pages come, go, come back and say anything in any order; after every step the table answers, a page that has followed
shows what a new one is shown, and what was sent twice has happened once. ``make fuzz`` walks further."""

import asyncio
import contextlib
import tempfile
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from postparade.rules.viewer import HOST
from postparade.table.messages import OpenGame, Rename
from postparade.table.state import SEATS
from tests.conftest import amount
from tests.web.hostile.test_web_fuzz import message
from tests.web.server_fixture import Client, Page, ServerFixture, serving

pytestmark = pytest.mark.slow(10)

GAME = "quarter-horse"
BUDGET = 30.0
"""Seconds of the table's clock between two steps, so that nobody is refused as too fast."""
PASSING = {"news", "phones", "join"}
"""What a page is told of itself or of this very moment."""


class Protocol(RuleBasedStateMachine):
    """One table, a host, a stranger's board and the phones that have joined."""

    def __init__(self) -> None:
        super().__init__()
        self._runner = asyncio.Runner()
        self._open = contextlib.AsyncExitStack()
        folder = self._open.enter_context(tempfile.TemporaryDirectory())
        self.fixture: ServerFixture = self.run(self._open.enter_async_context(serving(Path(folder))))
        self.host = self.run(self._client())
        self.stranger = self.run(self._client("127.0.0.2"))
        self.phones: dict[int, Client] = {}
        self.pages: dict[str, tuple[Client, str, Page]] = {}
        self.answered: dict[str, tuple[str, dict[str, Any], int]] = {}
        self.signed_in = False
        self.steps = 0
        for name in ("Ann", "Bob"):
            self.join(name)
        self.sign_in()
        self.run(self.fixture.act(OpenGame(GAME)))

    def run(self, work: Awaitable[Any]) -> Any:
        """Carry ``work`` to its end, which comes within seconds."""

        async def bounded() -> Any:
            async with asyncio.timeout(60):
                return await work

        return self._runner.run(bounded())

    def teardown(self) -> None:
        for _, _, page in self.pages.values():
            self.run(page.socket.close())
        self.run(self._open.aclose())
        self._runner.close()

    @rule(name=st.sampled_from(["Ann", "Bob", "Cid", "Dora", "Eve", "\u202e", "x" * 17, ""]))
    def join(self, name: str) -> None:
        """Somebody wants a seat; who gets one is not asked for a name that sits here already."""
        phone = self.run(self._client())
        seats = {card.name for card in self.fixture.table.view(HOST).seats}
        status, answer = self.run(phone.join(self.fixture.code, name, f"join-{len(self.fixture.clients):06}"))
        if status == 200:
            assert name not in seats
            assert 1 <= answer["seat"] <= SEATS
            self.phones[answer["seat"]] = phone

    @rule()
    def sign_in(self) -> None:
        assert self.run(self.host.sign_in())[0] == 200
        self.signed_in = True

    @precondition(lambda self: self.signed_in)
    @rule(everywhere=st.booleans())
    def sign_out(self, everywhere: bool) -> None:
        """The host's page gets no further word in."""
        self.run(self.host.post("/host/logout?everywhere" if everywhere else "/host/logout", b""))
        self.signed_in = False
        if "host" in self.pages:
            *_, page = self.pages.pop("host")
            with contextlib.suppress(EOFError, ConnectionError):
                answer = self.run(page.act("too-late", do="rename", seat=1, name="Nobody"))
                assert not answer.get("ok")
            self.run(page.socket.close())

    @rule(where=st.sampled_from(["host", "board", "1", "2", "3"]))
    def open_page(self, where: str) -> None:
        """A page opens, or opens anew and says what it knows, so that it is told what it has missed."""
        client, path = self._place(where)
        if client is None:
            return
        before = self.pages.pop(where, None)
        query = {} if before is None else {"epoch": before[2].epoch, "since": str(before[2].number)}
        page = self.run(client.open(path, **query))
        if before is not None:
            page.state, page.epoch = before[2].state, before[2].epoch
            self.run(before[2].socket.close())
        with contextlib.suppress(EOFError):
            self.run(page.hear())
            self.pages[where] = client, path, page

    @precondition(lambda self: self.pages)
    @rule(data=st.data())
    def drop_page(self, data: st.DataObject) -> None:
        where = data.draw(st.sampled_from(sorted(self.pages)))
        self.run(self.pages.pop(where)[2].socket.close())

    @precondition(lambda self: self.pages)
    @rule(data=st.data(), text=message(GAME))
    def say(self, data: st.DataObject, text: str | bytes) -> None:
        """A page sends something, sense or nonsense."""
        where = data.draw(st.sampled_from(sorted(self.pages)))
        page = self.pages[where][2]
        with contextlib.suppress(ConnectionError, UnicodeEncodeError):
            self.run(page.socket.send_bytes(text) if isinstance(text, bytes) else page.socket.send_str(text))

    @precondition(lambda self: self.pages)
    @rule(data=st.data(), first=st.integers(1, 6), second=st.integers(1, 6))
    def roll(self, data: st.DataObject, first: int, second: int) -> None:
        """A page types a roll, and what was granted is remembered."""
        where = data.draw(st.sampled_from(sorted(self.pages)))
        command = f"roll-{self.steps:06}"
        action = {"do": "roll", "dice": [first, second]}
        answer = self._ask(where, command, action)
        if answer and answer.get("ok"):
            self.answered[command] = where, action, answer["entry"]

    @precondition(lambda self: self.answered)
    @rule(data=st.data())
    def send_again(self, data: st.DataObject) -> None:
        """What was granted before is not done twice."""
        command = data.draw(st.sampled_from(sorted(self.answered)))
        where, action, entry = self.answered[command]
        before = self.fixture.table.view(HOST).entry
        answer = self._ask(where, command, action)
        if answer is not None:
            assert (answer.get("entry"), answer.get("repeated")) == (entry, True), answer
            assert self.fixture.table.view(HOST).entry == before

    @rule(
        action=st.sampled_from(
            [
                {"do": "deal"},
                {"do": "end_session"},
                {"do": "close_game"},
                {"do": "clear_seat", "seat": 2},
                {"do": "open_game", "game": GAME},
            ]
        )
    )
    def house(self, action: dict[str, Any]) -> None:
        """The host goes on with the evening."""
        self._ask("host", f"house-{self.steps:06}", action)

    @invariant()
    def the_table_answers(self) -> None:
        self.steps += 1
        self.run(self._goes_on())

    @invariant()
    def a_page_that_followed_shows_what_a_new_one_is_shown(self) -> None:
        for where in tuple(self.pages):
            client, path, page = self.pages[where]
            if not self.run(self._catch_up(page)):
                del self.pages[where]
                continue
            new = self.run(client.open(path))
            self.run(new.hear())
            told = {key: value for key, value in page.state.items() if key.partition(".")[0] not in PASSING}
            assert told == {key: value for key, value in new.state.items() if key.partition(".")[0] not in PASSING}
            self.run(new.socket.close())

    def _place(self, where: str) -> tuple[Client | None, str]:
        if where == "host":
            return (self.host if self.signed_in else None), "/host/ws"
        if where == "board":
            return self.stranger, "/ws"
        seats = {card.seat for card in self.fixture.table.view(HOST).seats}
        return self.phones.get(int(where)) if int(where) in seats else None, f"/seat/{where}/ws"

    def _ask(self, where: str, command: str, action: dict[str, Any]) -> dict[str, Any] | None:
        """What the page of ``where`` is answered; ``None`` where there is none, or it has been ended."""
        if where not in self.pages:
            return None
        with contextlib.suppress(EOFError, ConnectionError):
            answer: dict[str, Any] = self.run(self.pages[where][2].act(command, **action))
            return answer
        return None

    async def _client(self, address: str = "127.0.0.1") -> Client:
        return self.fixture.client(address)

    async def _goes_on(self) -> None:
        await self.fixture.clock.advance(BUDGET)
        seats = [card.seat for card in self.fixture.table.view(HOST).seats]
        if seats:
            await self.fixture.act(Rename(seats[0], f"Name {self.steps}"))
        answer = await self.stranger.get("/health")
        assert answer.status == 200, await answer.text()

    async def _catch_up(self, page: Page) -> bool:
        """Hear everything until the answer to a question of ours; false where the page has been ended."""
        try:
            # A ping of its own may have a pong on its way; nobody throws dice that are not there.
            command = f"throw-{self.steps:06}"
            await page.socket.send_json({"t": "throw", "id": command, "based_on": 0})
            while (await page.hear()).get("id") != command:
                pass
        except (EOFError, ConnectionError):
            return False
        return True


TestProtocol = Protocol.TestCase
TestProtocol.settings = settings(
    max_examples=amount(4, 400),
    stateful_step_count=amount(25, 60),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
