"""Whatever anybody asks, in whatever order: no chip is lost, refusals change nothing, resends act once, and the journal
on the disk gives the same table at any moment."""

import asyncio
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from postparade.core.clock import HandClock
from postparade.core.faults import Refusal
from postparade.rules.viewer import HOST, Viewer
from postparade.table.journal.codec import ending
from postparade.table.journal.journal import Journal
from postparade.table.journal.schema import FILE
from postparade.table.messages import Command, OpenGame, Receipt, TakeSeat, Update
from postparade.table.table import Table
from postparade.table.view import digest, view_of
from tests.table.drawn_commands import anything, offered, options
from tests.table.players import stacked, views

pytestmark = pytest.mark.slow(4)


class Guests(RuleBasedStateMachine):
    """A table with a real journal, and guests who do as they please."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.sent: list[tuple[Command, Receipt]] = []
        self.heard: list[Update] = []
        self.table = self.open()

    def open(self) -> Table:
        """A table on the folder; cards come off the deck in an order that depends on nothing else."""
        table = self.runner.run(
            Table.open(Path(self.folder.name), HandClock(), stacked(lambda items: list(reversed(items))))
        )
        table.watch(self.heard.append)
        return table

    def teardown(self) -> None:
        self.runner.run(self.table.close())
        self.runner.close()
        self.folder.cleanup()

    def send(self, who: Viewer, action: Any) -> None:
        """Send a fresh command and check what may have changed."""
        before, heard = views(self.table), len(self.heard)
        command = Command(f"{who.role}-{len(self.sent)}-{heard}-{id(action)}", who, action)
        answer = self.runner.run(self.table.submit(command))
        after = views(self.table)
        if isinstance(answer, Refusal):
            assert after == before
            assert len(self.heard) == heard
        else:
            assert answer.entry == after["table None"].entry == before["table None"].entry + 1
            assert [notice.entry for notice in self.heard[heard:]] == [answer.entry]
            assert self.heard[-1].view == after["table None"]
            self.sent.append((command, answer))

    @initialize(game=st.sampled_from(["quarter-horse", "hold-your-horses"]), options=options, players=st.integers(2, 4))
    def begin(self, game: str, options: dict[str, Any], players: int) -> None:
        for name in ("Ann", "Bob", "Cid", "Dora")[:players]:
            self.send(HOST, TakeSeat(name))
        self.send(HOST, OpenGame(game, options))

    @rule(data=st.data())
    def somebody_plays_what_is_offered(self, data: st.DataObject) -> None:
        for _ in range(6):
            self.send(*data.draw(offered(self.table.view(HOST))))

    @rule(command=anything)
    def somebody_asks_for_anything(self, command: tuple[Viewer, Any]) -> None:
        self.send(*command)

    @precondition(lambda self: self.sent)
    @rule(data=st.data())
    def somebody_sends_again(self, data: st.DataObject) -> None:
        command, answer = data.draw(st.sampled_from(self.sent))
        before, heard = views(self.table), len(self.heard)
        again = self.runner.run(self.table.submit(command))
        assert again == Receipt(answer.entry, answer.events, repeated=True, seat=answer.seat)
        assert (views(self.table), len(self.heard)) == (before, heard)

    @rule()
    def the_table_is_started_again(self) -> None:
        before = views(self.table)
        self.runner.run(self.table.close())
        self.table = self.open()
        assert views(self.table) == before

    @invariant()
    def no_chip_is_lost(self) -> None:
        evening = self.table._written
        if evening.game is not None:
            accounts = evening.game.accounts(evening.play)
            assert sum(accounts.values()) == evening.game.issued(evening.play)
            assert min(accounts.values()) >= 0
            assert not evening.running or all(
                f"seat {seat}" not in accounts for seat in range(1, 13) if seat not in evening.seats
            )

    @invariant()
    def the_journal_gives_the_same_table(self) -> None:
        path = Path(self.folder.name) / FILE
        evening = ending(path, Journal.read(path))
        assert view_of(evening, HOST) == self.table.view(HOST)
        assert digest(evening) == digest(self.table._written)


Guests.TestCase.settings = settings(max_examples=15, stateful_step_count=20, deadline=None)
TestGuests = Guests.TestCase
