"""Whatever the store refuses, and wherever the power fails: what was confirmed stands, and the evening goes on.

A short evening of each game is played once for every single thing that the journal asks of its store, with that one
thing failing. Usually every eighth is tried; all of them with ``POSTPARADE_LONG=1``.
"""

import asyncio
import os
import random
import shutil
import tempfile
from pathlib import Path
from typing import Any

import pytest

from postparade.core.clock import HandClock
from postparade.core.faults import JournalFault, Refusal
from postparade.rules.registry import GAMES
from postparade.rules.viewer import HOST, TABLE, seat
from postparade.table.journal.codec import ending
from postparade.table.journal.journal import Journal
from postparade.table.journal.schema import FILE
from postparade.table.messages import Command, OpenGame, Receipt, TableView, TakeSeat
from postparade.table.table import Table
from postparade.table.view import view_of
from tests.games.driver import Driver
from tests.games.test_conformance import DRIVERS
from tests.table.journal.failing_store import Store, stored
from tests.table.players import stacked

pytestmark = pytest.mark.slow(6)

STEP = 1 if os.environ.get("POSTPARADE_LONG") else 8
ACTIONS = 8
NAMES = ("Ann", "Bob", "Cid", "Dora")
BUILT_IN = [driver for driver in DRIVERS if driver.game.name in GAMES]
EVERY_GAME = pytest.mark.parametrize("driver", BUILT_IN, ids=lambda driver: driver.game.name)


class Script:
    """The same short evening every time; what is refused for a fault of the disk is sent again."""

    def __init__(self, driver: Driver, folder: Path) -> None:
        self.driver = driver
        self.folder = folder
        self.confirmed = 0
        self.faults = 0
        self.boards: list[TableView] = []

    async def play(self) -> TableView:
        """The board at the end."""
        table = await self.open()
        try:
            rng = random.Random(7)
            for name in NAMES:
                await self.do(table, TakeSeat(name))
            await self.do(table, OpenGame(self.driver.game.name))
            for _ in range(ACTIONS):
                action, player = self.driver.act(table._accepted.play, rng)
                await self.do(table, action, player)
            return table.view(TABLE)
        finally:
            await table.close()

    async def open(self) -> Table:
        for _ in range(2):
            try:
                return await Table.open(self.folder, HandClock(), stacked(lambda items: list(reversed(items))))
            except JournalFault as fault:
                if fault.code not in ("journal_unreadable", "journal_unwritable"):
                    raise
                self.faults += 1
        raise AssertionError("the journal stays closed although the disk works again")

    async def do(self, table: Table, action: Any, player: int | None = None) -> None:
        command = Command(f"script-{table._accepted.entry}", HOST if player is None else seat(player), action)
        for _ in range(2):
            answer = await asyncio.wait_for(table.submit(command), 20)
            if isinstance(answer, Receipt):
                self.confirmed = answer.entry
                return
            assert isinstance(answer, Refusal)
            assert answer.code == "journal_unwritable", answer
            assert table.fault is not None
            self.faults += 1
        raise AssertionError("the table stays shut although the disk works again")


def image(folder: Path) -> int:
    """How many entries a copy of ``folder``, as a power cut leaves it, comes back with; all of them are replayed."""
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name) / "copy"
        shutil.copytree(folder, copy, ignore=shutil.ignore_patterns("*-shm"))
        entries = Journal.read(copy)
        assert view_of(ending(copy / FILE, entries), TABLE).entry == len(entries)
        return len(entries)


@EVERY_GAME
def test_whatever_fails_once_the_evening_ends_as_if_nothing_had(driver: Driver, tmp_path: Path) -> None:
    whole = Store()
    with stored(whole):
        expected = asyncio.run(Script(driver, tmp_path / "whole").play())
    tried: dict[str, int] = {}
    for at in range(1, whole.count + 1, STEP):
        store = Store(at)
        folder = tmp_path / str(at)
        script = Script(driver, folder)
        with stored(store):
            board = asyncio.run(script.play())
        assert store.failed is not None
        assert board == expected, (at, store.failed)
        if store.failed in ("BEGIN", "INSERT", "MANY", "COMMIT"):
            assert script.faults, (at, store.failed)
        entries = Journal.read(folder)
        assert view_of(ending(folder / FILE, entries), TABLE).entry == expected.entry
        tried[store.failed] = tried.get(store.failed, 0) + 1
        shutil.rmtree(folder)
    assert {"BEGIN", "COMMIT"} & tried.keys()


@EVERY_GAME
def test_the_power_may_fail_before_and_after_every_single_step(driver: Driver, tmp_path: Path) -> None:
    script = Script(driver, tmp_path / "live")
    cuts = 0

    def cut(count: int, what: str) -> None:
        nonlocal cuts
        if script.confirmed == 0 or count % STEP or what == "PRAGMA":
            return
        store.asked = lambda _count, _what: None
        kept = image(script.folder)
        store.asked = cut
        assert script.confirmed <= kept <= script.confirmed + 1, (count, what)
        cuts += 1

    store = Store(asked=cut)
    with stored(store):
        asyncio.run(script.play())
    assert cuts > 2 * ACTIONS / STEP
