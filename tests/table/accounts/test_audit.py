"""Rules that lose, make or misplace a chip are stopped before anybody sees it."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from postparade.core.faults import JournalFault
from postparade.games.dice_race.rules import events as ev
from postparade.games.dice_race.rules.actions import Deal
from postparade.games.dice_race.rules.state import State
from postparade.games.quarter_horse.rules.game import QuarterHorse
from postparade.rules.chips import POT, Transfer, purse
from postparade.rules.registry import GAMES
from tests.table.players import company, views


class Clipped(QuarterHorse):
    """Every payment loses one chip on its way to the pot."""

    def evolve(self, state: State, event: ev.Event) -> State:
        after = super().evolve(state, event)
        return msgspec.structs.replace(after, pot=after.pot - 1) if isinstance(event, ev.Paid) else after


class Swapped(QuarterHorse):
    """The chips add up, and yet the wrong seat has paid."""

    def evolve(self, state: State, event: ev.Event) -> State:
        after = super().evolve(state, event)
        return msgspec.structs.replace(after, chips=after.chips[::-1]) if isinstance(event, ev.Paid) else after


class Silent(QuarterHorse):
    """Chips move, and no transfer says so."""

    def transfers(self, state: State, event: ev.Event) -> tuple[Transfer, ...]:
        return ()


class Generous(QuarterHorse):
    """A payment that everybody agrees on, out of an empty purse."""

    def evolve(self, state: State, event: ev.Event) -> State:
        after = super().evolve(state, event)
        if not isinstance(event, ev.Paid):
            return after
        return msgspec.structs.replace(after, pot=after.pot + 99, chips=(after.chips[0] - 99, *after.chips[1:]))

    def transfers(self, state: State, event: ev.Event) -> tuple[Transfer, ...]:
        usual = super().transfers(state, event)
        return (*usual, Transfer(purse(1), POT, 99, "too much")) if usual else usual


class Unissued(QuarterHorse):
    """Chips that the cashier never handed out."""

    def new(self, setup: Any) -> Any:
        state = super().new(setup)
        return msgspec.structs.replace(state, issued=1) if isinstance(state, State) else state


@pytest.mark.parametrize("game", [Clipped, Swapped, Silent, Generous])
async def test_an_event_that_does_not_add_up_is_never_committed(
    tmp_path: Path, game: type[QuarterHorse], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "quarter-horse", game())

    async with company(tmp_path, ("Ann", "Bob"), "quarter-horse") as guests:
        await guests.do(Deal())
        before = views(guests.table)
        with pytest.raises(JournalFault) as caught:
            await guests.roll(5)
        assert caught.value.code == "ledger_unbalanced"
        assert caught.value.details["entry"] == guests.board.entry + 1
        assert views(guests.table) == before
    async with company(tmp_path) as guests:
        assert views(guests.table) == before


async def test_a_game_that_begins_unbalanced_is_never_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "quarter-horse", Unissued())

    with pytest.raises(JournalFault, match="add up"):
        async with company(tmp_path, ("Ann", "Bob"), "quarter-horse"):
            pass


async def test_a_journal_that_does_not_add_up_is_not_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def write() -> None:
        async with company(tmp_path, ("Ann", "Bob"), "quarter-horse") as guests:
            await guests.scratch(5, 6, 7, 8)

    async def resume() -> None:
        async with company(tmp_path):
            pass

    await write()
    monkeypatch.setitem(GAMES, "quarter-horse", Clipped())
    with pytest.raises(JournalFault) as caught:
        await resume()
    assert caught.value.code == "ledger_unbalanced"
    monkeypatch.undo()
    await resume()


async def test_rules_that_this_version_does_not_know_are_not_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Later(QuarterHorse):
        rules = "quarter-horse/2"

    async def write() -> None:
        async with company(tmp_path, ("Ann", "Bob"), "quarter-horse"):
            pass

    async def resume() -> None:
        async with company(tmp_path):
            pass

    with monkeypatch.context() as patched:
        patched.setitem(GAMES, "quarter-horse", Later())
        await write()
    with pytest.raises(JournalFault) as caught:
        await resume()
    assert caught.value.code == "journal_newer"
