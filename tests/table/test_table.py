"""The table takes commands in order, refuses stale ones, and tells everybody what has come of them."""

import asyncio
from pathlib import Path

import pytest

from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.actions import Roll
from postparade.rules.cards import DECK, Deck
from postparade.rules.dice import TWO_SIXES
from postparade.rules.viewer import DICE, HOST, SPECTATOR, TABLE, seat
from postparade.table.messages import (
    ClearSeat,
    CloseGame,
    OpenGame,
    Receipt,
    Rename,
    TakeSeat,
    Update,
)
from postparade.table.presentation.silks import Silks
from postparade.table.settings import HorseSettings
from tests.table.players import company

PAIR = ("Ann", "Bob")
DEALT = Deck(TWO_SIXES.sums)


async def test_a_command_decided_on_an_older_throw_is_stale(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        await guests.do(Deal())
        seen = guests.board.entry
        await guests.do(Rename(1, "Anna"))
        answer = await guests.ask(Roll((1, 2)), DICE, based_on=seen)
        assert isinstance(answer, Receipt)
        assert await guests.code(Roll((1, 2)), DICE, based_on=seen) == "stale"
        assert await guests.code(Roll((1, 2)), DICE, based_on=99) == "stale"


async def test_a_command_about_another_game_or_another_player_is_stale(tmp_path: Path) -> None:
    async with company(tmp_path, ("Ann", "Bob", "Cid"), "quarter-horse") as guests:
        seen = guests.board.entry
        await guests.do(CloseGame())
        await guests.do(OpenGame("quarter-horse"))
        assert await guests.code(CloseGame(), based_on=seen) == "stale"
        assert await guests.code(Deal(), based_on=seen) == "stale"
        await guests.do(ClearSeat(3))
        await guests.do(TakeSeat("Dora", 3))
        assert await guests.code(ClearSeat(3), based_on=seen) == "stale"


async def test_a_command_on_forgotten_ground_is_stale_only_if_the_ground_matters(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        await guests.do(Deal())
        seen = guests.board.entry
        for turn in range(600):
            await guests.do(Rename(1, f"Ann {turn}"))
        assert await guests.code(Roll((1, 2)), DICE, based_on=seen) == "stale"
        assert isinstance(await guests.ask(TakeSeat("Cid"), SPECTATOR, based_on=seen), Receipt)


async def test_commands_are_taken_in_the_order_of_arrival(tmp_path: Path) -> None:
    async with company(tmp_path) as guests:
        commands = [TakeSeat("Ann"), TakeSeat("Bob"), TakeSeat("ann"), Rename(2, "Cid"), TakeSeat("Bob")]
        answers = await asyncio.gather(*(guests.ask(command) for command in commands))
        granted = [answer.entry if isinstance(answer, Receipt) else answer.code for answer in answers]
        assert granted == [1, 2, "name_taken", 3, 4]
        assert [notice.entry for notice in guests.heard] == [1, 2, 3, 4]


async def test_a_notice_says_what_happened_when_and_how_the_race_stood_before(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        await guests.clock.advance(12)
        await guests.roll(2)
        notice = guests.heard[-1]
        assert (notice.kind, notice.entry, notice.at) == ("play", guests.board.entry, 1_800_000_012.0)
        assert notice.action == Roll((1, 1))
        assert notice.race_before is not None
        assert notice.race is not None
        assert (notice.race_before.lane(2).position, notice.race.lane(2).position) == (0, 1)
        assert notice.view == guests.board
        assert notice.names == {1: "Ann", 2: "Bob"}
        assert notice.race == guests.table.race()


async def test_nothing_is_published_before_it_is_on_the_disk(tmp_path: Path) -> None:
    async with company(tmp_path) as guests:
        command = asyncio.ensure_future(guests.ask(TakeSeat("Ann")))
        await asyncio.sleep(0)
        assert guests.board.entry == 0
        assert guests.heard == []
        await command
        assert guests.board.entry == 1


async def test_a_command_is_granted_even_if_its_sender_has_gone(tmp_path: Path) -> None:
    async with company(tmp_path) as guests:
        command = asyncio.ensure_future(guests.ask(TakeSeat("Ann")))
        await asyncio.sleep(0)
        command.cancel()
        await guests.do(TakeSeat("Bob"))
        assert [notice.names for notice in guests.heard] == [{1: "Ann"}, {1: "Ann", 2: "Bob"}]


async def test_a_watcher_that_fails_disturbs_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def broken(notice: Update) -> None:
        raise RuntimeError("a lamp is out")

    async with company(tmp_path) as guests:
        unwatch = guests.table.watch(broken)
        later: list[Update] = []
        guests.table.watch(later.append)
        await guests.do(TakeSeat("Ann"))
        assert "a lamp is out" in caplog.text
        caplog.clear()
        unwatch()
        await guests.do(TakeSeat("Bob"))
        assert caplog.text == ""
        assert [notice.entry for notice in later] == [1, 2]


async def test_a_closed_table_accepts_nothing(tmp_path: Path) -> None:
    async with company(tmp_path) as guests:
        command = asyncio.ensure_future(guests.ask(TakeSeat("Ann")))
        await asyncio.sleep(0)
        await guests.table.close()
        assert isinstance(await command, Receipt)
        assert await guests.code(TakeSeat("Bob")) == "journal_unwritable"


async def test_cards_that_a_phone_or_the_host_names_are_thrown_away_unless_the_setup_says_recorded(
    tmp_path: Path,
) -> None:
    """A dealer's phone cannot deal itself any hand: the table shuffles, and the journal holds what it drew."""
    aces = {"1": [2, 2, 2, 2], "2": [12]}
    for who, forged in ((seat(2), Deal(deck=sorted(DECK))), (HOST, Deal(hands=aces, partial=True))):
        async with company(tmp_path / who.role, PAIR, "quarter-horse", dealer=2) as guests:
            dealt = (await guests.do(forged, who)).events[0]
            assert sum(map(sum, dealt.hands.values())) == len(DECK)
            assert dealt.hands != DEALT.deal_out(sorted(DECK), (1, 2), dealt.first_roller)
    async with company(tmp_path / "recorded", PAIR, "quarter-horse", dealer=2, cards="recorded") as guests:
        assert (await guests.do(Deal(deck=sorted(DECK)), seat(2))).events[0].hands != DEALT.deal_out(
            sorted(DECK), (1, 2), 1
        )
    async with company(tmp_path / "entered", PAIR, "quarter-horse", dealer=2, cards="recorded") as guests:
        dealt = (await guests.do(Deal(deck=sorted(DECK)))).events[0]
        assert dealt.hands == DEALT.deal_out(sorted(DECK), (1, 2), dealt.first_roller)


async def test_a_view_is_built_once_and_anew_after_every_change(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        await guests.do(Deal())
        views = {who: guests.table.view(who) for who in (seat(1), TABLE, HOST, seat(2))}
        assert all(guests.table.view(who) is view for who, view in views.items())
        assert views[HOST].status == views[seat(1)].status == views[TABLE].status
        assert views[HOST].offers
        assert not views[seat(1)].offers
        await guests.do(Roll((3, 4)))
        assert all(guests.table.view(who).entry == view.entry + 1 for who, view in views.items())
        guests.table.silks = Silks([HorseSettings(number=7, name="Lightning")])
        lanes = guests.table.view(TABLE).play.race.lanes
        assert "Lightning" in {lane.name for lane in lanes}
