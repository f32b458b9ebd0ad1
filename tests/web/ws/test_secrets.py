"""No frame to a wrong audience holds a secret: tokens, PIN, codes, and what only one seat may know."""

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from postparade.core.faults import JournalFault, Refusal
from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.actions import Roll
from postparade.rules.race import Race
from postparade.rules.viewer import HOST, Viewer
from postparade.table.corrections.preview import Preview
from postparade.table.messages import Command, Correct, OpenGame, Receipt, TableView, Update
from postparade.table.presentation.silks import Silks
from postparade.table.presentation.status_board import StatusBoard
from postparade.table.race_seed import system_chance
from postparade.table.table import Table
from postparade.web.ports import Ports
from postparade.web.server import WebServer
from postparade.web.settings import WebSettings
from tests.web.server_fixture import PIN, Client, Page, PageClock, ServerFixture, serving


async def everything(page: Page) -> str:
    """Every text the page has got so far: what comes before the answer to a ping was sent before it."""
    with contextlib.suppress(EOFError, ConnectionError):
        await page.ask(t="ping")
    return str(page.frames)


async def test_tokens_pin_and_codes_stay_where_they_belong(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        ann, bob = await fixture.seat("Ann", "Bob")
        manager = fixture.client()
        await manager.sign_in()
        pages = {
            "ann": await ann.open("/seat/1/ws"),
            "bob": await bob.open("/seat/2/ws"),
            "board": await fixture.client().open("/ws"),
            "host": await manager.open("/host/ws"),
        }
        for page in pages.values():
            await page.hear()
        await fixture.deal()
        await fixture.act(Roll((3, 4)))
        reseat = await pages["host"].ask(t="reseat", id="reseat-01", seat=2)
        heard = {name: await everything(page) for name, page in pages.items()}
        secrets = {
            "token of Ann": ann.cookie("/seat/1/").partition("=")[2],
            "token of Bob": bob.cookie("/seat/2/").partition("=")[2],
            "token of the host": manager.cookie("/host/").partition("=")[2],
            "PIN": PIN,
            "re-seat code": reseat["url"].rpartition("#seat-")[2],
            "join code": fixture.code,
        }
        allowed = {("host", "re-seat code"), ("host", "join code"), ("board", "join code")}
        for secret, text in secrets.items():
            assert len(text) >= 6
            found = {(name, secret) for name, frames in heard.items() if text in frames}
            assert found <= allowed, found


class HiddenHand(Struct, frozen=True):
    """A game's view with a card that only its owner sees."""

    phase: str
    turn: int | None
    own: str


class HiddenHands:
    """A real table whose game hides the hands: every seat's view holds a word that nobody else may read."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.fault: JournalFault | None = None

    async def submit(self, command: Command) -> Receipt | Refusal:
        return await self._table.submit(command)

    def view(self, who: Viewer) -> TableView:
        view = self._table.view(who)
        if view.play is None:
            return view
        own = f"hidden-hand-of-{who.seat}-{view.entry}" if who.role == "seat" else ""
        return replace(view, play=HiddenHand(view.play.phase, view.play.turn, own))

    async def preview(self, correction: Correct) -> Preview | Refusal:
        return await self._table.preview(correction)

    @property
    def presenting(self) -> bool:
        return self._table.presenting

    def race(self) -> Race | None:
        return self._table.race()

    @property
    def silks(self) -> Silks:
        return self._table.silks

    def watch(self, fn: Callable[[Update], None], /) -> Callable[[], None]:
        return self._table.watch(fn)


async def test_a_hidden_hand_reaches_its_owner_only(tmp_path: Path) -> None:
    clock = PageClock()
    table = await Table.open(tmp_path, clock, system_chance)
    status_board = StatusBoard()
    settings = WebSettings(port=0, host="127.0.0.1", pin=PIN)
    server = WebServer(settings, HiddenHands(table), status_board, clock, Ports(tmp_path))
    await server.start()
    fixture = ServerFixture(server, table, status_board, clock, [])
    phones = await fixture.seat("Ann", "Bob", "Cid")
    manager = fixture.client()
    await manager.sign_in()
    await fixture.act(OpenGame("quarter-horse"))
    pages: dict[str, Page] = {"board": await fixture.client().open("/ws"), "host": await manager.open("/host/ws")}
    pages |= {str(at): await phone.open(f"/seat/{at}/ws") for at, phone in enumerate(phones, 1)}
    for page in pages.values():
        await page.hear()
    await fixture.act(Deal())
    for dice in ((1, 1), (1, 2), (2, 2), (3, 2), (3, 3)):
        await fixture.act(Roll(dice))
    before = pages["1"].number
    await pages["1"].socket.close()
    back = await phones[0].open("/seat/1/ws", epoch=pages["1"].epoch, since=str(before))
    pages |= {"1 before": pages.pop("1"), "1": back}
    heard = {name: await everything(page) for name, page in pages.items()}
    for name, frames in heard.items():
        for owner in "123":
            seen = f"hidden-hand-of-{owner}-" in frames
            assert seen == (name[0] == owner), f"{name} and the hand of {owner}"
    for client in fixture.clients:
        await client.session.close()
    await server.close()
    await table.close()


@pytest.mark.parametrize("path", ["/", "/join", "/host/", "/seat/1/", "/health"])
async def test_plain_pages_hold_no_secret(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path) as fixture:
        (ann,) = await fixture.seat("Ann")
        text = await (await Client.get(fixture.client(), path)).text()
        for secret in (PIN, fixture.code, ann.cookie("/seat/1/").partition("=")[2]):
            assert secret not in text


async def test_access_file_holds_no_token(tmp_path: Path) -> None:
    async def run() -> tuple[list[str], bytes]:
        async with serving(tmp_path) as fixture:
            (ann,) = await fixture.seat("Ann")
            manager = fixture.client()
            await manager.sign_in()
            tokens = [ann.cookie("/seat/1/").partition("=")[2], manager.cookie("/host/").partition("=")[2]]
            return tokens, b"".join(file.read_bytes() for file in files)

    files = [tmp_path / name for name in ("access.sqlite", "access.sqlite-wal")]
    tokens, written = await run()
    assert len(written) > 100
    assert not [token for token in tokens if token.encode() in written]


async def test_notices_are_sent_as_the_board_knows_them(tmp_path: Path) -> None:
    """What pages get as news is what the table has blanked for the board, nothing the server adds."""

    async with serving(tmp_path) as fixture:
        notices: list[Update] = []
        fixture.table.watch(notices.append)
        await fixture.seat("Ann", "Bob")
        board = await fixture.client().open("/ws")
        await board.hear()
        await fixture.deal()
        await fixture.act(Roll((3, 4)), HOST)
        await board.hear_until("entry", notices[-1].entry)
        told: Any = msgspec.json.decode(msgspec.json.encode(notices[-1].events))
        assert board.state["news"]["events"] == told
